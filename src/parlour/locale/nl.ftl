## Spelen

play-welcome = Typ een zet, `?` voor hulp, `i` voor een hint, `log` voor wat er is gebeurd, of `quit`.
play-help = Typ je zet als antwoord op de laatste regel. `?` met een kaart legt de kaart uit, `?` met een nummer de spelregel, `?` na een weigering de regel erachter. `table` toont de tafel opnieuw, `log` wat er is gebeurd, `hint` of `i` wat een bot van niveau ‘hard’ in jouw plaats zou doen, en met `quit` sta je op, zodat je later verder kunt.
play-hint = Een bot van niveau ‘hard’ zou spelen: { $move }
play-why = Typ `?` om spelregel { $rule } te lezen.
play-guest = Gast
play-bot = Bot { $number }
# The reader in a list of players.
you-in-list = jij
play-company = { $count ->
    [one] { $names }, een bot, speelt met je mee.
   *[other] Deze bots spelen met je mee: { $names }.
}
preview-room = Speel kaartspellen in de browser, met vrienden of tegen bots. Zonder account.
preview-invitation = { $name } nodigt je uit voor { $game }
preview-challenge = { $name } daagt je uit met dezelfde kaarten: { $game }
preview-table = Een tafel { $game }
play-left = Je staat op van tafel.
play-saved = Het spel is bewaard. Ga verder met: { $program } play --resume { $file }
play-kept = Het verslag van het spel: { $file }
play-resumed = Terug aan tafel, na { $count ->
    [one] één zet
   *[other] { $count } zetten
} uit { $file }.
ask-choose = Jij bent aan de beurt.

## Openstellen

serve-open = De salon is open op { $url } – Ctrl-C sluit hem.
serve-closed = De salon is gesloten. Tot ziens!
no-page = Parlour is gebouwd zonder webclient. Programma’s kunnen hier wel spelen. Bouw Parlour opnieuw zonder PARLOUR_PAGE=0 om de webclient erbij te krijgen.
forget-tables = { $count ->
    [0] Geen enkele tafel is zo oud.
    [one] Eén tafel is verwijderd.
   *[other] { $count } tafels zijn verwijderd.
}
forget-records = { $count ->
    [0] Er zijn geen verslagen verwijderd.
    [one] Eén verslag is verwijderd.
   *[other] { $count } verslagen zijn verwijderd.
}
forget-table = Tafel { $table } is verwijderd.
forget-record = Verslag { $record } is verwijderd.
export-games = { $count ->
    [0] Er is geen afgelopen partij die mag worden onderzocht.
    [one] Eén partij staat zonder namen in { $folder }.
   *[other] { $count } partijen staan zonder namen in { $folder }.
}
export-left-out = { $count ->
    [one] Eén partij is weggelaten, omdat er in de tekst van het eigen deck namen kunnen staan.
   *[other] { $count } partijen zijn weggelaten, omdat er in de teksten van hun eigen decks namen kunnen staan.
}

## Simuleren

simulate-title = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
} { $game } met { $seats } plaatsen, seed { $seed }
simulate-scores = Scores per plaats
simulate-seat = Plaats
simulate-bot = Bot
simulate-wins = Gewonnen
simulate-shared = Gedeeld
simulate-mean = Gemiddeld
simulate-spread = Std.afw.
simulate-lowest = Laagste
simulate-highest = Hoogste
simulate-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
simulate-length = Zetten per partij: gemiddeld { NUMBER($mean, maximumFractionDigits: 1) }, van { $shortest } tot { $longest }
simulate-speed = { NUMBER($moves, maximumFractionDigits: 0) } zetten per seconde ({ NUMBER($seconds, maximumFractionDigits: 2) } s)
dataset-written = { $rows ->
    [one] Eén beslissing
   *[other] { $rows } beslissingen
} uit { $games ->
    [one] één partij
   *[other] { $games } partijen
} in { $file } geschreven.
records-written = { $games ->
    [one] Het verslag van één partij
   *[other] De verslagen van { $games } partijen
} in { $file } geschreven.

## De arena

