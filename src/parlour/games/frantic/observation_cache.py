"""A cache for the observations of one state: a row for each viewer, and the knowledge of the seats."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.memory import AUDIENCE_BITS, AUDIENCE_MASK, payload_of, private_note, seat_of, tag_of
from parlour.games.frantic import memory
from parlour.games.frantic.board import Board
from parlour.games.frantic.knowledge import Knowledge, look, shows_hands
from parlour.games.frantic.matching import bit_of
from parlour.games.frantic.viewer_row import ViewerRow

#: The tags of notes that tell nothing about hands, as bits.
_SILENT: Final = 1 << memory.SAW | 1 << memory.WISHED | 1 << memory.AIMED | 1 << memory.FIRST
#: The tags of notes that concern no other hands than those of the seats that they name or are meant for.
_OF_SEATS: Final = (
    _SILENT
    | 1 << memory.PLAYED
    | 1 << memory.PUT_DOWN
    | 1 << memory.DREW
    | 1 << memory.GAVE
    | 1 << memory.LANDED
    | 1 << memory.MOVED
    | 1 << memory.EVENT_CARD
    | 1 << memory.SHOWN
)
_EVERYBODY: Final = 255
#: After more notes than these, all seats begin again: untrue notes must not let the counts overflow.
_MOST_NOTES: Final = 100


class ObservationCache:
    """A row for each viewer of one board, and the knowledge of the seats about all hands.

    It finds the same as `knowledge.knowledge_of`, but each note is read only once, for all seats that have
    been observed in this round. Their own hands are on their rows: `Knowledge.own` has them only as long
    as it is needed.
    """

    def __init__(self, board: Board) -> None:
        self.rows = [ViewerRow(viewer, board.seats, board.deck) for viewer in range(board.seats)]
        #: The row that was asked for last.
        self.latest = self.rows[0]
        #: The number of notes that were read or skipped, and where the round began.
        self.read: i64 = 0
        self.round_at: i64 = -1

    def row_of(self, board: Board, seat: i64) -> ViewerRow:
        """Return the row of the seat, up to date and only to be read."""
        row = self.rows[seat]
        self.latest = row
        self._read_on(board, row)
        row.update(board)
        known = row.known
        if known is None or (known.any_kept and known.spent != row.spent):
            known = _read_all(board, row)
        known.spent = row.spent
        hand = board.hands[seat]
        if not row.has_counted(hand):
            row.count(hand)
        if known.forgetful or shows_hands(board):
            # Cards that show now are not kept: later they have to follow from the notes.
            known = known.copy()
            if not known.forgetful:
                known.own = row.cards()
            look(board, known)
            row.is_shown = False
            row.show(board, known)
            row.is_shown = False
        else:
            row.show(board, known)
        return row

    def counted(self, board: Board, seat: i64) -> ViewerRow | None:
        """Return the latest row if it is the seat's and shows its hand as it is now."""
        row = self.latest
        if row.viewer != seat or self.read != len(board.past) + len(board.recent):
            return None
        return row if row.has_counted(board.hands[seat]) else None

    def _read_on(self, board: Board, row: ViewerRow) -> None:
        """Read the notes since the last time. `row` is that of the seat that is observed."""
        read = self.read
        older: i64 = len(board.past)
        self.read = older + len(board.recent)
        if self.round_at != board.round_at or self.read < read:
            self._forget()
            self.round_at = board.round_at
            return
        if self.read == read:
            return
        if self.read - read > _MOST_NOTES:
            self._forget()
            return
        notes = board.recent
        at = read - older
        if at < 0:
            notes = board.memory_since(read)
            at = 0
        if notes[at] & AUDIENCE_MASK and read > self.round_at:
            # The note completes one that was read already, since a listener asks for observations in the
            # middle of a move.
            self._forget()
            return
        if board.draw_pile:
            at = self._read_turns(notes, at)
        if at < len(notes):
            row.update(board)
            self._read_rest(board, notes, at, row.spent)

    def _forget(self) -> None:
        """Let all seats begin again."""
        for row in self.rows:
            row.known = None
            row.hand = None

    def _read_turns(self, notes: vec[i64], at: i64) -> i64:
        """Read notes of cards played or drawn one by one. Return the place of the first other note."""
        end: i64 = len(notes)
        while at < end:
            code = notes[at] >> AUDIENCE_BITS
            tag = tag_of(code)
            if tag == memory.PLAYED or tag == memory.PUT_DOWN:
                self._discard(seat_of(code), payload_of(code), tag == memory.PUT_DOWN)
            elif tag == memory.DREW:
                if payload_of(code) != 1 or at + 1 == end:
                    return at
                seat = seat_of(code)
                packed = payload_of(notes[at + 1] >> AUDIENCE_BITS)
                if notes[at + 1] != private_note(seat, memory.SAW, seat, packed):
                    return at
                self._draw(seat, packed - 1)
                at += 1
            elif not _SILENT >> tag & 1:
                return at
            at += 1
        return at

    def _discard(self, seat: i64, card: i64, under: bool) -> None:
        """Let everybody see the seat discard a card."""
        for row in self.rows:
            known = row.known
            if known is None:
                continue
            row.discard(card, under)
            is_lost = row.viewer == seat and row.lose(card)
            if is_lost and not known.forgetful:
                continue
            cards: i64 = len(known.kinds)
            if cards > 0:
                known.lose(seat, card)
                if cards != len(known.kinds):
                    row.is_shown = False

    def _draw(self, seat: i64, card: i64) -> None:
        """Let the seat draw a card, unseen by the others."""
        for row in self.rows:
            known = row.known
            if known is None:
                continue
            if row.viewer == seat:
                row.gain(card)
            if known.any_kept or known.forgetful:
                known.draw_one(seat, card)
                row.is_shown = False

    def _read_rest(self, board: Board, notes: vec[i64], at: i64, spent: bool) -> None:
        """Let everybody read the other notes, from this place on."""
        concerned = _concerned(notes, at)
        pile_is_empty = not board.draw_pile
        for row in self.rows:
            known = row.known
            if known is None:
                continue
            if row.hand is None or (known.any_kept and known.spent != spent):
                row.known = None
                row.hand = None
                continue
            row.update(board)
            cards: i64 = len(known.kinds)
            known.spent = spent
            if concerned == _EVERYBODY and not known.forgetful:
                known.own = row.cards()
            known.read(notes, at, pile_is_empty)
            if cards > 0 or len(known.kinds) > 0 or known.buried:
                row.is_shown = False
            if concerned >> row.viewer & 1:
                known.own = vec[i64]()
                row.count(board.hands[row.viewer])


def _concerned(notes: vec[i64], at: i64) -> i64:
    """Return the seats whose hands the notes from this place on may concern, as bits."""
    seats: i64 = 0
    end: i64 = len(notes)
    while at < end:
        note = notes[at]
        code = note >> AUDIENCE_BITS
        audience = note & AUDIENCE_MASK
        if not _OF_SEATS >> tag_of(code) & 1:
            return _EVERYBODY
        if audience:
            seats |= bit_of(audience - 1)
        else:
            seats |= bit_of(seat_of(code))
        at += 1
    return seats


def _read_all(board: Board, row: ViewerRow) -> Knowledge:
    """Return what the viewer has seen, from the beginning of the round on."""
    known = Knowledge(int(row.viewer), board.seats)
    known.spent = row.spent
    known.read(board.memory_since(board.round_at), 0, not board.draw_pile)
    known.own = vec[i64]()
    row.known = known
    row.is_shown = False
    return known
