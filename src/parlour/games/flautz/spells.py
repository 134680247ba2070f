"""The worth of a hand: Z-9 to Z-13, Z-15, Z-17 and Z-19, for any cards, mirages and prisms.

Two facts make it fast. A run may use one colour more than there are prisms, since each prism turns one
colour into another. And each double in a set needs one prism, which turns it into a free colour; there
always is one, since a hand has no more cards than there are colours.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.piles import swapped
from parlour.games.flautz.deck import COLOURS, HAND_SIZE, HIGHEST_VALUE, KINDS, MIRAGES, PRISM

#: The points for each card of a spell but the first (Z-10).
BONUS: Final = 5

_VALUE_BITS: Final = 511
_EVERY_VALUE: Final = 1 << HIGHEST_VALUE


def worth(points: i64, size: i64) -> i64:
    """Return the points and the number of cards as one number, which orders spells (Z-20)."""
    return points << 3 | size


def points_of(worth: i64) -> i64:
    return worth >> 3


def size_of(worth: i64) -> i64:
    """Return the number of cards in the spell, without prisms."""
    return worth & 7


def _best_run(values: int) -> int:
    """Return the worth of the best run in a set of values; 0 if it is empty."""
    best = 0
    for first in range(HIGHEST_VALUE):
        size = 0
        while size < HAND_SIZE and values >> (first + size) & 1:
            size += 1
            best = max(best, int(worth(first + 1 + BONUS * (size - 1), size)))
    return best


#: By set of values (bit 0 is value 1).
RUNS: Final = vec[i64]([_best_run(values) for values in range(_EVERY_VALUE)])

#: By number of prisms: all sets of colours (as bits) that they can join into one.
ONE_COLOUR: Final[list[list[int]]] = [
    [colours for colours in range(1 << len(COLOURS)) if colours.bit_count() == min(prisms + 1, len(COLOURS))]
    for prisms in range(len(COLOURS) + 1)
]

#: By kind: a count of one for the value of the card, with four bits for each value; a prism has none.
_ONE: Final = vec[i64]([0 if kind == PRISM else 1 << kind % HIGHEST_VALUE * 4 for kind in range(KINDS)])
#: The bits of such counts that are only set in counts above one.
_MORE_THAN_ONE: Final = 0xEEEEEEEEE


def values_in(held: i64, colours: i64) -> i64:
    """Return the values of the cards of these colours, mirages included."""
    values = held >> MIRAGES
    while colours:
        if colours & 1:
            values |= held
        held >>= HIGHEST_VALUE
        colours >>= 1
    return values & _VALUE_BITS


def tally(cards: list[int]) -> tuple[i64, i64, i64, i64]:
    """Return the kinds of the cards as bits, how many have each value, how many are doubles, and the prisms.

    Counts have four bits for each value.
    """
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
        one = _ONE[kind]
        counts += one
        if held & bit and kind < MIRAGES:
            doubles += one
        held |= bit
    return held, counts, doubles, prisms


def best_worth(cards: list[int]) -> i64:
    """Return the worth of the best spell of at most five cards (Z-11); 0 if there is none."""
    held, counts, doubles, prisms = tally(cards)
    return best_of_tally(held, counts, doubles, prisms)


def best_of_tally(held: i64, counts: i64, doubles: i64, prisms: i64) -> i64:
    """Return the worth of the best spell of cards that are given as by `tally`."""
    best: i64 = 0
    for colours in ONE_COLOUR[min(prisms, len(COLOURS))]:
        run = RUNS[values_in(held, colours)]
        if run > best:
            best = run
    value: i64 = 0
    while counts:
        size = counts & 15
        if size > 1:
            lost = (doubles & 15) - prisms
            if lost > 0:
                size -= lost
            if size > HAND_SIZE:
                size = HAND_SIZE
            found = worth(value + 1 + BONUS * (size - 1), size)
            if found > best:
                best = found
        counts >>= 4
        doubles >>= 4
        value += 1
    return best


def is_flautz(cards: list[int]) -> bool:
    """Return whether one spell uses all five cards, not all of them prisms (Z-15)."""
    if len(cards) != HAND_SIZE:
        return False
    plain: i64 = 0
    counts: i64 = 0
    for card in cards:
        if card != PRISM:
            plain += 1
            counts += _ONE[card]
    return plain > 0 and _may_be_flautz(counts) and size_of(best_worth(cards)) == plain


def is_straight(hand: list[int]) -> bool:
    """Return whether the sorted hand is five consecutive plain cards of one colour (Z-17, Z-19)."""
    if len(hand) != HAND_SIZE:
        return False
    first: i64 = hand[0]
    if first >= MIRAGES or first % HIGHEST_VALUE > HIGHEST_VALUE - HAND_SIZE:
        return False
    for card in hand:
        kind: i64 = card
        if kind != first:
            return False
        first += 1
    return True


def may_be_straight(cards: list[int]) -> bool:
    """Return whether more cards could make these a straight FLAUTZ!."""
    seen: i64 = 0
    lowest: i64 = PRISM
    highest: i64 = 0
    for card in cards:
        kind: i64 = card
        bit: i64 = 1
        bit <<= kind
        if seen & bit or kind >= MIRAGES:
            return False
        seen |= bit
        lowest = min(lowest, kind)
        highest = max(highest, kind)
    return highest - lowest < HAND_SIZE and (not seen or lowest // HIGHEST_VALUE == highest // HIGHEST_VALUE)


def flautz_puts(hand: list[int], taken: i64) -> list[int]:
    """Return the cards to put that leave a FLAUTZ! to call, once the taken card is in the sorted hand.

    A straight one is not called but laid open at once. There is rarely any, and a look at the values is
    usually enough to see that.
    """
    counts = _ONE[taken]
    for card in hand:
        counts += _ONE[card]
    found: list[int] = []
    before: i64 = -1
    for card in hand:
        put: i64 = card
        if put != before and _may_be_flautz(counts - _ONE[put]):
            after = swapped(hand, card, taken)
            if is_flautz(after) and not is_straight(after):
                found.append(card)
        before = put
    return found


def _may_be_flautz(counts: i64) -> bool:
    """Return whether all values are equal, or all different and consecutive."""
    if counts & _MORE_THAN_ONE:
        while not counts & 15:
            counts >>= 4
        return counts < 16
    full = counts * 15
    return counts != 0 and full & (full + (counts & -counts)) == 0
