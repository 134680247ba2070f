"""Days in UTC, as text such as 2026-11-18, and which of them is today when clocks are wrong."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from parlour.server.durations import DAY_MS

_EPOCH = date(1970, 1, 1)


def day_of(time: int) -> str:
    """Return the day of a time in milliseconds since 1970."""
    return datetime.fromtimestamp(time / 1000, UTC).date().isoformat()


def day_after(day: str, days: int = 1) -> str:
    """Return the day this many days later."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def start_of(day: str) -> int:
    """Return when the day begins, in milliseconds since 1970."""
    return (date.fromisoformat(day) - _EPOCH).days * DAY_MS


def end_of(day: str) -> int:
    """Return when the day is over, in milliseconds since 1970."""
    return start_of(day) + DAY_MS


def today(clock: str, latest: str | None) -> str:
    """Return the present day. The clock says `clock`, and `latest` is the latest that has ever begun.

    A clock that is set back a little, or that of a slower process, must not bring back yesterday, whose deal
    may have been revealed. If it is set back by more, it was wrong before, and nobody wants to wait for the
    day that it said.
    """
    return latest if latest is not None and latest == day_after(clock) else clock
