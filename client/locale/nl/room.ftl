## The room

room-guest = Gast { $number }
room-skip = Naar de inhoud
room-home = Parlour: naar de lobby
room-pages = Pagina’s
room-rules = Regels
room-cards = Kaarten
room-today = Vandaag
room-daily = Spel van de dag
room-challenge = Uitdaging
room-games = Jouw spellen
room-privacy = Privacy
room-admin = Salonbeheer
room-name = Je naam
room-you-play-as = Je speelt als
room-name-about = Iedereen aan tafel ziet hem. Je hebt geen account nodig.
room-keep = Bewaren
room-language = Taal
room-close = Sluiten
room-tell-me = Vertel me wanneer ik aan de beurt ben
room-cancel = Annuleren
room-done = Klaar
room-copy = Kopiëren
room-copied = Gekopieerd
room-copy-by-hand = De tekst is geselecteerd: kopieer hem met je browser.
room-retry = Opnieuw proberen
room-to-lobby = Naar de lobby
take-title = Hier verder spelen
room-loading = Een ogenblik …
room-not-loaded = Deze pagina kon niet worden geladen
room-broken = Er ging iets mis op deze pagina
room-broken-about = Dat is onze fout, niet de jouwe. Je spel staat veilig op de server.
room-no-answer = De server antwoordt niet.
room-tries-again = We proberen het automatisch opnieuw …
room-no-memory = Deze browser onthoudt niets; als je de pagina sluit, ben je je plaats kwijt.

## Games

game-fzzzt = Fzzzt!
game-frantic = FRANTIC
game-flautz = FLAUTZ!

## The lobby

lobby-title = Spellen om te spelen
lobby-title-turn = { $count ->
    [one] ● Jouw beurt · Parlour
   *[other] ● Jouw beurt aan { $count } tafels · Parlour
}
lobby-about-fzzzt = Bied op robots voordat de band raast.
lobby-about-frantic = Raak al je kaarten kwijt terwijl alles misgaat.
lobby-about-flautz = Weef de beste spreuk voordat het kristal aankomt.
lobby-seats-from-to = { $least } tot { $most } spelers
lobby-players = { $count ->
    [one] één speler
   *[other] { $count } spelers
}
lobby-seconds = { $count } s
lobby-minutes = { $count } min
lobby-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
lobby-minutes-range = { $least }–{ $most } min
lobby-minutes-about = ongeveer { $least } tot { $most } minuten tegen bots
lobby-play-now = Meteen spelen
lobby-dealing = Er wordt gedeeld …
lobby-invite = Vrienden vragen
lobby-first-game = Eerste spel
lobby-own-choices = aangepast
lobby-change = { $game }: kies spelers, bots en meer
lobby-welcome = Nieuw hier?
lobby-welcome-about = Een eerste spel legt zichzelf al spelend uit:
lobby-unfinished = Je onvoltooide spellen
lobby-continue = Verder spelen
lobby-other-device = Verder op een ander apparaat
lobby-with = met { $names }
lobby-more-games = nog { $count }
lobby-state-turn = Jouw beurt
lobby-state-playing = Bezig
lobby-state-paused = Gepauzeerd
lobby-state-rests = Een bot speelt voor je
lobby-state-waiting = Wacht op spelers
lobby-state-ready = Kan beginnen
lobby-time-left = nog { $time }
lobby-open-tables = Open tafels
lobby-people-waiting = { $count ->
    [one] één persoon zoekt een spel
   *[other] { $count } mensen zoeken een spel
}
lobby-no-open-tables = Op dit moment zoekt niemand gezelschap. Open een tafel voor iedereen, dan staat hij hier.
lobby-open-one = Open een tafel
lobby-join = Meedoen
lobby-free-of = { $free ->
    [0] geen plaats vrij
    [one] één van { $count } plaatsen vrij
   *[other] { $free } van { $count } plaatsen vrij
}
lobby-join-by-link = Meedoen met een code
lobby-link-of-table = Code of link van de tafel
lobby-go-there = Ga
lobby-no-such-link = Die tafel is hier niet te vinden.
lobby-watch = Kijken
lobby-nothing-to-watch = Op dit moment wordt er geen openbaar spel gespeeld.
lobby-finished = Onlangs gespeeld
lobby-replay = Terugkijken
lobby-show-all = Toon alle { $count }
lobby-show-fewer = Toon minder

## A new table

