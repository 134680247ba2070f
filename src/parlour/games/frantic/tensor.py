"""Observations of FRANTIC as bytes; see `parlour.core.tensor`.

Hands and piles are counts by kind, in the order of the action numbers. The order of the discard pile is left
out: no rule asks for more than its cards, the top and who laid it. Two bytes of points are 256 more than the
points, since a Time Bomb can make them negative. Numbers that are too large for their bytes are cut off.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.seats import NOBODY, bit_count
from parlour.core.tensor import (
    COUNT,
    FLAG,
    WIDE,
    TensorLayout,
    add_one,
    copy_row,
    count_cards,
    mark,
    offsets,
    put,
    put_by_seat,
    put_bytes,
    put_seats,
    put_wide,
    relative,
)
from parlour.games.frantic.actions import NO_WISH, WISHES
from parlour.games.frantic.attacks import FOUR
from parlour.games.frantic.board import NO_BOMB, REASONS, Board
from parlour.games.frantic.deck import (
    COLOUR_OF,
    COLOURS,
    EQUALITY,
    EVENT_CARDS,
    EXCHANGE,
    FANTASTIC_FOUR,
    GIFT,
    KINDS,
    MOST_SEATS,
    NUMBER_OF,
    NUMBERS,
    SKIP,
    SORT_OF,
    SORTS,
)
from parlour.games.frantic.steps import (
    AIM,
    GIVE,
    PLAYS,
    RECESSION,
    STEPS,
    WINDOW,
    attack_of,
    count_of,
    other_of,
    owner_of,
    redirects_of,
    step_of,
)

#: The step of a finished game.
OVER: Final = 16
#: The sorts of cards that attack, in order.
ATTACKS: Final = (GIFT, EXCHANGE, SKIP, FANTASTIC_FOUR, EQUALITY)
#: The number of gifts of Merry Christmas shown. Hardly ever is a hand larger.
MOST_GIFTS: Final = 32
#: The number added to points.
POINTS: Final = 256

_SORTS: Final = 12
_COLOURS: Final = 4
_EVENT_CARDS: Final = 20
_REASONS: Final = 6
#: The offsets of the fields before those of the players.
_COUNT_AT: Final = OVER + 1
ROUND_AT: Final = OVER + 2
_BOMB_AT: Final = OVER + 5
_PLAYERS_AT: Final = OVER + 6
#: The largest count of `add_one` and `put_by_seat`.
MOST_ADDED: Final = 127

assert len(STEPS) == OVER
assert len(SORTS) == _SORTS
assert len(COLOURS) == _COLOURS
assert len(EVENT_CARDS) == _EVENT_CARDS
assert len(REASONS) == _REASONS


def layout_for(seats: int) -> TensorLayout:
    """Return the layout of the observations."""
    return TensorLayout(
        [
            ("step", FLAG, (OVER + 1,)),
            # The number of cards still to be put down in a Recession.
            ("count", COUNT, ()),
            ("round", COUNT, ()),
            ("limit", WIDE, ()),
            # The number of turns, of all together, a Time Bomb leaves, plus 1; 0 without one.
            ("bomb", COUNT, ()),
            ("actors", FLAG, (seats,)),
            ("turn", FLAG, (seats,)),
            ("dealer", FLAG, (seats,)),
            ("skipped", FLAG, (seats,)),
            ("hand_sizes", COUNT, (seats,)),
            ("points", WIDE, (seats,)),
            ("top_sort", FLAG, (_SORTS,)),
            ("top_colour", FLAG, (_COLOURS,)),
            ("top_number", FLAG, (NUMBERS,)),
            ("layer", FLAG, (seats,)),
            ("wish", FLAG, (WISHES,)),
            ("colour", FLAG, (_COLOURS,)),
            ("draw_pile_size", WIDE, ()),
            # Whether the round ends after this turn, since a card could not be drawn.
            ("dry", FLAG, ()),
            ("event_pile_size", COUNT, ()),
            ("used_events", FLAG, (_EVENT_CARDS,)),
            # An attack that has not hit yet.
            ("attack", FLAG, (len(ATTACKS),)),
            ("attacker", FLAG, (seats,)),
            ("target", FLAG, (seats,)),
            ("redirects", FLAG, (seats,)),
            ("attack_cards", COUNT, ()),
            # Other targets of a Fantastic Four that will be asked whether they counter.
            ("waiting", FLAG, (seats,)),
            ("shares", FLAG, (FOUR, seats)),
            ("last_reason", FLAG, (_REASONS,)),
            ("last_points", WIDE, (seats,)),
            # The cards that were played or put under the pile.
            ("discard", COUNT, (KINDS,)),
            # The market. In all other steps, cards of the viewer's hand that it has set aside, laid face down
            # or put before others.
            ("table", COUNT, (KINDS,)),
            # To whom the viewer gives the first, second, … card of its hand; 0 if it is not decided.
            ("gifts", COUNT, (MOST_GIFTS,)),
            ("tries", FLAG, ()),
            # The cards known to be in each hand. The viewer's hand is complete.
            ("hands", COUNT, (seats, KINDS)),
            # More cards known to be in other hands, but not in which.
            ("elsewhere", COUNT, (KINDS,)),
            # Who may have “Fuck You”, whether it may be in the draw pile, and whether it lies lowest there.
            ("fuck_you", FLAG, (seats + 2,)),
        ]
    )


def _face(kind: int) -> int:
    """Return an entry of `_FACES`."""
    sort = SORT_OF[kind]
    colour = _SORTS + COLOUR_OF[kind] if COLOUR_OF[kind] >= 0 else sort
    number = _SORTS + _COLOURS + NUMBER_OF[kind] - 1 if NUMBER_OF[kind] > 0 else sort
    return sort | colour << 8 | number << 16


_LAYOUTS: Final = [layout_for(seats) for seats in range(MOST_SEATS + 1)]
#: By number of seats: the size, and where some fields begin.
SIZES: Final = vec[i64]([layout.size for layout in _LAYOUTS])
DEALER_AT: Final = offsets(_LAYOUTS, "dealer")
POINTS_AT: Final = offsets(_LAYOUTS, "points")
EVENTS_AT: Final = offsets(_LAYOUTS, "used_events")
LAST_AT: Final = offsets(_LAYOUTS, "last_reason")
DISCARD_AT: Final = offsets(_LAYOUTS, "discard")
HANDS_AT: Final = offsets(_LAYOUTS, "hands")
_TOP_AT: Final = offsets(_LAYOUTS, "top_sort")
_ATTACKS_AT: Final = offsets(_LAYOUTS, "attack")
_TABLE_AT: Final = offsets(_LAYOUTS, "table")
#: By kind: the places of its sort, colour and number after the first of the sorts, as three bytes. What it
#: does not have is its sort again.
_FACES: Final = vec[i64]([_face(kind) for kind in range(KINDS)])
#: By sort: its place among those that attack.
_ATTACK_AT: Final = vec[i64]([ATTACKS.index(sort) if sort in ATTACKS else 0 for sort in range(_SORTS)])


def encode(board: Board, row: vec[i64], viewer: i64, out: vec[i64], at: i64) -> None:
    """Write what the viewer knows. `row` is the start of the viewer's observations, up to date."""
    seats: i64 = board.seats
    copy_row(row, out, at)
    packed = board.step_on_top()
    _put_moment(board, packed, out, at)
    _put_players(board, viewer, seats, out, at + _PLAYERS_AT)
    place = _put_top(board, viewer, seats, out, at + _TOP_AT[seats])
    _put_piles(board, out, place)
    # Where a card may be played, nothing else is going on.
    if not PLAYS >> step_of(packed) & 1 or len(board.steps) == 0:
        _put_attack(board, packed, viewer, seats, out, at + _ATTACKS_AT[seats])
        _put_choices(board, viewer, seats, out, at + _TABLE_AT[seats])


