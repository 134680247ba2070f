"""Where the server computes: Python's threads together on one core, but only while it is busy."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread

import pytest

from parlour.server import cpu_affinity
from tests.server.running import Server, children
from tests.server.stored_logs import eventually

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/task").exists(), reason="only Linux lets threads be told their place"
)


@pytest.fixture
def everywhere() -> Iterator[set[int]]:
    found = cpu_affinity.available_cores()
    yield found
    cpu_affinity.unpin_threads(found)


@pytest.fixture
def other() -> Iterator[int]:
    """A second thread of this process."""
    done = Event()
    thread = Thread(target=done.wait)
    thread.start()
    assert thread.native_id is not None
    yield thread.native_id
    done.set()
    thread.join()


def places(*threads: int) -> list[set[int]]:
    return [os.sched_getaffinity(thread) for thread in threads]


def test_threads_come_together_and_part_again(everywhere: set[int], other: int) -> None:
    cpu_affinity.pin_threads(everywhere)
    here, there = places(0, other)
    assert here == there
    assert len(here) == 1
    assert here <= everywhere
    cpu_affinity.unpin_threads(everywhere)
    assert places(0, other) == [everywhere, everywhere]


def test_threads_of_the_network_run_where_they_like(
    everywhere: set[int], other: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        cpu_affinity, "_name", lambda thread: "tokio-rt-worker" if thread == other else "python"
    )
    cpu_affinity.pin_threads(everywhere)
    here, there = places(0, other)
    assert len(here) == 1
    assert there == everywhere


def test_threads_of_the_network_are_known_by_their_names(server: Server) -> None:
    def names() -> list[str]:
        return [task.read_text() for task in Path(f"/proc/{children(server)[0]}/task").glob("*/comm")]

    eventually(lambda: any(name.startswith(cpu_affinity.NETWORK_PREFIX) for name in names()))
    assert not all(name.startswith(cpu_affinity.NETWORK_PREFIX) for name in names())


def test_a_thread_that_has_ended_is_no_trouble(everywhere: set[int], monkeypatch: pytest.MonkeyPatch) -> None:
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    monkeypatch.setattr(cpu_affinity, "_threads", lambda: [gone.pid])
    cpu_affinity.pin_threads(everywhere)
    cpu_affinity.unpin_threads(everywhere)


def test_whom_a_gathered_thread_starts_can_be_let_go(everywhere: set[int]) -> None:
    cpu_affinity.pin_threads(everywhere)
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        assert len(os.sched_getaffinity(child.pid)) == 1
        cpu_affinity.set_affinity(child.pid, everywhere)
        assert os.sched_getaffinity(child.pid) == everywhere


@pytest.mark.parametrize(
    ("found", "shares", "expected"),
    [
        ({0, 1}, [0.4, 0.6, 0.2], ["rest", "rest", "pin", "stay", "unpin", "rest"]),
        ({0, 1}, [1.7, 1.7], ["rest", "pin", "stay", "unpin"] * 2),
        ({0}, [0.9, 1.2], ["rest", "rest"]),
        (set(), [], []),
    ],
)
def test_only_a_busy_server_stays_together(
    monkeypatch: pytest.MonkeyPatch, found: set[int], shares: list[float], expected: list[str]
) -> None:
    """`shares` is how much of a core it takes, one look after the other."""
    happened: list[str] = []
    used = iter([time for share in shares for time in (0.0, share * cpu_affinity.SAMPLE)])

    async def sleep(seconds: float) -> None:
        happened.append("rest" if seconds == cpu_affinity.SAMPLE else "stay")

    monkeypatch.setattr(cpu_affinity, "available_cores", lambda: found)
    monkeypatch.setattr(cpu_affinity, "pin_threads", lambda _: happened.append("pin"))
    monkeypatch.setattr(cpu_affinity, "unpin_threads", lambda _: happened.append("unpin"))
    monkeypatch.setattr(cpu_affinity, "process_time", lambda: next(used))
    monkeypatch.setattr(cpu_affinity, "sleep", sleep)
    if found:
        # When there is nothing more to tell, the server ends.
        with pytest.raises(RuntimeError, match="StopIteration"):
            asyncio.run(cpu_affinity.keep_on_one_core())
    else:
        asyncio.run(cpu_affinity.keep_on_one_core())
    assert happened == expected


def test_a_server_that_ends_leaves_nobody_gathered(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str] = []
    used = iter([0.0, cpu_affinity.SAMPLE])

    async def sleep(seconds: float) -> None:
        if seconds == cpu_affinity.PINNED:
            raise asyncio.CancelledError

    monkeypatch.setattr(cpu_affinity, "available_cores", lambda: {0, 1})
    monkeypatch.setattr(cpu_affinity, "pin_threads", lambda _: happened.append("pin"))
    monkeypatch.setattr(cpu_affinity, "unpin_threads", lambda _: happened.append("unpin"))
    monkeypatch.setattr(cpu_affinity, "process_time", lambda: next(used))
    monkeypatch.setattr(cpu_affinity, "sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(cpu_affinity.keep_on_one_core())
    assert happened == ["pin", "unpin"]
