"""The scheduler of a table: bots move, clocks run out, windows close, bots stand in for absent players.

With several processes, the one that holds the lock of a table schedules it. If two did, the log would accept
the entries of only one of them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from math import ceil

from parlour.core.errors import ParlourError
from parlour.server import entries as log
from parlour.server import requests
from parlour.server.clock import TableClock
from parlour.server.errors import Denied, StaleVersion
from parlour.server.services import Request, Services, Submit
from parlour.server.table import Table
from parlour.server.table_types import Chair

#: After a table was loaded or taken over, nobody runs out of time for this many milliseconds.
GRACE_AFTER_LOAD = 10_000
#: A player who is absent before the game starts keeps the seat for this many seconds, if others are present.
SEAT_TIMEOUT = 600.0
#: Seconds before a failed request is retried.
RETRY_DELAY = 2.0

logger = logging.getLogger(__name__)


class Scheduler:
    """Decides after each change what to do next, and sets a timer for the earliest deadline."""

    def __init__(
        self,
        table: Table,
        services: Services,
        clock: TableClock,
        submit: Submit,
        presence: Callable[[], list[bool]],
        account: Callable[[], str],
    ) -> None:
        self.table = table
        self._clock = clock
        self._locks = services.locks
        self._bots = services.bots
        self._jobs = services.jobs
        self._pace = services.pace
        self._submit_request = submit
        self._presence = presence
        self._account = account
        self._loaded_at = clock.now()
        self._timer: asyncio.TimerHandle | None = None
        #: Running bots by seat, with the version at which the seat was asked.
        self._bot_tasks: dict[int, tuple[int, asyncio.Task[None]]] = {}
        #: Answers to the question of the open window, by seat: the move and the request id.
        self._held: dict[int, tuple[str, str | None]] = {}
        self._held_question = 0
        #: Since when the holder of each seat has been absent.
        self._absent_since: dict[int, int] = {}

    def update(self) -> None:
        """Start what is due and set the timer for what is not."""
        self._cancel_timer()
        table = self.table
        if not self._locks.holds(table.id):
            return
        if table.status == "waiting":
            self._set_timer(self._absence_deadlines(SEAT_TIMEOUT, self._free_seat))
        if table.status != "playing" or table.paused:
            return
        if requests.was_asleep(table, self._clock.started):
            self._wake()
        deadlines: list[tuple[int, Callable[[], None]]] = []
        window_end = self._window_end() if table.is_window else None
        for seat in table.actors:
            chair = table.chairs[seat]
            if chair.is_played_by_bot:
                self._ask_bot(seat, chair.bot or requests.STAND_IN, "bot")
            elif window_end is None:
                deadline = self._deadline(seat, chair)
                if deadline is not None:
                    deadlines.append((deadline, lambda seat=seat: self._time_out(seat)))  # type: ignore[misc]
        if window_end is not None and not self._waits_for_bots():
            deadlines.append((window_end, self._close_window))
        deadlines += self._absence_deadlines(table.created.grace, self._rest_seat)
        self._set_timer(deadlines)

    def take_over(self) -> None:
        """Give players time to reconnect: nobody, or another process, scheduled the table until now."""
        self._loaded_at = self._clock.now()

    def stop(self) -> None:
        self._cancel_timer()
        for _, task in self._bot_tasks.values():
            task.cancel()

    def hold(self, question: int, seat: int, move: str, id: str | None) -> None:
        """Hold an answer until the window closes; the first answer of a seat counts."""
        if question == self.table.question:
            if self._held_question != question:
                self._held, self._held_question = {}, question
            self._held.setdefault(seat, (move, id))

    def held_answer(self, seat: int) -> tuple[str, str | None] | None:
        """Return the seat's answer in the open window: the move and the request id."""
        return self._held.get(seat) if self._held_question == self.table.question else None

    def held_answers(self) -> Iterator[tuple[int, int, str, str]]:
        """Yield the answers of people in the open window: question, seat, move and request id."""
        if self._held_question == self.table.question:
            for seat, (move, id) in self._held.items():
                if id is not None:
                    yield self._held_question, seat, move, id

    def window_left(self) -> int | None:
        """Return the milliseconds until the window closes; None if none is open."""
        table = self.table
        return max(0, self._window_end() - table.time(self._clock.now())) if table.is_window else None

    def _window_end(self) -> int:
        """Return when the window closes; the length never depends on what anybody holds."""
        table = self.table
        length = table.created.window
        if all(table.chairs[seat].is_played_by_bot for seat in table.actors):
            length = min(length, self._pace)
        opened = max(table.chairs[seat].since for seat in table.actors)
        return int(max(opened, self._loaded_at) + length * 1000)

    def _waits_for_bots(self) -> bool:
        """Return whether the window stays open because only bots are asked, and some have not answered."""
        table = self.table
        return all(table.chairs[seat].is_played_by_bot for seat in table.actors) and any(
            self.held_answer(seat) is None for seat in table.actors
        )

    def _deadline(self, seat: int, chair: Chair) -> int | None:
        allowance = self.table.allowance(seat)
        if allowance is None:
            return None
        return max(chair.since + allowance, self._loaded_at + min(allowance, GRACE_AFTER_LOAD))

    def _wake(self) -> None:
        started = self._clock.started
        self._submit(lambda table, now: requests.wake(table, now, started))

    def _close_window(self) -> None:
        """Play all answers at once, in the order of seats; a seat without an answer passes."""
        question = self.table.question

        def close(table: Table, now: int) -> log.Played:
            if not table.is_window or table.paused or table.question != question:
                raise StaleVersion("stale-version", version=0, known=table.version)
            moves, answers = [], []
            for seat in table.actors:
                move, id = self.held_answer(seat) or (list(table.choices(seat))[-1], None)
                moves.append((seat, move))
                if id is not None:
                    answers.append((seat, id))
            return log.Played(at=now, moves=moves, by="window", answers=answers)

        self._submit(close)

    def _time_out(self, seat: int) -> None:
        self._ask_bot(seat, requests.stand_in(self.table.game.name), "clock")

    def _ask_bot(self, seat: int, bot: str, by: log.By) -> None:
        """Start a bot for the seat's question, unless one is running for it."""
        asked = self.table.chairs[seat].asked
        if asked is None or self.held_answer(seat) is not None:
            return
        version, task = self._bot_tasks.get(seat, (0, None))
        if task is not None and not task.done():
            if version == asked:
                return
            task.cancel()
        self._bot_tasks[seat] = (asked, self._jobs.run(self._play_bot(seat, asked, bot, by)))

    async def _play_bot(self, seat: int, asked: int, bot: str, by: log.By) -> None:
        table = self.table
        try:
            assert table.state is not None
            since = table.chairs[seat].since if by == "bot" else self._clock.now()
            move = await self._bots.choose(table, seat, bot, self._account())
            await asyncio.sleep(self._until_beat(since))
            if table.is_window and table.chairs[seat].asked == asked:
                self.hold(table.question, seat, move, None)
                self.update()
                return

            def play(table: Table, now: int) -> log.Played:
                chair = table.chairs[seat]
                if chair.asked != asked or table.paused or (by == "bot" and not chair.is_played_by_bot):
                    raise StaleVersion("stale-version", version=asked, known=table.version)
                text = requests.normalise_move(table, seat, move)
                return log.Played(at=now, seat=seat, moves=[(seat, text)], by=by)

            await self._submit_request(play)
        except StaleVersion:
            pass
        except ParlourError as error:
            logger.error("bot move failed", extra={"table": table.id, "bot": bot, "code": error.code})
            self._retry_later()

    def _until_beat(self, since: int) -> float:
        """Seconds until a bot moves that was asked then and has decided now.

        Bots move only at whole multiples of the pace: exact times would show how much there was to decide.
        """
        if not self._pace:
            return 0.0
        elapsed = (self._clock.now() - since) / 1000
        return max(1, ceil(elapsed / self._pace)) * self._pace - elapsed

    def update_absences(self) -> bool:
        """Note since when players have been absent; whether the set of absent players has changed."""
        now = self._clock.now()
        presence = self._presence()
        known = self._absent_since
        self._absent_since = {
            seat: known.get(seat, now)
            for seat, chair in enumerate(self.table.chairs)
            if chair.is_held_by_player and not presence[seat]
        }
        return self._absent_since.keys() != known.keys()

    def is_long_absent(self, seat: int) -> bool:
        """Return whether the seat's holder has been absent for so long that another may act as host."""
        since = self._absent_since.get(seat)
        grace = (self.table.created.grace or SEAT_TIMEOUT) * 1000
        return since is not None and self._clock.now() - since >= grace

    def _absence_deadlines(
        self, grace: float, act: Callable[[int], None]
    ) -> list[tuple[int, Callable[[], None]]]:
        """Return when to act for each absent seat; empty if no player is present to wait for them."""
        chairs = self.table.chairs
        if not grace or len(self._absent_since) == sum(chair.is_held_by_player for chair in chairs):
            return []
        return [
            (int(since + grace * 1000), lambda seat=seat: act(seat))  # type: ignore[misc]
            for seat, since in self._absent_since.items()
            if chairs[seat].rests is None
        ]

    def _free_seat(self, seat: int) -> None:
        def leave(table: Table, now: int) -> log.Left:
            if seat not in self._absent_since or table.status != "waiting":
                raise Denied("not-away")
            return requests.leave(table, now, seat)

        self._submit(leave)

    def _rest_seat(self, seat: int) -> None:
        def rest(table: Table, now: int) -> log.Rested:
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

    def _set_timer(self, deadlines: list[tuple[int, Callable[[], None]]]) -> None:
        if deadlines:
            when, act = min(deadlines, key=lambda pair: pair[0])
            delay = max(0.0, (when - self._clock.now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(delay, act)

    def _retry_later(self) -> None:
        self._cancel_timer()
        self._timer = asyncio.get_running_loop().call_later(RETRY_DELAY, self.update)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
