"""The arrays of a batch: what each is called, its shape and its type."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from parlour.core.rows import Rows
from parlour.core.tensor import NOTE

Array: TypeAlias = NDArray[Any]


@dataclass(frozen=True, slots=True)
class ArraySpec:
    """One array. All of them have a row for each game."""

    name: str
    dtype: type[np.generic]
    #: The shape of a row.
    shape: tuple[int, ...]

    @property
    def row_bytes(self) -> int:
        """The size of a row."""
        return int(np.prod(self.shape, dtype=np.int64)) * np.dtype(self.dtype).itemsize


def array_specs(seats: int, actions: int, size: int, notes: int) -> tuple[ArraySpec, ...]:
    """Return the arrays of a batch by the seats, the actions, the size of an observation, and the notes."""
    return (
        ArraySpec("reward", np.float64, (seats,)),
        ArraySpec("seat", np.int64, ()),
        ArraySpec("note_count", np.int64, ()),
        ArraySpec("observation", np.uint8, (size,)),
        ArraySpec("mask", np.bool_, (actions,)),
        ArraySpec("done", np.bool_, ()),
        ArraySpec("truncated", np.bool_, ()),
        ArraySpec("final_observation", np.uint8, (seats, size)),
        ArraySpec("notes", np.uint8, (notes, NOTE.size)),
    )


def arrays_of(rows: Rows, specs: tuple[ArraySpec, ...]) -> dict[str, Array]:
    """Return arrays that show the buffers of the rows, without a copy. They cannot be written to."""
    return {
        spec.name: _rows_of(np.frombuffer(memoryview(getattr(rows, spec.name)), spec.dtype), spec, rows.count)
        for spec in specs
    }


def _rows_of(array: Array, spec: ArraySpec, count: int) -> Array:
    """Return one row for each game. A row of a mask is padded, which is not shown."""
    if spec.name == "mask":
        return array.reshape(count, -1)[:, : spec.shape[0]]
    return array.reshape(count, *spec.shape)
