"""What a hand may become: the points that one more card may add to its best spell."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.flautz.deck import COLOURS, HAND_SIZE, HIGHEST_VALUE, KINDS, MIRAGES, PRISM
from parlour.games.flautz.spells import BONUS, ONE_COLOUR, RUNS, best_worth, points_of, values_in, worth


def _extensions(values: int) -> list[int]:
    """Return the values that make the best run longer, each packed with the new run's worth, best first."""
    longer = [
        RUNS[values | 1 << value] << 4 | value
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


class Gains:
    """By kind: the best spell with one more card of it; all gains are summed by weight."""

    def __init__(self, best: i64, weights: list[int]) -> None:
        self.best = best
        self.weights = weights
        self.found = [best] * KINDS
        self.total: i64 = 0

    def add(self, kind: i64, worth: i64) -> None:
        """Note that a card of this kind makes a spell of this worth."""
        before: i64 = self.found[kind]
        if worth > before:
            self.found[kind] = worth
            self.total += self.weights[kind] * (points_of(worth) - points_of(before))


def expected_gain(cards: list[int], best: i64, weights: list[int]) -> i64:
    """Return the points that one more card adds to the best spell, summed over all cards by weight."""
    held: i64 = 0
    #: Four bits for each value: how many cards have it, and how many of them are doubles.
    counts: i64 = 0
    doubles: i64 = 0
    prisms: i64 = 0
    for card in cards:
        kind: i64 = card
        if kind == PRISM:
            prisms += 1
            continue
        bit: i64 = 1
        bit <<= kind
        one: i64 = 1
        one <<= kind % HIGHEST_VALUE * 4
        counts += one
        if held & bit and kind < MIRAGES:
            doubles += one
        held |= bit
    gains = Gains(best, weights)
    for colours in ONE_COLOUR[min(prisms, len(COLOURS))]:
        for packed in EXTENSIONS[values_in(held, colours)]:
            extension: i64 = packed
            run = extension >> 4
            if run <= best:
                break
            value = extension & 15
            for first in FIRST_KINDS[colours]:
                gains.add(first + value, run)
    value = 0
    while counts:
        _add_sets(gains, held, value, counts & 15, prisms - (doubles & 15))
        counts >>= 4
        doubles >>= 4
        value += 1
    if weights[PRISM]:
        gains.add(PRISM, best_worth([*cards, PRISM]))
    return gains.total


def _add_sets(gains: Gains, held: i64, value: i64, count: i64, spare: i64) -> None:
    """Add the cards that make a set of this value larger. A double needs a spare prism."""
    size = count + 1 + min(spare, 0)
    if count == 0 or size > HAND_SIZE:
        return
    found = worth(value + 1 + BONUS * (size - 1), size)
    if found <= gains.best:
        return
    for first in _ALL:
        kind = first + value
        if spare > 0 or first == MIRAGES or not held >> kind & 1:
            gains.add(kind, found)
