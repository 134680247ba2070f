"""The value of hands to a player of FLAUTZ!: their spells, and the hope for better ones."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.piles import distinct, swapped
from parlour.core.seats import NOBODY
from parlour.games.flautz.board import Board
from parlour.games.flautz.prospects import expected_gain
from parlour.games.flautz.spells import best_worth, is_straight, points_of, size_of

#: The worth of a straight FLAUTZ!: it wins the match and an extra crystal.
STRAIGHT: Final = 60.0
#: A card in the display counts this many times more than an unseen one, since it is easier to get.
DISPLAYED: Final = 3
#: The share of the gains from all cards that may come to expect for each turn left.
HOPE: Final = 0.0054
#: The least gain for a swap; otherwise it is better to focus and get a fresh card.
PATIENCE: Final = 0.8


def turns_left(board: Board) -> i64:
    """Return the number of turns that the player on turn has after this one."""
    if board.caller != NOBODY:
        return 0
    return len(board.arena) - board.round


class Outlook:
    """The value of hands to a seat, now and with cards that may still come."""

    def __init__(self, turns: i64, weights: vec[i64]) -> None:
        #: The number of turns after this one.
        self.turns = turns
        #: By kind: how many cards may still come.
        self.weights = weights

    def value(self, cards: list[int]) -> float:
        """Return the points of a hand of five cards or, before one is put down, six, and its hopes."""
        if is_straight(cards):
            return STRAIGHT
        best = best_worth(cards)
        value = float(points_of(best)) + 0.1 * float(size_of(best))
        if self.turns == 0:
            return value
        return value + HOPE * float(self.turns) * float(expected_gain(cards, best, self.weights))

    def best_put(self, hand: list[int], card: int) -> tuple[float, int]:
        """Return the value of the best hand with this card, and what to put down for it."""
        best = -1.0
        put = hand[0]
        for old in distinct(hand):
            value = self.value(swapped(hand, old, card))
            if value > best:
                best = value
                put = old
        return best, put


def outlook_of(board: Board, seat: i64) -> Outlook:
    """Return the outlook of the player on turn."""
    turns = turns_left(board)
    weights = vec[i64]()
    if turns > 0:
        weights = weights_of(board.deck.copies, board.discard, board.display)
        for card in board.hands[seat]:
            weights[card] -= 1
    return Outlook(turns, weights)


def weights_of(copies: list[int], discard: list[int], display: list[int]) -> vec[i64]:
    """Return by kind how many cards may still come to somebody who has not looked at their hand."""
    weights = vec[i64](copies)
    for card in discard:
        weights[card] -= 1
    for card in display:
        if card >= 0:
            weights[card] += DISPLAYED
    return weights
