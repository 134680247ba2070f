"""The cards of Fzzzt! as tables: a card is a small number, its kind, and equal cards are one kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core import deck

MECHANIC: Final = 0
UPGRADE: Final = 1
ROBOT: Final = 2
FZZZT: Final = 3
UNIT: Final = 4
#: By sort: how it is written.
SORTS: Final = ("mechanic", "upgrade", "robot", "fzzzt", "unit")

SYMBOLS: Final = "NBCO"
HAND_SIZE: Final = 6
BELT_LENGTH: Final = 8
ROUNDS: Final = 5

MOST_SEATS: Final = 4


def symbol_mask(symbols: str) -> int:
    """Return the symbols as bits: nut 1, bolt 2, cog 4, oil 8."""
    mask = 0
    for symbol in symbols:
        mask |= 1 << SYMBOLS.index(symbol)
    return mask


def symbol_text(mask: int) -> str:
    return "".join(symbol for bit, symbol in enumerate(SYMBOLS) if mask >> bit & 1)


def _front(sort: int, symbols: int) -> int:
    if sort == MECHANIC:
        return 0
    shown = 1 << 8 * (sort - UPGRADE)
    for bit in range(len(SYMBOLS)):
        shown |= (symbols >> bit & 1) << 8 * (UNIT + bit)
    return shown


class Deck(deck.Deck):
    """One printing of the game, Mechanics included. All lists and vectors are indexed by kind."""

    def __init__(
        self,
        name: str,
        digest: str,
        text: str,
        is_standard: bool,
        codes: list[str],
        copies: list[int],
        sorts: list[int],
        power: list[int],
        points: list[int],
        belt: list[int],
        symbols: list[int],
        unit_names: list[str],
        mechanics: list[int],
        starters: list[list[int]],
    ) -> None:
        super().__init__(name, digest, text, is_standard, codes, copies)
        self.sorts = vec[i64](sorts)
        self.power = vec[i64](power)
        self.points = vec[i64](points)
        self.belt = vec[i64](belt)
        self.symbols = vec[i64](symbols)
        #: The name of a Production Unit (`basic`, `complex`, …); empty for other cards.
        self.unit_names = unit_names
        #: The 52 cards that are not Mechanics, sorted.
        self.belt_cards = [card for card in self.cards if sorts[card] != MECHANIC]
        #: The kind of each Mechanic, and its three robots (F-3), by number less one.
        self.mechanics = mechanics
        self.starters = starters
        #: By number of seats: the cards of the belt deck (F-4).
        self.belt_decks = [self._without_starters(seats) for seats in range(len(starters) + 1)]
        #: The first kind that is a Production Unit; units come last, and only they are never personal cards.
        self.first_unit: i64 = sorts.index(UNIT)
        #: The row of a unit's first copy in a list of all unit cards, and the number of its rows.
        self.unit_rows = vec[i64]([sum(copies[self.first_unit : kind]) for kind in range(len(copies))])
        self.unit_cards: i64 = sum(copies[self.first_unit :])
        self.robot = vec[bool]([sort == ROBOT or sort == UPGRADE for sort in sorts])
        #: By the symbols of a unit: whether a card can be allocated to it (F-19).
        self.fits = [
            vec[bool]([self.robot[kind] and own & wanted != 0 for kind, own in enumerate(symbols)])
            for wanted in range(16)
        ]
        #: The basic score of each card (F-21).
        self.basic = vec[i64](
            [0 if sort == UNIT or sort == MECHANIC else points[kind] for kind, sort in enumerate(sorts)]
        )

        #: As bytes, the first one lowest: what a card of the belt shows, its sort and its symbols; the power,
        #: or the points of a unit.
        self.fronts = vec[i64]([_front(sort, own) for sort, own in zip(sorts, symbols, strict=True)])
        self.values = vec[i64](
            [points[kind] << 8 if sort == UNIT else power[kind] for kind, sort in enumerate(sorts)]
        )

    def _without_starters(self, seats: int) -> list[int]:
        cards = self.belt_cards[:]
        for robots in self.starters[:seats]:
            for robot in robots:
                cards.remove(robot)
        return cards

    def facts(self, kind: int) -> Mapping[str, str | int]:
        """Return the sort of the card and what else is printed on it, such as power and points."""
        sort = self.sorts[kind]
        printed: dict[str, str | int] = {"sort": SORTS[sort]}
        if sort == MECHANIC:
            printed["number"] = self.mechanics.index(kind) + 1
        if sort == UNIT:
            printed["name"] = self.unit_names[kind]
        else:
            printed["power"] = self.power[kind]
        printed["points"] = self.points[kind]
        if sort != MECHANIC:
            printed["belt"] = self.belt[kind]
            if sort != FZZZT:
                printed["symbols"] = symbol_text(self.symbols[kind])
        return printed
