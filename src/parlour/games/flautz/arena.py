"""The arena: each field says which rows may be taken from (Z-3, Z-4)."""

from __future__ import annotations

from typing import Final, Literal, get_args

from parlour.games.flautz.deck import PLACES, ROW

ANY: Final = 0
AIR: Final = 1
GROUND: Final = 2

FieldName = Literal["any", "air", "ground"]
FIELDS: Final[tuple[FieldName, ...]] = get_args(FieldName)
LEAST_FIELDS: Final = 3
MOST_FIELDS: Final = 12

#: By field: the places of the display that it allows, the air row first.
ALLOWED: Final[list[list[int]]] = [
    list(range(PLACES)),
    list(range(ROW)),
    list(range(ROW, PLACES)),
]

#: By place: how it is written.
PLACE_NAMES: Final = ("air-1", "air-2", "air-3", "ground-1", "ground-2", "ground-3")