lobby-new-table = { $game }: een nieuwe tafel
lobby-game = Spel
lobby-seats = Spelers
lobby-level = Bots
lobby-level-random = willekeurig
lobby-level-easy = makkelijk
lobby-level-normal = gemiddeld
lobby-level-hard = moeilijk
lobby-level-about-random = Ze spelen wat ze in handen krijgen.
lobby-level-about-easy = Ze spelen verstandig en zijn te verslaan.
lobby-level-about-normal = Ze wegen hun keuzes af. Wie wil winnen, moet opletten.
lobby-level-about-hard = Ze denken over elke beslissing na. Wie wil winnen, doet dat ook.
lobby-more-choices = Meer keuzes
lobby-as-usual = Alles standaard
lobby-yes = ja
lobby-no = nee
lobby-own = eigen
lobby-from-to = { $least } tot { $most }
lobby-option-frantic-limit = Lengte
lobby-help-frantic-limit = Bij hoeveel strafpunten het spel eindigt; met veel spelers zijn het er minder.
lobby-choice-frantic-limit-short = kort
lobby-choice-frantic-limit-medium = middel
lobby-choice-frantic-limit-long = lang
lobby-own-frantic-limit = eigen limiet
lobby-number-frantic-limit = { $count ->
    [one] één punt
   *[other] { $count } punten
}
lobby-option-frantic-family = Gezinsvriendelijke namen
lobby-help-frantic-family = De onbeleefde kaart krijgt een beleefde naam, voor iedereen aan tafel.
lobby-option-flautz-goal = Wie wint
lobby-help-flautz-goal = Wie het eerst drie kristallen heeft, of wie na een aantal partijen de meeste punten heeft.
lobby-choice-flautz-goal-crystals = drie kristallen
lobby-own-flautz-goal = partijen
lobby-number-flautz-goal = { $count ->
    [one] één partij
   *[other] { $count } partijen
}
lobby-option-flautz-arena = Arena
lobby-help-flautz-arena = Hoe lang een partij is, en uit welke rij je elke ronde kaarten neemt.
lobby-choice-flautz-arena-classic = klassiek
lobby-choice-flautz-arena-swift = snel
lobby-choice-flautz-arena-long = lang
lobby-own-flautz-arena = eigen
lobby-item-flautz-arena-any = naar keuze
lobby-item-flautz-arena-air = lucht
lobby-item-flautz-arena-ground = grond
lobby-place = Veld { $number }
lobby-place-more = Eén veld meer
lobby-place-fewer = Eén veld minder
lobby-clock = Klok
lobby-clock-none = Geen klok
lobby-clock-a-move = { $time } per zet
lobby-clock-a-game = { $time } per spel
lobby-clock-a-game-more = { $time } per spel en { $more } per zet
lobby-clock-kind-none = geen
lobby-clock-kind-move = per zet
lobby-clock-kind-game = per spel
lobby-clock-kind-slow = in dagen
lobby-clock-about-none = Iedereen neemt de tijd die nodig is.
lobby-clock-about-move = Als de tijd om is, neemt een bot deze ene beslissing.
lobby-clock-about-game = Iedereen heeft deze tijd voor alle beslissingen; is hij om, dan beslist een bot.
lobby-clock-about-slow = Iedereen komt terug voor zijn beurt. Laat je vertellen wanneer jij aan de beurt bent.
lobby-clock-time-move = Voor elke zet
lobby-clock-time-game = Voor het hele spel
lobby-clock-increment = Extra voor elke zet
lobby-late = Als de tijd om is
lobby-late-wait = het spel wacht
lobby-late-bot = een bot beslist
lobby-late-about-wait = Geen bot neemt het vanzelf over. Alle anderen samen kunnen er een laten doorspelen.
lobby-late-about-bot = Een bot neemt deze ene beslissing; de volgende is weer aan jou.
lobby-window = Reactietijd
lobby-window-about = Zo lang mag iedereen buiten de beurt antwoorden, bijvoorbeeld met Counterattack.
lobby-window-none = zonder tijdslimiet
lobby-stand-in = Vervanger
lobby-stand-in-about = Speelt voor wie vertrekt, weg is of een bot laat spelen.
lobby-public = Openbaar
lobby-public-about = De tafel staat in de lijst: iedereen mag meedoen, kijken en het spel later terugkijken.
lobby-only-watch = Alleen toekijken
lobby-only-watch-about = Bots of vrienden spelen, en jij kijkt toe.
lobby-study = Spellen mogen zonder namen worden onderzocht
lobby-study-about = Kaarten en zetten mogen voor onderzoek worden doorgegeven, nooit namen of chat. Wie erbij komt, krijgt dit te zien; later kun je het niet meer wijzigen.
lobby-watch-bots = Kijk naar bots
lobby-seed = Je eigen seed
lobby-seed-about = Woorden naar keuze gaan mee in het schudden, zodat niemand de kaarten kan hebben uitgekozen.
lobby-deck = Een ander deck
lobby-deck-about = Een deckbestand met andere kaarten.
lobby-deck-choose = Kies een bestand
lobby-deck-remove = Verwijderen
lobby-deck-unreadable = Dit bestand kan niet worden gelezen.

