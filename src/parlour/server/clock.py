"""The clock of a server: hosts may disagree about the time, so all follow the clock of a shared database."""

from __future__ import annotations

import time
from typing import Protocol


class ReferenceClock(Protocol):
    async def clock_offset(self) -> tuple[int, int]:
        """Return how many milliseconds it is ahead of this host's clock, and the uncertainty of that."""


class ServerClock:
    def __init__(self) -> None:
        self._offset = 0
        self.started = self.now()

    def now(self) -> int:
        """Return the milliseconds since 1970."""
        return time.time_ns() // 1_000_000 + self._offset

    async def synchronise(self, reference: ReferenceClock) -> None:
        offset, uncertainty = await reference.clock_offset()
        self._offset = offset if abs(offset) > uncertainty else 0
