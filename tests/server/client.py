"""A client of the protocol as anybody would write one: it keeps its picture of the table by the updates."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import count
from random import Random
from typing import Any
from uuid import uuid4

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 180
#: What a client knows of the table: all of it can be kept by updates alone.
PICTURE = ("version", "info", "view", "choices", "ask", "window", "clocks", "here", "lines")


class Client:
    """One connection to a table: `view`, `choices`, `info`, `version` are as the server last told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seat: int | None = None
        self.version = 0
        self.info: Any = None
        self.view: Any = None
        self.choices: list[list[Any]] = []
        self.ask: Any = None
        self.window: int | None = None
        self.clocks: list[Any] = []
        self.here: list[bool] = []
        self.lines: list[Any] = []
        self.events: list[Any] = []
        self.sent: list[Any] = []
        self.received: list[Any] = []
        self.raw: list[str] = []
        self.words: Any = None
        #: A request is known by its id at all connections of a seat, so that no two clients may use the same.
        self._name = uuid4().hex[:8]
        self._ids = count(1)

    async def send(self, type: str, **fields: object) -> str:
        """Send a request and return its id, which is a new one unless it is given."""
        message = {"type": type, "id": f"{type}-{next(self._ids)}-{self._name}", **fields}
        self.sent.append(message)
        await self.socket.send(json.dumps(message))
        return str(message["id"])

    async def receive(self) -> Any:
        """The next message, after it has changed the picture."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message = json.loads(text)
        self.received.append(message)
        self.take(message)
        return message

    async def until(self, wanted: Callable[[Any], bool]) -> Any:
        """The next message that is wanted."""
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def answer(self, id: str) -> Any:
        """The answer to the request: an update or table with it, or done, refused, held, pong, allowed."""
        return await self.until(lambda message: id in (message.get("id"), message.get("answers")))

    async def answered(self, id: str) -> Any:
        """The update that carries out a request which was held before."""
        return await self.until(lambda message: message.get("answers") == id)

    async def request(self, type: str, **fields: object) -> Any:
        return await self.answer(await self.send(type, **fields))

    async def move(self, text: str, **fields: object) -> Any:
        return await self.request("move", **{"version": self.version, "move": text, **fields})

    async def until_version(self, version: int) -> None:
        """Wait until the table has come to this version."""
        while self.version < version:
            await self.receive()

    async def until_quiet(self) -> None:
        """Take in all that the server has sent so far."""
        await self.request("ping")

    async def until_closed(self) -> list[Any]:
        """All that the server still says before it closes the connection."""
        said = []
        with suppress(ConnectionClosed):
            while True:
                said.append(await self.receive())
        return said

    def picture(self) -> dict[str, Any]:
        """What the client knows of the table now."""
        return {name: getattr(self, name) for name in PICTURE}

    async def until_asked(self) -> None:
        """Wait until this seat has something to decide, or the game is over."""
        while not self.choices and self.info["status"] != "over":
            await self.receive()

    def take(self, message: Any) -> None:
        match message["type"]:
            case "table":
                self.seat, self.here, self.lines = message["seat"], message["here"], message["lines"]
                for name in ("version", "info", "view", "choices", "ask", "window", "clocks"):
                    setattr(self, name, message[name])
            case "update":
                assert message["version"] == self.version + 1, "a version is missing"
                self.version = message["version"]
                self.events += message.get("events", [])
                if "fresh" in message:
                    self.view = message["fresh"]
                if "view" in message:
                    self.view = {**self.view, **message["view"]}
                if "line" in message:
                    self.lines.append(message["line"])
                for name in ("info", "choices", "ask", "window", "clocks"):
                    if name in message:
                        setattr(self, name, message[name])
            case "presence":
                self.here = message["here"]
        self.words = message.get("words", self.words)


@asynccontextmanager
async def connected(url: str, **options: Any) -> AsyncIterator[Client]:
    """A connection that has not opened a table yet; it takes all that is sent, read or not."""
    async with connect(url, **{"max_size": None, "max_queue": None, **options}) as socket:
        yield Client(socket)


@asynccontextmanager
async def at_table(
    url: str, table: str, secret: str | None = None, **fields: object
) -> AsyncIterator[Client]:
    """A client that has opened the table, at the seat of the secret or watching."""
    async with connected(url) as client:
        opened = {"table": table, "secret": secret, **fields}
        answer = await client.request("open", **opened)
        assert answer["type"] == "table", answer
        yield client


@asynccontextmanager
async def all_at_table(
    url: str, table: str, secrets: Sequence[str | None], **fields: object
) -> AsyncIterator[list[Client]]:
    """A client for each of the secrets."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(at_table(url, table, secret, **fields)) for secret in secrets]


async def play_on(client: Client, random: Random, moves: int | None = None) -> int:
    """Make random legal moves until the game is over, or so many; returns how many were made."""
    made = 0
    while client.info["status"] != "over" and (moves is None or made < moves):
        await client.until_asked()
        if client.choices and client.info["status"] != "over":
            answer = await client.move(random.choice(client.choices)[0])
            if answer["type"] == "held":
                await client.answered(answer["id"])
            made += answer["type"] != "refused"
    return made


async def play_out(url: str, table: str, secrets: Sequence[str]) -> list[Client]:
    """Everybody plays at random until the game is over."""

    async def sit(secret: str) -> Client:
        async with at_table(url, table, secret) as client:
            await play_on(client, Random(secret))
            return client

    return await asyncio.gather(*(sit(secret) for secret in secrets))
