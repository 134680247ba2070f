## The table of Fzzzt!

fzzzt-round = Round { $round } of { $rounds }
fzzzt-final-score = Final score
fzzzt-players = The other players
fzzzt-chief = Chief
fzzzt-chief-long = Chief Mechanic: wins ties
fzzzt-mechanic = Mechanic { $number }
fzzzt-mechanic-bot = Mechanic { $number } · bot
fzzzt-hand = hand
fzzzt-hand-of = { $name }’s hand
fzzzt-discard = discards
fzzzt-discard-hint = Face down: nobody looks through a discard pile before the clean-up
fzzzt-units = Production Units
fzzzt-no-units = No Production Units yet
fzzzt-look-closer = A closer look at { $name }
fzzzt-time-left = Time left:
fzzzt-power = power
fzzzt-last-bid = last bid
fzzzt-last-bid-short = last
fzzzt-cards-in-hand = { $count ->
    [0] No cards in hand
    [one] One card in hand
   *[other] { $count } cards in hand
}
fzzzt-cards-discarded = { $count ->
    [0] Discard pile is empty
    [one] One card in the discard pile
   *[other] { $count } cards in the discard pile
}
fzzzt-close = Close

## The belt

fzzzt-belt = The belt
fzzzt-belt-deck = belt deck
fzzzt-belt-empty = The belt is empty
fzzzt-auction = Auction { $number } of { $count }
fzzzt-place-head = Up for auction, place { $number }: { $card }
fzzzt-place-open = Place { $number }: { $card }
fzzzt-place-down = Place { $number }: face down
fzzzt-sold = sold
fzzzt-show-last = Show the bids again
fzzzt-last-auction = The last auction

## One’s own side

fzzzt-own-hand = Your hand
fzzzt-own-units = My units
fzzzt-own-units-none = Win a Production Unit and it stands here. Robots with its symbols make its widgets.
fzzzt-unit-needs = needs
fzzzt-unit-makes = { $count ->
    [one] one widget done
   *[other] { $count } widgets done
}
fzzzt-bid-power = Your bid:
fzzzt-place-bid = { $count ->
    [0] Place bid
    [one] Bid one card
   *[other] Bid { $count } cards
}
fzzzt-plan-bid = Plan the bid
fzzzt-own-bid = { $count ->
    [one] Your bid lies face down: one card, worth
   *[other] Your bid lies face down: { $count } cards, worth
}

## What is asked, and what others are doing

fzzzt-ask-bid = Bid for { $card }: choose one or more cards
fzzzt-ask-bid-short = Pick cards to bid for { $card }
fzzzt-ask-bid-alone = Only you have cards left: any bid wins { $card }
fzzzt-ask-allocate = { $count ->
    [one] You may allocate a robot to your Production Unit
   *[other] You may allocate a robot to each of your { $count } Production Units
}
fzzzt-shown-bids = The bids are turned over
fzzzt-shown-bidding = Your bid is in
fzzzt-shown-clean-up = Everybody has decided
fzzzt-wait-ready = Your bid is in. Waiting for { $names }
fzzzt-wait-waiting = { $names } bids first. You can pick your cards already
fzzzt-wait-in-turn = { $names } is bidding. You can pick your cards already
fzzzt-wait-out = Your hand is empty, so you sit out. Waiting for { $names }
fzzzt-wait-decided = Clean-up: waiting for { $names }
fzzzt-watch-bidding = Waiting for the bid of { $names }
fzzzt-watch-clean-up = Clean-up: waiting for { $names }
fzzzt-doing-bidding = choosing a bid …
fzzzt-doing-ready = { $count ->
    [one] has bid one card
   *[other] has bid { $count } cards
}
fzzzt-doing-out = no cards, sits out
fzzzt-doing-allocating = allocating robots …
fzzzt-doing-decided = has decided

## Bids turned over

fzzzt-wins = wins
    .you-name = win
fzzzt-ties = tied
fzzzt-tie = A tie: the Chief wins it, or whoever sits next after the Chief – { $name }.
    .you-name = A tie: the Chief wins it, or whoever sits next after the Chief – you.
