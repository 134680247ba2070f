game-title = FRANTIC
game-about = Get rid of your cards before the others do, attack them while you can, and mind the events: points are bad. Two to eight players, several rounds.
game-legend = A card is its colour and number or symbol: red-7, black-3, blue-gift, green-2nd-chance. Four-colour cards go by their name: fantastic, fantastic-four, counterattack, equality, nice-try. Short forms work too: r7, k3 (black), f4. Players are named by the number of their seat; the turn follows these numbers. ▶ marks whose turn it is. Several moves can be typed in one go: r-gift; 3; b1; b9

none = –

## Colours, cards and events

colour-blue = blue
colour-red = red
colour-green = green
colour-yellow = yellow

name-gift = Gift
name-exchange = Exchange
name-2nd-chance = 2nd Chance
name-skip = Skip
name-fantastic = Fantastic
name-fantastic-four = Fantastic Four
name-counterattack = Counterattack
name-equality = Equality
name-nice-try = Nice Try
name-fuck-you = Fuck You

card-number = { $card }: the { $colour } { $number }, worth { $points ->
    [one] one point
   *[other] { $points } points
}. { does-number }
card-black = { $card }: the black { $number }, worth { $points ->
    [one] one point
   *[other] { $points } points
}. { does-black }
card-gift = { $card }: { name-gift }, { $colour }, { $points } points. { does-gift }
card-exchange = { $card }: { name-exchange }, { $colour }, { $points } points. { does-exchange }
card-2nd-chance = { $card }: { name-2nd-chance }, { $colour }, { $points } points. { does-2nd-chance }
card-skip = { $card }: { name-skip }, { $colour }, { $points } points. { does-skip }
card-fantastic = { $card }: { name-fantastic }, { $points } points. { does-fantastic }
card-fantastic-four = { $card }: { name-fantastic-four }, { $points } points. { does-fantastic-four }
card-counterattack = { $card }: { name-counterattack }, { $points } points. { does-counterattack }
card-equality = { $card }: { name-equality }, { $points } points. { does-equality }
card-nice-try = { $card }: { name-nice-try }, { $points } points. { does-nice-try }
card-fuck-you = { $card }: { name-fuck-you }, { $points } points. { does-fuck-you }

does-number = It goes on { $colour } cards, on any { $number }, and on a wish for either.
does-black = It goes on any { $number } and on a wish for { $number }, and turns up an event.
does-gift = Attack: give somebody two of your cards.
does-exchange = Attack: give somebody two of your cards and take two of theirs unseen.
does-2nd-chance = Play another card on it; if you cannot, draw one.
does-skip = Attack: somebody misses their next turn.
does-fantastic = Goes on anything; wish for a colour or a number.
does-fantastic-four = Goes on anything. Attack: others draw four cards, shared out as you like; then wish for a colour or a number.
does-counterattack = Goes on anything; wish for a colour. When you are attacked, play it at once: the attack is now yours, against whomever you choose.
does-equality = Goes on anything. Attack: somebody with fewer cards than you draws up to your number; then wish for a colour.
does-nice-try = Goes on anything; wish for a colour. When somebody is out of cards, play it at once: they draw three, and the round goes on.
does-fuck-you = Goes on anything, but only if you hold exactly ten cards; play goes on as if it were not there. You cannot give it away with { name-gift } or { name-exchange }.

event-name-charity = Charity
event-name-communism = Communism
event-name-doomsday = Doomsday
event-name-earthquake = Earthquake
event-name-expansion = Expansion
event-name-finish-line = Finish Line
event-name-friday-the-13th = Friday the 13th
event-name-gambling-man = Gambling Man
event-name-market = Market
event-name-mating-season = Mating Season
event-name-merry-christmas = Merry Christmas
event-name-mexican-standoff = Mexican Standoff
event-name-recession = Recession
event-name-robin-hood = Robin Hood
event-name-surprise-party = Surprise Party
event-name-all-seeing-eye = The All-Seeing Eye
event-name-third-time-lucky = Third Time Lucky
event-name-time-bomb = Time Bomb
event-name-tornado = Tornado
event-name-vandalism = Vandalism

