"""The games of a batch in several processes, which write into shared memory."""

from __future__ import annotations

import os
import traceback
import weakref
from collections.abc import Callable, Mapping
from contextlib import suppress
from multiprocessing import current_process, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from pickle import dumps
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from parlour.core.errors import IllegalAction
from parlour.core.play import why_not
from parlour.core.rows import NO_ROW, Rows
from parlour.core.state import State
from parlour.interrupts import ignore_interrupts, interrupts_deferred
from parlour.rl.arrays import Array, ArraySpec, arrays_of
from parlour.rl.errors import BrokenBatch, WorkerLost

#: The requests to a worker; anything else is a row and an action, to tell why it is illegal.
STEP: Final = "step"
STOP: Final = "stop"
#: Seconds until a worker that does not stop is killed.
PATIENCE: Final = 5.0
#: The exit code of a worker that was asked for a batch of its own while it imported the script.
UNGUARDED: Final = 113
#: Python's name for the first process.
MAIN: Final = "MainProcess"
ACTION: Final = ArraySpec("action", np.int64, ())


class ProcessStepper:
    """Plays a part of the rows in each of several processes."""

    def __init__(
        self, deal: Callable[..., Rows], count: int, workers: int, specs: tuple[ArraySpec, ...]
    ) -> None:
        """`deal` returns the games of the given `rows`."""
        specs = (ACTION, *specs)
        memory = SharedMemory(create=True, size=sum(count * spec.row_bytes for spec in specs) or 1)
        self._connections: list[Connection] = []
        self._processes: list[BaseProcess] = []
        # Also ends the processes if nobody closes the batch.
        self._finish = weakref.finalize(
            self, _finish, memory, self._connections, self._processes, os.getpid()
        )
        arrays = _views(memory, specs, count)
        self._actions = arrays.pop("action")
        for array in arrays.values():
            array.flags.writeable = False
        self.arrays: Mapping[str, Array] = arrays
        parts = [range(count * at // workers, count * (at + 1) // workers) for at in range(workers)]
        self._first_rows = [part.start for part in parts]
        try:
            for part in parts:
                self._start(deal, memory.name, specs, count, part)
            self._collect()
        except BaseException:
            self.close()
            raise

    def step(self, actions: NDArray[np.int64]) -> int:
        mask = self.arrays["mask"]
        inside = (actions >= 0) & (actions < mask.shape[1])
        legal = inside & mask[np.arange(len(actions)), np.where(inside, actions, 0)]
        if not legal.all():
            return int(legal.argmin())
        self._actions[:] = actions
        for worker in range(len(self._processes)):
            self._send(worker, STEP)
        self._collect()
        return NO_ROW

    def why_not(self, row: int, action: int) -> IllegalAction | None:
        worker = int(np.searchsorted(self._first_rows, row, side="right")) - 1
        self._send(worker, (row - self._first_rows[worker], action))
        answer: IllegalAction | None = self._receive(worker)
        return answer

    def state(self, row: int) -> State | None:
        return None

    def close(self) -> None:
        self._finish()

    def _start(
        self,
        deal: Callable[..., Rows],
        memory_name: str,
        specs: tuple[ArraySpec, ...],
        count: int,
        part: range,
    ) -> None:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        self._connections.append(ours)
        given = (theirs, memory_name, specs, count, deal, part)
        process = context.Process(target=_work, args=given, daemon=True)
        try:
            with interrupts_deferred():
                process.start()
        except RuntimeError:
            if current_process().name == MAIN:
                raise
            # This is a worker, which imports the script of its parent. The parent says what is missing there.
            raise SystemExit(UNGUARDED) from None
        finally:
            theirs.close()
        self._processes.append(process)

    def _collect(self) -> None:
        """Wait for all workers. Raise the error of the first that has one."""
        answers = [self._receive(worker) for worker in range(len(self._processes))]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer

    def _send(self, worker: int, message: object) -> None:
        try:
            self._connections[worker].send(message)
        except OSError:
            raise self._lost(worker) from None

    def _receive(self, worker: int) -> Any:
        try:
            return self._connections[worker].recv()
        except (EOFError, OSError):
            raise self._lost(worker) from None

    def _lost(self, worker: int) -> WorkerLost:
        process = self._processes[worker]
        process.join(PATIENCE)
        if process.exitcode == UNGUARDED:
            return WorkerLost(
                "every process of a batch imports the script that creates it: "
                'put what the script does below if __name__ == "__main__":'
            )
        return WorkerLost("a process of the batch has ended: create another batch")


class _Lease:
    """A part of the shared memory as an array. The memory stays mapped until all such arrays are gone."""

    def __init__(self, memory: SharedMemory, spec: ArraySpec, count: int, at: int) -> None:
        self._memory = memory
        assert memory.buf is not None
        start: int = np.frombuffer(memory.buf, np.uint8).ctypes.data
        # Not as a buffer: NumPy does not hold on to it, and shared memory must not be closed before it.
        self.__array_interface__ = {
            "version": 3,
            "shape": (count, *spec.shape),
            "typestr": np.dtype(spec.dtype).str,
            "data": (start + at, False),
        }


def _views(memory: SharedMemory, specs: tuple[ArraySpec, ...], count: int) -> dict[str, Array]:
    """Return the arrays in the shared memory, those with the largest items first."""
    views: dict[str, Array] = {}
    at = 0
    for spec in specs:
        views[spec.name] = np.asarray(_Lease(memory, spec, count, at))
        at += count * spec.row_bytes
    return views


def _finish(
    memory: SharedMemory, connections: list[Connection], processes: list[BaseProcess], owner: int
) -> None:
    """End the workers, and free the shared memory as soon as no array needs it."""
    if os.getpid() != owner:  # a fork of the process that has the batch
        return
    try:
        for connection in connections:
            with suppress(OSError):  # it may have ended
                connection.send(STOP)
            connection.close()
        for process in processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()
    finally:  # even if somebody is impatient, and presses Ctrl-C
        memory.unlink()


def _work(
    connection: Connection,
    memory_name: str,
    specs: tuple[ArraySpec, ...],
    count: int,
    deal: Callable[..., Rows],
    part: range,
) -> None:
    """Play a part of the rows until told to stop. Runs in a process of its own."""
    ignore_interrupts()  # the batch decides when to stop
    memory = SharedMemory(memory_name)
    shared = {name: array[part.start : part.stop] for name, array in _views(memory, specs, count).items()}
    actions = shared.pop("action")
    try:
        rows = deal(rows=part)
        own = arrays_of(rows, specs[1:])
        _publish(own, shared)
        connection.send(None)
        while (message := connection.recv()) != STOP:
            if message == STEP:
                rows.step(vec[i64](actions.tolist()))
                _publish(own, shared)
                connection.send(None)
            else:
                row, action = message
                connection.send(why_not(rows.states[row], rows.seat[row], action))
    except (EOFError, BrokenPipeError):  # the batch is gone
        pass
    except Exception as error:
        with suppress(OSError):
            connection.send(_portable(error))


def _portable(error: Exception) -> Exception:
    """Return an error that can be sent to the batch, with where it happened."""
    error.add_note(f"in a process of the batch:\n{traceback.format_exc()}")
    try:
        dumps(error)
    except Exception:
        return BrokenBatch(f"{type(error).__name__}: {error}")
    return error


def _publish(own: Mapping[str, Array], shared: Mapping[str, Array]) -> None:
    for name, array in own.items():
        shared[name][:] = array
