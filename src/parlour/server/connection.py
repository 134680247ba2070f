"""One connection: the first message opens a table, the others are requests, each answered in its order."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

import msgspec
from litestar.types import Receive, Send

from parlour.core.errors import ParlourError
from parlour.languages import Speaker
from parlour.server import protocol, requests
from parlour.server.client import FAREWELL, Client
from parlour.server.entries import Entry
from parlour.server.errors import Denied, NotAllowed, StaleVersion, TooMuch
from parlour.server.limits import Bucket
from parlour.server.live_table import LiveTable
from parlour.server.protocol import Allowed, ClientMessage, Done, Pong, Refused
from parlour.server.room import Room, hashed
from parlour.server.sentences import speaker
from parlour.server.table import Table

#: After so many refusals for speed the connection is closed.
PATIENCE = 40

NORMAL = 1000
TOO_LARGE = 1009
#: A whole message of the protocol never comes as bytes; text is what browsers send.
UNSUPPORTED = 1003

logger = logging.getLogger(__name__)


class Connection:
    """What one client asks, and how it is answered."""

    def __init__(self, room: Room, receive: Receive, send: Send) -> None:
        self.room = room
        self._receive = receive
        self._send_event = send
        self.client = Client(self._send, self._hang_up)
        self.live: LiveTable | None = None
        self._bucket = Bucket(room.settings.messages)
        self._rushed = 0
        self._reader: asyncio.Task[None] | None = None
        self._listens = False
        self._is_over = False

    async def run(self) -> None:
        self._reader = asyncio.current_task()
        if self._reader is not None:
            self.room.clients[self.client] = self._reader
        try:
            while not self._is_over:
                self._listens = True
                event = await self._receive()
                self._listens = False
                self.client.hear()
                if event["type"] == "websocket.disconnect":
                    return
                text = event.get("text")
                if not isinstance(text, str):
                    await self._close(UNSUPPORTED)
                    return
                if self.room.settings.message_size and len(text) > self.room.settings.message_size:
                    await self._close(TOO_LARGE)
                    return
                in_time = self._bucket.take()
                self._rushed += not in_time
                if self._rushed > PATIENCE:
                    self.client.dismiss("flood")
                    await self.client.wait_closed()
                else:
                    await self._answer(text, in_time)
        except OSError:
            return
        except asyncio.CancelledError:
            if not self._is_over:
                raise
        finally:
            self.room.clients.pop(self.client, None)
            if self.live is not None:
                self.live.exit(self.client)
            await self.client.finish()
        with suppress(TimeoutError, OSError):
            await asyncio.wait_for(self._close(), FAREWELL)

    async def _answer(self, text: str, in_time: bool) -> None:
        started = time.perf_counter()
        message: ClientMessage | None = None
        try:
            message = _read(text)
            if not in_time:
                raise TooMuch("too-fast")
            await self._carry_out(message)
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

    async def _carry_out(self, message: ClientMessage) -> None:
        match message:
            case protocol.Move():
                await self._move(message)
            case protocol.Open():
                await self._open(message)
            case protocol.Ping(id):
                self.client.send(Pong(id))
            case protocol.Sync(id, version):
                await self._at_table().show(self.client, version, id)
            case protocol.Mute(id, seats):
                live = self._at_table()
                self.client.muted = frozenset(seats)
                self.client.send(Done(id, live.table.version))
            case protocol.Why(id, move):
                self._explain(id, move)
            case _:
                await self._request(message)

    async def _open(self, message: protocol.Open) -> None:
        if self.live is not None:
            raise Denied("already-open")
        client = self.client
        client.language = message.words
        live = await self.room.table(message.table)
        # Whoever comes from another process may know more than this one, and never sees less than that.
        await live.look()
        client.key = "" if message.secret is None else hashed(message.secret)
        await live.enter(client, message.version, message.id)
        self.live = live
        seat = client.seat
        if seat is not None and live.table.chairs[seat].rests == "absence":
            with suppress(Denied):  # another tab was faster
                await live.ask(lambda table, now: requests.come_back(table, now, seat))

    def _at_table(self) -> LiveTable:
        if self.live is None:
            raise Denied("not-open")
        return self.live

    def _seat(self) -> int:
        live = self._at_table()
        seat = self.client.seat
        if seat is None:
            raise NotAllowed("only-watching")
        self._check_key(live.table, seat)
        return seat

    def _check_key(self, table: Table, seat: int) -> None:
        """Whether the seat is still this guest's: it may have been removed while its request waited."""
        if table.chairs[seat].key != self.client.key:
            raise NotAllowed("wrong-secret")

    def _explain(self, id: str, move: str) -> None:
        refusal = requests.why(self._at_table().table, self._seat(), move)
        if refusal is None:
            self.client.send(Allowed(id))
        else:
            self._refuse(id, refusal)

    async def _move(self, message: protocol.Move) -> None:
        seat, live = self._seat(), self._at_table()
        if live.answer_again(self.client, message.id):
            return

        def move(table: Table, now: int) -> Entry:
            self._check_key(table, seat)
            if (seat, message.id) in table.answered:
                raise _Repeated
            entry = requests.move(table, now, seat, message.version, message.move, message.id)
            if table.is_window:
                raise _Window(entry.moves[0][1])
            return entry

        try:
            await live.ask(move)
        except _Repeated:
            live.answer_again(self.client, message.id)
        except _Window as window:
            live.hold(self.client, seat, window.move, message.id, lambda: self._refuse_late(message))

    def _refuse_late(self, message: protocol.Move) -> None:
        known = self._at_table().table.version
        self._refuse(message.id, StaleVersion("stale-version", version=message.version, known=known))

    async def _request(self, message: ClientMessage) -> None:
        """All other requests of a seat: each is an entry of the log, written at most once."""
        seat, live = self._seat(), self._at_table()
        if live.answer_again(self.client, message.id):
            return
        request = self._entry_of(message, seat)

        def once(table: Table, now: int) -> Entry:
            self._check_key(table, seat)
            if (seat, message.id) in table.answered:
                raise _Repeated
            return request(table, now)

        try:
            await live.ask(once)
        except _Repeated:
            live.answer_again(self.client, message.id)

    def _entry_of(self, message: ClientMessage, seat: int) -> Callable[[Table, int], Entry]:
        id = message.id
        match message:
            case protocol.AskUndo():
                self._at_table().check_wishes(seat)
                return lambda table, now: requests.ask_undo(table, now, seat, id)
            case protocol.AnswerUndo(_, agree):
                self._at_table().check_wishes(seat)
                return lambda table, now: requests.answer_undo(table, now, seat, agree, id)
            case protocol.Rest():
                self._at_table().check_wishes(seat)
                return lambda table, now: requests.rest(table, now, seat, "wish", id)
            case protocol.Return():
                self._at_table().check_wishes(seat)
                return lambda table, now: requests.come_back(table, now, seat, id)
            case protocol.Say(_, text):
                self._at_table().check_talk(seat)
                return lambda table, now: requests.say(table, now, seat, text, id)
            case protocol.SayPhrase(_, phrase):
                self._at_table().check_talk(seat)
                return lambda table, now: requests.say_phrase(table, now, seat, phrase, id)
            case _:
                raise Denied("bad-message", problem=type(message).__name__)

    def _refuse(self, id: str | None, error: ParlourError) -> None:
        self.room.metrics.refused(error.code)
        sentence = None
        language = self.client.language
        if language is not None:
            voice = Speaker(language) if self.live is None else speaker(self.live.table, language)
            sentence = voice.error(error)
        self.client.send(Refused(id, error.code, error.rule, plain(error), sentence))

    async def _send(self, text: str) -> None:
        await self._send_event({"type": "websocket.send", "bytes": None, "text": text})

    def _hang_up(self) -> None:
        """Nothing more is sent, so nothing is to be heard either; what was begun is done."""
        self._is_over = True
        if self._listens and self._reader is not None:
            self._reader.cancel()

    async def _close(self, code: int = NORMAL) -> None:
        await self._send_event({"type": "websocket.close", "code": code, "reason": ""})


class _Repeated(Exception):
    """The request was carried out while it waited."""


class _Window(Exception):
    """The move is an answer in a window."""

    def __init__(self, move: str) -> None:
        super().__init__(move)
        self.move = move


def _read(text: str) -> ClientMessage:
    try:
        return protocol.decode.decode(text)
    except RecursionError:
        raise msgspec.DecodeError("JSON is nested too deeply") from None


def _id_of(text: str) -> str | None:
    """What a message that cannot be understood is called, if that much can be read."""
    try:
        return msgspec.json.decode(text, type=protocol.Named).id
    except (msgspec.DecodeError, RecursionError):
        return None


def plain(error: ParlourError) -> dict[str, str | int]:
    """The parameters of an error as JSON has them."""
    return {
        name: value if isinstance(value, int) else str(value)[:200] for name, value in error.params.items()
    }
