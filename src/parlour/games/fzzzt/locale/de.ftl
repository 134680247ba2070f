game-title = Fzzzt!
game-about = Ersteigere Roboter und Produktionseinheiten, bezahle mit den Robotern, die du hast, und baue Apparate. Für zwei bis vier Personen, fünf Runden.
game-legend = Ein Roboter heißt nach Energie und Bauteilen: 1BC hat Energie 1 und zeigt Schraube und Zahnrad (N Mutter, B Schraube, C Zahnrad, O Öl). Eine Produktionseinheit heißt nach Bauteilen und Punkten: NBC9 bringt 9 für jeden Satz aus Mutter, Schraube und Zahnrad. Up ist eine Roboter-Erweiterung, Fz ein Fzzzt, M1 ein Mechaniker. ★ zeigt die Chefrolle, Roboter in Klammern sind endgültig zugeordnet.

none = –

## Bauteile, Produktionseinheiten und Karten

symbol-N = Mutter
symbol-B = Schraube
symbol-C = Zahnrad
symbol-O = Öl

unit-prototype = Prototyp
unit-basic = Einfach
unit-enhanced = Verbessert
unit-advanced = Erweitert
unit-complex = Komplex
name-mechanic = Mechaniker

card-robot = { $card }, ein Roboter mit Energie { $power }, { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} wert ({ $symbols }; Bandgeschwindigkeit { $belt })
    .page = { $card }, { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } wert (Bandgeschwindigkeit { $belt })
card-upgrade = { $card }, eine Roboter-Erweiterung: Energie { $power }, { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} wert, steht für ein Bauteil nach Wahl ({ $symbols }) und zählt als Roboter (Bandgeschwindigkeit { $belt })
    .page = { $card }: Energie { $power }, steht für ein Bauteil nach Wahl und zählt als Roboter (Bandgeschwindigkeit { $belt })
card-fzzzt = { $card }, ein Fzzzt: Energie { $power } im Gebot, aber { $points } am Ende, und für keine Produktionseinheit zu gebrauchen (Bandgeschwindigkeit { $belt })
    .page = { $card }: Energie { $power } im Gebot, aber { $points } am Ende, und für keine Produktionseinheit zu gebrauchen (Bandgeschwindigkeit { $belt })
card-unit = { $card }, eine Produktionseinheit „{ $name }“: { $points } Punkte für jeden Apparat ({ $symbols }), minus { $points } ganz ohne Apparat (Bandgeschwindigkeit { $belt })
    .page = { $card }: { $points } Punkte für jeden Apparat, minus { $points } ganz ohne Apparat (Bandgeschwindigkeit { $belt })
card-mechanic = { $card }, eine Mechanikerkarte: Energie 0, keine Punkte, keine Bauteile; sie füllt ein Gebot auf
    .page = { $card }: Energie 0, keine Punkte, keine Bauteile; sie füllt ein Gebot auf

## Der Tisch

table-bidding = Runde { $round } von { $rounds } · Auktion { $auction } von { $auctions }
table-clean-up = Runde { $round } von { $rounds } · Aufräumen
table-over = Die Partie ist zu Ende
table-belt = Fließband: { $cards }{ $hidden ->
    [0] {""}
    [one] {" "}· eine Karte verdeckt
   *[other] {" "}· { $hidden } Karten verdeckt
} · Bandstapel: { $deck }
table-hand = Deine Karten: { $cards }
table-own-bid = Dein Gebot, verdeckt: { $cards }
table-decided = Entschieden: { $choices }
choice-robot = { $robot } zu { $unit }
choice-leave = keiner zu { $unit }

open-belt = Verdeckt auf dem Fließband: { $cards }
open-player = { $name }: Hand { $hand } · Ablage { $discards }
open-bidder = { $name }: Gebot { $bid } · Hand { $hand } · Ablage { $discards }

head-player = Name
head-cards = Hand
head-discards = Ablage
head-bid = Gebot
head-units = Einheiten
head-robot-points = Roboter
head-fzzzt = Fzzzt
head-bonus = Einheiten
head-total = Summe
head-robots = Karten

player = { $role ->
    [chief] ★ { $name }
   *[other] { $name }
}
unit-with-robots = { $unit } ({ $robots })

