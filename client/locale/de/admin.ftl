admin-about = Für alle, die diesen Salon betreiben. Das Token bleibt nur gespeichert, bis du diesen Tab schließt, und alles, was damit geschieht, wird protokolliert.
admin-token = Token
admin-sign-in = Öffnen
admin-sign-out = Abmelden
admin-off = Dieser Salon hat keine Verwaltungsseite.
admin-load = Auslastung
admin-load-moves = Züge pro Sekunde
admin-load-connections = Verbindungen
admin-load-live = Tische im Speicher
admin-load-waiting = wartende Bots
admin-load-memory = Speicher
admin-load-errors = Fehler seit dem Start
admin-reports = Meldungen ({ $count })
admin-no-reports = Es gibt keine offenen Meldungen.
admin-report-facts = { $game }, gemeldet { $time }
admin-report-by = von Platz { $seat } am Tisch
admin-report-by-spectator = von jemandem, der zusah, am Tisch
admin-reported = Gemeldet:
admin-dismiss = Erledigt
admin-tables = Tische ({ $count })
admin-no-tables = Niemand spielt.
admin-some-tables = Die letzten { $shown } von { $count } Tischen.
admin-status-waiting = wartet
admin-status-playing = im Spiel
admin-status-over = beendet
admin-public = öffentlich
admin-private = privat
admin-company = { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}, { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
}, { $open ->
    [one] 1 freier Platz
   *[other] { $open } freie Plätze
}
admin-since = eröffnet { $time }
admin-last = letzte Änderung { $time }
admin-close = Schließen
admin-close-table = Tisch schließen
admin-close-sure = Endgültig schließen
admin-mutes = Stummgeschaltet ({ $count })
admin-no-mutes = Niemand ist stummgeschaltet.
admin-muted-until = bis { $time }
admin-mute = Stummschalten
admin-mute-for = Wie lange
admin-mute-1 = eine Stunde
admin-mute-24 = einen Tag
admin-mute-168 = eine Woche
admin-mute-720 = 30 Tage
admin-unmute = Freigeben
admin-address = Adresse stummschalten
admin-sender-about = Der Server speichert keine Adressen von Spielern. Ein Absender steht für eine Adresse oder für ein IPv6-Netz.
admin-actions = Was mit dem Token geschah
admin-from = von { $address }
admin-did-sign-in = angemeldet
admin-did-close-table = Tisch geschlossen
admin-did-mute = stummgeschaltet
admin-did-unmute = freigegeben
admin-did-dismiss = Meldung erledigt
