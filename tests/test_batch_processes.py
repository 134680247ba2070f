"""Batches in several processes: the same games, readable arrays, and one sentence if something ends."""

from __future__ import annotations

import subprocess
import sys
from multiprocessing import Pipe, active_children
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from parlour import Batch
from parlour.rl import BatchError, BrokenBatch, WorkerLost, processes
from parlour.rl.processes import ACTION, STEP, ProcessStepper
from tests.test_batch import expect_equal, snapshot


def stepper_of(batch: Batch) -> ProcessStepper:
    stepper = batch._stepper
    assert isinstance(stepper, ProcessStepper)
    return stepper


def run(program: str, folder: Path) -> subprocess.CompletedProcess[str]:
    script = folder / "script.py"
    script.write_text(program, encoding="utf-8")
    return subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)


def test_processes_play_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    generator = np.random.default_rng(1)
    alone = Batch("fzzzt", 3, 7, seed=3, notes=5)
    shared = Batch("fzzzt", 3, 7, seed=3, notes=5, processes=3)
    for _ in range(160):
        expect_equal(snapshot(alone), snapshot(shared))
        actions = alone.random_actions(generator)
        alone.step(actions)
        shared.step(actions)
    with pytest.raises(BatchError, match="several processes cannot be read"):
        shared.state(0)

    def interrupt(stepper: ProcessStepper) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(ProcessStepper, "_collect", interrupt)
    with pytest.raises(KeyboardInterrupt):
        shared.step(alone.random_actions(generator))
    monkeypatch.undo()
    for actions in (alone.random_actions(generator), np.full(7, 128)):
        with pytest.raises(BrokenBatch, match="was not completed: create another batch"):
            shared.step(actions)
    shared.close()
    with pytest.raises(BatchError, match="closed"):
        shared.step(actions)


def test_arrays_outlive_the_batch_and_nothing_is_left_at_the_end(tmp_path: Path) -> None:
    ran = run(
        """
import parlour

if __name__ == "__main__":
    closed = parlour.Batch("fzzzt", 2, 4, 1, processes=2)
    before = closed.observation.copy()
    closed.close()
    print((closed.observation == before).all(), closed.seat.shape)
    closed.close()
    gone = parlour.Batch("fzzzt", 2, 4, 1, processes=2)
    array = gone.observation
    del gone
    print((array == before).all())
    open = parlour.Batch("fzzzt", 2, 4, 1, processes=2)
""",
        tmp_path,
    )
    assert ran.stdout.split("\n") == ["True (4,)", "True", ""]
    assert (ran.stderr, ran.returncode) == ("", 0)


def test_a_script_without_a_guard_is_told_what_it_needs(tmp_path: Path) -> None:
    ran = run('import parlour\nparlour.Batch("fzzzt", 2, 4, processes=2)\n', tmp_path)
    assert ran.returncode == 1
    sentence = ran.stderr.splitlines()[-1]
    assert sentence.startswith("parlour.rl.errors.WorkerLost: every process of a batch imports the script")
    assert sentence.endswith('if __name__ == "__main__":')
    assert ran.stderr.count("Traceback") == 1
    assert "resource_tracker" not in ran.stderr


@pytest.mark.long
def test_a_process_that_dies_is_told() -> None:
    batch = Batch("fzzzt", 2, 4, processes=2)
    worker = stepper_of(batch)._processes[1]
    worker.kill()
    worker.join()
    with pytest.raises(WorkerLost, match="a process of the batch has ended"):
        batch.step(batch.mask.argmax(axis=1))
    with pytest.raises(BrokenBatch):
        batch.step(batch.mask.argmax(axis=1))
    batch.close()


def test_a_start_that_fails_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    start = ProcessStepper._start
    names = []

    def start_one(stepper: ProcessStepper, deal: Any, memory_name: str, *rest: Any) -> None:
        names.append(memory_name)
        if len(names) > 1:
            raise OSError("too many processes")
        start(stepper, deal, memory_name, *rest)

    monkeypatch.setattr(ProcessStepper, "_start", start_one)
    before = len(active_children())
    with pytest.raises(OSError, match="too many processes"):
        Batch("fzzzt", 2, 4, processes=2)
    assert len(active_children()) == before
    with pytest.raises(FileNotFoundError):
        SharedMemory(names[0])


@pytest.mark.parametrize("picklable", [True, False])
def test_an_error_in_a_process_is_sent_to_the_batch(monkeypatch: pytest.MonkeyPatch, picklable: bool) -> None:
    class Local(Exception):
        """Cannot be pickled."""

    def fail(actions: object) -> None:
        raise ZeroDivisionError("of the game") if picklable else Local("of the game")

    def deal(rows: range) -> Any:
        return SimpleNamespace(step=fail)

    monkeypatch.setattr(processes, "ignore_interrupts", lambda: None)  # this is not a process of its own
    ours, theirs = Pipe()
    memory = SharedMemory(create=True, size=ACTION.row_bytes)
    try:
        ours.send(STEP)
        processes._work(theirs, memory.name, (ACTION,), 1, deal, range(1))
    finally:
        memory.unlink()
    assert ours.recv() is None
    error = ours.recv()
    assert type(error) is (ZeroDivisionError if picklable else BrokenBatch)
    assert "of the game" in str(error)
