"""A training from the first lesson to the last export: how long each part takes, and what is kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any, Final

from parlour.extras import require

require("torch")

import numpy as np
import torch

from parlour import __version__
from parlour.bots.model_file import file_name, header_of, layout_digest
from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.core.options import OptionValue, resolve_options
from parlour.rl.batch import Batch
from parlour.rl.training import imitation, self_play
from parlour.rl.training.checkpoint import Checkpoint, Progress, load, save
from parlour.rl.training.export import export
from parlour.rl.training.imitation import Imitation, in_order
from parlour.rl.training.network import new_network
from parlour.rl.training.self_play import SelfPlay
from parlour.rl.training.teacher import WORLDS, Teacher
from parlour.workers import LocalWorkers

#: Seconds between two checkpoints, each with an export and a line about the progress.
PAUSE: Final = 60.0
#: Tells the random numbers of the parts of a training apart.
IMITATING, LEARNING, PLAYING = range(3)


@dataclass(frozen=True, slots=True)
class Plan:
    """The settings of a training: what to train, and for how long."""

    game: Game[Any, Any]
    seats: int
    folder: Path
    name: str
    minutes: float
    #: The minutes of imitation at the beginning.
    imitation: float
    seed: int = 0
    workers: int = 1
    #: Minutes after which a copy of the model is kept.
    keep: tuple[int, ...] = ()
    #: Limits that do not depend on the speed of the machine: games of the teacher, and updates of self-play.
    most_lessons: int | None = None
    most_updates: int | None = None
    #: Those of the games.
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    #: The numbers of games side by side in self-play, and of worlds that the teacher tries.
    rows: int = self_play.GAMES
    worlds: int = WORLDS

    @property
    def model(self) -> Path:
        """The file of the model."""
        return self.folder / file_name(self.game.name, self.seats, self.name)

    def copy_after(self, minutes: int) -> Path:
        """Return the file of a copy that is kept."""
        return self.folder / file_name(self.game.name, self.seats, f"{self.name}-{minutes}")

    @property
    def checkpoint(self) -> Path:
        """The file of the checkpoint."""
        return self.model.with_suffix(".checkpoint")


class Training:
    """Trains a network by a plan, or goes on where a checkpoint was written."""

    def __init__(self, plan: Plan, say: Callable[[str], object], resume: Path | None = None) -> None:
        """`say` is called with a line about the progress now and then. Raise `BadOption`."""
        self.plan = plan
        self.say = say
        self.options = resolve_options(plan.game.options, plan.options)
        layout = plan.game.tensor_layout(plan.seats)
        self.layout = layout_digest(layout)
        self.network = new_network(layout, plan.game.actions, plan.seed)
        self.progress = Progress()
        self.optimiser = self._new_optimiser()
        if resume is not None:
            self._resume(resume)
        self._began = monotonic() - self.progress.seconds
        self._saved = self.progress.seconds
        self._due = sorted(minutes for minutes in plan.keep if minutes * 60 > self.progress.seconds)

    def run(self) -> None:
        """Train until the time is over. An exception leaves the last checkpoint and the last export."""
        self.plan.folder.mkdir(parents=True, exist_ok=True)
        if self.progress.stage == "imitation":
            if self.plan.imitation > 0:
                self._imitate()
            self.progress.stage = "self-play"
            self.optimiser = self._new_optimiser()
        self._play()
        self._save()

    def _imitate(self) -> None:
        plan, progress = self.plan, self.progress
        pupil = Imitation(self.network, self.optimiser, self._rng(IMITATING, progress.lessons))
        start = partial(Teacher, plan.game, plan.seats, plan.seed, plan.worlds, self.options)
        first = progress.lessons
        numbers = count(first) if plan.most_lessons is None else range(first, plan.most_lessons)
        with closing(LocalWorkers(plan.workers).run(start, numbers)) as games:
            for game in in_order(games, first):
                pupil.add(game)
                progress.lessons += 1
                self._pass_time(
                    f"imitation: {progress.lessons} games, divergence {pupil.divergence:.3f}, "
                    f"error of the value {pupil.error:.3f}"
                )
                if progress.seconds >= 60 * min(plan.imitation, plan.minutes):
                    break
        pupil.catch_up()

    def _play(self) -> None:
        plan, progress = self.plan, self.progress
        # After a checkpoint, new games begin.
        seed = int(self._rng(PLAYING, progress.updates).integers(2**62))
        options: dict[str, Any] = self.options
        with Batch(plan.game, plan.seats, plan.rows, seed, **options) as batch:
            player = SelfPlay(self.network, self.optimiser, batch, self._rng(LEARNING, progress.updates))
            if not self.network.is_scaled:
                player.fit_scaling()
            while progress.seconds < 60 * plan.minutes and progress.updates != plan.most_updates:
                report = player.update()
                progress.updates += 1
                progress.games += report.games
                self._pass_time(
                    f"self-play: {progress.games} games, entropy {report.entropy:.3f}, "
                    f"error of the value {report.error:.3f}"
                )

    def _pass_time(self, line: str) -> None:
        """Note the time, and save what is due."""
        self.progress.seconds = monotonic() - self._began
        if self.progress.seconds >= self._saved + PAUSE:
            self._save()
            self.say(f"{self.progress.seconds / 60:6.1f} min  {line}")
        while self._due and self.progress.seconds >= 60 * self._due[0]:
            minutes = self._due.pop(0)
            self._export(self.plan.copy_after(minutes))

    def _save(self) -> None:
        plan = self.plan
        self._saved = self.progress.seconds
        save(
            Checkpoint(
                plan.game.name,
                plan.seats,
                self.layout,
                plan.seed,
                self.progress,
                self.network.state_dict(),
                self.optimiser.state_dict(),
                self.options,
            ),
            plan.checkpoint,
        )
        self._export(plan.model)

    def _export(self, path: Path) -> None:
        minutes = round(self.progress.seconds / 60, 2)
        header = header_of(self.plan.game, self.plan.seats, __version__, minutes, self.options)
        export(self.network, header, path)

    def _resume(self, path: Path) -> None:
        plan = self.plan
        checkpoint = load(path)
        own = (plan.game.name, plan.seats, self.layout)
        if (checkpoint.game, checkpoint.seats, checkpoint.layout) != own:
            raise BadOption("other-checkpoint", file=str(path), game=plan.game.name, seats=plan.seats)
        if checkpoint.options != self.options:
            found = ", ".join(f"{name}={value}" for name, value in checkpoint.options.items())
            raise BadOption("checkpoint-of-other-options", file=str(path), options=found)
        minutes = checkpoint.progress.seconds / 60
        if minutes >= plan.minutes:
            raise BadOption("training-over", file=str(path), minutes=f"{minutes:.1f}")
        self.plan = replace(plan, seed=checkpoint.seed)
        self.progress = checkpoint.progress
        self.network.load_state_dict(checkpoint.network)
        self.optimiser = self._new_optimiser()
        self.optimiser.load_state_dict(checkpoint.optimiser)

    def _new_optimiser(self) -> torch.optim.Optimizer:
        part = imitation if self.progress.stage == "imitation" else self_play
        return torch.optim.Adam(self.network.parameters(), part.LEARNING_RATE)

    def _rng(self, part: int, done: int) -> np.random.Generator:
        return np.random.default_rng([self.plan.seed, part, done])