## Was gefragt wird

ask-bid = Versteigert wird { $card }. Biete mit einer oder mehreren deiner Karten, zum Beispiel `{ $example }`.
    .page = Zur Versteigerung: { $card }. Biete mit einer oder mehreren deiner Karten.
ask-allocate = Produktionseinheit { $number } von { $units }: { $unit }. Nenne einen Roboter mit einem ihrer Bauteile, zum Beispiel `{ $example }`, oder lass sie mit `-`, wie sie ist.
    .page = Du darfst jeder deiner Produktionseinheiten einen Roboter zuordnen.
ask-leave = Produktionseinheit { $number } von { $units }: { $unit }. Keiner deiner Roboter passt, also lass sie mit `-`, wie sie ist.
    .page = Du darfst jeder deiner Produktionseinheiten einen Roboter zuordnen.
ask-wait = Warten auf { $names } …

## Was geschehen ist

told-mechanic = { $name } hat Mechanikerkarte { $number } und beginnt mit { $cards }.
    .you-name = Du hast Mechanikerkarte { $number } und beginnst mit { $cards }.
told-round = Runde { $round } beginnt. Die Chefrolle hat { $name }.
    .you-name = Runde { $round } beginnt. Du hast die Chefrolle.
told-hand = Neue Handkarten für { $name }: { $cards }.
    .you-name = Deine neuen Handkarten: { $cards }.
told-batch = Aufgedeckt: { $cards }{ $hidden ->
    [0] {""}
    [one] ; eine Karte bleibt verdeckt
   *[other] ; { $hidden } Karten bleiben verdeckt
}.
told-sat-out = { $name } hat keine Karten und setzt diese Auktion aus.
    .you-name = Du hast keine Karten und setzt diese Auktion aus.
told-bid = { $name } legt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} verdeckt hin.
    .you-name = Du legst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } verdeckt hin.
told-bids = { $bids }.
told-one-bid = { $name } bietet { $power } ({ $cards })
    .you-name = Du bietest { $power } ({ $cards })
told-won = { $name } ersteigert { $card }.
    .you-name = Du ersteigerst { $card }.
told-chief = Gleichstand beim höchsten Gebot: Die Chefrolle geht an { $name }.
    .you-name = Gleichstand beim höchsten Gebot: Die Chefrolle geht an dich.
told-hands-empty = Alle Hände sind leer: Alle mischen ihren Ablagestapel und geben sich neue Karten.
told-clean-up = Das Fließband ist leer. Alle nehmen ihre Karten auf und dürfen Roboter zuordnen.
told-allocated = { $name } ordnet { $robot } der Produktionseinheit { $unit } zu.
    .you-name = Du ordnest { $robot } der Produktionseinheit { $unit } zu.
told-end = Der Bandstapel reicht für keine weitere Runde. Zeit für die Wertung!

## Das Ergebnis

score-unit = { $name } · { $unit }: { $count ->
    [one] ein Apparat
   *[other] { $count } Apparate
}, +{ $points }: { $widgets }
score-widget = ({ $parts })
score-part = { $symbol } { $robot }
score-locked-part = { $symbol } { $robot }*
score-no-widget = { $name } · { $unit }: kein Apparat, −{ $points }
score-locked-note = * schon während der Partie zugeordnet
score-tie = Gleich viele Punkte: Wer weniger Roboterkarten hat, gewinnt (F-25).
score-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] Geteilter Sieg: { $names }.
}
    .you-names = Du gewinnst.
    .among-names = Geteilter Sieg: { $names }.

## Ablehnungen