event-charity = Everybody but the players with the most cards takes one card, unseen, from each of those players.
event-communism = Everybody draws until they have as many cards as the player with the most.
event-doomsday = The round is over at once: 50 points for everybody.
event-earthquake = Everybody passes their hand on to the next player.
event-expansion = The first player draws one card, the second two, the third three, and so on.
event-finish-line = The round is over at once; count your cards.
event-friday-the-13th = A black cat crosses the table, and that is all.
event-gambling-man = Everybody lays a card face down; the second-lowest takes them all.
event-market = As many cards as players lie open; each takes one in turn.
event-mating-season = Everybody puts down all number cards whose number they hold more than once.
event-merry-christmas = Everybody gives all their cards away, to whomever they like.
event-mexican-standoff = Everybody puts down their hand and draws three new cards.
event-recession = The first player puts down one card, the second two, the third three, and so on.
event-robin-hood = The players with the fewest and with the most cards swap hands.
event-surprise-party = Everybody gives one card to a player of their choice.
event-all-seeing-eye = All hands lie open until everybody agrees to go on.
event-third-time-lucky = Everybody draws three cards.
event-time-bomb = Three more turns for everybody. A player who gets rid of all cards in time scores ten points less, and the others score ten more; if nobody does, all points count double.
event-tornado = All hands are shuffled together and dealt out anew.
event-vandalism = Everybody puts down all cards of the colour last played.
explain-event = Event { $name }: { $effect }

## The table

table-round = Round { $round } · up to { $limit } points · { $pile ->
    [0] nothing left to draw
    [one] one card to draw
   *[other] { $pile } cards to draw
} · { $events ->
    [one] one event
   *[other] { $events } events
}
table-over = The game is over
table-top = On the pile: { $card }
table-wish = On the pile: { $card } · wished: { $wish }
table-market = In the market: { $cards }
table-open-hand = { $name }: { $cards }
table-hand = Your { $count ->
    [one] card
   *[other] { $count } cards
}: { $cards }
table-playable = You can play: { $cards }
table-offer = Set aside to give: { $cards }
table-laid = Laid face down: { $card }
table-gifts = Given away: { $gifts }
gift-to = { $card } to { $name }
table-tries = { name-nice-try } is on its way.
open-decided = {"  "}{ $name } – { $choice }

head-player = Player
head-cards = Cards
head-points = Points
head-state = { "" }
head-last-hand = Left in hand
head-last-points = Last round
head-total = Total

player = { $role ->
    [turn] ▶ { $number } { $name }
   *[other] { "  " }{ $number } { $name }
}
mark-dealer = dealt
mark-skipped = misses a turn
mark-bomb = { $turns ->
    [0] no turn left
    [one] one turn left
   *[other] { $turns } turns left
}
mark-target = attacked with { $card }

## What is asked

ask-wait = Waiting for { $names }.
ask-play = Your turn: name a card to play{ $pile ->
    [0] {""}
   *[other] , or `draw`
}.
    .page = Your turn: play a card{ $pile ->
        [0] {""}
       *[other] , or draw one
    }.
ask-play-on = Name a card to play, or `pass`.
    .page = Play a card, or pass.
ask-second-chance = Your { name-2nd-chance } demands another card.
ask-aim = Who is the target of your { $card }? Type the number of a seat.
    .page = Who is the target of your { $card }?
ask-share = Who draws card { $number } of the four? Type the number of a seat.
    .page = Who draws card { $number } of the four?
ask-redirect = To whom do you send { $count ->
    [one] the card
   *[other] the { $count } cards
} of the { $card }? Type the number of a seat.
    .page = To whom do you send { $count ->
        [one] the card
       *[other] the { $count } cards
    } of the { $card }?
