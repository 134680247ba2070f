## Spielen

play-welcome = Gib einen Zug ein, `?` für Hilfe, `hint` für einen Rat, `log` für den bisherigen Verlauf oder `quit` zum Aufhören.
play-help = Gib deinen Zug so ein, wie die letzte Zeile ihn verlangt. `?` mit einer Karte erklärt die Karte, `?` mit einer Nummer die Regel; `?` allein zeigt nach einer Ablehnung die Regel dahinter. `table` zeigt den Tisch noch einmal, `log` den bisherigen Verlauf, `hint`, was ein Bot der Stufe „hard“ an deiner Stelle täte, `quit` verlässt das Spiel so, dass du es fortsetzen kannst.
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

## Nachspielen

replay-help = Enter oder `n` geht weiter, `b` zurück; eine Zahl springt an diese Stelle, `first` an den Anfang, `last` ans Ende. `eyes 2` zeigt das Spiel aus der Sicht von Sitzplatz 2, `spectator`, was alle sehen, `open` zeigt alle Karten. `q` beendet.
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
analyse-curves = Gewinnchance im Lauf der Partie
analyse-curves-note = So schätzt es vor jeder Entscheidung, wer zuschaut und keine verdeckten Karten sieht; am Ende steht das Ergebnis.
analyse-deciding = Die Momente, die die Partie entschieden
analyse-marks = Züge, die mehr als ein Zehntel verschenkten
analyse-marks-note = Geschätzt nur mit dem, was die Spielenden wussten. `--move` zeigt alle Möglichkeiten eines Zuges.
analyse-no-marks = Kein Zug verschenkte mehr als ein Zehntel. `--move` zeigt alle Möglichkeiten eines Zuges.
analyse-decision = Zug { $number }: was { $name } tun konnte
analyse-knowing = Die Gewinnchance nach jeder Möglichkeit, nur mit dem, was { $name } wusste.
analyse-percent = { NUMBER($value, maximumFractionDigits: 0) } %
analyse-margin = ± { NUMBER($value, maximumFractionDigits: 0) }
analyse-loss = { NUMBER($loss, maximumFractionDigits: 0) } % ({ NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) })
analyse-played = gespielt
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
verify-no-promise = Zu dieser Aufzeichnung gibt es keine Festlegung.
verify-commitment = Das Geheimnis hinter dem Austeilen ist das, auf das sich der Server mit { $commitment } festgelegt hat.
verify-deal = Ausgeteilt wurde so, wie es sich aus diesem Geheimnis, Tisch { $table }, Spiel { $number } und den Seeds der Sitzplätze ergibt ({ $seeds }).
verify-stream = Alle Karten stammen aus einem kryptografischen Zahlenstrom: Niemand konnte aus gesehenen Karten auf verdeckte schließen (Version { $version } des Verfahrens).
verify-small-generator = Alle Karten stammen aus einem kleinen Zufallsgenerator, der kryptografisch nicht sicher ist (Version { $version } des Verfahrens).
verify-seed = Sitzplatz { $seat }: „{ $seed }“
verify-no-seed = Sitzplatz { $seat }: keiner
verify-shown = Die Festlegung ist die, die du gesehen hast; sieh nach, ob auch Tisch und Spiel stimmen.
verify-compare = Vergleiche Festlegung, Tisch und Spiel mit dem, was du vor dem Austeilen gesehen hast.
verify-no-seeds = Kein Sitzplatz hat einen Seed beigesteuert; wer das Geheimnis gezogen hat, konnte sich das Austeilen also aussuchen.
verify-own-seed = Dein eigener Seed hat mitbestimmt, wie ausgeteilt wurde (Sitzplatz { $seat }).
verify-own-none = Sitzplatz { $seat } hat keinen Seed beigesteuert, wie du sagst.
verify-line = { $file }: vollständig, unverändert und nach den Regeln gespielt; das Austeilen passt zur Festlegung { $commitment }.
verify-line-no-promise = { $file }: vollständig, unverändert und nach den Regeln gespielt; ohne Festlegung für das Austeilen.

## Kartensätze und Versionen

deck-fine = { $file } ist ein vollständiger Kartensatz ({ $digest }).
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
help-serve-log-level = Niedrigste protokollierte Stufe: debug, info, warning oder error.
help-forget = Tische löschen, an denen lange nichts mehr geschehen ist.

    Sie werden mit ihrem ganzen Verlauf gelöscht, ob zu Ende gespielt oder nicht; niemand kann an sie zurückkehren. Der Server darf dabei weiterlaufen. Standard ist die SQLite-Datei { $file }.
help-forget-days = Tische löschen, an denen seit so vielen Tagen nichts geschehen ist.
help-forget-records = Auch die Aufzeichnungen ihrer Partien löschen; sonst lassen sie sich weiter ansehen und herunterladen.
help-forget-database = Die URL der Datenbank, wie bei serve. Standard ist die Umgebungsvariable PARLOUR_DATABASE.
help-simulate = Bots viele Partien spielen lassen.
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
help-seed = Eine Zahl, die das Austeilen und jeden Zufall bestimmt; derselbe Seed ergibt dieselbe Partie.
help-option = Eine Option des Spiels, als name=wert.
help-deck = Die Kartensatzdatei einer anderen Auflage.
help-arena = Eine Datei mit einer eigenen Arena, für Spiele, die eine haben.
help-name = Dein Name am Tisch.
help-record = Die Datei für die Aufzeichnung.
help-resume = Die Aufzeichnung einer abgebrochenen Partie.
help-games = Anzahl der Partien.
help-workers = Anzahl der Prozesse; das Ergebnis hängt nicht davon ab.
help-replay-file = Die Aufzeichnung.
help-eyes = Aus wessen Sicht: die Nummer eines Sitzplatzes, spectator oder open.
help-at = Nach welchem Zug es losgeht.
help-analyse-worlds = In wie vielen denkbaren Verteilungen jede Möglichkeit erprobt wird: Mehr dauern länger und sind genauer.
help-analyse-seat = Nur die Entscheidungen dieses Sitzplatzes analysieren.
help-analyse-move = Alle Möglichkeiten dieses Zuges zeigen.
help-analyse-json = Die ganze Analyse als JSON ausgeben.
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
error-bad-eyes = { $value } ist keine Sicht; möglich sind ein Sitzplatz von 1 bis { $most }, spectator oder open.
error-unknown-option = Eine Option { $option } hat das Spiel nicht; zur Wahl steht: { $allowed }.
error-bad-option-value = { $value } passt nicht zur Option { $option }; möglich ist: { $allowed }.
error-option-twice = Die Option { $option } ist doppelt angegeben.
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
error-no-such-record = Eine Aufzeichnung { $record } gibt es nicht.
error-no-such-moment = Eine Stelle { $number } gibt es für diesen Sitzplatz nicht; das Spiel hat { $most } Züge.
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
