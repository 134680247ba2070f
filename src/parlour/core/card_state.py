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
        #: The newest notes of what the seats have seen, and the older ones, which copies share: see `memory`.
        self.notes: list[int] = []
        self.past: tuple[int, ...] = ()
        self.ending: Outcome | None = None

    @property
    def memory(self) -> list[int]:
        """All notes of what the seats have seen, as a new list; see `memory.py`. Rules append to `notes`."""
        return [*self.past, *self.notes]

    @memory.setter
    def memory(self, notes: list[int]) -> None:
        self.notes = notes[:]
        self.past = ()

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
        """Copy the round, the memory and the cached outcome to a new state."""
        if self.notes:
            self.past = self.past + tuple(self.notes)
            self.notes = []
        other.round = self.round
        other.past = self.past
        other.ending = self.ending
