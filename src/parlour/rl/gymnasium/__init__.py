"""The games of Parlour for Gymnasium, with bots at the other seats.

Importing this package registers `parlour/Fzzzt-v1`, `parlour/Frantic-v1` and `parlour/Flautz-v1`.
"""

from parlour.extras import require

require("gymnasium")

from gymnasium import register  # noqa: E402 (says what to install first)

from parlour.rl.errors import EnvError, OpponentError  # noqa: E402
from parlour.rl.gymnasium.environment import ParlourEnv  # noqa: E402
from parlour.rl.gymnasium.vector import ParlourVectorEnv  # noqa: E402

__all__ = ["EnvError", "OpponentError", "ParlourEnv", "ParlourVectorEnv"]

for name in ("flautz", "frantic", "fzzzt"):
    register(
        f"parlour/{name.title()}-v1",
        entry_point="parlour.rl.gymnasium:ParlourEnv",
        vector_entry_point="parlour.rl.gymnasium:ParlourVectorEnv",
        kwargs={"game": name},
    )
