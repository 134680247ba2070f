"""The database: reading and writing tables and records."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import ColumnElement, Row, Table, and_, func, or_, select, text, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from parlour.server import schema
from parlour.server.databases import (
    DATABASE_ERRORS,
    DATABASE_TIMEOUT,
    WRITE_NOTHING,
    create_engine,
    problem_of,
)
from parlour.server.errors import Unavailable
from parlour.server.services import Write
from parlour.server.timeouts import Timeouts
from parlour.server.writer import CommitObserver, FileWriter, PostgresWriter, Writer

#: Seconds between two attempts to write, to find out whether the database works.
PROBE_INTERVAL = 1.0

Result = TypeVar("Result")
#: Called with what is wrong with the database.
FailureObserver: TypeAlias = Callable[[str], object]

logger = logging.getLogger(__name__)


def is_last_entry() -> ColumnElement[bool]:
    """Return the condition that joins each table with its last entry."""
    log, table = schema.entries.c, schema.tables.c
    last = select(func.max(log.number)).where(log.table_id == table.id).correlate(schema.tables)
    return and_(log.table_id == table.id, log.number == last.scalar_subquery())


class Store:
    """An SQLite file or a PostgreSQL database."""

    def __init__(
        self,
        url: str,
        observe: CommitObserver = lambda count, seconds: None,
        on_failure: FailureObserver = lambda problem: None,
        timeout: float | None = DATABASE_TIMEOUT,
    ) -> None:
        self.url = url
        self._timeout = timeout
        self._timeouts = Timeouts(timeout)
        self._on_failure = on_failure
        #: The problem of the database, as far as known.
        self.problem: str | None = None
        self._probe: tuple[float, asyncio.Task[str | None]] | None = None
        #: Calls to the database in progress, also those that nobody waits for any more.
        self._calls: set[asyncio.Task[Any]] = set()
        self.engine = create_engine(url, timeout)
        self.is_shared = self.engine.dialect.name == "postgresql"
        self._writer: Writer = (
            PostgresWriter(self.engine, observe) if self.is_shared else FileWriter(url, observe)
        )

    def open(self) -> None:
        self._writer.open()

    async def close(self) -> None:
        """Write what is queued and close all connections."""
        await self._writer.close()
        if self._calls:
            # The engine forgets connections in use without closing them.
            await asyncio.wait(self._calls, timeout=self._timeout)
        await self.engine.dispose()

    async def write(self, write: Write) -> None:
        """Return when it is committed; raise VersionConflict or Unavailable."""
        write.done = asyncio.get_running_loop().create_future()
        self._writer.enqueue(write)
        try:
            # A write that has not begun by then is dropped.
            await self._timeouts.wait(write.done)
        except TimeoutError as error:
            raise self._unavailable(error) from None
        except Unavailable as error:
            self._note(str(error.params["problem"]))
            raise
        self._note(None)

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        query = select(schema.snapshots.c.number, schema.snapshots.c.body)
        rows = await self.rows(query.where(schema.snapshots.c.table_id == table))
        return (rows[0].number, rows[0].body) if rows else None

    async def entries(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """Return the entries of the table with numbers greater than `after`."""
        log = schema.entries.c
        query = select(log.number, log.body).where(log.table_id == table, log.number > after)
        return [(row.number, row.body) for row in await self.rows(query.order_by(log.number))]

    async def entry(self, table: str, number: int) -> bytes | None:
        """Return the entry of the table with this number."""
        log = schema.entries.c
        rows = await self.rows(select(log.body).where(log.table_id == table, log.number == number))
        return rows[0].body if rows else None

    async def last_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the number of the last entry of each of these tables."""
        log, table = schema.entries.c, schema.tables.c
        last = select(func.max(log.number)).where(log.table_id == table.id).scalar_subquery()
        query = select(table.id, func.coalesce(last, 0).label("last")).where(table.id.in_(tables))
        return {row.id: row.last for row in await self.rows(query)}

    async def clock_offset(self) -> tuple[int, int]:
        """Return the milliseconds its clock is ahead of our monotonic clock, and the uncertainty of that."""
        return await self.limited(self._read_clock())

    async def _read_clock(self) -> tuple[int, int]:
        async with self.engine.connect() as connection:
            await connection.execute(select(1))
            before = time.monotonic()
            remote = (await connection.execute(select(func.clock_timestamp()))).scalar_one()
            after = time.monotonic()
        offset = remote.timestamp() - (before + after) / 2
        return round(offset * 1000), round((after - before) * 1000)

    async def set_due(self, table: str, number: int, due: int | None) -> None:
        """Note when the table has to be in memory, unless its log is longer than this number by now."""
        row = schema.tables
        noted = update(row).where(
            row.c.id == table, row.c.due_number == number, row.c.due.is_distinct_from(due)
        )
        await self.execute(noted.values(due=due))

    async def due_tables(self, now: int, most: int) -> list[str]:
        """Return the tables of slow games that have something to do, the most urgent first."""
        table = schema.tables.c
        rows = await self.rows(select(table.id).where(table.due <= now).order_by(table.due).limit(most))
        return [row.id for row in rows]

    async def clear_due(self, table: str) -> None:
        """Note that the table cannot be loaded, so that nobody tries again."""
        await self.execute(update(schema.tables).where(schema.tables.c.id == table).values(due=None))

    async def list_tables(self, since: Mapping[str, int], game: str | None, most: int) -> list[bytes]:
        """List public tables by status and time of the last change, the latest first."""
        table = schema.tables.c
        recent = [and_(table.status == status, table.changed >= then) for status, then in since.items()]
        query = select(table.info).where(table.public, or_(*recent))
        if game is not None:
            query = query.where(table.game == game)
        return [row.info for row in await self.rows(query.order_by(table.changed.desc()).limit(most))]

    async def waiting_tables(self, beginning: str, since: int) -> list[str]:
        """Return up to two tables that wait for players, changed since then, whose ids begin like this."""
        table = schema.tables.c
        query = select(table.id).where(
            table.id >= beginning,
            table.id < beginning + "~",
            table.status == "waiting",
            table.changed >= since,
        )
        return [row.id for row in await self.rows(query.limit(2))]

    async def list_records(self, game: str | None, before: str | None, most: int) -> Sequence[Row[Any]]:
        """List records of public tables, the latest first, starting after the record `before`."""
        record = schema.records.c
        listed = (record.id, record.game, record.finished, record.names, record.players)
        query = select(*listed).where(record.public)
        if game is not None:
            query = query.where(record.game == game)
        if before is not None:
            last = select(record.finished, record.id).where(record.id == before)
            query = query.where(tuple_(record.finished, record.id) < last.scalar_subquery())
        return await self.rows(query.order_by(record.finished.desc(), record.id.desc()).limit(most))

    async def record(self, id: str) -> bytes | None:
        rows = await self.rows(select(schema.records.c.body).where(schema.records.c.id == id))
        return rows[0].body if rows else None

    async def record_info(self, id: str) -> Row[Any] | None:
        """Return when the game began and ended, and the names of the players."""
        record = schema.records.c
        known = (record.started, record.finished, record.names)
        rows = await self.rows(select(*known).where(record.id == id))
        return rows[0] if rows else None

    async def kept_records(self, ids: Sequence[str]) -> list[str]:
        """Return those of the records that are still there."""
        record = schema.records.c
        return [row.id for row in await self.rows(select(record.id).where(record.id.in_(ids)))]

    async def records_to_study(self) -> list[str]:
        """Return the ids of all records that may be studied."""
        record = schema.records.c
        return [row.id for row in await self.rows(select(record.id).where(record.study))]

    async def studied_bodies(self, ids: Sequence[str]) -> dict[str, bytes]:
        """Return those of the records that are still there and may be studied, by id."""
        record = schema.records.c
        query = select(record.id, record.body).where(record.study, record.id.in_(ids))
        return {row.id: row.body for row in await self.rows(query)}

    async def server_key(self, name: str, new: bytes) -> bytes:
        """Return the key of this name; it is the new one if no process has made one before."""
        keys = schema.server_keys
        await self.execute(self.insert_missing(keys, [{"name": name, "body": new}]))
        rows = await self.rows(select(keys.c.body).where(keys.c.name == name))
        found: bytes = rows[0].body
        return found

    async def unfinished_tables(self, tables: Sequence[str]) -> set[str]:
        """Return those of the tables that exist and whose game is not over."""
        table = schema.tables.c
        rows = await self.rows(select(table.id).where(table.id.in_(tables), table.status != "over"))
        return {row.id for row in rows}

    def insert_missing(self, table: Table, rows: list[dict[str, Any]]) -> Any:
        """Return a statement that inserts the rows; another process may have done so at the same time."""
        if self.is_shared:
            return postgresql.insert(table).values(rows).on_conflict_do_nothing()
        return sqlite.insert(table).values(rows).on_conflict_do_nothing()

    async def find_problem(self) -> str | None:
        """Return the problem of the database, found by writing to it at most once a second."""
        now = asyncio.get_running_loop().time()
        probe = self._probe
        if probe is None or (probe[1].done() and now - probe[0] > PROBE_INTERVAL):
            probe = self._probe = (now, asyncio.create_task(self._try_to_write()))
        return await asyncio.shield(probe[1])

    async def _try_to_write(self) -> str | None:
        try:
            await self.limited(self._execute(text(WRITE_NOTHING)))
        except Unavailable as error:
            return str(error.params["problem"])
        return None

    async def execute(self, *statements: Any) -> None:
        """Execute the statements in one transaction."""
        await self.limited(self._execute(*statements))

    async def _execute(self, *statements: Any) -> None:
        async with self.engine.begin() as connection:
            for statement in statements:
                await connection.execute(statement)

    async def _count(self, statement: Any) -> int:
        """Execute the statement; return how many rows it has changed."""
        async with self.engine.begin() as connection:
            changed: int = (await connection.execute(statement)).rowcount
            return changed

    async def change(self, statement: Any) -> Sequence[Row[Any]]:
        """Execute the statement; return the rows that it returns."""
        return await self.limited(self._change(statement))

    async def _change(self, statement: Any) -> Sequence[Row[Any]]:
        async with self.engine.begin() as connection:
            return (await connection.execute(statement)).all()

    async def count(self, statement: Any) -> int:
        """Execute the statement; return how many rows it has changed."""
        return await self.limited(self._count(statement))

    async def rows(self, query: Any) -> Sequence[Row[Any]]:
        return await self.limited(self._fetch(query))

    async def _fetch(self, query: Any) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def limited(self, call: Coroutine[Any, Any, Result]) -> Result:
        """Return the result of a call to the database; raise Unavailable if it fails or takes too long."""
        task = asyncio.create_task(call)
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)
        try:
            # Not cancelled: a driver cleans up when it is cancelled, and waits for the same database.
            done, _ = await asyncio.wait([task], timeout=self._timeout)
        except asyncio.CancelledError:
            task.add_done_callback(_forget)
            raise
        if not done:
            task.add_done_callback(_forget)
            raise self._unavailable(TimeoutError("no answer in time"))
        try:
            result = task.result()
        except DATABASE_ERRORS as error:
            raise self._unavailable(error) from error
        self._note(None)
        return result

    def _unavailable(self, error: BaseException) -> Unavailable:
        problem = problem_of(error)
        self._note(problem.code, problem.detail)
        return Unavailable("storage", problem=problem.code)

    def _note(self, problem: str | None, detail: str = "") -> None:
        """Count a failure, and log when something changes."""
        if problem is not None:
            self._on_failure(problem)
        if problem == self.problem:
            return
        self.problem = problem
        # What was found out before is no longer true.
        self._probe = None
        if problem is None:
            logger.warning("the database works again")
        else:
            logger.error("the database fails", extra={"problem": problem, "detail": detail})


def _forget(task: asyncio.Task[Any]) -> None:
    """Take note of a failure that nobody waits for."""
    if not task.cancelled():
        task.exception()
