"""The parts of a message to a client: events, choices and clocks."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields
from functools import lru_cache
from typing import Any, Union, get_type_hints

import msgspec
from msgspec import Raw, Struct

from parlour.core.events import Event
from parlour.core.game import Game
from parlour.server.protocol import Choice, SentMessage, Ticking, encode
from parlour.server.table import Table

#: How many encoded events are cached: most events occur many times.
CACHED_EVENTS = 10_000

_WORD = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


#: By class of event: the struct that is sent, and the names of its fields.
_structs: dict[type, tuple[type[Struct], list[str]]] = {}


def event_struct(kind: type[Event]) -> type[Struct]:
    """Return the struct of an event: its name as `type`, its fields except the audience, and its telling."""
    return _struct_and_fields(kind)[0]


def _struct_and_fields(kind: type[Event]) -> tuple[type[Struct], list[str]]:
    if kind not in _structs:
        names = [part.name for part in fields(kind) if part.name != "audience"]
        types = get_type_hints(kind)
        struct = msgspec.defstruct(
            kind.__name__,
            [*((name, types[name]) for name in names), ("telling", SentMessage | None)],
            tag=_WORD.sub("-", kind.__name__).lower(),
            tag_field="type",
            frozen=True,
        )
        _structs[kind] = struct, names
    return _structs[kind]


def event_union(game: Game) -> Any:
    """Return the union of the structs of all events of the game."""
    kinds = [event_struct(kind) for kind in game.event_types]
    return Union[tuple(kinds)] if kinds else None  # noqa: UP007


@lru_cache(CACHED_EVENTS)
def event(game: Game, happened: Event) -> Raw:
    """Return the encoded event, the same for all seats that may hear it and at all tables."""
    struct, names = _struct_and_fields(type(happened))
    values = [getattr(happened, name) for name in names]
    return Raw(encode(struct(*values, game.tell(happened))))


def heard(events: Iterable[tuple[Event, Raw]], seat: int | None) -> list[Raw]:
    return [raw for happened, raw in events if happened.heard_by(seat)]


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
