"""What a seat knows of the rest, and worlds that agree with it.

All swaps are open: a card that somebody took stays in that hand until it is put back. Hidden are the
cards that were dealt and not put back since, and the draw pile; when the draw pile was made of discarded
cards, only its order is. And nobody holds, or has held, a straight FLAUTZ! that was not laid open.
"""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.memory import (
    AUDIENCE_BITS,
    AUDIENCE_MASK,
    known_to,
    pack,
    payload_of,
    private_note,
    seat_of,
    tag_of,
)
from parlour.core.piles import swapped
from parlour.core.rng import Rng
from parlour.core.seats import order_from
from parlour.games.flautz import memory
from parlour.games.flautz.deck import HAND_SIZE
from parlour.games.flautz.matches import note_flautz
from parlour.games.flautz.spells import is_straight
from parlour.games.flautz.table import EMPTY, OVER, ROYAL, STRAIGHT, Table


class Swaps:
    """What everybody has seen the seats take and put in this match, the last one last."""

    def __init__(self, table: Table) -> None:
        self.taken: list[list[int]] = [[] for _ in range(table.seats)]
        self.put: list[list[int]] = [[] for _ in range(table.seats)]
        #: Where in the memory the match begins.
        self.began: i64 = len(table.memory)
        while self.began > 0:
            self.began -= 1
            if tag_of(table.memory[self.began] >> AUDIENCE_BITS) == memory.MATCH:
                break
        taken: i64 = EMPTY
        for note in table.memory[self.began :]:
            code: i64 = note >> AUDIENCE_BITS
            tag = tag_of(code)
            if tag == memory.TOOK:
                taken = memory.kind_in(payload_of(code))
            elif tag == memory.PUT and taken != EMPTY:
                seat = seat_of(code)
                self.taken[seat].append(taken)
                self.put[seat].append(memory.kind_in(payload_of(code)))
                taken = EMPTY

    def known(self, seat: i64) -> list[int]:
        """The cards that the seat took and did not put back."""
        cards: list[int] = []
        for swap in range(len(self.put[seat])):
            put = self.put[seat][swap]
            if put in cards:
                cards.remove(put)
            cards.append(self.taken[seat][swap])
        return cards

    def rewound(self, seat: i64, hand: list[int]) -> list[list[int]]:
        """The hands that became this one, beginning with itself and back to the one that was dealt."""
        hands = [hand]
        for swap in range(len(self.put[seat]) - 1, -1, -1):
            hands.append(swapped(hands[-1], self.taken[seat][swap], self.put[seat][swap]))
        return hands


def imagine(world: Table, seat: int | None, rng: Rng) -> None:
    """Draw anew all that the seat (None is a spectator) does not know, in place."""
    world.unshare()
    swaps = Swaps(world)
    hidden = [other for other in range(world.seats) if other != seat and not is_shown(world, other)]
    pool: list[int] = [] if world.recycled else world.draw_pile
    known: list[list[int]] = []
    for other in hidden:
        known.append(swaps.known(other))
        rest = world.hands[other]
        for card in known[-1]:
            rest.remove(card)
        pool.extend(rest)
    while not _deal_unknown(world, swaps, hidden, known, pool, rng):
        pass
    rng.shuffle(world.draw_pile)
    world.memory = _imagine_memory(world, seat, swaps)


def is_shown(table: Table, seat: int) -> bool:
    """Whether everybody knows the cards that the seat holds; five prisms, if they count but are no spell."""
    counted = table.last_reason != ROYAL and not table.is_focused(seat)
    return table.is_open(seat) or (table.step == OVER and (counted or seat == table.last_seat))


def comes_too_late(table: Table, seat: int) -> bool:
    """Whether a straight FLAUTZ! of the seat was dealt after one that has ended the match already (Z-17)."""
    if table.step != OVER or table.last_reason < STRAIGHT or table.round > 1 or table.turn != table.start:
        return False
    order = order_from(table.start, table.seats)
    return order.index(seat) > order.index(table.last_seat)


def _deal_unknown(
    world: Table, swaps: Swaps, hidden: list[int], known: list[list[int]], pool: list[int], rng: Rng
) -> bool:
    """Fill the hidden hands from the pool; False, with the pool as before, if a straight would have shown."""
    fits = True
    dealt: list[int] = []
    for place, other in enumerate(hidden):
        cards = rng.take(pool, HAND_SIZE - len(known[place]))
        dealt.extend(cards)
        hand = cards + known[place]
        hand.sort()
        world.hands[other] = hand
        note_flautz(world, other)
        for earlier in swaps.rewound(other, hand):
            if is_straight(earlier) and not comes_too_late(world, other):
                fits = False
    if not fits:
        pool.extend(dealt)
    return fits


def _imagine_memory(world: Table, seat: int | None, swaps: Swaps) -> list[int]:
    """What the seat remembers, and for the others the deal of the hands they are imagined to hold.

    Hands of earlier matches are forgotten, not invented.
    """
    notes = known_to(world.memory[: swaps.began], seat)
    for note in world.memory[swaps.began :]:
        audience = (note & AUDIENCE_MASK) - 1
        if audience < 0 or audience == seat:
            notes.append(note)
        else:
            dealt = swaps.rewound(audience, world.hands[audience])[-1]
            notes.append(private_note(audience, memory.DEALT, audience, pack(dealt)))
    return notes
