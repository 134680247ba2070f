"""Deleting tables and records that were kept long enough."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from sqlalchemy import and_, delete, func, or_, select

from parlour.server import schema
from parlour.server.store import Store

#: At most this many tables are deleted in one transaction, which blocks all other writers.
DELETE_BATCH = 200


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
        last = select(func.max(log.number)).where(log.table_id == table.id).correlate(schema.tables)
        async with self._store.engine.begin() as connection:
            # Lock first: a concurrent move is either seen here or fails.
            if not self._store.is_shared:
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
            for part in (schema.entries, schema.snapshots, schema.subscriptions):
                await connection.execute(delete(part).where(part.c.table_id.in_(old)))
            await connection.execute(delete(schema.tables).where(table.id.in_(old)))
            return len(old)

    async def delete_records(self, before: int) -> int:
        """Delete the records from before then whose tables are deleted; return how many."""
        record = schema.records.c
        tables = {row.id for row in await self._store.rows(select(schema.tables.c.id))}
        rows = await self._store.rows(select(record.id).where(record.finished < before))
        ids = [row.id for row in rows if row.id.rpartition("-")[0] not in tables]
        for part in _batches(ids):
            await self._store.execute(
                delete(schema.analysis_steps).where(schema.analysis_steps.c.record_id.in_(part)),
                delete(schema.analyses).where(schema.analyses.c.record_id.in_(part)),
                delete(schema.records).where(record.id.in_(part)),
            )
        await self._delete_plays(before)
        return len(ids)

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


def _batches(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    for start in range(0, len(ids), DELETE_BATCH):
        yield ids[start : start + DELETE_BATCH]
