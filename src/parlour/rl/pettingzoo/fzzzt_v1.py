"""Fzzzt! as an environment of PettingZoo, for 2 to 4 agents."""

from __future__ import annotations

from parlour.rl.pettingzoo.environment import NamedGameEnv, metadata_of


class raw_env(NamedGameEnv):  # noqa: N801 (PettingZoo calls it so)
    """Fzzzt!; see `GameEnv`. `options` are those of the game."""

    game_name = "fzzzt"
    metadata = metadata_of("fzzzt_v1")


#: The same: the environment needs no wrappers.
env = raw_env
