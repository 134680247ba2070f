"""A guess at hidden hands by the turns of a match: other cards would have led to other choices."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from parlour.core.piles import distinct, swapped
from parlour.core.rng import Rng
from parlour.core.strategy import Guess
from parlour.games.flautz.board import EMPTY, Board
from parlour.games.flautz.deck import HAND_SIZE
from parlour.games.flautz.knowledge import Swaps
from parlour.games.flautz.matches import note_flautz
from parlour.games.flautz.outlook import PATIENCE
from parlour.games.flautz.past_turns import History, PastTurn
from parlour.games.flautz.spells import is_straight
from parlour.games.flautz.state import FlautzState

#: The number of hands each world adds to those considered, and the number that is enough.
MORE: Final = 8
ENOUGH: Final = 400
#: Points by which a hand must be better to be chosen e times as often.
SCALE: Final = 0.7
#: The minimum likelihood of a choice, so that an odd one rules out no hand.
ODD: Final = 0.01
#: The number of times a hand is drawn until it agrees with those of the others.
TRIES: Final = 10


class Hands:
    """Hands that a seat may have, weighted by how likely its turns are with them."""

    def __init__(self, seat: i64, known: list[int], turns: list[PastTurn]) -> None:
        self.seat = seat
        #: The cards that are known to be in the hand; candidates are made of the others.
        self.known = known
        self.size: i64 = HAND_SIZE - len(known)
        self.turns = turns
        self.candidates: list[list[int]] = []
        #: The sum of the weights up to each candidate.
        self.sums: list[float] = []
        self.total = 0.0

    def add(self, cards: list[int]) -> None:
        """Consider one more hand, drawn at random."""
        hand = self.known + cards
        hand.sort()
        self.total += likelihood(self.turns, hand)
        self.candidates.append(cards)
        self.sums.append(self.total)

    def draw(self, pool: list[int], rng: Rng) -> list[int]:
        """Take the cards of a likely hand from the pool, or any if none of those drawn is there."""
        for _ in range(TRIES):
            cards = self._pick(rng)
            rest = pool[:]
            if _take_all(rest, cards):
                pool[:] = rest
                return cards
        return rng.take(pool, self.size)

    def _pick(self, rng: Rng) -> list[int]:
        mark = rng.fraction() * self.total
        low: i64 = 0
        high: i64 = len(self.sums) - 1
        while low < high:
            middle = (low + high) // 2
            if self.sums[middle] > mark:
                high = middle
            else:
                low = middle + 1
        return self.candidates[low]


def _take_all(pool: list[int], cards: list[int]) -> bool:
    for card in cards:
        if card not in pool:
            return False
        pool.remove(card)
    return True


class FlautzGuess(Guess[FlautzState]):
    """Draws hidden hands in proportion to how likely they make the turns that were seen."""

    def __init__(self, board: Board, seat: int) -> None:
        swaps = Swaps(board)
        turns = History(board, swaps.began).turns
        self.hands: list[Hands] = []
        for other in range(board.seats):
            if other == seat or board.is_open(other):
                continue
            own = [turn for turn in turns if turn.seat == other]
            known = swaps.known(other)
            if own and len(known) < HAND_SIZE:
                self.hands.append(Hands(other, known, own))

    def is_empty(self) -> bool:
        """Return whether no hidden hand has changed, so that the past tells nothing."""
        return not self.hands

    def adjust(self, world: FlautzState, rng: Rng) -> None:
        """Give each player a likely hand."""
        if world.recycled:
            return
        pool = world.writable_draw_pile()
        for hands in self.hands:
            self._consider_more(hands, pool)
        for hands in self.hands:
            unknown = world.hands[hands.seat][:]
            if not _take_all(unknown, hands.known):  # an untrue note
                return
            pool.extend(unknown)
        for hands in self.hands:
            hand = hands.known + hands.draw(pool, rng)
            hand.sort()
            world.hands[hands.seat] = hand
            note_flautz(world, hands.seat)
        rng.shuffle(pool)

    def _consider_more(self, hands: Hands, pile: list[int]) -> None:
        # The pile is shuffled, so each part of it is as good as any other cards.
        size = hands.size
        count: i64 = min(MORE, ENOUGH - len(hands.candidates), len(pile) // size)
        for place in range(count):
            hands.add(pile[place * size : (place + 1) * size])


def likelihood(turns: list[PastTurn], hand: list[int]) -> float:
    """Return the likelihood of these turns if they led to this hand."""
    found = 1.0
    at: i64 = len(turns)
    while at > 0:
        at -= 1
        turn = turns[at]
        if turn.taken == EMPTY:
            found *= _chance_to_focus(turn, hand)
        else:
            if turn.put == EMPTY or turn.taken not in hand or is_straight(hand):
                return 0.0
            hand = swapped(hand, turn.taken, turn.put)
            found *= _chance_to_swap(turn, hand)
    return 0.0 if is_straight(hand) else found


def _chance_to_focus(turn: PastTurn, hand: list[int]) -> float:
    outlook = turn.outlook
    best = -1.0
    for card in turn.offered:
        value, _ = outlook.best_put(hand, card)
        best = max(best, value)
    return ODD + (1.0 - ODD) * _chance(outlook.value(hand) + PATIENCE - best)


def _chance_to_swap(turn: PastTurn, hand: list[int]) -> float:
    outlook = turn.outlook
    own = outlook.value([*hand, turn.taken])
    total = 0.0
    for card in turn.offered:
        total += exp((outlook.value([*hand, card]) - own) / SCALE)
    best = -1.0
    own = outlook.value(swapped(hand, turn.put, turn.taken))
    puts = 0.0
    for card in distinct(hand):
        value = outlook.value(swapped(hand, card, turn.taken))
        puts += exp((value - own) / SCALE)
        best = max(best, value)
    found = 1.0 / (total * puts)
    if turn.is_free and outlook.turns > 0:
        found *= _chance(best - outlook.value(hand) - PATIENCE)
    return ODD + (1.0 - ODD) * found


def _chance(lead: float) -> float:
    return 1.0 / (1.0 + exp(-lead / SCALE))
