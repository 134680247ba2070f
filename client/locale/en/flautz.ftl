## Cards and colours

flautz-colour-blue = blue
flautz-colour-green = green
flautz-colour-purple = purple
flautz-colour-orange = orange
flautz-colour-pink = pink
flautz-card-spell = { $colour } { $value }
flautz-card-mirage = mirage { $value }
flautz-card-prism = prism
flautz-brief-spell = With its neighbours in this colour, or with other colours of { $value }
flautz-brief-mirage = A { $value } in whichever colour you need
flautz-brief-prism = Makes two colours one, scores nothing itself
flautz-kind-spell = Colour cards
flautz-kind-mirage = Mirages
flautz-kind-prism = Prisms

## The bar

flautz-match = Match { $match }{ $matches ->
    [0] { "" }
   *[other] { " " }of { $matches }
}
flautz-goal = { $matches ->
    [0] First to three crystals
   *[other] Most points win
}
flautz-last-turns = Last turns: { $name } called FLAUTZ!
    .you-name = Last turns: you called FLAUTZ!

## Seats

flautz-others = The players
flautz-apprentice = Apprentice, { $colour }{ $focused ->
    [yes] , focused
   *[no] { "" }
}
flautz-focused = Focused
flautz-clock = Time left
flautz-cards = { $count ->
    [one] One card
   *[other] { $count } cards
}
flautz-crystals = { $count ->
    [0] No crystals
    [one] One crystal
   *[other] { $count } crystals
}
flautz-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
flautz-hand-of = { $name }’s hand
flautz-look-hand = Look at { $name }’s open hand
flautz-doing-take = Choosing a card
flautz-doing-put = Putting a card down
flautz-doing-replace = Replacing a card
flautz-doing-take-now = Swapping after the focus

## The middle

flautz-row-air = Air
flautz-row-ground = Ground
flautz-row-state = { $lit ->
    [yes] allowed now
   *[no] resting
}
flautz-displayed = { $card }, { $row ->
    [air] air
   *[ground] ground
} { $place }
flautz-gap = Empty place
flautz-arena = Arena
flautz-arena-ask = What the fields of the arena mean
flautz-count-pile = { $count ->
    [0] pile empty
   *[other] { $count } in the pile
}
flautz-count-discard = { $count ->
    [0] none discarded
   *[other] { $count } discarded
}
flautz-discarded = Discarded, the last one first
flautz-supply = { $count ->
    [0] no crystals left
    [one] 1 crystal left
   *[other] { $count } crystals left
}
flautz-close = Close

## The own hand

flautz-hand = Your hand
flautz-held = { $card }{ $taken ->
    [yes] , just taken
   *[no] { "" }
}{ $spell ->
    [yes] , in your best spell
   *[no] { "" }
}
flautz-best = { $rank ->
    [royal] Royal FLAUTZ!
    [straight] Straight FLAUTZ!
    [flautz] FLAUTZ!
   *[spell] Best spell
} { $values } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
flautz-mirage-as = mirage { $value } as { $colour }
flautz-prism-makes = prism: { $one } = { $two }
flautz-last-match = Last match

## What is asked

