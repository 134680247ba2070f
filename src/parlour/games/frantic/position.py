"""A whole position as plain data, and back with every check that the rules allow."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from parlour.core.errors import BadPosition
from parlour.core.game import Game
from parlour.core.seats import NOBODY
from parlour.formats import Note, check_deck, read_cards, read_position, read_random
from parlour.games.frantic import steps
from parlour.games.frantic.actions import FIRST_NUMBER_WISH, NO_WISH
from parlour.games.frantic.attacks import FOUR
from parlour.games.frantic.board import REASONS
from parlour.games.frantic.deck import (
    COLOUR_OF,
    COLOURS,
    COUNTERATTACK_KIND,
    EVENTS,
    FUCK_YOU_KIND,
    SORTS,
    Deck,
)
from parlour.games.frantic.effects import wish_text
from parlour.games.frantic.position_check import check_position
from parlour.games.frantic.state import FranticState

Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Points = Annotated[int, Meta(ge=-(10**6), le=10**7)]
Text = Annotated[str, Meta(max_length=40)]


class StepPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is to be decided or done, and by whom."""

    step: Text
    seat: Seat
    #: The attacking card, and the target of a gift or the attacker of a window.
    attack: Text = "number"
    other: Seat = 0
    #: How many cards are to be put down, or which of the four cards of a Fantastic Four, as bits.
    count: Annotated[int, Meta(ge=0, le=15)] = 0


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


class Position(Struct, forbid_unknown_fields=True, omit_defaults=True):
    game: Literal["frantic"]
    version: Literal[1]
    deck: str
    limit: Annotated[int, Meta(ge=1, le=1_000_000)]
    players: Annotated[list[PlayerPosition], Meta(min_length=2, max_length=8)]
    round: Annotated[int, Meta(ge=1, le=10**6)]
    dealer: Seat
    turn: Seat
    #: The last one first of all is decided.
    steps: Annotated[list[StepPosition], Meta(max_length=12)]
    #: The seats that have still to decide.
    asked: list[Seat]
    #: The last played first; what was put under them.
    discard: list[Text]
    #: The top first.
    draw_pile: list[Text]
    event_pile: list[Text]
    random: str
    family: bool = False
    under: list[Text] = []
    #: Who laid the card on top.
    layer: Seat = 0
    wish: Text | None = None
    #: The last one last.
    used_events: list[Text] = []
    skipped: list[Seat] = []
    bomb: Annotated[int, Meta(ge=0, le=24)] | None = None
    dry: bool = False
    offer: list[Text] = []
    shares: Annotated[list[Seat], Meta(max_length=FOUR)] = []
    market: list[Text] = []
    trier: Seat | None = None
    last_round: RoundPosition | None = None
    over: bool = False
    memory: list[Note] = []
    #: Where the memory of this round begins.
    round_at: Count = 0


def write(state: FranticState) -> dict[str, object]:
    names = state.deck.names
    position = Position(
        game="frantic",
        version=1,
        deck=state.deck.digest,
        limit=state.limit,
        family=state.family,
        players=[_write_player(state, seat) for seat in range(state.seats)],
        round=state.round,
        dealer=state.dealer,
        turn=state.turn,
        steps=[_write_step(packed) for packed in state.steps],
        asked=list(state.actors),
        discard=list(names(state.discard[::-1])),
        under=list(names(state.under)),
        draw_pile=list(names(state.draw_pile[::-1])),
        layer=state.layer,
        wish=None if state.wish == NO_WISH else wish_text(state.wish),
        event_pile=[EVENTS[event] for event in state.event_pile[::-1]],
        used_events=[EVENTS[event] for event in state.used_events],
        skipped=[seat for seat in range(state.seats) if state.skipped >> seat & 1],
        bomb=None if state.bomb < 0 else state.bomb,
        dry=state.dry,
        offer=list(names(state.offer)),
        shares=state.shares[:],
        market=list(names(state.market)),
        trier=None if state.trier == NOBODY else state.trier,
        last_round=_write_round(state),
        over=state.over,
        random=state.rng.dump(),
        memory=state.memory[:],
        round_at=state.round_at,
    )
    plain: dict[str, object] = msgspec.to_builtins(position)
    return plain


def _write_player(state: FranticState, seat: int) -> PlayerPosition:
    return PlayerPosition(
        hand=list(state.deck.names(state.hands[seat])),
        points=state.points[seat],
        laid=None if state.laid[seat] < 0 else state.deck.codes[state.laid[seat]],
        gifts=state.gifts[seat][:],
    )


