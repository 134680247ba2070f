"""A time limit for many futures with a single timer, since one for each would cost more than most writes."""

from __future__ import annotations

import asyncio


class Timeouts:
    """Fails futures with TimeoutError that are not done within some seconds; None is no limit."""

    def __init__(self, seconds: float | None) -> None:
        self._seconds = seconds
        #: The time at which each future fails, the earliest first.
        self._deadlines: dict[asyncio.Future[None], float] = {}
        self._timer: asyncio.TimerHandle | None = None

    async def wait(self, future: asyncio.Future[None]) -> None:
        """Wait for the future."""
        if self._seconds is not None:
            loop = future.get_loop()
            self._deadlines[future] = loop.time() + self._seconds
            if self._timer is None:
                self._timer = loop.call_later(self._seconds, self._expire, loop)
        try:
            await future
        finally:
            self._deadlines.pop(future, None)

    def _expire(self, loop: asyncio.AbstractEventLoop) -> None:
        """Fail what is due, and wait for the rest. The timer may find nothing left."""
        now = loop.time()
        self._timer = None
        for future, deadline in self._deadlines.items():
            if deadline > now:
                self._timer = loop.call_at(deadline, self._expire, loop)
                return
            if not future.done():
                future.set_exception(TimeoutError("no answer in time"))
