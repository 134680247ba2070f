"""The row that the observations of one viewer start from: all that does not change with every decision."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.seats import NOBODY, next_seat
from parlour.core.tensor import (
    BYTES_OF,
    add_one,
    byte_at,
    clear_bytes,
    count_cards,
    mark,
    mark_cards,
    new_buffer,
    put_bytes,
    put_clamped,
    relative,
    take_one,
)
from parlour.games.frantic.board import REASONS, Board
from parlour.games.frantic.deck import EVENT_CARDS, FUCK_YOU_KIND, KINDS, WILD_KINDS, Deck
from parlour.games.frantic.knowledge import GIVEN, PILE, Knowledge
from parlour.games.frantic.matching import bit_of, bits_of, nth_kind
from parlour.games.frantic.tensor import (
    DEALER_AT,
    DISCARD_AT,
    EVENTS_AT,
    HANDS_AT,
    LAST_AT,
    MOST_ADDED,
    POINTS,
    POINTS_AT,
    ROUND_AT,
    SIZES,
    put_count,
)

#: Any place at all.
_ANYWHERE: Final = -1
#: The places where others do not hold a card.
_AWAY: Final = 1 << GIVEN | 1 << PILE


class ViewerRow:
    """The bytes that change little within a round, the viewer's hand, and the known cards of the others.

    `ObservationCache` keeps the hand and the knowledge up to date, as long as there are any.
    """

    def __init__(self, viewer: int, seats: int, deck: Deck) -> None:
        self.viewer: i64 = viewer
        self.seats: i64 = seats
        self.deck = deck
        self.bytes = vec[i64]()
        self.round: i64 = 0
        self.dealer: i64 = NOBODY
        # A board replaces these lists when they change.
        self.points: list[int] | None = None
        self.used_events: list[int] | None = None
        #: The cards of the discard pile, and of those under it, that were counted.
        self.discarded: i64 = 0
        self.under: i64 = 0
        #: Whether "Fuck You" is out of the game.
        self.spent = False
        #: The hand that was counted, None if that has to be done again; its size, and its kinds as bits.
        self.hand: list[int] | None = None
        self.size: i64 = 0
        self.plain: i64 = 0
        self.wild: i64 = 0
        self.known: Knowledge | None = None
        #: Whether the row shows what is known now, and whether it shows any known card.
        self.is_shown = False
        self.shows_cards = False
        #: Whether the draw pile was empty then, and the market.
        self.pile_is_empty = False
        self.market: list[int] | None = None
        #: The flags of "Fuck You" as bits.
        self.fuck_you: i64 = 0

    def update(self, board: Board) -> None:
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
            self._start(board)
        if self.discarded != len(discard) or self.under != len(under):
            at = DISCARD_AT[self.seats]
            self.discarded = _count_more(self.bytes, at, discard, self.discarded)
            self.under = _count_more(self.bytes, at, under, self.under)
            if not self.spent and byte_at(self.bytes, at + FUCK_YOU_KIND) > 0:
                self.spent = True
                self.is_shown = False
        if self.used_events is not board.used_events:
            self.used_events = board.used_events
            at = EVENTS_AT[self.seats]
            clear_bytes(self.bytes, at, len(EVENT_CARDS))
            mark_cards(self.bytes, at, board.used_events)

    def _start(self, board: Board) -> None:
        """Begin a new row with what changes only from round to round."""
        self.round = board.round
        self.dealer = board.dealer
        self.points = board.points
        self.discarded = 0
        self.under = 0
        self.used_events = None
        self.spent = not self.deck.copies[FUCK_YOU_KIND]
        self.hand = None
        self.is_shown = False
        self.shows_cards = False
        self.fuck_you = 0
        self.bytes = new_buffer(SIZES[self.seats])
        self._write_round(board)

    def _write_round(self, board: Board) -> None:
        """Write how far the game is, and how the last round ended."""
        row = self.bytes
        seats = self.seats
        put_count(row, ROUND_AT, board.round)
        put_clamped(row, ROUND_AT + 1, board.limit)
        mark(row, DEALER_AT[seats] + relative(board.dealer, self.viewer, seats))
        points = POINTS_AT[seats]
        last = LAST_AT[seats]
        mark(row, last + board.last_reason)
        last += len(REASONS)
        seat = self.viewer
        for _ in range(board.seats):
            put_clamped(row, points, board.points[seat] + POINTS)
            put_clamped(row, last, board.last_points[seat] + POINTS)
            points += 2
            last += 2
            seat = next_seat(seat, seats)

    def discard(self, kind: i64, under: bool) -> None:
        """Count a card that was discarded."""
        add_one(self.bytes, DISCARD_AT[self.seats] + kind)
        if under:
            self.under += 1
        else:
            self.discarded += 1
        if kind == FUCK_YOU_KIND:
            self.spent = True
            self.is_shown = False

    def has_counted(self, hand: list[int]) -> bool:
        """Return whether the row shows this hand."""
        return self.hand is hand and self.size == len(hand)

    def count(self, hand: list[int]) -> None:
        """Write the viewer's hand."""
        row = self.bytes
        at = HANDS_AT[self.seats]
        clear_bytes(row, at, KINDS)
        count_cards(row, at, hand)
        self.hand = hand
        self.size = len(hand)
        wild = self.wild
        self.plain, self.wild = bits_of(hand)
        if wild != self.wild:
            self.is_shown = False

    def cards(self) -> vec[i64]:
        """Return the cards that were counted."""
        at = HANDS_AT[self.seats]
        cards = vec[i64]()
        plain = self.plain
        wild = self.wild
        while plain | wild:
            kind = nth_kind(plain, wild, 0)
            count = byte_at(self.bytes, at + kind)
            while count > 0:
                cards = append(cards, kind)
                count -= 1
            if plain:
                plain &= plain - 1
            else:
                wild &= wild - 1
        return cards

    def gain(self, kind: i64) -> None:
        """Add a card to the hand that was counted."""
        add_one(self.bytes, HANDS_AT[self.seats] + kind)
        self.size += 1
        if kind < WILD_KINDS:
            self.plain |= bit_of(kind)
        else:
            self.wild |= bit_of(kind - WILD_KINDS)
            self.is_shown = False  # it may be "Fuck You"

    def lose(self, kind: i64) -> bool:
        """Take a card from the hand that was counted. Return whether it was there."""
        at = HANDS_AT[self.seats] + kind
        count = byte_at(self.bytes, at)
        if count == 0:
            return False
        take_one(self.bytes, at)
        self.size -= 1
        if count > 1:
            return True
        if kind < WILD_KINDS:
            self.plain &= ~bit_of(kind)
        else:
            self.wild &= ~bit_of(kind - WILD_KINDS)
            self.is_shown = False  # as above
        return True

    def show(self, board: Board, known: Knowledge) -> None:
        """Write the cards that the viewer knows to be in other hands, if the row does not show them."""
        pile_is_empty = not board.draw_pile
        if self.is_shown and self.pile_is_empty == pile_is_empty and self.market is board.market:
            return
        self.is_shown = True
        self.pile_is_empty = pile_is_empty
        self.market = board.market
        self._write_fuck_you(board, known, self._write_known(known))

    def _write_known(self, known: Knowledge) -> i64:
        """Write the known cards of the other hands. Return the possible places of "Fuck You", as bits."""
        row = self.bytes
        seats = self.seats
        hands = HANDS_AT[seats]
        elsewhere = hands + seats * KINDS
        if self.shows_cards:
            clear_bytes(row, hands + KINDS, seats * KINDS)
            self.shows_cards = False
        suspects: i64 = _ANYWHERE
        others = self._others()
        away: i64 = _AWAY
        if self.pile_is_empty:
            away = 1 << GIVEN
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
            self.shows_cards = True
            if holders & (holders - 1):
                _add(row, elsewhere + kind)
            elif holders:
                seat: i64 = 0
                while not holders >> seat & 1:
                    seat += 1
                _add(row, hands + relative(seat, self.viewer, seats) * KINDS + kind)
        return suspects

    def _write_fuck_you(self, board: Board, known: Knowledge, suspects: i64) -> None:
        """Write who may have "Fuck You", and whether it may be in the draw pile."""
        seats = self.seats
        places: i64 = 0
        if self.wild >> (FUCK_YOU_KIND - WILD_KINDS) & 1:
            places = 1
        elif known.buried and not self.pile_is_empty:
            places = bit_of(seats) | bit_of(seats + 1)
        elif not known.spent and (not board.market or board.market[-1] != FUCK_YOU_KIND):
            others = suspects & self._others()
            places = (others >> self.viewer | others << (seats - self.viewer)) & (bit_of(seats) - 1)
            if suspects >> PILE & 1 and not self.pile_is_empty:
                places |= bit_of(seats)
        if places != self.fuck_you:
            self.fuck_you = places
            at = HANDS_AT[seats] + (seats + 1) * KINDS
            clear_bytes(self.bytes, at, seats + 2)
            put_bytes(self.bytes, at, BYTES_OF[places & (bit_of(seats) - 1)])
            put_bytes(self.bytes, at + seats, BYTES_OF[places >> seats])

    def _others(self) -> i64:
        """Return all seats but the viewer's, as bits."""
        return (bit_of(self.seats) - 1) & ~bit_of(self.viewer)


def _count_more(out: vec[i64], at: i64, cards: list[int], counted: i64) -> i64:
    """Add the cards that were not counted yet. Return their number."""
    size: i64 = len(cards)
    while counted < size:
        kind: i64 = cards[counted]
        add_one(out, at + kind)
        counted += 1
    return size


def _add(out: vec[i64], at: i64) -> None:
    """Add one. The notes of a position from elsewhere may tell of more cards than there are."""
    if byte_at(out, at) < MOST_ADDED:
        add_one(out, at)
