"""The games of Parlour for OpenSpiel.

Importing this package registers every installed game, such as `python_parlour_fzzzt`.
"""

from parlour.extras import require

require("pyspiel")

from parlour.registry import game, names  # noqa: E402 (says what to install first)
from parlour.rl.errors import EnvError  # noqa: E402
from parlour.rl.openspiel.games import ParlourGame, ParlourObserver, ParlourState, register  # noqa: E402

__all__ = ["EnvError", "ParlourGame", "ParlourObserver", "ParlourState", "register"]

for name in names():
    register(game(name), f"python_parlour_{name}")
