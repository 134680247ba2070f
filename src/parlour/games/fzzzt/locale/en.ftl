game-title = Fzzzt!
game-about = Win robots and production units at auction, pay with the robots you own, and build widgets. Two to four players, five rounds.
game-legend = A robot is its power and symbols: 1BC has power 1 and shows bolt and cog (N nut, B bolt, C cog, O oil). A unit is its symbols and points: NBC9 scores 9 for each set of nut, bolt and cog. Up is an Upgrade, Fz a Fzzzt, M1 a Mechanic. ★ marks the Chief Mechanic, robots in brackets are permanently allocated.

none = –

## Symbols, units and cards

symbol-N = nut
symbol-B = bolt
symbol-C = cog
symbol-O = oil

unit-prototype = Prototype
unit-basic = Basic
unit-enhanced = Enhanced
unit-advanced = Advanced
unit-complex = Complex
name-mechanic = Mechanic

card-robot = { $card }, a robot of power { $power } worth { $points ->
    [one] one point
   *[other] { $points } points
} ({ $symbols }; belt { $belt })
    .page = { $card }, worth { $points ->
        [one] one point
       *[other] { $points } points
    } (belt { $belt })
card-upgrade = { $card }, a Robot Upgrade: power { $power }, worth { $points ->
    [one] one point
   *[other] { $points } points
}, stands for any one of { $symbols } and counts as a robot (belt { $belt })
    .page = { $card }: power { $power }, stands for any one symbol and counts as a robot (belt { $belt })
card-fzzzt = { $card }, a Fzzzt: power { $power } in a bid, but { $points } at the end, and useless to any unit (belt { $belt })
    .page = { $card }: power { $power } in a bid, but { $points } at the end, and useless to any unit (belt { $belt })
card-unit = { $card }, Production Unit “{ $name }”: { $points } points for each widget of { $symbols }, minus { $points } without one (belt { $belt })
    .page = { $card }: { $points } points for each widget, minus { $points } without one (belt { $belt })
card-mechanic = { $card }, a Mechanic: power 0, no points, no symbols; it only pads a bid
    .page = { $card }: power 0, no points, no symbols; it only pads a bid

## The table

table-bidding = Round { $round } of { $rounds } · auction { $auction } of { $auctions }
table-clean-up = Round { $round } of { $rounds } · clean-up
table-over = The game is over
table-belt = Belt: { $cards }{ $hidden ->
    [0] {""}
    [one] {" "}· one card face down
   *[other] {" "}· { $hidden } cards face down
} · belt deck: { $deck }
table-hand = Your cards: { $cards }
table-own-bid = Your bid, face down: { $cards }
table-decided = Decided: { $choices }
choice-robot = { $robot } to { $unit }
choice-leave = none to { $unit }

open-belt = Face down on the belt: { $cards }
open-player = { $name }: hand { $hand } · discards { $discards }
open-bidder = { $name }: bid { $bid } · hand { $hand } · discards { $discards }

head-player = Player
head-cards = Hand
head-discards = Discards
head-bid = Bid
head-units = Units
head-robot-points = Robots
head-fzzzt = Fzzzt
head-bonus = Units
head-total = Total
head-robots = Cards

player = { $role ->
    [chief] ★ { $name }
   *[other] { $name }
}
unit-with-robots = { $unit } ({ $robots })

## What is asked

ask-bid = Bid for { $card }. Name one or more of your cards, for example `{ $example }`.
    .page = Up for auction: { $card }. Bid with one or more of your cards.
ask-allocate = Unit { $number } of { $units }: { $unit }. Name a robot with one of its symbols, for example `{ $example }`, or leave it with `-`.
    .page = You may allocate one robot to each of your units.
ask-leave = Unit { $number } of { $units }: { $unit }. None of your robots fits, so leave it with `-`.
    .page = You may allocate one robot to each of your units.
ask-wait = Waiting for { $names }.

## What happened

told-mechanic = { $name } is Mechanic { $number } and starts with { $cards }.
    .you-name = You are Mechanic { $number } and start with { $cards }.
told-round = Round { $round } begins. { $name } is Chief Mechanic.
    .you-name = Round { $round } begins. You are Chief Mechanic.
told-hand = { $name } is dealt { $cards }.
    .you-name = You are dealt { $cards }.
told-batch = Turned up: { $cards }{ $hidden ->
    [0] {""}
    [one] ; one card stays face down
   *[other] ; { $hidden } cards stay face down
}.
told-sat-out = { $name } has no cards and sits this auction out.
    .you-name = You have no cards and sit this auction out.
told-bid = { $name } lays down { $count ->
    [one] one card
   *[other] { $count } cards
}.
    .you-name = You lay down { $count ->
        [one] one card
       *[other] { $count } cards
    }.
