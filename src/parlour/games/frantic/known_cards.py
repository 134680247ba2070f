"""Keeps what the seats know from one observation to the next."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.memory import AUDIENCE_MASK
from parlour.games.frantic.board import Board
from parlour.games.frantic.knowledge import Knowledge, look, shows_hands


class KnownCards:
    """What the seats of one board know of the other hands.

    It finds the same as `knowledge.knowledge_of`, but hears each note only once.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.known: list[Knowledge | None] = [None] * seats
        #: By seat: the number of notes that it has heard or skipped.
        self.heard = vec[i64]([0] * seats)
        self.round_at: i64 = -1

    def of(self, board: Board, seat: i64, spent: bool) -> Knowledge:
        """Return what the seat knows, only to be read. `spent` is whether "Fuck You" is out of the game.

        If the draw pile is empty, the result may still name it as a place where a card may be.
        """
        known = self._hear(board, seat, spent)
        if known.forgetful or shows_hands(board):
            # What shows now is not to be kept: later it has to follow from the notes.
            known = known.copy()
            look(board, known)
        return known

    def _hear(self, board: Board, seat: i64, spent: bool) -> Knowledge:
        """Return what the seat has heard, with the notes since the last time."""
        if self.round_at != board.round_at:
            self.round_at = board.round_at
            self.known = [None] * self.seats
        known = self.known[seat]
        if known is None or (known.any_kept and known.spent != spent):
            return self._hear_all(board, seat, spent)
        known.spent = spent
        heard = self.heard[seat]
        notes = board.recent
        at: i64 = heard - len(board.past)
        if at < 0:
            notes = board.log_since(heard)
            at = 0
        if heard > self.round_at and _begins_in_private(notes, at, seat):
            return self._hear_all(board, seat, spent)
        known.hear(notes, at, not board.draw_pile)
        self.heard[seat] = heard + len(notes) - at
        return known

    def _hear_all(self, board: Board, seat: i64, spent: bool) -> Knowledge:
        """Return what the seat has heard, from the beginning of the round on."""
        known = Knowledge(seat, self.seats)
        known.spent = spent
        notes = board.log_since(board.round_at)
        known.hear(notes, 0, not board.draw_pile)
        self.known[seat] = known
        self.heard[seat] = board.round_at + len(notes)
        return known


def _begins_in_private(notes: vec[i64], at: i64, seat: i64) -> bool:
    """Return whether the seat's next note completes one that it has heard already.

    That happens if a listener asks for an observation in the middle of a move.
    """
    end: i64 = len(notes)
    while at < end:
        audience = notes[at] & AUDIENCE_MASK
        at += 1
        if audience == 0 or audience == seat + 1:
            return audience != 0
    return False
