"""The games of Parlour for PettingZoo, for example `fzzzt_v1.env(seats=3)`.

Importing this package also registers them, for `pettingzoo.make("aec", "parlour/fzzzt_v1")`.
"""

from parlour.extras import require

require("pettingzoo")

from pettingzoo import register  # noqa: E402 (says what to install first)

from parlour.rl.errors import EnvError  # noqa: E402
from parlour.rl.pettingzoo.environment import GameEnv  # noqa: E402

__all__ = ["EnvError", "GameEnv"]

for name in ("flautz_v1", "frantic_v1", "fzzzt_v1"):
    register("aec", f"parlour/{name}", f"parlour.rl.pettingzoo.{name}:env")
