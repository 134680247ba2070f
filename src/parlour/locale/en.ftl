## Playing

play-welcome = Type a move, `?` for help, `i` for a hint, `log` for what happened, or `quit`.
play-help = Type a move in answer to the prompt. `?` followed by a card explains the card, followed by a number the rule; `?` alone after a refusal shows the rule behind it. `table` shows the table again, `log` recent events, `hint` or `i` what a hard bot would do in your place, and `quit` saves the game so that you can resume it.
play-hint = A hard bot would play: { $move }
play-why = Type `?` to read rule { $rule }.
play-guest = Guest
play-bot = Bot { $number }
# The reader in a list of players.
you-in-list = you
play-company = { $count ->
    [one] { $names }, a bot, plays with you.
   *[other] These bots play with you: { $names }.
}
preview-room = Play card games in the browser, with friends or against bots. No account needed.
preview-invitation = { $name } invites you to { $game }
preview-challenge = { $name } challenges you on the same cards: { $game }
preview-table = { $game } table
play-left = You leave the table.
play-saved = The game is saved. Continue with: { $program } play --resume { $file }
play-kept = The record of the game: { $file }
play-resumed = Resumed after { $count ->
    [one] one move
   *[other] { $count } moves
} of { $file }.
ask-choose = It is your turn.

## Serving

serve-open = The room is open at { $url } – Ctrl-C closes it.
serve-closed = The room is closed. Good-bye!
no-page = Parlour was built without its web client. Programs can still play here. To get the web client, build Parlour again without PARLOUR_PAGE=0.
forget-tables = { $count ->
    [0] No tables are that old.
    [one] One table was deleted.
   *[other] { $count } tables were deleted.
}
forget-records = { $count ->
    [0] No records were deleted.
    [one] One record was deleted.
   *[other] { $count } records were deleted.
}
forget-table = The table { $table } was deleted.
forget-record = The record { $record } was deleted.
export-games = { $count ->
    [0] There is no finished game that may be studied.
    [one] One game is in { $folder }, without names.
   *[other] { $count } games are in { $folder }, without names.
}
export-left-out = { $count ->
    [one] One game was left out, since the text of its custom deck may contain names.
   *[other] { $count } games were left out, since the texts of their custom decks may contain names.
}

## Simulating

simulate-title = { $games ->
    [one] One game
   *[other] { $games } games
} of { $game } with { $seats } seats, seed { $seed }
simulate-scores = Scores by seat
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-shared = Shared
simulate-mean = Mean
simulate-spread = Std. dev.
simulate-lowest = Lowest
simulate-highest = Highest
simulate-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
simulate-length = Moves per game: { NUMBER($mean, maximumFractionDigits: 1) } on average, { $shortest } to { $longest }
simulate-speed = { NUMBER($moves, maximumFractionDigits: 0) } moves per second ({ NUMBER($seconds, maximumFractionDigits: 2) } s)
dataset-written = { $rows ->
    [one] One decision
   *[other] { $rows } decisions
} of { $games ->
    [one] one game
   *[other] { $games } games
} written to { $file }.
records-written = { $games ->
    [one] The record of one game
   *[other] The records of { $games } games
} written to { $file }.

## The arena