ask-give = Card { $number } of two for { $name }: which one?
ask-counter = { $name } attacks you with { $card }. Counterattack? `counterattack` or `pass`.
    .page = { $name } attacks you with { $card }. Do you strike back?
ask-no-counter = { $name } attacks you with { $card }, and you cannot counter: `pass`.
    .page = { $name } attacks you with { $card }, and you cannot strike back.
ask-wish = What do you wish for? A colour (blue, red, green, yellow) or a number from 1 to 9.
ask-colour-wish = Which colour do you wish for? Blue, red, green or yellow.
ask-nice-try = { $count ->
    [one] { $names } is out of cards.
   *[other] { $names } are out of cards.
} { name-nice-try }? `nice-try` or `pass`.
    .page = { $count ->
        [one] { $names } is out of cards.
       *[other] { $names } are out of cards.
    } Do you play { name-nice-try }?
ask-no-nice-try = { $count ->
    [one] { $names } is out of cards.
   *[other] { $names } are out of cards.
} There is nothing you can do: `pass`.
    .page = { $count ->
        [one] { $names } is out of cards.
       *[other] { $names } are out of cards.
    } There is nothing you can do.
ask-gamble = Which card do you lay face down?
ask-market = Which card do you take from the market?
ask-christmas = Card { $number } of { $count }, { $card }: who gets it? Type the number of a seat.
    .page = Card { $number } of { $count }, { $card }: who gets it?
ask-recession = { $count ->
    [one] One card
   *[other] { $count } cards
} still to put down: which one?
ask-party-card = Which card do you give away?
ask-party-seat = Who gets { $card }? Type the number of a seat.
    .page = Who gets { $card }?
ask-eye = Have you seen enough? `agree`
    .page = Have you seen enough?

## What happens

told-round = Round { $round }: { $name } deals seven cards each.
    .you-name = Round { $round }: you deal seven cards each.
told-hand = { $name } holds { $cards }.
    .you-name = You hold { $cards }.
told-start = The first card is { $card }; it counts as played by { $name }.
    .you-name = The first card is { $card }; it counts as played by you.
told-buried = The first card is { $card }; it goes under the pile.
told-played = { $name } plays { $card }{ $left ->
    [0] {""}
    [one] {" "}and has one card left
   *[other] {" "}({ $left } left)
}.
    .you-name = You play { $card }{ $left ->
        [0] {""}
        [one] {" "}and have one card left
       *[other] {" "}({ $left } left)
    }.
told-drew = { $by ->
    [effect] {"  "}
   *[turn] {""}
}{ $name } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
    .you-name = { $by ->
        [effect] {"  "}
       *[turn] {""}
    }You draw { $count ->
        [one] one card
       *[other] { $count } cards
    }.
told-seen = { $by ->
    [effect] {"  "}
   *[turn] {""}
}{ $name } draws { $cards }.
    .you-name = { $by ->
        [effect] {"  "}
       *[turn] {""}
    }You draw { $cards }.
told-pile-empty = { $name } has to draw, but the pile is used up.
    .you-name = You have to draw, but the pile is used up.
told-passed = { $name } passes.
    .you-name = You pass.
told-missed = { $name } misses a turn.
    .you-name = You miss a turn.
told-second-missed = {"  "}{ $name } has no card for the { name-2nd-chance }.
    .you-name = {"  "}You have no card for the { name-2nd-chance }.
told-aimed = {"  "}⚔ { $card }: { $name } attacks { $target }.
    .you-name = {"  "}⚔ { $card }: you attack { $target }.
    .you-target = {"  "}⚔ { $card }: { $name } attacks you.
told-shares = {"  "}⚔ { name-fantastic-four }: { $name } makes { $shares }.
    .you-name = {"  "}⚔ { name-fantastic-four }: you make { $shares }.