fzzzt-tie-chief = { $name } is the new Chief.
    .you-name = You are the new Chief.

## Moments

fzzzt-banner-round = Round { $count }
fzzzt-banner-round-text = { $name } is Chief Mechanic. Eight cards come onto the belt.
    .you-name = You are Chief Mechanic. Eight cards come onto the belt.
fzzzt-banner-empty = All hands empty
fzzzt-banner-empty-text = Everybody shuffles their discards and deals again.
fzzzt-banner-clean-up = Clean-up
fzzzt-banner-clean-up-text = The belt is empty. Robots may be allocated to units.
fzzzt-banner-end = The belt stops
fzzzt-banner-end-text = Too few cards for another round: time to score!

## Clean-up

fzzzt-clean-up = Clean-up
fzzzt-clean-up-intro = Give each unit one robot, or none. It stays there permanently and works for this unit only. You deal yourself the rest of your robots again.
fzzzt-per-widget = { $points } points per widget
fzzzt-nobody = no robot
fzzzt-planned-for = for { $number }
fzzzt-nothing-fits = None of your robots fits.
fzzzt-look-at-table = Look at the table
fzzzt-allocate = Allocate robots
fzzzt-send-plan = { $count ->
    [0] Allocate none
    [one] Allocate one robot
   *[other] Allocate { $count } robots
}

## Cards

fzzzt-name-robot = Robot { $power } ({ $symbols })
fzzzt-name-upgrade = Robot Upgrade
fzzzt-name-fzzzt = Fzzzt
fzzzt-name-unit = { $name } unit ({ $symbols })
fzzzt-name-mechanic = Mechanic { $number }
fzzzt-about-robot = Adds { $power } to a bid and is worth { $points ->
    [one] one point
   *[other] { $points } points
} at the end. In a Production Unit it makes one part of one widget: { $symbols }. As the first of a batch it opens { $belt ->
    [one] only itself
   *[other] { $belt } cards
}.
fzzzt-about-upgrade = Adds { $power } to a bid, but can be any one part of a widget: { $symbols }. It counts as a robot. As the first of a batch it opens { $belt } cards.
fzzzt-about-fzzzt = Adds { $power } to a bid, but costs { $points ->
    [one] one point
   *[other] { $points } points
} at the end, and no unit can use it.
fzzzt-about-unit = Scores { $points } points for every widget: one robot each for { $symbols }. Without a single widget it costs { $points } points.
fzzzt-about-mechanic = Adds nothing to a bid except one more card on the table, and scores nothing. Nobody can take it from you.
fzzzt-brief-robot = Power { $power }, { $points ->
    [one] one point
   *[other] { $points } points
}, opens { $belt ->
    [one] itself
   *[other] { $belt } cards
}
fzzzt-brief-upgrade = Any one symbol, but no power, opens { $belt } cards
fzzzt-brief-fzzzt = Power { $power }, but costs { $points ->
    [one] one point
   *[other] { $points } points
} at the end
fzzzt-brief-unit = { $points } points a widget, { $points } lost without any
fzzzt-brief-mechanic = Makes a bid look bigger: no power, no points
fzzzt-kind-robot = Robots
fzzzt-kind-upgrade = Upgrades
fzzzt-kind-fzzzt = Fzzzt cards
fzzzt-kind-unit = Production Units
fzzzt-kind-mechanic = Mechanics

## The result

fzzzt-ranking = Ranking
fzzzt-basic = basic
fzzzt-widgets = widgets
fzzzt-penalty = penalty
fzzzt-total = points in total
fzzzt-robots = { $count ->
    [one] one robot card
   *[other] { $count } robot cards
}
fzzzt-how = How { $name }’s { $points } points came about
    .you-name = How your { $points } points came about
