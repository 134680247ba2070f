## Spelen

play-welcome = Typ een zet, `?` voor hulp, `log` voor wat er is gebeurd, of `quit`.
play-help = Typ je zet zoals de laatste regel erom vraagt. `?` met een kaart legt de kaart uit, `?` met een nummer de spelregel, `?` na een weigering de regel erachter. `table` toont de tafel opnieuw, `log` wat er is gebeurd, en met `quit` sta je op, zodat je later verder kunt.
play-why = Typ `?` om spelregel { $rule } te lezen.
play-guest = Gast
play-bot = Bot { $number }
play-left = Je staat op van tafel.
play-saved = Het spel is bewaard. Ga verder met: { $program } play --resume { $file }
play-kept = Het verslag van het spel: { $file }
play-resumed = Terug aan tafel, na { $count ->
    [one] één zet
   *[other] { $count } zetten
} uit { $file }.
ask-choose = Jij bent aan de beurt.

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
simulate-spread = Spreiding
simulate-lowest = Laagste
simulate-highest = Hoogste
simulate-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-length = Zetten per partij: gemiddeld { NUMBER($mean, maximumFractionDigits: 1) }, van { $shortest } tot { $longest }
simulate-speed = { NUMBER($moves, maximumFractionDigits: 0) } zetten per seconde ({ NUMBER($seconds, maximumFractionDigits: 2) } s)

## Terugkijken

replay-help = Met Enter of `n` ga je verder, met `b` terug; een getal springt naar die zet, `first` naar het begin en `last` naar het einde. `eyes 2` kijkt door de ogen van plaats 2, `spectator` ziet wat iedereen ziet, `open` toont alle kaarten; `q` stopt.
replay-player = Speler { $number } ({ $name })
replay-move = Zet { $number }: { $name }, { $move }
replay-hidden-move = Zet { $number }

## Controleren

verify-whole = { $file }: het verslag is compleet en ongewijzigd.
verify-moves = { $moves ->
    [0] In dit spel { $game } heeft nog niemand een zet gedaan.
    [one] De enige zet in dit spel { $game } volgt de spelregels.
   *[other] Alle { $moves } zetten in dit spel { $game } volgen de spelregels.
}
verify-result = De uitslag past bij de zetten.
verify-unfinished = Het spel is niet afgelopen en heeft geen uitslag.
verify-no-promise = Dit verslag belooft niets over het delen.
verify-commitment = Het geheim achter het delen is het geheim waarop de server zich met { $commitment } heeft vastgelegd.
verify-deal = Er is gedeeld zoals het volgt uit dit geheim, tafel { $table }, spel { $number } en de seeds van de plaatsen ({ $seeds }).
verify-seed = plaats { $seat }: “{ $seed }”
verify-no-seed = plaats { $seat }: geen
verify-shown = De vastlegging is degene die je te zien kreeg; kijk of ook de tafel en het spel kloppen.
verify-compare = Vergelijk de vastlegging, de tafel en het spel met wat je vóór het delen te zien kreeg.
verify-no-seeds = Geen enkele plaats heeft een seed toegevoegd, dus wie het geheim trok, kon zelf kiezen hoe er werd gedeeld.
verify-own-seed = Je eigen seed heeft meebepaald hoe er werd gedeeld (plaats { $seat }).
verify-own-none = Plaats { $seat } heeft geen seed toegevoegd, zoals je zegt.
verify-line = { $file }: compleet, ongewijzigd en volgens de spelregels gespeeld; het delen past bij de vastlegging { $commitment }.
verify-line-no-promise = { $file }: compleet, ongewijzigd en volgens de spelregels gespeeld; over het delen is niets beloofd.

## Decks en versies

deck-fine = { $file } is een compleet deck ({ $digest }).
deck-card = { $copies } × { $card }
version = parlour { $version } · gecompileerd: { $compiled ->
    [yes] ja
   *[no] nee
} · Python { $python }

## Hulp

help-parlour = Een kaartsalon in de terminal: speel, simuleer, kijk partijen terug en lees de spelregels.
help-usage = Gebruik:
help-help = Deze hulp tonen.
help-default = (anders: {"{}"})
help-required = (nodig)
help-commands = Commando’s
help-options = Opties
help-arguments = Argumenten
help-lang = De taal: Engels, Duits of Nederlands.
help-color = Met of zonder kleuren.
help-family = Gezinsvriendelijke namen van kaarten.
help-play = Speel een spel tegen bots.
help-simulate = Laat bots een groot aantal partijen spelen.
help-replay = Loop stap voor stap door een verslag.
help-verify = Controleer verslagen: compleet, volgens de spelregels gespeeld en gedeeld zoals de server had beloofd.
help-rules = Lees de regels van een spel, of één ervan.
help-deck-command = Toon de kaarten van een spel, of controleer een deckbestand.
help-version = Toon de versie, en of de engine gecompileerd is.
help-game = Het spel, bijvoorbeeld fzzzt.
help-seats = Het aantal plaatsen aan tafel.
help-play-seats = Hoeveel plaatsen; anders drie.
help-bots = De bots, random of easy: één voor allemaal, of een lijst met komma’s, één per plaats.
help-play-bots = De bots op de andere plaatsen, random of easy (anders easy): één voor allemaal, of een lijst met komma’s.
help-seed = Een getal dat het delen en al het toeval bepaalt; dezelfde seed geeft dezelfde partij.
help-option = Een keuze die het spel biedt, als naam=waarde.
help-deck = Een deckbestand van een andere uitgave.
help-arena = Een bestand met een eigen arena, voor spellen die er een hebben.
help-name = Je naam aan tafel.
help-record = Het bestand waarin het verslag wordt bewaard.
help-resume = Het verslag van een afgebroken partij.
help-games = Het aantal partijen.
help-workers = Het aantal processen; voor de uitkomst maakt het niet uit.
help-replay-file = Het verslag.
help-eyes = Door wiens ogen: het nummer van een plaats, spectator of open.
help-at = Na welke zet je begint.
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
error-bad-bots = { $found ->
    [one] Je noemt één bot
   *[other] Je noemt { $found } bots
} voor { $count ->
    [one] één plaats
   *[other] { $count } plaatsen
}; noem er één voor allemaal of één per plaats.
error-no-such-move = Er is geen zet { $number }; het verslag heeft er { $most }.
error-bad-eyes = { $value } heeft geen ogen; kies een plaats van 1 tot en met { $most }, spectator of open.
error-unknown-option = Dit spel heeft geen optie { $option }. Wat er wel is: { $allowed }.
error-bad-option-value = { $value } past niet bij de optie { $option }. Wat wel kan: { $allowed }.
error-option-twice = De optie { $option } is twee keer opgegeven.
error-no-option-file = { $game } heeft geen optie { $option } die een bestand zou kunnen beschrijven.
error-resume-alone = Een hervatte partij gaat verder zoals ze was: naast --resume kan alleen --name.
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
error-fair-commitment = Er is niet eerlijk gedeeld, of het verslag is vervalst: het geheim is niet het geheim waarop de server zich had vastgelegd.
error-fair-seed = Er is niet eerlijk gedeeld, of het verslag is vervalst: de kaarten volgen niet uit het geheim en de seeds van de plaatsen.
error-fair-seats = Het verslag noemt { $found ->
    [one] één seed
   *[other] { $found } seeds
} voor { $count ->
    [one] één plaats
   *[other] { $count } plaatsen
}.
error-fair-none = Het verslag belooft niets over het delen, dus er valt niets te vergelijken.
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
