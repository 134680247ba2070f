"""A pool of worker processes for bots; a worker that takes too long is killed and replaced."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Collection

import msgspec

from parlour import bots
from parlour.server.bot_worker import Decision, DecisionRequest
from parlour.server.cpu_affinity import available_cores, set_affinity
from parlour.server.table import Table
from parlour.server.worker_queue import WorkerQueue

#: Seconds in which a worker has to start and to load the bot; the bot's own time counts from then.
LOAD_TIMEOUT = 30.0

logger = logging.getLogger(__name__)

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Decision).decode

#: Called with the bot and the seconds that a decision has waited for a worker and then taken there.
DecisionObserver = Callable[[str, float, float], None]


class BotPool:
    """Worker processes, each of which decides one request at a time."""

    def __init__(self, count: int, budget: float, observe: DecisionObserver | None = None) -> None:
        self.count = count
        self.budget = budget
        self._observe = observe
        self._queue: WorkerQueue[_Worker] = WorkerQueue()
        self._workers: list[_Worker] = []
        self._is_closing = False

    async def open(self) -> None:
        cores = available_cores()
        self._workers = [_Worker(cores) for _ in range(self.count)]
        for worker in self._workers:
            self._queue.add(worker)

    async def close(self) -> None:
        self._is_closing = True
        for worker in self._workers:
            await worker.stop()

    async def choose(self, table: Table, seat: int, bot: str, account: str) -> str:
        """Return the bot's move, or a random legal move if the bot fails or takes too long.

        Even a single choice is sent to the bot: the time must not show who has only one.
        """
        state = table.state
        assert state is not None
        legal = table.choices(seat)
        # Seeded by the seat's own moves only: simultaneous moves of others must not change the decision.
        decisions = sum(mover == seat for mover, _ in table.moves)
        chance = bots.derive_rng(table.seed, table.number, decisions, seat)
        context = {"table": table.id, "bot": bot}
        action = None
        try:
            # Resampled for the seat: the worker process must not know more than it.
            world = state.resample(seat, chance)
            request = DecisionRequest(
                game=table.game.name,
                deck=table.created.deck,
                bot=bot,
                seat=seat,
                position=table.game.position(world),
                chance=chance.dump(),
            )
        except Exception:
            logger.exception("cannot build a request for a bot", extra=context)
        else:
            action = await self._decide(request, account, context)
        for move, number in legal.items():
            if number == action:
                return move
        if action is not None:
            logger.error("bot chose an illegal action", extra=context)
        return list(legal)[chance.below(len(legal))]

    async def _decide(self, request: DecisionRequest, account: str, context: dict[str, str]) -> int | None:
        """Return the bot's action once it is the account's turn; None if it fails or takes too long."""
        loop = asyncio.get_running_loop()
        asked = loop.time()
        worker = await self._queue.take(account)
        started = loop.time()

        async def use() -> int | None:
            try:
                return await self._ask(worker, request, context)
            finally:
                seconds = loop.time() - started
                self._queue.release(worker, account, seconds)
                if self._observe is not None:
                    self._observe(request.bot, started - asked, seconds)

        # Shielded: a cancelled caller must not interrupt the worker.
        return await asyncio.shield(asyncio.ensure_future(use()))

    async def _ask(self, worker: _Worker, request: DecisionRequest, context: dict[str, str]) -> int | None:
        try:
            await asyncio.wait_for(worker.send(request), LOAD_TIMEOUT)
            decision = await asyncio.wait_for(worker.receive(), self.budget)
            if decision.action is None:
                logger.error("bot failed", extra={**context, "problem": decision.problem})
            return decision.action
        except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as error:
            if not self._is_closing:
                logger.error("bot did not answer", extra={**context, "error": type(error).__name__})
            await worker.stop()
            return None
        except asyncio.CancelledError:
            await worker.stop()
            raise


class _Worker:
    """A worker process, started on first use and after it was stopped."""

    def __init__(self, cores: Collection[int]) -> None:
        self._cores = cores
        self._process: Process | None = None

    async def send(self, request: DecisionRequest) -> None:
        """Send the request, and return when the bot is loaded."""
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "parlour.server.bot_worker", stdin=PIPE, stdout=PIPE, env=_environment()
            )
            # The process inherits the affinity of this thread, which may be pinned.
            set_affinity(process.pid, self._cores)
        assert process.stdin is not None
        body = _encode(request)
        process.stdin.write(len(body).to_bytes(4, "big") + body)
        await process.stdin.drain()
        await self._read_frame()

    async def receive(self) -> Decision:
        return _decode(await self._read_frame())

    async def _read_frame(self) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        size = int.from_bytes(await self._process.stdout.readexactly(4), "big")
        return await self._process.stdout.readexactly(size)

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _environment() -> dict[str, str]:
    """Return the environment of a worker: without settings and database URL."""
    names = ("PATH", "PYTHONPATH", "HOME", "LANG", "SYSTEMROOT", "VIRTUAL_ENV")
    return {name: os.environ[name] for name in names if name in os.environ}
