"""What happens at a table by itself: bots move, clocks run out, windows close, the absent are stood in for.

With several processes one of them takes care of a table at a time; were there two, the log would let only
the first of them write.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from parlour.core.errors import ParlourError
from parlour.server import entries as log
from parlour.server import requests
from parlour.server.chairs import Chair
from parlour.server.errors import Denied, StaleVersion
from parlour.server.table import Table

if TYPE_CHECKING:
    from parlour.server.live_table import LiveTable

#: After a table was read from its log, or taken over, nobody's time is up at once, milliseconds.
AFTER_LOADING = 10_000
#: Who is away before the game has begun keeps the seat so many seconds, if others are there.
GHOST = 600.0
#: After something failed it is tried again, seconds.
RETRY = 2.0

logger = logging.getLogger(__name__)


class Scheduler:
    """Looks after one table, whenever something has changed and when a time has come."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._loaded = live.room.now()
        self._timer: asyncio.TimerHandle | None = None
        #: The bots that think: by seat, what they were asked at which version.
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        #: Answers in an open window: by seat, the move and the request.
        self._held: dict[int, tuple[str, str | None]] = {}
        self._question = 0
        #: Since when each seat has been without its holder.
        self._gone: dict[int, int] = {}

    def update(self) -> None:
        """See what is to be done now, and when to look again."""
        self._cancel_timer()
        if not self.live.room.schedules(self.live):
            return
        table = self.live.table
        if table.status == "waiting":
            self._wait_for(self._absences(GHOST, self._free))
        if table.status != "playing" or table.paused:
            return
        if requests.was_asleep(table, self.live.room.started):
            self._wake()
        due: list[tuple[int, Callable[[], None]]] = []
        closes = self._closes() if table.is_window else None
        for seat in table.actors:
            chair = table.chairs[seat]
            if chair.is_played_by_bot:
                self._let_think(seat, chair.bot or requests.STAND_IN, "bot")
            elif closes is None:
                deadline = self._deadline(seat, chair)
                if deadline is not None:
                    due.append((deadline, lambda seat=seat: self._time_out(seat)))  # type: ignore[misc]
        if closes is not None and not self._waits_for_bots():
            due.append((closes, self._close_window))
        due += self._absences(table.created.grace, self._stand_in)
        self._wait_for(due)

    def take_over(self) -> None:
        """Another process took care of the table; whoever was connected to it needs time to come back."""
        self._loaded = self.live.room.now()

    def stop(self) -> None:
        self._cancel_timer()
        for _, task in self._thinking.values():
            task.cancel()

    def hold(self, question: int, seat: int, move: str, id: str | None) -> None:
        """Keep an answer until the window closes; the first one counts."""
        if question == self.live.table.question:
            if self._question != question:
                self._held, self._question = {}, question
            self._held.setdefault(seat, (move, id))

    def holds(self, seat: int) -> tuple[str, str | None] | None:
        """What the seat has answered in the open window."""
        return self._held.get(seat) if self._question == self.live.table.question else None

    def answers(self) -> Iterator[tuple[int, int, str, str]]:
        """What people have answered in the open window: the question, the seat, the move and the request."""
        if self._question == self.live.table.question:
            for seat, (move, id) in self._held.items():
                if id is not None:
                    yield self._question, seat, move, id

    def window_left(self) -> int | None:
        """Milliseconds until the window closes; None if there is none."""
        table = self.live.table
        return max(0, self._closes() - table.time(self.live.room.now())) if table.is_window else None

    def _closes(self) -> int:
        """When the window closes: after the same time for all, whatever anybody holds."""
        table = self.live.table
        length = table.created.window
        if all(table.chairs[seat].is_played_by_bot for seat in table.actors):
            length = min(length, self.live.room.settings.pace)
        opened = max(table.chairs[seat].since for seat in table.actors)
        return int(max(opened, self._loaded) + length * 1000)

    def _waits_for_bots(self) -> bool:
        """Whether a window is not to close yet: where only bots are asked, each of them may think."""
        table = self.live.table
        return all(table.chairs[seat].is_played_by_bot for seat in table.actors) and any(
            self.holds(seat) is None for seat in table.actors
        )

    def _deadline(self, seat: int, chair: Chair) -> int | None:
        allowance = self.live.table.allowance(seat)
        if allowance is None:
            return None
        return max(chair.since + allowance, self._loaded + min(allowance, AFTER_LOADING))

    def _wake(self) -> None:
        started = self.live.room.started
        self._do(lambda table, now: requests.wake(table, now, started))

    def _close_window(self) -> None:
        """All answers at once, in the order of seats; who has not answered lets it pass."""
        question = self.live.table.question

        def close(table: Table, now: int) -> log.Played:
            if not table.is_window or table.paused or table.question != question:
                raise StaleVersion("stale-version", version=0, known=table.version)
            moves, answers = [], []
            for seat in table.actors:
                move, id = self.holds(seat) or (list(table.choices(seat))[-1], None)
                moves.append((seat, move))
                if id is not None:
                    answers.append((seat, id))
            return log.Played(at=now, moves=moves, by="window", answers=answers)

        self._do(close)

    def _time_out(self, seat: int) -> None:
        self._let_think(seat, requests.stand_in(self.live.table.game.name), "clock")

    def _let_think(self, seat: int, bot: str, by: log.By) -> None:
        """Ask a bot, unless one is being asked the same already."""
        asked = self.live.table.chairs[seat].asked
        if asked is None or self.holds(seat) is not None:
            return
        version, task = self._thinking.get(seat, (0, None))
        if task is not None and not task.done():
            if version == asked:
                return
            task.cancel()
        self._thinking[seat] = (asked, self.live.room.run(self._think(seat, asked, bot, by)))

    async def _think(self, seat: int, asked: int, bot: str, by: log.By) -> None:
        live = self.live
        table = live.table
        room = live.room
        try:
            assert table.state is not None
            since = table.chairs[seat].since
            move = await room.bot_pool.choose(table, seat, bot)
            if by == "bot":
                await asyncio.sleep(max(0.0, room.settings.pace - (room.now() - since) / 1000))
            if table.is_window and table.chairs[seat].asked == asked:
                self.hold(table.question, seat, move, None)
                self.update()
                return

            def play(table: Table, now: int) -> log.Played:
                chair = table.chairs[seat]
                if chair.asked != asked or table.paused or (by == "bot" and not chair.is_played_by_bot):
                    raise StaleVersion("stale-version", version=asked, known=table.version)
                return log.Played(
                    at=now, seat=seat, moves=[(seat, requests.written(table, seat, move))], by=by
                )

            await live.ask(play)
        except StaleVersion:
            pass
        except ParlourError as error:
            logger.error("bot failed", extra={"table": table.id, "bot": bot, "code": error.code})
            self._retry_later()

    def note_absence(self) -> bool:
        """Keep in mind since when people have been away; whether that is news."""
        now = self.live.room.now()
        here = self.live.here()
        known = self._gone
        self._gone = {
            seat: known.get(seat, now)
            for seat, chair in enumerate(self.live.table.chairs)
            if chair.is_held_by_player and not here[seat]
        }
        return self._gone.keys() != known.keys()

    def is_long_away(self, seat: int) -> bool:
        """Whether the holder of the seat has been gone so long that somebody may act instead."""
        gone = self._gone.get(seat)
        return (
            gone is not None
            and self.live.room.now() - gone >= (self.live.table.created.grace or GHOST) * 1000
        )

    def _absences(self, grace: float, act: Callable[[int], None]) -> list[tuple[int, Callable[[], None]]]:
        """What is to be done for those who are away too long, if somebody waits for them."""
        table = self.live.table
        if not grace or len(self._gone) == sum(chair.is_held_by_player for chair in table.chairs):
            return []
        return [
            (int(gone + grace * 1000), lambda seat=seat: act(seat))  # type: ignore[misc]
            for seat, gone in self._gone.items()
            if table.chairs[seat].rests is None
        ]

    def _free(self, seat: int) -> None:
        """Nobody came: let somebody else sit down."""

        def leave(table: Table, now: int) -> log.Left:
            if seat not in self._gone or table.status != "waiting":
                raise Denied("not-away")
            return requests.leave(table, now, seat)

        self._do(leave)

    def _stand_in(self, seat: int) -> None:
        def rest(table: Table, now: int) -> log.Rested:
            if seat not in self._gone:
                raise Denied("not-away")
            return requests.rest(table, now, seat, "absence")

        self._do(rest)

    def _do(self, request: Callable[[Table, int], log.Entry]) -> None:
        async def act() -> None:
            try:
                await self.live.ask(request)
            except StaleVersion:
                pass
            except ParlourError as error:
                logger.warning("care failed", extra={"table": self.live.table.id, "code": error.code})
                self._retry_later()

        self.live.room.run(act())

    def _wait_for(self, due: list[tuple[int, Callable[[], None]]]) -> None:
        if due:
            when, what = min(due, key=lambda pair: pair[0])
            self._wait_until(when, what)

    def _wait_until(self, when: int, what: Callable[[], None]) -> None:
        delay = max(0.0, (when - self.live.room.now()) / 1000)
        self._timer = asyncio.get_running_loop().call_later(delay, what)

    def _retry_later(self) -> None:
        self._cancel_timer()
        self._timer = asyncio.get_running_loop().call_later(RETRY, self.update)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
