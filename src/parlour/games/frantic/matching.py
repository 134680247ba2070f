"""What may be played on what: R-11 to R-16."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.frantic.actions import FIRST_NUMBER_WISH, NO_WISH, WISHES
from parlour.games.frantic.deck import (
    COLOUR_OF,
    COLOURS,
    FUCK_YOU_HAND,
    FUCK_YOU_KIND,
    KINDS,
    NUMBER_OF,
    SORT_OF,
    SORTS,
    WILD_KINDS,
    ColourName,
)
from parlour.games.frantic.view import Fits


def _colour(kind: int) -> ColourName | None:
    """Black is no colour (R-14)."""
    return COLOURS[COLOUR_OF[kind]] if COLOUR_OF[kind] >= 0 else None


def _special(kind: int) -> str | None:
    """The symbol of a special in one colour (R-12)."""
    return SORTS[SORT_OF[kind]] if COLOUR_OF[kind] >= 0 and not NUMBER_OF[kind] else None


def _on_wish(wish: int) -> Fits:
    """R-11, R-12, R-14, R-15: any card of the wished colour, or any number card of the wished number."""
    if wish < FIRST_NUMBER_WISH:
        return Fits(COLOURS[wish], None, None)
    return Fits(None, wish - FIRST_NUMBER_WISH + 1, None)


def _on_card(top: int) -> Fits:
    """R-11, R-12, R-14: the same colour, number or symbol."""
    return Fits(_colour(top), NUMBER_OF[top] or None, _special(top))


def _goes_with(kind: int, fits: Fits) -> bool:
    if kind >= WILD_KINDS:
        return True
    own = (_colour(kind), NUMBER_OF[kind] or None, _special(kind))
    asked = (fits.colour, fits.number, fits.sort)
    return any([has is not None and has == wanted for has, wanted in zip(own, asked, strict=True)])


#: What the next card has to go with: first by the wish, then (if there is none) by the card on top.
_ASKED: Final[list[Fits]] = [
    *(_on_wish(wish) for wish in range(WISHES)),
    *(_on_card(top) for top in range(KINDS)),
]
#: In the same order: whether a kind does.
FITS: Final[list[list[bool]]] = [[_goes_with(kind, fits) for kind in range(KINDS)] for fits in _ASKED]


def what_fits(top: int, wish: int) -> Fits:
    return _ASKED[wish if wish != NO_WISH else WISHES + top]


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