told-share = { $name } draw { $count }
    .you-name = you draw { $count }
told-countered = {"  "}⚔ { $name } strikes back: { $other }’s { $card } is now { $name }’s weapon.
    .you-name = {"  "}⚔ You strike back: { $other }’s { $card } is now your weapon.
    .you-other = {"  "}⚔ { $name } strikes back: your { $card } is now { $name }’s weapon.
told-lapsed = {"  "}{ $card }: there is nobody { $name } could attack.
    .you-name = {"  "}{ $card }: there is nobody you could attack.
told-skip = {"  "}{ $name } will miss the next turn.
    .you-name = {"  "}You will miss the next turn.
told-given = {"  "}{ $other } gets { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
} from { $name }.
    .you-name = {"  "}{ $other } gets { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    } from you.
    .you-other = {"  "}You get { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    } from { $name }.
told-handed = {"  "}{ $other } gets { $cards } from { $name }.
    .you-name = {"  "}{ $other } gets { $cards } from you.
    .you-other = {"  "}You get { $cards } from { $name }.
told-wish = {"  "}{ $name } wishes for { $sort ->
    [number] a { $wish }
   *[colour] { $wish }
}.
    .you-name = {"  "}You wish for { $sort ->
        [number] a { $wish }
       *[colour] { $wish }
    }.
told-event = {"  "}★ { $name }! { $effect }
told-events-shuffled = {"  "}The events are used up and shuffled again.
told-nothing = {"  "}Nothing happens.
told-colour = {"  "}The colour last played is { $colour }.
told-put-down = {"  "}{ $name } puts down { $cards }.
    .you-name = {"  "}You put down { $cards }.
told-swapped = {"  "}{ $name } and { $other } swap hands.
    .you-name = {"  "}You and { $other } swap hands.
    .you-other = {"  "}{ $name } and you swap hands.
told-mixed = {"  "}The hands are dealt out anew: { $counts }.
told-count = { $name } { $count }
    .you-name = you { $count }
told-laid = {"  "}All cards are turned up: { $cards }. { $name } takes them all.
    .you-name = {"  "}All cards are turned up: { $cards }. You take them all.
told-one-laid = { $name } { $card }
    .you-name = you { $card }
told-market = {"  "}In the market: { $cards }.
told-took = {"  "}{ $name } takes { $card }.
    .you-name = {"  "}You take { $card }.
told-shown = {"  "}All hands lie open: { $hands }.
told-one-hand = { $name } has { $cards }
    .you-name = you have { $cards }
told-taken-up = {"  "}The hands are taken up again.
told-out = { $name } has no cards left!
    .you-name = You have no cards left!
told-round-end = The round is over: { $reason }. Points (total): { $points }.
told-points = { $name } { $points ->
    [0] 0
   *[other] { $points }
} ({ $total })
    .you-name = you { $points ->
        [0] 0
       *[other] { $points }
    } ({ $total })
told-end = Somebody has reached the limit, and the game is over.

reason-out = { $count ->
    [one] { $names } has no cards left
   *[other] { $names } have no cards left
}
    .you-names = you have no cards left
    .among-names = no cards left: { $names }
reason-in-time = { $count ->
    [one] { $names } was faster than the bomb: ten points less, and ten more for all others
   *[other] { $names } were faster than the bomb: ten points less, and ten more for all others
}
    .you-names = you were faster than the bomb: ten points less, and ten more for all others
    .among-names = faster than the bomb: { $names } – ten points less, and ten more for all others
reason-pile-empty = there is nothing left to draw
reason-time-up = the time is up, and all points count double
reason-doomsday = the end of the world, 50 points for everybody
reason-finish-line = the finish line is reached

## The score

score-last-round = The end of round { $round }: { $reason }.
score-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
} with the fewest points; the limit was { $limit }.
    .you-names = You win with the fewest points; the limit was { $limit }.
    .among-names = A shared victory with the fewest points: { $names }. The limit was { $limit }.

