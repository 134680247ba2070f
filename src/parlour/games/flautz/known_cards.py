"""Cards that everybody knows to be in a hand: those that were taken in this match and not put back since."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.memory import AUDIENCE_BITS, payload_of, seat_of, tag_of
from parlour.games.flautz import memory
from parlour.games.flautz.board import EMPTY, Board
from parlour.games.flautz.deck import HAND_SIZE


class KnownCards:
    """The known cards of each seat, read from the notes of one board as far as they go.

    It finds the same as `resample.Swaps`, but reads each note only once.
    """

    def __init__(self, seats: int) -> None:
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        #: The card that was taken last, if none was put back for it.
        self.taken: i64 = EMPTY
        #: The number of notes that were read.
        self.read: i64 = 0

    def read_on(self, board: Board) -> None:
        """Read the notes since the last time, or since the match began."""
        # Without `memory`, which would copy all older notes.
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
        for hand in self.hands:
            hand.clear()

    def _read(self, code: i64) -> None:
        tag = tag_of(code)
        if tag == memory.TOOK:
            self.taken = memory.kind_in(payload_of(code))
        elif tag == memory.PUT and self.taken != EMPTY:
            put: int = memory.kind_in(payload_of(code))
            hand = self.hands[seat_of(code)]
            if put in hand:
                hand.remove(put)
            elif len(hand) == HAND_SIZE:  # an untrue note
                hand.pop(0)
            hand.append(self.taken)
            self.taken = EMPTY
