"""Runs on a Ray cluster: without Ray, and on real clusters whose nodes come and go."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from threading import Event
from time import monotonic
from types import ModuleType
from typing import Any

import pytest

from parlour import IllegalAction, Record
from parlour.arena.bot_process import BotProcess
from parlour.arena.run import Run
from parlour.arena.run_file import RunFile
from parlour.arena.tournament import Limits
from parlour.extras import MissingExtra
from parlour.languages import LANGUAGES, Speaker
from parlour.ray_workers import ClusterUnreachable, NodeUnfit, RayWorkers, job_of
from parlour.simulation import Plan, simulate
from parlour.workers import Job, LocalWorkers, Result, Task, Workers, WorkersLost
from tests.arena.tournaments import tournament
from tests.missing_parts import need_ray
from tests.paths import ROOT

PLAN = Plan(game="fzzzt", seats=3, games=1000, seed=5, bots=("random",) * 3)
#: Seconds in which a cluster must have done what it is waited for.
PATIENCE = 90.0


class Probe:
    """Returns the process and the node of a task. The task `block` takes long except on one node."""

    def __init__(self, folder: Path, quick: str = "") -> None:
        self.folder = folder
        self.quick = quick
        self._note("started")

    def __call__(self, task: str) -> tuple[int, str]:
        import ray

        node = ray.get_runtime_context().get_node_id()
        match task:
            case "fail":
                self._note("failed")
                raise IllegalAction("not-legal", "F-9")
            case "die":
                os.kill(os.getpid(), signal.SIGKILL)
            case "block" if node != self.quick:
                self._note("blocked")
                Event().wait(PATIENCE)
            case "bot":
                self.bot = BotProcess(["sh", "-c", "setsid sleep 4321 & echo $! $$; wait"], Limits())
                (self.folder / "bot").write_bytes(self.bot.receive(monotonic() + PATIENCE))
        return os.getpid(), node

    def close(self) -> None:
        pass

    def _note(self, what: str) -> None:
        with (self.folder / what).open("a") as file:
            file.write(f"{os.getpid()}\n")


def noted(folder: Path, what: str) -> list[int]:
    """Return which processes have noted this, as often as they have."""
    file = folder / what
    return [int(pid) for pid in file.read_text().split()] if file.exists() else []


def wait_until(condition: Callable[[], object]) -> None:
    deadline = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < deadline
        Event().wait(0.05)


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Provide a cluster of one node with one CPU. The driver connects to this node."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]))
    need_ray()
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    yield cluster
    cluster.shutdown()


def kill(cluster: Any, node: Any, workers: list[int]) -> None:
    """Kill the node without warning."""
    cluster.remove_node(node, allow_graceful=False)
    for worker in workers:
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)


def test_without_ray_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra) as missing:
        RayWorkers()
    for language in LANGUAGES:
        assert 'pip install "parlour[ray]"' in Speaker(language).error(missing.value)


def test_the_environment_may_name_the_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ray", "ray.exceptions"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    assert RayWorkers().address == "local"
    monkeypatch.setenv("RAY_ADDRESS", "head:6379")
    assert RayWorkers().address == "head:6379"
    assert RayWorkers("auto").address == "auto"


def test_a_node_with_another_version_of_parlour_is_refused() -> None:
    with pytest.raises(ImportError, match=r"instead of 0\.0\.0"):
        job_of("run", "0.0.0", b"")


@pytest.mark.long
def test_a_cluster_that_cannot_be_reached_is_reported_soon() -> None:
    need_ray()
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
    for given in (address, f"ray://{address}", "nowhere.invalid:6379", "nonsense", "localhost:99999"):
        with pytest.raises(ClusterUnreachable) as unreachable:
            next(RayWorkers(given).run(partial(Probe, Path()), ["any"]))
        assert len(Speaker("en").error(unreachable.value)) < 300


@pytest.mark.long
def test_two_nodes_give_the_same_result_as_one_process(cluster: Any, tmp_path: Path) -> None:
    cluster.add_node(num_cpus=1)
    workers = RayWorkers(cluster.address)
    assert simulate(PLAN, workers) == simulate(PLAN)
    easy = replace(PLAN, games=30, bots=("easy", "random", "easy"))
    assert simulate(easy, workers) == simulate(easy)

    def games(name: str, workers: Workers) -> list[Record]:
        run = Run(RunFile.create(tmp_path / name, tournament("easy,random", games=20)))
        run.play(workers)
        return [game.record for game in run.games()]

    assert games("cluster", workers) == games("alone", LocalWorkers(1))


@dataclass
class Noting:
    """Passes work on to a cluster, and notes in a folder which nodes do it."""

    workers: RayWorkers
    folder: Path

    def run(
        self, start: Callable[[], Job[Task, Result]], tasks: Iterable[Task]
    ) -> Generator[Result, None, None]:
        return self.workers.run(partial(NotingJob, start, self.folder), tasks)


class NotingJob:
    def __init__(self, start: Callable[[], Any], folder: Path) -> None:
        self.job = start()
        self.folder = folder

    def __call__(self, task: Any) -> Any:
        import ray

        (self.folder / ray.get_runtime_context().get_node_id()).touch()
        return self.job(task)

    def close(self) -> None:
        pass


@pytest.mark.long
def test_a_node_killed_in_mid_run_does_not_change_the_result(cluster: Any, tmp_path: Path) -> None:
    node = cluster.add_node(num_cpus=1)
    chunks: list[int] = []

    def progress(games: int) -> None:
        chunks.append(games)
        if len(chunks) == 1:
            wait_until(lambda: len(list(tmp_path.iterdir())) == 2)
        if len(chunks) == 50:
            kill(cluster, node, [])

    workers = Noting(RayWorkers(cluster.address), tmp_path)
    assert simulate(PLAN, workers, progress) == simulate(PLAN)
    assert sum(chunks) == PLAN.games


@pytest.mark.long
def test_tasks_of_a_killed_node_are_repeated(cluster: Any, tmp_path: Path) -> None:
    node = cluster.add_node(num_cpus=1)

    def tasks() -> Iterator[str]:
        deadline = monotonic() + PATIENCE
        while not (caught := noted(tmp_path, "blocked")) and monotonic() < deadline:
            yield "block"
        assert caught
        kill(cluster, node, caught)
        yield from ["any"] * 4

    survivor = cluster.head_node.node_id
    results = list(RayWorkers(cluster.address).run(partial(Probe, tmp_path, survivor), tasks()))
    assert {node for _, node in results} == {survivor}
    assert not any(map(is_running, noted(tmp_path, "blocked")))


@pytest.mark.long
def test_a_node_added_in_mid_run_gets_work_on_all_its_cpus(cluster: Any, tmp_path: Path) -> None:
    def tasks() -> Iterator[str]:
        yield "block"
        cluster.add_node(num_cpus=3)
        deadline = monotonic() + PATIENCE
        while monotonic() < deadline:
            yield "block"

    start = partial(Probe, tmp_path, cluster.head_node.node_id)
    done = 0
    with closing(RayWorkers(cluster.address).run(start, tasks())) as results:
        for _ in results:
            done += 1
            if len(set(noted(tmp_path, "blocked"))) == 3:
                break
    assert len(set(noted(tmp_path, "blocked"))) == 3
    # Each process has made its job once.
    started = noted(tmp_path, "started")
    assert len(started) == len(set(started)) < done


@pytest.mark.long
def test_an_exception_is_raised_once_and_a_deadly_task_is_given_up(cluster: Any, tmp_path: Path) -> None:
    workers = RayWorkers(cluster.address)
    with pytest.raises(IllegalAction) as failed:
        list(workers.run(partial(Probe, tmp_path), ["any", "fail", "any"]))
    assert (type(failed.value), failed.value.code, failed.value.rule) == (IllegalAction, "not-legal", "F-9")
    assert len(noted(tmp_path, "failed")) == 1
    with pytest.raises(WorkersLost):
        list(workers.run(partial(Probe, tmp_path), ["die"]))


@pytest.mark.long
def test_a_node_without_what_the_job_needs_is_named(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "passing.py").write_text("class Job:\n    pass\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    import passing  # type: ignore[import-not-found]

    monkeypatch.setattr(sys, "path", [folder for folder in sys.path if folder != str(tmp_path)])
    with pytest.raises(NodeUnfit) as unfit:
        list(RayWorkers(cluster.address).run(passing.Job, ["any"]))
    assert "passing" in Speaker("en").error(unfit.value)


@pytest.mark.long
def test_closing_early_ends_what_runs(cluster: Any, tmp_path: Path) -> None:
    cluster.add_node(num_cpus=1)
    with closing(
        RayWorkers(cluster.address).run(partial(Probe, tmp_path), ["any", "bot", "block", "block"])
    ) as results:
        next(results)
        next(results)
        wait_until(lambda: noted(tmp_path, "blocked"))
    ended = [*noted(tmp_path, "started"), *noted(tmp_path, "bot")]
    wait_until(lambda: not any(map(is_running, ended)))


SIMULATION = """
from parlour.ray_workers import RayWorkers
from parlour.simulation import Plan, simulate

if __name__ == "__main__":
    plan = Plan(game="fzzzt", seats=3, games=10_000, seed=5, bots=("easy",) * 3)
    simulate(plan, RayWorkers(), lambda games: print("playing", flush=True))
"""


@pytest.mark.long
def test_ctrl_c_ends_a_cluster_on_this_machine(tmp_path: Path) -> None:
    need_ray()
    # Ray keeps a token in the home folder.
    environment = {**os.environ, "HOME": str(tmp_path)}
    command = [sys.executable, "-c", SIMULATION]
    with subprocess.Popen(
        command, env=environment, start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"playing\n"
        children = descendants(tmp_path)
        assert len(children) > 3
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=PATIENCE)
    assert errors.splitlines()[-1:] == [b"KeyboardInterrupt"]
    wait_until(lambda: not any(map(is_running, children)))


def descendants(home: Path) -> list[int]:
    """Return the processes with this home folder."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if f"HOME={home}\0" in (folder / "environ").read_bytes().decode(errors="replace"):
                found.append(int(folder.name))
    return found
