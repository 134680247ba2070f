"""What happened, told to whoever may know it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Annotated, TypeAlias

#: The types of fields that sentences show as names of players and as cards: see words.py.
SeatNumber: TypeAlias = Annotated[int, "seat"]
CardCode: TypeAlias = Annotated[str, "card"]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. `audience` is the one seat that may know it, or None for all."""

    audience: int | None

    def heard_by(self, seat: int | None) -> bool:
        """Whether the seat (None is a spectator) may know of it."""
        return self.audience is None or self.audience == seat


@dataclass(frozen=True, slots=True)
class Revelation(Event):
    """The actor learned something that was hidden, so the move cannot be taken back.

    Examples are a card drawn, dealt or turned up, cards of others, and a shuffle. Playing cards that one
    knows reveals nothing. An event that reveals something only sometimes counts as a revelation.
    """


Listener = Callable[[Event], None]


def events_in(module: ModuleType) -> tuple[type[Event], ...]:
    """All kinds of events that the module defines, in its order."""
    return tuple(
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module.__name__
    )
