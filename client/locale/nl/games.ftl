## Your games

games-about = Alles wat je in deze browser hebt uitgespeeld. Niemand anders ziet het.
games-kinds = Spellen
games-all = Alle spellen
games-empty = Nog niets uitgespeeld
games-empty-about = Speel iets uit en het staat hier: met de uitslag, om terug te kijken en al snel met statistieken.
games-empty-play = Kies een spel
games-unstored = Deze browser bewaart niets; als je de pagina sluit, is de lijst weg.
games-list = Uitgespeeld
games-shown = { $count ->
    [0] Geen enkel spel past bij deze keuze.
    [one] Eén spel
   *[other] { $count } spellen
}
games-more = Toon er nog { $count }
games-any = Alle
games-show-all = Toon alle spellen

## Filters

games-filter-opponents = Tegenstanders
games-filter-result = Uitslag
games-filter-seats = Spelers
games-people = mensen
games-programs = programma’s
games-bots = bots
games-bots-of = bots ({ $level })
games-result-won = gewonnen
games-result-lost = verloren

## A game in the list

games-won = Gewonnen
games-place = { $place }e van { $count }
games-with = met { $names }
games-score = { $mine } punten, de anderen { $others }
games-moves = { $count ->
    [one] één zet
   *[other] { $count } zetten
}
games-guided = begeleid spel
games-what-if = wat als
games-deal-daily = spel van de dag
games-see-day = Die dag
games-deal-challenge = uitdaging
games-own-deck = ander deck
games-replay-gone = niet meer op de server
games-delete = Verwijderen
games-delete-sure = Echt verwijderen?
games-name-in-list = { $game }, { $date }

## Statistics

games-statistics = Statistieken
games-statistics-of = { $game }: statistieken
games-as-tables = Tabellen in plaats van grafieken
games-total = Spellen
games-total-won = Gewonnen
games-total-interval = { $wins } van { $count }, waarschijnlijk { $least } tot { $most }
games-total-streak = Langste reeks
games-total-streak-now = { $count ->
    [0] nu geen
    [one] nu één zege
   *[other] nu { $count } zeges
}
games-total-best = Beste score
games-total-fewest = weinig punten is goed
games-total-length = Gebruikelijke duur
games-wins-by-game = Zeges per spel
games-wins-by-seats = Zeges naar aantal spelers
games-wins-by-opponents = Zeges naar tegenstanders
games-opponents-about = Zitten er bots van verschillende sterkte aan tafel, dan telt de sterkste.
games-wins-of = { $wins } van { $count }
games-legend-share = gewonnen
games-legend-interval = waarschijnlijk hiertussen
games-legend-chance = door puur toeval
games-column-game = Spel
games-column-seats = Spelers
games-column-opponents = Tegenstanders
games-column-games = Gespeeld
games-column-won = Gewonnen
games-column-share = Aandeel
games-column-interval = 95%-interval
games-column-chance = Door toeval
games-column-date = Datum
games-column-score = Jouw punten
games-column-result = Uitslag
games-column-trend = Gemiddelde van vijf
games-column-card = Kaart
games-column-count = Hoe vaak
games-interval = { $least } tot { $most }
games-scores = Jouw punten in de loop van de tijd
games-scores-fewest = Jouw punten in de loop van de tijd (minder is beter)
games-scores-trend = gemiddelde van de laatste vijf
games-favourites = Lievelingskaarten
games-favourites-fzzzt = Lievelingskaarten: die je het vaakst won
games-favourites-frantic = Lievelingskaarten: die je het vaakst speelde
games-favourites-flautz = Lievelingskaarten: die je het vaakst nam
games-times = { $count } ×
games-not-counted = Begeleide spellen, ‘wat als’, uitdagingen en spellen met een ander deck tellen niet mee.
games-nothing-counted = De statistieken beginnen met je eerste spel dat niet begeleid is.

## As a file

games-file = Een back-up van je spellen
games-file-about = Je spellen staan alleen in deze browser. Met een bestand neem je ze mee naar een andere of haal je ze terug.
games-export = Bewaar als bestand
games-import = Laad een bestand
games-imported = { $count ->
    [0] Alle spellen van dit bestand staan er al.
    [one] Er is één spel bij gekomen.
   *[other] Er zijn { $count } spellen bij gekomen.
}
games-exported = { $count ->
    [one] Eén spel is bewaard.
   *[other] { $count } spellen zijn bewaard.
}
games-file-unreadable = Dit bestand is niet leesbaar. Er is niets veranderd.
games-file-other-format = Dit is geen bestand met spellen van Parlour. Er is niets veranderd.
games-file-newer = Dit bestand komt van een nieuwere versie van Parlour. Er is niets veranderd.
games-file-bad-game = Spel nummer { $number } in dit bestand is beschadigd. Er is niets veranderd.
games-file-not-stored = Deze browser kon de spellen niet bewaren. Er is niets veranderd.
games-clear = Alles verwijderen
games-clear-sure = Echt alle spellen verwijderen?
games-cleared = Alle spellen zijn verwijderd.
