"""Checks the numbers that batches and environments are given."""

from __future__ import annotations

from typing import Final

from parlour.core.options import as_int
from parlour.rl.errors import RlError

#: The most games side by side, and the most processes for them.
MOST_ROWS: Final = 1_000_000
MOST_PROCESSES: Final = 1_000
#: The most notes of a seat in a row.
MOST_NOTES: Final = 10_000
#: The largest `move_limit`.
MOST_MOVES: Final = 10**9


def whole(name: str, value: object, least: int, most: int, kind: type[RlError]) -> int:
    """Return the number as an int. Raise an error of this kind if it is not an integer or out of range."""
    number = as_int(value)
    if number is None or not least <= number <= most:
        raise kind(f"{name} must be a whole number from {least:,} to {most:,}, not {value!r}")
    return number
