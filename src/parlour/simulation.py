"""Many games of bots against each other, on one core or several, with the same result."""

from __future__ import annotations

import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import active_children, get_context

from parlour import bots as room_bots
from parlour.core.options import OptionValue
from parlour.core.playout import playout
from parlour.core.state import State
from parlour.registry import game as find_game

CHUNKS = 200
LARGEST_CHUNK = 1000
RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate."""

    game: str
    seats: int
    games: int
    seed: int
    bots: tuple[str, ...]
    options: dict[str, OptionValue] = field(default_factory=dict)
    deck: str | None = None


@dataclass(slots=True)
class SeatTally:
    wins: int = 0
    shared: int = 0
    score: int = 0
    squares: int = 0
    lowest: int | None = None
    highest: int | None = None

    def add_score(self, score: int) -> None:
        self.score += score
        self.squares += score * score
        self.lowest = score if self.lowest is None else min(self.lowest, score)
        self.highest = score if self.highest is None else max(self.highest, score)

    def merge(self, other: SeatTally) -> None:
        self.wins += other.wins
        self.shared += other.shared
        self.score += other.score
        self.squares += other.squares
        if other.lowest is not None and other.highest is not None:
            self.lowest = other.lowest if self.lowest is None else min(self.lowest, other.lowest)
            self.highest = other.highest if self.highest is None else max(self.highest, other.highest)


@dataclass(slots=True)
class Tally:
    """What came out, in whole numbers, so that the order of adding up does not matter."""

    seats: list[SeatTally]
    games: int = 0
    moves: int = 0
    shortest: int | None = None
    longest: int = 0

    def add(self, state: State, moves: int) -> None:
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
        self.games += other.games
        self.moves += other.moves
        if other.shortest is not None:
            self.shortest = other.shortest if self.shortest is None else min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        for own, theirs in zip(self.seats, other.seats, strict=True):
            own.merge(theirs)


def simulate(plan: Plan, workers: int = 1, progress: Callable[[int], None] | None = None) -> Tally:
    """Play all games of the plan; `progress` hears of every few games that are done."""
    total = Tally([SeatTally() for _ in range(plan.seats)])
    size = min(max(1, plan.games // CHUNKS), LARGEST_CHUNK)
    parts = [(first, min(size, plan.games - first)) for first in range(0, plan.games, size)]

    def book(tally: Tally) -> None:
        total.merge(tally)
        if progress is not None:
            progress(tally.games)

    if workers == 1:
        runner = _Runner(plan)
        for first, count in parts:
            book(runner.play(first, count))
        return total
    with ProcessPoolExecutor(workers, get_context("spawn"), _start_worker, (plan,)) as pool:
        jobs = [pool.submit(_play_part, first, count) for first, count in parts]
        try:
            for job in as_completed(jobs):
                book(job.result())
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in active_children():
                worker.terminate()
            raise
    return total


class _Runner:
    """The game and the bots of a plan, in one process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = find_game(plan.game, plan.deck)
        self.makers = [room_bots.maker(plan.game, name) for name in plan.bots]
        # Random bots choose as the engine's own playout does, only slower.
        self.inside = all(name == RANDOM for name in plan.bots)

    def play(self, first: int, count: int) -> Tally:
        """Games number `first` and the next ones: each has a deal and chance of its own, by its number."""
        plan = self.plan
        tally = Tally([SeatTally() for _ in range(plan.seats)])
        for number in range(first, first + count):
            deal = room_bots.chance(plan.seed, number)
            seed = deal.below(2**31) << 31 | deal.below(2**31)
            state = self.game.start_with(plan.seats, seed, plan.options)
            tally.add(state, playout(state, deal) if self.inside else self._let_bots_play(state, number))
        return tally

    def _let_bots_play(self, state: State, number: int) -> int:
        players = [make() for make in self.makers]
        moves = 0
        while state.actors:
            seat = state.actors[0]
            rng = room_bots.chance(self.plan.seed, number, moves)
            action = room_bots.decide(players[seat], self.plan.bots[seat], state, seat, rng)
            state.apply(seat, action)
            moves += 1
        return moves


#: The runner of a worker process.
_runners: list[_Runner] = []


def _start_worker(plan: Plan) -> None:
    """Set up the runner of a worker process; interrupts are handled by its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _runners[:] = [_Runner(plan)]


def _play_part(first: int, count: int) -> Tally:
    return _runners[0].play(first, count)
