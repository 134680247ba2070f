## Playing

play-welcome = Type a move, `?` for help, `log` for what happened, or `quit`.
play-help = Type your move as the last line asks for it. `?` and a card explains the card, `?` and a number the rule, `?` after a refusal the rule behind it. `table` shows the table again, `log` what happened, `quit` leaves the game so that you can resume it.
play-why = Type `?` to read rule { $rule }.
play-guest = Guest
play-bot = Bot { $number }
play-left = You leave the table.
play-saved = The game is saved. Go on with: { $program } play --resume { $file }
play-kept = The record of the game: { $file }
play-resumed = Back at the table, after { $count ->
    [one] one move
   *[other] { $count } moves
} of { $file }.
ask-choose = It is your turn.

## Serving

serve-open = The room is open at { $url } – Ctrl-C closes it.
serve-closed = The room is closed. Good-bye!
no-page = Parlour was built without its page for browsers. Programs can play here all the same; to get the page, build Parlour again without PARLOUR_PAGE=0.
forget-tables = { $count ->
    [0] No table is that old.
    [one] One table is forgotten.
   *[other] { $count } tables are forgotten.
}
forget-records = { $count ->
    [0] No record went with them.
    [one] One record is forgotten.
   *[other] { $count } records are forgotten.
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
simulate-spread = Spread
simulate-lowest = Lowest
simulate-highest = Highest
simulate-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-length = Moves in a game: { NUMBER($mean, maximumFractionDigits: 1) } on average, { $shortest } to { $longest }
simulate-speed = { NUMBER($moves, maximumFractionDigits: 0) } moves a second ({ NUMBER($seconds, maximumFractionDigits: 2) } s)

## Replaying

replay-help = Enter or `n` goes on, `b` back, a number jumps there, `first` and `last` too; `eyes 2` looks through the eyes of seat 2, `spectator` sees what everybody sees, `open` shows all cards; `q` ends.
replay-player = Player { $number } ({ $name })
replay-move = Move { $number }: { $name }, { $move }
replay-hidden-move = Move { $number }

## Verifying

verify-whole = { $file }: the record is whole and unchanged.
verify-moves = { $moves ->
    [0] In this game of { $game } nobody has moved yet.
    [one] The only move in this game of { $game } follows the rules.
   *[other] All { $moves } moves in this game of { $game } follow the rules.
}
verify-result = The result is that of the moves.
verify-unfinished = The game is not over and has no result.
verify-no-promise = This record makes no promise about its deal.
verify-commitment = The secret behind the deal is the one the server committed to with { $commitment }.
verify-deal = The deal is the one that follows from this secret, table { $table }, game { $number } and the seeds of the seats ({ $seeds }).
verify-seed = seat { $seat }: “{ $seed }”
verify-no-seed = seat { $seat }: none
verify-shown = The commitment is the one you were shown; see that table and game are right too.
verify-compare = Compare the commitment, the table and the game with what you were shown before the deal.
verify-no-seeds = No seat added a seed, so whoever drew the secret could have chosen the deal.
verify-own-seed = Your own seed went into the deal, at seat { $seat }.
verify-own-none = Seat { $seat } added no seed, as you say.
verify-line = { $file }: whole, unchanged and played by the rules; the deal fits the commitment { $commitment }.
verify-line-no-promise = { $file }: whole, unchanged and played by the rules; no promise about the deal.

## Decks and versions

deck-fine = { $file } is a complete deck ({ $digest }).
deck-card = { $copies } × { $card }
version = parlour { $version } · compiled: { $compiled ->
    [yes] yes
   *[no] no
} · Python { $python }

## Help

help-parlour = A card room: play in the terminal, open tables to browsers, simulate, replay, and read the rules.
help-usage = Usage:
help-help = Show this help.
help-default = (without it: {"{}"})
help-required = (needed)
help-commands = Commands
help-options = Options
help-arguments = Arguments
help-lang = The language: English, German or Dutch.
help-color = Colours, or none.
help-family = Family-friendly names of cards.
help-play = Play a game against bots.
help-serve = Open the room on the network, for browsers and bots.

    Nobody needs an account: whoever has the link of a table can sit down. Every move is in the database before anybody sees it, so a restart loses nothing. Without --database that is the SQLite file { $file }; it takes sqlite:///FILE for another file, or postgresql://USER:PASSWORD@HOST/NAME, which several processes and machines can share.

    Behind a reverse proxy give --proxy and --allowed-host, and let the proxy pass on WebSockets. The address goes to standard output, the log to standard error, one JSON object a line.
help-serve-host = The address to listen at. With 127.0.0.1 only this machine reaches the room; 0.0.0.0 opens it to the network.
help-serve-port = The port to listen at; 0 takes any that is free.
help-serve-database = Where tables are kept: an SQLite file or PostgreSQL, as said above; without it PARLOUR_DATABASE of the environment counts.
help-serve-workers = How many processes serve. More than one needs PostgreSQL; any of them serves any table.
help-serve-allowed-host = A host name that the server answers to, *.NAME for all below it; give it once for each. Without it every name is fine, or at an address for this machine alone only its own, such as localhost. On the open internet, name yours.
help-serve-origin = Another page that may open sockets, as https://NAME; give it once for each. The room’s own page always may.
help-serve-proxy = The address or network of a reverse proxy, * for any. Only such a proxy is believed when it says for whom it asks; limits count addresses, so without this all players behind the proxy count as one.
help-serve-page = The folder of another page for browsers than Parlour’s own: index.html, and the rest in assets. It is read once, at the start.
help-serve-bot-workers = How many processes let bots think, for each of --workers.
help-serve-bot-seconds = How many seconds a bot may think about a move.
help-serve-pace = How many seconds a bot takes at least, so that people can follow; 0 is at once.
help-serve-message-size = The longest message that a socket may send, in characters; 0 is no limit.
help-serve-messages = How many messages a second a socket may send, with some more after a pause; 0 is no limit.
help-serve-connections = How many sockets an address may have open; 0 is no limit.
help-serve-tables = How many tables an hour an address may open; 0 is no limit.
help-serve-requests = How many HTTP requests a minute an address may make; 0 is no limit.
help-serve-log-level = From which level on the server logs: debug, info, warning or error.
help-forget = Forget tables that nobody has touched for long.

    They go with all that happened at them, finished or not; nobody can come back to them. The room may stay open meanwhile. Without --database it is the SQLite file { $file }.
help-forget-days = For how many days nothing has happened at a table that is forgotten.
help-forget-records = Forget their games too; otherwise the records stay, to be looked at and downloaded.
help-forget-database = Where the tables are kept, as for serve; without it PARLOUR_DATABASE of the environment counts.
help-simulate = Let bots play many games.
help-replay = Step through a record.
help-verify = Check records: whole, played by the rules, and dealt as the server promised.
help-rules = Read the rules of a game, or one of them.
help-deck-command = List the cards of a game, or check a deck file.
help-version = Tell the version, and whether the engine is compiled.
help-game = The game, for example fzzzt.
help-seats = How many seats.
help-play-seats = How many seats; three without it.
help-bots = The bots, random or easy: one for all, or a list with commas, one for each.
help-play-bots = The other seats’ bots, random or easy (the default): one for all, or a list with commas.
help-seed = A number that decides the deal and all chance; the same seed gives the same game.
help-option = A choice that the game offers, as name=value.
help-deck = A deck file of another printing.
help-arena = A file with an arena of your own, for games that have one.
help-name = Your name at the table.
help-record = The file to keep the record in.
help-resume = The record of a game that was broken off.
help-games = How many games.
help-workers = How many processes; the result does not depend on it.
help-replay-file = The record.
help-eyes = Through whose eyes: the number of a seat, spectator or open.
help-at = After which move to begin.
help-verify-files = The records.
help-commitment = The commitment you were shown before the game.
help-own-seed = The seed you added to the deal; "" if none.
help-own-seat = The seat you had, counted from 1.
help-rule = The number of a rule, for example F-11.
help-check = Check this deck file instead.
help-toml = Print the deck as a file to start your own from.

## Errors

error-usage = The command was not understood: { $problem }.
error-file = { $file } cannot be used: { $problem }.
error-unknown-game = There is no game called { $name }; there is { $known }.
error-unknown-bot = { $game } has no bot called { $name }; there is { $known }.
error-bot-broke-rule = The bot { $name } chose the action { $action }, which is not allowed.
error-unknown-rule = There is no rule { $number }.
error-unknown-card = There is no card { $card }.
error-not-a-move = “{ $text }” is not a move here.
error-not-legal = That cannot be done now.
error-unknown-language = There is no language { $language }; there is { $known }.
error-which-game = Which game? For example: parlour play fzzzt
error-bad-seats = { $seats } is not a possible number of seats; it takes { $least } to { $most }.
error-bad-seed = { $seed } is not a seed; it takes a whole number from 0 to { $most }.
error-bad-number = { $value } does not fit { $option }; it takes a whole number from { $least } to { $most }.
error-bad-seconds = { $value } does not fit { $option }; it takes seconds from { $least } to { $most }, for example 2.5.
error-bad-bots = { $found ->
    [one] One bot was named
   *[other] { $found } bots were named
} for { $count ->
    [one] one seat
   *[other] { $count } seats
}; name one for all or one for each.
error-no-such-move = There is no move { $number }; the record has { $most }.
error-bad-eyes = { $value } has no eyes; it takes a seat from 1 to { $most }, spectator or open.
error-unknown-option = The game has no option { $option }; it has { $allowed }.
error-bad-option-value = { $value } does not fit the option { $option }; it takes { $allowed }.
error-option-twice = The option { $option } is given twice.
error-no-option-file = { $game } has no option { $option } that a file could describe.
error-resume-alone = A resumed game goes on as it was: beside --resume only --name can be given.
error-record-exists = { $file } exists already; a new game needs a new file.
error-record-taken = { $file } was changed by somebody else in the meantime; this game goes no further, and the file stays as it is.
error-record-finished = The game in { $file } is finished; look at it with: parlour replay { $file }
error-record-not-resumable = The record { $file } was not made by `parlour play`, so nobody can go on with it.
error-record-not-json = The record is not whole: it is not valid JSON.
error-record-field = A value in the record does not fit: { $problem }.
error-record-changed = The record was changed after it was written: its checksum does not fit.
error-record-too-large = The record is larger than { $most } bytes.
error-record-version = The record was made with version { $found } of the rules of { $game }; this is version { $known }.
error-record-deck = The record was made with another deck.
error-record-move = Move { $number } of the record, “{ $move }”, is not allowed.
error-record-result = The result in the record is not that of its moves.
error-fair-commitment = The deal was not fair, or the record is forged: its secret is not the one the server committed to.
error-fair-seed = The deal was not fair, or the record is forged: it does not follow from the secret and the seeds of the seats.
error-fair-seats = The record lists { $found ->
    [one] one seed
   *[other] { $found } seeds
} for { $count ->
    [one] one seat
   *[other] { $count } seats
}.
error-fair-none = The record makes no promise about its deal, so there is nothing to compare with.
error-fair-other-commitment = In the record the server committed to { $found }, which is not what you were shown.
error-fair-own-seed = In the record the seed of seat { $seat } is “{ $found }”, not “{ $seed }”.
error-bad-commitment = { $value } is not a commitment; it takes 64 hexadecimal digits.
error-seed-and-seat = --seed and --seat go together: what you added to the deal, and where you sat.
error-file-too-large = The file is larger than { $most } bytes.
error-file-not-text = The file is not a text in UTF-8.
error-file-not-toml = The file is not valid TOML: { $problem }.
error-file-too-deep = The lists in the file are nested too deeply.
error-file-field = A value in the file does not fit: { $problem }.
error-no-other-decks = { $game } cannot be played with another deck.
error-position-field = A value in the position does not fit: { $problem }.
error-position-random = The state of the random generator in the position is broken.
error-position-deck = The position belongs to another deck.
error-position-card = The position names { $card }, which is not in the deck.
error-position-count = The position has { $card } { $found } times, the deck { $count } times.
error-position-seat = The position names seat { $seat }, at which nobody sits.
error-position-memory = A memory in the position is broken.
error-empty-move = Type a move.
error-no-such-seat = There is no seat { $seat }.
error-no-such-action = There is no action { $action }.
error-not-your-turn = It is not your turn.
error-game-over = The game is over.

## Errors of the server

error-bad-database = That is not the URL of a database; it takes sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
error-database-file = { $file } cannot be used as a database: { $problem }.
error-database-silent = No PostgreSQL answers at { $address }.
error-database-login = PostgreSQL at { $address } does not let { $user } in: the user or the password is wrong.
error-database-missing = PostgreSQL at { $address } has no database { $database }; create it first.
error-database-refuses = PostgreSQL at { $address } refuses: { $problem }.
error-database-newer = The database was made by a newer version of Parlour; this one cannot read it.
error-workers-need-postgresql = Several processes need PostgreSQL, which --database names; an SQLite file serves one.
error-bad-page = { $folder } is not the folder of a page: it has no index.html.
error-no-such-address = This machine has no address { $host } to listen at.
error-port-taken = Port { $port } is taken already; choose another with --port.
error-port-not-allowed = You may not listen at port { $port }; choose one above 1023 with --port.
error-wrong-host = This server does not go by the name { $host }.
error-foreign-origin = A page of { $origin } may change nothing here.
error-server-error = Something went wrong on the server; that is our fault, not yours. Please try again.
error-storage = The database does not answer at the moment ({ $problem }). Please try again.
error-bad-request = The request was not understood: { $problem }.
error-bad-message = The message was not understood: { $problem }.
error-no-such-page = There is nothing at this address.
error-too-fast = That was too much at once; wait a moment.
error-too-many-tables = More than { $most } tables an hour cannot be opened from one address; try again later.
error-too-much-talk = You talk faster than anybody can read; wait a moment.
error-no-lesson = There is no first game of { $game } that explains itself.
error-no-such-table = There is no table { $table }.
error-no-such-record = There is no record { $record }.
error-no-such-moment = There is no moment { $number } for this seat; the game has { $most } moves.
error-no-secret = Only who shows the secret of a seat may do that.
error-wrong-secret = This seat belongs to somebody else now, or never was yours.
error-not-host = Only the host may do that.
error-not-the-host = The host cannot be removed from seat { $seat }.
error-only-watching = You are only watching; take a seat to join in.
error-already-open = A table is open on this connection already; another table needs another connection.
error-not-open = Open a table first.
error-bad-name = A name needs letters that can be seen.
error-name-taken = Somebody at this table is called { $name } already.
error-bad-player-seed = A seed may only have characters that can be seen.
error-bad-line = There is nothing in it that could be read.
error-unknown-phrase = There is no phrase { $phrase }; there is { $known }.
error-no-seat = There is no seat { $seat }; the table has { $most }.
error-seat-taken = Seat { $seat } is taken.
error-seat-open = Nobody sits at seat { $seat }.
error-table-full = All seats are taken.
error-seats-open = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
error-already-started = The game has begun already.
error-not-started = The game has not begun yet.
error-not-over = The game is not over yet.
error-paused = The game is paused.
error-nothing-to-pause = There is no game to pause.
error-not-paused = The game is not paused.
error-resting = A bot plays for this seat at the moment.
error-not-resting = No bot plays for this seat.
error-not-away = This player is not away.
error-stale-version = The table has moved on in the meantime; look again before you choose.
error-future-version = You answered version { $version } of the table, but it has only come to { $known }.
error-already-answered = You have answered already; it counts when the time is up.
error-nothing-to-undo = There is no move of yours that can be taken back; once something is revealed, none can.
error-undo-pending = Somebody has asked to take moves back already.
error-no-undo = Nobody is waiting for you to agree to anything.

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
