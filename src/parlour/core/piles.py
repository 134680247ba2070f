"""Hands and piles: a card is its kind, hands are sorted, and the top of a pile is the last of its list."""

from __future__ import annotations

from mypy_extensions import i64


def deal(pile: list[int], count: i64) -> list[int]:
    """A hand of the top cards."""
    size = len(pile)
    hand = pile[size - count :]
    del pile[size - count :]
    hand.sort()
    return hand


def take_up(hand: list[int], card: int) -> None:
    """Put the card where it belongs in the sorted hand."""
    kind: i64 = card
    place: i64 = len(hand)
    while place > 0:
        other: i64 = hand[place - 1]
        if other <= kind:
            break
        place -= 1
    hand.insert(place, card)


def swapped(hand: list[int], put: int, taken: int) -> list[int]:
    """The sorted hand with one card less and another one more."""
    after = hand[:]
    after.remove(put)
    take_up(after, taken)
    return after


def different(cards: list[int]) -> list[int]:
    """Every kind of the sorted cards once."""
    found: list[int] = []
    before: i64 = -1
    for card in cards:
        if card != before:
            found.append(card)
        before = card
    return found
