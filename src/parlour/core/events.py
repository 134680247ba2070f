"""Events: what happened in a game, and which seats may know about it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Annotated, TypeAlias

#: Annotations for event fields that messages render as player names and as cards; see `words.py`.
SeatNumber: TypeAlias = Annotated[int, "seat"]
CardCode: TypeAlias = Annotated[str, "card"]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. `audience` is the only seat that may know it, or None if it is public."""

    audience: int | None

    def is_visible_to(self, seat: int | None) -> bool:
        """Return whether the seat may know about the event. None is a spectator."""
        return self.audience is None or self.audience == seat


@dataclass(frozen=True, slots=True)
class Revelation(Event):
    """An event that gave the acting seat hidden information, so the move cannot be taken back.

    Examples are a card that is drawn, dealt or turned up, the cards of another seat, and a shuffle. Playing
    a card from one's own hand reveals nothing. An event that only sometimes reveals something is a
    revelation too.
    """


Listener = Callable[[Event], None]


def events_in(module: ModuleType) -> tuple[type[Event], ...]:
    """Return all event classes that the module defines, in source order."""
    return tuple(
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module.__name__
    )
