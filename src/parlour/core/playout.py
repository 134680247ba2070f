"""Playouts: games that are played on inside the engine."""

from __future__ import annotations

from typing import Any

from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.core.strategy import Strategy


def playout(state: State, rng: Rng) -> int:
    """Play the state to its end with uniformly random actions. Return the number of actions."""
    moves = 0
    while True:
        actors = state.actors
        count = len(actors)
        if count == 0:
            return moves
        seat = actors[0] if count == 1 else actors[rng.below(count)]
        state.apply(seat, state.random_action(seat, rng))
        moves += 1


def guided_playout(state: State, strategy: Strategy[Any], rng: Rng, stage: int) -> int:
    """Play the state on as the strategy chooses, to the end of the game or of the stage.

    Return the number of actions.
    """
    moves = 0
    while strategy.stage(state) == stage:
        actors = state.actors
        if not actors:
            break
        seat = actors[0]
        state.apply(seat, strategy.choose(state, seat, rng))
        moves += 1
    return moves
