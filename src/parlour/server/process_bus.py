"""What the processes of one server tell each other: which tables moved on, who is where, answers in windows.

All of it is soft: what matters is in the log, and a process that missed something finds it there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

import asyncpg
import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from msgspec import Struct

from parlour.server.databases import TROUBLE

if TYPE_CHECKING:
    from parlour.server.room import Room

CHANNEL = "parlour"
#: PostgreSQL takes 8,000 bytes at most.
LARGEST = 7_500
#: So many tables fit into that.
PART = 80
#: Every process says so often who is with it, in seconds; nobody is with one that has been silent so long.
HEARTBEAT = 2.0
SILENCE = 7.0
#: Seconds in which the database has to answer, and after which it is tried again.
PATIENCE = 10
PAUSE = 0.5

logger = logging.getLogger(__name__)


class BusMessage(Struct, omit_defaults=True):
    process: str
    #: Tables and the number of their last entry.
    tables: dict[str, int] = {}
    #: By table: the seats whose holders are connected to this process.
    here: dict[str, list[int]] = {}
    #: Answers in open windows: table, question, seat, move, request.
    held: list[tuple[str, int, int, str, str]] = []
    #: Tables that this process has just read: who is at them elsewhere, and what have they answered?
    asks: list[str] = []


class ProcessBus:
    """The news of one process, and what it heard of the others; alone it says nothing."""

    def __init__(self, room: Room, channels: ChannelsPlugin | None) -> None:
        self.room = room
        self.process = secrets.token_hex(4)
        self._channels = channels
        self._next = BusMessage(self.process)
        self._called = asyncio.Event()
        #: By table and process: the seats whose holders are there.
        self._elsewhere: dict[str, dict[str, set[int]]] = {}
        #: When each process was heard last.
        self._heard: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        if self._channels is not None:
            self._tasks = [self.room.run(job()) for job in (self._listen, self._publish, self._beat)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    def table_changed(self, table: str, number: int) -> None:
        if self._channels is not None:
            self._next.tables[table] = number
            self._called.set()

    def answer_held(self, table: str, question: int, seat: int, move: str, id: str) -> None:
        if self._channels is not None:
            self._next.held.append((table, question, seat, move, id))
            self._called.set()

    def seats_here(self, table: str, seats: Iterable[int]) -> None:
        if self._channels is not None:
            self._next.here[table] = sorted(seats)
            self._called.set()

    def ask_about(self, table: str) -> None:
        if self._channels is not None:
            self._next.asks.append(table)
            self._called.set()

    def seats_elsewhere(self, table: str) -> set[int]:
        """The seats whose holders are connected to other processes."""
        return {seat for seats in self._elsewhere.get(table, {}).values() for seat in seats}

    def forget(self, table: str) -> None:
        self._elsewhere.pop(table, None)

    async def _publish(self) -> None:
        assert self._channels is not None
        while True:
            await self._called.wait()
            self._called.clear()
            message, self._next = self._next, BusMessage(self.process)
            for part in _parts(message):
                self._channels.publish(part, CHANNEL)

    async def _beat(self) -> None:
        """Say who is here, miss those who say nothing, and look for what nobody could say."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            self._called.set()
            for id, live in self.room.tables.items():
                self.seats_here(id, live.broadcaster.seats())
            self._miss_the_silent()
            try:
                await self.room.look_everywhere()
            except Exception:
                self.room.metrics.failed()
                logger.exception("looking failed")

    def _miss_the_silent(self) -> None:
        oldest = asyncio.get_running_loop().time() - SILENCE
        for process in [process for process, heard in self._heard.items() if heard < oldest]:
            del self._heard[process]
            for id, processes in list(self._elsewhere.items()):
                live = self.room.tables.get(id)
                if processes.pop(process, None) and live is not None:
                    live.tell_presence()

    async def _listen(self) -> None:
        assert self._channels is not None
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            async for body in subscriber.iter_events():
                with contextlib.suppress(msgspec.DecodeError):
                    message = msgspec.json.decode(body, type=BusMessage)
                    if message.process != self.process:
                        self._hear(message)

    def _hear(self, message: BusMessage) -> None:
        self._heard[message.process] = asyncio.get_running_loop().time()
        for id, number in message.tables.items():
            live = self.room.tables.get(id)
            if live is not None:
                self.room.run(live.hear_of(number))
        for id, seats in message.here.items():
            live = self.room.tables.get(id)
            if live is not None:
                before = self.seats_elsewhere(id)
                self._elsewhere.setdefault(id, {})[message.process] = set(seats)
                if self.seats_elsewhere(id) != before:
                    live.tell_presence()
        for id, question, seat, move, request in message.held:
            live = self.room.tables.get(id)
            if live is not None:
                self.room.run(live.hear_answer(question, seat, move, request))
        for id in message.asks:
            live = self.room.tables.get(id)
            if live is not None:
                self.seats_here(id, live.broadcaster.seats())
                for question, seat, move, request in live.scheduler.answers():
                    self.answer_held(id, question, seat, move, request)


