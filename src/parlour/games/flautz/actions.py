"""The action space: a place of the display, focus, call, or a card of the hand to put down."""

from __future__ import annotations

from typing import Final

from parlour.games.flautz.arena import ALLOWED
from parlour.games.flautz.deck import KINDS, PLACES

#: Plus a place: take the card there; replace it from the draw pile.
TAKE: Final = 0
REPLACE: Final = PLACES
FOCUS: Final = 12
CALL: Final = 13
#: Plus a kind: put such a card into the empty place; put it and call FLAUTZ!.
PUT: Final = 14
PUT_AND_CALL: Final = PUT + KINDS
ACTIONS: Final = PUT_AND_CALL + KINDS

#: By field: all takes, all replacements, and all takes with focusing.
TAKES: Final[list[list[int]]] = [[TAKE + place for place in places] for places in ALLOWED]
REPLACES: Final[list[list[int]]] = [[REPLACE + place for place in places] for places in ALLOWED]
TAKES_OR_FOCUS: Final[list[list[int]]] = [[*takes, FOCUS] for takes in TAKES]
