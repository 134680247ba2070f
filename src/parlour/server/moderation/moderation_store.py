"""Reports, mutes and the operator's actions in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, delete, func, insert, or_, select, update

from parlour.server import schema
from parlour.server.store import Store, is_last_entry

_report, _mute, _action = schema.reports.c, schema.mutes.c, schema.admin_actions.c


class ModerationStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def server_key(self, name: str, new: bytes) -> bytes:
        """Return the key of this name; it is the new one if no process has made one before."""
        return await self._store.server_key(name, new)

    async def entry(self, table: str, number: int) -> bytes | None:
        """Return the entry of the table with this number."""
        return await self._store.entry(table, number)

    async def add_report(self, row: dict[str, Any]) -> None:
        """Add a report, unless the same line was reported from there before."""
        await self._store.execute(self._store.insert_missing(schema.reports, [row]))

    async def open_reports(self, most: int) -> Sequence[Row[Any]]:
        """Return the reports that the operator is not done with, the latest first."""
        query = select(schema.reports).where(_report.decided.is_(None))
        return await self._store.rows(query.order_by(_report.created.desc(), _report.id).limit(most))

    async def report(self, id: str) -> Row[Any] | None:
        rows = await self._store.rows(select(schema.reports).where(_report.id == id))
        return rows[0] if rows else None

    async def decide(self, id: str, now: int, action: dict[str, Any]) -> None:
        """Note that the operator is done with the report."""
        decided = update(schema.reports).where(_report.id == id, _report.decided.is_(None))
        await self._store.execute(decided.values(decided=now), insert(schema.admin_actions).values(action))

    async def muted_until(self, sender: str, now: int) -> int | None:
        """Return until when nothing may be said from there; None if it may."""
        query = select(_mute.until).where(_mute.sender == sender, _mute.until > now)
        rows = await self._store.rows(query)
        return rows[0].until if rows else None

    async def mutes(self, now: int) -> Sequence[Row[Any]]:
        return await self._store.rows(
            select(schema.mutes).where(_mute.until > now).order_by(_mute.until, _mute.sender)
        )

    async def mute(self, sender: str, now: int, until: int, action: dict[str, Any]) -> None:
        """Mute the sender until then, instead of any other time."""
        new = {"sender": sender, "created": now, "until": until}
        await self._store.execute(
            delete(schema.mutes).where(_mute.sender == sender),
            insert(schema.mutes).values(new),
            insert(schema.admin_actions).values(action),
        )

    async def unmute(self, sender: str, action: dict[str, Any]) -> None:
        await self._store.execute(
            delete(schema.mutes).where(_mute.sender == sender), insert(schema.admin_actions).values(action)
        )

    async def add_action(self, action: dict[str, Any]) -> None:
        await self._store.execute(insert(schema.admin_actions).values(action))

    async def actions(self, most: int) -> Sequence[Row[Any]]:
        """Return the actions of the operator, the latest first."""
        return await self._store.rows(select(schema.admin_actions).order_by(_action.id.desc()).limit(most))

    async def tables(self, most: int) -> Sequence[Row[Any]]:
        """Return the tables whose game is not over, with their last entry, those that changed last first."""
        table, log = schema.tables.c, schema.entries.c
        query = (
            select(table.info, table.created, log.body)
            .join_from(schema.tables, schema.entries, is_last_entry())
            .where(table.status != "over")
        )
        return await self._store.rows(query.order_by(table.changed.desc(), table.id).limit(most))

    async def count_tables(self) -> int:
        rows = await self._store.rows(
            select(func.count().label("tables")).where(schema.tables.c.status != "over")
        )
        count: int = rows[0].tables
        return count

    async def purge(self, now: int, reports: int, decided: int, actions: int) -> None:
        """Delete mutes that have ended, and what is older than these times."""
        await self._store.execute(
            delete(schema.mutes).where(_mute.until <= now),
            delete(schema.reports).where(or_(_report.created < reports, _report.decided < decided)),
            delete(schema.admin_actions).where(_action.at < actions),
        )
