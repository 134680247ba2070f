"""CPU affinity: under load, all Python threads are pinned to one core.

The interpreter lock lets only one of them run at a time, and handing it to a thread on another core takes
longer than a move. Granian's network threads rarely need the lock and stay unpinned.
"""

from __future__ import annotations

import os
from asyncio import sleep
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from time import process_time

#: The server is busy if it uses more than this share of a core.
BUSY = 0.5
#: Seconds over which the load is measured, and for which threads stay pinned.
SAMPLE, PINNED = 1.0, 30.0
#: The prefix of the names of granian's network threads.
NETWORK_PREFIX = "tokio"

_TASKS = Path("/proc/self/task")


async def keep_on_one_core() -> None:
    """Pin threads whenever the server is busy; return at once where affinity is not supported."""
    while cores := available_cores():
        before = process_time()
        await sleep(SAMPLE)
        if process_time() - before > BUSY * SAMPLE and len(cores) > 1:
            pin_threads(cores)
            try:
                await sleep(PINNED)
            finally:
                unpin_threads(cores)


def available_cores() -> set[int]:
    """Return the cores that this thread may run on; empty where affinity is not supported."""
    return os.sched_getaffinity(0) if _TASKS.exists() else set()


def pin_threads(cores: Iterable[int]) -> None:
    """Pin all Python threads to the core of the main thread, which does the most."""
    here = {_core_of(os.getpid())}
    for thread in _threads():
        set_affinity(thread, cores if _name(thread).startswith(NETWORK_PREFIX) else here)


def unpin_threads(cores: Iterable[int]) -> None:
    """Let all threads run on all of these cores."""
    for thread in _threads():
        set_affinity(thread, cores)


def set_affinity(thread: int, cores: Iterable[int]) -> None:
    """Set the affinity of a thread, or of a process's main thread; ignored if that is not possible."""
    if _TASKS.exists():
        with suppress(OSError):
            os.sched_setaffinity(thread, cores)


def _threads() -> list[int]:
    return [int(task.name) for task in _TASKS.iterdir()]


def _name(thread: int) -> str:
    try:
        return (_TASKS / str(thread) / "comm").read_text()
    except OSError:
        return ""


def _core_of(thread: int) -> int:
    """Return the core on which the thread last ran: field 39 of `stat`, whose name field ends with `)`."""
    return int((_TASKS / str(thread) / "stat").read_text().rpartition(")")[2].split()[36])
