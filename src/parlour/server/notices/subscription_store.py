"""Subscriptions in the database, and which of them have a notice to send."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, or_, select, update

from parlour.server import schema
from parlour.server.notices import subscription
from parlour.server.notices.subscription import Subscription
from parlour.server.store import Store

_row = schema.subscriptions.c


class Stored:
    """A subscription with the state of its notices."""

    def __init__(self, row: Any) -> None:
        self.id: str = row.id
        self.table: str = row.table_id
        self.key: str = row.key
        self.digest: str = row.digest
        self.code: str | None = row.code
        self.tries: int = row.tries
        self.created: int = row.created
        self.question: int = row.question
        self.failures: int = row.failures
        self.subscription: Subscription = subscription.decode(row.body)


class SubscriptionStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def server_key(self, name: str, new: bytes) -> bytes:
        """Return the key of this name; it is the new one if no process has made one before."""
        return await self._store.server_key(name, new)

    async def add(
        self,
        table: str,
        key: str,
        digest: str,
        body: Subscription,
        *,
        id: str,
        code: str | None,
        tries: int,
        now: int,
    ) -> None:
        """Add a subscription, or change that of the same seat with the same address."""
        changed = {"body": subscription.encode(body), "code": code, "tries": tries}
        new = {
            **changed,
            "id": id,
            "table_id": table,
            "key": key,
            "digest": digest,
            "created": now,
            "question": 0,
            "send_at": None,
            "failures": 0,
        }
        same = (_row.table_id == table, _row.key == key, _row.digest == digest)
        await self._store.execute(
            self._store.insert_missing(schema.subscriptions, [new]),
            update(schema.subscriptions).where(*same).values(changed),
        )

    async def of_seat(self, table: str, key: str) -> list[Stored]:
        """Return the subscriptions of a seat, the oldest first."""
        return await self._select(_row.table_id == table, _row.key == key)

    async def with_id(self, id: str) -> Stored | None:
        return next(iter(await self._select(_row.id == id)), None)

    async def due(self, now: int, most: int) -> list[Stored]:
        """Return those whose notices are to be sent by now."""
        query = select(schema.subscriptions).where(_row.send_at <= now).order_by(_row.send_at).limit(most)
        return [Stored(row) for row in await self._store.rows(query)]

    async def change(self, id: str, body: Subscription) -> None:
        await self._update(id, body=subscription.encode(body))

    async def confirm(self, id: str) -> None:
        await self._update(id, code=None)

    async def use_try(self, id: str) -> bool:
        """Take one of the tries to confirm an address; return whether there was one."""
        used = update(schema.subscriptions).where(_row.id == id, _row.tries > 0).values(tries=_row.tries - 1)
        return await self._store.count(used) == 1

    async def announce(self, id: str, question: int, send_at: int) -> None:
        """Note that there is a new question, and when its notice is to be sent."""
        announced = update(schema.subscriptions).where(_row.id == id, _row.question < question)
        await self._store.execute(announced.values(question=question, send_at=send_at, failures=0))

    async def postpone(self, id: str, question: int, send_at: int | None, failures: int) -> None:
        """Send the notice of this question later, or (None) not at all; a newer one has its own time."""
        later = update(schema.subscriptions).where(_row.id == id, _row.question == question)
        await self._store.execute(later.values(send_at=send_at, failures=failures))

    async def remove(self, id: str, key: str | None = None) -> bool:
        """Delete a subscription, if its seat has this key (None: any); return whether it was there."""
        found = delete(schema.subscriptions).where(_row.id == id)
        return await self._store.count(found if key is None else found.where(_row.key == key)) == 1

    async def change_key(self, table: str, old: str, new: str, ended: Sequence[str]) -> None:
        """Give the subscriptions of a seat its new key, and delete those with these ids."""
        of_table = _row.table_id == table
        await self._store.execute(
            # What is left of a seat that had the key before.
            delete(schema.subscriptions).where(of_table, or_(_row.key == new, _row.id.in_(ended))),
            update(schema.subscriptions).where(of_table, _row.key == old).values(key=new),
        )

    async def remove_others(self, table: str, keys: Sequence[str]) -> None:
        """Delete those of the table whose seats have none of these keys."""
        others = delete(schema.subscriptions).where(_row.table_id == table, _row.key.not_in(keys))
        await self._store.execute(others)

    async def remove_unconfirmed(self, before: int) -> None:
        """Delete those that nobody has confirmed since then."""
        old = delete(schema.subscriptions).where(_row.code.is_not(None), _row.created < before)
        await self._store.execute(old)

    async def _select(self, *conditions: Any) -> list[Stored]:
        query = select(schema.subscriptions).where(*conditions).order_by(_row.created, _row.id)
        return [Stored(row) for row in await self._store.rows(query)]

    async def _update(self, id: str, **values: Any) -> None:
        await self._store.execute(update(schema.subscriptions).where(_row.id == id).values(**values))
