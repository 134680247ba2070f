"""The process in which bots think: what it is told, and what it does when its server goes."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys

import msgspec
import pytest

from parlour.bots import derive_rng
from parlour.core.perspective import Perspective
from parlour.core.rng import Rng
from parlour.registry import game as find_game
from parlour.server import bot_worker
from parlour.server.bot_pool import BotPool, _Worker
from parlour.server.bot_worker import Decision, DecisionRequest
from parlour.server.worker_process import frame
from tests.server.prepared_tables import laid
from tests.server.running import PATIENCE


def request() -> DecisionRequest:
    game = find_game("fzzzt")
    position = game.position(game.start(2, 1))
    return DecisionRequest("fzzzt", None, "random", 0, position, Rng(1).dump())


@pytest.mark.parametrize("received", [None, 100, 2, 0])
def test_a_worker_whose_server_has_stopped_ends_without_a_word(received: int | None) -> None:
    """The server may go while a bot thinks, or in the middle of a request."""
    reading, writing = os.pipe()
    os.close(reading)
    run = subprocess.run(
        [sys.executable, "-m", "parlour.server.bot_worker"],
        input=frame(msgspec.msgpack.encode(request()))[:received],
        stdout=writing,
        stderr=subprocess.PIPE,
        timeout=PATIENCE,
        check=False,
    )
    os.close(writing)
    assert (run.returncode, run.stderr) == (0, b"")


class Stopped(_Worker):
    """A worker that is stopped as soon as it has a request."""

    async def send(self, request: DecisionRequest) -> None:
        await super().send(request)
        await self.stop()


def test_a_bot_whose_worker_is_stopped_has_no_answer() -> None:
    pool = BotPool(1, PATIENCE)
    found = asyncio.run(pool._ask(Stopped([]), request(), {"table": "", "bot": "random"}))
    assert found is None


class Capture(BotPool):
    """Keeps the request instead of sending it."""

    def __init__(self) -> None:
        super().__init__(0, PATIENCE)
        self.requests: list[DecisionRequest] = []

    async def _decide(
        self, request: DecisionRequest, account: str, context: dict[str, str], most: float | None = None
    ) -> int | None:
        self.requests.append(request)
        return None


class FirstWorld:
    """Notes the first world it gets, and its generator after that."""

    def __init__(self) -> None:
        self.position: object = None
        self.rng = ""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        world = next(perspective.worlds(rng))
        self.position, self.rng = world.game.position(world), rng.dump()
        return perspective.legal[0]


@pytest.mark.parametrize("game", ["fzzzt", "frantic", "flautz"])
def test_a_world_is_drawn_once_for_a_decision(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the server, which tells the bot's process nothing else; the bot starts with that world."""
    state = find_game(game).start(2, 1)
    seat = state.actors[0]
    table = laid(state, ["", ""], bots={seat: "first"})
    pool = Capture()
    asyncio.run(pool.choose(table, seat, "first", ""))
    [request] = pool.requests
    rng = derive_rng(table.seed, table.deal_number, 0, seat)
    world = state.resample(seat, rng)
    assert (request.position, request.rng) == (state.game.position(world), rng.dump())

    bot = FirstWorld()
    monkeypatch.setattr(bot_worker, "_factory", lambda game, name: lambda: bot)
    assert bot_worker.decide(request, lambda: None) == Decision(world.legal(seat)[0])
    assert (bot.position, bot.rng) == (request.position, request.rng)
