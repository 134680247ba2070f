"""Limits of TCP connections, which granian lacks: see decision 21.

Granian accepts connections and limits the time for request headers. This guard finds the connections of its
own process through the operating system and closes those that exceed a limit. On systems other than Linux it
limits only the time for bodies.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from ipaddress import ip_address, ip_network
from typing import Any, Protocol

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from parlour.server import tcp_connections
from parlour.server.errors import TooSlow
from parlour.server.limits import client_network
from parlour.server.settings import Settings
from parlour.server.tcp_connections import Peer, TcpConnection, TcpConnections

#: Seconds in which request headers, and after them a body, have to arrive.
HEAD_TIMEOUT = 10
BODY_TIMEOUT = 20
#: Seconds after which granian closes what the guard has left: idle connections, and all outside Linux.
GRANIAN_TIMEOUT = HEAD_TIMEOUT + 2
#: The maximum size of request headers in bytes.
MAX_HEAD_SIZE = 64 * 1024
#: An address may have this many times `--connections`: sockets, and as many connections for requests.
PER_ADDRESS_FACTOR = 2
#: Bytes that may arrive besides an unfinished message: the request headers, control frames.
SPARE_BYTES = 2 * MAX_HEAD_SIZE
#: The bytes of the header of a frame, at most.
FRAME_HEAD = 14
#: The bytes of a character in UTF-8, at most.
BYTES_PER_CHARACTER = 4
#: Seconds between checks, and between log entries about closed connections.
CHECK_INTERVAL = 0.5
LOG_INTERVAL = 10.0

logger = logging.getLogger(__name__)


class ConnectionObserver(Protocol):
    def tcp_connections(self, count: int) -> None: ...

    def connection_closed(self, reason: str) -> None: ...


class _Use:
    """The present use of a connection by the application."""

    __slots__ = ("complete", "is_socket", "read", "unfinished")

    def __init__(self, is_socket: bool) -> None:
        self.is_socket = is_socket
        #: Bytes of a socket that had been read at the last check, and of messages completed since then.
        self.read = self.complete = 0
        #: Bytes read after the last complete message, at most.
        self.unfinished = 0


class TcpGuard:
    def __init__(self, settings: Settings, observer: ConnectionObserver) -> None:
        self._proxies = settings.proxies
        self._per_address = PER_ADDRESS_FACTOR * settings.connections
        self._total = tcp_connections.allowed_connections(settings.total_connections)
        self._message_size = settings.message_size
        self._observer = observer
        self._connections = TcpConnections(settings.port)
        self._uses: dict[Peer, _Use] = {}
        #: The time at which each connection was first found, and the clients that have made a request.
        self._since: dict[TcpConnection, float] = {}
        self._served: set[Peer] = set()
        self._closed: Counter[str] = Counter()
        self._last_log = float("-inf")

    def wrap(self, app: ASGIApp) -> ASGIApp:
        """Note what the application does with its connections, and check them as long as it runs."""

        async def guarded(scope: Any, receive: Receive, send: Send) -> None:
            if scope["type"] == "lifespan":
                await self._run_with_checks(app, scope, receive, send)
                return
            use = _Use(scope["type"] == ScopeType.WEBSOCKET)
            received = _counted(receive, use) if use.is_socket else _timed(receive, self._count_slow_body)
            # Granian writes the port as text.
            host, port = scope["client"] or ("", 0)
            peer = (host, int(port))
            self._uses[peer] = use
            self._served.add(peer)
            try:
                await app(scope, received, send)
            finally:
                # The client may have come back from the same port.
                if self._uses.get(peer) is use:
                    del self._uses[peer]

        return guarded

    async def _run_with_checks(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        checks = asyncio.create_task(self._check_regularly())
        try:
            await app(scope, receive, send)
        finally:
            checks.cancel()

    async def _check_regularly(self) -> None:
        while tcp_connections.is_supported:
            await asyncio.sleep(CHECK_INTERVAL)
            try:
                self.check()
            except Exception:
                logger.exception("connections cannot be checked")

    def check(self) -> None:
        """Close all connections that exceed a limit."""
        found = self._connections.find()
        self._observer.tcp_connections(len(found))
        now = asyncio.get_running_loop().time()
        self._since = {connection: self._since.get(connection, now) for connection in found}
        self._served &= {connection.peer for connection in found} | self._uses.keys()
        by_network: defaultdict[str, list[TcpConnection]] = defaultdict(list)
        for connection in found:
            if not self._close_silent(connection, now) and not self._close_unfinished(connection):
                by_network[client_network(connection.peer[0])].append(connection)
        if self._per_address:
            self._limit_addresses(by_network)
        self._limit_total(by_network)
        self._log()

    def _limit_addresses(self, by_network: dict[str, list[TcpConnection]]) -> None:
        for network, own in by_network.items():
            surplus = len(own) - self._per_address
            if surplus > 0 and not self._is_proxy(own[0].peer[0]):
                closed = self._close_idle(own, surplus, "address")
                by_network[network] = [connection for connection in own if connection not in closed]

    def _limit_total(self, by_network: dict[str, list[TcpConnection]]) -> None:
        surplus = sum(map(len, by_network.values())) - self._total
        # Those with most connections lose theirs first.
        for own in sorted(by_network.values(), key=len, reverse=True):
            if surplus <= 0:
                return
            surplus -= len(self._close_idle(own, surplus, "total"))

    def _close_idle(self, connections: Iterable[TcpConnection], most: int, reason: str) -> set[TcpConnection]:
        """Close up to `most` connections that are no sockets: idle ones first, and old before new."""
        uses = [(connection, self._uses.get(connection.peer)) for connection in connections]
        idle = [connection for connection, use in uses if use is None]
        busy = [connection for connection, use in uses if use is not None and not use.is_socket]
        chosen = [*idle, *busy][:most]
        for connection in chosen:
            self._close(connection, reason)
        return set(chosen)

    def _close_silent(self, connection: TcpConnection, now: float) -> bool:
        """Close a connection whose first headers are late. Granian would, but would not count it."""
        if connection.peer in self._served or now - self._since[connection] < HEAD_TIMEOUT:
            return False
        self._close(connection, "head")
        return True

    def _count_slow_body(self) -> None:
        """Granian closes the connection after the answer."""
        self._count("body")

    def _close_unfinished(self, connection: TcpConnection) -> bool:
        """Close a socket whose unfinished message is too large already, in one frame or in many.

        Granian would hold up to 64 MB of it before it passes the message on.
        """
        use = self._uses.get(connection.peer)
        if use is None or not use.is_socket or not self._message_size:
            return False
        read = tcp_connections.bytes_read(connection)
        added = read - use.read - use.complete
        # Parts of different messages do not mix: a complete message leaves nothing unfinished from before it.
        use.unfinished = max(0, added) if use.complete else use.unfinished + added
        use.read, use.complete = read, 0
        if use.unfinished <= BYTES_PER_CHARACTER * self._message_size + SPARE_BYTES:
            return False
        self._close(connection, "message")
        return True

    def _close(self, connection: TcpConnection, reason: str) -> None:
        if tcp_connections.close(connection):
            self._count(reason)

    def _count(self, reason: str) -> None:
        self._closed[reason] += 1
        self._observer.connection_closed(reason)

    def _is_proxy(self, address: str) -> bool:
        """Return whether others share this address, whom the proxy has to limit."""
        if "*" in self._proxies:
            return True
        # An IPv4 address may be written as an IPv6 address.
        found = ip_address(address.removeprefix("::ffff:"))
        return any(found in ip_network(proxy, strict=False) for proxy in self._proxies)

    def _log(self) -> None:
        now = asyncio.get_running_loop().time()
        if self._closed and now - self._last_log >= LOG_INTERVAL:
            logger.warning("connections closed: limit exceeded", extra={"closed": dict(self._closed)})
            self._closed.clear()
            self._last_log = now


def _counted(receive: Receive, use: _Use) -> Receive:
    async def receive_counted() -> Any:
        message: Any = await receive()
        if message["type"] == "websocket.receive":
            text = message.get("text") or ""
            use.complete += FRAME_HEAD + (len(text) if text.isascii() else len(text.encode(errors="replace")))
        return message

    return receive_counted


def _timed(receive: Receive, on_timeout: Callable[[], None]) -> Receive:
    """Receive a body within the time limit; TooSlow if it does not arrive."""
    until = asyncio.get_running_loop().time() + BODY_TIMEOUT
    is_complete = False

    async def receive_in_time() -> Any:
        nonlocal is_complete
        if is_complete:
            # The application waits for the client to disconnect.
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                message: Any = await receive()
        except TimeoutError:
            on_timeout()
            raise TooSlow("slow-body", seconds=BODY_TIMEOUT) from None
        is_complete = not message.get("more_body", False)
        return message

    return receive_in_time
