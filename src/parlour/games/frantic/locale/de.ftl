game-title = FRANTIC
game-about = Werde deine Karten vor den anderen los, attackiere, solange du kannst, und nimm dich vor den Ereignissen in Acht: Punkte will hier niemand haben. Für zwei bis acht Personen, mehrere Runden.
game-legend = Eine Karte heißt nach Farbe und Zahl oder Symbol: red-7, black-3, blue-gift, green-2nd-chance. Vierfarbige Karten heißen nach ihrem Namen: fantastic, fantastic-four, counterattack, equality, nice-try. Auch kurz geht es: r7, k3 (schwarz), f4. Mitspieler nennst du mit der Nummer ihres Sitzplatzes, und in der Reihenfolge dieser Nummern wird gespielt. ▶ zeigt, wer am Zug ist. Mehrere Züge kannst du auf einmal eingeben: r-gift; 3; b1; b9

none = –

## Farben, Karten und Ereignisse

colour-blue = blau
colour-red = rot
colour-green = grün
colour-yellow = gelb

name-gift = Gift
name-exchange = Exchange
name-2nd-chance = 2nd Chance
name-skip = Skip
name-fantastic = Fantastic
name-fantastic-four = Fantastic Four
name-counterattack = Counterattack
name-equality = Equality
name-nice-try = Nice Try
name-fuck-you = Fuck You

card-number = { $card }: die { $colour }e { $number }, { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} wert. { does-number }
card-black = { $card }: die schwarze { $number }, { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} wert. { does-black }
card-gift = { $card }: { name-gift }, { $colour }, { $points } Punkte. { does-gift }
card-exchange = { $card }: { name-exchange }, { $colour }, { $points } Punkte. { does-exchange }
card-2nd-chance = { $card }: { name-2nd-chance }, { $colour }, { $points } Punkte. { does-2nd-chance }
card-skip = { $card }: { name-skip }, { $colour }, { $points } Punkte. { does-skip }
card-fantastic = { $card }: { name-fantastic }, { $points } Punkte. { does-fantastic }
card-fantastic-four = { $card }: { name-fantastic-four }, { $points } Punkte. { does-fantastic-four }
card-counterattack = { $card }: { name-counterattack }, { $points } Punkte. { does-counterattack }
card-equality = { $card }: { name-equality }, { $points } Punkte. { does-equality }
card-nice-try = { $card }: { name-nice-try }, { $points } Punkte. { does-nice-try }
card-fuck-you = { $card }: { name-fuck-you }, { $points } Punkte. { does-fuck-you }

does-number = Sie passt auf { $colour }e Karten, auf jede { $number } und auf einen Wunsch nach dieser Farbe oder Zahl.
does-black = Sie passt auf jede { $number } und auf den Wunsch nach einer { $number }, und sie deckt ein Ereignis auf.
does-gift = Attacke: Du gibst einem Mitspieler zwei deiner Karten.
does-exchange = Attacke: Du gibst einem Mitspieler zwei deiner Karten und ziehst dafür blind zwei von seinen.
does-2nd-chance = Du spielst darauf noch eine Karte; kannst du das nicht, ziehst du eine.
does-skip = Attacke: Ein Mitspieler lässt seinen nächsten Zug aus.
does-fantastic = Passt auf alles; du wünschst dir eine Farbe oder eine Zahl.
does-fantastic-four = Passt auf alles. Attacke: Andere ziehen vier Karten, die du nach Belieben aufteilst; danach wünschst du dir eine Farbe oder eine Zahl.
does-counterattack = Passt auf alles; du wünschst dir eine Farbe. Wirst du attackiert, kannst du sie sofort spielen: Dann gehört die Attacke dir, und du bestimmst, wen sie trifft.
does-equality = Passt auf alles. Attacke: Ein Mitspieler mit weniger Karten als du füllt seine Hand auf deine Kartenzahl auf; danach wünschst du dir eine Farbe.
does-nice-try = Passt auf alles; du wünschst dir eine Farbe. Hat jemand keine Karten mehr, kannst du sie sofort spielen: Alle mit leerer Hand ziehen drei Karten, und die Runde geht weiter.
does-fuck-you = Passt auf alles, aber nur, wenn du genau zehn Karten auf der Hand hast; danach geht es weiter, als läge sie nicht da. Mit „{ name-gift }“ oder „{ name-exchange }“ wirst du sie nicht los.

event-name-charity = Charity
event-name-communism = Communism
event-name-doomsday = Doomsday
event-name-earthquake = Earthquake
event-name-expansion = Expansion
event-name-finish-line = Finish Line
event-name-friday-the-13th = Friday the 13th
event-name-gambling-man = Gambling Man
event-name-market = Market
event-name-mating-season = Mating Season
event-name-merry-christmas = Merry Christmas
event-name-mexican-standoff = Mexican Standoff
event-name-recession = Recession
event-name-robin-hood = Robin Hood
event-name-surprise-party = Surprise Party
event-name-all-seeing-eye = The All-Seeing Eye
event-name-third-time-lucky = Third Time Lucky
event-name-time-bomb = Time Bomb
event-name-tornado = Tornado
event-name-vandalism = Vandalism

