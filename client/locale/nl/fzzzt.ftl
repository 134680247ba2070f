## De tafel van Fzzzt!

fzzzt-round = Ronde { $round } van { $rounds }
fzzzt-final-score = Eindstand
fzzzt-players = De anderen aan tafel
fzzzt-chief = Hoofd
fzzzt-chief-long = Hoofdmecanicien: wint bij gelijke stand
fzzzt-mechanic = Mecanicien { $number }
fzzzt-mechanic-bot = Mecanicien { $number } · bot
fzzzt-hand = hand
fzzzt-hand-of = De hand van { $name }
fzzzt-discard = afgelegd
fzzzt-discard-hint = Gedekt: voor het opruimen bekijkt niemand een aflegstapel
fzzzt-units = Productie-eenheden
fzzzt-no-units = Nog geen productie-eenheden
fzzzt-look-closer = { $name } van dichtbij bekijken
fzzzt-time-left = Tijd over:
fzzzt-power = kracht
fzzzt-last-bid = vorig bod
fzzzt-last-bid-short = vorig
fzzzt-cards-in-hand = { $count ->
    [0] Geen kaarten in de hand
    [one] Eén kaart in de hand
   *[other] { $count } kaarten in de hand
}
fzzzt-cards-discarded = { $count ->
    [0] De aflegstapel is leeg
    [one] Eén kaart in de aflegstapel
   *[other] { $count } kaarten in de aflegstapel
}
fzzzt-close = Sluiten

## De lopende band

fzzzt-belt = De lopende band
fzzzt-belt-deck = bandstapel
fzzzt-belt-empty = De band is leeg
fzzzt-auction = Veiling { $number } van { $count }
fzzzt-place-head = Wordt geveild, plaats { $number }: { $card }
fzzzt-place-open = Plaats { $number }: { $card }
fzzzt-place-down = Plaats { $number }: gedekt
fzzzt-sold = weg
fzzzt-show-last = De biedingen nog eens tonen
fzzzt-last-auction = De vorige veiling

## Je eigen kant

fzzzt-own-hand = Je hand
fzzzt-own-units = Mijn eenheden
fzzzt-own-units-none = Win je een productie-eenheid, dan staat die hier. Robots met haar symbolen maken haar widgets.
fzzzt-unit-needs = mist nog
fzzzt-unit-makes = { $count ->
    [one] één widget klaar
   *[other] { $count } widgets klaar
}
fzzzt-bid-power = Je bod:
fzzzt-place-bid = { $count ->
    [0] Bieden
    [one] Eén kaart bieden
   *[other] { $count } kaarten bieden
}
fzzzt-plan-bid = Bod plannen
fzzzt-own-bid = { $count ->
    [one] Je bod ligt gedekt: één kaart, goed voor
   *[other] Je bod ligt gedekt: { $count } kaarten, goed voor
}

## Wat er wordt gevraagd, en wat anderen doen

fzzzt-ask-bid = Bied op { $card }: kies een of meer kaarten
fzzzt-ask-bid-short = Kies kaarten voor { $card }
fzzzt-ask-bid-alone = Alleen jij hebt nog kaarten: elk bod wint { $card }
fzzzt-ask-allocate = { $count ->
    [one] Je mag een robot toewijzen aan je productie-eenheid
   *[other] Je mag een robot toewijzen aan elk van je { $count } productie-eenheden
}
fzzzt-shown-bids = De biedingen gaan open
fzzzt-shown-bidding = Je bod ligt er
fzzzt-shown-clean-up = Iedereen heeft besloten
fzzzt-wait-ready = Je bod ligt er. We wachten op { $names }
fzzzt-wait-waiting = Eerst biedt { $names }. Je kunt alvast kaarten kiezen
fzzzt-wait-in-turn = { $names } is aan het bieden. Je kunt alvast kaarten kiezen
fzzzt-wait-out = Je hand is leeg, dus je doet even niet mee. We wachten op { $names }
fzzzt-wait-decided = Opruimen: we wachten op { $names }
fzzzt-watch-bidding = We wachten op het bod van { $names }
fzzzt-watch-clean-up = Opruimen: we wachten op { $names }
fzzzt-doing-bidding = kiest een bod …
fzzzt-doing-ready = { $count ->
    [one] heeft één kaart geboden
   *[other] heeft { $count } kaarten geboden
}
fzzzt-doing-out = zonder kaarten
fzzzt-doing-allocating = wijst robots toe …
fzzzt-doing-decided = heeft besloten

## De biedingen gaan open

fzzzt-wins = wint
    .you-name = wint
fzzzt-ties = gelijk
fzzzt-tie = Gelijk: de hoofdmecanicien wint, of wie daarna als eerste aan de beurt is – { $name }.
    .you-name = Gelijk: de hoofdmecanicien wint, of wie daarna als eerste aan de beurt is – jij.
