"""A guess at hands by draws: a player who draws at the start of a turn probably has none to play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.memory import payload_of, recall, seat_of, tag_of
from parlour.core.strategy import Guess
from parlour.games.frantic import memory
from parlour.games.frantic.actions import NO_WISH
from parlour.games.frantic.board import Board
from parlour.games.frantic.deck import EQUALITY, FANTASTIC_FOUR, FUCK_YOU_KIND, WILD_KINDS
from parlour.games.frantic.matching import FITS, wanted_on
from parlour.games.frantic.state import FranticState

#: The plausibility that a player has kept a card that could have been played.
KEPT: Final = 0.3
#: The number of draws of each seat that count, the latest ones.
DRAWS: Final = 4

#: Notes of cards that others cannot follow: afterwards, earlier draws tell nothing.
_UPHEAVALS: Final = (
    memory.ROUND,
    memory.SWAPPED,
    memory.PASSED_ON,
    memory.MIXED,
    memory.TAKEN_UP,
    memory.SHOWN,
)


class FranticGuess(Guess[FranticState]):
    """Remembers what each other seat could not play, and how many cards it got since."""

    def __init__(self, board: Board, seat: int) -> None:
        self.seat = seat
        #: By seat: places in `FITS`, and for each of them the number of cards that came later.
        self.misses: list[list[int]] = [[] for _ in range(board.seats)]
        self.later: list[list[int]] = [[] for _ in range(board.seats)]
        self._read(recall(board.memory_since(board.round_at), seat))

    def is_empty(self) -> bool:
        """Return whether nobody has drawn, so that the past tells nothing."""
        return not any(self.misses)

    def plausibility(self, world: FranticState) -> float:
        plausible = 1.0
        for seat in range(world.seats):
            misses = self.misses[seat]
            if not misses:
                continue
            hand = world.hands[seat]
            for place in range(len(misses)):
                fits = FITS[misses[place]]
                kept: i64 = -self.later[seat][place]
                for card in hand:
                    kind: i64 = card
                    # Cards that fit anything are often kept.
                    if kind < WILD_KINDS and fits >> kind & 1:
                        kept += 1
                while kept > 0:
                    plausible *= KEPT
                    kept -= 1
        return plausible

    def _read(self, notes: list[int]) -> None:
        """Follow the round: the card on top, the wish, and who draws without being made to."""
        top: i64 = -1
        wish: i64 = NO_WISH
        forced = False
        for note in notes:
            tag = tag_of(note)
            seat = seat_of(note)
            payload = payload_of(note)
            if tag == memory.PLAYED or tag == memory.FIRST:
                forced = False
                if payload != FUCK_YOU_KIND:
                    top = payload
                    wish = NO_WISH
            elif tag == memory.WISHED:
                wish = payload
                forced = False
            elif tag == memory.AIMED:
                sort = memory.sort_in(payload)
                forced = forced or sort == FANTASTIC_FOUR or sort == EQUALITY
            elif tag == memory.EVENT_CARD:
                forced = True
            elif tag == memory.DREW:
                if payload == 1 and not forced and top >= 0:
                    self._miss(seat, wanted_on(top, wish))
                self._gain(seat, payload)
            elif tag == memory.LANDED:
                self._gain(seat, payload)
            elif tag == memory.MOVED:
                self._gain(memory.other_in(payload), memory.count_in(payload))
            elif tag == memory.PICKED:
                self._gain(seat, 1)
            elif tag == memory.TOOK_ALL:
                self._gain(seat, len(self.misses))
            elif tag in _UPHEAVALS:
                self.misses = [[] for _ in self.misses]
                self.later = [[] for _ in self.later]

    def _miss(self, seat: i64, wanted: i64) -> None:
        """The seat draws: it had nothing that fits."""
        if seat == self.seat:
            return
        self.misses[seat].append(wanted)
        self.later[seat].append(0)
        if len(self.misses[seat]) > DRAWS:
            self.misses[seat].pop(0)
            self.later[seat].pop(0)

    def _gain(self, seat: i64, count: i64) -> None:
        later = self.later[seat]
        for place in range(len(later)):
            later[place] += count
