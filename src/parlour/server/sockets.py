"""WebSockets, handled in front of Litestar, which would add a function call to every message sent."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Litestar
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from parlour.server.access import HostNames, is_allowed_origin
from parlour.server.connection import Connection
from parlour.server.limits import PerAddress
from parlour.server.room import Room
from parlour.server.settings import Settings
from parlour.server.tcp_connections import allowed_connections

PATH = "/api/socket"
FORBIDDEN = 403
NOT_FOUND = 404
UNAVAILABLE = 503
#: The share of all TCP connections that sockets may take; the rest is for requests.
SOCKET_SHARE = 0.9


class Sockets:
    """Accepts sockets, or refuses them with these headers; passes all other requests to the application."""

    def __init__(self, app: Litestar, settings: Settings, headers: dict[str, str]) -> None:
        self.app = app
        self.headers = [(name.encode(), value.encode()) for name, value in headers.items()]
        self.names = HostNames(settings.allowed_hosts)
        self.origins = settings.origins
        self.connections = PerAddress(settings.connections, _most_sockets(settings))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)
            return
        await receive()
        refusal = self._refusal(scope)
        address = scope["client"][0] if scope["client"] is not None else ""
        if refusal is None and not self.connections.add(address):
            refusal = FORBIDDEN
        if refusal is not None:
            await self._refuse(refusal, send)
            return
        room = self._room
        room.metrics.connected(1)
        try:
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            # A task of its own: otherwise every message would be passed through all callers up to here.
            await asyncio.create_task(Connection(room, receive, send, address).run())
        finally:
            room.metrics.connected(-1)
            self.connections.remove(address)

    @property
    def _room(self) -> Room:
        room: Room = self.app.state.room
        return room

    def _refusal(self, scope: Scope) -> int | None:
        """Return the status with which a handshake is refused."""
        headers = Headers.from_scope(scope)
        if not self.names.match(headers) or not is_allowed_origin(headers, self.origins):
            return FORBIDDEN
        if scope["path"].rstrip("/") != PATH:
            return NOT_FOUND
        return UNAVAILABLE if self._room.is_closing else None

    async def _refuse(self, status: int, send: Any) -> None:
        """Refuse the handshake with a response of our own, since granian's would name the software.

        Malformed handshakes do not get here: granian answers them itself, with status 400.
        """
        headers = [*self.headers, (b"content-length", b"0")]
        await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": b""})


def _most_sockets(settings: Settings) -> int:
    return int(SOCKET_SHARE * allowed_connections(settings.total_connections))
