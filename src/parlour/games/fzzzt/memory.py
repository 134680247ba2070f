"""What a player of Fzzzt! can remember, as codes for the memory of the core."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.memory import AUDIENCE_BITS, AUDIENCE_MASK, recall

MECHANIC_TAKEN: Final = 0
HAND_DEALT: Final = 1
CARD_TURNED: Final = 2
BID_SHOWN: Final = 3
AUCTION_WON: Final = 4
ROBOT_ALLOCATED: Final = 5

_KIND_BITS: Final = 7
_KIND_MASK: Final = 127


def code(tag: i64, seat: i64, payload: i64) -> i64:
    return tag | seat << 3 | payload << 6


def tag_of(note: int) -> int:
    return note & 7


def seat_of(note: int) -> int:
    return note >> 3 & 7


def payload_of(note: int) -> int:
    return note >> 6


def public_notes(memory: list[int]) -> list[int]:
    """What everybody has seen."""
    return recall(memory, None)


def packed_with(packed: i64, kind: i64) -> i64:
    """One more card in a number that holds at most six."""
    return packed << _KIND_BITS | (kind + 1)


def pack(cards: list[int]) -> i64:
    """At most six cards in one number."""
    packed: i64 = 0
    for card in cards:
        packed = packed_with(packed, card)
    return packed


def unpack(packed: int) -> list[int]:
    cards: list[int] = []
    while packed:
        cards.append((packed & _KIND_MASK) - 1)
        packed >>= _KIND_BITS
    cards.reverse()
    return cards


def is_note(note: int, seats: int, kinds: int) -> bool:
    """Whether this can be a note of a game with so many seats and kinds of cards."""
    own = note & AUDIENCE_MASK
    note >>= AUDIENCE_BITS
    tag = tag_of(note)
    if seat_of(note) >= seats or own not in (0, seat_of(note) + 1):
        return False
    if (own != 0) != (tag == HAND_DEALT):
        return False
    payload = payload_of(note)
    if tag == MECHANIC_TAKEN:
        return 1 <= payload <= seats
    if tag == CARD_TURNED or tag == AUCTION_WON:
        return payload < kinds
    if tag == ROBOT_ALLOCATED:
        return payload & 63 < kinds and payload >> 6 < 10
    cards = unpack(payload)
    return tag <= BID_SHOWN and 1 <= len(cards) <= 6 and all([0 <= card < kinds for card in cards])
