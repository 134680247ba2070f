"""Self-play: proximal policy optimisation (Schulman et al. 2017) on a batch of games.

One network plays all seats. Each seat learns from its own decisions, and what counts is the end of the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parlour.extras import require

require("torch")

import numpy as np
import torch
from numpy.typing import NDArray

from parlour.rl.batch import Batch
from parlour.rl.training.network import ILLEGAL, Network, log_policy

LEARNING_RATE: Final = 3e-4
#: Games at the same time, and moves of each between two updates.
GAMES: Final = 256
MOVES: Final = 64
#: The number of times each decision is learned from, and the size of a minibatch.
EPOCHS: Final = 2
BATCH: Final = 2048
#: The maximum relative change of an action's probability by an update.
CLIP: Final = 0.2
#: The weights of the value and of the entropy in the loss.
VALUE: Final = 0.5
ENTROPY: Final = 0.01
#: The weight of later estimates when an earlier decision is judged (generalised advantage estimation).
TRACE: Final = 0.95
MOST_GRADIENT: Final = 0.5


@dataclass(frozen=True, slots=True)
class Rollout:
    """Moves of all games, by move and game."""

    observation: NDArray[np.uint8]
    mask: NDArray[np.bool_]
    seat: NDArray[np.int64]
    action: NDArray[np.int64]
    log_chance: NDArray[np.float32]
    value: NDArray[np.float32]
    #: The reward of each seat for the move, and whether it was the last of its game.
    reward: NDArray[np.float64]
    ended: NDArray[np.bool_]

    @classmethod
    def empty(cls, moves: int, batch: Batch) -> Rollout:
        shape = (moves, batch.count)
        return cls(
            np.zeros((*shape, batch.tensor_layout.content), np.uint8),
            np.zeros((*shape, batch.actions), np.bool_),
            np.zeros(shape, np.int64),
            np.zeros(shape, np.int64),
            np.zeros(shape, np.float32),
            np.zeros(shape, np.float32),
            np.zeros((*shape, batch.seats), np.float64),
            np.zeros(shape, np.bool_),
        )


@dataclass(frozen=True, slots=True)
class Report:
    """The statistics of an update."""

    games: int
    entropy: float
    divergence: float
    error: float


class SelfPlay:
    """Plays and learns, one update after the other."""

    def __init__(
        self,
        network: Network,
        optimiser: torch.optim.Optimizer,
        batch: Batch,
        rng: np.random.Generator,
        moves: int = MOVES,
    ) -> None:
        self.network = network
        self.optimiser = optimiser
        self.batch = batch
        self.rng = rng
        self.rollout = Rollout.empty(moves, batch)

    def fit_scaling(self) -> None:
        """Scale the observations by what they are in games of the untrained network."""
        self._play()
        self.network.fit_scaling(self.rollout.observation.reshape(-1, self.network.size))

    def update(self) -> Report:
        """Play some moves of all games, and learn from them."""
        last = self._play()
        advantage, is_judged = judge(self.rollout, last, self.batch.seat)
        return self._learn(advantage, is_judged)

    def _play(self) -> NDArray[np.float32]:
        """Fill the rollout. Return the value of what each next player sees in the end."""
        batch, rollout = self.batch, self.rollout
        rows = np.arange(batch.count)
        for move in range(len(rollout.seat)):
            rollout.observation[move] = batch.observation[:, : self.network.size]
            rollout.mask[move] = batch.mask
            rollout.seat[move] = batch.seat
            logits, value = self._look(rollout.observation[move])
            log_chances = log_policy(logits, torch.from_numpy(rollout.mask[move])).numpy()
            # The largest of the logarithms plus Gumbel noise: each action as often as it is likely.
            noise = self.rng.gumbel(size=log_chances.shape)
            action = np.where(rollout.mask[move], log_chances + noise, ILLEGAL).argmax(axis=1)
            rollout.action[move] = action
            rollout.log_chance[move] = log_chances[rows, action]
            rollout.value[move] = value.numpy()
            batch.step(action)
            rollout.reward[move] = batch.reward
            # A game that is cut off counts as if nobody had won.
            rollout.ended[move] = batch.done | batch.truncated
        return np.asarray(self._look(batch.observation[:, : self.network.size].copy())[1].numpy())

    def _look(self, observation: NDArray[np.uint8]) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logits and the values, without what learning needs."""
        with torch.no_grad():
            logits, value = self.network(torch.from_numpy(observation))
        return logits, value

    def _learn(self, advantage: NDArray[np.float32], is_judged: NDArray[np.bool_]) -> Report:
        rollout = self.rollout
        # Whoever has only one choice decides nothing.
        chosen = np.flatnonzero(is_judged & (rollout.mask.sum(axis=2) > 1))
        observation = torch.from_numpy(_flat(rollout.observation)[chosen])
        mask = torch.from_numpy(_flat(rollout.mask)[chosen])
        action = torch.from_numpy(_flat(rollout.action)[chosen])
        log_chance = torch.from_numpy(_flat(rollout.log_chance)[chosen])
        judged = torch.from_numpy(_flat(advantage)[chosen])
        returns = judged + torch.from_numpy(_flat(rollout.value)[chosen])
        judged = (judged - judged.mean()) / (judged.std() + 1e-8)
        entropies, divergences, errors = [], [], []
        for _ in range(EPOCHS):
            for part in np.array_split(self.rng.permutation(len(chosen)), max(1, len(chosen) // BATCH)):
                places = torch.from_numpy(part)
                logits, value = self.network(observation[places])
                log_chances = log_policy(logits, mask[places])
                new = log_chances.gather(1, action[places].unsqueeze(1)).squeeze(1)
                change = new - log_chance[places]
                ratio = change.exp()
                gain = torch.minimum(
                    ratio * judged[places], ratio.clamp(1.0 - CLIP, 1.0 + CLIP) * judged[places]
                ).mean()
                entropy = -(log_chances.exp() * log_chances).sum(dim=-1).mean()
                error = (value - returns[places]).square().mean()
                self.optimiser.zero_grad()
                (VALUE * error - gain - ENTROPY * entropy).backward()
                torch.nn.utils.clip_grad_norm_(self.network.parameters(), MOST_GRADIENT)
                self.optimiser.step()
                entropies.append(entropy.item())
                divergences.append((ratio - 1.0 - change).mean().item())
                errors.append(error.item())
        return Report(
            int(rollout.ended.sum()),
            float(np.mean(entropies)),
            float(np.mean(divergences)),
            float(np.mean(errors)),
        )


def judge(
    rollout: Rollout, last: NDArray[np.float32], last_seat: NDArray[np.int64]
) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """Return the advantage of each decision over the expectation, and for which decisions it is known.

    `last` is what the next player of each game expects after the rollout. What others expect is not known, so
    the last decision of each of them is not judged.
    """
    moves, count = rollout.seat.shape
    rows = np.arange(count)
    seats = rollout.reward.shape[2]
    advantage = np.zeros((moves, count), np.float32)
    is_judged = np.zeros((moves, count), np.bool_)
    # By game and seat: the next value on its way, the advantage there, and whether there is one.
    value = np.zeros((count, seats), np.float32)
    trace = np.zeros((count, seats), np.float32)
    known = np.zeros((count, seats), np.bool_)
    value[rows, last_seat] = last
    known[rows, last_seat] = True
    for move in reversed(range(moves)):
        ended = rollout.ended[move]
        value[ended] = rollout.reward[move][ended]
        trace[ended] = 0.0
        known[ended] = True
        seat = rollout.seat[move]
        is_judged[move] = known[rows, seat]
        gain = value[rows, seat] - rollout.value[move] + TRACE * trace[rows, seat]
        advantage[move] = np.where(is_judged[move], gain, 0.0)
        trace[rows, seat] = advantage[move]
        value[rows, seat] = rollout.value[move]
        known[rows, seat] = True
    return advantage, is_judged


def _flat(array: NDArray[np.generic]) -> NDArray[np.generic]:
    """Join the first two axes."""
    return array.reshape(-1, *array.shape[2:])
