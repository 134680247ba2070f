"""The checks of a position: every card once, and a moment that can occur."""

from __future__ import annotations

from parlour.core.errors import BadPosition
from parlour.core.seats import order_from
from parlour.games.fzzzt.actions import ALLOCATE, LEAVE
from parlour.games.fzzzt.board import BIDDING, CLEANING, OVER
from parlour.games.fzzzt.cleanup import allocations
from parlour.games.fzzzt.deck import BELT_LENGTH, HAND_SIZE, ROUNDS, UNIT
from parlour.games.fzzzt.state import FzzztState


def check_position(state: FzzztState) -> None:
    """Raise `BadPosition` if the position is impossible."""
    if sorted(state.mechanics) != list(range(1, state.seats + 1)):
        raise BadPosition("position-mechanics", "F-1")
    _check_moment(state)
    for seat in range(state.seats):
        _check_player(state, seat)
    _check_turn(state)


def _check_moment(state: FzzztState) -> None:
    """Check that round, phase, belt and Chief belong together (F-2, F-6 to F-8, F-20)."""
    left = len(state.deck.belt_cards) - 3 * state.seats - BELT_LENGTH * state.round
    if len(state.belt_deck) != left:
        raise BadPosition("position-belt-deck", "F-6", found=len(state.belt_deck), count=left)
    if not 0 <= state.chief < state.seats:
        raise BadPosition("position-chief", "F-2", chief=state.chief + 1)
    if state.phase == BIDDING:
        full = len(state.belt) == BELT_LENGTH
        if not 1 <= len(state.belt) <= BELT_LENGTH or not 1 <= state.face_up <= len(state.belt):
            raise BadPosition("position-belt", "F-7")
        if full and state.face_up != state.deck.belt[state.belt[-1]]:
            raise BadPosition("position-belt", "F-7")
    elif state.belt or state.face_up or (state.phase == OVER) != (state.round == ROUNDS):
        raise BadPosition("position-phase", "F-20")


def _check_player(state: FzzztState, seat: int) -> None:
    """Check that every card of the seat is where such a card can be (F-5, F-13, F-18, F-19)."""
    deck = state.deck
    own = state.personal(seat)
    if deck.mechanics[state.mechanics[seat] - 1] not in own:
        raise BadPosition("position-own-mechanic", "F-3", seat=seat + 1)
    if any(deck.sorts[card] == UNIT for card in own) or any(
        deck.sorts[unit] != UNIT for unit in state.units[seat]
    ):
        raise BadPosition("position-unit-place", "F-13", seat=seat + 1)
    if state.phase == CLEANING and state.discards[seat]:
        raise BadPosition("position-taken-up", "F-18", seat=seat + 1)
    if state.phase != CLEANING and len(state.hands[seat]) > HAND_SIZE:
        raise BadPosition("position-hand-size", "F-5", seat=seat + 1)
    if state.buried[seat] > len(state.discards[seat]) or (state.phase == CLEANING and state.shown[seat]):
        raise BadPosition("position-buried", "F-5", seat=seat + 1)
    for unit, robots in zip(state.units[seat], state.allocated[seat], strict=True):
        fits = deck.fits[deck.symbols[unit]]
        if not all(fits[kind] for kind in robots) or len(robots) > state.round - 1:
            raise BadPosition("position-allocated", "F-19", seat=seat + 1, unit=deck.codes[unit])
    _check_choices(state, seat)


def _check_choices(state: FzzztState, seat: int) -> None:
    """Make the seat's decisions again, unit by unit."""
    choices = state.choices[seat]
    state.choices[seat] = []
    if len(choices) > (len(state.units[seat]) if state.phase == CLEANING else 0):
        raise BadPosition("position-choices", "F-19", seat=seat + 1)
    for kind in choices:
        if (LEAVE if kind < 0 else ALLOCATE + kind) not in allocations(state, seat):
            raise BadPosition("position-choices", "F-19", seat=seat + 1)
        state.choices[seat] = [*state.choices[seat], kind]


def _check_turn(state: FzzztState) -> None:
    """Check that bids come in order from the Chief on, and only in auctions (F-9, F-18, F-19)."""
    if state.phase == BIDDING:
        bidders = [seat for seat in order_from(state.chief, state.seats) if state.hands[seat]]
        waiting = [seat for seat in bidders if not state.bids[seat]]
        if bidders[len(bidders) - len(waiting) :] != waiting or not waiting:
            raise BadPosition("position-bids", "F-9")
    elif any(state.bids) or (state.phase == CLEANING and not state.asked):
        raise BadPosition("position-phase", "F-18")
