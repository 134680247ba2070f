admin-about = Voor wie deze salon beheert. Het token blijft alleen bewaard tot je dit tabblad sluit, en alles wat ermee gebeurt, wordt vastgelegd.
admin-token = Token
admin-sign-in = Openen
admin-sign-out = Afmelden
admin-off = Deze salon heeft geen beheerpagina.
admin-load = Belasting
admin-load-moves = zetten per seconde
admin-load-connections = verbindingen
admin-load-live = tafels in het geheugen
admin-load-waiting = wachtende bots
admin-load-memory = geheugen
admin-load-errors = fouten sinds de start
admin-reports = Meldingen ({ $count })
admin-no-reports = Er zijn geen openstaande meldingen.
admin-report-facts = { $game }, gemeld { $time }
admin-report-by = door plaats { $seat } aan tafel
admin-report-by-spectator = door een toeschouwer van tafel
admin-reported = Gemeld:
admin-dismiss = Afgehandeld
admin-tables = Tafels ({ $count })
admin-no-tables = Niemand speelt.
admin-some-tables = De laatste { $shown } van { $count } tafels.
admin-status-waiting = wacht
admin-status-playing = bezig
admin-status-over = afgelopen
admin-public = openbaar
admin-private = privé
admin-company = { $people ->
    [one] 1 persoon
   *[other] { $people } personen
}, { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}, { $open ->
    [one] 1 vrije plaats
   *[other] { $open } vrije plaatsen
}
admin-since = geopend { $time }
admin-last = laatste wijziging { $time }
admin-close = Sluiten
admin-close-table = Tafel sluiten
admin-close-sure = Voorgoed sluiten
admin-mutes = Gedempt ({ $count })
admin-no-mutes = Niemand is gedempt.
admin-muted-until = tot { $time }
admin-mute = Dempen
admin-mute-for = Hoelang
admin-mute-1 = een uur
admin-mute-24 = een dag
admin-mute-168 = een week
admin-mute-720 = 30 dagen
admin-unmute = Dempen opheffen
admin-address = Een adres dempen
admin-sender-about = De server bewaart geen adressen van spelers. Een afzender staat voor een adres of voor een IPv6-netwerk.
admin-actions = Wat er met het token is gedaan
admin-from = vanaf { $address }
admin-did-sign-in = aangemeld
admin-did-close-table = tafel gesloten
admin-did-mute = gedempt
admin-did-unmute = dempen opgeheven
admin-did-dismiss = melding afgehandeld
