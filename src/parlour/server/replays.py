"""Replays of finished games, with random access to their moves."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from parlour.core.events import Event
from parlour.core.state import State
from parlour.record import Record

#: The number of cached replays: clients ask for many moves of one game.
CACHED_REPLAYS = 8
#: Moves between two states that are kept.
CHECKPOINT_INTERVAL = 50


class Replay:
    """A finished game of our own database, with checkpoints: every state is a few moves away."""

    def __init__(self, body: bytes) -> None:
        self.record = Record.load(body)
        #: The scores after each finished chapter, by its number.
        self.chapters: dict[int, list[int]] = {}
        #: The events of the deal, then those of each move.
        self.story: list[list[Event]] = [[]]
        self._checkpoints: list[State] = []
        #: The seat and the action of each move, which are known to be legal.
        self._actions: list[tuple[int, int]] = []
        self._current: State | None = None
        state = self._current = self.record.start(self._on_event, trusted=True)
        for decision in self.record.decisions(state):
            self._note_state(state)
            self._actions.append(decision)
            self.story.append([])
        self._note_state(state)

    def _note_state(self, state: State) -> None:
        self._note_chapter(state)
        if len(self._actions) % CHECKPOINT_INTERVAL == 0:
            self._checkpoints.append(state.clone())

    def _on_event(self, event: Event) -> None:
        self.story[-1].append(event)
        # One move may end two chapters: note the first before the second begins.
        if self._current is not None:
            self._note_chapter(self._current)

    def _note_chapter(self, state: State) -> None:
        ended = state.game.chapters(state)
        if ended and ended not in self.chapters:
            self.chapters[ended] = list(state.game.standings(state))

    def state_after(self, number: int) -> tuple[State, list[Event]]:
        """Return the state after this many moves, and the events of the last of them."""
        events: list[Event] = []
        if not number:
            return self.record.start(events.append, trusted=True), events
        # The last move is always played, for its events.
        nearest = (number - 1) // CHECKPOINT_INTERVAL
        state = self._checkpoints[nearest].clone()
        for at in range(nearest * CHECKPOINT_INTERVAL, number):
            if at == number - 1:
                state.listener = events.append
            state.apply(*self._actions[at])
        return state, events


class ReplayCache:
    """The replays that were used last."""

    def __init__(self) -> None:
        self._replays: OrderedDict[str, Replay] = OrderedDict()
        self._load_lock = asyncio.Lock()

    async def find(self, record: str, body: bytes) -> Replay:
        if record not in self._replays:
            # One at a time and in a thread: a long game takes a while.
            async with self._load_lock:
                if record not in self._replays:
                    self._replays[record] = await asyncio.to_thread(Replay, body)
        self._replays.move_to_end(record)
        replay = self._replays[record]
        while len(self._replays) > CACHED_REPLAYS:
            self._replays.popitem(last=False)
        return replay
