"""Resampled worlds of games with hands and a draw pile. Seats count from 1, None is a spectator."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from parlour import Rng, State

#: The draw pile, or the number of a seat.
Place = int | str
PILE = "pile"
WORLDS = 300

SomeState = TypeVar("SomeState", bound=State)


class Cards(Protocol):
    hands: list[list[int]]
    draw_pile: list[int]


def worlds(state: SomeState, viewer: int | None, count: int = WORLDS) -> Iterator[SomeState]:
    rng = Rng(5)
    for _ in range(count):
        world = state.resample(None if viewer is None else viewer - 1, rng)
        assert isinstance(world, type(state))
        yield world


def places(cards: Cards, kind: int) -> list[Place]:
    """Return the place of each copy of the card in a hand or the draw pile."""
    found: list[Place] = [PILE] * cards.draw_pile.count(kind)
    for seat, hand in enumerate(cards.hands, 1):
        found += [seat] * hand.count(kind)
    return found


def falsify(numbers: vec[i64]) -> None:
    """Change all numbers in place, as a bot may in its worlds. Fail if there are none."""
    assert len(numbers) > 0
    for place in range(len(numbers)):
        numbers[place] += 1
