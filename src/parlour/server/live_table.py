"""A table with people at it: requests one after the other, each on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING
from zlib import crc32

from parlour.core.errors import ParlourError
from parlour.server import entries as log
from parlour.server.broadcaster import Broadcaster
from parlour.server.chairs import Change
from parlour.server.client import Client
from parlour.server.entries import Entry
from parlour.server.errors import Denied, NotAllowed, TooMuch, Unavailable
from parlour.server.limits import Bucket
from parlour.server.protocol import (
    Done,
    Held,
    encode,
)
from parlour.server.scheduler import Scheduler
from parlour.server.snapshot import dump_table
from parlour.server.table import Table
from parlour.server.writer import Overtaken, Write

if TYPE_CHECKING:
    from parlour.server.room import Room

#: A long log gets a snapshot every so many entries.
SNAPSHOT = 200
#: Chat is slower than play.
LINES_PER_SECOND = 0.5
#: So is everything else that is written and no move.
WISHES_PER_SECOND = 2.0
#: Another process may be faster so many times in a row.
TRIES = 20

logger = logging.getLogger(__name__)


class LiveTable:
    """The table in this process: the log's fold, who is connected, and what happens by itself."""

    def __init__(self, room: Room, table: Table) -> None:
        self.room = room
        self.table = table
        self.broadcaster = Broadcaster(self)
        self.scheduler = Scheduler(self)
        self.lock = asyncio.Lock()
        self._talk: dict[int, Bucket] = {}
        self._wishes: dict[int, Bucket] = {}
        #: Of every so many entries, after which a snapshot is taken: tables that began together take turns.
        self._turn = crc32(table.id.encode()) % SNAPSHOT
        #: Whether the log may be ahead of this table.
        self.stale = False
        #: The record of a game that has ended, as long as it could not be kept.
        self.owed: Write | None = None
        #: Answers in an open window: the question, the seat, the request, and whom to tell if all is in vain.
        self._waiting: list[tuple[int, int, str, Callable[[], None]]] = []

    async def ask(self, request: Callable[[Table, int], Entry]) -> Change:
        """Check the request, write its entry, let it happen, tell everybody; in this order.

        The request is looked at again whenever another process was faster, or may have been.
        """
        async with self.lock:
            is_certain = not self.room.store.is_shared
            if self.is_behind:
                await self.catch_up()
                is_certain = True
            for _ in range(TRIES):
                try:
                    entry = request(self.table, self.room.now())
                except ParlourError:
                    if is_certain:
                        raise
                else:
                    try:
                        await self._append(entry)
                    except Overtaken:
                        pass
                    else:
                        return await self._happen(entry)
                await self.catch_up()
                is_certain = True
            raise Unavailable("storage", problem="Overtaken")

    async def _append(self, entry: Entry) -> None:
        number = self.table.version + 1
        try:
            await self.room.store.write(Write(self.table.id, number, log.encode(entry)))
        except Overtaken:
            raise
        except BaseException:
            # It may be written all the same: look before the next request.
            self.stale = True
            raise
        self.room.bus.table_changed(self.table.id, number)

    async def _happen(self, entry: Entry) -> Change:
        table = self.table
        change = table.apply(entry)
        if isinstance(entry, log.Played):
            self.room.metrics.moved(table.game.name, len(entry.moves))
        if change.ended:
            await self._keep_record(change)
        elif change.info or self._is_time_for_snapshot():
            self.room.keep(self.aftermath(change))
        self._tell(entry, change)
        if change.info:
            self.scheduler.note_absence()
        self.scheduler.update()
        return change

    async def _keep_record(self, change: Change) -> None:
        """Nobody hears of the end before its record is kept, unless nothing can be kept now."""
        self.owed = self.aftermath(change)
        try:
            await self._settle()
        except Unavailable:
            logger.warning("record not kept yet", extra={"table": self.table.id})

    async def _settle(self) -> None:
        """Keep the record of the last game before anything else is written."""
        if self.owed is not None:
            await self.room.store.write(self.owed)
            self.owed = None

    def aftermath(self, change: Change) -> Write:
        """What follows from the log and is kept beside it: lists, records, snapshots."""
        table = self.table
        write = Write(table.id)
        write.changes = {
            "number": table.version,
            "status": table.status,
            "changed": self.room.now(),
            "info": encode(table.info()),
        }
        if change.ended:
            write.record = record_row(table, self.room.now())
        if self._is_time_for_snapshot():
            write.snapshot = {"number": table.version, "body": dump_table(table)}
        return write

    def _is_time_for_snapshot(self) -> bool:
        return self.table.version % SNAPSHOT == self._turn

    async def catch_up(self) -> None:
        """Let happen here what other processes have written."""
        await self._settle()
        for number, body in await self.room.store.entries(self.table.id, self.table.version):
            if number == self.table.version + 1:
                entry = log.decode(body)
                change = self.table.apply(entry)
                if change.ended:
                    # Whoever wrote the last move may have died before it kept the record.
                    await self._keep_record(change)
                self._tell(entry, change)
        self.stale = False
        self.scheduler.note_absence()
        self.scheduler.update()

    async def look(self) -> None:
        """See what the log says now, where others may have written."""
        if self.room.store.is_shared or self.is_behind:
            async with self.lock:
                await self.catch_up()

    async def refresh(self, number: int | None = None) -> None:
        """Look into the log unless the table has come to that number; later, if it cannot be read."""
        async with self.lock:
            if number is None or number > self.table.version:
                try:
                    await self.catch_up()
                except Unavailable:
                    self.stale = True

    def replay(self, entry: Entry) -> None:
        """Something that happened before anybody was here."""
        self.broadcaster.remember(self.table.apply(entry))

    @property
    def is_behind(self) -> bool:
        """Whether something is to be read, or written, before anything else."""
        return self.stale or self.owed is not None

    def is_deserted(self) -> bool:
        return self.broadcaster.is_empty() and not self.lock.locked() and not self.is_behind

    async def hear_of(self, number: int) -> None:
        """Another process has written up to this number."""
        if number > self.table.version:
            await self.refresh(number)

    async def hear_answer(self, question: int, seat: int, move: str, id: str) -> None:
        """Somebody at another process has answered in a window, of which this one may not have heard yet."""
        await self.hear_of(question)
        self.scheduler.hold(question, seat, move, id)

    def _tell(self, entry: Entry, change: Change) -> None:
        self.broadcaster.tell(entry, change)
        if change.play:
            self._let_down()

    async def show(self, client: Client, after: int | None, answers: str) -> None:
        """Send the client the whole table, but not while something is half done."""
        async with self.lock:
            client.send(self.broadcaster.whole(client, after, answers))

    async def enter(self, client: Client, after: int | None, answers: str) -> None:
        """Show the client the table and tell it of everything from now on; NotAllowed if its key is wrong."""
        async with self.lock:
            # Looked up in here, where nobody is just about to leave.
            client.seat = self.table.seat_of(client.key) if client.key else None
            if client.key and client.seat is None and client.key != self.table.host:
                raise NotAllowed("wrong-secret")
            self.broadcaster.add(client)
            self.presence_changed()
            client.send(self.broadcaster.whole(client, after, answers))

    def exit(self, client: Client) -> None:
        self.broadcaster.remove(client)
        self.presence_changed()

    def here(self) -> list[bool]:
        """By seat: whether somebody is there; bots always are."""
        present = self.broadcaster.seats() | self.room.bus.seats_elsewhere(self.table.id)
        return [chair.holder == "bot" or seat in present for seat, chair in enumerate(self.table.chairs)]

    def hosts_instead(self, key: str) -> bool:
        """Whether the host has been away for a while, and this is the key of the first person who is here."""
        host = self.table.host_seat()
        if host is None or not self.scheduler.is_long_away(host):
            return False
        here = self.here()
        present = [
            chair
            for chair, is_here in zip(self.table.chairs, here, strict=True)
            if is_here and chair.holder == "person"
        ]
        return bool(present) and present[0].key == key

    def presence_changed(self) -> None:
        """Somebody came to this process, or went."""
        self.room.bus.seats_here(self.table.id, self.broadcaster.seats())
        self.tell_presence()

    def tell_presence(self) -> None:
        self.scheduler.note_absence()
        self.scheduler.update()
        self.broadcaster.tell_presence()

    def hold(self, client: Client, seat: int, move: str, id: str, too_late: Callable[[], None]) -> None:
        """Keep the seat's answer until the window closes; `too_late` tells that it closed without."""
        question = self.table.question
        self.scheduler.hold(question, seat, move, id)
        held = self.scheduler.holds(seat)
        if held is not None and held[1] != id:
            raise Denied("already-answered")
        self._waiting.append((question, seat, id, too_late))
        self.room.bus.answer_held(self.table.id, question, seat, move, id)
        client.send(Held(id))

    def _let_down(self) -> None:
        """Tell those whose answers came to nothing, as they were late or lost on their way."""
        question, waiting = self.table.question, self._waiting
        self._waiting = [answer for answer in waiting if answer[0] == question]
        for asked, seat, id, too_late in waiting:
            if asked != question and (seat, id) not in self.table.answered:
                too_late()

    def check_wishes(self, seat: int) -> None:
        """TooMuch if the seat wishes for something else all the time, from however many connections."""
        if not self._wishes.setdefault(seat, Bucket(WISHES_PER_SECOND)).take():
            raise TooMuch("too-fast")

    def check_talk(self, seat: int) -> None:
        """TooMuch if the seat talks all the time, from however many connections."""
        if not self._talk.setdefault(seat, Bucket(LINES_PER_SECOND)).take():
            raise TooMuch("too-much-talk")

    def answer_again(self, client: Client, id: str) -> bool:
        """Whether the request was carried out before; then it is answered again."""
        version = self.table.answered.get((client.seat, id))
        if version is None:
            return False
        client.send(Done(id, version))
        return True


def record_row(table: Table, now: int) -> dict[str, object]:
    return {
        "id": f"{table.id}-{table.number}",
        "game": table.game.name,
        "public": table.created.public,
        "finished": now,
        "names": encode([chair.name for chair in table.chairs]),
        "body": table.finished_record().dump().encode(),
    }
