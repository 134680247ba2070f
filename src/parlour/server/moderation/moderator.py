"""Reports of chat, mutes, and what the operator does.

No address of a player is stored. A sender is the keyed hash of an address or network, which is enough to mute
it and to recognise it again.
"""

from __future__ import annotations

import hashlib
import hmac
import logging
import os
import secrets
from math import ceil
from typing import Any

import msgspec
from msgspec import Struct

from parlour.server import entries
from parlour.server.durations import DAY_MS, HOUR_MS
from parlour.server.errors import Denied, NotAllowed, NotFound, TooMuch
from parlour.server.interfaces import Clock
from parlour.server.limits import AddressBuckets, PerHour, client_network
from parlour.server.logs import AUDIT
from parlour.server.moderation.moderation_store import ModerationStore
from parlour.server.moderation.values import (
    Action,
    AdminAction,
    AdminTable,
    MuteInfo,
    Reason,
    Report,
    ReportedLine,
)
from parlour.server.protocol import Line, TableInfo
from parlour.server.table import Table

#: The retention of reports, open or decided, and of the operator's actions, in milliseconds.
REPORTS_KEPT = 90 * DAY_MS
DECIDED_KEPT = 30 * DAY_MS
ACTIONS_KEPT = 365 * DAY_MS
#: The longest mute, in hours.
LONGEST_MUTE = 30 * 24
#: The number of lines before and after a reported one that are kept with it.
LINES_AROUND = 8
#: Reports per hour and address.
PER_HOUR = 20
#: The wrong tokens an address may try at once, and per minute after that.
TRIES, TRIES_PER_MINUTE = 10, 2
SENDER_LENGTH = 20
KEY_SIZE = 32
MOST_TABLES = 200
MOST_REPORTS = 200
MOST_ACTIONS = 100

logger = logging.getLogger(AUDIT)


class _At(Struct):
    at: int


_lines: msgspec.json.Decoder[list[ReportedLine]] = msgspec.json.Decoder(list[ReportedLine])
_at = msgspec.json.Decoder(_At)


class Moderator:
    """Takes reports, and does what the operator wants."""

    def __init__(self, store: ModerationStore, clock: Clock, is_limited: bool) -> None:
        self._store = store
        self._clock = clock
        self._reports = PerHour(PER_HOUR if is_limited else 0, "too-many-reports")
        self._tries = AddressBuckets(TRIES_PER_MINUTE / 60 if is_limited else 0, TRIES)
        self._key = b""

    async def open(self) -> None:
        self._key = await self._store.server_key("senders", os.urandom(KEY_SIZE))

    def sender(self, address: str) -> str:
        """Return the pseudonym of the address, or of its network."""
        network = client_network(address).encode()
        return hmac.new(self._key, network, hashlib.sha256).hexdigest()[:SENDER_LENGTH]

    async def check_may_chat(self, sender: str) -> None:
        """Raise `NotAllowed` if nothing may be said from there now, in whatever process."""
        now = self._clock.now()
        until = await self._store.muted_until(sender, now)
        if until is not None:
            raise NotAllowed("muted", minutes=ceil((until - now) / 60_000))

    async def report(self, table: Table, line: int, reason: Reason, seat: int | None, address: str) -> None:
        """Keep a report of a line of this table, with the lines around it; the same one only once."""
        places = [place for place, said in enumerate(table.lines) if said.number == line and line]
        if not places:
            raise NotFound("no-such-line")
        said = table.lines[places[0]]
        if said.seat == seat:
            raise Denied("own-line")
        self._reports.check(address)
        around = table.lines[max(0, places[0] - LINES_AROUND) : places[0] + LINES_AROUND + 1]
        body = await self._store.entry(table.id, line)
        entry = None if body is None else entries.decode(body)
        await self._store.add_report(
            {
                "id": secrets.token_hex(16),
                "table_id": table.id,
                "game": table.game.name,
                "line": line,
                "seat": said.seat,
                "sender": entry.sender if isinstance(entry, entries.Said) else "",
                "reason": reason,
                "reporter_seat": -1 if seat is None else seat,
                "reporter": self.sender(address),
                "created": self._clock.wall(),
                "decided": None,
                "lines": msgspec.json.encode([_kept(one) for one in around]),
            }
        )

    def check_token(self, shown: str, token: str, address: str) -> None:
        """Raise `NotAllowed` if it is not the token, and `TooMuch` if the address has tried too often.

        After too many tries, not even the right one is accepted: otherwise guessing would have no limit.
        """
        if self._tries.is_empty(address):
            raise TooMuch("too-many-tokens")
        # By their hashes, since the time of a comparison may depend on the lengths.
        if not hmac.compare_digest(_digest(shown), _digest(token)):
            self._tries.take(address)
            logger.warning("admin token refused")
            raise NotAllowed("wrong-admin-token")

    async def note(self, action: Action, target: str, address: str, detail: str = "") -> None:
        """Write down what the operator does, before it is done."""
        await self._store.add_action(self._action(action, target, address, detail))

    def _action(self, action: Action, target: str, address: str, detail: str = "") -> dict[str, Any]:
        logger.warning("admin action", extra={"action": action, "target": target, "detail": detail})
        return {
            "at": self._clock.wall(),
            "action": action,
            "target": target,
            "detail": detail,
            "address": client_network(address),
        }

    async def mute(self, sender: str, hours: int, address: str) -> None:
        now = self._clock.now()
        action = self._action("mute", sender, address, f"{hours} h")
        await self._store.mute(sender, now, now + hours * HOUR_MS, action)

    async def unmute(self, sender: str, address: str) -> None:
        await self._store.unmute(sender, self._action("unmute", sender, address))

    async def dismiss(self, report: str, address: str) -> None:
        found = await self._store.report(report)
        if found is None or found.decided is not None:
            raise NotFound("no-such-report")
        action = self._action("dismiss", report, address, f"{found.table_id} {found.line}")
        await self._store.decide(report, self._clock.wall(), action)

    async def reports(self) -> list[Report]:
        return [
            Report(
                id=row.id,
                table=row.table_id,
                game=row.game,
                reason=row.reason,
                created=row.created,
                line=row.line,
                lines=_lines.decode(row.lines),
                seat=row.seat,
                sender=row.sender,
                reporter=None if row.reporter_seat < 0 else row.reporter_seat,
            )
            for row in await self._store.open_reports(MOST_REPORTS)
        ]

    async def mutes(self) -> list[MuteInfo]:
        rows = await self._store.mutes(self._clock.now())
        return [MuteInfo(row.sender, row.created, row.until) for row in rows]

    async def actions(self) -> list[AdminAction]:
        rows = await self._store.actions(MOST_ACTIONS)
        return [AdminAction(row.at, row.action, row.target, row.detail, row.address) for row in rows]

    async def tables(self) -> list[AdminTable]:
        found = []
        for row in await self._store.tables(MOST_TABLES):
            info = msgspec.json.decode(row.info, type=TableInfo)
            last = _at.decode(row.body).at
            found.append(
                AdminTable(info.id, info.game, info.status, info.public, info.seats, row.created, last)
            )
        return found

    async def count_tables(self) -> int:
        return await self._store.count_tables()

    async def purge(self) -> None:
        """Delete what was kept long enough."""
        now = self._clock.wall()
        await self._store.purge(self._clock.now(), now - REPORTS_KEPT, now - DECIDED_KEPT, now - ACTIONS_KEPT)


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def _kept(line: Line) -> ReportedLine:
    return ReportedLine(line.number, line.seat, line.name, line.text, line.phrase)
