"""What a seat knows of a game of Fzzzt! as bytes; see `parlour.core.tensor`.

Personal cards are counted by kind: all of a player's cards, those known to be in the hand, and those seen
going to the discard pile since the last deal. Production Units have one row for each card of the deck, copies
next to each other. Where the order of cards matters little, a card is its kind plus 1, and 0 is none.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.memory import AUDIENCE_BITS, AUDIENCE_MASK, payload_of, seat_of, tag_of
from parlour.core.tensor import COUNT, FLAG, Tensor, add_one, byte_at, clear, mark, put, relative
from parlour.games.fzzzt import memory
from parlour.games.fzzzt.actions import cards_in
from parlour.games.fzzzt.board import CLEANING, PHASES, Board
from parlour.games.fzzzt.deck import BELT_LENGTH, HAND_SIZE, MECHANIC, MOST_SEATS, ROUNDS, SYMBOLS, UNIT, Deck

#: A card of the belt: whether it is an Upgrade, a robot, a Fzzzt or a unit; whether it shows each symbol; its
#: power; the points of a unit.
CARD: Final = 10
_SYMBOLS_AT: Final = 4
_POWER_AT: Final = 8
_POINTS_AT: Final = 9
#: A unit gets at most one robot in each clean-up.
MOST_ROBOTS: Final = ROUNDS - 1
_SYMBOLS: Final = len(SYMBOLS)
#: How a note packs the cards of a bid, each as its kind plus 1.
_KIND_BITS: Final = 7
_KIND_MASK: Final = 127


def layout(deck: Deck, seats: int) -> Tensor:
    """Return the layout of the observations."""
    return _layout(seats, deck.first_unit, deck.unit_cards)


def _layout(seats: int, kinds: int, units: int) -> Tensor:
    return Tensor(
        [
            ("phase", FLAG, (len(PHASES),)),
            ("round", COUNT, ()),
            ("face_down", COUNT, ()),
            ("belt_deck", COUNT, ()),
            # The face-up cards, head first.
            ("belt", COUNT, (BELT_LENGTH, CARD)),
            ("chief", FLAG, (seats,)),
            ("actors", FLAG, (seats,)),
            # With the cards of a face-down bid.
            ("hand_size", COUNT, (seats,)),
            ("bid_size", COUNT, (seats,)),
            # The places of the viewer's sorted hand that are bid, and those shown to all since the last deal.
            ("own_bid", FLAG, (HAND_SIZE,)),
            ("own_shown", FLAG, (HAND_SIZE,)),
            # The cards known to be in each hand; the viewer's hand is complete.
            ("hands", COUNT, (seats, kinds)),
            # The cards seen going to each discard pile since the last deal.
            ("discards", COUNT, (seats, kinds)),
            # Each hand and discard pile together.
            ("personal", COUNT, (seats, kinds)),
            ("unit_owner", FLAG, (units, seats)),
            # Which of its owner's units it is, from 1; 0 if it has no owner.
            ("unit_place", COUNT, (units,)),
            # The allocated robots, each as its kind plus 1, and how many of them show each symbol.
            ("unit_robots", COUNT, (units, MOST_ROBOTS)),
            ("unit_symbols", COUNT, (units, _SYMBOLS)),
            # The viewer's decisions in the clean-up: 0 if open, 1 to leave the unit, or a kind plus 2.
            ("unit_choice", COUNT, (units,)),
            # The unit that the viewer decides on next.
            ("unit_asked", FLAG, (units,)),
            ("last_card", COUNT, (CARD,)),
            ("last_winner", FLAG, (seats,)),
            # The highest card first, each as its kind plus 1.
            ("last_bids", COUNT, (seats, HAND_SIZE)),
        ]
    )


#: By number of seats: the bytes without those for each unit and each kind.
_SIZES: Final = vec[i64]([_layout(seats, 0, 0).content for seats in range(MOST_SEATS + 1)])


def encode(board: Board, viewer: i64, out: vec[i64], at: i64) -> None:
    """Write what the viewer knows."""
    deck = board.deck
    seats: i64 = board.seats
    units = deck.unit_cards
    unit_size = seats + 1 + MOST_ROBOTS + _SYMBOLS + 2
    clear(out, at, _SIZES[seats] + 3 * seats * deck.first_unit + units * unit_size)
    at = _put_belt(board, out, at)
    at = _put_players(board, viewer, seats, out, at)
    at = _put_personal(board, viewer, seats, out, at)
    _put_units(board, viewer, seats, out, at)
    _put_last_auction(board, viewer, seats, out, at + units * unit_size)


def _put_card(deck: Deck, kind: i64, out: vec[i64], at: i64) -> None:
    """Write a card that can lie on the belt."""
    sort = deck.types[kind]
    if sort == MECHANIC:  # in an untrue note
        return
    mark(out, at + sort - 1)
    symbols = deck.symbols[kind]
    place = at + _SYMBOLS_AT
    while symbols:
        if symbols & 1:
            mark(out, place)
        place += 1
        symbols >>= 1
    if sort == UNIT:
        put(out, at + _POINTS_AT, deck.points[kind])
    else:
        put(out, at + _POWER_AT, deck.power[kind])


def _put_belt(board: Board, out: vec[i64], at: i64) -> i64:
    """Write the phase, the round and the belt. Return where they end."""
    phase: i64 = board.phase
    mark(out, at + phase)
    at += len(PHASES)
    belt = board.belt
    place: i64 = len(belt)
    face_down: i64 = place - board.face_up
    left: i64 = len(board.belt_deck)
    put(out, at, board.round)
    put(out, at + 1, face_down)
    put(out, at + 2, left)
    at += 3
    card = at
    while place > face_down:
        place -= 1
        _put_card(board.deck, belt[place], out, card)
        card += CARD
    return at + BELT_LENGTH * CARD


def _put_players(board: Board, viewer: i64, seats: i64, out: vec[i64], at: i64) -> i64:
    """Write who is asked, the numbers of cards, and the viewer's bid. Return where they end."""
    mark(out, at + relative(board.chief, viewer, seats))
    at += seats
    for actor in board.asked:
        mark(out, at + relative(actor, viewer, seats))
    at += seats
    seat: i64 = 0
    while seat < seats:
        place = at + relative(seat, viewer, seats)
        cards: i64 = len(board.hands[seat])
        put(out, place, cards)
        put(out, place + seats, cards_in(board.bids[seat]))
        seat += 1
    at += 2 * seats
    _put_places(board.bids[viewer], out, at)
    _put_places(board.shown[viewer], out, at + HAND_SIZE)
    return at + 2 * HAND_SIZE


