"""The notes of Fzzzt!: their tags, shapes and payloads."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.card_state import CardState, note_at
from parlour.core.memory import AUDIENCE_BITS, AUDIENCE_MASK, KIND_BITS, NoteShape, by_tag, tag_of

MECHANIC_TAKEN: Final = 0
HAND_DEALT: Final = 1
CARD_TURNED: Final = 2
BID_SHOWN: Final = 3
AUCTION_WON: Final = 4
ROBOT_ALLOCATED: Final = 5

_ROBOT_BITS: Final = 6
_ROBOT_MASK: Final = 63

SHAPES: Final = by_tag(
    {
        MECHANIC_TAKEN: NoteShape(below=5),
        HAND_DEALT: NoteShape(private=True, least_cards=1, most_cards=6),
        CARD_TURNED: NoteShape(kind_bits=KIND_BITS, below=1, about_nobody=True),
        BID_SHOWN: NoteShape(least_cards=1, most_cards=6),
        AUCTION_WON: NoteShape(kind_bits=KIND_BITS, below=1),
        ROBOT_ALLOCATED: NoteShape(kind_bits=_ROBOT_BITS, below=10),
    }
)


def to_unit(place: i64, robot: i64) -> i64:
    """Return the payload of a robot that is allocated to the unit in this place."""
    return place << _ROBOT_BITS | robot


def robot_in(payload: i64) -> i64:
    """Return the robot that is allocated."""
    return payload & _ROBOT_MASK


def last_auction(state: CardState, end: i64) -> tuple[i64, i64]:
    """Return the range of the last auction among the notes before `end`: its bids, then its winner.

    That is the place of the first bid and the one after the last note. Notes of single seats may be in
    between. Without an auction, both are 0.
    """
    while end > 0 and not _is_public(note_at(state, end - 1), AUCTION_WON):
        end -= 1
    first = end
    if end > 0:
        first -= 1
    place = first
    while place > 0:
        place -= 1
        note = note_at(state, place)
        if note & AUDIENCE_MASK:
            continue
        if not _is_public(note, BID_SHOWN):
            break
        first = place
    return first, end


def _is_public(note: i64, tag: i64) -> bool:
    """Return whether everybody knows the note, and it has this tag."""
    return note & AUDIENCE_MASK == 0 and tag_of(note >> AUDIENCE_BITS) == tag
