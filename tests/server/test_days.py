"""Which day it is, whatever clocks say, and how good a result is among others."""

from __future__ import annotations

import pytest

from parlour.server.duplicates.days import day_after, day_of, end_of, start_of, today
from parlour.server.duplicates.ranking import ScoreCount, percentile, without
from parlour.server.durations import DAY_MS


def test_a_day_begins_and_ends_at_midnight_in_utc() -> None:
    midnight = start_of("2026-11-18")
    assert midnight == 1_794_960_000_000
    assert [day_of(midnight + shift) for shift in (-1, 0, DAY_MS - 1, DAY_MS)] == [
        "2026-11-17",
        "2026-11-18",
        "2026-11-18",
        "2026-11-19",
    ]
    assert end_of("2026-11-18") == start_of("2026-11-19")


def test_days_follow_each_other_over_months_and_leap_years() -> None:
    assert day_after("2027-12-31") == "2028-01-01"
    assert day_after("2028-02-28") == "2028-02-29"
    assert day_after("2028-03-01", -1) == "2028-02-29"


@pytest.mark.parametrize(
    ("clock", "latest", "found"),
    [
        ("2026-11-18", None, "2026-11-18"),
        ("2026-11-18", "2026-11-18", "2026-11-18"),
        ("2026-11-18", "2026-11-17", "2026-11-18"),
        ("2026-11-18", "2026-10-01", "2026-11-18"),
        # Set back a little, or a process whose clock is slow: yesterday does not come back.
        ("2026-11-18", "2026-11-19", "2026-11-19"),
        # The clock was wrong for a while.
        ("2026-11-18", "2026-11-20", "2026-11-18"),
        ("2026-11-18", "2027-11-18", "2026-11-18"),
    ],
)
def test_today(clock: str, latest: str | None, found: str) -> None:
    assert today(clock, latest) == found


def test_a_percentile_shares_ties() -> None:
    others = [ScoreCount(30, 30, 1), ScoreCount(20, 20, 2), ScoreCount(10, 10, 1)]
    assert [percentile(score, others) for score in (31, 30, 25, 20, 10, 5)] == [100, 88, 75, 50, 13, 0]
    assert percentile(10, []) is None


def test_where_the_lowest_score_wins_less_is_better() -> None:
    assert percentile(-12, [ScoreCount(12, -12, 1), ScoreCount(90, -90, 3)]) == 88


def test_nobody_is_compared_with_themselves() -> None:
    counts = [ScoreCount(30, 30, 2), ScoreCount(20, 20, 1)]
    assert without(counts, 30) == [ScoreCount(30, 30, 1), ScoreCount(20, 20, 1)]
    assert without(counts, 20) == [ScoreCount(30, 30, 2)]
