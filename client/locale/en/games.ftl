## Your games

games-about = Everything you have finished in this browser. Nobody else sees it.
games-kinds = Games
games-all = All games
games-empty = Nothing played to the end yet
games-empty-about = Finish a game, and it appears here with its result, a replay and, before long, statistics.
games-empty-play = Choose a game
games-unstored = This browser does not store anything, so the list will be lost when you close the page.
games-list = Played games
games-shown = { $count ->
    [0] No game fits these filters.
    [one] One game
   *[other] { $count } games
}
games-more = Show { $count } more
games-any = All
games-show-all = Show all games

## Filters

games-filter-opponents = Opponents
games-filter-result = Result
games-filter-seats = Players
games-people = people
games-programs = programs
games-bots = bots
games-bots-of = { $level } bots
games-result-won = won
games-result-lost = lost

## A game in the list

games-won = Won
games-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $count }
games-with = with { $names }
games-score = { $mine } points, the others { $others }
games-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
games-guided = guided game
games-what-if = what if
games-deal-daily = deal of the day
games-see-day = That day
games-deal-challenge = challenge
games-own-deck = another deck
games-replay-gone = no longer on the server
games-delete = Delete
games-delete-sure = Really delete?
games-name-in-list = { $game }, { $date }

## Statistics

games-statistics = Statistics
games-statistics-of = { $game }: statistics
games-as-tables = Tables instead of charts
games-total = Games
games-total-won = Won
games-total-interval = { $wins } of { $count }, likely { $least } to { $most }
games-total-streak = Longest streak
games-total-streak-now = { $count ->
    [0] none at present
    [one] one win at present
   *[other] { $count } wins at present
}
games-total-best = Best score
games-total-fewest = the fewest points win
games-total-length = Typical length
games-wins-by-game = Wins by game
games-wins-by-seats = Wins by number of players
games-wins-by-opponents = Wins by opponents
games-opponents-about = At tables with several levels, the strongest bot counts.
games-wins-of = { $wins } of { $count }
games-legend-share = won
games-legend-interval = likely between
games-legend-chance = by pure chance
games-column-game = Game
games-column-seats = Players
games-column-opponents = Opponents
games-column-games = Games
games-column-won = Won
games-column-share = Share
games-column-interval = 95% interval
games-column-chance = By chance
games-column-date = Date
games-column-score = Your score
games-column-result = Result
games-column-trend = Average of five
games-column-card = Card
games-column-count = How often
games-interval = { $least } to { $most }
games-scores = Your scores over time
games-scores-fewest = Your scores over time (fewer is better)
games-scores-trend = average of the last five
games-favourites = Favourite cards
games-favourites-fzzzt = Favourite cards: those you won most often
games-favourites-frantic = Favourite cards: those you played most often
games-favourites-flautz = Favourite cards: those you took most often
games-times = { $count } ×
games-not-counted = Guided games, what-ifs, challenges and games with another deck do not count.
games-nothing-counted = Statistics begin with your first game that is not a guided one.

## As a file

games-file = Back up your games
games-file-about = Your games are only in this browser. A file takes them to another one, or brings them back.
games-export = Save as a file
games-import = Load a file
games-imported = { $count ->
    [0] All games of this file are here already.
    [one] One game has been added.
   *[other] { $count } games have been added.
}
games-exported = { $count ->
    [one] One game has been saved.
   *[other] { $count } games have been saved.
}
games-file-unreadable = This file cannot be read. Nothing has been changed.
games-file-other-format = This is not a file with Parlour games. Nothing has been changed.
games-file-newer = This file is from a newer version of Parlour. Nothing has been changed.
games-file-bad-game = Game { $number } in this file is damaged. Nothing has been changed.
games-file-not-stored = This browser could not store the games. Nothing has been changed.
games-clear = Delete all
games-clear-sure = Really delete all games?
games-cleared = All games have been deleted.
