"""Observations of Fzzzt! as bytes; see `parlour.core.tensor`.

Personal cards are counted by kind: all of a player's cards, those known to be in the hand, and those seen
going to the discard pile since the last deal. Production Units have one row for each card of the deck, copies
next to each other. Where the order of cards matters little, a card is its kind plus 1, and 0 is none.
"""

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
    BYTES_OF,
    COUNT,
    FLAG,
    Tensor,
    add_one,
    byte_at,
    clear,
    clear_bytes,
    copy_row,
    count_cards,
    mark,
    new_buffer,
    padded,
    put,
    put_by_seat,
    put_bytes,
    relative,
    take_one,
)
from parlour.games.fzzzt import memory
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


def layout(deck: Deck, seats: int) -> Tensor:
    """Return the layout of the observations."""
    kinds, units = deck.first_unit, deck.unit_cards
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


#: The offsets of fields: the round, the belt and the players.
_ROUND_AT: Final = 3
_BELT_AT: Final = 6
_PLAYERS_AT: Final = 86
#: The offset of the rows of the viewers, after those bytes that are the same for all.
_ROW_AT: Final = 88
#: All cards of a hand, as places.
_ALL: Final = -1

assert len(PHASES) == _ROUND_AT
assert _PLAYERS_AT == _BELT_AT + BELT_LENGTH * CARD
assert padded(_PLAYERS_AT) == _ROW_AT


class Sheet:
    """The row that the observations of one viewer start from."""

    def __init__(self, viewer: int, size: int) -> None:
        self.viewer: i64 = viewer
        self.row = new_buffer(size)


class Sheets:
    """The bytes that a bid does not change: the belt, the same for all viewers, and a sheet for each of them.

    The notes of the board tell what has changed. Each of them is read only once, for all viewers.
    """

    def __init__(self, deck: Deck, seats: int) -> None:
        self.seats: i64 = seats
        self.kinds: i64 = deck.first_unit
        #: The offsets of fields, counted from `_ROW_AT`.
        self.hands_at: i64 = _PLAYERS_AT + 4 * seats + 2 * HAND_SIZE - _ROW_AT
        self.discards_at: i64 = self.hands_at + seats * self.kinds
        self.personal_at: i64 = self.discards_at + seats * self.kinds
        self.units_at: i64 = self.personal_at + seats * self.kinds
        self.choices_at: i64 = self.units_at + deck.unit_cards * (seats + 1 + MOST_ROBOTS + _SYMBOLS)
        self.last_at: i64 = self.choices_at + 2 * deck.unit_cards
        self.size: i64 = self.last_at + CARD + seats * (1 + HAND_SIZE)
        self.by_viewer: list[Sheet] = []
        #: The bytes up to the players, and what they were written for: see `update`.
        self.belt = new_buffer(_PLAYERS_AT)
        self.moment: i64 = 0
        #: The number of notes that were read.
        self.read: i64 = 0
        #: The last auction: whether there was one, the card, who won it, and the bids by seat, as bytes.
        self.auctioned = False
        self.card: i64 = 0
        self.winner: i64 = 0
        self.bids = vec[i64]([0] * seats)
        #: The numbers of cards by seat, as bytes.
        self.sizes: i64 = 0
        # A board replaces these lists when they change, except that the clean-up takes robots from hands.
        self.hands: list[list[int]] = []
        self.allocated: list[list[list[int]]] = []
        #: The cards that everybody knows of each hand, as places.
        self.shown = vec[i64]([0] * seats)

    def update(self, board: Board) -> None:
        """Write what has changed. Within a round, the belt only loses cards, and some are turned."""
        phase: i64 = board.phase
        length: i64 = len(board.belt)
        face_up: i64 = board.face_up
        moment = 1 | phase << 1 | length << 3 | face_up << 7 | board.round << 11
        notes: i64 = len(board.past) + len(board.recent)
        if moment == self.moment and notes == self.read:
            return
        if self.moment == 0 or notes < self.read:
            self._start(board, notes)
        else:
            self._read_on(board, notes)
        self.read = notes
        self.moment = moment
        clear(self.belt, 0, _PLAYERS_AT)
        _put_belt(board, self.belt)
        if phase == CLEANING:  # F-18
            for sheet in self.by_viewer:
                clear_bytes(sheet.row, self.discards_at, self.seats * self.kinds)
        self._write_hands(board)
        self._write_units(board)

    def _start(self, board: Board, notes: i64) -> None:
        """Write the personal cards as they lie."""
        seats = board.seats
        self.by_viewer = [Sheet(viewer, self.size) for viewer in range(seats)]
        self.hands = [[] for _ in range(seats)]
        self.allocated = [[]] * seats
        for sheet in self.by_viewer:
            for seat in range(seats):
                at = relative(seat, sheet.viewer, self.seats) * self.kinds
                pile = board.discards[seat]
                count_cards(sheet.row, self.personal_at + at, board.hands[seat])
                count_cards(sheet.row, self.personal_at + at, pile)
                count_cards(sheet.row, self.discards_at + at, pile[board.buried[seat] :])
        last = _last_auction(board, notes)
        self.auctioned = last > 0
        if self.auctioned:
            self._read_auction(board, last)

    def _read_on(self, board: Board, notes: i64) -> None:
        """Follow the personal cards."""
        place = self.read
        while place < notes:
            code = note_at(board, place) >> AUDIENCE_BITS
            place += 1
            tag = tag_of(code)
            if tag == memory.AUCTION_WON:
                self._read_auction(board, place)
                self.auctioned = True
                self._follow_auction()
            elif tag == memory.HAND_DEALT:
                for sheet in self.by_viewer:
                    row = relative(seat_of(code), sheet.viewer, self.seats) * self.kinds
                    clear_bytes(sheet.row, self.discards_at + row, self.kinds)
            elif tag == memory.ROBOT_ALLOCATED:
                for sheet in self.by_viewer:
                    row = relative(seat_of(code), sheet.viewer, self.seats) * self.kinds
                    take_one(sheet.row, self.personal_at + row + memory.robot_in(payload_of(code)))

    def _read_auction(self, board: Board, notes: i64) -> None:
        """Read the auction that this many notes end with, backwards."""
        for seat in range(len(self.bids)):
            self.bids[seat] = 0
        code = note_at(board, notes - 1) >> AUDIENCE_BITS
        self.card = payload_of(code)
        self.winner = seat_of(code)
        place = notes - 1
        while place > 0:
            place -= 1
            note = note_at(board, place)
            if note & AUDIENCE_MASK:
                continue
            code = note >> AUDIENCE_BITS
            if tag_of(code) != memory.BID_SHOWN:
                break
            bidder = seat_of(code)
            if self.bids[bidder] == 0:  # a second bid is an untrue note
                self.bids[bidder] = _bytes_of(payload_of(code))

    def _follow_auction(self) -> None:
        """Discard the winner's bid, and the card won unless it is a unit (F-13)."""
        for sheet in self.by_viewer:
            out = sheet.row
            row = relative(self.winner, sheet.viewer, self.seats) * self.kinds
            discards = self.discards_at + row
            if self.card < self.kinds:
                add_one(out, self.personal_at + row + self.card)
                add_one(out, discards + self.card)
            bid = self.bids[self.winner]
            while bid:
                add_one(out, discards + (bid & 255) - 1)
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
            for sheet in self.by_viewer:
                at = self.hands_at + relative(seat, sheet.viewer, self.seats) * self.kinds
                clear_bytes(sheet.row, at, self.kinds)
                if shown == _ALL or sheet.viewer == seat:
                    count_cards(sheet.row, at, hand)
                elif shown:
                    _count_shown(sheet.row, at, hand, shown)
        self.sizes = sizes

    def _write_units(self, board: Board) -> None:
        """Write the units and robots that are new."""
        if self.allocated is board.allocated:
            return
        if self._is_copy_new(board):
            # Which copy has the first row depends on all owners.
            for sheet in self.by_viewer:
                clear_bytes(sheet.row, self.units_at, self.choices_at - self.units_at)
                seat = sheet.viewer
                for owner in range(self.seats):
                    _put_units(board, seat, [], owner, self.seats, sheet.row, self.units_at)
                    seat = next_seat(seat, self.seats)
        else:
            for seat in range(self.seats):
                written = self.allocated[seat]
                if board.allocated[seat] is not written:
                    for sheet in self.by_viewer:
                        owner = relative(seat, sheet.viewer, self.seats)
                        _put_units(board, seat, written, owner, self.seats, sheet.row, self.units_at)
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


