"""The cards of FLAUTZ! as tables: a card is a small number, its kind, and equal cards are one kind.

Kinds ascend as a hand is sorted: nine values of each colour, nine mirages, the prism. A deck need not have
cards of every kind, so a kind is always the same bit in a set of kinds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args

from parlour.core import deck

ColourName = Literal["blue", "green", "purple", "orange", "pink"]
COLOURS: Final[tuple[ColourName, ...]] = get_args(ColourName)
#: By colour: printed under the value, for those who cannot tell colours apart.
SYMBOLS: Final = ("≈", "♣", "☾", "▲", "✿")

HIGHEST_VALUE: Final = 9
MIRAGES: Final = 45
PRISM: Final = 54
KINDS: Final = 55

HAND_SIZE: Final = 5
ROW: Final = 3
PLACES: Final = 6
CRYSTALS: Final = 25

MOST_SEATS: Final = 5


def _code(kind: int) -> str:
    if kind == PRISM:
        return "prism"
    name = "mirage" if kind >= MIRAGES else COLOURS[kind // HIGHEST_VALUE]
    return f"{name}-{kind % HIGHEST_VALUE + 1}"


#: By kind: its colour (-1 for none), its value (0 for none) and its name.
COLOUR_OF: Final[list[int]] = [kind // HIGHEST_VALUE if kind < MIRAGES else -1 for kind in range(KINDS)]
VALUE_OF: Final[list[int]] = [kind % HIGHEST_VALUE + 1 if kind < PRISM else 0 for kind in range(KINDS)]
CODES: Final[list[str]] = [_code(kind) for kind in range(KINDS)]


class Deck(deck.Deck):
    """One printing of the game: how many cards of each kind there are."""

    def __init__(self, name: str, digest: str, text: str, is_standard: bool, copies: list[int]) -> None:
        super().__init__(name, digest, text, is_standard, CODES, copies)

    def facts(self, kind: int) -> Mapping[str, str | int]:
        """Return the sort of the card, and its colour and value if it has them."""
        if kind == PRISM:
            return {"sort": "prism"}
        if kind >= MIRAGES:
            return {"sort": "mirage", "value": VALUE_OF[kind]}
        return {"sort": "spell", "colour": COLOURS[COLOUR_OF[kind]], "value": VALUE_OF[kind]}