event-charity = Wer nicht die meisten Karten hat, zieht blind je eine bei allen, die die meisten haben.
event-communism = Alle ziehen, bis ihre Hand so groß ist wie die größte am Tisch.
event-doomsday = Die Runde ist auf der Stelle vorbei, mit 50 Punkten für alle.
event-earthquake = Alle reichen ihre Hand einen Platz weiter.
event-expansion = Reihum wird gezogen, erst eine Karte, dann zwei, dann drei und so weiter.
event-finish-line = Die Runde ist auf der Stelle vorbei; jetzt zählt, was ihr auf der Hand habt.
event-friday-the-13th = Eine schwarze Katze schleicht über den Tisch, und das war es auch schon.
event-gambling-man = Alle legen eine Karte verdeckt hin; wer die zweitniedrigste gelegt hat, nimmt sie alle.
event-market = Für jeden Sitzplatz liegt eine Karte offen aus; reihum nehmen sich alle eine.
event-mating-season = Zahlen, die du mehr als einmal auf der Hand hast, legst du ab, und zwar alle.
event-merry-christmas = Alle verschenken ihre sämtlichen Karten, an wen sie wollen.
event-mexican-standoff = Alle legen ihre Hand ab und ziehen drei neue Karten.
event-recession = Reihum wird abgelegt, erst eine Karte, dann zwei, dann drei und so weiter.
event-robin-hood = Die kleinste und die größte Hand werden getauscht.
event-surprise-party = Alle schenken einem Mitspieler ihrer Wahl eine Karte.
event-all-seeing-eye = Alle Hände liegen offen, bis alle mit dem Weiterspielen einverstanden sind.
event-third-time-lucky = Alle ziehen drei Karten.
event-time-bomb = Noch drei Züge für alle. Wer bis dahin die letzte Karte loswird, bekommt zehn Punkte weniger und die anderen zehn mehr; schafft es niemand, zählen alle Punkte doppelt.
event-tornado = Alle Hände werden zusammengemischt und neu ausgeteilt.
event-vandalism = Alle legen sämtliche Karten der zuletzt gespielten Farbe ab.
explain-event = Ereignis { $name }: { $effect }

## Der Tisch

table-round = Runde { $round } · bis { $limit } Punkte · { $pile ->
    [0] Nachziehstapel leer
    [one] eine Karte zum Nachziehen
   *[other] { $pile } Karten zum Nachziehen
} · { $events ->
    [one] ein Ereignis
   *[other] { $events } Ereignisse
}
table-over = Die Partie ist zu Ende
table-top = Auf dem Ablagestapel: { $card }
table-wish = Auf dem Ablagestapel: { $card } · gewünscht: { $wish }
table-market = Auf dem Markt: { $cards }
table-open-hand = { $name }: { $cards }
table-hand = Deine { $count ->
    [0] Handkarten
    [one] Karte
   *[other] { $count } Karten
}: { $cards }
table-playable = Spielbar: { $cards }
table-offer = Zum Abgeben beiseitegelegt: { $cards }
table-laid = Verdeckt ausgelegt: { $card }
table-gifts = Verschenkt: { $gifts }
gift-to = { $card } an { $name }
table-tries = „{ name-nice-try }“ ist unterwegs.
open-decided = {"  "}{ $name } – { $choice }

head-player = Name
head-cards = Karten
head-points = Punkte
head-state = { "" }
head-last-hand = Noch auf der Hand
head-last-points = Letzte Runde
head-total = Summe

player = { $role ->
    [turn] ▶ { $number } { $name }
   *[other] { "  " }{ $number } { $name }
}
mark-dealer = hat gegeben
mark-skipped = setzt aus
mark-bomb = { $turns ->
    [0] kein Zug mehr
    [one] noch ein Zug
   *[other] noch { $turns } Züge
}
mark-target = mit „{ $card }“ attackiert

## Was gefragt wird

ask-wait = Warten auf { $names } …
ask-play = Du bist am Zug: Nenne die Karte, die du spielst{ $pile ->
    [0] {""}
   *[other] , oder zieh mit `draw`
}.
    .page = Du bist am Zug: Spiel eine Karte{ $pile ->
        [0] {""}
       *[other] {" "}oder zieh eine
    }.
ask-play-on = Nenne die Karte, die du spielst, oder beende deinen Zug mit `pass`.
    .page = Spiel eine Karte, oder passe.
ask-second-chance = Auf „{ name-2nd-chance }“ musst du noch eine Karte spielen: Welche?
ask-aim = Wen attackierst du mit „{ $card }“? Gib die Nummer des Sitzplatzes ein.
    .page = Wen attackierst du mit „{ $card }“?
