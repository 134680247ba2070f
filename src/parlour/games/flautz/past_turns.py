"""The turns of a match so far, as everybody saw them."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.memory import AUDIENCE_BITS, payload_of, seat_of, tag_of, unpack
from parlour.core.seats import NOBODY
from parlour.games.flautz import memory
from parlour.games.flautz.arena import ALLOWED
from parlour.games.flautz.board import EMPTY, Board
from parlour.games.flautz.deck import PLACES
from parlour.games.flautz.outlook import Outlook, weights_of


class PastTurn:
    """A swap or, with nothing taken, a focus."""

    def __init__(self, seat: i64, offered: list[int], outlook: Outlook, is_free: bool) -> None:
        self.seat = seat
        #: The cards that could be taken.
        self.offered = offered
        self.outlook = outlook
        #: Whether the player might have focused as well.
        self.is_free = is_free
        self.taken: i64 = EMPTY
        self.put: i64 = EMPTY


class History:
    """Follows the display through the notes of the match."""

    def __init__(self, board: Board, began: i64) -> None:
        self.board = board
        self.turns: list[PastTurn] = []
        self.round: i64 = 1
        self.caller: i64 = NOBODY
        self.display: list[int] = []
        self.discard: list[int] = []
        #: The last seat on turn, and whether it must swap after a focus.
        self.last: i64 = NOBODY
        self.must_swap = False
        for note in board.memory_since(began):
            self._follow(note >> AUDIENCE_BITS)

    def _follow(self, code: i64) -> None:
        tag = tag_of(code)
        payload = payload_of(code)
        if tag == memory.LAID_OUT:
            self.display = unpack(payload)
            return
        if tag < memory.TOOK or tag > memory.CALLED or len(self.display) != PLACES:
            return
        seat = seat_of(code)
        if seat != self.last and tag != memory.RESHUFFLED:
            if seat == self.board.start and self.last != NOBODY:
                self.round += 1
            self.last = seat
        if tag == memory.CALLED:
            if self.caller == NOBODY:
                self.caller = seat
        elif tag == memory.FOCUSED:
            self.turns.append(self._turn(seat))
        elif tag == memory.RESHUFFLED:
            self.discard = []
        else:
            self._change_display(tag, seat, payload)

    def _change_display(self, tag: i64, seat: i64, payload: i64) -> None:
        kind = memory.kind_in(payload)
        place = memory.place_in(payload)
        if tag == memory.TOOK:
            turn = self._turn(seat)
            turn.taken = kind
            self.turns.append(turn)
            self.must_swap = False
        elif tag == memory.PUT and self.turns:
            self.turns[-1].put = kind
            self.display[place] = int(kind)
        elif tag == memory.DISCARDED:
            self.discard.append(int(kind))
            self.must_swap = True
        elif tag == memory.DREW:
            self.display[place] = int(kind)

    def _turn(self, seat: i64) -> PastTurn:
        board = self.board
        field = board.arena[min(self.round, len(board.arena)) - 1]
        turns: i64 = 0
        if self.caller == NOBODY:
            turns = max(len(board.arena) - self.round, 0)
        weights = weights_of(board.deck.copies, self.discard, self.display)
        offered = [self.display[place] for place in ALLOWED[field]]
        return PastTurn(seat, offered, Outlook(turns, weights), not self.must_swap)
