"""Set-up: R-1 and R-2."""

from __future__ import annotations

from typing import Final

from parlour.core.options import OptionValue
from parlour.games.frantic.board import Board
from parlour.games.frantic.rounds import start_round
from parlour.games.frantic.turn import go_on

#: R-1: the suggested limits for up to four players, and for more.
LIMITS: Final = {"short": (137, 113), "medium": (154, 137), "long": (179, 154)}
FEW_SEATS: Final = 4


def set_up(board: Board, limit: OptionValue, family: bool) -> None:
    """Draw the first dealer and play until somebody has to decide."""
    board.clear(limit_for(board.seats, limit), family)
    board.dealer = board.rng.below(board.seats)
    start_round(board)
    go_on(board)


def limit_for(seats: int, limit: OptionValue) -> int:
    """R-1: the points at which the game ends; fewer where more play."""
    if isinstance(limit, int):
        return limit
    few, many = LIMITS[limit]
    return few if seats <= FEW_SEATS else many
