## Spielen

play-welcome = Gib einen Zug ein, `?` für Hilfe, `log` für den bisherigen Verlauf oder `quit` zum Aufhören.
play-help = Gib deinen Zug so ein, wie die letzte Zeile ihn verlangt. `?` und eine Karte erklärt die Karte, `?` und eine Nummer die Regel, `?` nach einer Ablehnung die Regel dahinter. `table` zeigt den Tisch noch einmal, `log` den bisherigen Verlauf, `quit` verlässt das Spiel so, dass du es fortsetzen kannst.
play-why = Mit `?` kannst du Regel { $rule } lesen.
play-guest = Gast
play-bot = Bot { $number }
play-left = Du verlässt den Tisch.
play-saved = Das Spiel ist gespeichert. Weiter geht es mit: { $program } play --resume { $file }
play-kept = Die Aufzeichnung des Spiels: { $file }
play-resumed = Zurück am Tisch, nach { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
} aus { $file }.
ask-choose = Du bist am Zug.

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
simulate-spread = Streuung
simulate-lowest = Minimum
simulate-highest = Maximum
simulate-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-length = Züge pro Partie: im Schnitt { NUMBER($mean, maximumFractionDigits: 1) }, von { $shortest } bis { $longest }
simulate-speed = { NUMBER($moves, maximumFractionDigits: 0) } Züge pro Sekunde ({ NUMBER($seconds, maximumFractionDigits: 2) } s)

## Nachspielen

replay-help = Enter oder `n` geht weiter, `b` zurück; eine Zahl springt an diese Stelle, `first` an den Anfang, `last` ans Ende. `eyes 2` blickt durch die Augen von Sitzplatz 2, `spectator` zeigt, was alle sehen, `open` zeigt alle Karten. `q` beendet.
replay-player = Spieler { $number } ({ $name })
replay-move = Zug { $number }: { $name }, { $move }
replay-hidden-move = Zug { $number }

## Prüfen

verify-whole = { $file }: Die Aufzeichnung ist vollständig und unverändert.
verify-moves = { $moves ->
    [0] In diesem Spiel { $game } hat noch niemand gezogen.
    [one] Der einzige Zug in diesem Spiel { $game } folgt den Regeln.
   *[other] Alle { $moves } Züge in diesem Spiel { $game } folgen den Regeln.
}
verify-result = Das Ergebnis passt zu den Zügen.
verify-unfinished = Das Spiel ist nicht zu Ende und hat kein Ergebnis.
verify-no-promise = Diese Aufzeichnung verspricht nichts über das Austeilen.
verify-commitment = Das Geheimnis hinter dem Austeilen ist das, auf das sich der Server mit { $commitment } festgelegt hat.
verify-deal = Ausgeteilt wurde so, wie es sich aus diesem Geheimnis, Tisch { $table }, Spiel { $number } und den Seeds der Sitzplätze ergibt ({ $seeds }).
verify-seed = Sitzplatz { $seat }: „{ $seed }“
verify-no-seed = Sitzplatz { $seat }: keiner
verify-shown = Die Festlegung ist die, die du gesehen hast; sieh nach, ob auch Tisch und Spiel stimmen.
verify-compare = Vergleiche Festlegung, Tisch und Spiel mit dem, was du vor dem Austeilen gesehen hast.
verify-no-seeds = Kein Sitzplatz hat einen Seed beigesteuert; wer das Geheimnis gezogen hat, konnte sich das Austeilen also aussuchen.
verify-own-seed = Dein eigener Seed hat mitbestimmt, wie ausgeteilt wurde (Sitzplatz { $seat }).
verify-own-none = Sitzplatz { $seat } hat keinen Seed beigesteuert, wie du sagst.
verify-line = { $file }: vollständig, unverändert und nach den Regeln gespielt; das Austeilen passt zur Festlegung { $commitment }.
verify-line-no-promise = { $file }: vollständig, unverändert und nach den Regeln gespielt; über das Austeilen ist nichts versprochen.

