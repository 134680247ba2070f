"""What a seat knows of a game of FLAUTZ! as bytes; see `parlour.core.tensor`.

Hands and piles are counts by kind, in the order of the action numbers. The hands of the last match are given
as the kinds of their cards plus 1.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.seats import NOBODY
from parlour.core.tensor import COUNT, FLAG, WIDE, Tensor, clear, count_cards, mark, put, put_wide, relative
from parlour.games.flautz.arena import FIELDS, MOST_FIELDS
from parlour.games.flautz.board import EMPTY, REASONS, STEPS, Board
from parlour.games.flautz.deck import COLOURS, HAND_SIZE, HIGHEST_VALUE, KINDS, MOST_SEATS, PLACES, PRISM
from parlour.games.flautz.known_cards import KnownCards
from parlour.games.flautz.resample import is_shown

#: A card of the display: whether it is of each colour, a mirage or a prism; its value.
CARD: Final = 8
_VALUE_AT: Final = 7
_COLOURS: Final = len(COLOURS)
_FIELDS: Final = len(FIELDS)
_MOST: Final = 65_535


def layout(seats: int) -> Tensor:
    """Return the layout of the observations."""
    return Tensor(
        [
            ("step", FLAG, (len(STEPS),)),
            # How many matches are played; 0 when playing for crystals.
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
            # Who called first, and all who have called.
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


#: By number of seats.
_SIZES: Final = vec[i64]([layout(seats).size for seats in range(MOST_SEATS + 1)])


def encode(board: Board, known: KnownCards, viewer: i64, out: vec[i64], at: i64) -> None:
    """Write what the viewer knows. `known` is up to date."""
    seats: i64 = board.seats
    clear(out, at, _SIZES[seats])
    at = _put_match(board, out, at)
    at = _put_table(board, out, at)
    at = _put_players(board, viewer, seats, out, at)
    at = _put_hands(board, known, viewer, seats, out, at)
    _put_last_match(board, viewer, seats, out, at)


def _put_card(kind: i64, out: vec[i64], at: i64) -> None:
    mark(out, at + kind // HIGHEST_VALUE)
    if kind != PRISM:
        put(out, at + _VALUE_AT, kind % HIGHEST_VALUE + 1)


def _put_match(board: Board, out: vec[i64], at: i64) -> i64:
    """Write the step, the goal, the match and the arena. Return where they end."""
    mark(out, at + board.step)
    at += len(STEPS)
    put(out, at, board.matches)
    match = board.match
    if match > _MOST:
        match = _MOST
    put_wide(out, at + 1, match)
    at += 3
    field_at = at
    for field in board.arena:
        kind: i64 = field
        mark(out, field_at + kind)
        field_at += _FIELDS
    at += MOST_FIELDS * _FIELDS
    mark(out, at + board.round - 1)
    return at + MOST_FIELDS


def _put_table(board: Board, out: vec[i64], at: i64) -> i64:
    """Write the display and the piles. Return where they end."""
    for card in board.display:
        kind: i64 = card
        if kind != EMPTY:
            _put_card(kind, out, at)
        at += CARD
    if board.taken != EMPTY:
        _put_card(board.taken, out, at)
    at += CARD
    put_wide(out, at, len(board.draw_pile))
    at += 2
    if board.recycled:
        mark(out, at)
        count_cards(out, at + 1, board.draw_pile)
    at += 1 + KINDS
    count_cards(out, at, board.discard)
    return at + KINDS


def _put_players(board: Board, viewer: i64, seats: i64, out: vec[i64], at: i64) -> i64:
    """Write what everybody sees of the players. Return where it ends."""
    mark(out, at + relative(board.start, viewer, seats))
    at += seats
    mark(out, at + relative(board.turn, viewer, seats))
    at += seats
    if board.caller != NOBODY:
        mark(out, at + relative(board.caller, viewer, seats))
    at += seats
    apprentices = at + 2 * seats
    crystals = apprentices + _COLOURS * seats
    points = crystals + seats
    seat: i64 = 0
    while seat < seats:
        place = relative(seat, viewer, seats)
        put(out, at + place, board.open >> seat & 1)
        put(out, at + seats + place, board.focused >> seat & 1)
        colour: i64 = board.apprentices[seat]
        mark(out, apprentices + place * _COLOURS + colour)
        won: i64 = board.crystals[seat]
        put(out, crystals + place, won)
        put_wide(out, points + 2 * place, board.points[seat])
        seat += 1
    return points + 2 * seats


def _put_hands(board: Board, known: KnownCards, viewer: i64, seats: i64, out: vec[i64], at: i64) -> i64:
    """Write the cards that the viewer knows to be in each hand. Return where they end."""
    seat: i64 = 0
    while seat < seats:
        row = at + relative(seat, viewer, seats) * KINDS
        whole = seat == viewer or is_shown(board, seat)
        count_cards(out, row, board.hands[seat] if whole else known.hands[seat])
        seat += 1
    return at + seats * KINDS


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
