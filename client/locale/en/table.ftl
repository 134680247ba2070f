table-open-seat = Free seat
table-bot = Bot { $number }
table-opening = Opening the table …
table-closed = You cannot open this table
table-removed = Your seat was given away; now you are watching.
table-signed-out = Another device has signed this one out; now you are watching.
table-seat-lost = This seat is no longer open to this device; now you are watching.
table-no-answer = The server does not answer. Is it running, and are you online?
table-title-turn = ● Your turn · { $game }

## The bar

table-lobby = To the lobby
table-tools = Tools
table-rules = Rules
table-keys = Keys
table-sound = Sound
table-full-screen = Full screen
table-menu = Menu
table-watching = You are watching
table-close = Close

## Log and chat

table-rail = Log and chat
table-rail-show = Show
table-rail-hide = Hide
table-log = Log
table-chat = Chat
table-unread = { $count } new
table-log-empty = Nothing has happened yet.
table-chat-empty = Nobody has said anything yet.
table-log-earlier = Earlier: { $count }
table-log-fold = Hide the details
table-log-unfold = Show the details
table-scores = Scores
table-scores-rank = Rank
table-scores-player = Player
table-scores-total = Total
# A player as the reader would call them.
table-seat-name = { $name }
    .you-name = You
story-start = The game begins.
table-phrases = Quick phrases
table-say = Say something
table-send = Send

## What everybody has to know

table-line-lost = The connection is lost; trying again …
table-line-hurry = Try now
table-line-back = You are back; nothing was lost.
table-seat-back = You are back at your table.
table-paused = The game is paused.
table-pause = Pause
table-unpause = Resume
table-rests = A bot is playing for you.
table-rest = Let a bot play for me
table-return = I am back
table-same-cards = Others play the same cards. So nobody gets hints, nothing is taken back, and no bot stands in.
table-leave-for-now = Leave for now
table-undo = Take back
table-undo-asked = { $name } would like to take back { $count ->
    [one] a move
   *[other] { $count } moves
}.
table-undo-waiting = You asked to take back a move; the others have to agree.
table-agree = All right
table-disagree = No
table-never-mind = Never mind

## The menu

table-seats = Who sits here
table-you = you
table-host = host
table-program = program
table-is-bot = bot
table-bot-level = bot, { $level }
table-bot-plays = a bot plays
table-away = away
table-mute = Mute
table-unmute = Unmute
table-stand-in = Let a bot play
table-late = { $name } has run out of time, and the game waits.
table-late-agreed = { $agreed } of { $all } agree that a bot plays on.
table-late-agree = Let a bot play on
table-late-you = Your time is up. The others may agree to let a bot play.
table-remove = Remove
table-remove-sure = Really remove?
table-preferences = Preferences
table-prefer-sound = Sounds
table-prefer-motion = Cards move
table-prefer-confirm = Confirm every card I play
table-prefer-text = Text view
table-pace = Pace
table-pace-all = Pace for everybody
table-pace-slowest = Match the slowest player
table-pace-now = Pace: { $pace }
table-pace-slow = Slow
table-pace-normal = Normal
table-pace-fast = Fast
table-pace-instant = Instant
table-skip = Skip
table-planned = Planned
table-plan-cancel = Cancel the plan
table-plan-tip = Choose it now, and it is played as soon as it is your turn.
table-plan-dropped = What you planned is no longer possible. Please choose again.
table-copy-link = Copy the link
table-copied = Copied
table-other-device = Continue on another device
table-sign-out-others = Sign out other devices
table-sign-out-sure = Really? Only this device can play then
table-leave = Leave the table
table-leave-sure = Leave the table? A bot plays on for you, and you cannot come back to this seat.
table-leave-waiting = Leave the table? Your seat will be free for others.
table-stay = Stay

## Help

table-rule = Rule { $number }
table-all-rules = All rules
table-ask-hint = Ask for a hint
table-hint-soon = A hard bot is thinking about your decision …
table-hint-is = A hard bot would choose: { $move }
# Beside the name of a button, for screen readers.
table-hinted = (hint)
table-hint = Your guided game
table-hint-next = Got it
table-hint-count = { $number } of { $count }
table-hint-end = No more hints

## The table in words

table-text-ask = Your decision
table-text-table = The table
table-waiting-for = Waiting for { $names }.
table-held = Your answer counts when the time is up.
table-type = or type your move
table-type-send = Play
table-signs = What the signs and short forms mean
table-name-you = { $name } (you)
table-codes = Codes of the cards
table-is-over = The game is over.

## The end

table-chart = The score, round by round
table-chart-goal = ends at { $goal }
table-chart-round = Round
table-again = Play again
table-try-again = Try again from there
table-to-original = To the game it came from
table-ready-asked = Another game?
table-ready-waits = Another game, as soon as everybody is ready:
table-ready-yes = is ready
table-ready-not-yet = is still looking at the result
table-ready-cancel = Not after all
table-waiting-room = To the waiting room
table-replay = Watch the replay
table-share = Share
table-challenge = Same cards for friends
table-look = Look at the table
table-result = The result
table-end-second = { $count ->
    [one] { $names } came second
   *[other] { $names } shared second place
}, { table-end-behind }.
    .you-names = You came second, { table-end-behind }.
    .among-names = Second place is shared by { $names }, { table-end-behind }.
table-end-behind = { $unit ->
    [crystals] { $margin ->
        [0] level
        [one] one crystal behind
       *[other] { $margin } crystals behind
    }
   *[points] { $margin ->
        [0] level
        [one] one point behind
       *[other] { $margin } points behind
    }
}
table-end-turned = { $name } took the lead for good in { $sort ->
    [match] match
   *[round] round
} { $chapter }.
    .you-name = You took the lead for good in { $sort ->
        [match] match
       *[round] round
    } { $chapter }.
table-end-led = { $name } was ahead all the way.
    .you-name = You were ahead all the way.
table-end-see = See it
table-closed-by-operator = This table was closed
report-open = Report this message from { $name }
report-title = Report a message
report-about = Whoever runs this room sees the message, the ones around it and which seat it came from. The other players do not learn who reported it.
report-reason = What is wrong with it?
report-reason-abuse = Insults, threats or hate
report-reason-spam = Spam or advertising
report-reason-private = Private information about somebody
report-reason-other = Something else
report-send = Report
report-sent = Thank you. The message was reported.
