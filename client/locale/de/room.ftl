## The room

room-guest = Gast { $number }
room-skip = Zum Inhalt
room-home = Parlour: zur Lobby
room-pages = Seiten
room-rules = Regeln
room-cards = Karten
room-today = Heute
room-daily = Spiel des Tages
room-challenge = Herausforderung
room-games = Deine Spiele
room-privacy = Datenschutz
room-admin = Salonverwaltung
room-name = Dein Name
room-you-play-as = Du spielst als
room-name-about = Alle am Tisch sehen ihn. Du brauchst kein Konto.
room-keep = Übernehmen
room-language = Sprache
room-close = Schließen
room-tell-me = Sag mir, wann ich dran bin
room-cancel = Abbrechen
room-done = Fertig
room-copy = Kopieren
room-copied = Kopiert
room-copy-by-hand = Der Text ist markiert: kopiere ihn mit deinem Browser.
room-retry = Noch einmal versuchen
room-to-lobby = Zur Lobby
take-title = Hier weiterspielen
room-loading = Einen Moment …
room-not-loaded = Diese Seite ließ sich nicht laden
room-broken = Auf dieser Seite ist etwas schiefgegangen
room-broken-about = Das ist unser Fehler, nicht deiner. Dein Spiel ist auf dem Server sicher.
room-no-answer = Der Server antwortet nicht.
room-tries-again = Neuer Versuch läuft automatisch …
room-no-memory = Dieser Browser merkt sich nichts; wenn du die Seite schließt, ist dein Platz verloren.

## Games

game-fzzzt = Fzzzt!
game-frantic = FRANTIC
game-flautz = FLAUTZ!

## The lobby

