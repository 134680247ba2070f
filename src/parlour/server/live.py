"""A table with people at it: requests one after the other, each on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Raw
from msgspec.structs import replace

from parlour.core.errors import ParlourError
from parlour.core.events import Event
from parlour.server import entries as log
from parlour.server import wire
from parlour.server.care import Care
from parlour.server.entries import Entry
from parlour.server.errors import Denied, TooMuch, Unavailable
from parlour.server.guest import Guest
from parlour.server.limits import Bucket
from parlour.server.protocol import (
    PROTOCOL,
    Choice,
    Done,
    Held,
    Missed,
    NoClock,
    Presence,
    Update,
    Whole,
    Words,
    encode,
)
from parlour.server.sight import Sight
from parlour.server.snapshot import dump_table
from parlour.server.spoken import speak, speak_events, speaker
from parlour.server.store import Overtaken, Write
from parlour.server.table import Change, Table

if TYPE_CHECKING:
    from parlour.server.room import Room

#: Clients that come back hear at most so many of the last versions again.
RECENT = 40
#: A long log gets a snapshot every so many entries.
SNAPSHOT = 200
#: Chat is slower than play.
LINES_PER_SECOND = 0.5
#: Another process may be faster so many times in a row.
TRIES = 20

logger = logging.getLogger(__name__)


class Shown:
    """What those at a seat, or watching, were shown last."""

    def __init__(self) -> None:
        self.sight: Sight | None = None
        self.choices: list[Choice] = []
        self.asked: object = None


class LiveTable:
    """The table in this process: the log's fold, who is connected, and what happens by itself."""

    def __init__(self, room: Room, table: Table) -> None:
        self.room = room
        self.table = table
        self.guests: dict[int | None, set[Guest]] = {}
        self.shown: dict[int | None, Shown] = {}
        self.recent: deque[tuple[int, list[tuple[Event, Raw]]]] = deque(maxlen=RECENT)
        #: When spectators see late: the table as they may see it now, if they may see anything yet.
        self.curtain: Whole | None = None
        self.care = Care(self)
        self.lock = asyncio.Lock()
        self._talk: dict[int, Bucket] = {}
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
        self.room.news.table_changed(self.table.id, number)

    async def _happen(self, entry: Entry) -> Change:
        table = self.table
        change = table.apply(entry)
        if isinstance(entry, log.Played):
            self.room.metrics.moved(table.game.name, len(entry.moves))
        if change.ended:
            await self._keep_record(change)
        elif change.info or table.version % SNAPSHOT == 0:
            self.room.keep(self.aftermath(change))
        self._tell(entry, change)
        if change.info:
            self.care.note_absence()
        self.care.look()
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
        if table.version % SNAPSHOT == 0:
            write.snapshot = {"number": table.version, "body": dump_table(table)}
        return write

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
        self.care.note_absence()
        self.care.look()

    async def look(self) -> None:
        """See what the log says now."""
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
        change = self.table.apply(entry)
        self._remember(change)

    def _remember(self, change: Change) -> list[tuple[Event, Raw]]:
        """The events of this version, ready to be sent now or to whoever comes back."""
        happened = [(event, wire.event(self.table.game, event)) for event in change.events]
        self.recent.append((self.table.version, happened))
        return happened

    @property
    def is_behind(self) -> bool:
        """Whether something is to be read, or written, before anything else."""
        return self.stale or self.owed is not None

    def is_deserted(self) -> bool:
        return not self.guests and not self.lock.locked() and not self.is_behind

    async def hear_of(self, number: int) -> None:
        """Another process has written up to this number."""
        if number > self.table.version:
            await self.refresh(number)

    async def hear_answer(self, question: int, seat: int, move: str, id: str) -> None:
        """Somebody at another process has answered in a window, of which this one may not have heard yet."""
        await self.hear_of(question)
        self.care.hold(question, seat, move, id)

    def _tell(self, entry: Entry, change: Change) -> None:
        """Send everybody what they may know of the change."""
        table = self.table
        happened = self._remember(change)
        answers = [(entry.seat, entry.id)] if entry.id is not None else []
        if isinstance(entry, log.Played):
            answers += entry.answers
        for seat, guests in self.guests.items():
            if not guests or (seat is None and table.created.delay):
                continue
            request = next((id for owner, id in answers if owner == seat and seat is not None), None)
            self._send_update(seat, guests, change, happened, request)
        self.show_later()
        if change.play:
            self._let_down()
        if isinstance(entry, log.Left):
            # Whoever sits there next has other secrets.
            for guest in self.guests.get(entry.seat, ()):
                guest.dismiss("removed")

    def _send_update(
        self,
        seat: int | None,
        guests: set[Guest],
        change: Change,
        happened: list[tuple[Event, Raw]],
        id: str | None,
    ) -> None:
        table = self.table
        update = Update(
            table.version,
            events=wire.heard(happened, seat) or UNSET,
            answers=UNSET if id is None else id,
            line=UNSET if change.line is None else change.line,
            info=table.info() if change.info else UNSET,
            **(self._news_of_play(seat, change) if change.play else {}),
        )
        data = encode(update)
        for guest in guests:
            if guest.language is not None:
                self._send_spoken(guest, update, change)
            elif change.line is not None and change.line.seat in guest.muted:
                guest.send(replace(update, line=UNSET))
            else:
                guest.send_bytes(data)

    def _news_of_play(self, seat: int | None, change: Change) -> dict[str, Any]:
        """The fields of an update that tell how the game stands now."""
        table = self.table
        shown = self.shown[seat]
        sights = table.sights
        news: dict[str, Any] = {}
        if change.fresh or shown.sight is None or sights is None:
            news["fresh"] = table.view(seat)
        elif changed := sights.news(shown.sight, seat):
            news["view"] = changed
        shown.sight = None if sights is None else sights.of(seat)
        choices = wire.choices(table, seat)
        if choices or shown.choices:
            news["choices"] = shown.choices = choices
        asked = wire.ask(table, seat)
        if asked is not None or shown.asked is not None:
            news["ask"] = shown.asked = asked
        if not isinstance(table.created.clock, NoClock):
            news["clocks"] = wire.clocks(table, self.room.now())
        if table.created.window:
            news["window"] = self.care.window_left()
        return news

    def _send_spoken(self, guest: Guest, update: Update, change: Change) -> None:
        """The update with sentences, for clients that have no language files."""
        table = self.table
        assert guest.language is not None
        voice = speaker(table, guest.language)
        heard = [event for event in change.events if event.heard_by(guest.seat)]
        if change.play:
            asked, choices = wire.ask(table, guest.seat), wire.choices(table, guest.seat)
            over = table.status == "over"
            words = speak(table.game, voice, heard, table.view(guest.seat), over, asked, choices)
        else:
            words = Words(speak_events(table.game, voice, heard))
        line = UNSET if change.line is not None and change.line.seat in guest.muted else update.line
        guest.send(replace(update, words=words, line=line))

    async def show(self, guest: Guest, after: int | None, answers: str) -> None:
        """Send the guest the whole table, but not while something is half done."""
        async with self.lock:
            guest.send(self.whole(guest, after, answers))

    def whole(self, guest: Guest, after: int | None, answers: str | None) -> Whole:
        """The table for this guest, and what it missed since that version."""
        if guest.seat is None and self.table.created.delay:
            late = replace(self.curtain or self._hidden(), here=self.here(), answers=answers)
            return self._spoken(late, guest.language)
        whole = self._whole(guest.seat, answers, after)
        if guest.muted:
            whole = replace(whole, lines=[line for line in whole.lines if line.seat not in guest.muted])
        return self._spoken(whole, guest.language, after)

    def _spoken(self, whole: Whole, language: str | None, after: int | None = None) -> Whole:
        """With sentences if wished for: only what the whole tells, and what happened after that version."""
        if language is None:
            return whole
        table = self.table
        missed = [
            event
            for version, happened in self.recent
            if after is not None and version > after
            for event, _ in happened
            if event.heard_by(whole.seat)
        ]
        voice = speaker(table, language)
        over = whole.info.status == "over"
        words = speak(table.game, voice, missed, whole.view, over, whole.ask, whole.choices)
        return replace(whole, words=words)

    def _whole(self, seat: int | None, answers: str | None, after: int | None = None) -> Whole:
        table = self.table
        view = table.view(seat)
        shown = self.shown.setdefault(seat, Shown())
        shown.sight = None if table.sights is None else table.sights.of(seat)
        shown.choices, shown.asked = wire.choices(table, seat), wire.ask(table, seat)
        now = self.room.now()
        return Whole(
            version=table.version,
            seat=seat,
            protocol=PROTOCOL,
            info=table.info(),
            view=view,
            choices=wire.choices(table, seat),
            ask=wire.ask(table, seat),
            clocks=[] if isinstance(table.created.clock, NoClock) else wire.clocks(table, now),
            window=self.care.window_left(),
            here=self.here(),
            lines=list(table.lines),
            missed=[] if after is None else self._missed(after, seat),
            answers=answers,
        )

    def _hidden(self) -> Whole:
        """What spectators see before they may see anything: that there is this table."""
        return Whole(
            version=0,
            seat=None,
            protocol=PROTOCOL,
            info=self.table.info(),
            view=None,
            choices=[],
            ask=None,
            clocks=[],
            window=None,
            here=[],
            lines=[],
            missed=[],
        )

    def show_later(self) -> None:
        """If spectators see late, let them see the table as it is now when the time has come."""
        delay = self.table.created.delay
        if delay:
            self.room.later(delay, self._lift_curtain, self._whole(None, None))

    def _missed(self, after: int, seat: int | None) -> list[Missed]:
        return [
            Missed(version, wire.heard(happened, seat))
            for version, happened in self.recent
            if version > after
        ]

    def _lift_curtain(self, whole: Whole) -> None:
        """What spectators may see now has happened a while ago."""
        self.curtain = whole = replace(whole, here=self.here())
        for guest in self.guests.get(None, ()):
            guest.send(self._spoken(whole, guest.language))

    async def enter(self, guest: Guest, after: int | None, answers: str) -> None:
        """Show the guest the table, and tell it of everything from now on."""
        async with self.lock:
            self.guests.setdefault(guest.seat, set()).add(guest)
            self.shown.setdefault(guest.seat, Shown())
            self.presence_changed()
            guest.send(self.whole(guest, after, answers))

    def exit(self, guest: Guest) -> None:
        guests = self.guests.get(guest.seat, set())
        guests.discard(guest)
        if not guests:
            self.guests.pop(guest.seat, None)
            self.shown.pop(guest.seat, None)
        self.presence_changed()

    def local_seats(self) -> set[int]:
        """The seats whose holders are connected to this process."""
        return {seat for seat, guests in self.guests.items() if seat is not None and guests}

    def here(self) -> list[bool]:
        """By seat: whether somebody is there; bots always are."""
        present = self.local_seats() | self.room.news.seats_elsewhere(self.table.id)
        return [chair.holder == "bot" or seat in present for seat, chair in enumerate(self.table.chairs)]

    def presence_changed(self) -> None:
        """Somebody came to this process, or went."""
        self.room.news.seats_here(self.table.id, self.local_seats())
        self.tell_presence()

    def tell_presence(self) -> None:
        self.care.note_absence()
        self.care.look()
        here = encode(Presence(self.here()))
        for guests in self.guests.values():
            for guest in guests:
                guest.send_bytes(here)

    def hold(self, guest: Guest, seat: int, move: str, id: str, too_late: Callable[[], None]) -> None:
        """Keep the seat's answer until the window closes; `too_late` tells that it closed without."""
        question = self.table.question
        self.care.hold(question, seat, move, id)
        held = self.care.holds(seat)
        if held is not None and held[1] != id:
            raise Denied("already-answered")
        self._waiting.append((question, seat, id, too_late))
        self.room.news.answer_held(self.table.id, question, seat, move, id)
        guest.send(Held(id))

    def _let_down(self) -> None:
        """Tell those whose answers came to nothing, as they were late or lost on their way."""
        question, waiting = self.table.question, self._waiting
        self._waiting = [answer for answer in waiting if answer[0] == question]
        for asked, seat, id, too_late in waiting:
            if asked != question and (seat, id) not in self.table.answered:
                too_late()

    def check_talk(self, seat: int) -> None:
        """TooMuch if the seat talks all the time, from however many connections."""
        if not self._talk.setdefault(seat, Bucket(LINES_PER_SECOND)).take():
            raise TooMuch("too-much-talk")

    def answer_again(self, guest: Guest, id: str) -> bool:
        """Whether the request was carried out before; then it is answered again."""
        version = self.table.answered.get((guest.seat, id))
        if version is None:
            return False
        guest.send(Done(id, version))
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
