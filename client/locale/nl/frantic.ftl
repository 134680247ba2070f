## Kaarten

frantic-card-blue = blauw { $number }
frantic-card-red = rood { $number }
frantic-card-green = groen { $number }
frantic-card-yellow = geel { $number }
frantic-card-black = zwart { $number }
frantic-special-blue = { $name } in het blauw
frantic-special-red = { $name } in het rood
frantic-special-green = { $name } in het groen
frantic-special-yellow = { $name } in het geel
frantic-worth = { $points ->
    [one] Goed voor één punt.
   *[other] Goed voor { $points } punten.
}
frantic-brief-blue = Past op blauw en op elke { $number }
frantic-brief-red = Past op rood en op elke { $number }
frantic-brief-green = Past op groen en op elke { $number }
frantic-brief-yellow = Past op geel en op elke { $number }
frantic-brief-black = Past op elke { $number } en onthult een gebeurtenis
frantic-kind-number = Kleurkaarten
frantic-kind-black = Zwarte kaarten
frantic-kind-special = Eenkleurige speciale kaarten
frantic-kind-wild = Speciale kaarten die op alles passen
frantic-kind-event = Gebeurtenissen
frantic-cards = { $count ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $count } kaarten
}

## De balk

frantic-round = Ronde
frantic-limit = Limiet
frantic-dealer = Gever
frantic-in-force = { $colour } geldt

## Plaatsen

frantic-seats = De anderen, in speelvolgorde
frantic-of-limit = van { $limit }
frantic-points-short = { $points } van { $limit }
frantic-points-of = { $points ->
    [one] één punt
   *[other] { $points } punten
} van { $limit }
frantic-person = { $cards ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $cards } kaarten
} · { $points ->
    [one] één punt
   *[other] { $points } punten
}
frantic-skipped = Slaat over
frantic-next = Volgende
frantic-on-turn = Beurt
frantic-draws = { $count ->
    [0] Trekt niets
    [one] Trekt één
   *[other] Trekt { $count }
}
frantic-away = Weg
frantic-rests = Bot speelt
frantic-time = Resterende tijd:
frantic-order = Er wordt tegen de klok in gespeeld

## Het midden

frantic-middle = Het midden van de tafel
frantic-draw-label = Trek­stapel
frantic-draw-pile = Trek­stapel, { $count ->
    [0] leeg
    [one] één kaart
   *[other] { $count } kaarten
}
frantic-event-label = Gebeurte­nissen
frantic-event-pile = Gebeurte­nissen, { $count ->
    [0] geen meer
    [one] nog één
   *[other] nog { $count }
}
frantic-event-pile-last = Gebeurte­nissen, { $count ->
    [0] geen meer
    [one] nog één
   *[other] nog { $count }
}. De laatste: { $event }
frantic-top = Speel op: { $card }
frantic-top-wish = Speel op: { $card }, gewenst: { $wish }
frantic-wish = Wens:
frantic-bomb = { $turns ->
    [0] { event-name-time-bomb }: geen beurt meer
    [one] { event-name-time-bomb }: nog één beurt
   *[other] { event-name-time-bomb }: nog { $turns } beurten
}

## De hand

frantic-hand = Jouw hand, { $count ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $count } kaarten
}
frantic-hand-of = { $name }: { $count ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $count } kaarten
}
frantic-fit = { $able } van { $count } passen
frantic-fits-either = Gevraagd: { $colour } of { $number }
frantic-fits-kind = Gevraagd: { $colour } of { $name }
frantic-fits-colour = Gevraagd: { $colour }
frantic-fits-number = Gevraagd: { $number }
frantic-why = { $needs } ({ $rule })
frantic-draw = Kaart trekken
frantic-draw-short = Trekken
frantic-pass = Passen
frantic-sort-colour = Sorteer op getal
frantic-sort-kind = Sorteer op kleur
frantic-confirm = { $card } spelen
frantic-plan = { $card } plannen
frantic-confirm-draw = Ja, trekken
frantic-choose = Nu kiezen
frantic-last-round = Vorige ronde

## Wat er wordt gevraagd

