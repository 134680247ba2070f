"""The cards of Fzzzt! as tables: a card is a small number, its kind, and equal cards are one kind."""

from __future__ import annotations

from typing import Final

MECHANIC: Final = 0
UPGRADE: Final = 1
ROBOT: Final = 2
FZZZT: Final = 3
UNIT: Final = 4

SYMBOLS: Final = "NBCO"
HAND_SIZE: Final = 6
BELT_LENGTH: Final = 8
ROUNDS: Final = 5


def symbol_mask(symbols: str) -> int:
    """The symbols as bits: nut 1, bolt 2, cog 4, oil 8."""
    mask = 0
    for symbol in symbols:
        mask |= 1 << SYMBOLS.index(symbol)
    return mask


def symbol_text(mask: int) -> str:
    return "".join(symbol for bit, symbol in enumerate(SYMBOLS) if mask >> bit & 1)


class Deck:
    """One printing of the game. All lists are indexed by kind; kinds ascend as a hand is sorted."""

    def __init__(
        self,
        name: str,
        digest: str,
        text: str,
        own: bool,
        codes: list[str],
        types: list[int],
        power: list[int],
        points: list[int],
        belt: list[int],
        symbols: list[int],
        unit_names: list[str],
        belt_cards: list[int],
        mechanics: list[int],
        starters: list[list[int]],
    ) -> None:
        self.name = name
        self.digest = digest
        self.text = text
        self.own = own
        self.codes = codes
        self.types = types
        self.power = power
        self.points = points
        self.belt = belt
        self.symbols = symbols
        #: What a Production Unit is called (`basic`, `complex`); empty for other cards.
        self.unit_names = unit_names
        #: The 52 cards that are not Mechanics, sorted.
        self.belt_cards = belt_cards
        #: The kind of each Mechanic, and its three robots (F-3), by number less one.
        self.mechanics = mechanics
        self.starters = starters
        #: What is left for the belt deck, by the number of seats (F-4).
        self.belt_decks = [self._without_starters(seats) for seats in range(len(starters) + 1)]
        self.robot = [sort == ROBOT or sort == UPGRADE for sort in types]
        #: By the symbols of a unit: whether a card can be allocated to it (F-19).
        self.fits = [
            [self.robot[kind] and own & wanted != 0 for kind, own in enumerate(symbols)]
            for wanted in range(16)
        ]
        #: What a card counts by itself at the end (F-21).
        self.basic = [
            0 if sort == UNIT or sort == MECHANIC else points[kind] for kind, sort in enumerate(types)
        ]

    def _without_starters(self, seats: int) -> list[int]:
        cards = self.belt_cards[:]
        for robots in self.starters[:seats]:
            for robot in robots:
                cards.remove(robot)
        return cards

    def kind(self, code: str) -> int:
        """The kind of that code, in whatever case; -1 if the deck has none."""
        wanted = code.casefold()
        for kind, known in enumerate(self.codes):
            if known.casefold() == wanted:
                return kind
        return -1

    def names(self, kinds: list[int]) -> tuple[str, ...]:
        """The codes of the kinds."""
        return tuple([self.codes[kind] for kind in kinds])
