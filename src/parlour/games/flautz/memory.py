"""What a player of FLAUTZ! can remember: the tags of its notes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

APPRENTICE: Final = 0
MATCH: Final = 1
DEALT: Final = 2
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
TAGS: Final = 13


def at_place(place: i64, kind: i64) -> i64:
    """A place of the display and the card that left it or came to it."""
    return place << 7 | kind


def kind_in(payload: i64) -> i64:
    return payload & 127


def place_in(payload: i64) -> i64:
    return payload >> 7
