"""People who do not give up: they play at random as fast as they are answered, come back whenever they lose
the server, send again what was not answered, and remember all that was acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from http.client import HTTPException
from itertools import count
from random import Random
from typing import Any, NamedTuple

from websockets.exceptions import WebSocketException

from tests.server.client import PATIENCE, Client, connected
from tests.server.running import Answer, Server

#: Seconds until somebody who lost the server tries again.
AGAIN = 0.1
#: The server cannot tell whether it was done: to be asked again in the same words.
STORAGE = "storage"


class Sent(NamedTuple):
    id: str
    version: int
    move: str


class Acknowledged(NamedTuple):
    """A move that the server has acknowledged, and the version that it led to."""

    version: int
    move: str


@dataclass(frozen=True)
class Game:
    """What somebody knows of a game before it ends: the server's commitment to its deal."""

    number: int
    commitment: str


class Player:
    """Whoever holds one seat, over all their connections."""

    def __init__(self, servers: Sequence[Server], table: str, seat: int, secret: str, random: Random) -> None:
        self.servers = servers
        self.table = table
        self.seat = seat
        self.secret = secret
        self.random = random
        self.version = 0
        #: What was sent and not answered yet.
        self.pending: Sent | None = None
        self.acknowledged: dict[str, Acknowledged] = {}
        self.refusals: list[str] = []
        self.games: set[Game] = set()
        #: How often it has come to the table.
        self.visits = 0
        self._client: Client | None = None
        self._ids = count(1)
        self._back = asyncio.Event()
        self._moved = asyncio.Event()
        self._ended = asyncio.Event()

    def __str__(self) -> str:
        asked = [] if self._client is None else self._client.choices[:3]
        state = f"version {self.version}, visit {self.visits}, asked {asked}, sent {self.pending}"
        return f"seat {self.seat} of {self.table} ({state})"

    async def play_on(self) -> None:
        """Play game after game, whatever happens to the server."""
        while True:
            server = self.random.choice(self.servers)
            try:
                async with connected(server.socket_url, proxy=None, open_timeout=PATIENCE) as client:
                    await self._come_back(client)
                    self._client = client
                    self._back.set()
                    while True:
                        await self._act(client, server)
                        self._take(await client.receive(), client)
            except TimeoutError as error:
                raise AssertionError(f"{self} waits in vain") from error
            except (OSError, WebSocketException, HTTPException):
                self._client = None
                self._back.clear()
                await asyncio.sleep(AGAIN)

    async def go_elsewhere(self) -> None:
        """Lose the connection, to come back at any of the servers."""
        if self._client is not None:
            await self._client.socket.close()

    async def until_back(self) -> None:
        """Wait until it is at the table."""
        async with asyncio.timeout(PATIENCE):
            await self._back.wait()

    async def until_ended(self) -> None:
        """Wait until a game has ended at the table."""
        async with asyncio.timeout(PATIENCE):
            await self._ended.wait()

    async def until_acknowledged(self, acknowledged: int) -> None:
        """Wait until so many moves were acknowledged in all."""
        while len(self.acknowledged) < acknowledged:
            self._moved.clear()
            async with asyncio.timeout(PATIENCE):
                await self._moved.wait()

    async def _come_back(self, client: Client) -> None:
        """Open the table with the last version seen, and send again what was not answered."""
        fields = {"table": self.table, "secret": self.secret, "version": self.version or None}
        opened = await client.request("open", id=self._new_id(), **fields)
        if opened["type"] == "refused":
            self.refusals.append(opened["code"])
            raise ConnectionError(opened["code"])
        self.visits += 1
        assert opened["version"] >= self.version, "what was seen is gone"
        heard = [missed["version"] for missed in opened["missed"]]
        assert heard == list(range(opened["version"] - len(heard) + 1, opened["version"] + 1))
        self._note(client)
        if self.pending is not None:
            await self._send(client, self.pending)

    async def _act(self, client: Client, server: Server) -> None:
        if client.info["status"] != "playing" and self.seat == client.info["host"]:
            await self._next_game(client, server)
        if client.choices and self.pending is None:
            move = self.random.choice(client.choices)[0]
            self.pending = Sent(self._new_id(), client.version, move)
            await self._send(client, self.pending)

    async def _send(self, client: Client, sent: Sent) -> None:
        await client.send("move", id=sent.id, version=sent.version, move=sent.move)

    async def _next_game(self, client: Client, server: Server) -> None:
        """The host wants another game; whether the wish was heard shows at the table."""
        while client.info["status"] != "playing":
            wish = "rematch" if client.info["status"] == "over" else "start"
            path = f"/api/tables/{self.table}/{wish}"
            answer: Answer = await asyncio.to_thread(server.post, path, None, self.secret)
            if answer.status == 503:
                raise ConnectionError(STORAGE)
            assert answer.status == 200, answer
            while client.version < answer.body["version"]:
                self._take(await client.receive(), client)

    def _take(self, message: Any, client: Client) -> None:
        self._note(client)
        sent = self.pending
        if sent is None or sent.id not in (message.get("id"), message.get("answers")):
            return
        match message["type"]:
            case "update" | "done":
                self.acknowledged[sent.id] = Acknowledged(message["version"], sent.move)
                self.pending = None
                self._moved.set()
            case "refused":
                self.refusals.append(message["code"])
                if message["code"] == STORAGE:
                    raise ConnectionError(STORAGE)
                self.pending = None

    def _note(self, client: Client) -> None:
        self.version = client.version
        self.games.add(Game(client.info["number"], client.info["commitment"]))
        if client.info["record"] is not None:
            self._ended.set()

    def _new_id(self) -> str:
        return f"{self.seat}-{next(self._ids)}"


def seat_players(
    servers: Sequence[Server], random: Random, game: str, seats: int = 2, **wishes: object
) -> list[Player]:
    """A table whose game is under way, and who plays at it; each may connect to any of the servers."""
    table, secrets = servers[0].full_table(game, seats, **{"grace": 0, "window": 0, **wishes})
    return [
        Player(servers, table, seat, secret, Random(random.random())) for seat, secret in enumerate(secrets)
    ]


@asynccontextmanager
async def playing(players: Sequence[Player]) -> AsyncIterator[None]:
    """All of them play as long as the block lasts; what goes wrong for one goes wrong here."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(player.play_on()) for player in players]
        yield
        for task in tasks:
            task.cancel()


async def until_all_are_back(players: Sequence[Player]) -> None:
    """Wait until everybody is at a table."""
    await asyncio.gather(*(player.until_back() for player in players))


async def until_all_have_ended(players: Sequence[Player]) -> None:
    """Wait until everybody has seen a game to its end."""
    await asyncio.gather(*(player.until_ended() for player in players))


async def until_all_go_on(players: Sequence[Player], moves: int = 1) -> None:
    """Wait until everybody has got so many more moves acknowledged."""
    await asyncio.gather(*(player.until_acknowledged(len(player.acknowledged) + moves) for player in players))