fzzzt-tie-chief = { $name } is de nieuwe hoofdmecanicien.
    .you-name = Jij bent de nieuwe hoofdmecanicien.

## Momenten

fzzzt-banner-round = Ronde { $count }
fzzzt-banner-round-text = { $name } is hoofdmecanicien. Er komen acht kaarten op de band.
    .you-name = Jij bent hoofdmecanicien. Er komen acht kaarten op de band.
fzzzt-banner-empty = Alle handen leeg
fzzzt-banner-empty-text = Iedereen schudt de eigen aflegstapel en deelt opnieuw.
fzzzt-banner-clean-up = Opruimen
fzzzt-banner-clean-up-text = De band is leeg. Robots mogen worden toegewezen.
fzzzt-banner-end = De band staat stil
fzzzt-banner-end-text = Te weinig kaarten voor nog een ronde: tijd om te tellen!

## Opruimen

fzzzt-clean-up = Opruimen
fzzzt-clean-up-intro = Geef elke eenheid één robot, of geen. Hij blijft daar voorgoed en werkt alleen voor die eenheid; uit de rest van je kaarten deel je jezelf een nieuwe hand.
fzzzt-per-widget = { $points } punten per widget
fzzzt-nobody = geen robot
fzzzt-planned-for = voor { $number }
fzzzt-nothing-fits = Geen van je robots past.
fzzzt-look-at-table = Tafel bekijken
fzzzt-allocate = Robots toewijzen
fzzzt-send-plan = { $count ->
    [0] Geen toewijzen
    [one] Eén robot toewijzen
   *[other] { $count } robots toewijzen
}

## Kaarten

fzzzt-name-robot = Robot { $power } ({ $symbols })
fzzzt-name-upgrade = Robotopwaardering
fzzzt-name-fzzzt = Fzzzt
fzzzt-name-unit = Eenheid { $name } ({ $symbols })
fzzzt-name-mechanic = Mecanicien { $number }
fzzzt-about-robot = Voegt { $power } toe aan een bod en is aan het eind { $points ->
    [one] één punt
   *[other] { $points } punten
} waard. In een productie-eenheid maakt hij één deel van één widget: { $symbols }. Als eerste kaart legt hij { $belt ->
    [one] alleen zichzelf
   *[other] { $belt } kaarten
} open.
fzzzt-about-upgrade = Voegt { $power } toe aan een bod, maar kan elk deel van een widget zijn: { $symbols }. Telt als robot. Als eerste kaart legt ze { $belt } kaarten open.
fzzzt-about-fzzzt = Voegt { $power } toe aan een bod, maar kost aan het eind { $points ->
    [one] één punt
   *[other] { $points } punten
}, en geen eenheid kan er iets mee.
fzzzt-about-unit = Geeft { $points } punten voor elke widget: één robot voor elk van { $symbols }. Zonder één enkele widget kost ze { $points } punten.
fzzzt-about-mechanic = Voegt niets toe aan een bod behalve een kaart meer op tafel, en geeft geen punten. Niemand kan hem je afnemen.
fzzzt-brief-robot = Kracht { $power }, { $points ->
    [one] één punt
   *[other] { $points } punten
}, legt { $belt ->
    [one] alleen zichzelf
   *[other] { $belt } kaarten
} open
fzzzt-brief-upgrade = Eén symbool naar keuze, maar geen kracht, legt { $belt } kaarten open
fzzzt-brief-fzzzt = Kracht { $power }, maar kost aan het eind { $points ->
    [one] één punt
   *[other] { $points } punten
}
fzzzt-brief-unit = { $points } punten per widget, zonder widget { $points } eraf
fzzzt-brief-mechanic = Laat een bod groter lijken: geen kracht, geen punten
fzzzt-kind-robot = Robots
fzzzt-kind-upgrade = Opwaarderingen
fzzzt-kind-fzzzt = Fzzzt-kaarten
fzzzt-kind-unit = Productie-eenheden
fzzzt-kind-mechanic = Mecaniciens

## De uitslag

fzzzt-ranking = Ranglijst
fzzzt-basic = basis
fzzzt-widgets = widgets
fzzzt-penalty = aftrek
fzzzt-total = punten in totaal
fzzzt-robots = { $count ->
    [one] één robotkaart
   *[other] { $count } robotkaarten
}
fzzzt-how = Hoe { $name } aan { $points } punten komt
    .you-name = Hoe je aan je { $points } punten komt
fzzzt-unit-title = { $name }: { $symbols }
fzzzt-widget = widget { $number }
fzzzt-allocated = tijdens het spel toegewezen
fzzzt-not-complete = niet af
fzzzt-widgets-times = { $count ->
    [one] Eén widget × { $points } punten
   *[other] { $count } widgets × { $points } punten
}
fzzzt-no-widget = Geen widget, dus { $points } punten aftrek
fzzzt-basic-score = Basisscore
fzzzt-basic-robots = { $count ->
    [0] Geen robots.
    [one] Eén robot geeft { $points }.
   *[other] { $count } robots geven { $points }.
}
fzzzt-basic-fzzzt = Fzzzt-kaarten kosten { $points }.