def _parts(message: BusMessage) -> list[bytes]:
    """The message in pieces that PostgreSQL takes."""
    body = msgspec.json.encode(message)
    if len(body) <= LARGEST:
        return [body]
    tables, here = list(message.tables.items()), list(message.here.items())
    parts = [
        BusMessage(message.process, tables=dict(tables[at : at + PART])) for at in range(0, len(tables), PART)
    ]
    parts += [
        BusMessage(message.process, here=dict(here[at : at + PART])) for at in range(0, len(here), PART)
    ]
    parts += [BusMessage(message.process, held=[held]) for held in message.held]
    asks = message.asks
    parts += [BusMessage(message.process, asks=asks[at : at + PART]) for at in range(0, len(asks), PART)]
    return [msgspec.json.encode(part) for part in parts]


class ReconnectingBackend(AsyncPgChannelsBackend):
    """Litestar's channels on PostgreSQL, over two connections that are kept and made anew when they break."""

    def __init__(self, dsn: str) -> None:
        super().__init__(
            make_connection=partial(asyncpg.connect, dsn, timeout=PATIENCE, command_timeout=PATIENCE)
        )
        self._speaking: asyncpg.Connection | None = None
        self._reconnecting: asyncio.Task[None] | None = None
        #: Called when news may have been lost.
        self.on_gap: Callable[[], object] = lambda: None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._on_loss)

    async def on_shutdown(self) -> None:
        if self._reconnecting is not None:
            self._reconnecting.cancel()
        self._listener_conn.remove_termination_listener(self._on_loss)
        with contextlib.suppress(*TROUBLE):
            await super().on_shutdown()
        if self._speaking is not None:
            with contextlib.suppress(*TROUBLE):
                await self._speaking.close(timeout=PATIENCE)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Say it, twice if the connection broke; what cannot be said is found in the log later."""
        for _ in range(2):
            try:
                if self._speaking is None or self._speaking.is_closed():
                    self._speaking = await self._connect()
                for channel in channels:
                    await self._speaking.execute("SELECT pg_notify($1, $2)", channel, data.decode())
            except Exception as error:
                # Whatever it is, the news after this one is to be said.
                logger.warning("news lost", extra={"error": type(error).__name__})
                if self._speaking is not None:
                    self._speaking.terminate()
            else:
                return

    def _on_loss(self, _: object) -> None:
        if self._reconnecting is None or self._reconnecting.done():
            self._reconnecting = asyncio.get_running_loop().create_task(self._reconnect())

    async def _reconnect(self) -> None:
        """Listen again, and look for what was said meanwhile."""
        logger.warning("lost the connection for news")
        while True:
            await asyncio.sleep(PAUSE)
            with contextlib.suppress(*TROUBLE):
                connection = await self._connect()
                for channel in self._subscribed_channels:
                    await connection.add_listener(channel, self._listener)  # type: ignore[arg-type]
                self._listener_conn = connection
                connection.add_termination_listener(self._on_loss)
                if not connection.is_closed():
                    break
        self.on_gap()
