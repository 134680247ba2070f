## Cards and colours

flautz-colour-blue = blue
flautz-colour-green = green
flautz-colour-purple = purple
flautz-colour-orange = orange
flautz-colour-pink = pink
flautz-card-spell = { $colour } { $value }
flautz-card-mirage = mirage { $value }
flautz-card-prism = prism

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

## What can be done

flautz-do-none = Swap
flautz-do-swap = Swap
flautz-do-put = Put down
flautz-do-replace = Replace
flautz-swap = Swap { $put } for { $take }
flautz-put = Put { $card } down
flautz-replace = Replace { $card }
flautz-focus = Focus
flautz-sure-focus = Focus now
flautz-call = Call FLAUTZ!
flautz-sure-call = Call FLAUTZ! now
flautz-put-and-call = … and call FLAUTZ!
flautz-clear = Choose anew

## Great moments

flautz-banner-match = Match { $count }
flautz-banner-match-more = { $name } begins.
flautz-banner-called = { $name } calls FLAUTZ!
flautz-banner-called-more = { $count ->
    [0] Nobody has a turn left.
    [one] There is one last turn.
   *[other] Everybody else has one last turn.
}
flautz-banner-called-too = { $name } calls FLAUTZ! too
flautz-banner-straight = Straight FLAUTZ!
flautz-banner-straight-more = { $name } ends the match and takes an extra crystal.
flautz-banner-royal = Royal FLAUTZ!
flautz-banner-royal-more = Only { $name } scores, and takes two extra crystals.
flautz-banner-spell = { $name }: { $count ->
    [one] 1 point
   *[other] { $count } points
}
flautz-banner-won = { $count ->
    [one] { $name } wins
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
flautz-nothing-royal = Nothing counts against a royal one
flautz-sum = { $first } + { $more } × 5
flautz-counts-as = counts as { $colour }
flautz-left-over = left over
flautz-go-on = { $turn ->
    [yes] Go on: your turn
   *[no] Go on
}

## The end of the game

flautz-won = { $me ->
    [yes] { $count ->
        [one] You win!
       *[other] { $names } share the victory
    }
   *[no] { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
}
flautz-totals = Final tally

## Moves in words

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

flautz-lesson-welcome = Welcome to the wizards’ tower! With your five cards you brew a spell: one colour in a row, or one value in different colours.
flautz-lesson-spell = This is your best spell right now. It counts its lowest value, and five points for each further card.
flautz-lesson-arena = The crystal walks on by one field each round. When it reaches FLAUTZ!, the best spell wins it. Three crystals win the game.
flautz-lesson-take = Your turn: choose a card that is lit and one of your own, in any order. Then swap them.
flautz-lesson-others = Now the others swap. What they take and put down lies open for all, so watch what they collect.
flautz-lesson-row = Look at the field: this round only one row is lit, and only its cards can be taken.
flautz-lesson-focus = Nothing fits? Focus: you skip the swap, and on your next turn you may replace a card of the middle before you swap. But don’t end a match focused: it counts nothing.
flautz-lesson-replace = You are focused. Choose a card to throw out; a fresh one comes from the pile, and you may take it at once.
flautz-lesson-mirage = There is a mirage. It has a value, and in your spell it is of whichever colour you need.
flautz-lesson-prism = There is a prism. It scores nothing, but lets two colours count as one in your hand.
flautz-lesson-flautz = All five cards in one spell: a FLAUTZ! You may call it now, or play on and make it better.
flautz-lesson-called = After a call everybody else has one last turn. Then all spells are compared.
flautz-lesson-end = That was a whole match, and the game goes on without me. Ask about any card with a long touch or a right click; all rules are in the menu.
