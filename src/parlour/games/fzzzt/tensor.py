"""Observations of Fzzzt! as bytes; see `parlour.core.tensor`.

Personal cards are counted by kind: all of a player's cards, those known to be in the hand, and those seen
going to the discard pile since the last deal. Production Units have one row for each card of the deck, copies
next to each other. Where the order of cards matters little, a card is its kind plus 1, and 0 is none.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.seats import next_seat
from parlour.core.tensor import (
    BYTES_OF,
    COUNT,
    FLAG,
    TensorLayout,
    byte_at,
    copy_row,
    mark,
    new_buffer,
    padded,
    put,
    put_by_seat,
    put_bytes,
    relative,
)
from parlour.games.fzzzt.actions import bid_size
from parlour.games.fzzzt.board import CLEANING, PHASES, Board
from parlour.games.fzzzt.deck import BELT_LENGTH, HAND_SIZE, ROUNDS, SYMBOLS, Deck

#: A card of the belt: whether it is an Upgrade, a robot, a Fzzzt or a unit; whether it shows each symbol; its
#: power; the points of a unit. `Deck.fronts` and `Deck.values` have these bytes.
CARD: Final = 10
_POWER_AT: Final = 8
#: A unit gets at most one robot in each clean-up.
MOST_ROBOTS: Final = ROUNDS - 1
_SYMBOLS: Final = len(SYMBOLS)


def layout_for(deck: Deck, seats: int) -> TensorLayout:
    """Return the layout of the observations."""
    kinds, units = deck.first_unit, deck.unit_cards
    return TensorLayout(
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


#: The offsets of fields: the round, the belt and the players.
_ROUND_AT: Final = 3
_BELT_AT: Final = 6
_PLAYERS_AT: Final = 86
#: The bytes up to the players, with those that fill the last word.
BELT_SIZE: Final = 88

assert len(PHASES) == _ROUND_AT
assert _PLAYERS_AT == _BELT_AT + BELT_LENGTH * CARD
assert padded(_PLAYERS_AT) == BELT_SIZE


class Places:
    """The offsets of fields, counted from the end of the belt."""

    def __init__(self, deck: Deck, seats: i64) -> None:
        kinds: i64 = deck.first_unit
        units: i64 = deck.unit_cards
        self.hands: i64 = _PLAYERS_AT + 4 * seats + 2 * HAND_SIZE - BELT_SIZE
        self.discards: i64 = self.hands + seats * kinds
        self.personal: i64 = self.discards + seats * kinds
        self.units: i64 = self.personal + seats * kinds
        self.choices: i64 = self.units + units * (seats + 1 + MOST_ROBOTS + _SYMBOLS)
        self.last: i64 = self.choices + 2 * units
        self.end: i64 = self.last + CARD + seats * (1 + HAND_SIZE)


class Common:
    """The part that is the same for all viewers: the belt as bytes, the sizes of hands, the last auction."""

    def __init__(self, deck: Deck, seats: i64) -> None:
        self.places = Places(deck, seats)
        self.belt = new_buffer(BELT_SIZE)
        #: By seat, as bytes.
        self.sizes: i64 = 0
        #: Whether there was an auction, the card, who won it, and the bids by seat, as bytes.
        self.auctioned = False
        self.card: i64 = 0
        self.winner: i64 = 0
        self.bids = vec[i64]([0] * seats)


def encode(board: Board, common: Common, row: vec[i64], viewer: i64, out: vec[i64], at: i64) -> None:
    """Write what the viewer knows. `row` follows the belt in its observations, and is up to date."""
    seats: i64 = board.seats
    copy_row(common.belt, out, at)
    row_at = at + BELT_SIZE
    copy_row(row, out, row_at)
    _put_players(board, common.sizes, viewer, seats, out, at + _PLAYERS_AT)
    if board.phase == CLEANING:
        places = common.places
        _put_choices(board, viewer, seats, out, row_at + places.units, row_at + places.choices)
    if common.auctioned:
        _put_last_auction(board.deck, common, viewer, seats, out, row_at + common.places.last)


def _put_card(deck: Deck, kind: i64, out: vec[i64], at: i64) -> None:
    """Write a card that can lie on the belt."""
    put_bytes(out, at, deck.fronts[kind])
    put_bytes(out, at + _POWER_AT, deck.values[kind])


def put_belt(board: Board, out: vec[i64]) -> None:
    """Write the phase, the round and the belt."""
    phase: i64 = board.phase
    mark(out, phase)
    belt = board.belt
    place: i64 = len(belt)
    face_down: i64 = place - board.face_up
    left: i64 = len(board.belt_deck)
    put_bytes(out, _ROUND_AT, board.round | face_down << 8 | left << 16)
    at: i64 = _BELT_AT
    while place > face_down:
        place -= 1
        _put_card(board.deck, belt[place], out, at)
        at += CARD


def _put_players(board: Board, sizes: i64, viewer: i64, seats: i64, out: vec[i64], at: i64) -> None:
    """Write who is asked, the numbers of cards, and the viewer's bid. `sizes` are those of the hands."""
    mark(out, at + relative(board.chief, viewer, seats))
    at += seats
    for actor in board.asked:
        mark(out, at + relative(actor, viewer, seats))
    at += seats
    placed = board.bids
    bids: i64 = 0
    shift: i64 = 0
    for bid in placed:
        if bid:
            bids |= bid_size(bid) << shift
        shift += 8
    put_by_seat(out, at, sizes, viewer, seats)
    put_by_seat(out, at + seats, bids, viewer, seats)
    at += 2 * seats
    put_bytes(out, at, BYTES_OF[placed[viewer]])
    put_bytes(out, at + HAND_SIZE, BYTES_OF[board.shown[viewer]])