## Zetten in woorden

fzzzt-text-card = { $card } · kracht { $power } · { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
fzzzt-text-bid = Welke kaarten bied je?
fzzzt-text-total = Kracht { $power } met { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
fzzzt-text-place = Bod uitbrengen
fzzzt-text-unit = Een robot voor { $unit }
fzzzt-text-allocated = { $count ->
    [0] Er is geen robot toegewezen
    [one] Er is één robot toegewezen
   *[other] Er zijn { $count } robots toegewezen
}
fzzzt-text-allocate = Zo opruimen
fzzzt-say-leave = Wijs er geen toe
fzzzt-say-bid = Bied { $cards }
fzzzt-say-allocate = Wijs { $card } toe

## Het eerste spel, met uitleg

fzzzt-lesson-welcome = Welkom in de fabriek! De grote kaart vooraan op de band wordt geveild; tik er een aan om te lezen wat ze doet. Je robots zijn punten en geld tegelijk.
fzzzt-lesson-bid = Kies een of meer kaarten en bied. Het getal linksboven is hun kracht; de hoogste som wint. Iets bieden moet je altijd.
fzzzt-lesson-paid = Alleen wie wint, betaalt: bod en kaart gaan naar de aflegstapel en komen in de volgende ronde terug. Alle anderen nemen hun bod meteen weer in de hand.
fzzzt-lesson-unit = Een productie-eenheid! Ze telt voor elke widget, een set robots met haar symbolen – maar kost evenveel als je er nooit een afkrijgt.
fzzzt-lesson-batch = Er liggen nieuwe kaarten open. Het getal met de rollen op de eerste zegt hoeveel; het gestreepte hek toont waar ze ophouden.
fzzzt-lesson-chief = De moersleutel is van de hoofdmecanicien, die als eerste biedt en bij gelijke stand wint. Daarna gaat hij naar iemand die zo verloor.
fzzzt-lesson-empty = Je hand raakt leeg. Zonder kaarten doe je niet mee tot de band leeg is, of tot iedereen zonder kaarten zit.
fzzzt-lesson-allocate = Je hebt een eenheid! Bij het opruimen na elke ronde mag je er één robot vast aan toewijzen. Daar is hij veilig, maar bieden kun je er niet meer mee.
fzzzt-lesson-round = Een nieuwe ronde: je schudt al je kaarten, ook wat je hebt gewonnen, en deelt jezelf er zes. Na vijf rondes worden je beste widgets voor je geteld.
fzzzt-lesson-widgets = Halverwege. Kijk naar je productie-eenheden: bied op robots met de symbolen die nog ontbreken, en laat anderen betalen voor wat jij niet nodig hebt.
fzzzt-lesson-last = De laatste ronde: hierna komt niets terug. Zet alles in op wat nog een widget afmaakt.
fzzzt-lesson-score = Zo wordt geteld: je robots leveren hun punten op, en elke Fzzzt kost er één. Dan levert elke widget de punten van haar eenheid op, en een eenheid zonder widget kost ze. De bladen laten zien welke robots welke widget vormen.
fzzzt-lesson-goodbye = Dat was je eerste spel. Bedankt voor het spelen! „Nieuw spel” deelt opnieuw, en de rest staat in de regels.

## The story

fzzzt-story-won = { $name } krijgt { $card } voor { $power }{ $change ->
    [none] {""}
    [minus] {" "}(−{ $points })
   *[plus] {" "}(+{ $points })
}.
    .you-name = Je krijgt { $card } voor { $power }{ $change ->
        [none] {""}
        [minus] {" "}(−{ $points })
       *[plus] {" "}(+{ $points })
    }.
fzzzt-story-clean-up = { $count ->
    [0] Opruimen: er is geen robot toegewezen
    [one] Opruimen: er is één robot toegewezen
   *[other] Opruimen: er zijn { $count } robots toegewezen
}.
fzzzt-story-turned = { $name } nam in ronde { $chapter } definitief de leiding, met { $card } voor { $power }.
    .you-name = Je nam in ronde { $chapter } definitief de leiding, met { $card } voor { $power }.
fzzzt-story-turned-by = { $name } nam in ronde { $chapter } definitief de leiding, toen { $card } voor { $power } naar { $other } ging.
    .you-name = Je nam in ronde { $chapter } definitief de leiding, toen { $card } voor { $power } naar { $other } ging.
    .you-other = { $name } nam in ronde { $chapter } definitief de leiding, toen { $card } voor { $power } naar jou ging.
scores-note-fzzzt = Zoveel punten zou iedereen hebben als het spel nu afgelopen was, met elke robot op de plek waar hij het meest oplevert.
