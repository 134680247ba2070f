"""Reports of chat, the operator's page, and how long the server keeps which data."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from parlour.server.moderation.moderator import LONGEST_MUTE
from parlour.server.moderation.values import AdminAction, AdminTable, MuteInfo, Reason, Report


class ReportRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line of chat to report to the operator: its `number`, and what is wrong with it."""

    line: Annotated[int, Meta(ge=1, lt=2**31)]
    reason: Reason


class Reported(Struct, frozen=True):
    """The number of the line that was reported."""

    line: int


class RoomLoad(Struct, frozen=True):
    """The load of the server: all its processes on this machine together."""

    #: Milliseconds since 1970.
    at: int
    #: Moves since the start: the rate follows from two answers.
    moves: int
    connections: int
    #: Tables in memory.
    live_tables: int
    #: Decisions of bots that wait for a worker.
    bots_waiting: int
    #: Bytes, without the processes of bots.
    memory: int
    #: Unexpected errors since the start.
    errors: int


class RoomOverview(Struct, frozen=True):
    """Everything that the operator sees."""

    load: RoomLoad
    #: All tables whose game is not over, and those of them that changed last.
    count: int
    tables: list[AdminTable]
    reports: list[Report]
    mutes: list[MuteInfo]
    actions: list[AdminAction]


class MuteRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A mute to apply: a sender (from a report) or an address, and a number of hours."""

    sender: Annotated[str, Meta(pattern="^[0-9a-f]{20}$")] | None = None
    address: Annotated[str, Meta(min_length=2, max_length=45, pattern="^[0-9a-fA-F:.]+$")] | None = None
    hours: Annotated[int, Meta(ge=1, le=LONGEST_MUTE)]


class Privacy(Struct, frozen=True):
    """How long this server keeps each kind of data, in days; 0 means indefinitely."""

    tables: int
    records: int
    #: Whether lines of chat can be reported, and how long reports are kept, open or decided.
    reporting: bool
    reports: int
    decided: int
    #: The longest mute, and how long the operator's actions are kept.
    mutes: int
    actions: int
    #: Whether notices can be sent by email.
    mail: bool
    #: The contact address of the operator: a URL, or empty.
    contact: str
