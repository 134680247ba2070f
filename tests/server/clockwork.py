"""A room in this process where time passes at once whenever everybody waits: an hour takes no time."""

from __future__ import annotations

import asyncio
import json
import selectors
from collections.abc import Callable, Coroutine
from typing import Any

from parlour.server import entries as log
from parlour.server import requests
from parlour.server.guest import Guest
from parlour.server.live import LiveTable
from parlour.server.room import Room
from parlour.server.settings import Settings
from parlour.server.snapshot import dump_table
from parlour.server.store import Overtaken, Store, Write
from parlour.server.table import Table
from parlour.server.thinkers import Thinkers

#: When every story begins, in milliseconds.
START = 1_800_000_000_000


class _Leap(selectors.SelectSelector):
    """Does not wait, but knows how long it would have."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "everybody waits, and nothing will ever happen"
        ready = super().select(0)
        if not ready:
            self.time += max(0.0, timeout)
        return ready


class Clockwork(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._leap = _Leap()
        super().__init__(self._leap)

    def time(self) -> float:
        return self._leap.time


class Memory(Store):
    """Keeps everything in mind instead of in a file."""

    def __init__(self) -> None:
        super().__init__("sqlite://")
        self.log: dict[str, dict[int, bytes]] = {}
        self.snapshots: dict[str, tuple[int, bytes]] = {}

    async def write(self, write: Write) -> None:
        if write.number:
            numbers = self.log.setdefault(write.table, {})
            if write.number in numbers:
                raise Overtaken
            numbers[write.number] = write.body

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        return self.snapshots.get(table)

    async def entries(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        return [(number, body) for number, body in self.log.get(table, {}).items() if number > after]


class FirstChoice(Thinkers):
    """All bots do the first thing that comes to mind, after a while if wished."""

    def __init__(self) -> None:
        super().__init__(0, 1.0)
        self.seconds = 0.0
        #: Which bots were asked, for which seats.
        self.asked: list[tuple[str, int]] = []

    async def choose(self, table: Table, seat: int, bot: str) -> str:
        self.asked.append((bot, seat))
        move = next(iter(table.choices(seat)))
        await asyncio.sleep(self.seconds)
        return move


class Home(Room):
    """A room that keeps nothing and asks no other process."""

    def __init__(self, pace: float) -> None:
        super().__init__(Settings(database="sqlite://", pace=pace))
        self.memory = self.store = Memory()
        self.bots = self.thinkers = FirstChoice()

    def now(self) -> int:
        return START + round(asyncio.get_running_loop().time() * 1000)

    async def bring(self, table: Table) -> LiveTable:
        """The table as if it had been kept here."""
        self.memory.snapshots[table.id] = table.version, dump_table(table)
        return await self.table(table.id)

    async def come_again(self, live: LiveTable, started: int | None = None) -> LiveTable:
        """The table read anew, in a room that was opened now unless said otherwise."""
        live.care.stop()
        del self.tables[live.table.id]
        self.started = self.now() if started is None else started
        return await self.table(live.table.id)

    def played(self, live: LiveTable) -> list[tuple[float, str, int]]:
        """All moves so far: after how many seconds, by what, and of which seat."""
        found = []
        for body in self.memory.log.get(live.table.id, {}).values():
            entry = log.decode(body)
            if isinstance(entry, log.Played):
                found += [((entry.at - START) / 1000, entry.by, seat) for seat, _ in entry.moves]
        return found


class Visitor:
    """Somebody at a table, and all messages that they were sent."""

    def __init__(self, live: LiveTable, seat: int | None) -> None:
        self.live = live
        self.heard: list[Any] = []
        self.guest = Guest(self._hear, self._close)
        self.guest.seat = seat

    async def _hear(self, text: str) -> None:
        self.heard.append(json.loads(text))

    async def _close(self) -> None:
        pass

    async def enter(self) -> None:
        await self.live.enter(self.guest, None, "hello")
        await asyncio.sleep(0)

    async def leave(self) -> None:
        self.live.exit(self.guest)
        await self.guest.finish()

    def last(self, field: str) -> Any:
        """What they were told last of this."""
        return next(message[field] for message in reversed(self.heard) if field in message)


async def move(live: LiveTable, seat: int, place: int = 0) -> None:
    """The seat makes one of its choices."""

    def play(table: Table, now: int) -> log.Entry:
        return requests.move(table, now, seat, table.version, list(table.choices(seat))[place], None)

    await live.ask(play)


def in_no_time(story: Callable[[Home], Coroutine[Any, Any, None]], pace: float = 0.0) -> None:
    """Let the story happen in a room of its own."""

    async def tell() -> None:
        home = Home(pace)
        await story(home)
        for live in home.tables.values():
            live.care.stop()

    with asyncio.Runner(loop_factory=Clockwork) as runner:
        runner.run(tell())
