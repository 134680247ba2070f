"""A queue for workers in which every account gets its share: one with much to do delays only itself."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from contextlib import suppress
from typing import Generic, TypeVar

Worker = TypeVar("Worker")


class WorkerQueue(Generic[Worker]):
    """Assigns free workers to waiting requests. The account with the least working time so far is next.

    An account that was idle starts level with the others, so it cannot save up time.
    """

    def __init__(self, memory: float = 0.0) -> None:
        """`memory` is for how many seconds a source of requests counts when time is shared out."""
        self._free: deque[Worker] = deque()
        self._count = 0
        self._memory = memory
        #: The last request of each source, and its account; the latest last.
        self._recent: dict[str, tuple[float, str]] = {}
        #: The waiting requests, in order of arrival, by account.
        self._waiting: dict[str, deque[asyncio.Future[Worker]]] = {}
        #: The number of workers of each account, and the seconds it has used.
        self._running: Counter[str] = Counter()
        self._used: dict[str, float] = {}
        #: The seconds that the account served last had used then.
        self._level = 0.0

    def add(self, worker: Worker) -> None:
        self._free.append(worker)
        self._count += 1
        self._serve()

    @property
    def waiting(self) -> int:
        """The number of requests that wait for a worker."""
        return sum(len(waiting) for waiting in self._waiting.values())

    def share(self, account: str) -> float:
        """Return the share of a worker's time that a request of the account may use, so that none waits long.

        It competes with the account's other requests and with as many of every other account: those that wait
        and, since they will come again, one of each source that has asked lately.
        """
        self._forget_old()
        demand = Counter(name for _, name in self._recent.values())
        for name, waiting in self._waiting.items():
            demand[name] = max(demand[name], len(waiting) + (name == account))
        own = max(1, demand.pop(account, 0))
        return min(1.0, max(1, self._count) / (own + sum(min(own, count) for count in demand.values())))

    def _forget_old(self) -> None:
        oldest = asyncio.get_running_loop().time() - self._memory
        while self._recent and next(iter(self._recent.values()))[0] < oldest:
            del self._recent[next(iter(self._recent))]

    async def take(self, account: str, source: str = "") -> Worker:
        """Wait for a worker; return it with `release`. One source asks again and again, such as a table."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Worker] = loop.create_future()
        if self._memory:
            self._forget_old()
            self._recent.pop(source, None)
            self._recent[source] = loop.time(), account
        self._waiting.setdefault(account, deque()).append(future)
        self._used[account] = max(self._used.get(account, 0.0), self._level)
        self._serve()
        try:
            return await future
        except asyncio.CancelledError:
            if future.cancelled():
                self._forget(account, future)
            else:
                self.release(future.result(), account, 0.0)
            raise

    def release(self, worker: Worker, account: str, seconds: float) -> None:
        """Return a worker to the queue and charge the account for its time."""
        self._running[account] -= 1
        self._used[account] += seconds
        self._free.append(worker)
        self._serve()
        self._drop_if_idle(account)

    def _serve(self) -> None:
        while self._free and self._waiting:
            # The account with fewer workers comes first: their time is charged only when they return.
            account = min(self._waiting, key=lambda name: (self._running[name], self._used[name]))
            future = self._waiting[account].popleft()
            if not self._waiting[account]:
                del self._waiting[account]
            if not future.done():
                self._level = max(self._level, self._used[account])
                self._running[account] += 1
                future.set_result(self._free.popleft())

    def _forget(self, account: str, future: asyncio.Future[Worker]) -> None:
        waiting = self._waiting.get(account)
        if waiting is not None:
            with suppress(ValueError):
                waiting.remove(future)
            if not waiting:
                del self._waiting[account]
        self._drop_if_idle(account)

    def _drop_if_idle(self, account: str) -> None:
        """Keep nothing of an account that would start level with the others anyway."""
        if account not in self._waiting and not self._running[account]:
            del self._running[account]
            if self._used.get(account, 0.0) <= self._level:
                self._used.pop(account, None)
        if not self._waiting and not self._running:
            self._used.clear()
            self._level = 0.0
