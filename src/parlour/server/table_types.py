"""The value types of a table: its chairs, a pending undo, and the change that an entry makes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from parlour.core.events import Event
from parlour.server.protocol import Holder, Line

#: The bot that stands in for players unless the table has another. Every game has it.
STAND_IN = "easy"


@dataclass
class Chair:
    """A seat and its holder; `key` is the hash of its secret."""

    holder: Holder = "open"
    name: str = ""
    key: str = ""
    bot: str | None = None
    rests: Literal["absence", "wish"] | None = None
    seed: str = ""
    #: The version and the time at which the present question was asked; None if there is none.
    asked: int | None = None
    since: int = 0
    #: Milliseconds that the holder had spent on the question before a bot stood in.
    spent: int = 0
    #: Milliseconds that the decisions of this game have taken.
    used: int = 0
    decisions: int = 0
    #: Whether the holder, a person, wants to play the next game.
    ready: bool = False

    @property
    def is_played_by_bot(self) -> bool:
        return self.holder == "bot" or self.rests is not None

    @property
    def is_ready(self) -> bool:
        """Whether the next game need not wait for this seat; bots and programs are never asked."""
        return self.ready or self.holder in ("bot", "program")

    @property
    def is_held_by_player(self) -> bool:
        """Whether a person or a program holds the seat, not a built-in bot."""
        return self.holder in ("person", "program")


@dataclass
class Undo:
    """A request to go back to the position after `to` moves; `waiting` still have to agree."""

    seat: int
    to: int
    waiting: list[int]


@dataclass
class Vote:
    """Votes for a bot at a seat whose time is up; `asked` is the version of its question."""

    seat: int
    asked: int
    agreed: list[int]


@dataclass
class Change:
    """The changes of an entry, and so the messages to clients."""

    events: list[Event] = field(default_factory=list)
    #: The state was replaced: another game, or an undo.
    fresh: bool = False
    #: The public information about the table.
    info: bool = False
    #: The pending decisions, their seats or their deadlines.
    play: bool = False
    line: Line | None = None
    #: Seats have changed places.
    seats_changed: bool = False
    ended: bool = False
