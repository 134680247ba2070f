game-title = FLAUTZ!
game-about = Swap cards with the middle of the table until your hand is a mighty spell: one colour in a row, or one value in many colours. Two to five players, several matches.
game-legend = A card is its colour and value: ≈blue-3, ♣green-1, ☾purple-7, ▲orange-2, ✿pink-5. Mirages have a value and any colour (mirage-4); the prism makes two colours one. Short forms work too: b3, g1, pu7, o2, pi5, m4, pr. The places of the middle are numbered: 1 to 3 in the air, 4 to 6 on the ground. A whole swap in one line: 2; b3

none = –

## Colours, cards and words

colour-blue = { $symbol } blue
colour-green = { $symbol } green
colour-purple = { $symbol } purple
colour-orange = { $symbol } orange
colour-pink = { $symbol } pink

field-any = any
field-air = air
field-ground = ground

card-spell = { $card }: { $colour }, value { $value }. { does-spell }
card-mirage = { $card }: mirage of value { $value }. { does-mirage }
card-prism = { $card }: a prism. { does-prism }
does-spell = It goes with the values next to it in its colour, or with other colours of value { $value }.
does-mirage = In a spell it is of any one colour you choose.
does-prism = Laid aside for a spell, it lets all your cards of two colours count as either of them. It scores no points, but counts as used for a FLAUTZ!.

topic-match = Match: one deal, from the first field of the arena to the FLAUTZ! field, unless somebody ends it earlier. A game is several matches.
topic-arena = Arena: a row of fields that a crystal walks along, one each round. The field says from which row you may take: air, ground or any.
topic-apprentice = Apprentice: your character, of one colour. Turned to its other side it is focused; a straight FLAUTZ! in its colour is a royal one.
topic-crystal = Crystal: the best spell of a match wins one. Three of them win the game, or each is worth ten points after the last match.
topic-spell = Spell: one to five cards, one colour in a row or one value in different colours. It scores its lowest value, and five for each further card.
topic-mirage = Mirage: a card with a value and no colour; in a spell it is of any one colour you choose.
topic-colour = A colour of cards and of one apprentice: { $colour }
topic-air = Air: the upper three cards of the middle, places 1 to 3.
topic-ground = Ground: the lower three cards of the middle, places 4 to 6.
topic-focus = Focus: instead of swapping you turn your apprentice to the focused side. On your next turn you replace one card of the middle from the draw pile, turn back, and must swap at once. A player who is focused when the match ends scores nothing.
topic-flautz = FLAUTZ!: all five cards of your hand in one spell, prisms included. You may play on or call it; after a call everybody else has one last turn.
topic-straight = Straight FLAUTZ!: five values in a row of one colour, without mirages and prisms. It ends the match on the spot and earns an extra crystal.
topic-royal = Royal FLAUTZ!: a straight FLAUTZ! in the colour of your own apprentice. It ends the match on the spot, only you score, and you take two extra crystals.
explain-arena = Arena { $name }: { $count } fields – { $fields } – then FLAUTZ!

## The table

table-match = Match { $match }{ $matches ->
    [0] { "" }
   *[other] { " " }of { $matches }
} · round { $round } of { $rounds } · { $pile ->
    [0] nothing left to draw
    [one] one card to draw
   *[other] { $pile } cards to draw
} · { $discards ->
    [0] nothing discarded
   *[other] { $discards } discarded
}
table-over = The game is over
table-arena = Arena{"   "}{ $fields }, FLAUTZ!
table-air = Air{"     "}{ $cards }{ $allowed ->
    [yes] { "" }
   *[no] { "  " }(not now)
}
    .page = Air: { $cards }{ $allowed ->
        [yes] {""}
       *[no] {" "}(not now)
    }
table-ground = Ground{"  "}{ $cards }{ $allowed ->
    [yes] { "" }
   *[no] { "  " }(not now)
}
    .page = Ground: { $cards }{ $allowed ->
        [yes] {""}
       *[no] {" "}(not now)
    }
table-discard = Discarded: { $cards }
displayed = { $place } { $card }
    .page = { $card }
field = { $field }
field-here = ▶{ $field }
table-open-hand = { $name }: { $cards }
open-player = { $name }: { $cards } · { $spell }
table-taken = Just taken: { $card }
table-taken-by = { $name } has just taken { $card }
table-hand = Your cards: { $cards }
table-spell = Your best spell: { $spell }

spell = { $cards } · { $more ->
    [0] { $points }
    [one] { $first } + 5 = { $points }
   *[other] { $first } + { $more } × 5 = { $points }
}{ $sort ->
    [royal] { " " }· royal FLAUTZ!
    [straight] { " " }· straight FLAUTZ!
    [flautz] { " " }· FLAUTZ!
   *[other] { "" }
}
prism-use = { $card } ({ $one } = { $two })
stands-in = { $card } as { $colour }
no-spell = no spell

