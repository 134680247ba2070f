"""The chairs of a table and who holds them, a wish to take something back, and what an entry changed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from parlour.core.events import Event
from parlour.server.protocol import Holder, Line


@dataclass
class Chair:
    """A seat and who holds it; `key` is the hash of its secret."""

    holder: Holder = "open"
    name: str = ""
    key: str = ""
    bot: str | None = None
    rests: Literal["absence", "wish"] | None = None
    seed: str = ""
    #: The version at which it was asked what it is asked now, and when; None if it is not asked.
    asked: int | None = None
    since: int = 0
    #: Milliseconds that whoever rests had thought already.
    spent: int = 0
    #: Milliseconds that its decisions of this game have taken.
    used: int = 0
    decisions: int = 0

    @property
    def is_played_by_bot(self) -> bool:
        return self.holder == "bot" or self.rests is not None

    @property
    def is_held_by_player(self) -> bool:
        """Whether a person or a program, not the house, decides here."""
        return self.holder in ("person", "program")


@dataclass
class Undo:
    """Somebody asks to go back to so many moves."""

    seat: int
    to: int
    waiting: list[int]


@dataclass
class Change:
    """What an entry changed, for those who tell clients."""

    events: list[Event] = field(default_factory=list)
    #: The state is not the old one with a move: another game, or moves taken back.
    fresh: bool = False
    #: Something that everybody may know of the table.
    info: bool = False
    #: What is to be decided, or by when.
    play: bool = False
    line: Line | None = None
    ended: bool = False
