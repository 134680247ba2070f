game-title = Fzzzt!
game-about = Win robots en productie-eenheden op de veiling, betaal met de robots die je al hebt en bouw widgets. Twee tot vier spelers, vijf rondes.
game-legend = Een robot heet naar kracht en symbolen: 1BC heeft kracht 1 en toont bout en tandwiel (N moer, B bout, C tandwiel, O olie). Een productie-eenheid heet naar symbolen en punten: NBC9 geeft 9 voor elke set van moer, bout en tandwiel. Up is een robotopwaardering, Fz een Fzzzt, M1 een mecanicien. ★ is de hoofdmecanicien, robots tussen haakjes zijn voorgoed toegewezen.

none = –

## Symbolen, eenheden en kaarten

symbol-N = moer
symbol-B = bout
symbol-C = tandwiel
symbol-O = olie

unit-prototype = Prototype
unit-basic = Basis
unit-enhanced = Versterkt
unit-advanced = Geavanceerd
unit-complex = Complex
name-mechanic = Mecanicien

card-robot = { $card }, een robot met kracht { $power }, goed voor { $points ->
    [one] één punt
   *[other] { $points } punten
} ({ $symbols }; bandcijfer { $belt })
    .page = { $card }, goed voor { $points ->
        [one] één punt
       *[other] { $points } punten
    } (bandcijfer { $belt })
card-upgrade = { $card }, een robotopwaardering: kracht { $power }, goed voor { $points ->
    [one] één punt
   *[other] { $points } punten
}, staat voor één symbool naar keuze ({ $symbols }) en telt als robot (bandcijfer { $belt })
    .page = { $card }: kracht { $power }, staat voor één symbool naar keuze en telt als robot (bandcijfer { $belt })
card-fzzzt = { $card }, een Fzzzt: kracht { $power } in een bod, maar { $points } aan het eind, en voor geen enkele eenheid bruikbaar (bandcijfer { $belt })
    .page = { $card }: kracht { $power } in een bod, maar { $points } aan het eind, en voor geen enkele eenheid bruikbaar (bandcijfer { $belt })
card-unit = { $card }, productie-eenheid { $name }: { $points ->
    [one] één punt
   *[other] { $points } punten
} voor elke widget van { $symbols }, min { $points } als er geen is (bandcijfer { $belt })
    .page = { $card }: { $points ->
        [one] één punt
       *[other] { $points } punten
    } voor elke widget, min { $points } als er geen is (bandcijfer { $belt })
card-mechanic = { $card }, een mecanicien: kracht 0, geen punten, geen symbolen; vult een bod aan
    .page = { $card }: kracht 0, geen punten, geen symbolen; vult een bod aan

## De tafel

table-bidding = Ronde { $round } van { $rounds } · veiling { $auction } van { $auctions }
table-clean-up = Ronde { $round } van { $rounds } · opruimen
table-over = De partij is afgelopen
table-belt = Lopende band: { $cards }{ $hidden ->
    [0] {""}
    [one] {" "}· één kaart gedekt
   *[other] {" "}· { $hidden } kaarten gedekt
} · bandstapel: { $deck }
table-hand = Je kaarten: { $cards }
table-own-bid = Je bod, gedekt: { $cards }
table-decided = Beslist: { $choices }
choice-robot = { $robot } bij { $unit }
choice-leave = geen bij { $unit }

open-belt = Gedekt op de band: { $cards }
open-player = { $name }: hand { $hand } · aflegstapel { $discards }
open-bidder = { $name }: bod { $bid } · hand { $hand } · aflegstapel { $discards }

head-player = Speler
head-cards = Hand
head-discards = Afgelegd
head-bid = Bod
head-units = Eenheden
head-robot-points = Robots
head-fzzzt = Fzzzt
head-bonus = Eenheden
head-total = Totaal
head-robots = Kaarten

player = { $role ->
    [chief] ★ { $name }
   *[other] { $name }
}
unit-with-robots = { $unit } ({ $robots })

## Wat er wordt gevraagd

ask-bid = Bied op { $card }. Noem een of meer van je kaarten, bijvoorbeeld `{ $example }`.
    .page = Onder de hamer: { $card }. Bied met een of meer van je kaarten.
ask-allocate = Eenheid { $number } van { $units }: { $unit }. Noem een robot met een van haar symbolen, bijvoorbeeld `{ $example }`, of laat het zo met `-`.
    .page = Je mag aan elk van je eenheden één robot toewijzen.
ask-leave = Eenheid { $number } van { $units }: { $unit }. Geen van je robots past, dus laat het zo met `-`.
    .page = Je mag aan elk van je eenheden één robot toewijzen.
ask-wait = We wachten op { $names }.

## Wat er is gebeurd

