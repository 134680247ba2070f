"""One connection: the first message opens a table, all others are requests, answered in order."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable
from contextlib import suppress

import msgspec
from litestar.types import Receive, Send

from parlour.core.errors import ParlourError
from parlour.languages import Speaker
from parlour.server import protocol, requests
from parlour.server.access import hash_secret
from parlour.server.client import CLOSE_TIMEOUT, Client
from parlour.server.entries import Entry
from parlour.server.errors import Denied, NotAllowed, StaleVersion, TooMuch, json_params
from parlour.server.limits import client_network
from parlour.server.live_table import LiveTable
from parlour.server.protocol import Allowed, ClientMessage, Done, Hinted, Pong, Refused
from parlour.server.room import Room
from parlour.server.sentences import table_speaker
from parlour.server.services import Request
from parlour.server.table import Table

#: The connection is closed after this many messages over the rate limit.
MAX_RATE_ERRORS = 40

NORMAL = 1000
TOO_LARGE = 1009
#: Messages are text; binary messages are refused.
UNSUPPORTED = 1003

logger = logging.getLogger(__name__)


class Connection:
    """Reads and answers the messages of one client."""

    def __init__(self, room: Room, receive: Receive, send: Send, address: str = "") -> None:
        self.room = room
        self._receive = receive
        self._send_event = send
        self.client = Client(self._send, self._on_client_closed, client_network(address))
        self.live: LiveTable | None = None
        self._budget = room.message_budgets.borrow(self.client.address)
        self._rate_errors = 0
        self._reader: asyncio.Task[None] | None = None
        self._is_receiving = False
        self._is_closed = False

    async def run(self) -> None:
        self._reader = asyncio.current_task()
        if self._reader is not None:
            self.room.clients[self.client] = self._reader
        try:
            while not self._is_closed:
                self._is_receiving = True
                event = await self._receive()
                self._is_receiving = False
                self.client.touch()
                if event["type"] == "websocket.disconnect":
                    return
                text = event.get("text")
                if not isinstance(text, str):
                    await self._close(UNSUPPORTED)
                    return
                if self.room.settings.message_size and len(text) > self.room.settings.message_size:
                    await self._close(TOO_LARGE)
                    return
                is_within_limit = self._budget.take()
                self._rate_errors += not is_within_limit
                if self._rate_errors > MAX_RATE_ERRORS:
                    self.client.close("flood")
                    await self.client.wait_closed()
                else:
                    await self._handle(text, is_within_limit)
        except OSError:
            return
        except asyncio.CancelledError:
            if not self._is_closed:
                raise
        finally:
            self.room.clients.pop(self.client, None)
            self.room.message_budgets.give_back(self.client.address, self._budget)
            if self.live is not None:
                self.live.disconnect(self.client)
            await self.client.finish()
        with suppress(TimeoutError, OSError):
            await asyncio.wait_for(self._close(), CLOSE_TIMEOUT)

    async def _handle(self, text: str, is_within_limit: bool) -> None:
        started = time.perf_counter()
        message: ClientMessage | None = None
        try:
            message = _read(text)
            if not is_within_limit:
                raise TooMuch("too-fast")
            await self._dispatch(message)
        except msgspec.DecodeError as error:
            self._refuse(_id_of(text), Denied("bad-message", problem=str(error)))
        except ParlourError as error:
            self._refuse(message.id if message is not None else None, error)
        except Exception:
            self.room.metrics.failed()
            logger.exception("request failed", extra={"type": type(message).__name__})
            self._refuse(message.id if message is not None else None, Denied("server-error"))
        if message is not None:
            self.room.metrics.answered(str(message.__struct_config__.tag), time.perf_counter() - started)

    async def _dispatch(self, message: ClientMessage) -> None:
        match message:
            case protocol.Move():
                await self._move(message)
            case protocol.Open():
                await self._open(message)
            case protocol.Ping(id):
                self.client.send(Pong(id))
            case protocol.Sync(id, version):
                await self._live_table().send_table(self.client, version, id)
            case protocol.Mute(id, seats):
                live = self._live_table()
                self.client.muted = frozenset(seats)
                self.client.send(Done(id, live.table.version))
            case protocol.SetPace(id, pace):
                seat, live = self._seat(), self._live_table()
                live.set_pace(seat, pace)
                self.client.send(Done(id, live.table.version))
            case protocol.Seen(id, version):
                seat, live = self._seat(), self._live_table()
                live.acknowledge(seat, version)
                self.client.send(Done(id, live.table.version))
            case protocol.Why(id, move):
                self._explain(id, move)
            case protocol.Hint():
                self._hint(message)
            case _:
                await self._request(message)

    async def _open(self, message: protocol.Open) -> None:
        if self.live is not None:
            raise Denied("already-open")
        client = self.client
        client.language = message.words
        live = await self.room.tables.find(message.table)
        # A client that comes from another process must not see an earlier version here.
        await live.sync_if_shared()
        client.key = "" if message.secret is None else hash_secret(message.secret)
        await live.connect(client, message.version, message.id)
        self.live = live
        seat = client.seat
        if seat is not None and live.table.chairs[seat].rests == "absence":
            with suppress(Denied):  # another connection of this seat was faster
                await live.submit(lambda table, now: requests.come_back(table, now, seat))

    def _live_table(self) -> LiveTable:
        if self.live is None:
            raise Denied("not-open")
        return self.live

    def _seat(self) -> int:
        live = self._live_table()
        seat = self.client.seat
        if seat is None:
            raise NotAllowed("only-watching")
        self._check_key(live.table, seat)
        return seat

    def _check_key(self, table: Table, seat: int) -> None:
        """Refuse if the seat is no longer this client's: it may be lost while the request waits."""
        if table.chairs[seat].key != self.client.key:
            raise NotAllowed("wrong-secret")

    def _explain(self, id: str, move: str) -> None:
        refusal = requests.why(self._live_table().table, self._seat(), move)
        if refusal is None:
            self.client.send(Allowed(id))
        else:
            self._refuse(id, refusal)

    def _hint(self, message: protocol.Hint) -> None:
        """Let a bot find a hint in the background: other requests must not wait for it."""
        seat, live = self._seat(), self._live_table()
        live.check_request_rate(seat)
        requests.check_hint(live.table, seat, message.version)

        async def answer() -> None:
            try:
                move = await live.hints.ask(seat, message.version)
                self._check_key(live.table, seat)
                self.client.send(Hinted(message.id, message.version, move))
            except ParlourError as error:
                self._refuse(message.id, error)

        self.room.jobs.run(answer())

    async def _move(self, message: protocol.Move) -> None:
        seat, live = self._seat(), self._live_table()
        if live.repeat_answer(self.client, message.id):
            return

        def move(table: Table, now: int) -> Entry:
            entry = requests.move(table, now, seat, message.version, message.move, message.id)
            if table.is_window:
                raise _Window(entry.moves[0][1])
            return entry

        try:
            await self._submit_once(seat, message.id, move)
        except _Window as window:
            live.hold_answer(self.client, seat, window.move, message.id, lambda: self._refuse_late(message))

    def _refuse_late(self, message: protocol.Move) -> None:
        known = self._live_table().table.version
        self._refuse(message.id, StaleVersion("stale-version", version=message.version, known=known))

    async def _request(self, message: ClientMessage) -> None:
        """Handle all other requests of a seat."""
        seat, live = self._seat(), self._live_table()
        if live.repeat_answer(self.client, message.id):
            return
        request = self._request_for(message, seat)
        if isinstance(message, (protocol.Say, protocol.SayPhrase)):
            live.check_chat_rate(seat)
            moderator = self.room.moderator
            await moderator.check_may_chat(moderator.sender(self.client.address))
        else:
            live.check_request_rate(seat)
        await self._submit_once(seat, message.id, request)

    async def _submit_once(self, seat: int, id: str, request: Request) -> None:
        """Submit the request: it is written to the log at most once, however often it is sent."""
        live = self._live_table()

        def once(table: Table, now: int) -> Entry:
            self._check_key(table, seat)
            if (seat, id) in table.answered:
                raise _AlreadyAnswered
            return request(table, now)

        try:
            await live.submit(once)
        except _AlreadyAnswered:
            live.repeat_answer(self.client, id)

    def _request_for(self, message: ClientMessage, seat: int) -> Request:
        id = message.id
        match message:
            case protocol.AskUndo():
                return lambda table, now: requests.ask_undo(table, now, seat, id)
            case protocol.AnswerUndo(_, agree):
                return lambda table, now: requests.answer_undo(table, now, seat, agree, id)
            case protocol.Rest():
                return lambda table, now: requests.rest(table, now, seat, "wish", id)
            case protocol.Return():
                return lambda table, now: requests.come_back(table, now, seat, id)
            case protocol.Agree(_, absentee):
                return lambda table, now: requests.agree(table, now, seat, absentee, id)
            case protocol.Ready(_, on):
                return lambda table, now: requests.get_ready(table, now, seat, on, id)
            case protocol.Say(_, text):
                sender = self.room.moderator.sender(self.client.address)
                return lambda table, now: requests.say(table, now, seat, text, id, sender)
            case protocol.SayPhrase(_, phrase):
                sender = self.room.moderator.sender(self.client.address)
                return lambda table, now: requests.say_phrase(table, now, seat, phrase, id, sender)
            case _:
                raise Denied("bad-message", problem=type(message).__name__)

    def _refuse(self, id: str | None, error: ParlourError) -> None:
        self.room.metrics.refused(error.code)
        sentence = None
        language = self.client.language
        if language is not None:
            live = self.live
            speaker = Speaker(language) if live is None else table_speaker(live.table, language)
            sentence = speaker.error(error)
        self.client.send(Refused(id, error.code, error.rule, json_params(error), sentence))

    def _send(self, text: str) -> Awaitable[None]:
        return self._send_event({"type": "websocket.send", "bytes": None, "text": text})

    def _on_client_closed(self) -> None:
        """Stop reading; a request that is being handled is finished."""
        self._is_closed = True
        if self._is_receiving and self._reader is not None:
            self._reader.cancel()

    async def _close(self, code: int = NORMAL) -> None:
        await self._send_event({"type": "websocket.close", "code": code, "reason": ""})


class _AlreadyAnswered(Exception):
    """The request was carried out while it waited for the lock."""


class _Window(Exception):
    """The move is an answer in an open window, to be held until it closes."""

    def __init__(self, move: str) -> None:
        super().__init__(move)
        self.move = move


def _read(text: str) -> ClientMessage:
    try:
        return protocol.decode.decode(text)
    except RecursionError:
        raise msgspec.DecodeError("JSON is nested too deeply") from None


def _id_of(text: str) -> str | None:
    """Return the id of a message that cannot be decoded, if it has one."""
    try:
        return msgspec.json.decode(text, type=protocol.Named).id
    except (msgspec.DecodeError, RecursionError):
        return None
