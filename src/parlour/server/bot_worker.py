"""The process in which bots think: questions come in, one decision each goes out."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from parlour import bots
from parlour.core.game import Game
from parlour.core.rng import Rng
from parlour.registry import game as find_game


class DecisionRequest(Struct):
    """A position that the bot's seat cannot tell from the true one."""

    game: str
    deck: str | None
    bot: str
    seat: int
    position: Any
    chance: str


class Decision(Struct):
    """The action that the bot chose; None if it failed, and how."""

    action: int | None
    problem: str = ""


@lru_cache(maxsize=8)
def _game(name: str, deck: str | None) -> Game:
    return find_game(name, deck)


def answer(question: DecisionRequest, begin: Callable[[], None]) -> Decision:
    """What a new bot does there: it keeps nothing from one decision to the next.

    `begin` is called when its program is loaded: its time counts from then.
    """
    try:
        try:
            state = _game(question.game, question.deck).from_position(question.position)
            make = bots.maker(question.game, question.bot)
        finally:
            begin()
        action = bots.decide(make(), question.bot, state, question.seat, Rng.load(question.chance))
    except Exception as error:
        return Decision(None, f"{type(error).__name__}: {error}")
    return Decision(action)


def main() -> None:
    """Answer until nobody asks any more; interrupts are the server's to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    source, sink = _keep_to_ourselves()
    decoder = msgspec.msgpack.Decoder(DecisionRequest)

    def tell(body: bytes) -> None:
        sink.write(len(body).to_bytes(4, "big") + body)
        sink.flush()

    while (question := _read(source)) is not None:
        decision = answer(decoder.decode(question), lambda: tell(b""))
        tell(msgspec.msgpack.encode(decision))


def _keep_to_ourselves() -> tuple[BinaryIO, BinaryIO]:
    """The ways in and out, where no bot finds them: what it prints is for the log, and nobody types."""
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return source, sink


def _read(source: BinaryIO) -> bytes | None:
    head = source.read(4)
    if len(head) < 4:
        return None
    return source.read(int.from_bytes(head, "big"))


if __name__ == "__main__":
    main()
