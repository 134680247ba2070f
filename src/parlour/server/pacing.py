"""Keeps a table in step with the people at it: bots and windows wait until everybody present has seen the
last change.

A client that shows changes one after another says at which pace, and acknowledges each version once it has
been shown. Clients that do neither are not waited for.
"""

from __future__ import annotations

import asyncio
from typing import Final

from parlour.server.clock import TableClock
from parlour.server.protocol import Pace
from parlour.server.table import Table
from parlour.server.table_clients import TableClients

#: The factors of the minimum time for a bot's move.
FACTORS: Final[dict[Pace, float]] = {"slow": 2.0, "normal": 1.0, "fast": 0.4, "instant": 0.125}
#: Nobody is waited for longer than this many milliseconds.
MAX_WAIT = 8_000


class Pacing:
    """Knows what the people at a table have seen, and at which pace they want to see it."""

    def __init__(self, table: Table, clock: TableClock, clients: TableClients) -> None:
        self._table = table
        self._clock = clock
        self._clients = clients
        self._paces: dict[int, Pace] = {}
        #: The last version that each seat has acknowledged.
        self._acknowledged: dict[int, int] = {}
        #: The last version that was asked about, and after how many milliseconds everybody had seen it.
        self._version = 0
        self._delay: int | None = None
        self._waiters: set[asyncio.Future[None]] = set()

    def set_pace(self, seat: int, pace: Pace) -> None:
        self._paces[seat] = pace
        self._wake()

    def acknowledge(self, seat: int, version: int) -> None:
        """Note that the seat has seen this version and all before."""
        self._acknowledged[seat] = max(version, self._acknowledged.get(seat, 0))
        self._wake()

    def reporters(self) -> list[int]:
        """Return the seats that have announced a pace."""
        return list(self._paces)

    def report(self, seat: int) -> tuple[Pace, int]:
        """Return the pace of a reporter and the last version it has acknowledged."""
        return self._paces[seat], self._acknowledged.get(seat, 0)

    def forget_absent(self) -> None:
        """Forget those who have left: if they come back, they report again."""
        present = self._clients.present()
        for seat in [seat for seat in self._paces if seat >= len(present) or not present[seat]]:
            del self._paces[seat]
            self._acknowledged.pop(seat, None)
        self._wake()

    def factor(self) -> float:
        """Return the factor of the minimum time for a bot's move: as the host or the slowest wants."""
        if self._table.pace is not None:
            return FACTORS[self._table.pace]
        return max((FACTORS[pace] for pace in self._paces.values()), default=FACTORS["normal"])

    def seen_at(self, version: int, since: int) -> int | None:
        """Return when everybody present had seen this version, which exists since then; None if not yet."""
        if version < self._version:
            return since
        if version > self._version:
            self._version, self._delay = version, None
        if self._delay is None:
            delay = max(0, self._clock.now() - since)
            if delay >= MAX_WAIT or not any(self._is_behind(seat) for seat in self._paces):
                self._delay = delay
        return None if self._delay is None else since + self._delay

    async def wait_until_seen(self, version: int, since: int) -> None:
        """Wait until everybody present has seen this version, or a later one was asked about."""
        while self.seen_at(version, since) is None:
            waiter = asyncio.get_running_loop().create_future()
            self._waiters.add(waiter)
            try:
                left = since + MAX_WAIT - self._clock.now()
                await asyncio.wait([waiter], timeout=max(0.0, left / 1000))
            finally:
                self._waiters.discard(waiter)

    def _is_behind(self, seat: int) -> bool:
        return self._acknowledged.get(seat, 0) < self._version

    def _wake(self) -> None:
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)
