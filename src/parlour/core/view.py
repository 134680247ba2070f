"""What a seat may see."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class View:
    """The table through the eyes of one seat, or of a spectator (None). Games add what they show."""

    seat: int | None
    actors: tuple[int, ...]
