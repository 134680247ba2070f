game-title = FLAUTZ!
game-about = Tausche Karten mit der Mitte des Tisches, bis du einen mächtigen Zauber auf der Hand hast: eine Farbe in fortlaufenden Werten oder einen Wert in vielen Farben. Für zwei bis fünf Personen, mehrere Partien.
game-legend = Eine Karte heißt nach Farbe und Wert: ≈blue-3 (blau), ♣green-1 (grün), ☾purple-7 (lila), ▲orange-2, ✿pink-5. Trugbilder haben einen Wert und jede beliebige Farbe (mirage-4); das Prisma (prism) macht aus zwei Farben eine. Deutsch und kurz geht auch: blau-3 oder b3, g1, li7, o2, pi5, t4, pr. Die Plätze der Mitte sind nummeriert: 1 bis 3 in der Luft, 4 bis 6 am Boden. Ein ganzer Tausch in einer Zeile: 2; b3

none = –

## Farben, Karten und Wörter

colour-blue = { $symbol } blau
colour-green = { $symbol } grün
colour-purple = { $symbol } lila
colour-orange = { $symbol } orange
colour-pink = { $symbol } pink

field-any = beliebig
field-air = Luft
field-ground = Boden

card-spell = { $card }: { $colour }, Wert { $value }. { does-spell }
card-mirage = { $card }: ein Trugbild mit dem Wert { $value }. { does-mirage }
card-prism = { $card }: ein Prisma. { does-prism }
does-spell = Passt zu den Nachbarwerten derselben Farbe oder zum Wert { $value } in anderen Farben.
does-mirage = In einem Zauber hat es eine Farbe deiner Wahl.
does-prism = Für einen Zauber beiseitegelegt, lässt es alle deine Karten zweier Farben als die eine oder die andere gelten. Punkte bringt es nicht, aber für einen FLAUTZ! zählt es mit.

topic-match = Partie: einmal Austeilen, vom ersten Feld der Arena bis zum FLAUTZ!-Feld, wenn sie niemand vorher beendet. Ein Spiel besteht aus mehreren Partien.
topic-arena = Arena: eine Reihe von Feldern, über die ein Kristall wandert, jede Spielrunde eins weiter. Das Feld sagt, woher du nehmen darfst: aus der Luft, vom Boden oder beliebig.
topic-apprentice = Zauberlehrling: deine Figur, in einer der Farben. Auf die andere Seite gedreht ist sie fokussiert; ein Straight FLAUTZ! in ihrer Farbe ist ein Royal FLAUTZ!.
topic-crystal = Kristall: Der beste Zauber einer Partie gewinnt einen. Drei davon gewinnen das Spiel, oder jeder ist nach der letzten Partie zehn Punkte wert.
topic-spell = Zauber: eine bis fünf Karten, eine Farbe mit fortlaufenden Werten oder ein Wert in verschiedenen Farben. Er zählt seinen niedrigsten Wert und fünf für jede weitere Karte.
topic-mirage = Trugbild: eine Karte mit Wert, aber ohne Farbe; in einem Zauber hat sie eine Farbe deiner Wahl.
topic-colour = Eine Farbe von Karten und eines Zauberlehrlings: { $colour }
topic-air = Luft: die drei oberen Karten der Mitte, Platz 1 bis 3.
topic-ground = Boden: die drei unteren Karten der Mitte, Platz 4 bis 6.
topic-focus = Fokussieren: Statt zu tauschen, drehst du deinen Zauberlehrling auf die fokussierte Seite. In deinem nächsten Zug ersetzt du eine Karte der Mitte durch eine vom Nachziehstapel, drehst ihn zurück und musst sofort tauschen. Wer am Ende der Partie fokussiert ist, geht leer aus.
topic-flautz = FLAUTZ!: alle fünf Karten deiner Hand in einem Zauber, Prismen eingeschlossen. Du kannst weiterspielen oder ihn ausrufen; nach dem Ruf haben alle anderen noch einen letzten Zug.
topic-straight = Straight FLAUTZ!: fünf aufeinanderfolgende Werte einer Farbe, ohne Trugbilder und Prismen. Er beendet die Partie auf der Stelle und bringt einen Kristall extra.
topic-royal = Royal FLAUTZ!: ein Straight FLAUTZ! in der Farbe deines eigenen Zauberlehrlings. Er beendet die Partie auf der Stelle, nur du wirst gewertet, und du nimmst dir zwei Kristalle extra.
explain-arena = Arena { $name }: { $count } Felder – { $fields } –, dann FLAUTZ!

