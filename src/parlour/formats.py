"""Deck files and positions: what is read the same way in every game."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Annotated, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from parlour.core.deck import Deck
from parlour.core.errors import BadDeck, BadPosition, ParlourError
from parlour.core.rng import Rng

Shape = TypeVar("Shape")
#: What a file calls itself: a line of text.
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f\x7f-\x9f]*$")]
#: One note of a memory in a position.
Note: TypeAlias = Annotated[int, Meta(ge=0, lt=2**62)]


def read_toml(source: str, shape: type[Shape], bad: type[ParlourError] = BadDeck) -> tuple[Shape, str]:
    """What the TOML says, in that shape, and its hash; the error names what is wrong and where."""
    try:
        digest = hashlib.sha256(source.encode()).hexdigest()
        return msgspec.toml.decode(source, type=shape), digest
    except msgspec.ValidationError as error:
        raise bad("file-field", problem=str(error)) from None
    except ValueError as error:
        raise bad("file-not-toml", problem=str(error)) from None
    except RecursionError:
        raise bad("file-too-deep") from None


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


def read_cards(deck: Deck, codes: list[str]) -> list[int]:
    """The cards of a position, by their codes."""
    kinds = [deck.kind(code) for code in codes]
    if -1 in kinds:
        raise BadPosition("position-card", card=codes[kinds.index(-1)])
    return kinds


def check_copies(deck: Deck, found: Counter[int], wanted: Counter[int], rule: str | None = None) -> None:
    """No card of a position is missing and none is there too often."""
    for kind, code in enumerate(deck.codes):
        if found[kind] != wanted[kind]:
            raise BadPosition("position-count", rule, card=code, found=found[kind], count=wanted[kind])
