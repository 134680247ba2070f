## Der Tisch von Fzzzt!

fzzzt-round = Runde { $round } von { $rounds }
fzzzt-final-score = Endstand
fzzzt-players = Die anderen am Tisch
fzzzt-chief = Chef
fzzzt-chief-long = Chefrolle: gewinnt bei Gleichstand
fzzzt-mechanic = Mechaniker { $number }
fzzzt-mechanic-bot = Mechaniker { $number } · Bot
fzzzt-hand = Hand
fzzzt-hand-of = Handkarten von { $name }
fzzzt-discard = Ablage
fzzzt-discard-hint = Verdeckt: Vor dem Aufräumen sieht niemand eine Ablage durch
fzzzt-units = Produktionseinheiten
fzzzt-no-units = Noch keine Produktionseinheiten
fzzzt-look-closer = { $name } näher ansehen
fzzzt-time-left = Zeit übrig:
fzzzt-power = Energie
fzzzt-last-bid = letztes Gebot
fzzzt-last-bid-short = zuletzt
fzzzt-cards-in-hand = { $count ->
    [0] Keine Karten auf der Hand
    [one] Eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
fzzzt-cards-discarded = { $count ->
    [0] Die Ablage ist leer
    [one] Eine Karte in der Ablage
   *[other] { $count } Karten in der Ablage
}
fzzzt-close = Schließen

## Das Fließband

fzzzt-belt = Das Fließband
fzzzt-belt-deck = Bandstapel
fzzzt-belt-empty = Das Fließband ist leer
fzzzt-auction = Auktion { $number } von { $count }
fzzzt-place-head = Wird versteigert, Platz { $number }: { $card }
fzzzt-place-open = Platz { $number }: { $card }
fzzzt-place-down = Platz { $number }: verdeckt
fzzzt-sold = weg
fzzzt-show-last = Die Gebote noch einmal zeigen
fzzzt-last-auction = Die letzte Auktion

## Die eigene Seite

fzzzt-own-hand = Deine Hand
fzzzt-own-units = Meine Einheiten
fzzzt-own-units-none = Ersteigerst du eine Produktionseinheit, steht sie hier. Roboter mit ihren Bauteilen bauen ihre Apparate.
fzzzt-unit-needs = braucht
fzzzt-unit-makes = { $count ->
    [one] ein Apparat fertig
   *[other] { $count } Apparate fertig
}
fzzzt-bid-power = Dein Gebot:
fzzzt-place-bid = { $count ->
    [0] Bieten
    [one] Eine Karte bieten
   *[other] { $count } Karten bieten
}
fzzzt-plan-bid = Gebot vormerken
fzzzt-own-bid = { $count ->
    [one] Dein Gebot liegt verdeckt: eine Karte, wert
   *[other] Dein Gebot liegt verdeckt: { $count } Karten, wert
}

## Was gefragt wird, und was andere tun

fzzzt-ask-bid = Biete auf { $card }: Wähle eine oder mehrere Karten
fzzzt-ask-bid-short = Wähle Karten für { $card }
fzzzt-ask-bid-alone = Nur du hast noch Karten: Jedes Gebot gewinnt { $card }
fzzzt-ask-allocate = { $count ->
    [one] Du darfst deiner Produktionseinheit einen Roboter zuordnen
   *[other] Du darfst jeder deiner { $count } Produktionseinheiten einen Roboter zuordnen
}
fzzzt-shown-bids = Die Gebote werden aufgedeckt
fzzzt-shown-bidding = Dein Gebot liegt
fzzzt-shown-clean-up = Alle haben sich entschieden
fzzzt-wait-ready = Dein Gebot liegt. Warten auf { $names }
fzzzt-wait-waiting = Erst bietet { $names }. Du kannst schon Karten wählen
fzzzt-wait-in-turn = { $names } bietet gerade. Du kannst schon Karten wählen
fzzzt-wait-out = Deine Hand ist leer, du setzt aus. Warten auf { $names }
fzzzt-wait-decided = Aufräumen: Warten auf { $names }
fzzzt-watch-bidding = Warten auf das Gebot von { $names }
fzzzt-watch-clean-up = Aufräumen: Warten auf { $names }
fzzzt-doing-bidding = überlegt sich ein Gebot …
fzzzt-doing-ready = { $count ->
    [one] hat eine Karte geboten
   *[other] hat { $count } Karten geboten
}
fzzzt-doing-out = keine Karten, setzt aus
fzzzt-doing-allocating = ordnet Roboter zu …
fzzzt-doing-decided = hat sich entschieden

## Gebote werden aufgedeckt

fzzzt-wins = gewinnt
    .you-name = gewinnst
fzzzt-ties = gleich
fzzzt-tie = Gleichstand: Es gewinnt, wer die Chefrolle hat oder danach als Nächstes sitzt – { $name }.
    .you-name = Gleichstand: Es gewinnt, wer die Chefrolle hat oder danach als Nächstes sitzt – du.
fzzzt-tie-chief = Die Chefrolle geht an { $name }.
    .you-name = Die Chefrolle geht an dich.

## Augenblicke

fzzzt-banner-round = Runde { $count }
fzzzt-banner-round-text = Die Chefrolle hat { $name }. Acht Karten kommen aufs Fließband.
    .you-name = Du hast die Chefrolle. Acht Karten kommen aufs Fließband.
fzzzt-banner-empty = Alle Hände leer
fzzzt-banner-empty-text = Alle mischen ihre Ablage und geben sich neue Karten.
fzzzt-banner-clean-up = Aufräumen
fzzzt-banner-clean-up-text = Das Fließband ist leer. Roboter dürfen zugeordnet werden.
fzzzt-banner-end = Das Band steht
fzzzt-banner-end-text = Zu wenig Karten für noch eine Runde: Zeit für die Wertung!

## Aufräumen

fzzzt-clean-up = Aufräumen
fzzzt-clean-up-intro = Gib jeder Einheit einen Roboter oder keinen. Er bleibt für immer dort und arbeitet nur für sie; aus deinen übrigen Karten gibst du dir die nächste Hand.
fzzzt-per-widget = { $points } Punkte je Apparat
fzzzt-nobody = kein Roboter
fzzzt-planned-for = für { $number }
fzzzt-nothing-fits = Keiner deiner Roboter passt.
fzzzt-look-at-table = Tisch ansehen
fzzzt-allocate = Roboter zuordnen
fzzzt-send-plan = { $count ->
    [0] Keinen zuordnen
    [one] Einen Roboter zuordnen
   *[other] { $count } Roboter zuordnen
}

## Karten

fzzzt-name-robot = Roboter { $power } ({ $symbols })
fzzzt-name-upgrade = Roboter-Erweiterung
fzzzt-name-fzzzt = Fzzzt
fzzzt-name-unit = Einheit „{ $name }“ ({ $symbols })
fzzzt-name-mechanic = Mechaniker { $number }
fzzzt-about-robot = Bringt { $power } Energie in ein Gebot und ist am Ende { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} wert. In einer Produktionseinheit ist er ein Teil eines Apparats: { $symbols }. Als erste Karte deckt er { $belt ->
    [one] nur sich selbst
   *[other] { $belt } Karten
} auf.
fzzzt-about-upgrade = Bringt { $power } Energie in ein Gebot, kann aber ein beliebiges Teil eines Apparats sein: { $symbols }. Sie zählt als Roboter. Als erste Karte deckt sie { $belt } Karten auf.
fzzzt-about-fzzzt = Bringt { $power } Energie in ein Gebot, kostet aber am Ende { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, und ist für keine Einheit zu gebrauchen.
fzzzt-about-unit = Bringt { $points } Punkte für jeden Apparat: je ein Roboter für { $symbols }. Ganz ohne Apparat kostet sie { $points } Punkte.
fzzzt-about-mechanic = Bringt einem Gebot nichts als eine Karte mehr auf dem Tisch, und am Ende keine Punkte. Niemand kann sie dir nehmen.
fzzzt-brief-robot = Energie { $power }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, deckt { $belt ->
    [one] nur sich
   *[other] { $belt } Karten
} auf
fzzzt-brief-upgrade = Ein beliebiges Bauteil, aber keine Energie, deckt { $belt } Karten auf
fzzzt-brief-fzzzt = Energie { $power }, kostet am Ende aber { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
fzzzt-brief-unit = { $points } Punkte je Apparat, ohne einen { $points } Punkte Verlust
fzzzt-brief-mechanic = Lässt ein Gebot größer aussehen: keine Energie, keine Punkte
fzzzt-kind-robot = Roboter
fzzzt-kind-upgrade = Erweiterungen
fzzzt-kind-fzzzt = Fzzzt-Karten
fzzzt-kind-unit = Produktionseinheiten
fzzzt-kind-mechanic = Mechaniker

## Das Ergebnis

fzzzt-ranking = Rangliste
fzzzt-basic = Grundwert
fzzzt-widgets = Apparate
fzzzt-penalty = Abzug
fzzzt-total = Punkte insgesamt
fzzzt-robots = { $count ->
    [one] eine Roboterkarte
   *[other] { $count } Roboterkarten
}
fzzzt-how = So kommen die { $points } Punkte von { $name } zusammen
    .you-name = So kommen deine { $points } Punkte zusammen
fzzzt-unit-title = { $name }: { $symbols }
fzzzt-widget = Apparat { $number }
fzzzt-allocated = während der Partie zugeordnet
fzzzt-not-complete = nicht fertig
fzzzt-widgets-times = { $count ->
    [one] Ein Apparat × { $points } Punkte
   *[other] { $count } Apparate × { $points } Punkte
}
fzzzt-no-widget = Kein Apparat, also { $points } Punkte Abzug
fzzzt-basic-score = Grundwertung
fzzzt-basic-robots = { $count ->
    [0] Keine Roboter.
    [one] Ein Roboter bringt { $points }.
   *[other] { $count } Roboter bringen { $points }.
}
fzzzt-basic-fzzzt = Fzzzt-Karten kosten { $points }.

## Züge in Worten

fzzzt-text-card = { $card } · Energie { $power } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
fzzzt-text-bid = Welche Karten bietest du?
fzzzt-text-total = Energie { $power } mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}
fzzzt-text-place = Gebot abgeben
fzzzt-text-unit = Ein Roboter für { $unit }
fzzzt-text-allocated = { $count ->
    [0] Kein Roboter ist zugeteilt
    [one] Ein Roboter ist zugeteilt
   *[other] { $count } Roboter sind zugeteilt
}
fzzzt-text-allocate = So aufräumen
fzzzt-say-leave = Keinen zuordnen
fzzzt-say-bid = { $cards } bieten
fzzzt-say-allocate = { $card } zuordnen

## Die erste Partie, mit Hinweisen

fzzzt-lesson-welcome = Willkommen in der Fabrik! Versteigert wird die große Karte ganz vorn auf dem Fließband; tippe eine an, um zu lesen, was sie kann. Deine Roboter sind Punkte und Geld zugleich.
fzzzt-lesson-bid = Wähle eine oder mehrere Karten und biete. Die Zahl oben links ist ihre Energie; die höchste Summe gewinnt. Irgendetwas musst du immer bieten.
fzzzt-lesson-paid = Nur wer gewinnt, bezahlt: Gebot und Karte kommen auf die Ablage und in der nächsten Runde zurück. Alle anderen nehmen ihr Gebot gleich wieder auf die Hand.
fzzzt-lesson-unit = Eine Produktionseinheit! Sie zählt für jeden Apparat, also jeden Satz Roboter mit ihren Bauteilen – kostet aber genauso viel, wenn du nie einen fertig bekommst.
fzzzt-lesson-batch = Neue Karten liegen offen. Die Zahl mit den Rollen auf der ersten sagt, wie viele; die gestreifte Schranke zeigt, wo sie enden.
fzzzt-lesson-chief = Der Schraubenschlüssel zeigt, wer die Chefrolle hat, zuerst bietet und bei Gleichstand gewinnt. Danach bekommt ihn jemand, der dabei leer ausging.
fzzzt-lesson-empty = Deine Hand wird knapp. Ohne Karten setzt du aus, bis das Fließband leer ist oder alle keine Karten mehr haben.
fzzzt-lesson-allocate = Du hast eine Einheit! Beim Aufräumen nach jeder Runde darfst du ihr einen Roboter fest zuordnen. Dort ist er sicher, aber bieten kannst du mit ihm nicht mehr.
fzzzt-lesson-round = Eine neue Runde: Du mischst alle deine Karten, auch die ersteigerten, und gibst dir sechs. Nach fünf Runden werden deine besten Apparate für dich gezählt.
fzzzt-lesson-widgets = Halbzeit. Sieh dir deine Produktionseinheiten an: Biete auf Roboter mit den Bauteilen, die ihnen noch fehlen, und lass andere bezahlen, was du nicht brauchst.
fzzzt-lesson-last = Die letzte Runde: Danach kommt nichts zurück. Setz alles für das ein, was noch einen Apparat fertig macht.
fzzzt-lesson-score = So wird gezählt: Deine Roboter bringen ihre Punkte, jeder Fzzzt kostet einen. Dann bringt jeder Apparat die Punkte seiner Einheit, und eine Einheit ohne Apparat kostet sie. Die Blätter zeigen, welche Roboter welchen Apparat ergeben.
fzzzt-lesson-goodbye = Das war dein erstes Spiel. Danke fürs Mitspielen! „Neues Spiel“ teilt neu aus, und alles Weitere steht in den Regeln.

## The story

fzzzt-story-won = { $name } bekommt { $card } für { $power }{ $change ->
    [none] {""}
    [minus] {" "}(−{ $points })
   *[plus] {" "}(+{ $points })
}.
    .you-name = Du bekommst { $card } für { $power }{ $change ->
        [none] {""}
        [minus] {" "}(−{ $points })
       *[plus] {" "}(+{ $points })
    }.
fzzzt-story-clean-up = { $count ->
    [0] Aufräumen: Kein Roboter wurde zugeordnet
    [one] Aufräumen: Ein Roboter wurde zugeordnet
   *[other] Aufräumen: { $count } Roboter wurden zugeordnet
}.
fzzzt-story-turned = { $name } hat in Runde { $chapter } mit { $card } für { $power } endgültig die Führung übernommen.
    .you-name = Du hast in Runde { $chapter } mit { $card } für { $power } endgültig die Führung übernommen.
fzzzt-story-turned-by = { $name } hat in Runde { $chapter } endgültig die Führung übernommen, als { $card } für { $power } an { $other } ging.
    .you-name = Du hast in Runde { $chapter } endgültig die Führung übernommen, als { $card } für { $power } an { $other } ging.
    .you-other = { $name } hat in Runde { $chapter } endgültig die Führung übernommen, als { $card } für { $power } an dich ging.
scores-note-fzzzt = So viele Punkte gäbe es, wenn das Spiel jetzt zu Ende wäre und jeder Roboter dort arbeitete, wo er am meisten bringt.
