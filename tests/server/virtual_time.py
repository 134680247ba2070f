"""A room in this process where time passes at once whenever everybody waits: an hour takes no time."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar, cast

from websockets.asyncio.client import ClientConnection

from parlour import State
from parlour.server import entries, requests
from parlour.server.bot_pool import BotPool
from parlour.server.clock import ServerClock
from parlour.server.connection import Connection
from parlour.server.live_table import LiveTable
from parlour.server.maintenance import load_due_tables, maintain_table
from parlour.server.moderation.moderation_store import ModerationStore
from parlour.server.notices.networks import AllowedNetworks
from parlour.server.notices.outgoing import Outgoing, Undelivered
from parlour.server.notices.subscription import Subscription
from parlour.server.notices.subscription_store import Stored, SubscriptionStore
from parlour.server.room import Room
from parlour.server.services import VersionConflict, Write
from parlour.server.settings import Settings
from parlour.server.snapshot import dump_table
from parlour.server.store import Store
from parlour.server.table import Table
from tests.server.client import Client
from tests.server.prepared_tables import laid

Result = TypeVar("Result")

#: Seconds between two rounds of maintenance.
TICK = 20.0
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


def run_virtually(story: Coroutine[Any, Any, Result]) -> Result:
    """Return the result of a story that takes no time."""
    with asyncio.Runner(loop_factory=Clockwork) as runner:
        return runner.run(story)


class Memory(Store):
    """Keeps everything in mind instead of in a file."""

    def __init__(self) -> None:
        super().__init__("sqlite://")
        self.log: dict[str, dict[int, bytes]] = {}
        self.snapshots: dict[str, tuple[int, bytes]] = {}
        #: When tables have to be in memory, and the number of the entry that this follows from.
        self.dues: dict[str, tuple[int, int | None]] = {}
        #: How long it takes to write something down.
        self.seconds = 0.0

    async def write(self, write: Write) -> None:
        await asyncio.sleep(self.seconds)
        if write.number:
            numbers = self.log.setdefault(write.table, {})
            if write.number in numbers:
                raise VersionConflict
            numbers[write.number] = write.body
            if write.due is not None:
                self.dues[write.table] = write.number, write.due

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        return self.snapshots.get(table)

    async def entry(self, table: str, number: int) -> bytes | None:
        return self.log.get(table, {}).get(number)

    async def entries(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        return [(number, body) for number, body in self.log.get(table, {}).items() if number > after]

    async def set_due(self, table: str, number: int, due: int | None) -> None:
        if self.dues.get(table, (number, None))[0] == number:
            self.dues[table] = number, due

    async def due_tables(self, now: int, most: int) -> list[str]:
        return [table for table, (_, due) in self.dues.items() if due is not None and due <= now][:most]


class MemorySubscriptions(SubscriptionStore):
    """Subscriptions that no database has; they know themselves when their notices are due."""

    def __init__(self) -> None:
        self.kept: dict[str, Stored] = {}
        self.send_at: dict[str, int | None] = {}

    def put(self, table: str, key: str, subscription: Subscription) -> str:
        stored = Stored.__new__(Stored)
        vars(stored).update(
            id=f"{len(self.kept):032x}",
            table=table,
            key=key,
            digest="",
            code=None,
            tries=0,
            created=0,
            question=0,
            failures=0,
            subscription=subscription,
        )
        self.kept[stored.id] = stored
        return stored.id

    async def server_key(self, name: str, new: bytes) -> bytes:
        return new

    async def of_seat(self, table: str, key: str) -> list[Stored]:
        return [kept for kept in self.kept.values() if (kept.table, kept.key) == (table, key)]

    async def due(self, now: int, most: int) -> list[Stored]:
        return [self.kept[id] for id, when in self.send_at.items() if when is not None and when <= now][:most]

    async def announce(self, id: str, question: int, send_at: int) -> None:
        self.kept[id].question, self.kept[id].failures, self.send_at[id] = question, 0, send_at

    async def postpone(self, id: str, question: int, send_at: int | None, failures: int) -> None:
        if id in self.kept and self.kept[id].question == question:
            self.kept[id].failures, self.send_at[id] = failures, send_at

    async def remove(self, id: str, key: str | None = None) -> bool:
        if id not in self.kept or key not in (None, self.kept[id].key):
            return False
        self.send_at.pop(id, None)
        del self.kept[id]
        return True

    async def remove_others(self, table: str, keys: Sequence[str]) -> None:
        for id in [id for id, kept in self.kept.items() if kept.table == table and kept.key not in keys]:
            await self.remove(id)


class Postbox(Outgoing):
    """Notes what is sent, and when, instead of sending it."""

    def __init__(self) -> None:
        super().__init__(AllowedNetworks())
        self.sent: list[tuple[float, str, bytes]] = []
        #: How the next requests are answered; all others are accepted.
        self.answers: list[int | None] = []

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> None:
        answer = self.answers.pop(0) if self.answers else 200
        if answer != 200:
            raise Undelivered(answer)
        self.sent.append((asyncio.get_running_loop().time(), url, body))


class VirtualClock(ServerClock):
    """The time of the loop, counted from START."""

    #: How far the clock was set, before the room was opened anew.
    ahead = 0

    def now(self) -> int:
        return START + self.ahead + round(asyncio.get_running_loop().time() * 1000)

    def wall(self) -> int:
        return self.now()


class FirstChoice(BotPool):
    """All bots do the first thing that comes to mind, after a while if wished."""

    def __init__(self) -> None:
        super().__init__(0, 1.0)
        self.seconds = 0.0
        #: Which bots were asked, for which seats.
        self.asked: list[tuple[str, int]] = []
        #: To whom the answers were charged.
        self.accounts: set[str] = set()

    async def choose(self, table: Table, seat: int, bot: str, account: str, most: float | None = None) -> str:
        self.accounts.add(account)
        self.asked.append((bot, seat))
        move = next(iter(table.choices(seat)))
        await asyncio.sleep(self.seconds)
        return move


class Wire:
    """The two ends of a connection that needs no network."""

    def __init__(self) -> None:
        self.asked: asyncio.Queue[Any] = asyncio.Queue()
        self._told: asyncio.Queue[str] = asyncio.Queue()

    async def send(self, text: str) -> None:
        self.asked.put_nowait({"type": "websocket.receive", "text": text, "bytes": None})

    async def recv(self) -> str:
        return await self._told.get()

    async def tell(self, event: Any) -> None:
        if event["type"] == "websocket.send":
            self._told.put_nowait(event["text"])


class NobodyMuted(ModerationStore):
    """A room without mutes needs no database for them."""

    async def muted_until(self, sender: str, now: int) -> int | None:
        return None


class Home(Room):
    """A room that keeps nothing and asks no other process."""

    def __init__(self, min_bot_seconds: float, pool: BotPool | None = None) -> None:
        self.memory, self.bots = Memory(), FirstChoice()
        self.subscriptions, self.postbox = MemorySubscriptions(), Postbox()
        # Budgets are measured in real time.
        settings = Settings(database="sqlite://", min_bot_seconds=min_bot_seconds, messages=0)
        super().__init__(
            settings,
            clock=VirtualClock(),
            store=self.memory,
            bot_pool=pool or self.bots,
            subscriptions=self.subscriptions,
            moderation=NobodyMuted(self.memory),
            outgoing=self.postbox,
        )
        self._visits: dict[Client, tuple[Wire, asyncio.Task[None]]] = {}

    async def open_table(self, created: entries.Created, address: str | None = None) -> LiveTable:
        """Open a table with this first entry."""
        return await self.tables.open(lambda now: created, address)

    async def bring(self, state: State, **wishes: Any) -> LiveTable:
        """A table where the game stands like this, as if it had been played here."""
        table = laid(state, [key(seat) for seat in range(state.seats)], at=self.clock.now(), **wishes)
        self.memory.snapshots[table.id] = table.version, dump_table(table)
        return await self.tables.find(table.id)

    async def come_again(self, live: LiveTable, started: int | None = None, ahead: int = 0) -> LiveTable:
        """The table read anew, in a room that was opened now unless said otherwise.

        `ahead` is how many milliseconds the clock of the host was set forward in the meantime.
        """
        await self.part_all()
        await self.tables.unload(live)
        vars(self.clock)["ahead"] = ahead
        self.clock.started = self.clock.now() if started is None else started
        return await self.tables.find(live.table.id)

    async def spend(self, seconds: float) -> None:
        """Let the time pass with what a room does now and then: load and unload tables, send notices."""
        await self.notifier.open()
        end = self.clock.now() + seconds * 1000
        while self.clock.now() < end:
            await asyncio.sleep(min(TICK, (end - self.clock.now()) / 1000))
            await load_due_tables(self)
            await self.notice_sender.send_due()
            for live in self.tables:
                await maintain_table(self.tables, live)

    async def visit(self, live: LiveTable, seat: int | None, address: str = "", **fields: object) -> Client:
        """Somebody comes to the seat, or to watch."""
        wire = Wire()
        client = Client(cast(ClientConnection, wire))
        self._visits[client] = (
            wire,
            asyncio.create_task(Connection(self, wire.asked.get, wire.tell, address).run()),
        )
        opened = {"table": live.table.id, "secret": None if seat is None else key(seat), **fields}
        assert (await client.request("open", **opened))["type"] == "table"
        return client

    async def visit_all(self, live: LiveTable, spectators: int = 0) -> list[Client]:
        """Everybody comes."""
        seats = [seat for seat, chair in enumerate(live.table.chairs) if chair.is_held_by_player]
        return [await self.visit(live, seat) for seat in [*seats, *[None] * spectators]]

    async def part(self, client: Client) -> None:
        """They go again."""
        wire, job = self._visits.pop(client)
        wire.asked.put_nowait({"type": "websocket.disconnect"})
        await job

    async def part_all(self) -> None:
        for client in list(self._visits):
            await self.part(client)

    def played(self, live: LiveTable) -> list[tuple[float, str, int]]:
        """All moves so far: after how many seconds, by what, and of which seat."""
        found: list[tuple[float, str, int]] = []
        for body in self.memory.log.get(live.table.id, {}).values():
            entry = entries.decode(body)
            if isinstance(entry, entries.Played):
                found += [((entry.at - START) / 1000, entry.by, seat) for seat, _ in entry.moves]
        return found


def key(seat: int) -> str:
    return f"the key of seat {seat}"


async def move(live: LiveTable, seat: int, place: int = 0) -> None:
    """The seat makes one of its choices."""

    def play(table: Table, now: int) -> entries.Entry:
        return requests.move(table, now, seat, table.version, list(table.choices(seat))[place], None)

    await live.submit(play)


def in_no_time(
    story: Callable[[Home], Coroutine[Any, Any, None]],
    min_bot_seconds: float = 0.0,
    pool: BotPool | None = None,
) -> None:
    """Let the story happen in a room of its own."""

    async def tell() -> None:
        home = Home(min_bot_seconds, pool)
        try:
            await story(home)
        finally:
            await home.part_all()
            home.tables.stop()

    run_virtually(tell())
