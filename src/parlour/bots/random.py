"""A bot that plays anything."""

from __future__ import annotations

from parlour.core.perspective import Perspective
from parlour.core.rng import Rng


class RandomBot:
    """Every legal action is equally likely."""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        legal = perspective.legal
        return legal[rng.below(len(legal))]