ask-share = Karte { $number } von vier: Wer zieht sie? Gib die Nummer des Sitzplatzes ein.
    .page = Karte { $number } von vier: Wer zieht sie?
ask-redirect = An wen lenkst du { $count ->
    [one] die Karte
   *[other] die { $count } Karten
} aus „{ $card }“ um? Gib die Nummer des Sitzplatzes ein.
    .page = An wen lenkst du { $count ->
        [one] die Karte
       *[other] die { $count } Karten
    } aus „{ $card }“ um?
ask-give = Karte { $number } von zwei für { $name }: Welche gibst du?
ask-counter = { $name } attackiert dich mit „{ $card }“. Schlägst du zurück? `counterattack` oder `pass`.
    .page = { $name } attackiert dich mit „{ $card }“. Schlägst du zurück?
ask-no-counter = { $name } attackiert dich mit „{ $card }“, und du kannst nicht zurückschlagen: `pass`.
    .page = { $name } attackiert dich mit „{ $card }“, und du kannst nicht zurückschlagen.
ask-wish = Was wünschst du dir? Eine Farbe (blau, rot, grün, gelb) oder eine Zahl von 1 bis 9.
ask-colour-wish = Welche Farbe wünschst du dir: blau, rot, grün oder gelb?
ask-nice-try = { $count ->
    [one] { $names } hat keine Karten mehr.
   *[other] { $names } haben keine Karten mehr.
} „{ name-nice-try }“? `nice-try` oder `pass`.
    .page = { $count ->
        [one] { $names } hat keine Karten mehr.
       *[other] { $names } haben keine Karten mehr.
    } Spielst du „{ name-nice-try }“?
ask-no-nice-try = { $count ->
    [one] { $names } hat keine Karten mehr.
   *[other] { $names } haben keine Karten mehr.
} Du kannst nichts dagegen tun: `pass`.
    .page = { $count ->
        [one] { $names } hat keine Karten mehr.
       *[other] { $names } haben keine Karten mehr.
    } Du kannst nichts dagegen tun.
ask-gamble = Welche Karte legst du verdeckt hin?
ask-market = Welche Karte nimmst du vom Markt?
ask-christmas = Karte { $number } von { $count }, { $card }: Wer bekommt sie? Gib die Nummer des Sitzplatzes ein.
    .page = Karte { $number } von { $count }, { $card }: Wer bekommt sie?
ask-recession = Noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} abzulegen: Welche wählst du?
ask-party-card = Welche Karte verschenkst du?
ask-party-seat = Wer bekommt { $card }? Gib die Nummer des Sitzplatzes ein.
    .page = Wer bekommt { $card }?
ask-eye = Hast du genug gesehen? `agree`
    .page = Hast du genug gesehen?

## Was geschieht

told-round = Runde { $round }: { $name } gibt allen sieben Karten.
    .you-name = Runde { $round }: Du gibst allen sieben Karten.
told-hand = { $name } hat auf der Hand: { $cards }.
    .you-name = Du hast auf der Hand: { $cards }.
told-start = Die erste Karte ist { $card }; sie gilt als gespielt von { $name }.
    .you-name = Die erste Karte ist { $card }; sie gilt als von dir gespielt.
told-buried = Die erste Karte ist { $card }; sie kommt unter den Nachziehstapel.
told-played = { $name } spielt { $card }{ $left ->
    [0] {""}
    [one] {" "}und hat noch eine Karte
   *[other] {" "}(noch { $left })
}.
    .you-name = Du spielst { $card }{ $left ->
        [0] {""}
        [one] {" "}und hast noch eine Karte
       *[other] {" "}(noch { $left })
    }.
told-drew = { $by ->
    [effect] {"  "}
   *[turn] {""}
}{ $name } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
    .you-name = { $by ->
        [effect] {"  "}
       *[turn] {""}
    }Du ziehst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
told-seen = { $by ->
    [effect] {"  "}
   *[turn] {""}
}{ $name } zieht { $cards }.
    .you-name = { $by ->
        [effect] {"  "}
       *[turn] {""}
    }Du ziehst { $cards }.
told-pile-empty = { $name } muss ziehen, aber der Nachziehstapel ist aufgebraucht.
    .you-name = Du musst ziehen, aber der Nachziehstapel ist aufgebraucht.
told-passed = { $name } passt.
    .you-name = Du passt.
told-missed = { $name } setzt aus.
    .you-name = Du setzt aus.
told-second-missed = {"  "}{ $name } hat keine Karte, die auf „{ name-2nd-chance }“ passt.
    .you-name = {"  "}Du hast keine Karte, die auf „{ name-2nd-chance }“ passt.
told-aimed = {"  "}⚔ { $card }: { $name } attackiert { $target }.
    .you-name = {"  "}⚔ { $card }: Du attackierst { $target }.
    .you-target = {"  "}⚔ { $card }: { $name } attackiert dich.
