## The deal of the day

duplicates-about-short = dieselben Karten für alle
duplicates-about = Jeden Tag gibt es zu jedem Spiel dieselben Karten für alle, gegen dieselben Bots. Jeder Browser hat einen Versuch, ohne Tipps und ohne etwas zurückzunehmen. Gewertet wird dein Punktestand, wenn das Spiel noch am selben Tag endet.
duplicates-left = Um Mitternacht UTC (in { $time }) gibt es neue Karten. Dann lassen sich die Spiele ansehen; das beste können alle sehen, mit dem Namen, unter dem es gespielt wurde.
duplicates-more = Regeln und Ergebnisse
duplicates-action-new = Spielen
duplicates-action-running = Weiterspielen
duplicates-action-done = Dein Ergebnis
duplicates-action-gone = Details
duplicates-action-closed = Rückblick
duplicates-played = { $count ->
    [0] Noch niemand hat es zu Ende gespielt.
    [one] Eine Person hat es zu Ende gespielt.
   *[other] { $count } Personen haben es zu Ende gespielt.
}
duplicates-played-then = { $count ->
    [0] Niemand hat es am selben Tag zu Ende gespielt.
    [one] Eine Person hat es am selben Tag zu Ende gespielt.
   *[other] { $count } Personen haben es am selben Tag zu Ende gespielt.
}
duplicates-better-than = Besser als { $percent } % der anderen
duplicates-first = Bisher hast nur du es zu Ende gespielt.
duplicates-alone = Sonst hat es niemand zu Ende gespielt.
duplicates-own = { $score } Punkte, Platz { $place } von { $count } an deinem Tisch.
duplicates-not-counted = Dein Spiel endete erst nach seinem Tag und zählt darum in der Verteilung nicht mit.
duplicates-distribution = Wie viele wie viele Punkte haben
duplicates-score = Punkte
duplicates-people = Personen
duplicates-you = du
duplicates-deal-of = { $game }, das Spiel vom { $day }
duplicates-see-day = Morgen kannst du alles noch einmal ansehen, auch das beste Spiel:
duplicates-see-day-over = Der Tag ist vorbei; so ging er aus:
duplicates-yesterday = Gestern
duplicates-earlier = Frühere Tage
duplicates-days = Tage
duplicates-day-before = Der Tag davor
duplicates-day-after = Der Tag danach
duplicates-closed = Dieses Spiel kann nicht mehr begonnen werden.
duplicates-soon = Der Server ist gerade erst gestartet. In ein paar Minuten, wenn er sich des Datums sicher ist, lassen sich die Spiele dieses Tages ansehen.
duplicates-gone = Dein Spiel kann nicht weitergehen: Sein Tisch wurde geschlossen oder ist gelöscht.
duplicates-own-replay = Dein Spiel ansehen
duplicates-best = Das beste Spiel mit Analyse
duplicates-best-by-bot = Spiel eines starken Bots mit Analyse
duplicates-bots-of = Bots: { $level }
duplicates-fair = Vorher kennt niemand die Karten
duplicates-fair-about = Das Geheimnis, aus dem sich die Karten ergeben, entsteht schon am Tag davor. Seine Festlegung, eine Art Fingerabdruck (SHA-256), wird hier sofort veröffentlicht: Sie verrät nichts, und kein anderes Geheimnis hat dieselbe. Wenn der Tag vorbei ist, steht hier das Geheimnis selbst, und mit „parlour verify“ kannst du prüfen, dass es diese Karten waren und keine anderen.
duplicates-tomorrow = Festlegungen für morgen
duplicates-check = Karten prüfen
duplicates-commitment = Festlegung auf das Geheimnis
duplicates-made = veröffentlicht: { $time }
duplicates-late = Erst veröffentlicht, als der Tag schon begonnen hatte, weil der Server vorher nicht lief.
duplicates-secret = Das Geheimnis
duplicates-secret-later = Es steht hier, sobald der Tag vorbei ist.

## Challenges

duplicates-beat-me = Schlag mich mit denselben Karten
duplicates-beat-me-about = Wer diesen Link öffnet, spielt dieselben Karten auf deinem Platz. Danach seht ihr beide Ergebnisse nebeneinander, und erst dann.
duplicates-beat-me-daily = Das ist das Spiel des Tages: Auch die Spiele deiner Freunde zählen dafür.
duplicates-link = Der Link der Herausforderung
duplicates-share-text = Schlägst du mich mit denselben Karten? { $game }
duplicates-so-far = Bisher
duplicates-challenge-by = { $name } fordert dich heraus: { $game }
duplicates-your-challenge = Deine Herausforderung: { $game }
duplicates-challenge-about = Du bekommst genau die Karten, die es beim ersten Mal gab. Kannst du mehr daraus machen?
duplicates-your-challenge-about = Schick diesen Link an Freunde. Sie bekommen genau die Karten, die du hattest.
duplicates-seat = Sitzplatz { $seat } von { $count }
duplicates-against = { $count ->
    [one] Gegen einen Bot: { $levels }
   *[other] Gegen { $count } Bots: { $levels }
}
duplicates-replaced = { $count ->
    [one] An diesem Tisch saß noch ein Mensch; an seiner Stelle spielt ein Bot, immer gleich stark.
   *[other] An diesem Tisch saßen noch { $count } andere; an ihrer Stelle spielen Bots, immer gleich stark.
}
duplicates-own-deck = Mit eigenen Karten
duplicates-is-daily = Es ist das Spiel vom { $day } und zählt an diesem Tag auch als solches.
duplicates-no-help = Keine Uhr, keine Tipps, und nichts wird zurückgenommen.
duplicates-challenge-new = Herausforderung annehmen
duplicates-challenge-running = Weiterspielen
duplicates-challenge-compare = Mein Ergebnis vergleichen
duplicates-known = Diese Karten stammen aus einem deiner Spiele; darum kannst du sie nicht noch einmal spielen.
duplicates-results = Die Ergebnisse
duplicates-results-later = Die anderen Ergebnisse siehst du, wenn du selbst zu Ende gespielt hast.
duplicates-nobody-yet = Noch hat sie niemand angenommen.
duplicates-replays-later = Die Spiele lassen sich ansehen, wenn der Tag vorbei ist.
duplicates-player = Wer
duplicates-bots = Die Bots
duplicates-place = Platz
duplicates-place-of = { $place } von { $count }
duplicates-challenger = fordert heraus
duplicates-same-cards = Dieselben Karten: { $name } und andere
duplicates-see-challenge = Zur Seite der Herausforderung