told-mechanic = { $name } is mecanicien { $number } en begint met { $cards }.
    .you-name = Je bent mecanicien { $number } en begint met { $cards }.
told-round = Ronde { $round } begint. { $name } is hoofdmecanicien.
    .you-name = Ronde { $round } begint. Jij bent hoofdmecanicien.
told-hand = { $name } krijgt { $cards }.
    .you-name = Je krijgt { $cards }.
told-batch = Opengelegd: { $cards }{ $hidden ->
    [0] {""}
    [one] ; één kaart blijft gedekt
   *[other] ; { $hidden } kaarten blijven gedekt
}.
told-sat-out = { $name } heeft geen kaarten en doet niet mee aan deze veiling.
    .you-name = Je hebt geen kaarten en doet niet mee aan deze veiling.
told-bid = { $name } legt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} gedekt neer.
    .you-name = Je legt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } gedekt neer.
told-bids = { $bids }.
told-one-bid = { $name } biedt { $power } ({ $cards })
    .you-name = Jij biedt { $power } ({ $cards })
told-won = { $name } wint { $card }.
    .you-name = Je wint { $card }.
told-chief = Gelijke hoogste biedingen: { $name } is de nieuwe hoofdmecanicien.
    .you-name = Gelijke hoogste biedingen: jij bent de nieuwe hoofdmecanicien.
told-hands-empty = Alle handen zijn leeg: iedereen schudt de eigen aflegstapel en deelt opnieuw.
told-clean-up = De lopende band is leeg. Iedereen neemt de eigen kaarten op en mag robots toewijzen.
told-allocated = { $name } wijst { $robot } toe aan { $unit }.
    .you-name = Je wijst { $robot } toe aan { $unit }.
told-end = De bandstapel heeft niet genoeg kaarten meer voor een nieuwe ronde. Tijd om de punten te tellen.

## De uitslag

score-unit = { $name } · { $unit }: { $count ->
    [one] één widget
   *[other] { $count } widgets
}, +{ $points }: { $widgets }
score-widget = ({ $parts })
score-part = { $symbol } { $robot }
score-locked-part = { $symbol } { $robot }*
score-no-widget = { $name } · { $unit }: geen widget, −{ $points }
score-locked-note = * tijdens de partij toegewezen
score-tie = Evenveel punten: wie minder robotkaarten heeft, wint (F-25).
score-winners = { $count ->
    [one] { $names } wint.
   *[other] Gedeelde overwinning voor { $names }.
}
    .you-names = Jij wint.
    .among-names = Gedeelde overwinning: { $names }.

## Weigeringen

error-bid-now = Er loopt een veiling: je kunt nu alleen bieden.
error-empty-bid = Een bod heeft minstens één kaart nodig.
error-no-such-place = In de hand { $cards ->
    [one] zit maar één kaart
   *[other] zitten maar { $cards } kaarten
}.
error-bid-twins-in-order = Van gelijke kaarten worden eerst de voorste geboden, dus dit bod heeft een ander nummer.
error-not-in-hand = Je hebt { $card } niet in je hand, of niet zo vaak.
error-allocate-now = Het is tijd om op te ruimen: wijs een robot toe aan de eenheid die aan de beurt is, of laat het zo.
error-one-robot-each = Bij een productie-eenheid komt maar één robot.
error-allocate-one = Schrijf `allocate` en één kaart.
error-not-yours = Je hebt { $card } niet.
error-not-a-robot = { $card } is geen robot, dus geen enkele eenheid heeft er iets aan.
error-symbol-not-shown = { $card } toont geen van de symbolen van { $unit }.
error-already-allocated = Je hebt { $card } al aan een andere eenheid beloofd.

error-deck-count = Het deckbestand heeft { $found ->
    [one] één kaart
   *[other] { $found } kaarten
} van de soort “{ $sort }”, het spel heeft er { $count }.
error-deck-robot-power = Het deckbestand heeft robots met kracht { $power }, maar robots hebben kracht 1 tot en met 5.
error-deck-symbols = De symbolen “{ $symbols }” in het deckbestand zijn niet mogelijk: N, B, C en O elk hoogstens één keer, in deze volgorde.
error-deck-same-code = Twee verschillende kaarten in het deckbestand heten allebei { $card }.
error-deck-mechanics = Het deckbestand moet de startrobots van mecanicien 1 tot en met 4 noemen, maar noemt die van: { $found }.
error-deck-starters = Mecanicien { $mechanic } in het deckbestand moet beginnen met één robot met kracht 1, één met kracht 2 en één met kracht 3, in deze volgorde.
error-deck-starter-missing = Mecanicien { $mechanic } in het deckbestand begint met { $card }, maar daarvan heeft het deck geen exemplaar meer over.

