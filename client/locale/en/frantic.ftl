## Cards

frantic-card-blue = blue { $number }
frantic-card-red = red { $number }
frantic-card-green = green { $number }
frantic-card-yellow = yellow { $number }
frantic-card-black = black { $number }
frantic-special-blue = blue { $name }
frantic-special-red = red { $name }
frantic-special-green = green { $name }
frantic-special-yellow = yellow { $name }
frantic-worth = { $points ->
    [one] Worth one point.
   *[other] Worth { $points } points.
}
frantic-brief-blue = Goes on blue and on any { $number }
frantic-brief-red = Goes on red and on any { $number }
frantic-brief-green = Goes on green and on any { $number }
frantic-brief-yellow = Goes on yellow and on any { $number }
frantic-brief-black = Goes on any { $number } and turns up an event
frantic-kind-number = Colour cards
frantic-kind-black = Black cards
frantic-kind-special = Specials in one colour
frantic-kind-wild = Specials that go on anything
frantic-kind-event = Events
frantic-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}

## The bar

frantic-round = Round
frantic-limit = Limit
frantic-dealer = Dealer
frantic-in-force = { $colour } in force

## Seats

frantic-seats = The others, in order of play
frantic-of-limit = of { $limit }
frantic-points-short = { $points } of { $limit }
frantic-points-of = { $points ->
    [one] one point
   *[other] { $points } points
} of { $limit }
frantic-person = { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
} · { $points ->
    [one] one point
   *[other] { $points } points
}
frantic-skipped = Skipped
frantic-next = Next
frantic-on-turn = On turn
frantic-draws = { $count ->
    [0] Draws none
    [one] Draws one
   *[other] Draws { $count }
}
frantic-away = Away
frantic-rests = Bot plays
frantic-time = Time left:
frantic-order = Play runs counter-clockwise

## The middle

