"""Locks of tables: one process at a time schedules the bots, clocks and windows of a table."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

import asyncpg

from parlour.server.databases import DATABASE_ERRORS, DATABASE_TIMEOUT, problem_of

#: Seconds in which the database has to answer.
TIMEOUT = DATABASE_TIMEOUT
TRY_LOCK = "SELECT key FROM unnest($1::bigint[]) AS key WHERE pg_try_advisory_lock(key)"

logger = logging.getLogger(__name__)


class TableLocks(Protocol):
    def holds(self, table: str) -> bool:
        """Return whether this process holds the lock of the table."""

    async def acquire(self, tables: Sequence[str]) -> list[str]:
        """Acquire the locks that no process holds; return the tables that were newly acquired."""

    async def release(self, table: str) -> None: ...

    async def close(self) -> None: ...


class NoLocks:
    """For a single process, which schedules all tables."""

    def holds(self, table: str) -> bool:
        return True

    async def acquire(self, tables: Sequence[str]) -> list[str]:
        return []

    async def release(self, table: str) -> None:
        pass

    async def close(self) -> None:
        pass


class AdvisoryLocks:
    """Advisory locks of PostgreSQL, which end with the connection of a process that dies."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._connection: asyncpg.Connection | None = None
        #: The connection handles one query at a time.
        self._query_lock = asyncio.Lock()
        self._held: set[str] = set()

    def holds(self, table: str) -> bool:
        return table in self._held

    async def acquire(self, tables: Sequence[str]) -> list[str]:
        async with self._query_lock:
            free = {_key(table): table for table in tables if table not in self._held}
            if not free:
                return []
            try:
                connection = await self._connected()
                taken = await connection.fetch(TRY_LOCK, list(free))
            except BaseException as error:
                self._drop_connection()
                if not isinstance(error, DATABASE_ERRORS):
                    raise
                logger.warning("cannot acquire locks of tables", extra={"problem": problem_of(error).code})
                return []
            acquired = [free[row["key"]] for row in taken]
            self._held.update(acquired)
            return acquired

    async def release(self, table: str) -> None:
        async with self._query_lock:
            if table in self._held and self._connection is not None:
                self._held.discard(table)
                try:
                    await self._connection.fetchval("SELECT pg_advisory_unlock($1)", _key(table))
                except DATABASE_ERRORS:
                    self._drop_connection()

    async def close(self) -> None:
        async with self._query_lock:
            if self._connection is not None:
                with suppress(*DATABASE_ERRORS):
                    await self._connection.close(timeout=TIMEOUT)
            self._drop_connection()

    async def _connected(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._dsn, timeout=TIMEOUT, command_timeout=TIMEOUT)
            self._connection.add_termination_listener(self._on_loss)
        return self._connection

    def _drop_connection(self) -> None:
        """Close the connection, and with it release all locks."""
        connection, self._connection = self._connection, None
        self._held.clear()
        if connection is not None:
            connection.terminate()

    def _on_loss(self, connection: object) -> None:
        if connection is self._connection:
            self._held.clear()


def _key(table: str) -> int:
    digest = hashlib.blake2b(f"parlour/{table}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)
