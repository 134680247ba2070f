"""The players at the other seats of an environment for one agent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from operator import index
from typing import TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from parlour.bots import Bot, decide, factory
from parlour.bots.random import RandomBot
from parlour.core.errors import IllegalAction, ParlourError
from parlour.core.options import as_int
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.core.tensor import new_buffer
from parlour.rl.deals import GameSpec
from parlour.rl.errors import EnvError, refusal
from parlour.rl.spaces import Observation

#: Returns the action for an observation, like the agent.
Policy: TypeAlias = Callable[[Observation], int]
#: A bot by its name, as a class of which each game gets a new one, or as an object; or a policy.
Opponent: TypeAlias = str | type[Bot] | Bot | Policy
#: Returns a legal action of the seat.
Player: TypeAlias = Callable[[State, int, Rng], int]


class Opponents:
    """The bots at the other seats, in their order."""

    def __init__(self, spec: GameSpec, bots: Opponent | Sequence[Opponent]) -> None:
        """One opponent plays at all seats. Raise `EnvError` if there is no such bot, or too few or many."""
        others = spec.seats - 1
        chosen = (
            list(bots) if isinstance(bots, list | tuple | np.ndarray) else [cast(Opponent, bots)] * others
        )
        if len(chosen) != others:
            raise EnvError(f"bots must be one for all seats or {others}, one for each, not {len(chosen)}")
        self._makers = [_maker(spec, opponent) for opponent in chosen]

    def new_players(self) -> list[Player]:
        """Return the players of a new game."""
        return [make() for make in self._makers]


class ObservationBuffer:
    """Writes observations of one game. A copy begins with an empty buffer."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        self._bytes = spec.tensor_layout.buffer()
        self._legal = new_buffer(spec.game.actions)
        self._observation = np.frombuffer(memoryview(self._bytes), np.uint8)
        self._mask = np.frombuffer(memoryview(self._legal), np.int8)[: spec.game.actions]

    def __reduce__(self) -> tuple[object, ...]:
        return ObservationBuffer, (self.spec,)

    def observe(self, state: State, seat: int, is_asked: bool = True) -> Observation:
        """Return the observation of the seat and, if it is asked, its legal actions, as new arrays."""
        state.encode(seat, self._bytes, 0)
        return {"observation": self._observation.copy(), "action_mask": self.mask(state, seat, is_asked)}

    def mask(self, state: State, seat: int, is_asked: bool = True) -> NDArray[np.int8]:
        """Return the legal actions of the seat, none if it is not asked, as a new array."""
        if not is_asked:
            return np.zeros_like(self._mask)
        state.mark_legal(seat, self._legal, 0)
        return self._mask.copy()


def _maker(spec: GameSpec, opponent: Opponent) -> Callable[[], Player]:
    """Return the factory of players for a game."""
    if isinstance(opponent, str):
        try:
            create = factory(spec.game.name, opponent)
        except ParlourError as error:
            raise refusal(error, spec.game) from error
        return _random_player if create is RandomBot else partial(_new_bot_player, create, opponent)
    name = getattr(opponent, "__name__", type(opponent).__name__)
    if hasattr(opponent, "choose"):
        if isinstance(opponent, type):
            return partial(_new_bot_player, opponent, name)
        return partial(partial, _choose_as_bot, opponent, name)
    if callable(opponent):
        return partial(partial, _choose_by_policy, opponent, name, ObservationBuffer(spec))
    raise EnvError(f"{opponent!r} is not a bot: give a name, an object with `choose`, or a function")


def _random_player() -> Player:
    # Not through a perspective, which costs more than the move.
    return _choose_at_random


def _choose_at_random(state: State, seat: int, rng: Rng) -> int:
    return state.random_action(seat, rng)


def _new_bot_player(create: Callable[[], Bot], name: str) -> Player:
    return partial(_choose_as_bot, create(), name)


def _choose_as_bot(bot: Bot, name: str, state: State, seat: int, rng: Rng) -> int:
    return index(decide(bot, name, state, seat, rng))


def _choose_by_policy(
    policy: Policy, name: str, buffer: ObservationBuffer, state: State, seat: int, rng: Rng
) -> int:
    action = policy(buffer.observe(state, seat))
    number = as_int(action)
    if number is None or number not in state.legal(seat):
        raise IllegalAction("bot-broke-rule", name=name, action=str(action))
    return number