frantic-over = De partij is afgelopen
frantic-paused = Pauze: er kan nu niemand spelen
frantic-moment = Een ogenblik …
frantic-wait = Wachten op { $names }
frantic-does = { $name } { $doing }
frantic-bot-does = De bot van { $name } { $doing }
frantic-own-bot-does = Jouw bot { $doing }
frantic-held = Je antwoord is binnen
frantic-ask-play = Jouw beurt: speel een kaart{ $pile ->
    [0] {""}
   *[other] {" "}of trek er een
}
frantic-ask-play-on = Speel een kaart of pas
frantic-ask-second-chance = Speel nog een kaart op je { name-2nd-chance }
frantic-ask-aim = Wie krijgt de { $card }?
frantic-ask-shares = Wie trekt de vier kaarten?
frantic-ask-redirect = Wie trekt { $count ->
    [one] de kaart
   *[other] de { $count } kaarten
} in jouw plaats?
frantic-ask-give = Welke kaarten krijgt { $target }?
frantic-ask-window = { $name } valt je aan met { $card }
frantic-ask-wish = Wens een kleur of een getal
frantic-ask-wish-colour = Wens een kleur
frantic-ask-nice-try = { $count ->
    [one] { $names } heeft geen kaarten meer
   *[other] { $names } hebben geen kaarten meer
}
frantic-ask-gamble = Leg een kaart gedekt neer
frantic-ask-market = Neem een kaart van de markt
frantic-ask-christmas = Geef al je kaarten weg
frantic-ask-recession = Leg { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} af
frantic-ask-party-card = Geef één kaart weg
frantic-ask-party-seat = Wie krijgt je kaart?
frantic-ask-eye = Alle handen liggen open: genoeg gezien?

## Wat iemand aan het doen is

frantic-doing-play = kiest een kaart
frantic-doing-play-on = heeft getrokken en denkt na
frantic-doing-second-chance = speelt nog een kaart
frantic-doing-aim = zoekt een doelwit
frantic-doing-give = kiest kaarten om te geven
frantic-doing-window = mag terugslaan
frantic-doing-shares = zoekt doelwitten
frantic-doing-wish = doet een wens
frantic-doing-nice-try = mag reageren
frantic-doing-gamble = legt een kaart
frantic-doing-market = staat op de markt
frantic-doing-christmas = pakt cadeaus in
frantic-doing-recession = legt kaarten af
frantic-doing-party-card = kiest een cadeau
frantic-doing-party-seat = geeft een kaart weg
frantic-doing-eye = bekijkt alle handen

## Vellen met stappen

frantic-step-target-gift = Wie krijgt je kaarten?
frantic-step-target-exchange = Met wie ruil je?
frantic-step-target-skip = Wie slaat een beurt over?
frantic-step-target-equality = Wie vult aan tot jouw aantal?
frantic-step-target-counterattack = Wie treft het in jouw plaats?
frantic-step-target-surprise-party = Wie krijgt hem?
frantic-step-shares = Wie trekt? { $count ->
    [one] Eén kaart
   *[other] { $count } kaarten
}
frantic-step-give = { $count ->
    [one] Welke kaart geef je?
   *[other] Welke { $count } kaarten geef je?
}
frantic-step-discard = { $count ->
    [one] Welke kaart leg je af?
   *[other] Welke { $count } kaarten leg je af?
}
frantic-step-lay = Welke kaart leg je gedekt neer?
frantic-step-take = Welke kaart neem je?
frantic-step-gifts = Wie krijgt welke kaart?
frantic-step-wish = Wens een kleur of een getal
frantic-step-colour = Wens een kleur
frantic-note-redirect = Je slaat terug: { $card } is nu jouw aanval.
frantic-note-redirect-of = { $name } viel je aan met { $card }. Je slaat terug: het is nu jouw aanval.
frantic-step-done = ✓ klaar
frantic-step-left = nog { $count }
frantic-share-less = Eén kaart minder voor { $name }
frantic-share-more = Eén kaart meer voor { $name }
frantic-wished = Gewenst
frantic-or = of
frantic-gifts-who = Wie de volgende kaarten krijgt
frantic-gifts-cards = Jouw kaarten
frantic-gifts-count = { $cards ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $cards } kaarten
}{ $count ->
    [0] { "" }
   *[other] , krijgt er { $count }
}
frantic-gifts-rest = De rest voor { $name } ({ $count })
frantic-gift-for = { $card }, voor { $name }
frantic-sum-target = Het treft { $name }.
frantic-sum-share = { $name } trekt er { $count }
frantic-sum-shares = { $shares }.
frantic-sum-wish = De wens is { $wish }.
frantic-back = Terug
frantic-look = Naar de tafel kijken
frantic-play = Spelen
frantic-done = Klaar
frantic-go-on = Verder

## Antwoorden buiten de beurt

frantic-last-card = Laatste kaart!
frantic-let-it = Laat maar gebeuren
frantic-no-answer = Geen antwoord
frantic-no-counter = – en je hebt geen { name-counterattack }.
frantic-no-try = – en je hebt geen { name-nice-try }.
frantic-agree = Genoeg gezien
frantic-agreed = heeft genoeg gezien
frantic-eye-wait = { $count ->
    [one] Er kijkt nog één speler.
   *[other] Er kijken nog { $count } spelers.
}

## Wat er net gebeurd is

frantic-event = Gebeurtenis
frantic-set-off = in gang gezet door { $name }
    .you-name = in gang gezet door jou
frantic-set-off-with = in gang gezet door { $name } met { $card }
    .you-name = in gang gezet door jou met { $card }
frantic-banner-wish = { $name } wenst
    .you-name = Je wenst
