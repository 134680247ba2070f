"""A bot that plays by a trained network. ONNX Runtime is an extra: `pip install "parlour[onnx]"`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.bots.model_file import (
    LOGITS,
    OBSERVATION,
    BadModel,
    ModelHeader,
    check_fits,
    read_header,
    unreadable,
)
from parlour.core.game import Game
from parlour.core.perspective import Perspective
from parlour.core.rng import Rng
from parlour.core.tensor import new_buffer
from parlour.extras import require

#: The networks that a process keeps, and the games that they are known to fit.
CACHED: Final = 16


class Model:
    """A network in memory."""

    def __init__(self, path: Path) -> None:
        """Raise `BadModel` if the file is not a model, `MissingExtra` if ONNX Runtime is not installed."""
        runtime = require("onnxruntime")
        self.path = path
        self.header: ModelHeader = read_header(path)
        options = runtime.SessionOptions()
        # A decision takes a fraction of a millisecond; threads would only wait for each other.
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.log_severity_level = 4
        try:
            self._session = runtime.InferenceSession(path.read_bytes(), options, ["CPUExecutionProvider"])
            self.logits(new_buffer(self.header.size), [0])
        except Exception:
            # ONNX Runtime has its own exceptions for everything that may be wrong with a file.
            raise BadModel("bad-model", file=path.name) from None

    def logits(self, observation: vec[i64], actions: list[int]) -> list[float]:
        """Return the network's rating of each action."""
        numpy = require("numpy")
        row = numpy.frombuffer(memoryview(observation), numpy.uint8)[: self.header.size]
        found = self._session.run([LOGITS], {OBSERVATION: row.reshape(1, -1)})[0]
        if found.shape != (1, self.header.actions):
            raise ValueError("the network has another number of actions than its header says")
        chosen: list[float] = found[0, actions].tolist()
        return chosen

    @lru_cache(maxsize=CACHED)  # noqa: B019 (models are cached themselves)
    def check(self, game: Game[Any, Any], seats: int) -> None:
        """Raise `BadModel` if the model plays another game."""
        check_fits(self.header, self.path, game, seats)


class ModelBot:
    """Chooses the legal action that a network finds best. It has a model for each number of seats."""

    def __init__(self, *paths: str | Path) -> None:
        """Each file is for another number of seats. Raise `BadModel` if one is not a model."""
        self._models: Mapping[int, Model] = {
            model.header.seats: model for model in (load(Path(path)) for path in paths)
        }

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        """Return the best legal action. Raise `BadModel` if there is no model for this game."""
        seats = perspective.seats
        model = self._models.get(seats) or next(iter(self._models.values()))
        model.check(perspective.game, seats)
        legal = perspective.legal
        observation = new_buffer(model.header.size)
        perspective.encode(observation)
        logits = model.logits(observation, legal)
        return legal[logits.index(max(logits))]


def load(path: Path) -> Model:
    """Return the model in a file. The same file is loaded once in each process, until it changes."""
    try:
        facts = os.stat(path)
    except OSError as error:
        raise unreadable(path, error) from None
    return _load(path, facts.st_mtime_ns, facts.st_size)


@lru_cache(maxsize=CACHED)
def _load(path: Path, changed: int, size: int) -> Model:
    return Model(path)
