"""A random game that the kit plays, and what it collects on the way."""

from __future__ import annotations

from dataclasses import dataclass, field

from parlour.core.events import Event
from parlour.core.game import Game
from parlour.core.options import OptionValue
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.record import Record
from parlour.testing.observation import Observation


class ContractViolation(AssertionError):
    """The game violates its contract."""


def require(condition: bool, problem: str) -> None:
    """Raise `ContractViolation` unless the condition holds."""
    if not condition:
        raise ContractViolation(problem)


@dataclass(slots=True)
class Findings:
    """The collected facts of all games at one seat count."""

    #: The observation for each viewer and information state.
    observations: dict[tuple[int | None, tuple[int, ...]], Observation] = field(default_factory=dict)
    #: The information state for each actor and hash.
    hashed: dict[tuple[int, int], tuple[int, ...]] = field(default_factory=dict)
    #: Pairs of a viewer and a seat whose view changed in a world resampled for the viewer.
    changed: set[tuple[int | None, int]] = field(default_factory=set)


class Trial:
    """One random game: its present state, and how it came about."""

    def __init__(
        self, game: Game, seats: int, seed: int, options: dict[str, OptionValue], findings: Findings
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.findings = findings
        #: Separate generators, so that the checks do not influence the game.
        self.game_rng = Rng(seed, seats)
        self.check_rng = Rng(seed, game.most_seats + seats)
        self.record = Record.of(game, seats, seed, options)
        #: The events of the first deal or of the last move.
        self.events: list[Event] = []
        self.state: State = game.start_with(seats, seed, options, self.events.append)
        self.census = game.census(self.state)
        self.viewers: list[int | None] = [*range(seats), None]

    def require(self, condition: bool, problem: str) -> None:
        """Raise `ContractViolation` with the moves so far unless the condition holds."""
        if not condition:
            moves = " / ".join(f"{move.seat} {move.text}" for move in self.record.moves)
            require(False, f"{problem} [seats {self.seats}, seed {self.seed}: {moves}]")

    def step(self) -> None:
        """Play a random move."""
        actors = self.state.actors
        seat = actors[0] if len(actors) == 1 else actors[self.game_rng.below(len(actors))]
        self.events.clear()
        self.record.do(self.state, seat, self.state.random_action(seat, self.game_rng))

    def random_moments(self, count: int) -> list[int]:
        """Sample move numbers of the coming game. If possible, a third are simultaneous decisions."""
        state, rng = self.state.clone(), self.game_rng.clone()
        single: list[int] = []
        simultaneous: list[int] = []
        while actors := state.actors:
            (single if len(actors) == 1 else simultaneous).append(len(single) + len(simultaneous))
            seat = actors[0] if len(actors) == 1 else actors[rng.below(len(actors))]
            state.apply(seat, state.random_action(seat, rng))
        moments = self.check_rng.take(simultaneous, min((count + 2) // 3, len(simultaneous)))
        return moments + self.check_rng.take(single, min(count - len(moments), len(single)))

    def random_actor(self) -> int:
        """Return a random actor of the present state."""
        return self.state.actors[self.check_rng.below(len(self.state.actors))]

    def earlier_text(self) -> str:
        """Return the text of a random earlier move, or an empty string if there is none."""
        moves = self.record.moves
        return moves[self.check_rng.below(len(moves))].text if moves else ""

    def position(self, state: State) -> dict[str, object]:
        """Serialise a state of this game."""
        return self.game.position(state)
