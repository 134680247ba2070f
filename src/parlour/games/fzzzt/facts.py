"""What is printed on a card, for those who draw it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.core.errors import UnknownName
from parlour.games.fzzzt.deck import FZZZT, MECHANIC, UNIT, Deck, symbol_text

#: By type, as they are written.
SORTS: Final = ("mechanic", "upgrade", "robot", "fzzzt", "unit")


def facts(deck: Deck, code: str) -> Mapping[str, str | int]:
    """The sort of the card, and those of its power, points, belt number, symbols, name and number it has."""
    kind = deck.kind(code)
    if kind < 0:
        raise UnknownName("unknown-card", card=code)
    sort = deck.types[kind]
    printed: dict[str, str | int] = {"sort": SORTS[sort]}
    if sort == MECHANIC:
        printed["number"] = deck.mechanics.index(kind) + 1
    if sort == UNIT:
        printed["name"] = deck.unit_names[kind]
    else:
        printed["power"] = deck.power[kind]
    printed["points"] = deck.points[kind]
    if sort != MECHANIC:
        printed["belt"] = deck.belt[kind]
        if sort != FZZZT:
            printed["symbols"] = symbol_text(deck.symbols[kind])
    return printed
