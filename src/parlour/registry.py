"""The registry of games. Packages register them as entry points."""

from __future__ import annotations

from importlib.metadata import entry_points

from parlour.core.errors import UnknownName
from parlour.core.game import Game

GAMES = "parlour.games"


def names() -> list[str]:
    """Return the names of all installed games."""
    return sorted({point.name for point in entry_points(group=GAMES)})


def game(name: str, deck: str | None = None) -> Game:
    """Return the game with this name. `deck` is the text of a deck file, or None for the standard deck.

    Raise `UnknownName` if there is no such game, and `BadDeck` if the deck is invalid.
    """
    points = list(entry_points(group=GAMES, name=name))
    if not points:
        raise UnknownName("unknown-game", name=name, known=", ".join(names()))
    found = points[0].load()
    if not isinstance(found, Game):
        raise TypeError(f"the entry point {GAMES}:{name} is not a Game")
    return found if deck is None else found.with_deck(deck)