error-bid-now = Gerade läuft eine Auktion: Jetzt kannst du nur bieten.
error-empty-bid = Ein Gebot braucht mindestens eine Karte.
error-no-such-place = Auf der Hand { $cards ->
    [one] ist nur eine Karte
   *[other] sind nur { $cards } Karten
}.
error-bid-twins-in-order = Von gleichen Karten werden die vorderen zuerst geboten, deshalb hat dieses Gebot eine andere Nummer.
error-not-in-hand = Du hast { $card } nicht auf der Hand, oder nicht so oft.
error-allocate-now = Jetzt wird aufgeräumt: Ordne der Produktionseinheit, um die es geht, einen Roboter zu oder lass sie, wie sie ist.
error-one-robot-each = Zu einer Produktionseinheit kommt nur ein Roboter.
error-allocate-one = Schreib `allocate` und eine Karte.
error-not-yours = Du hast { $card } nicht.
error-not-a-robot = { $card } ist kein Roboter und nützt daher keiner Produktionseinheit.
error-symbol-not-shown = { $card } zeigt keines der Bauteile von { $unit }.
error-already-allocated = Du hast { $card } schon für eine andere Produktionseinheit vorgesehen.

error-deck-count = Karten der Sorte „{ $sort }“: In der Kartensatzdatei { $found ->
    [one] steht eine
   *[other] stehen { $found }
}, das Spiel hat { $count }.
error-deck-robot-power = Die Kartensatzdatei enthält Roboter mit Energie { $power }, Roboter haben aber eine Energie von 1 bis 5.
error-deck-symbols = Die Bauteile „{ $symbols }“ in der Kartensatzdatei sind nicht möglich: N, B, C, O jeweils höchstens einmal, in dieser Reihenfolge.
error-deck-same-code = Zwei verschiedene Karten in der Kartensatzdatei heißen beide { $card }.
error-deck-mechanics = Die Kartensatzdatei muss die Startroboter der Mechaniker 1 bis 4 aufführen, nennt aber: { $found }.
error-deck-starters = Mechaniker { $mechanic } in der Kartensatzdatei muss mit je einem Roboter der Energie 1, 2 und 3 beginnen, in dieser Reihenfolge.
error-deck-starter-missing = Mechaniker { $mechanic } in der Kartensatzdatei beginnt mit { $card }, doch davon ist im Kartensatz kein Exemplar mehr übrig.

error-position-not-in-hand = Die Stellung zeigt oder bietet Karten, die nicht auf dieser Hand sind: { $cards }.
error-position-mechanics = Die Mechaniker in der Stellung müssen von 1 an nummeriert sein, jede Nummer genau einmal.
error-position-belt-deck = Der Bandstapel der Stellung hat { $found ->
    [one] eine Karte
   *[other] { $found } Karten
}, in dieser Runde müssen es { $count } sein.
error-position-chief = Der Chefmechaniker der Stellung sitzt auf keinem Sitzplatz ({ $chief }).
error-position-belt = So kann das Fließband der Stellung während einer Auktion nicht aussehen.
error-position-phase = Phase, Runde und Fließband der Stellung passen nicht zusammen.
error-position-own-mechanic = Sitzplatz { $seat } der Stellung hat nicht die eigene Mechanikerkarte.
error-position-unit-place = Eine Produktionseinheit von Sitzplatz { $seat } liegt in der Stellung am falschen Ort.
error-position-taken-up = Sitzplatz { $seat } der Stellung hat beim Aufräumen einen Ablagestapel.
error-position-hand-size = Sitzplatz { $seat } der Stellung hat mehr als sechs Karten auf der Hand.
error-position-buried = Der Ablagestapel von Sitzplatz { $seat } in der Stellung ist kleiner als sein ungesehener Teil.
error-position-allocated = Die Roboter bei { $unit } von Sitzplatz { $seat } der Stellung können dort nicht zugeordnet worden sein.
error-position-choices = Die Entscheidungen von Sitzplatz { $seat } in der Stellung sind nicht möglich.
error-position-bids = Die Gebote in der Stellung wurden nicht der Reihe nach vom Chefmechaniker an abgegeben.

## Die Regeln in Kürze