def _put_places(places: i64, out: vec[i64], at: i64) -> None:
    """Write the places of a hand that are given as bits."""
    while places:
        if places & 1:
            mark(out, at)
        at += 1
        places >>= 1


def _put_personal(board: Board, viewer: i64, seats: i64, out: vec[i64], at: i64) -> i64:
    """Write what is known of the hands and discard piles. Return where that ends."""
    kinds = board.deck.first_unit
    size = seats * kinds
    seat: i64 = 0
    while seat < seats:
        row = at + relative(seat, viewer, seats) * kinds
        buried = board.buried[seat]
        # Everybody knows whose cards are whose, so a hand is known if no card is buried in the discard pile.
        known = seat == viewer or buried == 0
        shown = board.shown[seat]
        for card in board.hands[seat]:
            kind: i64 = card
            if known or shown & 1:
                add_one(out, row + kind)
            add_one(out, row + 2 * size + kind)
            shown >>= 1
        for discarded in board.discards[seat]:
            kind = discarded
            if buried > 0:
                buried -= 1
            else:
                add_one(out, row + size + kind)
            add_one(out, row + 2 * size + kind)
        seat += 1
    return at + 3 * size


def _put_units(board: Board, viewer: i64, seats: i64, out: vec[i64], at: i64) -> None:
    """Write the units that have an owner, those of the viewer first."""
    deck = board.deck
    cards = deck.unit_cards
    places = at + cards * seats
    robots = places + cards
    symbols = robots + cards * MOST_ROBOTS
    choices = symbols + cards * _SYMBOLS
    chosen = board.choices[viewer]
    decided: i64 = len(chosen)
    seat = viewer
    for owner in range(seats):
        units = board.units[seat]
        allocated = board.allocated[seat]
        count: i64 = len(units)
        for place in range(count):
            row = deck.unit_rows[units[place]]
            while byte_at(out, places + row):  # the row of a copy
                row += 1
            mark(out, at + row * seats + owner)
            put(out, places + row, place + 1)
            _put_robots(deck, allocated[place], out, robots + row * MOST_ROBOTS, symbols + row * _SYMBOLS)
            if owner == 0 and place < decided:
                choice: i64 = chosen[place]
                put(out, choices + row, choice + 2)
            elif owner == 0 and place == decided and board.phase == CLEANING:
                mark(out, choices + cards + row)
        seat += 1
        if seat == seats:
            seat = 0


def _put_robots(deck: Deck, robots: list[int], out: vec[i64], at: i64, symbols_at: i64) -> None:
    """Write the robots of a unit and count the symbols that they show."""
    for robot in robots:
        kind: i64 = robot
        put(out, at, kind + 1)
        at += 1
        symbols = deck.symbols[kind]
        place = symbols_at
        while symbols:
            if symbols & 1:
                add_one(out, place)
            place += 1
            symbols >>= 1


def _put_last_auction(board: Board, viewer: i64, seats: i64, out: vec[i64], at: i64) -> None:
    """Write the last auction, read from the notes backwards."""
    # Without `log`, which would copy all older notes.
    past = board.past
    recent = board.recent
    older: i64 = len(past)
    place: i64 = older + len(recent)
    winner = at + CARD
    bids = winner + seats
    found = False
    while place > 0:
        place -= 1
        note = past[place] if place < older else recent[place - older]
        if note & AUDIENCE_MASK:
            continue
        code = note >> AUDIENCE_BITS
        tag = tag_of(code)
        seat = relative(seat_of(code), viewer, seats)
        if not found:
            if tag == memory.AUCTION_WON:
                found = True
                _put_card(board.deck, payload_of(code), out, at)
                mark(out, winner + seat)
        elif tag == memory.BID_SHOWN:
            if byte_at(out, bids + seat * HAND_SIZE) == 0:  # a second bid is an untrue note
                _put_bid(payload_of(code), out, bids + seat * HAND_SIZE)
        else:
            break


def _put_bid(packed: i64, out: vec[i64], at: i64) -> None:
    """Write the cards of a bid that are packed in a note, the last one first."""
    while packed:
        put(out, at, packed & _KIND_MASK)
        at += 1
        packed >>= _KIND_BITS
