replay-opening = Loading the game …
replay-title = Replay: { $game }
replay-back = One move back
replay-next = One move forward
replay-mark-back = Back to the last mark
replay-mark-next = On to the next mark
replay-play = Play
replay-stop = Stop
replay-moment = Move
replay-at = { $number } of { $count }
replay-viewer = Perspective
replay-open = all cards open
replay-spectator = spectator
replay-speed = Speed
replay-text = Text view
replay-link = Link to this moment
replay-download = Download
replay-hands = All hands
analysis-open = Analysis
analysis-offer = Analyse this game
analysis-title = Analysis
analysis-close = Close the analysis
analysis-about = What should you have done, knowing what you knew? Each choice is tried in many possible deals.
analysis-start = Analyse this game
analysis-failed = This game could not be analysed.
analysis-waiting = Waiting for other analyses …
analysis-running = { $total ->
    [0] The analysis begins …
   *[other] { $done } of { $total } decisions are analysed …
}
analysis-chart = Win probability over the course of the game
analysis-of = { $name } { $percent }%
analysis-at = Move { $number } of { $count }: { $chances }
analysis-percent = { $percent }%
analysis-margin = ± { $percent }
analysis-decision = Move { $number }: what { $name } could do
analysis-played = Played
analysis-best = Best
analysis-as-good = No clearly better choice
analysis-more = { $count ->
    [one] One more choice
   *[other] { $count } more choices
}
analysis-gave-away = Gave away { $percent }%
analysis-knowing = The win probability after each choice and its margin of error (95%), knowing only what { $name } knew.
analysis-no-choice = There is nothing to choose at this moment.
analysis-over = The game is over.
analysis-back = Previous decision
analysis-next = Next decision
analysis-deciding = The moments that decided the game
analysis-move = Move { $number }: { $name }
analysis-change = { $name }: { $before }% → { $after }%
analysis-marks = Moves that cost more than 10 percentage points
analysis-no-marks = No move cost more than 10 percentage points.
analysis-note = The chart shows estimates from a spectator’s view, without hidden cards; the last value is the result. Every choice was tried in { $worlds } possible deals, played out as bots would.
what-if-open = Play on from here
what-if-title = What if …?
what-if-about = Play on from this moment against bots. Hidden cards are redealt to fit what your seat knew, so another try may bring other cards.
what-if-seat = Your seat
what-if-bots = Bots
what-if-begin = Play on
what-if-chip = What if · move { $move }
what-if-back = to the replay of the game it came from
