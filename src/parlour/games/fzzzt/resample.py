"""What a seat knows of the rest, and worlds that agree with it.

Everybody knows which cards are whose: starters are taken openly and prizes are won openly. Hidden are
the order of the belt deck, the face-down cards of the belt, how the last deal split the others' cards into
hand and discard pile (except cards seen in bids since), and face-down bids and decisions.
"""

from __future__ import annotations

from parlour.core.memory import (
    AUDIENCE_BITS,
    AUDIENCE_MASK,
    known_to,
    pack,
    payload_of,
    private_note,
    seat_of,
    tag_of,
    unpack,
)
from parlour.core.rng import Rng
from parlour.games.fzzzt import memory
from parlour.games.fzzzt.actions import BIDS_OF, cards_of, robot_of, twins_of
from parlour.games.fzzzt.board import BIDDING, CLEANING, Board
from parlour.games.fzzzt.cleanup import allocations
from parlour.games.fzzzt.deck import HAND_SIZE


def redraw_hidden(world: Board, seat: int | None, rng: Rng) -> None:
    """Resample in place everything that the seat does not know. None is a spectator."""
    _redraw_belt(world, rng)
    for other in range(world.seats):
        if other == seat:
            continue
        if world.phase == BIDDING:
            _redraw_hand(world, other, rng)
            _redraw_bid(world, other, rng)
        elif world.phase == CLEANING:
            _redraw_choices(world, other, rng)
    world.memory = _redraw_memory(world, seat)


def _redraw_belt(world: Board, rng: Rng) -> None:
    """The face-down cards of the belt and the belt deck are one shuffled pile."""
    hidden = len(world.belt) - world.face_up
    pile = world.belt_deck
    pile.extend(world.belt[:hidden])
    rng.shuffle(pile)
    for place in range(hidden):
        world.belt[place] = pile.pop()


def _redraw_hand(world: Board, other: int, rng: Rng) -> None:
    """Keep the cards seen in bids; the rest may be any that were not seen since the last deal."""
    hand = world.hands[other]
    buried = world.buried[other]
    seen = cards_of(hand, world.shown[other])
    unseen = len(hand) - len(seen)
    if unseen == 0 or buried == 0:
        return
    pile = world.discards[other]
    pool = pile[:buried]
    pool.extend(cards_of(hand, ~world.shown[other]))
    hand = rng.take(pool, unseen)
    hand.extend(seen)
    hand.sort()
    world.hands[other] = hand
    world.shown[other] = places_of(hand, seen)
    world.discards[other] = pool + pile[buried:]


def places_of(hand: list[int], seen: list[int]) -> int:
    """The first places of the sorted hand that hold these cards, which are sorted too."""
    places = 0
    found = 0
    for place in range(len(hand)):
        if found < len(seen) and hand[place] == seen[found]:
            places |= 1 << place
            found += 1
    return places


def _redraw_bid(world: Board, other: int, rng: Rng) -> None:
    """A bid of the same number of cards, any of the hand."""
    count = world.bids[other].bit_count()
    if count:
        hand = world.hands[other]
        bids = [mask for mask in BIDS_OF[len(hand)][twins_of(hand)] if mask.bit_count() == count]
        world.bids[other] = bids[rng.below(len(bids))]


def _redraw_choices(world: Board, other: int, rng: Rng) -> None:
    """Players who are done may have decided anything; how far the others have come is hidden."""
    world.choices[other] = []
    if other in world.asked:
        return
    for _ in world.units[other]:
        actions = allocations(world, other)
        action = actions[rng.below(len(actions))]
        world.choices[other] = [*world.choices[other], robot_of(action)]


def _redraw_memory(world: Board, seat: int | None) -> list[int]:
    """What the seat remembers, and what the others were last dealt in this world; they forget earlier deals.

    The hand that was dealt is what is left of it and what was paid since.
    """
    own = -1 if seat is None else seat
    paid: list[list[int]] = [[] for _ in range(world.seats)]
    missing = [other for other in range(world.seats) if other != own] if world.phase == BIDDING else []
    winner = -1
    late: list[int] = []
    at = len(world.memory)
    while missing and at > 0:
        at -= 1
        note = world.memory[at]
        audience = (note & AUDIENCE_MASK) - 1
        code = note >> AUDIENCE_BITS
        if audience < 0 or audience == own:
            late.append(note)
        elif audience in missing:
            missing.remove(audience)
            # The notes of a position from elsewhere may be false, but a hand never holds more.
            hand = world.hands[audience] + paid[audience]
            if len(hand) > HAND_SIZE:
                hand = hand[:HAND_SIZE]
            hand.sort()
            late.append(private_note(audience, memory.HAND_DEALT, audience, pack(hand)))
        if tag_of(code) == memory.AUCTION_WON:
            winner = seat_of(code)
        elif tag_of(code) == memory.BID_SHOWN and seat_of(code) == winner:
            paid[winner] = paid[winner] + unpack(payload_of(code))
            winner = -1
    late.reverse()
    return known_to(world.memory[:at], seat) + late
