"""Clocks that only move forward: nobody gains or loses time when the clock of a host is set.

Processes may disagree about the time, so all of them start from the clock of a shared database.
"""

from __future__ import annotations

import logging
import time
from typing import Protocol

from mypy_extensions import mypyc_attr

from parlour.server.interfaces import Clock

#: Milliseconds that clocks may drift between two synchronisations; if it is more, one of them was set.
LARGEST_DRIFT = 1_000

logger = logging.getLogger(__name__)


class ReferenceClock(Protocol):
    async def clock_offset(self) -> tuple[int, int]:
        """Return its lead over this host's monotonic clock in milliseconds, and the uncertainty of that."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ServerClock:
    """Reads the time once and then counts by the monotonic clock."""

    def __init__(self) -> None:
        self._offset = _host_time() - _monotonic()
        self._is_synchronised = False
        #: The lag of the host's clock behind the reference.
        self._host_error = 0
        self._latest = 0
        self.started = self.now()

    def now(self) -> int:
        """Return the milliseconds since 1970, for everything that is measured. It never runs backwards."""
        self._latest = max(self._latest, _monotonic() + self._offset)
        return self._latest

    def wall(self) -> int:
        """Return the milliseconds since 1970 as people see them. It jumps when somebody sets the clock."""
        return _host_time() + self._host_error

    async def synchronise(self, reference: ReferenceClock) -> None:
        """Follow the reference, at first wherever it is, then only its drift."""
        offset, uncertainty = await reference.clock_offset()
        self._host_error = _monotonic() + offset - _host_time()
        drift = offset - self._offset
        if not self._is_synchronised:
            # Nothing has been measured yet.
            self._latest = 0
            self._is_synchronised = True
        elif abs(drift) > LARGEST_DRIFT:
            logger.warning("the clock of the database was set", extra={"milliseconds": drift})
            return
        if abs(drift) > uncertainty:
            self._offset = offset


class TableClock:
    """The time of one table: that of its process, but never before the last entry of its log.

    The log is ahead if the host's clock was set back while the server was down, or if another process, whose
    clock is ahead, has written to it.
    """

    def __init__(self, clock: Clock, at: int) -> None:
        self._clock = clock
        self._ahead = 0
        self.follow(at)

    @property
    def started(self) -> int:
        """The start time of the process."""
        return self._clock.started + self._ahead

    def now(self) -> int:
        return self._clock.now() + self._ahead

    def follow(self, at: int) -> None:
        """Continue from the time of this entry, if it is later."""
        self._ahead = max(self._ahead, at - self._clock.now())


def _monotonic() -> int:
    return time.monotonic_ns() // 1_000_000


def _host_time() -> int:
    return time.time_ns() // 1_000_000
