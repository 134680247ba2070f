"""Those who play for the entrants in a game, in this process or in others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Protocol

from parlour import bots
from parlour.arena.results import BotFailed
from parlour.core.events import Event
from parlour.core.game import Game
from parlour.core.options import OptionValue
from parlour.core.outcome import Outcome
from parlour.core.perspective import Perspective
from parlour.core.rng import Rng
from parlour.core.state import State


@dataclass(frozen=True, slots=True)
class Seating:
    """The facts that a player is told before a game."""

    game: Game
    seat: int
    seats: int
    options: dict[str, OptionValue] = field(default_factory=dict)


class Player(Protocol):
    """Makes the decisions of one seat, in one game after the other."""

    #: The seconds from the last question to its answer, or to when it was given up.
    spent: float

    def begin(self, seating: Seating) -> None:
        """Prepare for a new game."""

    def choose(self, state: State, rng: Rng, events: Sequence[Event]) -> int:
        """Return an action of the seat, or raise `BotFailed`. The referee checks that it is legal.

        `events` are the events since the last decision that the seat may know.
        """

    def end(self, outcome: Outcome, events: Sequence[Event]) -> None:
        """Take note of how the game ended."""

    def close(self) -> None:
        """Stop all processes of the player."""


class BuiltInPlayer:
    """A built-in bot, in this process."""

    def __init__(self, create: Callable[[], bots.Bot]) -> None:
        self._create = create
        self._bot = create()
        self._seat = 0
        self.spent = 0.0

    def begin(self, seating: Seating) -> None:
        self._bot = self._create()
        self._seat = seating.seat

    def choose(self, state: State, rng: Rng, events: Sequence[Event]) -> int:
        began = perf_counter()
        try:
            return self._bot.choose(Perspective(state, self._seat, rng), rng)
        except Exception as error:
            raise BotFailed("error", f"{type(error).__name__}: {error}") from error
        finally:
            self.spent = perf_counter() - began

    def end(self, outcome: Outcome, events: Sequence[Event]) -> None:
        pass

    def close(self) -> None:
        pass