def _write_step(packed: int) -> StepPosition:
    return StepPosition(
        step=steps.NAMES[steps.kind_of(packed)],
        seat=int(steps.seat_of(packed)),
        attack=SORTS[steps.attack_of(packed)],
        other=int(steps.other_of(packed)),
        count=int(steps.count_of(packed)),
    )


def _write_round(state: FranticState) -> RoundPosition | None:
    if not state.last_reason:
        return None
    hands = [list(state.deck.names(hand)) for hand in state.last_hands]
    return RoundPosition(REASONS[state.last_reason], hands, state.last_points[:])


def read(game: Game, deck: Deck, plain: object) -> FranticState:
    """The state of the position; BadPosition if it cannot occur in a game."""
    position = read_position(plain, Position)
    rng = read_random(position.random)
    check_deck(position.deck, deck.digest)
    state = FranticState(game, deck, len(position.players), rng)
    state.clear(position.limit, position.family)
    _check_seats(position)
    _read_middle(state, position)
    _read_turn(state, position)
    for seat, player in enumerate(position.players):
        state.hands[seat] = sorted(read_cards(deck, player.hand))
        state.points[seat] = player.points
        state.laid[seat] = -1 if player.laid is None else read_cards(deck, [player.laid])[0]
        state.gifts[seat] = list(player.gifts)
    if position.last_round is not None:
        _read_round(state, position.last_round)
    check_position(state)
    return state


def _check_seats(position: Position) -> None:
    """No seat is named that is not there."""
    named = [position.dealer, position.turn, position.layer, *position.asked, *position.skipped]
    named += position.shares
    named += [] if position.trier is None else [position.trier]
    for step in position.steps:
        named += [step.seat, step.other]
    for player in position.players:
        named += player.gifts
    if max(named) >= len(position.players):
        raise BadPosition("position-seat", seat=max(named) + 1)


def _read_middle(state: FranticState, position: Position) -> None:
    """The piles, the wish and the events."""
    state.discard = read_cards(state.deck, position.discard)[::-1]
    state.under = read_cards(state.deck, position.under)
    state.draw_pile = read_cards(state.deck, position.draw_pile)[::-1]
    state.market = sorted(read_cards(state.deck, position.market))
    state.offer = read_cards(state.deck, position.offer)
    state.event_pile = _events(position.event_pile)[::-1]
    state.used_events = _events(position.used_events)
    if sorted(state.event_pile + state.used_events) != state.deck.events:
        raise BadPosition("position-events", "R-28")
    visible = [card for card in state.discard if card != FUCK_YOU_KIND]
    if not visible:
        raise BadPosition("position-discard", "R-3")
    state.top = visible[-1]
    state.layer = position.layer
    coloured = [COLOUR_OF[card] for card in visible if COLOUR_OF[card] >= 0]
    state.colour = coloured[-1] if coloured else -1
    state.counterattacks_out = (state.discard + state.under).count(COUNTERATTACK_KIND)
    state.wish = NO_WISH if position.wish is None else _wish(position.wish)


def _read_turn(state: FranticState, position: Position) -> None:
    state.round = position.round
    state.dealer = position.dealer
    state.turn = position.turn
    state.steps = [_read_step(step) for step in position.steps]
    state.asked = sum(1 << seat for seat in set(position.asked))
    state.skipped = sum(1 << seat for seat in set(position.skipped))
    state.bomb = -1 if position.bomb is None else position.bomb
    state.dry = position.dry
    state.shares = list(position.shares)
    state.trier = NOBODY if position.trier is None else position.trier
    state.over = position.over
    state.memory = list(position.memory)
    state.round_at = position.round_at


def _read_step(step: StepPosition) -> int:
    if step.attack not in SORTS or step.step not in steps.NAMES:
        raise BadPosition("position-steps")
    kind = steps.NAMES.index(step.step)
    return int(steps.step(kind, step.seat, SORTS.index(step.attack), step.other, step.count))


def _read_round(state: FranticState, last: RoundPosition) -> None:
    sizes = {len(last.hands), len(last.points)}
    if last.reason not in REASONS[1:] or sizes != {state.seats}:
        raise BadPosition("position-last-round")
    state.last_reason = REASONS.index(last.reason)
    state.last_hands = [sorted(read_cards(state.deck, hand)) for hand in last.hands]
    state.last_points = list(last.points)
    state.last_seen = None


def _events(names: list[str]) -> list[int]:
    for name in names:
        if name not in EVENTS:
            raise BadPosition("position-event", event=name)
    return [EVENTS.index(name) for name in names]


def _wish(text: str) -> int:
    if text in COLOURS:
        return COLOURS.index(text)
    if len(text) == 1 and text in "123456789":
        return FIRST_NUMBER_WISH + int(text) - 1
    raise BadPosition("position-wish", "R-15", wish=text)