lobby-title = Spiele zur Auswahl
lobby-title-turn = { $count ->
    [one] ● Du bist dran · Parlour
   *[other] ● Du bist an { $count } Tischen dran · Parlour
}
lobby-about-fzzzt = Ersteigere Roboter, ehe das Band rast.
lobby-about-frantic = Werde alle Karten los, während alles schiefgeht.
lobby-about-flautz = Webe deinen Zauber, ehe der Kristall da ist.
lobby-seats-from-to = { $least } bis { $most } Personen
lobby-players = { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
lobby-seconds = { $count } s
lobby-minutes = { $count } min
lobby-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
lobby-minutes-range = { $least }–{ $most } min
lobby-minutes-about = etwa { $least } bis { $most } Minuten gegen Bots
lobby-play-now = Sofort spielen
lobby-dealing = Es wird ausgeteilt …
lobby-invite = Freunde einladen
lobby-first-game = Erstes Spiel
lobby-own-choices = angepasst
lobby-change = { $game }: Personen, Bots und mehr wählen
lobby-welcome = Neu hier?
lobby-welcome-about = Ein erstes Spiel erklärt sich dir beim Spielen:
lobby-unfinished = Deine angefangenen Spiele
lobby-continue = Weiterspielen
lobby-other-device = Auf anderem Gerät weiterspielen
lobby-with = mit { $names }
lobby-more-games = { $count ->
    [one] ein weiteres
   *[other] { $count } weitere
}
lobby-state-turn = Du bist dran
lobby-state-playing = Läuft
lobby-state-paused = Pausiert
lobby-state-rests = Ein Bot spielt für dich
lobby-state-waiting = Wartet auf Mitspieler
lobby-state-ready = Kann losgehen
lobby-time-left = noch { $time }
lobby-open-tables = Offene Tische
lobby-people-waiting = { $count ->
    [one] eine Person sucht ein Spiel
   *[other] { $count } Personen suchen ein Spiel
}
lobby-no-open-tables = Gerade sucht niemand Gesellschaft. Öffne einen Tisch für alle, dann steht er hier.
lobby-open-one = Tisch öffnen
lobby-join = Mitspielen
lobby-free-of = { $free ->
    [0] kein Platz frei
    [one] einer von { $count } Plätzen frei
   *[other] { $free } von { $count } Plätzen frei
}
lobby-join-by-link = Mit Code beitreten
lobby-link-of-table = Code oder Link des Tisches
lobby-go-there = Los
lobby-no-such-link = Diesen Tisch gibt es hier nicht.
lobby-watch = Zuschauen
lobby-nothing-to-watch = Gerade läuft kein öffentliches Spiel.
lobby-finished = Kürzlich gespielt
lobby-replay = Ansehen
lobby-show-all = Alle { $count } zeigen
lobby-show-fewer = Weniger zeigen

## A new table

lobby-new-table = { $game }: ein neuer Tisch
lobby-game = Spiel
lobby-seats = Personen
lobby-level = Bots
lobby-level-random = zufällig
lobby-level-easy = leicht
lobby-level-normal = mittel
lobby-level-hard = schwer
lobby-level-about-random = Sie spielen, was ihnen in die Finger kommt.
lobby-level-about-easy = Sie spielen vernünftig und sind zu schlagen.
lobby-level-about-normal = Sie wägen ab. Wer gewinnen will, muss aufpassen.
lobby-level-about-hard = Sie denken über jede Entscheidung nach. Wer gewinnen will, auch.
lobby-more-choices = Mehr Auswahl
lobby-as-usual = Alles Standard
lobby-yes = ja
lobby-no = nein
lobby-own = eigene
lobby-from-to = { $least } bis { $most }
lobby-option-frantic-limit = Länge
lobby-help-frantic-limit = Bei wie vielen Strafpunkten das Spiel endet; bei vielen Personen sind es weniger.
lobby-choice-frantic-limit-short = kurz
lobby-choice-frantic-limit-medium = mittel
lobby-choice-frantic-limit-long = lang
lobby-own-frantic-limit = eigenes Limit
lobby-number-frantic-limit = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
lobby-option-frantic-family = Familienfreundliche Namen
lobby-help-frantic-family = Die unhöfliche Karte bekommt einen höflichen Namen, für alle am Tisch.
lobby-option-flautz-goal = Wer gewinnt
lobby-help-flautz-goal = Wer zuerst drei Kristalle hat, oder wer nach einer Zahl von Partien die meisten Punkte hat.
lobby-choice-flautz-goal-crystals = drei Kristalle
lobby-own-flautz-goal = Partien
lobby-number-flautz-goal = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
lobby-option-flautz-arena = Arena
lobby-help-flautz-arena = Wie lang eine Partie ist, und aus welcher Reihe in jeder Runde Karten genommen werden.
lobby-choice-flautz-arena-classic = klassisch
lobby-choice-flautz-arena-swift = schnell
lobby-choice-flautz-arena-long = lang
lobby-own-flautz-arena = eigene
lobby-item-flautz-arena-any = beliebig
lobby-item-flautz-arena-air = Luft
lobby-item-flautz-arena-ground = Boden
lobby-place = Feld { $number }
lobby-place-more = Ein Feld mehr
lobby-place-fewer = Ein Feld weniger
lobby-clock = Uhr
lobby-clock-none = Keine Uhr
lobby-clock-a-move = { $time } pro Zug
lobby-clock-a-game = { $time } pro Spiel
lobby-clock-a-game-more = { $time } pro Spiel und { $more } pro Zug
lobby-clock-kind-none = keine
lobby-clock-kind-move = pro Zug
lobby-clock-kind-game = pro Spiel
lobby-clock-kind-slow = in Tagen
lobby-clock-about-none = Alle nehmen sich die Zeit, die sie brauchen.
lobby-clock-about-move = Ist die Zeit um, trifft ein Bot diese eine Entscheidung.
lobby-clock-about-game = Alle haben diese Zeit für alle Entscheidungen; ist sie um, entscheidet ein Bot.
lobby-clock-about-slow = Alle kommen für ihren Zug wieder. Lass dir sagen, wann du dran bist.
lobby-clock-time-move = Für jeden Zug
lobby-clock-time-game = Für das ganze Spiel
lobby-clock-increment = Zusätzlich für jeden Zug
lobby-late = Nach Ablauf der Zeit
lobby-late-wait = das Spiel wartet
lobby-late-bot = ein Bot entscheidet
lobby-late-about-wait = Kein Bot übernimmt von selbst. Alle anderen zusammen können einen weiterspielen lassen.
lobby-late-about-bot = Ein Bot trifft diese eine Entscheidung, die nächste gehört wieder dir.
lobby-window = Reaktionszeit
lobby-window-about = So lange dürfen alle außer der Reihe antworten, zum Beispiel mit „Counterattack“.
lobby-window-none = ohne Zeitlimit
lobby-stand-in = Vertretung
lobby-stand-in-about = Spielt für alle, die gehen, weg sind oder einen Bot spielen lassen.
lobby-public = Öffentlich
lobby-public-about = Der Tisch steht in der Liste: alle dürfen mitspielen, zuschauen und das Spiel später ansehen.
lobby-only-watch = Nur zuschauen
lobby-only-watch-about = Bots oder Freunde spielen, und du siehst zu.
lobby-study = Spiele dürfen ohne Namen ausgewertet werden
lobby-study-about = Karten und Züge dürfen für die Forschung weitergegeben werden, nie Namen oder Chat. Wer dazukommt, erfährt es; später lässt es sich nicht ändern.
lobby-watch-bots = Bots zuschauen
lobby-seed = Dein eigener Seed
lobby-seed-about = Ein paar Wörter deiner Wahl bestimmen das Mischen mit; so kann niemand ausgesucht haben, wer welche Karten bekommt.
lobby-deck = Ein anderer Kartensatz
lobby-deck-about = Eine Kartensatzdatei mit anderen Karten.
lobby-deck-choose = Datei wählen
lobby-deck-remove = Entfernen
lobby-deck-unreadable = Diese Datei lässt sich nicht lesen.

## A table that waits

lobby-table-of = Ein Tisch für { $game }
lobby-invited = { $name } lädt dich zu { $game } ein
lobby-invite-others = Andere einladen
lobby-send-link = Schick diesen Link
lobby-link = Der Link dieses Tisches
lobby-link-local = Nur dieser Rechner kann diesen Link öffnen. Um mit anderen in deinem Netz zu spielen, starte Parlour mit --host 0.0.0.0.
lobby-scan = Oder lass sie scannen
lobby-qr = QR-Code für { $link }
lobby-say-code = Oder den Code ansagen
lobby-no-account = Freunde brauchen kein Konto, nur einen Namen.
lobby-share = Teilen
lobby-e-mail = E-Mail
lobby-share-text = Komm, spiel { $game } mit mir!
lobby-seats-title = Plätze
lobby-bot = Bot { $number }
lobby-named-bot = { $name } ({ $level })
lobby-host = leitet den Tisch
lobby-seat-open = Freier Platz
lobby-seat-state-open = Wartet auf jemanden
lobby-seat-state-you = Du
lobby-seat-state-here = Ist da
lobby-seat-state-away = Gerade nicht da
lobby-seat-state-result = Sieht sich noch das Ergebnis an
lobby-seat-state-bot = Spielt automatisch
lobby-seat-state-program = Ein Programm, verbunden
lobby-seat-state-program-away = Ein Programm, noch nicht verbunden
lobby-at-seat = auf Platz { $number }
lobby-add-bot = Bot dazu
lobby-add-program = Platz für ein Programm freihalten …
lobby-level-of = Stärke von { $name }
lobby-remove = Entfernen
lobby-remove-sure = Wirklich entfernen?
lobby-sit-here = Hier setzen
lobby-program-about = Halte den Platz für ein Programm frei, das du oder jemand anders geschrieben hat.
lobby-program-name = Name des Programms
lobby-program-keep = Platz freihalten
lobby-token = Token
lobby-token-about = Mit diesem Token nimmt { $name } Platz. Es wird nur jetzt gezeigt.
lobby-choices = Auswahl
lobby-fair = Faires Austeilen
lobby-fair-about = Der Server hat seinen Teil des Mischens festgelegt, bevor sich jemand gesetzt hat, und zeigt die Festlegung hier an. Nach dem Spiel können es alle prüfen.
lobby-commitment = Festlegung für Spiel { $number }
lobby-seeds = Eigene Seeds
lobby-seeds-none = noch niemand
lobby-seed-add = Hinzufügen
lobby-company = { $people ->
    [0] Niemand
    [one] Eine Person
   *[other] { $people } Personen
}{ $bots ->
    [0] {"."}
    [one] , ein Bot.
   *[other] , { $bots } Bots.
}
lobby-bots-fill = { $count ->
    [one] Ein Platz ist frei: startest du jetzt, setzt sich ein Bot dorthin.
   *[other] { $count } Plätze sind frei: startest du jetzt, setzen sich Bots dorthin.
}
lobby-all-seated = Alle sitzen.
lobby-not-ready = { $names }: noch beim letzten Ergebnis. Du kannst warten oder den Platz frei machen.
lobby-start = Starten
lobby-start-with-bots = Mit Bots starten
lobby-you-sit = Du hast einen Platz.
lobby-host-starts = Wer den Tisch leitet, startet das Spiel.
lobby-name-starts = { $name } startet das Spiel.
lobby-leave = Aufstehen
lobby-leave-sure = Wirklich gehen?
lobby-sit-down = Hinsetzen
lobby-study-told = Die Spiele an diesem Tisch dürfen ohne Namen ausgewertet werden: Karten und Züge, nie Namen oder Chat.
lobby-or-watch = Oder schau dem Spiel einfach zu.
lobby-full = Alle Plätze sind besetzt.

## Rules

rules-of = Regeln von { $game }
rules-games = Regeln der Spiele
rules-all-cards = Alle Karten
rules-goal = Das Ziel:
rules-overview = So läuft es ab
rules-index = Inhalt
rules-print = Drucken
rules-card-back = eine verdeckte Karte
rules-unknown = Ein Spiel namens { $game } gibt es hier nicht
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Das sagt keine Regel.
    [one] Eine Regel
   *[other] { $count } Regeln
}
rules-chapter-fzzzt-set-up = Vorbereitung
rules-chapter-fzzzt-preparation = Eine Runde beginnt
rules-chapter-fzzzt-auction = Eine Auktion
rules-chapter-fzzzt-clean-up = Aufräumen
rules-chapter-fzzzt-scoring = Wertung
rules-chapter-frantic-round = Spiel und Runde
rules-chapter-frantic-matching = Was auf was passt
rules-chapter-frantic-specials = Spezialkarten
rules-chapter-frantic-events = Ereignisse
rules-chapter-frantic-all-events = Die zwanzig Ereignisse
rules-chapter-flautz-match = Eine Partie
rules-chapter-flautz-spells = Zauber
rules-chapter-flautz-flautz = FLAUTZ!
rules-chapter-flautz-winning = Gewinnen

