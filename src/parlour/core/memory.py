"""What the seats have seen, in order: small notes in one list, each for all or for one seat.

A note is one integer: the low four bits say who may know it (0 all, n + 1 seat n), the rest is a code:
a tag of the game's own, the seat that it is about, and a payload of at most 49 bits, room for seven
cards. One flat list keeps cloning cheap.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

AUDIENCE_BITS: Final = 4
AUDIENCE_MASK: Final = 15
#: As many cards fit into one payload.
PACK: Final = 7

_SEAT_SHIFT: Final = 5
_PAYLOAD_SHIFT: Final = 8
_KIND_BITS: Final = 7
_KIND_MASK: Final = 127


def public_note(tag: i64, seat: i64, payload: i64) -> i64:
    """Something that everybody has seen; tags are 0 to 31, seats 0 to 7."""
    return (tag | seat << _SEAT_SHIFT | payload << _PAYLOAD_SHIFT) << AUDIENCE_BITS


def private_note(audience: i64, tag: i64, seat: i64, payload: i64) -> i64:
    """Something that only the seat `audience` has seen."""
    return public_note(tag, seat, payload) | (audience + 1)


def recall(memory: list[int], seat: int | None) -> list[int]:
    """The codes that the seat has seen, oldest first; None is a spectator."""
    return [note >> AUDIENCE_BITS for note in known_to(memory, seat)]


def known_to(memory: list[int], seat: int | None) -> list[int]:
    """The notes without those that only other seats have seen."""
    own = 0 if seat is None else seat + 1
    return [note for note in memory if note & AUDIENCE_MASK == 0 or note & AUDIENCE_MASK == own]


def tag_of(code: i64) -> i64:
    return code & 31


def seat_of(code: i64) -> i64:
    return code >> _SEAT_SHIFT & 7


def payload_of(code: i64) -> i64:
    return code >> _PAYLOAD_SHIFT


def packed_with(packed: i64, kind: i64) -> i64:
    """One more card in a payload that holds at most seven."""
    return packed << _KIND_BITS | (kind + 1)


def pack(cards: list[int]) -> i64:
    """At most seven cards in one payload."""
    packed: i64 = 0
    for card in cards:
        packed = packed_with(packed, card)
    return packed


def unpack(packed: i64) -> list[int]:
    cards: list[int] = []
    while packed:
        cards.append((packed & _KIND_MASK) - 1)
        packed >>= _KIND_BITS
    cards.reverse()
    return cards


class NoteShape:
    """What the notes of one tag may hold.

    A payload holds packed cards (from `cards` to `most`), or in its low bits a kind of card or another
    seat, and above them a number below `below`.
    """

    def __init__(
        self,
        private: bool = False,
        cards: int = 0,
        most: int = PACK,
        kind_bits: int = 0,
        seat_bits: int = 0,
        below: int = 10**7,
    ) -> None:
        self.private = private
        self.cards = cards
        self.most = most
        self.kind_bits = kind_bits
        self.seat_bits = seat_bits
        self.below = below

    def fits(self, payload: int, seat: int, seats: int, kinds: int) -> bool:
        """Whether a note about the seat may hold this, in a game with so many seats and kinds of cards."""
        if self.cards:
            cards = unpack(payload)
            return self.cards <= len(cards) <= self.most and all([0 <= card < kinds for card in cards])
        if self.kind_bits and payload & (1 << self.kind_bits) - 1 >= kinds:
            return False
        other = payload & (1 << self.seat_bits) - 1
        if self.seat_bits and (other >= seats or other == seat):
            return False
        return payload >> (self.kind_bits + self.seat_bits) < self.below


def is_note(note: int, shapes: list[NoteShape], seats: int, kinds: int) -> bool:
    """Whether this can be a note of a game whose notes have these shapes, by tag."""
    code = note >> AUDIENCE_BITS
    tag = tag_of(code)
    seat = seat_of(code)
    if tag >= len(shapes) or seat >= seats:
        return False
    shape = shapes[tag]
    audience = seat + 1 if shape.private else 0
    return note & AUDIENCE_MASK == audience and shape.fits(payload_of(code), seat, seats, kinds)