error-position-not-in-hand = De spelstand toont of biedt kaarten die niet in die hand zitten: { $cards }.
error-position-mechanics = De mecaniciens in de spelstand moeten vanaf 1 genummerd zijn, elk nummer één keer.
error-position-belt-deck = De bandstapel in de spelstand heeft { $found ->
    [one] één kaart
   *[other] { $found } kaarten
}, in deze ronde moeten het er { $count } zijn.
error-position-chief = De hoofdmecanicien van de spelstand zit op geen enkele plaats ({ $chief }).
error-position-belt = De lopende band van de spelstand kan er tijdens een veiling niet zo uitzien.
error-position-phase = Fase, ronde en lopende band van de spelstand horen niet bij elkaar.
error-position-own-mechanic = Plaats { $seat } van de spelstand heeft de eigen mecanicienkaart niet.
error-position-unit-place = Een productie-eenheid van plaats { $seat } ligt in de spelstand verkeerd.
error-position-taken-up = Plaats { $seat } van de spelstand heeft een aflegstapel tijdens het opruimen.
error-position-hand-size = Plaats { $seat } van de spelstand heeft meer dan zes kaarten in de hand.
error-position-buried = De aflegstapel van plaats { $seat } in de spelstand is kleiner dan het ongeziene deel ervan.
error-position-allocated = De robots van { $unit } op plaats { $seat } van de spelstand kunnen daar niet zijn toegewezen.
error-position-choices = De beslissingen van plaats { $seat } in de spelstand zijn niet mogelijk.
error-position-bids = De biedingen in de spelstand zijn niet op volgorde vanaf de hoofdmecanicien gedaan.

## De regels in het kort

overview-goal = Na vijf rondes de meeste punten hebben. Robots zijn elk een paar punten waard. Een productie-eenheid levert punten op voor elke widget die je robots bouwen, en kost je haar punten als ze er geen bouwen.
overview-1 = Acht kaarten komen op de lopende band. De voorste wordt omgedraaid, en het bandcijfer zegt hoeveel er open liggen: de andere blijven een verrassing.
overview-2 = Iedereen biedt op de voorste kaart. Leg minstens één kaart uit je hand gedekt neer; de anderen zien hoeveel, maar niet welke.
overview-3 = Alle biedingen worden tegelijk onthuld. De meeste kracht wint; bij een gelijke stand de hoofdmecanicien, of wie daarna het dichtstbij zit.
overview-4 = Wie wint, betaalt: het bod gaat naar de eigen aflegstapel, en de gewonnen kaart ook, om later mee te bieden. Een productie-eenheid blijft open op tafel liggen. Alle anderen nemen hun bod terug.
overview-5 = Is de band leeg, dan mag je bij elk van je eenheden één robot leggen, voorgoed. Hij moet een van haar symbolen tonen. Daarna begint de volgende ronde.
overview-6 = Na vijf rondes tel je de punten van je robots, één minder voor elke Fzzzt, en voor elke eenheid haar punten, zo vaak als haar symbolen compleet zijn. Parlour vindt de beste verdeling.

## De spelregels, in onze eigen woorden