overview-goal = Nach fünf Runden die meisten Punkte haben. Roboter sind je ein paar Punkte wert. Eine Produktionseinheit bringt Punkte für jeden Apparat, den deine Roboter bauen, und kostet dich ihre Punkte, wenn sie keinen bauen.
overview-1 = Acht Karten kommen auf das Fließband. Die vorderste wird aufgedeckt, und ihre Bandgeschwindigkeit sagt, wie viele offen liegen: Die anderen bleiben eine Überraschung.
overview-2 = Alle bieten auf die vorderste Karte. Leg mindestens eine Karte von deiner Hand verdeckt hin; wie viele es sind, sehen die anderen, aber nicht, welche.
overview-3 = Alle Gebote werden zugleich aufgedeckt. Die meiste Energie gewinnt; bei Gleichstand der Chefmechaniker oder wer nach ihm am nächsten sitzt.
overview-4 = Wer gewinnt, zahlt: Das Gebot kommt auf den eigenen Ablagestapel, und die ersteigerte Karte auch, um später mitzubieten. Eine Produktionseinheit bleibt offen liegen. Alle anderen nehmen ihr Gebot zurück.
overview-5 = Ist das Fließband leer, darfst du jeder deiner Produktionseinheiten einen Roboter zuordnen, und zwar endgültig. Er muss eines ihrer Bauteile zeigen. Dann beginnt die nächste Runde.
overview-6 = Nach fünf Runden zählst du die Punkte deiner Roboter, einen weniger für jedes Fzzzt, und für jede Produktionseinheit ihre Punkte, so oft ihre Bauteile vollständig sind. Parlour findet die beste Zuordnung.

## Die Regeln, in unseren eigenen Worten

