"""When each seat was asked: its clock runs from then, except during a pause."""

from __future__ import annotations

from parlour.server import entries
from parlour.server.table_state import TableState
from parlour.server.table_types import Change


def update_questions(table: TableState, at: int, movers: set[int] | None) -> None:
    """Note who is asked since when; an actor who was asked before and did not move keeps the question."""
    actors = table.actors
    for seat, chair in enumerate(table.chairs):
        if seat not in actors:
            chair.asked = None
        elif chair.asked is None or movers is None or seat in movers or len(movers) > 1:
            chair.asked = table.version
            chair.since, chair.spent = at, 0


def pause(table: TableState, entry: entries.Paused, change: Change) -> None:
    table.paused = entry.on
    if entry.on:
        table.stopped = entry.at
    else:
        for chair in table.chairs:
            chair.since = min(entry.at, chair.since + entry.at - table.stopped)
    change.info = change.play = True


def wake(table: TableState, entry: entries.Woken, change: Change) -> None:
    for chair in table.chairs:
        chair.since = max(chair.since, entry.at)
    change.play = True
