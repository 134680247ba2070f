"""Who sits where: seats are numbered in order of play, and the first comes again after the last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

NOBODY: Final = -1

#: The seats of a set of bits, and each seat alone.
SEATS_IN: Final[list[tuple[int, ...]]] = [
    tuple(seat for seat in range(8) if bits >> seat & 1) for bits in range(256)
]
SOLO: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(8)]


def next_seat(seat: i64, seats: i64) -> i64:
    """Whoever comes after the seat in order of play."""
    seat += 1
    return 0 if seat == seats else seat


def order_from(first: int, seats: int) -> list[int]:
    """All seats in order of play, beginning with the first."""
    return [*range(first, seats), *range(first)]


def leaders(ranks: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The seats of the highest rank, of which each next number decides where those before it are equal."""
    best = max(ranks)
    return tuple([seat for seat in range(len(ranks)) if ranks[seat] == best])
