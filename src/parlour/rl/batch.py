"""Many games at once as arrays, for training."""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType
from typing import Any, Protocol, Self

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import ArrayLike, NDArray

from parlour.core.errors import IllegalAction
from parlour.core.game import LARGEST_SEED, Game
from parlour.core.options import OptionValue, as_int
from parlour.core.play import why_not
from parlour.core.rows import Rows
from parlour.core.tensor import Tensor
from parlour.languages import Speaker
from parlour.registry import game as find_game
from parlour.rl.arrays import Array, array_specs, arrays_of


class BatchError(ValueError):
    """What was asked of a batch is impossible. No game of it has moved."""

    def __init__(self, message: str, row: int | None = None) -> None:
        super().__init__(message if row is None else f"row {row}: {message}")
        #: The row that is at fault, if it is one.
        self.row = row


class Stepper(Protocol):
    """Plays the games of a batch, here or in other processes."""

    arrays: Mapping[str, Array]

    def step(self, actions: NDArray[np.int64]) -> None:
        """Make a legal move in each game."""

    def why_not(self, row: int, action: int) -> IllegalAction | None:
        """Return why the next player of a game must not do this."""

    def close(self) -> None:
        """Free all resources."""


class LocalStepper:
    """Plays all games in this process."""

    def __init__(self, rows: Rows, arrays: Mapping[str, Array]) -> None:
        self.rows = rows
        self.arrays = arrays

    def step(self, actions: NDArray[np.int64]) -> None:
        self.rows.step(vec[i64](actions.tolist()))

    def why_not(self, row: int, action: int) -> IllegalAction | None:
        return why_not(self.rows.states[row], self.rows.seat[row], action)

    def close(self) -> None:
        pass


class Batch:
    """`count` games of the same kind, each in a row of the arrays.

    In every game it is some seat's turn: `seat` says whose, `observation` what it knows (see `tensor`) and
    `mask` what it may do. `step` makes one move in each game. A game that ends is followed by another at
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
        move_limit: int | None = None,
        processes: int = 1,
        **options: OptionValue,
    ) -> None:
        """Deal all games. Without `observe`, there are no observations, which is faster.

        A game is truncated after `move_limit` moves. The games depend on the seed, not on `processes`.
        Raise `UnknownName` or `BadOption` if there is no such game, `BatchError` if a number is out of range.
        """
        self.game = find_game(game) if isinstance(game, str) else game
        self.seats = self.game.check_seats(seats)
        #: The layout of an observation.
        self.tensor = self.game.tensor(self.seats, **options) if observe else Tensor([])
        self.count = _whole("count", count, 1)
        self.actions = self.game.actions
        limit = self.game.move_limit if move_limit is None else _whole("move_limit", move_limit, 1)
        specs = array_specs(self.seats, self.actions, self.tensor.size)
        arguments = (self.seats, _whole("seed", seed, 0), options, self.tensor.size, limit)
        workers = min(_whole("processes", processes, 1), self.count)
        self._stepper: Stepper | None
        if workers == 1:
            seats, seed, options, size, limit = arguments
            rows = Rows(self.game, seats, range(self.count), seed, options, size, limit)
            self._stepper = LocalStepper(rows, arrays_of(rows, specs))
        else:
            from parlour.rl.processes import ProcessStepper

            self._stepper = ProcessStepper(self.game, self.count, workers, specs, arguments)
        arrays = self._stepper.arrays
        self.observation: NDArray[np.uint8] = arrays["observation"]
        self.mask: NDArray[np.bool_] = arrays["mask"]
        self.seat: NDArray[np.int64] = arrays["seat"]
        self.reward: NDArray[np.float64] = arrays["reward"]
        self.done: NDArray[np.bool_] = arrays["done"]
        self.truncated: NDArray[np.bool_] = arrays["truncated"]
        self.final_observation: NDArray[np.uint8] = arrays["final_observation"]
        self._rows = np.arange(self.count)

    def step(self, actions: ArrayLike) -> None:
        """Make one move in each game. Raise `BatchError` if any is illegal; then no game has moved."""
        if self._stepper is None:
            raise BatchError("the batch is closed")
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,):
            raise BatchError(f"there must be {self.count} actions, one for each row, not {_shape(chosen)}")
        if chosen.dtype.kind not in "iu":
            raise BatchError(f"actions are integers, not {chosen.dtype}")
        outside = (chosen < 0) | (chosen >= self.actions)
        if outside.any():
            self._refuse(self._stepper, chosen, int(outside.argmax()))
        legal = self.mask[self._rows, chosen]
        if not legal.all():
            self._refuse(self._stepper, chosen, int(legal.argmin()))
        self._stepper.step(chosen.astype(np.int64, copy=False))

    def random_actions(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """Return a legal action for each row, all equally likely."""
        chosen: NDArray[np.int64] = (generator.random(self.mask.shape, np.float32) * self.mask).argmax(axis=1)
        return chosen

    def close(self) -> None:
        """End the processes of the batch, if there are any."""
        if self._stepper is not None:
            self._stepper.close()
            self._stepper = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _refuse(self, stepper: Stepper, actions: NDArray[Any], row: int) -> None:
        action = int(actions[row])
        refusal = stepper.why_not(row, action)
        assert refusal is not None
        reason = Speaker("en", self.game).error(refusal)
        raise BatchError(f"seat {int(self.seat[row])} must not choose action {action}: {reason}", row)


def _whole(name: str, value: object, least: int) -> int:
    number = as_int(value)
    if number is None or not least <= number <= LARGEST_SEED:
        raise BatchError(f"{name} must be a whole number of at least {least}, not {value!r}")
    return number


def _shape(array: NDArray[Any]) -> str:
    return "a single one" if array.ndim == 0 else " × ".join(map(str, array.shape))
