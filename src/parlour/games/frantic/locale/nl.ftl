game-title = FRANTIC
game-about = Raak je kaarten eerder kwijt dan de anderen, val aan zolang het kan en pas op voor de gebeurtenissen: punten wil je niet. Twee tot acht spelers, meerdere rondes.
game-legend = Een kaart heet naar kleur en getal of symbool: red-7, black-3, blue-gift, green-2nd-chance. Vierkleurige kaarten noem je bij hun naam: fantastic, fantastic-four, counterattack, equality, nice-try. Kort mag ook: r7, k3 (zwart), f4. Spelers noem je met het nummer van hun plaats, en de beurt volgt die nummers. ▶ staat bij wie aan de beurt is. Je kunt meerdere zetten in één keer typen: r-gift; 3; b1; b9

none = –

## Kleuren, kaarten en gebeurtenissen

colour-blue = blauw
colour-red = rood
colour-green = groen
colour-yellow = geel

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

card-number = { $card }: { $colour } { $number }, goed voor { $points ->
    [one] één punt
   *[other] { $points } punten
}. { does-number }
card-black = { $card }: zwart { $number }, goed voor { $points ->
    [one] één punt
   *[other] { $points } punten
}. { does-black }
card-gift = { $card }: { name-gift }, { $colour }, { $points } punten. { does-gift }
card-exchange = { $card }: { name-exchange }, { $colour }, { $points } punten. { does-exchange }
card-2nd-chance = { $card }: { name-2nd-chance }, { $colour }, { $points } punten. { does-2nd-chance }
card-skip = { $card }: { name-skip }, { $colour }, { $points } punten. { does-skip }
card-fantastic = { $card }: { name-fantastic }, { $points } punten. { does-fantastic }
card-fantastic-four = { $card }: { name-fantastic-four }, { $points } punten. { does-fantastic-four }
card-counterattack = { $card }: { name-counterattack }, { $points } punten. { does-counterattack }
card-equality = { $card }: { name-equality }, { $points } punten. { does-equality }
card-nice-try = { $card }: { name-nice-try }, { $points } punten. { does-nice-try }
card-fuck-you = { $card }: { name-fuck-you }, { $points } punten. { does-fuck-you }

does-number = Past op { $colour }, op elke { $number } en ook als een van beide is gewenst.
does-black = Past op elke { $number } en ook als een { $number } is gewenst, en onthult een gebeurtenis.
does-gift = Aanval: geef iemand twee van je kaarten.
does-exchange = Aanval: geef iemand twee van je kaarten en trek er blind twee uit die hand.
does-2nd-chance = Speel er nog een kaart op; kun je dat niet, trek er dan één.
does-skip = Aanval: iemand slaat de volgende beurt over.
does-fantastic = Past op alles; wens een kleur of een getal.
does-fantastic-four = Past op alles. Aanval: anderen trekken samen vier kaarten, verdeeld zoals jij wilt; wens daarna een kleur of een getal.
does-counterattack = Past op alles; wens een kleur. Word je aangevallen, speel deze kaart dan meteen: de aanval is nu van jou en treft wie jij kiest.
does-equality = Past op alles. Aanval: iemand met minder kaarten dan jij trekt tot jullie er evenveel hebben; wens daarna een kleur.
does-nice-try = Past op alles; wens een kleur. Heeft iemand geen kaarten meer, speel deze kaart dan meteen: die speler trekt er drie, en de ronde gaat door.
does-fuck-you = Past op alles, maar alleen als je precies tien kaarten hebt; het spel gaat verder alsof de kaart er niet ligt. Weggeven met { name-gift } of { name-exchange } kan niet.

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

