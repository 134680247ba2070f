"""The base class for the states of card games."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64, mypyc_attr

from parlour.core.game import Game
from parlour.core.outcome import Outcome
from parlour.core.rng import Rng
from parlour.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class CardState(State):
    """A state with rounds, a memory and a cached outcome."""

    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        #: The current round, counted from 1.
        self.round: i64 = 0
        #: Notes of everything the seats have seen; see `memory.py`.
        self.memory: list[int] = []
        self.ending: Outcome | None = None

    def is_over(self) -> bool:
        """Return whether the game is over. Override this if there are no actors between two rounds."""
        return not self.actors

    @abstractmethod
    def final_outcome(self) -> Outcome:
        """Compute the outcome. Called once, when the game is over."""

    @property
    def outcome(self) -> Outcome | None:
        if self.ending is None and self.is_over():
            self.ending = self.final_outcome()
        return self.ending

    def copy_rounds(self, other: CardState) -> None:
        """Copy the round, the memory and the cached outcome to another state."""
        other.round = self.round
        other.memory = self.memory[:]
        other.ending = self.ending
