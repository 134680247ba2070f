"""Where the server computes: Python's threads together on one core, but only while it is busy."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from threading import Event, Thread
from time import monotonic

import pytest

from parlour.server import cores

COUNT = "import os; print(len(os.sched_getaffinity(0)))"
AWAY = [sys.executable, "-c", COUNT]
BACK = [sys.executable, "-c", f"from parlour.server.cores import run_anywhere; run_anywhere(); {COUNT}"]


@pytest.fixture
def everywhere() -> Iterator[set[int]]:
    found = cores.all_cores()
    yield found
    cores.scatter(found)


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
    cores.gather(everywhere)
    here, there = places(0, other)
    assert here == there
    assert len(here) == 1
    assert here <= everywhere
    cores.scatter(everywhere)
    assert places(0, other) == [everywhere, everywhere]


def test_threads_of_the_network_run_where_they_like(
    everywhere: set[int], other: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cores, "_name", lambda thread: "tokio-rt-worker" if thread == other else "python")
    cores.gather(everywhere)
    here, there = places(0, other)
    assert len(here) == 1
    assert there == everywhere


def test_a_thread_that_has_ended_is_no_trouble(everywhere: set[int], monkeypatch: pytest.MonkeyPatch) -> None:
    gone = subprocess.Popen(AWAY, stdout=subprocess.DEVNULL)
    gone.wait()
    monkeypatch.setattr(cores, "_threads", lambda: [gone.pid])
    cores.gather(everywhere)
    cores.scatter(everywhere)


def test_whom_a_gathered_thread_starts_may_run_anywhere(everywhere: set[int]) -> None:
    cores.gather(everywhere)
    counted = [int(subprocess.check_output(command)) for command in (AWAY, BACK)]
    assert counted == [1, len(everywhere)]


@pytest.mark.parametrize("busy", [True, False])
def test_only_a_busy_server_stays_together(
    everywhere: set[int], monkeypatch: pytest.MonkeyPatch, busy: bool
) -> None:
    happened: list[str] = []
    monkeypatch.setattr(cores, "CHOICE", 0.1)
    monkeypatch.setattr(cores, "STAY", 0.1)
    monkeypatch.setattr(cores, "all_cores", lambda: {0, 1})
    monkeypatch.setattr(cores, "gather", lambda _: happened.append("gather"))
    monkeypatch.setattr(cores, "scatter", lambda _: happened.append("scatter"))

    async def serve() -> None:
        staying = asyncio.create_task(cores.stay_together())
        end = monotonic() + 1
        while monotonic() < end and len(happened) < 4:
            # A busy server lets others have a turn, but has none to spare.
            await asyncio.sleep(0 if busy else 0.05)
        staying.cancel()

    asyncio.run(serve())
    assert happened[:4] == (["gather", "scatter"] * 2 if busy else [])


def test_where_there_is_one_core_there_is_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cores, "all_cores", lambda: {0})
    asyncio.run(asyncio.wait_for(cores.stay_together(), 1))
