## Karten und Farben

flautz-colour-blue = Blau
flautz-colour-green = Grün
flautz-colour-purple = Lila
flautz-colour-orange = Orange
flautz-colour-pink = Pink
flautz-card-spell = { $colour } { $value }
flautz-card-mirage = Trugbild { $value }
flautz-card-prism = Prisma
flautz-brief-spell = Mit den Nachbarn dieser Farbe oder mit anderen Farben der { $value }
flautz-brief-mirage = Eine { $value } in der Farbe, die du brauchst
flautz-brief-prism = Macht aus zwei Farben eine, zählt selbst nichts
flautz-kind-spell = Farbkarten
flautz-kind-mirage = Trugbilder
flautz-kind-prism = Prismen

## Die Leiste

flautz-match = Partie { $match }{ $matches ->
    [0] { "" }
   *[other] { " " }von { $matches }
}
flautz-goal = { $matches ->
    [0] Drei Kristalle gewinnen
   *[other] Die meisten Punkte gewinnen
}
flautz-last-turns = Letzte Züge: { $name } rief FLAUTZ!
    .you-name = Letzte Züge: Du hast FLAUTZ! gerufen

## Die Plätze

flautz-others = Am Tisch
flautz-apprentice = Zauberlehrling in { $colour }{ $focused ->
    [yes] , fokussiert
   *[no] { "" }
}
flautz-focused = Fokussiert
flautz-clock = Restzeit
flautz-cards = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
}
flautz-crystals = { $count ->
    [0] Keine Kristalle
    [one] Ein Kristall
   *[other] { $count } Kristalle
}
flautz-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
flautz-hand-of = Die Hand von { $name }
flautz-look-hand = Die offene Hand von { $name } ansehen
flautz-doing-take = Wählt eine Karte
flautz-doing-put = Legt eine Karte hin
flautz-doing-replace = Ersetzt eine Karte
flautz-doing-take-now = Tauscht nach dem Fokus

## Die Mitte

flautz-row-air = Luft
flautz-row-ground = Boden
flautz-row-state = { $lit ->
    [yes] jetzt erlaubt
   *[no] ruht gerade
}
flautz-displayed = { $card }, { $row ->
    [air] Luft
   *[ground] Boden
} { $place }
flautz-gap = Leerer Platz
flautz-arena = Arena
flautz-arena-ask = Was die Felder der Arena bedeuten
flautz-count-pile = { $count ->
    [0] Stapel leer
   *[other] { $count } im Stapel
}
flautz-count-discard = { $count ->
    [0] nichts abgelegt
   *[other] { $count } abgelegt
}
flautz-discarded = Abgelegt, die letzte zuerst
flautz-supply = { $count ->
    [0] keine Kristalle mehr
    [one] noch 1 Kristall
   *[other] noch { $count } Kristalle
}
flautz-close = Schließen

## Die eigene Hand

flautz-hand = Deine Hand
flautz-held = { $card }{ $taken ->
    [yes] , gerade genommen
   *[no] { "" }
}{ $spell ->
    [yes] , in deinem besten Zauber
   *[no] { "" }
}
flautz-best = { $rank ->
    [royal] Royal FLAUTZ!
    [straight] Straight FLAUTZ!
    [flautz] FLAUTZ!
   *[spell] Bester Zauber
} { $values } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
flautz-mirage-as = Trugbild { $value } als { $colour }
flautz-prism-makes = Prisma: { $one } = { $two }
flautz-last-match = Letzte Partie

## Was gefragt ist

