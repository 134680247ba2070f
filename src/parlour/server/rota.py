"""Which process takes care of which table: bots, clocks and windows are one process's business at a time."""

from __future__ import annotations

import hashlib
import logging
from typing import Protocol

import asyncpg

logger = logging.getLogger(__name__)


class Rota(Protocol):
    def has(self, table: str) -> bool:
        """Whether this process takes care of the table."""

    async def take(self, table: str) -> bool:
        """Take care of the table, unless another process does."""

    async def release(self, table: str) -> None: ...

    async def close(self) -> None: ...


class Alone:
    """The only process takes care of everything."""

    def has(self, table: str) -> bool:
        return True

    async def take(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        pass

    async def close(self) -> None:
        pass


class Shared:
    """Advisory locks of PostgreSQL: a process that dies lets go of its tables at once."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._connection: asyncpg.Connection | None = None
        self._mine: set[str] = set()

    def has(self, table: str) -> bool:
        return table in self._mine

    async def take(self, table: str) -> bool:
        if table in self._mine:
            return True
        try:
            connection = await self._connected()
            if await connection.fetchval("SELECT pg_try_advisory_lock($1)", _key(table)):
                self._mine.add(table)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            logger.warning("cannot take care of a table", extra={"error": type(error).__name__})
        return table in self._mine

    async def release(self, table: str) -> None:
        if table in self._mine and self._connection is not None:
            self._mine.discard(table)
            try:
                await self._connection.fetchval("SELECT pg_advisory_unlock($1)", _key(table))
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                self._mine.clear()

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()

    async def _connected(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._dsn)
            self._connection.add_termination_listener(lambda _: self._mine.clear())
        return self._connection


def _key(table: str) -> int:
    digest = hashlib.blake2b(f"parlour/{table}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)
