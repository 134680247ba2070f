"""Seats, numbered from 0 in order of play. The last seat is followed by the first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

NOBODY: Final = -1

#: The seats in each bit set, and a tuple for each single seat.
SEATS_IN: Final[list[tuple[int, ...]]] = [
    tuple(seat for seat in range(8) if bits >> seat & 1) for bits in range(256)
]
SOLO: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(8)]

#: By number of seats: two rounds in order of play.
_TWICE: Final[list[list[int]]] = [[*range(seats)] * 2 for seats in range(9)]


def next_seat(seat: i64, seats: i64) -> i64:
    """Return the next seat in order of play."""
    seat += 1
    if seat == seats:  # not a conditional expression, which would box the number
        return 0
    return seat


def bit_count(bits: i64) -> i64:
    """Return the number of ones, as `int.bit_count` does, but without boxing."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def nth_bit(bits: i64, place: i64) -> i64:
    """Return the position of the set bit with this number, counting from 0 at the lowest."""
    while place > 0:
        bits &= bits - 1
        place -= 1
    found: i64 = 0
    while bits & 255 == 0:
        bits >>= 8
        found += 8
    while bits & 1 == 0:
        bits >>= 1
        found += 1
    return found


def order_from(first: int, seats: int) -> list[int]:
    """Return all seats in order of play, starting with `first`."""
    return _TWICE[seats][first : first + seats]


def leaders(ranks: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the seats with the highest rank. Ranks are compared lexicographically."""
    best = max(ranks)
    return tuple([seat for seat in range(len(ranks)) if ranks[seat] == best])