arena-title = { $game } met { $seats } plaatsen: { $games ->
    [one] één partij
   *[other] { $games } partijen
} met { $deals ->
    [one] één kaartverdeling
   *[other] { $deals } kaartverdelingen
}, seed { $seed }
arena-standings = Stand met 95%-intervallen
arena-bot = Bot
arena-rival = Tegenstander
arena-rating = Rating
arena-wins = Gewonnen
arena-score = Punten
arena-time = Tijd
arena-pairs = Onderling
arena-ahead = Voor
arena-difference = Puntenverschil
arena-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-number = { $margin ->
    [none] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[other] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
arena-milliseconds = { NUMBER($value, maximumSignificantDigits: 3) } ms
arena-fair-share = Als alle bots even sterk waren, zou elke plaats { NUMBER($value, maximumFractionDigits: 1) }% van de partijen winnen. Tijd: mediaan per beslissing.
arena-verdict = { $answer ->
    [yes] Na { $deals } kaartverdelingen beslist: { $better } is beter dan { $worse }.
    [no] Na { $deals } kaartverdelingen beslist: { $better } is niet beter dan { $worse }; { $worse } is beter.
   *[open] Na { $deals ->
        [one] één kaartverdeling
       *[other] { $deals } kaartverdelingen
    } is niet beslist of { $better } beter is dan { $worse }.
}
arena-faults = { $name } verloor { $count ->
    [one] één beslissing
   *[other] { $count } beslissingen
}: { $kind ->
    [crash] het proces stopte
    [error] er was een fout in het programma
    [time] het duurde te lang
    [garbage] het antwoord was geen zet
    [illegal] de zet was niet toegestaan
    [memory] er was te veel geheugen nodig
    [processes] er liepen te veel processen
   *[excluded] drie op rij waren al verloren
}.
arena-written = Het rapport staat in { $report }, alle partijen staan in { $file }.
arena-stopped = Gestopt na { $done } van { $total } kaartverdelingen. Voer de opdracht met --resume opnieuw uit om verder te gaan.

## Rapport van de arena

arena-report-count = { $value }
arena-report-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-report-tick = { NUMBER($value, maximumFractionDigits: 2) }
arena-report-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-report-tick-percent = { NUMBER($value, maximumFractionDigits: 1) }%
arena-report-signed = { $sign ->
    [plus] +{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    [minus] −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[none] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
arena-report-interval = { $low } tot { $high }
arena-report-percent-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } tot { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-report-milliseconds = { NUMBER($value, maximumSignificantDigits: 3) } ms
arena-report-seconds = { NUMBER($value, maximumSignificantDigits: 3) } s
arena-report-title = Arenarapport: { $game }
arena-report-lede = { $deals ->
    [one] Eén kaartverdeling
   *[other] { $deals } kaartverdelingen
} van { $game }, beurtelings op alle plaatsen gespeeld door { $names }: in totaal { $games ->
    [one] één partij
   *[other] { $games } partijen
}.
arena-report-leader = { $settled ->
    [ahead] De hoogste rating heeft { $name }, met een duidelijke voorsprong op nummer twee, { $other }: vóór in { $ahead } van hun onderlinge vergelijkingen (95%-interval: { $interval }).
    [behind] De hoogste rating heeft { $name }, maar verliest van nummer twee, { $other }: vóór in slechts { $ahead } van hun onderlinge vergelijkingen (95%-interval: { $interval }).
   *[open] De hoogste rating heeft { $name }, maar zonder duidelijke voorsprong op nummer twee, { $other }: vóór in { $ahead } van hun onderlinge vergelijkingen (95%-interval: { $interval }).
}
arena-report-fact-seats = Plaatsen
arena-report-fact-bots = Bots
arena-report-fact-deals = Verdelingen
arena-report-fact-games = Partijen
arena-report-fact-seed = Seed
arena-report-fact-options = Opties
arena-report-fact-deck = Deck
arena-report-fact-think = Bedenktijd
arena-report-fact-worlds = Mogelijke verdelingen per beslissing
arena-report-fact-rules = Versie van de regels
arena-report-fact-version = Versie van Parlour
arena-report-deals-of = { $done } van { $total }
arena-report-standard = standaard
arena-report-custom-deck = eigen
arena-report-contents = Inhoud
arena-report-made-with = Gemaakt met Parlour { $version }
arena-report-section-verdict = Oordeel
arena-report-section-standings = Ranglijst
arena-report-section-pairs = Onderling
arena-report-section-scores = Scores
arena-report-section-times = Tijd per beslissing
arena-report-section-faults = Verloren beslissingen
arena-report-section-games = Opmerkelijke partijen
arena-report-section-replays = Partijen om na te lezen
arena-report-section-repeat = Over deze run
arena-report-verdict-yes = Ja: { $better } is beter dan { $worse }.
arena-report-verdict-no = Nee: { $worse } is beter dan { $better }.
arena-report-verdict-open = Nog open: of { $better } beter is dan { $worse }, staat niet vast.
arena-report-verdict-evidence = Na { $deals ->
    [one] één verdeling
   *[other] { $deals } verdelingen
} eindigde { $better } in { $ahead } van hun onderlinge vergelijkingen vóór { $worse } (95%-interval: { $interval }).
arena-report-verdict-too-early = { $deals ->
    [one] Eén verdeling is
   *[other] { $deals } verdelingen zijn
} te weinig voor een oordeel: de toets begint na { $first }.
arena-report-note-verdict = Dit interval geldt op elk moment, dus de run mag stoppen zodra het 50% uitsluit. In hoogstens ongeveer 5% van zulke runs is het antwoord fout.
arena-report-note-intervals = Onder elk getal staat het 95%-interval. Een gedeelde overwinning telt in gelijke delen; als alle bots even sterk waren, zou elke plaats { $share } van de partijen winnen.
arena-report-note-pairs = Hoe vaak de bot van de rij vóór die van de kolom eindigde, waarbij een gelijke stand half telt, en hoeveel punten hij gemiddeld beter was. Onder elk getal staat het 95%-interval.
arena-report-note-scores = Hoe vaak elke score voorkwam. De schaal is voor alle bots dezelfde.
arena-report-note-times = Alleen zetten waarbij er iets te kiezen viel tellen mee. De tijden hangen af van de computer en van wat die verder te doen had.
arena-report-note-faults = Een bot verliest een beslissing als hij geen geldige zet geeft. Dan wordt er een willekeurige voor hem gespeeld.
arena-report-note-replays = Alle kaarten liggen open. Om een partij zet voor zet in de terminal te bekijken, download je het verslag en geef je de opdracht ernaast.
arena-report-note-repeat = Deze opdracht speelt met dezelfde versie van Parlour dezelfde partijen opnieuw. Alleen bots die een bepaalde tijd nadenken, beslissen misschien anders.
arena-report-note-method = Elke verdeling wordt in elke bezetting beurtelings op alle plaatsen gespeeld, zodat alle bots dezelfde kaarten krijgen. De partijen van een verdeling hebben dezelfde kaarten en tellen als één waarneming: alle intervallen zijn die van gemiddelden over verdelingen, volgens de t-verdeling van Student.
arena-report-note-ratings = De rating houdt rekening met alle plaatsen in de einduitslag van een partij, volgens het Plackett-Luce-model van OpenSkill. Iedereen begint bij 25; alleen verschillen tellen.
arena-report-method = Hoe de cijfers te lezen zijn
arena-report-limits = Grenzen voor bots die niet bij Parlour horen: { NUMBER($seconds) } s per beslissing, { $memory } MB geheugen, { $processes } processen.
arena-report-kind-house = ingebouwde bot
arena-report-kind-python = Python-bot
arena-report-kind-program = programma
arena-report-head-place = Rang
arena-report-head-bot = Bot
arena-report-head-rating = Rating
arena-report-head-victories = Gewonnen
arena-report-head-score = Gemiddelde score
arena-report-head-games = Partijen
arena-report-head-decisions = Beslissingen
arena-report-head-faults = Verloren
arena-report-head-lowest = Laagste
arena-report-head-quarter = 1e kwartiel
arena-report-head-median = Mediaan
arena-report-head-three-quarters = 3e kwartiel
arena-report-head-highest = Hoogste
arena-report-head-mean = Gemiddeld
arena-report-head-most = 95% binnen
arena-report-head-slowest = Traagste
arena-report-head-reason = Reden
arena-report-head-count = Aantal
arena-report-head-of-decisions = Aandeel
arena-report-chart-ratings = Ratings
arena-report-chart-victories = Aandeel van de overwinningen
arena-report-chart-scores = Scores van { $name }
arena-report-chart-times = Mediaan, 95% en traagste, logaritmisch
arena-report-about-ratings = De rating van elke bot met het 95%-interval. { $told }
arena-report-about-victories = Het aandeel van de overwinningen van elke bot met het 95%-interval. { $told }
arena-report-about-scores = Een histogram van { $low } tot { $high } punten; het gemiddelde is { $mean }.
arena-report-about-times = Voor elke bot de mediaan, de tijd waarbinnen hij 95% van zijn beslissingen nam, en zijn traagste beslissing. { $told }
arena-report-fair-share = eerlijk deel { $share }
arena-report-mean = gemiddeld { $value }
arena-report-points = { $points } punten
arena-report-bar = { $range ->
    [one] { $low } punten: { $share }
   *[several] { $low } tot { $high } punten: { $share }
}
arena-report-more-better = Meer punten is beter.
arena-report-fewer-better = Minder punten is beter.
arena-report-mark-ahead = vóór (interval boven 50%)
arena-report-mark-behind = achter (interval onder 50%)
arena-report-mark-open = open (interval bevat 50%)
arena-report-mark-mean = gemiddelde
arena-report-mark-median = mediaan
arena-report-mark-most = 95% van de beslissingen duurde hoogstens zo lang
arena-report-mark-slowest = traagste beslissing
arena-report-fault-crash = gecrasht
arena-report-fault-error = fout opgetreden
arena-report-fault-time = te lang nagedacht
arena-report-fault-garbage = niet met een zet geantwoord
arena-report-fault-illegal = ongeldige zet gekozen
arena-report-fault-memory = te veel geheugen gebruikt
arena-report-fault-processes = te veel processen gestart
arena-report-fault-excluded = na drie verloren beslissingen op rij uitgesloten
arena-report-examples = Voorbeelden
arena-report-example = { $name }, { $reason } (partij { $number }, zet { $move }):
arena-report-lost = Willekeurige zet, want de bot verloor deze beslissing: { $why }.
arena-report-game = Partij { $number }, verdeling { $deal }
arena-report-why-upset = Een verrassing: { $name } won, met een kans van slechts { $chance } volgens de ratings.
arena-report-why-victory = Een duidelijke overwinning: { $name } won met { $lead ->
    [one] één punt
   *[other] { $lead } punten
} verschil.
arena-report-why-faults = { $count ->
    [one] Eén beslissing ging verloren.
   *[other] { $count } beslissingen gingen verloren.
}
arena-report-score = { $name } op plaats { $number }: { $score }
arena-report-winner = gewonnen
arena-report-result = Uitslag
arena-report-read = Zet voor zet lezen
arena-report-download = { $file } downloaden

## Terugkijken

replay-help = Met Enter of `n` ga je verder, met `b` terug; een getal springt naar die zet, `first` naar het begin en `last` naar het einde. `viewer 2` toont het spel zoals plaats 2 het zag, `spectator` wat iedereen zag, `open` toont alle kaarten; `q` stopt.
replay-player = Speler { $number } ({ $name })
replay-move = Zet { $number }: { $name }, { $move }
replay-hidden-move = Zet { $number }

## Analyseren

analyse-title = { $game }: { $decisions ->
    [0] geen enkele zet had een alternatief.
    [one] één beslissing, elke keuze geprobeerd in { $worlds } mogelijke verdelingen
   *[other] { $decisions } beslissingen, elke keuze geprobeerd in { $worlds } mogelijke verdelingen
}
analyse-stopped = Gestopt na { $done } van { $total } beslissingen. Geef dezelfde opdracht om verder te gaan.
analyse-curves = Winstkans in de loop van het spel
analyse-curves-note = Zoals een toeschouwer die geen verborgen kaarten ziet het vóór elke beslissing schat; het einde is de uitslag.
analyse-deciding = De momenten die het spel beslisten
analyse-marks = Zetten die meer dan 10 procentpunten kostten
analyse-marks-note = Geschat met alleen wat de speler wist. `--move` toont alle keuzes van een zet.
analyse-no-marks = Geen enkele zet kostte meer dan 10 procentpunten. `--move` toont alle keuzes van een zet.
analyse-decision = Zet { $number }: wat { $name } kon doen
analyse-knowing = De winstkans na elke keuze met de foutmarge (95%), met alleen wat { $name } wist.
analyse-percent = { NUMBER($value, maximumFractionDigits: 0) }%
analyse-margin = ± { NUMBER($value, maximumFractionDigits: 0) }
analyse-loss = { NUMBER($loss, maximumFractionDigits: 0) }% ({ NUMBER($low, maximumFractionDigits: 0) } tot { NUMBER($high, maximumFractionDigits: 0) })
analyse-played = gespeeld
analyse-as-good = gespeeld, geen duidelijk beter
analyse-best = beste
analyse-other = {" "}
analyse-head-move = Zet
analyse-head-player = Speler
analyse-head-played = Gespeeld
analyse-head-best = Beste
analyse-head-chance = Kans
analyse-head-margin = 95%
analyse-head-loss = Weggegeven
analyse-head-start = Begin
analyse-head-curve = Verloop
analyse-head-end = Einde
analyse-head-whose = Kans van
analyse-head-before = Ervoor
analyse-head-after = Erna
analyse-head-choice = Keuze
analyse-head-bar = {" "}
analyse-head-sign = {" "}

## Controleren

verify-whole = { $file }: het verslag is compleet en ongewijzigd.
verify-moves = { $moves ->
    [0] In dit spel { $game } heeft nog niemand een zet gedaan.
    [one] De enige zet in dit spel { $game } volgt de spelregels.
   *[other] Alle { $moves } zetten in dit spel { $game } volgen de spelregels.
}
verify-result = De uitslag past bij de zetten.
verify-unfinished = Het spel is niet afgelopen en heeft geen uitslag.
verify-no-commitment = Bij dit verslag hoort geen vastlegging.
verify-commitment = Het geheim achter het delen is het geheim waarop de server zich met { $commitment } heeft vastgelegd.
verify-deal = Er is gedeeld zoals het volgt uit dit geheim, tafel { $table }, spel { $number } en de seeds van de plaatsen ({ $seeds }).
verify-stream = Alle kaarten komen uit een cryptografische getallenstroom: niemand kon uit geziene kaarten de verborgen kaarten afleiden (versie { $version } van de methode).
verify-small-generator = Alle kaarten komen uit een kleine toevalsgenerator, die cryptografisch niet veilig is (versie { $version } van de methode).
verify-seed = plaats { $seat }: “{ $seed }”
verify-no-seed = plaats { $seat }: geen
verify-shown = De vastlegging is degene die je te zien kreeg; kijk of ook de tafel en het spel kloppen.
verify-compare = Vergelijk de vastlegging, de tafel en het spel met wat je vóór het delen te zien kreeg.
verify-no-seeds = Geen enkele plaats heeft een seed toegevoegd, dus de server had de kaarten kunnen uitkiezen.
verify-own-seed = Je eigen seed heeft meebepaald hoe er werd gedeeld (plaats { $seat }).
verify-own-none = Plaats { $seat } heeft geen seed toegevoegd, zoals je zegt.
verify-line = { $file }: compleet, ongewijzigd en volgens de spelregels gespeeld; het delen past bij de vastlegging { $commitment }.
verify-line-no-commitment = { $file }: compleet, ongewijzigd en volgens de spelregels gespeeld; zonder vastlegging voor het delen.

## Decks en versies

deck-fine = { $file } is een geldig deck ({ $digest }).
deck-card = { $copies } × { $card }
version = parlour { $version } · gecompileerd: { $compiled ->
    [yes] ja
   *[no] nee
} · Python { $python }

## Hulp

help-parlour = Een kaartsalon: speel in de terminal, stel tafels open voor browsers, simuleer, kijk partijen terug en lees de spelregels.
help-usage = Gebruik:
help-help = Toon deze hulp.
help-default = (standaard: {"{}"})
help-required = (verplicht)
help-commands = Commando’s
help-options = Opties
help-arguments = Argumenten
placeholder-address = ADRES
placeholder-args = ARGUMENTEN
placeholder-bot = BOT
placeholder-command = OPDRACHT
placeholder-days = DAGEN
placeholder-file = BESTAND
placeholder-folder = MAP
placeholder-game = SPEL
placeholder-kind = SOORT
placeholder-level = NIVEAU
placeholder-name = NAAM
placeholder-names = NAMEN
placeholder-network = NETWERK
placeholder-options = OPTIES
placeholder-rule = SPELREGEL
placeholder-seconds = SECONDEN
placeholder-text = TEKST
placeholder-value = WAARDE
help-lang = De taal: Engels, Duits of Nederlands.
help-color = Zet kleuren aan of uit.
help-family = Gebruik gezinsvriendelijke kaartnamen.
help-play = Speel een spel tegen bots.
help-serve = Stel de salon open op het netwerk, voor browsers en bots.

    Niemand heeft een account nodig: wie de link van een tafel heeft, kan meespelen. Elke zet staat in de database voordat iemand hem ziet, dus bij een herstart gaat niets verloren. Standaard is dat het SQLite-bestand { $file }. Met --database kies je een ander bestand (sqlite:///BESTAND) of PostgreSQL (postgresql://GEBRUIKER:WACHTWOORD@HOST/NAAM), dat meerdere processen en machines kunnen delen.

    Achter een reverse proxy zijn --proxy en --allowed-host nodig, en de proxy moet WebSockets doorgeven. Het adres verschijnt op de standaarduitvoer, het log op de foutuitvoer, één JSON-object per regel.
help-serve-host = Het adres waarop de server luistert. Met 127.0.0.1 kan alleen deze machine bij de salon; 0.0.0.0 stelt hem open voor het netwerk.
help-serve-port = De poort waarop de server luistert; met 0 wordt een vrije poort gekozen.
help-serve-database = De URL van de database, SQLite of PostgreSQL, zoals hierboven beschreven. Standaard: de omgevingsvariabele PARLOUR_DATABASE.
help-serve-workers = Aantal serverprocessen. Voor meer dan één is PostgreSQL nodig; elk proces kan elke tafel bedienen.
help-serve-allowed-host = Een hostnaam waarop de server antwoordt, of *.NAAM voor alle subdomeinen; kan worden herhaald. Standaard is elke naam goed, of alleen namen als localhost wanneer de server alleen lokaal luistert. Geef op het openbare internet je eigen naam op.
help-serve-origin = Een extra origin (https://NAAM) waarvan pagina’s sockets mogen openen en iets mogen wijzigen; kan worden herhaald. De eigen pagina’s mogen dat altijd.
help-serve-proxy = Adres of netwerk van een vertrouwde reverse proxy, of * voor allemaal; kan worden herhaald. Alleen een vertrouwde proxy mag het adres van de client opgeven. Limieten gelden per adres, dus zonder deze optie tellen alle spelers achter de proxy als één.
help-serve-page = De map van een andere webclient: index.html, en de rest in assets. Die wordt één keer gelezen, bij het starten.
help-serve-bot-workers = Aantal botprocessen voor elk van --workers.
help-serve-bot-seconds = Seconden waarna een bot die geen zet doet wordt afgebroken, boven op --think.
help-serve-think = Bedenktijd per beslissing in seconden voor bots die de tijd nemen, zoals hard; 0.01 tot 60.
help-serve-analyses = Hoeveel afgelopen partijen elk van --workers tegelijk analyseert; 0 biedt geen analyses aan.
help-serve-analysis-worlds = In hoeveel mogelijke verdelingen een analyse elke keuze probeert.
help-serve-pace = Minimale duur van een botzet in seconden, zodat mensen het kunnen volgen; 0 voor geen.
help-serve-message-size = Maximale lengte van een socketbericht in tekens; 0 voor onbeperkt.
help-serve-messages = Berichten per seconde en socket, kortstondig ook meer; 0 voor onbeperkt.
help-serve-connections = Open sockets per adres, en evenveel verbindingen voor verzoeken; 0 voor onbeperkt.
help-serve-total-connections = Maximumaantal open verbindingen per serverproces.
help-serve-tables = Nieuwe tafels per uur en adres; 0 voor onbeperkt.
help-serve-requests = HTTP-verzoeken per minuut en adres; 0 voor onbeperkt.
help-serve-notice-delay = Seconden die spelers krijgen om vanzelf terug te komen, voordat ze horen dat ze aan de beurt zijn.
help-serve-notice-network = Netwerk waar naast het openbare internet meldingen heen mogen, bijvoorbeeld dat van je eigen ntfy-server; kan worden herhaald. Adressen daarin mogen ook http gebruiken.
help-serve-push-service = Hostnaam van een pushdienst die naast die van de gewone browsers wordt vertrouwd, of *.NAAM voor al zijn subdomeinen; kan worden herhaald.
help-serve-contact = Je contactadres, dat op de privacypagina staat en naar pushdiensten gaat: mailto:ADRES of https://PAGINA. Zonder contactadres krijgen pushdiensten het adres van de pagina.
help-serve-smtp = Host en poort van de mailserver voor meldingen, als HOST:POORT; zonder deze optie zijn er geen meldingen per mail. Het wachtwoord komt uit de omgevingsvariabele PARLOUR_SMTP_PASSWORD, of uit het bestand dat PARLOUR_SMTP_PASSWORD_FILE noemt.
help-serve-smtp-tls = Versleuteling van de verbinding met de mailserver: starttls, implicit, of none voor een server op dezelfde machine.
help-serve-smtp-user = Gebruikersnaam bij de mailserver; leeg als die er geen nodig heeft.
help-serve-smtp-sender = Mailadres waar meldingen vandaan komen.
help-serve-keep-tables = Tafels verwijderen die zo veel dagen niet zijn gebruikt, met hun chat; 0 bewaart ze voor altijd.
help-serve-keep-records = Verslagen verwijderen die ouder zijn dan zo veel dagen, zodra hun tafel is verwijderd; 0 bewaart ze voor altijd.
help-serve-log-level = Laagste niveau dat wordt gelogd: debug, info, warning of error.
help-forget = Verwijder tafels waaraan al lang niets meer is gebeurd, of één tafel of verslag.

    Ze worden met hun hele verloop verwijderd, uitgespeeld of niet; niemand kan ernaar terug. De server mag gewoon blijven draaien. Standaard is het SQLite-bestand { $file }.
help-forget-days = Verwijder tafels waaraan al zoveel dagen niets is gebeurd.
help-forget-table = Verwijder deze tafel: de zetten, namen en chat.
help-forget-record = Verwijder dit verslag en de analyse ervan. De tafel moet eerst worden verwijderd.
help-forget-records = Verwijder ook de verslagen van hun partijen; anders blijven die te bekijken en te downloaden.
help-forget-database = De URL van de database, zoals bij serve. Standaard: de omgevingsvariabele PARLOUR_DATABASE.
help-export = Schrijf afgelopen partijen die mogen worden onderzocht zonder namen naar bestanden.

    Alleen partijen van tafels die met deze toestemming zijn geopend, worden geschreven, en wel als verslagen: van de spelers blijft “human” of het niveau van een bot over. Namen, chat, seeds van spelers en kenmerken van tafels staan er niet in. Standaard is het SQLite-bestand { $file }.
help-export-out = De map voor de verslagen, die nog niet mag bestaan: één bestand voor elk spel, elk aantal plaatsen en elke keuze van opties.
help-simulate = Laat bots een groot aantal partijen spelen.
help-simulate-out = Schrijf alle partijen ook naar een nieuw bestand: .parquet voor een tabel met een rij per beslissing, .jsonl voor een verslag per regel.
help-arena-command = Laat bots onder gelijke omstandigheden tegen elkaar spelen en ontdek welke beter is.

    Elke kaartverdeling wordt met elke bot op elke plaats gespeeld, zodat iedereen evenveel geluk heeft. Partijen, rapport en tabellen komen in bestanden.
help-dataset = Zet verslagen om in een tabel met een rij per beslissing, als Parquet-bestand.

    In een rij staat wat er op die plaats bekend was, wat er mogelijk was, wat er is gedaan en hoe de partij daar afliep. Alle partijen moeten afgelopen zijn en dezelfde regels, opties en evenveel plaatsen hebben.
help-dataset-files = De verslagen: .json voor één verslag, .jsonl voor een verslag per regel of voor de partijen van een toernooi, of een map met zulke bestanden.
help-dataset-out = Het nieuwe bestand, dat eindigt op .parquet.
help-replay = Loop stap voor stap door een verslag.
help-analyse = Schat voor elke beslissing hoe goed elke keuze was, met alleen wat de speler wist.

    Een afgebroken analyse gaat verder als je de opdracht nog eens geeft.
help-verify = Controleer verslagen: compleet, volgens de spelregels gespeeld en gedeeld zoals de server had vastgelegd.
help-rules = Lees de regels van een spel, of één ervan.
help-deck-command = Toon de kaarten van een spel, of controleer een deckbestand.
help-version = Toon de versie, en of de engine gecompileerd is.
help-game = Het spel, bijvoorbeeld fzzzt.
help-seats = Het aantal plaatsen aan tafel.
help-play-seats = Het aantal plaatsen (standaard: drie).
help-bots = De bots, naar sterkte: random, easy, normal of hard. Eén naam voor allemaal, of een lijst met komma’s, één per plaats.
help-play-bots = De bots op de andere plaatsen, naar sterkte: random, easy, normal (standaard) of hard. Eén naam voor allemaal, of een lijst met komma’s.
help-think = Bedenktijd per beslissing in seconden voor bots die de tijd nemen, zoals hard; 0.01 tot 60.
help-worlds = In hoeveel mogelijke verdelingen bots die de tijd nemen hun keuzes vergelijken, in plaats van --think; dezelfde seed geeft dan op elke computer dezelfde partijen.
help-seed = Een getal dat het delen en al het toeval bepaalt; dezelfde seed geeft dezelfde partij.
help-option = Een optie van het spel, als naam=waarde.
help-deck = Een deckbestand van een andere uitgave.
help-arena = Een bestand met een eigen arena, voor spellen die er een hebben.
help-name = Je naam aan tafel.
help-record = Het bestand waarin het verslag wordt bewaard.
help-resume = Het verslag van een afgebroken partij.
help-games = Het aantal partijen.
help-workers = Het aantal processen; voor de uitkomst maakt het niet uit.
help-arena-bots = De bots, gescheiden door komma’s. Zijn het er evenveel als plaatsen, dan spelen ze allemaal samen en mag een naam vaker voorkomen. Zijn het er meer, dan speelt elke combinatie.
help-arena-bot = Een eigen bot, zo vaak als je wilt: module:Klasse, of "cmd:OPDRACHT" voor een programma in elke taal. NAAM=… geeft hem een naam.
help-arena-games = Minimumaantal partijen; elke kaartverdeling wordt helemaal gespeeld.
help-arena-until = Stop zodra dit beslist is, bijvoorbeeld "hard>normal".
help-arena-time = Zoveel seconden heeft een eigen bot voor een beslissing.
help-arena-memory = Zoveel megabyte geheugen mag een eigen bot gebruiken.
help-arena-out = Het bestand voor alle partijen; rapport en tabellen krijgen dezelfde naam. Standaard arena-SPEL.jsonl.
help-arena-resume = Ga verder met het toernooi in dat bestand.
help-arena-workers = Aantal processen; verandert niets aan het resultaat. Standaard zoveel als er kernen zijn.
help-engine = Waar wordt gespeeld: op deze computer of op een Ray-cluster.
help-address = Het adres van het Ray-cluster; zonder adres wordt er een op deze computer gestart.
help-replay-file = Het verslag.
help-viewer = Gezichtspunt: het nummer van een plaats, spectator of open.
help-at = Begin na deze zet.
help-analyse-worlds = In hoeveel mogelijke verdelingen elke keuze wordt geprobeerd: meer duurt langer en is nauwkeuriger.
help-analyse-seat = Analyseer alleen de beslissingen van deze plaats.
help-analyse-move = Analyseer alleen deze zet en toon alle keuzes.
help-analyse-json = Toon de analyse als JSON.
help-analyse-fresh = Verwijder eerdere resultaten en begin opnieuw.
help-verify-files = De verslagen.
help-commitment = De vastlegging die je vóór het spel te zien kreeg.
help-own-seed = De seed die je hebt toegevoegd; "" als je er geen had.
help-own-seat = De plaats waar je zat, geteld vanaf 1.
help-rule = Het nummer van een spelregel, bijvoorbeeld F-11.
help-check = Controleer in plaats daarvan dit deckbestand.
help-toml = Toon het deck als bestand, als begin voor een eigen deck.

## Fouten

error-usage = De opdracht is niet begrepen: { $problem }.
error-file = { $file } is niet te gebruiken: { $problem }.
error-unknown-game = Een spel met de naam { $name } is er niet. Wat er wel is: { $known }.
error-unknown-bot = { $game } heeft geen bot met de naam { $name }. Wat er wel is: { $known }.
error-bot-broke-rule = De bot { $name } koos actie { $action }, en die is niet toegestaan.
error-unknown-rule = Spelregel { $number } bestaat niet.
error-unknown-card = De kaart { $card } bestaat niet.
error-not-a-move = “{ $text }” is hier geen zet.
error-not-legal = Dat kan nu niet.
error-unknown-language = De taal { $language } is er niet. Wat er wel is: { $known }.
error-which-game = Welk spel? Bijvoorbeeld: parlour play fzzzt
error-bad-seats = Het aantal plaatsen kan niet { $seats } zijn; kies { $least } tot en met { $most }.
error-bad-seed = { $seed } is geen seed; kies een geheel getal van 0 tot en met { $most }.
error-bad-number = { $value } past niet bij { $option }; kies een geheel getal van { $least } tot en met { $most }.
error-bad-seconds = { $value } past niet bij { $option }; kies { $least } tot en met { $most } seconden, bijvoorbeeld 2.5.
error-bad-bots = { $found ->
    [one] Je noemt één bot
   *[other] Je noemt { $found } bots
} voor { $count ->
    [one] één plaats
   *[other] { $count } plaatsen
}; noem er één voor allemaal of één per plaats.
error-no-such-move = Er is geen zet { $number }; het verslag heeft er { $most }.
error-analyse-no-choice = Zet { $number } is niet geanalyseerd: er viel niets te kiezen, of een andere plaats was aan zet.
error-bad-viewer = { $value } is geen gezichtspunt; kies een plaats van 1 tot en met { $most }, spectator of open.
error-unknown-option = Dit spel heeft geen optie { $option }. Wat er wel is: { $allowed }.
error-bad-entrant = { $entrant } is geen bot; geef een naam, module:Klasse of cmd:OPDRACHT.
error-bad-entrant-name = { $name } kan geen naam van een bot zijn; gebruik hoogstens { $most } letters, cijfers, punten, streepjes en onderstrepingstekens.
error-bad-run-name = { $file } moet eindigen op { $ending }: rapport en tabellen krijgen dezelfde naam met een andere uitgang.
error-bad-import = De bot { $path } kan niet worden geladen: { $problem }.
error-no-bot-processes = Bots die niet bij Parlour horen, zoals { $name }, kunnen op Windows niet in de arena spelen.
error-no-such-program = Het programma { $program } bestaat niet op deze computer.
error-entrant-twice = Twee verschillende bots heten { $name }; geef er een een andere naam, bijvoorbeeld { $name }2=…
error-too-few-entrants = Noem twee tot { $most } verschillende bots met --bots of --bot.
error-bad-question = { $question } is geen vraag over de bots ({ $known }); vraag bijvoorbeeld "hard>normal".
error-run-exists = { $file } bestaat al. Ga verder met --resume, of kies een ander bestand met --out.
error-run-differs = { $file } bevat de partijen van een ander toernooi. Geef dezelfde opties als eerder, of kies een ander bestand met --out.
error-run-heading = Dit is geen bestand van de arena: { $problem }.
error-run-line = Regel { $number } van het bestand is beschadigd: { $problem }.
error-workers-lost = Werkprocessen zijn { $count } keer op rij gestopt; misschien is er te weinig geheugen.
error-option-of-other-engine = { $option } hoort niet bij de engine { $engine }.
error-missing-extra = { $what } is niet geïnstalleerd; installeer het met: pip install "{ $package }"
error-bad-model = { $file } is geen model van Parlour, of het is beschadigd.
error-unreadable-model = { $file } kan niet worden gelezen: { $problem }.
error-bad-model-name = { $file } heet niet zoals een model, bijvoorbeeld fzzzt-2-net.onnx.
error-bad-models-folder = De map met modellen { $folder } kan niet worden gelezen: { $problem }.
error-model-of-other-game = { $file } speelt { $found }, niet { $game }.
error-model-of-other-seats = { $file } speelt met { $found } plaatsen, niet met { $seats }.
error-model-of-other-deck = { $file } is met een ander deck getraind.
error-model-of-other-version = { $file } is gemaakt met Parlour { $version }, dat dit spel anders weergeeft; train een nieuw model.
error-no-model-for-seats = { $name } speelt { $game } alleen met { $known } plaatsen, niet met { $seats }.
error-bad-checkpoint = { $file } is geen tussenstand van een training, of is beschadigd.
error-other-checkpoint = { $file } komt uit een training voor een ander spel of een ander aantal plaatsen dan { $game } met { $seats }.
error-checkpoint-of-other-options = { $file } komt uit een training met andere opties, die opnieuw moeten worden opgegeven: { $options }.
error-training-exists = { $file } bestaat al; ga verder met --resume { $checkpoint }, of kies een andere --name of --out.
error-training-over = { $file } heeft al { $minutes } minuten training gehad; --minutes telt vanaf het begin.
error-ray-unreachable = Het Ray-cluster is niet bereikbaar: { $problem }.
error-ray-node-unfit = Een node van het Ray-cluster is hiervoor niet ingericht: { $problem }.
error-bad-option-value = { $value } past niet bij de optie { $option }. Wat wel kan: { $allowed }.
error-option-twice = De optie { $option } is twee keer opgegeven.
error-options-exclude = { $one } en { $other } sluiten elkaar uit: geef er een van op.
error-no-option-file = { $game } heeft geen optie { $option } die een bestand zou kunnen beschrijven.
error-resume-alone = Een hervatte partij gaat verder zoals die was: naast --resume kan alleen --name.
error-record-exists = { $file } bestaat al; een nieuwe partij heeft een nieuw bestand nodig.
error-record-taken = { $file } is intussen door iemand anders gewijzigd; deze partij gaat niet verder, en het bestand blijft zoals het is.
error-record-finished = De partij in { $file } is al afgelopen. Terugkijken kan met: parlour replay { $file }
error-record-not-resumable = Het verslag { $file } is niet met `parlour play` gemaakt, dus niemand kan ermee verder spelen.
error-record-not-json = Het verslag is niet intact: het is geen geldige JSON.
error-record-field = Een waarde in het verslag klopt niet: { $problem }.
error-record-changed = Het verslag is gewijzigd nadat het was opgeslagen: de controlesom klopt niet.
error-record-too-large = Het verslag is groter dan { $most } bytes.
error-record-version = Het verslag is gemaakt met versie { $found } van de spelregels van { $game }; dit is versie { $known }.
error-record-deck = Het verslag is met een ander deck gemaakt.
error-record-move = Zet { $number } uit het verslag, “{ $move }”, is niet toegestaan.
error-record-result = De uitslag in het verslag past niet bij de zetten.
error-record-twice = Dit verslag komt twee keer voor; een dataset bevat elke partij één keer.
error-record-unfinished = De partij is niet afgelopen, dus de beslissingen hebben nog geen uitslag.
error-no-records = Hier zijn geen verslagen.
error-dataset-mix = Alle partijen van een dataset moeten van dezelfde soort zijn; anders dan de eerste { $what ->
    [game] is deze van een ander spel
    [deck] heeft deze een ander deck
    [seats] heeft deze een ander aantal plaatsen
   *[options] heeft deze andere opties
}.
error-over-at-the-deal = { $deals } partijen met deze opties waren na het delen al afgelopen.
error-no-tensors = { $game } levert geen observaties.
error-bad-out-name = { $file } heeft geen bekende extensie; mogelijk: { $endings }.
error-out-exists = { $file } bestaat al; kies met --out een andere naam.
error-fair-commitment = Er is niet eerlijk gedeeld, of het verslag is vervalst: het geheim is niet het geheim waarop de server zich had vastgelegd.
error-fair-seed = Er is niet eerlijk gedeeld, of het verslag is vervalst: de kaarten volgen niet uit het geheim en de seeds van de plaatsen.
error-fair-version = De kaarten zijn gedeeld volgens versie { $found } van de methode; deze Parlour kent alleen versies tot en met { $known }.
error-fair-seats = Het verslag noemt { $found ->
    [one] één seed
   *[other] { $found } seeds
} voor { $count ->
    [one] één plaats
   *[other] { $count } plaatsen
}.
error-fair-none = Bij het verslag hoort geen vastlegging, dus er valt niets te vergelijken.
error-fair-other-commitment = In het verslag heeft de server zich op { $found } vastgelegd; dat is niet wat je te zien kreeg.
error-fair-own-seed = In het verslag is de seed van plaats { $seat } “{ $found }”, niet “{ $seed }”.
error-bad-commitment = { $value } is geen vastlegging; dat zijn 64 hexadecimale cijfers.
error-seed-and-seat = --seed en --seat horen bij elkaar: wat je hebt toegevoegd en waar je zat.
error-file-too-large = Het bestand is groter dan { $most } bytes.
error-file-not-text = Het bestand is geen tekst in UTF-8.
error-file-not-toml = Het bestand is geen geldige TOML: { $problem }.
error-file-too-deep = De lijsten in het bestand zijn te diep genest.
error-file-field = Een waarde in het bestand klopt niet: { $problem }.
error-no-other-decks = { $game } kun je niet met een ander deck spelen.
error-position-field = Een waarde in de spelstand klopt niet: { $problem }.
error-position-random = De toestand van de toevalsgenerator in de spelstand is beschadigd.
error-position-deck = De spelstand hoort bij een ander deck.
error-position-card = De spelstand noemt { $card }, maar die kaart zit niet in het deck.
error-position-count = { $card } komt in de spelstand { $found } keer voor, in het deck { $count } keer.
error-position-seat = De spelstand noemt plaats { $seat }, maar daar zit niemand.
error-position-memory = Een herinnering in de spelstand is beschadigd.
error-empty-move = Typ een zet.
error-no-such-seat = Plaats { $seat } bestaat niet.
error-no-such-action = Actie { $action } bestaat niet.
error-not-your-turn = Je bent niet aan de beurt.
error-game-over = Het spel is afgelopen.

## Fouten van de server

error-bad-database = Dat is niet de URL van een database. Wat wel kan: sqlite:///BESTAND of postgresql://GEBRUIKER:WACHTWOORD@HOST/NAAM.
error-database-file = { $file } is niet als database te gebruiken: { $problem }.
error-database-silent = Op { $address } antwoordt geen PostgreSQL.
error-database-login = PostgreSQL op { $address } weigert de aanmelding van { $user }: de gebruiker of het wachtwoord klopt niet.
error-database-missing = PostgreSQL op { $address } heeft geen database { $database }; maak die eerst aan.
error-database-refuses = PostgreSQL op { $address } weigert: { $problem }.
error-database-read-only = { $database } is alleen-lezen, maar de server moet erin kunnen schrijven.
error-database-in-use = { $file } is in gebruik bij een andere server. Een SQLite-bestand hoort bij één server tegelijk; gebruik PostgreSQL voor meerdere.
error-database-newer = De database is van een nieuwere versie van Parlour; deze kan hem niet lezen.
error-workers-need-postgresql = Voor meer dan één proces is PostgreSQL nodig; geef het op met --database. SQLite ondersteunt maar één proces.
error-bad-page = { $folder } is niet de map van een webclient: er staat geen index.html in.
error-no-such-address = Deze machine heeft geen adres { $host } om op te luisteren.
error-port-taken = Poort { $port } is al bezet; kies met --port een andere.
error-port-not-allowed = Op poort { $port } mag je niet luisteren; kies met --port een poort boven 1023.
error-wrong-host = Naar de naam { $host } luistert deze server niet.
error-foreign-origin = Een pagina van { $origin } mag hier niets veranderen.
error-server-error = Er ging iets mis op de server; dat ligt aan ons, niet aan jou. Probeer het nog eens.
error-storage =
    { $problem ->
        [full] De schijf van de server is vol.
        [locked] Een ander programma heeft de database vergrendeld.
        [read-only] De server mag niet in zijn database schrijven.
       *[other] De database antwoordt op dit moment niet.
    } Probeer het nog eens.
error-bad-request = Het verzoek is niet begrepen: { $problem }.
error-bad-message = Het bericht is niet begrepen: { $problem }.
error-no-such-page = Op dit adres is niets te vinden.
error-slow-body = Het verzoek was na { $seconds } seconden nog niet compleet.
error-too-fast = Dat was te veel tegelijk; wacht even.
error-no-analyses = Deze server biedt geen analyses aan.
error-too-many-analyses = Vanaf één adres kun je hoogstens { $most } analyses per uur starten; probeer het later nog eens.
error-analyses-busy = Er wachten te veel partijen op hun analyse; probeer het later nog eens.
error-too-many-tables = Vanaf één adres kun je niet meer dan { $most } tafels per uur openen; probeer het later nog eens.
error-too-much-talk = Je stuurt te snel berichten; wacht even.
error-no-lesson = Van { $game } is er geen oefenspel met uitleg.
error-no-such-table = Tafel { $table } bestaat niet.
error-no-such-code = Er wacht geen tafel met de code { $given }. Codes gelden tot het spel begint.
error-too-many-codes = Te veel codes geprobeerd; wacht een minuut.
error-no-such-hand-over = Deze code klopt niet, is al gebruikt of is verlopen. Vraag op het andere apparaat een nieuwe.
error-nothing-to-hand-over = Er is geen onafgemaakt spel om mee te nemen.
error-too-many-hand-overs = Vanaf één adres kun je niet meer dan { $most } codes per uur aanvragen; probeer het later nog eens.
error-forget-what = Zeg wat er weg moet: --days, --table of --record.
error-bad-id = { $value } is niet geldig voor { $option }; geef de id zoals die in de link staat.
error-table-still-there = Tafel { $table } bestaat nog en zou het verslag opnieuw schrijven. Verwijder beide met --table { $table } --records.
error-no-such-record = Verslag { $record } bestaat niet.
error-no-such-moment = Moment { $number } bestaat niet voor deze plaats; het spel heeft { $most } zetten.
error-moment-over = Op dit moment is het spel voorbij. Ga terug naar een eerdere zet.
error-table-closed = De beheerder van deze salon heeft de tafel gesloten.
error-muted = Je kunt nu geen berichten sturen: de beheerder van deze salon heeft je verbinding gedempt, nog { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
}.
error-no-such-line = Dit bericht is te oud om te melden.
error-own-line = Je eigen bericht kun je niet melden.
error-no-reports = In deze salon kunnen geen berichten worden gemeld.
error-too-many-reports = Vanaf één adres kunnen hoogstens { $most } berichten per uur worden gemeld; probeer het later opnieuw.
error-no-such-report = Zo’n openstaande melding is er niet.
error-no-admin-token = Dat mag alleen de beheerder van deze salon.
error-wrong-admin-token = Dit is niet het token van de beheerder.
error-too-many-tokens = Te veel onjuiste tokens; wacht een halve minuut.
error-mute-whom = Noem een afzender of een adres.
error-bad-address = { $given } is geen IP-adres.
error-bad-admin-token = Het token van de beheerder heeft { $least } tot { $most } tekens zonder spaties nodig, waarvan minstens acht verschillende; maak er een met: openssl rand -hex 32
error-no-secret = Dat mag alleen degene die het geheim van een plaats heeft.
error-wrong-secret = Deze plaats is nu van iemand anders, of was nooit van jou.
error-not-host = Dat mag alleen wie de tafel heeft geopend.
error-not-the-host = Wie de tafel leidt, kan niet van plaats { $seat } worden verwijderd.
error-only-watching = Je kijkt alleen toe; ga zitten om mee te spelen.
error-already-open = Op deze verbinding is al een tafel open; voor een andere tafel is een andere verbinding nodig.
error-not-open = Open eerst een tafel.
error-bad-name = Een naam moet zichtbare tekens bevatten.
error-stacked-marks = Op een letter van een naam mogen hoogstens { $most } tekens gestapeld staan.
error-name-taken = Aan deze tafel heet al iemand { $name }, of iets wat er hetzelfde uitziet.
error-bad-player-seed = Een seed mag alleen zichtbare tekens bevatten.
error-bad-line = Het bericht bevat geen zichtbare tekst.
error-unknown-phrase = De zin { $phrase } is er niet. Wat er wel is: { $known }.
error-no-seat = Plaats { $seat } bestaat niet; de tafel heeft er { $most }.
error-seat-taken = Plaats { $seat } is bezet.
error-seat-open = Op plaats { $seat } zit niemand.
error-table-full = Alle plaatsen zijn bezet.
error-seats-open = { $count ->
    [one] Eén plaats is nog vrij.
   *[other] { $count } plaatsen zijn nog vrij.
}
error-already-started = Het spel is al begonnen.
error-not-started = Het spel is nog niet begonnen.
error-not-over = Het spel is nog niet afgelopen.
error-paused = Het spel staat op pauze.
error-nothing-to-pause = Er is geen spel om op pauze te zetten.
error-not-paused = Het spel staat niet op pauze.
error-resting = Op dit moment speelt een bot voor deze plaats.
error-not-resting = Er speelt geen bot voor deze plaats.
error-not-away = Deze speler is niet weg.
error-stale-version = Aan tafel is er intussen iets veranderd; kijk nog eens voordat je kiest.
error-future-version = Je antwoordde op versie { $version } van de tafel, maar die is pas bij { $known }.
error-already-answered = Je hebt al geantwoord; je antwoord telt zodra de tijd om is.
error-nothing-to-undo = Er is geen zet van jou die je kunt terugnemen; zodra er iets is onthuld, kan het niet meer.
error-undo-pending = Iemand anders wil al zetten terugnemen.
error-no-hint-among-people = Hints zijn er alleen als alle anderen aan tafel bots zijn.
error-no-hint = Voor deze beslissing is er geen hint.
error-no-undo = Niemand wacht op jouw toestemming.
error-table-must-agree = Aan deze tafel neemt een bot het alleen over als de tijd van de speler om is en alle anderen ermee instemmen.
error-not-late = Plaats { $seat } heeft nog tijd, of hoeft niets te beslissen.
error-you-are-late = Je eigen tijd is om. Beslis eerst zelf, daarna mag je over anderen meestemmen.
error-already-agreed = Je hebt al ingestemd.
error-late-without-clock = Zonder klok is niemands tijd ooit om; daar kan de tafel dus niet op wachten.
error-same-deal-for-all = Anderen spelen hier dezelfde kaarten. Daarom zijn er geen hints, invallers en toeschouwers, wordt niets teruggenomen en blijft het bij één spel.
error-day-over = Met het spel van { $day } kan niet meer worden begonnen.
error-day-not-over = Het spel van { $day } wordt misschien nog gespeeld. Zodra vaststaat dat de dag voorbij is, is het terug te zien.
error-no-such-day = Er is geen spel van { $day }.
error-no-such-challenge = Deze uitdaging bestaat niet.
error-own-challenge = Dit is je eigen uitdaging: jij kent de kaarten. Stuur de link naar iemand anders.
error-own-cards = Je hebt deze kaarten al gespeeld: ze komen uit een spel van jou.
error-no-deal-to-repeat = De kaarten van dit spel kunnen niet nog eens worden gespeeld.
error-no-person-there = Op plaats { $seat } speelde geen mens.
error-other-rules = Dit spel is volgens oudere regels gespeeld; de kaarten kunnen niet nog eens worden gespeeld.
error-too-many-challenges = Dat zijn te veel uitdagingen; hoogstens { $most } per uur zijn mogelijk.
error-bad-notice-url = Naar dit adres kunnen geen meldingen worden gestuurd. Het moet met https:// beginnen en mag geen gebruikersnaam bevatten.
error-bad-notice-address = Naar { $host } kunnen geen meldingen worden gestuurd: het bestaat niet, of het staat niet op het openbare internet.
error-unknown-push-service = { $host } is geen pushdienst die deze server kent.
error-bad-push-keys = De sleutels van de pushaanmelding van de browser zijn ongeldig.
error-bad-mail-address = Dit is geen mailadres.
error-no-mail-here = Deze server verstuurt geen mail.
error-mail-failed = De mail met de code kon niet worden verstuurd. Controleer het adres of probeer het later nog eens.
error-too-many-mails = Dat zijn te veel mails; probeer het over een uur opnieuw.
error-too-many-notices = Dat zijn te veel verzoeken om meldingen; probeer het over een uur opnieuw.
error-too-many-subscriptions = Een plaats kan hoogstens { $most } adressen voor meldingen hebben.
error-no-such-subscription = Deze meldingen zijn al stopgezet.
error-not-confirmed = Het adres moet eerst worden bevestigd met de code uit de mail.
error-wrong-code = Dit is niet de code uit de mail.
error-notice-failed = { $status ->
    [0] De melding kon niet worden bezorgd: er kwam geen antwoord.
   *[other] De melding kon niet worden bezorgd: het antwoord was { $status }.
}
error-unknown-time-zone = De tijdzone { $zone } bestaat niet.
error-bad-quiet-hours = Stille uren moeten op verschillende tijden beginnen en eindigen.
error-smtp-without-sender = Bij --smtp hoort ook de optie --smtp-sender.
error-smtp-password-in-clear = Een wachtwoord gaat alleen versleuteld naar de mailserver: gebruik --smtp-tls starttls of implicit.

## Meldingen

notice-title = { $game }: jij bent aan de beurt
notice-turn = De anderen wachten op je.
notice-turn-time = Je hebt nog { $time }.
notice-turn-late = Je tijd is om, en de anderen wachten op je.
notice-test = Zo hoor je dat je aan de beurt bent.
notice-stop-link = Geen mails meer: { $link }
notice-stop = Wil je geen mails meer over dit spel?
notice-stop-button = Geen mails meer
notice-stopped = Je krijgt geen mails meer over dit spel.
notice-confirm-title = { $game }: je code
notice-confirm =
    Je code is { $code }.

    Vul hem in aan tafel, dan krijg je een mail zodra je aan de beurt bent. Heb je hier niet om gevraagd, negeer deze mail dan: er volgt geen andere.

## Korte zinnen

phrase-hello = Hallo!
phrase-good-luck = Veel geluk!
phrase-your-turn = Jij bent aan de beurt.
phrase-well-played = Goed gespeeld!
phrase-ouch = Au!
phrase-thanks = Bedankt!
phrase-sorry = Sorry!
phrase-one-moment = Een ogenblikje.
phrase-again = Nog een spel?
phrase-good-game = Dat was een mooi spel!
