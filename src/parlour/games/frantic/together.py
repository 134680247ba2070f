"""Decisions that several seats make at once: nobody sees an answer before all have answered."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.games.frantic.news import ChoiceMade
from parlour.games.frantic.steps import step
from parlour.games.frantic.table import Table


def ask_together(table: Table, kind: i64, seats: i64) -> None:
    """Ask all these seats, given as bits, for a decision of that kind."""
    table.asked = seats
    table.steps.append(step(kind, table.turn))


def answered(table: Table, seat: i64) -> bool:
    """The seat has decided; True if it was the last one, and the step is done."""
    bit: i64 = 1 << seat
    table.asked &= ~bit
    if table.listener is not None:
        table.listener(ChoiceMade(None, seat))
    if table.asked:
        return False
    table.steps.pop()
    return True
