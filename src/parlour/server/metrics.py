"""Figures for Prometheus: how many tables, moves and errors, and how long things take."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from functools import cache
from pathlib import Path

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

#: Where the processes of a server leave their figures for each other.
FOLDER = "PROMETHEUS_MULTIPROC_DIR"

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


def report() -> bytes:
    """All figures of this server, as Prometheus reads them."""
    folder = os.environ.get(FOLDER)
    if folder is None:
        return generate_latest(REGISTRY)
    forget_the_dead(Path(folder))
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)


def forget_the_dead(folder: Path) -> None:
    """What processes that have died had open is open no longer; what they have counted stays."""
    for file in folder.glob("gauge_live*.db"):
        found = re.search(r"_(\d+)$", file.stem)
        if found is not None and not _lives(int(found[1])):
            # Another process may be just as tidy.
            with suppress(FileNotFoundError):
                mark_process_dead(int(found[1]), str(folder))  # type: ignore[no-untyped-call]


def _lives(process: int) -> bool:
    if os.name == "nt":
        return True  # where to ask would be to interrupt
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True
