"""The prospects of a hand: the points that one more card may add to its best spell."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.flautz.deck import COLOURS, HAND_SIZE, HIGHEST_VALUE, KINDS, MIRAGES, PRISM
from parlour.games.flautz.spells import (
    BONUS,
    ONE_COLOUR,
    RUNS,
    best_of_tally,
    points_of,
    tally,
    values_in,
    worth,
)


def _extensions(values: int) -> list[int]:
    """Return the values that make the best run longer, each packed with the new run's worth, best first."""
    longer = [
        int(RUNS[values | 1 << value]) << 4 | value
        for value in range(HIGHEST_VALUE)
        if RUNS[values | 1 << value] > RUNS[values]
    ]
    longer.sort(reverse=True)
    return longer


#: By set of values (bit 0 is value 1).
EXTENSIONS: Final[list[list[int]]] = [_extensions(values) for values in range(1 << HIGHEST_VALUE)]
#: By set of colours: the first kinds of these colours and of the mirages.
FIRST_KINDS: Final[list[list[int]]] = [
    [colour * HIGHEST_VALUE for colour in range(len(COLOURS)) if colours >> colour & 1] + [MIRAGES]
    for colours in range(1 << len(COLOURS))
]
_ALL: Final = FIRST_KINDS[-1]


def expected_gain(cards: list[int], best: i64, weights: vec[i64]) -> i64:
    """Return the points that one more card adds to the best spell, summed over all cards by weight."""
    held, counts, doubles, prisms = tally(cards)
    # By kind: the worth of the best spell with one more card of it.
    found = vec[i64]([0] * KINDS)
    total: i64 = 0
    for colours in ONE_COLOUR[min(prisms, len(COLOURS))]:
        for packed in EXTENSIONS[values_in(held, colours)]:
            extension: i64 = packed
            run = extension >> 4
            if run <= best:
                break
            for first in FIRST_KINDS[colours]:
                total += _gain(found, first + (extension & 15), run, best, weights)
    value: i64 = 0
    left = counts
    spare = doubles
    while left:
        if left & 15:
            total += _gain_of_sets(found, held, value, left & 15, prisms - (spare & 15), best, weights)
        left >>= 4
        spare >>= 4
        value += 1
    if weights[PRISM]:
        total += _gain(found, PRISM, best_of_tally(held, counts, doubles, prisms + 1), best, weights)
    return total


def _gain(found: vec[i64], kind: i64, worth: i64, best: i64, weights: vec[i64]) -> i64:
    """Note that a card of this kind makes a spell of this worth, and return the points it adds by weight."""
    before = max(found[kind], best)
    if worth <= before:
        return 0
    found[kind] = worth
    return weights[kind] * (points_of(worth) - points_of(before))


def _gain_of_sets(
    found: vec[i64], held: i64, value: i64, count: i64, spare: i64, best: i64, weights: vec[i64]
) -> i64:
    """Return the gain of the cards that make a set of this value larger. A double needs a spare prism."""
    size = count + 1 + min(spare, 0)
    new = worth(value + 1 + BONUS * (size - 1), size)
    if size > HAND_SIZE or new <= best:
        return 0
    total: i64 = 0
    for first in _ALL:
        kind = first + value
        if spare > 0 or first == MIRAGES or not held >> kind & 1:
            total += _gain(found, kind, new, best, weights)
    return total
