"""The notes of FRANTIC: their tags."""

from __future__ import annotations

from typing import Final

from parlour.core.memory import NoteShape
from parlour.games.frantic.actions import WISHES
from parlour.games.frantic.board import REASONS
from parlour.games.frantic.deck import EVENTS

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
#: A number of cards moved from the seat to another, perhaps all it had (`all << 12 | count << 3 | other`).
MOVED: Final = 7
#: Private, after DREW, MOVED, PILED, GAVE or LANDED: which cards.
SAW: Final = 8
#: The seat attacked another (`sort << 3 | other`).
AIMED: Final = 9
WISHED: Final = 10
EVENT: Final = 11
#: Cards of the seat that lie open for all, at most seven in a note.
SHOWN: Final = 12
#: All cards that were laid went to the seat.
TOOK_ALL: Final = 13
#: Hands changed: with another seat's, all to the next, all mixed.
SWAPPED: Final = 14
PASSED_ON: Final = 15
MIXED: Final = 16
#: Merry Christmas: the number of cards in front of another seat (`count << 3 | other`), and are taken up.
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

_SHAPES: Final = {
    HAND: NoteShape(private=True, cards=1),
    SAW: NoteShape(private=True, cards=1),
    SHOWN: NoteShape(cards=1),
    **dict.fromkeys((PLAYED, PUT_DOWN, LAID, PICKED, FIRST), NoteShape(kind_bits=7, below=1)),
    TURNED: NoteShape(kind_bits=7, below=1, about_nobody=True),
    **dict.fromkeys((MOVED, AIMED, PILED, GAVE), NoteShape(seat_bits=3, below=1024)),
    SWAPPED: NoteShape(seat_bits=3, below=1),
    WISHED: NoteShape(below=WISHES),
    EVENT: NoteShape(below=len(EVENTS)),
    KEPT: NoteShape(below=2),
    ENDED: NoteShape(below=len(REASONS), about_nobody=True),
    **dict.fromkeys((PASSED_ON, MIXED, TAKEN_UP, BURIED), NoteShape(about_nobody=True)),
}
#: By tag; the rest hold a number or nothing.
SHAPES: Final = [_SHAPES.get(tag, NoteShape()) for tag in range(LANDED + 1)]
