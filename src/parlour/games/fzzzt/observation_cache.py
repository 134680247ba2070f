"""A cache for the observations of one state: all bytes that a bid does not change."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.card_state import note_at
from parlour.core.memory import (
    AUDIENCE_BITS,
    AUDIENCE_MASK,
    KIND_BITS,
    KIND_MASK,
    payload_of,
    seat_of,
    tag_of,
)
from parlour.core.seats import next_seat
from parlour.core.tensor import (
    add_one,
    clear,
    clear_bytes,
    count_cards,
    new_buffer,
    relative,
    take_one,
)
from parlour.games.fzzzt import memory
from parlour.games.fzzzt.board import CLEANING, Board
from parlour.games.fzzzt.tensor import BELT_SIZE, Common, put_belt, put_units

#: All cards of a hand, as places.
_ALL: Final = -1


class ViewerRow:
    """The row that the observations of one viewer start from."""

    def __init__(self, viewer: i64, size: i64) -> None:
        self.viewer = viewer
        self.bytes = new_buffer(size)


class ObservationCache:
    """A row for each viewer, changed as the notes of the board tell. Each is read once, for all viewers."""

    def __init__(self, board: Board) -> None:
        self.seats: i64 = board.seats
        self.kinds: i64 = board.deck.first_unit
        self.common = Common(board.deck, board.seats)
        self.rows: list[ViewerRow] = []
        #: The moment that the belt was written for: see `row_of`.
        self.moment: i64 = 0
        #: The number of notes that were read.
        self.read: i64 = 0
        # A board replaces these lists when they change, except that the clean-up takes robots from hands.
        self.hands: list[list[int]] = []
        self.allocated: list[list[list[int]]] = []
        #: The cards that everybody knows of each hand, as places.
        self.shown = vec[i64]([0] * board.seats)

    def row_of(self, board: Board, seat: i64) -> ViewerRow:
        """Return the row of the seat. The row and `common` are up to date, and only to be read.

        Within a round, the belt only loses cards, and some are turned.
        """
        phase: i64 = board.phase
        length: i64 = len(board.belt)
        face_up: i64 = board.face_up
        moment = 1 | phase << 1 | length << 3 | face_up << 7 | board.round << 11
        notes: i64 = len(board.past) + len(board.recent)
        if moment != self.moment or notes != self.read:
            if self.moment == 0 or notes < self.read:
                self._start(board, notes)
            else:
                self._read_on(board, notes)
            self.read = notes
            self.moment = moment
            self._update(board)
        return self.rows[seat]

    def _update(self, board: Board) -> None:
        """Write what has changed and lies on the board."""
        clear(self.common.belt, 0, BELT_SIZE)
        put_belt(board, self.common.belt)
        if board.phase == CLEANING:  # F-18
            for row in self.rows:
                clear_bytes(row.bytes, self.common.places.discards, self.seats * self.kinds)
        self._write_hands(board)
        self._write_units(board)

    def _start(self, board: Board, notes: i64) -> None:
        """Write the personal cards as they lie."""
        seats = board.seats
        places = self.common.places
        self.rows = [ViewerRow(viewer, places.end) for viewer in range(seats)]
        self.hands = [[] for _ in range(seats)]
        self.allocated = [[]] * seats
        for row in self.rows:
            for seat in range(seats):
                at = relative(seat, row.viewer, self.seats) * self.kinds
                pile = board.discards[seat]
                count_cards(row.bytes, places.personal + at, board.hands[seat])
                count_cards(row.bytes, places.personal + at, pile)
                count_cards(row.bytes, places.discards + at, pile[board.buried[seat] :])
        _, end = memory.last_auction(board, notes)
        self.common.auctioned = end > 0
        if end > 0:
            self._read_auction(board, end)

    def _read_on(self, board: Board, notes: i64) -> None:
        """Follow the personal cards."""
        discards_at = self.common.places.discards
        personal_at = self.common.places.personal
        place = self.read
        while place < notes:
            code = note_at(board, place) >> AUDIENCE_BITS
            place += 1
            tag = tag_of(code)
            if tag == memory.AUCTION_WON:
                self._read_auction(board, place)
                self.common.auctioned = True
                self._follow_auction()
            elif tag == memory.HAND_DEALT:
                for row in self.rows:
                    at = relative(seat_of(code), row.viewer, self.seats) * self.kinds
                    clear_bytes(row.bytes, discards_at + at, self.kinds)
            elif tag == memory.ROBOT_ALLOCATED:
                for row in self.rows:
                    at = relative(seat_of(code), row.viewer, self.seats) * self.kinds
                    take_one(row.bytes, personal_at + at + memory.robot_in(payload_of(code)))

    def _read_auction(self, board: Board, end: i64) -> None:
        """Read the auction that the notes before `end` end with, backwards."""
        common = self.common
        for seat in range(len(common.bids)):
            common.bids[seat] = 0
        code = note_at(board, end - 1) >> AUDIENCE_BITS
        common.card = payload_of(code)
        common.winner = seat_of(code)
        place = end - 1
        while place > 0:
            place -= 1
            note = note_at(board, place)
            if note & AUDIENCE_MASK:
                continue
            code = note >> AUDIENCE_BITS
            if tag_of(code) != memory.BID_SHOWN:
                break
            bidder = seat_of(code)
            if common.bids[bidder] == 0:  # a second bid is an untrue note
                common.bids[bidder] = _bytes_of(payload_of(code))

    def _follow_auction(self) -> None:
        """Discard the winner's bid, and the card won unless it is a unit (F-13)."""
        common = self.common
        discards_at = common.places.discards
        personal_at = common.places.personal
        winner = common.winner
        card = common.card
        paid = common.bids[winner]
        kinds = self.kinds
        for row in self.rows:
            out = row.bytes
            at = relative(winner, row.viewer, self.seats) * kinds
            if card < kinds:
                add_one(out, personal_at + at + card)
                add_one(out, discards_at + at + card)
            bid = paid
            while bid:
                add_one(out, discards_at + at + (bid & 255) - 1)
                bid >>= 8

    def _write_hands(self, board: Board) -> None:
        """Write what is known of the hands that have changed, or of which more is known."""
        hands_at = self.common.places.hands
        before = self.common.sizes
        seats = self.seats
        kinds = self.kinds
        sizes: i64 = 0
        shift: i64 = 0
        for seat in range(seats):
            hand = board.hands[seat]
            size: i64 = len(hand)
            sizes |= size << shift
            is_same = hand is self.hands[seat] and size == before >> shift & 255
            shift += 8
            # Everybody knows whose cards are whose, so a hand is known if no card of its owner is buried.
            shown = board.shown[seat]
            if board.buried[seat] == 0:
                shown = _ALL
            if is_same and shown == self.shown[seat]:
                continue
            self.hands[seat] = hand
            self.shown[seat] = shown
            for row in self.rows:
                at = hands_at + relative(seat, row.viewer, seats) * kinds
                clear_bytes(row.bytes, at, kinds)
                if shown == _ALL or row.viewer == seat:
                    count_cards(row.bytes, at, hand)
                elif shown:
                    _count_shown(row.bytes, at, hand, shown)
        self.common.sizes = sizes

    def _write_units(self, board: Board) -> None:
        """Write the units and robots that are new."""
        if self.allocated is board.allocated:
            return
        units_at = self.common.places.units
        if self._is_copy_new(board):
            # Which copy has the first row depends on all owners.
            for row in self.rows:
                clear_bytes(row.bytes, units_at, self.common.places.choices - units_at)
                seat = row.viewer
                for owner in range(self.seats):
                    put_units(board, seat, [], owner, self.seats, row.bytes, units_at)
                    seat = next_seat(seat, self.seats)
        else:
            for seat in range(self.seats):
                written = self.allocated[seat]
                if board.allocated[seat] is not written:
                    for row in self.rows:
                        owner = relative(seat, row.viewer, self.seats)
                        put_units(board, seat, written, owner, self.seats, row.bytes, units_at)
        self.allocated = board.allocated

    def _is_copy_new(self, board: Board) -> bool:
        """Return whether somebody has won a unit of which there are several copies."""
        for seat in range(self.seats):
            units = board.units[seat]
            place: i64 = len(self.allocated[seat])
            while place < len(units):
                if board.deck.copies[units[place]] > 1:
                    return True
                place += 1
        return False


def _bytes_of(packed: i64) -> i64:
    """Return the cards that are packed in a note as bytes, the last card lowest."""
    cards: i64 = 0
    shift: i64 = 0
    while packed:
        cards |= (packed & KIND_MASK) << shift
        shift += 8
        packed >>= KIND_BITS
    return cards


def _count_shown(out: vec[i64], at: i64, hand: list[int], shown: i64) -> None:
    """Count the cards in those places of a hand."""
    for card in hand:
        kind: i64 = card
        if shown & 1:
            add_one(out, at + kind)
        shown >>= 1
