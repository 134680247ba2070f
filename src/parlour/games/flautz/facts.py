"""What is printed on a card, for those who draw it."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.errors import UnknownName
from parlour.games.flautz.deck import COLOUR_OF, COLOURS, MIRAGES, PRISM, VALUE_OF, Deck


def facts(deck: Deck, code: str) -> Mapping[str, str | int]:
    """The sort of the card, and its colour and value if it has one."""
    kind = deck.kind(code)
    if kind < 0:
        raise UnknownName("unknown-card", card=code)
    if kind == PRISM:
        return {"sort": "prism"}
    if kind >= MIRAGES:
        return {"sort": "mirage", "value": VALUE_OF[kind]}
    return {"sort": "spell", "colour": COLOURS[COLOUR_OF[kind]], "value": VALUE_OF[kind]}
