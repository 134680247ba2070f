"""What may be played on what: R-11 to R-16."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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


def _fits_wish(kind: int, wish: int) -> bool:
    """R-12, R-14, R-15: a wished colour is any card of that colour, a wished number any number card."""
    if kind >= WILD_KINDS:
        return True
    if wish < FIRST_NUMBER_WISH:
        return COLOUR_OF[kind] == wish
    return NUMBER_OF[kind] == wish - FIRST_NUMBER_WISH + 1


def _fits_card(kind: int, top: int) -> bool:
    """R-11 to R-14: the same colour, number or symbol; black is no colour."""
    if kind >= WILD_KINDS:
        return True
    if COLOUR_OF[kind] == COLOUR_OF[top] and COLOUR_OF[kind] >= 0:
        return True
    if NUMBER_OF[kind]:
        return NUMBER_OF[kind] == NUMBER_OF[top]
    return SORT_OF[kind] == SORT_OF[top]


#: Whether a kind fits: first by the wish, then (if there is none) by the card on top.
FITS: Final[list[list[bool]]] = [
    *([_fits_wish(kind, wish) for kind in range(KINDS)] for wish in range(WISHES)),
    *([_fits_card(kind, top) for kind in range(KINDS)] for top in range(KINDS)),
]


def playable(hand: list[int], top: i64, wish: i64) -> list[int]:
    """The kinds of the sorted hand that may be played, ascending."""
    fits = FITS[wish if wish != NO_WISH else WISHES + top]
    found: list[int] = []
    before: i64 = -1
    for card in hand:
        kind: i64 = card
        if kind != before and fits[kind]:
            found.append(card)
        before = kind
    # R-16; it is the last kind of all.
    if before == FUCK_YOU_KIND and len(hand) != FUCK_YOU_HAND:
        found.pop()
    return found


def can_play(hand: list[int], top: i64, wish: i64) -> bool:
    fits = FITS[wish if wish != NO_WISH else WISHES + top]
    for card in hand:
        kind: i64 = card
        if fits[kind] and (kind != FUCK_YOU_KIND or len(hand) == FUCK_YOU_HAND):
            return True
    return False


def may_play(kind: i64, size: i64, top: i64, wish: i64) -> bool:
    """Whether somebody with so many cards may play one of this kind."""
    fits = FITS[wish if wish != NO_WISH else WISHES + top]
    return fits[kind] and (kind != FUCK_YOU_KIND or size == FUCK_YOU_HAND)
