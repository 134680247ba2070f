"""What a seat knows of a game of FRANTIC as bytes; see `parlour.core.tensor`.

Hands and piles are counts by kind, in the order of the action numbers. The order of the discard pile is left
out: no rule asks for more than its cards, the top and who laid it. Two bytes of points are 256 more than the
points, since a Time Bomb can make them negative. Numbers that are too large for their bytes are cut off.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.seats import NOBODY, bit_count, next_seat
from parlour.core.tensor import (
    COUNT,
    FLAG,
    WIDE,
    Tensor,
    add_one,
    byte_at,
    clear_bytes,
    copy_row,
    count_cards,
    mark,
    mark_cards,
    new_buffer,
    offsets,
    put,
    put_by_seat,
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
    EVENTS,
    EXCHANGE,
    FANTASTIC_FOUR,
    FUCK_YOU_KIND,
    GIFT,
    KINDS,
    MOST_SEATS,
    NUMBER_OF,
    NUMBERS,
    SKIP,
    SORT_OF,
    SORTS,
)
from parlour.games.frantic.knowledge import GIVEN, PILE, Knowledge
from parlour.games.frantic.known_cards import KnownCards
from parlour.games.frantic.steps import (
    AIM,
    GIVE,
    NAMES,
    RECESSION,
    WINDOW,
    attack_of,
    count_of,
    kind_of,
    other_of,
    redirects_of,
    seat_of,
)

#: The step of a finished game.
OVER: Final = 16
#: The sorts of cards that attack, in order.
ATTACKS: Final = (GIFT, EXCHANGE, SKIP, FANTASTIC_FOUR, EQUALITY)
#: How many gifts of Merry Christmas are shown. Hardly ever is a hand larger.
MOST_GIFTS: Final = 32
#: What is added to points.
POINTS: Final = 256

_SORTS: Final = 12
_COLOURS: Final = 4
_EVENTS: Final = 20
_REASONS: Final = 6
_MOST: Final = 65_535
#: Where fields begin that are before those of the players.
_COUNT_AT: Final = OVER + 1
_ROUND_AT: Final = OVER + 2
_BOMB_AT: Final = OVER + 5
_PLAYERS_AT: Final = OVER + 6
#: How far `add_one` and `put_by_seat` can count.
_MOST_ADDED: Final = 127

assert len(NAMES) == OVER
assert len(SORTS) == _SORTS
assert len(COLOURS) == _COLOURS
assert len(EVENTS) == _EVENTS
assert len(REASONS) == _REASONS


def layout(seats: int) -> Tensor:
    """Return the layout of the observations."""
    return Tensor(
        [
            ("step", FLAG, (OVER + 1,)),
            # How many cards are still to be put down in a Recession.
            ("count", COUNT, ()),
            ("round", COUNT, ()),
            ("limit", WIDE, ()),
            # How many turns, of all together, a Time Bomb leaves, plus 1; 0 without one.
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
            ("used_events", FLAG, (_EVENTS,)),
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
            # What was played or put under the pile.
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


_LAYOUTS: Final = [layout(seats) for seats in range(MOST_SEATS + 1)]
#: By number of seats: the size, and where some fields begin.
_SIZES: Final = vec[i64]([tensor.size for tensor in _LAYOUTS])
_TOP_AT: Final = offsets(_LAYOUTS, "top_sort")
_POINTS_AT: Final = offsets(_LAYOUTS, "points")
_EVENTS_AT: Final = offsets(_LAYOUTS, "used_events")
_ATTACKS_AT: Final = offsets(_LAYOUTS, "attack")
_LAST_AT: Final = offsets(_LAYOUTS, "last_reason")
_DISCARD_AT: Final = offsets(_LAYOUTS, "discard")
#: By sort: its place among those that attack.
_ATTACK_AT: Final = vec[i64]([ATTACKS.index(sort) if sort in ATTACKS else 0 for sort in range(_SORTS)])


class Sheet:
    """What changes little within a round, as one viewer sees it: the row that observations start from."""

    def __init__(self) -> None:
        self.row = vec[i64]()
        self.round: i64 = 0
        self.dealer: i64 = NOBODY
        # A board replaces these lists when they change.
        self.points: list[int] | None = None
        self.used_events: list[int] | None = None
        #: The cards of the discard pile, and of those under it, that were counted.
        self.discarded: i64 = 0
        self.under: i64 = 0

    def update(self, board: Board, viewer: i64) -> None:
        """Count the cards that were discarded since the last time. In a new round, write everything."""
        discard = board.discard
        under = board.under
        if (
            self.points is not board.points
            or self.round != board.round
            or self.dealer != board.dealer
            or self.discarded > len(discard)
            or self.under > len(under)
        ):
            self._start(board, viewer)
        at = _DISCARD_AT[board.seats]
        self.discarded = _count_more(self.row, at, discard, self.discarded)
        if under:
            self.under = _count_more(self.row, at, under, self.under)
        if self.used_events is not board.used_events:
            self.used_events = board.used_events
            at = _EVENTS_AT[board.seats]
            clear_bytes(self.row, at, _EVENTS)
            mark_cards(self.row, at, board.used_events)

    def _start(self, board: Board, viewer: i64) -> None:
        """Write what changes only from round to round."""
        self.round = board.round
        self.dealer = board.dealer
        self.points = board.points
        self.discarded = 0
        self.under = 0
        self.used_events = None
        seats: i64 = board.seats
        self.row = new_buffer(_SIZES[seats])
        _put_round(board, viewer, seats, self.row)
        _put_last_round(board, viewer, seats, self.row, _LAST_AT[seats])


def _count_more(out: vec[i64], at: i64, cards: list[int], counted: i64) -> i64:
    """Add the cards that were not counted yet. Return how many there are."""
    size: i64 = len(cards)
    while counted < size:
        kind: i64 = cards[counted]
        add_one(out, at + kind)
        counted += 1
    return size


def encode(board: Board, cache: KnownCards, sheet: Sheet, viewer: i64, out: vec[i64], at: i64) -> None:
    """Write what the viewer knows. `sheet` is up to date."""
    seats: i64 = board.seats
    copy_row(sheet.row, out, at)
    _put_moment(board, out, at)
    _put_players(board, viewer, seats, out, at + _PLAYERS_AT)
    place = _put_top(board, viewer, seats, out, at + _TOP_AT[seats])
    _put_piles(board, out, place)
    _put_attack(board, viewer, seats, out, at + _ATTACKS_AT[seats])
    at += _DISCARD_AT[seats]
    gone = byte_at(out, at + FUCK_YOU_KIND) > 0
    at = _put_choices(board, viewer, seats, out, at + KINDS)
    spent = gone or not board.deck.copies[FUCK_YOU_KIND]
    known = cache.of(board, viewer, spent)
    _put_known(board, known, viewer, seats, out, at)


def _put_round(board: Board, viewer: i64, seats: i64, out: vec[i64]) -> None:
    """Write how far the game is."""
    _put_count(out, _ROUND_AT, board.round)
    _put_large(out, _ROUND_AT + 1, board.limit)
    mark(out, _PLAYERS_AT + 2 * seats + relative(board.dealer, viewer, seats))
    at = _POINTS_AT[seats]
    seat = viewer
    place: i64 = 0
    while place < seats:
        _put_points(out, at + 2 * place, board.points[seat])
        place += 1
        seat = next_seat(seat, seats)


def _put_moment(board: Board, out: vec[i64], at: i64) -> None:
    """Write what is to be decided, and how many turns a bomb leaves."""
    packed = board.step_on_top()
    kind = kind_of(packed)
    if board.over:
        mark(out, at + OVER)
    else:
        mark(out, at + kind)
    if kind == RECESSION:
        put(out, at + _COUNT_AT, count_of(packed))
    if board.bomb != NO_BOMB:
        put(out, at + _BOMB_AT, board.bomb + 1)


def _put_players(board: Board, viewer: i64, seats: i64, out: vec[i64], at: i64) -> None:
    """Write who is asked, on turn and skipped, and the numbers of cards."""
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
    if together <= _MOST_ADDED:
        put_by_seat(out, at, sizes, viewer, seats)
    else:
        for seat in range(seats):
            _put_count(out, at + relative(seat, viewer, seats), len(board.hands[seat]))


def _put_top(board: Board, viewer: i64, seats: i64, out: vec[i64], at: i64) -> i64:
    """Write what the next card is played on. Return where that ends."""
    mark(out, at + SORT_OF[board.top])
    at += _SORTS
    colour = COLOUR_OF[board.top]
    if colour >= 0:
        mark(out, at + colour)
    at += _COLOURS
    number = NUMBER_OF[board.top]
    if number > 0:
        mark(out, at + number - 1)
    at += NUMBERS
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
    put_wide(out, at, len(board.draw_pile))
    if board.dry:
        mark(out, at + 2)
    put(out, at + 3, len(board.event_pile))


def _put_attack(board: Board, viewer: i64, seats: i64, out: vec[i64], at: i64) -> None:
    """Write the attack on top of the stack, and the shares of a Fantastic Four."""
    packed = board.step_on_top()
    kind = kind_of(packed)
    attacks = kind == AIM or kind == GIVE or kind == WINDOW
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
        seat = relative(seat_of(packed), viewer, seats)
        other = relative(other_of(packed), viewer, seats)
        if kind == AIM:
            mark(out, attacker + seat)
            if redirects_of(packed) != NOBODY:
                mark(out, redirects + relative(redirects_of(packed), viewer, seats))
        elif kind == GIVE:
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
            if kind_of(packed) == WINDOW:
                mark(out, waiting + relative(seat_of(packed), viewer, seats))
    place = shares
    for share in board.shares:
        mark(out, place + relative(share, viewer, seats))
        place += seats


def _put_last_round(board: Board, viewer: i64, seats: i64, out: vec[i64], at: i64) -> None:
    """Write how the last round ended."""
    mark(out, at + board.last_reason)
    at += _REASONS
    seat = viewer
    place: i64 = 0
    while place < seats:
        _put_points(out, at + 2 * place, board.last_points[seat])
        place += 1
        seat = next_seat(seat, seats)


def _put_choices(board: Board, viewer: i64, seats: i64, out: vec[i64], at: i64) -> i64:
    """Write the market, and what the viewer has decided but not done yet. Return where that ends."""
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
    at += KINDS + MOST_GIFTS
    if board.trier == viewer:
        mark(out, at)
    return at + 1


def _put_known(board: Board, known: Knowledge, viewer: i64, seats: i64, out: vec[i64], at: i64) -> None:
    """Write the cards that the viewer knows to be in each hand."""
    count_cards(out, at, board.hands[viewer])
    elsewhere = at + seats * KINDS
    others: i64 = ((1 << seats) - 1) & ~(1 << viewer)
    away: i64 = 1 << GIVEN
    if board.draw_pile:
        away |= 1 << PILE
    # Where "Fuck You" may be if no note tells of it.
    suspects = others | away
    kinds = known.kinds
    holders_of = known.holders
    for index in range(len(kinds)):
        kind = kinds[index]
        holders = holders_of[index]
        if kind == FUCK_YOU_KIND:
            suspects = holders
        if holders & away:
            continue
        holders &= others
        if holders & (holders - 1):
            _add(out, elsewhere + kind)
        elif holders:
            seat: i64 = 0
            while not holders >> seat & 1:
                seat += 1
            _add(out, at + relative(seat, viewer, seats) * KINDS + kind)
    fuck_you = elsewhere + KINDS
    if byte_at(out, at + FUCK_YOU_KIND) > 0:
        mark(out, fuck_you)
    elif known.buried and board.draw_pile:
        mark(out, fuck_you + seats)
        mark(out, fuck_you + seats + 1)
    elif not known.spent and (not board.market or board.market[-1] != FUCK_YOU_KIND):
        put_seats(out, fuck_you, suspects & others, viewer, seats)
        put(out, fuck_you + seats, (suspects & away) >> PILE)


def _put_count(out: vec[i64], at: i64, count: i64) -> None:
    if count > 255:
        count = 255
    put(out, at, count)


def _put_points(out: vec[i64], at: i64, points: i64) -> None:
    _put_large(out, at, points + POINTS)


# Without conditional expressions, in which compiled code would box the numbers.
def _put_large(out: vec[i64], at: i64, number: i64) -> None:
    if number < 0:
        number = 0
    elif number > _MOST:
        number = _MOST
    put_wide(out, at, number)


def _add(out: vec[i64], at: i64) -> None:
    """Add one. The notes of a position from elsewhere may tell of more cards than there are."""
    if byte_at(out, at) < _MOST_ADDED:
        add_one(out, at)
