"""What a hand may become: the points to expect from it with some turns left.

A hand pursues a plan: a run in one colour or a set of one value. In each turn, a missing card of the plan is
on offer with some chance, and the best of those on offer is taken. The tables hold the expected points by
the cards of the plan that the hand has; the prospects of a hand are those of its best plan.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.flautz.arena import MOST_FIELDS
from parlour.games.flautz.deck import COLOURS, HAND_SIZE, HIGHEST_VALUE, MIRAGES, PRISM
from parlour.games.flautz.spells import BONUS, ONE_COLOUR, values_in

#: The chance that a certain card of a plan is on offer in a turn.
OFFERED: Final = 0.17
#: More cards win ties (Z-20).
SIZE: Final = 0.1

_VALUES: Final = 1 << HIGHEST_VALUE


def _run_points(values: int, most: int) -> float:
    """Return the points of the best run of at most `most` cards in a set of values."""
    best = 0.0
    for first in range(HIGHEST_VALUE):
        size = 0
        while size < most and values >> (first + size) & 1:
            size += 1
            best = max(best, first + 1 + BONUS * (size - 1) + SIZE * size)
    return best


def _with_turn(now: float, better: list[float], chance: float) -> float:
    """Return what to expect after a turn in which each of the better plans is on offer with that chance."""
    better.sort(reverse=True)
    expected = 0.0
    none = 1.0
    for value in better:
        if value <= now:
            break
        expected += none * chance * value
        none *= 1.0 - chance
    return expected + none * now


def _runs(most: int, highest: int) -> list[list[float]]:
    """Return the expected points of runs, by turns left and set of values."""
    tables = [[_run_points(values, most) for values in range(_VALUES)]]
    for _ in range(MOST_FIELDS):
        before = tables[-1]
        table: list[float] = []
        for values in range(_VALUES):
            better = [before[values | 1 << value] for value in range(highest) if not values >> value & 1]
            table.append(_with_turn(before[values], better, OFFERED))
        tables.append(table)
    return tables


def _sets(most: int) -> list[list[float]]:
    """Return the expected points of sets, by turns left and, ten numbers for each value, by size."""
    first: list[float] = []
    for value in range(HIGHEST_VALUE):
        for size in range(10):
            used = min(size, most)
            first.append(value + 1 + BONUS * (used - 1) + SIZE * used if used else 0.0)
    tables = [first]
    for _ in range(MOST_FIELDS):
        before = tables[-1]
        table = before[:]
        for value in range(HIGHEST_VALUE):
            for size in range(most):
                at = value * 10 + size
                chance = 1.0 - (1.0 - OFFERED) ** (len(COLOURS) + 1 - size)
                table[at] = _with_turn(before[at], [before[at + 1]], chance)
        tables.append(table)
    return tables


#: By number of cards that are not prisms, then turns left, then values or sizes.
RUN_PROSPECTS: Final[list[list[list[float]]]] = [_runs(most, 7) for most in range(HAND_SIZE + 1)]
SET_PROSPECTS: Final[list[list[list[float]]]] = [_sets(most) for most in range(HAND_SIZE + 1)]


def prospects(cards: list[int], turns: i64) -> float:
    """Return the points to expect from a hand of five cards or, before one is put down, six."""
    held: i64 = 0
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
    most: i64 = HAND_SIZE - prisms
    if most < 1:
        return 0.0
    best = 0.0
    second = 0.0
    runs = RUN_PROSPECTS[most][turns]
    for colours in ONE_COLOUR[prisms]:
        expected = runs[values_in(held, colours)]
        if expected > best:
            second = best
            best = expected
        elif expected > second:
            second = expected
    sets = SET_PROSPECTS[most][turns]
    at: i64 = 0
    while counts:
        size = counts & 15
        if size:
            lost = (doubles & 15) - prisms
            if lost > 0:
                size -= lost
            expected = sets[at + size]
            if expected > best:
                second = best
                best = expected
            elif expected > second:
                second = expected
        counts >>= 4
        doubles >>= 4
        at += 10
    return best + HEDGE[0] * second if turns else best


#: What the second best plan adds.
HEDGE: Final[list[float]] = [0.1]
