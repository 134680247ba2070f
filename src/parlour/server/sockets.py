"""WebSockets, handled in front of Litestar, which would add a function call to every message sent."""

from __future__ import annotations

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
POLICY_VIOLATION = 1008
TRY_LATER = 1013
#: The share of all TCP connections that sockets may take; the rest is for requests.
SOCKET_SHARE = 0.9


class Sockets:
    """Accepts sockets; passes all other requests to the application."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self.app = app
        self.names = HostNames(settings.allowed_hosts)
        self.origins = settings.origins
        self.connections = PerAddress(settings.connections, _most_sockets(settings))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET or scope["path"].rstrip("/") != PATH:
            await self.app(scope, receive, send)
            return
        await receive()
        refusal = self._refusal(scope)
        address = scope["client"][0] if scope["client"] is not None else ""
        if refusal is None and not self.connections.add(address):
            refusal = TRY_LATER
        if refusal is not None:
            await send({"type": "websocket.close", "code": refusal, "reason": ""})
            return
        room = self._room
        room.metrics.connected(1)
        try:
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await Connection(room, receive, send, address).run()
        finally:
            room.metrics.connected(-1)
            self.connections.remove(address)

    @property
    def _room(self) -> Room:
        room: Room = self.app.state.room
        return room

    def _refusal(self, scope: Scope) -> int | None:
        """Return the WebSocket close code for a connection that is refused."""
        headers = Headers.from_scope(scope)
        if not self.names.match(headers) or not is_allowed_origin(headers, self.origins):
            return POLICY_VIOLATION
        return TRY_LATER if self._room.is_closing else None


def _most_sockets(settings: Settings) -> int:
    return int(SOCKET_SHARE * allowed_connections(settings.total_connections))
