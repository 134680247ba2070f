"""A table as a fold of its log: without clock, socket or file, so that equal logs give equal tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.server import entries
from parlour.server.entries import Entry
from parlour.server.protocol import Line
from parlour.server.table_game import play, rematch, start
from parlour.server.table_questions import pause, wake
from parlour.server.table_seats import (
    add_seed,
    change_seat,
    change_secret,
    come_back,
    get_ready,
    leave,
    rest,
    sit,
)
from parlour.server.table_state import TableState
from parlour.server.table_types import Change
from parlour.server.table_undo import answer_undo, ask_undo
from parlour.server.table_votes import agree, drop_settled

#: The number of lines of chat that a table remembers.
LINES = 50


class Table(TableState):
    """Applies entries one by one; `version` is the number of the last one."""

    def __init__(self, id: str, created: entries.Created) -> None:
        super().__init__(id, created)
        for sat in created.seated:
            sit(self, sat, Change())

    def apply(self, entry: Entry) -> Change:
        """Apply the next entry of the log."""
        self.version += 1
        self.at = max(self.at, entry.at)
        change = Change()
        _APPLY[type(entry)](self, entry, change)
        drop_settled(self, change)
        if change.info:
            self.clear_info()
        if change.play and not isinstance(entry, entries.Played):
            self.clear_cache()
        if entry.id is not None:
            self.note_answered(entry.seat, entry.id)
        return change


def _set_pace(table: TableState, entry: entries.Paced, change: Change) -> None:
    table.pace = entry.pace
    change.info = True


def _say(table: TableState, entry: entries.Said, change: Change) -> None:
    assert entry.seat is not None
    change.line = Line(entry.seat, entry.text, entry.phrase, table.chairs[entry.seat].name, table.version)
    table.lines.append(change.line)
    del table.lines[:-LINES]


def _close(table: TableState, entry: entries.Closed, change: Change) -> None:
    """End everything; a game in progress has no result."""
    table.closed = True
    table.status = "over"
    table.paused = False
    table.undo = None
    table.votes = []
    for chair in table.chairs:
        chair.asked = None
    change.info = change.play = True


_APPLY: dict[type[Entry], Callable[[TableState, Any, Change], None]] = {
    entries.Sat: sit,
    entries.SeatChanged: change_seat,
    entries.Seeded: add_seed,
    entries.Left: leave,
    entries.Rekeyed: change_secret,
    entries.Started: start,
    entries.Played: play,
    entries.UndoAsked: ask_undo,
    entries.UndoAnswered: answer_undo,
    entries.Paused: pause,
    entries.Paced: _set_pace,
    entries.Rested: rest,
    entries.Returned: come_back,
    entries.Agreed: agree,
    entries.Woken: wake,
    entries.Said: _say,
    entries.Rematch: rematch,
    entries.Ready: get_ready,
    entries.Closed: _close,
}