told-shares = {"  "}⚔ Mit „{ name-fantastic-four }“ lässt { $name } Karten ziehen: { $shares }.
    .you-name = {"  "}⚔ Mit „{ name-fantastic-four }“ lässt du Karten ziehen: { $shares }.
told-share = { $name } ({ $count })
    .you-name = du ({ $count })
told-countered = {"  "}⚔ { $name } schlägt zurück: Die Attacke von { $other } („{ $card }“) führt jetzt { $name } aus.
    .you-name = {"  "}⚔ Du schlägst zurück: Die Attacke von { $other } („{ $card }“) führst jetzt du aus.
    .you-other = {"  "}⚔ { $name } schlägt zurück: Deine Attacke („{ $card }“) führt jetzt { $name } aus.
told-lapsed = {"  "}{ $card }: Für die Attacke von { $name } kommt niemand infrage.
    .you-name = {"  "}{ $card }: Für deine Attacke kommt niemand infrage.
told-skip = {"  "}{ $name } setzt beim nächsten Mal aus.
    .you-name = {"  "}Du setzt beim nächsten Mal aus.
told-given = {"  "}{ $other } bekommt { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
} von { $name }.
    .you-name = {"  "}{ $other } bekommt { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    } von dir.
    .you-other = {"  "}Du bekommst { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    } von { $name }.
told-handed = {"  "}{ $other } bekommt { $cards } von { $name }.
    .you-name = {"  "}{ $other } bekommt { $cards } von dir.
    .you-other = {"  "}Du bekommst { $cards } von { $name }.
told-wish = {"  "}{ $name } wünscht sich { $sort ->
    [number] eine { $wish }
   *[colour] eine { $wish }e Karte
}.
    .you-name = {"  "}Du wünschst dir { $sort ->
        [number] eine { $wish }
       *[colour] eine { $wish }e Karte
    }.
told-event = {"  "}★ { $name }! { $effect }
told-events-shuffled = {"  "}Die Ereignisse sind aufgebraucht und werden neu gemischt.
told-nothing = {"  "}Nichts passiert.
told-colour = {"  "}Die zuletzt gespielte Farbe ist { $colour }.
told-put-down = {"  "}{ $name } legt ab: { $cards }.
    .you-name = {"  "}Du legst ab: { $cards }.
told-swapped = {"  "}{ $name } und { $other } tauschen ihre Handkarten.
    .you-name = {"  "}Du tauschst mit { $other } die Handkarten.
    .you-other = {"  "}{ $name } tauscht mit dir die Handkarten.
told-mixed = {"  "}Die Handkarten sind neu verteilt: { $counts }.
told-count = { $name } { $count }
    .you-name = du { $count }
told-laid = {"  "}Alle Karten werden aufgedeckt: { $cards }. { $name } nimmt sie alle.
    .you-name = {"  "}Alle Karten werden aufgedeckt: { $cards }. Du nimmst sie alle.
told-one-laid = { $name } { $card }
    .you-name = du { $card }
told-market = {"  "}Auf dem Markt: { $cards }.
told-took = {"  "}{ $name } nimmt { $card }.
    .you-name = {"  "}Du nimmst { $card }.
told-shown = {"  "}Alle Hände liegen offen: { $hands }.
told-one-hand = { $name } hat { $cards }
    .you-name = du hast { $cards }
told-taken-up = {"  "}Alle nehmen ihre Karten wieder auf.
told-out = { $name } hat keine Karten mehr!
    .you-name = Du hast keine Karten mehr!
told-round-end = Die Runde ist zu Ende: { $reason }. Punkte (Summe): { $points }.
told-points = { $name } { $points } ({ $total })
    .you-name = du { $points } ({ $total })
told-end = Das Limit ist erreicht, und die Partie ist zu Ende.

reason-out = { $count ->
    [one] { $names } hat keine Karten mehr
   *[other] { $names } haben keine Karten mehr
}
    .you-names = Du hast keine Karten mehr
    .among-names = Keine Karten mehr: { $names }
reason-in-time = { $count ->
    [one] { $names } war schneller als die Bombe: zehn Punkte weniger, für alle anderen zehn mehr
   *[other] { $names } waren schneller als die Bombe: zehn Punkte weniger, für alle anderen zehn mehr
}
    .you-names = Du warst schneller als die Bombe: zehn Punkte weniger, für alle anderen zehn mehr
    .among-names = Schneller als die Bombe: { $names } – zehn Punkte weniger, für alle anderen zehn mehr
reason-pile-empty = Der Nachziehstapel ist aufgebraucht
reason-time-up = Die Zeit ist um, und alle Punkte zählen doppelt
reason-doomsday = Die Welt geht unter, 50 Punkte für alle
reason-finish-line = Die Ziellinie ist erreicht

## Das Ergebnis

