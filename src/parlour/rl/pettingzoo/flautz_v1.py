"""FLAUTZ! as an environment of PettingZoo, for 2 to 5 agents."""

from __future__ import annotations

from parlour.rl.pettingzoo.environment import NamedGameEnv, metadata_of


class raw_env(NamedGameEnv):  # noqa: N801 (PettingZoo calls it so)
    """FLAUTZ!; see `GameEnv`. `options` are those of the game."""

    game_name = "flautz"
    metadata = metadata_of("flautz_v1")


#: The same: the environment needs no wrappers.
env = raw_env
