"""The scheduler of a table: bots move, clocks run out, windows close, bots stand in for absent players.

With several processes, the one that holds the lock of a table schedules it. If two did, the log would accept
the entries of only one of them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from math import ceil
from typing import NamedTuple

from parlour import fair
from parlour.core.errors import ParlourError
from parlour.server import entries, requests
from parlour.server.answer_window import AnswerWindow
from parlour.server.clock import TableClock
from parlour.server.durations import DAY_SECONDS
from parlour.server.errors import Denied, StaleVersion, Unavailable
from parlour.server.pacing import Pacing
from parlour.server.services import Request, Services, Submit
from parlour.server.table import Table
from parlour.server.table_clients import TableClients
from parlour.server.table_types import STAND_IN, Chair

#: After a table was loaded or taken over, nobody runs out of time for this many milliseconds.
GRACE_AFTER_LOAD = 10_000
#: A player who is absent before the game starts keeps the seat for this many seconds, if others are present.
SEAT_TIMEOUT = 600.0
#: Seconds before a failed request is retried.
RETRY_DELAY = 2.0
#: In slow games, nobody runs out of time for this many milliseconds after the server has started.
SLOW_GRACE_AFTER_START = 3_600_000
#: A table that has something to do within this many milliseconds stays in memory.
SOON = 120_000

logger = logging.getLogger(__name__)


class Deadline(NamedTuple):
    """A moment, in milliseconds since 1970, and what is to be done then."""

    at: int
    act: Callable[[], None]


class Scheduler:
    """Decides after each change what to do next, and sets a timer for the earliest deadline."""

    def __init__(
        self,
        table: Table,
        services: Services,
        clock: TableClock,
        clients: TableClients,
        pacing: Pacing,
        window: AnswerWindow,
        submit: Submit,
    ) -> None:
        self.table = table
        self._clock = clock
        self._locks = services.locks
        self._bots = services.bots
        self._jobs = services.jobs
        self._min_bot_seconds = services.min_bot_seconds
        self._store = services.store
        self._notices = services.notices
        self._clients = clients
        self._pacing = pacing
        self._window = window
        self._submit_request = submit
        self.take_over()
        self._timer: asyncio.TimerHandle | None = None
        #: Running bots by seat, with the version at which the seat was asked.
        self._bot_tasks: dict[int, tuple[int, asyncio.Task[None]]] = {}
        #: Since when the holder of each seat has been absent.
        self._absent_since: dict[int, int] = {}
        #: The question of each seat that has been announced to its absent holder.
        self._announced: dict[int, int] = {}
        #: The version whose due time was last written.
        self._noted = 0

    def update(self) -> None:
        """Start what is due and set the timer for what is not."""
        self._cancel_timer()
        self._window.announce_start()
        table = self.table
        if not self._locks.holds(table.id):
            return
        if table.status == "over" and not table.closed:
            self._set_timer(self._rematch_deadlines())
        self._note_due()
        if table.status == "waiting" and not table.is_slow:
            self._set_timer(self._absence_deadlines(SEAT_TIMEOUT, self._free_seat))
        if table.status != "playing" or table.paused:
            return
        if requests.was_asleep(table, self._clock.started):
            self._wake()
        deadlines: list[Deadline] = []
        for seat in table.actors:
            chair = table.chairs[seat]
            if chair.is_played_by_bot:
                if table.is_duplicate and seat != self._first_to_decide():
                    continue
                self._ask_bot(seat, chair.bot or table.stand_in, "bot")
            elif not table.is_window:
                deadline = self._deadline(seat, chair)
                if deadline is not None:
                    deadlines.append(Deadline(deadline, partial(self._time_out, seat)))
                if self._is_to_be_told(seat):
                    when = max(chair.since, self._absent_since[seat]) + self._notices.delay
                    deadlines.append(Deadline(when, partial(self._announce, seat)))
        if table.is_window:
            end = self._window.end()
            if end is None:
                deadlines.append(Deadline(self._window.latest_start(), self.update))
            elif not self._window.is_waiting_for_bots():
                deadlines.append(Deadline(end, self._close_window))
        deadlines += self._absence_deadlines(table.created.grace, self._rest_seat)
        self._set_timer(deadlines)

    def _first_to_decide(self) -> int:
        """Return the next seat to decide where others play the same deal: people before bots, then in order.

        Otherwise the moves of bots would depend on who is faster.
        """
        chairs = self.table.chairs
        return min(self.table.actors, key=lambda seat: (chairs[seat].is_played_by_bot, seat))

    def take_over(self) -> None:
        """Give players time to reconnect: nobody, or another process, scheduled the table until now."""
        self._loaded_at = self._clock.now()
        self._window.postpone_start()

    def stop(self) -> None:
        self._cancel_timer()
        for _, task in self._bot_tasks.values():
            task.cancel()

    def _deadline(self, seat: int, chair: Chair) -> int | None:
        """Return when a bot decides for the seat; None: never."""
        table = self.table
        allowance = table.allowance(seat)
        if allowance is None or table.created.late == "wait":
            return None
        deadline = max(chair.since + allowance, self._loaded_at + min(allowance, GRACE_AFTER_LOAD))
        return max(deadline, self._clock.started + SLOW_GRACE_AFTER_START) if table.is_slow else deadline

    def is_needed_soon(self) -> bool:
        """Return whether the table of a slow game has to stay in memory, even if nobody is connected."""
        table = self.table
        if not table.is_slow or not self._locks.holds(table.id):
            return False
        due = self._due()
        return due is not None and due <= self._clock.now() + SOON

    def _due(self) -> int | None:
        """Return when something has to happen in a slow game; None if it waits for people."""
        table = self.table
        if table.status != "playing" or table.paused:
            return None
        if table.is_window or any(table.chairs[seat].is_played_by_bot for seat in table.actors):
            return self._clock.now()
        if any(self._is_to_be_told(seat) for seat in table.actors):
            return self._clock.now()
        deadlines = [self._deadline(seat, table.chairs[seat]) for seat in table.actors]
        return min((deadline for deadline in deadlines if deadline is not None), default=None)

    def _note_due(self) -> None:
        """Write down when the table has to be in memory, once nothing has to be done at once."""
        table = self.table
        if not table.is_slow or self._noted == table.version or self.is_needed_soon():
            return
        version = self._noted = table.version
        due = self._due()

        async def note() -> None:
            try:
                await self._store.set_due(table.id, version, due)
            except Unavailable:
                # The table is then loaded once too often.
                logger.warning("due time not written", extra={"table": table.id})

        self._jobs.run(note())

    def _is_to_be_told(self, seat: int) -> bool:
        """Return whether the seat's holder is absent and has not been told yet that it is their turn."""
        chair = self.table.chairs[seat]
        return (
            chair.holder == "person"
            and chair.rests is None
            and seat in self._absent_since
            and self._announced.get(seat) != chair.asked
        )

    def _announce(self, seat: int) -> None:
        table, chair = self.table, self.table.chairs[seat]
        asked, key = chair.asked, chair.key
        assert asked is not None

        async def announce() -> None:
            try:
                await self._notices.announce(table.id, key, asked)
            except Unavailable:
                self._announced.pop(seat, None)
                self._retry_later()

        self._announced[seat] = asked
        self._jobs.run(announce())
        self.update()

    def _wake(self) -> None:
        started = self._clock.started
        self._submit(lambda table, now: requests.wake(table, now, started))

    def _close_window(self) -> None:
        """Play all answers at once, in the order of seats; a seat without an answer passes."""
        question = self.table.question

        def close(table: Table, now: int) -> entries.Played:
            if not table.is_window or table.paused or table.question != question:
                raise StaleVersion("stale-version", version=0, known=table.version)
            moves, answers = [], []
            for seat in table.actors:
                move, id = self._window.answer(seat) or (list(table.choices(seat))[-1], None)
                moves.append((seat, move))
                if id is not None:
                    answers.append((seat, id))
            return entries.Played(at=now, moves=moves, by="window", answers=answers)

        self._submit(close)

    def _time_out(self, seat: int) -> None:
        # The usual bot: running out of time must not pay, however strong the table's stand-in is.
        self._ask_bot(seat, STAND_IN, "clock")

    def _ask_bot(self, seat: int, bot: str, by: entries.By) -> None:
        """Start a bot for the seat's question, unless one is running for it."""
        asked = self.table.chairs[seat].asked
        if asked is None or self._window.answer(seat) is not None:
            return
        version, task = self._bot_tasks.get(seat, (0, None))
        if task is not None and not task.done():
            if version == asked:
                return
            task.cancel()
        self._bot_tasks[seat] = (asked, self._jobs.run(self._play_bot(seat, asked, bot, by)))

    async def _play_bot(self, seat: int, asked: int, bot: str, by: entries.By) -> None:
        table = self.table
        try:
            assert table.state is not None
            since = table.chairs[seat].since if by == "bot" else self._clock.now()
            most = self._window.seconds_for_bots() if table.is_window else None
            move = await self._bots.choose(table, seat, bot, self._clients.account(), most)
            least = self._bots.least_seconds(table.game.name, bot) if self._min_bot_seconds else 0.0
            if table.is_window and table.chairs[seat].asked == asked:
                least = least if most is None else min(least, most)
                await asyncio.sleep(self._until_interval(since, max(self._window.shortest / 1000, least)))
                self._window.hold(asked, seat, move, None)
                self.update()
                return
            await self._pacing.wait_until_seen(asked, since)
            interval = max(self._min_bot_seconds * self._pacing.factor(), least)
            await asyncio.sleep(self._until_interval(since, interval))

            def play(table: Table, now: int) -> entries.Played:
                chair = table.chairs[seat]
                if chair.asked != asked or table.paused or (by == "bot" and not chair.is_played_by_bot):
                    raise StaleVersion("stale-version", version=asked, known=table.version)
                text = requests.normalise_move(table, seat, move)
                return entries.Played(at=now, seat=seat, moves=[(seat, text)], by=by)

            await self._submit_request(play)
        except StaleVersion:
            pass
        except ParlourError as error:
            logger.error("bot move failed", extra={"table": table.id, "bot": bot, "code": error.code})
            self._retry_later()

    def _until_interval(self, since: int, interval: float) -> float:
        """Return the seconds until a bot moves that was asked then and has decided now.

        Bots move only after a whole number of intervals: exact times would show how much there was to decide.
        The interval is as long as any decision of this bot may take, unless the workers are overloaded.
        """
        if not interval:
            return 0.0
        elapsed = (self._clock.now() - since) / 1000
        return max(1, ceil(elapsed / interval)) * interval - elapsed

    def update_absences(self) -> bool:
        """Note since when players have been absent; whether the set of absent players has changed."""
        now = self._clock.now()
        present = self._clients.present()
        known = self._absent_since
        self._absent_since = {
            seat: known.get(seat, now)
            for seat, chair in enumerate(self.table.chairs)
            if chair.is_held_by_player and not present[seat]
        }
        for seat in known.keys() - self._absent_since.keys():
            # They may subscribe now, and leave without a decision. Others are not told a second time.
            self._announced.pop(seat, None)
        return self._absent_since.keys() != known.keys()

    def is_long_absent(self, seat: int) -> bool:
        """Return whether the seat's holder has been absent for so long that another may act as host."""
        since = self._absent_since.get(seat)
        return since is not None and self._clock.now() - since >= self._patience()

    def _patience(self) -> int:
        """Return for how many milliseconds the others wait for somebody who is absent between two games."""
        usual = DAY_SECONDS if self.table.is_slow else SEAT_TIMEOUT
        return int((self.table.created.grace or usual) * 1000)

    def _absence_deadlines(self, grace: float, act: Callable[[int], None]) -> list[Deadline]:
        """Return when to act for each absent seat; empty if no player is present to wait for them."""
        chairs = self.table.chairs
        if not grace or len(self._absent_since) == sum(chair.is_held_by_player for chair in chairs):
            return []
        return [
            Deadline(int(since + grace * 1000), partial(act, seat))
            for seat, since in self._absent_since.items()
            if chairs[seat].rests is None
        ]

    def _rematch_deadlines(self) -> list[Deadline]:
        """Return when the next game can begin without those who have left the page; empty if it must wait."""
        chairs = self.table.chairs
        if not any(chair.ready for chair in chairs):
            return []
        due = self._clock.now()
        for seat, chair in enumerate(chairs):
            if chair.holder == "person" and not chair.ready and chair.rests is None:
                since = self._absent_since.get(seat)
                if since is None:
                    return []
                due = max(due, since + self._patience())
        return [Deadline(due, self._start_rematch)]

    def _start_rematch(self) -> None:
        """Deal another game to those who are ready; with an open seat, only prepare it."""
        number = self.table.number

        def prepare(table: Table, now: int) -> entries.Rematch:
            if table.number != number or not self._rematch_deadlines():
                raise StaleVersion("stale-version", version=0, known=table.version)
            return requests.rematch(table, now, fair.new_secret(), deal=True)

        self._submit(prepare)

    def _free_seat(self, seat: int) -> None:
        def leave(table: Table, now: int) -> entries.Left:
            if seat not in self._absent_since or table.status != "waiting":
                raise Denied("not-away")
            return requests.leave(table, now, seat)

        self._submit(leave)

    def _rest_seat(self, seat: int) -> None:
        def rest(table: Table, now: int) -> entries.Rested:
            if seat not in self._absent_since:
                raise Denied("not-away")
            return requests.rest(table, now, seat, "absence")

        self._submit(rest)

    def _submit(self, request: Request) -> None:
        """Submit a request in the background; retry later if it is refused."""

        async def act() -> None:
            try:
                await self._submit_request(request)
            except StaleVersion:
                pass
            except ParlourError as error:
                extra = {"table": self.table.id, "code": error.code}
                logger.warning("scheduled request failed", extra=extra)
                self._retry_later()

        self._jobs.run(act())

    def _set_timer(self, deadlines: list[Deadline]) -> None:
        if deadlines:
            first = min(deadlines, key=lambda deadline: deadline.at)
            delay = max(0.0, (first.at - self._clock.now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(delay, first.act)

    def _retry_later(self) -> None:
        self._cancel_timer()
        self._timer = asyncio.get_running_loop().call_later(RETRY_DELAY, self.update)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
