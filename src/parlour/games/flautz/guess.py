"""What the swaps of a match say about hidden hands: players keep cards that go together."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from parlour.core.rng import Rng
from parlour.core.strategy import Guess
from parlour.games.flautz.board import Board
from parlour.games.flautz.deck import HAND_SIZE
from parlour.games.flautz.matches import note_flautz
from parlour.games.flautz.resample import Swaps
from parlour.games.flautz.spells import best_worth, is_straight, points_of
from parlour.games.flautz.state import FlautzState

#: With each swap, a player has chosen a hand among about so many.
CHOICES: Final = 6
#: Points by which a hand must be better to be chosen e times as often.
SCALE: Final = 1.2


class FlautzGuess(Guess[FlautzState]):
    """Expects hidden hands to be the better, the more often their players have swapped."""

    def __init__(self, board: Board, seat: int) -> None:
        self.swaps = Swaps(board)
        self.seats = [
            other
            for other in range(board.seats)
            if other != seat and not board.is_open(other) and self.swaps.put[other]
        ]
        #: By seat: the cards that are known to be in its hand.
        self.known = [self.swaps.known(other) for other in range(board.seats)]

    def is_empty(self) -> bool:
        """Return whether no hidden hand has changed, so that the past tells nothing."""
        return not self.seats

    def adjust(self, world: FlautzState, rng: Rng) -> None:
        """Let each player choose among several hands: the one they have, and others from the draw pile."""
        if world.recycled:
            return
        pile = world.own_draw_pile()
        for seat in self.seats:
            self._choose_hand(world, seat, pile, rng)
        rng.shuffle(pile)

    def _choose_hand(self, world: FlautzState, seat: i64, pile: list[int], rng: Rng) -> None:
        known = self.known[seat]
        size: i64 = HAND_SIZE - len(known)
        if size == 0:
            return
        unknown = world.hands[seat][:]
        for card in known:
            if card not in unknown:  # an untrue note
                return
            unknown.remove(card)
        # The pile is shuffled, so each part of it is as good as any other cards.
        count: i64 = min(CHOICES * len(self.swaps.put[seat]), len(pile) // size)
        weights = [_weight(world.hands[seat])]
        total = weights[0]
        for place in range(count):
            weight = _weight(known + pile[place * size : (place + 1) * size])
            weights.append(weight)
            total += weight
        mark = rng.fraction() * total
        at: i64 = 0
        while at < count and mark >= weights[at]:
            mark -= weights[at]
            at += 1
        if at == 0:
            return
        first = (at - 1) * size
        hand = known + pile[first : first + size]
        hand.sort()
        for earlier in self.swaps.rewound(seat, hand):
            if is_straight(earlier):  # it would have been laid open
                return
        pile[first : first + size] = unknown
        world.hands[seat] = hand
        note_flautz(world, seat)


def _weight(hand: list[int]) -> float:
    """Return how often a hand is chosen, compared with others."""
    return exp(float(points_of(best_worth(hand))) / SCALE)
