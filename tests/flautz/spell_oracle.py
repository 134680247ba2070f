"""A brute-force oracle for the value of a hand of FLAUTZ!, written directly from the rules.

A card is a tuple of its colour and its value: ("blue", 3), ("mirage", 3), ("prism", 0). The oracle tries all
combinations of cards in all readings. It is slow, simple and independent of the engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, product

Card = tuple[str, int]
Hand = tuple[Card, ...]
Pair = tuple[str, str]

COLOURS = ("blue", "green", "purple", "orange", "pink")
MIRAGE = "mirage"
PRISM = ("prism", 0)

PAIRS: tuple[Pair, ...] = tuple(combinations(COLOURS, 2))


def cards_of(codes: Iterable[str]) -> Hand:
    """Return the cards with these codes (`blue-3`, `mirage-4`, `prism`), sorted."""
    found = []
    for code in codes:
        name, _, value = code.partition("-")
        found.append((name, int(value or 0)))
    return tuple(sorted(found))


def code_of(card: Card) -> str:
    return "prism" if card == PRISM else f"{card[0]}-{card[1]}"


def is_spell(cards: Sequence[Card]) -> bool:
    """Z-9, for cards with fixed colours: consecutive values of one colour, or one value."""
    values = sorted(value for _, value in cards)
    colours = {colour for colour, _ in cards}
    if len(set(cards)) < len(cards) or not cards:
        return False
    in_a_row = values == list(range(values[0], values[0] + len(values)))
    return (len(colours) == 1 and in_a_row) or len(set(values)) == 1


def points_of(cards: Sequence[Card]) -> int:
    """Z-10: the lowest value, and five for each further card."""
    return min(value for _, value in cards) + 5 * (len(cards) - 1)


def after_prisms(colour: str, pairs: Iterable[Pair]) -> frozenset[str]:
    """Z-13: the colours that a card may count as. Each prism adds the other colour of its pair."""
    may_be = {colour}
    for pair in pairs:
        if may_be & set(pair):
            may_be |= set(pair)
    return frozenset(may_be)


@cache
def prism_ways(prisms: int) -> frozenset[tuple[frozenset[str], ...]]:
    """Return the distinct results of `after_prisms` for all colours, over all choices of pairs."""
    return frozenset(
        tuple(after_prisms(colour, pairs) for colour in COLOURS) for pairs in product(PAIRS, repeat=prisms)
    )


def readings(cards: Sequence[Card], prisms: int) -> Iterator[Hand]:
    """Yield all possible colourings of the cards (Z-12, Z-13)."""
    for way in prism_ways(prisms):
        may_be = dict(zip(COLOURS, way, strict=True))
        colours = [COLOURS if colour == MIRAGE else may_be[colour] for colour, _ in cards]
        for chosen in product(*colours):
            yield tuple((colour, value) for colour, (_, value) in zip(chosen, cards, strict=True))


@cache
def can_be_spell(cards: Hand, prisms: int) -> bool:
    """Return whether the cards, without prisms, are a spell in some reading."""
    values = sorted(value for _, value in cards)
    # Readings do not change values, so most combinations need not be tried.
    if len(set(values)) > 1 and values != list(range(values[0], values[0] + len(values))):
        return False
    return any(is_spell(reading) for reading in readings(cards, prisms))


def plain_cards(hand: Sequence[Card]) -> Hand:
    """Return all cards except prisms."""
    return tuple(card for card in hand if card != PRISM)


def best(hand: Sequence[Card]) -> tuple[int, int]:
    """Z-11: the points and the size of the best spell. If points are equal, the larger spell is better."""
    plain = tuple(sorted(plain_cards(hand)))
    prisms = len(hand) - len(plain)
    found = [(0, 0)]
    for size in range(1, len(plain) + 1):
        for cards in set(combinations(plain, size)):
            if can_be_spell(cards, prisms):
                found.append((points_of(cards), size))
    return max(found)


def is_flautz(hand: Sequence[Card]) -> bool:
    """Z-15: all cards are prisms or in one spell, and not all are prisms."""
    plain = tuple(sorted(plain_cards(hand)))
    return plain != () and can_be_spell(plain, len(hand) - len(plain))


def is_straight(hand: Sequence[Card]) -> bool:
    """Z-17, Z-19: five consecutive values of one colour, as printed."""
    special = any(card == PRISM or card[0] == MIRAGE for card in hand)
    return len(hand) == 5 and not special and len({colour for colour, _ in hand}) == 1 and is_spell(hand)


def is_among(some: Sequence[Card], cards: Sequence[Card]) -> bool:
    """Return whether `cards` contains `some`, as multisets."""
    return Counter(some) <= Counter(cards)


def different_hands(size: int, values: int) -> Iterator[Hand]:
    """Yield all hands up to a permutation of the colours, with any number of copies of each card.

    The values of each colour are a column. Columns are in descending order, so permutations do not repeat.
    """
    for prisms in range(size + 1):
        for mirages in range(size - prisms + 1):
            for falses in combinations_with_replacement(range(1, values + 1), mirages):
                for columns in _columns(size - prisms - mirages, values, len(COLOURS), None):
                    named = [
                        (colour, value)
                        for colour, column in zip(COLOURS, columns, strict=False)
                        for value in column
                    ]
                    yield (*named, *((MIRAGE, value) for value in falses), *[PRISM] * prisms)


Column = tuple[int, ...]


def _columns(cards: int, values: int, colours: int, most: Column | None) -> Iterator[tuple[Column, ...]]:
    """Yield all ways to split the cards into at most `colours` columns, in descending order."""
    if cards == 0:
        yield ()
        return
    if colours == 0:
        return
    for size in range(cards, 0, -1):
        for column in combinations_with_replacement(range(1, values + 1), size):
            if most is None or (size, column) <= (len(most), most):
                for rest in _columns(cards - size, values, colours - 1, column):
                    yield (column, *rest)
