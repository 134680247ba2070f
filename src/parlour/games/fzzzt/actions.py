"""The action space: a bid is a set of places in the sorted hand, an allocation names a kind."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.tensor import mark
from parlour.games.fzzzt.deck import HAND_SIZE

#: Bids are the numbers 1 to 63: bit n stands for the card in place n of the sorted hand.
BIDS: Final = 64
LEAVE: Final = 64
ALLOCATE: Final = 65
#: After the last allocation: there are at most 64 kinds.
ACTIONS: Final = 129


def _is_canonical(mask: int, twins: int) -> bool:
    """Return whether the first of equal cards are bid first, so that each bid has one number only."""
    return all(mask >> place & 1 for place in range(HAND_SIZE) if mask >> (place + 1) & twins >> place & 1)


def _bids(size: int) -> list[list[int]]:
    return [
        [mask for mask in range(1, 1 << size) if _is_canonical(mask, twins)]
        for twins in range(1 << (HAND_SIZE - 1))
    ]


def _marks(bids: list[int]) -> vec[i64]:
    """Return a byte for each bid, eight in a word."""
    words = vec[i64]([0] * (BIDS // 8))
    for bid in bids:
        mark(words, bid)
    return words


#: All different bids, by the size of the hand and its twins (bit n: places n and n + 1 hold equal cards).
BIDS_OF: Final[list[list[list[int]]]] = [_bids(size) for size in range(HAND_SIZE + 1)]

#: The same bids by the number of their cards.
BIDS_OF_SIZE: Final[list[list[list[list[int]]]]] = [
    [
        [[bid for bid in bids if bid.bit_count() == count] for count in range(HAND_SIZE + 1)]
        for bids in by_twins
    ]
    for by_twins in BIDS_OF
]


#: By bid: the number of its cards.
BID_SIZES: Final = vec[i64]([bid.bit_count() for bid in range(BIDS)])


#: The same bids as a part of a mask.
BID_MARKS: Final = [[_marks(bids) for bids in by_twins] for by_twins in BIDS_OF]


def twins_of(hand: list[int]) -> i64:
    """Return the neighbours in the sorted hand that are equal, as bits."""
    twins: i64 = 0
    place: i64 = 1
    before: i64 = -1
    for card in hand:
        kind: i64 = card
        if kind == before:
            twins |= place
        before = kind
        place <<= 1
    return twins >> 1


def without_places(shown: i64, gone: i64) -> i64:
    """Return the places of the same cards after those in the places `gone` have left the hand."""
    left: i64 = 0
    bit: i64 = 1
    while shown:
        if not gone & 1:
            left |= bit * (shown & 1)
            bit <<= 1
        gone >>= 1
        shown >>= 1
    return left


def robot_of(action: int) -> int:
    """Return the kind that the action allocates; -1 for none."""
    return -1 if action == LEAVE else action - ALLOCATE


def bid_size(mask: i64) -> i64:
    """Return the number of cards in a bid."""
    return BID_SIZES[mask]


def cards_of(hand: list[int], mask: int) -> list[int]:
    """Return the cards in those places of the hand."""
    return [hand[place] for place in range(len(hand)) if mask >> place & 1]


def places_of(hand: list[int], seen: list[int]) -> int:
    """Return the first places of the sorted hand that hold these cards, which are sorted too."""
    places = 0
    found = 0
    for place in range(len(hand)):
        if found < len(seen) and hand[place] == seen[found]:
            places |= 1 << place
            found += 1
    return places
