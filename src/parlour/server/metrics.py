"""Metrics for Prometheus."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Literal

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

#: The folder in which the processes of a server share their metrics.
FOLDER_VARIABLE = "PROMETHEUS_MULTIPROC_DIR"

_SHORT_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
_LONG_BUCKETS = (0.001, 0.01, 0.05, 0.1, 0.5, 1, 5, 30)

TABLES = Gauge("parlour_live_tables", "Tables in memory", multiprocess_mode="livesum")
CONNECTIONS = Gauge("parlour_connections", "Open connections", multiprocess_mode="livesum")
TCP_CONNECTIONS = Gauge(
    "parlour_tcp_connections", "Open TCP connections, idle ones included", multiprocess_mode="livesum"
)
CLOSED = Counter("parlour_closed_connections", "TCP connections closed because of a limit", ["reason"])
MOVES = Counter("parlour_moves", "Moves carried out", ["game"])
REFUSALS = Counter("parlour_refusals", "Requests refused", ["code"])
LATENCY = Histogram(
    "parlour_request_seconds", "From a request to its answer", ["type"], buckets=_SHORT_BUCKETS
)
COMMITS = Histogram("parlour_commit_seconds", "How long a commit takes", buckets=_SHORT_BUCKETS)
WRITES = Counter("parlour_writes", "Changes committed")
DATABASE_FAILURES = Counter("parlour_database_failures", "Calls to the database that failed", ["problem"])
BOT_SECONDS = Histogram(
    "parlour_bot_seconds", "How long a worker takes for a decision", ["bot"], buckets=_LONG_BUCKETS
)
BOT_WAIT = Histogram(
    "parlour_bot_wait_seconds", "How long a decision waits for a worker", buckets=_LONG_BUCKETS
)
BOTS_WAITING = Gauge(
    "parlour_bots_waiting", "Decisions of bots that wait for a worker", multiprocess_mode="livesum"
)
MEMORY = Gauge(
    "parlour_memory_bytes", "Resident memory of the server, without bots", multiprocess_mode="livesum"
)
ANALYSES_WAITING = Gauge(
    "parlour_analyses_waiting", "Analyses that wait for a worker", multiprocess_mode="livesum"
)
ANALYSES_RUNNING = Gauge("parlour_analyses_running", "Analyses under way", multiprocess_mode="livesum")
ANALYSES = Counter("parlour_analyses", "Analyses that have ended", ["result"])
ERRORS = Counter("parlour_errors", "Things that should not happen")


class Metrics:
    """The counters, as the rest of the server uses them."""

    def __init__(self) -> None:
        # Looking up a label is slower than counting.
        self._moves = cache(MOVES.labels)
        self._latency = cache(LATENCY.labels)

    def live_tables(self, count: int) -> None:
        TABLES.set(count)

    def connected(self, change: int) -> None:
        CONNECTIONS.inc(change)

    def tcp_connections(self, count: int) -> None:
        TCP_CONNECTIONS.set(count)

    def connection_closed(self, reason: str) -> None:
        CLOSED.labels(reason).inc()

    def moved(self, game: str, moves: int) -> None:
        self._moves(game).inc(moves)

    def answered(self, kind: str, seconds: float) -> None:
        self._latency(kind).observe(seconds)

    def refused(self, code: str) -> None:
        REFUSALS.labels(code).inc()

    def committed(self, count: int, seconds: float) -> None:
        WRITES.inc(count)
        COMMITS.observe(seconds)

    def database_failed(self, problem: str) -> None:
        DATABASE_FAILURES.labels(problem).inc()

    def bot_decided(self, bot: str, waited: float, seconds: float) -> None:
        BOT_WAIT.observe(waited)
        BOT_SECONDS.labels(bot).observe(seconds)

    def measured(self, bots_waiting: int) -> None:
        """Note what is not counted as it happens."""
        BOTS_WAITING.set(bots_waiting)
        MEMORY.set(_resident_memory())

    def analyses_queued(self, waiting: int, running: int) -> None:
        ANALYSES_WAITING.set(waiting)
        ANALYSES_RUNNING.set(running)

    def analysis_ended(self, result: Literal["done", "failed"]) -> None:
        ANALYSES.labels(result).inc()

    def failed(self) -> None:
        ERRORS.inc()


def report() -> bytes:
    """Return all metrics of this server in Prometheus's text format."""
    return generate_latest(_registry())


def totals() -> dict[str, float]:
    """Return the metrics of this server by name, each the sum of all its labels."""
    found: dict[str, float] = {}
    for family in _registry().collect():
        for sample in family.samples:
            found[sample.name] = found.get(sample.name, 0.0) + sample.value
    return found


def _registry() -> CollectorRegistry:
    folder = os.environ.get(FOLDER_VARIABLE)
    if folder is None:
        return REGISTRY
    remove_dead_processes(Path(folder))
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return registry


def _resident_memory() -> int:
    """Return the bytes of memory that this process uses; 0 if the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_bytes().split()[1])
    except (OSError, IndexError, ValueError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def remove_dead_processes(folder: Path) -> None:
    """Remove the gauges of dead processes; their counters stay."""
    for file in folder.glob("gauge_live*.db"):
        found = re.search(r"_(\d+)$", file.stem)
        if found is not None and not _is_alive(int(found[1])):
            # Another process may do the same.
            with suppress(FileNotFoundError):
                mark_process_dead(int(found[1]), str(folder))  # type: ignore[no-untyped-call]


def _is_alive(process: int) -> bool:
    if os.name == "nt":
        return True  # on Windows, os.kill would end the process
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True
