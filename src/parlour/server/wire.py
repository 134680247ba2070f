"""The parts of a message to a client: events, choices and clocks."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Raw

from parlour.core.events import Event
from parlour.server.protocol import Choice, Ticking
from parlour.server.table import Table


def visible_events(events: Iterable[tuple[Event, Raw]], seat: int | None) -> list[Raw]:
    return [raw for event, raw in events if event.is_visible_to(seat)]


def choices(table: Table, seat: int | None) -> list[Choice]:
    if seat is None or table.chairs[seat].rests is not None:
        return []
    return [Choice(move, action) for move, action in table.choices(seat).items()]


def is_asked(table: Table, seat: int | None) -> bool:
    """Return whether the seat's holder has something to decide."""
    return seat is not None and seat in table.actors and table.chairs[seat].rests is None


def is_undoable(table: Table, seat: int | None) -> bool:
    """Return whether the seat's holder could ask to take a move back."""
    if seat is None or table.status != "playing" or table.chairs[seat].rests is not None:
        return False
    return table.last_move_of(seat) is not None


def clocks(table: Table, now: int) -> list[Ticking]:
    """Return the clocks of all seats; the clock of a bot does not run."""
    ticking = []
    for seat, chair in enumerate(table.chairs):
        left = table.allowance(seat)
        is_asked = chair.asked is not None and not table.is_window
        if left is not None and is_asked and chair.is_held_by_player:
            left = max(0, left - table.time_spent(seat, now))
        ticking.append(Ticking(left, is_asked and not chair.is_played_by_bot and not table.paused))
    return ticking