flautz-lead-turn = Du bist dran
flautz-lead-last = Dein letzter Zug
flautz-lead-now = Fokus vorbei
flautz-line-over = Das Spiel ist zu Ende.
flautz-line-wait = { $step ->
    [put] { $name } wählt, welche Karte in die Mitte kommt.
    [replace] { $name } ersetzt eine Karte der Mitte.
   *[other] { $name } sucht sich eine Karte aus.
}{ $next ->
    [yes] { " " }Danach bist du dran.
   *[no] { "" }
}
flautz-line-swap = tausch eine Karte { $field ->
    [air] aus der Luft
    [ground] vom Boden
   *[any] aus einer der Reihen
} gegen eine von deinen{ $focus ->
    [yes] { " " }oder fokussiere dich.
   *[no] .
}
flautz-line-flautz = du hast einen FLAUTZ! Ruf ihn aus oder spiel weiter.
flautz-line-give = welche von deinen Karten kommt an ihren Platz?
flautz-line-get = welche Karte { $field ->
    [air] aus der Luft
    [ground] vom Boden
   *[any] aus der Mitte
} nimmst du dafür?
flautz-line-ready = tausch diese beiden oder wähl andere.
flautz-line-put = du hast { $card } genommen. Was kommt an ihren Platz?{ $calls ->
    [yes] { " " }Ein FLAUTZ! ist drin.
   *[no] { "" }
}
flautz-line-replace = du bist fokussiert: Welche Karte { $field ->
    [air] in der Luft
    [ground] am Boden
   *[any] der beiden Reihen
} soll vom Nachziehstapel ersetzt werden?
flautz-line-sure-call = alle sehen deine Hand; die anderen haben noch je einen Zug.
flautz-line-sure-focus = dein Zug endet. Nächstes Mal ersetzt du erst eine Karte.
flautz-line-lost-focus = wer fokussiert ist, wenn die Partie endet, bekommt nichts: Dein Zauber mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} wäre verloren.

## Was du tun kannst

flautz-do-none = Tauschen
flautz-do-swap = Tauschen
flautz-do-put = Hinlegen
flautz-do-replace = Ersetzen
flautz-swap = { $put } gegen { $take } tauschen
flautz-plan = Vormerken: { $put } gegen { $take }
flautz-put = { $card } hinlegen
flautz-replace = { $card } ersetzen
flautz-focus = Fokus
flautz-sure-focus = Jetzt fokussieren
flautz-call = FLAUTZ! rufen
flautz-sure-call = Jetzt FLAUTZ! rufen
flautz-put-and-call = … und FLAUTZ! rufen
flautz-clear = Neu wählen

## Große Momente

flautz-banner-match = Partie { $count }
flautz-banner-match-more = { $name } beginnt.
    .you-name = Du beginnst.
flautz-banner-called = { $name } ruft FLAUTZ!
    .you-name = Du rufst FLAUTZ!
flautz-banner-called-more = { $count ->
    [0] Niemand hat noch einen Zug.
    [one] Es gibt noch einen letzten Zug.
   *[other] Alle anderen haben noch einen letzten Zug.
}
flautz-banner-called-too = { $name } ruft auch FLAUTZ!
    .you-name = Du rufst auch FLAUTZ!
flautz-banner-straight = Straight FLAUTZ!
flautz-banner-straight-more = { $name } beendet die Partie und nimmt sich einen Kristall extra.
    .you-name = Du beendest die Partie und nimmst dir einen Kristall extra.
flautz-banner-royal = Royal FLAUTZ!
flautz-banner-royal-more = Nur { $name } wird gewertet und nimmt sich zwei Kristalle extra.
    .you-name = Nur du wirst gewertet und nimmst dir zwei Kristalle extra.
