replay-opening = Het spel wordt geladen …
replay-title = Herhaling: { $game }
replay-back = Eén zet terug
replay-next = Eén zet verder
replay-mark-back = Terug naar de vorige markering
replay-mark-next = Verder naar de volgende markering
replay-play = Afspelen
replay-stop = Stoppen
replay-moment = Na welke zet
replay-at = { $number } van { $count }
replay-viewer = Perspectief
replay-open = alle kaarten open
replay-spectator = toeschouwer
replay-speed = Tempo
replay-text = Tekstweergave
replay-link = Link naar dit moment
replay-download = Downloaden
replay-hands = Alle handen
analysis-open = Analyse
analysis-offer = Analyseer dit spel
analysis-title = Analyse
analysis-close = Analyse sluiten
analysis-about = Wat had je moeten doen, met wat je wist? Elke keuze wordt in veel mogelijke verdelingen geprobeerd.
analysis-start = Analyseer dit spel
analysis-failed = Dit spel kon niet worden geanalyseerd.
analysis-waiting = Andere analyses gaan voor …
analysis-running = { $total ->
    [0] De analyse begint …
   *[other] { $done } van { $total } beslissingen zijn geanalyseerd …
}
analysis-chart = Winstkans in de loop van het spel
analysis-of = { $name } { $percent }%
analysis-at = Zet { $number } van { $count }: { $chances }
analysis-percent = { $percent }%
analysis-margin = ± { $percent }
analysis-decision = Zet { $number }: wat { $name } kon doen
analysis-played = Gespeeld
analysis-best = Beste
analysis-as-good = Geen duidelijk betere keuze
analysis-more = { $count ->
    [one] Nog één keuze
   *[other] Nog { $count } keuzes
}
analysis-gave-away = { $percent }% weggegeven
analysis-knowing = De winstkans na elke keuze met de foutmarge (95%), met alleen wat { $name } wist.
analysis-no-choice = Op dit moment valt er niets te kiezen.
analysis-over = Het spel is afgelopen.
analysis-back = Vorige beslissing
analysis-next = Volgende beslissing
analysis-deciding = De momenten die het spel beslisten
analysis-move = Zet { $number }: { $name }
analysis-change = { $name }: { $before }% → { $after }%
analysis-marks = Zetten die meer dan 10 procentpunten kostten
analysis-no-marks = Geen enkele zet kostte meer dan 10 procentpunten.
analysis-note = De grafiek toont wat een toeschouwer die geen verborgen kaarten ziet zou schatten. Elke keuze is geprobeerd in { $worlds } mogelijke verdelingen en verder gespeeld zoals de bots spelen. Het einde is de uitslag.
what-if-open = Vanaf hier verder spelen
what-if-title = Wat als …?
what-if-about = Speel vanaf dit moment verder tegen bots. Wat je toen niet kon zien, wordt opnieuw getrokken, passend bij wat er op jouw plaats bekend was. Een nieuwe poging kan dus andere kaarten geven.
what-if-seat = Jouw plaats
what-if-bots = Bots
what-if-begin = Verder spelen
what-if-chip = Wat als · zet { $move }
what-if-back = naar de herhaling van het oorspronkelijke spel
