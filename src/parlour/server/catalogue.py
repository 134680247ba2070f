"""The games of this server, cached: entry points are slow to look up."""

from __future__ import annotations

from functools import lru_cache

from parlour.core.game import Game
from parlour.registry import game as find_game
from parlour.registry import names as find_names

#: The number of cached games with custom decks.
CACHED_GAMES = 64


@lru_cache(maxsize=CACHED_GAMES)
def game(name: str, deck: str | None = None) -> Game:
    """Return the game with this name and deck. Raise `UnknownName` or `BadDeck` if there is none."""
    return find_game(name, deck)


@lru_cache
def game_names() -> list[str]:
    return find_names()
