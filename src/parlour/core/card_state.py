"""What the states of all card games share."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64, mypyc_attr

from parlour.core.game import Game
from parlour.core.outcome import Outcome
from parlour.core.rng import Rng
from parlour.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class CardState(State):
    """A state with rounds, a memory, and an outcome that is worked out once."""

    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        #: The round that is being played, from 1.
        self.round: i64 = 0
        #: What was seen, as notes: see memory.py.
        self.memory: list[int] = []
        self.ending: Outcome | None = None

    def is_over(self) -> bool:
        """Whether the game is over. Override it if nobody acts between two rounds."""
        return not self.actors

    @abstractmethod
    def final_outcome(self) -> Outcome:
        """How the game that is now over ended."""

    @property
    def outcome(self) -> Outcome | None:
        if self.ending is None and self.is_over():
            self.ending = self.final_outcome()
        return self.ending

    def copy_rounds(self, other: CardState) -> None:
        """Give the other state the same round, memory and ending."""
        other.round = self.round
        other.memory = self.memory[:]
        other.ending = self.ending
