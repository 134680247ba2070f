## Your games

games-about = Alles, was du in diesem Browser zu Ende gespielt hast. Niemand sonst sieht es.
games-kinds = Spiele
games-all = Alle Spiele
games-empty = Noch nichts zu Ende gespielt
games-empty-about = Spiel etwas zu Ende, dann steht es hier: mit Ergebnis, zum Ansehen und bald auch mit Statistik.
games-empty-play = Spiel aussuchen
games-unstored = Dieser Browser merkt sich nichts; wenn du die Seite schließt, ist die Liste weg.
games-list = Zu Ende gespielt
games-shown = { $count ->
    [0] Kein Spiel passt zu dieser Auswahl.
    [one] Ein Spiel
   *[other] { $count } Spiele
}
games-more = { $count } weitere zeigen
games-any = Alle
games-show-all = Alle Spiele zeigen

## Filters

games-filter-opponents = Gegner
games-filter-result = Ergebnis
games-filter-seats = Personen
games-people = Menschen
games-programs = Programme
games-bots = Bots
games-bots-of = Bots ({ $level })
games-result-won = gewonnen
games-result-lost = verloren

## A game in the list

games-won = Gewonnen
games-place = { $place }. von { $count }
games-with = mit { $names }
games-score = { $mine } Punkte, die anderen { $others }
games-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
games-guided = geführtes Spiel
games-what-if = Was wäre, wenn
games-deal-daily = Spiel des Tages
games-see-day = Dieser Tag
games-deal-challenge = Herausforderung
games-own-deck = anderer Kartensatz
games-replay-gone = nicht mehr auf dem Server
games-delete = Löschen
games-delete-sure = Wirklich löschen?
games-name-in-list = { $game }, { $date }

## Statistics

games-statistics = Statistik
games-statistics-of = { $game }: Statistik
games-as-tables = Tabellen statt Diagrammen
games-total = Spiele
games-total-won = Gewonnen
games-total-interval = { $wins } von { $count }, wohl { $least } bis { $most }
games-total-streak = Längste Serie
games-total-streak-now = { $count ->
    [0] zurzeit keine
    [one] zurzeit ein Sieg
   *[other] zurzeit { $count } Siege
}
games-total-best = Bestes Ergebnis
games-total-fewest = wenige Punkte sind gut
games-total-length = Übliche Dauer
games-wins-by-game = Siege nach Spiel
games-wins-by-seats = Siege nach Personenzahl
games-wins-by-opponents = Siege nach Gegnern
games-opponents-about = Sitzen Bots verschiedener Stärke am Tisch, zählt der stärkste.
games-wins-of = { $wins } von { $count }
games-legend-share = gewonnen
games-legend-interval = wohl dazwischen
games-legend-chance = durch reinen Zufall
games-column-game = Spiel
games-column-seats = Personen
games-column-opponents = Gegner
games-column-games = Gespielt
games-column-won = Gewonnen
games-column-share = Anteil
games-column-interval = 95-%-Intervall
games-column-chance = Durch Zufall
games-column-date = Datum
games-column-score = Deine Punkte
games-column-result = Ergebnis
games-column-trend = Schnitt über fünf
games-column-card = Karte
games-column-count = Wie oft
games-interval = { $least } bis { $most }
games-scores = Deine Punkte im Lauf der Zeit
games-scores-fewest = Deine Punkte im Lauf der Zeit (weniger ist besser)
games-scores-trend = Schnitt der letzten fünf
games-favourites = Lieblingskarten
games-favourites-fzzzt = Lieblingskarten: die du am häufigsten ersteigert hast
games-favourites-frantic = Lieblingskarten: die du am häufigsten gespielt hast
games-favourites-flautz = Lieblingskarten: die du am häufigsten genommen hast
games-times = { $count } ×
games-not-counted = Geführte Spiele, „Was wäre, wenn“, Herausforderungen und Spiele mit anderem Kartensatz zählen nicht.
games-nothing-counted = Die Statistik beginnt mit dem ersten Spiel, das kein geführtes ist.

## As a file

games-file = Deine Spiele sichern
games-file-about = Deine Spiele liegen nur in diesem Browser. Mit einer Datei nimmst du sie in einen anderen mit oder holst sie zurück.
games-export = Als Datei sichern
games-import = Datei laden
games-imported = { $count ->
    [0] Alle Spiele dieser Datei sind schon da.
    [one] Ein Spiel ist dazugekommen.
   *[other] { $count } Spiele sind dazugekommen.
}
games-exported = { $count ->
    [one] Ein Spiel wurde gesichert.
   *[other] { $count } Spiele wurden gesichert.
}
games-file-unreadable = Diese Datei ist nicht lesbar. Es wurde nichts geändert.
games-file-other-format = Diese Datei enthält keine Spiele von Parlour. Es wurde nichts geändert.
games-file-newer = Diese Datei stammt von einer neueren Version von Parlour. Es wurde nichts geändert.
games-file-bad-game = Spiel Nummer { $number } in dieser Datei ist beschädigt. Es wurde nichts geändert.
games-file-not-stored = Dieser Browser konnte die Spiele nicht speichern. Es wurde nichts geändert.
games-clear = Alle löschen
games-clear-sure = Wirklich alle Spiele löschen?
games-cleared = Alle Spiele wurden gelöscht.