## Kartensätze und Versionen

deck-fine = { $file } ist ein vollständiger Kartensatz ({ $digest }).
deck-card = { $copies } × { $card }
version = parlour { $version } · kompiliert: { $compiled ->
    [yes] ja
   *[no] nein
} · Python { $python }

## Hilfe

help-parlour = Ein Kartensalon im Terminal: spielen, simulieren, nachspielen und Regeln lesen.
help-usage = Aufruf:
help-help = Diese Hilfe zeigen.
help-default = (sonst: {"{}"})
help-required = (nötig)
help-commands = Befehle
help-options = Optionen
help-arguments = Argumente
help-lang = Die Sprache: Englisch, Deutsch oder Niederländisch.
help-color = Mit Farben oder ohne.
help-family = Familienfreundliche Namen der Karten.
help-play = Eine Partie gegen Bots spielen.
help-simulate = Bots viele Partien spielen lassen.
help-replay = Eine Aufzeichnung Zug für Zug ansehen.
help-verify = Aufzeichnungen prüfen: vollständig, nach den Regeln gespielt und ausgeteilt, wie der Server es versprochen hat.
help-rules = Die Regeln eines Spiels lesen, oder eine davon.
help-deck-command = Die Karten eines Spiels auflisten oder eine Kartensatzdatei prüfen.
help-version = Die Version nennen, und ob die Spiellogik kompiliert ist.
help-game = Das Spiel, zum Beispiel fzzzt.
help-seats = Wie viele Sitzplätze.
help-play-seats = Wie viele Sitzplätze; sonst drei.
help-bots = Die Bots, random oder easy: einer für alle oder eine Liste mit Kommas, einer für jeden.
help-play-bots = Die Bots der anderen Sitzplätze, random oder easy (sonst easy): einer für alle oder eine Liste mit Kommas.
help-seed = Eine Zahl, die das Austeilen und jeden Zufall bestimmt; derselbe Seed ergibt dieselbe Partie.
help-option = Eine Wahl, die das Spiel anbietet, als name=value.
help-deck = Die Kartensatzdatei einer anderen Auflage.
help-arena = Eine Datei mit einer eigenen Arena, für Spiele, die eine haben.
help-name = Dein Name am Tisch.
help-record = Die Datei für die Aufzeichnung.
help-resume = Die Aufzeichnung einer abgebrochenen Partie.
help-games = Wie viele Partien.
help-workers = Wie viele Prozesse; das Ergebnis hängt nicht davon ab.
help-replay-file = Die Aufzeichnung.
help-eyes = Durch wessen Augen: die Nummer eines Sitzplatzes, spectator oder open.
help-at = Nach welchem Zug es losgeht.
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
error-bad-seats = { $seats } passt nicht als Zahl der Sitzplätze; möglich sind { $least } bis { $most }.
error-bad-seed = { $seed } ist kein Seed; möglich ist eine ganze Zahl von 0 bis { $most }.
error-bad-number = { $value } passt nicht zu { $option }; möglich ist eine ganze Zahl von { $least } bis { $most }.
error-bad-bots = { $found ->
    [one] Ein Bot ist
   *[other] { $found } Bots sind
} für { $count ->
    [one] einen Sitzplatz
   *[other] { $count } Sitzplätze
} genannt; nenne einen für alle oder für jeden einen.
error-no-such-move = Einen Zug { $number } gibt es nicht; die Aufzeichnung hat { $most }.
error-bad-eyes = { $value } hat keine Augen; möglich sind ein Sitzplatz von 1 bis { $most }, spectator oder open.
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
error-fair-seats = Die Aufzeichnung nennt { $found ->
    [one] einen Seed
   *[other] { $found } Seeds
} für { $count ->
    [one] einen Sitzplatz
   *[other] { $count } Sitzplätze
}.
error-fair-none = Die Aufzeichnung verspricht nichts über das Austeilen; es gibt also nichts zu vergleichen.
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
