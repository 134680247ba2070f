"""Sends the notices that are due, once for each question.

Due notices are in the database, so a restart loses nothing. The process that schedules a table also sends
its notices, after checking that the question is still open.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Literal, NamedTuple

from parlour.core.errors import BadOption, ParlourError
from parlour.core.game import Game
from parlour.server.errors import Unavailable
from parlour.server.interfaces import Clock, Jobs
from parlour.server.live_tables import LiveTables
from parlour.server.notices.notifier import GONE, Notifier
from parlour.server.notices.outgoing import Undelivered
from parlour.server.notices.quiet_hours import quiet_until
from parlour.server.notices.subscription_store import Stored, SubscriptionStore
from parlour.server.notices.texts import turn_text
from parlour.server.table_locks import TableLocks

#: Milliseconds after which a notice that failed is sent again; then it is dropped.
RETRY_DELAYS = (60_000, 300_000, 1_800_000, 7_200_000)
#: Milliseconds between two looks at a notice of a game that is paused.
PAUSE_DELAY = 600_000
#: The numbers of notices that are sent, and looked at, at the same time.
AT_ONCE = 8
MOST_DUE = 50

logger = logging.getLogger(__name__)


class Turn(NamedTuple):
    """The facts about a question at the moment its notice is to be sent."""

    #: `over`: the seat or the game has ended; `elsewhere`: another process schedules the table.
    status: Literal["open", "answered", "paused", "over", "elsewhere"]
    game: Game | None = None
    left: int | None = None


class NoticeSender:
    """The notices of the tables that this process schedules."""

    def __init__(
        self,
        store: SubscriptionStore,
        notifier: Notifier,
        tables: LiveTables,
        locks: TableLocks,
        clock: Clock,
        jobs: Jobs,
    ) -> None:
        self._store = store
        self._notifier = notifier
        self._tables = tables
        self._locks = locks
        self._clock = clock
        self._jobs = jobs
        self._sending: set[str] = set()
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def send_due(self) -> None:
        """Begin to send what is due; it is sent in the background."""
        for stored in await self._store.due(self._clock.wall(), MOST_DUE):
            if stored.id not in self._sending:
                self._sending.add(stored.id)
                self._jobs.run(self._send(stored))

    async def _send(self, stored: Stored) -> None:
        try:
            async with self._slots:
                await self._send_if_open(stored)
        except Unavailable:
            # It is still due.
            logger.warning("notice not sent", extra={"table": stored.table})
        finally:
            self._sending.discard(stored.id)

    async def _send_if_open(self, stored: Stored) -> None:
        turn = await self._find_turn(stored.table, stored.key, stored.question)
        now = self._clock.wall()
        quiet = quiet_until(stored.subscription.quiet, now)
        match turn.status:
            case "elsewhere":
                pass
            case "over":
                await self._store.remove(stored.id, stored.key)
            case "answered":
                await self._store.postpone(stored.id, stored.question, None, 0)
            case "paused":
                await self._store.postpone(stored.id, stored.question, now + PAUSE_DELAY, 0)
            case "open" if quiet is not None:
                await self._store.postpone(stored.id, stored.question, quiet, stored.failures)
            case "open":
                await self._deliver(stored, turn)

    async def _deliver(self, stored: Stored, turn: Turn) -> None:
        subscription = stored.subscription
        assert turn.game is not None
        text = turn_text(turn.game, subscription.language, turn.left)
        try:
            await self._notifier.delivery.deliver(
                subscription, stored.id, turn.game.name, stored.table, text, turn.left
            )
        except BadOption:
            # The address has become one that may not be called.
            await self._store.remove(stored.id)
        except Unavailable:
            raise
        except Exception as failure:
            await self._note_failure(stored, failure)
        else:
            await self._store.postpone(stored.id, stored.question, None, 0)

    async def _note_failure(self, stored: Stored, failure: Exception) -> None:
        """Try again later, unless the address is gone. Whatever went wrong, it must not be tried at once."""
        kind = type(stored.subscription.address).__name__
        status = failure.status if isinstance(failure, Undelivered) else None
        level = logging.INFO if isinstance(failure, Undelivered) else logging.ERROR
        # No more of the failure: it might name the address.
        extra = {"kind": kind, "status": status, "error": type(failure).__name__}
        logger.log(level, "notice failed", extra=extra)
        if status in GONE:
            await self._store.remove(stored.id)
            return
        is_last = stored.failures >= len(RETRY_DELAYS)
        when = None if is_last else self._clock.wall() + RETRY_DELAYS[stored.failures]
        await self._store.postpone(stored.id, stored.question, when, stored.failures + 1)

    async def _find_turn(self, id: str, key: str, question: int) -> Turn:
        """Return whether the question of the seat with this key is still open."""
        await self._locks.acquire([id])
        if not self._locks.holds(id):
            return Turn("elsewhere")
        try:
            live = await self._tables.find(id)
            await live.sync_if_shared()
        except Unavailable:
            raise
        except ParlourError:
            await self._locks.release(id)
            return Turn("over")
        table = live.table
        seat = table.seat_of(key)
        if seat is None or table.status == "over":
            return Turn("over")
        chair = table.chairs[seat]
        if chair.asked != question or chair.is_played_by_bot or live.is_present(seat):
            return Turn("answered")
        return Turn("paused" if table.paused else "open", table.game, live.time_left(seat))
