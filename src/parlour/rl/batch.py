"""Many games at once as arrays, for training."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import TracebackType
from typing import Any, Protocol, Self

from parlour.extras import require

require("numpy")

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import ArrayLike, NDArray

from parlour.core.errors import BadOption, IllegalAction
from parlour.core.game import LARGEST_SEED, Game
from parlour.core.options import OptionValue
from parlour.core.play import why_not
from parlour.core.rows import NO_ROW, Rows
from parlour.core.state import State
from parlour.rl.arguments import MOST_NOTES, MOST_PROCESSES, MOST_ROWS, whole
from parlour.rl.arrays import Array, ArraySpec, array_specs, arrays_of
from parlour.rl.deals import GameSpec
from parlour.rl.errors import BatchError, BrokenBatch, refusal


class Stepper(Protocol):
    """Plays the games of a batch, here or in other processes."""

    arrays: Mapping[str, Array]

    def step(self, actions: NDArray[np.int64]) -> int:
        """Make a move in each game. If one is illegal, make none and return its row, otherwise `NO_ROW`."""

    def why_not(self, row: int, action: int) -> IllegalAction | None:
        """Return why the next player of a game must not do this."""

    def state(self, row: int) -> State | None:
        """Return the game in a row, or None if it is in another process."""

    def close(self) -> None:
        """Free all resources."""


class LocalStepper:
    """Plays all games in this process."""

    def __init__(self, rows: Rows, arrays: Mapping[str, Array]) -> None:
        self.rows = rows
        self.arrays = arrays

    def step(self, actions: NDArray[np.int64]) -> int:
        chosen = vec[i64](actions.tolist())
        refused = self.rows.first_illegal(chosen)
        if refused == NO_ROW:
            self.rows.step(chosen)
        return refused

    def why_not(self, row: int, action: int) -> IllegalAction | None:
        return why_not(self.rows.states[row], self.rows.seat[row], action)

    def state(self, row: int) -> State | None:
        return self.rows.states[row]

    def close(self) -> None:
        pass


class Batch:
    """`count` games of the same kind, each in a row of the arrays.

    In every game it is some seat's turn: `seat` says whose, `observation` what it knows (see `tensor_layout`)
    and `mask` what it may do. `step` makes one move in each game. A game that ends is followed by another at
    once: `done` or `truncated` is set, `reward` has what each seat has won or lost, `final_observation` what
    each seat knew in the end, and the other arrays are about the new game already. A game that is over at the
    deal is skipped.

    The arrays are overwritten by the next step. They cannot be written to; copy what you keep.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int,
        count: int,
        seed: int = 0,
        *,
        observe: bool = True,
        notes: int = 0,
        move_limit: int | None = None,
        processes: int = 1,
        **options: OptionValue,
    ) -> None:
        """Deal all games. Without `observe`, there are no observations, which is faster.

        With `notes`, the array of that name has what the seat has seen since its last decision, in this many
        rows of `parlour.core.tensor.NOTE`. `note_count` says how many notes there are: if there are more than
        rows, the oldest are missing.
        A game is truncated after `move_limit` moves. The games depend on the seed, not on `processes`. A
        script with several processes needs `if __name__ == "__main__":`, as always in Python.
        Raise `BatchError` if there is no such game, or if an argument is out of range.
        """
        spec = GameSpec.of(game, seats, options, move_limit, observe, BatchError)
        self.game = spec.game
        self.seats = spec.seats
        #: The layout of an observation.
        self.tensor_layout = spec.tensor_layout
        self.count = whole("count", count, 1, MOST_ROWS, BatchError)
        self.actions = spec.game.actions
        note_rows = whole("notes", notes, 0, MOST_NOTES, BatchError)
        deal = partial(
            Rows,
            game=spec.game,
            seats=spec.seats,
            seed=whole("seed", seed, 0, LARGEST_SEED, BatchError),
            options=spec.options,
            size=spec.tensor_layout.size,
            move_limit=spec.move_limit,
            note_rows=note_rows,
        )
        workers = min(whole("processes", processes, 1, MOST_PROCESSES, BatchError), self.count)
        specs = array_specs(self.seats, self.actions, self.tensor_layout.size, note_rows)
        self._stepper: Stepper | None
        try:
            self._stepper = _stepper(deal, self.count, workers, specs)
        except BadOption as error:
            raise refusal(error, self.game, kind=BatchError) from error
        arrays = self._stepper.arrays
        self.observation: NDArray[np.uint8] = arrays["observation"]
        self.mask: NDArray[np.bool_] = arrays["mask"]
        self.seat: NDArray[np.int64] = arrays["seat"]
        self.reward: NDArray[np.float64] = arrays["reward"]
        self.done: NDArray[np.bool_] = arrays["done"]
        self.truncated: NDArray[np.bool_] = arrays["truncated"]
        self.final_observation: NDArray[np.uint8] = arrays["final_observation"]
        self.notes: NDArray[np.uint8] = arrays["notes"]
        self.note_count: NDArray[np.int64] = arrays["note_count"]
        #: The offset of each row of the mask, counted in actions, and the end of the last one.
        self._row_starts = np.arange(self.count + 1) * self.actions
        #: Whether all games have made the same number of steps, and no answer of a process is outstanding.
        self._is_whole = True

    def step(self, actions: ArrayLike) -> None:
        """Make one move in each game. Raise `BatchError` if any is illegal; then no game has moved.

        Whatever interrupts a step breaks the batch, for example Ctrl-C: from then on, it raises
        `BrokenBatch`.
        """
        stepper = self._usable()
        chosen = self._checked(actions)
        self._is_whole = False
        refused = stepper.step(chosen.astype(np.int64, copy=False))
        self._is_whole = True
        if refused != NO_ROW:
            raise self._refusal(stepper, chosen, refused)

    def random_actions(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """Return a legal action for each row, all equally likely."""
        legal = np.flatnonzero(self.mask)
        bounds = legal.searchsorted(self._row_starts)
        first = bounds[:-1]
        place = (generator.random(self.count) * (bounds[1:] - first)).astype(np.int64)
        chosen: NDArray[np.int64] = legal[first + place] - self._row_starts[:-1]
        return chosen

    def state(self, row: int) -> State:
        """Return a copy of the game in a row, hidden cards included.

        Raise `BatchError` if there is no such row, or if the games are in other processes.
        """
        number = whole("row", row, 0, self.count - 1, BatchError)
        state = self._usable().state(number)
        if state is None:
            raise BatchError("the states of a batch with several processes cannot be read")
        return state.clone()

    def close(self) -> None:
        """End the processes of the batch, if there are any. The arrays stay as they are."""
        if self._stepper is not None:
            self._stepper.close()
            self._stepper = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __reduce__(self) -> tuple[object, ...]:
        raise BatchError("a batch cannot be copied or pickled: create another one with the same arguments")

    def __repr__(self) -> str:
        return f"Batch({self.game.name!r}, seats={self.seats}, count={self.count})"

    def _usable(self) -> Stepper:
        """Return the rows or processes that play the games. Raise an error if the batch cannot go on."""
        if self._stepper is None:
            raise BatchError("the batch is closed")
        if not self._is_whole:
            raise BrokenBatch("a step of the batch was not completed: create another batch")
        return self._stepper

    def _checked(self, actions: ArrayLike) -> NDArray[Any]:
        """Return the actions as an array of integers, which need not be legal."""
        try:
            chosen = np.asarray(actions)
        except ValueError:  # lists of different lengths
            raise BatchError(f"there must be {self.count} actions, one for each row") from None
        if chosen.shape != (self.count,):
            raise BatchError(f"there must be {self.count} actions, one for each row, not {_shape(chosen)}")
        if chosen.dtype.kind not in "iu":
            raise BatchError(f"actions are integers, not {chosen.dtype}")
        return chosen

    def _refusal(self, stepper: Stepper, actions: NDArray[Any], row: int) -> Exception:
        """Return why an action that the mask does not allow is illegal."""
        action = int(actions[row])
        self._is_whole = False
        reason = stepper.why_not(row, action)
        self._is_whole = True
        if reason is None:
            return BrokenBatch(f"action {action} is legal, but the mask says it is not", row)
        prefix = f"seat {int(self.seat[row])} must not choose action {action}: "
        return refusal(reason, self.game, prefix, row, BatchError)


def _stepper(deal: Callable[..., Rows], count: int, workers: int, specs: tuple[ArraySpec, ...]) -> Stepper:
    if workers > 1:
        from parlour.rl.processes import ProcessStepper

        return ProcessStepper(deal, count, workers, specs)
    rows = deal(rows=range(count))
    return LocalStepper(rows, arrays_of(rows, specs))


def _shape(array: NDArray[Any]) -> str:
    return "a single one" if array.ndim == 0 else " × ".join(map(str, array.shape))
