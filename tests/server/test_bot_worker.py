"""The process in which bots think, when its server goes."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys

import msgspec
import pytest

from parlour.core.rng import Rng
from parlour.registry import game as find_game
from parlour.server.bot_pool import BotPool, _Worker
from parlour.server.bot_worker import DecisionRequest
from parlour.server.worker_process import frame
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
