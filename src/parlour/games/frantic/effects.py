"""The effects of cards that are played or turned up as the first card: R-17 and R-22 to R-27."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.memory import public_note
from parlour.games.frantic import memory
from parlour.games.frantic.actions import COLOUR, WISH_NAMES
from parlour.games.frantic.attacks import attack, is_attack
from parlour.games.frantic.board import Board
from parlour.games.frantic.deck import (
    BLACK,
    FUCK_YOU,
    NUMBER,
    SECOND_CHANCE,
    SORT_OF,
)
from parlour.games.frantic.event_cards import turn_up_event
from parlour.games.frantic.events import SecondChanceMissed, WishMade
from parlour.games.frantic.hands import draw
from parlour.games.frantic.matching import can_play
from parlour.games.frantic.steps import SECOND, WISH, pack_step


def take_effect(board: Board, seat: i64, kind: i64) -> None:
    """Carry out the card, or put what has to be decided first onto the stack."""
    sort = SORT_OF[kind]
    if sort == NUMBER or sort == FUCK_YOU:
        return
    if sort == BLACK:
        turn_up_event(board, seat)
    elif sort == SECOND_CHANCE:
        _second_chance(board, seat)
    elif is_attack(sort):
        attack(board, seat, sort)
    else:  # Fantastic, and Counterattack and Nice Try on one's own turn
        board.push_step(pack_step(WISH, seat))


def _second_chance(board: Board, seat: i64) -> None:
    """R-17: another card must follow; a player who has none draws one."""
    if can_play(board.hands[seat], board.top, board.wish):
        board.push_step(pack_step(SECOND, seat))
        return
    if board.listener is not None:
        board.listener(SecondChanceMissed(None, seat))
    draw(board, seat, 1)


def make_wish(board: Board, seat: i64, action: i64) -> None:
    """R-22 to R-27: what the next card must be."""
    board.pop_step()
    wish = action - COLOUR
    board.wish = wish
    board.remember(public_note(memory.WISHED, seat, wish))
    if board.listener is not None:
        board.listener(WishMade(None, seat, WISH_NAMES[wish]))
