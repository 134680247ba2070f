"""Who is let in: requests to the names that the server goes by, and sockets of pages that may connect."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import WebSocket
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from parlour.core.errors import BadOption


class KnownNames(ASGIMiddleware):
    """Answers only to these host names, on whatever port; `*.example.org` is all below it."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, names: list[str]) -> None:
        self.names = {name.lower() for name in names}

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        host = Headers.from_scope(scope).get("host", "").lower()
        if not self._is_known(_name(host)):
            raise BadOption("wrong-host", host=host)
        await next_app(scope, receive, send)

    def _is_known(self, name: str) -> bool:
        parts = name.split(".")
        above = ("*." + ".".join(parts[at:]) for at in range(1, len(parts)))
        return name in self.names or "*" in self.names or any(wild in self.names for wild in above)


def _name(host: str) -> str:
    """The host without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_welcome(socket: WebSocket[Any, Any, Any], origins: list[str]) -> bool:
    """Whether the page that connects is ours, or one that may; programs send no origin."""
    origin = socket.headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        return urlsplit(origin).netloc == socket.headers.get("host", "")
    except ValueError:
        return False
