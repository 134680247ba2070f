"""A server under attack while honest people play on it, and what has to hold when the attack is over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

from parlour.languages import LANGUAGES, Speaker
from parlour.server import catalogue
from tests.server.client import Client, all_at_table, at_table, connected
from tests.server.running import Server
from tests.server.stored_logs import eventually

GAME = "fzzzt"
#: Moves that each of the honest players makes while the attack goes on, if it is their turn.
MEANWHILE = 5
CONNECTIONS = "parlour_connections"
ERRORS = "parlour_errors_total"
MEMORY = "process_resident_memory_bytes"
#: More than all that two tables and what was sent to them could leave behind for a while.
SPARE_MEMORY = 64_000_000


@dataclass
class Siege:
    """What an attacker knows: the address, a table where others play too, and another one."""

    server: Server
    table: str
    #: What opens the attacker's own seat, and which it is.
    own: str
    seat: int
    #: Another table, and the secret of a seat at it.
    elsewhere: str
    foreign: str
    random: Random
    #: Everything that the attacker was sent, with the seat that it had there.
    received: list[tuple[int | None, Any]] = field(default_factory=list)

    @asynccontextmanager
    async def stranger(self) -> AsyncIterator[Client]:
        """A connection that has opened nothing yet."""
        async with connected(self.server.socket_url) as client, self._noted(client, None):
            yield client

    @asynccontextmanager
    async def spectator(self) -> AsyncIterator[Client]:
        async with at_table(self.server.socket_url, self.table) as client, self._noted(client, None):
            yield client

    @asynccontextmanager
    async def player(self) -> AsyncIterator[Client]:
        """A connection at the attacker's own seat."""
        async with (
            at_table(self.server.socket_url, self.table, self.own) as client,
            self._noted(client, self.seat),
        ):
            yield client

    @asynccontextmanager
    async def _noted(self, client: Client, seat: int | None) -> AsyncIterator[None]:
        try:
            yield
        finally:
            self.received += [(seat, message) for message in client.received]


Attack = Callable[[Siege], Awaitable[None]]


def besiege(server: Server, attack: Attack) -> Siege:
    """One table is attacked while people play there and at another one; both games come to their ends.

    The attacker holds a seat too, at which somebody else plays honestly.
    """
    table, secrets = server.full_table(GAME, 3)
    elsewhere, others = server.full_table(GAME, 2)
    siege = Siege(server, table, secrets[2], 2, elsewhere, others[0], Random(attack.__name__))
    before = {name: gauge(server, name) for name in (CONNECTIONS, ERRORS, MEMORY)}

    async def play(id: str, keys: list[str], over: asyncio.Event) -> None:
        async with all_at_table(server.socket_url, id, keys) as clients:

            async def sit(client: Client) -> None:
                random = Random(client.seat)
                await play_politely(client, random, MEANWHILE)
                await over.wait()
                await play_politely(client, random)

            await asyncio.gather(*(sit(client) for client in clients))
            assert all(client.view["winners"] for client in clients)

    async def all_at_once() -> None:
        over, never_mind = asyncio.Event(), asyncio.Event()
        never_mind.set()
        games = asyncio.gather(play(table, secrets, over), play(elsewhere, others, never_mind))
        try:
            await attack(siege)
        finally:
            over.set()
            await games

    asyncio.run(all_at_once())
    eventually(lambda: gauge(server, CONNECTIONS) == before[CONNECTIONS])
    assert gauge(server, ERRORS) == before[ERRORS], server.log
    assert gauge(server, MEMORY) < before[MEMORY] + SPARE_MEMORY
    assert "Traceback" not in server.log
    assert '"trace"' not in server.log
    for seat, message in siege.received:
        check_received(seat, message)
    return siege


async def play_politely(client: Client, random: Random, moves: int | None = None) -> None:
    """Make random moves until the game is over, or so many; wait while a bot plays for the seat."""
    made = 0
    while client.info["status"] != "over" and (moves is None or made < moves):
        await client.until_asked()
        if client.choices:
            answer = await client.move(random.choice(client.choices)[0])
            made += 1
            if answer.get("code") == "resting":
                await client.receive()


def check_received(seat: int | None, message: Any) -> None:
    """Nobody is shown another seat's view, and every refusal can be said."""
    match message["type"]:
        case "table":
            assert message["seat"] == seat
            assert message["view"]["seat"] == seat
            assert seat is not None or not message["choices"]
        case "update":
            for view in (message.get("view"), message.get("fresh")):
                assert view is None or view.get("seat", seat) == seat
            assert seat is not None or not message.get("choices")
        case "refused":
            for language in LANGUAGES:
                voice = Speaker(language, catalogue.game(GAME))
                assert voice.knows(f"error-{message['code']}"), message["code"]


def gauge(server: Server, name: str) -> float:
    """What the server measures now under that name; what was never counted is 0."""
    for line in server.get("/metrics").body.splitlines():
        if line.startswith(f"{name} "):
            return float(line.split()[1])
    return 0.0
