"""Analyses of finished games: asked for once, done one after the other in the background, and kept.

All that is known is in the database, so any process can tell how far an analysis is, and whichever is free
goes on with one that was broken off. A claim, renewed with every step, keeps others away from it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable
from typing import Any

import msgspec
from sqlalchemy import Row

from parlour import __version__
from parlour.analysis import Step
from parlour.server.analysis_store import AnalysisStore
from parlour.server.analysis_worker import AnalysisRequest, Begun, Failed, Finished, Found, Report
from parlour.server.cpu_affinity import available_cores
from parlour.server.errors import Denied, TooMuch, Unavailable
from parlour.server.interfaces import AnalysisMetrics, Clock, Jobs
from parlour.server.limits import PerHour, client_network
from parlour.server.worker_process import WorkerProcess
from parlour.server.worker_queue import WorkerQueue

#: New analyses per hour and address, and how many may wait in all.
PER_HOUR = 30
MOST_WAITING = 200
#: Seconds between two looks for analyses that nobody goes on with, and between two writes of new steps.
LOOK_INTERVAL = 10.0
WRITE_INTERVAL = 1.0
#: Seconds in which a worker has to find one more step.
STEP_TIMEOUT = 300.0
#: Milliseconds after which a claim that is not renewed has expired.
CLAIM = 30_000
#: The errors of a worker that was killed, takes too long or writes nonsense.
BROKEN = (TimeoutError, OSError, EOFError, msgspec.DecodeError)

logger = logging.getLogger(__name__)

_read_report = msgspec.msgpack.Decoder(Report).decode
_read_step = msgspec.json.Decoder(Step).decode


class Analyses:
    """The queue of this process, and its workers."""

    def __init__(
        self,
        store: AnalysisStore,
        clock: Clock,
        jobs: Jobs,
        metrics: AnalysisMetrics,
        *,
        at_once: int,
        worlds: int,
        is_limited: bool,
    ) -> None:
        self.at_once = at_once
        self.worlds = worlds
        self._store = store
        self._clock = clock
        self._jobs = jobs
        self._metrics = metrics
        self._per_hour = PerHour(PER_HOUR if is_limited else 0, "too-many-analyses")
        self._queue: WorkerQueue[int] = WorkerQueue()
        for slot in range(at_once):
            self._queue.add(slot)
        #: All that is not done here, and how many of them have a worker.
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._running = 0
        self._looking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Go on with what was broken off."""
        if self.at_once:
            self._looking = self._jobs.run(self._look())

    async def close(self) -> None:
        """Stop all workers; the analyses go on after the next start."""
        tasks = [task for task in (self._looking, *self._tasks.values()) if task is not None]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    async def request(self, record: str, address: str) -> None:
        """Ask for the analysis of a record, unless it is known or under way.

        Results of another version are computed again.
        """
        if not self.at_once:
            raise Denied("no-analyses")
        row = await self._store.find(record)
        if row is None or row.status == "failed" or (row.status == "done" and row.version != __version__):
            self._per_hour.check(address)
            if len(self._tasks) >= MOST_WAITING:
                raise TooMuch("analyses-busy")
            await self._store.request(record, self.worlds, __version__, self._clock.wall())
            self._enqueue(record, client_network(address))

    async def find(self, record: str, after: int) -> tuple[Row[Any] | None, list[bytes]]:
        """Return the progress of the analysis of a record, and its steps without the first ones.

        Results of another version are not shown if they can be computed again.
        """
        row = await self._store.find(record)
        if row is not None and row.version != __version__ and self.at_once:
            return (None if row.status == "done" else row), []
        return row, await self._store.steps(record, after)

    def _enqueue(self, record: str, account: str) -> None:
        if record not in self._tasks:
            task = self._tasks[record] = self._jobs.run(self._run(record, account))
            task.add_done_callback(lambda _: self._forget(record))
            self._count()

    def _forget(self, record: str) -> None:
        self._tasks.pop(record, None)
        self._count()

    def _count(self, started: int = 0) -> None:
        """Publish how many analyses wait and run, after this many were started."""
        self._running += started
        self._metrics.analyses_queued(len(self._tasks) - self._running, self._running)

    async def _look(self) -> None:
        """Find analyses that nobody goes on with, now and from time to time; an error must not end this."""
        if not self._store.is_shared:
            # Without other processes, a claim is from before the restart.
            await self._attempt(self._store.release())
        while True:
            await self._attempt(self._enqueue_unclaimed())
            await asyncio.sleep(LOOK_INTERVAL)

    async def _attempt(self, step: Awaitable[None]) -> None:
        try:
            await step
        except Unavailable:
            pass
        except Exception:
            self._metrics.failed()
            logger.exception("cannot look for analyses")

    async def _enqueue_unclaimed(self) -> None:
        """Queue the analyses that are not done and that nobody has claimed."""
        expired = self._clock.wall() - CLAIM
        for record in await self._store.unclaimed(expired, MOST_WAITING):
            self._enqueue(record, "")

    async def _run(self, record: str, account: str) -> None:
        """Analyse the record when it is the account's turn."""
        loop = asyncio.get_running_loop()
        slot = await self._queue.take(account)
        started = loop.time()
        self._count(started=1)
        try:
            await self._analyse(record)
        except Unavailable:
            logger.warning("analysis interrupted: the database does not answer", extra={"record": record})
        finally:
            self._count(started=-1)
            self._queue.release(slot, account, loop.time() - started)

    async def _analyse(self, record: str) -> None:
        row = await self._store.find(record)
        body = await self._store.record(record)
        if row is None or body is None or row.status in ("done", "failed"):
            return
        now = self._clock.wall()
        is_claimed = row.claimed > now - CLAIM
        if is_claimed or not await self._store.claim(record, row.claimed, now):
            return
        if row.version != __version__:
            await self._store.start_over(record, __version__)
        known = await self._store.steps(record)
        request = AnalysisRequest(body, row.worlds, [_read_step(step) for step in known])
        worker = await WorkerProcess.start("parlour.server.analysis_worker", available_cores())
        try:
            await self._follow(record, worker, request)
        except BROKEN as error:
            await self._fail(record, type(error).__name__, keeps_steps=True)
        except asyncio.CancelledError:
            with contextlib.suppress(Unavailable):
                await self._store.release(record)
            raise
        finally:
            await worker.stop()

    async def _follow(self, record: str, worker: WorkerProcess, request: AnalysisRequest) -> None:
        """Write down what the worker finds."""
        await worker.send(msgspec.msgpack.encode(request))
        loop = asyncio.get_running_loop()
        done, new, written = len(request.known), [], loop.time()
        try:
            while True:
                report = _read_report(await asyncio.wait_for(worker.receive(), STEP_TIMEOUT))
                match report:
                    case Begun(total):
                        await self._store.begin(record, total)
                    case Found(step):
                        new.append(step)
                        if loop.time() - written >= WRITE_INTERVAL:
                            await self._store.add_steps(record, done, new, self._clock.wall())
                            done, new, written = done + len(new), [], loop.time()
                    case Finished(final, deciding):
                        result = msgspec.json.encode({"final": final, "deciding": deciding})
                        await self._store.add_steps(record, done, new, self._clock.wall())
                        await self._store.finish(record, result)
                        self._metrics.analysis_ended("done")
                        return
                    case Failed(problem):
                        await self._fail(record, problem, keeps_steps=False)
                        return
        except BROKEN:
            await self._store.add_steps(record, done, new, self._clock.wall())
            raise

    async def _fail(self, record: str, problem: str, keeps_steps: bool) -> None:
        logger.error("analysis failed", extra={"record": record, "problem": problem})
        await self._store.fail(record, keeps_steps)
        self._metrics.analysis_ended("failed")
