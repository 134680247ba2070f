"""Imitation: the network learns what the search thinks of its choices, and how its games end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from parlour.extras import require

require("torch")

import numpy as np
import torch

from parlour.rl.training.network import Network, log_policy
from parlour.rl.training.teacher import Demonstration

LEARNING_RATE: Final = 1e-3
BATCH: Final = 512
#: The mean number of times each decision is learned from.
REPEATS: Final = 8
#: The number of newest decisions that are learned from.
MEMORY: Final = 200_000
#: Learning begins with this many decisions. The scaling of the observations is made from them.
FIRST: Final = 1000
#: The weight of the value in the loss.
VALUE: Final = 0.5
MOST_GRADIENT: Final = 1.0


def in_order(demonstrations: Iterable[Demonstration], first: int) -> Iterator[Demonstration]:
    """Yield games by number, whatever order workers finish them in: so the seed determines the network."""
    early: dict[int, Demonstration] = {}
    for demonstration in demonstrations:
        early[demonstration.number] = demonstration
        while first in early:
            yield early.pop(first)
            first += 1


class Imitation:
    """Remembers demonstrations and learns from them as they come."""

    def __init__(
        self,
        network: Network,
        optimiser: torch.optim.Optimizer,
        rng: np.random.Generator,
        memory: int = MEMORY,
    ) -> None:
        self.network = network
        self.optimiser = optimiser
        self.rng = rng
        self.observation = np.zeros((memory, network.size), np.uint8)
        self.mask = np.zeros((memory, network.actions), np.bool_)
        self.target = np.zeros((memory, network.actions), np.float16)
        self.returns = np.zeros(memory, np.float32)
        #: The number of decisions so far. The oldest are forgotten.
        self.seen = 0
        #: Decisions that have not been learned from as often as they will be.
        self._due = 0
        #: Moving averages: the divergence from the teacher, and the squared error of the value.
        self.divergence = float("nan")
        self.error = float("nan")

    def add(self, demonstration: Demonstration) -> None:
        """Remember a game, and learn."""
        count = len(demonstration.returns)
        places = np.arange(self.seen, self.seen + count) % len(self.returns)
        self.observation[places] = demonstration.observation
        self.mask[places] = demonstration.mask
        self.target[places] = demonstration.target
        self.returns[places] = demonstration.returns
        self.seen += count
        self._due += count * REPEATS
        if self.seen >= FIRST:
            self.catch_up()

    def catch_up(self) -> None:
        """Learn as often as all decisions so far are worth."""
        if not self.network.is_scaled and self.seen:
            self.network.fit_scaling(self.observation[: self.seen])
        while self._due >= BATCH:
            self._due -= BATCH
            self._learn()

    def _learn(self) -> None:
        chosen = self.rng.integers(min(self.seen, len(self.returns)), size=BATCH)
        logits, value = self.network(torch.from_numpy(self.observation[chosen]))
        log_chances = log_policy(logits, torch.from_numpy(self.mask[chosen]))
        target = torch.from_numpy(self.target[chosen]).float()
        divergence = (torch.xlogy(target, target) - target * log_chances).sum(dim=-1).mean()
        error = (value - torch.from_numpy(self.returns[chosen])).square().mean()
        self.optimiser.zero_grad()
        (divergence + VALUE * error).backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), MOST_GRADIENT)
        self.optimiser.step()
        self.divergence = _moved(self.divergence, divergence.item())
        self.error = _moved(self.error, error.item())


def _moved(average: float, new: float) -> float:
    return new if average != average else 0.98 * average + 0.02 * new
