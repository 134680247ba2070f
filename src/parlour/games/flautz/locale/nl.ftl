game-title = FLAUTZ!
game-about = Ruil kaarten met het midden van de tafel tot je een machtige spreuk in je hand hebt: één kleur met opeenvolgende waarden, of één waarde in veel kleuren. Twee tot vijf spelers, meerdere partijen.
game-legend = Een kaart heet naar kleur en waarde: ≈blue-3 (blauw), ♣green-1 (groen), ☾purple-7 (paars), ▲orange-2 (oranje), ✿pink-5 (roze). Luchtspiegelingen hebben een waarde en elke kleur die je wilt (mirage-4); het prisma (prism) maakt van twee kleuren één. Nederlands en kort mag ook: blauw-3 of b3, g1, pa7, o2, r5, lu4, pr. De kaarten in het midden zijn genummerd: 1 tot en met 3 in de lucht, 4 tot en met 6 op de grond. Een hele ruil in één regel: 2; b3

none = –

## Kleuren, kaarten en woorden

colour-blue = { $symbol } blauw
colour-green = { $symbol } groen
colour-purple = { $symbol } paars
colour-orange = { $symbol } oranje
colour-pink = { $symbol } roze

field-any = naar keuze
field-air = lucht
field-ground = grond

card-spell = { $card }: { $colour }, waarde { $value }. { does-spell }
card-mirage = { $card }: een luchtspiegeling met waarde { $value }. { does-mirage }
card-prism = { $card }: een prisma. { does-prism }
does-spell = Past bij de waarden ernaast in dezelfde kleur, of bij waarde { $value } in andere kleuren.
does-mirage = In een spreuk heeft ze één kleur naar keuze.
does-prism = Leg je het opzij voor een spreuk, dan mogen al je kaarten van twee kleuren als de ene of de andere kleur tellen. Punten levert het niet op, maar voor een FLAUTZ! telt het mee.

topic-match = Partij: één keer delen, van het eerste veld van de arena tot het FLAUTZ!-veld, tenzij iemand er eerder een eind aan maakt. Een spel telt meerdere partijen.
topic-arena = Arena: een rij velden waarover een kristal loopt, elke ronde één verder. Het veld zegt uit welke rij je mag nemen: uit de lucht, van de grond of naar keuze.
topic-apprentice = Leerling: jouw figuur, in één van de kleuren. Omgedraaid is die gefocust; een Straight FLAUTZ! in zijn kleur is een Royal FLAUTZ!.
topic-crystal = Kristal: de beste spreuk van een partij wint er een. Drie ervan winnen het spel, of elk is na de laatste partij tien punten waard.
topic-spell = Spreuk: één tot vijf kaarten, één kleur met opeenvolgende waarden of één waarde in verschillende kleuren. Ze telt haar laagste waarde en vijf voor elke volgende kaart.
topic-mirage = Luchtspiegeling: een kaart met een waarde maar zonder kleur; in een spreuk heeft ze één kleur naar keuze.
topic-colour = Een kleur van kaarten en van één leerling: { $colour }
topic-air = Lucht: de bovenste drie kaarten van het midden, nummer 1 tot en met 3.
topic-ground = Grond: de onderste drie kaarten van het midden, nummer 4 tot en met 6.
topic-focus = Focussen: in plaats van te ruilen draai je je leerling naar de gefocuste kant. In je volgende beurt vervang je één kaart van het midden door een kaart van de trekstapel, draai je je leerling terug en moet je meteen ruilen. Wie aan het einde van de partij gefocust is, krijgt geen punten.
topic-flautz = FLAUTZ!: alle vijf de kaarten uit je hand in één spreuk, prisma’s meegeteld. Je mag doorspelen of FLAUTZ! roepen; daarna hebben alle anderen nog één laatste beurt.
topic-straight = Straight FLAUTZ!: vijf opeenvolgende waarden van één kleur, zonder luchtspiegelingen en prisma’s. De partij is meteen voorbij, en je krijgt een extra kristal.
topic-royal = Royal FLAUTZ!: een Straight FLAUTZ! in de kleur van je eigen leerling. De partij is meteen voorbij, alleen jij krijgt punten, en je neemt twee extra kristallen.
explain-arena = Arena { $name }: { $count } velden – { $fields } – en dan FLAUTZ!

