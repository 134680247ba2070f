"""Simulations: many games between bots. The result does not depend on the number of workers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from parlour import bots as bot_registry
from parlour.core.options import OptionValue
from parlour.core.playout import playout
from parlour.core.state import State
from parlour.registry import game as find_game
from parlour.workers import LocalWorkers, Workers

CHUNKS = 200
LARGEST_CHUNK = 1000
RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate: a game, the number of games and the bot at each seat."""

    game: str
    seats: int
    games: int
    seed: int
    bots: tuple[str, ...]
    options: dict[str, OptionValue] = field(default_factory=dict)
    deck: str | None = None
    #: Seconds per decision for bots that have an attribute `think`; None leaves it to them.
    think: float | None = None


@dataclass(slots=True)
class SeatTally:
    """The statistics of one seat."""

    wins: int = 0
    shared: int = 0
    score: int = 0
    squares: int = 0
    lowest: int | None = None
    highest: int | None = None

    def add_score(self, score: int) -> None:
        """Add the score of one game."""
        self.score += score
        self.squares += score * score
        self.lowest = score if self.lowest is None else min(self.lowest, score)
        self.highest = score if self.highest is None else max(self.highest, score)

    def merge(self, other: SeatTally) -> None:
        """Add the statistics of other games."""
        self.wins += other.wins
        self.shared += other.shared
        self.score += other.score
        self.squares += other.squares
        if other.lowest is not None and other.highest is not None:
            self.lowest = other.lowest if self.lowest is None else min(self.lowest, other.lowest)
            self.highest = other.highest if self.highest is None else max(self.highest, other.highest)


@dataclass(slots=True)
class Tally:
    """The statistics of many games. They are integers, so the order of additions does not matter."""

    seats: list[SeatTally]
    games: int = 0
    moves: int = 0
    shortest: int | None = None
    longest: int = 0

    def add(self, state: State, moves: int) -> None:
        """Add a finished game."""
        outcome = state.outcome
        assert outcome is not None
        self.games += 1
        self.moves += moves
        self.shortest = moves if self.shortest is None else min(self.shortest, moves)
        self.longest = max(self.longest, moves)
        for seat, score in enumerate(outcome.scores):
            self.seats[seat].add_score(score)
        for seat in outcome.winners:
            if len(outcome.winners) == 1:
                self.seats[seat].wins += 1
            else:
                self.seats[seat].shared += 1

    def merge(self, other: Tally) -> None:
        """Add the statistics of other games."""
        self.games += other.games
        self.moves += other.moves
        if other.shortest is not None:
            self.shortest = other.shortest if self.shortest is None else min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        for own, theirs in zip(self.seats, other.seats, strict=True):
            own.merge(theirs)


def simulate(
    plan: Plan, workers: Workers | None = None, progress: Callable[[int], None] | None = None
) -> Tally:
    """Play all games of the plan. `progress` is called with the number of games in each finished chunk."""
    total = Tally([SeatTally() for _ in range(plan.seats)])
    size = min(max(1, plan.games // CHUNKS), LARGEST_CHUNK)
    chunks = (range(first, min(first + size, plan.games)) for first in range(0, plan.games, size))
    for tally in (workers or LocalWorkers(1)).run(partial(_Runner, plan), chunks):
        total.merge(tally)
        if progress is not None:
            progress(tally.games)
    return total


class _Runner:
    """Plays the games of a plan in one process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = find_game(plan.game, plan.deck)
        self.factories = [bot_registry.factory(plan.game, name, plan.think) for name in plan.bots]
        # `playout` chooses actions like random bots, but is faster.
        self.random_only = all(name == RANDOM for name in plan.bots)

    def __call__(self, numbers: range) -> Tally:
        """Play the games with these numbers. The number seeds the deal and the bots."""
        plan = self.plan
        tally = Tally([SeatTally() for _ in range(plan.seats)])
        for number in numbers:
            rng = bot_registry.derive_rng(plan.seed, number)
            seed = rng.below(2**31) << 31 | rng.below(2**31)
            state = self.game.start_with(plan.seats, seed, plan.options)
            moves = playout(state, rng) if self.random_only else self._play_with_bots(state, number)
            tally.add(state, moves)
        return tally

    def close(self) -> None:
        pass

    def _play_with_bots(self, state: State, number: int) -> int:
        players = [create() for create in self.factories]
        moves = 0
        while state.actors:
            seat = state.actors[0]
            rng = bot_registry.derive_rng(self.plan.seed, number, moves)
            action = bot_registry.decide(players[seat], self.plan.bots[seat], state, seat, rng)
            state.apply(seat, action)
            moves += 1
        return moves
