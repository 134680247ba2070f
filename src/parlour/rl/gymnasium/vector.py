"""Many games side by side as a vector environment of Gymnasium."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from parlour.core.game import Game
from parlour.core.options import OptionValue, as_int
from parlour.core.play import why_not
from parlour.core.tensor import clear, new_buffer, padded
from parlour.languages import Speaker
from parlour.rl.arguments import MOST_ROWS, whole
from parlour.rl.deals import GameSpec, check_seed
from parlour.rl.episode import Episode, check_seat
from parlour.rl.errors import EnvError
from parlour.rl.gymnasium.environment import LOSE, RAISE, check_illegal_actions
from parlour.rl.opponents import Opponent, Opponents
from parlour.rl.rendering import RENDER_MODES, check_render_mode, render
from parlour.rl.spaces import Observation, observation_space

#: Attributes that are created again in a copy.
BUFFERS: Final = ("_bytes", "_observation", "_legal", "_mask")
Flags: TypeAlias = NDArray[np.bool_]
Step: TypeAlias = tuple[Observation, NDArray[np.float64], Flags, Flags, dict[str, Any]]


class ParlourVectorEnv(VectorEnv):  # type: ignore[misc]
    """`num_envs` games as in `ParlourEnv`, each in a row of the arrays.

    It gives the same results as a `SyncVectorEnv` of such environments, but faster.
    """

    def __init__(
        self,
        num_envs: int,
        game: str | Game,
        seats: int = 2,
        seat: int | str = 0,
        bots: Opponent | Sequence[Opponent] = "easy",
        *,
        move_limit: int | None = None,
        render_mode: str | None = None,
        illegal_actions: str = LOSE,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        **options: OptionValue,
    ) -> None:
        """See `ParlourEnv`, and for `autoreset_mode` the vector environments of Gymnasium."""
        spec = GameSpec.of(game, seats, options, move_limit)
        count = whole("num_envs", num_envs, 1, MOST_ROWS, EnvError)
        self.game = spec.game
        #: The layout of an observation.
        self.tensor_layout = spec.tensor_layout
        self.num_envs = count
        self.render_mode = check_render_mode(render_mode)
        self._mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1, "autoreset_mode": self._mode}
        self.single_observation_space = observation_space(spec)
        self.single_action_space = Discrete(spec.game.actions)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self._raises = check_illegal_actions(illegal_actions) == RAISE
        opponents = Opponents(spec, bots)
        place = check_seat(spec, seat)
        self._episodes = [Episode(spec, place, opponents, row) for row in range(count)]
        self._mask_size = padded(spec.game.actions)
        self._create_buffers()
        self._rows = np.arange(count)
        #: The rows whose game has ended and was not followed by another yet.
        self._ended = np.zeros(count, np.bool_)

    @property
    def seats(self) -> NDArray[np.int64]:
        """By row: the seat of the agent."""
        return np.array([episode.seat for episode in self._episodes], np.int64)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | NDArray[np.int64] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the next game in each row, or in those of `options["reset_mask"]`.

        Row `n` gets the seed `seed + n`, unless there is a list of seeds.
        """
        seeds = self._seeds(seed)
        rows = self._rows_to_reset(options or {})
        super().reset(seed=as_int(seed))
        with self._played_together():
            for row in np.flatnonzero(rows).tolist():
                episode, own = self._episodes[row], seeds[row]
                if own is not None:
                    episode.deals.reseed(own)
                episode.begin()
                self._look(row)
        self._ended &= ~rows
        masks = self._mask * rows[:, np.newaxis]
        return self._observations(), {"action_mask": masks, "_action_mask": rows.copy()}

    def step(self, actions: ArrayLike) -> Step:
        """Make a move of the agent in each game.

        With `illegal_actions="raise"`, raise `EnvError` if any is illegal; then no game has moved. Raise
        `OpponentError` if another player makes an illegal move; then all games are lost.
        """
        chosen, legal = self._checked(actions)
        rewards = np.zeros(self.num_envs)
        terminations = np.zeros(self.num_envs, np.bool_)
        truncations = np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        begins = self._ended.tolist()
        with self._played_together():
            for row, (action, is_legal) in enumerate(zip(chosen.tolist(), legal.tolist(), strict=True)):
                episode = self._episodes[row]
                info = {} if is_legal else {"illegal": self._reason(row, action)}
                if begins[row]:
                    episode.begin()
                elif is_legal:
                    episode.play(action)
                else:
                    episode.forfeit()
                self._look(row)
                if episode.is_asked:
                    continue
                rewards[row] = episode.reward
                terminations[row] = episode.terminated
                truncations[row] = episode.truncated
                if self._mode == AutoresetMode.SAME_STEP:
                    self._follow_up(row, infos, info)
                else:
                    self._add_info(infos, info, row)
        self._ended = (terminations | truncations) & (self._mode != AutoresetMode.SAME_STEP)
        infos["action_mask"] = self._mask.copy()
        infos["_action_mask"] = np.ones(self.num_envs, np.bool_)
        return self._observations(), rewards, terminations, truncations, infos

    def render(self) -> tuple[str | NDArray[np.uint8] | None, ...]:
        """Show each table to its agent."""
        return tuple(
            render(episode.state, episode.seat, self.render_mode, episode.spec.family)
            for episode in self._episodes
        )

    def _checked(self, actions: ArrayLike) -> tuple[NDArray[np.int64], Flags]:
        """Return the actions, and which are legal: none matters where a new game is due."""
        try:
            chosen = np.asarray(actions)
        except ValueError:  # lists of different lengths
            chosen = np.array(None)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise EnvError(f"there must be {self.num_envs} whole numbers, one for each row, not {actions!r}")
        for row, episode in enumerate(self._episodes):
            if not (episode.is_asked or (self._ended[row] and self._mode == AutoresetMode.NEXT_STEP)):
                raise EnvError("there is no game that goes on: call reset() first", row)
        exists = (chosen >= 0) & (chosen < self.game.actions)
        legal = exists & (self._mask[self._rows, np.where(exists, chosen, 0)] != 0) | self._ended
        if self._raises and not legal.all():
            row = int(legal.argmin())
            action = int(chosen[row])
            raise EnvError(f"the agent must not choose action {action}: {self._reason(row, action)}", row)
        return chosen, legal

    def _reason(self, row: int, action: int) -> str:
        """Return in words why an action is illegal."""
        episode = self._episodes[row]
        reason = why_not(episode.state, episode.seat, action)
        return "" if reason is None else Speaker("en", self.game).error(reason)

    @contextmanager
    def _played_together(self) -> Iterator[None]:
        """Abandon all games if something goes wrong in one of them, since others may not have moved yet."""
        try:
            yield
        except BaseException:
            for episode in self._episodes:
                episode.abandon()
            self._ended[:] = False
            raise

    def _seeds(self, seed: object) -> list[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, list | tuple | np.ndarray) and np.shape(seed) == (self.num_envs,):
            return [None if own is None else check_seed(own) for own in seed]
        if as_int(seed) is None:
            raise EnvError(f"seed must be a number or a list of {self.num_envs}, not {seed!r}")
        first = check_seed(seed)
        return [check_seed(first + row) for row in range(self.num_envs)]

    def _rows_to_reset(self, options: dict[str, Any]) -> Flags:
        rows = options.get("reset_mask")
        if rows is None:
            return np.ones(self.num_envs, np.bool_)
        if not isinstance(rows, np.ndarray) or rows.shape != (self.num_envs,) or rows.dtype != np.bool_:
            raise EnvError(f"reset_mask must be an array of {self.num_envs} booleans, not {rows!r}")
        if not rows.any():
            raise EnvError("reset_mask must have a row to reset")
        return rows

    def _create_buffers(self) -> None:
        """Create what observations are written to. NumPy reads it without a copy."""
        self._bytes = self.tensor_layout.buffer(self.num_envs)
        self._observation = np.frombuffer(memoryview(self._bytes), np.uint8).reshape(self.num_envs, -1)
        self._legal = new_buffer(self.num_envs * self._mask_size)
        marks = np.frombuffer(memoryview(self._legal), np.int8).reshape(self.num_envs, -1)
        self._mask = marks[:, : self.game.actions]

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in BUFFERS}

    def __setstate__(self, attributes: dict[str, Any]) -> None:
        self.__dict__.update(attributes)
        self._create_buffers()
        for row, episode in enumerate(self._episodes):
            if episode.has_begun:
                self._look(row)

    def _follow_up(self, row: int, infos: dict[str, Any], info: dict[str, Any]) -> None:
        """Keep what the agent knew in the end, and begin the next game."""
        final = {"observation": self._observation[row].copy(), "action_mask": self._mask[row].copy()}
        info["action_mask"] = self._mask[row].copy()
        self._add_info(infos, {"final_obs": final, "final_info": info}, row)
        self._episodes[row].begin()
        self._look(row)

    def _look(self, row: int) -> None:
        """Write what the agent knows and may do."""
        episode = self._episodes[row]
        episode.state.encode(episode.seat, self._bytes, row * self.tensor_layout.size)
        if episode.is_asked:
            episode.state.mark_legal(episode.seat, self._legal, row * self._mask_size)
        else:
            clear(self._legal, row * self._mask_size, self._mask_size)

    def _observations(self) -> Observation:
        return {"observation": self._observation.copy(), "action_mask": self._mask.copy()}
