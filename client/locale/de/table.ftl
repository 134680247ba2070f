table-open-seat = Freier Platz
table-bot = Bot { $number }
table-opening = Der Tisch wird geöffnet …
table-closed = Dieser Tisch lässt sich nicht öffnen
table-removed = Dein Platz wurde vergeben; jetzt siehst du zu.
table-signed-out = Ein anderes Gerät hat dieses abgemeldet; jetzt siehst du zu.
table-seat-lost = Dieser Platz steht diesem Gerät nicht mehr offen; jetzt siehst du zu.
table-no-answer = Der Server antwortet nicht. Läuft er, und bist du online?
table-title-turn = ● Du bist dran · { $game }

## The bar

table-lobby = Zur Lobby
table-tools = Werkzeuge
table-rules = Regeln
table-keys = Tasten
table-sound = Ton
table-full-screen = Vollbild
table-menu = Menü
table-watching = Du siehst zu
table-close = Schließen

## Log and chat

table-rail = Verlauf und Chat
table-rail-show = Zeigen
table-rail-hide = Verbergen
table-log = Verlauf
table-chat = Chat
table-unread = { $count } neu
table-log-empty = Noch ist nichts geschehen.
table-chat-empty = Noch hat niemand etwas gesagt.
table-log-earlier = Früher: { $count }
table-log-fold = Einzelheiten verbergen
table-log-unfold = Einzelheiten zeigen
table-scores = Stand
table-scores-rank = Rang
table-scores-player = Name
table-scores-total = Summe
# A player as the reader would call them.
table-seat-name = { $name }
    .you-name = Du
story-start = Das Spiel beginnt.
table-phrases = Schnell gesagt
table-say = Sag etwas
table-send = Senden

## What everybody has to know

table-line-lost = Die Verbindung ist weg; neuer Versuch …
table-line-hurry = Jetzt versuchen
table-line-back = Du bist wieder da; nichts ging verloren.
table-seat-back = Du bist wieder an deinem Tisch.
table-paused = Das Spiel macht Pause.
table-pause = Pause
table-unpause = Weiter
table-rests = Ein Bot spielt für dich.
table-rest = Bot für mich spielen lassen
table-return = Ich bin wieder da
table-same-cards = Andere spielen dieselben Karten. Darum gibt es keine Tipps, nichts wird zurückgenommen, und kein Bot vertritt dich.
table-leave-for-now = Vorerst gehen
table-undo = Zurücknehmen
table-undo-asked = { $name } möchte { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} zurücknehmen.
table-undo-waiting = Du möchtest zurücknehmen; die anderen müssen einverstanden sein.
table-agree = Einverstanden
table-disagree = Nein
table-never-mind = Doch nicht

## The menu

table-seats = Wer hier sitzt
table-you = du
table-host = leitet den Tisch
table-program = Programm
table-is-bot = Bot
table-bot-level = Bot, { $level }
table-bot-plays = ein Bot spielt
table-away = abwesend
table-mute = Stummschalten
table-unmute = Wieder hören
table-stand-in = Bot spielen lassen
table-late = Die Zeit von { $name } ist um, und das Spiel wartet.
table-late-agreed = { $agreed } von { $all } sind dafür, dass ein Bot weiterspielt.
table-late-agree = Bot weiterspielen lassen
table-late-you = Deine Zeit ist um. Die anderen können einen Bot spielen lassen.
table-remove = Entfernen
table-remove-sure = Wirklich entfernen?
table-preferences = Einstellungen
table-prefer-sound = Töne
table-prefer-motion = Karten bewegen sich
table-prefer-confirm = Jede gespielte Karte bestätigen
table-prefer-text = Textansicht
table-pace = Tempo
table-pace-all = Tempo für alle
table-pace-slowest = Nach dem Langsamsten
table-pace-now = Tempo: { $pace }
table-pace-slow = Langsam
table-pace-normal = Normal
table-pace-fast = Schnell
table-pace-instant = Sofort
table-skip = Überspringen
table-planned = Vorgemerkt
table-plan-cancel = Doch nicht
table-plan-tip = Jetzt wählen: Gespielt wird, sobald du an der Reihe bist.
table-plan-dropped = Was du vorgemerkt hast, geht nicht mehr. Bitte wähle neu.
table-copy-link = Link kopieren
table-copied = Kopiert
table-other-device = Auf anderem Gerät weiterspielen
table-sign-out-others = Andere Geräte abmelden
table-sign-out-sure = Wirklich? Dann spielt nur noch dieses Gerät
table-leave = Den Tisch verlassen
table-leave-sure = Den Tisch verlassen? Ein Bot spielt für dich weiter, und auf diesen Platz kannst du nicht zurück.
table-leave-waiting = Den Tisch verlassen? Dein Platz wird für andere frei.
table-stay = Bleiben

