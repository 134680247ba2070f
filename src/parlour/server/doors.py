"""Who is let in: requests to the names that the server goes by, and sockets of pages that may connect."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from parlour.core.errors import BadOption


class KnownNames(ASGIMiddleware):
    """Answers only to these host names, on whatever port; `*.example.org` is all below it."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, names: list[str]) -> None:
        self.names = {name.lower() for name in names}

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        host = Headers.from_scope(scope).get("host", "").lower()
        # Whoever looks after the server asks by its address.
        if scope["path"] not in ("/health", "/ready", "/metrics") and not self._is_known(_name(host)):
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


def with_headers(app: ASGIApp, headers: dict[str, str]) -> ASGIApp:
    """The application, with these headers on every answer over HTTP, also where it fails."""
    added = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *added]
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == ScopeType.HTTP else send)

    return wrapped


def is_welcome(headers: Headers, origins: list[str]) -> bool:
    """Whether the page that connects is ours, or one that may; programs send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        return False
