"""Bots that search: they compare their choices in worlds that agree with what they know."""

from __future__ import annotations

from parlour.core.perspective import Perspective
from parlour.core.rng import Rng
from parlour.search import Race


class NormalBot:
    """Compares its choices in a fixed number of worlds, so the same seed gives the same decision."""

    worlds = 16

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        race = Race(perspective, rng)
        race.run(worlds=self.worlds)
        return race.best()


class HardBot:
    """Compares its choices for `think` seconds, or less if one of them is clearly better.

    With `worlds`, it compares them in that many worlds instead, so the same seed gives the same decision.
    """

    think = 1.0
    worlds = 0

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        race = Race(perspective, rng)
        if self.worlds:
            race.run(worlds=self.worlds)
        else:
            race.run(seconds=self.think)
        return race.best()
