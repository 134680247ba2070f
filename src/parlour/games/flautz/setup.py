"""Set-up: Z-1."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.memory import public_note
from parlour.games.flautz import memory
from parlour.games.flautz.board import Board
from parlour.games.flautz.deck import COLOURS
from parlour.games.flautz.events import ApprenticeDealt
from parlour.games.flautz.matches import start_match


def set_up(board: Board, arena: list[int], matches: i64) -> None:
    """Deal the apprentices, draw who begins and start the first match."""
    board.clear(arena, matches)
    colours = list(range(len(COLOURS)))
    board.apprentices = board.rng.take(colours, board.seats)
    for seat, colour in enumerate(board.apprentices):
        board.remember(public_note(memory.APPRENTICE, seat, colour))
        if board.listener is not None:
            board.listener(ApprenticeDealt(None, seat, COLOURS[colour]))
    board.start = board.rng.below(board.seats)
    start_match(board)