## Der Tisch

table-match = Partie { $match }{ $matches ->
    [0] { "" }
   *[other] { " " }von { $matches }
} · Spielrunde { $round } von { $rounds } · { $pile ->
    [0] Nachziehstapel leer
    [one] eine Karte zum Nachziehen
   *[other] { $pile } Karten zum Nachziehen
} · { $discards ->
    [0] nichts abgelegt
   *[other] { $discards } abgelegt
}
table-over = Das Spiel ist zu Ende
table-arena = Arena{"  "}{ $fields }, FLAUTZ!
table-air = Luft{"   "}{ $cards }{ $allowed ->
    [yes] { "" }
   *[no] { "  " }(jetzt nicht)
}
    .page = Luft: { $cards }{ $allowed ->
        [yes] {""}
       *[no] {" "}(jetzt nicht)
    }
table-ground = Boden{"  "}{ $cards }{ $allowed ->
    [yes] { "" }
   *[no] { "  " }(jetzt nicht)
}
    .page = Boden: { $cards }{ $allowed ->
        [yes] {""}
       *[no] {" "}(jetzt nicht)
    }
table-discard = Abgelegt: { $cards }
displayed = { $place } { $card }
    .page = { $card }
field = { $field }
field-here = ▶{ $field }
table-open-hand = { $name }: { $cards }
open-player = { $name }: { $cards } · { $spell }
table-taken = Gerade genommen: { $card }
table-taken-by = { $name } hat gerade { $card } genommen
table-hand = Deine Karten: { $cards }
table-spell = Dein bester Zauber: { $spell }

spell = { $cards } · { $more ->
    [0] { $points }
    [one] { $first } + 5 = { $points }
   *[other] { $first } + { $more } × 5 = { $points }
}{ $sort ->
    [royal] { " " }· Royal FLAUTZ!
    [straight] { " " }· Straight FLAUTZ!
    [flautz] { " " }· FLAUTZ!
   *[other] { "" }
}
prism-use = { $card } ({ $one } = { $two })
stands-in = { $card } als { $colour }
no-spell = kein Zauber

head-player = Name
head-apprentice = Zauberlehrling
head-crystals = Kristalle
head-points = Punkte
head-total = Summe
head-state = { "" }
head-spell = Zauber
head-won = Gewonnene Kristalle

player = { $role ->
    [turn] ▶ { $name }
   *[other] { "  " }{ $name }
}
mark-start = beginnt
mark-focused = fokussiert
mark-called = hat gerufen

## Was gefragt wird

ask-wait = Warten auf { $names } …
ask-take = { $last ->
    [yes] Dein letzter Zug: Nimm
   *[no] Nimm
} eine Karte { $field ->
    [air] aus der Luft
    [ground] vom Boden
   *[any] aus einer der beiden Reihen
} – nenne ihren Platz, zum Beispiel { $example }, oder ihren Namen.{ $focus ->
    [yes] { " " }Oder fokussiere dich mit `focus`.
   *[no] { "" }
}
    .page = { $last ->
        [yes] Dein letzter Zug: Nimm eine Karte
       *[no] Nimm eine Karte
    } { $field ->
        [air] aus der Luft
        [ground] vom Boden
       *[any] aus einer der beiden Reihen
    } und leg dafür eine hin{ $focus ->
        [yes] , oder fokussiere dich
       *[no] {""}
    }.
