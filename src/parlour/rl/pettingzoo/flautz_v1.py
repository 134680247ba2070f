"""FLAUTZ! as an environment of PettingZoo, for 2 to 5 agents."""

from __future__ import annotations

from parlour.core.options import OptionValue
from parlour.rl.pettingzoo.environment import GameEnv, metadata_of


class raw_env(GameEnv):  # noqa: N801 (PettingZoo calls it so)
    """FLAUTZ!; see `GameEnv`. `options` are those of the game."""

    metadata = metadata_of("flautz_v1")

    def __init__(
        self,
        seats: int = 4,
        render_mode: str | None = None,
        move_limit: int | None = None,
        **options: OptionValue,
    ) -> None:
        super().__init__("flautz", seats, render_mode, move_limit, options)


#: The same: the environment needs no wrappers.
env = raw_env
