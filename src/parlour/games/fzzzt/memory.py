"""The notes of Fzzzt!: their tags."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.memory import KIND_BITS, NoteShape, by_tag

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
        HAND_DEALT: NoteShape(private=True, cards=1, most=6),
        CARD_TURNED: NoteShape(kind_bits=KIND_BITS, below=1, about_nobody=True),
        BID_SHOWN: NoteShape(cards=1, most=6),
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
