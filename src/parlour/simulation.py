"""Simulations: many games between bots. The result does not depend on the number of workers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial

from parlour import bots as bot_registry
from parlour.core.options import OptionValue
from parlour.core.playout import playout
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.dataset import DecisionLog, Decisions, Kind
from parlour.record import Record
from parlour.registry import game as find_game
from parlour.workers import LocalWorkers, Workers

CHUNKS = 200
LARGEST_CHUNK = 1000
#: The most games of a chunk whose decisions are kept: a game may have a megabyte of them.
LARGEST_KEPT_CHUNK = 8
RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Plan:
    """A plan to simulate: a game, the number of games and the bot at each seat."""

    game: str
    seats: int
    games: int
    seed: int
    bots: tuple[str, ...]
    options: dict[str, OptionValue] = field(default_factory=dict)
    deck: str | None = None
    #: Seconds per decision for bots that have an attribute `think`; None leaves it to them.
    think: float | None = None
    #: The worlds in which such bots compare their choices instead, if they have an attribute `worlds`.
    worlds: int | None = None


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


@dataclass(frozen=True, slots=True)
class _Chunk:
    """The results of the games from this number on."""

    first: int
    tally: Tally
    kept: list[Decisions]


def simulate(
    plan: Plan,
    workers: Workers | None = None,
    progress: Callable[[int], None] | None = None,
    keep: Callable[[Decisions], object] | None = None,
    observe: bool = False,
) -> Tally:
    """Play all games of the plan. `progress` is called with the number of games in each finished chunk.

    `keep` is called with each game, in order. What the players knew is part of it if `observe` is true.
    """
    total = Tally([SeatTally() for _ in range(plan.seats)])
    largest = LARGEST_CHUNK if keep is None else LARGEST_KEPT_CHUNK
    size = min(max(1, plan.games // CHUNKS), largest)
    chunks = (range(first, min(first + size, plan.games)) for first in range(0, plan.games, size))
    start = partial(_Runner, plan, keep is not None, observe)
    # Chunks that were finished before an earlier one, by their first game.
    early: dict[int, _Chunk] = {}
    due = 0
    with closing((workers or LocalWorkers(1)).run(start, chunks)) as results:
        for result in results:
            total.merge(result.tally)
            if keep is not None:
                early[result.first] = result
                while due in early:
                    for game in early.pop(due).kept:
                        keep(game)
                    due += size
            if progress is not None:
                progress(result.tally.games)
    return total


class _Runner:
    """Plays the games of a plan in one process."""

    def __init__(self, plan: Plan, keeps: bool, observes: bool) -> None:
        self.plan = plan
        self.keeps = keeps
        self.observes = observes
        self.game = find_game(plan.game, plan.deck)
        self.kind = Kind(self.game, plan.seats, plan.options)
        self.factories = [
            bot_registry.factory(plan.game, name, plan.think, plan.worlds) for name in plan.bots
        ]
        # `playout` chooses actions like random bots, but is faster.
        self.random_only = all(name == RANDOM for name in plan.bots)

    def __call__(self, numbers: range) -> _Chunk:
        """Play the games with these numbers. The number seeds the deal and the bots."""
        plan = self.plan
        chunk = _Chunk(numbers.start, Tally([SeatTally() for _ in range(plan.seats)]), [])
        for number in numbers:
            rng = bot_registry.derive_rng(plan.seed, number)
            seed = rng.below(2**31) << 31 | rng.below(2**31)
            state = self.game.start_with(plan.seats, seed, plan.options)
            if self.keeps:
                kept = self._play_and_keep(state, number, seed, rng)
                chunk.kept.append(kept)
                moves = len(kept.actions)
            elif self.random_only:
                moves = playout(state, rng)
            else:
                moves = self._play_with_bots(state, number)
            chunk.tally.add(state, moves)
        return chunk

    def close(self) -> None:
        pass

    def _play_with_bots(self, state: State, number: int) -> int:
        moves = 0
        for seat, action in self._choices(state, number):
            state.apply(seat, action)
            moves += 1
        return moves

    def _play_and_keep(self, state: State, number: int, seed: int, rng: Rng) -> Decisions:
        plan = self.plan
        record = Record.of(self.game, plan.seats, seed, plan.options, list(plan.bots))
        log = DecisionLog(self.kind, self.observes)
        choices = self._random_choices(state, rng) if self.random_only else self._choices(state, number)
        for seat, action in choices:
            log.note(state, seat, action)
            record.apply(state, seat, action)
        if not record.moves:
            # The game was over at the deal. This notes its result.
            record.replay(game=self.game)
        return log.finish(record)

    def _choices(self, state: State, number: int) -> Iterator[tuple[int, int]]:
        """Yield what the bots do, until the game is over. The caller applies it."""
        players = [create() for create in self.factories]
        moves = 0
        while state.actors:
            seat = state.actors[0]
            rng = bot_registry.derive_rng(self.plan.seed, number, moves)
            yield seat, bot_registry.decide(players[seat], self.plan.bots[seat], state, seat, rng)
            moves += 1

    def _random_choices(self, state: State, rng: Rng) -> Iterator[tuple[int, int]]:
        """Yield the actions that `playout` would choose."""
        while actors := state.actors:
            seat = actors[0] if len(actors) == 1 else actors[rng.below(len(actors))]
            yield seat, state.random_action(seat, rng)
