"""For machine learning: many games at once as arrays, and environments for other libraries."""

from typing import TYPE_CHECKING

from parlour.extras import MissingExtra, placeholder
from parlour.rl.errors import BatchError, BrokenBatch, EnvError, OpponentError, RlError, WorkerLost

if TYPE_CHECKING:
    from parlour.rl.batch import Batch

__all__ = ["Batch", "BatchError", "BrokenBatch", "EnvError", "OpponentError", "RlError", "WorkerLost"]


def __getattr__(name: str) -> object:
    if name != "Batch":
        raise AttributeError(f"module 'parlour.rl' has no attribute {name!r}")
    try:
        from parlour.rl.batch import Batch  # needs NumPy, which not everybody has
    except MissingExtra as missing:
        return placeholder(name, missing)
    return Batch
