"""A game as an environment of Gymnasium: one agent, and bots at the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from parlour.core.game import Game
from parlour.core.options import OptionValue
from parlour.core.play import why_not
from parlour.core.state import State
from parlour.core.tensor import TensorLayout
from parlour.languages import Speaker
from parlour.rl.deals import GameSpec, check_seed
from parlour.rl.episode import Episode, check_seat
from parlour.rl.errors import EnvError, refusal
from parlour.rl.opponents import ObservationBuffer, Opponent, Opponents
from parlour.rl.rendering import HUMAN, RENDER_MODES, check_render_mode, render
from parlour.rl.spaces import Observation, observation_space

LOSE: Final = "lose"
RAISE: Final = "raise"


def check_illegal_actions(choice: str) -> str:
    """Return the setting for illegal actions. Raise `EnvError` if there is no such setting."""
    if choice not in (LOSE, RAISE):
        raise EnvError(f'illegal_actions must be "{LOSE}" or "{RAISE}", not {choice!r}')
    return choice


class ParlourEnv(gymnasium.Env):  # type: ignore[misc]
    """A game of one agent. A step is a move of the agent and those of the bots until it is asked again.

    An observation is a dictionary: `observation` has the bytes of `Game.tensor_layout`, and `action_mask` the
    legal actions, which are also in the info. The reward is 0 before the end, then that of `Game.returns`. A
    game is truncated after `move_limit` moves of all players. Games that are over before the agent is asked
    are skipped.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 (as there)

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        seat: int | str = 0,
        bots: Opponent | Sequence[Opponent] = "easy",
        *,
        move_limit: int | None = None,
        render_mode: str | None = None,
        illegal_actions: str = LOSE,
        **options: OptionValue,
    ) -> None:
        """The agent sits at `seat`, or at a new one in each game if that is `"random"`.

        `bots` is one opponent for all other seats, or a list of one for each: the name of a bot, a class of
        bots, a bot, or a function that returns an action for an observation. An illegal action loses the game
        at once, with a reward of -1 and the reason in `info["illegal"]`, or raises `EnvError`. `options` are
        those of the game. Raise `EnvError` if an argument is out of range. `reset` and `step` raise
        `OpponentError` if another player makes an illegal move; then call `reset`.
        """
        spec = GameSpec.of(game, seats, options, move_limit)
        self.game = spec.game
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = observation_space(spec)
        self.action_space = Discrete(spec.game.actions)
        self._raises = check_illegal_actions(illegal_actions) == RAISE
        self._buffer = ObservationBuffer(spec)
        self._episode = Episode(spec, check_seat(spec, seat), Opponents(spec, bots))

    @property
    def tensor_layout(self) -> TensorLayout:
        """The layout of an observation."""
        return self._episode.spec.tensor_layout

    @property
    def seat(self) -> int:
        """The seat of the agent."""
        return self._episode.seat

    @property
    def game_state(self) -> State:
        """The state of the game, hidden cards included. Raise `EnvError` before the first `reset`."""
        return self._episode.state

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal actions, for `MaskablePPO` of SB3-Contrib."""
        episode = self._episode
        return self._buffer.mask(episode.state, episode.seat, episode.is_asked).astype(np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the next game; with a seed, the first game of that seed. `options` are ignored."""
        if seed is not None:
            seed = check_seed(seed)  # Gymnasium refuses integers of NumPy
            self._episode.deals.reseed(seed)
        super().reset(seed=seed)
        self._episode.begin()
        observation, info = self._look()
        if self.render_mode == HUMAN:
            self.render()
        return observation, info

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a move of the agent, and those of the bots."""
        episode = self._episode
        episode.check_asked()
        reason = why_not(episode.state, episode.seat, action)
        if reason is None:
            episode.play(index(action))
        elif self._raises:
            raise refusal(reason, self.game, f"the agent must not choose action {action}: ")
        else:
            episode.forfeit()
        observation, info = self._look()
        if reason is not None:
            info["illegal"] = Speaker("en", self.game).error(reason)
        if self.render_mode == HUMAN:
            self.render()
        return observation, episode.reward, episode.terminated, episode.truncated, info

    def render(self) -> str | NDArray[np.uint8] | None:
        """Show the table to the agent."""
        episode = self._episode
        return render(episode.state, episode.seat, self.render_mode, episode.spec.family)

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        episode = self._episode
        observation = self._buffer.observe(episode.state, episode.seat, episode.is_asked)
        return observation, {"action_mask": observation["action_mask"].copy()}
