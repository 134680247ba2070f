"""The rank of a result among others with the same deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScoreCount:
    """The number of people with this score; more utility is better."""

    score: int
    utility: int
    count: int


def percentile(utility: int, others: Sequence[ScoreCount]) -> int | None:
    """Return the percentage of the others that are worse; equal ones count half. None if there are none."""
    total = sum(other.count for other in others)
    if not total:
        return None
    worse = sum(other.count for other in others if other.utility < utility)
    equal = sum(other.count for other in others if other.utility == utility)
    # Half of a percent is rounded up.
    return (100 * (2 * worse + equal) + total) // (2 * total)


def without(counts: Sequence[ScoreCount], score: int) -> list[ScoreCount]:
    """Return the counts with one person fewer at this score."""
    return [
        ScoreCount(one.score, one.utility, one.count - (one.score == score))
        for one in counts
        if one.count > (one.score == score)
    ]