## De tafel

table-match = Partij { $match }{ $matches ->
    [0] { "" }
   *[other] { " " }van { $matches }
} · ronde { $round } van { $rounds } · { $pile ->
    [0] niets meer te trekken
    [one] nog één kaart te trekken
   *[other] nog { $pile } kaarten te trekken
} · { $discards ->
    [0] niets afgelegd
   *[other] { $discards } afgelegd
}
table-over = Het spel is afgelopen
table-arena = Arena{"  "}{ $fields }, FLAUTZ!
table-air = Lucht{"  "}{ $cards }{ $allowed ->
    [yes] { "" }
   *[no] { "  " }(nu niet)
}
    .page = Lucht: { $cards }{ $allowed ->
        [yes] {""}
       *[no] {" "}(nu niet)
    }
table-ground = Grond{"  "}{ $cards }{ $allowed ->
    [yes] { "" }
   *[no] { "  " }(nu niet)
}
    .page = Grond: { $cards }{ $allowed ->
        [yes] {""}
       *[no] {" "}(nu niet)
    }
table-discard = Afgelegd: { $cards }
displayed = { $place } { $card }
    .page = { $card }
field = { $field }
field-here = ▶{ $field }
table-open-hand = { $name }: { $cards }
open-player = { $name }: { $cards } · { $spell }
table-taken = Net genomen: { $card }
table-taken-by = { $name } heeft net { $card } genomen
table-hand = Je kaarten: { $cards }
table-spell = Je beste spreuk: { $spell }

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
no-spell = geen spreuk

head-player = Speler
head-apprentice = Leerling
head-crystals = Kristallen
head-points = Punten
head-total = Totaal
head-state = { "" }
head-spell = Spreuk
head-won = Gewonnen kristallen

player = { $role ->
    [turn] ▶ { $name }
   *[other] { "  " }{ $name }
}
mark-start = begint
mark-focused = gefocust
mark-called = heeft geroepen

## Wat er wordt gevraagd

ask-wait = We wachten op { $names }.
ask-take = { $last ->
    [yes] Je laatste beurt: neem
   *[no] Neem
} een kaart { $field ->
    [air] uit de lucht
    [ground] van de grond
   *[any] uit een van beide rijen
} – typ het nummer, bijvoorbeeld { $example }, of de naam.{ $focus ->
    [yes] { " " }Of typ `focus`.
   *[no] { "" }
}
    .page = { $last ->
        [yes] Je laatste beurt: neem een kaart
       *[no] Neem een kaart
    } { $field ->
        [air] uit de lucht
        [ground] van de grond
       *[any] uit een van beide rijen
    } en leg er een neer{ $focus ->
        [yes] , of focus
       *[no] {""}
    }.
ask-take-or-call = { $last ->
    [yes] Je laatste beurt, en je hebt een FLAUTZ!:
   *[no] Je hebt een FLAUTZ!:
} roep die met `flautz`, of neem een kaart { $field ->
    [air] uit de lucht
    [ground] van de grond
   *[any] uit een van beide rijen
} – typ het nummer, bijvoorbeeld { $example }, of de naam.{ $focus ->
    [yes] { " " }Of typ `focus`.
   *[no] { "" }
}
    .page = { $last ->
        [yes] Je laatste beurt, en je hebt een FLAUTZ!:
       *[no] Je hebt een FLAUTZ!:
    } roep die, of ruil een kaart { $field ->
        [air] uit de lucht
        [ground] van de grond
       *[any] uit een van beide rijen
    }{ $focus ->
        [yes] , of focus
       *[no] {""}
    }.
ask-replace = Je bent gefocust: welke kaart { $field ->
    [air] in de lucht
    [ground] op de grond
   *[any] uit de twee rijen
} vervang je door een nieuwe van de trekstapel? Typ het nummer, bijvoorbeeld { $example }, of de naam.
    .page = Je bent gefocust: welke kaart { $field ->
        [air] in de lucht
        [ground] op de grond
       *[any] uit de twee rijen
    } vervang je door een nieuwe van de trekstapel?
