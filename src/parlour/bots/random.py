"""A bot that plays at random, for every game."""

from __future__ import annotations

from parlour.core.perspective import Perspective
from parlour.core.rng import Rng


class RandomBot:
    """Chooses any legal action with equal probability."""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        legal = perspective.legal
        return legal[rng.below(len(legal))]
