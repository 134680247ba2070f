"""Deleting tables and records: those that were kept long enough, and those that somebody wants deleted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from sqlalchemy import Delete, UpdateBase, delete, or_, select, update

from parlour.server import schema
from parlour.server.errors import Denied, NotFound
from parlour.server.ids import table_of_record
from parlour.server.store import Store, is_last_entry

#: At most this many tables are deleted in one transaction, which blocks all other writers.
DELETE_BATCH = 200
_NO_RESULT = dict.fromkeys(("finished", "counted", "score", "utility", "place", "scores"))


class _Entry(msgspec.Struct):
    """The field that all kinds of entries have."""

    at: int


_entry = msgspec.json.Decoder(_Entry)


class Retention:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def delete_tables(self, before: int) -> int:
        """Delete the tables without an entry since then; return how many."""
        table = schema.tables.c
        rows = await self._store.rows(select(table.id).where(table.changed < before))
        count = 0
        for ids in _batches([row.id for row in rows]):
            count += await self._store.limited(self._delete(ids, before))
        return count

    async def _delete(self, ids: Sequence[str], before: int) -> int:
        """Delete those of the tables whose last entry is old: `changed` does not follow every move."""
        table, log = schema.tables.c, schema.entries.c
        async with self._store.engine.begin() as connection:
            # Lock first: a concurrent move is either seen here or fails.
            if not self._store.is_shared:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            await connection.execute(
                select(table.id).where(table.id.in_(ids)).order_by(table.id).with_for_update()
            )
            query = (
                select(table.id, log.body)
                .join_from(schema.tables, schema.entries, is_last_entry())
                .where(table.id.in_(ids))
            )
            found = (await connection.execute(query)).all()
            old = [row.id for row in found if _entry.decode(row.body).at < before]
            for statement in _table_rows(old):
                await connection.execute(statement)
            return len(old)

    async def delete_records(self, before: int) -> int:
        """Delete the records from before then whose tables are deleted; return how many."""
        record = schema.records.c
        tables = {row.id for row in await self._store.rows(select(schema.tables.c.id))}
        rows = await self._store.rows(select(record.id).where(record.finished < before))
        ids = [row.id for row in rows if table_of_record(row.id) not in tables]
        for part in _batches(ids):
            await self._store.execute(*_record_rows(part))
        await self._delete_plays(before)
        return len(ids)

    async def discard_table(self, id: str) -> None:
        """Delete a table that nobody knows of."""
        await self._store.execute(*_table_rows([id]))

    async def delete_table(self, id: str, with_records: bool) -> int:
        """Delete a table, whatever goes on there, and its records if wished; return how many of those.

        Raise `NotFound` if there is nothing to delete.
        """
        record = schema.records.c
        rows = await self._store.rows(
            select(record.id).where(record.id.startswith(f"{id}-", autoescape=True))
        )
        records = [row.id for row in rows]
        if not await self._has_table(id) and not (with_records and records):
            raise NotFound("no-such-table", table=id)
        await self._store.execute(*_table_rows([id]))
        if with_records:
            await self._store.execute(*_record_rows(records))
        if with_records or not records:
            await self._store.execute(*_play_rows(id, records))
        return len(records) if with_records else 0

    async def delete_record(self, id: str) -> None:
        """Delete a record. Raise `Denied` while its table exists, which would write it again."""
        table = table_of_record(id)
        if await self._store.record(id) is None:
            raise NotFound("no-such-record", record=id)
        if await self._has_table(table):
            raise Denied("table-still-there", table=table)
        await self._store.execute(*_record_rows([id]), *_play_rows(table, [id]))

    async def _has_table(self, id: str) -> bool:
        return bool(await self._store.rows(select(schema.tables.c.id).where(schema.tables.c.id == id)))

    async def _delete_plays(self, before: int) -> None:
        """Delete who played the same deals before then, and challenges on games that are gone."""
        play, challenge, taken = schema.plays.c, schema.challenges.c, schema.challenge_plays.c
        plays = select(play.table_id).where(
            play.started < before, play.table_id.not_in(select(schema.tables.c.id))
        )
        challenges = select(challenge.id).where(
            challenge.created < before, challenge.record_id.not_in(select(schema.records.c.id))
        )
        await self._store.execute(
            delete(schema.challenge_plays).where(
                or_(taken.table_id.in_(plays), taken.challenge_id.in_(challenges))
            ),
            delete(schema.plays).where(play.table_id.in_(plays)),
            delete(schema.challenges).where(challenge.id.in_(challenges)),
        )


def _table_rows(ids: Sequence[str]) -> list[Delete]:
    """Return the statements that delete these tables."""
    parts = (schema.entries, schema.snapshots, schema.subscriptions)
    return [
        *(delete(part).where(part.c.table_id.in_(ids)) for part in parts),
        delete(schema.tables).where(schema.tables.c.id.in_(ids)),
    ]


def _record_rows(ids: Sequence[str]) -> list[Delete]:
    """Return the statements that delete these records and their analyses."""
    parts = (schema.analysis_steps, schema.analyses)
    return [
        *(delete(part).where(part.c.record_id.in_(ids)) for part in parts),
        delete(schema.records).where(schema.records.c.id.in_(ids)),
    ]


def _play_rows(table: str, records: Sequence[str]) -> list[UpdateBase]:
    """Return the statements that delete the result of a table with a shared deal, and challenges on it.

    Which browser has had the cards stays, as long as that is kept of all: it does not get them again.
    """
    challenge, taken = schema.challenges.c, schema.challenge_plays.c
    challenges = select(challenge.id).where(challenge.record_id.in_(records))
    return [
        delete(schema.challenge_plays).where(
            or_(taken.table_id == table, taken.challenge_id.in_(challenges))
        ),
        update(schema.plays).where(schema.plays.c.table_id == table).values(name="", **_NO_RESULT),
        delete(schema.challenges).where(challenge.record_id.in_(records)),
    ]


def _batches(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    for start in range(0, len(ids), DELETE_BATCH):
        yield ids[start : start + DELETE_BATCH]
