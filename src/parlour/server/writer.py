"""Group commit: writes of many tables share one transaction."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from itertools import chain
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Protocol

from sqlalchemy import Connection, delete, insert, or_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.server import schema
from parlour.server.databases import DATABASE_ERRORS, create_file_engine, problem_of
from parlour.server.errors import Unavailable
from parlour.server.services import VersionConflict, Write

#: At most this many writes share a commit.
GROUP_SIZE = 500
#: Seconds without a write after which the write-ahead log of SQLite is emptied, and between two copies of it
#: into the database while there are writes.
IDLE_INTERVAL = 10.0
CHECKPOINT_INTERVAL = 300.0
_INSERT = "INSERT INTO entries (table_id, number, body) VALUES"

logger = logging.getLogger(__name__)


#: The result of some writes: if a group fails, its writes are tried one by one.
CommitResult = tuple[list[Write], Exception | None]


class CommitObserver(Protocol):
    def __call__(self, count: int, seconds: float, /) -> None: ...


class Writer(Protocol):
    """Collects writes during a commit and writes them together in the next."""

    def open(self) -> None: ...

    def enqueue(self, write: Write) -> None:
        """Set `write.done` when it is committed, or to VersionConflict or Unavailable."""

    async def close(self) -> None:
        """Write what is queued."""


class FileWriter:
    """Writes to an SQLite file from its own thread, which waits for the disk and never for the event loop."""

    def __init__(self, url: str, observe: CommitObserver) -> None:
        self._engine = create_file_engine(url)
        self._observe = observe
        self._queue: SimpleQueue[Write | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._is_closing = False
        #: Whether the write-ahead log has something that is not in the database itself, and since when.
        self._has_log = False
        self._last_checkpoint = time.monotonic()

    def open(self) -> None:
        loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, args=(loop,), name="writer", daemon=True)
        self._thread.start()

    def enqueue(self, write: Write) -> None:
        self._queue.put(write)

    async def close(self) -> None:
        if self._thread is not None:
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)
        self._engine.dispose()

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        while group := self._next_group():
            started = time.monotonic()
            for result in self._commit(group):
                loop.call_soon_threadsafe(_resolve, result)
            self._observe(len(group), time.monotonic() - started)
            self._has_log = True
            if time.monotonic() - self._last_checkpoint > CHECKPOINT_INTERVAL:
                self._checkpoint("PASSIVE")

    def _next_group(self) -> list[Write]:
        """Return the queued writes, or the next one; empty when the writer is closed."""
        group: list[Write] = []
        while not self._is_closing and len(group) < GROUP_SIZE and (not group or not self._queue.empty()):
            write = self._next()
            if write is None:
                self._is_closing = True
            else:
                group.append(write)
        return group

    def _next(self) -> Write | None:
        """Return the next write; empty the write-ahead log if none comes for a while."""
        if self._has_log:
            try:
                return self._queue.get(timeout=IDLE_INTERVAL)
            except Empty:
                self._checkpoint("TRUNCATE")
        return self._queue.get()

    def _checkpoint(self, mode: str) -> None:
        """Copy the write-ahead log into the database; TRUNCATE waits for readers and leaves no log."""
        self._last_checkpoint = time.monotonic()
        try:
            with self._engine.connect() as connection:
                connection.exec_driver_sql(f"PRAGMA wal_checkpoint({mode})")
        except Exception as error:
            # The next one will do.
            problem = problem_of(error)
            logger.warning("checkpoint failed", extra={"problem": problem.code, "detail": problem.detail})
        self._has_log = mode != "TRUNCATE"

    def _commit(self, group: list[Write]) -> Iterator[CommitResult]:
        group = _still_wanted(group)
        try:
            with self._engine.begin() as connection:
                _insert(connection, group)
        except IntegrityError:
            if len(group) == 1:
                yield group, VersionConflict()
            else:
                for write in group:
                    yield from self._commit([write])
        except Exception as error:
            yield group, _failure(error)
        else:
            yield group, None


class PostgresWriter:
    """Writes through the engine that is also used for reading."""

    def __init__(self, engine: AsyncEngine, observe: CommitObserver) -> None:
        self._engine = engine
        self._observe = observe
        self._queue: list[Write] = []
        self._has_queued = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_closing = False

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    def enqueue(self, write: Write) -> None:
        self._queue.append(write)
        self._has_queued.set()

    async def close(self) -> None:
        if self._task is not None:
            self._is_closing = True
            self._has_queued.set()
            await self._task

    async def _run(self) -> None:
        while self._queue or not self._is_closing:
            await self._has_queued.wait()
            group, self._queue = self._queue[:GROUP_SIZE], self._queue[GROUP_SIZE:]
            if not self._queue:
                self._has_queued.clear()
            if not group:
                continue
            # A fixed order, so that two processes cannot deadlock.
            group.sort(key=lambda write: write.table)
            started = time.monotonic()
            async for result in self._commit(group):
                _resolve(result)
            self._observe(len(group), time.monotonic() - started)

    async def _commit(self, group: list[Write]) -> AsyncIterator[CommitResult]:
        group = _still_wanted(group)
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(_insert, group)
        except IntegrityError:
            if len(group) == 1:
                yield group, VersionConflict()
            else:
                for write in group:
                    async for result in self._commit([write]):
                        yield result
        except Exception as error:
            yield group, _failure(error)
        else:
            yield group, None


def _still_wanted(group: list[Write]) -> list[Write]:
    """Drop writes that took too long to get their turn, and were reported as failed."""
    return [write for write in group if not write.done.done()]


def _insert(connection: Connection, group: list[Write]) -> None:
    upsert: Callable[..., Any] = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    new = [write.new for write in group if write.new is not None]
    if new:
        connection.execute(insert(schema.tables), new)
    entries = [(write.table, write.number, write.body) for write in group if write.number]
    if entries:
        _insert_entries(connection, entries)
    for write in group:
        if write.due is not None:
            values = {"due": write.due, "due_number": write.number}
            connection.execute(
                update(schema.tables).where(schema.tables.c.id == write.table).values(**values)
            )
        if write.changes is not None:
            connection.execute(_update_listing(write.table, write.changes))
        if write.record is not None:
            connection.execute(upsert(schema.records).values(**write.record).on_conflict_do_nothing())
            # Nobody is told about a game that is over.
            notices = schema.subscriptions
            connection.execute(delete(notices).where(notices.c.table_id == write.table))
        if write.result is not None:
            play = schema.plays
            unfinished = (play.c.table_id == write.table, play.c.finished.is_(None))
            connection.execute(update(play).where(*unfinished).values(**write.result))
        if write.snapshot is not None:
            connection.execute(
                upsert(schema.snapshots)
                .values(table_id=write.table, **write.snapshot)
                .on_conflict_do_update(index_elements=["table_id"], set_=write.snapshot)
            )


def _insert_entries(connection: Connection, entries: Sequence[tuple[str, int, bytes]]) -> None:
    if connection.dialect.name == "sqlite":
        # One statement for all entries: each statement waits for the interpreter lock.
        places = ", ".join(["(?, ?, ?)"] * len(entries))
        connection.exec_driver_sql(f"{_INSERT} {places}", tuple(chain.from_iterable(entries)))
    else:
        rows = [{"table_id": table, "number": number, "body": body} for table, number, body in entries]
        connection.execute(insert(schema.entries), rows)


def _update_listing(table: str, changes: dict[str, Any]) -> Any:
    """Update what lists show of the table, unless they show this or something newer."""
    row = schema.tables.c
    is_changed = or_(row.status != changes["status"], row.info != changes["info"])
    return (
        update(schema.tables)
        .where(row.id == table, row.number < changes["number"], is_changed)
        .values(**changes)
    )


def _failure(error: Exception) -> Unavailable:
    """Log an error; the writer goes on."""
    problem = problem_of(error)
    if isinstance(error, DATABASE_ERRORS):
        logger.warning("write failed", extra={"problem": problem.code, "detail": problem.detail})
    else:
        logger.error("write failed", exc_info=error)
    return Unavailable("storage", problem=problem.code)


def _resolve(result: CommitResult) -> None:
    group, error = result
    for write in group:
        if write.done.done():
            continue
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)