arena-title = { $game } with { $seats } seats: { $games ->
    [one] one game
   *[other] { $games } games
} of { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, seed { $seed }
arena-standings = Standings, with 95% intervals
arena-bot = Bot
arena-rival = Rival
arena-rating = Rating
arena-wins = Wins
arena-score = Score
arena-time = Time
arena-pairs = Head to head
arena-ahead = Ahead
arena-difference = Score difference
arena-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-number = { $margin ->
    [none] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[other] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
arena-milliseconds = { NUMBER($value, maximumSignificantDigits: 3) } ms
arena-fair-share = If all bots were equally strong, each seat would win { NUMBER($value, maximumFractionDigits: 1) }% of the games. Time is the median per decision.
arena-verdict = { $answer ->
    [yes] Settled after { $deals } deals: { $better } is better than { $worse }.
    [no] Settled after { $deals } deals: { $better } is not better than { $worse }; { $worse } is better.
   *[open] Not settled after { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } whether { $better } is better than { $worse }.
}
arena-faults = { $name } lost { $count ->
    [one] one decision
   *[other] { $count } decisions
}: { $kind ->
    [crash] its process ended
    [error] it raised an error
    [time] it took too long
    [garbage] its answer was not a move
    [illegal] its move was illegal
    [memory] it used too much memory
    [processes] it started too many processes
   *[excluded] it had lost three in a row
}.
arena-written = The report is in { $report }, all games are in { $file }.
arena-stopped = Stopped after { $done } of { $total } deals. Run the command again with --resume to continue.

## Report of the arena

arena-report-count = { $value }
arena-report-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-report-tick = { NUMBER($value, maximumFractionDigits: 2) }
arena-report-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-report-tick-percent = { NUMBER($value, maximumFractionDigits: 1) }%
arena-report-signed = { $sign ->
    [plus] +{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    [minus] −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[none] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
arena-report-interval = { $low } to { $high }
arena-report-percent-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-report-milliseconds = { NUMBER($value, maximumSignificantDigits: 3) } ms
arena-report-seconds = { NUMBER($value, maximumSignificantDigits: 3) } s
arena-report-title = Arena report: { $game }
arena-report-lede = { $deals ->
    [one] One deal
   *[other] { $deals } deals
} of { $game }, played by { $names } in every rotation of the seats: { $games ->
    [one] one game
   *[other] { $games } games
} in all.
arena-report-leader = { $settled ->
    [ahead] The highest rating is that of { $name }, with a clear lead over the runner-up, { $other }: ahead in { $ahead } of their encounters (95% interval: { $interval }).
    [behind] The highest rating is that of { $name }, but it loses to the runner-up, { $other }: ahead in only { $ahead } of their encounters (95% interval: { $interval }).
   *[open] The highest rating is that of { $name }, without a clear lead over the runner-up, { $other }: ahead in { $ahead } of their encounters (95% interval: { $interval }).
}
arena-report-fact-seats = Seats
arena-report-fact-bots = Bots
arena-report-fact-deals = Deals
arena-report-fact-games = Games
arena-report-fact-seed = Seed
arena-report-fact-options = Options
arena-report-fact-deck = Deck
arena-report-fact-think = Thinking time
arena-report-fact-worlds = Possible deals per decision
arena-report-fact-rules = Version of the rules
arena-report-fact-version = Version of Parlour
arena-report-deals-of = { $done } of { $total }
arena-report-standard = standard
arena-report-custom-deck = custom
arena-report-contents = Contents
arena-report-made-with = Made with Parlour { $version }
arena-report-section-verdict = Verdict
arena-report-section-standings = Standings
arena-report-section-pairs = Head to head
arena-report-section-scores = Scores
arena-report-section-times = Time per decision
arena-report-section-faults = Lost decisions
arena-report-section-games = Games worth a look
arena-report-section-replays = Replays
arena-report-section-repeat = About this run
arena-report-verdict-yes = Yes: { $better } is better than { $worse }.
arena-report-verdict-no = No: { $worse } is better than { $better }.
arena-report-verdict-open = Not settled: it is unclear whether { $better } is better than { $worse }.
arena-report-verdict-evidence = After { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $better } had finished ahead of { $worse } in { $ahead } of their encounters (95% interval: { $interval }).
arena-report-verdict-too-early = { $deals ->
    [one] One deal is
   *[other] { $deals } deals are
} too few to tell: the test starts after { $first }.
arena-report-note-verdict = This interval is valid at any time, so the run may stop as soon as it excludes 50%. At most about 5% of such runs give a wrong answer.
arena-report-note-intervals = Below each figure is its 95% interval. A shared win counts in equal parts; if all bots were equally strong, each seat would win { $share } of the games.
arena-report-note-pairs = How often the bot in the row finished ahead of the bot in the column, where a tie counts as half, and by how many points it did better on average. Below each figure is its 95% interval.
arena-report-note-scores = How often each score occurred. All bots are drawn to the same scale.
arena-report-note-times = Only moves with a choice are counted. Times depend on the machine and on what else it was doing.
arena-report-note-faults = A bot loses a decision if it does not return a legal move. A random move is then played for it.
arena-report-note-replays = All cards are open. To step through a game in the terminal, download its record and run the command next to it.
arena-report-note-repeat = This command plays the same games again, with the same version of Parlour. Only bots that think for a certain time may decide differently.
arena-report-note-method = Every deal is played by every lineup in every rotation of its seats, so that all bots get the same cards. The games of a deal share its cards and count as one observation: all intervals are those of means over deals, from Student’s t-distribution.
arena-report-note-ratings = Ratings take all places of a game into account, with the Plackett–Luce model of OpenSkill. Everybody starts at 25; only differences matter.
arena-report-method = How to read the figures
arena-report-limits = Limits for bots that are not part of Parlour: { NUMBER($seconds) } s per decision, { $memory } MB of memory, { $processes } processes.
arena-report-kind-house = built-in bot
arena-report-kind-python = Python bot
arena-report-kind-program = program
arena-report-head-place = Rank
arena-report-head-bot = Bot
arena-report-head-rating = Rating
arena-report-head-victories = Wins
arena-report-head-score = Mean score
arena-report-head-games = Games
arena-report-head-decisions = Decisions
arena-report-head-faults = Lost
arena-report-head-lowest = Lowest
arena-report-head-quarter = 1st quartile
arena-report-head-median = Median
arena-report-head-three-quarters = 3rd quartile
arena-report-head-highest = Highest
arena-report-head-mean = Mean
arena-report-head-most = 95% within
arena-report-head-slowest = Slowest
arena-report-head-reason = Reason
arena-report-head-count = Number
arena-report-head-of-decisions = Of decisions
arena-report-chart-ratings = Ratings
arena-report-chart-victories = Win rates
arena-report-chart-scores = Scores of { $name }
arena-report-chart-times = Median, 95% and slowest, on a logarithmic scale
arena-report-about-ratings = The rating of each bot with its 95% interval. { $told }
arena-report-about-victories = The win rate of each bot with its 95% interval. { $told }
arena-report-about-scores = A histogram from { $low } to { $high } points; the mean is { $mean }.
arena-report-about-times = The median for each bot, the time within which it made 95% of its decisions, and its slowest decision. { $told }
arena-report-fair-share = fair share { $share }
arena-report-mean = mean { $value }
arena-report-points = { $points } points
arena-report-bar = { $range ->
    [one] { $low } points: { $share }
   *[several] { $low } to { $high } points: { $share }
}
arena-report-more-better = More points are better.
arena-report-fewer-better = Fewer points are better.
arena-report-mark-ahead = ahead (interval above 50%)
arena-report-mark-behind = behind (interval below 50%)
arena-report-mark-open = open (interval includes 50%)
arena-report-mark-mean = mean
arena-report-mark-median = median
arena-report-mark-most = 95% of the decisions took no longer
arena-report-mark-slowest = slowest decision
arena-report-fault-crash = crashed
arena-report-fault-error = raised an error
arena-report-fault-time = took too long
arena-report-fault-garbage = did not answer with a move
arena-report-fault-illegal = chose an illegal move
arena-report-fault-memory = used too much memory
arena-report-fault-processes = started too many processes
arena-report-fault-excluded = was excluded after losing three decisions in a row
arena-report-examples = Examples
arena-report-example = { $name } { $reason } (game { $number }, move { $move }):
arena-report-lost = Lost decision, replaced by a random move: { $why }.
arena-report-game = Game { $number }, deal { $deal }
arena-report-why-upset = An upset: { $name } won, with a chance of only { $chance } according to the ratings.
arena-report-why-victory = A clear victory: { $name } won by { $lead ->
    [one] one point
   *[other] { $lead } points
}.
arena-report-why-faults = { $count ->
    [one] One decision was lost.
   *[other] { $count } decisions were lost.
}
arena-report-score = { $name } at seat { $number }: { $score }
arena-report-winner = winner
arena-report-result = Result
arena-report-read = Read it move by move
arena-report-download = Download { $file }

## Replaying

replay-help = Enter or `n` goes forward, `b` goes back, and a number jumps to that move, as do `first` and `last`. `viewer 2` shows what seat 2 saw, `spectator` what everybody saw, `open` all cards. `q` quits.
replay-player = Player { $number } ({ $name })
replay-move = Move { $number }: { $name }, { $move }
replay-hidden-move = Move { $number }

## Analysing

analyse-title = { $game }: { $decisions ->
    [0] no move had an alternative.
    [one] one decision, each choice tried in { $worlds } possible deals
   *[other] { $decisions } decisions, each choice tried in { $worlds } possible deals
}
analyse-stopped = Stopped after { $done } of { $total } decisions. Run the command again to continue.
analyse-curves = Win probability over the course of the game
analyse-curves-note = Estimated before each decision from a spectator’s view; the last value is the result.
analyse-deciding = The moments that decided the game
analyse-marks = Moves that cost more than 10 percentage points
analyse-marks-note = Estimated with only what the player knew. `--move` shows all choices of a move.
analyse-no-marks = No move cost more than 10 percentage points. `--move` shows all choices of a move.
analyse-decision = Move { $number }: what { $name } could do
analyse-knowing = The win probability after each choice and its margin of error (95%), knowing only what { $name } knew.
analyse-percent = { NUMBER($value, maximumFractionDigits: 0) }%
analyse-margin = ± { NUMBER($value, maximumFractionDigits: 0) }
analyse-loss = { NUMBER($loss, maximumFractionDigits: 0) }% ({ NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) })
analyse-played = played
analyse-as-good = played, none clearly better
analyse-best = best
analyse-other = {" "}
analyse-head-move = Move
analyse-head-player = Player
analyse-head-played = Played
analyse-head-best = Best
analyse-head-chance = Chance
analyse-head-margin = 95%
analyse-head-loss = Gave away
analyse-head-start = Start
analyse-head-curve = Curve
analyse-head-end = End
analyse-head-whose = Chance of
analyse-head-before = Before
analyse-head-after = After
analyse-head-choice = Choice
analyse-head-bar = {" "}
analyse-head-sign = {" "}

## Verifying

verify-whole = { $file }: the record is complete and unmodified.
verify-moves = { $moves ->
    [0] In this game of { $game } nobody has moved yet.
    [one] The only move in this game of { $game } follows the rules.
   *[other] All { $moves } moves in this game of { $game } follow the rules.
}
verify-result = The result follows from the moves.
verify-unfinished = The game is not over and has no result.
verify-no-commitment = This record has no commitment for its deal.
verify-commitment = The secret behind the deal is the one the server committed to with { $commitment }.
verify-deal = The deal is the one that follows from this secret, table { $table }, game { $number } and the seeds of the seats ({ $seeds }).
verify-stream = All cards come from a cryptographic stream: nobody could work out hidden cards from those they saw (version { $version } of the method).
verify-small-generator = All cards come from a small random generator, which is not cryptographically secure (version { $version } of the method).
verify-seed = seat { $seat }: “{ $seed }”
verify-no-seed = seat { $seat }: none
verify-shown = The commitment is the one you were shown; check that the table and the game are right too.
verify-compare = Compare the commitment, the table and the game with what you were shown before the deal.
verify-no-seeds = No seat added a seed, so the server could have chosen the deal.
verify-own-seed = Your own seed went into the deal, at seat { $seat }.
verify-own-none = Seat { $seat } added no seed, as you say.
verify-line = { $file }: complete, unmodified and played by the rules; the deal matches the commitment { $commitment }.
verify-line-no-commitment = { $file }: complete, unmodified and played by the rules; no commitment for the deal.

## Decks and versions

deck-fine = { $file } is a valid deck ({ $digest }).
deck-card = { $copies } × { $card }
version = parlour { $version } · compiled: { $compiled ->
    [yes] yes
   *[no] no
} · Python { $python }

## Help

help-parlour = A card room: play in the terminal, open tables for browsers, simulate and replay games, and read the rules.
help-usage = Usage:
help-help = Show this help.
help-default = (default: {"{}"})
help-required = (required)
help-commands = Commands
help-options = Options
help-arguments = Arguments
placeholder-address = ADDRESS
placeholder-args = ARGUMENTS
placeholder-bot = BOT
placeholder-command = COMMAND
placeholder-days = DAYS
placeholder-file = FILE
placeholder-folder = FOLDER
placeholder-game = GAME
placeholder-kind = KIND
placeholder-level = LEVEL
placeholder-name = NAME
placeholder-names = NAMES
placeholder-network = NETWORK
placeholder-options = OPTIONS
placeholder-rule = RULE
placeholder-seconds = SECONDS
placeholder-text = TEXT
placeholder-value = VALUE
help-lang = The language: English, German or Dutch.
help-color = Turn colours on or off.
help-family = Use family-friendly card names.
help-play = Play a game against bots.
help-serve = Open the room on the network, for browsers and bots.

    Nobody needs an account: anybody with the link of a table can join it. Every move is committed to the database before anybody sees it, so a restart loses nothing. The default database is the SQLite file { $file }. Use --database sqlite:///FILE for another file, or postgresql://USER:PASSWORD@HOST/NAME, which several processes and machines can share.

    Behind a reverse proxy, set --proxy and --allowed-host, and let the proxy forward WebSockets. The address is printed to standard output, and the log to standard error, one JSON object per line.
help-serve-host = Address to listen on. 127.0.0.1 accepts connections from this machine only; 0.0.0.0 opens the room to the network.
help-serve-port = Port to listen on; 0 picks a free one.
help-serve-database = URL of the database, SQLite or PostgreSQL, as described above. Defaults to the environment variable PARLOUR_DATABASE.
help-serve-workers = Number of server processes. More than one requires PostgreSQL; any process can serve any table.
help-serve-allowed-host = Host name that the server answers to, or *.NAME for all its subdomains; can be repeated. By default any name is accepted, or only names such as localhost if the server listens on a loopback address. On the public internet, set your own.
help-serve-origin = Additional origin whose pages may open sockets and make changes, as https://NAME; can be repeated. The server’s own pages always may.
help-serve-proxy = Address or network of a trusted reverse proxy, or * for any; can be repeated. Only trusted proxies may set the client address. Limits apply per address, so without this option all players behind the proxy count as one.
help-serve-page = Folder of a different web client: index.html, and everything else in assets. It is read once, at start-up.
help-serve-bot-workers = Number of bot processes for each of --workers.
help-serve-bot-seconds = Seconds after which a bot that does not move is stopped, in addition to --think.
help-serve-think = Seconds per decision of thinking bots such as hard; 0.01 to 60.
help-serve-analyses = Number of finished games that each of --workers analyses at the same time; 0 disables analyses.
help-serve-analysis-worlds = Number of possible deals in which an analysis tries each choice.
help-serve-pace = Minimum seconds per bot move, so that people can follow; 0 for none.
help-serve-message-size = Maximum length of a socket message in characters; 0 for no limit.
help-serve-messages = Messages per second that a socket may send, with short bursts allowed; 0 for no limit.
help-serve-connections = Maximum open sockets per address; the same number of HTTP connections is allowed in addition. 0 for no limit.
help-serve-total-connections = Maximum open connections per server process.
help-serve-tables = New tables per hour and address; 0 for no limit.
help-serve-requests = HTTP requests per minute and address; 0 for no limit.
help-serve-notice-delay = Seconds to wait for an absent player before sending a notice.
help-serve-notice-network = Network that notices may be sent to besides the public internet, such as that of your own ntfy server; can be repeated. Addresses in it may also use http.
help-serve-push-service = Host name of a push service that is trusted besides those of the usual browsers, or *.NAME for all its subdomains; can be repeated.
help-serve-contact = Your contact address, shown to players on the privacy page and sent to push services: mailto:ADDRESS or https://PAGE. Push services otherwise get the address of the page.
help-serve-smtp = Host and port of the mail server for notices, as HOST:PORT; without it there are no notices by email. Its password is read from the environment variable PARLOUR_SMTP_PASSWORD, or from the file named by PARLOUR_SMTP_PASSWORD_FILE.
help-serve-smtp-tls = Encryption of the connection to the mail server: starttls, implicit, or none for a server on the same machine.
help-serve-smtp-user = User name at the mail server; empty if it needs none.
help-serve-smtp-sender = Email address that notices come from.
help-serve-keep-tables = Delete tables after this many days without activity, with their chat; 0 keeps them forever.
help-serve-keep-records = Delete records older than this many days, once their table is deleted; 0 keeps them forever.
help-serve-log-level = Minimum log level: debug, info, warning or error.
help-forget = Delete tables that have been inactive for a long time, or a single table or record.

    They are deleted with everything that happened at them, finished or not, and nobody can return to them. The server can keep running. The default database is the SQLite file { $file }.
help-forget-days = Delete tables that have been inactive for this many days.
help-forget-table = Delete this table: its moves, names and chat.
help-forget-record = Delete this record and its analysis. Its table must be deleted first.
help-forget-records = Delete the records of their games too. Otherwise records are kept and can be viewed and downloaded.
help-forget-database = URL of the database, as for serve. Defaults to the environment variable PARLOUR_DATABASE.
help-export = Export finished games for research, without names.

    Only games of tables that were opened with this consent are exported, as records. Players appear as “human” or the level of a bot. There are no names, chat messages, seeds of players or ids of tables. The default database is the SQLite file { $file }.
help-export-out = The folder for the records, which must not exist yet: one file for each game, number of seats and choice of options.
help-simulate = Let bots play many games.
help-simulate-out = Also write all games to a new file: .parquet for a table with a row for each decision, .jsonl for a record in each line.
help-arena-command = Let bots play each other on equal terms, and find out which is better.

    Each deal is played once for every rotation of the seats, so that chance favours nobody. The games, a report and tables are written to files.
help-dataset = Convert records to a table with a row for each decision, as a Parquet file.

    Each row contains what the seat knew, what it could do, what it did, and how the game ended for it. All games must be finished, and have the same rules, number of seats and options.
help-dataset-files = The records: .json for one, .jsonl for a record in each line or the games of a tournament, or a folder with such files.
help-dataset-out = The new file, which ends with .parquet.
help-replay = Step through a record.
help-analyse = Estimate for each decision how good every choice was, knowing only what the player knew.

    An analysis that is interrupted continues when the command is run again.
help-verify = Check that records are complete, follow the rules, and match the server’s commitment.
help-rules = Show the rules of a game, or one of them.
help-deck-command = List the cards of a game, or check a deck file.
help-version = Show the version, and whether the engine is compiled.
help-game = The game, for example fzzzt.
help-seats = Number of seats.
help-play-seats = Number of seats (default: three).
help-bots = The bots, by strength: random, easy, normal or hard. One name for all, or a comma-separated list with one per seat.
help-play-bots = The bots in the other seats, by strength: random, easy, normal (the default) or hard. One name for all, or a comma-separated list.
help-think = Seconds per decision of thinking bots such as hard; 0.01 to 60.
help-worlds = Number of possible deals in which thinking bots such as hard compare their choices, instead of --think; the same seed then gives the same games on every machine.
help-seed = Random seed for the deal and all other randomness; the same seed gives the same game.
help-option = An option of the game, as name=value.
help-deck = A deck file, for another printing.
help-arena = A file with a custom arena, for games that have arenas.
help-name = Your name at the table.
help-record = The file to save the record in.
help-resume = The record of an interrupted game.
help-games = Number of games.
help-workers = Number of processes; does not affect the result.
help-arena-bots = The bots, as a comma-separated list. If there are as many as seats, they all play together, and a name may be repeated. If there are more, every combination plays.
help-arena-bot = A bot of your own; can be repeated: module:Class, or "cmd:COMMAND" for a program in any language. NAME=… gives it a name.
help-arena-games = Minimum number of games; each deal is completed.
help-arena-until = Stop as soon as this is settled, for example "hard>normal".
help-arena-time = Seconds that a bot of your own has for a decision.
help-arena-memory = Megabytes of memory that a bot of your own may use.
help-arena-out = The file for all games; the report and the tables get the same name. Defaults to arena-GAME.jsonl.
help-arena-resume = Continue the tournament in that file.
help-arena-workers = Number of processes; does not affect the result. Defaults to the number of cores.
help-engine = Where to play: on this machine, or on a Ray cluster.
help-address = The address of the Ray cluster; without it, one is started on this machine.
help-replay-file = The record.
help-viewer = Point of view: the number of a seat, spectator or open.
help-at = Start after this move.
help-analyse-worlds = Number of possible deals in which each choice is tried: more take longer and are more precise.
help-analyse-seat = Analyse the decisions of this seat only.
help-analyse-move = Analyse this move only and show all its choices.
help-analyse-json = Print the analysis as JSON.
help-analyse-fresh = Discard earlier results and start over.
help-verify-files = The records.
help-commitment = The commitment you were shown before the game.
help-own-seed = The seed you added to the deal; "" if none.
help-own-seat = Your seat, counted from 1.
help-rule = The number of a rule, for example F-11.
help-check = Check this deck file instead.
help-toml = Print the deck as a TOML file, as a starting point for your own.

## Errors

error-usage = The command was not understood: { $problem }.
error-file = { $file } cannot be used: { $problem }.
error-unknown-game = There is no game called { $name }; available: { $known }.
error-unknown-bot = { $game } has no bot called { $name }; available: { $known }.
error-bot-broke-rule = The bot { $name } chose the action { $action }, which is not allowed.
error-unknown-rule = There is no rule { $number }.
error-unknown-card = There is no card { $card }.
error-not-a-move = “{ $text }” is not a move here.
error-not-legal = That cannot be done now.
error-unknown-language = There is no language { $language }; available: { $known }.
error-which-game = Which game? For example: parlour play fzzzt
error-bad-seats = { $seats } is not a possible number of seats; the game takes { $least } to { $most }.
error-bad-seed = { $seed } is not a seed; it must be a whole number from 0 to { $most }.
error-bad-number = { $value } is not valid for { $option }; it must be a whole number from { $least } to { $most }.
error-bad-seconds = { $value } is not valid for { $option }; it must be seconds from { $least } to { $most }, for example 2.5.
error-bad-bots = { $found ->
    [one] One bot was named
   *[other] { $found } bots were named
} for { $count ->
    [one] one seat
   *[other] { $count } seats
}; name one for all or one for each.
error-no-such-move = There is no move { $number }; the record has { $most }.
error-analyse-no-choice = Move { $number } was not analysed: there was nothing to choose, or another seat made it.
error-bad-viewer = { $value } is not a viewer; it must be a seat from 1 to { $most }, spectator or open.
error-unknown-option = The game has no option { $option }; available: { $allowed }.
error-bad-entrant = { $entrant } is not a bot: give a name, module:Class or cmd:COMMAND.
error-bad-entrant-name = { $name } cannot be the name of a bot: use up to { $most } letters, digits, dots, dashes and underscores.
error-bad-run-name = { $file } must end with { $ending }: the report and the tables get the same name with other extensions.
error-bad-import = The bot { $path } cannot be loaded: { $problem }.
error-no-bot-processes = Bots that are not part of Parlour, such as { $name }, cannot play in the arena on Windows.
error-no-such-program = There is no program { $program } on this machine.
error-entrant-twice = Two different bots are called { $name }; give one another name, for example { $name }2=…
error-too-few-entrants = Name two to { $most } different bots with --bots or --bot.
error-bad-question = { $question } is not a question about the bots ({ $known }); ask, for example, "hard>normal".
error-run-exists = { $file } exists already. Continue it with --resume, or choose another file with --out.
error-run-differs = { $file } contains the games of another tournament. Give the same options as before, or choose another file with --out.
error-run-heading = This is not an arena file: { $problem }.
error-run-line = Line { $number } of the file is damaged: { $problem }.
error-workers-lost = Worker processes died { $count } times in a row; perhaps there is too little memory.
error-option-of-other-engine = { $option } does not apply to the engine { $engine }.
error-missing-extra = { $what } is not installed; install it with: pip install "{ $package }"
error-bad-model = { $file } is not a Parlour model, or is damaged.
error-unreadable-model = { $file } cannot be read: { $problem }.
error-bad-model-name = { $file } is not named like a model, for example fzzzt-2-net.onnx.
error-bad-models-folder = The folder of models { $folder } cannot be read: { $problem }.
error-model-of-other-game = { $file } plays { $found }, not { $game }.
error-model-of-other-seats = { $file } plays with { $found } seats, not with { $seats }.
error-model-of-other-deck = { $file } was trained with another deck.
error-model-of-other-version = { $file } was made by Parlour { $version }, whose observations of this game differ; train a new model.
error-no-model-for-seats = { $name } plays { $game } with { $known } seats only, not with { $seats }.
error-bad-checkpoint = { $file } is not a training checkpoint, or is damaged.
error-other-checkpoint = { $file } is from a training for another game or number of seats than { $game } with { $seats }.
error-checkpoint-of-other-options = { $file } is from a training with other options, which must be given again: { $options }.
error-training-exists = { $file } exists already; continue with --resume { $checkpoint }, or choose another --name or --out.
error-training-over = { $file } has been trained for { $minutes } minutes already; --minutes counts from the beginning.
error-ray-unreachable = The Ray cluster cannot be reached: { $problem }.
error-ray-node-unfit = A node of the Ray cluster is not set up for this: { $problem }.
error-bad-option-value = { $value } is not valid for the option { $option }; allowed: { $allowed }.
error-option-twice = The option { $option } was given twice.
error-options-exclude = { $one } and { $other } exclude each other: give one of them.
error-no-option-file = { $game } has no option { $option } that can be read from a file.
error-resume-alone = A resumed game continues as it was: only --name can be combined with --resume.
error-record-exists = { $file } already exists; a new game needs a new file.
error-record-taken = { $file } was changed by another program in the meantime; this game stops here, and the file stays as it is.
error-record-finished = The game in { $file } is finished; view it with: parlour replay { $file }
error-record-not-resumable = The record { $file } was not written by `parlour play`, so the game cannot be resumed.
error-record-not-json = The record is not valid JSON.
error-record-field = A value in the record is not valid: { $problem }.
error-record-changed = The record was changed after it was written: its checksum does not match.
error-record-too-large = The record is larger than { $most } bytes.
error-record-version = The record was made with version { $found } of the rules of { $game }; this is version { $known }.
error-record-deck = The record was made with another deck.
error-record-move = Move { $number } of the record, “{ $move }”, is not allowed.
error-record-result = The result in the record does not follow from its moves.
error-record-twice = This record was given twice; a dataset contains each game once.
error-record-unfinished = The game is not over, so there is no result for its decisions.
error-no-records = There are no records here.
error-dataset-mix = All games of a dataset must be of the same kind; unlike the first, this one { $what ->
    [game] is another game
    [deck] has another deck
    [seats] has another number of seats
   *[options] has other options
}.
error-over-at-the-deal = { $deals } deals with these options ended as soon as they were dealt.
error-no-tensors = { $game } provides no observations.
error-bad-out-name = { $file }: unknown file extension; use one of { $endings }.
error-out-exists = { $file } exists already; choose another name with --out.
error-fair-commitment = The deal was not fair, or the record is forged: its secret is not the one the server committed to.
error-fair-seed = The deal was not fair, or the record is forged: it does not follow from the secret and the seeds of the seats.
error-fair-version = The cards were dealt by version { $found } of the method; this Parlour knows versions up to { $known }.
error-fair-seats = The record lists { $found ->
    [one] one seed
   *[other] { $found } seeds
} for { $count ->
    [one] one seat
   *[other] { $count } seats
}.
error-fair-none = The record has no commitment for its deal, so there is nothing to compare with.
error-fair-other-commitment = In the record the server committed to { $found }, which is not what you were shown.
error-fair-own-seed = In the record the seed of seat { $seat } is “{ $found }”, not “{ $seed }”.
error-bad-commitment = { $value } is not a commitment; it must be 64 hexadecimal digits.
error-seed-and-seat = --seed and --seat go together: what you added to the deal, and where you sat.
error-file-too-large = The file is larger than { $most } bytes.
error-file-not-text = The file is not UTF-8 text.
error-file-not-toml = The file is not valid TOML: { $problem }.
error-file-too-deep = The lists in the file are nested too deeply.
error-file-field = A value in the file is not valid: { $problem }.
error-no-other-decks = { $game } cannot be played with another deck.
error-position-field = A value in the position is not valid: { $problem }.
error-position-random = The state of the random generator in the position is broken.
error-position-deck = The position belongs to another deck.
error-position-card = The position names { $card }, which is not in the deck.
error-position-count = The position has { $card } { $found } times, but the deck has it { $count } times.
error-position-seat = The position names seat { $seat }, which is empty.
error-position-memory = A memory in the position is broken.
error-empty-move = Type a move.
error-no-such-seat = There is no seat { $seat }.
error-no-such-action = There is no action { $action }.
error-not-your-turn = It is not your turn.
error-game-over = The game is over.

## Errors of the server

error-bad-database = That is not a database URL; use sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
error-database-file = { $file } cannot be used as a database: { $problem }.
error-database-silent = There is no response from PostgreSQL at { $address }.
error-database-login = PostgreSQL at { $address } refused the login of { $user }: wrong user or password.
error-database-missing = PostgreSQL at { $address } has no database { $database }; create it first.
error-database-refuses = PostgreSQL at { $address } refused the connection: { $problem }.
error-database-read-only = { $database } is read-only, but the server has to write to it.
error-database-in-use = Another server is using { $file }. An SQLite file serves one server at a time; to run several, use PostgreSQL.
error-database-newer = The database was written by a newer version of Parlour, which this version cannot read.
error-workers-need-postgresql = More than one process requires PostgreSQL; set it with --database. SQLite supports a single process.
error-bad-page = { $folder } is not the folder of a web client: it has no index.html.
error-no-such-address = This machine has no address { $host } to listen on.
error-port-taken = Port { $port } is already in use; choose another with --port.
error-port-not-allowed = You are not permitted to listen on port { $port }; choose one above 1023 with --port.
error-wrong-host = This server does not answer to the host name { $host }.
error-foreign-origin = Pages from { $origin } are not allowed to make changes here.
error-server-error = Something went wrong on the server; that is our fault, not yours. Please try again.
error-storage =
    { $problem ->
        [full] The server’s disk is full.
        [locked] Another program has locked the database.
        [read-only] The server is not allowed to write to its database.
       *[other] The database is not responding.
    } Please try again.
error-bad-request = The request was not understood: { $problem }.
error-bad-message = The message was not understood: { $problem }.
error-no-such-page = There is nothing at this address.
error-slow-body = The request was not complete after { $seconds } seconds.
error-too-fast = Too many requests; wait a moment.
error-no-analyses = This server offers no analyses.
error-too-many-analyses = No more than { $most } analyses per hour can be started from one address; try again later.
error-analyses-busy = Too many games are waiting to be analysed; try again later.
error-too-many-tables = No more than { $most } tables per hour can be opened from one address; try again later.
error-too-much-talk = You are sending messages too quickly; wait a moment.
error-no-lesson = There is no guided first game of { $game }.
error-no-such-table = There is no table { $table }.
error-no-such-code = No table is waiting under the code { $given }. Codes are valid until the game starts.
error-too-many-codes = Too many attempts; wait a minute.
error-no-such-hand-over = This code is wrong, was already used or has expired. Ask the other device for a new one.
error-nothing-to-hand-over = There is no unfinished game to move.
error-too-many-hand-overs = No more than { $most } codes per hour can be requested from one address; try again later.
error-forget-what = Say what to delete: either --days, or --table, or --record.
error-bad-id = { $value } is not valid for { $option }; give the id as it is in the link.
error-table-still-there = The table { $table } still exists and would write the record again. Delete both with --table { $table } --records.
error-no-such-record = There is no record { $record }.
error-no-such-moment = There is no moment { $number } for this seat; the game has { $most } moves.
error-moment-over = There is nothing left to play at this moment: the game is over. Go back to an earlier one.
error-table-closed = The operator of this room has closed the table.
error-muted = You cannot send messages for now: the operator of this room has muted your connection for { $minutes ->
    [one] another minute
   *[other] another { $minutes } minutes
}.
error-no-such-line = This message is too old to be reported.
error-own-line = You cannot report your own message.
error-no-reports = Messages cannot be reported in this room.
error-too-many-reports = No more than { $most } messages per hour can be reported from one address; try again later.
error-no-such-report = There is no such open report.
error-no-admin-token = Only the operator of this room may do that.
error-wrong-admin-token = This is not the operator’s token.
error-too-many-tokens = Too many wrong tokens; wait half a minute.
error-mute-whom = Name either a sender or an address.
error-bad-address = { $given } is not an IP address.
error-bad-admin-token = The admin token needs { $least } to { $most } characters without spaces, at least eight of them different; make one with: openssl rand -hex 32
error-no-secret = Only the holder of a seat’s secret may do that.
error-wrong-secret = This seat now belongs to somebody else, or was never yours.
error-not-host = Only the host may do that.
error-not-the-host = The host cannot be removed from seat { $seat }.
error-only-watching = You are only watching; take a seat to join in.
error-already-open = This connection already has an open table; another table needs another connection.
error-not-open = Open a table first.
error-bad-name = A name needs visible characters.
error-stacked-marks = A letter of a name can have at most { $most } marks stacked on it.
error-name-taken = Somebody at this table is already called { $name }, or something that looks the same.
error-bad-player-seed = A seed may contain only visible characters.
error-bad-line = The message has no visible text.
error-unknown-phrase = There is no phrase { $phrase }; available: { $known }.
error-no-seat = There is no seat { $seat }; the table has { $most }.
error-seat-taken = Seat { $seat } is taken.
error-seat-open = Nobody sits at seat { $seat }.
error-table-full = All seats are taken.
error-seats-open = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
error-already-started = The game has already started.
error-not-started = The game has not started yet.
error-not-over = The game is not over yet.
error-paused = The game is paused.
error-nothing-to-pause = There is no game to pause.
error-not-paused = The game is not paused.
error-resting = A bot is playing for this seat.
error-not-resting = No bot is playing for this seat.
error-not-away = This player is not away.
error-stale-version = The table has changed in the meantime; look again before you choose.
error-future-version = You answered version { $version } of the table, but it is only at version { $known }.
error-already-answered = You have already answered; your answer takes effect when the time is up.
error-nothing-to-undo = You have no move that can be taken back; once something has been revealed, none can.
error-undo-pending = Somebody has already asked to take moves back.
error-no-hint-among-people = Hints are given only if all other players are bots.
error-no-hint = There is no hint for this decision.
error-no-undo = Nobody is waiting for you to agree to anything.
error-table-must-agree = At this table a bot takes over only if the player’s time is up and all others agree.
error-not-late = Seat { $seat } still has time, or is not asked anything.
error-you-are-late = Your own time is up too. Make your decision first; then you may agree.
error-already-agreed = You have already agreed.
error-late-without-clock = Without a clock nobody’s time runs out, so the table cannot wait for that.
error-same-deal-for-all = Others play the same cards here, so there are no hints, stand-ins or spectators, nothing is taken back, and there is only one game.
error-day-over = It is too late to start the deal of { $day }.
error-day-not-over = Others may still be playing the deal of { $day }. Once it is certain that the day is over, its games can be seen.
error-no-such-day = There is no deal of { $day }.
error-no-such-challenge = This challenge does not exist.
error-own-challenge = This is your own challenge: you know the cards. Send the link to somebody else.
error-own-cards = You have played these cards before: they come from a game of yours.
error-no-deal-to-repeat = The cards of this game cannot be played again.
error-no-person-there = No person played at seat { $seat }.
error-other-rules = This game was played by earlier rules, so its cards cannot be played again.
error-too-many-challenges = Too many challenges; at most { $most } per hour are possible.
error-bad-notice-url = This is not a web address that notices can be sent to. It has to begin with https:// and contain no user name.
error-bad-notice-address = Notices cannot be sent to { $host }: it does not exist, or it is not on the public internet.
error-unknown-push-service = { $host } is not a push service that this server knows.
error-bad-push-keys = The keys of the browser’s push subscription are malformed.
error-bad-mail-address = This is not an email address.
error-no-mail-here = This server sends no email.
error-mail-failed = The email with the code could not be sent. Check the address, or try again later.
error-too-many-mails = Too many emails; try again in an hour.
error-too-many-notices = Too many requests for notices; try again in an hour.
error-too-many-subscriptions = A seat can have at most { $most } addresses for notices.
error-no-such-subscription = These notices have already been stopped.
error-not-confirmed = The address has to be confirmed first, with the code from the email.
error-wrong-code = This is not the code from the email.
error-notice-failed = { $status ->
    [0] The notice could not be delivered: there was no answer.
   *[other] The notice could not be delivered: the answer was { $status }.
}
error-unknown-time-zone = The time zone { $zone } does not exist.
error-bad-quiet-hours = Quiet hours have to begin and end at different times.
error-smtp-without-sender = With --smtp, the option --smtp-sender is needed too.
error-smtp-password-in-clear = A password is sent to the mail server only over an encrypted connection: use --smtp-tls starttls or implicit.

## Notices

notice-title = { $game }: it is your turn
notice-turn = The others are waiting for you.
notice-turn-time = You have { $time } left.
notice-turn-late = Your time is up, and the others are waiting for you.
notice-test = This is how you will be told that it is your turn.
notice-stop-link = Unsubscribe: { $link }
notice-stop = Stop emails about this game?
notice-stop-button = Stop emails
notice-stopped = You will receive no more emails about this game.
notice-confirm-title = { $game }: your code
notice-confirm =
    Your code is { $code }.

    Enter it at the table to get an email whenever it is your turn. If you did not ask for this, ignore this email: you will receive no further emails.

## Quick phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = It’s your turn.
phrase-well-played = Well played!
phrase-ouch = Ouch!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-again = Another game?
phrase-good-game = That was a good game!
