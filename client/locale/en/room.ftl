## The room

room-guest = Guest { $number }
room-skip = Skip to content
room-home = Parlour: to the lobby
room-pages = Pages
room-rules = Rules
room-cards = Cards
room-today = Today
room-daily = Deal of the day
room-challenge = Challenge
room-games = Your games
room-privacy = Privacy
room-admin = Room administration
room-name = Your name
room-you-play-as = You play as
room-name-about = Everybody at the table sees it. You need no account.
room-keep = Save
room-language = Language
room-close = Close
room-tell-me = Tell me when it is my turn
room-cancel = Cancel
room-done = Done
room-copy = Copy
room-copied = Copied
room-copy-by-hand = The text is selected: copy it with your browser.
room-retry = Try again
room-to-lobby = To the lobby
take-title = Continue here
room-loading = One moment …
room-not-loaded = This page could not be loaded
room-broken = Something went wrong on this page
room-broken-about = That is our mistake, not yours. Your game is safe on the server.
room-no-answer = The server does not answer.
room-tries-again = Retrying automatically …
room-no-memory = This browser does not store anything, so your seat is lost when you close the page.

## Games

game-fzzzt = Fzzzt!
game-frantic = FRANTIC
game-flautz = FLAUTZ!

## The lobby

lobby-title = Games to play
lobby-title-turn = { $count ->
    [one] ● Your turn · Parlour
   *[other] ● Your turn at { $count } tables · Parlour
}
lobby-about-fzzzt = Bid for robots before the belt speeds up.
lobby-about-frantic = Shed every card while it all goes wrong.
lobby-about-flautz = Weave the best spell before the crystal arrives.
lobby-seats-from-to = { $least } to { $most } players
lobby-players = { $count ->
    [one] one player
   *[other] { $count } players
}
lobby-seconds = { $count } s
lobby-minutes = { $count } min
lobby-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
lobby-minutes-range = { $least }–{ $most } min
lobby-minutes-about = about { $least } to { $most } minutes against bots
lobby-play-now = Play now
lobby-dealing = Dealing …
lobby-invite = Invite friends
lobby-first-game = First game
lobby-own-choices = custom
lobby-change = { $game }: choose players, bots and more
lobby-welcome = New here?
lobby-welcome-about = A first game explains itself as you play:
lobby-unfinished = Your unfinished games
lobby-continue = Continue
lobby-other-device = Continue on another device
lobby-with = with { $names }
lobby-more-games = { $count } more
lobby-state-turn = It is your turn
lobby-state-playing = In play
lobby-state-paused = Paused
lobby-state-rests = A bot plays for you
lobby-state-waiting = Waiting for players
lobby-state-ready = Ready to start
lobby-time-left = { $time } left
lobby-open-tables = Open tables
lobby-people-waiting = { $count ->
    [one] one person is looking for a game
   *[other] { $count } people are looking for a game
}
lobby-no-open-tables = Nobody is looking for company right now. Open a table for everybody, and it is listed here.
lobby-open-one = Open a table
lobby-join = Join
lobby-free-of = { $free ->
    [0] no seat free
    [one] one of { $count } seats free
   *[other] { $free } of { $count } seats free
}
lobby-join-by-link = Join with a code
lobby-link-of-table = Code or link of the table
lobby-go-there = Go
lobby-no-such-link = There is no such table here.
lobby-watch = Watch
lobby-nothing-to-watch = No public game is being played right now.
lobby-finished = Recent games
lobby-replay = Replay
lobby-show-all = Show all { $count }
lobby-show-fewer = Show fewer

## A new table

