"""A table in memory: requests are handled one at a time, each written to disk before it is broadcast."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import NamedTuple

from parlour.core.errors import ParlourError
from parlour.server import entries
from parlour.server.answer_window import AnswerWindow
from parlour.server.broadcaster import Broadcaster
from parlour.server.client import Client
from parlour.server.clock import TableClock
from parlour.server.derived_rows import DerivedRows
from parlour.server.entries import Entry
from parlour.server.errors import Denied, NotAllowed, TooMuch, Unavailable
from parlour.server.hints import Hints
from parlour.server.limits import Bucket
from parlour.server.pacing import Pacing
from parlour.server.protocol import Done, Held, Pace
from parlour.server.requests import check_may_watch, check_not_closed
from parlour.server.scheduler import Scheduler
from parlour.server.services import Request, Services, VersionConflict, Write
from parlour.server.table import Table
from parlour.server.table_clients import TableClients
from parlour.server.table_types import Change
from parlour.server.timed_lock import TimedLock

#: Rate limits of a seat for chat, and for all other requests that are written to the log except moves.
CHAT_LINES_PER_SECOND = 0.5
REQUESTS_PER_SECOND = 2.0
#: The number of retries after a version conflict.
MAX_ATTEMPTS = 20

logger = logging.getLogger(__name__)


class PendingAnswer(NamedTuple):
    """An answer in an open window, which a client here has given."""

    question: int
    seat: int
    #: The id of the request.
    id: str
    #: Called if the window closes without the answer.
    on_late: Callable[[], None]


class LiveTable:
    """The fold of the log, the connected clients, and the scheduler of one table in this process."""

    def __init__(self, table: Table, services: Services, opener: str = "") -> None:
        """`opener` is the address that has opened the table, if that was just now."""
        self.table = table
        self.lock = TimedLock()
        self._services = services
        self._clock = TableClock(services.clock, table.at)
        self._store = services.store
        self._bus = services.bus
        self.clients = TableClients(table, services.bus, opener)
        self.pacing = Pacing(table, self._clock, self.clients)
        self.window = AnswerWindow(table, self._clock, self.pacing, self.clients, services.min_bot_seconds)
        self.broadcaster = Broadcaster(table, self._clock, self.clients, self.window)
        self.scheduler = Scheduler(
            table, services, self._clock, self.clients, self.pacing, self.window, self.submit
        )
        self._rows = DerivedRows(table, services.store, services.clock, services.jobs)
        self.hints = Hints(table, services.bots, services.jobs, self.clients)
        #: Since when nobody has needed it, by the time of the loop.
        self.idle_since: float | None = None
        self._chat_limits: dict[int, Bucket] = {}
        self._request_limits: dict[int, Bucket] = {}
        #: The log may have entries that this table has not applied.
        self._is_stale = False
        self._pending_answers: list[PendingAnswer] = []

    async def submit(self, request: Request) -> Change:
        """Check the request, append its entry to the log, apply it, broadcast it; in this order.

        The request is checked again after each version conflict, and a refusal counts only if the table is
        known to be up to date.
        """
        async with self.lock:
            is_current = not self._store.is_shared
            if self.needs_sync:
                await self._sync()
                is_current = True
            for _ in range(MAX_ATTEMPTS):
                try:
                    check_not_closed(self.table)
                    entry = request(self.table, self._clock.now())
                except ParlourError:
                    if is_current:
                        raise
                else:
                    try:
                        await self._append(entry)
                    except VersionConflict:
                        pass
                    else:
                        return await self._apply(entry)
                await self._sync()
                is_current = True
            raise Unavailable("storage", problem="VersionConflict")

    async def _append(self, entry: Entry) -> None:
        number = self.table.version + 1
        try:
            # Until its scheduler has seen the entry, a slow game may have something to do.
            due = entry.at if self.table.is_slow else None
            await self._store.write(Write(self.table.id, number, entries.encode(entry), due=due))
        except VersionConflict:
            raise
        except BaseException:
            # The entry may have been committed nevertheless: read the log before the next request.
            self._is_stale = True
            raise
        self._bus.table_changed(self.table.id, number)

    async def _apply(self, entry: Entry) -> Change:
        table = self.table
        old_key = "" if entry.seat is None else table.chairs[entry.seat].key
        change = self._fold(entry)
        if isinstance(entry, entries.Played):
            self._services.metrics.moved(table.game.name, len(entry.moves))
        if change.ended:
            await self._rows.write_record()
        elif table.closed:
            await self._rows.write_now()
        elif change.info or self._rows.is_snapshot_due():
            self._rows.write_soon()
        self._broadcast(entry, change)
        if change.info:
            self.scheduler.update_absences()
        self.scheduler.update()
        if not isinstance(entry, entries.Played):
            await self._update_subscriptions(entry, old_key)
        return change

    async def _update_subscriptions(self, entry: Entry, old_key: str) -> None:
        """Keep those of a seat that has another secret now, and forget those of one that was given up."""
        notices, table = self._services.notices, self.table
        try:
            match entry:
                case entries.Closed():
                    await notices.forget_others(table.id, [])
                case entries.Left():
                    await notices.forget_others(table.id, [chair.key for chair in table.chairs if chair.key])
                case entries.Rekeyed() if entry.seat is not None:
                    await notices.change_key(table.id, old_key, entry.key, entry.keep)
        except Unavailable:
            # Before a notice is sent, it is checked again whose it is.
            logger.warning("subscriptions not updated", extra={"table": table.id})

    def _fold(self, entry: Entry) -> Change:
        change = self.table.apply(entry)
        self._clock.follow(self.table.at)
        return change

    async def _sync(self) -> None:
        """Apply and broadcast the entries that other processes have written."""
        await self._rows.flush_record()
        for number, body in await self._store.entries(self.table.id, self.table.version):
            if number == self.table.version + 1:
                entry = entries.decode(body)
                change = self._fold(entry)
                if change.ended:
                    # The process that wrote the last move may have stopped before it wrote the record.
                    await self._rows.write_record()
                self._broadcast(entry, change)
        self._is_stale = False
        self.scheduler.update_absences()
        self.scheduler.update()

    async def sync_if_shared(self) -> None:
        """Read the log if other processes may have written to it; raise Unavailable if it cannot be read."""
        if self._store.is_shared or self.needs_sync:
            async with self.lock:
                await self._sync()

    async def refresh(self, number: int | None = None) -> None:
        """Read the log unless the table has reached this number; try again later if it cannot be read."""
        if number is not None and number <= self.table.version:
            return
        async with self.lock:
            if number is None or number > self.table.version:
                try:
                    await self._sync()
                except Unavailable:
                    self._is_stale = True

    def replay(self, entry: Entry) -> None:
        """Apply an entry while the table is loaded."""
        self.broadcaster.add_to_history(self._fold(entry))

    async def write_derived_rows(self) -> None:
        """Write again what follows from the log: the last process may have stopped before it did."""
        await self._rows.write_again()

    async def activate(self) -> None:
        """Begin to do what is due by itself."""
        if self._store.is_shared:
            # Another process may have written, and published it, while this one was loading.
            await self.refresh()
            self._bus.request_state(self.table.id)
        self.broadcaster.start_delay()
        self.scheduler.update_absences()
        self.scheduler.update()

    def take_over(self) -> None:
        """Give players time to reconnect: nobody, or another process, scheduled the table until now."""
        self.scheduler.take_over()

    async def catch_up(self) -> None:
        """Read the log if it could not be read before, and find out who has come or gone."""
        if self.needs_sync:
            await self.refresh()
        if self.scheduler.update_absences():
            self.broadcast_presence()

    def stop(self) -> None:
        """Do nothing by itself any more."""
        self.scheduler.stop()
        self.broadcaster.stop()

    @property
    def needs_sync(self) -> bool:
        """Whether the log has to be read, or a record to be written, before the next request."""
        return self._is_stale or self._rows.is_record_missing

    def is_idle(self) -> bool:
        is_used = self.lock.locked() or self.needs_sync or self.scheduler.is_needed_soon()
        return self.clients.is_empty() and not is_used

    def time_left(self, seat: int) -> int | None:
        """Return the milliseconds that the seat has left for its decision; None is no limit."""
        allowance = self.table.allowance(seat)
        return (
            None if allowance is None else max(0, allowance - self.table.time_spent(seat, self._clock.now()))
        )

    async def receive_answer(self, question: int, seat: int, move: str, id: str) -> None:
        """Hold an answer that was given at another process, perhaps to a question not yet known here."""
        await self.refresh(question)
        self.window.hold(question, seat, move, id)
        self.scheduler.update()

    def _broadcast(self, entry: Entry, change: Change) -> None:
        self.broadcaster.broadcast(entry, change)
        if change.seats_changed:
            self._publish_presence()
        if change.play:
            self._reject_late_answers()

    async def send_table(self, client: Client, after: int | None, answers: str) -> None:
        """Send the client the whole table, between two requests."""
        async with self.lock:
            client.send(self.broadcaster.whole(client, after, answers))

    async def connect(self, client: Client, after: int | None, answers: str) -> None:
        """Send the client the whole table and all later updates; NotAllowed if its key is wrong."""
        async with self.lock:
            # Looked up under the lock: the seat may just be given up.
            client.seat = self.table.seat_of(client.key) if client.key else None
            if client.key and client.seat is None and client.key != self.table.host:
                raise NotAllowed("wrong-secret")
            check_may_watch(self.table, client.seat)
            self.broadcaster.add(client)
            self._publish_presence()
            client.send(self.broadcaster.whole(client, after, answers))

    def disconnect(self, client: Client) -> None:
        self.broadcaster.remove(client)
        self._publish_presence()

    def set_pace(self, seat: int, pace: Pace) -> None:
        """Note at which pace the seat shows changes, and that it will acknowledge them."""
        self.pacing.set_pace(seat, pace)
        self._report_seen(seat)

    def acknowledge(self, seat: int, version: int) -> None:
        """Note what the seat has seen."""
        self.pacing.acknowledge(seat, min(version, self.table.version))
        self._report_seen(seat)

    def receive_seen(self, seat: int, pace: Pace, version: int) -> None:
        """Note what a seat has seen that is connected to another process."""
        self.pacing.set_pace(seat, pace)
        self.pacing.acknowledge(seat, version)
        self.scheduler.update()

    def _report_seen(self, seat: int) -> None:
        if seat in self.pacing.reporters():
            self._bus.seen_here(self.table.id, seat, *self.pacing.report(seat))
        self.scheduler.update()

    def is_present(self, seat: int) -> bool:
        """Return whether the seat's holder is connected to any process; bots always are."""
        return self.clients.present()[seat]

    def is_acting_host(self, key: str) -> bool:
        """Return whether the host is long absent and this is the key of the first person present."""
        host = self.table.host_seat()
        if host is None or not self.scheduler.is_long_absent(host):
            return False
        persons = [
            chair
            for chair, is_present in zip(self.table.chairs, self.clients.present(), strict=True)
            if is_present and chair.holder == "person"
        ]
        return bool(persons) and persons[0].key == key

    def _publish_presence(self) -> None:
        self.publish_seats()
        self.broadcast_presence()

    def publish_seats(self) -> None:
        """Tell the other processes who is connected to this one."""
        self._bus.seats_here(self.table.id, self.clients.announced_seats())

    def publish_state(self) -> None:
        """Tell a process that has loaded the table who is here, what they have seen, and held answers."""
        self.publish_seats()
        id, here = self.table.id, self.clients.seats()
        for seat in self.pacing.reporters():
            if seat in here:
                self._bus.seen_here(id, seat, *self.pacing.report(seat))
        for question, seat, move, request in self.window.answers_of_people():
            self._bus.answer_held(id, question, seat, move, request)

    def broadcast_presence(self) -> None:
        self.pacing.forget_absent()
        self.scheduler.update_absences()
        self.scheduler.update()
        self.broadcaster.broadcast_presence()

    def hold_answer(self, client: Client, seat: int, move: str, id: str, on_late: Callable[[], None]) -> None:
        """Hold the seat's answer until the window closes; `on_late` is called if it closes without it."""
        question = self.table.question
        self.window.hold(question, seat, move, id)
        held = self.window.answer(seat)
        if held is not None and held[1] != id:
            raise Denied("already-answered")
        self._pending_answers.append(PendingAnswer(question, seat, id, on_late))
        self._bus.answer_held(self.table.id, question, seat, move, id)
        client.send(Held(id))
        self.scheduler.update()

    def _reject_late_answers(self) -> None:
        """Refuse the answers to earlier questions that the log does not have."""
        pending = self._pending_answers
        if not pending:
            return
        question = self.table.question
        self._pending_answers = [answer for answer in pending if answer.question == question]
        for answer in pending:
            if answer.question != question and (answer.seat, answer.id) not in self.table.answered:
                answer.on_late()

    def check_request_rate(self, seat: int) -> None:
        """Raise `TooMuch` if the seat sends too many requests, over all its connections."""
        if not self._request_limits.setdefault(seat, Bucket(REQUESTS_PER_SECOND)).take():
            raise TooMuch("too-fast")

    def check_chat_rate(self, seat: int) -> None:
        """Raise `TooMuch` if the seat sends too many lines of chat, over all its connections."""
        if not self._chat_limits.setdefault(seat, Bucket(CHAT_LINES_PER_SECOND)).take():
            raise TooMuch("too-much-talk")

    def repeat_answer(self, client: Client, id: str) -> bool:
        """Answer a request again that was carried out before; False if it was not."""
        version = self.table.answered.get((client.seat, id))
        if version is None:
            return False
        client.send(Done(id, version))
        return True
