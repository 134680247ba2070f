"""The actions: a card, a seat, a wish, drawing or passing. Their meaning depends on the question."""

from __future__ import annotations

from typing import Final

from parlour.games.frantic.deck import (
    COLOURS,
    FANTASTIC_FOUR_KIND,
    FANTASTIC_KIND,
    FUCK_YOU_KIND,
    KINDS,
    WILD_KINDS,
)

#: Actions below this name a card by its kind: to play, give, lay, take or put down.
SEAT: Final = 67
COLOUR: Final = 75
#: Wishing number n is this action and n.
NUMBER: Final = 78
DRAW: Final = 88
PASS: Final = 89
ACTIONS: Final = 90

assert SEAT == KINDS
assert NUMBER + 10 == DRAW

#: The possible wishes: a colour by its number, a number n as n + 3, or nothing.
NO_WISH: Final = -1
FIRST_NUMBER_WISH: Final = 4
#: As they are written.
WISH_NAMES: Final[tuple[str, ...]] = (*COLOURS, *"123456789")
WISHES: Final = 13


def _wishes(kind: int) -> list[int]:
    if kind < WILD_KINDS or kind == FUCK_YOU_KIND:
        return []
    numbers = kind in (FANTASTIC_KIND, FANTASTIC_FOUR_KIND)
    return [COLOUR + wish for wish in range(WISHES if numbers else FIRST_NUMBER_WISH)]


#: By the kind of the card: the actions of the wishes that it grants (R-22 to R-26).
WISHES_OF: Final[list[list[int]]] = [_wishes(kind) for kind in range(KINDS)]
