"""Figures for Prometheus: how many tables, moves and errors, and how long things take."""

from __future__ import annotations

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
_SLOW = (0.001, 0.01, 0.05, 0.1, 0.5, 1, 5, 30)

TABLES = Gauge("parlour_live_tables", "Tables in memory", multiprocess_mode="livesum")
GUESTS = Gauge("parlour_connections", "Open connections", multiprocess_mode="livesum")
MOVES = Counter("parlour_moves", "Moves carried out", ["game"])
REFUSALS = Counter("parlour_refusals", "Requests refused", ["code"])
LATENCY = Histogram("parlour_request_seconds", "From a request to its answer", ["type"], buckets=_QUICK)
COMMITS = Histogram("parlour_commit_seconds", "How long a commit takes", buckets=_QUICK)
WRITES = Counter("parlour_writes", "Changes committed")
THOUGHTS = Histogram("parlour_bot_seconds", "How long a bot thinks", ["bot"], buckets=_SLOW)
ERRORS = Counter("parlour_errors", "Things that should not happen")


class Metrics:
    """The words in which the rest of the server reports."""

    def __init__(self) -> None:
        # To look a label up takes longer than to count.
        self._moves = cache(MOVES.labels)
        self._latency = cache(LATENCY.labels)

    def live_tables(self, count: int) -> None:
        TABLES.set(count)

    def connected(self, change: int) -> None:
        GUESTS.inc(change)

    def moved(self, game: str, moves: int) -> None:
        self._moves(game).inc(moves)

    def answered(self, kind: str, seconds: float) -> None:
        self._latency(kind).observe(seconds)

    def refused(self, code: str) -> None:
        REFUSALS.labels(code).inc()

    def committed(self, count: int, seconds: float) -> None:
        WRITES.inc(count)
        COMMITS.observe(seconds)

    def thought(self, bot: str, seconds: float) -> None:
        THOUGHTS.labels(bot).observe(seconds)

    def failed(self) -> None:
        ERRORS.inc()
