"""The process of a Python bot: reads requests and writes one decision for each, in JSON lines."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from parlour import bots
from parlour.arena.entrants import load_bot
from parlour.core.errors import IllegalAction
from parlour.core.game import Game
from parlour.core.rng import Rng
from parlour.environment import claim_streams
from parlour.interrupts import ignore_interrupts
from parlour.registry import game as find_game


class NewGame(Struct, frozen=True, tag=True):
    """A game begins, with a new bot."""

    #: An import path such as `my_package:Thinker`, or the name of a registered bot.
    bot: str
    game: str
    deck: str | None
    seat: int
    #: The seconds for a bot with an attribute `think`; None leaves it to the bot.
    think: float | None
    #: The worlds for such a bot with an attribute `worlds`.
    worlds: int | None


class DecisionRequest(Struct, frozen=True, tag=True):
    """A decision to make, in a world that the bot's seat cannot distinguish from the true one."""

    version: int
    position: Any
    rng: str


class Ready(Struct, frozen=True, tag=True):
    """The bot is loaded, or it cannot be and every decision will fail."""


class Decision(Struct, frozen=True, tag=True):
    """The bot's action, or None and what went wrong."""

    version: int
    action: int | None
    kind: Literal["error", "illegal"] = "error"
    problem: str = ""


Request: TypeAlias = NewGame | DecisionRequest
Answer: TypeAlias = Ready | Decision

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


class Host:
    """Lets a bot play one game after the other."""

    def __init__(self) -> None:
        #: The bot and its game, or the reason why there is none.
        self._seated: _SeatedBot | str = "no game has begun"

    def answer(self, request: Request) -> Answer:
        match request:
            case NewGame():
                self._seated = _prepare(request)
                return Ready()
            case DecisionRequest(version):
                if isinstance(self._seated, str):
                    return Decision(version, None, "error", self._seated)
                return _decide(self._seated, request)


class _SeatedBot(NamedTuple):
    game: Game
    seat: int
    name: str
    bot: bots.Bot


def _prepare(request: NewGame) -> _SeatedBot | str:
    """Return a new bot at its seat, or what went wrong."""
    try:
        bot = _factory(request.game, request.bot)()
        bots.set_effort(bot, request.think, request.worlds)
        return _SeatedBot(_find_game(request.game, request.deck), request.seat, request.bot, bot)
    except Exception as error:
        return _told(error)


def _decide(seated: _SeatedBot, request: DecisionRequest) -> Decision:
    try:
        world = seated.game.from_position(request.position, trusted=True)
        rng = Rng.load(request.rng)
        action = bots.decide_in_world(seated.bot, seated.name, world, seated.seat, rng)
        return Decision(request.version, action)
    except IllegalAction as error:
        return Decision(request.version, None, "illegal", str(error))
    except Exception as error:
        return Decision(request.version, None, "error", _told(error))


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


@lru_cache(maxsize=8)
def _find_game(name: str, deck: str | None) -> Game:
    return find_game(name, deck)


@lru_cache(maxsize=8)
def _factory(game: str, bot: str) -> Callable[[], bots.Bot]:
    return load_bot(bot) if ":" in bot else bots.factory(game, bot)


def main() -> None:
    """Answer requests until standard input is closed."""
    ignore_interrupts()
    source, sink = claim_streams()
    # Not earlier: files there may have the names of modules that Parlour needs.
    sys.path.insert(0, os.getcwd())
    host = Host()
    for line in source:
        sink.write(encode(host.answer(_decoder.decode(line))) + b"\n")
        sink.flush()


if __name__ == "__main__":
    main()
