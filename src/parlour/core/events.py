"""What happened, told to whoever may know it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. `audience` is the one seat that may know it, or None for all."""

    audience: int | None

    def heard_by(self, seat: int | None) -> bool:
        """Whether the seat (None is a spectator) may know of it."""
        return self.audience is None or self.audience == seat


Listener = Callable[[Event], None]
