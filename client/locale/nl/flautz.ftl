## Kaarten en kleuren

flautz-colour-blue = blauw
flautz-colour-green = groen
flautz-colour-purple = paars
flautz-colour-orange = oranje
flautz-colour-pink = roze
flautz-card-spell = { $colour } { $value }
flautz-card-mirage = luchtspiegeling { $value }
flautz-card-prism = prisma
flautz-brief-spell = Met de buren in deze kleur, of met andere kleuren van { $value }
flautz-brief-mirage = Een { $value } in de kleur die je nodig hebt
flautz-brief-prism = Maakt van twee kleuren één, telt zelf niet mee
flautz-kind-spell = Kleurkaarten
flautz-kind-mirage = Luchtspiegelingen
flautz-kind-prism = Prisma’s

## De balk

flautz-match = Partij { $match }{ $matches ->
    [0] { "" }
   *[other] { " " }van { $matches }
}
flautz-goal = { $matches ->
    [0] Drie kristallen winnen
   *[other] De meeste punten winnen
}
flautz-last-turns = Laatste beurten: { $name } riep FLAUTZ!
    .you-name = Laatste beurten: jij riep FLAUTZ!

## De plaatsen

flautz-others = Aan tafel
flautz-apprentice = Leerling, { $colour }{ $focused ->
    [yes] , gefocust
   *[no] { "" }
}
flautz-focused = Gefocust
flautz-clock = Resterende tijd
flautz-cards = { $count ->
    [one] Eén kaart
   *[other] { $count } kaarten
}
flautz-crystals = { $count ->
    [0] Geen kristallen
    [one] Eén kristal
   *[other] { $count } kristallen
}
flautz-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
flautz-hand-of = De hand van { $name }
flautz-look-hand = Bekijk de open hand van { $name }
flautz-doing-take = Kiest een kaart
flautz-doing-put = Legt een kaart neer
flautz-doing-replace = Vervangt een kaart
flautz-doing-take-now = Ruilt na het focussen

## Het midden

flautz-row-air = Lucht
flautz-row-ground = Grond
flautz-row-state = { $lit ->
    [yes] nu toegestaan
   *[no] rust even
}
flautz-displayed = { $card }, { $row ->
    [air] lucht
   *[ground] grond
} { $place }
flautz-gap = Lege plek
flautz-arena = Arena
flautz-arena-ask = Wat de velden van de arena betekenen
flautz-count-pile = { $count ->
    [0] stapel leeg
   *[other] { $count } op de stapel
}
flautz-count-discard = { $count ->
    [0] niets afgelegd
   *[other] { $count } afgelegd
}
flautz-discarded = Afgelegd, de laatste eerst
flautz-supply = { $count ->
    [0] geen kristallen meer
    [one] nog 1 kristal
   *[other] nog { $count } kristallen
}
flautz-close = Sluiten

## Je eigen hand