event-charity = Wie minder kaarten heeft dan de rijkste spelers, trekt blind één kaart bij elk van hen.
event-communism = Alle spelers trekken tot ze evenveel kaarten hebben als degene met de meeste.
event-doomsday = De ronde is meteen voorbij: 50 punten voor iedereen.
event-earthquake = Iedereen geeft de hele hand door aan de volgende speler.
event-expansion = De eerste speler trekt één kaart, de tweede twee, de derde drie, enzovoort.
event-finish-line = De ronde is meteen voorbij; tel je kaarten.
event-friday-the-13th = Een zwarte kat steekt de tafel over, meer gebeurt er niet.
event-gambling-man = Iedereen legt een kaart gedekt neer; wie de op een na laagste legt, krijgt ze allemaal.
event-market = Er liggen evenveel kaarten open als er spelers zijn; om de beurt neemt iedereen er één.
event-mating-season = Van elk getal dat je meer dan eens hebt, leg je alle kaarten af.
event-merry-christmas = Alle spelers geven al hun kaarten weg, aan wie ze maar willen.
event-mexican-standoff = Alle spelers leggen hun hand af en trekken drie nieuwe kaarten.
event-recession = De eerste speler legt één kaart af, de tweede twee, de derde drie, enzovoort.
event-robin-hood = De speler met de minste kaarten en de speler met de meeste ruilen hun hele hand.
event-surprise-party = Iedereen geeft één kaart aan een speler naar keuze.
event-all-seeing-eye = Alle handen liggen open tot iedereen verder wil gaan.
event-third-time-lucky = Iedereen trekt drie kaarten.
event-time-bomb = Nog drie beurten voor iedereen. Wie op tijd uit is, krijgt tien punten minder en de anderen krijgen er tien bij; lukt het niemand, dan tellen alle punten dubbel.
event-tornado = Alle handen worden samen geschud en opnieuw gedeeld.
event-vandalism = Iedereen legt alle kaarten af van de kleur die het laatst is gespeeld.
explain-event = Gebeurtenis { $name }: { $effect }

## De tafel

table-round = Ronde { $round } · tot { $limit } punten · { $pile ->
    [0] niets meer te trekken
    [one] nog één kaart te trekken
   *[other] nog { $pile } kaarten te trekken
} · { $events ->
    [0] geen gebeurtenissen
    [one] één gebeurtenis
   *[other] { $events } gebeurtenissen
}
table-over = De partij is afgelopen
table-top = Op de aflegstapel: { $card }
table-wish = Op de aflegstapel: { $card } · gewenst: { $wish }
table-market = Op de markt: { $cards }
table-open-hand = { $name }: { $cards }
table-hand = Je { $count ->
    [0] kaarten
    [one] kaart
   *[other] { $count } kaarten
}: { $cards }
table-playable = Je kunt spelen: { $cards }
table-offer = Klaargelegd om te geven: { $cards }
table-laid = Gedekt neergelegd: { $card }
table-gifts = Weggegeven: { $gifts }
gift-to = { $card } aan { $name }
table-tries = { name-nice-try } is onderweg.
open-decided = {"  "}{ $name } – { $choice }

head-player = Speler
head-cards = Kaarten
head-points = Punten
head-state = { "" }
head-last-hand = Nog in de hand
head-last-points = Laatste ronde
head-total = Totaal

player = { $role ->
    [turn] ▶ { $number } { $name }
   *[other] { "  " }{ $number } { $name }
}
mark-dealer = gever
mark-skipped = slaat een beurt over
mark-bomb = { $turns ->
    [0] geen beurt meer
    [one] nog één beurt
   *[other] nog { $turns } beurten
}
mark-target = aangevallen met { $card }

## Wat er wordt gevraagd

ask-wait = We wachten op { $names }.
ask-play = Je bent aan de beurt: noem een kaart om te spelen{ $pile ->
    [0] {""}
   *[other] , of typ `draw`
}.
    .page = Je bent aan de beurt: speel een kaart{ $pile ->
        [0] {""}
       *[other] {" "}of trek er een
    }.
ask-play-on = Noem een kaart om te spelen, of typ `pass`.
    .page = Speel een kaart, of pas.
ask-second-chance = Je { name-2nd-chance } vraagt om nog een kaart.
ask-aim = Wie tref je met je { $card }? Typ het nummer van een plaats.
    .page = Wie tref je met je { $card }?
ask-share = Wie trekt kaart { $number } van de vier? Typ het nummer van een plaats.
    .page = Wie trekt kaart { $number } van de vier?
ask-redirect = Naar wie stuur je { $count ->
    [one] de kaart
   *[other] de { $count } kaarten
} van de { $card } door? Typ het nummer van een plaats.
    .page = Naar wie stuur je { $count ->
        [one] de kaart
       *[other] de { $count } kaarten
    } van de { $card } door?
ask-give = Kaart { $number } van de twee voor { $name }: welke?
ask-counter = { $name } valt je aan met { $card }. { name-counterattack }? `counterattack` of `pass`.
    .page = { $name } valt je aan met { $card }. Sla je terug?
