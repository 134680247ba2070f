"""Checkpoints: everything that is needed to go on with a training."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

from parlour.extras import require

require("torch")

import torch

from parlour.core.errors import BadOption
from parlour.core.options import OptionValue
from parlour.rl.training.export import replace_file

Stage = Literal["imitation", "self-play"]


@dataclass(slots=True)
class Progress:
    """The progress of a training."""

    stage: Stage = "imitation"
    seconds: float = 0.0
    #: Games of the teacher, updates of self-play, and games that were played to the end there.
    lessons: int = 0
    updates: int = 0
    games: int = 0


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The weights and the state of the optimiser, and what they belong to."""

    game: str
    seats: int
    layout: str
    seed: int
    progress: Progress
    network: dict[str, Any]
    optimiser: dict[str, Any]
    #: All options of the games.
    options: dict[str, OptionValue]


def save(checkpoint: Checkpoint, path: Path) -> None:
    """Write a checkpoint in one step."""
    plain = {name: getattr(checkpoint, name) for name in Checkpoint.__slots__}
    plain["progress"] = asdict(checkpoint.progress)
    replace_file(path, lambda new: torch.save(plain, new))


def load(path: Path) -> Checkpoint:
    """Read a checkpoint. Raise `BadOption` if the file is not a checkpoint."""
    try:
        # Only weights: a file from elsewhere must not run code.
        plain = torch.load(path, weights_only=True)
        plain["progress"] = Progress(**plain["progress"])
        return Checkpoint(**plain)
    except Exception:
        # PyTorch raises almost anything for a file that it does not understand.
        raise BadOption("bad-checkpoint", file=str(path)) from None