def _last_auction(board: Board, notes: i64) -> i64:
    """Return the number of notes up to the end of the last auction, or 0 if there was none."""
    while notes > 0:
        note = note_at(board, notes - 1)
        if note & AUDIENCE_MASK == 0 and tag_of(note >> AUDIENCE_BITS) == memory.AUCTION_WON:
            return notes
        notes -= 1
    return 0


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


def encode(board: Board, sheets: Sheets, viewer: i64, out: vec[i64], at: i64) -> None:
    """Write what the viewer knows. `sheets` are up to date."""
    seats = sheets.seats
    copy_row(sheets.belt, out, at)
    row = at + _ROW_AT
    copy_row(sheets.by_viewer[viewer].row, out, row)
    _put_players(board, sheets.sizes, viewer, seats, out, at + _PLAYERS_AT)
    if board.phase == CLEANING:
        _put_choices(board, viewer, seats, out, row + sheets.units_at, row + sheets.choices_at)
    if sheets.auctioned:
        _put_last_auction(board.deck, sheets, viewer, seats, out, row + sheets.last_at)


def _put_card(deck: Deck, kind: i64, out: vec[i64], at: i64) -> None:
    """Write a card that can lie on the belt."""
    put_bytes(out, at, deck.fronts[kind])
    put_bytes(out, at + _POWER_AT, deck.values[kind])


def _put_belt(board: Board, out: vec[i64]) -> None:
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


def _put_units(
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


def _put_last_auction(deck: Deck, sheets: Sheets, viewer: i64, seats: i64, out: vec[i64], at: i64) -> None:
    _put_card(deck, sheets.card, out, at)
    at += CARD
    mark(out, at + relative(sheets.winner, viewer, seats))
    at += seats
    end = at + seats * HAND_SIZE
    seat = viewer
    while at < end:
        put_bytes(out, at, sheets.bids[seat])
        at += HAND_SIZE
        seat = next_seat(seat, seats)
