"""Messages between the processes of a server: new entries, connected seats, answers in open windows.

Messages may be lost: everything that matters is in the log, which each process reads again periodically.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Iterable
from typing import Protocol

import msgspec
from litestar.channels import ChannelsPlugin
from msgspec import Struct

from parlour.server.interfaces import Jobs
from parlour.server.protocol import Pace

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
    #: The acknowledgement of a version: table, seat, pace, version.
    seen: list[tuple[str, int, Pace, int]] = []
    #: Tables that this process has just loaded: the others send their seats, what these have seen, and held
    #: answers.
    asks: list[str] = []


class BusListener(Protocol):
    """The handler of messages from other processes."""

    def on_message(self, message: BusMessage) -> None:
        """Act on a message; the bus has noted the seats, and left only those of changed tables in it."""

    async def on_heartbeat(self) -> None:
        """Publish what is repeated, and make up for messages that were lost."""


class ProcessBus:
    """Publishes changes to other processes and passes on theirs; does nothing without channels."""

    def __init__(self, jobs: Jobs, channels: ChannelsPlugin | None) -> None:
        self.process = secrets.token_hex(4)
        self._jobs = jobs
        self._channels = channels
        self._outgoing = BusMessage(self.process)
        self._has_outgoing = asyncio.Event()
        #: By table in memory here, and process: the seats whose holders are connected there.
        self._elsewhere: dict[str, dict[str, set[int]]] = {}
        #: The time of the last message of each process.
        self._last_seen: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, listener: BusListener) -> None:
        if self._channels is not None:
            jobs = (self._listen(listener), self._publish(), self._heartbeat(listener))
            self._tasks = [self._jobs.run(job) for job in jobs]

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
        """Ask the other processes for their seats and held answers at the table, which is in memory now."""
        if self._channels is not None:
            self._elsewhere.setdefault(table, {})
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

    async def _heartbeat(self, listener: BusListener) -> None:
        """Tell the others that this process is alive, and expire dead ones."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            # A job, whose failure is logged and does not end the heartbeat.
            job = self._jobs.run(listener.on_heartbeat())
            self._has_outgoing.set()
            self._expire_processes(listener)
            await asyncio.wait([job])

    def _expire_processes(self, listener: BusListener) -> None:
        oldest = asyncio.get_running_loop().time() - PROCESS_TIMEOUT
        for process in [process for process, seen in self._last_seen.items() if seen < oldest]:
            del self._last_seen[process]
            here: dict[str, list[int]] = {table: [] for table in self._elsewhere}
            self._receive(BusMessage(process, here=here), listener)

    async def _listen(self, listener: BusListener) -> None:
        assert self._channels is not None
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            async for body in subscriber.iter_events():
                with contextlib.suppress(msgspec.DecodeError):
                    message = msgspec.json.decode(body, type=BusMessage)
                    if message.process != self.process:
                        self._last_seen[message.process] = asyncio.get_running_loop().time()
                        self._receive(message, listener)

    def _receive(self, message: BusMessage, listener: BusListener) -> None:
        message.here = {
            table: seats
            for table, seats in message.here.items()
            if self._note_seats(message.process, table, seats)
        }
        listener.on_message(message)

    def _note_seats(self, process: str, table: str, seats: list[int]) -> bool:
        """Note who is connected to another process; return whether that changes who is present."""
        processes = self._elsewhere.get(table)
        if processes is None:
            return False
        before = self.seats_elsewhere(table)
        if seats:
            processes[process] = set(seats)
        else:
            processes.pop(process, None)
        return self.seats_elsewhere(table) != before


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
