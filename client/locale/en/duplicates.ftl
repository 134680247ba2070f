## The deal of the day

duplicates-about-short = the same cards for everybody
duplicates-about = Once a day there is one deal of each game, the same for everybody, against the same bots. Each browser has one try, without hints and without taking anything back. Your score counts if you finish before midnight UTC.
duplicates-left = The next deals come at midnight UTC (in { $time }). Then you can replay your games. Everybody can see the best one, with its player’s name.
duplicates-more = Rules and results
duplicates-action-new = Play
duplicates-action-running = Continue
duplicates-action-done = Your result
duplicates-action-gone = Details
duplicates-action-closed = Look back
duplicates-played = { $count ->
    [0] Nobody has finished it yet.
    [one] One person has finished it.
   *[other] { $count } people have finished it.
}
duplicates-played-then = { $count ->
    [0] Nobody finished it on its day.
    [one] One person finished it on its day.
   *[other] { $count } people finished it on its day.
}
duplicates-better-than = Better than { $percent }% of the others
duplicates-first = You are the first to finish it.
duplicates-alone = Nobody else finished it.
duplicates-own = { $score } points, place { $place } of { $count } at your table.
duplicates-not-counted = Your game ended after its day, so it is not part of the distribution.
duplicates-distribution = Distribution of scores
duplicates-score = Score
duplicates-people = People
duplicates-you = you
duplicates-deal-of = { $game }, the deal of { $day }
duplicates-see-day = Tomorrow you can replay all of it, and see the best game:
duplicates-see-day-over = The day is over; see how it went:
duplicates-yesterday = Yesterday
duplicates-earlier = Earlier days
duplicates-days = Days
duplicates-day-before = The day before
duplicates-day-after = The day after
duplicates-closed = It is too late to start this deal.
duplicates-soon = The server has just started. In a few minutes, when it is sure of the date, the games of this day can be seen.
duplicates-gone = Your game cannot go on: its table was closed or deleted.
duplicates-own-replay = Replay your game
duplicates-best = The best game, analysed
duplicates-best-by-bot = A strong bot’s game, analysed
duplicates-bots-of = bots: { $level }
duplicates-fair = Nobody knows the cards in advance
duplicates-fair-about = The secret from which a deal follows is made the day before. Its commitment, a kind of fingerprint (SHA-256), is published here at once: it gives nothing away, and no other secret has the same one. When the day is over, the secret itself is shown, and you can check with “parlour verify” that it was this deal and no other.
duplicates-tomorrow = Commitments to tomorrow’s deals
duplicates-check = Check the deal
duplicates-commitment = Commitment to the secret
duplicates-made = published { $time }
duplicates-late = Published only when the day had begun, because the server was down before.
duplicates-secret = The secret
duplicates-secret-later = It is shown when the day is over.

## Challenges

duplicates-beat-me = Beat me on the same cards
duplicates-beat-me-about = Whoever opens this link plays the same deal from your seat. When they are done, you both see the results side by side, and not before.
duplicates-beat-me-daily = This is the deal of the day: your friends’ games count for it too.
duplicates-link = The link of the challenge
duplicates-share-text = Can you beat me on the same cards? { $game }
duplicates-so-far = So far
duplicates-challenge-by = { $name } challenges you to { $game }
duplicates-your-challenge = Your challenge: { $game }
duplicates-challenge-about = You get exactly the cards that the challenger had. Can you make more of them?
duplicates-your-challenge-about = Send this link to friends. They get exactly the cards that you had.
duplicates-seat = Seat { $seat } of { $count }
duplicates-against = { $count ->
    [one] Against one bot: { $levels }
   *[other] Against { $count } bots: { $levels }
}
duplicates-replaced = { $count ->
    [one] Another person sat at this table; a bot plays in their place, always of the same strength.
   *[other] { $count } other people sat at this table; bots play in their place, always of the same strength.
}
duplicates-own-deck = With a custom deck
duplicates-is-daily = It is the deal of { $day }, and counts as such on its day.
duplicates-no-help = No clock, no hints, and nothing is taken back.
duplicates-challenge-new = Take up the challenge
duplicates-challenge-running = Continue
duplicates-challenge-compare = Compare my result
duplicates-known = These cards come from a game of yours, so you cannot play them again.
duplicates-results = The results
duplicates-results-later = You see the other results when you have finished your own game.
duplicates-nobody-yet = Nobody has taken it up yet.
duplicates-replays-later = The games can be replayed when the day is over.
duplicates-player = Player
duplicates-bots = The bots
duplicates-place = Place
duplicates-place-of = { $place } of { $count }
duplicates-challenger = challenger
duplicates-same-cards = The same cards: { $name } and others
duplicates-see-challenge = The page of the challenge