## Errors

error-unknown-move = “{ $text }” is not a move here.
error-other-verb = “{ $verb }” is not possible now; use “{ $wanted }”.
error-card-now = Name a card.
error-seat-now = Name the seat of a player.
error-wish-now = A wish comes first: it must be made.
error-agree-now = All hands lie open: `agree` when you have seen enough.
error-not-in-hand = You do not have { $card }, or not that many of them.
error-not-in-market = { $card } is not in the market.
error-not-handed-on = { $card } cannot be handed on by choice.
error-only-counterattack = Only { name-counterattack } helps against an attack, not { $card }.
error-only-nice-try = Only { name-nice-try } can be played now, not { $card }.
error-not-ten-cards = { $card } needs exactly { $wanted } cards in hand; you have { $found }.
error-not-as-wished = { $card } is not what was wished for: { $wish }.
error-does-not-fit = { $card } does not fit on { $top }.
error-nothing-to-draw = The draw pile is used up, and you have a card to play.
error-drawn-already = You have already drawn: play a card or pass.
error-no-drawing = There is nothing to draw now.
error-no-passing = You cannot pass now.
error-colour-wish-only = This card wishes for a colour, not a number.
error-nobody-there = Nobody sits at seat { $seat }.
error-not-yourself = You cannot choose yourself.
error-already-skipped = Seat { $seat } will already miss a turn.
error-not-fewer-cards = Seat { $seat } does not have fewer cards than you.

error-deck-size = The deck file has { $found } cards; a deck needs { $least } to { $most }.
error-deck-unknown-event = The deck file names the event “{ $event }”, which does not exist.
error-deck-event-twice = The deck file has the event “{ $event }” twice.

error-position-event = The position names the event “{ $event }”, which does not exist.
error-position-events = Each event of the deck must be either in the pile or used, once.
error-position-discard = The discard pile of the position needs at least one card.
error-position-wish = The wish of the position ({ $wish }) does not match the card on top.
error-position-not-in-hand = Seat { $seat } of the position lays or gives { $card }, which is not in its hand.
error-position-limit = The points, limit and end of the game in the position do not match.
error-position-steps = The pending decisions of the position are not possible at this moment.
error-position-asked = The seats that are asked in the position have nothing to decide.
error-position-market = There are cards in the market of the position, but it is not open.
error-position-round-over = The round of the position is already over.
error-position-bomb = The Time Bomb of the position leaves more turns than possible.
error-position-last-round = The last round of the position is not possible.

## The rules in a nutshell

overview-goal = Get rid of your cards before the others do. What you still hold when a round ends counts against you. The game ends when somebody reaches the points limit, and the fewest points win.
overview-1 = On your turn, play one card on the pile: one of the same colour, of the same number, or a special of the same kind.
overview-2 = If you cannot or do not want to, draw a card. Then you may still play one.
overview-3 = Specials in one colour let you give cards away, exchange them, make somebody miss a turn, or play again.
overview-4 = Specials in four colours go on anything. Most of them also do something, and with each of them you wish for what has to be played next.
overview-5 = A black card goes on its number and turns up an event, and an event can turn everything upside down.
overview-6 = The round ends when somebody has no cards left or the draw pile is used up. Numbers count as much as they say, specials seven, and one of them 42.

## The rules, in our own words