## Cards

gallery-title = Alle Karten
gallery-of = Die Karten von { $game }
gallery-deck = { $cards } Karten, davon { $different } verschiedene. Wähle eine, um alles über sie zu lesen.
gallery-games = Karten der Spiele
gallery-all = Alle
gallery-facet-kind = Art
gallery-facet-colour = Farbe
gallery-facet-number = Zahl
gallery-facet-value = Wert
gallery-facet-symbol = Bauteil
gallery-facet-power = Energie
gallery-shown = { $count ->
    [one] Eine Karte zu sehen
   *[other] { $count } Karten zu sehen
}
gallery-copies = { $count ->
    [one] einmal im Stapel
   *[other] { $count }-mal im Stapel
}
gallery-place = { $place } von { $count }
gallery-previous = Vorige
gallery-next = Nächste
gallery-rules = In den Regeln

## Settings

settings-title = Einstellungen
settings-size = Schriftgröße
settings-size-small = Klein
settings-size-normal = Normal
settings-size-large = Groß
settings-size-largest = Sehr groß
settings-you = Du
settings-tables = Am Tisch
settings-sound = Ton
settings-about-sound = Ein paar leise Töne zu dem, was geschieht.
settings-volume = Lautstärke
settings-percent = { $count } %
settings-pace = Tempo
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-pace-instant = Sofort
settings-motion = Bewegung
settings-about-motion = Karten fliegen von da, wo sie waren, dahin, wo sie hinkommen.
settings-confirm = Jede Karte bestätigen
settings-about-confirm = Bevor eine Karte gespielt wird, wird noch einmal gefragt.
settings-family = Familienfreundliche Namen
settings-about-family = Unhöfliche Karten haben höfliche Namen, nur für dich.
settings-text = Textansicht
settings-about-text = Überschriften, Listen und Knöpfe statt des Bildes: für Screenreader gemacht.
settings-app = Parlour als App
settings-app-about = Dann startet Parlour vom Startbildschirm wie jede andere App, in einem eigenen Fenster.
settings-app-in-menu = Wähle im Teilen-Menü deines Browsers „Zum Home-Bildschirm“. Dann startet Parlour wie jede andere App.
settings-app-install = Installieren
settings-devices = Andere Geräte
settings-devices-about = Deine angefangenen Spiele kannst du auf ein anderes Handy oder einen anderen Computer mitnehmen. Spielen kannst du dann auf beiden.
settings-take = Code eines anderen Geräts eingeben
settings-memory = Dieser Browser
settings-memory-about = Name, Einstellungen, die Schlüssel zu deinen Plätzen und deine Spiele bleiben nur in diesem Browser.
settings-forget = Alles vergessen
settings-forget-sure = Wirklich? Deine Spiele sind dann verloren, auch angefangene
settings-licences = Schriften und Programme anderer auf dieser Seite und ihre Lizenzen
settings-kept = Übernommen.
settings-forgotten = Alles wurde gelöscht.

