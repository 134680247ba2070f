"""Benchmarks of what researchers use: observations, batches and environments, ours and those of peers.

All players choose uniformly at random, in the quickest way that each library offers: single states of Parlour
by `State.random_action`, those of OpenSpiel from `legal_actions()`, batches and environments from the mask.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from time import perf_counter
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from parlour import Batch, Game, Rng, State
from parlour.core.seats import NOBODY
from parlour.core.tensor import new_buffer

SEED = 2024
#: Games side by side in our batches, and the numbers of games among which the best of the peer's counts.
ROWS = 64
PEER_ROWS = (64, 512, 4096)
#: Steps between two looks at the clock.
STEPS = 64


def observed(game: Game, seats: int, seconds: float) -> float:
    """Moves per second of one state at a time, with an observation and a mask for each.

    Neither decides on the move: the engine draws it.
    """
    buffer, mask = game.tensor_layout(seats).buffer(), new_buffer(game.actions)
    moves = 0
    number = 0
    began = now = perf_counter()
    while now < began + seconds:
        moves += _play(game.start(seats, number), Rng(SEED, number), buffer, mask)
        number += 1
        now = perf_counter()
    return moves / (now - began)


# A function of its own: CPython speeds up code that is called often, but not one long loop.
def _play(state: State, rng: Rng, buffer: vec[i64], mask: vec[i64]) -> int:
    """Play one game. Return the number of moves."""
    moves = 0
    seat = state.observe(buffer, 0, mask, 0)
    while seat != NOBODY:
        seat = state.advance(seat, state.random_action(seat, rng), buffer, 0, mask, 0)
        moves += 1
    return moves


def batch(
    game: Game, seats: int, seconds: float, observe: bool = True, rows: int = ROWS, processes: int = 1
) -> float:
    """Moves per second of a batch with a policy in NumPy."""
    with Batch(game, seats, rows, SEED, observe=observe, processes=processes) as games:
        generator = np.random.default_rng(SEED)

        def step() -> None:
            games.step(games.random_actions(generator))

        return rows * _per_second(step, seconds)


def pettingzoo(name: str, seats: int) -> Callable[[], Any]:
    """Return what makes our environment for PettingZoo."""
    module = import_module(f"parlour.rl.pettingzoo.{name}_v1")
    return lambda: module.env(seats=seats)


def environment(make: Callable[[], Any], seconds: float) -> float:
    """Moves per second of a PettingZoo environment, played as PettingZoo's own benchmark plays it."""
    env = make()
    random.seed(SEED)
    env.reset(seed=SEED)

    def step() -> None:
        for _ in env.agent_iter(env.num_agents):
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                action = None
            else:
                action = random.choice(np.flatnonzero(observation["action_mask"]).tolist())
            env.step(action)
            turns[0] += 1
            if all(env.terminations.values()) or all(env.truncations.values()):
                env.reset()

    turns = [0]
    began = perf_counter()
    _per_second(step, seconds)
    return turns[0] / (perf_counter() - began)


def _per_second(step: Callable[[], None], seconds: float) -> float:
    steps = 0
    began = now = perf_counter()
    while now < began + seconds:
        for _ in range(STEPS):
            step()
        steps += STEPS
        now = perf_counter()
    return steps / (now - began)
