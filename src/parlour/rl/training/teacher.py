"""Games of the search, with what it thinks of every choice. They are played in worker processes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from parlour.extras import require

require("numpy")

import numpy as np
from numpy.typing import NDArray

from parlour.bots import derive_rng
from parlour.core.game import Game
from parlour.core.options import OptionValue
from parlour.core.perspective import Perspective
from parlour.core.rng import Rng
from parlour.core.tensor import new_buffer
from parlour.search import Race

#: The worlds in which the teacher compares its choices. The network averages over many similar decisions, so
#: a few worlds for each of many decisions teach more than many worlds for a few.
WORLDS: Final = 16
NO_OPTIONS: Final[Mapping[str, OptionValue]] = {}
#: A choice whose win probability is lower by this much is taught as e times less likely.
TEMPERATURE: Final = 0.025
#: The weight of a game's end in the expected return of its decisions. The rest is the estimate of the
#: search: without it, a network learns the ends of a few games by heart.
RESULT: Final = 0.5
#: The probability that the teacher makes a random move instead, to show how to go on after a mistake.
MISTAKES: Final = 0.05


@dataclass(frozen=True, slots=True)
class Demonstration:
    """The real decisions of one game; whoever has only one choice decides nothing."""

    #: The number of the game.
    number: int
    observation: NDArray[np.uint8]
    mask: NDArray[np.bool_]
    #: The target probability of each action.
    target: NDArray[np.float32]
    #: The expected return of the seat.
    returns: NDArray[np.float32]


class Teacher:
    """Plays games against itself. The number of a game and the seed determine the game."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        seed: int,
        worlds: int = WORLDS,
        options: Mapping[str, OptionValue] = NO_OPTIONS,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.worlds = worlds
        self.options = options
        self.size = game.tensor_layout(seats).content

    def __call__(self, number: int) -> Demonstration:
        """Play a game."""
        size, actions = self.size, self.game.actions
        observations, masks, targets, estimates, seats = [], [], [], [], []
        observation = new_buffer(size)
        mask = new_buffer(actions)
        state = self.game.start_from(self.seats, derive_rng(self.seed, number), self.options)
        moves = 0
        while state.actors:
            seat = state.actors[0]
            legal = state.legal(seat)
            action = legal[0]
            if len(legal) > 1:
                rng = derive_rng(self.seed, number, moves)
                target, chance = self._advise(Perspective(state, seat, rng), rng)
                state.encode(seat, observation, 0)
                state.mark_legal(seat, mask, 0)
                observations.append(bytes(memoryview(observation))[:size])
                masks.append(bytes(memoryview(mask))[:actions])
                targets.append(target)
                estimates.append(self.seats * chance - 1.0)
                seats.append(seat)
                action = _pick(target, legal, rng)
            state.apply(seat, action)
            moves += 1
        outcome = state.outcome
        assert outcome is not None
        returns = self.game.returns(outcome)
        count = len(seats)  # 0 if the game was over at the deal
        return Demonstration(
            number,
            np.frombuffer(b"".join(observations), np.uint8).reshape(count, size),
            np.frombuffer(b"".join(masks), np.bool_).reshape(count, actions),
            np.array(targets, np.float32).reshape(count, actions),
            np.array(
                [
                    RESULT * returns[seat] + (1.0 - RESULT) * estimate
                    for seat, estimate in zip(seats, estimates, strict=True)
                ],
                np.float32,
            ),
        )

    def close(self) -> None:
        pass

    def _advise(self, perspective: Perspective, rng: Rng) -> tuple[NDArray[np.float32], float]:
        """Return the target probability of each action, and the win probability with the best one."""
        race = Race(perspective, rng)
        race.run(worlds=self.worlds)
        best = race.best()
        chance = 0.0
        target = np.zeros(self.game.actions, np.float32)
        for choice in race.choices():
            # Actions that have dropped out are compared in the worlds they were tried in.
            behind, _ = race.lead(best, choice.action)
            target[choice.action] = np.exp(min(0.0, -behind / TEMPERATURE))
            if choice.action == best:
                chance = choice.value
        return target / target.sum(), chance


def _pick(target: NDArray[np.float32], legal: list[int], rng: Rng) -> int:
    if rng.fraction() < MISTAKES:
        return legal[rng.below(len(legal))]
    chance = rng.fraction()
    for action in legal:
        chance -= float(target[action])
        if chance < 0:
            return action
    return int(target.argmax())
