"""A race: actions are compared on the same worlds, and those that fall behind drop out.

Every action is tried in the same imagined worlds, with common random numbers, and the game is played on as
its strategy would. Such paired results differ far less by chance than independent ones.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from mypy_extensions import i64

from parlour.core.perspective import Perspective
from parlour.core.playout import guided_playout
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.core.strategy import Strategy
from parlour.search.choice import Choice
from parlour.search.search import Search

#: Worlds between two looks at who has fallen behind.
LAP: Final = 8
#: An action drops out if it is behind the leader by this many standard errors.
BEHIND: Final = 2.6
#: Pseudo-results with the variance of a coin, so that a few equal results prove nothing.
DOUBT: Final = 4.0
COIN: Final = 0.25
#: The strategy's own choice stays unless another action is ahead of it by this many standard errors.
DOUBTFUL: Final = 1.0
#: Differences below this do not matter; a race is over when they are known to be smaller.
CLOSE: Final = 0.002


class Race(Search):
    """Compares the actions of one decision. It may be continued at any time."""

    def __init__(
        self,
        perspective: Perspective,
        rng: Rng,
        strategy: Strategy[Any] | None = None,
        drops: bool = True,
        actions: list[int] | None = None,
    ) -> None:
        """Without `drops`, every action is tried in every world, even a single one.

        The strategy proposes what to compare, unless `actions` says it.
        """
        super().__init__(perspective, rng, strategy)
        self.drops = drops
        self.actions = self.strategy.candidates(self.example, self.seat) if actions is None else actions
        #: The place of the action that the strategy would choose, or -1: a random one is no favourite.
        self.favourite = -1
        if self.strategy.has_policy():
            favourite = self.strategy.choose(self.example, self.seat, rng)
            if favourite in self.actions:
                self.favourite = self.actions.index(favourite)
        self.results: list[list[float]] = [[] for _ in self.actions]
        #: The places of the actions that are still in the race.
        self.running = list(range(len(self.actions)))

    def try_world(self, world: State) -> None:
        """Try the running actions in one more world, all with the same random numbers."""
        luck = self.rng.spawn()
        strategy = self.strategy
        seat = self.seat
        for place in self.running:
            future = world.clone()
            future.apply(seat, self.actions[place])
            self.moves += 1 + guided_playout(future, strategy, luck.clone(), self.stage)
            self.results[place].append(strategy.values(future)[seat])
        if self.drops and (self.worlds + 1) % LAP == 0:
            self._drop_out()

    def is_decided(self) -> bool:
        """Return whether one action is left."""
        return self.drops and len(self.running) == 1

    def best(self) -> int:
        """Return the action with the best results so far, or the strategy's own choice if it is no worse."""
        leader = self._leader()
        if self.favourite >= 0:
            lead, error = self._lead(leader, self.favourite)
            if lead <= DOUBTFUL * error:
                return self.actions[self.favourite]
        return self.actions[leader]

    def choices(self) -> list[Choice]:
        """Return all actions with their estimates, in the order of the action space."""
        found: list[Choice] = []
        for place in range(len(self.actions)):
            results = self.results[place]
            count = len(results)
            mean = sum(results) / count if count else 0.0
            squares = 0.0
            for result in results:
                squares += (result - mean) * (result - mean)
            error = sqrt((squares + DOUBT * COIN) / ((count + DOUBT) * (count or 1)))
            found.append(Choice(self.actions[place], mean, error, count))
        return found

    def lead(self, first: int, second: int) -> tuple[float, float]:
        """Return by how much an action is ahead of another one, and the standard error of that."""
        return self._lead(self.actions.index(first), self.actions.index(second))

    def _leader(self) -> i64:
        leader: i64 = self.running[0]
        most = -1.0
        for place in self.running:
            total = sum(self.results[place])
            if total > most:
                most = total
                leader = place
        return leader

    def _drop_out(self) -> None:
        """Drop the actions that are clearly behind the leader, or so close that it does not matter."""
        leader = self._leader()
        left: list[int] = []
        for place in self.running:
            if place == leader:
                left.append(place)
                continue
            lead, error = self._lead(leader, place)
            if lead <= BEHIND * error and lead + error > CLOSE:
                left.append(place)
        self.running = left

    def _lead(self, first: i64, second: i64) -> tuple[float, float]:
        """Compare the results of two actions world by world, as far as both were tried."""
        ahead = self.results[first]
        behind = self.results[second]
        size: i64 = min(len(ahead), len(behind))
        count = float(size)
        lead = 0.0
        squares = 0.0
        at: i64 = 0
        while at < size:
            difference = ahead[at] - behind[at]
            lead += difference
            squares += difference * difference
            at += 1
        if size == 0:
            return 0.0, 1.0
        lead /= count
        variance = (squares - count * lead * lead + DOUBT * COIN) / (count + DOUBT)
        return lead, sqrt(variance / count)