ask-take-now = Je bent niet meer gefocust en moet ruilen: neem een kaart { $field ->
    [air] uit de lucht
    [ground] van de grond
   *[any] uit een van beide rijen
} – typ het nummer, bijvoorbeeld { $example }, of de naam.
    .page = Je bent niet meer gefocust en moet ruilen: neem een kaart { $field ->
        [air] uit de lucht
        [ground] van de grond
       *[any] uit een van beide rijen
    }.
ask-put = Welke kaart leg je neer in ruil voor { $card }? Typ de naam, bijvoorbeeld `{ $example }`.
    .page = Welke kaart leg je neer in ruil voor { $card }?
ask-put-or-call = Welke kaart leg je neer in ruil voor { $card }? Typ de naam, bijvoorbeeld `{ $example }`; met een `!` erachter roep je FLAUTZ!, als de andere vijf er een zijn.
    .page = Welke kaart leg je neer in ruil voor { $card }? Met sommige kun je meteen FLAUTZ! roepen.

## Wat er gebeurt

told-apprentice = Leerling van { $name }: { $colour }
    .you-name = Jouw leerling: { $colour }
told-match = Partij { $match }: { $name } begint. In de lucht: { $air }. Op de grond: { $ground }.
    .you-name = Partij { $match }: jij begint. In de lucht: { $air }. Op de grond: { $ground }.
told-hand = Kaarten van { $name }: { $cards }
    .you-name = Jouw kaarten: { $cards }
told-round = Ronde { $round }: kaarten { $field ->
    [air] uit de lucht
    [ground] van de grond
   *[any] uit beide rijen
}
told-taken = { $name } neemt { $card } { $row ->
    [air] uit de lucht
   *[ground] van de grond
}.
    .you-name = Je neemt { $card } { $row ->
        [air] uit de lucht
       *[ground] van de grond
    }.
told-put = { $name } legt er { $card } voor in de plaats.
    .you-name = Je legt er { $card } voor in de plaats.
told-focused = { $name } focust.
    .you-name = Je focust.
told-replaced = { $name } legt { $old } { $row ->
    [air] uit de lucht
   *[ground] van de grond
} af; { $fresh } komt ervoor in de plaats.
    .you-name = Je legt { $old } { $row ->
        [air] uit de lucht
       *[ground] van de grond
    } af; { $fresh } komt ervoor in de plaats.
told-reshuffled = { $count ->
    [one] De enige afgelegde kaart is
   *[other] De { $count } afgelegde kaarten worden geschud en zijn
} nu de trekstapel.
told-called = Ook { $name } roept FLAUTZ!, met { $cards }.
    .you-name = Ook jij roept FLAUTZ!, met { $cards }.
told-called-last = { $name } roept FLAUTZ! met { $cards }, en niemand is meer aan de beurt.
    .you-name = Je roept FLAUTZ! met { $cards }, en niemand is meer aan de beurt.
told-called-first = { $name } roept FLAUTZ! met { $cards }. { $count ->
    [one] Nog één laatste beurt voor { $names }.
   *[other] Nog elk één laatste beurt voor { $names }.
}
    .you-name = Je roept FLAUTZ! met { $cards }. { $count ->
        [one] Nog één laatste beurt voor { $names }.
       *[other] Nog elk één laatste beurt voor { $names }.
    }
    .you-names = { $name } roept FLAUTZ! met { $cards }. Jij hebt nog één laatste beurt.
    .among-names = { $name } roept FLAUTZ! met { $cards }. Nog elk één laatste beurt: { $names }.
told-straight = { $sort ->
    [royal] Royal FLAUTZ!
   *[straight] Straight FLAUTZ!
} { $name } legt { $cards } open neer, en de partij is voorbij.
    .you-name = { $sort ->
        [royal] Royal FLAUTZ!
       *[straight] Straight FLAUTZ!
    } Je legt { $cards } open neer, en de partij is voorbij.
told-spell = {"  "}{ $name }: { $spell }
    .you-name = {"  "}Jij: { $spell }
