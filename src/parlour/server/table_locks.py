"""Which process takes care of which table: bots, clocks and windows are one process's business at a time."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

import asyncpg

from parlour.server.databases import TROUBLE

#: Seconds in which the database has to answer.
PATIENCE = 10
TAKE = "SELECT key FROM unnest($1::bigint[]) AS key WHERE pg_try_advisory_lock(key)"

logger = logging.getLogger(__name__)


class TableLocks(Protocol):
    def holds(self, table: str) -> bool:
        """Whether this process takes care of the table."""

    async def acquire(self, tables: Sequence[str]) -> list[str]:
        """Take care of those of the tables that no process takes care of; which ones these were."""

    async def release(self, table: str) -> None: ...

    async def close(self) -> None: ...


class NoLocks:
    """The only process takes care of everything."""

    def holds(self, table: str) -> bool:
        return True

    async def acquire(self, tables: Sequence[str]) -> list[str]:
        return []

    async def release(self, table: str) -> None:
        pass

    async def close(self) -> None:
        pass


class AdvisoryLocks:
    """Advisory locks of PostgreSQL: a process that dies, or is cut off, lets go of its tables at once."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._connection: asyncpg.Connection | None = None
        #: One question at a time over the connection.
        self._turn = asyncio.Lock()
        self._mine: set[str] = set()

    def holds(self, table: str) -> bool:
        return table in self._mine

    async def acquire(self, tables: Sequence[str]) -> list[str]:
        async with self._turn:
            free = {_key(table): table for table in tables if table not in self._mine}
            if not free:
                return []
            try:
                connection = await self._connected()
                taken = await connection.fetch(TAKE, list(free))
            except BaseException as error:
                self._let_go_of_all()
                if not isinstance(error, TROUBLE):
                    raise
                logger.warning("cannot take care of tables", extra={"error": type(error).__name__})
                return []
            mine = [free[row["key"]] for row in taken]
            self._mine.update(mine)
            return mine

    async def release(self, table: str) -> None:
        async with self._turn:
            if table in self._mine and self._connection is not None:
                self._mine.discard(table)
                try:
                    await self._connection.fetchval("SELECT pg_advisory_unlock($1)", _key(table))
                except TROUBLE:
                    self._let_go_of_all()

    async def close(self) -> None:
        async with self._turn:
            if self._connection is not None:
                with suppress(*TROUBLE):
                    await self._connection.close(timeout=PATIENCE)
            self._let_go_of_all()

    async def _connected(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._dsn, timeout=PATIENCE, command_timeout=PATIENCE)
            self._connection.add_termination_listener(self._on_loss)
        return self._connection

    def _let_go_of_all(self) -> None:
        """The end of a connection is the end of its locks: nothing is held that this process forgot."""
        connection, self._connection = self._connection, None
        self._mine.clear()
        if connection is not None:
            connection.terminate()

    def _on_loss(self, connection: object) -> None:
        if connection is self._connection:
            self._mine.clear()


def _key(table: str) -> int:
    digest = hashlib.blake2b(f"parlour/{table}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)
