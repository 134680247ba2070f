replay-opening = Das Spiel wird geladen …
replay-title = Wiederholung: { $game }
replay-back = Einen Zug zurück
replay-next = Einen Zug weiter
replay-mark-back = Zurück zur letzten Marke
replay-mark-next = Weiter zur nächsten Marke
replay-play = Abspielen
replay-stop = Anhalten
replay-moment = Nach welchem Zug
replay-at = { $number } von { $count }
replay-viewer = Blickwinkel
replay-open = alle Karten offen
replay-spectator = Zuschauer
replay-speed = Tempo
replay-text = Textansicht
replay-link = Link zu diesem Moment
replay-download = Herunterladen
replay-hands = Alle Handkarten
analysis-open = Analyse
analysis-offer = Spiel analysieren
analysis-title = Analyse
analysis-close = Analyse schließen
analysis-about = Was wäre richtig gewesen, nur mit dem, was du wusstest? Jede Möglichkeit wird in vielen denkbaren Verteilungen erprobt.
analysis-start = Spiel analysieren
analysis-failed = Dieses Spiel ließ sich nicht analysieren.
analysis-waiting = Andere Analysen kommen zuerst …
analysis-running = { $total ->
    [0] Die Analyse beginnt …
   *[other] { $done } von { $total } Entscheidungen sind analysiert …
}
analysis-chart = Gewinnchance im Lauf des Spiels
analysis-of = { $name } { $percent } %
analysis-at = Zug { $number } von { $count }: { $chances }
analysis-percent = { $percent } %
analysis-margin = ± { $percent }
analysis-decision = Zug { $number }: was { $name } tun konnte
analysis-played = Gespielt
analysis-best = Am besten
analysis-as-good = Keine klar bessere Möglichkeit
analysis-more = { $count ->
    [one] Eine weitere Möglichkeit
   *[other] { $count } weitere Möglichkeiten
}
analysis-gave-away = { $percent } % verschenkt
analysis-knowing = Die Gewinnchance nach jeder Möglichkeit mit ihrer Fehlerspanne (95 %), nur mit dem, was { $name } wusste.
analysis-no-choice = In diesem Moment gibt es nichts zu wählen.
analysis-over = Das Spiel ist vorbei.
analysis-back = Vorige Entscheidung
analysis-next = Nächste Entscheidung
analysis-deciding = Die Momente, die das Spiel entschieden
analysis-move = Zug { $number }: { $name }
analysis-change = { $name }: { $before } % → { $after } %
analysis-marks = Züge, die mehr als 10 Prozentpunkte kosteten
analysis-no-marks = Kein Zug kostete mehr als 10 Prozentpunkte.
analysis-note = Das Diagramm zeigt, was jemand schätzen würde, der zuschaut und keine verdeckten Karten sieht. Jede Möglichkeit wurde in { $worlds } denkbaren Verteilungen erprobt und so weitergespielt, wie es die Bots tun. Am Ende steht das Ergebnis.
what-if-open = Von hier weiterspielen
what-if-title = Was wäre, wenn …?
what-if-about = Spiel von dieser Stelle an gegen Bots weiter. Was du da nicht sehen konntest, wird neu gezogen – passend zu dem, was man auf deinem Platz wusste. Ein neuer Versuch kann also andere Karten bringen.
what-if-seat = Dein Platz
what-if-bots = Bots
what-if-begin = Weiterspielen
what-if-chip = Was wäre, wenn · Zug { $move }
what-if-back = zur Aufzeichnung des ursprünglichen Spiels