## The list of keys

keys-title = Tasten
keys-Enter = Eingabe
keys-Space = Leertaste
keys-Home = Pos 1
keys-End = Ende
keys-PageUp = Bild ↑
keys-PageDown = Bild ↓
keys-everywhere = Überall
keys-use = zu jedem Bedienelement gehen und es benutzen
keys-list = diese Liste
keys-close = ein Fenster schließen
keys-table = Am Tisch
keys-hand = von Karte zu Karte in deiner Hand
keys-explain = die ausgewählte Karte erklären
keys-skip = den vorgemerkten Zug zurücknehmen oder die Animation überspringen
keys-hint = um einen Tipp bitten: was täte ein Bot der Stufe „schwer“? (nur gegen Bots)
keys-tabs = zwischen Verlauf, Stand und Chat wechseln
keys-log = von Zeile zu Zeile im Verlauf, und sie ausklappen
keys-fzzzt-bid = das Gebot abgeben oder vormerken
keys-frantic-draw = eine Karte ziehen
keys-frantic-pass = passen
keys-frantic-sort = die Hand sortieren
keys-frantic-answer = die Karte spielen, die dazwischengeht
keys-flautz-swap = die gewählten Karten tauschen oder den Tausch vormerken
keys-flautz-focus = Fokus
keys-flautz-call = FLAUTZ! rufen
keys-flautz-clear = neu wählen
keys-replay = In einer Wiederholung
keys-replay-step = einen Zug zurück oder weiter
keys-replay-mark = zur Runde, Partie oder Auktion davor oder danach
keys-replay-ends = zum Anfang oder zum Ende
keys-replay-what-if = von hier weiterspielen

## Nowhere

nowhere-title = Hier ist nichts
nowhere-about = Vielleicht ist der Link vertippt oder zu alt.