flautz-banner-spell = { $name }: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
    .you-name = Du: { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
flautz-banner-won = { $count ->
    [one] { $name } gewinnt
   *[other] Ein geteilter Sieg
}
    .you-name = { $count ->
        [one] Du gewinnst
       *[other] Ein geteilter Sieg
    }

## Das Ende einer Partie

flautz-match-won = { $players ->
    [one] { $names } gewinnt { $crystals ->
        [one] den Kristall
       *[other] { $crystals } Kristalle
    }
   *[other] Je ein Kristall für { $names }
}
    .you-names = Du gewinnst { $crystals ->
        [one] den Kristall
       *[other] { $crystals } Kristalle
    }
    .among-names = Je ein Kristall: { $names }
flautz-match-nobody = Niemand gewinnt den Kristall
flautz-match-reason = Partie { $match }: { $reason }
flautz-spell-great = { $rank ->
    [royal] Royal FLAUTZ!
    [straight] Straight FLAUTZ!
   *[flautz] FLAUTZ!
}
flautz-spell-sort = { $sort ->
    [lone] Eine einzelne Karte
    [set] { $count } von einem Wert
   *[run] { $count } in Folge
}
flautz-nothing-focused = Fokussiert, da zählt nichts
flautz-nothing-royal = Neben einem Royal zählt nichts
flautz-sum = { $more ->
    [one] { $first } + 5
   *[other] { $first } + { $more } × 5
}
flautz-counts-as = zählt als { $colour }
flautz-left-over = übrig
flautz-go-on = { $turn ->
    [yes] Weiter: du bist dran
   *[no] Weiter
}

## Das Ende des Spiels

flautz-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
    .you-names = Du gewinnst!
    .among-names = Geteilter Sieg: { $names }
flautz-totals = Endstand
flautz-chart = Der Spielstand, Partie um Partie
flautz-chart-match = Partie

## Züge in Worten

flautz-text-take = Nehmen
flautz-text-place = { $card }, { $row ->
    [air] Luft
   *[ground] Boden
} { $place }
flautz-text-put = Dafür hinlegen
flautz-text-swap = Tauschen
flautz-text-now = { $points ->
    [0] Noch kein Zauber
    [one] Dein bester Zauber jetzt: 1 Punkt
   *[other] Dein bester Zauber jetzt: { $points } Punkte
}
flautz-text-up-to = { $points ->
    [0] Kein Zauber mit dieser Karte
    [one] Dein bester Zauber mit dieser Karte: bis zu 1 Punkt
   *[other] Dein bester Zauber mit dieser Karte: bis zu { $points } Punkte
}
flautz-text-then = { $points ->
    [0] Kein Zauber nach diesem Tausch
    [one] Dein bester Zauber nach diesem Tausch: 1 Punkt
   *[other] Dein bester Zauber nach diesem Tausch: { $points } Punkte
}
flautz-text-lost-focus = Dein letzter Zug: { flautz-line-lost-focus } Wähle noch einmal „Fokussieren“, wenn du das willst.
flautz-say-focus = Fokussieren
flautz-say-call = FLAUTZ! rufen
flautz-say-put = { $card } hinlegen
flautz-say-put-and-call = { $card } hinlegen und FLAUTZ! rufen
flautz-say-take = { $card } { $row ->
    [air] aus der Luft
   *[ground] vom Boden
} nehmen, Platz { $place }
flautz-say-replace = { $card } { $row ->
    [air] in der Luft
   *[ground] am Boden
} ersetzen, Platz { $place }

## Das geführte Spiel

flautz-lesson-spell = Willkommen im Zauberturm! Das ist bisher dein bester Zauber: eine Farbe mit Werten in Folge oder ein Wert in verschiedenen Farben. Er zählt seinen niedrigsten Wert und fünf für jede weitere Karte.
flautz-lesson-swap = Mach ihn besser: Tausch eine deiner Karten gegen eine aus der Mitte, die leuchtet.
flautz-lesson-arena = Der Kristall rückt jede Spielrunde ein Feld vor, und das Feld sagt, welche Reihe leuchtet. Erreicht er FLAUTZ!, gewinnt ihn der beste Zauber. Am Ende zählen Punkte und Kristalle.
flautz-lesson-mirage = Ein Trugbild hat einen Wert und in deinem Zauber die Farbe, die du gerade brauchst.
flautz-lesson-focus = Nichts passt? Fokussiere dich: Du lässt den Tausch aus und ersetzt vor dem nächsten eine Karte der Mitte. Bist du am Ende der Partie fokussiert, zählt dein Zauber aber nichts.
flautz-lesson-prism = Ein Prisma bringt keine Punkte, lässt aber auf deiner Hand zwei Farben als eine gelten.
flautz-lesson-flautz = Alle fünf Karten in einem Zauber sind ein FLAUTZ! Hast du einen, ruf ihn aus, dann haben die anderen noch einen Zug; oder spiel weiter und mach ihn besser.
flautz-lesson-end = Das war eine ganze Partie. Halt eine Karte gedrückt oder klick sie rechts an, um mehr zu erfahren; alle Regeln stehen im Menü.
flautz-lesson-score = So wird gezählt: Ein Zauber bringt seinen niedrigsten Wert und fünf für jede weitere Karte. Die Punkte beider Partien zählen, und jeder Kristall ist zehn weitere wert.
flautz-lesson-goodbye = Das war dein erstes Spiel. Danke fürs Mitspielen! „Neues Spiel“ teilt neu aus; meist wird um Kristalle gespielt.

## The story

flautz-story-swap = { $name } tauscht { $old } gegen { $card }.
    .you-name = Du tauschst { $old } gegen { $card }.
flautz-story-match = Partie { $match }: { $name } beginnt.
    .you-name = Partie { $match }: Du beginnst.
flautz-story-turned = { $name } hat in Partie { $chapter } mit einem Zauber für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} endgültig die Führung übernommen.
    .you-name = Du hast in Partie { $chapter } mit einem Zauber für { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } endgültig die Führung übernommen.