ask-no-counter = { $name } valt je aan met { $card }, en je kunt niet terugslaan: `pass`.
    .page = { $name } valt je aan met { $card }, en je kunt niet terugslaan.
ask-wish = Wat wens je? Een kleur (blauw, rood, groen, geel) of een getal van 1 tot en met 9.
ask-colour-wish = Welke kleur wens je: blauw, rood, groen of geel?
ask-nice-try = { $count ->
    [one] { $names } heeft geen kaarten meer.
   *[other] Geen kaarten meer: { $names }.
} { name-nice-try }? `nice-try` of `pass`.
    .page = { $count ->
        [one] { $names } heeft geen kaarten meer.
       *[other] Geen kaarten meer: { $names }.
    } Speel je { name-nice-try }?
ask-no-nice-try = { $count ->
    [one] { $names } heeft geen kaarten meer.
   *[other] Geen kaarten meer: { $names }.
} Je kunt er niets tegen doen: `pass`.
    .page = { $count ->
        [one] { $names } heeft geen kaarten meer.
       *[other] Geen kaarten meer: { $names }.
    } Je kunt er niets tegen doen.
ask-gamble = Welke kaart leg je gedekt neer?
ask-market = Welke kaart neem je van de markt?
ask-christmas = Kaart { $number } van { $count }, { $card }: wie krijgt die? Typ het nummer van een plaats.
    .page = Kaart { $number } van { $count }, { $card }: wie krijgt die?
ask-recession = Nog { $count ->
    [one] één kaart af te leggen: welke?
   *[other] { $count } kaarten af te leggen: welke eerst?
}
ask-party-card = Welke kaart geef je weg?
ask-party-seat = Wie krijgt { $card }? Typ het nummer van een plaats.
    .page = Wie krijgt { $card }?
ask-eye = Heb je genoeg gezien? `agree`
    .page = Heb je genoeg gezien?

## Wat er gebeurt

told-round = Ronde { $round }: { $name } deelt iedereen zeven kaarten.
    .you-name = Ronde { $round }: je deelt iedereen zeven kaarten.
told-hand = { $name } heeft { $cards } in de hand.
    .you-name = Je hebt { $cards } in de hand.
told-start = De eerste kaart is { $card }; die telt als gespeeld door { $name }.
    .you-name = De eerste kaart is { $card }; die telt als door jou gespeeld.
told-buried = De eerste kaart is { $card }; die gaat onder de trekstapel.
told-played = { $name } speelt { $card }{ $left ->
    [0] {""}
    [one] {" "}en heeft nog één kaart
   *[other] {" "}(nog { $left })
}.
    .you-name = Je speelt { $card }{ $left ->
        [0] {""}
        [one] {" "}en hebt nog één kaart
       *[other] {" "}(nog { $left })
    }.
told-drew = { $by ->
    [effect] {"  "}
   *[turn] {""}
}{ $name } trekt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}.
    .you-name = { $by ->
        [effect] {"  "}
       *[turn] {""}
    }Je trekt { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }.
told-seen = { $by ->
    [effect] {"  "}
   *[turn] {""}
}{ $name } trekt { $cards }.
    .you-name = { $by ->
        [effect] {"  "}
       *[turn] {""}
    }Je trekt { $cards }.
told-pile-empty = { $name } moet trekken, maar de trekstapel is op.
    .you-name = Je moet trekken, maar de trekstapel is op.
told-passed = { $name } past.
    .you-name = Je past.
told-missed = { $name } slaat een beurt over.
    .you-name = Je slaat een beurt over.
told-second-missed = {"  "}{ $name } heeft geen kaart voor de { name-2nd-chance }.
    .you-name = {"  "}Je hebt geen kaart voor de { name-2nd-chance }.
told-aimed = {"  "}⚔ { $card }: { $name } valt { $target } aan.
    .you-name = {"  "}⚔ { $card }: je valt { $target } aan.
    .you-target = {"  "}⚔ { $card }: { $name } valt jou aan.
told-shares = {"  "}⚔ { name-fantastic-four }: { $name } laat kaarten trekken: { $shares }.
    .you-name = {"  "}⚔ { name-fantastic-four }: je laat kaarten trekken: { $shares }.
told-share = { $name } ({ $count })
    .you-name = jij ({ $count })
