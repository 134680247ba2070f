"""The memory of a state: what the seats have seen, as a vector of notes, oldest first.

A note is one integer. The low four bits are the audience: 0 for everybody, n + 1 for seat n. The other bits
are the code: a tag defined by the game, the seat that the note is about, and a payload of at most 49 bits,
enough for seven cards. A flat vector of integers is cheap to clone.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

AUDIENCE_BITS: Final = 4
AUDIENCE_MASK: Final = 15
#: The maximum number of cards in one payload, each as its kind plus 1.
PACK: Final = 7
KIND_BITS: Final = 7
KIND_MASK: Final = 127

_SEAT_SHIFT: Final = 5
_PAYLOAD_SHIFT: Final = 8


def public_note(tag: i64, seat: i64, payload: i64) -> i64:
    """Return a note that everybody knows. Tags are 0 to 31, seats 0 to 7."""
    return (tag | seat << _SEAT_SHIFT | payload << _PAYLOAD_SHIFT) << AUDIENCE_BITS


def private_note(audience: i64, tag: i64, seat: i64, payload: i64) -> i64:
    """Return a note that only the seat `audience` knows."""
    return public_note(tag, seat, payload) | (audience + 1)


def recall(notes: vec[i64], seat: int | None) -> list[int]:
    """Return the codes of the notes that the seat knows, oldest first. None is a spectator."""
    own: i64 = 0 if seat is None else seat + 1
    codes: list[int] = []
    for note in notes:
        audience = note & AUDIENCE_MASK
        if audience == 0 or audience == own:
            codes.append(note >> AUDIENCE_BITS)
    return codes


def known_to(notes: vec[i64], seat: int | None) -> vec[i64]:
    """Return the notes that the seat knows, oldest first. None is a spectator."""
    own: i64 = 0 if seat is None else seat + 1
    known = vec[i64]()
    for note in notes:
        audience = note & AUDIENCE_MASK
        if audience == 0 or audience == own:
            known = append(known, note)
    return known


def tag_of(code: i64) -> i64:
    """Return the tag of a code."""
    return code & 31


def seat_of(code: i64) -> i64:
    """Return the seat that a code is about."""
    return code >> _SEAT_SHIFT & 7


def payload_of(code: i64) -> i64:
    """Return the payload of a code."""
    return code >> _PAYLOAD_SHIFT


def packed_with(packed: i64, kind: i64) -> i64:
    """Return the payload with one more card. It holds at most seven."""
    return packed << KIND_BITS | (kind + 1)


def pack(cards: list[int]) -> i64:
    """Pack at most seven cards into one payload."""
    packed: i64 = 0
    for card in cards:
        packed = packed_with(packed, card)
    return packed


def unpack(packed: i64) -> list[int]:
    """Return the cards in a payload."""
    cards: list[int] = []
    while packed:
        cards.append((packed & KIND_MASK) - 1)
        packed >>= KIND_BITS
    cards.reverse()
    return cards


class NoteShape:
    """The valid payloads of the notes with one tag.

    A payload is either `least_cards` to `most_cards` packed cards, or a number less than `below` with a kind
    of card or another seat in the bits below it. Some notes are about no seat.
    """

    def __init__(
        self,
        private: bool = False,
        least_cards: int = 0,
        most_cards: int = PACK,
        kind_bits: int = 0,
        seat_bits: int = 0,
        below: int = 10**7,
        about_nobody: bool = False,
    ) -> None:
        self.private = private
        #: Whether the note is about no seat. Its bits for the seat are 0.
        self.about_nobody = about_nobody
        self.least_cards = least_cards
        self.most_cards = most_cards
        self.kind_bits = kind_bits
        self.seat_bits = seat_bits
        self.below = below

    def fits(self, payload: int, seat: int, seats: int, kinds: int) -> bool:
        """Return whether the payload is valid in a note about this seat."""
        if self.least_cards:
            cards = unpack(payload)
            fits = self.least_cards <= len(cards) <= self.most_cards
            return fits and all([0 <= card < kinds for card in cards])
        if self.kind_bits and payload & (1 << self.kind_bits) - 1 >= kinds:
            return False
        other = payload & (1 << self.seat_bits) - 1
        if self.seat_bits and (other >= seats or other == seat):
            return False
        return payload >> (self.kind_bits + self.seat_bits) < self.below


def by_tag(shapes: dict[int, NoteShape]) -> list[NoteShape]:
    """Return the shapes in the order of their tags, which are all numbers from 0 on."""
    return [shapes[tag] for tag in range(len(shapes))]


def is_note(note: int, shapes: list[NoteShape], seats: int, kinds: int) -> bool:
    """Return whether the note is valid. `shapes` are indexed by tag."""
    code = note >> AUDIENCE_BITS
    tag = tag_of(code)
    seat = seat_of(code)
    if tag >= len(shapes) or seat >= seats:
        return False
    shape = shapes[tag]
    audience = seat + 1 if shape.private else 0
    return note & AUDIENCE_MASK == audience and shape.fits(payload_of(code), seat, seats, kinds)