told-match-end = De partij is voorbij: { $players ->
    [one] { $names } wint { $crystals ->
        [one] het kristal
       *[other] { $crystals } kristallen
    }.
   *[other] { $names } staan gelijk en winnen elk een kristal.
}
    .you-names = De partij is voorbij: jij wint { $crystals ->
        [one] het kristal
       *[other] { $crystals } kristallen
    }.
    .among-names = De partij is voorbij. Elk een kristal: { $names }.
told-match-end-without = De partij is voorbij: niemand wint een kristal.
told-end = Het spel is afgelopen: { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}
    .you-names = Het spel is afgelopen: jij wint.
    .among-names = Het spel is afgelopen. Een gedeelde overwinning: { $names }.

## De uitslag

reason-arena = het kristal heeft het FLAUTZ!-veld bereikt
reason-called = { $name } heeft FLAUTZ! geroepen
    .you-name = jij hebt FLAUTZ! geroepen
reason-straight = { $name } heeft een Straight FLAUTZ! neergelegd
    .you-name = jij hebt een Straight FLAUTZ! neergelegd
reason-royal = { $name } heeft een Royal FLAUTZ! neergelegd
    .you-name = jij hebt een Royal FLAUTZ! neergelegd
score-last-match = Partij { $match } was de laatste: { $reason }
nothing-scored = niets
crystals-worth = { $count } × 10 = { $points }
score-winners = { $count ->
    [one] { $names } wint met de meeste punten.
   *[other] Met de meeste punten delen { $names } de overwinning.
}
    .you-names = Jij wint met de meeste punten.
    .among-names = Gedeelde overwinning met de meeste punten: { $names }.
score-crystal-winners = { $count ->
    [one] { $names } wint met de meeste kristallen.
   *[other] Met de meeste kristallen delen { $names } de overwinning.
}
    .you-names = Jij wint met de meeste kristallen.
    .among-names = Gedeelde overwinning met de meeste kristallen: { $names }.

## Weigeringen

error-take-one = Noem één kaart van het midden, met het nummer of de naam: “{ $text }” is iets anders.
error-put-one = Noem één kaart uit je hand: “{ $text }” is iets anders.
error-which-row = Die kaart ligt in beide rijen; noem het nummer. (“{ $text }”)
error-which-card = { $card } kan { $cards } zijn; typ een letter meer.
error-not-displayed = Zo ligt { $text } niet in het midden.
error-wrong-row = Deze ronde kies je { $field ->
    [air] alleen uit de kaarten in de lucht
    [ground] alleen uit de kaarten op de grond
   *[any] uit de kaarten van beide rijen
}.
error-take-first = Neem eerst een kaart uit het midden.
error-replace-first = Je bent gefocust: vervang eerst een kaart van het midden door een kaart van de trekstapel.
error-not-focused = Alleen wie de beurt gefocust begint, vervangt een kaart.
error-swap-now = Je was net nog gefocust en moet nu ruilen.
error-nothing-to-draw = Er is niets meer te trekken, dus focussen zou niets opleveren.
error-no-flautz = Je vijf kaarten zouden niet allemaal in één spreuk passen.
error-put-now = Je hebt { $card } genomen: leg nu een van je andere kaarten neer.
error-put-another = { $card } heb je net genomen; leg een van de andere neer.
error-not-in-hand = Je hebt { $card } niet in je hand.
error-straight-shows-itself = Dat wordt een Straight FLAUTZ!, en die hoef je niet te roepen: leg de kaart gewoon neer.

error-deck-size = Het deckbestand heeft { $found ->
    [one] één kaart
   *[other] { $found } kaarten
}; het moeten er { $least } tot en met { $most } zijn.
error-deck-no-spells = Het deckbestand heeft geen gekleurde kaarten.

