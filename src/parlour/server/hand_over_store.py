"""Hand-overs in the database, encrypted, until somebody takes them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, select

from parlour.server import schema
from parlour.server.store import Store


class HandOverStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, row: dict[str, Any]) -> None:
        await self._store.execute(insert(schema.hand_overs).values(row))

    async def take(self, code: str, now: int) -> bytes | None:
        """Delete the hand-over with this hash of its code; return its seats unless it has expired.

        Only one of several callers gets them, in whatever process.
        """
        row = schema.hand_overs.c
        taken = delete(schema.hand_overs).where(row.code == code).returning(row.expires, row.seats)
        rows = await self._store.change(taken)
        return rows[0].seats if rows and rows[0].expires > now else None

    async def expires(self, ticket: str, now: int) -> int | None:
        """Return when the hand-over with this hash of its ticket expires; None if it is gone."""
        row = schema.hand_overs.c
        rows = await self._store.rows(select(row.expires).where(row.ticket == ticket, row.expires > now))
        return rows[0].expires if rows else None

    async def delete(self, ticket: str) -> None:
        await self._store.execute(delete(schema.hand_overs).where(schema.hand_overs.c.ticket == ticket))

    async def delete_expired(self, expired: int) -> None:
        """Delete the hand-overs that have expired by then."""
        await self._store.execute(delete(schema.hand_overs).where(schema.hand_overs.c.expires <= expired))