head-player = Player
head-apprentice = Apprentice
head-crystals = Crystals
head-points = Points
head-total = Total
head-state = { "" }
head-spell = Spell
head-won = Crystals won

player = { $role ->
    [turn] ▶ { $name }
   *[other] { "  " }{ $name }
}
mark-start = begins
mark-focused = focused
mark-called = has called

## Questions

ask-wait = { $names } to play.
ask-take = { $last ->
    [yes] Your last turn: take
   *[no] Take
} a card { $field ->
    [air] from the air
    [ground] from the ground
   *[any] from either row
}: type its place (such as { $example }) or its name{ $focus ->
    [yes] { "" }; or `focus`
   *[no] { "" }
}.
    .page = { $last ->
        [yes] Your last turn: swap a card
       *[no] Swap a card
    } { $field ->
        [air] from the air
        [ground] from the ground
       *[any] from either row
    }{ $focus ->
        [yes] , or focus
       *[no] {""}
    }.
ask-take-or-call = { $last ->
    [yes] Your last turn, and a FLAUTZ!:
   *[no] You have a FLAUTZ!:
} call it with `flautz`, or take a card { $field ->
    [air] from the air
    [ground] from the ground
   *[any] from either row
} by its place (such as { $example }) or its name{ $focus ->
    [yes] { "" }; or `focus`
   *[no] { "" }
}.
    .page = { $last ->
        [yes] Your last turn, and a FLAUTZ!:
       *[no] You have a FLAUTZ!:
    } call it, or swap a card { $field ->
        [air] from the air
        [ground] from the ground
       *[any] from either row
    }{ $focus ->
        [yes] , or focus
       *[no] {""}
    }.
ask-replace = You are focused: which card { $field ->
    [air] in the air
    [ground] on the ground
   *[any] of either row
} do you replace from the draw pile? Type its place (such as { $example }) or its name.
    .page = You are focused: which card { $field ->
        [air] in the air
        [ground] on the ground
       *[any] of either row
    } do you replace from the draw pile?
ask-take-now = You are no longer focused and must swap: take a card { $field ->
    [air] from the air
    [ground] from the ground
   *[any] from either row
} by its place (such as { $example }) or its name.
    .page = You are no longer focused and must swap a card { $field ->
        [air] from the air
        [ground] from the ground
       *[any] from either row
    }.
ask-put = Which card do you put down in exchange for { $card }? Its name, like `{ $example }`.
    .page = Which card do you put down in exchange for { $card }?
ask-put-or-call = Which card do you put down in exchange for { $card }? Its name, like `{ $example }`; with `!` after it you call FLAUTZ!, if the other five are one.
    .page = Which card do you put down in exchange for { $card }? With some you can call FLAUTZ! at once.

## What happens

told-apprentice = { $name }’s apprentice: { $colour }
    .you-name = Your apprentice: { $colour }
told-match = Match { $match }: { $name } begins. Air: { $air }. Ground: { $ground }.
    .you-name = Match { $match }: you begin. Air: { $air }. Ground: { $ground }.
told-hand = Cards of { $name }: { $cards }
    .you-name = Your cards: { $cards }
told-round = Round { $round }: cards { $field ->
    [air] from the air
    [ground] from the ground
   *[any] from either row
}
told-taken = { $name } takes { $card } { $row ->
    [air] from the air
   *[ground] from the ground
}.
    .you-name = You take { $card } { $row ->
        [air] from the air
       *[ground] from the ground
    }.
told-put = { $name } puts { $card } in its place.
    .you-name = You put { $card } in its place.
told-focused = { $name } focuses.
    .you-name = You focus.
told-replaced = { $name } discards { $old } { $row ->
    [air] from the air
   *[ground] from the ground
}; { $fresh } takes its place.
    .you-name = You discard { $old } { $row ->
        [air] from the air
       *[ground] from the ground
    }; { $fresh } takes its place.
told-reshuffled = { $count ->
    [one] The only discarded card becomes
   *[other] The { $count } discarded cards are shuffled and become
} the draw pile.
told-called = { $name } calls FLAUTZ! too, with { $cards }.
    .you-name = You call FLAUTZ! too, with { $cards }.
told-called-last = { $name } calls FLAUTZ! with { $cards }, and nobody has a turn left.
    .you-name = You call FLAUTZ! with { $cards }, and nobody has a turn left.
