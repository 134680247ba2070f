"""The hidden cards as a seat knows them, and worlds that agree with that.

Everybody knows which cards are whose: starters are taken openly and prizes are won openly. Hidden are
the order of the belt deck, the face-down cards of the belt, how the last deal split the others' cards into
hand and discard pile (except cards seen in bids since), and face-down bids and decisions.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.card_state import HiddenCards
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
from parlour.games.fzzzt.actions import BIDS_OF_SIZE, bid_size, cards_of, places_of, robot_of, twins_of
from parlour.games.fzzzt.board import BIDDING, CLEANING, Board
from parlour.games.fzzzt.cleanup import allocations
from parlour.games.fzzzt.deck import HAND_SIZE


class HiddenHand:
    """The possible splits of a seat's cards into its hand and its discard pile."""

    def __init__(self, board: Board, seat: int) -> None:
        hand = board.hands[seat]
        pile = board.discards[seat]
        buried = board.buried[seat]
        self.seat = seat
        #: The cards of the hand that were seen in bids, and the number of the others.
        self.seen = cards_of(hand, board.shown[seat])
        self.unseen = len(hand) - len(self.seen)
        #: The cards that were not seen since the last deal, in the hand or in the discard pile. Sorted, so
        #: that worlds follow from what the seat knows and the generator alone.
        self.pool = sorted(pile[:buried] + cards_of(hand, ~board.shown[seat]))
        self.discarded = pile[buried:]

    def redraw(self, world: Board, rng: Rng) -> None:
        """Keep the cards seen in bids; the rest may be any that were not seen since the last deal."""
        pool = self.pool[:]
        hand = rng.take(pool, self.unseen)
        hand.extend(self.seen)
        hand.sort()
        world.shown[self.seat] = places_of(hand, self.seen)
        pool.extend(self.discarded)
        world.set_personal(self.seat, hand, pool)


class Hidden(HiddenCards[Board]):
    """The hidden part of a board, for one seat."""

    def __init__(self, board: Board, seat: int | None) -> None:
        self.seat = seat
        self.phase = board.phase
        self.others = [other for other in range(board.seats) if other != seat]
        #: The face-down cards of the belt and the belt deck are one shuffled pile.
        self.on_belt = len(board.belt) - board.face_up
        self.pile = sorted(board.belt_deck + board.belt[: self.on_belt])
        #: By seat; None if the hand is known.
        self.hands: list[HiddenHand | None] = [None] * board.seats
        if board.phase == BIDDING:
            for other in self.others:
                hidden = HiddenHand(board, other)
                if hidden.unseen and board.buried[other]:
                    self.hands[other] = hidden

    def redraw(self, world: Board, rng: Rng) -> None:
        pile = self.pile[:]
        rng.shuffle(pile)
        for place in range(self.on_belt):
            world.belt[place] = pile.pop()
        world.belt_deck = pile
        for other in self.others:
            if self.phase == BIDDING:
                hidden = self.hands[other]
                if hidden is not None:
                    hidden.redraw(world, rng)
                _redraw_bid(world, other, rng)
            elif self.phase == CLEANING:
                _redraw_choices(world, other, rng)

    def redraw_memory(self, world: Board) -> None:
        world.memory = _redraw_memory(world, self.seat)


def _redraw_bid(world: Board, other: int, rng: Rng) -> None:
    """Redraw the bid: as many cards, any of the hand."""
    count = bid_size(world.bids[other])
    if count:
        hand = world.hands[other]
        bids = BIDS_OF_SIZE[len(hand)][twins_of(hand)][count]
        world.bids[other] = bids[rng.below(len(bids))]


def _redraw_choices(world: Board, other: int, rng: Rng) -> None:
    """Redraw the decisions: players who are done may have decided anything, the others nothing."""
    world.choices[other] = []
    if other in world.asked:
        return
    for _ in world.units[other]:
        actions = allocations(world, other)
        action = actions[rng.below(len(actions))]
        world.choices[other] = [*world.choices[other], robot_of(action)]


def _redraw_memory(world: Board, seat: int | None) -> vec[i64]:
    """Return the notes of the seat and those of the others' last deal here; they forget earlier deals.

    The hand that was dealt is what is left of it and what was paid since.
    """
    own: i64 = -1 if seat is None else seat
    paid: list[list[int]] = [[] for _ in range(world.seats)]
    missing = [other for other in range(world.seats) if other != own] if world.phase == BIDDING else []
    winner: i64 = -1
    # The notes since the first of these deals, the last one first.
    late = vec[i64]()
    notes = world.memory
    at: i64 = len(notes)
    while missing and at > 0:
        at -= 1
        note = notes[at]
        audience = (note & AUDIENCE_MASK) - 1
        code = note >> AUDIENCE_BITS
        if audience < 0 or audience == own:
            late = append(late, note)
        elif audience in missing:
            missing.remove(audience)
            # The notes of a position from elsewhere may be false, but a hand never holds more.
            hand = world.hands[audience] + paid[audience]
            if len(hand) > HAND_SIZE:
                hand = hand[:HAND_SIZE]
            hand.sort()
            late = append(late, private_note(audience, memory.HAND_DEALT, audience, pack(hand)))
        if tag_of(code) == memory.AUCTION_WON:
            winner = seat_of(code)
        elif tag_of(code) == memory.BID_SHOWN and seat_of(code) == winner:
            paid[winner] = paid[winner] + unpack(payload_of(code))
            winner = -1
    known = known_to(notes[:at], seat)
    at = len(late)
    while at > 0:
        at -= 1
        known = append(known, late[at])
    return known
