"""A whole position as plain data, and back."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any

from msgspec import Meta, Struct

from parlour.core.errors import BadPosition
from parlour.core.seats import SOLO, order_from
from parlour.formats import PositionFormat, PositionHead, read_cards
from parlour.games.fzzzt.actions import cards_of, places_of
from parlour.games.fzzzt.board import BIDDING, CLEANING, PHASES, PhaseName
from parlour.games.fzzzt.deck import MOST_SEATS, ROUNDS, Deck
from parlour.games.fzzzt.position_check import check_position
from parlour.games.fzzzt.state import FzzztState

Count = Annotated[int, Meta(ge=0)]


class UnitPosition(Struct, forbid_unknown_fields=True):
    card: str
    robots: list[str] = []


class PlayerPosition(Struct, forbid_unknown_fields=True):
    mechanic: int
    hand: list[str]
    discard: list[str] = []
    #: The number of cards at the bottom of the discard pile that nobody has seen since the last deal.
    buried: Count = 0
    #: The cards of the hand that everybody has seen since the last deal.
    shown: list[str] = []
    bid: list[str] = []
    units: list[UnitPosition] = []
    choices: list[str | None] = []


class Position(PositionHead):
    players: Annotated[list[PlayerPosition], Meta(min_length=2, max_length=MOST_SEATS)]
    phase: PhaseName
    round: Annotated[int, Meta(ge=1, le=ROUNDS)]
    chief: Count
    #: The head first.
    belt: list[str]
    face_up: Count
    #: The top first.
    belt_deck: list[str]


class FzzztPositions(PositionFormat[FzzztState, Position]):
    shape = Position
    copies_rule = "F-4"
    check = staticmethod(check_position)

    def dump(self, state: FzzztState, head: dict[str, Any]) -> Position:
        names = state.deck.names
        return Position(
            **head,
            phase=PHASES[state.phase],
            round=state.round,
            chief=state.chief,
            belt=list(names(state.belt[::-1])),
            face_up=state.face_up,
            belt_deck=list(names(state.belt_deck[::-1])),
            players=[_dump_player(state, seat) for seat in range(state.seats)],
        )

    def load(self, state: FzzztState, position: Position) -> None:
        deck = state.deck
        state.clear()
        state.phase = PHASES.index(position.phase)
        state.round = position.round
        state.chief = position.chief
        state.belt = read_cards(deck, position.belt)[::-1]
        state.face_up = position.face_up
        state.belt_deck = read_cards(deck, position.belt_deck)[::-1]
        for seat, player in enumerate(position.players):
            _load_player(state, seat, player)
        _ask(state)

    def count(self, state: FzzztState) -> Counter[int]:
        cards = Counter(state.belt + state.belt_deck)
        for seat in range(state.seats):
            cards.update(state.personal(seat))
            cards.update(state.units[seat])
            for robots in state.allocated[seat]:
                cards.update(robots)
        return cards

    def expected_cards(self, state: FzzztState) -> Counter[int]:
        """F-1: one Mechanic for each player."""
        return Counter(state.deck.belt_cards + state.deck.mechanics[: state.seats])


def _dump_player(state: FzzztState, seat: int) -> PlayerPosition:
    codes = state.deck.codes
    names = state.deck.names
    hand = state.hands[seat]
    return PlayerPosition(
        mechanic=state.mechanics[seat],
        hand=list(names(hand)),
        discard=list(names(state.discards[seat])),
        buried=state.buried[seat],
        shown=list(names(cards_of(hand, state.shown[seat]))),
        bid=list(names(cards_of(hand, state.bids[seat]))),
        units=[
            UnitPosition(codes[unit], list(names(robots)))
            for unit, robots in zip(state.units[seat], state.allocated[seat], strict=True)
        ],
        choices=[None if kind < 0 else codes[kind] for kind in state.choices[seat]],
    )


def _load_player(state: FzzztState, seat: int, player: PlayerPosition) -> None:
    deck = state.deck
    hand = sorted(read_cards(deck, player.hand))
    state.mechanics.append(player.mechanic)
    state.hands[seat] = hand
    state.discards[seat] = read_cards(deck, player.discard)
    state.buried[seat] = player.buried
    state.shown[seat] = _places(deck, hand, player.shown)
    state.bids[seat] = _places(deck, hand, player.bid)
    state.units[seat] = read_cards(deck, [unit.card for unit in player.units])
    state.allocated[seat] = [read_cards(deck, unit.robots) for unit in player.units]
    state.choices[seat] = [-1 if code is None else read_cards(deck, [code])[0] for code in player.choices]


def _places(deck: Deck, hand: list[int], codes: list[str]) -> int:
    """Return the cards as places in the hand. Raise `BadPosition` if they are not in it."""
    cards = sorted(read_cards(deck, codes))
    places = places_of(hand, cards)
    if places.bit_count() != len(cards):
        raise BadPosition("position-not-in-hand", "F-9", cards=", ".join(codes))
    return places


def _ask(state: FzzztState) -> None:
    """Ask the first player from the Chief on without a bid, or all with undecided units (F-9, F-19)."""
    if state.phase == CLEANING:
        state.asked = tuple(
            seat for seat in range(state.seats) if len(state.choices[seat]) < len(state.units[seat])
        )
    elif state.phase == BIDDING:
        order = order_from(state.chief % state.seats, state.seats)
        waiting = [seat for seat in order if state.hands[seat] and not state.bids[seat]]
        state.turn = waiting[0] if waiting else 0
        state.asked = SOLO[state.turn]
