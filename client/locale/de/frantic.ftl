## Karten

frantic-card-blue = Blau { $number }
frantic-card-red = Rot { $number }
frantic-card-green = Grün { $number }
frantic-card-yellow = Gelb { $number }
frantic-card-black = Schwarz { $number }
frantic-special-blue = { $name } in Blau
frantic-special-red = { $name } in Rot
frantic-special-green = { $name } in Grün
frantic-special-yellow = { $name } in Gelb
frantic-worth = { $points ->
    [one] Einen Punkt wert.
   *[other] { $points } Punkte wert.
}
frantic-brief-blue = Passt auf Blau und auf jede { $number }
frantic-brief-red = Passt auf Rot und auf jede { $number }
frantic-brief-green = Passt auf Grün und auf jede { $number }
frantic-brief-yellow = Passt auf Gelb und auf jede { $number }
frantic-brief-black = Passt auf jede { $number } und deckt ein Ereignis auf
frantic-kind-number = Farbkarten
frantic-kind-black = Schwarze Karten
frantic-kind-special = Einfarbige Spezialkarten
frantic-kind-wild = Spezialkarten, die auf alles passen
frantic-kind-event = Ereignisse
frantic-cards = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}

## Die Leiste

frantic-round = Runde
frantic-limit = Limit
frantic-dealer = Gibt
frantic-in-force = { $colour } gilt

## Plätze

