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


def is_addressed(note: i64, seats: i64, private: bool) -> bool:
    """Whether the note is about a seat that is there, and for that seat alone just if it is private."""
    audience = note & AUDIENCE_MASK
    seat = seat_of(note >> AUDIENCE_BITS)
    return seat < seats and audience == (seat + 1 if private else 0)


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
