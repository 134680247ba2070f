"""A whole position as plain data, and back."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any

from librt.vecs import vec
from msgspec import Meta, Struct, field
from mypy_extensions import i64

from parlour.core.errors import BadPosition
from parlour.core.seats import NOBODY, SEATS_IN
from parlour.formats import PositionFormat, PositionHead, read_cards
from parlour.games.frantic import steps
from parlour.games.frantic.actions import NO_WISH, WISH_NAMES
from parlour.games.frantic.attacks import FOUR
from parlour.games.frantic.board import NO_BOMB, REASONS
from parlour.games.frantic.deck import (
    COLOUR_OF,
    COUNTERATTACK_KIND,
    EVENT_CARDS,
    FUCK_YOU_KIND,
    MOST_SEATS,
    SORTS,
)
from parlour.games.frantic.position_check import check_position
from parlour.games.frantic.state import FranticState

Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Points = Annotated[int, Meta(ge=-(10**6), le=10**7)]
Text = Annotated[str, Meta(max_length=40)]


class StepPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A pending step: the decision or action, and its seat."""

    step: Text
    seat: Seat
    #: The attacking card, and the target of a gift or the attacker of a window.
    attack: Text = "number"
    other: Seat = 0
    #: The number of cards to be put down, or which of the four cards of a Fantastic Four, as bits.
    count: Annotated[int, Meta(ge=0, le=15)] = 0
    #: The seat whose attack is redirected. Older positions do not have it.
    redirects: Seat | None = None


class PlayerPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    hand: list[Text]
    points: Points = 0
    #: A card laid face down, or to whom the first, second, … card of the hand goes.
    laid: Text | None = None
    gifts: list[Seat] = []


class RoundPosition(Struct, forbid_unknown_fields=True):
    """The round before."""

    reason: Text
    hands: list[list[Text]]
    points: list[Points]


class Position(PositionHead, omit_defaults=True):
    players: Annotated[list[PlayerPosition], Meta(min_length=2, max_length=MOST_SEATS)]
    limit: Annotated[int, Meta(ge=1, le=1_000_000)]
    round: Annotated[int, Meta(ge=1, le=10**6)]
    dealer: Seat
    turn: Seat
    #: The last one is decided first.
    steps: Annotated[list[StepPosition], Meta(max_length=12)]
    #: The seats that have still to decide.
    asked: list[Seat]
    #: The card played last comes first.
    discard: list[Text]
    #: The top first.
    draw_pile: list[Text]
    event_pile: list[Text]
    family: bool = False
    #: The cards put under the discard pile.
    under: list[Text] = field(default_factory=list)
    #: The seat that laid the card on top.
    layer: Seat = 0
    wish: Text | None = None
    #: The last one last.
    used_events: list[Text] = field(default_factory=list)
    skipped: list[Seat] = field(default_factory=list)
    bomb: Annotated[int, Meta(ge=0, le=24)] | None = None
    dry: bool = False
    offer: list[Text] = field(default_factory=list)
    shares: Annotated[list[Seat], Meta(max_length=FOUR)] = field(default_factory=list)
    market: list[Text] = field(default_factory=list)
    trier: Seat | None = None
    last_round: RoundPosition | None = None
    over: bool = False
    #: The offset of this round in the memory.
    round_at: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class FranticPositions(PositionFormat[FranticState, Position]):
    shape = Position
    check = staticmethod(check_position)

    def dump(self, state: FranticState, head: dict[str, Any]) -> Position:
        names = state.deck.names
        return Position(
            **head,
            limit=state.limit,
            family=state.family,
            players=[_dump_player(state, seat) for seat in range(state.seats)],
            round=state.round,
            dealer=state.dealer,
            turn=state.turn,
            steps=[_dump_step(packed) for packed in state.steps],
            asked=list(state.actors),
            discard=list(names(state.discard[::-1])),
            under=list(names(state.under)),
            draw_pile=list(names(state.draw_pile[::-1])),
            layer=state.layer,
            wish=None if state.wish == NO_WISH else WISH_NAMES[state.wish],
            event_pile=[EVENT_CARDS[event] for event in state.event_pile[::-1]],
            used_events=[EVENT_CARDS[event] for event in state.used_events],
            skipped=list(SEATS_IN[state.skipped]),
            bomb=None if state.bomb == NO_BOMB else state.bomb,
            dry=state.dry,
            offer=list(names(state.offer)),
            shares=state.shares,
            market=list(names(state.market)),
            trier=None if state.trier == NOBODY else state.trier,
            last_round=_dump_round(state),
            over=state.over,
            round_at=state.round_at,
        )

    def load(self, state: FranticState, position: Position) -> None:
        state.clear(position.limit, position.family)
        _load_middle(state, position)
        _load_turn(state, position)
        for seat, player in enumerate(position.players):
            state.hands[seat] = sorted(read_cards(state.deck, player.hand))
            state.points[seat] = player.points
            state.laid[seat] = -1 if player.laid is None else read_cards(state.deck, [player.laid])[0]
            state.gifts[seat] = list(player.gifts)
        if position.last_round is not None:
            _load_round(state, position.last_round)

    def count(self, state: FranticState) -> Counter[int]:
        cards = Counter(state.draw_pile + state.discard + state.under + state.market)
        for hand in state.hands:
            cards.update(hand)
        return cards


