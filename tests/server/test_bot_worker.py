"""The process in which bots think, when its server goes."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec
import pytest

from parlour.core.rng import Rng
from parlour.registry import game as find_game
from parlour.server.bot_worker import DecisionRequest
from tests.server.running import PATIENCE


def frame() -> bytes:
    game = find_game("fzzzt")
    position = game.position(game.start(2, 1))
    request = DecisionRequest("fzzzt", None, "random", 0, position, Rng(1).dump())
    body = msgspec.msgpack.encode(request)
    return len(body).to_bytes(4, "big") + body


@pytest.mark.parametrize("received", [None, 100, 2, 0])
def test_a_worker_whose_server_has_stopped_ends_without_a_word(received: int | None) -> None:
    """The server may go while a bot thinks, or in the middle of a request."""
    reading, writing = os.pipe()
    os.close(reading)
    run = subprocess.run(
        [sys.executable, "-m", "parlour.server.bot_worker"],
        input=frame()[:received],
        stdout=writing,
        stderr=subprocess.PIPE,
        timeout=PATIENCE,
        check=False,
    )
    os.close(writing)
    assert (run.returncode, run.stderr) == (0, b"")
