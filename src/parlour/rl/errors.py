"""The exception of the environments."""

from __future__ import annotations

from parlour.core.errors import ParlourError
from parlour.core.game import Game
from parlour.languages import Speaker


class EnvError(ValueError):
    """What was asked of an environment is impossible. Nothing has changed."""


def refusal(error: ParlourError, game: Game | None = None, prefix: str = "") -> EnvError:
    """Return the error as a sentence in English. Those who catch it find the original in `__cause__`."""
    refused = EnvError(prefix + Speaker("en", game).error(error))
    refused.__cause__ = error
    return refused
