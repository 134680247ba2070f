"""The worker process for bots: reads requests and writes one decision for each."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from parlour import bots
from parlour.core.game import Game
from parlour.core.rng import Rng
from parlour.environment import claim_streams
from parlour.interrupts import ignore_interrupts
from parlour.registry import game as find_game
from parlour.server.worker_process import frame, read_frame_now


class DecisionRequest(Struct):
    """A decision to make, in a world that the bot's seat cannot distinguish from the true one."""

    game: str
    deck: str | None
    bot: str
    seat: int
    position: Any
    rng: str
    #: The seconds for a bot with an attribute `think`; None leaves it to the bot.
    think: float | None = None
    #: The worlds in which such a bot compares its choices instead; 0: it goes by the time.
    worlds: int = 0


class Decision(Struct):
    """The bot's action, or None and the error."""

    action: int | None
    problem: str = ""
    #: Whether the bot has an attribute `think`.
    thinks: bool = False


@lru_cache(maxsize=8)
def _game(name: str, deck: str | None) -> Game:
    return find_game(name, deck)


@lru_cache(maxsize=64)
def _factory(game: str, bot: str) -> Callable[[], bots.Bot]:
    """Return the factory of the bot, cached: searching the entry points takes longer than most decisions."""
    return bots.factory(game, bot)


def decide(request: DecisionRequest, on_loaded: Callable[[], None]) -> Decision:
    """Let a new bot decide: bots keep no state between decisions.

    `on_loaded` is called when the bot is loaded; its time counts from then.
    """
    thinks = False
    try:
        try:
            world = _game(request.game, request.deck).from_position(request.position, trusted=True)
            make = _factory(request.game, request.bot)
        finally:
            on_loaded()
        bot = make()
        thinks = request.think is not None and bots.set_think(bot, request.think)
        if request.worlds:
            bots.set_worlds(bot, request.worlds)
        action = bots.decide_in_world(bot, request.bot, world, request.seat, Rng.load(request.rng))
    except Exception as error:
        return Decision(None, f"{type(error).__name__}: {error}", thinks)
    return Decision(action, "", thinks)


def main() -> None:
    """Handle requests until standard input is closed; the server handles interrupts."""
    ignore_interrupts()
    source, sink = claim_streams()
    decoder = msgspec.msgpack.Decoder(DecisionRequest)

    def send(body: bytes) -> None:
        sink.write(frame(body))
        sink.flush()

    try:
        while (body := read_frame_now(source)) is not None:
            decision = decide(decoder.decode(body), lambda: send(b""))
            send(msgspec.msgpack.encode(decision))
    except BrokenPipeError:
        # The server has stopped. Exit at once, because the interpreter would try to write once more.
        os._exit(0)


if __name__ == "__main__":
    main()
