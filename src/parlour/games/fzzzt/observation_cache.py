"""What the observations of one state share: a row for each viewer with all that a bid does not change."""

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
    copy_row,
    count_cards,
    new_buffer,
    put_by_seat,
    relative,
    take_one,
)
from parlour.games.fzzzt import memory
from parlour.games.fzzzt.board import CLEANING, Board
from parlour.games.fzzzt.tensor import BELT_SIZE, Places, put_belt, put_last_auction, put_units

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
        self.places = Places(board.deck, board.seats)
        self.rows: list[ViewerRow] = []
        #: The bytes of the belt, and what they were written for: see `row_of`.
        self.belt = new_buffer(BELT_SIZE)
        self.moment: i64 = 0
        #: The number of notes that were read.
        self.read: i64 = 0
        #: The sizes of the hands by seat, as bytes.
        self.sizes: i64 = 0
        # A board replaces these lists when they change, except that the clean-up takes robots from hands.
        self.hands: list[list[int]] = []
        self.allocated: list[list[list[int]]] = []
        #: The cards that everybody knows of each hand, as places.
        self.shown = vec[i64]([0] * board.seats)

    def row_of(self, board: Board, seat: i64) -> ViewerRow:
        """Return the row of the seat, up to date and only to be read.

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
        clear(self.belt, 0, BELT_SIZE)
        put_belt(board, self.belt)
        for row in self.rows:
            copy_row(self.belt, row.bytes, 0)
            if board.phase == CLEANING:  # F-18
                clear_bytes(row.bytes, self.places.discards, self.seats * self.kinds)
        self._write_hands(board)
        self._write_units(board)

    def _start(self, board: Board, notes: i64) -> None:
        """Write the personal cards as they lie."""
        seats = board.seats
        places = self.places
        self.rows = [ViewerRow(viewer, places.end) for viewer in range(seats)]
        self.sizes = 0
        self.hands = [[] for _ in range(seats)]
        self.allocated = [[]] * seats
        for row in self.rows:
            for seat in range(seats):
                at = relative(seat, row.viewer, self.seats) * self.kinds
                pile = board.discards[seat]
                count_cards(row.bytes, places.personal + at, board.hands[seat])
                count_cards(row.bytes, places.personal + at, pile)
                count_cards(row.bytes, places.discards + at, pile[board.buried[seat] :])
        first, end = memory.last_auction(board, notes)
        if end > 0:
            self._write_auction(board, first, end)

    def _read_on(self, board: Board, notes: i64) -> None:
        """Follow the personal cards."""
        discards_at = self.places.discards
        personal_at = self.places.personal
        place = self.read
        while place < notes:
            code = note_at(board, place) >> AUDIENCE_BITS
            place += 1
            tag = tag_of(code)
            if tag == memory.AUCTION_WON:
                first, end = memory.last_auction(board, place)
                self._follow_auction(seat_of(code), payload_of(code), self._write_auction(board, first, end))
            elif tag == memory.HAND_DEALT:
                for row in self.rows:
                    at = relative(seat_of(code), row.viewer, self.seats) * self.kinds
                    clear_bytes(row.bytes, discards_at + at, self.kinds)
            elif tag == memory.ROBOT_ALLOCATED:
                for row in self.rows:
                    at = relative(seat_of(code), row.viewer, self.seats) * self.kinds
                    take_one(row.bytes, personal_at + at + memory.robot_in(payload_of(code)))

    def _write_auction(self, board: Board, first: i64, end: i64) -> i64:
        """Write the auction: see `memory.last_auction`. Return the winner's bid, as bytes."""
        seats = self.seats
        bids = _bids_in(board, first, end - 1)
        code = note_at(board, end - 1) >> AUDIENCE_BITS
        last_at = self.places.last
        for row in self.rows:
            clear_bytes(row.bytes, last_at, self.places.end - last_at)
            put_last_auction(
                board.deck, payload_of(code), seat_of(code), bids, row.viewer, seats, row.bytes, last_at
            )
        return bids[seat_of(code)]

    def _follow_auction(self, winner: i64, card: i64, paid: i64) -> None:
        """Discard the winner's bid, and the card won unless it is a unit (F-13)."""
        for row in self.rows:
            at = relative(winner, row.viewer, self.seats) * self.kinds
            discards = self.places.discards + at
            if card < self.kinds:
                add_one(row.bytes, self.places.personal + at + card)
                add_one(row.bytes, discards + card)
            bid = paid
            while bid:
                add_one(row.bytes, discards + (bid & 255) - 1)
                bid >>= 8

    def _write_hands(self, board: Board) -> None:
        """Write what is known of the hands that have changed, or of which more is known."""
        sizes: i64 = 0
        shift: i64 = 0
        for seat in range(self.seats):
            hand = board.hands[seat]
            size: i64 = len(hand)
            sizes |= size << shift
            is_same = hand is self.hands[seat] and size == self.sizes >> shift & 255
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
                at = self.places.hands + relative(seat, row.viewer, self.seats) * self.kinds
                clear_bytes(row.bytes, at, self.kinds)
                if shown == _ALL or row.viewer == seat:
                    count_cards(row.bytes, at, hand)
                elif shown:
                    _count_shown(row.bytes, at, hand, shown)
        if sizes != self.sizes:
            self.sizes = sizes
            for row in self.rows:
                clear_bytes(row.bytes, self.places.sizes, self.seats)
                put_by_seat(row.bytes, self.places.sizes, sizes, row.viewer, self.seats)

    def _write_units(self, board: Board) -> None:
        """Write the units and robots that are new."""
        if self.allocated is board.allocated:
            return
        units_at = self.places.units
        if self._is_copy_new(board):
            # Which copy has the first row depends on all owners.
            for row in self.rows:
                clear_bytes(row.bytes, units_at, self.places.choices - units_at)
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


def _bids_in(board: Board, place: i64, end: i64) -> vec[i64]:
    """Return the bids among these notes: by seat, the cards as bytes."""
    bids = vec[i64]([0] * board.seats)
    while end > place:
        end -= 1
        note = note_at(board, end)
        code = note >> AUDIENCE_BITS
        bidder = seat_of(code)
        if note & AUDIENCE_MASK == 0 and bids[bidder] == 0:  # a second bid is an untrue note
            bids[bidder] = _bytes_of(payload_of(code))
    return bids


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
