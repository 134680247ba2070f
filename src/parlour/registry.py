"""Which games and bots there are: those of every installed package that names some as entry points."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points

from parlour.core.errors import UnknownName
from parlour.core.game import Game

GAMES = "parlour.games"


def names() -> list[str]:
    """The names of all games that can be played."""
    return sorted({point.name for point in entry_points(group=GAMES)})


def game(name: str, deck: str | None = None) -> Game:
    """The game of that name, with the deck that the text of a deck file describes or with its own."""
    found = _load(GAMES, name, "unknown-game")
    if not isinstance(found, Game):
        raise TypeError(f"the entry point {GAMES}:{name} is not a Game")
    return found if deck is None else found.with_deck(deck)


def _load(group: str, name: str, error: str) -> object:
    points: list[EntryPoint] = list(entry_points(group=group, name=name))
    if not points:
        known = sorted({point.name for point in entry_points(group=group)})
        raise UnknownName(error, name=name, known=", ".join(known))
    return points[0].load()