frantic-middle = The middle of the table
frantic-draw-label = Draw pile
frantic-draw-pile = Draw pile, { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
frantic-event-label = Event pile
frantic-event-pile = Event pile, { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
}
frantic-event-pile-last = Event pile, { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
}. The last one: { $event }
frantic-top = Play on: { $card }
frantic-top-wish = Play on: { $card }, wished: { $wish }
frantic-wish = Wish:
frantic-bomb = { $turns ->
    [0] { event-name-time-bomb }: no turn left
    [one] { event-name-time-bomb }: one turn left
   *[other] { event-name-time-bomb }: { $turns } turns left
}

## The hand

frantic-hand = Your hand, { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
frantic-hand-of = { $name }: { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
frantic-fit = { $able } of { $count } fit
frantic-fits-either = Needs { $colour } or { $number }
frantic-fits-kind = Needs { $colour } or { $name }
frantic-fits-colour = Needs { $colour }
frantic-fits-number = Needs { $number ->
    [8] an 8
   *[other] a { $number }
}
frantic-why = { $needs } ({ $rule })
frantic-draw = Draw one
frantic-draw-short = Draw
frantic-pass = Pass
frantic-sort-colour = Sort by number
frantic-sort-kind = Sort by colour
frantic-confirm = Play { $card }
frantic-plan = Plan { $card }
frantic-confirm-draw = Yes, draw
frantic-choose = Choose now
frantic-last-round = Previous round

## What is asked

frantic-over = The game is over
frantic-paused = Paused: nothing can be played for now
frantic-moment = One moment …
frantic-wait = Waiting for { $names }
frantic-does = { $name } { $doing }
frantic-bot-does = { $name }’s bot { $doing }
frantic-own-bot-does = Your bot { $doing }
frantic-held = Your answer is in
frantic-ask-play = Your turn: play a card{ $pile ->
    [0] {""}
   *[other] {" "}or draw one
}
frantic-ask-play-on = Play a card, or pass
frantic-ask-second-chance = Play another card on your { name-2nd-chance }
frantic-ask-aim = Who is the target of your { $card }?
frantic-ask-shares = Who draws the four cards?
frantic-ask-redirect = Who draws { $count ->
    [one] the card
   *[other] the { $count } cards
} instead of you?
frantic-ask-give = Which cards does { $target } get?
frantic-ask-window = { $name } attacks you with { $card }
frantic-ask-wish = Wish for a colour or a number
frantic-ask-wish-colour = Wish for a colour
frantic-ask-nice-try = { $count ->
    [one] { $names } is out of cards
   *[other] { $names } are out of cards
}
frantic-ask-gamble = Lay a card face down
frantic-ask-market = Take a card from the market
frantic-ask-christmas = Give all your cards away
frantic-ask-recession = Put down { $count ->
    [one] one card
   *[other] { $count } cards
}
frantic-ask-party-card = Give one card away
frantic-ask-party-seat = Who gets your card?
frantic-ask-eye = All hands lie open: have you seen enough?

## What somebody is doing

frantic-doing-play = is choosing a card
frantic-doing-play-on = has drawn and is thinking
frantic-doing-second-chance = is playing another card
frantic-doing-aim = is picking a target
frantic-doing-give = is choosing cards to give
frantic-doing-window = may counter
frantic-doing-shares = is picking targets
frantic-doing-wish = is making a wish
frantic-doing-nice-try = may answer
frantic-doing-gamble = is laying a card
frantic-doing-market = is at the market
frantic-doing-christmas = is wrapping presents
frantic-doing-recession = is putting cards down
frantic-doing-party-card = is choosing a present
frantic-doing-party-seat = is giving a present
frantic-doing-eye = is looking at all hands

## Sheets with steps

frantic-step-target-gift = Who gets your cards?
frantic-step-target-exchange = Who do you exchange with?
frantic-step-target-skip = Who misses a turn?
frantic-step-target-equality = Who draws up to your number?
frantic-step-target-counterattack = Who is hit instead?
frantic-step-target-surprise-party = Who gets it?
frantic-step-shares = Who draws? { $count ->
    [one] One card
   *[other] { $count } cards
}
frantic-step-give = { $count ->
    [one] Which card do you give?
   *[other] Which { $count } cards do you give?
}
frantic-step-discard = { $count ->
    [one] Which card do you put down?
   *[other] Which { $count } cards do you put down?
}
frantic-step-lay = Which card do you lay face down?
frantic-step-take = Which card do you take?
frantic-step-gifts = Who gets which card?
frantic-step-wish = Wish for a colour or a number
frantic-step-colour = Wish for a colour
frantic-note-redirect = You strike back: { $card } is your attack now.
frantic-note-redirect-of = { $name } attacked you with { $card }. You strike back: it is your attack now.
frantic-step-done = ✓ done
frantic-step-left = { $count } to go
frantic-share-less = One card less for { $name }
frantic-share-more = One card more for { $name }
frantic-wished = Wished
frantic-or = or
frantic-gifts-who = Who gets the next cards
frantic-gifts-cards = Your cards
frantic-gifts-count = { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
}{ $count ->
    [0] { "" }
   *[other] , gets { $count }
}
frantic-gifts-rest = All that is left for { $name } ({ $count })
frantic-gift-for = { $card }, for { $name }
frantic-sum-target = It hits { $name }.
frantic-sum-share = { $name } draws { $count }
frantic-sum-shares = { $shares }.
frantic-sum-wish = The wish is { $wish }.
frantic-back = Back
frantic-look = Look at the table
frantic-play = Play
frantic-done = Done
frantic-go-on = Next

## Answers out of turn

frantic-last-card = Last card!
frantic-let-it = Let it happen
frantic-no-answer = No answer
frantic-no-counter = – and you hold no { name-counterattack }.
frantic-no-try = – and you hold no { name-nice-try }.
frantic-agree = Seen enough
frantic-agreed = has seen enough
frantic-eye-wait = { $count ->
    [one] One player is still looking.
   *[other] { $count } players are still looking.
}

## What has just happened

frantic-event = Event
frantic-set-off = set off by { $name }
    .you-name = set off by you
frantic-set-off-with = set off by { $name } with { $card }
    .you-name = set off by you with { $card }
frantic-banner-wish = { $name } wishes for
    .you-name = You wish for
frantic-banner-colour = The colour last played:
frantic-banner-counter = { $name } strikes back!
    .you-name = You strike back!
frantic-banner-lapsed = { $card }: nobody to attack
frantic-banner-out = { $name }: last card gone!
    .you-name = Your last card is gone!
frantic-banner-nothing = Nothing happens

## The end of a round and of the game

frantic-round-over = Round { $round }
frantic-this-round = This round
frantic-before = Before
frantic-limit-is = limit { $limit }
frantic-limit-near = { $points ->
    [one] one point from the limit
   *[other] { $points } points from the limit
}
frantic-limit-reached = limit reached
frantic-no-cards = No cards left
frantic-not-counted = Not counted
frantic-next-dealer = Next dealer
frantic-deals = { $name } deals next.
    .you-name = You deal next.
frantic-winner = Winner
frantic-your-turn = Your turn
frantic-to-table = To the table
frantic-end = Game over
frantic-end-won = You win!

## Moves in words

frantic-text-send = Do it
frantic-text-share = Who draws card { $number } of { $count }?
frantic-text-gift = Who gets { $card }?
frantic-say-play = Play { $card }
frantic-say-draw = Draw a card
frantic-say-pass = Pass
frantic-say-attack = Attack { $name }
frantic-say-give = Give { $card }
frantic-say-wish = Wish for { $wish ->
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
   *[number] the number { $wish }
}
frantic-say-lay = Lay { $card } face down
frantic-say-take = Take { $card } from the market
frantic-say-to = Give it to { $name }
frantic-say-discard = Discard { $card }
frantic-say-agree = Seen enough

## The guided first game

frantic-lesson-aim = Get rid of your cards! What you still hold when a round ends counts against you.
frantic-lesson-fit = You play on this card: same colour, number or symbol. Cards that fit are raised; touch another one, and it tells you why it does not.
frantic-lesson-draw = You can draw a card instead, even if something fits. After that you may still play one, the new card or any other.
frantic-lesson-wish = Somebody has made a wish: it decides what fits, until the next card is played. Cards in four colours go on anything.
frantic-lesson-attack = You hold an attack. Play it, and a sheet asks you whom it hits; nothing is played until you say so.
frantic-lesson-window = You are attacked! You are asked even if you cannot answer, so that nobody learns who holds a { name-counterattack }.
frantic-lesson-event = Black cards turn up events, and those turn everything upside down. Touch the pile to read this one again.
frantic-lesson-on = That is all you need. Hold or right-click a card to read its rule. Once somebody reaches the limit, whoever has the fewest points wins.
frantic-lesson-score = Cards left in a hand are points, and points are bad: numbers count their value, special cards more. Whoever has the fewest when somebody reaches the limit wins.
frantic-lesson-goodbye = That was your first game. Thank you for playing! “Play again” deals a new one, with a higher limit if you like.

## The story

frantic-story-aimed = ⚔ { $name } attacks { $targets }.
    .you-name = ⚔ You attack { $targets }.
    .you-targets = ⚔ { $name } attacks you.
    .among-targets = ⚔ { $name } attacks { $targets }.
frantic-story-countered = ⚔ { $name } strikes back.
    .you-name = ⚔ You strike back.
frantic-story-countered-at = ⚔ { $name } strikes back at { $target }.
    .you-name = ⚔ You strike back at { $target }.
    .you-target = ⚔ { $name } strikes back at you.
frantic-story-event = ★ { $name }!
frantic-story-turned = { $name } took the lead for good in round { $chapter }, with { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
} in it.
    .you-name = You took the lead for good in round { $chapter }, with { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    } in it.
scores-note-frantic = The fewest points win. The cards in hand do not count before the round is over.
