"""The models in the folder that the environment variable `PARLOUR_MODELS` names.

`fzzzt-2-net.onnx` is the bot `net` for Fzzzt! with two seats. Models of the same name for other numbers of
seats belong to the same bot.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from parlour.bots.model_file import ENDING, BadModel, check_fits, read_header, unreadable
from parlour.core.errors import ParlourError
from parlour.core.game import Game
from parlour.extras import EXTRAS, MissingExtra

VARIABLE: Final = "PARLOUR_MODELS"
NAME: Final = r"[a-z][a-z0-9-]{0,29}"
_FILE: Final = re.compile(rf"([a-z0-9_]+)-([0-9]{{1,2}})-({NAME}){re.escape(ENDING)}")
_RUNTIME: Final = "onnxruntime"

#: By game and name of the bot: the file for each number of seats.
Models = Mapping[tuple[str, str], Mapping[int, Path]]


def find_models() -> Models:
    """Return all models in the folder. Files that are not models are left out; see `problems`."""
    return _scan()[0]


def check_model(game: Game[Any, Any], seats: int, name: str) -> None:
    """Raise `BadModel` if the bot has no model for this game and number of seats."""
    models = find_models().get((game.name, name), {})
    path = models.get(seats)
    if path is None:
        known = ", ".join(map(str, sorted(models)))
        raise BadModel("no-model-for-seats", name=name, game=game.name, seats=seats, known=known)
    check_fits(read_header(path), path, game, seats)


def problems() -> list[ParlourError]:
    """Return why models, or all of them, cannot be used. Empty if there is no folder to look into."""
    return _scan()[1]


def _scan() -> tuple[Models, list[ParlourError]]:
    folder = os.environ.get(VARIABLE, "")
    if not folder:
        return {}, []
    try:
        paths = sorted(path for path in Path(folder).iterdir() if path.suffix == ENDING)
    except OSError as error:
        return {}, [BadModel("bad-models-folder", folder=folder, problem=error.strerror or "")]
    if paths and find_spec(_RUNTIME) is None:
        what, extra = EXTRAS[_RUNTIME]
        return {}, [MissingExtra("missing-extra", what=what, package=f"parlour[{extra}]")]
    found: dict[tuple[str, str], dict[int, Path]] = {}
    wrong: list[ParlourError] = []
    for path in paths:
        try:
            game, seats, name = _facts(path)
        except BadModel as error:
            wrong.append(error)
        else:
            found.setdefault((game, name), {})[seats] = path
    return found, wrong


#: By path, time and size of a file: what is known about it. Lists of bots are often asked for.
_known: dict[tuple[str, int, int], tuple[str, int, str] | BadModel] = {}


def _facts(path: Path) -> tuple[str, int, str]:
    """Return the game, the number of seats and the name of the bot. Raise `BadModel`."""
    try:
        stat = path.stat()
    except OSError as error:
        raise unreadable(path, error) from None
    key = (str(path), stat.st_mtime_ns, stat.st_size)
    if key not in _known:
        try:
            _known[key] = _read_facts(path)
        except BadModel as error:
            _known[key] = error
    facts = _known[key]
    if isinstance(facts, BadModel):
        raise facts
    return facts


def _read_facts(path: Path) -> tuple[str, int, str]:
    match = _FILE.fullmatch(path.name)
    if match is None:
        raise BadModel("bad-model-name", file=path.name)
    game, seats, name = match[1], int(match[2]), match[3]
    header = read_header(path)
    if header.game != game:
        raise BadModel("model-of-other-game", file=path.name, found=header.game, game=game)
    if header.seats != seats:
        raise BadModel("model-of-other-seats", file=path.name, found=header.seats, seats=seats)
    return game, seats, name
