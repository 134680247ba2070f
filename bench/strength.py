"""Measure how strong a bot is: one of it among rivals, on duplicate deals with rotated seats.

    python -m bench strength fzzzt --seats 2 --deals 200 hard easy
    python -m bench strength flautz --think 0.1 cheat easy       # the ceiling: it sees all cards
    python -m bench strength frantic --think 0.1 hard ismcts     # tree search with random playouts
    python -m bench strength flautz --worlds 300 hard easy       # by worlds, so the machine does not matter

Each deal is played once with the bot at every seat, so luck is shared. The interval is that of the mean over
deals. With a fair share of the wins, the bot is as strong as its rivals.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from statistics import fmean, stdev
from time import perf_counter

import parlour
from parlour import Perspective, Rng, State
from parlour.bots import derive_rng, factory
from parlour.core.state import Sampler
from parlour.core.strategy import Strategy
from parlour.search import Race, Search, TreeSearch

THINK = 1.0
#: The number of standard errors on each side of a 95% interval.
INTERVAL = 1.96
#: How often players err in the playouts of the cheater.
BLUNDERS = 0.1

Player = Callable[[State, int, Rng], int]


class Truth(Sampler):
    """Draws the true state: what a cheater knows."""

    def draw(self, rng: Rng) -> State:
        return self.state.copy(rng.spawn())


@dataclass(frozen=True)
class Budget:
    """What bots that search may spend on a decision: seconds or, if it is not 0, a number of worlds."""

    seconds: float
    worlds: int = 0

    def spend(self, search: Search) -> int:
        """Search, and return the best action."""
        if self.worlds:
            search.run(worlds=self.worlds)
        else:
            search.run(seconds=self.seconds)
        return search.best()


def hard(budget: Budget, state: State, seat: int, rng: Rng) -> int:
    """Search like the bot `hard`."""
    return budget.spend(Race(Perspective(state, seat, rng), rng))


class Blunders(Strategy[State]):
    """Follows another strategy, but errs now and then.

    In the true state, every playout of a strategy is the same. Without errors, a cheater would rely on its
    rivals to play to the last move as it foresees.
    """

    def __init__(self, strategy: Strategy[State]) -> None:
        self.strategy = strategy

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        if rng.fraction() < BLUNDERS:
            return state.random_action(seat, rng)
        return self.strategy.choose(state, seat, rng)

    def candidates(self, state: State, seat: int) -> list[int]:
        return self.strategy.candidates(state, seat)

    def stage(self, state: State) -> int:
        return self.strategy.stage(state)

    def values(self, state: State) -> list[float]:
        return self.strategy.values(state)


def cheat(budget: Budget, state: State, seat: int, rng: Rng) -> int:
    """Search like `hard`, but in the true state. Only the luck to come is unknown."""
    race = Race(Perspective(state, seat, rng), rng, Blunders(state.game.strategy))
    race.favourite = -1
    race.sampler = Truth(state, seat)
    return budget.spend(race)


def ismcts(budget: Budget, state: State, seat: int, rng: Rng) -> int:
    """Search a plain tree with random playouts to the end of the game."""
    return budget.spend(TreeSearch(Perspective(state, seat, rng), rng, Strategy()))


#: Players that search within a budget. `hard` is the bot's search.
SEARCHES = {"hard": hard, "cheat": cheat, "ismcts": ismcts}


def player(game: str, name: str, budget: Budget) -> Player:
    if name in SEARCHES:
        return partial(SEARCHES[name], budget)
    bot = factory(game, name, budget.seconds)()
    return lambda state, seat, rng: bot.choose(Perspective(state, seat, rng), rng)


@dataclass(frozen=True)
class Contest:
    game: str
    seats: int
    contender: str
    rival: str
    budget: Budget


@dataclass(frozen=True)
class Deal:
    """The results of one deal: the contender's share of the wins, and how long its decisions took."""

    share: float
    decisions: int
    seconds: float
    slowest: float


def play_deal(contest: Contest, number: int) -> Deal:
    shares: list[float] = []
    decisions, seconds, slowest = 0, 0.0, 0.0
    for seat in range(contest.seats):
        state = parlour.game(contest.game).start(contest.seats, number)
        contender = player(contest.game, contest.contender, contest.budget)
        rival = player(contest.game, contest.rival, contest.budget)
        moves = 0
        while state.actors:
            actor = state.actors[0]
            legal = state.legal(actor)
            rng = derive_rng(number, moves, actor)
            if len(legal) == 1:
                action = legal[0]
            elif actor != seat:
                action = rival(state, actor, rng)
            else:
                began = perf_counter()
                action = contender(state, actor, rng)
                spent = perf_counter() - began
                decisions, seconds, slowest = decisions + 1, seconds + spent, max(slowest, spent)
            parlour.play(state, actor, action)
            moves += 1
        assert state.outcome is not None
        shares.append(state.outcome.win_shares[seat])
    return Deal(fmean(shares), decisions, seconds, slowest)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench strength", description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=parlour.game_names())
    parser.add_argument("contender")
    parser.add_argument("rival")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=200, help="each is played once per seat")
    parser.add_argument("--first", type=int, default=1, help="number of the first deal")
    parser.add_argument("--think", type=float, default=THINK, help="seconds per decision of bots that search")
    parser.add_argument("--worlds", type=int, default=0, help="worlds per decision, instead of seconds")
    parser.add_argument("--workers", type=int, default=1)
    options = parser.parse_args(arguments)
    budget = Budget(options.think, options.worlds)
    contest = Contest(options.game, options.seats, options.contender, options.rival, budget)
    deals = measure(contest, range(options.first, options.first + options.deals), options.workers)
    print("| game | seats | bot | rivals | wins | games | decisions | each takes | the slowest |")
    print("|---|---:|---|---|---:|---:|---:|---:|---:|")
    print(row(contest, deals))
    return 0


def measure(contest: Contest, numbers: range, workers: int) -> list[Deal]:
    """Play these deals."""
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        return list(pool.map(partial(play_deal, contest), numbers))


def share(deals: list[Deal]) -> str:
    """Return the share of the wins, with its 95% interval."""
    shares = [deal.share for deal in deals]
    interval = INTERVAL * stdev(shares) / len(shares) ** 0.5 if len(shares) > 1 else float("nan")
    return f"{fmean(shares):.1%} ± {interval:.1%}"


def row(contest: Contest, deals: list[Deal]) -> str:
    decisions = sum(deal.decisions for deal in deals)
    each = 1000 * sum(deal.seconds for deal in deals) / max(1, decisions)
    return (
        f"| {contest.game} | {contest.seats} | {contest.contender} | {contest.rival} "
        f"| {share(deals)} | {len(deals) * contest.seats} "
        f"| {decisions} | {each:.1f} ms "
        f"| {1000 * max(deal.slowest for deal in deals):.0f} ms |"
    )
