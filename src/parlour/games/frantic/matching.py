"""The cards that fit on others: R-11 to R-16."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.seats import bit_count, nth_bit
from parlour.core.tensor import BYTES_OF
from parlour.games.frantic.actions import FIRST_NUMBER_WISH, NO_WISH, WISHES
from parlour.games.frantic.deck import (
    COLOUR_OF,
    FUCK_YOU_HAND,
    FUCK_YOU_KIND,
    KINDS,
    NUMBER_OF,
    SORT_OF,
    WILD_KINDS,
)

#: The bytes that `put_kinds` writes.
MARKED: Final = 72
#: "Fuck You" among the wild kinds, as a bit.
_FUCK_YOU: Final = 1 << (FUCK_YOU_KIND - WILD_KINDS)

assert KINDS <= MARKED

#: A colour, a number and the sort of a special in one colour; None where there is none.
Marks: TypeAlias = tuple[int | None, int | None, int | None]


def _marks(kind: int) -> Marks:
    """Return the features of a card that another can match; black is no colour (R-11, R-12, R-14)."""
    colour = COLOUR_OF[kind] if COLOUR_OF[kind] >= 0 else None
    number = NUMBER_OF[kind] or None
    return colour, number, SORT_OF[kind] if colour is not None and number is None else None


def _wished(wish: int) -> Marks:
    """Return the marks of the wished colour, or of number cards of the wished number (R-15)."""
    return (wish, None, None) if wish < FIRST_NUMBER_WISH else (None, wish - FIRST_NUMBER_WISH + 1, None)


def _goes_with(kind: int, wanted: Marks) -> bool:
    """Return whether the kind matches. R-13: four-colour specials, which are left out here, always do."""
    pairs = zip(_marks(kind), wanted, strict=True)
    return any([own is not None and own == asked for own, asked in pairs])


#: The features of which the next card must match one: by the wish, or without one by the card on top.
WANTED: Final[list[Marks]] = [
    *[_wished(wish) for wish in range(WISHES)],
    *[_marks(top) for top in range(KINDS)],
]
#: In the same order: the kinds that do, as bits. Four-colour specials always do, and have none.
FITS: Final = vec[i64](
    [sum(1 << kind for kind in range(WILD_KINDS) if _goes_with(kind, wanted)) for wanted in WANTED]
)


def wanted_on(top: i64, wish: i64) -> i64:
    """Return the place in these lists for the card on top and the wish."""
    if wish != NO_WISH:
        return wish
    return WISHES + top


def is_among(kind: i64, fits: i64) -> bool:
    """Return whether the kind is among those in an entry of `FITS`."""
    return kind >= WILD_KINDS or fits >> kind & 1 != 0


def playable(hand: list[int], top: i64, wish: i64) -> list[int]:
    """Return the kinds of the sorted hand that may be played, ascending."""
    fits = FITS[wanted_on(top, wish)]
    found: list[int] = []
    before: i64 = -1
    for card in hand:
        kind: i64 = card
        if kind != before and is_among(kind, fits):
            found.append(card)
        before = kind
    # R-16; it is the last kind of all.
    if before == FUCK_YOU_KIND and len(hand) != FUCK_YOU_HAND:
        found.pop()
    return found


def bit_of(kind: i64) -> i64:
    """Return a set of one kind."""
    bit: i64 = 1
    bit <<= kind  # a statement of its own: mypyc would shift a constant as a 32-bit integer
    return bit


def bits_of(hand: list[int]) -> tuple[i64, i64]:
    """Return the kinds of the hand as bits: those below `WILD_KINDS`, and the others counted from there."""
    plain: i64 = 0
    wild: i64 = 0
    for card in hand:
        kind: i64 = card
        if kind < WILD_KINDS:
            plain |= bit_of(kind)
        else:
            wild |= bit_of(kind - WILD_KINDS)
    return plain, wild


def plain_playable(plain: i64, top: i64, wish: i64) -> i64:
    """Return the playable kinds below `WILD_KINDS`, as bits."""
    return plain & FITS[wanted_on(top, wish)]


def wild_playable(wild: i64, size: i64) -> i64:
    """Return the other kinds that a player with this many cards may play, as bits."""
    if size != FUCK_YOU_HAND:
        wild &= ~_FUCK_YOU
    return wild


def nth_kind(plain: i64, wild: i64, place: i64) -> i64:
    """Return the kind at this place among those that are given as bits, in ascending order."""
    below = bit_count(plain)
    if place < below:
        return nth_bit(plain, place)
    return WILD_KINDS + nth_bit(wild, place - below)


def put_kinds(out: vec[i64], at: i64, plain: i64, wild: i64) -> None:
    """Write one byte for each kind: 1 for those that are given as bits, otherwise 0, also up to `MARKED`.

    `at` is a multiple of eight.
    """
    place = at >> 3
    last = place + 7
    rest = plain >> 56 | wild << (WILD_KINDS - 56)
    while place < last:
        out[place] = BYTES_OF[plain & 255]
        plain >>= 8
        place += 1
    out[last] = BYTES_OF[rest & 255]
    out[last + 1] = BYTES_OF[rest >> 8]


def can_play(hand: list[int], top: i64, wish: i64) -> bool:
    fits = FITS[wanted_on(top, wish)]
    for card in hand:
        kind: i64 = card
        if is_among(kind, fits) and (kind != FUCK_YOU_KIND or len(hand) == FUCK_YOU_HAND):
            return True
    return False


def may_play(kind: i64, size: i64, top: i64, wish: i64) -> bool:
    """Return whether a player with this many cards may play a card of this kind."""
    fits = FITS[wanted_on(top, wish)]
    return is_among(kind, fits) and (kind != FUCK_YOU_KIND or size == FUCK_YOU_HAND)