fzzzt-unit-title = { $name }: { $symbols }
fzzzt-widget = widget { $number }
fzzzt-allocated = allocated during the game
fzzzt-not-complete = not complete
fzzzt-widgets-times = { $count ->
    [one] One widget × { $points } points
   *[other] { $count } widgets × { $points } points
}
fzzzt-no-widget = No widget, so its { $points } points are a penalty
fzzzt-basic-score = Basic score
fzzzt-basic-robots = { $count ->
    [0] No robots.
    [one] One robot gives { $points }.
   *[other] { $count } robots give { $points }.
}
fzzzt-basic-fzzzt = Fzzzt cards cost { $points }.

## Moves in words

fzzzt-text-card = { $card } · power { $power } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fzzzt-text-bid = Which cards do you bid?
fzzzt-text-total = Power { $power } with { $count ->
    [one] one card
   *[other] { $count } cards
}
fzzzt-text-place = Place the bid
fzzzt-text-unit = A robot for { $unit }
fzzzt-text-allocated = { $count ->
    [0] No robot is allocated
    [one] One robot is allocated
   *[other] { $count } robots are allocated
}
fzzzt-text-allocate = Clean up like this
fzzzt-say-leave = Give it none
fzzzt-say-bid = Bid { $cards }
fzzzt-say-allocate = Allocate { $card }

## The guided first game

fzzzt-lesson-welcome = Welcome to the factory! The large card at the head of the belt is up for auction; tap one to read what it does. Your robots are points and money at once.
fzzzt-lesson-bid = Pick one or more cards and place your bid. The number at the top left is a card’s power; the highest sum wins. You always have to bid something.
fzzzt-lesson-paid = Only the winner pays: bid and card go onto their discard pile, and come back next round. All others take their bids back at once.
fzzzt-lesson-unit = A Production Unit is for sale. It scores for every widget, a set of robots with its symbols – but costs as much if you never finish one.
fzzzt-lesson-batch = New cards lie open. The number with the rollers on the first one says how many; the striped gate marks where they end.
fzzzt-lesson-chief = The spanner marks the Chief Mechanic, who bids first and wins ties. After a tie it goes to somebody who lost it.
fzzzt-lesson-empty = Your hand runs low. Without cards you sit out until the belt is empty, or until everybody has run out.
fzzzt-lesson-allocate = You own a unit! In the clean-up after each round you may tie one robot to it. It is sure to work there, but you cannot bid with it any more.
fzzzt-lesson-round = A new round: you shuffle all your cards, what you won too, and deal yourself six. After five rounds your best widgets are counted for you.
fzzzt-lesson-widgets = Halfway. Look at your units: bid for robots that show the symbols they still miss, and let others pay for what you cannot use.
fzzzt-lesson-last = The last round: nothing comes back after it. Spend everything on what still completes a widget.
fzzzt-lesson-score = How it adds up: your robots score their points, and each Fzzzt costs one. Then every widget scores the points of its unit, and a unit without any widget costs them. The sheets show which robots made which widget.
fzzzt-lesson-goodbye = That was your first game. Thank you for playing! “Play again” deals a new one, and the rules explain the rest.

## The story

fzzzt-story-won = { $name } won { $card } for { $power }{ $change ->
    [none] {""}
    [minus] {" "}(−{ $points })
   *[plus] {" "}(+{ $points })
}.
    .you-name = You won { $card } for { $power }{ $change ->
        [none] {""}
        [minus] {" "}(−{ $points })
       *[plus] {" "}(+{ $points })
    }.
fzzzt-story-clean-up = { $count ->
    [0] Clean-up: no robot was allocated
    [one] Clean-up: one robot was allocated
   *[other] Clean-up: { $count } robots were allocated
}.
fzzzt-story-turned = { $name } took the lead for good in round { $chapter } by winning { $card } for { $power }.
    .you-name = You took the lead for good in round { $chapter } by winning { $card } for { $power }.
fzzzt-story-turned-by = { $name } took the lead for good in round { $chapter }, when { $other } won { $card } for { $power }.
    .you-name = You took the lead for good in round { $chapter }, when { $other } won { $card } for { $power }.
    .you-other = { $name } took the lead for good in round { $chapter }, when you won { $card } for { $power }.
scores-note-fzzzt = What everybody would score if the game ended now, with every robot where it scores most.