lobby-new-table = { $game }: a new table
lobby-game = Game
lobby-seats = Players
lobby-level = Bots
lobby-level-random = random
lobby-level-easy = easy
lobby-level-normal = normal
lobby-level-hard = hard
lobby-level-about-random = They play at random.
lobby-level-about-easy = They play sensibly, and can be beaten.
lobby-level-about-normal = They weigh their choices. To win, you have to pay attention.
lobby-level-about-hard = They think before every decision. To beat them, so must you.
lobby-more-choices = More choices
lobby-as-usual = All defaults
lobby-yes = yes
lobby-no = no
lobby-own = custom
lobby-from-to = { $least } to { $most }
lobby-option-frantic-limit = Length
lobby-help-frantic-limit = How many penalty points end the game; fewer with many players.
lobby-choice-frantic-limit-short = short
lobby-choice-frantic-limit-medium = medium
lobby-choice-frantic-limit-long = long
lobby-own-frantic-limit = custom limit
lobby-number-frantic-limit = { $count ->
    [one] one point
   *[other] { $count } points
}
lobby-option-frantic-family = Family-friendly names
lobby-help-frantic-family = The rude card gets a polite name, for everybody at the table.
lobby-option-flautz-goal = Who wins
lobby-help-flautz-goal = The first to three crystals, or the most points after a number of matches.
lobby-choice-flautz-goal-crystals = three crystals
lobby-own-flautz-goal = matches
lobby-number-flautz-goal = { $count ->
    [one] one match
   *[other] { $count } matches
}
lobby-option-flautz-arena = Arena
lobby-help-flautz-arena = How long a match is, and from which row cards are taken in each round.
lobby-choice-flautz-arena-classic = classic
lobby-choice-flautz-arena-swift = swift
lobby-choice-flautz-arena-long = long
lobby-own-flautz-arena = custom
lobby-item-flautz-arena-any = any
lobby-item-flautz-arena-air = air
lobby-item-flautz-arena-ground = ground
lobby-place = Field { $number }
lobby-place-more = Add a field
lobby-place-fewer = Remove a field
lobby-clock = Clock
lobby-clock-none = No clock
lobby-clock-a-move = { $time } per move
lobby-clock-a-game = { $time } per game
lobby-clock-a-game-more = { $time } per game, plus { $more } per move
lobby-clock-kind-none = none
lobby-clock-kind-move = per move
lobby-clock-kind-game = per game
lobby-clock-kind-slow = in days
lobby-clock-about-none = Everybody takes the time they need.
lobby-clock-about-move = When the time is up, a bot makes this one decision.
lobby-clock-about-game = Everybody has this time for all decisions; when it is up, a bot decides.
lobby-clock-about-slow = Everybody comes back for their turn. Ask to be told when it is yours.
lobby-clock-time-move = For each move
lobby-clock-time-game = For the whole game
lobby-clock-increment = Increment per move
lobby-late = When time is up
lobby-late-wait = the game waits
lobby-late-bot = a bot decides
lobby-late-about-wait = No bot takes over by itself. All others together may let one play on.
lobby-late-about-bot = A bot makes this one decision, and the next one is yours again.
lobby-window = Response time
lobby-window-about = How long players may respond out of turn, for example with a Counterattack.
lobby-window-none = untimed
lobby-stand-in = Stand-in
lobby-stand-in-about = Plays for those who leave, are away or let a bot play.
lobby-public = Public
lobby-public-about = The table is listed: anybody may join, watch, and look at the game later.
lobby-only-watch = Only watch
lobby-only-watch-about = Bots or friends play, and you watch.
lobby-study = Games may be studied without names
lobby-study-about = Cards and moves may be passed on for research, never names or chat. All who join are told; it cannot be changed later.
lobby-watch-bots = Watch bots
lobby-seed = Your own seed
lobby-seed-about = Any words you like go into the shuffle, so nobody can have chosen the deal.
lobby-deck = Another deck
lobby-deck-about = A deck file with other cards.
lobby-deck-choose = Choose a file
lobby-deck-remove = Remove
lobby-deck-unreadable = This file cannot be read.

## A table that waits

lobby-table-of = { $game } table
lobby-invited = { $name } invites you to { $game }
lobby-invite-others = Invite others
lobby-send-link = Send this link
lobby-link = The link of this table
lobby-link-local = Only this computer can open this link. To play with others in your network, start Parlour with --host 0.0.0.0.
lobby-scan = Or let them scan
lobby-qr = QR code for { $link }
lobby-say-code = Or read out the code
lobby-no-account = Friends need no account, only a name.
lobby-share = Share
lobby-e-mail = Email
lobby-share-text = Come and play { $game } with me!
lobby-seats-title = Seats
lobby-bot = Bot { $number }
lobby-named-bot = { $name } ({ $level })
lobby-host = Host
lobby-seat-open = Open seat
lobby-seat-state-open = Waiting for a friend
lobby-seat-state-you = You
lobby-seat-state-here = Is here
lobby-seat-state-away = Away at the moment
lobby-seat-state-result = Still looking at the result
lobby-seat-state-bot = Plays automatically
lobby-seat-state-program = A program, connected
lobby-seat-state-program-away = A program, not connected yet
lobby-at-seat = at seat { $number }
lobby-add-bot = Add a bot
lobby-add-program = Keep a seat for a program …
lobby-level-of = Level of { $name }
lobby-remove = Remove
lobby-remove-sure = Really remove?
lobby-sit-here = Sit here
lobby-program-about = Keep the seat for a program that you or a friend wrote.
lobby-program-name = Name of the program
lobby-program-keep = Keep the seat
lobby-token = Token
lobby-token-about = With this token { $name } takes its seat. It is shown only now.
lobby-choices = Choices
lobby-fair = Fair deal
lobby-fair-about = The server committed to its part of the shuffle before anybody sat down; the commitment is shown here. After the game everybody can check it.
lobby-commitment = Commitment for game { $number }
lobby-seeds = Seeds added by
lobby-seeds-none = nobody yet
lobby-seed-add = Add
lobby-company = { $people ->
    [0] Nobody
    [one] One person
   *[other] { $people } people
}{ $bots ->
    [0] {"."}
    [one] , one bot.
   *[other] , { $bots } bots.
}
lobby-bots-fill = { $count ->
    [one] One seat is open: a bot takes it if you start now.
   *[other] { $count } seats are open: bots take them if you start now.
}
lobby-all-seated = Everybody is seated.
lobby-not-ready = { $names }: still looking at the last result. You can wait, or free the seat.
lobby-start = Start
lobby-start-with-bots = Start with bots
lobby-you-sit = You have a seat.
lobby-host-starts = The host starts the game.
lobby-name-starts = { $name } starts the game.
lobby-leave = Leave
lobby-leave-sure = Really leave?
lobby-sit-down = Sit down
lobby-study-told = The games at this table may be studied without names: cards and moves, never names or chat.
lobby-or-watch = Or just watch the game.
lobby-full = All seats are taken.