score-last-round = Das Ende von Runde { $round }: { $reason }.
score-winners = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
} mit den wenigsten Punkten; das Limit war { $limit }.
    .you-names = Du gewinnst mit den wenigsten Punkten; das Limit war { $limit }.
    .among-names = Geteilter Sieg mit den wenigsten Punkten: { $names }. Das Limit war { $limit }.

## Ablehnungen

error-unknown-move = „{ $text }“ ist hier kein Zug.
error-other-verb = „{ $verb }“ passt gerade nicht; jetzt heißt es „{ $wanted }“.
error-card-now = Nenne eine Karte.
error-seat-now = Nenne einen Sitzplatz.
error-wish-now = Erst kommt der Wunsch, und ohne ihn geht es nicht weiter.
error-agree-now = Alle Hände liegen offen: `agree`, wenn du genug gesehen hast.
error-not-in-hand = Du hast { $card } nicht auf der Hand, oder nicht so oft.
error-not-in-market = { $card } liegt nicht auf dem Markt.
error-not-handed-on = { $card } darfst du nicht mit Absicht weitergeben.
error-only-counterattack = Gegen eine Attacke hilft nur „{ name-counterattack }“, nicht { $card }.
error-only-nice-try = Jetzt lässt sich nur „{ name-nice-try }“ spielen, nicht { $card }.
error-not-ten-cards = { $card } verlangt genau { $wanted } Karten auf der Hand; du hast { $found }.
error-not-as-wished = { $card } passt nicht zum Wunsch: { $wish ->
    [blue] { colour-blue }
    [red] { colour-red }
    [green] { colour-green }
    [yellow] { colour-yellow }
   *[other] { $wish }
}.
error-does-not-fit = { $card } passt nicht auf { $top }.
error-nothing-to-draw = Der Nachziehstapel ist aufgebraucht, und du hast eine Karte, die du spielen kannst.
error-drawn-already = Du hast schon gezogen: Spiel eine Karte oder passe.
error-no-drawing = Jetzt gibt es nichts zu ziehen.
error-no-passing = Jetzt kannst du nicht passen.
error-colour-wish-only = Mit dieser Karte wünschst du dir eine Farbe, keine Zahl.
error-nobody-there = Auf Sitzplatz { $seat } sitzt niemand.
error-not-yourself = Dich selbst kannst du nicht wählen.
error-already-skipped = Sitzplatz { $seat } setzt ohnehin schon aus.
error-not-fewer-cards = Sitzplatz { $seat } hat nicht weniger Karten als du.

error-deck-size = Die Kartensatzdatei hat { $found ->
    [one] eine Karte
   *[other] { $found } Karten
}; möglich sind { $least } bis { $most }.
error-deck-unknown-event = Die Kartensatzdatei nennt das Ereignis „{ $event }“, doch das gibt es nicht.
error-deck-event-twice = Die Kartensatzdatei enthält das Ereignis „{ $event }“ zweimal.

error-position-event = Die Stellung nennt das Ereignis „{ $event }“, doch das gibt es nicht.
error-position-events = Jedes Ereignis des Kartensatzes muss in der Stellung genau einmal vorkommen, im Stapel oder verbraucht.
error-position-discard = In der Stellung fehlt eine Karte, auf die gespielt werden kann.
error-position-wish = Der Wunsch in der Stellung ({ $wish }) passt nicht zur obersten Karte.
error-position-not-in-hand = Sitzplatz { $seat } der Stellung legt oder gibt { $card }, hat diese Karte aber nicht auf der Hand.
error-position-limit = Punkte, Limit und Ende der Partie passen in der Stellung nicht zusammen.
error-position-steps = Was in der Stellung zu entscheiden ist, lässt sich jetzt nicht entscheiden.
error-position-asked = Wer in der Stellung gefragt ist, hat nichts zu entscheiden.
error-position-market = Auf dem Markt der Stellung liegen Karten, obwohl er nicht geöffnet ist.
error-position-round-over = Die Runde der Stellung ist schon zu Ende.
error-position-bomb = Die „Time Bomb“ der Stellung lässt mehr Züge übrig, als möglich sind.
error-position-last-round = Die vorige Runde der Stellung ist so nicht möglich.

## Die Regeln in Kürze

overview-goal = Werde deine Karten los, bevor es die anderen schaffen. Was du am Ende einer Runde noch auf der Hand hast, zählt gegen dich. Erreicht jemand das Punktelimit, ist Schluss, und die wenigsten Punkte gewinnen.
overview-1 = In deinem Zug spielst du eine Karte auf den Stapel: in derselben Farbe, mit derselben Zahl oder eine Spezialkarte derselben Art.
overview-2 = Kannst oder willst du das nicht, ziehst du eine Karte. Danach darfst du immer noch eine spielen.
overview-3 = Mit einfarbigen Spezialkarten verschenkst du Karten, tauschst sie, lässt jemanden aussetzen oder spielst noch einmal.
overview-4 = Vierfarbige Spezialkarten passen auf alles. Die meisten bewirken noch etwas, und mit jeder wünschst du dir, was als Nächstes gespielt werden muss.
overview-5 = Eine schwarze Karte passt auf ihre Zahl und deckt ein Ereignis auf, und ein Ereignis kann alles auf den Kopf stellen.
overview-6 = Die Runde endet, wenn jemand keine Karten mehr hat oder der Nachziehstapel leer ist. Zahlen zählen, was draufsteht, Spezialkarten sieben, und eine davon 42.

