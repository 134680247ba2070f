table-open-seat = Vrije plaats
table-bot = Bot { $number }
table-opening = De tafel wordt geopend …
table-closed = Deze tafel kun je niet openen
table-removed = Je plaats is weggegeven; nu kijk je toe.
table-signed-out = Een ander apparaat heeft dit afgemeld; nu kijk je toe.
table-seat-lost = Deze plaats is niet meer open voor dit apparaat; nu kijk je toe.
table-no-answer = De server antwoordt niet. Draait hij, en ben je online?
table-title-turn = ● Jouw beurt · { $game }

## The bar

table-lobby = Naar de lobby
table-tools = Hulpmiddelen
table-rules = Regels
table-keys = Toetsen
table-sound = Geluid
table-full-screen = Volledig scherm
table-menu = Menu
table-watching = Je kijkt toe
table-close = Sluiten

## Log and chat

table-rail = Verloop en chat
table-rail-show = Tonen
table-rail-hide = Verbergen
table-log = Verloop
table-chat = Chat
table-unread = { $count } nieuw
table-log-empty = Er is nog niets gebeurd.
table-chat-empty = Er is nog niets gezegd.
table-log-earlier = Eerder: { $count }
table-log-fold = Details verbergen
table-log-unfold = Details tonen
table-scores = Stand
table-scores-rank = Rang
table-scores-player = Speler
table-scores-total = Totaal
# A player as the reader would call them.
table-seat-name = { $name }
    .you-name = Jij
story-start = Het spel begint.
table-phrases = Snel gezegd
table-say = Zeg iets
table-send = Sturen

## What everybody has to know

table-line-lost = De verbinding is weg; nieuwe poging …
table-line-hurry = Probeer nu
table-line-back = Je bent er weer; er is niets verloren.
table-seat-back = Je zit weer aan je tafel.
table-paused = Het spel staat op pauze.
table-pause = Pauze
table-unpause = Verder
table-rests = Een bot speelt voor je.
table-rest = Laat een bot voor me spelen
table-return = Ik ben er weer
table-same-cards = Anderen spelen dezelfde kaarten. Daarom krijgt niemand hints, wordt niets teruggenomen en valt er geen bot voor je in.
table-leave-for-now = Voorlopig weggaan
table-undo = Terugnemen
table-undo-asked = { $name } wil { $count ->
    [one] een zet
   *[other] { $count } zetten
} terugnemen.
table-undo-waiting = Je wilt terugnemen; de anderen moeten akkoord gaan.
table-agree = Akkoord
table-disagree = Nee
table-never-mind = Laat maar

## The menu

table-seats = Wie hier zit
table-you = jij
table-host = leidt de tafel
table-program = programma
table-is-bot = bot
table-bot-level = bot, { $level }
table-bot-plays = een bot speelt
table-away = afwezig
table-mute = Dempen
table-unmute = Weer horen
table-stand-in = Laat een bot spelen
table-late = De tijd van { $name } is om, en het spel wacht.
table-late-agreed = { $agreed } van { $all } vinden dat een bot mag doorspelen.
table-late-agree = Laat een bot doorspelen
table-late-you = Je tijd is om. De anderen kunnen een bot laten spelen.
table-remove = Verwijderen
table-remove-sure = Echt verwijderen?
table-preferences = Voorkeuren
table-prefer-sound = Geluiden
table-prefer-motion = Kaarten bewegen
table-prefer-confirm = Elke gespeelde kaart bevestigen
table-prefer-text = Tekstweergave
table-pace = Tempo
table-pace-all = Tempo voor iedereen
table-pace-slowest = Naar de langzaamste
table-pace-now = Tempo: { $pace }
table-pace-slow = Langzaam
table-pace-normal = Normaal
table-pace-fast = Snel
table-pace-instant = Direct
table-skip = Overslaan
table-planned = Gepland
table-plan-cancel = Toch niet
table-plan-tip = Kies nu: er wordt gespeeld zodra jij aan de beurt bent.
table-plan-dropped = Wat je had gepland, kan niet meer. Kies opnieuw.
table-copy-link = Link kopiëren
table-copied = Geko{"\u00AD"}pieerd
table-other-device = Verder op een ander apparaat
table-sign-out-others = Andere apparaten afmelden
table-sign-out-sure = Zeker weten? Dan speelt alleen dit apparaat nog
table-leave = Van tafel gaan
table-leave-sure = Van tafel gaan? Een bot speelt voor je verder, en je kunt niet meer terug naar deze plaats.
table-leave-waiting = Van tafel gaan? Je plaats komt vrij voor anderen.
table-stay = Blijven

