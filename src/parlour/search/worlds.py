"""The worlds of a search: plausible ones are drawn more often."""

from __future__ import annotations

from typing import Any, Final

from parlour.core.perspective import Perspective
from parlour.core.rng import Rng
from parlour.core.state import Sampler, State
from parlour.core.strategy import Guess, Strategy

#: At most this many worlds are drawn until one is accepted.
TRIES: Final = 8


class PlausibleWorlds(Sampler):
    """Draws worlds in proportion to their plausibility, by rejection; the last of `TRIES` is always taken."""

    def __init__(self, sampler: Sampler, guess: Guess[Any]) -> None:
        super().__init__(sampler.state, sampler.seat)
        self.sampler = sampler
        self.guess = guess

    def draw(self, rng: Rng) -> State:
        world = self._draw(rng)
        for _ in range(TRIES - 1):
            if rng.fraction() < self.guess.plausibility(world):
                break
            world = self._draw(rng)
        return world

    def _draw(self, rng: Rng) -> State:
        world = self.sampler.draw(rng)
        self.guess.adjust(world, rng)
        return world


def worlds_of(perspective: Perspective, strategy: Strategy[Any]) -> Sampler:
    """Return the worlds that the seat may be in, as the strategy guesses from the past."""
    guess = perspective.guess(strategy)
    return perspective.sampler() if guess is None else PlausibleWorlds(perspective.sampler(), guess)
