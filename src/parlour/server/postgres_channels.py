"""A backend for Litestar's channels on PostgreSQL that reconnects after a loss of connection."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Callable, Iterable

import asyncpg
from litestar.channels import ChannelsBackend

from parlour.server.databases import DATABASE_ERRORS, DATABASE_TIMEOUT, problem_of

#: Seconds in which the database has to answer, between attempts to reconnect, and between checks.
TIMEOUT = DATABASE_TIMEOUT
RETRY_DELAY = 0.5
CHECK_INTERVAL = 5.0

logger = logging.getLogger(__name__)


class ReconnectingBackend(ChannelsBackend):
    """LISTEN on one connection and NOTIFY on another; both are kept open and replaced when they break."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._channels: set[str] = set()
        self._received: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._subscriber: asyncpg.Connection | None = None
        self._publisher: asyncpg.Connection | None = None
        self._reconnecting: asyncio.Task[None] | None = None
        self._checking: asyncio.Task[None] | None = None
        #: Called when messages may have been lost.
        self.on_gap: Callable[[], object] = lambda: None

    async def on_startup(self) -> None:
        self._subscriber = await self._connect()
        self._subscriber.add_termination_listener(self._on_loss)
        self._checking = asyncio.create_task(self._check())

    async def on_shutdown(self) -> None:
        for task in (self._checking, self._reconnecting):
            if task is not None:
                task.cancel()
        subscriber, self._subscriber = self._subscriber, None
        if subscriber is not None:
            subscriber.remove_termination_listener(self._on_loss)
        for connection in (subscriber, self._publisher):
            if connection is not None:
                with contextlib.suppress(*DATABASE_ERRORS):
                    await connection.close(timeout=TIMEOUT)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Publish a message, over a new connection if the first attempt fails, or drop it."""
        for _ in range(2):
            try:
                if self._publisher is None or self._publisher.is_closed():
                    self._publisher = await self._connect()
                for channel in channels:
                    await self._publisher.execute("SELECT pg_notify($1, $2)", channel, data.decode())
            except Exception as error:
                # Any error at all: later messages still have to be published.
                logger.warning("message between processes lost", extra={"problem": problem_of(error).code})
                if self._publisher is not None:
                    self._publisher.terminate()
            else:
                return

    async def subscribe(self, channels: Iterable[str]) -> None:
        for channel in set(channels) - self._channels:
            self._channels.add(channel)
            if self._subscriber is not None:
                await self._subscriber.add_listener(channel, self._on_message)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        for channel in set(channels) & self._channels:
            self._channels.remove(channel)
            if self._subscriber is not None and not self._subscriber.is_closed():
                # A connection that is lost or being closed has no listeners anyway.
                with contextlib.suppress(*DATABASE_ERRORS):
                    await self._subscriber.remove_listener(channel, self._on_message)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            channel, message = await self._received.get()
            if channel in self._channels:
                yield channel, message

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Return nothing: PostgreSQL keeps no messages."""
        return []

    async def _connect(self) -> asyncpg.Connection:
        return await asyncpg.connect(self._dsn, timeout=TIMEOUT, command_timeout=TIMEOUT)

    def _on_message(self, connection: object, process: int, channel: str, payload: object) -> None:
        self._received.put_nowait((channel, str(payload).encode()))

    def _on_loss(self, _: object) -> None:
        if self._reconnecting is None or self._reconnecting.done():
            self._reconnecting = asyncio.get_running_loop().create_task(self._reconnect())

    async def _check(self) -> None:
        """Replace the connection for messages if it does not answer, as when the network is lost."""
        while True:
            await asyncio.sleep(CHECK_INTERVAL)
            subscriber = self._subscriber
            if subscriber is None or subscriber.is_closed():
                continue
            try:
                await subscriber.execute("SELECT 1")
            except Exception:
                # This notifies the listeners of the connection, which reconnect.
                subscriber.terminate()

    async def _reconnect(self) -> None:
        logger.warning("lost the connection for messages between processes")
        while True:
            await asyncio.sleep(RETRY_DELAY)
            try:
                connection = await self._listen_again()
            except Exception as error:
                # Any error at all: without this connection, messages would never be heard again.
                logger.info("cannot reconnect yet", extra={"problem": problem_of(error).code})
            else:
                self._subscriber = connection
                connection.add_termination_listener(self._on_loss)
                if not connection.is_closed():
                    break
        self.on_gap()

    async def _listen_again(self) -> asyncpg.Connection:
        connection = await self._connect()
        try:
            for channel in self._channels:
                await connection.add_listener(channel, self._on_message)
        except BaseException:
            connection.terminate()
            raise
        return connection