## Help

table-rule = Regel { $number }
table-all-rules = Alle regels
table-ask-hint = Om een hint vragen
table-hint-soon = Een bot van niveau ‘moeilijk’ denkt na over jouw beslissing …
table-hint-is = Een bot van niveau ‘moeilijk’ zou kiezen: { $move }
# Beside the name of a button, for screen readers.
table-hinted = (hint)
table-hint = Je eerste spel
table-hint-next = Begrepen
table-hint-count = { $number } van { $count }
table-hint-end = Geen tips meer

## The table in words

table-text-ask = Wat er gevraagd wordt
table-text-table = De tafel
table-waiting-for = Wachten op { $names }.
table-held = Je antwoord telt zodra de tijd om is.
table-type = of typ je zet
table-type-send = Spelen
table-signs = Wat de tekens en afkortingen betekenen
table-name-you = { $name } (jij)
table-codes = Codes van de kaarten
table-is-over = Het spel is afgelopen.

## The end

table-chart = De stand, ronde voor ronde
table-chart-goal = einde bij { $goal }
table-chart-round = Ronde
table-again = Nieuw spel
table-try-again = Opnieuw proberen
table-to-original = Naar het oorspron{"\u00AD"}kelijke spel
table-ready-asked = Nog een spel?
table-ready-waits = Het volgende spel begint als iedereen klaar is:
table-ready-yes = is klaar
table-ready-not-yet = bekijkt de uitslag nog
table-ready-cancel = Toch niet
table-waiting-room = Naar de wacht{"\u00AD"}kamer
table-replay = Terug{"\u00AD"}kijken
table-share = Delen
table-challenge = Vrienden uitdagen
table-look = De tafel bekijken
table-result = De uitslag
table-end-second = { $count ->
    [one] { $names } eindigt als tweede
   *[other] { $names } delen de tweede plaats
}, { table-end-behind }.
    .you-names = Je eindigt als tweede, { table-end-behind }.
    .among-names = Gedeelde tweede plaats: { $names }, { table-end-behind }.
table-end-behind = { $unit ->
    [crystals] { $margin ->
        [0] met evenveel kristallen
        [one] met één kristal achterstand
       *[other] met { $margin } kristallen achterstand
    }
   *[points] { $margin ->
        [0] met evenveel punten
        [one] met één punt achterstand
       *[other] met { $margin } punten achterstand
    }
}
table-end-turned = { $name } nam in { $sort ->
    [match] partij
   *[round] ronde
} { $chapter } definitief de leiding.
    .you-name = Je nam in { $sort ->
        [match] partij
       *[round] ronde
    } { $chapter } definitief de leiding.
table-end-led = { $name } stond de hele tijd voor.
    .you-name = Je stond de hele tijd voor.
table-end-see = Bekijken
table-closed-by-operator = Deze tafel is gesloten
report-open = Dit bericht van { $name } melden
report-title = Bericht melden
report-about = De beheerder van deze salon ziet het bericht, de berichten eromheen en van welke plaats het kwam. De andere spelers horen niet wie het heeft gemeld.
report-reason = Wat is ermee?
report-reason-abuse = Beledigingen, bedreigingen of haat
report-reason-spam = Spam of reclame
report-reason-private = Privégegevens van iemand
report-reason-other = Iets anders
report-send = Melden
report-sent = Bedankt. Het bericht is gemeld.
