"""The spaces of the environments."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray

from parlour.rl.deals import GameSpec

#: The observation of a seat, as in `Game.tensor_layout`, and its legal actions. The keys are those of
#: PettingZoo.
Observation: TypeAlias = dict[str, NDArray[np.uint8] | NDArray[np.int8]]


def observation_space(spec: GameSpec) -> Dict:
    """Return the space of an observation: what a seat knows, and which actions are legal."""
    return Dict(
        {"observation": bytes_space(spec.tensor_layout.size), "action_mask": mask_space(spec.game.actions)}
    )


def bytes_space(size: int) -> Box:
    """Return the space of this many bytes."""
    return Box(0, 255, (size,), np.uint8)


def mask_space(actions: int) -> Box:
    """Return the space of a mask, of the type that `Discrete.sample` takes."""
    return Box(0, 1, (actions,), np.int8)