frantic-banner-colour = De laatst gespeelde kleur:
frantic-banner-counter = { $name } slaat terug!
    .you-name = Je slaat terug!
frantic-banner-lapsed = { $card }: niemand om aan te vallen
frantic-banner-out = { $name }: laatste kaart weg!
    .you-name = Je laatste kaart is weg!
frantic-banner-nothing = Er gebeurt niets

## Het einde van een ronde en van de partij

frantic-round-over = Ronde { $round }
frantic-this-round = Deze ronde
frantic-before = Ervoor
frantic-limit-is = limiet { $limit }
frantic-limit-near = { $points ->
    [one] nog één punt tot de limiet
   *[other] nog { $points } punten tot de limiet
}
frantic-limit-reached = limiet bereikt
frantic-no-cards = Geen kaarten meer
frantic-not-counted = Telt niet
frantic-next-dealer = Volgende gever
frantic-deals = { $name } geeft nu.
    .you-name = Jij geeft nu.
frantic-winner = Gewonnen
frantic-your-turn = Jouw beurt
frantic-to-table = Naar de tafel
frantic-end = Afgelopen
frantic-end-won = Gewonnen!

## Zetten in woorden

frantic-text-send = Zo doen
frantic-text-share = Wie trekt kaart { $number } van { $count }?
frantic-text-gift = Wie krijgt { $card }?
frantic-say-play = Speel { $card }
frantic-say-draw = Trek een kaart
frantic-say-pass = Pas
frantic-say-attack = Val { $name } aan
frantic-say-give = Geef { $card }
frantic-say-wish = Wens { $wish ->
    [blue] blauw
    [red] rood
    [green] groen
    [yellow] geel
   *[number] een { $wish }
}
frantic-say-lay = Leg { $card } gedekt neer
frantic-say-take = Neem { $card } van de markt
frantic-say-to = Geef hem aan { $name }
frantic-say-discard = Leg { $card } af
frantic-say-agree = Genoeg gezien

## De begeleide eerste partij

frantic-lesson-aim = Raak je kaarten kwijt! Wat je aan het einde van een ronde nog in je hand hebt, telt tegen je.
frantic-lesson-fit = Op deze kaart wordt gespeeld: dezelfde kleur, hetzelfde getal of hetzelfde symbool. Wat past, is opgetild; tik een andere aan en je ziet waarom die niet past.
frantic-lesson-draw = Je mag in plaats daarvan een kaart trekken, ook als er iets past. Daarna mag je er nog een spelen, de nieuwe of een andere.
frantic-lesson-wish = Iemand heeft een wens gedaan: alleen dat past, tot de volgende kaart is gespeeld. Kaarten in vier kleuren passen op alles.
frantic-lesson-attack = Je hebt een aanval. Speel je hem, dan vraagt een vel je wie hij treft; tot je bevestigt, is er niets gespeeld.
frantic-lesson-window = Je wordt aangevallen! Je krijgt de vraag ook als je niet kunt antwoorden, zodat niemand merkt wie { name-counterattack } heeft.
frantic-lesson-event = Zwarte kaarten draaien gebeurtenissen open, en die zetten alles op zijn kop. Tik op de stapel om deze nog eens te lezen.
frantic-lesson-on = Meer heb je niet nodig. Houd een kaart ingedrukt of klik er rechts op om de regel te lezen. Bereikt iemand de limiet, dan wint wie de minste punten heeft.
frantic-lesson-score = Kaarten die je overhoudt zijn punten, en punten zijn slecht: getallen tellen hun waarde, speciale kaarten meer. Wie de minste heeft als iemand de grens bereikt, wint.
frantic-lesson-goodbye = Dat was je eerste spel. Bedankt voor het spelen! „Nieuw spel” deelt opnieuw, met een hogere grens als je wilt.

## The story

frantic-story-aimed = ⚔ { $name } valt { $targets } aan.
    .you-name = ⚔ Je valt { $targets } aan.
    .you-targets = ⚔ { $name } valt je aan.
    .among-targets = ⚔ { $name } valt { $targets } aan.
frantic-story-countered = ⚔ { $name } slaat terug.
    .you-name = ⚔ Je slaat terug.
frantic-story-countered-at = ⚔ { $name } slaat terug, tegen { $target }.
    .you-name = ⚔ Je slaat terug, tegen { $target }.
    .you-target = ⚔ { $name } slaat terug, tegen jou.
frantic-story-event = ★ { $name }!
frantic-story-turned = { $name } nam in ronde { $chapter } definitief de leiding, met { $points ->
    [0] nul punten
    [one] maar één punt
   *[other] { $points } punten
}.
    .you-name = Je nam in ronde { $chapter } definitief de leiding, met { $points ->
        [0] nul punten
        [one] maar één punt
       *[other] { $points } punten
    }.
scores-note-frantic = De minste punten winnen. De kaarten in de hand tellen pas aan het einde van de ronde.
