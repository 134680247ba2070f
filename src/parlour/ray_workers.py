"""Runs tasks on a Ray cluster. Ray is an extra: `pip install "parlour[ray]"`.

All nodes of the cluster need the same version of Parlour, and the bots that play there.
"""

from __future__ import annotations

import logging
import os
import pickle
import socket
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from time import monotonic
from typing import Any
from uuid import uuid4

from parlour import __version__
from parlour.core.errors import ParlourError
from parlour.extras import require
from parlour.workers import MAX_LOSSES, WAITING, Job, Result, Task, WorkersLost

#: Seconds after which the CPUs of the cluster are counted again.
RECOUNT = 2.0
#: Seconds in which the head of the cluster must answer.
ANSWERING = 10.0
LOCAL = "local"


class ClusterUnreachable(ParlourError):
    """No usable cluster answers at this address."""


class NodeUnfit(ParlourError):
    """A node of the cluster lacks something that the job needs, or has another version of Parlour."""


class RayWorkers:
    """All CPUs of a Ray cluster, including nodes that join later.

    Jobs are not closed: what they hold must end with their process, as when a node is lost.
    """

    def __init__(self, address: str | None = None) -> None:
        """Without an address, `RAY_ADDRESS` counts, or else a cluster is started on this machine."""
        self.address = address or os.environ.get("RAY_ADDRESS") or LOCAL
        self._ray = _import_ray()

    def run(
        self, start: Callable[[], Job[Task, Result]], tasks: Iterable[Task]
    ) -> Generator[Result, None, None]:
        ray = self._ray
        with _connected(ray, self.address):
            do = _remote(ray, start)
            remaining = iter(tasks)
            running: list[Any] = []
            most, counted = 0, -RECOUNT
            while True:
                if monotonic() - counted >= RECOUNT:
                    most, counted = _capacity(ray), monotonic()
                running += map(do.remote, islice(remaining, max(0, most - len(running))))
                if not running:
                    return
                done, running = ray.wait(running, timeout=RECOUNT)
                for reference in done:
                    yield _result(ray, reference)


def _import_ray() -> Any:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    # Ray reads this when it is imported. It would print reports of lost workers among our output.
    os.environ.setdefault("RAY_DEDUP_LOGS_SKIP_REGEX", ".")
    require("ray.exceptions")
    return import_module("ray")


@contextmanager
def _connected(ray: Any, address: str) -> Iterator[None]:
    """Connect to the cluster. At the end, Ray stops what still runs, and a cluster that it has started."""
    try:
        _knock(address)
        ray.init(
            address,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
            # Ray would kill the supervisors of bots before they have ended all processes of their bots.
            runtime_env={"env_vars": {"RAY_kill_child_processes_on_worker_exit": "0"}},
        )
    except (OSError, OverflowError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        raise ClusterUnreachable("ray-unreachable", problem=_problem(error)) from error
    try:
        yield
    finally:
        ray.shutdown()


def _problem(error: Exception) -> str:
    """Return the error in one line. Ray quotes whole tracebacks."""
    text = str(getattr(error, "strerror", None) or error.__cause__ or error).strip()
    if "Traceback" in text:
        text = text.splitlines()[-1]
    return " ".join(text.split()).rstrip(".")


def _knock(address: str) -> None:
    """Raise `OSError` if nobody listens there. Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), ANSWERING).close()


def _capacity(ray: Any) -> int:
    """Return the number of tasks that may run or wait. One may always wait: clusters grow with work."""
    return max(1, int(ray.cluster_resources().get("CPU", 0)) * (1 + WAITING))


def _remote(ray: Any, start: Callable[[], Job[Task, Result]]) -> Any:
    """Return the remote function that does a task. It is repeated if it is lost, but not if it fails."""
    run, version, pickled = uuid4().hex, __version__, ray.cloudpickle.dumps(start)

    def do(task: Any) -> Any:
        # Imported by the task, not by Ray, whose error would not say what is missing.
        from parlour.ray_workers import job_of

        return job_of(run, version, pickled)(task)

    return ray.remote(num_cpus=1, max_retries=MAX_LOSSES - 1, scheduling_strategy="SPREAD")(do)


def _result(ray: Any, reference: Any) -> Any:
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, ImportError):
            raise NodeUnfit("ray-node-unfit", problem=str(error.cause)) from error
        raise error.cause from error
    except ray.exceptions.RayError as error:
        raise WorkersLost("workers-lost", count=MAX_LOSSES) from error


#: The job of this worker process, by the id of its run.
_jobs: dict[str, Job[Any, Any]] = {}


def job_of(run: str, version: str, pickled: bytes) -> Job[Any, Any]:
    """Return the job of this worker process, which is made for its first task."""
    if version != __version__:
        raise ImportError(f"parlour {__version__} instead of {version}")
    if run not in _jobs:
        _jobs[run] = pickle.loads(pickled)()
    return _jobs[run]
