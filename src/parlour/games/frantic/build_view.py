"""What there is to see: for everybody, and for a seat alone, both in the order of the view's fields."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from parlour.core.seats import NOBODY
from parlour.games.frantic.actions import NO_WISH
from parlour.games.frantic.board import GOING_ON, NO_BOMB, Board
from parlour.games.frantic.deck import COLOURS, EVENTS, SORTS
from parlour.games.frantic.effects import wish_text
from parlour.games.frantic.event_cards import BOMB_TURNS
from parlour.games.frantic.matching import playable, what_fits
from parlour.games.frantic.questions import foreseen, questions_now
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
from parlour.games.frantic.turn import next_on_turn
from parlour.games.frantic.view import AttackView, PlayerView

#: Most players look as some did before.
_player_view = lru_cache(10_000)(PlayerView)


def open_part(board: Board) -> tuple[Any, ...]:
    packed = board.steps[-1] if board.steps else 0
    kind = kind_of(packed)
    following = int(next_on_turn(board))
    return (
        board.actors,
        "over" if board.over else NAMES[kind],
        board.round,
        board.limit,
        board.dealer,
        board.turn,
        None if following == NOBODY else following,
        board.code(board.top),
        None if board.wish == NO_WISH else wish_text(board.wish),
        what_fits(board.top, board.wish),
        None if board.colour < 0 else COLOURS[board.colour],
        len(board.draw_pile),
        board.names(board.discard),
        board.names(board.under),
        len(board.event_pile),
        tuple([EVENTS[event] for event in board.used_events]),
        tuple([_player(board, seat, kind == EYE) for seat in range(board.seats)]),
        _attack(board),
        tuple(board.shares),
        board.names(board.market),
        int(count_of(packed)) if kind == RECESSION else 0,
        None if board.last_reason == GOING_ON else last_round(board),
    )


def own_part(board: Board, seat: int | None) -> tuple[Any, ...]:
    """The seat's own cards and what it has decided; then who has won, for everybody."""
    outcome = board.outcome
    winners = outcome.winners if outcome else ()
    if seat is None:
        return (), (), (), None, (), False, {}, (), winners
    offer: tuple[str, ...] = ()
    if board.offer and board.steps and board.giver() == seat:
        offer = board.names(board.offer)
    laid = board.laid[seat]
    cards = _playable(board, seat)
    return (
        board.names(board.hands[seat]),
        board.names(cards),
        offer,
        None if laid < 0 else board.code(laid),
        tuple(board.gifts[seat]),
        board.trier == seat,
        foreseen(board, seat, cards),
        questions_now(board, seat) if seat in board.actors else (),
        winners,
    )


def _playable(board: Board, seat: int) -> list[int]:
    """The cards that may be played by the seat on turn, which alone may know."""
    packed = board.steps[-1] if board.steps else 0
    if seat not in board.actors or kind_of(packed) not in (PLAY, PLAY_ON, SECOND):
        return []
    return playable(board.hands[seat], board.top, board.wish)


def _player(board: Board, seat: int, is_open: bool) -> PlayerView:
    return _player_view(
        seat,
        len(board.hands[seat]),
        board.points[seat],
        bool(board.skipped >> seat & 1),
        None if board.bomb == NO_BOMB else _turns_left(board, seat),
        board.names(board.hands[seat]) if is_open else None,
    )


def _turns_left(board: Board, seat: int) -> int:
    """Turns go round one by one, so that the first seats may have one more; a turn that goes on counts."""
    whole, more = divmod(board.bomb, board.seats)
    place = (seat - board.turn - 1) % board.seats
    going_on = seat == board.turn and board.bomb < BOMB_TURNS * board.seats
    return whole + (1 if place < more or going_on else 0)


def _attack(board: Board) -> AttackView | None:
    """The attack on top of the stack."""
    packed = board.steps[-1] if board.steps else 0
    kind = kind_of(packed)
    if kind not in (AIM, GIVE, WINDOW):
        return None
    card = SORTS[attack_of(packed)]
    seat, other = int(seat_of(packed)), int(other_of(packed))
    cards = int(count_of(packed)).bit_count() or len(board.offer)
    if kind == AIM:
        return AttackView(card, seat, None, cards)
    if kind == GIVE:
        return AttackView(card, seat, other, cards)
    return AttackView(card, other, seat, cards)
