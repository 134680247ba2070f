"""The games and bots of this server, looked up once: to find them takes as long as many moves."""

from __future__ import annotations

from functools import lru_cache

from parlour import bots
from parlour.core.errors import UnknownName
from parlour.core.game import Game
from parlour.registry import game as find_game

#: Decks of people's own are many; so many are kept ready.
DECKS = 64


@lru_cache(maxsize=DECKS)
def game(name: str, deck: str | None = None) -> Game:
    """The game of that name, with the deck that the text describes or its own; UnknownName, BadDeck."""
    return find_game(name, deck)


@lru_cache
def bot_names(game: str) -> list[str]:
    return bots.names(game)


def check_bot(game: str, name: str) -> None:
    """UnknownName unless there is such a bot."""
    if name not in bot_names(game):
        raise UnknownName("unknown-bot", name=name, game=game, known=", ".join(bot_names(game)))