## Rules

rules-of = Rules of { $game }
rules-games = Rules of the games
rules-all-cards = All cards
rules-goal = The goal:
rules-overview = How it goes
rules-index = Contents
rules-print = Print
rules-card-back = a card face down
rules-unknown = There is no game called { $game } here
rules-search = Search the rules
rules-found = { $count ->
    [0] No rules found.
    [one] One rule
   *[other] { $count } rules
}
rules-chapter-fzzzt-set-up = Set-up
rules-chapter-fzzzt-preparation = A round begins
rules-chapter-fzzzt-auction = An auction
rules-chapter-fzzzt-clean-up = Clean-up
rules-chapter-fzzzt-scoring = Scoring
rules-chapter-frantic-round = Game and round
rules-chapter-frantic-matching = What goes on what
rules-chapter-frantic-specials = Specials
rules-chapter-frantic-events = Events
rules-chapter-frantic-all-events = The twenty events
rules-chapter-flautz-match = A match
rules-chapter-flautz-spells = Spells
rules-chapter-flautz-flautz = FLAUTZ!
rules-chapter-flautz-winning = Winning

## Cards

gallery-title = All cards
gallery-of = The cards of { $game }
gallery-deck = { $cards } cards, { $different } of them different. Press one to read all about it.
gallery-games = Cards of the games
gallery-all = All
gallery-facet-kind = Kind
gallery-facet-colour = Colour
gallery-facet-number = Number
gallery-facet-value = Value
gallery-facet-symbol = Symbol
gallery-facet-power = Power
gallery-shown = { $count ->
    [one] One card shown
   *[other] { $count } cards shown
}
gallery-copies = { $count ->
    [one] one in the deck
   *[other] { $count } in the deck
}
gallery-place = { $place } of { $count }
gallery-previous = Previous
gallery-next = Next
gallery-rules = In the rules

## Settings

settings-title = Settings
settings-size = Text size
settings-size-small = Small
settings-size-normal = Normal
settings-size-large = Large
settings-size-largest = Largest
settings-you = You
settings-tables = At the table
settings-sound = Sound
settings-about-sound = A few soft tones for what happens.
settings-volume = Volume
settings-percent = { $count }%
settings-pace = Pace
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-instant = Instant
settings-motion = Motion
settings-about-motion = Cards fly from where they were to where they go.
settings-confirm = Confirm every play
settings-about-confirm = Asks for confirmation before a card is played.
settings-family = Family-friendly names
settings-about-family = Rude cards have polite names, for you alone.
settings-text = Text view
settings-about-text = Headings, lists and buttons in place of the picture: made for screen readers.
settings-app = Parlour as an app
settings-app-about = It opens from your home screen like any other app, in a window of its own.
settings-app-in-menu = In the share menu of your browser, choose “Add to Home Screen”. Parlour then opens like any other app.
settings-app-install = Install
settings-devices = Other devices
settings-devices-about = Move your unfinished games to another phone or computer. You can play on both.
settings-take = Enter a code from another device
settings-memory = This browser
settings-memory-about = Name, settings, the keys to your seats and your games are kept in this browser only.
settings-forget = Forget everything
settings-forget-sure = Really? Your games are lost, unfinished ones too
settings-licences = Third-party fonts and software, and their licences
settings-kept = Saved.
settings-forgotten = Everything has been deleted.

## The list of keys

keys-title = Keys
keys-Enter = Enter
keys-Space = Space
keys-Home = Home
keys-End = End
keys-PageUp = Page up
keys-PageDown = Page down
keys-everywhere = Everywhere
keys-use = go to any control, and use it
keys-list = this list
keys-close = close a dialog
keys-table = At a table
keys-hand = from card to card in your hand
keys-explain = explain the focused card
keys-skip = cancel the planned move, or skip the animation
keys-hint = ask what a hard bot would do, against bots only
keys-tabs = between log, scores and chat
keys-log = from line to line of the log, and unfold it
keys-fzzzt-bid = place the bid, or plan it
keys-frantic-draw = draw a card
keys-frantic-pass = pass
keys-frantic-sort = sort your hand
keys-frantic-answer = play the out-of-turn card
keys-flautz-swap = swap the chosen cards, or plan it
keys-flautz-focus = focus
keys-flautz-call = call FLAUTZ!
keys-flautz-clear = choose again
keys-replay = In a replay
keys-replay-step = one move back or forward
keys-replay-mark = to the round, match or auction before or after
keys-replay-ends = to the start or the end
keys-replay-what-if = play on from here

## Nowhere

nowhere-title = There is nothing here
nowhere-about = The link may be mistyped or too old.
