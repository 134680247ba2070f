"""Messages between the processes of a server: new entries, connected seats, answers in open windows.

Messages may be lost: everything that matters is in the log, which each process reads again periodically.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any, Protocol

import msgspec
from litestar.channels import ChannelsPlugin
from msgspec import Struct

from parlour.server.protocol import Pace
from parlour.server.services import Jobs

CHANNEL = "parlour"
#: PostgreSQL limits a message to 8,000 bytes.
MAX_BYTES = 7_500
#: This many tables fit into a message.
TABLES_PER_MESSAGE = 80
#: Seconds between heartbeats, and after which a process without one is considered dead.
HEARTBEAT = 2.0
PROCESS_TIMEOUT = 7.0

logger = logging.getLogger(__name__)


class BusMessage(Struct, omit_defaults=True):
    process: str
    #: The number of the last entry, by table.
    tables: dict[str, int] = {}
    #: The seats whose holders are connected to this process, by table.
    here: dict[str, list[int]] = {}
    #: Answers in open windows: table, question, seat, move, request id.
    held: list[tuple[str, int, int, str, str]] = []
    #: What has been seen: table, seat, pace, version.
    seen: list[tuple[str, int, Pace, int]] = []
    #: Tables that this process has just loaded: the others send their seats, what these have seen, and held
    #: answers.
    asks: list[str] = []


class BusTable(Protocol):
    """A table that receives messages."""

    async def refresh(self, number: int | None = None) -> None: ...

    async def receive_answer(self, question: int, seat: int, move: str, id: str) -> None: ...

    def receive_seen(self, seat: int, pace: Pace, version: int) -> None: ...

    def seen_here(self) -> Iterable[tuple[int, Pace, int]]: ...

    def broadcast_presence(self) -> None: ...

    def announced_seats(self) -> set[int]: ...

    def held_answers(self) -> Iterable[tuple[int, int, str, str]]: ...


class ProcessBus:
    """Publishes changes to other processes and passes on theirs; does nothing without channels."""

    def __init__(
        self,
        tables: Mapping[str, BusTable],
        jobs: Jobs,
        refresh_tables: Callable[[], Coroutine[Any, Any, None]],
        channels: ChannelsPlugin | None,
    ) -> None:
        self.process = secrets.token_hex(4)
        self._tables = tables
        self._jobs = jobs
        self._refresh_tables = refresh_tables
        self._channels = channels
        self._outgoing = BusMessage(self.process)
        self._has_outgoing = asyncio.Event()
        #: By table and process: the seats whose holders are connected there.
        self._elsewhere: dict[str, dict[str, set[int]]] = {}
        #: When each process was last heard of.
        self._last_seen: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        if self._channels is not None:
            self._tasks = [self._jobs.run(job()) for job in (self._listen, self._publish, self._heartbeat)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    def table_changed(self, table: str, number: int) -> None:
        if self._channels is not None:
            self._outgoing.tables[table] = number
            self._has_outgoing.set()

    def answer_held(self, table: str, question: int, seat: int, move: str, id: str) -> None:
        if self._channels is not None:
            self._outgoing.held.append((table, question, seat, move, id))
            self._has_outgoing.set()

    def seen_here(self, table: str, seat: int, pace: Pace, version: int) -> None:
        if self._channels is not None:
            self._outgoing.seen.append((table, seat, pace, version))
            self._has_outgoing.set()

    def seats_here(self, table: str, seats: Iterable[int]) -> None:
        if self._channels is not None:
            self._outgoing.here[table] = sorted(seats)
            self._has_outgoing.set()

    def request_state(self, table: str) -> None:
        """Ask the other processes for their seats and held answers at the table."""
        if self._channels is not None:
            self._outgoing.asks.append(table)
            self._has_outgoing.set()

    def seats_elsewhere(self, table: str) -> set[int]:
        """Return the seats whose holders are connected to other processes."""
        return {seat for seats in self._elsewhere.get(table, {}).values() for seat in seats}

    def forget(self, table: str) -> None:
        self._elsewhere.pop(table, None)

    async def _publish(self) -> None:
        assert self._channels is not None
        while True:
            await self._has_outgoing.wait()
            self._has_outgoing.clear()
            message, self._outgoing = self._outgoing, BusMessage(self.process)
            for part in _split(message):
                self._channels.publish(part, CHANNEL)

    async def _heartbeat(self) -> None:
        """Publish the connected seats, expire dead processes, and read the logs for lost messages."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            self._has_outgoing.set()
            for id, table in self._tables.items():
                self.seats_here(id, table.announced_seats())
            self._expire_processes()
            # Awaited as a job, whose failure is logged and does not end the heartbeat.
            await asyncio.wait([self._jobs.run(self._refresh_tables())])

    def _expire_processes(self) -> None:
        oldest = asyncio.get_running_loop().time() - PROCESS_TIMEOUT
        for process in [process for process, seen in self._last_seen.items() if seen < oldest]:
            del self._last_seen[process]
            for id, processes in list(self._elsewhere.items()):
                table = self._tables.get(id)
                if processes.pop(process, None) and table is not None:
                    table.broadcast_presence()

    async def _listen(self) -> None:
        assert self._channels is not None
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            async for body in subscriber.iter_events():
                with contextlib.suppress(msgspec.DecodeError):
                    message = msgspec.json.decode(body, type=BusMessage)
                    if message.process != self.process:
                        self._receive(message)

    def _receive(self, message: BusMessage) -> None:
        self._last_seen[message.process] = asyncio.get_running_loop().time()
        for id, number in message.tables.items():
            table = self._tables.get(id)
            if table is not None:
                self._jobs.run(table.refresh(number))
        for id, seats in message.here.items():
            table = self._tables.get(id)
            if table is not None:
                before = self.seats_elsewhere(id)
                self._elsewhere.setdefault(id, {})[message.process] = set(seats)
                if self.seats_elsewhere(id) != before:
                    table.broadcast_presence()
        for id, question, seat, move, request in message.held:
            table = self._tables.get(id)
            if table is not None:
                self._jobs.run(table.receive_answer(question, seat, move, request))
        for id, seat, pace, version in message.seen:
            table = self._tables.get(id)
            if table is not None:
                table.receive_seen(seat, pace, version)
        for id in message.asks:
            table = self._tables.get(id)
            if table is not None:
                self.seats_here(id, table.announced_seats())
                for seat, pace, version in table.seen_here():
                    self.seen_here(id, seat, pace, version)
                for question, seat, move, request in table.held_answers():
                    self.answer_held(id, question, seat, move, request)


def _split(message: BusMessage) -> list[bytes]:
    """Return the message in parts that PostgreSQL accepts."""
    body = msgspec.json.encode(message)
    if len(body) <= MAX_BYTES:
        return [body]
    size, process = TABLES_PER_MESSAGE, message.process
    tables, here, asks = list(message.tables.items()), list(message.here.items()), message.asks
    parts = [BusMessage(process, tables=dict(tables[at : at + size])) for at in range(0, len(tables), size)]
    parts += [BusMessage(process, here=dict(here[at : at + size])) for at in range(0, len(here), size)]
    parts += [BusMessage(process, held=[held]) for held in message.held]
    parts += [
        BusMessage(process, seen=message.seen[at : at + size]) for at in range(0, len(message.seen), size)
    ]
    parts += [BusMessage(process, asks=asks[at : at + size]) for at in range(0, len(asks), size)]
    return [msgspec.json.encode(part) for part in parts]