def put_units(
    board: Board, seat: i64, written: list[list[int]], owner: i64, seats: i64, out: vec[i64], at: i64
) -> None:
    """Write the units and robots of a seat that are new. `owner` is the seat as the viewer counts."""
    deck = board.deck
    places = at + deck.unit_cards * seats
    robots = places + deck.unit_cards
    symbols = robots + deck.unit_cards * MOST_ROBOTS
    units = board.units[seat]
    allocated = board.allocated[seat]
    known: i64 = len(written)
    count: i64 = len(units)
    for place in range(count):
        added = allocated[place]
        done: i64 = 0
        if place < known:
            if added is written[place]:
                continue
            done = len(written[place])
            row = _row_of(deck, units[place], place, owner, seats, out, at)
        else:
            row = deck.unit_rows[units[place]]
            while byte_at(out, places + row):  # the row of a copy
                row += 1
            mark(out, at + row * seats + owner)
            put(out, places + row, place + 1)
        while done < len(added):
            kind: i64 = added[done]
            put(out, robots + row * MOST_ROBOTS + done, kind + 1)
            put_bytes(out, symbols + row * _SYMBOLS, BYTES_OF[deck.symbols[kind]])
            done += 1


def _row_of(deck: Deck, unit: i64, place: i64, owner: i64, seats: i64, out: vec[i64], at: i64) -> i64:
    """Return the row of a unit that is written already. `owner` is counted from the viewer."""
    row = deck.unit_rows[unit]
    places = at + deck.unit_cards * seats
    while byte_at(out, at + row * seats + owner) == 0 or byte_at(out, places + row) != place + 1:
        row += 1
    return row


def _put_choices(board: Board, viewer: i64, seats: i64, out: vec[i64], at: i64, choices: i64) -> None:
    """Write the viewer's decisions in the clean-up. Its units are written already, from `at` on."""
    deck = board.deck
    chosen = board.choices[viewer]
    decided: i64 = len(chosen)
    units = board.units[viewer]
    count: i64 = len(units)
    for place in range(count):
        row = _row_of(deck, units[place], place, 0, seats, out, at)
        if place < decided:
            choice: i64 = chosen[place]
            put(out, choices + row, choice + 2)
        elif place == decided:
            mark(out, choices + deck.unit_cards + row)


def _put_last_auction(deck: Deck, common: Common, viewer: i64, seats: i64, out: vec[i64], at: i64) -> None:
    _put_card(deck, common.card, out, at)
    at += CARD
    mark(out, at + relative(common.winner, viewer, seats))
    at += seats
    end = at + seats * HAND_SIZE
    seat = viewer
    while at < end:
        put_bytes(out, at, common.bids[seat])
        at += HAND_SIZE
        seat = next_seat(seat, seats)
