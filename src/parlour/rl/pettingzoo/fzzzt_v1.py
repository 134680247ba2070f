"""Fzzzt! as an environment of PettingZoo, for 2 to 4 agents."""

from __future__ import annotations

from parlour.core.options import OptionValue
from parlour.rl.pettingzoo.environment import GameEnv, metadata_of


class raw_env(GameEnv):  # noqa: N801 (PettingZoo calls it so)
    """Fzzzt!; see `GameEnv`. `options` are those of the game."""

    metadata = metadata_of("fzzzt_v1")

    def __init__(
        self,
        seats: int = 4,
        render_mode: str | None = None,
        move_limit: int | None = None,
        **options: OptionValue,
    ) -> None:
        super().__init__("fzzzt", seats, render_mode, move_limit, options)


#: The same: the environment needs no wrappers.
env = raw_env
