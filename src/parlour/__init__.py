"""Parlour, a card room: play, host, simulate and study card games with complete rules."""

from typing import TYPE_CHECKING

from parlour.core.errors import (
    BadDeck,
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAction,
    NotYourTurn,
    ParlourError,
    UnknownName,
)
from parlour.core.events import Event
from parlour.core.game import Game
from parlour.core.notation import Notation
from parlour.core.outcome import Outcome
from parlour.core.perspective import Perspective
from parlour.core.play import play, why_not
from parlour.core.playout import playout
from parlour.core.positions import Positions
from parlour.core.rng import Rng, SecureRng
from parlour.core.state import State
from parlour.core.view import OpenView, OwnView, View, view_class
from parlour.core.words import Words
from parlour.record import Record
from parlour.registry import game
from parlour.registry import names as game_names

if TYPE_CHECKING:
    from parlour.rl import Batch

__all__ = [
    "BadDeck",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Batch",
    "Event",
    "Game",
    "IllegalAction",
    "NotYourTurn",
    "Notation",
    "OpenView",
    "Outcome",
    "OwnView",
    "ParlourError",
    "Perspective",
    "Positions",
    "Record",
    "Rng",
    "SecureRng",
    "State",
    "UnknownName",
    "View",
    "Words",
    "game",
    "game_names",
    "play",
    "playout",
    "view_class",
    "why_not",
]

__version__ = "0.1.0"


def __getattr__(name: str) -> object:
    if name == "Batch":  # needs NumPy, which not everybody has
        from parlour.rl import Batch

        return Batch
    raise AttributeError(f"module 'parlour' has no attribute {name!r}")