def _dump_player(state: FranticState, seat: int) -> PlayerPosition:
    return PlayerPosition(
        hand=list(state.deck.names(state.hands[seat])),
        points=state.points[seat],
        laid=None if state.laid[seat] < 0 else state.deck.codes[state.laid[seat]],
        gifts=state.gifts[seat],
    )


def _dump_step(packed: int) -> StepPosition:
    redirects = int(steps.redirects_of(packed))
    return StepPosition(
        step=steps.STEPS[steps.step_of(packed)],
        seat=int(steps.owner_of(packed)),
        attack=SORTS[steps.attack_of(packed)],
        other=int(steps.other_of(packed)),
        count=int(steps.count_of(packed)),
        redirects=None if redirects == NOBODY else redirects,
    )


def _dump_round(state: FranticState) -> RoundPosition | None:
    if not state.last_reason:
        return None
    hands = [list(state.deck.names(list(hand))) for hand in state.last_hands]
    return RoundPosition(REASONS[state.last_reason], hands, list(state.last_points))


def _load_middle(state: FranticState, position: Position) -> None:
    """Load the piles, the wish and the events."""
    deck = state.deck
    state.discard = read_cards(deck, position.discard)[::-1]
    state.under = read_cards(deck, position.under)
    state.draw_pile = read_cards(deck, position.draw_pile)[::-1]
    state.market = sorted(read_cards(deck, position.market))
    state.offer = read_cards(deck, position.offer)
    state.event_pile = _events(position.event_pile)[::-1]
    state.used_events = _events(position.used_events)
    visible = [card for card in state.discard if card != FUCK_YOU_KIND]
    if not visible:
        raise BadPosition("position-discard", "R-3")
    state.top = visible[-1]
    state.layer = position.layer
    coloured = [COLOUR_OF[card] for card in visible if COLOUR_OF[card] >= 0]
    state.colour = coloured[-1] if coloured else -1
    state.counterattacks_out = (state.discard + state.under).count(COUNTERATTACK_KIND)
    state.wish = NO_WISH if position.wish is None else _wish(position.wish)


def _load_turn(state: FranticState, position: Position) -> None:
    state.round = position.round
    state.dealer = position.dealer
    state.turn = position.turn
    state.steps = vec[i64]([_load_step(step) for step in position.steps])
    state.asked = sum(1 << seat for seat in set(position.asked))
    state.skipped = sum(1 << seat for seat in set(position.skipped))
    state.bomb = NO_BOMB if position.bomb is None else position.bomb
    state.dry = position.dry
    state.shares = list(position.shares)
    state.trier = NOBODY if position.trier is None else position.trier
    state.over = position.over
    state.round_at = position.round_at


def _load_step(step: StepPosition) -> int:
    if step.attack not in SORTS or step.step not in steps.STEPS:
        raise BadPosition("position-steps")
    kind = steps.STEPS.index(step.step)
    redirects = NOBODY if step.redirects is None else step.redirects
    return int(steps.pack_step(kind, step.seat, SORTS.index(step.attack), step.other, step.count, redirects))


def _load_round(state: FranticState, last: RoundPosition) -> None:
    if last.reason not in REASONS[1:]:
        raise BadPosition("position-last-round")
    state.last_reason = REASONS.index(last.reason)
    state.last_hands = tuple(tuple(sorted(read_cards(state.deck, hand))) for hand in last.hands)
    state.last_points = tuple(last.points)


def _events(names: list[str]) -> list[int]:
    for name in names:
        if name not in EVENT_CARDS:
            raise BadPosition("position-event", event=name)
    return [EVENT_CARDS.index(name) for name in names]


def _wish(text: str) -> int:
    if text not in WISH_NAMES:
        raise BadPosition("position-wish", "R-15", wish=text)
    return WISH_NAMES.index(text)