ask-take-or-call = { $last ->
    [yes] Dein letzter Zug, und du hast einen FLAUTZ!:
   *[no] Du hast einen FLAUTZ!:
} Ruf ihn mit `flautz` aus, oder nimm eine Karte { $field ->
    [air] aus der Luft
    [ground] vom Boden
   *[any] aus einer der beiden Reihen
} – nenne ihren Platz, zum Beispiel { $example }, oder ihren Namen.{ $focus ->
    [yes] { " " }Oder fokussiere dich mit `focus`.
   *[no] { "" }
}
    .page = { $last ->
        [yes] Dein letzter Zug, und du hast einen FLAUTZ!:
       *[no] Du hast einen FLAUTZ!:
    } Ruf ihn aus, oder tausche eine Karte { $field ->
        [air] aus der Luft
        [ground] vom Boden
       *[any] aus einer der beiden Reihen
    }{ $focus ->
        [yes] , oder fokussiere dich
       *[no] {""}
    }.
ask-replace = Du bist fokussiert: Welche Karte { $field ->
    [air] in der Luft
    [ground] am Boden
   *[any] der beiden Reihen
} ersetzt du durch eine neue vom Nachziehstapel? Nenne ihren Platz, zum Beispiel { $example }, oder ihren Namen.
    .page = Du bist fokussiert: Welche Karte { $field ->
        [air] in der Luft
        [ground] am Boden
       *[any] der beiden Reihen
    } ersetzt du durch eine neue vom Nachziehstapel?
ask-take-now = Du bist nicht mehr fokussiert und musst jetzt tauschen: Nimm eine Karte { $field ->
    [air] aus der Luft
    [ground] vom Boden
   *[any] aus einer der beiden Reihen
} – nenne ihren Platz, zum Beispiel { $example }, oder ihren Namen.
    .page = Du bist nicht mehr fokussiert und musst jetzt tauschen: Nimm eine Karte { $field ->
        [air] aus der Luft
        [ground] vom Boden
       *[any] aus einer der beiden Reihen
    }.
ask-put = Welche Karte legst du im Tausch gegen { $card } hin? Nenne ihren Namen, zum Beispiel `{ $example }`.
    .page = Welche Karte legst du im Tausch gegen { $card } hin?
ask-put-or-call = Welche Karte legst du im Tausch gegen { $card } hin? Nenne ihren Namen, zum Beispiel `{ $example }`; mit einem `!` dahinter rufst du FLAUTZ!, wenn die anderen fünf einer sind.
    .page = Welche Karte legst du im Tausch gegen { $card } hin? Mit mancher kannst du gleich FLAUTZ! rufen.

## Was geschieht

told-apprentice = Zauberlehrling von { $name }: { $colour }
    .you-name = Dein Zauberlehrling: { $colour }
told-match = Partie { $match }: { $name } beginnt. In der Luft: { $air }. Am Boden: { $ground }.
    .you-name = Partie { $match }: Du beginnst. In der Luft: { $air }. Am Boden: { $ground }.
told-hand = Karten von { $name }: { $cards }
    .you-name = Deine Karten: { $cards }
told-round = Spielrunde { $round }: Karten { $field ->
    [air] aus der Luft
    [ground] vom Boden
   *[any] aus beiden Reihen
}
told-taken = { $name } nimmt { $card } { $row ->
    [air] aus der Luft
   *[ground] vom Boden
}.
    .you-name = Du nimmst { $card } { $row ->
        [air] aus der Luft
       *[ground] vom Boden
    }.
told-put = { $name } legt dafür { $card } hin.
    .you-name = Du legst dafür { $card } hin.
told-focused = { $name } fokussiert sich.
    .you-name = Du fokussierst dich.
told-replaced = { $name } legt { $old } { $row ->
    [air] aus der Luft
   *[ground] vom Boden
} ab; dafür kommt { $fresh }.
    .you-name = Du legst { $old } { $row ->
        [air] aus der Luft
       *[ground] vom Boden
    } ab; dafür kommt { $fresh }.
