"""The database: reading and writing tables and records, and deleting old ones."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, and_, delete, func, or_, select, tuple_

from parlour.server import schema
from parlour.server.databases import DATABASE_ERRORS, create_engine
from parlour.server.errors import Unavailable
from parlour.server.services import Write
from parlour.server.writer import CommitObserver, FileWriter, PostgresWriter, Writer

#: At most this many tables are deleted in one transaction, which blocks all other writers.
DELETE_BATCH = 200


class _Entry(msgspec.Struct):
    """The field that all kinds of entries have."""

    at: int


_entry = msgspec.json.Decoder(_Entry)


class Store:
    """An SQLite file or a PostgreSQL database."""

    def __init__(self, url: str, observe: CommitObserver = lambda count, seconds: None) -> None:
        self.url = url
        self.engine = create_engine(url)
        self.is_shared = self.engine.dialect.name == "postgresql"
        self._writer: Writer = (
            PostgresWriter(self.engine, observe) if self.is_shared else FileWriter(url, observe)
        )

    def open(self) -> None:
        self._writer.open()

    async def close(self) -> None:
        """Write what is queued and close all connections."""
        await self._writer.close()
        await self.engine.dispose()

    async def write(self, write: Write) -> None:
        """Return when it is committed; raise VersionConflict or Unavailable."""
        write.done = asyncio.get_running_loop().create_future()
        self._writer.enqueue(write)
        await write.done

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        query = select(schema.snapshots.c.number, schema.snapshots.c.body)
        rows = await self._rows(query.where(schema.snapshots.c.table_id == table))
        return (rows[0].number, rows[0].body) if rows else None

    async def entries(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """Return the entries of the table with numbers greater than `after`."""
        log = schema.entries.c
        query = select(log.number, log.body).where(log.table_id == table, log.number > after)
        return [(row.number, row.body) for row in await self._rows(query.order_by(log.number))]

    async def entry(self, table: str, number: int) -> bytes | None:
        """The entry of the table with this number."""
        log = schema.entries.c
        rows = await self._rows(select(log.body).where(log.table_id == table, log.number == number))
        return rows[0].body if rows else None

    async def last_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the number of the last entry of each of these tables."""
        log, table = schema.entries.c, schema.tables.c
        last = select(func.max(log.number)).where(log.table_id == table.id).scalar_subquery()
        query = select(table.id, func.coalesce(last, 0).label("last")).where(table.id.in_(tables))
        return {row.id: row.last for row in await self._rows(query)}

    async def clock_offset(self) -> tuple[int, int]:
        """Return the milliseconds its clock is ahead of our monotonic clock, and the uncertainty of that."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(select(1))
                before = time.monotonic()
                remote = (await connection.execute(select(func.clock_timestamp()))).scalar_one()
                after = time.monotonic()
        except DATABASE_ERRORS as error:
            raise Unavailable("storage", problem=type(error).__name__) from error
        offset = remote.timestamp() - (before + after) / 2
        return round(offset * 1000), round((after - before) * 1000)

    async def list_tables(self, since: Mapping[str, int], game: str | None, most: int) -> list[bytes]:
        """List public tables by status and time of the last change, the latest first."""
        table = schema.tables.c
        recent = [and_(table.status == status, table.changed >= then) for status, then in since.items()]
        query = select(table.info).where(table.public, or_(*recent))
        if game is not None:
            query = query.where(table.game == game)
        return [row.info for row in await self._rows(query.order_by(table.changed.desc()).limit(most))]

    async def list_records(self, game: str | None, before: str | None, most: int) -> Sequence[Row[Any]]:
        """List records of public tables, the latest first, starting after the record `before`."""
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

    async def record_info(self, id: str) -> Row[Any] | None:
        """Return when the game ended, and the names of the players."""
        record = schema.records.c
        rows = await self._rows(select(record.finished, record.names).where(record.id == id))
        return rows[0] if rows else None

    async def delete_tables(self, before: int) -> int:
        """Delete the tables without an entry since then; return how many."""
        table = schema.tables.c
        rows = await self._rows(select(table.id).where(table.changed < before))
        return sum([await self._delete(ids, before) for ids in _batches([row.id for row in rows])])

    async def _delete(self, ids: Sequence[str], before: int) -> int:
        """Delete those of the tables whose last entry is old: `changed` does not follow every move."""
        table, log = schema.tables.c, schema.entries.c
        last = select(func.max(log.number)).where(log.table_id == table.id).correlate(schema.tables)
        try:
            async with self.engine.begin() as connection:
                # Lock first: a concurrent move is either seen here or fails.
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
        except DATABASE_ERRORS as error:
            raise Unavailable("storage", problem=type(error).__name__) from error

    async def delete_records(self, before: int) -> int:
        """Delete the records from before then whose tables are deleted; return how many."""
        record = schema.records.c
        tables = {row.id for row in await self._rows(select(schema.tables.c.id))}
        rows = await self._rows(select(record.id).where(record.finished < before))
        ids = [row.id for row in rows if row.id.rpartition("-")[0] not in tables]
        try:
            for part in _batches(ids):
                async with self.engine.begin() as connection:
                    await connection.execute(delete(schema.records).where(record.id.in_(part)))
        except DATABASE_ERRORS as error:
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
        except DATABASE_ERRORS as error:
            raise Unavailable("storage", problem=type(error).__name__) from error


def _batches(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    for start in range(0, len(ids), DELETE_BATCH):
        yield ids[start : start + DELETE_BATCH]
