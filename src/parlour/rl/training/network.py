"""A small network that knows one game: how good each action is, and what the seat may expect to win."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from typing import Final

from parlour.extras import require

require("torch")

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from parlour.core.tensor import WIDE, TensorLayout

#: The sizes of the hidden layers.
WIDTHS: Final = (256, 256, 256)
#: The bytes of an observation are scaled to a standard deviation of 1 and cut off here.
MOST: Final = 5.0
#: Bytes that hardly ever change are not scaled up further than this.
LEAST_DEVIATION: Final = 0.1
#: The logit of an illegal action.
ILLEGAL: Final = -1e9


class Network(nn.Module):  # type: ignore[misc]
    """Hidden layers and two heads: a logit for each action, and the return to expect."""

    mean: torch.Tensor
    scale: torch.Tensor
    wide: torch.Tensor
    scaled: torch.Tensor

    def __init__(self, size: int, actions: int, wide: list[int], widths: tuple[int, ...] = WIDTHS) -> None:
        """`wide` are the places of the low bytes of numbers with two bytes."""
        super().__init__()
        self.size = size
        self.actions = actions
        self.widths = widths
        self.register_buffer("mean", torch.zeros(size))
        self.register_buffer("scale", torch.ones(size))
        self.register_buffer("scaled", torch.tensor(False))
        self.register_buffer("wide", torch.tensor(wide, dtype=torch.int64))
        self.hidden = nn.ModuleList(_linear(a, b, sqrt(2.0)) for a, b in pairwise((size, *widths)))
        # Small at first, so that all actions are about equally likely.
        self.policy = _linear(widths[-1], actions, 0.01)
        self.value = _linear(widths[-1], 1, 1.0)

    def forward(self, observation: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logits of all actions and the expected return, for each row of bytes."""
        x = self._numbers(observation)
        x = ((x - self.mean) * self.scale).clamp(-MOST, MOST)
        for layer in self.hidden:
            x = torch.relu(layer(x))
        return self.policy(x), self.value(x).squeeze(-1)

    @property
    def is_scaled(self) -> bool:
        """Whether the scaling of the observations is known."""
        return bool(self.scaled)

    def fit_scaling(self, observation: NDArray[np.uint8]) -> None:
        """Scale each byte by what it is in these observations."""
        numbers = self._numbers(torch.from_numpy(observation))
        self.mean.copy_(numbers.mean(dim=0))
        self.scale.copy_(1.0 / numbers.std(dim=0).clamp_min(LEAST_DEVIATION))
        self.scaled.fill_(True)

    def _numbers(self, observation: torch.Tensor) -> torch.Tensor:
        x = observation.float()
        if len(self.wide):
            x[:, self.wide] += 256.0 * x[:, self.wide - 1]
        return x


def new_network(layout: TensorLayout, actions: int, seed: int, widths: tuple[int, ...] = WIDTHS) -> Network:
    """Return an untrained network for observations of this layout. The same seed gives the same network."""
    wide = [
        place + 1
        for field in layout.fields
        if field.kind == WIDE
        for place in range(field.offset, field.offset + field.size, 2)
    ]
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        return Network(layout.content, actions, wide, widths)


def log_policy(logits: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """Return the logarithms of the probabilities of all actions; illegal ones have none."""
    return torch.log_softmax(logits.masked_fill(~mask, ILLEGAL), dim=-1)


def _linear(inputs: int, outputs: int, gain: float) -> nn.Linear:
    layer = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(layer.weight, gain)
    nn.init.zeros_(layer.bias)
    return layer
