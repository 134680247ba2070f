"""What a hand may become: the points that one more card may add to its best spell."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.flautz.deck import COLOURS, HIGHEST_VALUE, KINDS, MIRAGES, PRISM
from parlour.games.flautz.spells import BONUS, RUNS, best_worth, points_of, worth

_VALUES: Final = 1 << HIGHEST_VALUE


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
EXTENSIONS: Final[list[list[int]]] = [_extensions(values) for values in range(_VALUES)]


def expected_gain(cards: list[int], best: i64, weights: list[int]) -> i64:
    """Return the points that one more card adds to the best spell, summed over all cards by weight."""
    if PRISM in cards:
        return _gain_with_prisms(cards, best, weights)
    held: i64 = 0
    #: Four bits for each value: how many different cards have it.
    counts: i64 = 0
    for card in cards:
        kind: i64 = card
        bit: i64 = 1
        bit <<= kind
        if not held & bit:
            one: i64 = 1
            one <<= kind % HIGHEST_VALUE * 4
            counts += one
        held |= bit
    mask: i64 = 511
    mirages = held >> MIRAGES & mask
    #: By value: the worth of the best spell with a mirage of it.
    wild = [0] * HIGHEST_VALUE
    total: i64 = 0
    colour: i64 = 0
    while colour < len(COLOURS):
        first = colour * HIGHEST_VALUE
        for packed in EXTENSIONS[held >> first & mask | mirages]:
            extension: i64 = packed
            run = extension >> 4
            if run <= best:
                break
            value = extension & 15
            total += weights[first + value] * (points_of(run) - points_of(best))
            if run > wild[value]:
                wild[value] = run
        colour += 1
    value = 0
    while counts:
        size = (counts & 15) + 1
        if size > 1:
            found = worth(value + 1 + BONUS * (size - 1), size)
            if found > best:
                if found > wild[value]:
                    wild[value] = found
                total += _set_gain(held, mirages, value, found, best, weights)
        counts >>= 4
        value += 1
    value = 0
    while value < HIGHEST_VALUE:
        found = wild[value]
        if found > best:
            total += weights[MIRAGES + value] * (points_of(found) - points_of(best))
        value += 1
    if weights[PRISM]:
        total += weights[PRISM] * (points_of(best_worth([*cards, PRISM])) - points_of(best))
    return total


def _set_gain(held: i64, mirages: i64, value: i64, found: i64, best: i64, weights: list[int]) -> i64:
    """Return what the missing cards of a set add beyond the runs that they extend."""
    total: i64 = 0
    mask: i64 = 511
    bit: i64 = 1
    bit <<= value
    kind = value
    while kind < MIRAGES:
        if weights[kind] and not held >> kind & 1:
            run: i64 = RUNS[held >> (kind - value) & mask | mirages | bit]
            before = run if run > best else best
            if found > before:
                total += weights[kind] * (points_of(found) - points_of(before))
        kind += HIGHEST_VALUE
    return total


def _gain_with_prisms(cards: list[int], best: i64, weights: list[int]) -> i64:
    points = points_of(best)
    more = [*cards, 0]
    total: i64 = 0
    for kind in range(KINDS):
        if weights[kind]:
            more[-1] = kind
            total += weights[kind] * (points_of(best_worth(more)) - points)
    return total
