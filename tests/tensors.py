"""Observations as bytes: how to read them by name."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from parlour import Rng, State
from parlour.core.tensor import WIDE
from parlour.testing.tensors import encoded


class Observation:
    """What a seat observes, decoded from the bytes alone."""

    def __init__(self, state: State, seat: int) -> None:
        self.layout = state.game.tensor_layout(state.seats)
        self.bytes = encoded(state, seat)

    def __getitem__(self, name: str) -> NDArray[np.int64]:
        field = self.layout[name]
        part = self.bytes[field.offset : field.offset + field.size]
        found = np.frombuffer(part, np.uint8).reshape(field.shape).astype(np.int64)
        return found[..., 0] * 256 + found[..., 1] if field.kind == WIDE else found

    def number(self, name: str) -> int:
        return int(self[name])

    def choice(self, name: str) -> int | None:
        """Return the only place that is marked, or None if none is."""
        marked = np.flatnonzero(self[name])
        assert len(marked) <= 1
        return int(marked[0]) if len(marked) else None

    def seat(self, name: str, viewer: int) -> int | None:
        """Return the seat that is marked, as everybody counts."""
        marked = self.choice(name)
        return None if marked is None else (marked + viewer) % len(self[name])


def play_on(state: State, rng: Rng, moves: int = 1) -> None:
    """Make some random moves."""
    for _ in range(moves):
        if state.actors:
            seat = state.actors[rng.below(len(state.actors))]
            state.apply(seat, state.random_action(seat, rng))
