"""What may be played on what: R-11 to R-16."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.tensor import mark
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

#: A colour, a number and the sort of a special in one colour; None where there is none.
Marks: TypeAlias = tuple[int | None, int | None, int | None]


def _marks(kind: int) -> Marks:
    """Return what a card shows that another can match; black is no colour (R-11, R-12, R-14)."""
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


#: What the next card has to match one of: first by the wish, then (if there is none) by the card on top.
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


def count_playable(hand: list[int], top: i64, wish: i64) -> i64:
    """Return the number of kinds that `playable` would list."""
    fits = FITS[wanted_on(top, wish)]
    count: i64 = 0
    before: i64 = -1
    for card in hand:
        kind: i64 = card
        if kind != before and is_among(kind, fits):
            count += 1
        before = kind
    return count - 1 if before == FUCK_YOU_KIND and len(hand) != FUCK_YOU_HAND else count


def nth_playable(hand: list[int], top: i64, wish: i64, place: i64) -> i64:
    """Return the kind at this place of the list that `playable` would return."""
    fits = FITS[wanted_on(top, wish)]
    before: i64 = -1
    for card in hand:
        kind: i64 = card
        if kind != before and is_among(kind, fits):
            if place == 0:
                return kind
            place -= 1
        before = kind
    raise IndexError(place)


def mark_playable(hand: list[int], top: i64, wish: i64, out: vec[i64], at: i64) -> None:
    """Mark the kinds that `playable` would list, one byte for each kind."""
    fits = FITS[wanted_on(top, wish)]
    for card in hand:
        kind: i64 = card
        if is_among(kind, fits) and (kind != FUCK_YOU_KIND or len(hand) == FUCK_YOU_HAND):
            mark(out, at + kind)


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
