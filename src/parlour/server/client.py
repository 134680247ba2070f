"""A client at a table: what it is called by, and a queue so that a slow one holds up nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Literal

from parlour.server.protocol import Closing, ServerMessage, encode

#: A client that is so many messages behind is let go; it can come back and ask for the whole table.
BACKLOG = 500
#: Seconds that a client gets to hear why it is let go.
FAREWELL = 2


class Client:
    """One connection, at a seat or watching (None)."""

    def __init__(
        self,
        send: Callable[[str], Awaitable[None]],
        hang_up: Callable[[], None],
    ) -> None:
        #: The hash of the secret that it showed.
        self.key = ""
        self.seat: int | None = None
        self.language: str | None = None
        self.muted: frozenset[int] = frozenset()
        self._loop = asyncio.get_running_loop()
        #: When it last said something, by the time of the loop.
        self.heard = self._loop.time()
        self._send = send
        self._queue: deque[str] = deque()
        #: What the pump waits for while there is nothing to send.
        self._waiting: asyncio.Future[None] | None = None
        self._leaving = False
        self._pump = asyncio.create_task(self._send_on())
        self._pump.add_done_callback(lambda _: hang_up())

    def hear(self) -> None:
        """It has said something."""
        self.heard = self._loop.time()

    def send(self, message: ServerMessage) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        if self._leaving:
            return
        if len(self._queue) >= BACKLOG:
            self._queue.clear()
            self.dismiss("slow")
            return
        self._queue.append(message.decode())
        self._call()

    def dismiss(self, reason: Literal["restart", "removed", "slow", "flood", "silent"]) -> None:
        """Say why, and close the connection."""
        if not self._leaving:
            self._queue.append(encode(Closing(reason)).decode())
            self._leaving = True
            self._call()
            # Whoever does not read would never be through.
            asyncio.get_running_loop().call_later(FAREWELL, self._pump.cancel)

    def _call(self) -> None:
        if self._waiting is not None:
            self._waiting.set_result(None)
            self._waiting = None

    async def finish(self) -> None:
        """The connection is gone; what is on its way is let through, or the client waits for its good-bye."""
        self._leaving = True
        self._queue.clear()
        self._call()
        await asyncio.wait([self._pump], timeout=FAREWELL)
        self._pump.cancel()

    async def wait_closed(self) -> None:
        await asyncio.wait([self._pump])

    async def _send_on(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while True:
                while self._queue:
                    await self._send(self._queue.popleft())
                if self._leaving:
                    return
                self._waiting = loop.create_future()
                await self._waiting
        except Exception:
            self._leaving = True
