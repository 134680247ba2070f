"""Deck files: TOML in, checked tables out."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from parlour.core.errors import BadDeck
from parlour.formats import Name, read_toml
from parlour.games.flautz.deck import (
    COLOURS,
    HAND_SIZE,
    HIGHEST_VALUE,
    MIRAGES,
    MOST_SEATS,
    PLACES,
    Deck,
)

#: Hands for five players, and the display.
LEAST_CARDS = MOST_SEATS * HAND_SIZE + PLACES
MOST_CARDS = 500

Copies: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Values: TypeAlias = Annotated[list[Copies], Meta(max_length=HIGHEST_VALUE)]


class Colours(Struct, forbid_unknown_fields=True):
    blue: Values
    green: Values
    purple: Values
    orange: Values
    pink: Values


class DeckFile(Struct, forbid_unknown_fields=True):
    name: Name
    prisms: Copies
    mirages: Values
    colours: Colours


def read_deck(source: str, standard: bool = False) -> Deck:
    """Return the deck that the text describes. Raise `BadDeck` with what is wrong and where."""
    file, digest = read_toml(source, DeckFile)
    copies = [count for colour in COLOURS for count in _padded(getattr(file.colours, colour))]
    if sum(copies[:MIRAGES]) == 0:
        raise BadDeck("deck-no-spells", "Z-9")
    copies += [*_padded(file.mirages), file.prisms]
    if not LEAST_CARDS <= sum(copies) <= MOST_CARDS:
        raise BadDeck("deck-size", "Z-2", found=sum(copies), least=LEAST_CARDS, most=MOST_CARDS)
    return Deck(file.name, digest, source, standard, copies)


def _padded(copies: list[int]) -> list[int]:
    """Return the copies of all nine values; values that are not listed have none."""
    return copies + [0] * (HIGHEST_VALUE - len(copies))