rule-F-1 = Je speelt met twee, drie of vier mensen. De mecanicienkaarten met de nummers één tot en met het aantal spelers worden geschud, en iedereen krijgt er één.
rule-F-2 = Wie mecanicien 1 heeft, is de eerste hoofdmecanicien.
rule-F-3 = Iedereen neemt de drie robots met het nummer van de eigen mecanicien. Samen met de mecanicienkaart zijn ze de eerste hand: vier kaarten. Onze beslissing: dit gebeurt open, dus iedereen weet wie welk nummer heeft.
rule-F-4 = Alle andere kaarten, behalve de ongebruikte mecaniciens, worden geschud en vormen de bandstapel, ook de startrobots van ongebruikte nummers: 46 kaarten bij twee spelers, 43 bij drie, 40 bij vier.
rule-F-5 = Aan het begin van elke ronde schud je je eigen kaarten (niet je productie-eenheden, en niet de robots die daaraan zijn toegewezen) en deel je jezelf er zes, of allemaal als het er niet meer dan zes zijn. Wat overblijft, is je gedekte aflegstapel.
rule-F-6 = Acht kaarten van de bandstapel gaan gedekt op de lopende band. De kaart die het verst van de stapel ligt, is de voorste.
rule-F-7 = De voorste kaart wordt omgedraaid. Het bandcijfer erop zegt hoeveel kaarten er voor deze reeks vooraan op de band open liggen, die kaart zelf meegeteld; 8 betekent allemaal. De bandcijfers van de andere kaarten tellen niet.
rule-F-8 = Is de hele reeks geveild, dan wordt de volgende kaart omgedraaid en telt het bandcijfer daarvan. Zijn er te weinig kaarten over, dan gaan ze allemaal open.
rule-F-9 = Alleen de voorste kaart wordt geveild. Te beginnen bij de hoofdmecanicien en dan met de klok mee moet iedereen met kaarten in de hand er minstens één gedekt neerleggen. Iedereen ziet hoeveel kaarten het zijn, niemand ziet welke.
rule-F-10 = Alle biedingen worden tegelijk onthuld. De waarde van een bod is de kracht van alle kaarten samen: een Fzzzt telt voor 3, mecaniciens en opwaarderingen tellen voor niets. Het hoogste bod wint.
rule-F-11 = Doen meerdere spelers het hoogste bod, dan wint de hoofdmecanicien als die daarbij is; anders wint wie van hen met de klok mee als eerste na de hoofdmecanicien zit.
rule-F-12 = Na zo’n gelijk bod komt er een nieuwe hoofdmecanicien: van de verliezers met datzelfde bod degene die met de klok mee als eerste na de winnaar zit. Op geen enkele andere manier wisselt de hoofdmecanicien, en gelijke biedingen onder het hoogste bod tellen niet.
rule-F-13 = Wie wint, legt de kaarten van het bod gedekt op de eigen aflegstapel, en een gewonnen robot, opwaardering of Fzzzt erbij. Een gewonnen productie-eenheid komt open voor de winnaar te liggen. Onze beslissing: ook dan gaat het bod naar de aflegstapel, net als een gewonnen Fzzzt.
rule-F-14 = Alle anderen nemen de kaarten van hun bod terug in de hand.
rule-F-15 = Zonder kaarten in je hand bied je niet en kun je niet winnen zolang er nog iemand kaarten heeft. Wie als laatste nog kaarten heeft, moet blijven bieden.
rule-F-16 = Zijn alle handen leeg en liggen er nog kaarten op de band, dan schudt iedereen de eigen aflegstapel en deelt zichzelf er weer zes, of allemaal als het er minder zijn; de rest is de nieuwe aflegstapel. Daarna gaan de veilingen verder.
rule-F-17 = De bandstapel en de aflegstapels (onze beslissing: die van iedereen) mogen op elk moment worden geteld, maar tijdens de veilingen kijkt niemand een aflegstapel door, ook de eigen niet. Je mag elkaar beloven wat je wilt, maar niets is bindend, en kaarten wisselen zo nooit van eigenaar en worden ook niet namens anderen gebruikt.
rule-F-18 = Is de lopende band leeg, dan neemt iedereen de eigen hand en aflegstapel op en mag die doorkijken.
rule-F-19 = Daarna mag je bij elk van je productie-eenheden één robot open neerleggen. Die moet minstens één symbool van de eenheid tonen en blijft daar voorgoed; voor welk symbool hij staat, wordt aan het eind bepaald. Fzzzt- en mecanicienkaarten kun je niet toewijzen. Iedereen beslist tegelijk.
rule-F-20 = Het spel eindigt als de bandstapel minder dan acht kaarten heeft: na vijf rondes. Onze beslissing: een vijfde opruimfase is er niet, want bij de puntentelling mag alles wat daar zou mogen, en meer.
rule-F-21 = Eerst tel je de punten van al je robots, waar ze ook zijn, en verlies je één punt voor elke Fzzzt.
rule-F-22 = Daarna mag je je overige robots toewijzen zoals je wilt. Een widget vraagt één robot voor elk symbool van de eenheid. Een robot staat voor één van zijn symbolen in één widget. Een eenheid kan elk aantal widgets maken. Robots die eerder zijn toegewezen, werken alleen voor hun eigen eenheid.
rule-F-23 = Elke widget levert de punten van de eenheid op. Een eenheid zonder ook maar één widget kost eenmaal haar punten.
rule-F-24 = De best mogelijke toewijzing telt. Je hoeft die niet zelf te vinden: Parlour doet dat voor je en laat zien welke robot welk onderdeel maakt.
rule-F-25 = Wie de meeste punten heeft, wint. Bij een gelijke stand wint wie minder robots heeft (opwaarderingen tellen als robot, Fzzzts en mecaniciens niet). Is ook dat gelijk, dan wordt de overwinning gedeeld.
rule-F-26 = Een voorbeeld: een prototype (3), een versterkte (6) en een geavanceerde eenheid (9), met aan elk van de laatste twee een eerder toegewezen robot, en een basisscore van 16 − 1 = 15. Eén versterkte en twee geavanceerde widgets, maar geen prototype, geven een bonus van 6 + 18 − 3 = 21, in totaal 36. Met de opwaardering in het prototype zou de bonus maar 6 + 9 + 3 = 18 zijn.