told-called-first = { $name } calls FLAUTZ! with { $cards }. { $count ->
    [one] One last turn: { $names }.
   *[other] One last turn each: { $names }.
}
    .you-name = You call FLAUTZ! with { $cards }. { $count ->
        [one] One last turn: { $names }.
       *[other] One last turn each: { $names }.
    }
    .you-names = { $name } calls FLAUTZ! with { $cards }. You have one last turn.
    .among-names = { $name } calls FLAUTZ! with { $cards }. One last turn each: { $names }.
told-straight = { $sort ->
    [royal] Royal FLAUTZ!
   *[straight] Straight FLAUTZ!
} { $name } lays open { $cards }, and the match is over.
    .you-name = { $sort ->
        [royal] Royal FLAUTZ!
       *[straight] Straight FLAUTZ!
    } You lay open { $cards }, and the match is over.
told-spell = {"  "}{ $name }: { $spell }
    .you-name = {"  "}You: { $spell }
told-match-end = The match is over: { $players ->
    [one] { $names } wins { $crystals ->
        [one] the crystal
       *[other] { $crystals } crystals
    }.
   *[other] { $names } tie and win a crystal each.
}
    .you-names = The match is over: you win { $crystals ->
        [one] the crystal
       *[other] { $crystals } crystals
    }.
    .among-names = The match is over: a crystal each for { $names }.
told-match-end-without = The match is over: nobody wins a crystal.
told-end = The game is over: { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
    .you-names = The game is over: you win.
    .among-names = The game is over: a shared victory for { $names }.

## The result

reason-arena = the crystal reached the FLAUTZ! field
reason-called = { $name } called FLAUTZ!
    .you-name = you called FLAUTZ!
reason-straight = { $name } laid a straight FLAUTZ!
    .you-name = you laid a straight FLAUTZ!
reason-royal = { $name } laid a royal FLAUTZ!
    .you-name = you laid a royal FLAUTZ!
score-last-match = Match { $match } was the last: { $reason }
nothing-scored = nothing
crystals-worth = { $count } × 10 = { $points }
score-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
} with the most points.
    .you-names = You win with the most points.
    .among-names = A shared victory with the most points: { $names }.
score-crystal-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
} with the most crystals.
    .you-names = You win with the most crystals.
    .among-names = A shared victory with the most crystals: { $names }.

## Errors

error-take-one = “{ $text }” is not a card in the middle; name one by its place or its name.
error-put-one = “{ $text }” is not a card in your hand; name one.
error-which-row = That card lies in both rows; name its place. (“{ $text }”)
error-which-card = { $card } could be { $cards }; type another letter.
error-not-displayed = { $text } is not in the middle.
error-wrong-row = This round cards come from { $field ->
    [air] the air
    [ground] the ground
   *[any] either row
}.
error-take-first = First take a card from the middle.
error-replace-first = You are focused: first replace a card of the middle from the draw pile.
error-not-focused = You can replace a card only if you begin your turn focused.
error-swap-now = You have just ended your focus and must swap now.
error-nothing-to-draw = There is nothing left to draw, so focusing would be pointless.
error-no-flautz = Your five cards do not all form one spell.
error-put-now = You have taken { $card }: put down one of your other cards.
error-put-another = { $card } is the card you have just taken; put down one of the others.
error-not-in-hand = You do not have { $card }.
error-straight-shows-itself = That makes a straight FLAUTZ!, which need not be called: just put the card down.

error-deck-size = The deck file has { $found } cards; a deck needs { $least } to { $most }.
error-deck-no-spells = The deck file has no coloured cards.

error-position-crystals = The players of the position have more crystals than there are.
error-position-apprentices = Two players of the position have the same apprentice.
error-position-goal = The points, crystals, matches and end of the game in the position do not match.
error-position-last-match = The last match of the position is not possible.
error-position-round = The crystal of the position is beyond the last field.
error-position-end = The last match of the position was not over yet when it ended.
error-position-display = The rows of the position do not match the card just taken.
error-position-piles = The piles of the position are not possible.
error-position-focused = The focused players of the position do not match whose turn it is.
error-position-called = A player who called in the position cannot have done so.
error-position-straight = Somebody in the position holds a straight FLAUTZ! that was not laid open.

## The rules in a nutshell

overview-goal = Turn the five cards in your hand into the best spell of the match. It wins a crystal, and the first to have three crystals wins the game.
overview-1 = Everybody holds five cards. In the middle, three lie open in the air and three on the ground.
overview-2 = On your turn, swap one card of the middle for one of yours. The field with the crystal says from which row: ground, air, or any.
overview-3 = Or focus: turn your apprentice, and your turn is over. Next time you first replace a card of the middle by a fresh one, and then swap.
overview-4 = A spell is one colour in a row, or one value in different colours. It scores its lowest value, and five for each further card.
overview-5 = If all five cards make one spell, you have a FLAUTZ! Call it, and everybody else has just one more turn.
overview-6 = After every round the crystal moves on. When it reaches the FLAUTZ! field, the match is over, and the best spell wins the crystal.

