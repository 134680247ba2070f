"""The cards of FLAUTZ! as tables: a card is a small number, its kind, and equal cards are one kind.

Kinds ascend as a hand is sorted: nine values of each colour, the mirages by value, the prism. Of the
values a deck has as many as its file says; so a kind is also a bit in a set of kinds, nine for each colour.
"""

from __future__ import annotations

from typing import Final, Literal

from parlour.core import deck

ColourName = Literal["blue", "green", "purple", "orange", "pink"]
COLOURS: Final[tuple[ColourName, ...]] = ("blue", "green", "purple", "orange", "pink")
#: Under the value of every card, so that nobody needs to see colours.
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
    """One printing of the game: how many of each kind there are."""

    def __init__(self, name: str, digest: str, text: str, own: bool, copies: list[int]) -> None:
        super().__init__(name, digest, text, own, CODES, copies)
