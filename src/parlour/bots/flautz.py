"""A sensible player of FLAUTZ!: keeps its best spell and the cards that may improve it."""

from __future__ import annotations

from parlour.core.perspective import Perspective
from parlour.core.piles import swapped
from parlour.core.rng import Rng
from parlour.core.seats import NOBODY
from parlour.games.flautz.actions import CALL, FOCUS, PUT, PUT_AND_CALL, REPLACE
from parlour.games.flautz.arena import ALLOWED
from parlour.games.flautz.board import PUTTING, REPLACING
from parlour.games.flautz.deck import HIGHEST_VALUE, VALUE_OF
from parlour.games.flautz.knowledge import Swaps
from parlour.games.flautz.spells import best_worth, is_straight, points_of, size_of
from parlour.games.flautz.state import FlautzState

#: The worth of a straight FLAUTZ!: it wins the match and an extra crystal.
STRAIGHT = 100.0
#: The share of possible gains to expect from one turn.
HOPE = 0.45
#: A card in the display counts this many times, since it is easier to get than an unseen one.
DISPLAYED = 4
#: The least gain for a swap; otherwise the bot focuses to get a fresh card.
PATIENCE = 0.5
#: By value: the values (as bits) with which a card of this value can form a spell. Prisms fit any.
NEAR = [-1, *(0b111 << value - 1 for value in range(1, HIGHEST_VALUE + 1))]


class EasyBot:
    """Compares the worth of hands in one resampled world, and calls unless another hand is better."""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        legal = perspective.legal
        world = next(perspective.worlds(rng))
        assert isinstance(world, FlautzState)
        prospects = _Prospects(world, perspective.seat)
        if CALL in legal and not prospects.is_beaten():
            return CALL
        if world.step == PUTTING:
            calls = [action for action in legal if action >= PUT_AND_CALL]
            return max(calls or legal, key=prospects.after_put)
        places = [action for action in legal if action < FOCUS]
        if world.step == REPLACING:
            return min(places, key=lambda action: prospects.after_take(world.display[action - REPLACE]))
        best = max(places, key=lambda action: prospects.after_take(world.display[action]))
        if FOCUS in legal and prospects.turns > 0:
            gain = prospects.after_take(world.display[best]) - prospects.of(prospects.hand)
            if gain < PATIENCE:
                return FOCUS
        return best


class _Prospects:
    """The value of hands, now and with cards that may still come."""

    def __init__(self, world: FlautzState, seat: int) -> None:
        self.world = world
        self.hand = world.hands[seat]
        #: The number of turns that the seat has after this one.
        self.turns = 0 if world.caller != NOBODY else len(world.arena) - int(world.round)
        self.out = _still_out(world, seat)
        self.total = sum(self.out) or 1
        self.candidates = [kind for kind, count in enumerate(self.out) if count > 0]
        self._known: dict[tuple[int, ...], float] = {}

    def is_beaten(self) -> bool:
        """Return whether an open hand is better, but a swap can beat it."""
        world = self.world
        callers = [seat for seat in range(world.seats) if world.is_open(seat)]
        best = max((int(best_worth(world.hands[seat])) for seat in callers), default=0)
        if int(best_worth(self.hand)) >= best:
            return False
        cards = [world.display[place] for place in ALLOWED[world.field]]
        return any(best_worth(swapped(self.hand, put, card)) > best for card in cards for put in self.hand)

    def after_take(self, card: int) -> float:
        """Return the value of the best hand after taking this card."""
        return max(self.of(swapped(self.hand, put, card)) for put in set(self.hand))

    def after_put(self, action: int) -> float:
        put = action - (PUT_AND_CALL if action >= PUT_AND_CALL else PUT)
        return self.of(swapped(self.hand, put, int(self.world.taken)))

    def of(self, hand: list[int]) -> float:
        """Return the points of the hand and, if there are turns left, what cards to come may add."""
        key = tuple(hand)
        if key not in self._known:
            self._known[key] = self._worth(hand)
        return self._known[key]

    def _worth(self, hand: list[int]) -> float:
        if is_straight(hand):
            return STRAIGHT
        best = best_worth(hand)
        points = int(points_of(best))
        value = points + 0.1 * int(size_of(best))
        if not self.turns:
            return value
        values = sum({1 << VALUE_OF[kind] for kind in hand})
        hope = 0
        more = [*hand, 0]
        for kind in self.candidates:
            if NEAR[VALUE_OF[kind]] & values:
                more[-1] = kind
                hope += self.out[kind] * (int(points_of(best_worth(more))) - points)
        return value + HOPE * self.turns * hope / self.total


def _still_out(world: FlautzState, seat: int) -> list[int]:
    """Return how many of each kind the seat may still get; those in the display count several times."""
    out = world.deck.copies[:]
    swaps = Swaps(world)
    gone = world.hands[seat] + ([] if world.recycled else world.discard)
    for other in range(world.seats):
        if other != seat:
            gone += world.hands[other] if world.is_open(other) else swaps.known(other)
    for kind in gone:
        out[kind] -= 1
    for kind in world.display:
        if kind >= 0:
            out[kind] += DISPLAYED - 1
    return out
