"""The state of a table as its clients in this process last received it, and the next messages to them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from msgspec import UNSET, Raw
from msgspec.structs import replace

from parlour.core.events import Event
from parlour.core.message import Message
from parlour.event_messages import encode_event
from parlour.server import entries, wire
from parlour.server.answer_window import AnswerWindow
from parlour.server.client import Client
from parlour.server.clock import TableClock
from parlour.server.delayed_table import DelayedTable
from parlour.server.entries import Entry
from parlour.server.protocol import (
    PROTOCOL,
    Choice,
    CloseReason,
    Missed,
    NoClock,
    Presence,
    Update,
    Whole,
    Words,
    encode,
)
from parlour.server.sentences import event_sentences, table_speaker, table_words
from parlour.server.table import Table
from parlour.server.table_clients import TableClients
from parlour.server.table_types import Change
from parlour.server.view_diff import ViewCache, ViewHalves

#: Clients that reconnect are sent the events of at most this many versions again.
HISTORY = 40


class LastSent:
    """The latest state sent to the clients at a seat, or to the spectators."""

    def __init__(self) -> None:
        self.halves: ViewHalves | None = None
        self.choices: list[Choice] = []
        self.ask: object = None
        self.undoable = False


class Broadcaster:
    """Sends each seat (None: spectators) its own view of every change."""

    def __init__(self, table: Table, clock: TableClock, clients: TableClients, window: AnswerWindow) -> None:
        self.table = table
        self._clock = clock
        self._clients = clients
        self._window = window
        self._views = ViewCache(table)
        self._last_sent: dict[int | None, LastSent] = {}
        #: The events of the last versions, with their encoded form.
        self._history: deque[tuple[int, list[tuple[Event, Raw]]]] = deque(maxlen=HISTORY)
        #: With a delay for spectators: the table as they see it, and the timer for its next change.
        self._delayed: DelayedTable | None = None
        self._delay_timer: asyncio.TimerHandle | None = None

    def add(self, client: Client) -> None:
        self._clients.add(client)
        self._last_sent.setdefault(client.seat, LastSent())

    def remove(self, client: Client) -> None:
        self._clients.remove(client)
        if client.seat not in self._clients.by_seat:
            self._last_sent.pop(client.seat, None)

    def broadcast_presence(self) -> None:
        self._clients.send_all(Presence(self._clients.present()))

    def add_to_history(self, change: Change) -> list[tuple[Event, Raw]]:
        """Encode the events of this version, and keep them for clients that reconnect."""
        if change.play:
            self._views.clear()
        events = [(event, encode_event(self.table.game, event)) for event in change.events]
        self._history.append((self.table.version, events))
        return events

    def broadcast(self, entry: Entry, change: Change) -> None:
        """Send all clients what they may know of the change."""
        table = self.table
        events = self.add_to_history(change)
        if table.closed:
            for clients in self._clients.by_seat.values():
                for client in clients:
                    client.close("closed")
            return
        answers = [(entry.seat, entry.id)] if entry.id is not None else []
        if isinstance(entry, entries.Played):
            answers += entry.answers
        elif isinstance(entry, entries.SeatChanged):
            self._swap_seats(entry)
        for seat, clients in self._clients.by_seat.items():
            if seat is None and table.created.delay:
                continue
            request = next((id for owner, id in answers if owner == seat and seat is not None), None)
            self._send_update(seat, clients, change, events, request)
        if self._delayed is not None:
            self._delayed.add(entry, self._loop_time(), self._window.left())
            self._set_delay_timer()
        if not isinstance(entry, entries.Played):
            self._close_replaced(entry)

    def _close_replaced(self, entry: Entry) -> None:
        """Close the connections of a seat that has another holder now, or another secret."""
        match entry:
            case entries.Left() | entries.Sat():
                self._close_others(entry.seat, self.table.chairs[entry.seat].key, "removed")
            case entries.Rekeyed():
                self._close_others(entry.seat, entry.key, "signed-out")

    def _close_others(self, seat: int | None, key: str, reason: CloseReason) -> None:
        """Close the connections that were opened with another secret; mere spectators have none."""
        for client in self._clients.by_seat.get(seat, ()):
            if client.key != key and (seat is not None or client.key):
                client.close(reason)

    def _swap_seats(self, entry: entries.SeatChanged) -> None:
        """Let the clients of two seats change places; they are told where they sit now."""
        moving = [client for seat in (entry.seat, entry.to) for client in self._clients.by_seat.get(seat, ())]
        for client in moving:
            self.remove(client)
            client.seat = entry.to if client.seat == entry.seat else entry.seat
        for client in moving:
            self.add(client)

    def _send_update(
        self,
        seat: int | None,
        clients: set[Client],
        change: Change,
        events: list[tuple[Event, Raw]],
        id: str | None,
    ) -> None:
        table = self.table
        update = Update(
            table.version,
            events=wire.visible_events(events, seat) or UNSET,
            answers=UNSET if id is None else id,
            line=UNSET if change.line is None else change.line,
            info=table.info() if change.info else UNSET,
            seat=seat if change.seats_changed and seat is not None else UNSET,
            **(self._play_fields(seat, change) if change.play else {}),
        )
        data = encode(update)
        for client in clients:
            if client.language is not None:
                self._send_with_words(client, update, change)
            elif change.line is not None and change.line.seat in client.muted:
                client.send(replace(update, line=UNSET))
            else:
                client.send_bytes(data)

    def _play_fields(self, seat: int | None, change: Change) -> dict[str, Any]:
        """Return the fields of an update that describe the state of play."""
        table = self.table
        last = self._last_sent[seat]
        halves = self._views.halves(seat)
        fields: dict[str, Any] = {}
        if change.fresh or last.halves is None or halves is None:
            fields["fresh"] = self._views.view(seat)
        elif changed := self._views.changes(last.halves, seat):
            fields["view"] = changed
        last.halves = halves
        choices = wire.choices(table, seat)
        if choices or last.choices:
            fields["choices"] = last.choices = choices
        ask = self._ask(seat)
        if ask is not None or last.ask is not None:
            fields["ask"] = last.ask = ask
        undoable = wire.is_undoable(table, seat)
        if undoable != last.undoable:
            fields["undoable"] = last.undoable = undoable
        if not isinstance(table.created.clock, NoClock):
            fields["clocks"] = wire.clocks(table, self._clock.now())
        if table.created.window:
            fields["window"] = self._window.left()
        return fields

    def _ask(self, seat: int | None) -> Message | None:
        """Return the question of the seat, if any."""
        if not wire.is_asked(self.table, seat):
            return None
        view = self._views.view(seat)
        return None if view is None else self.table.game.ask(view)

    def _send_with_words(self, client: Client, update: Update, change: Change) -> None:
        """Send the update with sentences, for clients without language files."""
        table = self.table
        assert client.language is not None
        speaker = table_speaker(table, client.language)
        visible = [event for event in change.events if event.is_visible_to(client.seat)]
        if change.play:
            seat = client.seat
            ask, choices = self._ask(seat), wire.choices(table, seat)
            over = table.status == "over"
            words = table_words(table.game, speaker, visible, self._views.view(seat), over, ask, choices)
        else:
            words = Words(event_sentences(table.game, speaker, visible))
        line = UNSET if change.line is not None and change.line.seat in client.muted else update.line
        client.send(replace(update, words=words, line=line))

    def whole(self, client: Client, after: int | None, answers: str | None) -> Whole:
        """Return the table for this client, with the events since version `after`."""
        if client.seat is None and self.table.created.delay:
            delayed = self._delayed_whole() or self._placeholder()
            self._set_delay_timer()
            return self._with_words(replace(delayed, answers=answers), client.language)
        whole = self._whole(client.seat, answers, after)
        if client.muted:
            whole = replace(whole, lines=[line for line in whole.lines if line.seat not in client.muted])
        return self._with_words(whole, client.language, after)

    def _with_words(self, whole: Whole, language: str | None, after: int | None = None) -> Whole:
        """Add sentences, if a language is given, for the table and for the events since version `after`."""
        if language is None:
            return whole
        table = self.table
        missed = [
            event
            for version, events in self._history
            if after is not None and version > after
            for event, _ in events
            if event.is_visible_to(whole.seat)
        ]
        speaker = table_speaker(table, language)
        over = whole.info.status == "over"
        words = table_words(table.game, speaker, missed, whole.view, over, whole.ask, whole.choices)
        return replace(whole, words=words)

    def _whole(self, seat: int | None, answers: str | None, after: int | None = None) -> Whole:
        table = self.table
        choices, ask = wire.choices(table, seat), self._ask(seat)
        last = self._last_sent.setdefault(seat, LastSent())
        last.halves, last.choices, last.ask = self._views.halves(seat), choices, ask
        last.undoable = wire.is_undoable(table, seat)
        now = self._clock.now()
        return Whole(
            version=table.version,
            seat=seat,
            protocol=PROTOCOL,
            info=table.info(),
            view=self._views.view(seat),
            choices=choices,
            ask=ask,
            clocks=[] if isinstance(table.created.clock, NoClock) else wire.clocks(table, now),
            window=self._window.left(),
            here=self._clients.present(),
            lines=list(table.lines),
            missed=[] if after is None else self._missed(after, seat),
            answers=answers,
            undoable=last.undoable or UNSET,
        )

    def _placeholder(self) -> Whole:
        """Return the view of spectators before the delay has passed: only that the table exists."""
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
            here=self._clients.present(),
            lines=[],
            missed=[],
        )

    def start_delay(self) -> None:
        """With a delay for spectators, show them the present table when it has passed."""
        delay = self.table.created.delay
        if delay:
            self._delayed = DelayedTable(self.table, delay, self._loop_time(), self._window.left())
            self._set_delay_timer()

    def stop(self) -> None:
        if self._delay_timer is not None:
            self._delay_timer.cancel()
            self._delay_timer = None

    def _set_delay_timer(self) -> None:
        """Wait for the next change that spectators may see, if there are any."""
        if self._delayed is None or self._delay_timer is not None or None not in self._clients.by_seat:
            return
        due = self._delayed.next_due(self._loop_time())
        if due is not None:
            self._delay_timer = asyncio.get_running_loop().call_at(due, self._send_delayed)

    def _delayed_whole(self) -> Whole | None:
        """Return what spectators see with the delay, or None before it has first passed."""
        return (
            None if self._delayed is None else self._delayed.whole(self._loop_time(), self._clients.present())
        )

    def _loop_time(self) -> float:
        return asyncio.get_running_loop().time()

    def _missed(self, after: int, seat: int | None) -> list[Missed]:
        return [
            Missed(version, wire.visible_events(events, seat))
            for version, events in self._history
            if version > after
        ]

    def _send_delayed(self) -> None:
        self._delay_timer = None
        whole = self._delayed_whole()
        if whole is not None:
            for client in self._clients.by_seat.get(None, ()):
                client.send(self._with_words(whole, client.language))
        self._set_delay_timer()
