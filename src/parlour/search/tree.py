"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012).

Each iteration plays through one imagined world. Nodes belong to information states, so every seat chooses
by what it would know, and all worlds share one tree. Seats that decide at the same time do so one after the
other: none of them knows the choices of the others.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

from mypy_extensions import i64

from parlour.core.perspective import Perspective
from parlour.core.playout import guided_playout
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.core.strategy import Strategy
from parlour.search.choice import Choice
from parlour.search.search import Search

#: The weight of rarely tried actions in UCB1.
EXPLORATION: Final = 0.7


class Node:
    """An information state of one seat: how often each action was tried, and how it went."""

    def __init__(self, actions: list[int]) -> None:
        self.actions = actions
        self.visits: i64 = 0
        self.tries = [0] * len(actions)
        self.totals = [0.0] * len(actions)

    def select(self, exploration: float) -> i64:
        """Return the place of an untried action, or of the one with the highest upper confidence bound."""
        best: i64 = 0
        highest = -1.0
        breadth = exploration * exploration * log(float(self.visits) + 1.0)
        place: i64 = 0
        size: i64 = len(self.actions)
        while place < size:
            tries: i64 = self.tries[place]
            if tries == 0:
                return place
            bound = self.totals[place] / float(tries) + sqrt(breadth / float(tries))
            if bound > highest:
                highest = bound
                best = place
            place += 1
        return best


class TreeSearch(Search):
    """Builds a tree of information states below one decision. It may be continued at any time."""

    def __init__(
        self,
        perspective: Perspective,
        rng: Rng,
        strategy: Strategy[Any] | None = None,
        exploration: float = EXPLORATION,
    ) -> None:
        super().__init__(perspective, rng, strategy)
        self.exploration = exploration
        self.root = Node(self._shuffled(self.strategy.candidates(self.example, self.seat)))
        self.nodes: list[dict[int, Node]] = [{} for _ in range(self.example.seats)]
        self.path: list[Node] = []
        self.places: list[int] = []
        self.seats: list[int] = []

    def is_decided(self) -> bool:
        """Return whether there is only one action."""
        return len(self.root.actions) == 1

    def best(self) -> int:
        """Return the action that was tried most often."""
        root = self.root
        most = max(root.tries)
        return root.actions[root.tries.index(most)]

    def choices(self) -> list[Choice]:
        """Return all actions with their estimates, in the order of the action space."""
        root = self.root
        found: list[Choice] = []
        for place in range(len(root.actions)):
            tries = root.tries[place]
            mean = root.totals[place] / tries if tries else 0.0
            found.append(Choice(root.actions[place], mean, sqrt(0.25 / (tries + 1)), tries))
        found.sort(key=lambda choice: choice.action)
        return found

    def try_world(self, world: State) -> None:
        """Descend through the tree in a new world, add a node, play on and remember the result."""
        strategy = self.strategy
        self.path.clear()
        self.places.clear()
        self.seats.clear()
        seat = self.seat
        node: Node | None = self.root
        while node is not None:
            place = node.select(self.exploration)
            self.path.append(node)
            self.places.append(place)
            self.seats.append(seat)
            world.apply(seat, node.actions[place])
            self.moves += 1
            actors = world.actors
            if not actors or strategy.stage(world) != self.stage:
                break
            seat = actors[0]
            node = self._node_of(world, seat)
        self.moves += guided_playout(world, strategy, self.rng, self.stage)
        self._remember(strategy.values(world))

    def _node_of(self, world: State, seat: int) -> Node | None:
        """Return the node of the seat's information state; None if it is new."""
        nodes = self.nodes[seat]
        key = world.info_hash(seat)
        node = nodes.get(key)
        if node is None:
            nodes[key] = Node(self._shuffled(self.strategy.candidates(world, seat)))
        return node

    def _shuffled(self, actions: list[int]) -> list[int]:
        """Shuffle the actions, so that the first tries favour none of them."""
        shuffled = actions[:]
        self.rng.shuffle(shuffled)
        return shuffled

    def _remember(self, values: list[float]) -> None:
        for step in range(len(self.path)):
            node = self.path[step]
            place = self.places[step]
            node.visits += 1
            node.tries[place] += 1
            node.totals[place] += values[self.seats[step]]
