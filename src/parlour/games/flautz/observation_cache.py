"""A cache for the observations of one state: rows that change little, and the cards known in each hand."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.memory import AUDIENCE_BITS, payload_of, seat_of, tag_of
from parlour.games.flautz import memory
from parlour.games.flautz.board import EMPTY, Board
from parlour.games.flautz.deck import HAND_SIZE
from parlour.games.flautz.tensor import new_row


class ViewerRow:
    """The bytes that change only from match to match, for one viewer: the start of its observations."""

    def __init__(self, viewer: i64) -> None:
        self.viewer = viewer
        self.bytes = vec[i64]()
        self.match: i64 = 0
        # A board replaces these lists when they change.
        self.points: list[int] | None = None
        self.gains: list[int] | None = None

    def update(self, board: Board) -> None:
        """Write the row again if anything in it has changed."""
        if self.gains is board.last_gains and self.points is board.points and self.match == board.match:
            return
        self.match = board.match
        self.points = board.points
        self.gains = board.last_gains
        self.bytes = new_row(board, self.viewer)


class ObservationCache:
    """A row for each viewer, and the cards that everybody knows to be in a hand.

    Those are the cards that were taken in this match and not put back since. It finds the same as
    `knowledge.Swaps`, but reads each note only once.
    """

    def __init__(self, board: Board) -> None:
        self.rows = [ViewerRow(viewer) for viewer in range(board.seats)]
        #: The known cards of each seat.
        self.known: list[list[int]] = [[] for _ in range(board.seats)]
        #: The card that was taken last, if none was put back for it.
        self.taken: i64 = EMPTY
        #: The number of notes that were read.
        self.read: i64 = 0

    def row_of(self, board: Board, seat: i64) -> ViewerRow:
        """Return the row of the seat. The row and `known` are up to date, and only to be read."""
        self._read_on(board)
        row = self.rows[seat]
        row.update(board)
        return row

    def _read_on(self, board: Board) -> None:
        """Read the notes since the last time, or since the match began."""
        # Without `note_at`, a call for each note.
        past = board.past
        recent = board.recent
        older: i64 = len(past)
        end: i64 = older + len(recent)
        place = end
        while place > self.read:
            place -= 1
            note = past[place] if place < older else recent[place - older]
            if tag_of(note >> AUDIENCE_BITS) == memory.MATCH:
                self._forget()
                break
        while place < end:
            note = past[place] if place < older else recent[place - older]
            self._read(note >> AUDIENCE_BITS)
            place += 1
        self.read = end

    def _forget(self) -> None:
        for hand in self.known:
            hand.clear()

    def _read(self, code: i64) -> None:
        tag = tag_of(code)
        if tag == memory.TOOK:
            self.taken = memory.kind_in(payload_of(code))
        elif tag == memory.PUT and self.taken != EMPTY:
            put: int = memory.kind_in(payload_of(code))
            hand = self.known[seat_of(code)]
            if put in hand:
                hand.remove(put)
            elif len(hand) == HAND_SIZE:  # an untrue note
                hand.pop(0)
            hand.append(self.taken)
            self.taken = EMPTY
