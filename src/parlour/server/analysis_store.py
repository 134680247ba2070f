"""Analyses of finished games in the database: who does them, how far they are, and what they found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, delete, select, update

from parlour.server import schema
from parlour.server.store import Store


class AnalysisStore:
    def __init__(self, store: Store) -> None:
        self._store = store
        self.is_shared = store.is_shared

    async def record(self, id: str) -> bytes | None:
        return await self._store.record(id)

    async def find(self, record: str) -> Row[Any] | None:
        """Return the progress of the analysis of the record; None if nobody has asked for it."""
        analysis = schema.analyses.c
        rows = await self._store.rows(select(schema.analyses).where(analysis.record_id == record))
        return rows[0] if rows else None

    async def steps(self, record: str, after: int = 0) -> list[bytes]:
        """Return the steps of an analysis that are known, without the first ones."""
        step = schema.analysis_steps.c
        query = select(step.body).where(step.record_id == record, step.number >= after)
        return [row.body for row in await self._store.rows(query.order_by(step.number))]

    async def request(self, record: str, worlds: int, version: str, now: int) -> None:
        """Note that the record is to be analysed.

        A failed analysis is continued, and a finished one by another version is dropped.
        """
        new = {
            "record_id": record,
            "status": "waiting",
            "requested": now,
            "claimed": 0,
            "worlds": worlds,
            "total": 0,
            "result": b"",
            "version": version,
        }
        steps, analysis = schema.analysis_steps, schema.analyses
        outdated = (
            analysis.c.record_id == record,
            analysis.c.status == "done",
            analysis.c.version.is_distinct_from(version),
        )
        failed = (analysis.c.record_id == record, analysis.c.status == "failed")
        await self._store.execute(
            delete(steps).where(steps.c.record_id.in_(select(analysis.c.record_id).where(*outdated))),
            delete(analysis).where(*outdated),
            update(analysis).where(*failed).values(status="waiting", requested=now, claimed=0),
            self._store.insert_missing(analysis, [new]),
        )

    async def unclaimed(self, expired: int, most: int) -> list[str]:
        """Return the records to analyse that no process has claimed since then, the first request first."""
        analysis = schema.analyses.c
        query = select(analysis.record_id).where(
            analysis.status.in_(("waiting", "running")), analysis.claimed <= expired
        )
        rows = await self._store.rows(query.order_by(analysis.requested).limit(most))
        return [row.record_id for row in rows]

    async def claim(self, record: str, claimed: int, now: int) -> bool:
        """Claim an analysis whose last claim was then; return whether nobody was faster."""
        analysis = schema.analyses
        unchanged = (analysis.c.record_id == record, analysis.c.claimed == claimed)
        return await self._store.count(update(analysis).where(*unchanged).values(claimed=now)) == 1

    async def release(self, record: str | None = None) -> None:
        """Give up the claim to an analysis, or to all."""
        released = update(schema.analyses).values(claimed=0)
        if record is not None:
            released = released.where(schema.analyses.c.record_id == record)
        await self._store.execute(released)

    async def start_over(self, record: str, version: str) -> None:
        """Drop the steps that another version has found."""
        steps, analysis = schema.analysis_steps, schema.analyses
        await self._store.execute(
            delete(steps).where(steps.c.record_id == record),
            update(analysis).where(analysis.c.record_id == record).values(version=version, total=0),
        )

    async def begin(self, record: str, total: int) -> None:
        """Note how many steps the analysis will have."""
        await self._update(record, status="running", total=total)

    async def add_steps(self, record: str, first: int, steps: Sequence[bytes], now: int) -> None:
        """Add the steps from that number on, and renew the claim."""
        new = [{"record_id": record, "number": first + at, "body": body} for at, body in enumerate(steps)]
        rows = [self._store.insert_missing(schema.analysis_steps, new)] if new else []
        analysis = schema.analyses
        claim = update(analysis).where(analysis.c.record_id == record).values(claimed=now)
        await self._store.execute(*rows, claim)

    async def finish(self, record: str, result: bytes) -> None:
        """Note what follows from all steps."""
        await self._update(record, status="done", result=result)

    async def fail(self, record: str, keeps_steps: bool) -> None:
        """Note that the analysis has failed, and whether another request may go on with its steps."""
        steps, analysis = schema.analysis_steps, schema.analyses
        dropped = [] if keeps_steps else [delete(steps).where(steps.c.record_id == record)]
        failed = update(analysis).where(analysis.c.record_id == record).values(status="failed")
        await self._store.execute(*dropped, failed)

    async def _update(self, record: str, **values: Any) -> None:
        analysis = schema.analyses
        await self._store.execute(update(analysis).where(analysis.c.record_id == record).values(**values))
