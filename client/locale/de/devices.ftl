## Auf ein anderes Gerät

devices-title = Auf anderem Gerät weiterspielen
devices-about = { $count ->
    [one] Ein Spiel kommt mit. Scanne dieses Bild mit der Kamera des anderen Geräts oder gib dort den Code ein.
   *[other] { $count } Spiele kommen mit. Scanne dieses Bild mit der Kamera des anderen Geräts oder gib dort den Code ein.
}
devices-qr = QR-Code des Links mit dem Code { $code }
devices-code = Code für { $place }
devices-left = Gilt noch { $time } und nur einmal.
devices-link = Link für das andere Gerät
devices-careful = Zeig den Code sonst niemandem: Wer ihn hat, kann an deiner Stelle spielen.
devices-taken = Das andere Gerät hat übernommen.
devices-taken-about = Du kannst auf beiden weiterspielen. Wenn du hier gehst, vergisst dieses Gerät die Spiele; sie gehen ohne es weiter.
devices-expired = Der Code ist abgelaufen.
devices-again = Neuer Code
devices-leave = Auf diesem Gerät gehen
devices-stay = Auf beiden bleiben

## Von einem anderen Gerät

take-about = Wähle auf dem anderen Gerät „Auf anderem Gerät weiterspielen“. Es zeigt dann einen Code.
take-code = Code
take-submit = Übernehmen
take-bad-code = Ein Code hat neun Buchstaben und Ziffern.
take-got = { $count ->
    [0] Hier gibt es nichts fortzusetzen
    [one] Dieses Spiel geht hier weiter
   *[other] Diese { $count } Spiele gehen hier weiter
}
take-as = Du bist { $name }
take-host = der Gastgeber
take-two-seats = Auf diesem Gerät spielst du schon als { $own }. Der Code gibt dir den Platz von { $name }, und ein Gerät kann nur einen davon haben.
take-keep = { $name } bleiben
take-replace = { $name } übernehmen
take-other-device = Das andere Gerät ist noch angemeldet und kann auch spielen.
take-sign-out = Das andere Gerät abmelden
take-sign-out-sure = Wirklich? Dann spielt nur noch dieses Gerät
take-signed-out = Jetzt kann nur noch dieses Gerät spielen.
