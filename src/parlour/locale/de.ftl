## Spielen

play-welcome = Gib einen Zug ein, `?` für Hilfe, `i` für einen Tipp, `log` für den bisherigen Verlauf oder `quit` zum Aufhören.
play-help = Gib als Antwort auf die letzte Zeile deinen Zug ein. `?` mit einer Karte erklärt die Karte, `?` mit einer Nummer die Regel; `?` allein zeigt nach einer Ablehnung die Regel dahinter. `table` zeigt den Tisch noch einmal, `log` den bisherigen Verlauf, `hint` oder `i`, was ein Bot der Stufe „hard“ an deiner Stelle täte, `quit` verlässt das Spiel so, dass du es fortsetzen kannst.
play-hint = Ein Bot der Stufe „hard“ würde spielen: { $move }
play-why = Mit `?` kannst du Regel { $rule } lesen.
play-guest = Gast
play-bot = Bot { $number }
# The reader in a list of players.
you-in-list = du
play-company = { $count ->
    [one] { $names }, ein Bot, spielt mit dir.
   *[other] Mit dir spielen diese Bots: { $names }.
}
preview-room = Spiel Kartenspiele im Browser, mit Freunden oder gegen Bots. Ganz ohne Konto.
preview-invitation = { $name } lädt dich zu { $game } ein
preview-challenge = { $name } fordert dich mit denselben Karten heraus: { $game }
preview-table = Ein Tisch für { $game }
play-left = Du verlässt den Tisch.
play-saved = Das Spiel ist gespeichert. Weiter geht es mit: { $program } play --resume { $file }
play-kept = Die Aufzeichnung des Spiels: { $file }
play-resumed = Zurück am Tisch, nach { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
} aus { $file }.
ask-choose = Du bist am Zug.

## Öffnen

serve-open = Der Salon ist offen: { $url } – Strg-C schließt ihn.
serve-closed = Der Salon ist geschlossen. Auf Wiedersehen!
no-page = Parlour wurde ohne Web-Client gebaut. Programme können hier trotzdem spielen. Für den Web-Client muss Parlour ohne PARLOUR_PAGE=0 neu gebaut werden.
forget-tables = { $count ->
    [0] Kein Tisch ist so alt.
    [one] Ein Tisch wurde gelöscht.
   *[other] { $count } Tische wurden gelöscht.
}
forget-records = { $count ->
    [0] Keine Aufzeichnung wurde gelöscht.
    [one] Eine Aufzeichnung wurde gelöscht.
   *[other] { $count } Aufzeichnungen wurden gelöscht.
}
forget-table = Der Tisch { $table } wurde gelöscht.
forget-record = Die Aufzeichnung { $record } wurde gelöscht.
export-games = { $count ->
    [0] Keine beendete Partie darf ausgewertet werden.
    [one] Eine Partie liegt ohne Namen in { $folder }.
   *[other] { $count } Partien liegen ohne Namen in { $folder }.
}
export-left-out = { $count ->
    [one] Eine Partie wurde ausgelassen, weil im Text ihres eigenen Kartensatzes Namen stehen könnten.
   *[other] { $count } Partien wurden ausgelassen, weil in den Texten ihrer eigenen Kartensätze Namen stehen könnten.
}

## Simulieren

simulate-title = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} { $game } mit { $seats } Sitzplätzen, Seed { $seed }
simulate-scores = Punkte je Sitzplatz
simulate-seat = Sitzplatz
simulate-bot = Bot
simulate-wins = Siege
simulate-shared = Geteilt
simulate-mean = Mittel
simulate-spread = Std.-Abw.
simulate-lowest = Minimum
simulate-highest = Maximum
simulate-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-length = Züge pro Partie: im Schnitt { NUMBER($mean, maximumFractionDigits: 1) }, von { $shortest } bis { $longest }
simulate-speed = { NUMBER($moves, maximumFractionDigits: 0) } Züge pro Sekunde ({ NUMBER($seconds, maximumFractionDigits: 2) } s)
dataset-written = { $rows ->
    [one] Eine Entscheidung
   *[other] { $rows } Entscheidungen
} aus { $games ->
    [one] einer Partie
   *[other] { $games } Partien
} in { $file } geschrieben.
records-written = { $games ->
    [one] Die Aufzeichnung einer Partie
   *[other] Die Aufzeichnungen von { $games } Partien
} in { $file } geschrieben.

## Die Arena

