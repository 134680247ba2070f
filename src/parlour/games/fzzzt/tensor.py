"""What a seat knows of a game of Fzzzt! as bytes; see `parlour.core.tensor`.

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
    put,
    put_bytes,
    relative,
    take_one,
)
from parlour.games.fzzzt import memory
from parlour.games.fzzzt.actions import cards_in
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


#: Where fields begin: the round, the belt and the players.
_ROUND_AT: Final = 3
_BELT_AT: Final = 6
_PLAYERS_AT: Final = 86

assert len(PHASES) == _ROUND_AT
assert _PLAYERS_AT == _BELT_AT + BELT_LENGTH * CARD


class Table:
    """What is the same for all viewers: the belt, and the last auction as the notes of a board tell it."""

    def __init__(self, seats: int) -> None:
        #: The bytes up to the players, and what they were written for: see `update`.
        self.belt = new_buffer(_PLAYERS_AT)
        self.moment: i64 = 0
        #: The number of notes up to the end of the last auction; 0 without one.
        self.notes: i64 = 0
        self.card: i64 = 0
        self.winner: i64 = 0
        #: By seat, as bytes.
        self.bids = vec[i64]([0] * seats)

    def update(self, board: Board) -> None:
        """Write the belt again if it has changed. Within a round it only loses cards, and some are turned."""
        phase: i64 = board.phase
        length: i64 = len(board.belt)
        face_up: i64 = board.face_up
        moment = 1 | phase << 1 | length << 3 | face_up << 7 | board.round << 11
        if moment != self.moment:
            self.moment = moment
            clear(self.belt, 0, _PLAYERS_AT)
            _put_belt(board, self.belt)

    def read_auction(self, board: Board, notes: i64) -> None:
        """Read the auction that so many notes end with, backwards."""
        self.notes = notes
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


class Sheet:
    """What a bid does not change, as one viewer sees it: the row that observations start from.

    The notes of the board tell what has changed. Each of them is read only once.
    """

    def __init__(self, deck: Deck, seats: int, viewer: int) -> None:
        self.seats: i64 = seats
        self.viewer: i64 = viewer
        self.kinds: i64 = deck.first_unit
        #: Where fields begin.
        self.hands_at: i64 = _PLAYERS_AT + 4 * seats + 2 * HAND_SIZE
        self.discards_at: i64 = self.hands_at + seats * self.kinds
        self.personal_at: i64 = self.discards_at + seats * self.kinds
        self.units_at: i64 = self.personal_at + seats * self.kinds
        self.choices_at: i64 = self.units_at + deck.unit_cards * (seats + 1 + MOST_ROBOTS + _SYMBOLS)
        self.last_at: i64 = self.choices_at + 2 * deck.unit_cards
        self.size: i64 = self.last_at + CARD + seats * (1 + HAND_SIZE)
        self.row = vec[i64]()
        #: The number of notes that were read, and of those up to the end of the last auction.
        self.read: i64 = 0
        self.auction: i64 = 0
        # A board replaces these lists when they change.
        self.units: list[list[int]] | None = None
        self.allocated: list[list[list[int]]] | None = None

    def update(self, board: Board, table: Table) -> None:
        """Write what has changed. The table is up to date."""
        notes: i64 = len(board.past) + len(board.recent)
        if self.read == 0 or notes < self.read:
            self._start(board, notes)
        else:
            self._read_on(board, notes)
        self.read = notes
        copy_row(table.belt, self.row, 0)
        if board.phase == CLEANING:  # F-18
            clear_bytes(self.row, self.discards_at, self.seats * self.kinds)
        if self.units is not board.units or self.allocated is not board.allocated:
            self.units = board.units
            self.allocated = board.allocated
            clear_bytes(self.row, self.units_at, self.choices_at - self.units_at)
            _put_units(board, self.viewer, self.seats, self.row, self.units_at)

    def _start(self, board: Board, notes: i64) -> None:
        """Write the personal cards as they lie."""
        self.row = new_buffer(self.size)
        self.units = None
        seat = self.viewer
        place: i64 = 0
        while place < self.seats:
            discards = self.discards_at + place * self.kinds
            personal = self.personal_at + place * self.kinds
            count_cards(self.row, personal, board.hands[seat])
            count_cards(self.row, personal, board.discards[seat])
            count_cards(self.row, discards, board.discards[seat][board.buried[seat] :])
            place += 1
            seat = next_seat(seat, self.seats)
        self.auction = _last_auction(board, notes)

    def _read_on(self, board: Board, notes: i64) -> None:
        """Follow the personal cards."""
        older: i64 = len(board.past)
        unread = board.recent
        if self.read < older:
            unread = board.log_since(self.read)
            older = self.read
        place = self.read
        while place < notes:
            code = unread[place - older] >> AUDIENCE_BITS
            place += 1
            tag = tag_of(code)
            if tag == memory.BID_SHOWN or tag == memory.CARD_TURNED:
                continue
            row = relative(seat_of(code), self.viewer, self.seats) * self.kinds
            if tag == memory.AUCTION_WON:
                self.auction = place
                self._follow_auction(board, place - 1, row, payload_of(code))
            elif tag == memory.HAND_DEALT:
                clear_bytes(self.row, self.discards_at + row, self.kinds)
            elif tag == memory.ROBOT_ALLOCATED:
                take_one(self.row, self.personal_at + row + memory.robot_in(payload_of(code)))

    def _follow_auction(self, board: Board, place: i64, row: i64, card: i64) -> None:
        """Discard the winner's bid, and the card won unless it is a unit (F-13)."""
        if card < self.kinds:
            add_one(self.row, self.personal_at + row + card)
            add_one(self.row, self.discards_at + row + card)
        winner = seat_of(note_at(board, place) >> AUDIENCE_BITS)
        while place > 0:
            place -= 1
            code = note_at(board, place) >> AUDIENCE_BITS
            if seat_of(code) == winner:
                bid = payload_of(code)
                while bid:
                    add_one(self.row, self.discards_at + row + (bid & KIND_MASK) - 1)
                    bid >>= KIND_BITS
                return


