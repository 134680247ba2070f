"""Interfaces between a table and the process that serves it, and what a write to the database consists of."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from parlour.server.entries import Created, Entry
from parlour.server.interfaces import Clock, Jobs, MoveCounter
from parlour.server.protocol import Pace
from parlour.server.table import Table
from parlour.server.table_types import Change

#: Checks a table at a time (in milliseconds) and returns the entry to append; refuses with a ParlourError.
Request: TypeAlias = Callable[[Table, int], Entry]
#: Returns the first entry of a new table, opened at this time; refuses with a ParlourError.
Opening: TypeAlias = Callable[[int], Created]
#: Submits a request to a table.
Submit: TypeAlias = Callable[[Request], Awaitable[Change]]


class VersionConflict(Exception):
    """Another writer has already written an entry with this number."""


@dataclass(slots=True)
class Write:
    """The rows of one change of a table, written atomically."""

    table: str
    #: The number and the body of the entry; no entry is written if the number is 0.
    number: int = 0
    body: bytes = b""
    #: The row of a new table, or the changed columns of an existing one.
    new: dict[str, Any] | None = None
    changes: dict[str, Any] | None = None
    record: dict[str, Any] | None = None
    #: The columns of the result, if others play the same deal.
    result: dict[str, Any] | None = None
    snapshot: dict[str, Any] | None = None
    #: The time at which the table must be in memory again, as far as known before the entry is applied.
    due: int | None = None
    done: asyncio.Future[None] = field(init=False)


class LogStore(Protocol):
    #: Whether other processes write to the same database.
    is_shared: bool

    async def write(self, write: Write) -> None:
        """Return when it is committed; raise VersionConflict or Unavailable."""

    async def entries(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """Return the entries of the table with numbers greater than `after`."""

    async def set_due(self, table: str, number: int, due: int | None) -> None:
        """Note when the table has to be in memory, unless its log is longer than this number by now."""


class Notices(Protocol):
    """Tells people who are not connected that it is their turn."""

    #: Milliseconds that they get to come by themselves.
    delay: int

    async def announce(self, table: str, key: str, question: int) -> None:
        """Announce the question of the seat with this key; the same question is announced only once."""

    async def change_key(self, table: str, old: str, new: str, keep: str) -> None:
        """Keep the subscriptions of a seat that has another key now, but one push subscription at most."""

    async def forget_others(self, table: str, keys: list[str]) -> None:
        """Forget all subscriptions at the table except those of seats with these keys."""


class Bus(Protocol):
    """The messages between a table and the other processes."""

    def table_changed(self, table: str, number: int) -> None: ...

    def answer_held(self, table: str, question: int, seat: int, move: str, id: str) -> None: ...

    def seen_here(self, table: str, seat: int, pace: Pace, version: int) -> None: ...

    def seats_here(self, table: str, seats: Iterable[int]) -> None: ...

    def seats_elsewhere(self, table: str) -> set[int]: ...

    def request_state(self, table: str) -> None: ...


class Locks(Protocol):
    def holds(self, table: str) -> bool:
        """Return whether this process schedules the table."""


class Bots(Protocol):
    async def choose(self, table: Table, seat: int, bot: str, account: str, most: float | None = None) -> str:
        """Return a legal move of the seat, if possible within `most` seconds.

        All accounts have equal shares of the time for bots.
        """

    async def suggest(self, table: Table, seat: int, bot: str, account: str) -> str | None:
        """Return the move that the bot would make in place of the seat; None if it fails."""

    def least_seconds(self, game: str, bot: str) -> float:
        """Return after how many seconds a decision of the bot may be shown, whatever there was to decide."""


@dataclass(frozen=True)
class Services:
    """The services that all tables of a process share."""

    clock: Clock
    store: LogStore
    bus: Bus
    locks: Locks
    bots: Bots
    jobs: Jobs
    metrics: MoveCounter
    notices: Notices
    #: The least number of seconds between a question to a bot and its move, so that people can follow.
    min_bot_seconds: float