arena-title = { $game } mit { $seats } Sitzplätzen: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} mit { $deals ->
    [one] einer Kartenverteilung
   *[other] { $deals } Kartenverteilungen
}, Seed { $seed }
arena-standings = Tabelle mit 95-%-Intervallen
arena-bot = Bot
arena-rival = Gegner
arena-rating = Wertung
arena-wins = Siege
arena-score = Punkte
arena-time = Zeit
arena-pairs = Direkter Vergleich
arena-ahead = Vorn
arena-difference = Punktunterschied
arena-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-number = { $margin ->
    [none] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[other] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
arena-milliseconds = { NUMBER($value, maximumSignificantDigits: 3) } ms
arena-fair-share = Wären alle Bots gleich stark, gewänne jeder Sitzplatz { NUMBER($value, maximumFractionDigits: 1) } % der Partien. Zeit: Median pro Entscheidung.
arena-verdict = { $answer ->
    [yes] Nach { $deals } Kartenverteilungen entschieden: { $better } ist besser als { $worse }.
    [no] Nach { $deals } Kartenverteilungen entschieden: { $better } ist nicht besser als { $worse }, sondern { $worse } ist besser.
   *[open] Nach { $deals ->
        [one] einer Kartenverteilung
       *[other] { $deals } Kartenverteilungen
    } ist nicht entschieden, ob { $better } besser ist als { $worse }.
}
arena-faults = { $name } hat { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
} verloren: { $kind ->
    [crash] Der Prozess ist abgebrochen
    [error] Es gab einen Fehler im Programm
    [time] Es dauerte zu lange
    [garbage] Die Antwort war kein Zug
    [illegal] Der Zug war nicht erlaubt
    [memory] Der Speicherbedarf war zu groß
    [processes] Es liefen zu viele Prozesse
   *[excluded] Drei in Folge waren schon verloren
}.
arena-written = Der Bericht steht in { $report }, alle Partien stehen in { $file }.
arena-stopped = Nach { $done } von { $total } Kartenverteilungen angehalten. Derselbe Befehl mit --resume macht weiter.

## Bericht der Arena

arena-report-count = { $value }
arena-report-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-report-tick = { NUMBER($value, maximumFractionDigits: 2) }
arena-report-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-report-tick-percent = { NUMBER($value, maximumFractionDigits: 1) } %
arena-report-signed = { $sign ->
    [plus] +{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    [minus] −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[none] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
arena-report-interval = { $low } bis { $high }
arena-report-percent-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-report-milliseconds = { NUMBER($value, maximumSignificantDigits: 3) } ms
arena-report-seconds = { NUMBER($value, maximumSignificantDigits: 3) } s
arena-report-title = Arena-Bericht: { $game }
arena-report-lede = { $deals ->
    [one] Eine Kartenverteilung
   *[other] { $deals } Kartenverteilungen
} von { $game }, reihum auf allen Sitzplätzen gespielt von { $names }: insgesamt { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}.
arena-report-leader = { $settled ->
    [ahead] Die höchste Wertung hat { $name }, mit klarem Vorsprung vor { $other } auf Platz zwei: vorn in { $ahead } der direkten Vergleiche (95-%-Intervall: { $interval }).
    [behind] Die höchste Wertung hat { $name }, unterliegt aber { $other } auf Platz zwei: vorn in nur { $ahead } der direkten Vergleiche (95-%-Intervall: { $interval }).
   *[open] Die höchste Wertung hat { $name }, aber ohne klaren Vorsprung vor { $other } auf Platz zwei: vorn in { $ahead } der direkten Vergleiche (95-%-Intervall: { $interval }).
}
arena-report-fact-seats = Sitzplätze
arena-report-fact-bots = Bots
arena-report-fact-deals = Verteilungen
arena-report-fact-games = Partien
arena-report-fact-seed = Seed
arena-report-fact-options = Optionen
arena-report-fact-deck = Kartensatz
arena-report-fact-think = Bedenkzeit
arena-report-fact-worlds = Denkbare Verteilungen je Entscheidung
arena-report-fact-rules = Version der Regeln
arena-report-fact-version = Version von Parlour
arena-report-deals-of = { $done } von { $total }
arena-report-standard = Standard
arena-report-custom-deck = eigener
arena-report-contents = Inhalt
arena-report-made-with = Erstellt mit Parlour { $version }
arena-report-section-verdict = Urteil
arena-report-section-standings = Rangliste
arena-report-section-pairs = Direkter Vergleich
arena-report-section-scores = Punkte
arena-report-section-times = Zeit pro Entscheidung
arena-report-section-faults = Verlorene Entscheidungen
arena-report-section-games = Sehenswerte Partien
arena-report-section-replays = Partien zum Nachlesen
arena-report-section-repeat = Über diesen Lauf
arena-report-verdict-yes = Ja: { $better } ist besser als { $worse }.
arena-report-verdict-no = Nein: { $worse } ist besser als { $better }.
arena-report-verdict-open = Noch offen: Ob { $better } besser ist als { $worse }, ist nicht entschieden.
arena-report-verdict-evidence = Nach { $deals ->
    [one] einer Verteilung
   *[other] { $deals } Verteilungen
} lag { $better } in { $ahead } der direkten Vergleiche vor { $worse } (95-%-Intervall: { $interval }).
arena-report-verdict-too-early = { $deals ->
    [one] Eine Verteilung ist
   *[other] { $deals } Verteilungen sind
} zu wenig für ein Urteil: Der Test beginnt nach { $first }.
arena-report-note-verdict = Dieses Intervall gilt zu jedem Zeitpunkt; der Lauf darf also enden, sobald es 50 % ausschließt. In höchstens etwa 5 % solcher Läufe ist die Antwort falsch.
arena-report-note-intervals = Unter jedem Wert steht sein 95-%-Intervall. Ein geteilter Sieg zählt zu gleichen Teilen; wären alle Bots gleich stark, gewänne jeder Sitzplatz { $share } der Partien.
arena-report-note-pairs = Wie oft der Bot der Zeile vor dem der Spalte lag, wobei ein Gleichstand halb zählt, und um wie viele Punkte er im Schnitt besser war. Unter jedem Wert steht sein 95-%-Intervall.
arena-report-note-scores = Wie oft welche Punktzahl vorkam. Der Maßstab ist für alle Bots derselbe.
arena-report-note-times = Gezählt sind nur Züge, bei denen es etwas zu entscheiden gab. Die Zeiten hängen vom Rechner ab und davon, was er sonst zu tun hatte.
arena-report-note-faults = Ein Bot verliert eine Entscheidung, wenn er keinen erlaubten Zug liefert. Dann wird für ihn ein zufälliger gespielt.
arena-report-note-replays = Alle Karten liegen offen. Um eine Partie im Terminal Zug für Zug anzusehen, lade ihre Aufzeichnung herunter und gib den Befehl daneben ein.
arena-report-note-repeat = Dieser Befehl spielt mit derselben Version von Parlour dieselben Partien noch einmal. Nur Bots, die eine bestimmte Zeit lang nachdenken, entscheiden womöglich anders.
arena-report-note-method = Jede Verteilung wird in jeder Besetzung reihum auf allen Sitzplätzen gespielt, so dass alle Bots dieselben Karten bekommen. Die Partien einer Verteilung haben dieselben Karten und zählen als eine Beobachtung: Alle Intervalle sind die von Mittelwerten über Verteilungen, nach der Student-t-Verteilung.
arena-report-note-ratings = Die Wertung berücksichtigt alle Plätze einer Partie, nach dem Plackett-Luce-Modell von OpenSkill. Alle beginnen bei 25; nur Unterschiede zählen.
arena-report-method = Wie die Zahlen zu lesen sind
arena-report-limits = Grenzen für Bots, die nicht zu Parlour gehören: { NUMBER($seconds) } s pro Entscheidung, { $memory } MB Speicher, { $processes } Prozesse.
arena-report-kind-house = eingebauter Bot
arena-report-kind-python = Python-Bot
arena-report-kind-program = Programm
arena-report-head-place = Rang
arena-report-head-bot = Bot
arena-report-head-rating = Wertung
arena-report-head-victories = Siege
arena-report-head-score = Mittlere Punktzahl
arena-report-head-games = Partien
arena-report-head-decisions = Entscheidungen
arena-report-head-faults = Verloren
arena-report-head-lowest = Minimum
arena-report-head-quarter = 1. Quartil
arena-report-head-median = Median
arena-report-head-three-quarters = 3. Quartil
arena-report-head-highest = Maximum
arena-report-head-mean = Mittel
arena-report-head-most = 95 % innerhalb von
arena-report-head-slowest = Langsamste
arena-report-head-reason = Grund
arena-report-head-count = Anzahl
arena-report-head-of-decisions = Anteil
arena-report-chart-ratings = Wertungen
arena-report-chart-victories = Anteil der Siege
arena-report-chart-scores = Punkte von { $name }
arena-report-chart-times = Median, 95 % und langsamste, logarithmisch
arena-report-about-ratings = Die Wertung jedes Bots mit ihrem 95-%-Intervall. { $told }
arena-report-about-victories = Der Anteil der Siege jedes Bots mit seinem 95-%-Intervall. { $told }
arena-report-about-scores = Ein Histogramm von { $low } bis { $high } Punkten; das Mittel ist { $mean }.
arena-report-about-times = Für jeden Bot der Median, die Zeit, in der er 95 % seiner Entscheidungen traf, und seine langsamste Entscheidung. { $told }
arena-report-fair-share = fairer Anteil { $share }
arena-report-mean = Mittel { $value }
arena-report-points = { $points } Punkte
arena-report-bar = { $range ->
    [one] { $low } Punkte: { $share }
   *[several] { $low } bis { $high } Punkte: { $share }
}
arena-report-more-better = Mehr Punkte sind besser.
arena-report-fewer-better = Weniger Punkte sind besser.
arena-report-mark-ahead = vorn (Intervall über 50 %)
arena-report-mark-behind = zurück (Intervall unter 50 %)
arena-report-mark-open = offen (Intervall enthält 50 %)
arena-report-mark-mean = Mittel
arena-report-mark-median = Median
arena-report-mark-most = 95 % der Entscheidungen dauerten höchstens so lange
arena-report-mark-slowest = langsamste Entscheidung
arena-report-fault-crash = abgestürzt
arena-report-fault-error = Fehler ausgelöst
arena-report-fault-time = zu lange gebraucht
arena-report-fault-garbage = nicht mit einem Zug geantwortet
arena-report-fault-illegal = unerlaubten Zug gewählt
arena-report-fault-memory = zu viel Speicher belegt
arena-report-fault-processes = zu viele Prozesse gestartet
arena-report-fault-excluded = nach drei verlorenen Entscheidungen in Folge ausgeschlossen
arena-report-examples = Beispiele
arena-report-example = { $name }, { $reason } (Partie { $number }, Zug { $move }):
arena-report-lost = Zufälliger Zug, denn der Bot hat diese Entscheidung verloren: { $why }.
arena-report-game = Partie { $number }, Verteilung { $deal }
arena-report-why-upset = Eine Überraschung: { $name } gewann, bei einer Chance von nur { $chance } laut Wertung.
arena-report-why-victory = Ein klarer Sieg: { $name } gewann mit { $lead ->
    [one] einem Punkt
   *[other] { $lead } Punkten
} Vorsprung.
arena-report-why-faults = { $count ->
    [one] Eine Entscheidung ging verloren.
   *[other] { $count } Entscheidungen gingen verloren.
}
arena-report-score = { $name } auf Sitzplatz { $number }: { $score }
arena-report-winner = gewonnen
arena-report-result = Ergebnis
arena-report-read = Zug für Zug lesen
arena-report-download = { $file } herunterladen

## Nachspielen

replay-help = Enter oder `n` geht weiter, `b` zurück; eine Zahl springt an diese Stelle, `first` an den Anfang, `last` ans Ende. `viewer 2` zeigt das Spiel aus der Sicht von Sitzplatz 2, `spectator`, was alle sehen, `open` zeigt alle Karten. `q` beendet.
replay-player = Spieler { $number } ({ $name })
replay-move = Zug { $number }: { $name }, { $move }
replay-hidden-move = Zug { $number }

## Analysieren

analyse-title = { $game }: { $decisions ->
    [0] kein Zug hatte eine Alternative.
    [one] eine Entscheidung, jede Möglichkeit in { $worlds } denkbaren Verteilungen erprobt
   *[other] { $decisions } Entscheidungen, jede Möglichkeit in { $worlds } denkbaren Verteilungen erprobt
}
analyse-stopped = Nach { $done } von { $total } Entscheidungen abgebrochen. Derselbe Befehl macht dort weiter.
analyse-curves = Gewinnchance im Lauf des Spiels
analyse-curves-note = So schätzt es vor jeder Entscheidung, wer zuschaut und keine verdeckten Karten sieht; am Ende steht das Ergebnis.
analyse-deciding = Die Momente, die das Spiel entschieden
analyse-marks = Züge, die mehr als 10 Prozentpunkte kosteten
analyse-marks-note = Geschätzt nur mit dem, was die Spielenden wussten. `--move` zeigt alle Möglichkeiten eines Zuges.
analyse-no-marks = Kein Zug kostete mehr als 10 Prozentpunkte. `--move` zeigt alle Möglichkeiten eines Zuges.
analyse-decision = Zug { $number }: was { $name } tun konnte
analyse-knowing = Die Gewinnchance nach jeder Möglichkeit mit ihrer Fehlerspanne (95 %), nur mit dem, was { $name } wusste.
analyse-percent = { NUMBER($value, maximumFractionDigits: 0) } %
analyse-margin = ± { NUMBER($value, maximumFractionDigits: 0) }
analyse-loss = { NUMBER($loss, maximumFractionDigits: 0) } % ({ NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) })
analyse-played = gespielt
analyse-as-good = gespielt, keine klar besser
analyse-best = am besten
analyse-other = {" "}
analyse-head-move = Zug
analyse-head-player = Spieler
analyse-head-played = Gespielt
analyse-head-best = Am besten
analyse-head-chance = Chance
analyse-head-margin = 95 %
analyse-head-loss = Verschenkt
analyse-head-start = Anfang
analyse-head-curve = Verlauf
analyse-head-end = Ende
analyse-head-whose = Chance von
analyse-head-before = Vorher
analyse-head-after = Nachher
analyse-head-choice = Möglichkeit
analyse-head-bar = {" "}
analyse-head-sign = {" "}

## Prüfen

verify-whole = { $file }: Die Aufzeichnung ist vollständig und unverändert.
verify-moves = { $moves ->
    [0] In diesem Spiel { $game } hat noch niemand gezogen.
    [one] Der einzige Zug in diesem Spiel { $game } folgt den Regeln.
   *[other] Alle { $moves } Züge in diesem Spiel { $game } folgen den Regeln.
}
verify-result = Das Ergebnis passt zu den Zügen.
verify-unfinished = Das Spiel ist nicht zu Ende und hat kein Ergebnis.
verify-no-commitment = Zu dieser Aufzeichnung gibt es keine Festlegung.
verify-commitment = Das Geheimnis hinter dem Austeilen ist das, auf das sich der Server mit { $commitment } festgelegt hat.
verify-deal = Ausgeteilt wurde so, wie es sich aus diesem Geheimnis, Tisch { $table }, Spiel { $number } und den Seeds der Sitzplätze ergibt ({ $seeds }).
verify-stream = Alle Karten stammen aus einem kryptografischen Zahlenstrom: Niemand konnte aus gesehenen Karten auf verdeckte schließen (Version { $version } des Verfahrens).
verify-small-generator = Alle Karten stammen aus einem kleinen Zufallsgenerator, der kryptografisch nicht sicher ist (Version { $version } des Verfahrens).
verify-seed = Sitzplatz { $seat }: „{ $seed }“
verify-no-seed = Sitzplatz { $seat }: keiner
verify-shown = Die Festlegung ist die, die du gesehen hast; sieh nach, ob auch Tisch und Spiel stimmen.
verify-compare = Vergleiche Festlegung, Tisch und Spiel mit dem, was du vor dem Austeilen gesehen hast.
verify-no-seeds = Kein Sitzplatz hat einen Seed beigesteuert; der Server hätte sich die Karten also aussuchen können.
verify-own-seed = Dein eigener Seed hat mitbestimmt, wie ausgeteilt wurde (Sitzplatz { $seat }).
verify-own-none = Sitzplatz { $seat } hat keinen Seed beigesteuert, wie du sagst.
verify-line = { $file }: vollständig, unverändert und nach den Regeln gespielt; das Austeilen passt zur Festlegung { $commitment }.
verify-line-no-commitment = { $file }: vollständig, unverändert und nach den Regeln gespielt; ohne Festlegung für das Austeilen.

## Kartensätze und Versionen

deck-fine = { $file } ist ein gültiger Kartensatz ({ $digest }).
deck-card = { $copies } × { $card }
version = parlour { $version } · kompiliert: { $compiled ->
    [yes] ja
   *[no] nein
} · Python { $python }

## Hilfe

help-parlour = Ein Kartensalon: im Terminal spielen, Tische für Browser öffnen, simulieren, nachspielen und Regeln lesen.
help-usage = Aufruf:
help-help = Diese Hilfe zeigen.
help-default = (Standard: {"{}"})
help-required = (erforderlich)
help-commands = Befehle
help-options = Optionen
help-arguments = Argumente
placeholder-address = ADRESSE
placeholder-args = ARGUMENTE
placeholder-bot = BOT
placeholder-command = BEFEHL
placeholder-days = TAGE
placeholder-file = DATEI
placeholder-folder = ORDNER
placeholder-game = SPIEL
placeholder-kind = ART
placeholder-level = STUFE
placeholder-name = NAME
placeholder-names = NAMEN
placeholder-network = NETZ
placeholder-options = OPTIONEN
placeholder-rule = REGEL
placeholder-seconds = SEKUNDEN
placeholder-text = TEXT
placeholder-value = WERT
help-lang = Die Sprache: Englisch, Deutsch oder Niederländisch.
help-color = Farben ein- oder ausschalten.
help-family = Familienfreundliche Kartennamen verwenden.
help-play = Eine Partie gegen Bots spielen.
help-serve = Den Salon im Netz öffnen, für Browser und Bots.

    Niemand braucht ein Konto: Wer den Link eines Tisches hat, kann mitspielen. Jeder Zug steht in der Datenbank, bevor ihn jemand sieht; bei einem Neustart geht also nichts verloren. Standard ist die SQLite-Datei { $file }. Mit --database lassen sich eine andere Datei (sqlite:///DATEI) oder PostgreSQL (postgresql://NUTZER:PASSWORT@HOST/NAME) angeben; PostgreSQL können sich mehrere Prozesse und Rechner teilen.

    Hinter einem Reverse-Proxy sind --proxy und --allowed-host nötig, und der Proxy muss WebSockets weiterleiten. Die Adresse erscheint auf der Standardausgabe, das Protokoll auf der Fehlerausgabe, ein JSON-Objekt pro Zeile.
help-serve-host = Die Adresse, an der der Server lauscht. Mit 127.0.0.1 erreicht nur dieser Rechner den Salon; 0.0.0.0 öffnet ihn für das Netz.
help-serve-port = Der Port, an dem der Server lauscht; bei 0 wird ein freier gewählt.
help-serve-database = Die URL der Datenbank, SQLite oder PostgreSQL, wie oben beschrieben. Standard ist die Umgebungsvariable PARLOUR_DATABASE.
help-serve-workers = Anzahl der Serverprozesse. Mehr als einer setzt PostgreSQL voraus; jeder kann jeden Tisch bedienen.
help-serve-allowed-host = Ein Hostname, auf den der Server antwortet, oder *.NAME für alle Subdomains; mehrfach möglich. Ohne diese Angabe ist jeder Name erlaubt; lauscht der Server nur lokal, nur Namen wie localhost. Im öffentlichen Internet sollte hier der eigene stehen.
help-serve-origin = Ein weiterer Ursprung (https://NAME), dessen Seiten Sockets öffnen und etwas ändern dürfen; mehrfach möglich. Die eigenen Seiten dürfen es immer.
help-serve-proxy = Adresse oder Netz eines vertrauenswürdigen Reverse-Proxys, * für alle; mehrfach möglich. Nur ein solcher darf die Adresse des Clients angeben. Limits gelten pro Adresse; ohne diese Angabe zählen alle hinter dem Proxy als eine.
help-serve-page = Der Ordner eines anderen Web-Clients: index.html, alles Übrige in assets. Er wird einmal beim Start gelesen.
help-serve-bot-workers = Anzahl der Bot-Prozesse für jeden von --workers.
help-serve-bot-seconds = Sekunden, nach denen ein Bot, der nicht zieht, abgebrochen wird, zusätzlich zu --think.
help-serve-think = Bedenkzeit je Entscheidung in Sekunden für Bots, die sich Zeit nehmen, etwa hard; 0.01 bis 60.
help-serve-analyses = Wie viele beendete Partien jeder von --workers gleichzeitig analysiert; 0 bietet keine Analysen an.
help-serve-analysis-worlds = In wie vielen denkbaren Verteilungen eine Analyse jede Möglichkeit erprobt.
help-serve-pace = Mindestdauer eines Bot-Zuges in Sekunden, damit man folgen kann; 0 für keine.
help-serve-message-size = Höchstlänge einer Socket-Nachricht in Zeichen; 0 für unbegrenzt.
help-serve-messages = Nachrichten pro Sekunde und Socket, kurzzeitig auch mehr; 0 für unbegrenzt.
help-serve-connections = Offene Sockets pro Adresse, dazu ebenso viele Verbindungen für Anfragen; 0 für unbegrenzt.
help-serve-total-connections = Höchstzahl offener Verbindungen pro Serverprozess.
help-serve-tables = Neue Tische pro Stunde und Adresse; 0 für unbegrenzt.
help-serve-requests = HTTP-Anfragen pro Minute und Adresse; 0 für unbegrenzt.
help-serve-notice-delay = Sekunden, die Mitspielende Zeit haben, von selbst zurückzukommen, bevor ihnen gesagt wird, dass sie am Zug sind.
help-serve-notice-network = Netz, in das Benachrichtigungen außer ins öffentliche Internet geschickt werden dürfen, etwa das eines eigenen ntfy-Servers; mehrfach möglich. Adressen darin dürfen auch http benutzen.
help-serve-push-service = Hostname eines Push-Dienstes, dem außer denen der üblichen Browser vertraut wird, oder *.NAME für alle seine Subdomains; mehrfach möglich.
help-serve-contact = Deine Kontaktadresse, die auf der Datenschutzseite steht und an Push-Dienste geht: mailto:ADRESSE oder https://SEITE. Ohne sie bekommen Push-Dienste die Adresse der Seite.
help-serve-smtp = Host und Port des Mailservers für Benachrichtigungen als HOST:PORT; ohne ihn gibt es keine Benachrichtigungen per Mail. Sein Passwort steht in der Umgebungsvariable PARLOUR_SMTP_PASSWORD oder in der Datei, die PARLOUR_SMTP_PASSWORD_FILE nennt.
help-serve-smtp-tls = Verschlüsselung der Verbindung zum Mailserver: starttls, implicit, oder none für einen Server auf demselben Rechner.
help-serve-smtp-user = Benutzername beim Mailserver; leer, wenn er keinen braucht.
help-serve-smtp-sender = Mailadresse, von der Benachrichtigungen kommen.
help-serve-keep-tables = Tische löschen, die so viele Tage niemand benutzt hat, samt Chat; 0 behält sie für immer.
help-serve-keep-records = Aufzeichnungen löschen, die älter als so viele Tage sind, sobald ihr Tisch gelöscht ist; 0 behält sie für immer.
help-serve-log-level = Niedrigste protokollierte Stufe: debug, info, warning oder error.
help-forget = Tische löschen, an denen lange nichts mehr geschehen ist, oder einen einzelnen Tisch oder eine einzelne Aufzeichnung.

    Sie werden mit ihrem ganzen Verlauf gelöscht, ob zu Ende gespielt oder nicht; niemand kann an sie zurückkehren. Der Server darf dabei weiterlaufen. Standard ist die SQLite-Datei { $file }.
help-forget-days = Tische löschen, an denen seit so vielen Tagen nichts geschehen ist.
help-forget-table = Diesen Tisch löschen: seine Züge, Namen und den Chat.
help-forget-record = Diese Aufzeichnung und ihre Analyse löschen. Ihr Tisch muss vorher gelöscht werden.
help-forget-records = Auch die Aufzeichnungen ihrer Partien löschen; sonst lassen sie sich weiter ansehen und herunterladen.
help-forget-database = Die URL der Datenbank, wie bei serve. Standard ist die Umgebungsvariable PARLOUR_DATABASE.
help-export = Beendete Partien, die ausgewertet werden dürfen, ohne Namen in Dateien schreiben.

    Geschrieben werden nur Partien von Tischen, die mit dieser Einwilligung eröffnet wurden, und zwar als Aufzeichnungen: Aus den Spielern wird „human“ oder die Stufe eines Bots. Namen, Chat, Seeds der Spieler und Kennungen der Tische sind nicht enthalten. Standard ist die SQLite-Datei { $file }.
help-export-out = Der Ordner für die Aufzeichnungen, den es noch nicht geben darf: eine Datei für jedes Spiel, jede Anzahl von Sitzplätzen und jede Auswahl von Optionen.
help-simulate = Bots viele Partien spielen lassen.
help-simulate-out = Alle Partien auch in eine neue Datei schreiben: .parquet ergibt eine Tabelle mit einer Zeile je Entscheidung, .jsonl eine Aufzeichnung je Zeile.
help-arena-command = Bots unter gleichen Bedingungen gegeneinander spielen lassen und herausfinden, welcher besser ist.

    Jede Kartenverteilung wird einmal mit jedem Bot an jedem Sitzplatz gespielt, damit alle gleich viel Glück haben. Partien, Bericht und Tabellen werden in Dateien geschrieben.
help-dataset = Aufzeichnungen in eine Tabelle mit einer Zeile je Entscheidung umwandeln, als Parquet-Datei.

    Eine Zeile enthält, was an diesem Sitzplatz bekannt war, was möglich war, was getan wurde und wie die Partie dort ausging. Alle Partien müssen beendet sein und die gleichen Regeln, Optionen und gleich viele Sitzplätze haben.
help-dataset-files = Die Aufzeichnungen: .json für eine einzelne, .jsonl für eine je Zeile oder für die Partien eines Turniers, oder ein Ordner mit solchen Dateien.
help-dataset-out = Die neue Datei mit der Endung .parquet.
help-replay = Eine Aufzeichnung Zug für Zug ansehen.
help-analyse = Für jede Entscheidung schätzen, wie gut jede Möglichkeit war – nur mit dem, was man am Platz wusste.

    Eine abgebrochene Analyse geht weiter, wenn der Befehl noch einmal gegeben wird.
help-verify = Aufzeichnungen prüfen: vollständig, nach den Regeln gespielt und ausgeteilt, wie der Server es festgelegt hat.
help-rules = Die Regeln eines Spiels lesen, oder eine davon.
help-deck-command = Die Karten eines Spiels auflisten oder eine Kartensatzdatei prüfen.
help-version = Die Version anzeigen, und ob die Spiellogik kompiliert ist.
help-game = Das Spiel, zum Beispiel fzzzt.
help-seats = Anzahl der Sitzplätze.
help-play-seats = Anzahl der Sitzplätze (Standard: drei).
help-bots = Die Bots, nach Stärke: random, easy, normal oder hard. Ein Name für alle oder eine Liste mit Kommas, je Sitzplatz einer.
help-play-bots = Die Bots der anderen Sitzplätze, nach Stärke: random, easy, normal (Standard) oder hard. Ein Name für alle oder eine Liste mit Kommas.
help-think = Bedenkzeit je Entscheidung in Sekunden für Bots, die sich Zeit nehmen, etwa hard; 0.01 bis 60.
help-worlds = In wie vielen denkbaren Verteilungen Bots, die sich Zeit nehmen, ihre Möglichkeiten vergleichen, statt --think; derselbe Seed ergibt dann auf jedem Rechner dieselben Partien.
help-seed = Eine Zahl, die das Austeilen und jeden Zufall bestimmt; derselbe Seed ergibt dieselbe Partie.
help-option = Eine Option des Spiels, als name=wert.
help-deck = Die Kartensatzdatei einer anderen Auflage.
help-arena = Eine Datei mit einer eigenen Arena, für Spiele, die eine haben.
help-name = Dein Name am Tisch.
help-record = Die Datei für die Aufzeichnung.
help-resume = Die Aufzeichnung einer abgebrochenen Partie.
help-games = Anzahl der Partien.
help-workers = Anzahl der Prozesse; das Ergebnis hängt nicht davon ab.
help-arena-bots = Die Bots, durch Kommas getrennt. Sind es so viele wie Sitzplätze, spielen alle zusammen, und ein Name darf mehrmals vorkommen. Sind es mehr, spielt jede Auswahl.
help-arena-bot = Ein eigener Bot, auch mehrmals: modul:Klasse oder "cmd:BEFEHL" für ein Programm in jeder Sprache. NAME=… gibt ihm einen Namen.
help-arena-games = Mindestzahl der Partien; jede Kartenverteilung wird zu Ende gespielt.
help-arena-until = Aufhören, sobald das entschieden ist, zum Beispiel "hard>normal".
help-arena-time = So viele Sekunden hat ein eigener Bot für eine Entscheidung.
help-arena-memory = So viele Megabyte Speicher darf ein eigener Bot belegen.
help-arena-out = Die Datei für alle Partien; Bericht und Tabellen heißen ebenso. Ohne Angabe arena-SPIEL.jsonl.
help-arena-resume = Das Turnier in dieser Datei fortsetzen.
help-arena-workers = Anzahl der Prozesse; ändert nichts am Ergebnis. Ohne Angabe so viele, wie es Kerne gibt.
help-engine = Wo gespielt wird: auf diesem Rechner oder in einem Ray-Cluster.
help-address = Die Adresse des Ray-Clusters; ohne sie wird auf diesem Rechner einer gestartet.
help-replay-file = Die Aufzeichnung.
help-viewer = Aus wessen Sicht: die Nummer eines Sitzplatzes, spectator oder open.
help-at = Nach diesem Zug beginnen.
help-analyse-worlds = In wie vielen denkbaren Verteilungen jede Möglichkeit erprobt wird: Mehr dauern länger und sind genauer.
help-analyse-seat = Nur die Entscheidungen dieses Sitzplatzes analysieren.
help-analyse-move = Nur diesen Zug analysieren und alle seine Möglichkeiten zeigen.
help-analyse-json = Die Analyse als JSON ausgeben.
help-analyse-fresh = Frühere Ergebnisse verwerfen und neu anfangen.
help-verify-files = Die Aufzeichnungen.
help-commitment = Die Festlegung, die du vor dem Spiel gesehen hast.
help-own-seed = Der Seed, den du beigesteuert hast; "", wenn du keinen hattest.
help-own-seat = Dein Sitzplatz, gezählt ab 1.
help-rule = Die Nummer einer Regel, zum Beispiel F-11.
help-check = Stattdessen diese Kartensatzdatei prüfen.
help-toml = Den Kartensatz als Datei ausgeben, als Grundlage für deinen eigenen.

## Fehler

error-usage = Der Befehl wurde nicht verstanden: { $problem }.
error-file = { $file } lässt sich nicht verwenden: { $problem }.
error-unknown-game = Ein Spiel namens { $name } gibt es nicht; zur Wahl steht: { $known }.
error-unknown-bot = Einen Bot namens { $name } gibt es für { $game } nicht; zur Wahl steht: { $known }.
error-bot-broke-rule = Der Bot { $name } hat die Aktion { $action } gewählt, die nicht erlaubt ist.
error-unknown-rule = Eine Regel { $number } gibt es nicht.
error-unknown-card = Eine Karte { $card } gibt es nicht.
error-not-a-move = „{ $text }“ ist hier kein Zug.
error-not-legal = Das geht jetzt nicht.
error-unknown-language = Eine Sprache { $language } gibt es nicht; zur Wahl steht: { $known }.
error-which-game = Welches Spiel? Zum Beispiel: parlour play fzzzt
error-bad-seats = { $seats } ist keine zulässige Anzahl von Sitzplätzen; möglich sind { $least } bis { $most }.
error-bad-seed = { $seed } ist kein Seed; möglich ist eine ganze Zahl von 0 bis { $most }.
error-bad-number = { $value } passt nicht zu { $option }; möglich ist eine ganze Zahl von { $least } bis { $most }.
error-bad-seconds = { $value } passt nicht zu { $option }; möglich sind { $least } bis { $most } Sekunden, zum Beispiel 2.5.
error-bad-bots = { $found ->
    [one] Ein Bot ist
   *[other] { $found } Bots sind
} für { $count ->
    [one] einen Sitzplatz
   *[other] { $count } Sitzplätze
} genannt; nenne einen für alle oder für jeden einen.
error-no-such-move = Einen Zug { $number } gibt es nicht; die Aufzeichnung hat { $most }.
error-analyse-no-choice = Zug { $number } wurde nicht analysiert: Es gab nichts zu wählen, oder ein anderer Sitzplatz war am Zug.
error-bad-viewer = { $value } ist keine Sicht; möglich sind ein Sitzplatz von 1 bis { $most }, spectator oder open.
error-unknown-option = Eine Option { $option } hat das Spiel nicht; zur Wahl steht: { $allowed }.
error-bad-entrant = { $entrant } ist kein Bot; möglich sind ein Name, modul:Klasse oder cmd:BEFEHL.
error-bad-entrant-name = { $name } kann kein Name eines Bots sein; möglich sind bis zu { $most } Buchstaben, Ziffern, Punkte, Binde- und Unterstriche.
error-bad-run-name = { $file } muss auf { $ending } enden: Bericht und Tabellen heißen ebenso, nur mit anderen Endungen.
error-bad-import = Der Bot { $path } lässt sich nicht laden: { $problem }.
error-no-bot-processes = Bots, die nicht zu Parlour gehören, wie { $name }, können unter Windows nicht in der Arena spielen.
error-no-such-program = Das Programm { $program } gibt es auf diesem Rechner nicht.
error-entrant-twice = Zwei verschiedene Bots heißen { $name }; einer braucht einen anderen Namen, zum Beispiel { $name }2=…
error-too-few-entrants = Nötig sind zwei bis { $most } verschiedene Bots mit --bots oder --bot.
error-bad-question = { $question } ist keine Frage zu den Bots ({ $known }); möglich ist zum Beispiel "hard>normal".
error-run-exists = { $file } gibt es schon. --resume setzt das Turnier fort, --out wählt eine andere Datei.
error-run-differs = In { $file } stehen die Partien eines anderen Turniers. Nötig sind die gleichen Optionen wie zuvor oder mit --out eine andere Datei.
error-run-heading = Das ist keine Datei der Arena: { $problem }.
error-run-line = Zeile { $number } der Datei ist beschädigt: { $problem }.
error-workers-lost = Arbeitsprozesse sind { $count }-mal in Folge abgebrochen; vielleicht fehlt Speicher.
error-option-of-other-engine = { $option } gibt es bei der Engine { $engine } nicht.
error-missing-extra = { $what } ist nicht installiert; installiere es mit: pip install "{ $package }"
error-bad-model = { $file } ist kein Modell von Parlour oder beschädigt.
error-unreadable-model = { $file } lässt sich nicht lesen: { $problem }.
error-bad-model-name = { $file } heißt nicht wie ein Modell, zum Beispiel fzzzt-2-net.onnx.
error-bad-models-folder = Der Ordner für Modelle { $folder } lässt sich nicht lesen: { $problem }.
error-model-of-other-game = { $file } spielt { $found }, nicht { $game }.
error-model-of-other-seats = { $file } spielt mit { $found } Plätzen, nicht mit { $seats }.
error-model-of-other-deck = { $file } wurde mit einem anderen Kartensatz trainiert.
error-model-of-other-version = { $file } stammt von Parlour { $version }, das dieses Spiel anders darstellt; trainiere ein neues Modell.
error-no-model-for-seats = { $name } spielt { $game } nur mit { $known } Plätzen, nicht mit { $seats }.
error-bad-checkpoint = { $file } ist kein Zwischenstand eines Trainings oder beschädigt.
error-other-checkpoint = { $file } stammt aus einem Training für ein anderes Spiel oder eine andere Zahl von Plätzen als { $game } mit { $seats }.
error-checkpoint-of-other-options = { $file } stammt aus einem Training mit anderen Optionen, die wieder anzugeben sind: { $options }.
error-training-exists = { $file } gibt es schon; mach mit --resume { $checkpoint } weiter oder wähle ein anderes --name oder --out.
error-training-over = { $file } hat schon { $minutes } Minuten Training hinter sich; --minutes zählt von Anfang an.
error-ray-unreachable = Der Ray-Cluster ist nicht erreichbar: { $problem }.
error-ray-node-unfit = Ein Knoten des Ray-Clusters ist dafür nicht eingerichtet: { $problem }.
error-bad-option-value = { $value } passt nicht zur Option { $option }; möglich ist: { $allowed }.
error-option-twice = Die Option { $option } ist doppelt angegeben.
error-options-exclude = { $one } und { $other } schließen einander aus: Es geht nur eines von beiden.
error-no-option-file = { $game } hat keine Option { $option }, die eine Datei beschreiben könnte.
error-resume-alone = Eine fortgesetzte Partie geht weiter, wie sie war: Neben --resume geht nur --name.
error-record-exists = { $file } gibt es schon; eine neue Partie braucht eine neue Datei.
error-record-taken = { $file } wurde inzwischen von anderer Seite geändert; diese Partie geht nicht weiter, und die Datei bleibt, wie sie ist.
error-record-finished = Die Partie in { $file } ist zu Ende; du kannst sie dir ansehen mit: parlour replay { $file }
error-record-not-resumable = Die Aufzeichnung { $file } stammt nicht von `parlour play`, daher kann niemand die Partie fortsetzen.
error-record-not-json = Die Aufzeichnung ist beschädigt: Sie ist kein gültiges JSON.
error-record-field = Ein Wert in der Aufzeichnung passt nicht: { $problem }.
error-record-changed = Die Aufzeichnung wurde nachträglich verändert: Ihre Prüfsumme stimmt nicht.
error-record-too-large = Die Aufzeichnung ist größer als { $most } Bytes.
error-record-version = Die Aufzeichnung entstand mit Version { $found } der Regeln von { $game }; hier gilt Version { $known }.
error-record-deck = Die Aufzeichnung entstand mit einem anderen Kartensatz.
error-record-move = Zug { $number } der Aufzeichnung, „{ $move }“, ist nicht erlaubt.
error-record-result = Das Ergebnis in der Aufzeichnung passt nicht zu ihren Zügen.
error-record-twice = Diese Aufzeichnung kommt zweimal vor; ein Datensatz enthält jede Partie nur einmal.
error-record-unfinished = Die Partie ist nicht zu Ende, also haben ihre Entscheidungen noch kein Ergebnis.
error-no-records = Hier gibt es keine Aufzeichnungen.
error-dataset-mix = Alle Partien eines Datensatzes müssen gleichartig sein; anders als die erste { $what ->
    [game] gehört diese zu einem anderen Spiel
    [deck] hat diese einen anderen Kartensatz
    [seats] hat diese eine andere Anzahl von Sitzplätzen
   *[options] hat diese andere Optionen
}.
error-over-at-the-deal = { $deals } Partien mit diesen Optionen waren schon nach dem Geben zu Ende.
error-no-tensors = { $game } liefert keine Beobachtungen.
error-bad-out-name = { $file } hat keine bekannte Endung; möglich: { $endings }.
error-out-exists = { $file } gibt es schon; wähle mit --out einen anderen Namen.
error-fair-commitment = Es wurde nicht fair ausgeteilt, oder die Aufzeichnung ist gefälscht: Ihr Geheimnis ist nicht das, auf das sich der Server festgelegt hat.
error-fair-seed = Es wurde nicht fair ausgeteilt, oder die Aufzeichnung ist gefälscht: Die Karten ergeben sich nicht aus dem Geheimnis und den Seeds der Sitzplätze.
error-fair-version = Die Karten wurden nach Version { $found } des Verfahrens ausgeteilt; dieses Parlour kennt nur Versionen bis { $known }.
error-fair-seats = Die Aufzeichnung nennt { $found ->
    [one] einen Seed
   *[other] { $found } Seeds
} für { $count ->
    [one] einen Sitzplatz
   *[other] { $count } Sitzplätze
}.
error-fair-none = Zu der Aufzeichnung gibt es keine Festlegung, also auch nichts zu vergleichen.
error-fair-other-commitment = In der Aufzeichnung hat sich der Server auf { $found } festgelegt; das ist nicht, was du gesehen hast.
error-fair-own-seed = In der Aufzeichnung ist der Seed von Sitzplatz { $seat } „{ $found }“, nicht „{ $seed }“.
error-bad-commitment = { $value } ist keine Festlegung; das wären 64 hexadezimale Ziffern.
error-seed-and-seat = --seed und --seat gehören zusammen: was du beigesteuert hast und wo du gesessen hast.
error-file-too-large = Die Datei ist größer als { $most } Bytes.
error-file-not-text = Die Datei ist kein Text in UTF-8.
error-file-not-toml = Die Datei ist kein gültiges TOML: { $problem }.
error-file-too-deep = Die Listen in der Datei sind zu tief verschachtelt.
error-file-field = Ein Wert in der Datei passt nicht: { $problem }.
error-no-other-decks = { $game } lässt sich nicht mit einem anderen Kartensatz spielen.
error-position-field = Ein Wert in der Stellung passt nicht: { $problem }.
error-position-random = Der Zustand des Zufallsgenerators in der Stellung ist beschädigt.
error-position-deck = Die Stellung gehört zu einem anderen Kartensatz.
error-position-card = Die Stellung nennt { $card }, doch diese Karte gibt es im Kartensatz nicht.
error-position-count = Die Stellung enthält { $card } { $found }-mal, der Kartensatz { $count }-mal.
error-position-seat = Die Stellung nennt Sitzplatz { $seat }, doch dort sitzt niemand.
error-position-memory = Ein Gedächtnis in der Stellung ist beschädigt.
error-empty-move = Gib einen Zug ein.
error-no-such-seat = Einen Sitzplatz { $seat } gibt es nicht.
error-no-such-action = Eine Aktion { $action } gibt es nicht.
error-not-your-turn = Du bist nicht am Zug.
error-game-over = Das Spiel ist zu Ende.

## Fehler des Servers

error-bad-database = Das ist nicht die URL einer Datenbank; möglich ist sqlite:///DATEI oder postgresql://NUTZER:PASSWORT@HOST/NAME.
error-database-file = { $file } lässt sich nicht als Datenbank verwenden: { $problem }.
error-database-silent = Unter { $address } antwortet kein PostgreSQL.
error-database-login = PostgreSQL unter { $address } verweigert { $user } die Anmeldung: Nutzer oder Passwort ist falsch.
error-database-missing = PostgreSQL unter { $address } hat keine Datenbank { $database }; lege sie zuerst an.
error-database-refuses = PostgreSQL unter { $address } lehnt ab: { $problem }.
error-database-read-only = { $database } ist schreibgeschützt, aber der Server muss hineinschreiben können.
error-database-in-use = { $file } wird gerade von einem anderen Server benutzt. Eine SQLite-Datei gehört immer nur einem Server; für mehrere nimm PostgreSQL.
error-database-newer = Die Datenbank stammt von einer neueren Version von Parlour; diese hier kann sie nicht lesen.
error-workers-need-postgresql = Mehr als ein Prozess setzt PostgreSQL voraus; gib es mit --database an. SQLite erlaubt nur einen Prozess.
error-bad-page = { $folder } ist nicht der Ordner eines Web-Clients: Dort liegt keine index.html.
error-no-such-address = Dieser Rechner hat keine Adresse { $host }, an der er lauschen könnte.
error-port-taken = Port { $port } ist schon belegt; wähle mit --port einen anderen.
error-port-not-allowed = An Port { $port } darfst du nicht lauschen; wähle mit --port einen über 1023.
error-wrong-host = Auf den Namen { $host } hört dieser Server nicht.
error-foreign-origin = Eine Seite von { $origin } darf hier nichts ändern.
error-server-error = Auf dem Server ist etwas schiefgegangen; das liegt an uns, nicht an dir. Bitte versuch es noch einmal.
error-storage =
    { $problem ->
        [full] Die Festplatte des Servers ist voll.
        [locked] Ein anderes Programm hat die Datenbank gesperrt.
        [read-only] Der Server darf nicht in seine Datenbank schreiben.
       *[other] Die Datenbank antwortet gerade nicht.
    } Bitte versuch es noch einmal.
error-bad-request = Die Anfrage wurde nicht verstanden: { $problem }.
error-bad-message = Die Nachricht wurde nicht verstanden: { $problem }.
error-no-such-page = Unter dieser Adresse gibt es nichts.
error-slow-body = Die Anfrage war nach { $seconds } Sekunden noch nicht vollständig.
error-too-fast = Das war zu viel auf einmal; warte einen Moment.
error-no-analyses = Dieser Server bietet keine Analysen an.
error-too-many-analyses = Von einer Adresse aus lassen sich höchstens { $most } Analysen pro Stunde starten; versuch es später noch einmal.
error-analyses-busy = Zu viele Partien warten auf ihre Analyse; versuch es später noch einmal.
error-too-many-tables = Mehr als { $most } Tische pro Stunde lassen sich von einer Adresse nicht eröffnen; versuch es später wieder.
error-too-much-talk = Du schreibst zu schnell; warte einen Moment.
error-no-lesson = Von { $game } gibt es keine Einführungspartie.
error-no-such-table = Einen Tisch { $table } gibt es nicht.
error-no-such-code = Unter dem Code { $given } wartet kein Tisch. Codes gelten, bis das Spiel beginnt.
error-too-many-codes = Zu viele Codes ausprobiert; warte eine Minute.
error-no-such-hand-over = Dieser Code ist falsch, schon benutzt oder abgelaufen. Lass dir auf dem anderen Gerät einen neuen geben.
error-nothing-to-hand-over = Es gibt kein angefangenes Spiel zum Mitnehmen.
error-too-many-hand-overs = Mehr als { $most } Codes pro Stunde lassen sich von einer Adresse nicht anfordern; versuch es später wieder.
error-forget-what = Sag, was gelöscht werden soll: entweder --days oder --table oder --record.
error-bad-id = { $value } ist keine gültige Kennung für { $option }; gib sie so an, wie sie im Link steht.
error-table-still-there = Den Tisch { $table } gibt es noch, und er würde die Aufzeichnung wieder schreiben. Lösche beides mit --table { $table } --records.
error-no-such-record = Eine Aufzeichnung { $record } gibt es nicht.
error-no-such-moment = Eine Stelle { $number } gibt es für diesen Sitzplatz nicht; das Spiel hat { $most } Züge.
error-moment-over = An dieser Stelle ist das Spiel vorbei. Geh zu einem früheren Zug zurück.
error-table-closed = Wer diesen Salon betreibt, hat den Tisch geschlossen.
error-muted = Du kannst im Moment nichts schreiben: Wer diesen Salon betreibt, hat deinen Anschluss stummgeschaltet, noch für { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}.
error-no-such-line = Diese Nachricht ist zu alt, um sie zu melden.
error-own-line = Deine eigene Nachricht kannst du nicht melden.
error-no-reports = In diesem Salon können keine Nachrichten gemeldet werden.
error-too-many-reports = Von einer Adresse können höchstens { $most } Nachrichten pro Stunde gemeldet werden; versuch es später noch einmal.
error-no-such-report = Eine solche offene Meldung gibt es nicht.
error-no-admin-token = Das darf nur, wer diesen Salon betreibt.
error-wrong-admin-token = Das ist nicht das Token für die Verwaltung.
error-too-many-tokens = Zu viele falsche Token; warte eine halbe Minute.
error-mute-whom = Gib entweder einen Absender oder eine Adresse an.
error-bad-address = { $given } ist keine IP-Adresse.
error-bad-admin-token = Das Token für die Verwaltung braucht { $least } bis { $most } Zeichen ohne Leerzeichen, davon mindestens acht verschiedene; erzeuge eines mit: openssl rand -hex 32
error-no-secret = Das darf nur, wer das Geheimnis eines Sitzplatzes vorweist.
error-wrong-secret = Dieser Sitzplatz gehört jetzt jemand anderem oder war nie deiner.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-not-the-host = Wer den Tisch leitet, lässt sich nicht von Sitzplatz { $seat } entfernen.
error-only-watching = Du siehst nur zu; setz dich, um mitzuspielen.
error-already-open = Auf dieser Verbindung ist schon ein Tisch offen; ein anderer Tisch braucht eine andere Verbindung.
error-not-open = Öffne zuerst einen Tisch.
error-bad-name = Ein Name braucht sichtbare Zeichen.
error-stacked-marks = Über und unter einem Buchstaben eines Namens dürfen höchstens { $most } Zeichen stehen.
error-name-taken = An diesem Tisch heißt schon jemand { $name } oder so, dass es gleich aussieht.
error-bad-player-seed = Ein Seed darf nur sichtbare Zeichen enthalten.
error-bad-line = Die Nachricht enthält keinen sichtbaren Text.
error-unknown-phrase = Den Satz { $phrase } gibt es nicht; zur Wahl steht: { $known }.
error-no-seat = Einen Sitzplatz { $seat } gibt es nicht; der Tisch hat { $most }.
error-seat-taken = Sitzplatz { $seat } ist besetzt.
error-seat-open = Auf Sitzplatz { $seat } sitzt niemand.
error-table-full = Alle Sitzplätze sind besetzt.
error-seats-open = { $count ->
    [one] Ein Sitzplatz ist noch frei.
   *[other] { $count } Sitzplätze sind noch frei.
}
error-already-started = Das Spiel hat schon begonnen.
error-not-started = Das Spiel hat noch nicht begonnen.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-paused = Das Spiel ist pausiert.
error-nothing-to-pause = Es läuft kein Spiel, das pausiert werden könnte.
error-not-paused = Das Spiel ist nicht pausiert.
error-resting = Für diesen Sitzplatz spielt gerade ein Bot.
error-not-resting = Für diesen Sitzplatz spielt kein Bot.
error-not-away = Diese Person ist nicht abwesend.
error-stale-version = Am Tisch hat sich inzwischen etwas geändert; sieh noch einmal hin, bevor du wählst.
error-future-version = Du hast auf Version { $version } des Tisches geantwortet, aber er ist erst bei { $known }.
error-already-answered = Du hast schon geantwortet; deine Antwort gilt, sobald die Zeit um ist.
error-nothing-to-undo = Du hast keinen Zug, der sich zurücknehmen lässt; sobald etwas aufgedeckt wurde, geht es nicht mehr.
error-undo-pending = Es möchte schon jemand Züge zurücknehmen.
error-no-hint-among-people = Tipps gibt es nur, wenn alle anderen am Tisch Bots sind.
error-no-hint = Für diese Entscheidung gibt es keinen Tipp.
error-no-undo = Niemand wartet auf deine Zustimmung.
error-table-must-agree = An diesem Tisch übernimmt ein Bot nur, wenn die Zeit abgelaufen ist und alle anderen zustimmen.
error-not-late = Platz { $seat } hat noch Zeit oder ist nicht gefragt.
error-you-are-late = Deine eigene Zeit ist um. Entscheide zuerst, dann kannst du über andere abstimmen.
error-already-agreed = Du hast schon zugestimmt.
error-late-without-clock = Ohne Uhr läuft niemandem die Zeit ab; darauf kann der Tisch nicht warten.
error-same-deal-for-all = Hier spielen andere dieselben Karten. Darum gibt es keine Tipps, keine Vertretung und keine Zuschauer, nichts wird zurückgenommen, und es bleibt bei einer Partie.
error-day-over = Das Spiel vom { $day } kann nicht mehr begonnen werden.
error-day-not-over = Das Spiel vom { $day } wird vielleicht noch gespielt. Sobald feststeht, dass der Tag vorbei ist, lassen sich die Partien ansehen.
error-no-such-day = Es gibt kein Spiel vom { $day }.
error-no-such-challenge = Diese Herausforderung gibt es nicht.
error-own-challenge = Das ist deine eigene Herausforderung: Du kennst die Karten. Schick den Link jemand anderem.
error-own-cards = Du hast diese Karten schon gespielt: Sie stammen aus einem deiner Spiele.
error-no-deal-to-repeat = Die Karten dieser Partie lassen sich nicht noch einmal spielen.
error-no-person-there = Auf Sitzplatz { $seat } hat kein Mensch gespielt.
error-other-rules = Diese Partie wurde nach früheren Regeln gespielt; ihre Karten lassen sich nicht noch einmal spielen.
error-too-many-challenges = Das sind zu viele Herausforderungen; höchstens { $most } pro Stunde sind möglich.
error-bad-notice-url = An diese Adresse lassen sich keine Benachrichtigungen schicken. Sie muss mit https:// beginnen und darf keinen Benutzernamen enthalten.
error-bad-notice-address = An { $host } lassen sich keine Benachrichtigungen schicken: Den Namen gibt es nicht, oder er liegt nicht im öffentlichen Internet.
error-unknown-push-service = { $host } ist kein Push-Dienst, den dieser Server kennt.
error-bad-push-keys = Die Schlüssel der Push-Anmeldung des Browsers sind ungültig.
error-bad-mail-address = Das ist keine Mailadresse.
error-no-mail-here = Dieser Server verschickt keine Mails.
error-mail-failed = Die Mail mit dem Code ließ sich nicht verschicken. Prüfe die Adresse oder versuche es später noch einmal.
error-too-many-mails = Das sind zu viele Mails; versuche es in einer Stunde wieder.
error-too-many-notices = Das sind zu viele Anfragen nach Benachrichtigungen; versuche es in einer Stunde wieder.
error-too-many-subscriptions = Ein Platz kann höchstens { $most } Adressen für Benachrichtigungen haben.
error-no-such-subscription = Diese Benachrichtigungen sind schon abgestellt.
error-not-confirmed = Die Adresse muss zuerst mit dem Code aus der Mail bestätigt werden.
error-wrong-code = Das ist nicht der Code aus der Mail.
error-notice-failed = { $status ->
    [0] Die Benachrichtigung ließ sich nicht zustellen: Es kam keine Antwort.
   *[other] Die Benachrichtigung ließ sich nicht zustellen: Die Antwort war { $status }.
}
error-unknown-time-zone = Die Zeitzone { $zone } gibt es nicht.
error-bad-quiet-hours = Ruhezeiten müssen zu verschiedenen Zeiten beginnen und enden.
error-smtp-without-sender = Zu --smtp gehört auch die Option --smtp-sender.
error-smtp-password-in-clear = Ein Passwort wird dem Mailserver nur verschlüsselt geschickt: Nimm --smtp-tls starttls oder implicit.

## Benachrichtigungen

notice-title = { $game }: Du bist am Zug
notice-turn = Die anderen warten auf dich.
notice-turn-time = Du hast noch { $time }.
notice-turn-late = Deine Zeit ist abgelaufen, und die anderen warten auf dich.
notice-test = So erfährst du, dass du am Zug bist.
notice-stop-link = Keine Mails mehr: { $link }
notice-stop = Möchtest du keine Mails mehr zu diesem Spiel?
notice-stop-button = Keine Mails mehr
notice-stopped = Du bekommst keine Mails mehr zu diesem Spiel.
notice-confirm-title = { $game }: dein Code
notice-confirm =
    Dein Code ist { $code }.

    Gib ihn am Tisch ein, dann bekommst du eine Mail, sobald du am Zug bist. Wenn du das nicht wolltest, ignoriere diese Mail: Es kommt keine weitere.

## Kurze Sätze

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-your-turn = Du bist dran.
phrase-well-played = Gut gespielt!
phrase-ouch = Autsch!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-one-moment = Einen Moment, bitte.
phrase-again = Noch ein Spiel?
phrase-good-game = Das war ein schönes Spiel!