## Die Regeln, in unseren eigenen Worten

rule-R-1 = Vor der Partie einigt ihr euch auf ein Punktelimit. Unser Vorschlag: bei zwei bis vier Personen 137 (kurz), 154 (mittel) oder 179 (lang), bei fünf bis acht Personen 113, 137 oder 154. Jedes andere Limit über null ist auch recht.
rule-R-2 = Vor jeder Runde werden alle Karten gemischt, und alle Ereignisse ebenso. Der Kartengeber, für die erste Runde ausgelost, gibt allen sieben Karten.
rule-R-3 = Der Kartengeber deckt die erste Karte auf. Sie zählt als von ihm gespielt, und was daraus folgt, tritt ein: ein Wunsch, eine Attacke, ein Ereignis, eine „{ name-2nd-chance }“. Unsere Festlegung: „{ name-fuck-you }“ kommt unter den Nachziehstapel, und die nächste Karte wird aufgedeckt; „{ name-counterattack }“ und „{ name-nice-try }“ bringen nur ihren Wunsch.
rule-R-4 = Den ersten Zug hat, wer rechts vom Kartengeber sitzt; dann geht es gegen den Uhrzeigersinn weiter. Die Namensliste am Tisch steht in Spielreihenfolge.
rule-R-5 = In deinem Zug spielst du eine Karte; oder du ziehst eine und darfst danach eine spielen, die gezogene oder irgendeine andere. Ziehen darfst du auch, wenn du spielen könntest. Wenn du nicht spielen kannst, musst du ziehen.
rule-R-6 = Die Runde ist vorbei, wenn jemand keine Karten mehr hat oder wenn jemand ziehen müsste und im Nachziehstapel nichts mehr ist. Was an Effekten oder Ereignissen noch läuft, wird vorher ausgeführt, so weit es geht, und die Runde endet nur, wenn sie auch dann noch enden muss. Der Ablagestapel wird nie zurückgemischt. Unsere Festlegungen: Gibt es nichts mehr zu ziehen, kannst du auch nicht freiwillig ziehen; trifft beides zugleich ein, hat die Runde beendet, wer keine Karten mehr hat.
rule-R-7 = Was du am Ende auf der Hand hast, zählt gegen dich: Farbkarten und schwarze Karten ihre Zahl, jede Spezialkarte 7, „{ name-fuck-you }“ 42. Diese Punkte kommen zu denen der früheren Runden dazu.
rule-R-8 = Wer in einer Runde die meisten Punkte bekommt, gibt bei der nächsten die Karten. Unsere Festlegung: Bei Gleichstand gibt, wer in Spielreihenfolge nach dem letzten Kartengeber zuerst kommt.
rule-R-9 = Die Partie ist zu Ende, wenn jemand das Limit erreicht hat. Die wenigsten Punkte gewinnen. Unsere Festlegung: Bei Gleichstand wird der Sieg geteilt.
rule-R-10 = Ein Ereignis kann mehrere auf einmal von ihren letzten Karten befreien; dann beenden sie die Runde gemeinsam.
rule-R-11 = Eine Farbkarte passt auf eine Karte ihrer Farbe, auf eine Karte ihrer Zahl und auf einen Wunsch nach dem einen oder dem anderen.
rule-R-12 = Eine einfarbige Spezialkarte passt auf eine Karte ihrer Farbe, auf eine Spezialkarte derselben Art und auf einen Wunsch nach ihrer Farbe, aber nicht auf einen Zahlenwunsch.
rule-R-13 = Vierfarbige Spezialkarten und „{ name-fuck-you }“ passen auf alles.
rule-R-14 = Eine schwarze Karte passt auf eine Karte ihrer Zahl und auf einen Wunsch nach ihrer Zahl. Schwarz zählt nicht als Farbe, also kann es sich auch niemand wünschen. Auf eine schwarze Karte passen Karten ihrer Zahl.
rule-R-15 = Ein Wunsch nennt eine der vier Farben oder eine Zahl von 1 bis 9. Er bindet nur Zahlenkarten und einfarbige Spezialkarten, und mit der nächsten gespielten Karte ist er erledigt (siehe aber R-16).
rule-R-16 = „{ name-fuck-you }“ lässt sich nur spielen, wenn du genau zehn Karten auf der Hand hast, diese eine mitgezählt. Die Karte ist unsichtbar: Weiter geht es mit der Karte und dem Wunsch davor. Mit „{ name-gift }“ oder „{ name-exchange }“ kannst du sie nicht mit Absicht weitergeben; unsere Festlegung: auch dann nicht, wenn du gekontert hast. Durch blindes Ziehen und durch Ereignisse kann sie weiterwandern.
rule-R-17 = Auf „{ name-2nd-chance }“ musst du sofort noch eine passende Karte spielen. Hast du keine, ziehst du eine Karte, und dein Zug ist vorbei, selbst wenn deine Hand mit „{ name-2nd-chance }“ leer geworden ist. Unsere Festlegungen: Mit der Karte, die du darauf spielst, endet dein Zug; du ziehst nicht vorher, um es möglich zu machen, und eine passende Karte darfst du nicht zurückhalten.
rule-R-18 = { name-skip } (Attacke): Du bestimmst, wer den nächsten eigenen Zug auslassen muss. Wer ihn ohnehin schon auslässt, steht nicht zur Wahl. Unsere Festlegungen: Kannst du niemanden wählen, passiert nichts; mit der Runde endet auch das Aussetzen.
rule-R-19 = { name-gift } (Attacke): Ein Mitspieler deiner Wahl bekommt zwei Karten von deiner Hand, oder die eine, die du noch hast. Attackiert wird auch mit deiner letzten Karte, nur gibt es dann nichts zu verschenken. Unsere Festlegungen: Auch dann darf der Attackierte kontern und seinerseits Karten geben; ist „{ name-counterattack }“ deine letzte Karte, attackierst du mit dem umgelenkten „{ name-gift }“ ohne Karten.
rule-R-20 = { name-exchange } (Attacke): Ein Mitspieler deiner Wahl bekommt zwei Karten von deiner Hand, und du ziehst blind zwei von seinen, noch ehe er deine aufnimmt; sind es weniger, dann so viele, wie da sind. Gezogen wird auch dann, wenn du selbst nichts mehr zu geben hast.
rule-R-21 = Unsere Festlegung: Wer Karten gibt, wählt unter allen außer „{ name-fuck-you }“. Reichen die nicht, gehen eben nur diese über den Tisch.
rule-R-22 = { name-fantastic }: Du wünschst dir eine Farbe oder eine Zahl.
rule-R-23 = { name-fantastic-four } (Attacke): Ein oder mehrere Mitspieler ziehen zusammen vier Karten; wer wie viele zieht und in welcher Reihenfolge, entscheidest du. Ehe jemand zieht, dürfen alle Attackierten kontern, in Spielreihenfolge. Danach wünschst du dir eine Farbe oder eine Zahl.
rule-R-24 = { name-equality } (Attacke): Such dir einen Mitspieler, der weniger Karten hat als du, nachdem du diese gespielt hast. Er füllt seine Hand auf deine Kartenzahl auf. Hat niemand weniger, bleibt es beim Wunsch. Du wünschst dir eine Farbe.
rule-R-25 = { name-counterattack }: Wenn du selbst am Zug bist, bringt diese Karte nur einen Farbwunsch. Attackiert dich jemand mit einer Spezialkarte, kannst du sie außer der Reihe spielen: Die Attacke verfehlt dich, und du richtest sie gegen jemanden deiner Wahl, auch gegen den Angreifer; wer nun attackiert ist, kann wieder kontern. Lässt sie sich nicht ausführen, verfällt sie. Weiter geht es rechts vom ersten Angreifer. Unsere Festlegungen: Von „{ name-fantastic-four }“ lenkst du deinen eigenen Anteil um, und zwar auf eine einzige Person; bei „{ name-gift }“ oder „{ name-exchange }“ gibst nach dem Kontern du die Karten; es gilt der Wunsch der zuletzt gelegten Karte, also wird nur gefragt, wer sie gespielt hat.
rule-R-26 = { name-nice-try }: Wenn du selbst am Zug bist, bringt diese Karte nur einen Farbwunsch. Ist jemand die letzte Karte losgeworden, auf welchem Weg auch immer, und sind alle Effekte des Zuges vorbei, kannst du sie außer der Reihe spielen: Alle ohne Karten ziehen drei, du wünschst dir eine Farbe, und weiter geht es rechts von der Person, die am Zug war. Unsere Festlegung: War es deine eigene letzte Karte, ist die Runde danach zu Ende, und zwar durch dich.
rule-R-27 = Der Effekt einer vierfarbigen Spezialkarte ist Pflicht, sofern er möglich ist. Der Wunsch ist immer Pflicht, auch bei deiner letzten Karte.
rule-R-28 = Eine schwarze Karte bringt das oberste Ereignis ins Spiel. Es betrifft alle in Spielreihenfolge; den Anfang macht, wer rechts von der Person sitzt, die die schwarze Karte gespielt hat. Dieselbe Reihenfolge entscheidet bei Gleichstand. Was abgelegt wird, kommt unter den Ablagestapel. Enden kann die Runde erst, wenn das ganze Ereignis vorüber ist.
rule-R-29 = Unsere Festlegung: Sind die Ereignisse aufgebraucht, werden sie gemischt und noch einmal verwendet.
rule-E-1 = Charity: Wer nicht zu denen mit den meisten Karten gehört, zieht bei jedem von ihnen blind eine Karte.
rule-E-2 = Communism: Alle ziehen, bis ihre Hand so groß ist wie die größte am Tisch.
rule-E-3 = Doomsday: Die Runde ist auf der Stelle vorbei. Alle bekommen 50 Punkte, die Handkarten zählen nicht, und „{ name-nice-try }“ gibt es nicht (unsere Festlegung).
rule-E-4 = Earthquake: Alle reichen ihre ganze Hand in Spielreihenfolge einen Platz weiter.
rule-E-5 = Expansion: In Spielreihenfolge zieht jeder Platz eine Karte mehr als der vorige: erst eine, dann zwei und so weiter.
rule-E-6 = Finish Line: Die Runde ist auf der Stelle vorbei. Die Handkarten zählen, und „{ name-nice-try }“ gibt es nicht.
rule-E-7 = Friday the 13th: Es passiert gar nichts.
rule-E-8 = Gambling Man: Alle legen eine Karte verdeckt hin, und alle werden zugleich aufgedeckt. Wer den zweitniedrigsten Wert gelegt hat, nimmt sie alle; hat jemand keine Karte zum Hinlegen, bekommt stattdessen diese Person alle. Unsere Festlegung: Von gleichen Werten ist der niedriger, der in Spielreihenfolge früher kommt; haben mehrere keine Karten, trifft es in Spielreihenfolge die erste Person.
rule-E-9 = Market: Es werden so viele Karten aufgedeckt, wie ihr Personen am Tisch seid, und in Spielreihenfolge nehmen sich alle eine. Unsere Festlegung: Hat der Nachziehstapel zu wenige, wird verteilt, was da ist, und dann ist die Runde vorbei (R-6).
rule-E-10 = Mating Season: Du legst alle Zahlenkarten ab, auch schwarze, von deren Zahl du mehr als eine hast.
rule-E-11 = Merry Christmas: Alle verteilen ihre sämtlichen Karten verdeckt an andere, ganz wie sie wollen. Erst wenn alles liegt, nehmen alle auf, was vor ihnen liegt.
rule-E-12 = Mexican Standoff: Alle legen ihre ganze Hand ab; danach werden in Spielreihenfolge je drei Karten gezogen.
rule-E-13 = Recession: In Spielreihenfolge legt jeder Platz eine Karte mehr ab als der vorige: erst eine, dann zwei und so weiter. Welche, ist frei; wer weniger hat, legt alles ab.
rule-E-14 = Robin Hood: Wer die wenigsten Karten hat (auch gar keine), tauscht die Hand mit der Person, die die meisten hat. Unsere Festlegung: Haben alle gleich viele, passiert nichts.
rule-E-15 = Surprise Party: In Spielreihenfolge schenken alle einem Mitspieler ihrer Wahl eine Karte; wer keine hat, schenkt nichts. Auch „{ name-fuck-you }“ darf verschenkt werden.
rule-E-16 = The All-Seeing Eye: Alle Hände liegen offen, bis alle mit dem Weiterspielen einverstanden sind.
rule-E-17 = Third Time Lucky: Alle ziehen drei Karten.
rule-E-18 = Time Bomb: Alle haben höchstens noch drei Züge. Wer bis dahin die letzte Karte loswird, bekommt 10 Punkte weniger, und alle anderen bekommen 10 mehr. Schafft es niemand, endet die Runde, und alle Punkte zählen doppelt. Unsere Festlegungen: Auch wer aussetzt, verbraucht einen Zug; ist vorher der Nachziehstapel leer oder kommt „Finish Line“, zählen die Punkte einfach; ist aber jemand ohne Karten, wenn der Nachziehstapel leer wird, hat diese Person die Runde rechtzeitig beendet; nach „{ name-nice-try }“ gilt die letzte Karte nicht als losgeworden, und die Uhr läuft weiter; eine zweite Bombe kann in derselben Runde nicht kommen, und wenn ein anderer Kartensatz eine hat, bewirkt sie nichts.
rule-E-19 = Tornado: Alle Hände werden zusammengemischt und in Spielreihenfolge Karte für Karte ausgeteilt, bis nichts mehr übrig ist.
rule-E-20 = Vandalism: Alle legen sämtliche Karten der zuletzt gespielten Farbe ab. Das ist die Farbe der obersten gespielten Farbkarte oder einfarbigen Spezialkarte; Wünsche zählen nicht. Gibt es noch keine, passiert nichts. Unsere Festlegung: Einfarbige Spezialkarten zählen als Karten ihrer Farbe.
