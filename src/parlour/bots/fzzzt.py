"""A sensible player of Fzzzt!: estimates what a card is worth and does not pay more."""

from __future__ import annotations

from parlour.core.perspective import Perspective
from parlour.core.rng import Rng
from parlour.games.fzzzt.actions import ALLOCATE, LEAVE
from parlour.games.fzzzt.board import BIDDING
from parlour.games.fzzzt.deck import HAND_SIZE, ROUNDS, UNIT, UPGRADE
from parlour.games.fzzzt.scoring import final_score
from parlour.games.fzzzt.state import FzzztState

#: The assumed worth of a face-down card.
AVERAGE_WORTH = 3.5
#: Robots up to this power are better allocated than kept in hand.
WEAK = 1


class EasyBot:
    """Bids what a card is worth (points, symbols for its units, power) and allocates weak robots."""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        world = next(perspective.worlds(rng))
        assert isinstance(world, FzzztState)
        if world.phase == BIDDING:
            return _bid(world, perspective.seat, perspective.legal)
        return _allocation(world, perspective.seat, perspective.legal)


def _bid(world: FzzztState, seat: int, legal: list[int]) -> int:
    """Return the cheapest bid that offers the head card's share of the power left for this round."""
    hand = world.hands[seat]
    power = _powers([world.deck.power[card] for card in hand])
    cheapest = min(legal, key=lambda mask: (power[mask], -mask.bit_count()))
    if not any(world.hands[other] for other in range(world.seats) if other != seat):
        return cheapest
    head = worth(world, seat, world.belt[-1])
    if head <= 0:
        return cheapest
    open_cards = world.belt[len(world.belt) - world.face_up : -1]
    later = sum(max(0.0, worth(world, seat, kind)) for kind in open_cards)
    later += AVERAGE_WORTH * (len(world.belt) - world.face_up)
    # Nobody wins every auction, so the bot saves for its share of the later cards only.
    share = head / (head + later / world.seats)
    offer = share * power[-1]
    enough = [mask for mask in legal if power[mask] >= offer]
    if not enough:
        return max(legal, key=lambda mask: (power[mask], -mask.bit_count()))
    return min(enough, key=lambda mask: (power[mask], mask.bit_count()))


def _powers(cards: list[int]) -> list[int]:
    """Return the power of each bid: that of the bid without its last card plus the power of that card."""
    powers = [0]
    for card in cards:
        powers += [power + card for power in powers]
    return powers


def worth(world: FzzztState, seat: int, kind: int) -> float:
    """Return the value to the seat of winning the card, in points at the end."""
    deck = world.deck
    cards = world.personal(seat)
    units = world.units[seat]
    allocated = world.allocated[seat]
    time = (ROUNDS - world.round) / ROUNDS
    now = final_score(deck, cards, units, allocated)
    if deck.sorts[kind] == UNIT:
        gain = final_score(deck, cards, [*units, kind], [*allocated, []]) - now
        prospect = float(deck.points[kind]) * time * (0.5 if gain > 0 else 1.2)
        return gain + prospect
    gain = final_score(deck, [*cards, kind], units, allocated) - now
    wanted = sum(1 for unit in units if deck.symbols[unit] & deck.symbols[kind])
    return gain + time * (0.5 * float(deck.power[kind]) + 0.4 * wanted)


def _allocation(world: FzzztState, seat: int, legal: list[int]) -> int:
    """Allocate a weak robot that costs no points at this unit while the hand stays full; otherwise leave."""
    deck = world.deck
    hand = world.hands[seat]
    slot = len(world.choices[seat])
    spare = len(hand) - sum(1 for kind in world.choices[seat] if kind >= 0) - HAND_SIZE
    now = final_score(deck, hand, world.units[seat], world.allocated[seat])
    for action in legal:
        kind = action - ALLOCATE
        if action == LEAVE or spare <= 0 or deck.sorts[kind] == UPGRADE or deck.power[kind] > WEAK:
            continue
        rest = hand[:]
        rest.remove(kind)
        allocated = [
            [*robots, kind] if place == slot else robots for place, robots in enumerate(world.allocated[seat])
        ]
        if final_score(deck, rest, world.units[seat], allocated) >= now:
            return action
    return LEAVE