def _put_moment(board: Board, packed: i64, out: vec[i64], at: i64) -> None:
    """Write what is to be decided, and how many turns a bomb leaves."""
    step = step_of(packed)
    if board.over:
        mark(out, at + OVER)
    else:
        mark(out, at + step)
    if step == RECESSION:
        put(out, at + _COUNT_AT, count_of(packed))
    if board.bomb != NO_BOMB:
        put(out, at + _BOMB_AT, board.bomb + 1)


def _put_players(board: Board, viewer: i64, seats: i64, out: vec[i64], at: i64) -> None:
    """Write who is asked, on turn and skipped, and the numbers of cards."""
    if board.asked == 1 << viewer:
        mark(out, at)
    else:
        put_seats(out, at, board.asked, viewer, seats)
    mark(out, at + seats + relative(board.turn, viewer, seats))
    put_seats(out, at + 3 * seats, board.skipped, viewer, seats)
    at += 4 * seats
    sizes: i64 = 0
    together: i64 = 0
    shift: i64 = 0
    for hand in board.hands:
        size: i64 = len(hand)
        together += size
        sizes |= size << shift
        shift += 8
    if together <= MOST_ADDED:
        put_by_seat(out, at, sizes, viewer, seats)
    else:
        for seat in range(seats):
            put_count(out, at + relative(seat, viewer, seats), len(board.hands[seat]))


