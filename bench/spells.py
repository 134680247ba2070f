"""Benchmark of finding the best FLAUTZ! spell in random hands, called from Python."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from time import perf_counter

from parlour import Rng
from parlour.games.flautz import GAME
from parlour.games.flautz.deck import HAND_SIZE

SEED = 2024
#: More than any cache holds.
HANDS = 5000


def per_second(find: Callable[[list[int]], object], seconds: float) -> float:
    """Hands per second."""
    hands = _hands()
    done = 0
    began = now = perf_counter()
    while now < began + seconds:
        for hand in hands:
            find(hand)
        done += len(hands)
        now = perf_counter()
    return done / (now - began)


@cache
def _hands() -> list[list[int]]:
    rng = Rng(SEED)
    return [sorted(rng.take(GAME.deck.cards[:], HAND_SIZE)) for _ in range(HANDS)]
