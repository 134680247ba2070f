"""What the tests of environments play: every game with every number of seats, and how to play it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

import parlour
from parlour import State

GAMES = ("flautz", "frantic", "fzzzt")
TABLES = [
    (name, seats)
    for name in GAMES
    for seats in range(parlour.game(name).least_seats, parlour.game(name).most_seats + 1)
]
#: Options that make a game short.
SHORT: Mapping[str, dict[str, Any]] = {"flautz": {"goal": 1}, "frantic": {"limit": 20}, "fzzzt": {}}


def first_legal(observation: Mapping[str, Any]) -> int:
    return int(observation["action_mask"].argmax())


def random_legal(observation: Mapping[str, Any], generator: np.random.Generator) -> int:
    return int(generator.choice(np.flatnonzero(observation["action_mask"])))


def illegal(observation: Mapping[str, Any]) -> int:
    return int(observation["action_mask"].argmin())


def encoded(state: State, seat: int) -> list[int]:
    """What the seat knows, as the game writes it."""
    buffer = state.game.tensor_layout(state.seats).buffer()
    state.encode(seat, buffer, 0)
    return list(bytes(memoryview(buffer)))


def position(state: State) -> dict[str, object]:
    plain: dict[str, object] = state.game.position(state)
    return plain
