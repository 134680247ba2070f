"""Who is let in: requests to the names that the server goes by, pages that may ask, its keepers."""

from __future__ import annotations

import secrets
from ipaddress import ip_address
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import HttpMethod, ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from parlour.core.errors import BadOption
from parlour.server.errors import NotAllowed

#: What a machine calls itself; no page of somebody else's can have such a name.
OWN_NAMES = ("localhost", "*.localhost", "127.0.0.1", "::1")
#: Methods that change nothing.
READING = ("GET", "HEAD", "OPTIONS")
#: By these a proxy says that it asks for others.
FORWARDING = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")


class HostNames:
    """What the server is called, on whatever port; `*.example.org` is all below it, and no names are all."""

    def __init__(self, names: list[str]) -> None:
        self._names = {name.lower().strip("[]") for name in names} or {"*"}

    def has(self, headers: Headers) -> bool:
        """Whether one of them is asked for."""
        name = _name(headers.get("host", "").lower())
        parts = name.split(".")
        above = ("*." + ".".join(parts[at:]) for at in range(1, len(parts)))
        return name in self._names or "*" in self._names or any(wild in self._names for wild in above)


class KnownNames(ASGIMiddleware):
    """Answers only to these host names."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, names: HostNames) -> None:
        self.names = names

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        headers = Headers.from_scope(scope)
        # Whoever looks after the server asks by its address.
        if scope["path"] not in ("/health", "/ready", "/metrics") and not self.names.has(headers):
            raise BadOption("wrong-host", host=headers.get("host", "").lower())
        await next_app(scope, receive, send)


class OwnPages(ASGIMiddleware):
    """Refuses what a foreign page would have its visitor's browser write here."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, origins: list[str]) -> None:
        self.origins = origins

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        headers = Headers.from_scope(scope)
        if scope["method"] not in READING and not is_welcome(headers, self.origins):  # type: ignore[typeddict-item]
            raise NotAllowed("foreign-origin", origin=headers.get("origin", ""))
        await next_app(scope, receive, send)


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


def with_heads(app: ASGIApp) -> ASGIApp:
    """The application, answering to HEAD what it would to GET, but for the body."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        if scope["type"] == ScopeType.HTTP and scope["method"] == HttpMethod.HEAD:
            await app({**scope, "method": HttpMethod.GET}, receive, send_head)
        else:
            await app(scope, receive, send)

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


def looks_after(scope: Scope, token: str) -> bool:
    """Whether somebody at this very machine asks, for nobody else, or shows the token."""
    headers = Headers.from_scope(scope)
    scheme, _, shown = headers.get("authorization", "").partition(" ")
    if token and scheme.lower() == "bearer" and secrets.compare_digest(shown.encode(), token.encode()):
        return True
    if any(name in headers for name in FORWARDING):
        return False
    # A page that has had its name point here would still be asked for by that name.
    return (
        scope["client"] is not None and is_loopback(scope["client"][0]) and _is_own(headers.get("host", ""))
    )


def _is_own(host: str) -> bool:
    name = _name(host.lower())
    return name == "localhost" or is_loopback(name)


def own_names(address: str) -> list[str]:
    """What a server is called that listens at this address, as far as that goes without saying."""
    return [*OWN_NAMES, address] if is_loopback(address) else []


def is_loopback(address: str) -> bool:
    """Whether only this machine can be meant by it."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
