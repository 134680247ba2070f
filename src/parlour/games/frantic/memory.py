"""The notes of FRANTIC: their tags, shapes and payloads."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.memory import KIND_BITS, NoteShape, by_tag
from parlour.games.frantic.actions import WISHES
from parlour.games.frantic.board import REASONS
from parlour.games.frantic.deck import EVENT_CARDS

#: A round begins, with its number; the seat is its dealer.
ROUND: Final = 0
#: Private: cards of the seat's new hand, at most seven in a note.
HAND: Final = 1
#: The seat played, put down, laid open or took from the market a card.
PLAYED: Final = 2
PUT_DOWN: Final = 3
LAID: Final = 4
PICKED: Final = 5
#: The number of cards that the seat drew.
DREW: Final = 6
#: A number of cards moved from the seat to another, perhaps all it had: see `cards_to`.
MOVED: Final = 7
#: Private, after DREW, MOVED, PILED, GAVE or LANDED: which cards.
SAW: Final = 8
#: The seat attacked another: see `attack_on`.
AIMED: Final = 9
WISHED: Final = 10
EVENT_CARD: Final = 11
#: Cards of the seat that lie open for all, at most seven in a note.
SHOWN: Final = 12
#: All cards that were laid went to the seat.
TOOK_ALL: Final = 13
#: Hands changed: with another seat's, all to the next, all mixed.
SWAPPED: Final = 14
PASSED_ON: Final = 15
MIXED: Final = 16
#: Merry Christmas: the number of cards in front of another seat (as MOVED), and are taken up.
PILED: Final = 17
TAKEN_UP: Final = 18
#: The seat must give all it has: it keeps "Fuck You" (1), or does not have it (0).
KEPT: Final = 19
#: "Fuck You" lies under the draw pile.
BURIED: Final = 20
#: A card of the market.
TURNED: Final = 21
#: The round ended, for this reason.
ENDED: Final = 22
#: The first card of the round, which comes from nobody's hand.
FIRST: Final = 23
#: The seat gave cards by a Gift or an Exchange, never "Fuck You" (as MOVED); the seat picked this many up.
GAVE: Final = 24
LANDED: Final = 25

_SEAT_BITS: Final = 3
_SEAT_MASK: Final = 7
_COUNT_BITS: Final = 9
_COUNT_MASK: Final = 511

SHAPES: Final = by_tag(
    {
        HAND: NoteShape(private=True, least_cards=1),
        SAW: NoteShape(private=True, least_cards=1),
        SHOWN: NoteShape(least_cards=1),
        **dict.fromkeys((PLAYED, PUT_DOWN, LAID, PICKED, FIRST), NoteShape(kind_bits=KIND_BITS, below=1)),
        TURNED: NoteShape(kind_bits=KIND_BITS, below=1, about_nobody=True),
        **dict.fromkeys(
            (MOVED, AIMED, PILED, GAVE), NoteShape(seat_bits=_SEAT_BITS, below=1 << _COUNT_BITS + 1)
        ),
        SWAPPED: NoteShape(seat_bits=_SEAT_BITS, below=1),
        WISHED: NoteShape(below=WISHES),
        EVENT_CARD: NoteShape(below=len(EVENT_CARDS)),
        KEPT: NoteShape(below=2),
        ENDED: NoteShape(below=len(REASONS), about_nobody=True),
        **dict.fromkeys((ROUND, DREW, TOOK_ALL, LANDED), NoteShape()),
        **dict.fromkeys((PASSED_ON, MIXED, TAKEN_UP, BURIED), NoteShape(about_nobody=True)),
    }
)


def cards_to(taker: i64, count: i64, whole: bool = False) -> i64:
    """Return the payload of cards that go to another seat. `whole` says whether the giver has no others."""
    cards = count
    if whole:
        cards |= 1 << _COUNT_BITS
    return cards << _SEAT_BITS | taker


def attack_on(target: i64, sort: i64) -> i64:
    """Return the payload of an attack on another seat, with this sort of card."""
    return sort << _SEAT_BITS | target


def other_in(payload: i64) -> i64:
    """Return the other seat: the taker or the target."""
    return payload & _SEAT_MASK


def count_in(payload: i64) -> i64:
    """Return the number of cards that go to another seat."""
    return payload >> _SEAT_BITS & _COUNT_MASK


def is_whole(payload: i64) -> bool:
    """Return whether the cards that go to another seat are all that the giver had."""
    return payload >> _SEAT_BITS + _COUNT_BITS == 1


def sort_in(payload: i64) -> i64:
    """Return the sort of the attacking card."""
    return payload >> _SEAT_BITS
