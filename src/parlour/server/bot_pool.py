"""A pool of worker processes for bots; a worker that takes too long is killed and replaced."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection

import msgspec

from parlour import bots
from parlour.bots import models
from parlour.core.rng import Rng
from parlour.languages import Speaker
from parlour.server.bot_worker import Decision, DecisionRequest
from parlour.server.cpu_affinity import available_cores
from parlour.server.table import Table
from parlour.server.worker_process import WorkerProcess
from parlour.server.worker_queue import WorkerQueue

#: Seconds in which a worker has to start and to load the bot; the bot's own time counts from then.
LOAD_TIMEOUT = 30.0

logger = logging.getLogger(__name__)

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Decision).decode

#: Bots whose decisions take a few milliseconds.
QUICK = frozenset(bots.LEVELS[:2])
#: Every other bot is given at least this many seconds before its decision is shown.
SHORTEST = 0.25
#: Seconds that a bot gets at least if it has to compare its choices in a number of worlds: among duplicates,
#: nobody may get another answer because the server is busy.
LEAST_BUDGET = 30.0
#: A bot that thinks is given this many times its time, and some seconds for the way to it and back.
SLACK, TRANSIT = 1.2, 0.05
#: The least part of its time that a bot gets when many others wait.
LEAST_PART = 0.1

#: Called with the bot and the seconds that a decision has waited for a worker and then taken there.
DecisionObserver = Callable[[str, float, float], None]


class BotPool:
    """Worker processes, each of which decides one request at a time.

    Bots that take their time have workers of their own, so that quick ones never wait for them.
    """

    def __init__(
        self, count: int, budget: float, observe: DecisionObserver | None = None, think: float = 1.0
    ) -> None:
        self.count = count
        self.budget = budget
        self.think = think
        self._observe = observe
        self._queue: WorkerQueue[_Worker] = WorkerQueue()
        self._thinking_queue: WorkerQueue[_Worker] = WorkerQueue(2 * SLACK * think)
        self._workers: list[_Worker] = []
        #: The bots that are known to have an attribute `think`, by game.
        self._timed_bots: set[tuple[str, str]] = set()
        self._is_closing = False

    async def open(self) -> None:
        for problem in models.problems():
            logger.warning("a model cannot be used", extra={"problem": Speaker("en").error(problem)})
        cores = available_cores()
        for queue in (self._queue, self._thinking_queue):
            for _ in range(self.count):
                self._workers.append(_Worker(cores))
                queue.add(self._workers[-1])

    @property
    def waiting(self) -> int:
        """The number of decisions that wait for a worker."""
        return self._queue.waiting + self._thinking_queue.waiting

    async def close(self) -> None:
        self._is_closing = True
        for worker in self._workers:
            await worker.stop()

    def least_seconds(self, game: str, bot: str) -> float:
        """Return after how many seconds a decision of the bot may be shown, whatever there was to decide."""
        if bot in QUICK:
            return 0.0
        return SLACK * self.think + TRANSIT if (game, bot) in self._timed_bots else SHORTEST

    async def choose(self, table: Table, seat: int, bot: str, account: str, most: float | None = None) -> str:
        """Return the bot's move, or a random legal move if the bot fails or takes too long.

        Even a single choice is sent to the bot: the time must not show who has only one. With `most`, the
        decision is wanted within that many seconds.
        """
        legal = table.choices(seat)
        # Seeded by the seat's own moves only: simultaneous moves of others must not change the decision.
        decisions = sum(mover == seat for mover, _ in table.moves)
        rng = bots.derive_rng(table.seed, table.deal_number, decisions, seat)
        move = await self._move(table, seat, bot, account, rng, most)
        return list(legal)[rng.below(len(legal))] if move is None else move

    async def suggest(self, table: Table, seat: int, bot: str, account: str) -> str | None:
        """Return the move that the bot would make in place of the seat; None if it fails."""
        rng = bots.derive_rng(table.seed, table.number, len(table.moves), seat)
        return await self._move(table, seat, bot, account, rng)

    async def _move(
        self, table: Table, seat: int, bot: str, account: str, rng: Rng, most: float | None = None
    ) -> str | None:
        assert table.state is not None
        legal = table.choices(seat)
        duplicate = table.created.duplicate
        context = {"table": table.id, "bot": bot}
        try:
            # Resampled for the seat: the worker process must not know more than it.
            world = table.state.resample(seat, rng)
            request = DecisionRequest(
                game=table.game.name,
                deck=table.created.deck,
                bot=bot,
                seat=seat,
                position=table.game.position(world),
                rng=rng.dump(),
                worlds=0 if duplicate is None else duplicate.worlds,
            )
        except Exception:
            logger.exception("cannot build a request for a bot", extra=context)
            return None
        action = await self._decide(request, account, context, most)
        for move, number in legal.items():
            if number == action:
                return move
        if action is not None:
            logger.error("bot chose an illegal action", extra=context)
        return None

    async def _decide(
        self, request: DecisionRequest, account: str, context: dict[str, str], most: float | None = None
    ) -> int | None:
        """Return the bot's action once it is the account's turn; None if it fails or takes too long."""
        loop = asyncio.get_running_loop()
        asked = loop.time()
        is_timed = (request.game, request.bot) in self._timed_bots
        queue = self._thinking_queue if is_timed else self._queue
        worker = await queue.take(account, context["table"])
        started = loop.time()
        request.think = self._think_time(started - asked, queue.share(account), most)

        async def use() -> int | None:
            try:
                return await self._ask(worker, request, context)
            finally:
                seconds = loop.time() - started
                queue.release(worker, account, seconds)
                if self._observe is not None:
                    self._observe(request.bot, started - asked, seconds)

        # Shielded: a cancelled caller must not interrupt the worker.
        return await asyncio.shield(asyncio.ensure_future(use()))

    def _think_time(self, waited: float, share: float, most: float | None) -> float:
        """Return the seconds for a bot that has waited, less if others wait too.

        All are to decide before their decisions may be shown. So a queue costs strength first, and time only
        when there is nothing left to save.
        """
        think = self.think if most is None else min(self.think, most / SLACK)
        return max(
            bots.LEAST_THINK, LEAST_PART * think, min(think, SLACK * think * share, SLACK * think - waited)
        )

    async def _ask(self, worker: _Worker, request: DecisionRequest, context: dict[str, str]) -> int | None:
        try:
            await asyncio.wait_for(worker.send(request), LOAD_TIMEOUT)
            budget = max(self.budget, LEAST_BUDGET) if request.worlds else self.budget
            decision = await asyncio.wait_for(worker.receive(), budget + (request.think or 0.0))
            if decision.thinks:
                self._timed_bots.add((request.game, request.bot))
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
        self._process: WorkerProcess | None = None

    async def send(self, request: DecisionRequest) -> None:
        """Send the request, and return when the bot is loaded."""
        process = self._process
        if process is None or process.has_ended:
            process = self._process = await WorkerProcess.start("parlour.server.bot_worker", self._cores)
        await process.send(_encode(request))
        await self._receive()

    async def receive(self) -> Decision:
        return _decode(await self._receive())

    async def _receive(self) -> bytes:
        if self._process is None:
            raise EOFError("the worker was stopped")
        return await self._process.receive()

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            await process.stop()