flautz-lead-turn = Your turn
flautz-lead-last = Your last turn
flautz-lead-now = Focus is over
flautz-line-over = The game is over.
flautz-line-wait = { $step ->
    [put] { $name } is choosing a card to put down.
    [replace] { $name } is replacing a card of the middle.
   *[other] { $name } is choosing a card to take.
}{ $next ->
    [yes] { " " }You are next.
   *[no] { "" }
}
flautz-line-swap = swap a card { $field ->
    [air] from the air
    [ground] from the ground
   *[any] from either row
} for one of yours{ $focus ->
    [yes] , or focus.
   *[no] .
}
flautz-line-flautz = you have a FLAUTZ! Call it, or play on.
flautz-line-give = which of your cards goes in its place?
flautz-line-get = which card { $field ->
    [air] from the air
    [ground] from the ground
   *[any] from the middle
} do you take for it?
flautz-line-ready = swap these two, or choose others.
flautz-line-put = you took { $card }. What goes in its place?{ $calls ->
    [yes] { " " }There is a FLAUTZ! in it.
   *[no] { "" }
}
flautz-line-replace = you are focused: choose a card { $field ->
    [air] in the air
    [ground] on the ground
   *[any] of either row
} to be replaced from the draw pile.
flautz-line-sure-call = everybody sees your hand; the others have one last turn.
flautz-line-sure-focus = your turn ends. Next time you replace a card first.
flautz-line-lost-focus = a player who is focused when the match ends scores nothing: you would lose your spell of { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## What can be done

flautz-do-none = Swap
flautz-do-swap = Swap
flautz-do-put = Put down
flautz-do-replace = Replace
flautz-swap = Swap { $put } for { $take }
flautz-plan = Plan: { $put } for { $take }
flautz-put = Put { $card } down
flautz-replace = Replace { $card }
flautz-focus = Focus
flautz-sure-focus = Focus now
flautz-call = Call FLAUTZ!
flautz-sure-call = Call FLAUTZ! now
flautz-put-and-call = … and call FLAUTZ!
flautz-clear = Choose again

## Great moments

flautz-banner-match = Match { $count }
flautz-banner-match-more = { $name } begins.
    .you-name = You begin.
flautz-banner-called = { $name } calls FLAUTZ!
    .you-name = You call FLAUTZ!
flautz-banner-called-more = { $count ->
    [0] Nobody has a turn left.
    [one] There is one last turn.
   *[other] Everybody else has one last turn.
}
flautz-banner-called-too = { $name } calls FLAUTZ! too
    .you-name = You call FLAUTZ! too
flautz-banner-straight = Straight FLAUTZ!
flautz-banner-straight-more = { $name } ends the match and takes an extra crystal.
    .you-name = You end the match and take an extra crystal.
flautz-banner-royal = Royal FLAUTZ!
flautz-banner-royal-more = Only { $name } scores, and takes two extra crystals.
    .you-name = Only you score, and you take two extra crystals.
flautz-banner-spell = { $name }: { $count ->
    [one] 1 point
   *[other] { $count } points
}
    .you-name = You: { $count ->
        [one] 1 point
       *[other] { $count } points
    }
flautz-banner-won = { $count ->
    [one] { $name } wins
   *[other] A shared victory
}
    .you-name = { $count ->
        [one] You win
       *[other] A shared victory
    }

## The end of a match

flautz-match-won = { $players ->
    [one] { $names } wins { $crystals ->
        [one] the crystal
       *[other] { $crystals } crystals
    }
   *[other] A crystal each for { $names }
}
    .you-names = You win { $crystals ->
        [one] the crystal
       *[other] { $crystals } crystals
    }
    .among-names = A crystal each for { $names }
flautz-match-nobody = Nobody wins the crystal
flautz-match-reason = Match { $match }: { $reason }
flautz-spell-great = { $rank ->
    [royal] Royal FLAUTZ!
    [straight] Straight FLAUTZ!
   *[flautz] FLAUTZ!
}
flautz-spell-sort = { $sort ->
    [lone] A single card
    [set] { $count } of one value
   *[run] { $count } in a row
}
flautz-nothing-focused = Focused, so nothing counts
flautz-nothing-royal = Nothing else counts after a royal FLAUTZ!
flautz-sum = { $more ->
    [one] { $first } + 5
   *[other] { $first } + { $more } × 5
}
flautz-counts-as = counts as { $colour }
flautz-left-over = left over
flautz-go-on = { $turn ->
    [yes] Go on: your turn
   *[no] Go on
}

## The end of the game

flautz-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
    .you-names = You win!
    .among-names = A shared victory for { $names }
flautz-totals = Final tally
flautz-chart = The score, match by match
flautz-chart-match = Match

## Moves in words

flautz-text-take = Take
flautz-text-place = { $card }, { $row ->
    [air] air
   *[ground] ground
} { $place }
flautz-text-put = Put in its place
flautz-text-swap = Swap
flautz-text-now = { $points ->
    [0] No spell yet
    [one] Your best spell now: 1 point
   *[other] Your best spell now: { $points } points
}
flautz-text-up-to = { $points ->
    [0] No spell with this card
    [one] Your best spell with this card: up to 1 point
   *[other] Your best spell with this card: up to { $points } points
}
flautz-text-then = { $points ->
    [0] No spell after this swap
    [one] Your best spell after this swap: 1 point
   *[other] Your best spell after this swap: { $points } points
}
flautz-text-lost-focus = Your last turn: { flautz-line-lost-focus } Choose “Focus” again if you mean it.
flautz-say-focus = Focus
flautz-say-call = Call FLAUTZ!
flautz-say-put = Put down { $card }
flautz-say-put-and-call = Put down { $card } and call FLAUTZ!
flautz-say-take = Take { $card } { $row ->
    [air] from the air
   *[ground] from the ground
}, place { $place }
flautz-say-replace = Replace { $card } { $row ->
    [air] in the air
   *[ground] on the ground
}, place { $place }

## The guided game

flautz-lesson-spell = Welcome to the wizards’ tower! This is your best spell so far: one colour in a row, or one value in different colours. It scores its lowest value, and five for each further card.
flautz-lesson-swap = Make it better: choose one of your cards and a lit one from the middle, and swap them.
flautz-lesson-arena = The crystal moves on by one field each round, and the field says which row is lit. When it reaches FLAUTZ!, the best spell wins it. Points and crystals both count in the end.
flautz-lesson-mirage = A mirage has a value, and in your spell it is of whichever colour you need.
flautz-lesson-focus = Nothing fits? Focus: you skip this swap, and before your next one you replace a card of the middle. But if you are still focused when the match ends, your spell counts for nothing.
flautz-lesson-prism = A prism scores nothing, but lets two colours count as one in your hand.
flautz-lesson-flautz = All five cards in one spell are a FLAUTZ! Once you have one, call it, and everybody else has one last turn; or play on and make it better.
flautz-lesson-end = That was a whole match. A long press or a right click explains any card, and all rules are in the menu.
flautz-lesson-score = How it adds up: a spell scores its lowest value, and five for each further card. The points of both matches count, and each crystal is worth ten more.
flautz-lesson-goodbye = That was your first game. Thank you for playing! “Play again” deals a new one; most people play for crystals.

## The story

flautz-story-swap = { $name } takes { $card } for { $old }.
    .you-name = You take { $card } for { $old }.
flautz-story-match = Match { $match }: { $name } begins.
    .you-name = Match { $match }: you begin.
flautz-story-turned = { $name } took the lead for good in match { $chapter }, with a spell of { $points ->
    [one] one point
   *[other] { $points } points
}.
    .you-name = You took the lead for good in match { $chapter }, with a spell of { $points ->
        [one] one point
       *[other] { $points } points
    }.
