"""A game as an environment of PettingZoo: one agent for each seat, one of them to act."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium.spaces import Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from parlour.core.errors import NotYourTurn
from parlour.core.game import Game
from parlour.core.options import OptionValue, as_int
from parlour.core.play import why_not
from parlour.core.state import State
from parlour.core.tensor import TensorLayout, new_buffer
from parlour.rl.deals import Deals, GameSpec
from parlour.rl.errors import EnvError, refusal
from parlour.rl.rendering import HUMAN, RENDER_MODES, check_render_mode, render
from parlour.rl.spaces import Observation, bytes_space, observation_space

#: The seat on turn before the first deal and after the game: none.
NOBODY: Final = -1
#: The attributes that exist only after `reset`.
AFTER_RESET: Final = frozenset(
    (
        "agents",
        "num_agents",
        "agent_selection",
        "game_state",
        "rewards",
        "terminations",
        "truncations",
        "infos",
    )
)
#: Attributes that are created again in a copy.
BUFFERS: Final = ("_bytes", "_observation", "_legal", "_mask", "_no_mask")


def metadata_of(name: str) -> dict[str, Any]:
    """Return the metadata of the environment with this name."""
    return {"name": name, "render_modes": list(RENDER_MODES), "render_fps": 1, "is_parallelizable": False}


class GameEnv(AECEnv):  # type: ignore[misc]
    """Any game as an environment. It needs no wrappers: it checks by itself what they would check.

    The agent to act is the first seat in `State.actors`, so simultaneous choices are made one after the
    other. An observation is a dictionary: `observation` has the bytes of `Game.tensor_layout`, which tell no
    more than the seat knows, and `action_mask` the legal actions of the agent to act. All rewards are 0
    before the end, then those of `Game.returns`. After `move_limit` moves a game is truncated.

    An invalid call raises `EnvError` and changes nothing.
    """

    metadata: dict[str, Any] = metadata_of("parlour")

    def __init__(
        self,
        game: str | Game,
        seats: int,
        render_mode: str | None = None,
        move_limit: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
    ) -> None:
        super().__init__()
        spec = GameSpec.of(game, seats, options or {}, move_limit)
        self.spec = spec
        self.game = spec.game
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(spec.seats)]
        self.observation_spaces = {agent: observation_space(spec) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(spec.game.actions) for agent in self.possible_agents}
        self.state_space = bytes_space(spec.seats * spec.tensor_layout.size)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = spec.game.actions
        self._move_limit = spec.move_limit
        self._deals = Deals(spec)
        self._seat = NOBODY
        self._create_buffers()

    @property
    def tensor_layout(self) -> TensorLayout:
        """The layout of an observation."""
        return self.spec.tensor_layout

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the next game; with a seed, the first game of that seed. `options` are ignored.

        Games that are over at the deal are skipped.
        """
        if seed is not None:
            self._deals.reseed(seed)
        #: The state of the game, hidden cards included.
        self.game_state: State = self._deals.next()
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self._moves = 0
        self._ask(self.game_state.actors[0])
        if self.render_mode == HUMAN:
            self.render()

    def step(self, action: int | None) -> None:
        """Make the move of the selected agent. After the game, None removes an agent."""
        seat = self._seat
        if seat < 0:
            self._remove_agent(action)
            return
        number = action if type(action) is int else as_int(action)
        if number is None or not 0 <= number < self._actions or not self._mask[number]:
            raise self._refusal(action)
        state = self.game_state
        state.apply(seat, number)
        self._moves += 1
        actors = state.actors
        if not actors:
            outcome = state.outcome
            assert outcome is not None
            rewards = self.game.returns(outcome)
            self._end(self.terminations, dict(zip(self.possible_agents, rewards, strict=True)))
        elif self._moves >= self._move_limit:
            self._end(self.truncations, self.rewards)
        else:
            self._ask(actors[0])
        if self.render_mode == HUMAN:
            self.render()

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Return observation, reward, termination, truncation and info of the selected agent."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> Observation:
        """Return the observation of the agent, as new arrays. Only the agent to act has legal actions."""
        seat = self._seats.get(agent)
        if seat is None:
            raise EnvError(f"there is no agent {agent!r}")
        self.game_state.encode(seat, self._bytes, 0)
        mask = self._mask if seat == self._seat else self._no_mask
        return {"observation": self._observation.copy(), "action_mask": mask.copy()}

    def state(self) -> NDArray[np.uint8]:
        """Return the observations of all seats, one after the other."""
        return np.concatenate([self.observe(agent)["observation"] for agent in self.possible_agents])

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Return an iterator of the selected agents, for a loop that steps each time."""
        self._check_reset("agent_iter")
        return self._selected(max_iter)

    def observation_space(self, agent: str) -> Dict:
        """Return the space of `observe`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of actions, which are the same for all agents."""
        return self.action_spaces[agent]

    def render(self) -> str | NDArray[np.uint8] | None:
        """Show the table to the agent to act, or the end of the game to everybody."""
        seat = None if self._seat == NOBODY else self._seat
        return render(self.game_state, seat, self.render_mode, self.spec.family)

    def close(self) -> None:
        """Do nothing: there is nothing to free."""

    def _ask(self, seat: int) -> None:
        self._seat = seat
        self.agent_selection = self.possible_agents[seat]
        self._has_moved = True
        self.game_state.mark_legal(seat, self._legal, 0)

    def _end(self, reasons: dict[str, bool], rewards: dict[str, float]) -> None:
        self._seat = NOBODY
        self._has_moved = True
        for agent in self.agents:
            reasons[agent] = True
        self.rewards = rewards
        self._cumulative_rewards = dict(rewards)
        self._deads_step_first()

    def _check_reset(self, method: str) -> None:
        if "game_state" not in self.__dict__:
            raise EnvError(f"reset() must be called before {method}()")

    def _remove_agent(self, action: int | None) -> None:
        self._check_reset("step")
        if action is not None or not self.agents:
            raise refusal(NotYourTurn("game-over"), self.game)
        self._was_dead_step(None)
        self._has_moved = True

    def _refusal(self, action: object) -> EnvError:
        # `why_not` looks at anything, a type checker does not.
        reason: Any = why_not(self.game_state, self._seat, action)  # type: ignore[arg-type]
        return refusal(reason, self.game, f"{self.agent_selection} must not choose action {action}: ")

    def _selected(self, left: int) -> Iterator[str]:
        # A generator is faster than the iterator of PettingZoo.
        self._has_moved = True
        while self.agents and left > 0:
            if not self._has_moved:
                raise EnvError("step() or reset() must be called in a loop over agent_iter()")
            self._has_moved = False
            left -= 1
            yield self.agent_selection

    def _create_buffers(self) -> None:
        """Create what observations are written to. NumPy reads it without a copy."""
        self._bytes = self.tensor_layout.buffer()
        self._observation = np.frombuffer(memoryview(self._bytes), np.uint8)
        self._legal = new_buffer(self._actions)
        self._mask = np.frombuffer(memoryview(self._legal), np.int8)[: self._actions]
        self._no_mask = np.zeros(self._actions, np.int8)

    def __getattr__(self, name: str) -> Any:
        if name in AFTER_RESET:
            raise AttributeError(f"reset() must be called before there is {name}")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in BUFFERS}

    def __setstate__(self, attributes: dict[str, Any]) -> None:
        self.__dict__.update(attributes)
        self._create_buffers()
        if self._seat != NOBODY:
            self.game_state.mark_legal(self._seat, self._legal, 0)


class NamedGameEnv(GameEnv):
    """An environment of the game `game_name`. The options of the game are arguments."""

    game_name: ClassVar[str]

    def __init__(
        self,
        seats: int = 4,
        render_mode: str | None = None,
        move_limit: int | None = None,
        **options: OptionValue,
    ) -> None:
        super().__init__(self.game_name, seats, render_mode, move_limit, options)
