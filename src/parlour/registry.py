"""Which games and bots there are: those of every installed package that names some as entry points."""

from __future__ import annotations

from importlib.metadata import entry_points

from parlour.core.errors import UnknownName
from parlour.core.game import Game

GAMES = "parlour.games"


def names() -> list[str]:
    """The names of all games that can be played."""
    return sorted({point.name for point in entry_points(group=GAMES)})


def game(name: str, deck: str | None = None) -> Game:
    """The game of that name, with the deck that the text of a deck file describes or with its own."""
    points = list(entry_points(group=GAMES, name=name))
    if not points:
        raise UnknownName("unknown-game", name=name, known=", ".join(names()))
    found = points[0].load()
    if not isinstance(found, Game):
        raise TypeError(f"the entry point {GAMES}:{name} is not a Game")
    return found if deck is None else found.with_deck(deck)