told-countered = {"  "}⚔ { $name } slaat terug: de { $card } van { $other } is nu het wapen van { $name }.
    .you-name = {"  "}⚔ Je slaat terug: de { $card } van { $other } is nu jouw wapen.
    .you-other = {"  "}⚔ { $name } slaat terug: jouw { $card } is nu het wapen van { $name }.
told-lapsed = {"  "}{ $card }: { $name } kan niemand aanvallen.
    .you-name = {"  "}{ $card }: je kunt niemand aanvallen.
told-skip = {"  "}{ $name } slaat straks een beurt over.
    .you-name = {"  "}Je slaat straks een beurt over.
told-given = {"  "}{ $other } krijgt { $count ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $count } kaarten
} van { $name }.
    .you-name = {"  "}{ $other } krijgt { $count ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $count } kaarten
    } van jou.
    .you-other = {"  "}Je krijgt { $count ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $count } kaarten
    } van { $name }.
told-handed = {"  "}{ $other } krijgt { $cards } van { $name }.
    .you-name = {"  "}{ $other } krijgt { $cards } van jou.
    .you-other = {"  "}Je krijgt { $cards } van { $name }.
told-wish = {"  "}{ $name } wenst { $sort ->
    [number] een { $wish }
   *[colour] { $wish }
}.
    .you-name = {"  "}Je wenst { $sort ->
        [number] een { $wish }
       *[colour] { $wish }
    }.
told-event = {"  "}★ { $name }! { $effect }
told-events-shuffled = {"  "}De gebeurtenissen zijn op en worden opnieuw geschud.
told-nothing = {"  "}Er gebeurt niets.
told-colour = {"  "}De laatst gespeelde kleur is { $colour }.
told-put-down = {"  "}{ $name } legt { $cards } af.
    .you-name = {"  "}Je legt { $cards } af.
told-swapped = {"  "}{ $name } en { $other } ruilen hun hele hand.
    .you-name = {"  "}Je ruilt je hele hand met { $other }.
    .you-other = {"  "}{ $name } ruilt de hele hand met jou.
told-mixed = {"  "}Alle handen zijn opnieuw gedeeld: { $counts }.
told-count = { $name } { $count }
    .you-name = jij { $count }
told-laid = {"  "}Alle kaarten gaan open: { $cards }. { $name } krijgt ze allemaal.
    .you-name = {"  "}Alle kaarten gaan open: { $cards }. Jij krijgt ze allemaal.
told-one-laid = { $name } { $card }
    .you-name = jij { $card }
told-market = {"  "}Op de markt: { $cards }.
told-took = {"  "}{ $name } neemt { $card }.
    .you-name = {"  "}Je neemt { $card }.
told-shown = {"  "}Alle handen liggen open: { $hands }.
told-one-hand = { $name } heeft { $cards }
    .you-name = jij hebt { $cards }
told-taken-up = {"  "}Iedereen neemt de eigen hand weer op.
told-out = { $name } heeft geen kaarten meer!
    .you-name = Je hebt geen kaarten meer!
told-round-end = De ronde is voorbij: { $reason }. Punten (totaal): { $points }.
told-points = { $name } { $points ->
    [0] 0
   *[other] { $points }
} ({ $total })
    .you-name = jij { $points ->
        [0] 0
       *[other] { $points }
    } ({ $total })
told-end = De limiet is bereikt, en de partij is afgelopen.

reason-out = { $count ->
    [one] { $names } heeft geen kaarten meer
   *[other] { $names } hebben geen kaarten meer
}
    .you-names = je hebt geen kaarten meer
    .among-names = geen kaarten meer: { $names }
reason-in-time = { $count ->
    [one] { $names } was de bom te snel af: tien punten minder, en tien meer voor alle anderen
   *[other] { $names } waren de bom te snel af: tien punten minder, en tien meer voor alle anderen
}
    .you-names = je was de bom te snel af: tien punten minder, en tien meer voor alle anderen
    .among-names = de bom te snel af: { $names } – tien punten minder, en tien meer voor alle anderen
reason-pile-empty = er is niets meer te trekken
reason-time-up = de tijd is om, en alle punten tellen dubbel
reason-doomsday = het einde van de wereld, 50 punten voor iedereen
reason-finish-line = de finish is bereikt

## De uitslag

score-last-round = Het einde van ronde { $round }: { $reason }.
score-winners = { $count ->
    [one] { $names } wint met de minste punten
   *[other] Met de minste punten delen { $names } de overwinning
}; de limiet was { $limit }.
    .you-names = Jij wint met de minste punten; de limiet was { $limit }.
    .among-names = Gedeelde overwinning met de minste punten: { $names }. De limiet was { $limit }.

