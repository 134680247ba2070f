"""The action space: a card, a seat, a wish, to draw or to pass. What it means depends on what is asked."""

from __future__ import annotations

from typing import Final

from parlour.games.frantic.deck import KINDS

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

#: What can be wished: a colour by its number, a number n as n + 3, or nothing.
NO_WISH: Final = -1
FIRST_NUMBER_WISH: Final = 4
WISHES: Final = 13

#: The actions of a colour wish, and of a wish of either sort.
COLOUR_WISHES: Final[list[int]] = [COLOUR + colour for colour in range(4)]
ALL_WISHES: Final[list[int]] = [COLOUR + wish for wish in range(WISHES)]