error-position-crystals = De spelers hebben in de spelstand meer kristallen dan er zijn.
error-position-apprentices = Twee spelers in de spelstand hebben dezelfde leerling.
error-position-goal = Punten, kristallen, partijen en einde van het spel horen in de spelstand niet bij elkaar.
error-position-last-match = De vorige partij van de spelstand is niet mogelijk.
error-position-round = Het kristal van de spelstand staat voorbij het laatste veld.
error-position-end = De laatste partij van de spelstand was nog niet voorbij.
error-position-display = De rijen van de spelstand en de net genomen kaart horen niet bij elkaar.
error-position-piles = De stapels van de spelstand zijn niet mogelijk.
error-position-focused = Wie er in de spelstand gefocust is, past niet bij wie er aan de beurt is.
error-position-called = Wie in de spelstand FLAUTZ! heeft geroepen, kan dat zo niet hebben gedaan.
error-position-straight = Iemand in de spelstand heeft een Straight FLAUTZ! in de hand die niet is neergelegd.

## De regels in het kort

overview-goal = Maak van de vijf kaarten in je hand de beste spreuk van de partij. Die wint een kristal, en wie het eerst drie kristallen heeft, wint het spel.
overview-1 = Iedereen heeft vijf kaarten in de hand. In het midden liggen er drie open in de lucht en drie op de grond.
overview-2 = In je beurt ruil je één kaart van het midden voor een van jouw kaarten. Het veld met het kristal zegt uit welke rij: grond, lucht of naar keuze.
overview-3 = Of je focust: je draait je leerling om, en je beurt is voorbij. De volgende keer vervang je eerst een kaart van het midden door een nieuwe, en daarna ruil je.
overview-4 = Een spreuk is één kleur met opeenvolgende waarden, of één waarde in verschillende kleuren. Ze telt de laagste waarde, en vijf voor elke verdere kaart.
overview-5 = Vormen alle vijf de kaarten één spreuk, dan heb je een FLAUTZ! Roep hem uit, en alle anderen hebben nog maar één beurt.
overview-6 = Na elke ronde schuift het kristal op. Komt het op het FLAUTZ!-veld, dan is de partij voorbij, en de beste spreuk wint het kristal.

## De spelregels, in onze eigen woorden

