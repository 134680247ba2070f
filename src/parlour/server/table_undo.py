"""Undo at a table: a player asks, and the others agree or refuse."""

from __future__ import annotations

from parlour.server import entries
from parlour.server.table_game import replay_moves
from parlour.server.table_questions import update_questions
from parlour.server.table_state import TableState
from parlour.server.table_types import Change, Undo


def ask_undo(table: TableState, entry: entries.UndoAsked, change: Change) -> None:
    assert entry.seat is not None
    table.undo = Undo(entry.seat, entry.to, list(entry.waiting))
    change.info = True
    _undo_if_agreed(table, entry.at, change)


def answer_undo(table: TableState, entry: entries.UndoAnswered, change: Change) -> None:
    assert entry.seat is not None
    settle_undo(table, entry.seat, entry.agree, change, entry.at)


def settle_undo(table: TableState, seat: int, agree: bool, change: Change, at: int | None = None) -> None:
    """Note the answer of a seat to the pending request, or that it has left."""
    undo = table.undo
    change.info = True
    if undo is None:
        return
    if not agree:
        table.undo = None
    elif seat in undo.waiting:
        undo.waiting.remove(seat)
        _undo_if_agreed(table, at, change)


def _undo_if_agreed(table: TableState, at: int | None, change: Change) -> None:
    undo = table.undo
    if undo is None or undo.waiting:
        return
    table.undo = None
    table.moves = table.moves[: undo.to]
    table.answered_by_bots = min(table.answered_by_bots, undo.to)
    if table.events_by_move is not None:
        del table.events_by_move[undo.to + 1 :]
    replay_moves(table)
    change.fresh = change.play = True
    update_questions(table, table.chairs[undo.seat].since if at is None else at, None)
