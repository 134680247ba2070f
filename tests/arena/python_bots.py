"""Python bots that show how the arena treats them."""

from __future__ import annotations

import time

from parlour.core.perspective import Perspective
from parlour.core.rng import Rng


class Counter:
    """Complains in every decision, and says how many it was asked for and how long it may think."""

    think = 1.0
    worlds = 0

    def __init__(self) -> None:
        self.decisions = 0

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        self.decisions += 1
        raise ValueError(f"decision {self.decisions}, {self.think} s, {self.worlds} worlds")


class Hog:
    def choose(self, perspective: Perspective, rng: Rng) -> int:
        hoard = [b"x" * 2**22 for _ in range(40)]
        time.sleep(600 + len(hoard))
        return perspective.legal[0]


class Unready:
    """Cannot even be created."""

    def __init__(self) -> None:
        raise LookupError("no model")

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        return perspective.legal[0]
