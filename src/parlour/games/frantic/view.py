"""What a seat sees of a table of FRANTIC, built up from what is open and what is its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from parlour.core.view import View
from parlour.games.frantic.actions import NO_WISH
from parlour.games.frantic.deck import COLOURS, EVENTS, SORTS
from parlour.games.frantic.effects import wish_text
from parlour.games.frantic.events import BOMB_TURNS
from parlour.games.frantic.matching import playable
from parlour.games.frantic.steps import (
    AIM,
    EYE,
    GIVE,
    NAMES,
    PLAY,
    PLAY_ON,
    RECESSION,
    SECOND,
    WINDOW,
    attack_of,
    count_of,
    kind_of,
    other_of,
    seat_of,
)
from parlour.games.frantic.table import GOING_ON, NO_BOMB, REASONS

if TYPE_CHECKING:
    from parlour.games.frantic.table import Table


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody sees of a player."""

    seat: int
    cards: int
    points: int
    #: Whether the player misses the next turn.
    skipped: bool
    #: How many turns a Time Bomb leaves; None without one.
    turns: int | None
    #: The hand, as long as it lies open.
    hand: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class AttackView:
    """An attack that has not hit yet: by which card, by whom, on whom (None: not chosen yet)."""

    card: str
    attacker: int
    target: int | None
    #: How many cards are set aside to be given, or are to be drawn.
    cards: int


@dataclass(frozen=True, slots=True)
class RoundView:
    """A round that is over; no hands if they did not count."""

    reason: str
    hands: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FranticView(View):
    #: What is to be decided: `play`, `aim`, `wish`, …; `over` at the end of the game.
    step: str
    round: int
    limit: int
    dealer: int
    turn: int
    #: The card to play on, the wish that stands, and the colour last played.
    top: str
    wish: str | None
    colour: str | None
    draw_pile: int
    #: All cards that were played (the last one last) and put under them.
    discard: tuple[str, ...]
    under: tuple[str, ...]
    events: int
    #: The events of this round, the last one last.
    used_events: tuple[str, ...]
    players: tuple[PlayerView, ...]
    attack: AttackView | None
    #: Who draws each of the four cards of a Fantastic Four.
    shares: tuple[int, ...]
    market: tuple[str, ...]
    #: How many cards are still to be put down.
    count: int
    last_round: RoundView | None
    #: The seat's own cards; those it may play now, has set aside, laid face down or given away.
    hand: tuple[str, ...]
    playable: tuple[str, ...]
    offer: tuple[str, ...]
    laid: str | None
    gifts: tuple[int, ...]
    tries: bool
    winners: tuple[int, ...]


def view_of(table: Table, seat: int | None) -> FranticView:
    packed = table.steps[-1] if table.steps else 0
    kind = kind_of(packed)
    own_offer: tuple[str, ...] = ()
    if seat is not None and table.offer and table.steps and table.giver() == seat:
        own_offer = table.names(table.offer)
    laid = -1 if seat is None else table.laid[seat]
    outcome = table.outcome
    return FranticView(
        seat=seat,
        actors=table.actors,
        step="over" if table.over else NAMES[kind],
        round=table.round,
        limit=table.limit,
        dealer=table.dealer,
        turn=table.turn,
        top=table.code(table.top),
        wish=None if table.wish == NO_WISH else wish_text(table.wish),
        colour=None if table.colour < 0 else COLOURS[table.colour],
        draw_pile=len(table.draw_pile),
        discard=table.names(table.discard),
        under=table.names(table.under),
        events=len(table.event_pile),
        used_events=tuple(EVENTS[event] for event in table.used_events),
        players=tuple(_player(table, other, kind == EYE) for other in range(table.seats)),
        attack=_attack(table),
        shares=tuple(table.shares),
        market=table.names(table.market),
        count=int(count_of(packed)) if kind == RECESSION else 0,
        last_round=_last_round(table),
        hand=() if seat is None else table.names(table.hands[seat]),
        playable=_playable(table, seat),
        offer=own_offer,
        laid=None if laid < 0 else table.code(laid),
        gifts=() if seat is None else tuple(table.gifts[seat]),
        tries=seat is not None and table.trier == seat,
        winners=outcome.winners if outcome else (),
    )


def _playable(table: Table, seat: int | None) -> tuple[str, ...]:
    """The cards that may be played by the seat on turn, which alone may know."""
    packed = table.steps[-1] if table.steps else 0
    if seat not in table.actors or kind_of(packed) not in (PLAY, PLAY_ON, SECOND):
        return ()
    assert seat is not None
    return table.names(playable(table.hands[seat], table.top, table.wish))


def _player(table: Table, seat: int, is_open: bool) -> PlayerView:
    return PlayerView(
        seat=seat,
        cards=len(table.hands[seat]),
        points=table.points[seat],
        skipped=bool(table.skipped >> seat & 1),
        turns=None if table.bomb == NO_BOMB else _turns_left(table, seat),
        hand=table.names(table.hands[seat]) if is_open else None,
    )


def _turns_left(table: Table, seat: int) -> int:
    """Turns go round one by one, so that the first seats may have one more; a turn that goes on counts."""
    whole, more = divmod(table.bomb, table.seats)
    place = (seat - table.turn - 1) % table.seats
    going_on = seat == table.turn and table.bomb < BOMB_TURNS * table.seats
    return whole + (1 if place < more or going_on else 0)


def _attack(table: Table) -> AttackView | None:
    """The attack on top of the stack."""
    packed = table.steps[-1] if table.steps else 0
    kind = kind_of(packed)
    if kind not in (AIM, GIVE, WINDOW):
        return None
    card = SORTS[attack_of(packed)]
    seat, other = int(seat_of(packed)), int(other_of(packed))
    cards = int(count_of(packed)).bit_count() or len(table.offer)
    if kind == AIM:
        return AttackView(card, seat, None, cards)
    if kind == GIVE:
        return AttackView(card, seat, other, cards)
    return AttackView(card, other, seat, cards)


def _last_round(table: Table) -> RoundView | None:
    if table.last_reason == GOING_ON:
        return None
    hands = tuple(table.names(hand) for hand in table.last_hands)
    return RoundView(REASONS[table.last_reason], hands, tuple(table.last_points))
