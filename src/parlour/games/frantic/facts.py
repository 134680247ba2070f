"""What is printed on a card, for those who draw it."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.errors import UnknownName
from parlour.games.frantic.deck import COLOUR_OF, COLOURS, NUMBER_OF, POINTS_OF, SORT_OF, SORTS, Deck


def facts(deck: Deck, code: str) -> Mapping[str, str | int]:
    """The sort of the card, its colour and number if it has one, and what it counts in a hand (R-7)."""
    kind = deck.kind(code)
    if kind < 0:
        raise UnknownName("unknown-card", card=code)
    printed: dict[str, str | int] = {"sort": SORTS[SORT_OF[kind]]}
    if COLOUR_OF[kind] >= 0:
        printed["colour"] = COLOURS[COLOUR_OF[kind]]
    if NUMBER_OF[kind]:
        printed["number"] = NUMBER_OF[kind]
    printed["points"] = POINTS_OF[kind]
    return printed
