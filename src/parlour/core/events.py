"""What happened, told to whoever may know it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. `audience` is the one seat that may know it, or None for all."""

    audience: int | None

    def heard_by(self, seat: int | None) -> bool:
        """Whether the seat (None is a spectator) may know of it."""
        return self.audience is None or self.audience == seat


@dataclass(frozen=True, slots=True)
class Revelation(Event):
    """Something that was hidden from whoever acted became known: the move cannot be taken back.

    A card drawn, dealt or turned up, cards of others, a shuffle or any other chance. What one does with
    cards that one knows is none. Where news is sometimes one and sometimes not, it is one.
    """


Listener = Callable[[Event], None]


def events_in(module: ModuleType) -> tuple[type[Event], ...]:
    """All kinds of events that the module defines, in its order."""
    return tuple(
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module.__name__
    )