def _put_top(board: Board, viewer: i64, seats: i64, out: vec[i64], at: i64) -> i64:
    """Write the features that the next card must match. Return the offset after them."""
    face = _FACES[board.top]
    mark(out, at + (face & 255))
    mark(out, at + (face >> 8 & 255))
    mark(out, at + (face >> 16))
    at += _SORTS + _COLOURS + NUMBERS
    mark(out, at + relative(board.layer, viewer, seats))
    at += seats
    if board.wish != NO_WISH:
        mark(out, at + board.wish)
    at += WISHES
    if board.colour >= 0:
        mark(out, at + board.colour)
    return at + _COLOURS


def _put_piles(board: Board, out: vec[i64], at: i64) -> None:
    """Write the draw pile and the number of events."""
    size: i64 = len(board.draw_pile)
    if size <= MOST_ADDED:
        put_bytes(out, at, size << 8 | len(board.event_pile) << 24)
    else:
        put_wide(out, at, size)
        put(out, at + 3, len(board.event_pile))
    if board.dry:
        mark(out, at + 2)


def _put_attack(board: Board, packed: i64, viewer: i64, seats: i64, out: vec[i64], at: i64) -> None:
    """Write the attack on top of the stack, and the shares of a Fantastic Four."""
    step = step_of(packed)
    attacks = step == AIM or step == GIVE or step == WINDOW
    if not attacks and not board.shares:
        return
    attacker = at + len(ATTACKS)
    target = attacker + seats
    redirects = target + seats
    cards = redirects + seats
    waiting = cards + 1
    shares = waiting + seats
    if attacks:
        mark(out, at + _ATTACK_AT[attack_of(packed)])
        seat = relative(owner_of(packed), viewer, seats)
        other = relative(other_of(packed), viewer, seats)
        if step == AIM:
            mark(out, attacker + seat)
            if redirects_of(packed) != NOBODY:
                mark(out, redirects + relative(redirects_of(packed), viewer, seats))
        elif step == GIVE:
            mark(out, attacker + seat)
            mark(out, target + other)
        else:
            mark(out, attacker + other)
            mark(out, target + seat)
        count = bit_count(count_of(packed))
        if count == 0:
            count = len(board.offer)
        put(out, cards, count)
        for below in range(len(board.steps) - 1):
            packed = board.steps[below]
            if step_of(packed) == WINDOW:
                mark(out, waiting + relative(owner_of(packed), viewer, seats))
    place = shares
    for share in board.shares:
        mark(out, place + relative(share, viewer, seats))
        place += seats


def _put_choices(board: Board, viewer: i64, seats: i64, out: vec[i64], at: i64) -> None:
    """Write the market, and what the viewer has decided but not done yet."""
    if board.market:
        count_cards(out, at, board.market)
    laid: i64 = board.laid[viewer]
    if laid >= 0:
        add_one(out, at + laid)
    if board.offer and len(board.steps) > 0 and board.giver() == viewer:
        count_cards(out, at, board.offer)
    gifts = board.gifts[viewer]
    if gifts:
        hand = board.hands[viewer]
        for place in range(len(gifts)):
            kind: i64 = hand[place]
            add_one(out, at + kind)
            if place < MOST_GIFTS:
                put(out, at + KINDS + place, relative(gifts[place], viewer, seats))
    if board.trier == viewer:
        mark(out, at + KINDS + MOST_GIFTS)


def put_count(out: vec[i64], at: i64, count: i64) -> None:
    if count > 255:
        count = 255
    put(out, at, count)