rule-R-1 = Before the game the players agree on a points limit. We suggest, for two to four players, 137 (short), 154 (medium) or 179 (long), and for five to eight players 113, 137 or 154. Any other positive limit works too.
rule-R-2 = Before every round all cards are shuffled, and so are all events. The dealer, drawn by lot for the first round, deals seven cards to everybody.
rule-R-3 = The dealer turns up the first card, and it counts as played by the dealer, with all its consequences: a wish, an attack, an event, a { name-2nd-chance }. Our ruling: { name-fuck-you } goes under the draw pile and the next card is turned up; { name-counterattack } and { name-nice-try } bring only their wish.
rule-R-4 = The player to the right of the dealer has the first turn, and play goes counter-clockwise. The list of players shows them in order of play.
rule-R-5 = On your turn you play one card; or you draw one, and then you may play one, the drawn card or any other. You may draw even if you could play. If you cannot play, you must draw.
rule-R-6 = The round is over when somebody has no cards left, or somebody would have to draw and the draw pile is used up. The effect or event that is going on is carried out first as far as possible, and the round ends only if it must end even then. The discard pile is never shuffled back. Our rulings: with nothing left to draw you cannot draw by choice; if both happen at once, it is the player without cards who has ended the round.
rule-R-7 = What you still hold counts against you: colour and black cards their number, each special card 7, { name-fuck-you } 42. The points are added to those of earlier rounds.
rule-R-8 = The player who got the most points in a round deals the next one. Our ruling: in a tie, the first in order of play after the last dealer.
rule-R-9 = The game ends when somebody has reached the limit. The fewest points win. Our ruling: in a tie the victory is shared.
rule-R-10 = An event can rid several players of their cards at once; they end the round together.
rule-R-11 = A colour card goes on a card of its colour, on a card of its number, and on a wish for either.
rule-R-12 = A one-colour special goes on a card of its colour, on a special of the same kind, and on a wish for its colour, but not on a wish for a number.
rule-R-13 = Four-colour specials and { name-fuck-you } go on anything.
rule-R-14 = A black card goes on a card of its number and on a wish for its number. Black is not a colour and cannot be wished for. Cards of its number go on a black card.
rule-R-15 = A wish names one of the four colours or a number from 1 to 9. It binds number cards and one-colour specials only, and it ends with the next card that is played (but see R-16).
rule-R-16 = { name-fuck-you } can be played only if you hold exactly ten cards, itself included. It is invisible: play goes on from the card and the wish before it. You cannot choose to hand it on with { name-gift } or { name-exchange }; our ruling: nor with one that you have countered and now carry out yourself. Blind draws and events can move it.
rule-R-17 = { name-2nd-chance } must be followed at once by another card that fits on it. If you have none, you draw one card and your turn ends, even if { name-2nd-chance } was your last card. Our rulings: your turn ends with the card that you play on it; you do not draw first to make it possible, and you may not keep back a card that fits.
rule-R-18 = { name-skip } (attack): the player you choose misses their next turn. It cannot be somebody who will miss it anyway. Our rulings: if nobody is left to choose, nothing happens; it also lapses at the end of the round.
rule-R-19 = { name-gift } (attack): give the player you choose two cards of your hand, or the one you have. As your last card it attacks all the same, with nothing to give. Our rulings: the player you choose may counter even then, and give cards in turn; if { name-counterattack } was your last card, the { name-gift } that you carry out attacks with nothing.
rule-R-20 = { name-exchange } (attack): give the player you choose two cards and take two of theirs unseen, before they pick up yours; if there are fewer, as many as there are. As your last card it still takes two.
rule-R-21 = Our ruling: the giver chooses among all cards but { name-fuck-you }. A player with too few other cards gives those.
rule-R-22 = { name-fantastic }: wish for a colour or a number.
rule-R-23 = { name-fantastic-four } (attack): one or more other players draw four cards in all; you decide who draws how many, and in which order. Before anybody draws, every target may counterattack, in order of play. Then wish for a colour or a number.
rule-R-24 = { name-equality } (attack): a player who has fewer cards than you, now that you have played it, draws up to your number. If nobody has fewer, there is only the wish. Wish for a colour.
rule-R-25 = { name-counterattack }: on your own turn it only wishes for a colour. When a special card attacks you, play it out of turn: the attack misses you, and you carry it out against any player, the attacker included, who may counter in turn. If you cannot carry it out, it lapses. The game goes on to the right of the first attacker. Our rulings: of a { name-fantastic-four } you send on your own share, to one player; in a countered { name-gift } or { name-exchange } you are the giver; the wish that counts is that of the last card laid, so only its player is asked.
rule-R-26 = { name-nice-try }: on your own turn it only wishes for a colour. When somebody has got rid of their last card, in whatever way, and all effects of that turn are over, play it out of turn: everybody without cards draws three, you wish for a colour, and the game goes on to the right of the player whose turn it was. Our ruling: if it was your own last card, the round is then over and you are the one who is out.
rule-R-27 = The effect of a four-colour special must be carried out if it can be. Its wish must always be made, even if it was your last card.
rule-R-28 = A black card turns up the top event. It touches the players in order of play, starting to the right of the player of the black card, and the same order breaks ties. Cards that are put down go under the discard pile. The round can end only when the whole event is over.
rule-R-29 = Our ruling: when the events are used up, they are shuffled and used again.
rule-E-1 = Charity: everybody who is not among those with the most cards takes one card, unseen, from each of those.
rule-E-2 = Communism: everybody draws until they have as many cards as the player with the most.
rule-E-3 = Doomsday: the round is over at once. Everybody gets 50 points, hands do not count, and there is no { name-nice-try } (our ruling).
rule-E-4 = Earthquake: everybody passes their whole hand on to the next player.
rule-E-5 = Expansion: the first player draws one card, the second two, and so on.
rule-E-6 = Finish Line: the round is over at once. Hands count, and there is no { name-nice-try }.
rule-E-7 = Friday the 13th: nothing happens.
rule-E-8 = Gambling Man: everybody lays one card face down, and all are turned up together. The second-lowest value takes all of them; a player who has no card to lay takes them all instead. Our ruling: of equal values, the one earlier in order of play is the lower; if several have no cards, the first in order takes them.
rule-E-9 = Market: as many cards as there are players are turned up, and everybody takes one, in order of play. Our ruling: if the pile has too few, those are shared out as far as they go, and then the round is over (R-6).
rule-E-10 = Mating Season: you put down all number cards, black ones too, whose number you hold more than once.
rule-E-11 = Merry Christmas: everybody gives away all their cards, face down, to other players as they like. Once everything has been given, everybody picks up what lies in front of them.
rule-E-12 = Mexican Standoff: everybody puts down their hand, and then each draws three cards, in order of play.
rule-E-13 = Recession: the first player puts down one card of their choice, the second two, and so on; a player with fewer cards puts down all of them.
rule-E-14 = Robin Hood: the player with the fewest cards (even none) and the player with the most swap hands. Our ruling: if all have the same number, nothing happens.
rule-E-15 = Surprise Party: in order of play, everybody gives one card to a player of their choice; a player without cards gives none. { name-fuck-you } may be given.
rule-E-16 = The All-Seeing Eye: all hands lie open until everybody agrees to go on.
rule-E-17 = Third Time Lucky: everybody draws three cards.
rule-E-18 = Time Bomb: everybody has three more turns at most. A player who gets rid of their last card in time gets 10 points less, and all others 10 more. If nobody does, the round ends and all points count double. Our rulings: a missed turn is used up too; if the pile runs out or the Finish Line comes first, the points count as usual, but if somebody is without cards when the pile runs out, that player has ended the round in time; { name-nice-try } brings the player back into the round, and the countdown continues; no second bomb can come in a round, and if another deck has one, it does nothing.
rule-E-19 = Tornado: all hands are shuffled together and dealt out card by card, in order of play, until nothing is left.
rule-E-20 = Vandalism: everybody puts down all cards of the colour last played, that is, of the topmost colour card or one-colour special that was played; wishes do not count. If there is none yet, nothing happens. Our ruling: one-colour specials count as cards of their colour.