## A table that waits

lobby-table-of = Een tafel voor { $game }
lobby-invited = { $name } nodigt je uit voor { $game }
lobby-invite-others = Anderen vragen
lobby-send-link = Stuur deze link
lobby-link = De link van deze tafel
lobby-link-local = Alleen deze computer kan deze link openen. Om met anderen in je netwerk te spelen, start je Parlour met --host 0.0.0.0.
lobby-scan = Of laat ze scannen
lobby-qr = QR-code voor { $link }
lobby-say-code = Of zeg de code
lobby-no-account = Vrienden hebben geen account nodig, alleen een naam.
lobby-share = Delen
lobby-e-mail = E-mail
lobby-share-text = Kom { $game } met me spelen!
lobby-seats-title = Plaatsen
lobby-bot = Bot { $number }
lobby-named-bot = { $name } ({ $level })
lobby-host = leidt de tafel
lobby-seat-open = Vrije plaats
lobby-seat-state-open = Wacht op iemand
lobby-seat-state-you = Jij
lobby-seat-state-here = Is er
lobby-seat-state-away = Nu even weg
lobby-seat-state-result = Bekijkt de uitslag nog
lobby-seat-state-bot = Speelt automatisch
lobby-seat-state-program = Een programma, verbonden
lobby-seat-state-program-away = Een programma, nog niet verbonden
lobby-at-seat = op plaats { $number }
lobby-add-bot = Bot erbij
lobby-add-program = Een plaats voor een programma vrijhouden …
lobby-level-of = Sterkte van { $name }
lobby-remove = Verwijderen
lobby-remove-sure = Echt verwijderen?
lobby-sit-here = Hier zitten
lobby-program-about = Houd de plaats vrij voor een programma dat jij of iemand anders heeft geschreven.
lobby-program-name = Naam van het programma
lobby-program-keep = Plaats vrijhouden
lobby-token = Token
lobby-token-about = Met dit token neemt { $name } plaats. Het wordt alleen nu getoond.
lobby-choices = Keuzes
lobby-fair = Eerlijk delen
lobby-fair-about = De server heeft zijn deel van het schudden vastgelegd voordat iemand ging zitten, en toont de vastlegging hier. Na het spel kan iedereen het nagaan.
lobby-commitment = Vastlegging voor spel { $number }
lobby-seeds = Eigen seeds
lobby-seeds-none = nog niemand
lobby-seed-add = Toevoegen
lobby-company = { $people ->
    [0] Niemand
    [one] Eén persoon
   *[other] { $people } personen
}{ $bots ->
    [0] {"."}
    [one] , één bot.
   *[other] , { $bots } bots.
}
lobby-bots-fill = { $count ->
    [one] Eén plaats is vrij: als je nu begint, neemt een bot die.
   *[other] { $count } plaatsen zijn vrij: als je nu begint, nemen bots die.
}
lobby-all-seated = Iedereen zit.
lobby-not-ready = { $names }: nog bij de laatste uitslag. Je kunt wachten of de plaats vrijmaken.
lobby-start = Beginnen
lobby-start-with-bots = Beginnen met bots
lobby-you-sit = Je hebt een plaats.
lobby-host-starts = Wie de tafel leidt, begint het spel.
lobby-name-starts = { $name } begint het spel.
lobby-leave = Opstaan
lobby-leave-sure = Echt weggaan?
lobby-sit-down = Ga zitten
lobby-study-told = De spellen aan deze tafel mogen zonder namen worden onderzocht: kaarten en zetten, nooit namen of chat.
lobby-or-watch = Of kijk gewoon naar het spel.
lobby-full = Alle plaatsen zijn bezet.

## Rules

rules-of = Regels van { $game }
rules-games = Regels van de spellen
rules-all-cards = Alle kaarten
rules-goal = Het doel:
rules-overview = Zo gaat het
rules-index = Inhoud
rules-print = Afdrukken
rules-card-back = een gedekte kaart
rules-unknown = Er is hier geen spel dat { $game } heet
rules-search = Zoek in de regels
rules-found = { $count ->
    [0] Geen regel zegt dat.
    [one] Eén regel
   *[other] { $count } regels
}
rules-chapter-fzzzt-set-up = Voorbereiding
rules-chapter-fzzzt-preparation = Een ronde begint
rules-chapter-fzzzt-auction = Een veiling
rules-chapter-fzzzt-clean-up = Opruimen
rules-chapter-fzzzt-scoring = Puntentelling
rules-chapter-frantic-round = Spel en ronde
rules-chapter-frantic-matching = Wat op wat past
rules-chapter-frantic-specials = Speciale kaarten
rules-chapter-frantic-events = Gebeurtenissen
rules-chapter-frantic-all-events = De twintig gebeurtenissen
rules-chapter-flautz-match = Een partij
rules-chapter-flautz-spells = Spreuken
rules-chapter-flautz-flautz = FLAUTZ!
rules-chapter-flautz-winning = Winnen