def encode(board: Board, table: Table, sheet: Sheet, out: vec[i64], at: i64) -> None:
    """Write what the viewer of the sheet knows. The table and the sheet are up to date."""
    seats = sheet.seats
    viewer = sheet.viewer
    copy_row(sheet.row, out, at)
    _put_players(board, viewer, seats, out, at + _PLAYERS_AT)
    _put_hands(board, viewer, seats, out, at + sheet.hands_at)
    if board.phase == CLEANING:
        _put_choices(board, viewer, seats, out, at + sheet.units_at, at + sheet.choices_at)
    if sheet.auction > 0:
        if table.notes != sheet.auction:
            table.read_auction(board, sheet.auction)
        _put_last_auction(board.deck, table, viewer, seats, out, at + sheet.last_at)


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


def _put_players(board: Board, viewer: i64, seats: i64, out: vec[i64], at: i64) -> None:
    """Write who is asked, the numbers of cards, and the viewer's bid."""
    mark(out, at + relative(board.chief, viewer, seats))
    at += seats
    for actor in board.asked:
        mark(out, at + relative(actor, viewer, seats))
    at += seats
    cards: i64 = 0
    bids: i64 = 0
    shift: i64 = 0
    hands = board.hands
    placed = board.bids
    seat = viewer
    while shift < 8 * seats:
        size: i64 = len(hands[seat])
        cards |= size << shift
        bids |= cards_in(placed[seat]) << shift
        shift += 8
        seat = next_seat(seat, seats)
    put_bytes(out, at, cards)
    put_bytes(out, at + seats, bids)
    at += 2 * seats
    put_bytes(out, at, BYTES_OF[placed[viewer]])
    put_bytes(out, at + HAND_SIZE, BYTES_OF[board.shown[viewer]])


def _put_hands(board: Board, viewer: i64, seats: i64, out: vec[i64], at: i64) -> None:
    """Write what is known of the hands."""
    kinds = board.deck.first_unit
    hands = board.hands
    buried = board.buried
    seat = viewer
    place: i64 = 0
    while place < seats:
        shown = board.shown[seat]
        # Everybody knows whose cards are whose, so a hand is known if no card is buried in the discard pile.
        if place == 0 or buried[seat] == 0:
            count_cards(out, at, hands[seat])
        elif shown:
            for card in hands[seat]:
                kind: i64 = card
                if shown & 1:
                    add_one(out, at + kind)
                shown >>= 1
        at += kinds
        place += 1
        seat = next_seat(seat, seats)


def _put_units(board: Board, viewer: i64, seats: i64, out: vec[i64], at: i64) -> None:
    """Write the units that have an owner, those of the viewer first."""
    deck = board.deck
    places = at + deck.unit_cards * seats
    robots = places + deck.unit_cards
    symbols = robots + deck.unit_cards * MOST_ROBOTS
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
        seat = next_seat(seat, seats)


def _put_choices(board: Board, viewer: i64, seats: i64, out: vec[i64], at: i64, choices: i64) -> None:
    """Write the viewer's decisions in the clean-up. Its units are written already, from `at` on."""
    deck = board.deck
    chosen = board.choices[viewer]
    decided: i64 = len(chosen)
    units = board.units[viewer]
    count: i64 = len(units)
    places = at + deck.unit_cards * seats
    for place in range(count):
        row = deck.unit_rows[units[place]]
        while byte_at(out, at + row * seats) == 0 or byte_at(out, places + row) != place + 1:
            row += 1
        if place < decided:
            choice: i64 = chosen[place]
            put(out, choices + row, choice + 2)
        elif place == decided:
            mark(out, choices + deck.unit_cards + row)


def _put_robots(deck: Deck, robots: list[int], out: vec[i64], at: i64, symbols_at: i64) -> None:
    """Write the robots of a unit and count the symbols that they show."""
    if not robots:
        return
    cards: i64 = 0
    symbols: i64 = 0
    shift: i64 = 0
    for robot in robots:
        kind: i64 = robot
        cards |= (kind + 1) << shift
        symbols += BYTES_OF[deck.symbols[kind]]
        shift += 8
    put_bytes(out, at, cards)
    put_bytes(out, symbols_at, symbols)


def _put_last_auction(deck: Deck, table: Table, viewer: i64, seats: i64, out: vec[i64], at: i64) -> None:
    _put_card(deck, table.card, out, at)
    at += CARD
    mark(out, at + relative(table.winner, viewer, seats))
    at += seats
    end = at + seats * HAND_SIZE
    seat = viewer
    while at < end:
        put_bytes(out, at, table.bids[seat])
        at += HAND_SIZE
        seat = next_seat(seat, seats)
