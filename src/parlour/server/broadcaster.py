"""Everybody who sees a table from this process: what they were shown, and what each of them is told."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Raw
from msgspec.structs import replace

from parlour.core.events import Event
from parlour.server import entries as log
from parlour.server import wire
from parlour.server.chairs import Change
from parlour.server.entries import Entry
from parlour.server.guest import Guest
from parlour.server.protocol import (
    PROTOCOL,
    Choice,
    Missed,
    NoClock,
    Presence,
    Update,
    Whole,
    Words,
    encode,
)
from parlour.server.sight import Sight
from parlour.server.spoken import speak, speak_events, speaker

if TYPE_CHECKING:
    from parlour.server.live import LiveTable

#: Clients that come back hear at most so many of the last versions again.
RECENT = 40


class Shown:
    """What those at a seat, or watching, were shown last."""

    def __init__(self) -> None:
        self.sight: Sight | None = None
        self.choices: list[Choice] = []
        self.asked: object = None


class Audience:
    """The guests by seat (None: watching), each seat with its own secrets."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.table = live.table
        self._guests: dict[int | None, set[Guest]] = {}
        self._shown: dict[int | None, Shown] = {}
        self._recent: deque[tuple[int, list[tuple[Event, Raw]]]] = deque(maxlen=RECENT)
        #: When spectators see late: the table as they may see it now, if they may see anything yet.
        self._curtain: Whole | None = None

    def add(self, guest: Guest) -> None:
        self._guests.setdefault(guest.seat, set()).add(guest)
        self._shown.setdefault(guest.seat, Shown())

    def remove(self, guest: Guest) -> None:
        guests = self._guests.get(guest.seat, set())
        guests.discard(guest)
        if not guests:
            self._guests.pop(guest.seat, None)
            self._shown.pop(guest.seat, None)

    def is_empty(self) -> bool:
        return not self._guests

    def seats(self) -> set[int]:
        """The seats whose holders are here."""
        return {seat for seat, guests in self._guests.items() if seat is not None and guests}

    def everybody(self) -> Iterable[Guest]:
        return [guest for guests in self._guests.values() for guest in guests]

    def tell_presence(self) -> None:
        here = encode(Presence(self.live.here()))
        for guest in self.everybody():
            guest.send_bytes(here)

    def remember(self, change: Change) -> list[tuple[Event, Raw]]:
        """The events of this version, ready to be sent now or to whoever comes back."""
        happened = [(event, wire.event(self.table.game, event)) for event in change.events]
        self._recent.append((self.table.version, happened))
        return happened

    def tell(self, entry: Entry, change: Change) -> None:
        """Send everybody what they may know of the change."""
        table = self.table
        happened = self.remember(change)
        answers = [(entry.seat, entry.id)] if entry.id is not None else []
        if isinstance(entry, log.Played):
            answers += entry.answers
        for seat, guests in self._guests.items():
            if not guests or (seat is None and table.created.delay):
                continue
            request = next((id for owner, id in answers if owner == seat and seat is not None), None)
            self._send_update(seat, guests, change, happened, request)
        self.show_later()
        if isinstance(entry, (log.Left, log.Sat)):
            # Whoever sits there now has other secrets.
            for guest in self._guests.get(entry.seat, ()):
                if guest.key != table.chairs[entry.seat].key:
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
        shown = self._shown[seat]
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
            news["clocks"] = wire.clocks(table, self.live.room.now())
        if table.created.window:
            news["window"] = self.live.care.window_left()
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

    def whole(self, guest: Guest, after: int | None, answers: str | None) -> Whole:
        """The table for this guest, and what it missed since that version."""
        if guest.seat is None and self.table.created.delay:
            late = replace(self._curtain or self._hidden(), here=self.live.here(), answers=answers)
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
            for version, happened in self._recent
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
        shown = self._shown.setdefault(seat, Shown())
        shown.sight = None if table.sights is None else table.sights.of(seat)
        shown.choices, shown.asked = wire.choices(table, seat), wire.ask(table, seat)
        now = self.live.room.now()
        return Whole(
            version=table.version,
            seat=seat,
            protocol=PROTOCOL,
            info=table.info(),
            view=view,
            choices=wire.choices(table, seat),
            ask=wire.ask(table, seat),
            clocks=[] if isinstance(table.created.clock, NoClock) else wire.clocks(table, now),
            window=self.live.care.window_left(),
            here=self.live.here(),
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
            self.live.room.later(delay, self._lift_curtain, self._whole(None, None))

    def _missed(self, after: int, seat: int | None) -> list[Missed]:
        return [
            Missed(version, wire.heard(happened, seat))
            for version, happened in self._recent
            if version > after
        ]

    def _lift_curtain(self, whole: Whole) -> None:
        """What spectators may see now has happened a while ago."""
        self._curtain = whole = replace(whole, here=self.live.here())
        for guest in self._guests.get(None, ()):
            guest.send(self._spoken(whole, guest.language))
