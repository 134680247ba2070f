"""Observations of FLAUTZ! as bytes; see `parlour.core.tensor`.

Hands and piles are counts by kind, in the order of the action numbers. The hands of the last match are given
as the kinds of their cards plus 1.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.seats import NOBODY, next_seat
from parlour.core.tensor import (
    COUNT,
    FLAG,
    WIDE,
    TensorLayout,
    copy_row,
    count_cards,
    mark,
    new_buffer,
    offsets,
    put,
    put_bytes,
    put_clamped,
    put_seats,
    put_wide,
    relative,
)
from parlour.games.flautz.arena import FIELDS, MOST_FIELDS
from parlour.games.flautz.board import EMPTY, OVER, REASONS, STEPS, Board
from parlour.games.flautz.deck import COLOURS, HAND_SIZE, HIGHEST_VALUE, KINDS, MOST_SEATS, PLACES, PRISM
from parlour.games.flautz.knowledge import is_shown

#: A card of the display: whether it is of each colour, a mirage or a prism; its value.
CARD: Final = 8
_VALUE_AT: Final = 7
_COLOURS: Final = len(COLOURS)
_FIELDS: Final = len(FIELDS)


def layout_for(seats: int) -> TensorLayout:
    """Return the layout of the observations."""
    return TensorLayout(
        [
            ("step", FLAG, (len(STEPS),)),
            # The number of matches to play; 0 when playing for crystals.
            ("matches", COUNT, ()),
            ("match", WIDE, ()),
            ("arena", FLAG, (MOST_FIELDS, len(FIELDS))),
            ("round", FLAG, (MOST_FIELDS,)),
            # An empty row is the place of a card that was just taken.
            ("display", COUNT, (PLACES, CARD)),
            ("taken", COUNT, (CARD,)),
            ("draw_pile_size", WIDE, ()),
            # Whether the draw pile was made of discarded cards; only then its cards are known.
            ("recycled", FLAG, ()),
            ("draw_pile", COUNT, (KINDS,)),
            ("discard", COUNT, (KINDS,)),
            ("start", FLAG, (seats,)),
            ("turn", FLAG, (seats,)),
            # The first caller, and all callers.
            ("caller", FLAG, (seats,)),
            ("open", FLAG, (seats,)),
            ("focused", FLAG, (seats,)),
            ("apprentices", FLAG, (seats, len(COLOURS))),
            ("crystals", COUNT, (seats,)),
            ("points", WIDE, (seats,)),
            # The cards known to be in each hand, without one just taken; the viewer's hand is complete.
            ("hands", COUNT, (seats, KINDS)),
            ("last_reason", FLAG, (len(REASONS),)),
            ("last_seat", FLAG, (seats,)),
            ("last_gains", COUNT, (seats,)),
            ("last_hands", COUNT, (seats, HAND_SIZE)),
        ]
    )


_LAYOUTS: Final = [layout_for(seats) for seats in range(MOST_SEATS + 1)]
#: By number of seats: the size, and where some fields begin.
_SIZES: Final = vec[i64]([layout.size for layout in _LAYOUTS])
_ROUND_AT: Final = offsets(_LAYOUTS, "round")
_START_AT: Final = offsets(_LAYOUTS, "start")
_HANDS_AT: Final = offsets(_LAYOUTS, "hands")
_LAST_AT: Final = offsets(_LAYOUTS, "last_reason")


def _card(kind: int) -> int:
    """Return the bytes of a card of the display, the first one lowest."""
    value = 0 if kind == PRISM else kind % HIGHEST_VALUE + 1
    return 1 << 8 * (kind // HIGHEST_VALUE) | value << 8 * _VALUE_AT


#: By kind.
_CARDS: Final = vec[i64]([_card(kind) for kind in range(KINDS)])


def new_row(board: Board, viewer: i64) -> vec[i64]:
    """Return a row with the bytes that change only from match to match, for one viewer."""
    seats: i64 = board.seats
    row = new_buffer(_SIZES[seats])
    _put_match(board, row, len(STEPS))
    _put_scores(board, viewer, seats, row, _START_AT[seats])
    _put_last_match(board, viewer, seats, row, _LAST_AT[seats])
    return row


def encode(board: Board, row: vec[i64], known: list[list[int]], viewer: i64, out: vec[i64], at: i64) -> None:
    """Write what the viewer knows. `row` is its `new_row`, and `known` are the cards known in each hand."""
    seats: i64 = board.seats
    copy_row(row, out, at)
    mark(out, at + board.step)
    round_at = at + _ROUND_AT[seats]
    mark(out, round_at + board.round - 1)
    _put_table(board, out, round_at + MOST_FIELDS)
    _put_turn(board, viewer, seats, out, at + _START_AT[seats] + seats)
    _put_hands(board, known, viewer, seats, out, at + _HANDS_AT[seats])


def _put_match(board: Board, out: vec[i64], at: i64) -> None:
    """Write the goal, the match and the arena."""
    put(out, at, board.matches)
    put_clamped(out, at + 1, board.match)
    at += 3
    for field in board.arena:
        kind: i64 = field
        mark(out, at + kind)
        at += _FIELDS


def _put_table(board: Board, out: vec[i64], at: i64) -> None:
    """Write the display and the piles."""
    for card in board.display:
        kind: i64 = card
        if kind != EMPTY:
            put_bytes(out, at, _CARDS[kind])
        at += CARD
    if board.taken != EMPTY:
        put_bytes(out, at, _CARDS[board.taken])
    at += CARD
    put_wide(out, at, len(board.draw_pile))
    at += 2
    if board.recycled:
        mark(out, at)
        count_cards(out, at + 1, board.draw_pile)
    count_cards(out, at + 1 + KINDS, board.discard)


def _put_turn(board: Board, viewer: i64, seats: i64, out: vec[i64], at: i64) -> None:
    """Write who is on turn, who has called and who is focused."""
    mark(out, at + relative(board.turn, viewer, seats))
    at += seats
    if board.caller != NOBODY:
        mark(out, at + relative(board.caller, viewer, seats))
    put_seats(out, at + seats, board.open, viewer, seats)
    put_seats(out, at + 2 * seats, board.focused, viewer, seats)


def _put_scores(board: Board, viewer: i64, seats: i64, out: vec[i64], at: i64) -> None:
    """Write who began the match, and what the players have."""
    mark(out, at + relative(board.start, viewer, seats))
    apprentices = at + 5 * seats
    crystals = apprentices + _COLOURS * seats
    points = crystals + seats
    seat: i64 = 0
    while seat < seats:
        place = relative(seat, viewer, seats)
        colour: i64 = board.apprentices[seat]
        mark(out, apprentices + place * _COLOURS + colour)
        won: i64 = board.crystals[seat]
        put(out, crystals + place, won)
        put_wide(out, points + 2 * place, board.points[seat])
        seat += 1


def _put_hands(board: Board, known: list[list[int]], viewer: i64, seats: i64, out: vec[i64], at: i64) -> None:
    """Write the cards that the viewer knows to be in each hand."""
    any_shown = board.open != 0 or board.step == OVER
    seat = viewer
    place: i64 = 0
    while place < seats:
        whole = place == 0 or (any_shown and is_shown(board, seat))
        count_cards(out, at, board.hands[seat] if whole else known[seat])
        at += KINDS
        place += 1
        seat = next_seat(seat, seats)


def _put_last_match(board: Board, viewer: i64, seats: i64, out: vec[i64], at: i64) -> None:
    mark(out, at + board.last_reason)
    at += len(REASONS)
    if board.last_seat != NOBODY:
        mark(out, at + relative(board.last_seat, viewer, seats))
    at += seats
    hands = at + seats
    seat: i64 = 0
    while seat < seats:
        place = relative(seat, viewer, seats)
        gain: i64 = board.last_gains[seat]
        put(out, at + place, gain)
        card_at = hands + place * HAND_SIZE
        for card in board.last_hands[seat]:
            kind: i64 = card
            put(out, card_at, kind + 1)
            card_at += 1
        seat += 1
