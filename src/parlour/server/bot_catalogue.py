"""The bots of this server, cached: entry points are slow to look up, and models are files."""

from __future__ import annotations

from functools import lru_cache

from parlour import bots
from parlour.core.errors import UnknownName
from parlour.core.game import Game


@lru_cache
def bot_names(game: str) -> list[str]:
    return bots.names(game)


def check_bot(game: Game, seats: int, name: str) -> None:
    """Raise `UnknownName` or `BadModel` unless the bot can play the game with this number of seats."""
    if name not in bot_names(game.name):
        raise UnknownName("unknown-bot", name=name, game=game.name, known=", ".join(bot_names(game.name)))
    if name not in bots.LEVELS:
        bots.check(game, seats, name)
