"""The common part of all searches: the worlds they try, and when they stop."""

from __future__ import annotations

from abc import ABC, abstractmethod
from time import perf_counter
from typing import Any

from mypy_extensions import i64

from parlour.core.perspective import Perspective
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.core.strategy import Strategy
from parlour.search.choice import Choice
from parlour.search.worlds import worlds_of


class Search(ABC):
    """Looks for the best action of one decision, world by world. It may be continued at any time."""

    def __init__(self, perspective: Perspective, rng: Rng, strategy: Strategy[Any] | None = None) -> None:
        self.strategy = perspective.game.strategy if strategy is None else strategy
        self.seat = perspective.seat
        self.rng = rng
        self.sampler = worlds_of(perspective, self.strategy)
        #: A world to look up what the seat may do.
        self.example = self.sampler.draw(rng)
        self.stage = self.strategy.stage(self.example)
        #: The numbers of worlds tried and of simulated moves.
        self.worlds: i64 = 0
        self.moves: i64 = 0

    def run(self, seconds: float = 0.0, worlds: int = 0) -> None:
        """Go on until the time is over, that many worlds are added or it is decided; 0 is no limit.

        Raise `ValueError` if there is no limit at all.
        """
        if seconds <= 0 and worlds <= 0:
            raise ValueError("a search needs a limit of time or worlds")
        now = perf_counter()
        end = now + seconds
        last = self.worlds + worlds
        longest = 0.0
        while not self.is_decided():
            self.try_world(self.sampler.draw(self.rng))
            self.worlds += 1
            if worlds and self.worlds >= last:
                return
            if seconds:
                before = now
                now = perf_counter()
                # Another world may take as long as any before, above all on a busy machine.
                longest = max(longest, now - before)
                if now + longest > end:
                    return

    @abstractmethod
    def try_world(self, world: State) -> None:
        """Play through one more world, which the search may change."""

    @abstractmethod
    def is_decided(self) -> bool:
        """Return whether more worlds would not change the choice."""

    @abstractmethod
    def best(self) -> int:
        """Return the action to choose by what is known so far."""

    @abstractmethod
    def choices(self) -> list[Choice]:
        """Return all actions with their estimates, in the order of the action space."""
