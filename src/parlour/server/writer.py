"""Writing in groups: many tables share one commit, and each hears when its own is through."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from queue import SimpleQueue
from threading import Thread
from typing import Any, Protocol

from sqlalchemy import Connection, insert, or_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.server import schema
from parlour.server.databases import TROUBLE, create_file_engine
from parlour.server.errors import Unavailable

#: At most so many writes share a commit.
GROUP = 500
_INSERT = "INSERT INTO entries (table_id, number, body) VALUES"

logger = logging.getLogger(__name__)


class Overtaken(Exception):
    """Somebody else has written an entry of that number."""


@dataclass(slots=True)
class Write:
    """What one change of a table writes, all or nothing."""

    table: str
    #: The number of the entry and the entry itself; 0 is none.
    number: int = 0
    body: bytes = b""
    #: The row of a new table, or what is new in the row of an old one.
    new: dict[str, Any] | None = None
    changes: dict[str, Any] | None = None
    record: dict[str, Any] | None = None
    snapshot: dict[str, Any] | None = None
    done: asyncio.Future[None] = field(init=False)


#: What became of some writes: where a group fails they are tried one by one, so that only culprits fail.
Outcome = tuple[list[Write], Exception | None]


class Gauge(Protocol):
    def __call__(self, count: int, seconds: float, /) -> None: ...


class Writer(Protocol):
    """Takes what is to be written, and writes what has come meanwhile in one commit."""

    def open(self) -> None: ...

    def take(self, write: Write) -> None:
        """Tell `write.done` when it is committed; Overtaken if the number was taken, or Unavailable."""

    async def close(self) -> None:
        """Write what is waiting."""


class FileWriter:
    """Writes to an SQLite file from a thread of its own, which waits for the disk and never for the loop."""

    def __init__(self, url: str, gauge: Gauge) -> None:
        self._engine = create_file_engine(url)
        self._gauge = gauge
        self._waiting: SimpleQueue[Write | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._is_over = False

    def open(self) -> None:
        loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._write_on, args=(loop,), name="writer", daemon=True)
        self._thread.start()

    def take(self, write: Write) -> None:
        self._waiting.put(write)

    async def close(self) -> None:
        if self._thread is not None:
            self._waiting.put(None)
            await asyncio.to_thread(self._thread.join)
        self._engine.dispose()

    def _write_on(self, loop: asyncio.AbstractEventLoop) -> None:
        while group := self._next_group():
            started = time.monotonic()
            for outcome in self._commit(group):
                loop.call_soon_threadsafe(_settle, outcome)
            self._gauge(len(group), time.monotonic() - started)

    def _next_group(self) -> list[Write]:
        """What is waiting, or comes next; nothing when all is written."""
        group: list[Write] = []
        while not self._is_over and len(group) < GROUP and (not group or not self._waiting.empty()):
            write = self._waiting.get()
            if write is None:
                self._is_over = True
            else:
                group.append(write)
        return group

    def _commit(self, group: list[Write]) -> Iterator[Outcome]:
        try:
            with self._engine.begin() as connection:
                _put(connection, group)
        except IntegrityError:
            if len(group) == 1:
                yield group, Overtaken()
            else:
                for write in group:
                    yield from self._commit([write])
        except Exception as error:
            yield group, _failure(error)
        else:
            yield group, None


class PostgresWriter:
    """Writes through the engine that is read from, too."""

    def __init__(self, engine: AsyncEngine, gauge: Gauge) -> None:
        self._engine = engine
        self._gauge = gauge
        self._waiting: list[Write] = []
        self._called = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def open(self) -> None:
        self._task = asyncio.create_task(self._write_on())

    def take(self, write: Write) -> None:
        self._waiting.append(write)
        self._called.set()

    async def close(self) -> None:
        if self._task is not None:
            self._closing = True
            self._called.set()
            await self._task

    async def _write_on(self) -> None:
        while self._waiting or not self._closing:
            await self._called.wait()
            group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
            if not self._waiting:
                self._called.clear()
            if not group:
                continue
            # Always in the same order, so that two processes never wait for each other.
            group.sort(key=lambda write: write.table)
            started = time.monotonic()
            async for outcome in self._commit(group):
                _settle(outcome)
            self._gauge(len(group), time.monotonic() - started)

    async def _commit(self, group: list[Write]) -> AsyncIterator[Outcome]:
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(_put, group)
        except IntegrityError:
            if len(group) == 1:
                yield group, Overtaken()
            else:
                for write in group:
                    async for outcome in self._commit([write]):
                        yield outcome
        except Exception as error:
            yield group, _failure(error)
        else:
            yield group, None


def _put(connection: Connection, group: list[Write]) -> None:
    upsert: Callable[..., Any] = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    new = [write.new for write in group if write.new is not None]
    if new:
        connection.execute(insert(schema.tables), new)
    entries = [(write.table, write.number, write.body) for write in group if write.number]
    if entries:
        _put_entries(connection, entries)
    for write in group:
        if write.changes is not None:
            connection.execute(_newer(write.table, write.changes))
        if write.record is not None:
            connection.execute(upsert(schema.records).values(**write.record).on_conflict_do_nothing())
        if write.snapshot is not None:
            connection.execute(
                upsert(schema.snapshots)
                .values(table_id=write.table, **write.snapshot)
                .on_conflict_do_update(index_elements=["table_id"], set_=write.snapshot)
            )


def _put_entries(connection: Connection, entries: Sequence[tuple[str, int, bytes]]) -> None:
    if connection.dialect.name == "sqlite":
        # One statement for all: at every other, SQLite would wait for Python to let it go on.
        places = ", ".join(["(?, ?, ?)"] * len(entries))
        connection.exec_driver_sql(f"{_INSERT} {places}", tuple(chain.from_iterable(entries)))
    else:
        rows = [{"table_id": table, "number": number, "body": body} for table, number, body in entries]
        connection.execute(insert(schema.entries), rows)


def _newer(table: str, changes: dict[str, Any]) -> Any:
    """What a list is to show of the table, unless that shows it already, or something newer."""
    row = schema.tables.c
    is_news = or_(row.status != changes["status"], row.info != changes["info"])
    return (
        update(schema.tables)
        .where(row.id == table, row.number < changes["number"], is_news)
        .values(**changes)
    )


def _failure(error: Exception) -> Unavailable:
    """Whatever went wrong, others still want to write."""
    name = type(error).__name__
    if isinstance(error, TROUBLE):
        logger.warning("not written", extra={"error": name})
    else:
        logger.error("not written", exc_info=error)
    return Unavailable("storage", problem=name)


def _settle(outcome: Outcome) -> None:
    group, error = outcome
    for write in group:
        if write.done.done():
            continue
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)
