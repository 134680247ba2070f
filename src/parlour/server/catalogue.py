"""The games and bots of this server, cached: entry points are slow to look up."""

from __future__ import annotations

from functools import lru_cache

from parlour import bots
from parlour.core.errors import UnknownName
from parlour.core.game import Game
from parlour.registry import game as find_game
from parlour.registry import names as find_names

#: The number of cached games with custom decks.
CACHED_GAMES = 64
#: The bot that stands in for players unless the table has another.
STAND_IN = "easy"


@lru_cache(maxsize=CACHED_GAMES)
def game(name: str, deck: str | None = None) -> Game:
    """Return the game with this name and deck. Raise `UnknownName` or `BadDeck` if there is none."""
    return find_game(name, deck)


@lru_cache
def game_names() -> list[str]:
    return find_names()


@lru_cache
def bot_names(game: str) -> list[str]:
    return bots.names(game)


def usual_stand_in(game: str) -> str:
    return STAND_IN if STAND_IN in bot_names(game) else "random"


def check_bot(game: Game, seats: int, name: str) -> None:
    """Raise `UnknownName` or `BadModel` unless the bot can play the game with this number of seats."""
    if name not in bot_names(game.name):
        raise UnknownName("unknown-bot", name=name, game=game.name, known=", ".join(bot_names(game.name)))
    if name not in bots.LEVELS:
        bots.check(game, seats, name)
