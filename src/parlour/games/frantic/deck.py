"""The cards of FRANTIC as tables: a card is a small number, its kind, and equal cards are one kind.

Kinds ascend as a hand is sorted: thirteen of each colour (1 to 9, Gift, Exchange, 2nd Chance, Skip), the
black numbers, the four-colour specials and "Fuck You".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core import deck

ColourName = Literal["blue", "red", "green", "yellow"]
COLOURS: Final[tuple[ColourName, ...]] = get_args(ColourName)
COLOUR_KINDS: Final = 13
NUMBERS: Final = 9

#: The sorts of cards.
NUMBER: Final = 0
BLACK: Final = 1
GIFT: Final = 2
EXCHANGE: Final = 3
SECOND_CHANCE: Final = 4
SKIP: Final = 5
FANTASTIC: Final = 6
FANTASTIC_FOUR: Final = 7
COUNTERATTACK: Final = 8
EQUALITY: Final = 9
NICE_TRY: Final = 10
FUCK_YOU: Final = 11

#: By sort, as they are written.
SORTS: Final = (
    "number",
    "black",
    "gift",
    "exchange",
    "2nd-chance",
    "skip",
    "fantastic",
    "fantastic-four",
    "counterattack",
    "equality",
    "nice-try",
    "fuck-you",
)

BLACK_KINDS: Final = 52
#: The first of the four-colour specials: from here on a card lies on anything (R-13).
WILD_KINDS: Final = 61
FANTASTIC_KIND: Final = 61
FANTASTIC_FOUR_KIND: Final = 62
COUNTERATTACK_KIND: Final = 63
EQUALITY_KIND: Final = 64
NICE_TRY_KIND: Final = 65
FUCK_YOU_KIND: Final = 66
KINDS: Final = 67

HAND_SIZE: Final = 7
MOST_SEATS: Final = 8
#: "Fuck You" can be played with exactly this many cards in hand (R-16).
FUCK_YOU_HAND: Final = 10
SPECIAL_POINTS: Final = 7
FUCK_YOU_POINTS: Final = 42

#: "Fuck You" by its family-friendly name.
GENTLE_FUCK_YOU: Final = "f***-you"

EVENT_CARDS: Final = (
    "charity",
    "communism",
    "doomsday",
    "earthquake",
    "expansion",
    "finish-line",
    "friday-the-13th",
    "gambling-man",
    "market",
    "mating-season",
    "merry-christmas",
    "mexican-standoff",
    "recession",
    "robin-hood",
    "surprise-party",
    "all-seeing-eye",
    "third-time-lucky",
    "time-bomb",
    "tornado",
    "vandalism",
)


def _sort(kind: int) -> int:
    if kind < BLACK_KINDS:
        place = kind % COLOUR_KINDS
        return NUMBER if place < NUMBERS else GIFT + place - NUMBERS
    return BLACK if kind < WILD_KINDS else FANTASTIC + kind - WILD_KINDS


def _number(kind: int) -> int:
    if kind < BLACK_KINDS:
        place = kind % COLOUR_KINDS
        return place + 1 if place < NUMBERS else 0
    return kind - BLACK_KINDS + 1 if kind < WILD_KINDS else 0


def _code(kind: int) -> str:
    if kind >= WILD_KINDS:
        return SORTS[_sort(kind)]
    colour = COLOURS[kind // COLOUR_KINDS] if kind < BLACK_KINDS else "black"
    return f"{colour}-{_number(kind) or SORTS[_sort(kind)]}"


def _points(kind: int) -> int:
    return _number(kind) or (FUCK_YOU_POINTS if kind == FUCK_YOU_KIND else SPECIAL_POINTS)


#: By kind: its sort, its colour (-1 for none), its number (0 for none), its points (R-7) and its name.
SORT_OF: Final = vec[i64]([_sort(kind) for kind in range(KINDS)])
COLOUR_OF: Final = vec[i64]([kind // COLOUR_KINDS if kind < BLACK_KINDS else -1 for kind in range(KINDS)])
NUMBER_OF: Final = vec[i64]([_number(kind) for kind in range(KINDS)])
POINTS_OF: Final[list[int]] = [_points(kind) for kind in range(KINDS)]
CODES: Final[list[str]] = [_code(kind) for kind in range(KINDS)]
GENTLE_CODES: Final[list[str]] = [*CODES[:FUCK_YOU_KIND], GENTLE_FUCK_YOU]


class Deck(deck.Deck):
    """One printing of the game: how many of each kind there are, and which event cards."""

    def __init__(
        self, name: str, digest: str, text: str, is_standard: bool, copies: list[int], event_cards: list[int]
    ) -> None:
        super().__init__(name, digest, text, is_standard, CODES, copies)
        self.event_cards = event_cards
        self.counterattacks = copies[COUNTERATTACK_KIND]

    def kind(self, code: str) -> int:
        """Return the kind that goes by this code or by its family-friendly one."""
        return FUCK_YOU_KIND if code.casefold() == GENTLE_FUCK_YOU else super().kind(code)

    def facts(self, kind: int) -> Mapping[str, str | int]:
        """Return the sort of the card, its colour and number if any, and its points in a hand (R-7)."""
        printed: dict[str, str | int] = {"sort": SORTS[SORT_OF[kind]]}
        if COLOUR_OF[kind] >= 0:
            printed["colour"] = COLOURS[COLOUR_OF[kind]]
        if NUMBER_OF[kind]:
            printed["number"] = NUMBER_OF[kind]
        printed["points"] = POINTS_OF[kind]
        return printed
