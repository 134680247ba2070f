"""Bots think in processes of their own: the server never waits for one, and stops one that takes too long."""

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
from parlour.server.cpu_affinity import all_cores, place
from parlour.server.table import Table

#: How long a process may take to start and to load a bot, seconds; the bot's own time counts from then.
LOADING = 30.0

logger = logging.getLogger(__name__)

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Decision).decode

Gauge = Callable[[str, float], None]


class BotPool:
    """So many processes, each with one question at a time."""

    def __init__(self, count: int, budget: float, gauge: Gauge | None = None) -> None:
        self.count = count
        self.budget = budget
        self._gauge = gauge
        self._free: asyncio.Queue[_BotProcess] = asyncio.Queue()
        self._all: list[_BotProcess] = []
        self._closing = False

    async def open(self) -> None:
        cores = all_cores()
        self._all = [_BotProcess(cores) for _ in range(self.count)]
        for process in self._all:
            self._free.put_nowait(process)

    async def close(self) -> None:
        self._closing = True
        for process in self._all:
            await process.stop()

    async def choose(self, table: Table, seat: int, bot: str) -> str:
        """A legal move of the seat: the bot's, or any if it fails or takes longer than it may."""
        state = table.state
        assert state is not None
        legal = table.choices(seat)
        # In a window even a lone choice is thought about, so that time does not tell who has one.
        if len(legal) == 1 and not table.is_window:
            return next(iter(legal))
        # By the seat's own moves: the same whether others, who choose at the same time, were faster or not.
        decisions = sum(mover == seat for mover, _ in table.moves)
        chance = bots.chance(table.seed, table.number, decisions, seat)
        named = {"table": table.id, "bot": bot}
        action = None
        try:
            # A world that the seat cannot tell from the true one: the process never gets to know more.
            world = state.resample(seat, chance)
            question = DecisionRequest(
                game=table.game.name,
                deck=table.created.deck,
                bot=bot,
                seat=seat,
                position=table.game.position(world),
                chance=chance.dump(),
            )
        except Exception:
            logger.exception("no question for a bot", extra=named)
        else:
            # Whoever no longer wants to know leaves the process to its question.
            action = await asyncio.shield(asyncio.ensure_future(self._answer(question, named)))
        for move, number in legal.items():
            if number == action:
                return move
        if action is not None:
            logger.error("bot broke a rule", extra=named)
        return list(legal)[chance.below(len(legal))]

    async def _answer(self, question: DecisionRequest, named: dict[str, str]) -> int | None:
        """What the bot chooses; None if it fails or takes longer than it may."""
        loop = asyncio.get_running_loop()
        process = await self._free.get()
        started = loop.time()
        try:
            await asyncio.wait_for(process.ask(question), LOADING)
            started = loop.time()
            decision = await asyncio.wait_for(process.answer(), self.budget)
            if decision.action is None:
                logger.error("bot failed", extra={**named, "problem": decision.problem})
            return decision.action
        except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as error:
            if not self._closing:
                logger.error("bot gave no answer", extra={**named, "error": type(error).__name__})
            await process.stop()
            return None
        except asyncio.CancelledError:
            await process.stop()
            raise
        finally:
            self._free.put_nowait(process)
            if self._gauge is not None:
                self._gauge(question.bot, loop.time() - started)


class _BotProcess:
    """One process, started when it is first needed and anew after it was stopped."""

    def __init__(self, cores: Collection[int]) -> None:
        self._cores = cores
        self._process: Process | None = None

    async def ask(self, question: DecisionRequest) -> None:
        """Return when the bot has begun to think."""
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "parlour.server.bot_worker", stdin=PIPE, stdout=PIPE, env=_environment()
            )
            # The thread that started it may have been told its place.
            place(process.pid, self._cores)
        assert process.stdin is not None
        body = _encode(question)
        process.stdin.write(len(body).to_bytes(4, "big") + body)
        await process.stdin.drain()
        await self._hear()

    async def answer(self) -> Decision:
        return _decode(await self._hear())

    async def _hear(self) -> bytes:
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
    """A bot needs no more than Python does: no database address, no settings."""
    names = ("PATH", "PYTHONPATH", "HOME", "LANG", "SYSTEMROOT", "VIRTUAL_ENV")
    return {name: os.environ[name] for name in names if name in os.environ}