told-reshuffled = { $count ->
    [one] Die einzige abgelegte Karte ist
   *[other] Die { $count } abgelegten Karten werden gemischt und sind
} jetzt der Nachziehstapel.
told-called = Auch { $name } ruft FLAUTZ!, mit { $cards }.
    .you-name = Auch du rufst FLAUTZ!, mit { $cards }.
told-called-last = { $name } ruft FLAUTZ! mit { $cards }, und niemand ist mehr am Zug.
    .you-name = Du rufst FLAUTZ! mit { $cards }, und niemand ist mehr am Zug.
told-called-first = { $name } ruft FLAUTZ! mit { $cards }. { $count ->
    [one] Noch einen letzten Zug hat { $names }.
   *[other] Je einen letzten Zug haben noch { $names }.
}
    .you-name = Du rufst FLAUTZ! mit { $cards }. { $count ->
        [one] Noch einen letzten Zug hat { $names }.
       *[other] Je einen letzten Zug haben noch { $names }.
    }
    .you-names = { $name } ruft FLAUTZ! mit { $cards }. Du hast noch einen letzten Zug.
    .among-names = { $name } ruft FLAUTZ! mit { $cards }. Je ein letzter Zug: { $names }.
told-straight = { $sort ->
    [royal] Royal FLAUTZ!
   *[straight] Straight FLAUTZ!
} { $name } legt { $cards } offen aus, und die Partie ist vorbei.
    .you-name = { $sort ->
        [royal] Royal FLAUTZ!
       *[straight] Straight FLAUTZ!
    } Du legst { $cards } offen aus, und die Partie ist vorbei.
told-spell = {"  "}{ $name }: { $spell }
    .you-name = {"  "}Du: { $spell }
told-match-end = Die Partie ist zu Ende: { $players ->
    [one] { $names } gewinnt { $crystals ->
        [one] den Kristall
       *[other] { $crystals } Kristalle
    }.
   *[other] { $names } liegen gleichauf und gewinnen je einen Kristall.
}
    .you-names = Die Partie ist zu Ende: Du gewinnst { $crystals ->
        [one] den Kristall
       *[other] { $crystals } Kristalle
    }.
    .among-names = Die Partie ist zu Ende. Je ein Kristall: { $names }.
