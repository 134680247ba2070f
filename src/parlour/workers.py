"""Runs many tasks in worker processes, on this machine or (`ray_workers`) on a cluster.

Each worker makes a job once and then does one task after the other with it. Results come in any order.
"""

from __future__ import annotations

import atexit
import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Any, Generic, Protocol, TypeVar

from parlour.core.errors import ParlourError
from parlour.interrupts import ignore_interrupts, interrupts_deferred

Task = TypeVar("Task")
Result = TypeVar("Result")
TaskIn = TypeVar("TaskIn", contravariant=True)
ResultOut = TypeVar("ResultOut", covariant=True)

#: Tasks that wait for each worker, so that none is idle while its last result is collected.
WAITING = 1
#: A task is given up if this many workers have died with it.
MAX_LOSSES = 3


class WorkersLost(ParlourError):
    """Workers die again and again, for example since the machine has too little memory."""


class Job(Protocol[TaskIn, ResultOut]):
    def __call__(self, task: TaskIn, /) -> ResultOut: ...

    def close(self) -> None:
        """Release what the job holds."""


class Workers(Protocol):
    """The place where the work is done."""

    def run(
        self, start: Callable[[], Job[Task, Result]], tasks: Iterable[Task]
    ) -> Generator[Result, None, None]:
        """Yield the result of each task. Close the iterator to stop; tasks are taken as they are needed.

        `start` makes the job of a worker. It must be picklable, like tasks and results.
        """


class LocalWorkers:
    """Processes of this machine; a single worker is this process."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(
        self, start: Callable[[], Job[Task, Result]], tasks: Iterable[Task]
    ) -> Generator[Result, None, None]:
        if self.count == 1:
            return _run_here(start, tasks)
        return _run_in_processes(self.count, start, tasks)


def _run_here(start: Callable[[], Job[Task, Result]], tasks: Iterable[Task]) -> Generator[Result, None, None]:
    job = start()
    try:
        for task in tasks:
            yield job(task)
    finally:
        job.close()


def _run_in_processes(
    count: int, start: Callable[[], Job[Task, Result]], tasks: Iterable[Task]
) -> Generator[Result, None, None]:
    todo = deque[_Attempt[Task]]()
    remaining = iter(tasks)
    is_done = False
    while not is_done:
        with _pool(count, start) as pool:
            running: dict[Future[Result], _Attempt[Task]] = {}
            try:
                while True:
                    todo.extend(
                        map(_Attempt, islice(remaining, count * (1 + WAITING) - len(running) - len(todo)))
                    )
                    while todo:
                        with interrupts_deferred():
                            running[pool.submit(_do, todo[0].task)] = todo[0]
                        todo.popleft()
                    if not running:
                        is_done = True
                        break
                    for future in wait(running, return_when=FIRST_COMPLETED).done:
                        result: Result = future.result()
                        del running[future]
                        yield result
            except BrokenProcessPool:
                # All workers end with the first, and nobody knows whose task it was.
                todo.extendleft(_Attempt(attempt.task, attempt.losses + 1) for attempt in running.values())
                if any(attempt.losses >= MAX_LOSSES for attempt in todo):
                    raise WorkersLost("workers-lost", count=MAX_LOSSES) from None


@dataclass(frozen=True, slots=True)
class _Attempt(Generic[Task]):
    """A task, and how many workers have died with it."""

    task: Task
    losses: int = 0


@contextmanager
def _pool(count: int, start: Callable[[], Job[Task, Result]]) -> Iterator[ProcessPoolExecutor]:
    """Provide worker processes. At an error, or if the caller stops early, they end in mid-task."""
    others = set(active_children())
    pool = ProcessPoolExecutor(count, get_context("spawn"), _start_worker, (start,))
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    pool.shutdown()


#: The only job of a worker process.
_jobs: list[Job[Any, Any]] = []


def _start_worker(start: Callable[[], Job[Any, Any]]) -> None:
    """Set up a worker process. The parent process handles interrupts."""
    ignore_interrupts()
    Thread(target=_end_with_parent, daemon=True).start()
    _jobs[:] = [start()]
    atexit.register(_jobs[0].close)


def _end_with_parent() -> None:
    """End this process when its parent does: nobody would take its results."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _do(task: Any) -> Any:
    return _jobs[0](task)