## Cards

gallery-title = Alle kaarten
gallery-of = De kaarten van { $game }
gallery-deck = { $cards } kaarten, waarvan { $different } verschillende. Kies er een om er alles over te lezen.
gallery-games = Kaarten van de spellen
gallery-all = Alle
gallery-facet-kind = Soort
gallery-facet-colour = Kleur
gallery-facet-number = Getal
gallery-facet-value = Waarde
gallery-facet-symbol = Symbool
gallery-facet-power = Kracht
gallery-shown = { $count ->
    [one] Eén kaart te zien
   *[other] { $count } kaarten te zien
}
gallery-copies = { $count ->
    [one] één keer in de stapel
   *[other] { $count } keer in de stapel
}
gallery-place = { $place } van { $count }
gallery-previous = Vorige
gallery-next = Volgende
gallery-rules = In de regels

## Settings

settings-title = Instellingen
settings-size = Tekstgrootte
settings-size-small = Klein
settings-size-normal = Normaal
settings-size-large = Groot
settings-size-largest = Heel groot
settings-you = Jij
settings-tables = Aan tafel
settings-sound = Geluid
settings-about-sound = Een paar zachte tonen bij wat er gebeurt.
settings-volume = Volume
settings-percent = { $count }%
settings-pace = Tempo
settings-pace-slow = Langzaam
settings-pace-normal = Normaal
settings-pace-fast = Snel
settings-pace-instant = Direct
settings-motion = Beweging
settings-about-motion = Kaarten vliegen van waar ze waren naar waar ze komen.
settings-confirm = Elke kaart bevestigen
settings-about-confirm = Voordat een kaart wordt gespeeld, wordt het nog eens gevraagd.
settings-family = Gezinsvriendelijke namen
settings-about-family = Onbeleefde kaarten hebben beleefde namen, alleen voor jou.
settings-text = Tekstweergave
settings-about-text = Koppen, lijsten en knoppen in plaats van het beeld: gemaakt voor schermlezers.
settings-app = Parlour als app
settings-app-about = Dan open je Parlour vanaf je beginscherm, net als elke andere app, in een eigen venster.
settings-app-in-menu = Kies in het deelmenu van je browser “Zet op beginscherm”. Dan opent Parlour net als elke andere app.
settings-app-install = Installeren
settings-devices = Andere apparaten
settings-devices-about = Je onafgemaakte spellen kun je meenemen naar een andere telefoon of computer. Daarna kun je op allebei spelen.
settings-take = Code van een ander apparaat invoeren
settings-memory = Deze browser
settings-memory-about = Naam, instellingen, de sleutels van je plaatsen en je spellen blijven alleen in deze browser.
settings-forget = Alles vergeten
settings-forget-sure = Echt? Je spellen ben je dan kwijt, ook onvoltooide
settings-licences = Lettertypen en programma’s van anderen op deze pagina, en hun licenties
settings-kept = Bewaard.
settings-forgotten = Alles is verwijderd.

## The list of keys

keys-title = Toetsen
keys-Enter = Enter
keys-Space = Spatie
keys-Home = Home
keys-End = End
keys-PageUp = Page Up
keys-PageDown = Page Down
keys-everywhere = Overal
keys-use = naar elk bedieningselement gaan en het gebruiken
keys-list = deze lijst
keys-close = een venster sluiten
keys-table = Aan tafel
keys-hand = van kaart naar kaart in je hand
keys-explain = de geselecteerde kaart uitleggen
keys-skip = de geplande zet intrekken, of de animatie overslaan
keys-hint = om een hint vragen: wat zou een bot van niveau ‘moeilijk’ doen? (alleen tegen bots)
keys-tabs = wisselen tussen verloop, stand en chat
keys-log = van regel naar regel in het verloop, en uitklappen
keys-fzzzt-bid = het bod uitbrengen of plannen
keys-frantic-draw = een kaart trekken
keys-frantic-pass = passen
keys-frantic-sort = je hand sorteren
keys-frantic-answer = de kaart spelen die ertussen komt
keys-flautz-swap = de gekozen kaarten ruilen, of de ruil plannen
keys-flautz-focus = focus
keys-flautz-call = FLAUTZ! roepen
keys-flautz-clear = opnieuw kiezen
keys-replay = In een herhaling
keys-replay-step = één zet terug of vooruit
keys-replay-mark = naar de ronde, partij of veiling ervoor of erna
keys-replay-ends = naar het begin of het einde
keys-replay-what-if = vanaf hier verder spelen

## Nowhere

nowhere-title = Hier is niets
nowhere-about = Misschien is de link verkeerd getypt of te oud.
