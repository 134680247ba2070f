"""What a player of Fzzzt! can remember: the tags of its notes."""

from __future__ import annotations

from typing import Final

from parlour.core.memory import NoteShape

MECHANIC_TAKEN: Final = 0
HAND_DEALT: Final = 1
CARD_TURNED: Final = 2
BID_SHOWN: Final = 3
AUCTION_WON: Final = 4
ROBOT_ALLOCATED: Final = 5

#: By tag.
SHAPES: Final = [
    NoteShape(below=5),
    NoteShape(private=True, cards=1, most=6),
    NoteShape(kind_bits=7, below=1, about_nobody=True),
    NoteShape(cards=1, most=6),
    NoteShape(kind_bits=7, below=1),
    NoteShape(kind_bits=6, below=10),
]
