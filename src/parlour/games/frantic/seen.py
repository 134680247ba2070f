"""What there is to see: for everybody, and for a seat alone, both in the order of the view's fields."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from parlour.core.seats import NOBODY
from parlour.games.frantic.actions import NO_WISH
from parlour.games.frantic.deck import COLOURS, EVENTS, SORTS
from parlour.games.frantic.effects import wish_text
from parlour.games.frantic.events import BOMB_TURNS
from parlour.games.frantic.foresight import foreseen, questions_now
from parlour.games.frantic.matching import playable, what_fits
from parlour.games.frantic.rounds import last_round
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
from parlour.games.frantic.table import GOING_ON, NO_BOMB, Table
from parlour.games.frantic.turn import next_on_turn
from parlour.games.frantic.view import AttackView, PlayerView

#: Most players look as some did before.
_player_view = lru_cache(10_000)(PlayerView)


def open_part(table: Table) -> tuple[Any, ...]:
    packed = table.steps[-1] if table.steps else 0
    kind = kind_of(packed)
    following = int(next_on_turn(table))
    return (
        table.actors,
        "over" if table.over else NAMES[kind],
        table.round,
        table.limit,
        table.dealer,
        table.turn,
        None if following == NOBODY else following,
        table.code(table.top),
        None if table.wish == NO_WISH else wish_text(table.wish),
        what_fits(table.top, table.wish),
        None if table.colour < 0 else COLOURS[table.colour],
        len(table.draw_pile),
        table.names(table.discard),
        table.names(table.under),
        len(table.event_pile),
        tuple([EVENTS[event] for event in table.used_events]),
        tuple([_player(table, seat, kind == EYE) for seat in range(table.seats)]),
        _attack(table),
        tuple(table.shares),
        table.names(table.market),
        int(count_of(packed)) if kind == RECESSION else 0,
        None if table.last_reason == GOING_ON else last_round(table),
    )


def own_part(table: Table, seat: int | None) -> tuple[Any, ...]:
    """The seat's own cards and what it has decided; then who has won, for everybody."""
    outcome = table.outcome
    winners = outcome.winners if outcome else ()
    if seat is None:
        return (), (), (), None, (), False, {}, (), winners
    offer: tuple[str, ...] = ()
    if table.offer and table.steps and table.giver() == seat:
        offer = table.names(table.offer)
    laid = table.laid[seat]
    cards = _playable(table, seat)
    return (
        table.names(table.hands[seat]),
        table.names(cards),
        offer,
        None if laid < 0 else table.code(laid),
        tuple(table.gifts[seat]),
        table.trier == seat,
        foreseen(table, seat, cards),
        questions_now(table, seat) if seat in table.actors else (),
        winners,
    )


def _playable(table: Table, seat: int) -> list[int]:
    """The cards that may be played by the seat on turn, which alone may know."""
    packed = table.steps[-1] if table.steps else 0
    if seat not in table.actors or kind_of(packed) not in (PLAY, PLAY_ON, SECOND):
        return []
    return playable(table.hands[seat], table.top, table.wish)


def _player(table: Table, seat: int, is_open: bool) -> PlayerView:
    return _player_view(
        seat,
        len(table.hands[seat]),
        table.points[seat],
        bool(table.skipped >> seat & 1),
        None if table.bomb == NO_BOMB else _turns_left(table, seat),
        table.names(table.hands[seat]) if is_open else None,
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