told-match-end-without = Die Partie ist zu Ende: Niemand gewinnt einen Kristall.
told-end = Das Spiel ist zu Ende: { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
    .you-names = Das Spiel ist zu Ende: Du gewinnst.
    .among-names = Das Spiel ist zu Ende. Ein geteilter Sieg: { $names }.

## Das Ergebnis

reason-arena = Der Kristall hat das FLAUTZ!-Feld erreicht
reason-called = { $name } hat FLAUTZ! gerufen
    .you-name = Du hast FLAUTZ! gerufen
reason-straight = { $name } hat einen Straight FLAUTZ! ausgelegt
    .you-name = Du hast einen Straight FLAUTZ! ausgelegt
reason-royal = { $name } hat einen Royal FLAUTZ! ausgelegt
    .you-name = Du hast einen Royal FLAUTZ! ausgelegt
score-last-match = Partie { $match } war die letzte: { $reason }
nothing-scored = nichts
crystals-worth = { $count } × 10 = { $points }
score-winners = { $count ->
    [one] { $names } gewinnt mit den meisten Punkten.
   *[other] Mit den meisten Punkten teilen sich { $names } den Sieg.
}
    .you-names = Du gewinnst mit den meisten Punkten.
    .among-names = Geteilter Sieg mit den meisten Punkten: { $names }.
score-crystal-winners = { $count ->
    [one] { $names } gewinnt mit den meisten Kristallen.
   *[other] Mit den meisten Kristallen teilen sich { $names } den Sieg.
}
    .you-names = Du gewinnst mit den meisten Kristallen.
    .among-names = Geteilter Sieg mit den meisten Kristallen: { $names }.

## Ablehnungen

error-take-one = Nenne genau eine Karte der Mitte, mit ihrem Platz oder ihrem Namen: „{ $text }“ ist etwas anderes.
error-put-one = Nenne genau eine Karte deiner Hand: „{ $text }“ ist etwas anderes.
error-which-row = Diese Karte liegt in beiden Reihen; nenne ihren Platz. („{ $text }“)
error-which-card = { $card } kann { $cards } sein; nenne einen Buchstaben mehr.
error-not-displayed = So liegt { $text } nicht in der Mitte.
error-wrong-row = In dieser Spielrunde { $field ->
    [air] stehen nur die Karten in der Luft
    [ground] stehen nur die Karten am Boden
   *[any] stehen die Karten beider Reihen
} zur Wahl.
error-take-first = Nimm zuerst eine Karte aus der Mitte.
error-replace-first = Du bist fokussiert: Ersetze zuerst eine Karte der Mitte durch eine vom Nachziehstapel.
error-not-focused = Eine Karte ersetzt nur, wer zu Beginn des Zuges fokussiert ist.
error-swap-now = Du warst eben noch fokussiert und musst jetzt tauschen.
error-nothing-to-draw = Es gibt nichts mehr zu ziehen, also würde das Fokussieren nichts bringen.
error-no-flautz = Deine fünf Karten würden nicht alle in einen Zauber passen.
error-put-now = Du hast { $card } genommen: Leg jetzt eine deiner anderen Karten hin.
error-put-another = { $card } hast du gerade erst genommen; leg eine der anderen hin.
error-not-in-hand = Du hast { $card } nicht auf der Hand.
error-straight-shows-itself = Das ergibt einen Straight FLAUTZ!, und der muss nicht ausgerufen werden: Leg die Karte einfach hin.

error-deck-size = Die Kartensatzdatei hat { $found ->
    [one] eine Karte
   *[other] { $found } Karten
}; möglich sind { $least } bis { $most }.
error-deck-no-spells = Die Kartensatzdatei enthält keine farbigen Karten.

error-position-crystals = In der Stellung haben alle zusammen mehr Kristalle, als es gibt.
error-position-apprentices = Zwei Sitzplätze der Stellung haben denselben Zauberlehrling.
error-position-goal = Punkte, Kristalle, Partien und Ende des Spiels passen in der Stellung nicht zusammen.
error-position-last-match = Die vorige Partie der Stellung ist so nicht möglich.
error-position-round = Der Kristall der Stellung steht hinter dem letzten Arenafeld.
error-position-end = Die letzte Partie der Stellung war noch gar nicht zu Ende.
error-position-display = Die Reihen der Stellung und die gerade genommene Karte passen nicht zusammen.
error-position-piles = Die Stapel der Stellung sind so nicht möglich.
error-position-focused = Wer in der Stellung fokussiert ist, passt nicht dazu, wer am Zug ist.
error-position-called = Wer in der Stellung FLAUTZ! gerufen hat, kann das so nicht getan haben.
error-position-straight = In der Stellung hat jemand einen Straight FLAUTZ! auf der Hand, der nicht ausgelegt wurde.

## Die Regeln in Kürze

overview-goal = Mach aus den fünf Karten auf deiner Hand den besten Zauber der Partie. Er gewinnt einen Kristall, und wer zuerst drei Kristalle hat, gewinnt das Spiel.
overview-1 = Alle haben fünf Karten auf der Hand. In der Mitte liegen drei offen in der Luft und drei am Boden.
overview-2 = In deinem Zug tauschst du eine Karte der Mitte gegen eine von deinen. Aus welcher Reihe, sagt das Feld mit dem Kristall: Boden, Luft oder beliebig.
overview-3 = Oder du fokussierst dich: Du drehst deinen Zauberlehrling um, und dein Zug ist vorbei. Beim nächsten Mal ersetzt du zuerst eine Karte der Mitte durch eine neue und tauschst dann.
overview-4 = Ein Zauber ist eine Farbe in fortlaufenden Werten oder ein Wert in verschiedenen Farben. Er zählt seinen niedrigsten Wert und fünf für jede weitere Karte.
overview-5 = Bilden alle fünf Karten einen einzigen Zauber, hast du einen FLAUTZ! Ruf ihn aus, und alle anderen haben nur noch einen Zug.
overview-6 = Nach jeder Spielrunde rückt der Kristall weiter. Kommt er auf das FLAUTZ!-Feld, ist die Partie vorbei, und der beste Zauber gewinnt den Kristall.

## Die Regeln, in unseren eigenen Worten

rule-Z-1 = Ein ganzes Spiel geht über mehrere Partien. Zu Beginn bekommen alle zufällig einen der fünf Zauberlehrlinge; er liegt offen und bleibt für das ganze Spiel derselbe. Jede weitere Partie beginnt, wer links von der Person sitzt, die die vorige begonnen hat. Unsere Festlegung: Wer die erste Partie beginnt, entscheidet das Los.
rule-Z-2 = Für jede Partie werden alle Zauberkarten neu gemischt. Alle bekommen fünf davon verdeckt auf die Hand; drei liegen offen in der Luft, drei offen am Boden, und der Rest ist der Nachziehstapel. Unsere Festlegung: Fokussierte Zauberlehrlinge werden dabei zurückgedreht.
rule-Z-3 = Ein Kristall in der Arena zeigt, welche Spielrunde läuft: Er steht anfangs auf dem ersten Arenafeld und rückt jedes Mal eines weiter, wenn wieder am Zug ist, wer die Partie begonnen hat. Kommt er auf das FLAUTZ!-Feld, ist die Partie zu Ende, und die Zauber werden gewertet. Unsere Festlegung: Das gilt auch während der letzten Züge nach einem Ruf, denn dann ist kein Arenafeld mehr übrig, auf dem sich spielen ließe.
rule-Z-4 = In deinem Zug tauschst du eine Karte der Mitte gegen eine von deiner Hand, oder du fokussierst dich. Aus welcher Reihe du nehmen darfst, sagt das Arenafeld: Boden, Luft oder beliebig.
rule-Z-5 = Die Karte, die du nimmst, kommt auf deine Hand, und an ihren Platz legst du eine deiner anderen Karten.
rule-Z-6 = Zum Fokussieren drehst du deinen Zauberlehrling auf die fokussierte Seite; damit ist dein Zug vorbei.
rule-Z-7 = Bist du zu Beginn deines Zuges fokussiert, musst du zuerst eine Karte aus einer Reihe, die das Arenafeld erlaubt, auf den Ablagestapel legen und durch eine vom Nachziehstapel ersetzen. Dann drehst du deinen Zauberlehrling zurück und musst auf der Stelle tauschen, wieder so, wie das Arenafeld es erlaubt. Auch die neue Karte darfst du nehmen.
rule-Z-8 = Unsere Festlegung: Ist der Nachziehstapel leer, wenn eine Karte gebraucht wird, wird der Ablagestapel gemischt und dient als neuer Nachziehstapel. Gibt es überhaupt nichts zu ziehen, kannst du dich nicht fokussieren.
rule-Z-9 = Ein Zauber besteht aus einer bis fünf Karten, die zusammenpassen: eine Farbe mit Werten, die lückenlos aufeinanderfolgen, oder ein Wert in lauter verschiedenen Farben. Dieselbe Karte, also dieselbe Farbe mit demselben Wert, darf nicht zweimal darin vorkommen.
rule-Z-10 = Ein Zauber bringt den Wert seiner ersten (niedrigsten) Karte und fünf Punkte für jede weitere: 3, 4, 5 in einer Farbe sind 13, vier Zweien sind 17, und eine einzelne Karte bringt ihren Wert.
rule-Z-11 = Es zählt dein bester Zauber; Parlour findet ihn für dich.
rule-Z-12 = Ein Trugbild hat einen festen Wert und nimmt in einem Zauber eine Farbe an, die du dir aussuchst; Punkte bringt es wie jede andere Karte. Blaue 1, Trugbild 2, blaue 3 und blaue 4 sind 16; ein Trugbild 5 und zwei Fünfen sind 15.
rule-Z-13 = Ein Prisma legst du vor dem Zauber beiseite, und es selbst bringt keine Punkte. Du suchst dir zwei Farben aus, und jede deiner Karten in diesen Farben kann als die eine oder die andere gelten. Unsere Festlegung: Hast du mehrere Prismen, wählst du für jedes ein Farbenpaar, und sie wirken nacheinander. Ein Prisma und 1, 2, 3, 4, von denen die grünen als blau gelten, sind 16 und ein FLAUTZ!; ein Prisma, das neben zwei anderen Vieren eine zweite grüne 4 blau macht, bringt 14.
rule-Z-14 = Wer am Ende der Partie fokussiert ist, geht leer aus.
rule-Z-15 = Stecken alle fünf Karten deiner Hand in einem Zauber, hast du einen FLAUTZ!; Prismen zählen dabei mit. Du kannst weiterspielen oder deine Hand offen auslegen und ihn ausrufen. Unsere Festlegung: Ausrufen kannst du ihn in deinem eigenen Zug, zu Beginn anstelle des Tauschs oder gleich danach, und nicht, solange du fokussiert bist. Prismen allein sind kein Zauber.
rule-Z-16 = Nach dem Ruf haben alle anderen noch einen letzten Zug; sobald wieder an der Reihe wäre, wer gerufen hat, ist die Partie zu Ende. Die ausgelegte Hand ändert sich nicht mehr. Unsere Festlegung: Auch andere dürfen in ihrem letzten Zug einen FLAUTZ! ausrufen; das Ende der Partie verschiebt sich dadurch nicht.
rule-Z-17 = Ein Straight FLAUTZ! besteht aus fünf aufeinanderfolgenden Werten einer Farbe, ohne Sonderkarten. Du musst ihn sofort offen auslegen, auch wenn er dir gerade erst ausgeteilt wurde (haben mehrere einen, legt ihn nur aus, wer in Spielreihenfolge zuerst kommt), und die Partie ist auf der Stelle vorbei. Gewertet werden alle (außer wer fokussiert ist), und du nimmst dir einen Kristall extra aus dem Vorrat.
rule-Z-18 = Ein Royal FLAUTZ! ist ein Straight FLAUTZ! in der Farbe deines eigenen Zauberlehrlings. Die Partie ist auf der Stelle vorbei, nur du wirst gewertet, und du nimmst dir zwei Kristalle extra.
rule-Z-19 = Zu einem FLAUTZ! dürfen Sonderkarten gehören, zu einem Straight oder Royal FLAUTZ! nie.
rule-Z-20 = Der höchste Zauber einer Partie gewinnt den Kristall, der die Spielrunden angezeigt hat. Unsere Festlegung: Von gleich hohen gewinnt der mit mehr Karten (Prismen zählen nicht); ist auch das gleich, bekommen alle Beteiligten einen Kristall, die zusätzlichen aus dem Vorrat. Hat niemand Punkte gemacht, gewinnt ihn niemand. Ein Straight oder Royal FLAUTZ! gewinnt ihn in jedem Fall.
rule-Z-21 = Spielt ihr um Kristalle (der Normalfall), gewinnt sofort, wer als Erstes drei hat, und Punkte werden nicht aufgeschrieben. Unsere Festlegung: Schaffen es mehrere zugleich, gewinnt, wer mehr Kristalle hat, und dann, wer in dieser Partie den höheren Zauber hatte; sonst wird der Sieg geteilt.
rule-Z-22 = Spielt ihr eine feste Zahl von Partien (drei, fünf oder jede andere Zahl bis zwanzig), ist jeder Kristall am Ende zehn Punkte wert, und die meisten Punkte gewinnen. Unsere Festlegung: Bei Gleichstand gewinnt, wer mehr Kristalle hat; sonst wird der Sieg geteilt.
rule-Z-23 = Es gibt 25 Kristalle. Unsere Festlegung: Ist der Vorrat aufgebraucht, gibt es keine mehr zu nehmen; reicht er nicht für alle, wird er in Spielreihenfolge verteilt, angefangen bei der Person, die die Partie begonnen hat.
