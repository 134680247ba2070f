"""The notes of FLAUTZ!: their tags, shapes and payloads."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.memory import KIND_BITS, KIND_MASK, NoteShape, by_tag
from parlour.games.flautz.board import REASONS
from parlour.games.flautz.deck import COLOURS, HAND_SIZE, PLACES

APPRENTICE: Final = 0
MATCH: Final = 1
HAND_DEALT: Final = 2
LAID_OUT: Final = 3
TOOK: Final = 4
PUT: Final = 5
FOCUSED: Final = 6
DISCARDED: Final = 7
DREW: Final = 8
RESHUFFLED: Final = 9
CALLED: Final = 10
SHOWN: Final = 11
ENDED: Final = 12

_HAND: Final = NoteShape(least_cards=HAND_SIZE, most_cards=HAND_SIZE)
_AT_PLACE: Final = NoteShape(kind_bits=KIND_BITS, below=PLACES)
SHAPES: Final = by_tag(
    {
        APPRENTICE: NoteShape(below=len(COLOURS)),
        MATCH: NoteShape(),
        HAND_DEALT: NoteShape(private=True, least_cards=HAND_SIZE, most_cards=HAND_SIZE),
        LAID_OUT: NoteShape(least_cards=PLACES, most_cards=PLACES, about_nobody=True),
        TOOK: _AT_PLACE,
        PUT: _AT_PLACE,
        FOCUSED: NoteShape(below=1),
        DISCARDED: _AT_PLACE,
        DREW: _AT_PLACE,
        RESHUFFLED: NoteShape(about_nobody=True),
        CALLED: _HAND,
        SHOWN: _HAND,
        ENDED: NoteShape(below=len(REASONS)),
    }
)


def at_place(place: i64, kind: i64) -> i64:
    """Pack a place of the display and the card that left it or came to it."""
    return place << KIND_BITS | kind


def kind_in(payload: i64) -> i64:
    return payload & KIND_MASK


def place_in(payload: i64) -> i64:
    return payload >> KIND_BITS