flautz-hand = Je hand
flautz-held = { $card }{ $taken ->
    [yes] , net genomen
   *[no] { "" }
}{ $spell ->
    [yes] , in je beste spreuk
   *[no] { "" }
}
flautz-best = { $rank ->
    [royal] Royal FLAUTZ!
    [straight] Straight FLAUTZ!
    [flautz] FLAUTZ!
   *[spell] Beste spreuk
} { $values } · { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
flautz-mirage-as = luchtspiegeling { $value } als { $colour }
flautz-prism-makes = prisma: { $one } = { $two }
flautz-last-match = Vorige partij

## Wat er gevraagd wordt

flautz-lead-turn = Jouw beurt
flautz-lead-last = Je laatste beurt
flautz-lead-now = Focus voorbij
flautz-line-over = Het spel is afgelopen.
flautz-line-wait = { $step ->
    [put] { $name } kiest welke kaart naar het midden gaat.
    [replace] { $name } vervangt een kaart in het midden.
   *[other] { $name } kiest een kaart om te nemen.
}{ $next ->
    [yes] { " " }Daarna ben jij.
   *[no] { "" }
}
flautz-line-swap = ruil een kaart { $field ->
    [air] uit de lucht
    [ground] van de grond
   *[any] uit een van beide rijen
} voor een van jouw kaarten{ $focus ->
    [yes] , of focus je.
   *[no] .
}
flautz-line-flautz = je hebt een FLAUTZ! Roep hem, of speel door.
flautz-line-give = welke van je kaarten komt op die plek?
flautz-line-get = welke kaart { $field ->
    [air] uit de lucht
    [ground] van de grond
   *[any] uit het midden
} neem je ervoor?
flautz-line-ready = ruil deze twee, of kies andere.
flautz-line-put = je nam { $card }. Wat komt op die plek?{ $calls ->
    [yes] { " " }Er zit een FLAUTZ! in.
   *[no] { "" }
}
flautz-line-replace = je bent gefocust: kies een kaart { $field ->
    [air] in de lucht
    [ground] op de grond
   *[any] uit een van beide rijen
} die van de trekstapel vervangen wordt.
flautz-line-sure-call = iedereen ziet je hand; de anderen hebben nog één beurt.
flautz-line-sure-focus = je beurt eindigt. De volgende keer vervang je eerst een kaart.
flautz-line-lost-focus = wie aan het eind van een partij gefocust is, scoort niets: je spreuk van { $points ->
    [one] 1 punt
   *[other] { $points } punten
} zou verloren gaan.

## Wat je kunt doen

flautz-do-none = Ruilen
flautz-do-swap = Ruilen
flautz-do-put = Neerleggen
flautz-do-replace = Vervangen
flautz-swap = Ruil { $put } voor { $take }
flautz-plan = Plan: { $put } voor { $take }
flautz-put = Leg { $card } neer
flautz-replace = Vervang { $card }
flautz-focus = Focus
flautz-sure-focus = Nu focussen
flautz-call = Roep FLAUTZ!
flautz-sure-call = Roep nu FLAUTZ!
flautz-put-and-call = … en roep FLAUTZ!
flautz-clear = Opnieuw kiezen

## Grote momenten

flautz-banner-match = Partij { $count }
flautz-banner-match-more = { $name } begint.
    .you-name = Jij begint.
flautz-banner-called = { $name } roept FLAUTZ!
    .you-name = Je roept FLAUTZ!
flautz-banner-called-more = { $count ->
    [0] Niemand heeft nog een beurt.
    [one] Er is nog één laatste beurt.
   *[other] Alle anderen hebben nog één laatste beurt.
}
flautz-banner-called-too = { $name } roept ook FLAUTZ!
    .you-name = Jij roept ook FLAUTZ!
flautz-banner-straight = Straight FLAUTZ!
flautz-banner-straight-more = { $name } beëindigt de partij en neemt een extra kristal.
    .you-name = Je beëindigt de partij en neemt een extra kristal.
flautz-banner-royal = Royal FLAUTZ!
flautz-banner-royal-more = Alleen { $name } krijgt punten, en neemt twee extra kristallen.
    .you-name = Alleen jij krijgt punten, en je neemt twee extra kristallen.
flautz-banner-spell = { $name }: { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
    .you-name = Jij: { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
flautz-banner-won = { $count ->
    [one] { $name } wint
   *[other] Een gedeelde overwinning
}
    .you-name = { $count ->
        [one] Jij wint
       *[other] Een gedeelde overwinning
    }

## Het einde van een partij

flautz-match-won = { $players ->
    [one] { $names } wint { $crystals ->
        [one] het kristal
       *[other] { $crystals } kristallen
    }
   *[other] Elk een kristal voor { $names }
}
    .you-names = Jij wint { $crystals ->
        [one] het kristal
       *[other] { $crystals } kristallen
    }
    .among-names = Elk een kristal: { $names }
flautz-match-nobody = Niemand wint het kristal
flautz-match-reason = Partij { $match }: { $reason }
flautz-spell-great = { $rank ->
    [royal] Royal FLAUTZ!
    [straight] Straight FLAUTZ!
   *[flautz] FLAUTZ!
}
flautz-spell-sort = { $sort ->
    [lone] Eén losse kaart
    [set] { $count } van één waarde
   *[run] { $count } op een rij
}
flautz-nothing-focused = Gefocust, dus niets telt
flautz-nothing-royal = Naast een Royal telt niets
flautz-sum = { $more ->
    [one] { $first } + 5
   *[other] { $first } + { $more } × 5
}
flautz-counts-as = telt als { $colour }
flautz-left-over = over
flautz-go-on = { $turn ->
    [yes] Verder: jouw beurt
   *[no] Verder
}

## Het einde van het spel

flautz-won = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
}
    .you-names = Jij wint!
    .among-names = Gedeelde overwinning: { $names }
flautz-totals = Eindstand
flautz-chart = De stand, partij voor partij
flautz-chart-match = Partij

## Zetten in woorden

flautz-text-take = Pakken
flautz-text-place = { $card }, { $row ->
    [air] lucht
   *[ground] grond
} { $place }
flautz-text-put = In ruil neerleggen
flautz-text-swap = Ruilen
flautz-text-now = { $points ->
    [0] Nog geen spreuk
    [one] Je beste spreuk nu: 1 punt
   *[other] Je beste spreuk nu: { $points } punten
}
flautz-text-up-to = { $points ->
    [0] Geen spreuk met deze kaart
    [one] Je beste spreuk met deze kaart: tot 1 punt
   *[other] Je beste spreuk met deze kaart: tot { $points } punten
}
flautz-text-then = { $points ->
    [0] Geen spreuk na deze ruil
    [one] Je beste spreuk na deze ruil: 1 punt
   *[other] Je beste spreuk na deze ruil: { $points } punten
}
flautz-text-lost-focus = Je laatste beurt: { flautz-line-lost-focus } Kies nog eens “Focus” als je dat wilt.
flautz-say-focus = Focus
flautz-say-call = Roep FLAUTZ!
flautz-say-put = Leg { $card } neer
flautz-say-put-and-call = Leg { $card } neer en roep FLAUTZ!
flautz-say-take = Neem { $card } { $row ->
    [air] uit de lucht
   *[ground] van de grond
}, plek { $place }
flautz-say-replace = Vervang { $card } { $row ->
    [air] in de lucht
   *[ground] op de grond
}, plek { $place }

## Het begeleide spel

flautz-lesson-spell = Welkom in de tovenaarstoren! Dit is tot nu toe je beste spreuk: één kleur op een rij, of één waarde in verschillende kleuren. Ze telt haar laagste waarde, en vijf voor elke volgende kaart.
flautz-lesson-swap = Maak je spreuk beter: ruil een van je kaarten voor een kaart in het midden die oplicht.
flautz-lesson-arena = Het kristal schuift elke ronde een veld op, en het veld zegt welke rij oplicht. Komt het bij FLAUTZ!, dan wint de beste spreuk het. Aan het eind tellen punten en kristallen.
flautz-lesson-mirage = Een luchtspiegeling heeft een waarde, en in je spreuk de kleur die je nodig hebt.
flautz-lesson-focus = Past er niets? Focus: je slaat het ruilen over, en voor de volgende keer vervang je een kaart in het midden. Maar ben je gefocust als de partij eindigt, dan telt je spreuk niet.
flautz-lesson-prism = Een prisma levert geen punten op, maar laat in je hand twee kleuren als één tellen.
flautz-lesson-flautz = Alle vijf de kaarten in één spreuk zijn een FLAUTZ! Heb je er een, roep hem dan: de anderen hebben nog één beurt; of speel door en maak hem beter.
flautz-lesson-end = Dat was een hele partij. Houd een kaart ingedrukt of klik met rechts om er meer over te weten; alle regels staan in het menu.
flautz-lesson-score = Zo wordt geteld: een spreuk levert haar laagste waarde op, en vijf voor elke volgende kaart. De punten van beide partijen tellen, en elk kristal is er tien extra waard.
flautz-lesson-goodbye = Dat was je eerste spel. Bedankt voor het spelen! „Nieuw spel” deelt opnieuw; meestal speel je om kristallen.

## The story

flautz-story-swap = { $name } ruilt { $old } voor { $card }.
    .you-name = Je ruilt { $old } voor { $card }.
flautz-story-match = Partij { $match }: { $name } begint.
    .you-name = Partij { $match }: jij begint.
flautz-story-turned = { $name } nam in partij { $chapter } definitief de leiding, met een spreuk van { $points ->
    [one] één punt
   *[other] { $points } punten
}.
    .you-name = Je nam in partij { $chapter } definitief de leiding, met een spreuk van { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
