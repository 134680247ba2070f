"""The exceptions of `parlour.rl`. Each is also one of Python's own, which other libraries expect."""

from __future__ import annotations

from typing import TypeVar

from parlour.core.errors import ParlourError
from parlour.core.game import Game
from parlour.languages import Speaker


class RlError(ParlourError):
    """The base class. The message is a sentence in English."""

    def __init__(self, message: str, row: int | None = None) -> None:
        super().__init__("rl-error", message=message if row is None else f"row {row}: {message}")
        #: The row that is at fault, if it is one.
        self.row = row

    def __str__(self) -> str:
        return str(self.params["message"])

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (type(self), str(self), self.row)


class BatchError(RlError, ValueError):
    """An impossible request to a batch. No game of it has moved."""


class BrokenBatch(RlError, RuntimeError):
    """A step was not completed, so some games have moved and others have not. The batch cannot go on."""


class WorkerLost(BrokenBatch):
    """A process of the batch has ended."""


class EnvError(RlError, ValueError):
    """An impossible request to an environment. Nothing has changed."""


class OpponentError(RlError, RuntimeError):
    """A bot or function at another seat made an illegal move. The game is lost: `reset` begins another."""


Refusal = TypeVar("Refusal", bound=RlError)


def refusal(
    error: ParlourError,
    game: Game | None = None,
    prefix: str = "",
    row: int | None = None,
    kind: type[Refusal] = EnvError,  # type: ignore[assignment]
) -> Refusal:
    """Return the error as a sentence in English. Those who catch it find the original in `__cause__`."""
    refused = kind(prefix + Speaker("en", game).error(error), row)
    refused.__cause__ = error
    return refused


def _restore(kind: type[RlError], message: str, row: int | None) -> RlError:
    error = kind(message)
    error.row = row
    return error