rule-F-1 = Ihr spielt zu zweit, zu dritt oder zu viert. Von den Mechanikerkarten nehmt ihr die Nummern von eins bis zu eurer Personenzahl, mischt sie und gebt allen eine.
rule-F-2 = Mechaniker 1 bringt die Chefrolle mit: Wer diese Karte bekommt, ist der erste Chefmechaniker.
rule-F-3 = Alle nehmen sich die drei Roboter, die die Nummer ihres Mechanikers tragen. Mit der Mechanikerkarte zusammen sind sie die erste Hand: vier Karten. Unsere Festlegung: Das geschieht offen, also wissen alle, wer welche Nummer hat.
rule-F-4 = Alles Übrige außer den Mechanikerkarten wird zum Bandstapel gemischt, auch die Startroboter der unbenutzten Nummern: 46 Karten zu zweit, 43 zu dritt, 40 zu viert.
rule-F-5 = Zu Beginn jeder Runde mischst du deine persönlichen Karten (ohne deine Produktionseinheiten und ohne die Roboter, die ihnen zugeordnet sind) und gibst dir sechs, oder alle, wenn es nicht mehr als sechs sind. Was übrig bleibt, ist dein verdeckter Ablagestapel.
rule-F-6 = Acht Karten kommen verdeckt vom Bandstapel auf das Fließband. Am weitesten vom Stapel entfernt liegt die vorderste Karte.
rule-F-7 = Die vorderste Karte wird aufgedeckt. Ihre Bandgeschwindigkeit sagt, wie viele Karten vorn auf dem Fließband in diesem Schub offen liegen, sie selbst mitgezählt; 8 heißt alle. Die Bandgeschwindigkeiten der anderen Karten zählen nicht.
rule-F-8 = Ist der ganze Schub versteigert, wird die nächste Karte aufgedeckt, und nun zählt ihre Bandgeschwindigkeit. Sind zu wenige Karten übrig, werden sie alle aufgedeckt.
rule-F-9 = Versteigert wird nur die vorderste Karte. Vom Chefmechaniker an geht es im Uhrzeigersinn reihum: Wer Karten auf der Hand hat, muss mindestens eine davon verdeckt bieten. Wie viele Karten es sind, sehen alle; welche es sind, sieht niemand.
rule-F-10 = Alle Gebote werden auf einmal aufgedeckt. Ein Gebot ist so viel wert wie die Energie seiner Karten zusammen: Ein Fzzzt bringt 3, Mechaniker und Roboter-Erweiterungen bringen nichts. Das höchste Gebot gewinnt.
rule-F-11 = Liegen mehrere Gebote gleichauf vorn, gewinnt von ihnen das des Chefmechanikers. Ist es nicht dabei, gewinnt von den Beteiligten, wer vom Chefmechaniker aus im Uhrzeigersinn am nächsten sitzt.
rule-F-12 = Nach einem solchen Gleichstand wechselt die Chefrolle: Von allen, die gleichauf lagen und nicht gewonnen haben, bekommt sie, wer im Uhrzeigersinn als Nächstes nach der Person kommt, die gewonnen hat. Durch nichts anderes wechselt sie je, und Gleichstände unterhalb des höchsten Gebots zählen nicht.
rule-F-13 = Wenn du gewinnst, legst du die Karten deines Gebots verdeckt auf deinen Ablagestapel und mit ihnen den ersteigerten Roboter, die Roboter-Erweiterung oder das Fzzzt. Eine ersteigerte Produktionseinheit legst du offen vor dich hin. Unsere Festlegung: Auch dann kommt das Gebot auf den Ablagestapel, und ein ersteigertes Fzzzt ebenso.
rule-F-14 = Bei allen anderen wandern die gebotenen Karten zurück auf die Hand.
rule-F-15 = Ohne Karten auf der Hand bietest du nicht und kannst nicht gewinnen, solange noch irgendwer Handkarten hat. Wer als Letztes noch welche hat, muss weiter bieten.
rule-F-16 = Sind alle Hände leer und liegen noch Karten auf dem Fließband, mischen alle ihren Ablagestapel und geben sich daraus wieder sechs, oder alle, wenn es weniger sind; der Rest ist der neue Ablagestapel. Dann gehen die Auktionen weiter.
rule-F-17 = Den Bandstapel und die Ablagestapel (unsere Festlegung: die aller) dürft ihr jederzeit abzählen, aber während der Auktionen sieht niemand einen Ablagestapel durch, auch nicht den eigenen. Versprechen dürft ihr einander, was ihr wollt; nichts davon bindet, und nie geht dadurch eine Karte in andere Hände über oder wird für andere eingesetzt.
rule-F-18 = Ist das Fließband leer, nehmen alle ihre Hand und ihren Ablagestapel auf und dürfen beides durchsehen.
rule-F-19 = Dann darfst du zu jeder deiner Produktionseinheiten offen einen Roboter legen. Er muss mindestens ein Bauteil der Produktionseinheit zeigen und bleibt endgültig dort; für welches Bauteil er steht, entscheidet sich erst am Ende. Fzzzt- und Mechanikerkarten lassen sich nicht zuordnen. Alle entscheiden gleichzeitig.
rule-F-20 = Das Spiel endet, wenn der Bandstapel weniger als acht Karten hat: nach fünf Runden. Unsere Festlegung: Ein fünftes Aufräumen gibt es nicht, denn die Wertung erlaubt all das und noch mehr.
rule-F-21 = Zuerst zählst du die Punkte aller deiner Roboter, wo sie auch sind, und verlierst für jedes Fzzzt einen Punkt.
rule-F-22 = Dann darfst du deine übrigen Roboter zuordnen, wie du möchtest. Ein Apparat braucht für jedes Bauteil seiner Produktionseinheit einen Roboter. Ein Roboter steht für eines seiner Bauteile in einem einzigen Apparat. Eine Produktionseinheit kann beliebig viele Apparate herstellen. Roboter, die schon früher zugeordnet wurden, arbeiten nur für ihre eigene Produktionseinheit.
rule-F-23 = Jeder Apparat bringt die Punkte seiner Produktionseinheit. Eine Produktionseinheit ohne einen einzigen Apparat kostet ihre Punkte, und zwar einmal.
rule-F-24 = Es zählt die bestmögliche Zuordnung. Du musst sie nicht selbst finden: Das übernimmt Parlour und zeigt, welcher Roboter welches Bauteil liefert.
rule-F-25 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer weniger Roboter hat (Roboter-Erweiterungen zählen als Roboter, Fzzzt und Mechaniker nicht). Ist auch das gleich, wird der Sieg geteilt.
rule-F-26 = Ein Beispiel: drei Produktionseinheiten, „Prototyp“ (3), „Verbessert“ (6) und „Erweitert“ (9), bei den letzten beiden je ein früh zugeordneter Roboter, und eine Grundwertung von 16 − 1 = 15. Ein verbesserter und zwei erweiterte Apparate, aber kein Prototyp, bringen 6 + 18 − 3 = 21, insgesamt 36. Steckte die Roboter-Erweiterung stattdessen im Prototyp, wäre der Bonus nur 6 + 9 + 3 = 18.