## The rules, in our own words

rule-Z-1 = A game is several matches. Everybody is dealt one of the five apprentices at random, face up, for the whole game. After each match the right to begin passes to the left. Our ruling: a player drawn by lot begins the first match.
rule-Z-2 = For every match all spell cards are shuffled. Everybody gets five, face down; three are laid face up in the air row, three in the ground row; the rest is the draw pile. Our ruling: focused apprentices are turned back.
rule-Z-3 = A crystal on the arena marks the round: it begins on the first field and moves on to the next one whenever the turn comes back to the player who began. When it reaches the FLAUTZ! field, the match ends and spells are scored. Our ruling: this also applies during the last turns after a call, since no field is left to play on.
rule-Z-4 = On your turn you swap one card of the middle for one of your hand, or you focus. The field says which row you may take from: ground, air, or any.
rule-Z-5 = The card you take comes into your hand, and one of your other cards takes the place it left.
rule-Z-6 = To focus, turn your apprentice to its focused side; your turn is over.
rule-Z-7 = If you begin your turn focused, you must first put one card of a row that the field allows onto the discard pile and replace it from the draw pile. Then you turn your apprentice back and must swap at once, as the field allows. The fresh card may be taken.
rule-Z-8 = Our ruling: if the draw pile is empty when a card is needed, the discard pile is shuffled and becomes the draw pile. If there is nothing to draw at all, you cannot focus.
rule-Z-9 = A spell is one to five cards that match: one colour with values that follow each other, or one value in different colours. No card, that is no colour and value, may be in it twice.
rule-Z-10 = A spell scores the value of its first (lowest) card, and five points for each further card: 3, 4, 5 of one colour are 13, four twos are 17, a single card is its value.
rule-Z-11 = Your best spell counts; Parlour finds it for you.
rule-Z-12 = A mirage has a fixed value and is, in a spell, of any one colour you choose; it scores like any other card. Blue 1, mirage 2, blue 3, blue 4 are 16; a mirage 5 with two fives is 15.
rule-Z-13 = A prism is laid aside at the start of a spell and scores nothing. You choose two colours, and each of your cards of these colours may count as either. Our ruling: several prisms choose a pair each, and work one after the other. A prism with 1, 2, 3, 4, of which the green ones count as blue, is 16 and a FLAUTZ!; a prism that turns a second green 4 into a blue one, beside two other fours, scores 14.
rule-Z-14 = A player who is focused when the match ends scores nothing.
rule-Z-15 = If all five cards of your hand are used in one spell, you have a FLAUTZ!; prisms count as used. You may play on, or lay your hand open and call it. Our ruling: you call on your own turn, at its start instead of swapping or right after the swap, and not while you are focused. Prisms alone are not a spell.
rule-Z-16 = After a call every other player has one last turn; when it would be the caller’s turn again, the match ends. The caller’s hand no longer changes. Our ruling: others with a FLAUTZ! may call in their last turn too, which does not change when the match ends.
rule-Z-17 = A straight FLAUTZ! is five values in a row of one colour, without special cards. It must be laid open at once, even if it was just dealt (if several were, by the first in turn order), and the match ends on the spot. Everybody scores (except focused players), and the player takes an extra crystal from the supply.
rule-Z-18 = A royal FLAUTZ! is a straight one in the colour of your own apprentice. The match ends on the spot, only you score, and you take two extra crystals.
rule-Z-19 = Special cards may be part of a FLAUTZ!, but never of a straight or a royal one.
rule-Z-20 = The highest spell of a match wins the crystal that marked the rounds. Our ruling: in a tie, the one with more cards (prisms do not count) wins it; if these are equal too, each takes a crystal, the extra ones from the supply. If nobody scored, nobody wins it. A straight or royal FLAUTZ! wins it outright.
rule-Z-21 = Playing for crystals (the usual way), the first to have three wins at once, and points are not kept. Our ruling: if several get there together, the one with more crystals wins, then the one with the higher spell in that match; otherwise they share the victory.
rule-Z-22 = Playing a fixed number of matches (three, five, or any number up to twenty), each crystal is worth ten points at the end, and the most points win. Our ruling: in a tie, the one with more crystals wins; otherwise they share the victory.
rule-Z-23 = There are 25 crystals. Our ruling: when the supply is used up, no more can be taken; if there are not enough for all, they are handed out in turn order, beginning with the player who began the match.
