"""What the seats have seen, in order: small notes in one list, each for all or for one seat.

A note is one integer: the low four bits say who may know it (0 all, n + 1 seat n), the rest is the
game's own code of at most 57 bits. One flat list keeps cloning cheap.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

AUDIENCE_BITS: Final = 4
AUDIENCE_MASK: Final = 15


def public_note(code: i64) -> i64:
    return code << AUDIENCE_BITS


def private_note(seat: i64, code: i64) -> i64:
    return (code << AUDIENCE_BITS) | (seat + 1)


def recall(memory: list[int], seat: int | None) -> list[int]:
    """The codes that the seat has seen, oldest first; None is a spectator."""
    return [note >> AUDIENCE_BITS for note in known_to(memory, seat)]


def known_to(memory: list[int], seat: int | None) -> list[int]:
    """The notes without those that only other seats have seen."""
    own = 0 if seat is None else seat + 1
    return [note for note in memory if note & AUDIENCE_MASK == 0 or note & AUDIENCE_MASK == own]
