"""A bot that follows the advice of its game without searching."""

from __future__ import annotations

from parlour.core.perspective import Perspective
from parlour.core.rng import Rng


class EasyBot:
    """Chooses as the game's strategy does, in one resampled world."""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        world = next(perspective.worlds(rng))
        return perspective.game.strategy.choose(world, perspective.seat, rng)