rule-Z-1 = Een heel spel telt meerdere partijen. Door het lot krijgt iedereen een van de vijf leerlingen, open en voor het hele spel. Elke volgende partij begint de speler links van wie de vorige begon. Onze beslissing: wie de eerste partij begint, bepaalt het lot.
rule-Z-2 = Voor elke partij worden alle spreukkaarten geschud. Iedereen krijgt er vijf, gedekt; drie komen open in de lucht te liggen, drie open op de grond, en de rest is de trekstapel. Onze beslissing: gefocuste leerlingen worden teruggedraaid.
rule-Z-3 = Een kristal op de arena geeft de ronde aan: het begint op het eerste veld en schuift er een op zodra de speler die begon weer aan de beurt is. Komt het op het FLAUTZ!-veld, dan eindigt de partij en worden de spreuken geteld. Onze beslissing: dat geldt ook tijdens de laatste beurten nadat iemand heeft geroepen, want er is dan geen veld meer over om op te spelen.
rule-Z-4 = In je beurt ruil je één kaart van het midden voor één uit je hand, of je focust. Het veld zegt uit welke rij je mag nemen: grond, lucht of naar keuze.
rule-Z-5 = De kaart die je neemt, komt in je hand, en een van je andere kaarten leg je ervoor in de plaats.
rule-Z-6 = Om te focussen draai je je leerling naar de gefocuste kant; daarmee is je beurt voorbij.
rule-Z-7 = Begin je je beurt gefocust, dan moet je eerst één kaart uit een rij die het veld toestaat op de aflegstapel leggen en vervangen door een kaart van de trekstapel. Daarna draai je je leerling terug en moet je meteen ruilen, ook zoals het veld toestaat. De nieuwe kaart mag je nemen.
rule-Z-8 = Onze beslissing: is de trekstapel leeg als er een kaart nodig is, dan wordt de aflegstapel geschud en is dat de nieuwe trekstapel. Is er helemaal niets te trekken, dan kun je niet focussen.
rule-Z-9 = Een spreuk bestaat uit één tot vijf kaarten die bij elkaar passen: één kleur met opeenvolgende waarden, of één waarde in verschillende kleuren. Dezelfde kaart, dus dezelfde kleur met dezelfde waarde, mag er niet twee keer in zitten.
rule-Z-10 = Een spreuk levert de waarde van de eerste (laagste) kaart op, plus vijf punten voor elke volgende: 3, 4, 5 van één kleur is 13, vier tweeën is 17, en één losse kaart telt voor haar waarde.
rule-Z-11 = Je beste spreuk telt; Parlour vindt die voor je.
rule-Z-12 = Een luchtspiegeling heeft een vaste waarde en in een spreuk één kleur naar keuze; ze telt als elke andere kaart. Blauw 1, luchtspiegeling 2, blauw 3 en blauw 4 is 16; een luchtspiegeling 5 met twee vijven is 15.
rule-Z-13 = Een prisma leg je aan het begin van een spreuk opzij, en zelf levert het niets op. Je kiest twee kleuren, en elk van je kaarten in die kleuren mag als de ene of de andere tellen. Onze beslissing: heb je meer prisma’s, dan kies je voor elk een paar, en ze werken na elkaar. Een prisma met 1, 2, 3, 4, waarvan de groene als blauw tellen, is 16 en een FLAUTZ!; een prisma dat naast twee andere vieren een tweede groene 4 blauw maakt, levert 14 op.
rule-Z-14 = Wie aan het einde van de partij gefocust is, krijgt geen punten.
rule-Z-15 = Zitten alle vijf de kaarten uit je hand in één spreuk, dan heb je een FLAUTZ!; prisma’s tellen daarbij mee. Je mag doorspelen, of je hand open neerleggen en FLAUTZ! roepen. Onze beslissing: je roept in je eigen beurt, aan het begin in plaats van te ruilen of meteen na de ruil, en niet zolang je gefocust bent. Een hand met niets dan prisma’s is geen spreuk.
rule-Z-16 = Nadat iemand heeft geroepen, hebben alle anderen nog één laatste beurt; zodra de roeper weer aan de beurt zou zijn, eindigt de partij. De hand van de roeper verandert niet meer. Onze beslissing: ook anderen met een FLAUTZ! mogen in hun laatste beurt roepen; het einde van de partij verschuift daardoor niet.
rule-Z-17 = Een Straight FLAUTZ! bestaat uit vijf opeenvolgende waarden van één kleur, zonder speciale kaarten. Je moet die meteen open neerleggen, ook als je die net gedeeld hebt gekregen (hebben meerdere spelers er een, dan legt alleen de eerste in speelvolgorde die neer), en de partij is meteen voorbij. Iedereen krijgt punten (behalve wie gefocust is), en jij neemt een extra kristal uit de voorraad.
rule-Z-18 = Een Royal FLAUTZ! is een Straight FLAUTZ! in de kleur van je eigen leerling. De partij is meteen voorbij, alleen jij krijgt punten, en je neemt twee extra kristallen.
rule-Z-19 = In een FLAUTZ! mogen speciale kaarten zitten, in een Straight of Royal FLAUTZ! nooit.
rule-Z-20 = De hoogste spreuk van een partij wint het kristal dat de rondes aangaf. Onze beslissing: bij gelijke punten wint de spreuk met meer kaarten (prisma’s tellen niet), en is ook dat gelijk, dan krijgen alle betrokkenen een kristal, de extra kristallen uit de voorraad. Heeft niemand punten, dan wint niemand het. Een Straight of Royal FLAUTZ! wint het hoe dan ook.
rule-Z-21 = Speel je om kristallen (de gewone manier), dan wint meteen wie er als eerste drie heeft, en punten worden niet bijgehouden. Onze beslissing: halen meerdere spelers dat tegelijk, dan wint wie meer kristallen heeft, en daarna wie in die partij de hoogste spreuk had; anders wordt de overwinning gedeeld.
rule-Z-22 = Speel je een vast aantal partijen (drie, vijf of elk ander aantal tot en met twintig), dan is elk kristal aan het eind tien punten waard, en wie de meeste punten heeft, wint. Onze beslissing: bij een gelijke stand wint wie meer kristallen heeft; anders wordt de overwinning gedeeld.
rule-Z-23 = Er zijn 25 kristallen. Onze beslissing: is de voorraad op, dan valt er niets meer te nemen; is er niet genoeg voor iedereen, dan wordt de voorraad in speelvolgorde verdeeld, te beginnen bij wie de partij begon.