told-bids = { $bids }.
told-one-bid = { $name } bids { $power } ({ $cards })
    .you-name = You bid { $power } ({ $cards })
told-won = { $name } wins { $card }.
    .you-name = You win { $card }.
told-chief = A tie for the highest bid: { $name } is the new Chief Mechanic.
    .you-name = A tie for the highest bid: you are the new Chief Mechanic.
told-hands-empty = All hands are empty: everybody shuffles their discards and deals again.
told-clean-up = The belt is empty. Everybody takes up their cards and may allocate robots.
told-allocated = { $name } allocates { $robot } to { $unit }.
    .you-name = You allocate { $robot } to { $unit }.
told-end = There are too few cards for another round. Time to score.

## The result

score-unit = { $name } · { $unit }: { $count ->
    [one] one widget
   *[other] { $count } widgets
}, +{ $points }: { $widgets }
score-widget = ({ $parts })
score-part = { $symbol } { $robot }
score-locked-part = { $symbol } { $robot }*
score-no-widget = { $name } · { $unit }: no widget, −{ $points }
score-locked-note = * allocated during the game
score-tie = Equal points: fewer robot cards win (F-25).
score-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
    .you-names = You win.
    .among-names = A shared victory for { $names }.

## Refusals

error-bid-now = An auction is in progress: you can only bid now.
error-empty-bid = A bid needs at least one card.
error-no-such-place = The hand has only { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
error-bid-twins-in-order = Of equal cards the first ones must be bid first, so this bid has a different number.
error-not-in-hand = You do not have { $card } in your hand, or not that many of them.
error-allocate-now = This is the clean-up: allocate a robot to the unit in question, or leave it.
error-one-robot-each = A Production Unit takes one robot only.
error-allocate-one = Type `allocate` and one card.
error-not-yours = You do not have { $card }.
error-not-a-robot = { $card } is not a robot, so no unit can use it.
error-symbol-not-shown = { $card } shows none of the symbols of { $unit }.
error-already-allocated = You have already allocated { $card } to another unit.

error-deck-count = Cards of the sort “{ $sort }”: the deck file has { $found }, but the game needs { $count }.
error-deck-robot-power = The deck file has robots of power { $power }, but robots have a power of 1 to 5.
error-deck-symbols = The symbols “{ $symbols }” in the deck file are not valid: each of N, B, C, O may occur at most once, in this order.
error-deck-same-code = Two different cards in the deck file are both called { $card }.
error-deck-mechanics = The deck file must list the starters of Mechanics 1 to 4, but lists { $found }.
error-deck-starters = Mechanic { $mechanic } in the deck file must start with one robot each of power 1, 2 and 3, in this order.
error-deck-starter-missing = Mechanic { $mechanic } in the deck file starts with { $card }, of which the deck has no copy left.

error-position-not-in-hand = The position shows or bids cards that are not in that hand: { $cards }.
error-position-mechanics = The Mechanics in the position must be numbered consecutively from 1.
error-position-belt-deck = The belt deck of the position has { $found } cards; in this round it must have { $count }.
error-position-chief = The Chief Mechanic of the position is at seat { $chief }, which does not exist.
error-position-belt = The belt of the position cannot look like this in an auction.
error-position-phase = The phase, round and belt of the position do not match.
error-position-own-mechanic = Seat { $seat } of the position does not have its own Mechanic card.
error-position-unit-place = A Production Unit of seat { $seat } lies in the wrong place in the position.
error-position-taken-up = Seat { $seat } of the position has a discard pile in the clean-up.
error-position-hand-size = Seat { $seat } of the position has more than six cards in hand.
error-position-buried = The discard pile of seat { $seat } in the position is smaller than its unseen part.
error-position-allocated = The robots of { $unit } at seat { $seat } of the position cannot have been allocated there.
error-position-choices = The decisions of seat { $seat } in the position are not possible.
error-position-bids = The bids in the position were not made in order from the Chief Mechanic.

## The rules in a nutshell

overview-goal = Have the most points after five rounds. Robots are worth a few points each. A Production Unit scores for every widget that your robots build, and costs you its points if they build none.
overview-1 = Eight cards come down the belt. The first is turned up, and its belt number says how many of them lie open: the others stay a surprise.
overview-2 = Everybody bids for the first card. Put at least one card of your hand face down; the others see how many, but not which.
overview-3 = All bids are turned up together. The most power wins; in a tie, the Chief Mechanic or whoever sits closest after them.
overview-4 = The winner pays: the bid goes to their discard pile, and so does a card just won, to be bid with later. A Production Unit stays open on the table. All others take their bids back.
overview-5 = Once the belt is empty, you may place one robot at each of your units, for good. It must show one of the unit’s symbols. Then the next round begins.
overview-6 = After five rounds you count the points of your robots, less one for each Fzzzt, and for each unit its points for every full set of its symbols. Parlour finds the best sets.

## The rules, in our own words

rule-F-1 = The game is for two, three or four players. The Mechanic cards numbered from one up to the number of players are shuffled, and everybody gets one.
rule-F-2 = Mechanic 1 makes its owner the first Chief Mechanic.
rule-F-3 = Everybody takes the three robots that carry the number of their Mechanic. Together with the Mechanic card they are the first hand: four cards. Our ruling: this happens openly, so everybody knows who has which number.
rule-F-4 = All other robots, Upgrades, Fzzzt cards and Production Units are shuffled into the belt deck, including the starters of unused numbers: 46 cards for two players, 43 for three, 40 for four.
rule-F-5 = At the start of each round you shuffle your personal cards (not your Production Units, not robots allocated to them) and deal yourself six, or all if there are no more than six. What remains is your face-down discard pile.
rule-F-6 = Eight cards are laid face down from the belt deck onto the belt. The card furthest from the deck is the head.
rule-F-7 = The head is turned up. Its belt number says how many cards at the front of the belt lie open for this batch, itself included; 8 means all. The belt numbers of the other cards do not count.
rule-F-8 = When the whole batch has been auctioned, the next card is turned up and its belt number counts. If too few cards are left, all of them are turned up.
rule-F-9 = Only the head card is up for auction. Starting with the Chief Mechanic and going clockwise, everybody with cards in hand must put at least one of them face down. Everybody sees how many cards, nobody sees which.
rule-F-10 = All bids are revealed at once. A bid is worth the total power of its cards: a Fzzzt adds 3, Mechanics and Upgrades add nothing. The highest bid wins.
rule-F-11 = If several players tie for the highest bid, the Chief Mechanic wins if among them; otherwise the one who sits closest to the Chief clockwise.
rule-F-12 = After such a tie there is a new Chief: of those who tied and lost, the one closest to the winner clockwise. Nothing else ever changes the Chief, and ties below the highest bid do not count.
rule-F-13 = The winner puts the cards of the bid onto their discard pile, face down, and a won robot, Upgrade or Fzzzt with them. A won Production Unit is placed face up in front of the winner. Our ruling: the bid goes onto the discard pile then too, and so does a won Fzzzt.
rule-F-14 = All others take the cards of their bids back into their hands.
rule-F-15 = Without cards in hand you do not bid and cannot win as long as anybody has cards. The last player with cards must go on bidding.
rule-F-16 = If all hands are empty and there are still cards on the belt, everybody shuffles their discard pile and deals six again, or all if there are fewer; the rest is the new discard pile. Then the auctions go on.
rule-F-17 = The belt deck and the discard piles may be counted at any time (our ruling: everybody’s), but during the auctions nobody looks through a discard pile, not even their own. You may promise each other whatever you like, but nothing is binding, and no card ever changes hands that way or is used on behalf of others.
rule-F-18 = When the belt is empty, everybody takes up their hand and their discard pile and may look through them.
rule-F-19 = You may then place one robot at each of your Production Units, face up. It must show at least one symbol of the unit and stays there permanently; which symbol it stands for is decided at the end. Fzzzt and Mechanic cards cannot be allocated. Everybody decides at the same time.
rule-F-20 = The game ends when the belt deck has fewer than eight cards: after five rounds. Our ruling: there is no fifth clean-up, because scoring allows everything it does and more.
rule-F-21 = First you count the points of all your robots, wherever they are, and lose one point for each Fzzzt.
rule-F-22 = Then your remaining robots may be allocated as you like. A widget takes one robot for each symbol of its unit. A robot stands for one of its symbols in one widget. A unit can make any number of widgets. Robots that were allocated earlier work only for their own unit.
rule-F-23 = Every widget scores the points of its unit. A unit without a single widget costs its points once.
rule-F-24 = The best possible allocation counts. You do not have to find it: Parlour does, and shows which robot makes which part.
rule-F-25 = The most points win. In a tie the player with fewer robots wins (Upgrades count as robots, Fzzzt and Mechanics do not). If that is equal too, the victory is shared.
rule-F-26 = An example: a Prototype (3), an Enhanced (6) and an Advanced unit (9), one robot allocated early to each of the latter two, and a basic score of 16 − 1 = 15. One Enhanced and two Advanced widgets but no Prototype bring 6 + 18 − 3 = 21, in total 36. With the Upgrade in the Prototype instead, the bonus would be only 6 + 9 + 3 = 18.
