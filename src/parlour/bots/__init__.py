"""Bots: each sees a perspective, never the state."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Protocol

from parlour.core.errors import UnknownName
from parlour.core.perspective import Perspective
from parlour.core.rng import Rng

BOTS = "parlour.bots"


class Bot(Protocol):
    """Whoever chooses one of a perspective's legal actions."""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        """One of `perspective.legal`; all chance comes from `rng`."""


def names(game: str) -> list[str]:
    """The bots that can play the game: general ones, and its own, which are registered as `game.name`."""
    found = {point.name for point in entry_points(group=BOTS)}
    own = {name.removeprefix(f"{game}.") for name in found if name.startswith(f"{game}.")}
    return sorted(own | {name for name in found if "." not in name})


def bot(game: str, name: str) -> Bot:
    """A new bot of that name for the game; the game's own before a general one."""
    if name in names(game):
        own = entry_points(group=BOTS, name=f"{game}.{name}")
        for point in [*own, *entry_points(group=BOTS, name=name)]:
            made: Bot = point.load()()
            return made
    raise UnknownName("unknown-bot", name=name, game=game, known=", ".join(names(game)))
