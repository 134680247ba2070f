"""Finished games to be looked at again, at any moment and through any eyes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from parlour.core.events import Event
from parlour.core.play import play
from parlour.core.state import State
from parlour.record import Record

#: Whoever looks at a game looks at many of its moments: so many games are kept at hand.
AT_HAND = 8
#: A moment is at most so many moves from a state that is kept.
STEP = 50


class Replay:
    """A finished game of which some states are kept, so that any other is near one of them."""

    def __init__(self, body: bytes) -> None:
        self.record = Record.load(body)
        #: The scores after each chapter that is over, by its number.
        self.chapters: dict[int, list[int]] = {}
        self._kept: list[State] = []
        self._now: State | None = None
        for number, state in enumerate(self.record.states(self._hear)):
            self._now = state
            self._note_chapter(state)
            if number % STEP == 0:
                self._kept.append(state.clone())

    def _hear(self, event: Event) -> None:
        # A move may end two chapters: in between the second is just beginning.
        if self._now is not None:
            self._note_chapter(self._now)

    def _note_chapter(self, state: State) -> None:
        ended = state.game.chapters(state)
        if ended and ended not in self.chapters:
            self.chapters[ended] = list(state.game.standings(state))

    def after(self, number: int) -> tuple[State, list[Event]]:
        """The state after so many moves, and what was heard at the last of them."""
        heard: list[Event] = []
        if not number:
            return self.record.start(heard.append), heard
        # The last move is heard, so it is always played.
        nearest = (number - 1) // STEP
        state = self._kept[nearest].clone()
        for at in range(nearest * STEP, number):
            if at == number - 1:
                state.listener = heard.append
            move = self.record.moves[at]
            play(state, move.seat, state.game.parse(state, move.text, move.seat))
        return state, heard


class Library:
    """The games that were looked at last."""

    def __init__(self) -> None:
        self._at_hand: OrderedDict[str, Replay] = OrderedDict()
        self._reading = asyncio.Lock()

    async def find(self, record: str, body: bytes) -> Replay:
        if record not in self._at_hand:
            # One at a time, and beside the room: a long game takes a while.
            async with self._reading:
                if record not in self._at_hand:
                    self._at_hand[record] = await asyncio.to_thread(Replay, body)
        self._at_hand.move_to_end(record)
        replay = self._at_hand[record]
        while len(self._at_hand) > AT_HAND:
            self._at_hand.popitem(last=False)
        return replay