## Weigeringen

error-unknown-move = “{ $text }” is hier geen zet.
error-other-verb = “{ $verb }” hoort bij een ander moment; nu is het “{ $wanted }”.
error-card-now = Noem een kaart.
error-seat-now = Noem de plaats van een speler.
error-wish-now = Eerst komt de wens: die moet je doen.
error-agree-now = Alle handen liggen open: typ `agree` als je genoeg hebt gezien.
error-not-in-hand = Je hebt { $card } niet, of niet zo vaak.
error-not-in-market = { $card } ligt niet op de markt.
error-not-handed-on = Je mag er niet voor kiezen { $card } weg te geven.
error-only-counterattack = Tegen een aanval helpt alleen { name-counterattack }, niet { $card }.
error-only-nice-try = Nu kan alleen { name-nice-try } worden gespeeld, niet { $card }.
error-not-ten-cards = Voor { $card } moet je precies { $wanted } kaarten in je hand hebben; jij hebt er { $found }.
error-not-as-wished = { $card } is niet wat er is gewenst: { $wish ->
    [blue] { colour-blue }
    [red] { colour-red }
    [green] { colour-green }
    [yellow] { colour-yellow }
   *[other] { $wish }
}.
error-does-not-fit = { $card } past niet op { $top }.
error-nothing-to-draw = De trekstapel is op, en je hebt een kaart die je kunt spelen.
error-drawn-already = Je hebt al getrokken: speel een kaart of typ `pass`.
error-no-drawing = Er valt nu niets te trekken.
error-no-passing = Je kunt nu niet passen.
error-colour-wish-only = Met deze kaart wens je een kleur, geen getal.
error-nobody-there = Op plaats { $seat } zit niemand.
error-not-yourself = Je kunt jezelf niet kiezen.
error-already-skipped = Plaats { $seat } slaat al een beurt over.
error-not-fewer-cards = Plaats { $seat } heeft niet minder kaarten dan jij.

error-deck-size = Het deckbestand heeft { $found ->
    [one] één kaart
   *[other] { $found } kaarten
}; het moeten er { $least } tot en met { $most } zijn.
error-deck-unknown-event = Het deckbestand noemt de gebeurtenis “{ $event }”, maar die bestaat niet.
error-deck-event-twice = Het deckbestand heeft de gebeurtenis “{ $event }” twee keer.

error-position-event = De spelstand noemt de gebeurtenis “{ $event }”, maar die bestaat niet.
error-position-events = Elke gebeurtenis van het deck moet één keer voorkomen: op de stapel of bij de gebruikte.
error-position-discard = In de spelstand moet een kaart liggen waarop je kunt spelen.
error-position-wish = De wens in de spelstand ({ $wish }) past niet bij de bovenste kaart.
error-position-not-in-hand = Plaats { $seat } van de spelstand legt of geeft { $card }, maar die kaart zit niet in die hand.
error-position-limit = Punten, limiet en einde van de partij horen in de spelstand niet bij elkaar.
error-position-steps = Wat er in de spelstand moet worden beslist, kan nu niet worden beslist.
error-position-asked = Degenen aan wie in de spelstand iets wordt gevraagd, hebben niets te beslissen.
error-position-market = In de spelstand liggen kaarten op de markt, maar die is niet open.
error-position-round-over = De ronde van de spelstand is al voorbij.
error-position-bomb = De { event-name-time-bomb } van de spelstand laat meer beurten over dan mogelijk is.
error-position-last-round = De laatste ronde van de spelstand is niet mogelijk.

## De regels in het kort

overview-goal = Raak je kaarten kwijt voordat de anderen dat doen. Wat je aan het eind van een ronde nog in je hand hebt, levert strafpunten op. Het spel eindigt als iemand de puntenlimiet bereikt, en de minste punten winnen.
overview-1 = In je beurt speel je één kaart op de stapel: van dezelfde kleur, met hetzelfde getal, of een speciale kaart van dezelfde soort.
overview-2 = Kun of wil je dat niet, trek dan een kaart. Daarna mag je nog steeds een kaart spelen.
overview-3 = Met eenkleurige speciale kaarten geef je kaarten weg, ruil je ze, laat je iemand een beurt overslaan of speel je nog een keer.
overview-4 = Vierkleurige speciale kaarten passen op alles. De meeste doen ook iets, en met elke kaart wens je wat er daarna moet worden gespeeld.
overview-5 = Een zwarte kaart past op haar getal en onthult een gebeurtenis, en een gebeurtenis kan alles op zijn kop zetten.
overview-6 = De ronde eindigt als iemand geen kaarten meer heeft of de trekstapel op is. Getallen tellen voor wat erop staat, speciale kaarten voor zeven, en één ervan voor 42.