## Help

table-rule = Regel { $number }
table-all-rules = Alle Regeln
table-ask-hint = Um einen Tipp bitten
table-hint-soon = Ein Bot der Stufe „schwer“ denkt über deine Entscheidung nach …
table-hint-is = Ein Bot der Stufe „schwer“ würde wählen: { $move }
# Beside the name of a button, for screen readers.
table-hinted = (Tipp)
table-hint = Dein erstes Spiel
table-hint-next = Verstanden
table-hint-count = { $number } von { $count }
table-hint-end = Keine Hinweise mehr

## The table in words

table-text-ask = Was gefragt ist
table-text-table = Der Tisch
table-waiting-for = Warten auf { $names }.
table-held = Deine Antwort gilt, sobald die Zeit um ist.
table-type = oder tipp deinen Zug
table-type-send = Spielen
table-signs = Was die Zeichen und Kürzel bedeuten
table-name-you = { $name } (du)
table-codes = Kürzel der Karten
table-is-over = Das Spiel ist zu Ende.

## The end

table-chart = Der Spielstand, Runde um Runde
table-chart-goal = Schluss bei { $goal }
table-chart-round = Runde
table-again = Neues Spiel
table-try-again = Noch einmal versuchen
table-to-original = Zum ursprüng{"\u00AD"}lichen Spiel
table-ready-asked = Noch ein Spiel?
table-ready-waits = Das nächste Spiel beginnt, wenn alle bereit sind:
table-ready-yes = ist bereit
table-ready-not-yet = sieht sich noch das Ergebnis an
table-ready-cancel = Doch nicht
table-waiting-room = In den Warteraum
table-replay = Aufzeich{"\u00AD"}nung ansehen
table-share = Teilen
table-challenge = Freunde heraus{"\u00AD"}fordern
table-look = Den Tisch ansehen
table-result = Das Ergebnis
table-end-second = { $count ->
    [one] Auf dem zweiten Platz: { $names }
   *[other] Gemeinsam auf dem zweiten Platz: { $names }
}, { table-end-behind }.
    .you-names = Du liegst auf dem zweiten Platz, { table-end-behind }.
    .among-names = Gemeinsam auf dem zweiten Platz: { $names }, { table-end-behind }.
table-end-behind = { $unit ->
    [crystals] { $margin ->
        [0] mit gleich vielen Kristallen
        [one] mit einem Kristall Rückstand
       *[other] mit { $margin } Kristallen Rückstand
    }
   *[points] { $margin ->
        [0] punktgleich
        [one] mit einem Punkt Rückstand
       *[other] mit { $margin } Punkten Rückstand
    }
}
table-end-turned = { $name } hat in { $sort ->
    [match] Partie
   *[round] Runde
} { $chapter } endgültig die Führung übernommen.
    .you-name = Du hast in { $sort ->
        [match] Partie
       *[round] Runde
    } { $chapter } endgültig die Führung übernommen.
table-end-led = { $name } lag die ganze Zeit vorn.
    .you-name = Du lagst die ganze Zeit vorn.
table-end-see = Ansehen
table-closed-by-operator = Dieser Tisch wurde geschlossen
report-open = Diese Nachricht von { $name } melden
report-title = Nachricht melden
report-about = Wer diesen Salon betreibt, sieht die Nachricht, die Nachrichten davor und danach und von welchem Platz sie kam. Die anderen erfahren nicht, wer sie gemeldet hat.
report-reason = Was ist damit?
report-reason-abuse = Beleidigungen, Drohungen oder Hass
report-reason-spam = Spam oder Werbung
report-reason-private = Private Angaben über jemanden
report-reason-other = Etwas anderes
report-send = Melden
report-sent = Danke. Die Nachricht ist gemeldet.
