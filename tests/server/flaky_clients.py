"""People whose connection breaks at any moment: they come back by themselves, and ask again what was lost."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any
from uuid import uuid4

from tests.server.client import Client, at_table


class Wanderer:
    """Plays at random; now and then the connection is gone without a word, also right after a request."""

    def __init__(self, url: str, table: str, secret: str, random: Random, breaks: float = 0.15) -> None:
        self.url = url
        self.table = table
        self.secret = secret
        self.random = random
        self.breaks = breaks
        #: How often the connection broke, and the requests that were carried out as far as was heard.
        self.broken = 0
        self.done: set[str] = set()
        self._unanswered: dict[str, Any] | None = None
        self._version: int | None = None

    async def play(self) -> Client:
        """Play to the end of the game, however often the connection breaks; the last connection."""
        while True:
            async with at_table(self.url, self.table, self.secret, version=self._version) as client:
                if await self._play_on(client):
                    return client
                client.socket.transport.abort()
            self.broken += 1
            self._version = client.version

    async def _play_on(self, client: Client) -> bool:
        """Whether the game is over; if not, the connection is to break."""
        if self._unanswered is not None:
            await self._ask(client)
        while client.info["status"] != "over":
            if self._is_asked(client):
                move = self.random.choice(client.choices)[0]
                self._unanswered = {"id": uuid4().hex, "version": client.version, "move": move}
                if self._breaks():
                    await client.send("move", **self._unanswered)
                    return False
                await self._ask(client)
            else:
                await client.receive()
            if self._breaks():
                return False
        return True

    def _is_asked(self, client: Client) -> bool:
        return bool(client.choices) and client.info["seats"][client.seat]["rests"] is None

    async def _ask(self, client: Client) -> None:
        """Whatever the answer is: after it, nothing is open."""
        assert self._unanswered is not None
        answer = await client.request("move", **self._unanswered)
        if answer["type"] == "held":
            # Either it is carried out when the window closes, or the server has forgotten it.
            while client.window is not None and answer.get("answers") != self._unanswered["id"]:
                answer = await client.receive()
        if answer["type"] == "done" or answer.get("answers") == self._unanswered["id"]:
            self.done.add(self._unanswered["id"])
        self._unanswered = None

    def _breaks(self) -> bool:
        return self.random.random() < self.breaks


class Dreamer(Wanderer):
    """Does not move by itself at all: the clock has to."""

    def _is_asked(self, client: Client) -> bool:
        return False


async def play_all(wanderers: list[Wanderer]) -> list[Client]:
    return await asyncio.gather(*(wanderer.play() for wanderer in wanderers))
