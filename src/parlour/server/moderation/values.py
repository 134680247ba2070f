"""Reported lines, mutes, and the actions of the operator."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from parlour.server.protocol import SeatInfo

Reason: TypeAlias = Literal["abuse", "spam", "private", "other"]
#: The actions of the operator.
Action: TypeAlias = Literal["sign-in", "close-table", "mute", "unmute", "dismiss"]


class ReportedLine(Struct, frozen=True):
    """A line of chat as it was when somebody reported it, or one near it."""

    number: int
    seat: int
    name: str
    text: str | None
    phrase: str | None


class Report(Struct, frozen=True):
    """A line of chat that somebody has reported, with the lines around it."""

    id: str
    table: str
    game: str
    reason: Reason
    #: Milliseconds since 1970.
    created: int
    #: The number of the reported line among `lines`.
    line: int
    lines: list[ReportedLine]
    #: The seat that said it, and what stands for the address it came from; empty for old lines.
    seat: int
    sender: str
    #: The seat of whoever reports; null for a spectator.
    reporter: int | None


class MuteInfo(Struct, frozen=True):
    """A mute: the sender it applies to, and when it ends."""

    sender: str
    created: int
    until: int


class AdminAction(Struct, frozen=True):
    """An action of the operator: its kind, its time, and the address or network it came from."""

    at: int
    action: str
    target: str
    detail: str
    address: str


class AdminTable(Struct, frozen=True):
    """A table whose game is not over."""

    id: str
    game: str
    status: Literal["waiting", "playing", "over"]
    public: bool
    seats: list[SeatInfo]
    #: The times of its opening and of its last change, in milliseconds since 1970.
    created: int
    last: int
