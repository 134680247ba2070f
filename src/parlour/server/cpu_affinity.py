"""Where the server computes: under load, Python's threads stay together on one core.

Only one of them runs at a time, and to hand Python over to a thread on another core takes longer than to make
a move. The threads that speak with the network need Python but for moments, and run wherever there is room.
"""

from __future__ import annotations

import os
from asyncio import sleep
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from time import process_time

#: A process that computes for more than this share of a core is busy.
BUSY = 0.5
#: The system gets so many seconds to find the best core, and another chance after so many.
CHOICE, STAY = 1.0, 30.0
#: How the names of threads begin that are not Python's.
NETWORK = "tokio"

_TASKS = Path("/proc/self/task")


async def keep_on_one_core() -> None:
    """Whenever the server is busy; for ever, if the system is one where threads can be told their place."""
    while cores := all_cores():
        before = process_time()
        await sleep(CHOICE)
        if process_time() - before > BUSY * CHOICE and len(cores) > 1:
            gather(cores)
            try:
                await sleep(STAY)
            finally:
                scatter(cores)


def all_cores() -> set[int]:
    """Those that this thread may run on; none where nobody can say."""
    return os.sched_getaffinity(0) if _TASKS.exists() else set()


def gather(cores: Iterable[int]) -> None:
    """Bring Python's threads to the core that the first of them, which does the most, runs on."""
    here = {_core_of(os.getpid())}
    for thread in _threads():
        place(thread, cores if _name(thread).startswith(NETWORK) else here)


def scatter(cores: Iterable[int]) -> None:
    """Let all threads run where the system thinks best."""
    for thread in _threads():
        place(thread, cores)


def place(thread: int, cores: Iterable[int]) -> None:
    """Let the thread, or the first one of a process, run on these cores, if it lives and may."""
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
    """On which it ran last: see `man proc`, the 39th field of `stat`, of which the second ends with `)`."""
    return int((_TASKS / str(thread) / "stat").read_text().rpartition(")")[2].split()[36])
