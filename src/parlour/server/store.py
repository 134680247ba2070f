"""What is kept: reading it, and writing it in groups, so that many tables share one commit."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any, Protocol

import asyncpg
import msgspec
from sqlalchemy import Row, and_, delete, event, func, insert, or_, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from parlour.core.errors import BadOption
from parlour.server import schema
from parlour.server.errors import Unavailable

#: At most so many writes share a commit.
GROUP = 500
#: At most so many tables are forgotten at once: nobody else writes meanwhile.
FORGOTTEN = 200
#: What goes wrong when a database is not there; not all drivers put theirs into SQLAlchemy's words.
TROUBLE = (
    SQLAlchemyError,
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
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


class _Entry(msgspec.Struct):
    """What all entries of logs have, of whatever kind and age."""

    at: int


_entry = msgspec.json.Decoder(_Entry)


class Gauge(Protocol):
    def __call__(self, count: int, seconds: float) -> None: ...


class Store:
    """The database behind a URL: an SQLite file, or PostgreSQL."""

    def __init__(self, url: str, gauge: Gauge | None = None) -> None:
        self.url = url
        self.engine = create_engine(url)
        self.is_shared = self.engine.dialect.name == "postgresql"
        self._upsert: Callable[..., Any] = postgresql.insert if self.is_shared else sqlite.insert
        self._gauge = gauge
        self._waiting: list[Write] = []
        self._called = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._closing = False

    async def open(self) -> None:
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Write what is waiting, and let go of the database."""
        if self._writer is not None:
            self._closing = True
            self._called.set()
            await self._writer
        await self.engine.dispose()

    async def write(self, write: Write) -> None:
        """Return when it is committed; Overtaken if the number was taken, Unavailable if nothing answers."""
        loop = asyncio.get_running_loop()
        write.done = loop.create_future()
        self._waiting.append(write)
        self._called.set()
        await write.done

    async def _write_on(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting or not self._closing:
            await self._called.wait()
            group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
            if not self._waiting:
                self._called.clear()
            # Always in the same order, so that two processes never wait for each other.
            group.sort(key=lambda write: write.table)
            started = loop.time()
            await self._commit(group)
            if self._gauge is not None:
                self._gauge(len(group), loop.time() - started)

    async def _commit(self, group: list[Write]) -> None:
        """All in one commit; if that fails one by one, so that only the culprits fail."""
        if not group:
            return
        try:
            async with self.engine.begin() as connection:
                await self._put(connection, group)
        except IntegrityError:
            if len(group) == 1:
                _settle(group, Overtaken())
            else:
                for write in group:
                    await self._commit([write])
        except TROUBLE as error:
            logger.warning("not written", extra={"error": type(error).__name__})
            _settle(group, Unavailable("storage", problem=type(error).__name__))
        except Exception as error:
            # Whatever it is, others still want to write.
            logger.exception("not written")
            _settle(group, Unavailable("storage", problem=type(error).__name__))
        else:
            _settle(group, None)

    async def _put(self, connection: AsyncConnection, group: list[Write]) -> None:
        new = [write.new for write in group if write.new is not None]
        if new:
            await connection.execute(insert(schema.tables), new)
        entries = [(write.table, write.number, write.body) for write in group if write.number]
        if entries:
            await self._put_entries(connection, entries)
        for write in group:
            if write.changes is not None:
                await connection.execute(_newer(write.table, write.changes))
            if write.record is not None:
                await connection.execute(
                    self._upsert(schema.records).values(**write.record).on_conflict_do_nothing()
                )
            if write.snapshot is not None:
                await connection.execute(
                    self._upsert(schema.snapshots)
                    .values(table_id=write.table, **write.snapshot)
                    .on_conflict_do_update(index_elements=["table_id"], set_=write.snapshot)
                )

    async def _put_entries(
        self, connection: AsyncConnection, entries: Sequence[tuple[str, int, bytes]]
    ) -> None:
        if self.is_shared:
            rows = [dict(zip(("table_id", "number", "body"), entry, strict=True)) for entry in entries]
            await connection.execute(insert(schema.entries), rows)
        else:
            # One statement for all: at every other, SQLite would wait for Python to let it go on.
            places = ", ".join(["(?, ?, ?)"] * len(entries))
            await connection.exec_driver_sql(f"{_INSERT} {places}", tuple(chain.from_iterable(entries)))

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        query = select(schema.snapshots.c.number, schema.snapshots.c.body)
        rows = await self._rows(query.where(schema.snapshots.c.table_id == table))
        return (rows[0].number, rows[0].body) if rows else None

    async def entries(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The log of the table from the entry after that number."""
        log = schema.entries.c
        query = select(log.number, log.body).where(log.table_id == table, log.number > after)
        return [(row.number, row.body) for row in await self._rows(query.order_by(log.number))]

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        log, table = schema.entries.c, schema.tables.c
        last = select(func.max(log.number)).where(log.table_id == table.id).scalar_subquery()
        query = select(table.id, func.coalesce(last, 0).label("last")).where(table.id.in_(tables))
        return {row.id: row.last for row in await self._rows(query)}

    async def clock(self) -> tuple[int, int]:
        """By how many milliseconds the database's clock is ahead of this machine's, give or take how many."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(select(1))
                before = time.time()
                theirs = (await connection.execute(select(func.clock_timestamp()))).scalar_one()
                after = time.time()
        except TROUBLE as error:
            raise Unavailable("storage", problem=type(error).__name__) from error
        ahead = theirs.timestamp() - (before + after) / 2
        return round(ahead * 1000), round((after - before) * 1000)

    async def listed(self, since: Mapping[str, int], game: str | None, most: int) -> list[bytes]:
        """The public tables in one of these states that have changed since then, the latest first."""
        table = schema.tables.c
        fresh = [and_(table.status == status, table.changed >= then) for status, then in since.items()]
        query = select(table.info).where(table.public, or_(*fresh))
        if game is not None:
            query = query.where(table.game == game)
        return [row.info for row in await self._rows(query.order_by(table.changed.desc()).limit(most))]

    async def records(self, game: str | None, before: str | None, most: int) -> Sequence[Row[Any]]:
        """Finished games of public tables, the latest first, from the one after that record."""
        record = schema.records.c
        query = select(record.id, record.game, record.finished, record.names).where(record.public)
        if game is not None:
            query = query.where(record.game == game)
        if before is not None:
            last = select(record.finished, record.id).where(record.id == before)
            query = query.where(tuple_(record.finished, record.id) < last.scalar_subquery())
        return await self._rows(query.order_by(record.finished.desc(), record.id.desc()).limit(most))

    async def record(self, id: str) -> bytes | None:
        rows = await self._rows(select(schema.records.c.body).where(schema.records.c.id == id))
        return rows[0].body if rows else None

    async def forget_tables(self, before: int) -> int:
        """Remove all tables at which nothing has happened since then; how many there were."""
        table = schema.tables.c
        rows = await self._rows(select(table.id).where(table.changed < before))
        return sum([await self._forget(ids, before) for ids in _parts([row.id for row in rows])])

    async def _forget(self, ids: Sequence[str], before: int) -> int:
        """Remove those of the tables that are as old as the list says: it does not show every move."""
        table, log = schema.tables.c, schema.entries.c
        last = select(func.max(log.number)).where(log.table_id == table.id).correlate(schema.tables)
        try:
            async with self.engine.begin() as connection:
                # Whoever moves now is seen here, or finds the table gone.
                if not self.is_shared:
                    await connection.exec_driver_sql("BEGIN IMMEDIATE")
                await connection.execute(
                    select(table.id).where(table.id.in_(ids)).order_by(table.id).with_for_update()
                )
                query = (
                    select(table.id, log.body)
                    .join_from(
                        schema.tables,
                        schema.entries,
                        and_(log.table_id == table.id, log.number == last.scalar_subquery()),
                    )
                    .where(table.id.in_(ids))
                )
                found = (await connection.execute(query)).all()
                old = [row.id for row in found if _entry.decode(row.body).at < before]
                for part in (schema.entries, schema.snapshots):
                    await connection.execute(delete(part).where(part.c.table_id.in_(old)))
                await connection.execute(delete(schema.tables).where(table.id.in_(old)))
                return len(old)
        except TROUBLE as error:
            raise Unavailable("storage", problem=type(error).__name__) from error

    async def forget_records(self, before: int) -> int:
        """Remove the records from before then whose tables are forgotten; how many there were."""
        record = schema.records.c
        tables = {row.id for row in await self._rows(select(schema.tables.c.id))}
        rows = await self._rows(select(record.id).where(record.finished < before))
        ids = [row.id for row in rows if row.id.rpartition("-")[0] not in tables]
        try:
            for part in _parts(ids):
                async with self.engine.begin() as connection:
                    await connection.execute(delete(schema.records).where(record.id.in_(part)))
        except TROUBLE as error:
            raise Unavailable("storage", problem=type(error).__name__) from error
        return len(ids)

    async def is_ready(self) -> bool:
        try:
            await self._rows(select(schema.tables.c.id).limit(1))
        except Unavailable:
            return False
        return True

    async def _rows(self, query: Any) -> Sequence[Row[Any]]:
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).all()
        except TROUBLE as error:
            raise Unavailable("storage", problem=type(error).__name__) from error


def check_url(url: str) -> None:
    """BadOption unless it names a database of a kind that Parlour keeps tables in."""
    try:
        parsed = make_url(url)
    except (SQLAlchemyError, ValueError):
        raise BadOption("bad-database") from None
    if parsed.drivername not in DRIVERS or parsed.database in (None, "", ":memory:"):
        raise BadOption("bad-database")
    if parsed.drivername == "sqlite" and parsed.database:
        Path(parsed.database).absolute().parent.mkdir(parents=True, exist_ok=True)


def create_engine(url: str) -> AsyncEngine:
    """The engine of a database URL as people write it: `sqlite:///FILE` or `postgresql://…`."""
    parsed = make_url(url)
    parsed = parsed.set(drivername=DRIVERS.get(parsed.drivername, parsed.drivername))
    if not parsed.drivername.startswith("sqlite"):
        if "sslmode" in parsed.query:
            # As all programs of PostgreSQL call it, and this driver does not.
            parsed = parsed.difference_update_query(["sslmode"]).update_query_pairs(
                [("ssl", str(parsed.query["sslmode"]))]
            )
        return create_async_engine(
            parsed, hide_parameters=True, pool_size=5, max_overflow=5, pool_pre_ping=True
        )
    engine = create_async_engine(parsed, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        """A log that is written ahead, on the disk before a commit returns; a second reader may wait."""
        cursor = connection.cursor()
        for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    return engine


def _newer(table: str, changes: dict[str, Any]) -> Any:
    """What a list is to show of the table, unless that shows it already, or something newer."""
    row = schema.tables.c
    is_news = or_(row.status != changes["status"], row.info != changes["info"])
    return (
        update(schema.tables)
        .where(row.id == table, row.number < changes["number"], is_news)
        .values(**changes)
    )


def _parts(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    for start in range(0, len(ids), FORGOTTEN):
        yield ids[start : start + FORGOTTEN]


def _settle(group: list[Write], error: Exception | None) -> None:
    for write in group:
        if write.done.done():
            continue
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)
