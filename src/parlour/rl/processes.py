"""The games of a batch in several processes, which write into shared memory."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from parlour.core.errors import IllegalAction
from parlour.core.game import Game
from parlour.core.play import why_not
from parlour.core.rows import Rows
from parlour.rl.arrays import Array, ArraySpec, arrays_of

#: What a worker is asked to do; anything else is a row and an action, to tell why it is illegal.
STEP: Final = "step"
STOP: Final = "stop"
#: Seconds until a worker that does not stop is killed.
PATIENCE: Final = 5.0
ACTION: Final = ArraySpec("action", np.int64, ())

#: The arguments of `Rows` after the game and its rows.
Arguments = tuple[int, int, Mapping[str, object], int, int]


class WorkerLost(RuntimeError):
    """A process of the batch has ended, so the batch cannot go on."""


class ProcessStepper:
    """Plays a part of the rows in each of several processes."""

    def __init__(
        self, game: Game, count: int, workers: int, specs: tuple[ArraySpec, ...], arguments: Arguments
    ) -> None:
        specs = (ACTION, *specs)
        self._memory = SharedMemory(create=True, size=sum(count * spec.row_bytes for spec in specs) or 1)
        arrays = _views(self._memory, specs, count)
        self._actions = arrays.pop("action")
        for array in arrays.values():
            array.flags.writeable = False
        self.arrays: Mapping[str, Array] = arrays
        parts = [range(count * at // workers, count * (at + 1) // workers) for at in range(workers)]
        self._first_rows = [part.start for part in parts]
        context = get_context("spawn")
        self._connections: list[Connection] = []
        self._processes = []
        for part in parts:
            ours, theirs = context.Pipe()
            given = (theirs, self._memory.name, specs, count, game, part, arguments)
            process = context.Process(target=_work, args=given, daemon=True)
            process.start()
            theirs.close()
            self._connections.append(ours)
            self._processes.append(process)
        try:
            self._collect()
        except BaseException:
            self.close()
            raise

    def step(self, actions: NDArray[np.int64]) -> None:
        self._actions[:] = actions
        for connection in self._connections:
            self._send(connection, STEP)
        self._collect()

    def why_not(self, row: int, action: int) -> IllegalAction | None:
        worker = int(np.searchsorted(self._first_rows, row, side="right")) - 1
        connection = self._connections[worker]
        self._send(connection, (row - self._first_rows[worker], action))
        answer: IllegalAction | None = self._receive(connection)
        return answer

    def close(self) -> None:
        for connection in self._connections:
            with suppress(OSError):  # it may have ended
                connection.send(STOP)
            connection.close()
        for process in self._processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()
        # The arrays of the batch keep the memory alive until they are gone, too.
        self._memory.unlink()

    def _collect(self) -> None:
        """Wait for all workers. Raise the error of the first that has one."""
        answers = [self._receive(connection) for connection in self._connections]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer

    def _send(self, connection: Connection, message: object) -> None:
        try:
            connection.send(message)
        except OSError as error:
            raise WorkerLost("a process of the batch has ended") from error

    def _receive(self, connection: Connection) -> Any:
        try:
            return connection.recv()
        except (EOFError, OSError) as error:
            raise WorkerLost("a process of the batch has ended") from error


def _views(memory: SharedMemory, specs: tuple[ArraySpec, ...], count: int) -> dict[str, Array]:
    """Return the arrays in the shared memory, those with the largest items first."""
    views: dict[str, Array] = {}
    at = 0
    for spec in specs:
        views[spec.name] = np.ndarray((count, *spec.shape), spec.dtype, memory.buf, at)
        at += count * spec.row_bytes
    return views


def _work(
    connection: Connection,
    memory_name: str,
    specs: tuple[ArraySpec, ...],
    count: int,
    game: Game,
    part: range,
    arguments: Arguments,
) -> None:
    """Play a part of the rows until told to stop. Runs in a process of its own."""
    signal(SIGINT, SIG_IGN)  # the batch decides when to stop
    memory = SharedMemory(memory_name)
    shared = {name: array[part.start : part.stop] for name, array in _views(memory, specs, count).items()}
    actions = shared.pop("action")
    try:
        seats, seed, options, size, limit = arguments
        rows = Rows(game, seats, part, seed, options, size, limit)
        own = arrays_of(rows, specs[1:])
        _publish(own, shared)
        connection.send(None)
    except Exception as error:
        connection.send(error)
        return
    while True:
        try:
            message = connection.recv()
        except EOFError:
            return
        if message == STOP:
            return
        if message == STEP:
            rows.step(vec[i64](actions.tolist()))
            _publish(own, shared)
            connection.send(None)
        else:
            row, action = message
            connection.send(why_not(rows.states[row], rows.seat[row], action))


def _publish(own: Mapping[str, Array], shared: Mapping[str, Array]) -> None:
    for name, array in own.items():
        shared[name][:] = array
