"""Hands and piles as lists of kinds. Hands are sorted. The last card of a pile is its top."""

from __future__ import annotations

from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

Card = TypeVar("Card")


def deal(pile: list[int], count: i64) -> list[int]:
    """Remove the top cards from the pile and return them as a hand."""
    size = len(pile)
    hand = pile[size - count :]
    del pile[size - count :]
    hand.sort()
    return hand


def place_of(hand: list[int], card: i64) -> i64:
    """Return the first place of the sorted hand with a card that is not less."""
    low: i64 = 0
    high: i64 = len(hand)
    while low < high:
        middle = (low + high) >> 1
        other: i64 = hand[middle]
        if other < card:
            low = middle + 1
        else:
            high = middle
    return low


def insert_card(hand: list[int], card: int) -> None:
    """Insert the card into the sorted hand."""
    hand.insert(place_of(hand, card), card)


def remove_card(hand: list[int], card: i64) -> None:
    """Remove the card, which is in the sorted hand. Faster than `hand.remove` when compiled."""
    hand.pop(place_of(hand, card))


def holds(hand: list[int], card: i64) -> bool:
    """Return whether the card is in the sorted hand. Faster than `in` when compiled."""
    place: i64 = len(hand)
    while place > 0:
        place -= 1
        other: i64 = hand[place]
        if other <= card:
            return other == card
    return False


# Generic, so that compiled code moves the cards without unboxing them.
def move_cards(hand: list[Card], places: i64, pile: list[Card]) -> list[Card]:
    """Put the cards in these places, given as bits, on the pile and return the others as a new list."""
    kept: list[Card] = []
    for card in hand:
        if places & 1:
            pile.append(card)
        else:
            kept.append(card)
        places >>= 1
    return kept


def sorted_pile(pile: list[int], kinds: i64) -> list[int]:
    """Return the cards sorted by kind. For a whole pile, counting is faster than `sorted`."""
    counts = vec[i64]([0] * kinds)
    for card in pile:
        counts[card] += 1
    cards: list[int] = []
    for kind in range(kinds):
        for _ in range(counts[kind]):
            cards.append(kind)
    return cards


def swapped(hand: list[int], put: int, taken: int) -> list[int]:
    """Return a copy of the sorted hand with the card `put` replaced by `taken`."""
    after = hand[:]
    after.remove(put)
    insert_card(after, taken)
    return after


def distinct(cards: list[int]) -> list[int]:
    """Return the sorted cards without duplicates."""
    found: list[int] = []
    before: i64 = -1
    for card in cards:
        if card != before:
            found.append(card)
        before = card
    return found


def count_distinct(cards: list[int]) -> i64:
    """Return the number of cards that `distinct` would list."""
    count: i64 = 0
    before: i64 = -1
    for card in cards:
        kind: i64 = card
        if kind != before:
            count += 1
        before = kind
    return count


def nth_distinct(cards: list[int], place: i64) -> i64:
    """Return the card at this place of the list that `distinct` would return."""
    before: i64 = -1
    for card in cards:
        kind: i64 = card
        if kind != before:
            if place == 0:
                return kind
            place -= 1
        before = kind
    raise IndexError(place)
