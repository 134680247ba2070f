"""A lock with a time limit for waiting: its holder may be waiting for a database that does not answer."""

from __future__ import annotations

import asyncio
from typing import Literal

from parlour.server.databases import DATABASE_TIMEOUT
from parlour.server.errors import Unavailable


class TimedLock(asyncio.Lock):
    async def acquire(self) -> Literal[True]:
        """Raise Unavailable if the lock is held for longer than a database may take."""
        if not self.locked():
            return await super().acquire()
        try:
            async with asyncio.timeout(DATABASE_TIMEOUT):
                return await super().acquire()
        except TimeoutError:
            raise Unavailable("storage", problem="timeout") from None
