"""Random playouts."""

from __future__ import annotations

from parlour.core.rng import Rng
from parlour.core.state import State


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
