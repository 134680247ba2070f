"""A connected client with its queue of messages, so that a slow client delays nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from parlour.server.protocol import CloseReason, Closing, ServerMessage, encode

#: A client with this many unsent messages is disconnected; it can reconnect and ask for the whole table.
MAX_QUEUE = 500
#: Seconds that a client gets to receive its last messages.
CLOSE_TIMEOUT = 2


class Client:
    """One connection, at a seat or as a spectator (None); `address` is its address or network."""

    def __init__(
        self, send: Callable[[str], Awaitable[None]], on_closed: Callable[[], None], address: str = ""
    ) -> None:
        self.address = address
        #: The hash of the secret that the client has sent.
        self.key = ""
        self.seat: int | None = None
        self.language: str | None = None
        self.muted: frozenset[int] = frozenset()
        self._loop = asyncio.get_running_loop()
        #: The time of the client's last message, by the clock of the loop.
        self.last_seen = self._loop.time()
        self._send = send
        self._queue: deque[str] = deque()
        #: The last message that has left the queue. Messages overtake each other if two are on their way.
        self._sending: asyncio.Future[None] | None = None
        #: Set while the sender waits for messages.
        self._waiting: asyncio.Future[None] | None = None
        self._is_closing = False
        self._sender = asyncio.create_task(self._send_queued())
        self._sender.add_done_callback(lambda _: on_closed())

    def touch(self) -> None:
        """Note that the client has sent something."""
        self.last_seen = self._loop.time()

    def send(self, message: ServerMessage) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        if self._is_closing:
            return
        if len(self._queue) >= MAX_QUEUE:
            self._queue.clear()
            self.close("slow")
            return
        self._queue.append(message.decode())
        if self._waiting is None or not self._has_sent():
            self._wake_sender()
            return
        # Without waking the sender, which would cost as much as sending. It waits only if there is another.
        try:
            self._send_next()
        except Exception:
            self._is_closing = True
            self._wake_sender()

    def close(self, reason: CloseReason) -> None:
        """Send the reason and close the connection."""
        if not self._is_closing:
            self._queue.append(encode(Closing(reason)).decode())
            self._is_closing = True
            self._wake_sender()
            # A client that does not read would block the sender forever.
            asyncio.get_running_loop().call_later(CLOSE_TIMEOUT, self._sender.cancel)

    def _has_sent(self) -> bool:
        """Return whether no message is on its way; the sender finds out why one has failed."""
        sending = self._sending
        return sending is None or (sending.done() and sending.exception() is None)

    def _send_next(self) -> None:
        """Begin to send the next message. Servers return a future; `ensure_future` starts a coroutine."""
        self._sending = asyncio.ensure_future(self._send(self._queue.popleft()))

    def _wake_sender(self) -> None:
        if self._waiting is not None:
            self._waiting.set_result(None)
            self._waiting = None

    async def finish(self) -> None:
        """Drop the queue and wait for the message that is being sent."""
        self._is_closing = True
        self._queue.clear()
        self._wake_sender()
        await asyncio.wait([self._sender], timeout=CLOSE_TIMEOUT)
        self._sender.cancel()

    async def wait_closed(self) -> None:
        await asyncio.wait([self._sender])

    async def _send_queued(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while True:
                while self._queue:
                    if self._sending is not None:
                        await self._sending
                    # In the meantime the client may have been given up.
                    if self._queue:
                        self._send_next()
                if self._is_closing:
                    if self._sending is not None:
                        await self._sending
                    return
                self._waiting = loop.create_future()
                await self._waiting
        except Exception:
            self._is_closing = True
