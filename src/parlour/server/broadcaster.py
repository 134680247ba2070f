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
from parlour.server.client import Client
from parlour.server.entries import Entry
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
from parlour.server.sentences import speak, speak_events, speaker
from parlour.server.view_diff import ViewHalves

if TYPE_CHECKING:
    from parlour.server.live_table import LiveTable

#: Clients that come back hear at most so many of the last versions again.
RECENT = 40


class Shown:
    """What those at a seat, or watching, were shown last."""

    def __init__(self) -> None:
        self.sight: ViewHalves | None = None
        self.choices: list[Choice] = []
        self.asked: object = None


class Broadcaster:
    """The clients by seat (None: watching), each seat with its own secrets."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.table = live.table
        self._clients: dict[int | None, set[Client]] = {}
        self._shown: dict[int | None, Shown] = {}
        self._recent: deque[tuple[int, list[tuple[Event, Raw]]]] = deque(maxlen=RECENT)
        #: When spectators see late: the table as they may see it now, if they may see anything yet.
        self._curtain: Whole | None = None

    def add(self, client: Client) -> None:
        self._clients.setdefault(client.seat, set()).add(client)
        self._shown.setdefault(client.seat, Shown())

    def remove(self, client: Client) -> None:
        clients = self._clients.get(client.seat, set())
        clients.discard(client)
        if not clients:
            self._clients.pop(client.seat, None)
            self._shown.pop(client.seat, None)

    def is_empty(self) -> bool:
        return not self._clients

    def seats(self) -> set[int]:
        """The seats whose holders are here."""
        return {seat for seat, clients in self._clients.items() if seat is not None and clients}

    def everybody(self) -> Iterable[Client]:
        return [client for clients in self._clients.values() for client in clients]

    def tell_presence(self) -> None:
        here = encode(Presence(self.live.here()))
        for client in self.everybody():
            client.send_bytes(here)

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
        for seat, clients in self._clients.items():
            if not clients or (seat is None and table.created.delay):
                continue
            request = next((id for owner, id in answers if owner == seat and seat is not None), None)
            self._send_update(seat, clients, change, happened, request)
        self.show_later()
        if isinstance(entry, (log.Left, log.Sat)):
            # Whoever sits there now has other secrets.
            for client in self._clients.get(entry.seat, ()):
                if client.key != table.chairs[entry.seat].key:
                    client.dismiss("removed")

    def _send_update(
        self,
        seat: int | None,
        clients: set[Client],
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
            **(self._play_fields(seat, change) if change.play else {}),
        )
        data = encode(update)
        for client in clients:
            if client.language is not None:
                self._send_spoken(client, update, change)
            elif change.line is not None and change.line.seat in client.muted:
                client.send(replace(update, line=UNSET))
            else:
                client.send_bytes(data)

    def _play_fields(self, seat: int | None, change: Change) -> dict[str, Any]:
        """The fields of an update that tell how the game stands now."""
        table = self.table
        shown = self._shown[seat]
        views = table.views
        fields: dict[str, Any] = {}
        if change.fresh or shown.sight is None or views is None:
            fields["fresh"] = table.view(seat)
        elif changed := views.changes(shown.sight, seat):
            fields["view"] = changed
        shown.sight = None if views is None else views.of(seat)
        choices = wire.choices(table, seat)
        if choices or shown.choices:
            fields["choices"] = shown.choices = choices
        asked = wire.ask(table, seat)
        if asked is not None or shown.asked is not None:
            fields["ask"] = shown.asked = asked
        if not isinstance(table.created.clock, NoClock):
            fields["clocks"] = wire.clocks(table, self.live.room.now())
        if table.created.window:
            fields["window"] = self.live.scheduler.window_left()
        return fields

    def _send_spoken(self, client: Client, update: Update, change: Change) -> None:
        """The update with sentences, for clients that have no language files."""
        table = self.table
        assert client.language is not None
        voice = speaker(table, client.language)
        heard = [event for event in change.events if event.heard_by(client.seat)]
        if change.play:
            asked, choices = wire.ask(table, client.seat), wire.choices(table, client.seat)
            over = table.status == "over"
            words = speak(table.game, voice, heard, table.view(client.seat), over, asked, choices)
        else:
            words = Words(speak_events(table.game, voice, heard))
        line = UNSET if change.line is not None and change.line.seat in client.muted else update.line
        client.send(replace(update, words=words, line=line))

    def whole(self, client: Client, after: int | None, answers: str | None) -> Whole:
        """The table for this client, and what it missed since that version."""
        if client.seat is None and self.table.created.delay:
            late = replace(self._curtain or self._hidden(), here=self.live.here(), answers=answers)
            return self._spoken(late, client.language)
        whole = self._whole(client.seat, answers, after)
        if client.muted:
            whole = replace(whole, lines=[line for line in whole.lines if line.seat not in client.muted])
        return self._spoken(whole, client.language, after)

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
        shown.sight = None if table.views is None else table.views.of(seat)
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
            window=self.live.scheduler.window_left(),
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
        for client in self._clients.get(None, ()):
            client.send(self._spoken(whole, client.language))
