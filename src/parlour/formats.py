"""Deck files and positions: what is read the same way in every game."""

from __future__ import annotations

import hashlib
from typing import TypeVar

import msgspec

from parlour.core.errors import BadDeck, BadPosition
from parlour.core.rng import Rng

Shape = TypeVar("Shape")


def read_deck_file(source: str, shape: type[Shape]) -> tuple[Shape, str]:
    """What the TOML says, in that shape, and its hash; BadDeck names what is wrong and where."""
    try:
        digest = hashlib.sha256(source.encode()).hexdigest()
        return msgspec.toml.decode(source, type=shape), digest
    except msgspec.ValidationError as error:
        raise BadDeck("deck-field", problem=str(error)) from None
    except ValueError as error:
        raise BadDeck("deck-not-toml", problem=str(error)) from None
    except RecursionError:
        raise BadDeck("deck-too-deep") from None


def read_position(plain: object, shape: type[Shape]) -> Shape:
    """The plain data in that shape; BadPosition names what is wrong and where."""
    try:
        return msgspec.convert(plain, shape)
    except ValueError as error:
        raise BadPosition("position-field", problem=str(error)) from None


def read_random(text: str) -> Rng:
    """The generator that a position holds."""
    try:
        return Rng.load(text)
    except ValueError:
        raise BadPosition("position-random") from None


def check_deck(found: str, digest: str) -> None:
    """Whether a position is of the deck with that hash."""
    if found != digest:
        raise BadPosition("position-deck")