frantic-seats = Die anderen, in Spielreihenfolge
frantic-of-limit = von { $limit }
frantic-points-short = { $points } von { $limit }
frantic-points-of = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} von { $limit }
frantic-person = { $cards ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $cards } Karten
} · { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
frantic-skipped = Setzt aus
frantic-next = Danach
frantic-on-turn = Am Zug
frantic-draws = { $count ->
    [0] Zieht keine
    [one] Zieht eine
   *[other] Zieht { $count }
}
frantic-away = Weg
frantic-rests = Bot spielt
frantic-time = Restzeit:
frantic-order = Gespielt wird gegen den Uhrzeigersinn

## Die Mitte

frantic-middle = Die Tischmitte
frantic-draw-label = Nachzieh­stapel
frantic-draw-pile = Nachzieh­stapel, { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}
frantic-event-label = Ereignis­stapel
frantic-event-pile = Ereignis­stapel, { $count ->
    [0] keins mehr
    [one] noch eins
   *[other] noch { $count }
}
frantic-event-pile-last = Ereignis­stapel, { $count ->
    [0] keins mehr
    [one] noch eins
   *[other] noch { $count }
}. Das letzte: { $event }
frantic-top = Zu bedienen: { $card }
frantic-top-wish = Zu bedienen: { $card }, gewünscht: { $wish }
frantic-wish = Wunsch:
frantic-bomb = { $turns ->
    [0] { event-name-time-bomb }: kein Zug mehr
    [one] { event-name-time-bomb }: noch ein Zug
   *[other] { event-name-time-bomb }: noch { $turns } Züge
}

## Die Hand

frantic-hand = Deine Hand, { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}
frantic-hand-of = { $name }: { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}
frantic-fit = { $able } von { $count } passen
frantic-fits-either = Verlangt: { $colour } oder { $number }
frantic-fits-kind = Verlangt: { $colour } oder { $name }
frantic-fits-colour = Verlangt: { $colour }
frantic-fits-number = Verlangt: { $number }
frantic-why = { $needs } ({ $rule })
frantic-draw = Karte ziehen
frantic-draw-short = Ziehen
frantic-pass = Passen
frantic-sort-colour = Nach Zahl ordnen
frantic-sort-kind = Nach Farbe ordnen
frantic-confirm = { $card } spielen
frantic-plan = { $card } vormerken
frantic-confirm-draw = Ja, ziehen
frantic-choose = Jetzt wählen
frantic-last-round = Vorige Runde

## Was gefragt ist

frantic-over = Die Partie ist zu Ende
frantic-paused = Pause: Gerade kann niemand spielen
frantic-moment = Einen Moment …
frantic-wait = Warten auf { $names }
frantic-does = { $name } { $doing }
frantic-bot-does = Der Bot von { $name } { $doing }
frantic-own-bot-does = Dein Bot { $doing }
frantic-held = Deine Antwort steht
frantic-ask-play = Du bist dran: Spiel eine Karte{ $pile ->
    [0] {""}
   *[other] {" "}oder zieh eine
}
frantic-ask-play-on = Spiel eine Karte oder passe
frantic-ask-second-chance = Spiel noch eine Karte auf deine „{ name-2nd-chance }“
frantic-ask-aim = Wen trifft „{ $card }“?
frantic-ask-shares = Wer zieht die vier Karten?
frantic-ask-redirect = Wer zieht { $count ->
    [one] die Karte
   *[other] die { $count } Karten
} an deiner Stelle?
frantic-ask-give = Welche Karten bekommt { $target }?
frantic-ask-window = { $name } attackiert dich mit „{ $card }“
frantic-ask-wish = Wünsch dir eine Farbe oder eine Zahl
frantic-ask-wish-colour = Wünsch dir eine Farbe
frantic-ask-nice-try = { $count ->
    [one] { $names } hat keine Karten mehr
   *[other] { $names } haben keine Karten mehr
}
frantic-ask-gamble = Leg eine Karte verdeckt hin
frantic-ask-market = Nimm dir eine Karte vom Markt
frantic-ask-christmas = Verschenk alle deine Karten
frantic-ask-recession = Leg { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab
frantic-ask-party-card = Verschenk eine Karte
frantic-ask-party-seat = Wer bekommt deine Karte?
frantic-ask-eye = Alle Hände liegen offen: Genug gesehen?

## Was jemand gerade tut

frantic-doing-play = wählt eine Karte
frantic-doing-play-on = hat gezogen und überlegt
frantic-doing-second-chance = spielt noch eine Karte
frantic-doing-aim = sucht ein Ziel
frantic-doing-give = wählt Karten zum Verschenken
frantic-doing-window = darf kontern
frantic-doing-shares = sucht Ziele
frantic-doing-wish = wünscht sich etwas
frantic-doing-nice-try = darf antworten
frantic-doing-gamble = legt eine Karte
frantic-doing-market = ist am Markt
frantic-doing-christmas = packt Geschenke
frantic-doing-recession = legt Karten ab
frantic-doing-party-card = sucht ein Geschenk aus
frantic-doing-party-seat = verschenkt eine Karte
frantic-doing-eye = schaut sich alle Hände an

## Blätter mit Schritten

frantic-step-target-gift = Wer bekommt deine Karten?
frantic-step-target-exchange = Mit wem tauschst du?
frantic-step-target-skip = Wer setzt aus?
frantic-step-target-equality = Wer füllt auf deine Kartenzahl auf?
frantic-step-target-counterattack = Wen trifft es stattdessen?
frantic-step-target-surprise-party = Wer bekommt sie?
frantic-step-shares = Wer zieht? { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
}
frantic-step-give = { $count ->
    [one] Welche Karte gibst du ab?
   *[other] Welche { $count } Karten gibst du ab?
}
frantic-step-discard = { $count ->
    [one] Welche Karte legst du ab?
   *[other] Welche { $count } Karten legst du ab?
}
frantic-step-lay = Welche Karte legst du verdeckt hin?
frantic-step-take = Welche Karte nimmst du?
frantic-step-gifts = Wer bekommt welche Karte?
frantic-step-wish = Wünsch dir eine Farbe oder eine Zahl
frantic-step-colour = Wünsch dir eine Farbe
frantic-note-redirect = Du schlägst zurück: { $card } ist jetzt dein Angriff.
frantic-note-redirect-of = { $name } hat dich mit { $card } angegriffen. Du schlägst zurück: Jetzt ist es dein Angriff.
frantic-step-done = ✓ fertig
frantic-step-left = noch { $count }
frantic-share-less = Eine Karte weniger für { $name }
frantic-share-more = Eine Karte mehr für { $name }
frantic-wished = Gewünscht
frantic-or = oder
frantic-gifts-who = Wer die nächsten Karten bekommt
frantic-gifts-cards = Deine Karten
frantic-gifts-count = { $cards ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $cards } Karten
}{ $count ->
    [0] { "" }
   *[other] , bekommt { $count }
}
frantic-gifts-rest = Alles Übrige für { $name } ({ $count })
frantic-gift-for = { $card }, für { $name }
frantic-sum-target = Es trifft { $name }.
frantic-sum-share = { $name } zieht { $count }
frantic-sum-shares = { $shares }.
frantic-sum-wish = Gewünscht wird { $wish }.
frantic-back = Zurück
frantic-look = Tisch ansehen
frantic-play = Spielen
frantic-done = Fertig
frantic-go-on = Weiter

## Antworten außer der Reihe

frantic-last-card = Letzte Karte!
frantic-let-it = Geschehen lassen
frantic-no-answer = Keine Antwort
frantic-no-counter = – und du hast keine „{ name-counterattack }“.
frantic-no-try = – und du hast keinen „{ name-nice-try }“.
frantic-agree = Genug gesehen
frantic-agreed = hat genug gesehen
frantic-eye-wait = { $count ->
    [one] Eine Person schaut noch.
   *[other] { $count } Personen schauen noch.
}

## Was gerade passiert ist

frantic-event = Ereignis
frantic-set-off = ausgelöst von { $name }
    .you-name = ausgelöst von dir
frantic-set-off-with = ausgelöst von { $name } mit { $card }
    .you-name = ausgelöst von dir mit { $card }
frantic-banner-wish = { $name } wünscht sich
    .you-name = Du wünschst dir
frantic-banner-colour = Die zuletzt gespielte Farbe:
frantic-banner-counter = { $name } schlägt zurück!
    .you-name = Du schlägst zurück!
frantic-banner-lapsed = { $card }: niemand zum Attackieren
frantic-banner-out = { $name }: letzte Karte weg!
    .you-name = Deine letzte Karte ist weg!
frantic-banner-nothing = Nichts passiert

## Das Ende einer Runde und der Partie

frantic-round-over = Runde { $round }
frantic-this-round = Diese Runde
frantic-before = Vorher
frantic-limit-is = Limit { $limit }
frantic-limit-near = { $points ->
    [one] noch ein Punkt bis zum Limit
   *[other] noch { $points } Punkte bis zum Limit
}
frantic-limit-reached = Limit erreicht
frantic-no-cards = Keine Karten mehr
frantic-not-counted = Zählt nicht
frantic-next-dealer = Gibt als Nächstes
frantic-deals = { $name } gibt als Nächstes.
    .you-name = Du gibst als Nächstes.
frantic-winner = Gewonnen
frantic-your-turn = Du bist dran
frantic-to-table = Zum Tisch
frantic-end = Das war’s
frantic-end-won = Gewonnen!

## Züge in Worten

frantic-text-send = So machen
frantic-text-share = Wer zieht Karte { $number } von { $count }?
frantic-text-gift = Wer bekommt { $card }?
frantic-say-play = { $card } spielen
frantic-say-draw = Karte ziehen
frantic-say-pass = Passen
frantic-say-attack = { $name } attackieren
frantic-say-give = { $card } abgeben
frantic-say-wish = { $wish ->
    [blue] Blau
    [red] Rot
    [green] Grün
    [yellow] Gelb
   *[number] Eine { $wish }
} wünschen
frantic-say-lay = { $card } verdeckt hinlegen
frantic-say-take = { $card } vom Markt nehmen
frantic-say-to = An { $name } geben
frantic-say-discard = { $card } ablegen
frantic-say-agree = Genug gesehen

## Die geführte erste Partie

frantic-lesson-aim = Werde deine Karten los! Was du am Ende einer Runde noch auf der Hand hast, zählt gegen dich.
frantic-lesson-fit = Auf diese Karte wird gespielt: gleiche Farbe, gleiche Zahl oder gleiches Symbol. Was passt, ist angehoben; tipp eine andere an, und sie sagt dir, warum nicht.
frantic-lesson-draw = Stattdessen kannst du eine Karte ziehen, auch wenn etwas passt. Danach darfst du noch eine spielen, die neue oder irgendeine andere.
frantic-lesson-wish = Jemand hat sich etwas gewünscht: Nur das passt, bis die nächste Karte gespielt wird. Vierfarbige Karten passen auf alles.
frantic-lesson-attack = Du hast eine Attacke. Spielst du sie, fragt dich ein Blatt, wen sie trifft; bis du bestätigst, ist nichts gespielt.
frantic-lesson-window = Du wirst attackiert! Gefragt wirst du auch, wenn du nicht antworten kannst, damit niemand merkt, wer „{ name-counterattack }“ hat.
frantic-lesson-event = Schwarze Karten decken Ereignisse auf, und die stellen alles auf den Kopf. Tipp auf den Stapel, um dieses noch einmal zu lesen.
frantic-lesson-on = Mehr brauchst du nicht. Halt eine Karte gedrückt oder klick sie rechts an, um ihre Regel zu lesen. Erreicht jemand das Limit, gewinnt, wer am wenigsten Punkte hat.
frantic-lesson-score = Karten auf der Hand sind Punkte, und Punkte sind schlecht: Zahlen zählen ihren Wert, Sonderkarten mehr. Wer am wenigsten hat, wenn jemand die Grenze erreicht, gewinnt.
frantic-lesson-goodbye = Das war dein erstes Spiel. Danke fürs Mitspielen! „Neues Spiel“ teilt neu aus, auf Wunsch mit einer höheren Grenze.

## The story

frantic-story-aimed = ⚔ { $name } attackiert { $targets }.
    .you-name = ⚔ Du attackierst { $targets }.
    .you-targets = ⚔ { $name } attackiert dich.
    .among-targets = ⚔ { $name } attackiert { $targets }.
frantic-story-countered = ⚔ { $name } schlägt zurück.
    .you-name = ⚔ Du schlägst zurück.
frantic-story-countered-at = ⚔ { $name } schlägt zurück, gegen { $target }.
    .you-name = ⚔ Du schlägst zurück, gegen { $target }.
    .you-target = ⚔ { $name } schlägt zurück, gegen dich.
frantic-story-event = ★ { $name }!
frantic-story-turned = { $name } hat in Runde { $chapter } mit { $points ->
    [0] null Punkten
    [one] nur einem Punkt
   *[other] { $points } Punkten
} endgültig die Führung übernommen.
    .you-name = Du hast in Runde { $chapter } mit { $points ->
        [0] null Punkten
        [one] nur einem Punkt
       *[other] { $points } Punkten
    } endgültig die Führung übernommen.
scores-note-frantic = Die wenigsten Punkte gewinnen. Die Handkarten zählen erst am Ende der Runde.