## De spelregels, in onze eigen woorden

rule-R-1 = Voor het spel spreek je samen een puntenlimiet af. Ons voorstel: met twee tot vier spelers 137 (kort), 154 (middellang) of 179 (lang), met vijf tot acht spelers 113, 137 of 154. Elke andere positieve limiet mag ook.
rule-R-2 = Voor elke ronde worden alle kaarten geschud, en alle gebeurtenissen ook. De gever, voor de eerste ronde door het lot aangewezen, deelt iedereen zeven kaarten.
rule-R-3 = De gever draait de eerste kaart om. Die telt als gespeeld door de gever, met alles wat eruit volgt: een wens, een aanval, een gebeurtenis, een { name-2nd-chance }. Onze beslissing: { name-fuck-you } gaat onder de trekstapel en de volgende kaart wordt omgedraaid; { name-counterattack } en { name-nice-try } brengen alleen hun wens.
rule-R-4 = De speler rechts van de gever is als eerste aan de beurt, en er wordt tegen de klok in gespeeld. In de lijst staan de spelers in speelvolgorde.
rule-R-5 = In je beurt speel je één kaart; of je trekt er één en mag daarna een kaart spelen, de getrokken kaart of een andere. Je mag ook trekken als je zou kunnen spelen. Kun je niet spelen, dan moet je trekken.
rule-R-6 = De ronde is voorbij als iemand geen kaarten meer heeft, of als iemand zou moeten trekken en de trekstapel op is. Het effect of de gebeurtenis die aan de gang is, wordt eerst zo ver mogelijk uitgevoerd, en de ronde eindigt alleen als dat ook dan nog moet. De aflegstapel wordt nooit opnieuw geschud. Onze beslissingen: is er niets meer te trekken, dan kun je niet vrijwillig trekken; gebeurt beide tegelijk, dan heeft wie geen kaarten meer heeft de ronde beëindigd.
rule-R-7 = Wat je nog in je hand hebt, levert strafpunten op: kleurkaarten en zwarte kaarten hun getal, elke speciale kaart 7, { name-fuck-you } 42. De punten komen bij die van eerdere rondes.
rule-R-8 = Wie in een ronde de meeste punten krijgt, is de gever van de volgende. Onze beslissing: zijn dat er meer, dan degene van hen die in speelvolgorde als eerste na de laatste gever komt.
rule-R-9 = Het spel eindigt als iemand de limiet heeft bereikt. Wie de minste punten heeft, wint; onze beslissing: bij een gelijke stand wordt de overwinning gedeeld.
rule-R-10 = Door een gebeurtenis kunnen meerdere spelers tegelijk hun laatste kaarten kwijtraken; ze beëindigen de ronde dan samen.
rule-R-11 = Een kleurkaart past op een kaart van dezelfde kleur, op een kaart met hetzelfde getal, en ook als die kleur of dat getal is gewenst.
rule-R-12 = Een eenkleurige speciale kaart past op een kaart van dezelfde kleur, op een speciale kaart van dezelfde soort, en ook als die kleur is gewenst, maar niet als er een getal is gewenst.
rule-R-13 = Vierkleurige speciale kaarten en { name-fuck-you } passen op alles.
rule-R-14 = Een zwarte kaart past op een kaart met hetzelfde getal, en ook als dat getal is gewenst. Zwart is geen kleur en kan niet worden gewenst. Op een zwarte kaart passen kaarten met hetzelfde getal.
rule-R-15 = Een wens noemt een van de vier kleuren of een getal van 1 tot en met 9. De wens bindt alleen getalkaarten en eenkleurige speciale kaarten, en eindigt met de volgende kaart die wordt gespeeld (maar zie R-16).
rule-R-16 = { name-fuck-you } mag je alleen spelen als je precies tien kaarten in je hand hebt, deze kaart meegeteld. De kaart is onzichtbaar: het spel gaat verder vanaf de kaart en de wens daarvoor. Je mag er niet voor kiezen de kaart met { name-gift } of { name-exchange } weg te geven; onze beslissing: ook niet als je die met { name-counterattack } doorstuurt. Door blind trekken en door gebeurtenissen kan de kaart wel bij een ander terechtkomen.
rule-R-17 = Op { name-2nd-chance } moet je meteen nog een kaart spelen die erop past. Heb je er geen, dan trek je één kaart en is je beurt voorbij, ook als { name-2nd-chance } je laatste kaart was. Onze beslissingen: met de kaart die je erop speelt, eindigt je beurt; je trekt niet eerst een kaart om het mogelijk te maken, en een kaart die past, mag je niet achterhouden.
rule-R-18 = { name-skip } (aanval): de speler die je kiest, slaat de volgende beurt over. Wie die toch al overslaat, kun je niet kiezen. Onze beslissingen: is er niemand over om te kiezen, dan gebeurt er niets; het einde van de ronde maakt ook een eind aan het overslaan.
rule-R-19 = { name-gift } (aanval): geef de speler die je kiest twee kaarten uit je hand, of de ene die je hebt. Ook als laatste kaart is dit een aanval, al valt er dan niets te geven. Onze beslissingen: ook dan mag de gekozen speler { name-counterattack } spelen en op zijn beurt kaarten geven; was { name-counterattack } je laatste kaart, dan val je met de doorgestuurde { name-gift } aan zonder iets te geven.
rule-R-20 = { name-exchange } (aanval): geef de speler die je kiest twee kaarten en trek er blind twee uit die hand, voordat jouw kaarten daarin komen; zijn er minder, dan zoveel als er zijn. Ook als dit je laatste kaart is, trek je er nog twee.
rule-R-21 = Onze beslissing: wie geeft, kiest uit alle kaarten behalve { name-fuck-you }. Wie te weinig andere kaarten heeft, geeft wat er is.
rule-R-22 = { name-fantastic }: wens een kleur of een getal.
rule-R-23 = { name-fantastic-four } (aanval): een of meer andere spelers trekken samen vier kaarten; jij bepaalt wie er hoeveel trekt, en in welke volgorde. Voordat er iemand trekt, mag iedereen die wordt aangevallen { name-counterattack } spelen, in speelvolgorde. Wens daarna een kleur of een getal.
rule-R-24 = { name-equality } (aanval): een speler die minder kaarten heeft dan jij, nu je deze hebt gespeeld, trekt tot jullie er evenveel hebben. Heeft niemand er minder, dan blijft alleen de wens over. Wens een kleur.
rule-R-25 = { name-counterattack }: in je eigen beurt wens je er alleen een kleur mee. Word je met een speciale kaart aangevallen, dan mag je deze kaart buiten je beurt spelen: de aanval treft jou niet, en je voert hem zelf uit tegen een speler naar keuze (ook de aanvaller mag), die daarop weer { name-counterattack } mag spelen. Kun je de aanval niet uitvoeren, dan vervalt hij. Het spel gaat verder rechts van de eerste aanvaller. Onze beslissingen: van een { name-fantastic-four } stuur je je eigen deel door, naar één speler; bij een doorgestuurde { name-gift } of { name-exchange } ben jij degene die geeft; de wens die telt, is die van de laatst gelegde kaart, dus alleen wie die kaart speelde, wordt ernaar gevraagd.
rule-R-26 = { name-nice-try }: in je eigen beurt wens je er alleen een kleur mee. Is iemand de laatste kaart kwijtgeraakt, op welke manier ook, en zijn alle effecten van die beurt voorbij, dan mag je deze kaart buiten je beurt spelen: iedereen zonder kaarten trekt er drie, jij wenst een kleur, en het spel gaat verder rechts van wie aan de beurt was. Onze beslissing: was het je eigen laatste kaart, dan is de ronde daarna voorbij en ben jij degene die uit is.
rule-R-27 = Het effect van een vierkleurige speciale kaart moet worden uitgevoerd als dat kan. De wens moet altijd worden gedaan, ook als het je laatste kaart was.
rule-R-28 = Een zwarte kaart onthult de bovenste gebeurtenis. Die raakt de spelers in speelvolgorde, te beginnen rechts van wie de zwarte kaart speelde, en bij gelijke aantallen beslist dezelfde volgorde. Kaarten die worden afgelegd, gaan onder de aflegstapel. De ronde kan pas eindigen als de hele gebeurtenis voorbij is.
rule-R-29 = Onze beslissing: zijn de gebeurtenissen op, dan worden ze geschud en opnieuw gebruikt.
rule-E-1 = Charity: iedereen die niet bij de spelers met de meeste kaarten hoort, trekt blind één kaart bij elk van hen.
rule-E-2 = Communism: alle spelers trekken tot ze evenveel kaarten hebben als degene met de meeste.
rule-E-3 = Doomsday: de ronde is meteen voorbij. Iedereen krijgt 50 punten, de handen tellen niet, en { name-nice-try } kan niet meer (onze beslissing).
rule-E-4 = Earthquake: iedereen geeft de hele hand door aan de volgende speler.
rule-E-5 = Expansion: de eerste speler trekt één kaart, de tweede twee, enzovoort.
rule-E-6 = Finish Line: de ronde is meteen voorbij. De handen tellen, en { name-nice-try } kan niet meer.
rule-E-7 = Friday the 13th: er gebeurt niets.
rule-E-8 = Gambling Man: iedereen legt één kaart gedekt neer, en alle kaarten gaan tegelijk open. Wie de op een na laagste waarde heeft gelegd, krijgt ze allemaal; is er een speler zonder kaart om te leggen, dan krijgt die ze. Onze beslissing: bij gelijke waarden geldt de kaart van wie eerder komt in speelvolgorde als de lagere; hebben meerdere spelers geen kaarten, dan krijgt de eerste van hen in speelvolgorde ze.
rule-E-9 = Market: er worden evenveel kaarten opengelegd als er spelers zijn, en in speelvolgorde neemt iedereen er één. Onze beslissing: heeft de trekstapel er te weinig, dan worden die verdeeld zover ze reiken, en daarna is de ronde voorbij (R-6).
rule-E-10 = Mating Season: je legt alle getalkaarten af, ook zwarte, waarvan je het getal meer dan eens hebt.
rule-E-11 = Merry Christmas: alle spelers geven al hun kaarten gedekt weg, aan andere spelers naar keuze. Pas als alles er ligt, neemt iedereen de gekregen kaarten op.
rule-E-12 = Mexican Standoff: alle spelers leggen hun hand af, en daarna trekt iedereen drie kaarten, in speelvolgorde.
rule-E-13 = Recession: de eerste speler legt één kaart naar keuze af, de tweede twee, enzovoort; wie er minder heeft, legt ze allemaal af.
rule-E-14 = Robin Hood: de speler met de minste kaarten (geen kaarten telt ook) en de speler met de meeste ruilen hun hele hand. Onze beslissing: heeft iedereen er evenveel, dan gebeurt er niets.
rule-E-15 = Surprise Party: in speelvolgorde geeft iedereen één kaart aan een speler naar keuze; wie er geen heeft, geeft niets. { name-fuck-you } mag worden weggegeven.
rule-E-16 = The All-Seeing Eye: alle handen liggen open tot iedereen verder wil gaan.
rule-E-17 = Third Time Lucky: iedereen trekt drie kaarten.
rule-E-18 = Time Bomb: iedereen heeft nog hoogstens drie beurten. Wie op tijd de laatste kaart kwijtraakt, krijgt 10 punten minder, en alle anderen krijgen er 10 meer. Lukt het niemand, dan eindigt de ronde en tellen alle punten dubbel. Onze beslissingen: ook een overgeslagen beurt is een gebruikte beurt; is de trekstapel eerder op of komt Finish Line eerder, dan tellen de punten gewoon, maar wie geen kaarten heeft als de trekstapel op is, heeft de ronde op tijd beëindigd; { name-nice-try } maakt het uitgaan ongedaan, en de klok loopt door; een tweede bom kan in dezelfde ronde niet komen, en als een ander deck er een heeft, doet die niets.
rule-E-19 = Tornado: alle handen worden samen geschud en kaart voor kaart gedeeld, in speelvolgorde, tot er niets meer over is.
rule-E-20 = Vandalism: iedereen legt alle kaarten af van de kleur die het laatst is gespeeld, dat wil zeggen van de bovenste gespeelde kleurkaart of eenkleurige speciale kaart; wensen tellen niet. Is er nog geen, dan gebeurt er niets. Onze beslissing: eenkleurige speciale kaarten tellen als kaarten van hun kleur.
