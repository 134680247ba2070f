"""What a player of Fzzzt! can remember: the tags of its notes."""

from __future__ import annotations

from typing import Final

from parlour.core.memory import AUDIENCE_BITS, is_addressed, payload_of, tag_of, unpack

MECHANIC_TAKEN: Final = 0
HAND_DEALT: Final = 1
CARD_TURNED: Final = 2
BID_SHOWN: Final = 3
AUCTION_WON: Final = 4
ROBOT_ALLOCATED: Final = 5


def is_note(note: int, seats: int, kinds: int) -> bool:
    """Whether this can be a note of a game with so many seats and kinds of cards."""
    code = note >> AUDIENCE_BITS
    tag = tag_of(code)
    if not is_addressed(note, seats, tag == HAND_DEALT):
        return False
    payload = payload_of(code)
    if tag == MECHANIC_TAKEN:
        return 1 <= payload <= seats
    if tag == CARD_TURNED or tag == AUCTION_WON:
        return payload < kinds
    if tag == ROBOT_ALLOCATED:
        return payload & 63 < kinds and payload >> 6 < 10
    cards = unpack(payload)
    return tag <= BID_SHOWN and 1 <= len(cards) <= 6 and all([0 <= card < kinds for card in cards])
