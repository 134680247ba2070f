"""Decisions that several seats make at once: nobody sees an answer before all have answered."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.games.frantic.board import Board
from parlour.games.frantic.events import ChoiceMade
from parlour.games.frantic.steps import pack_step


def ask_simultaneously(board: Board, step: i64, seats: i64) -> None:
    """Ask all these seats, given as bits, for the decision of this step."""
    board.asked = seats
    board.push_step(pack_step(step, board.turn))


def answered(board: Board, seat: i64) -> bool:
    """Note that the seat has decided. Return whether it was the last one, and the step is done."""
    bit: i64 = 1 << seat
    board.asked &= ~bit
    if board.listener is not None:
        board.listener(ChoiceMade(None, seat))
    if board.asked:
        return False
    board.pop_step()
    return True
