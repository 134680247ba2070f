"""Access control: allowed host names and origins, operators, and the hashes of secrets."""

from __future__ import annotations

import hashlib
import secrets
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import HttpMethod, ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from parlour.core.errors import BadOption
from parlour.server.errors import NotAllowed

#: Names of the local host, which no page of another site can have.
LOCAL_NAMES = ("localhost", "*.localhost", "127.0.0.1", "::1")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
#: Headers of requests that a proxy forwards.
FORWARDING_HEADERS = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
)


def hash_secret(secret: str) -> str:
    """Return the hash of a secret: the server stores no secrets of seats."""
    return hashlib.sha256(secret.encode()).hexdigest()


class HostNames:
    """Host names on any port; `*.example.org` matches all subdomains, an empty list everything."""

    def __init__(self, names: list[str]) -> None:
        self._names = {name.lower().strip("[]") for name in names} or {"*"}

    def match(self, headers: Headers) -> bool:
        """Return whether the request is to one of these hosts."""
        name = _name(headers.get("host", "").lower())
        if name is None:
            return False
        parts = name.split(".")
        above = ("*." + ".".join(parts[at:]) for at in range(1, len(parts)))
        return name in self._names or "*" in self._names or any(wild in self._names for wild in above)


class AllowedHosts(ASGIMiddleware):
    """Refuses requests to other host names."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, names: HostNames) -> None:
        self.names = names

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        headers = Headers.from_scope(scope)
        # Probes use the address of the server.
        if scope["path"] not in ("/health", "/ready", "/metrics") and not self.names.match(headers):
            raise BadOption("wrong-host", host=headers.get("host", "").lower())
        await next_app(scope, receive, send)


class SameOrigin(ASGIMiddleware):
    """Refuses cross-site requests that would change something."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, origins: list[str]) -> None:
        self.origins = origins

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        headers = Headers.from_scope(scope)
        if scope["method"] not in SAFE_METHODS and not is_allowed_origin(headers, self.origins):  # type: ignore[typeddict-item]
            raise NotAllowed("foreign-origin", origin=headers.get("origin", ""))
        await next_app(scope, receive, send)


def _name(host: str) -> str | None:
    """Return the host without its port; None if it is malformed, on which the framework would fail."""
    try:
        parts = urlsplit(f"//{host}")
        return (parts.hostname or "") if parts.port != 0 else None
    except ValueError:
        return None


def with_headers(app: ASGIApp, headers: dict[str, str]) -> ASGIApp:
    """Add these headers to every HTTP response, including errors."""
    added = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *added]
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == ScopeType.HTTP else send)

    return wrapped


def with_head_requests(app: ASGIApp) -> ASGIApp:
    """Answer HEAD like GET, without the body."""

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


def is_allowed_origin(headers: Headers, origins: list[str]) -> bool:
    """Return whether the request comes from our own page or an allowed origin; programs send no origin."""
    origin = headers.get("origin")
    host = headers.get("host", "")
    return origin is None or origin in origins or origin in (f"http://{host}", f"https://{host}")


def with_methods(app: ASGIApp) -> ASGIApp:
    """Answer OPTIONS with all methods of a path, where the framework forgets some, and add HEAD to them."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        # The framework answers browsers that ask for pages of other sites.
        is_preflight = "access-control-request-method" in Headers.from_scope(scope)
        is_question = scope["method"] == HttpMethod.OPTIONS and not is_preflight
        is_answer = False

        async def send_methods(message: Message) -> None:
            nonlocal is_answer
            if message["type"] == "http.response.start":
                message["headers"] = [
                    (name, _with_head(value) if name.lower() == b"allow" else value)
                    for name, value in message["headers"]
                ]
                if is_question and message["status"] == 405:
                    is_answer = True
                    message["status"] = 204
                    message["headers"] = [
                        (name, value)
                        for name, value in message["headers"]
                        if name.lower() not in (b"content-length", b"content-type")
                    ]
            elif message["type"] == "http.response.body" and is_answer:
                message["body"] = b""
            await send(message)

        # No path has a method of this name, so it is refused with all that there are, to any origin.
        headers = [(name, value) for name, value in scope["headers"] if name.lower() != b"origin"]
        asked: Any = {**scope, "method": "METHODS", "headers": headers} if is_question else scope
        await app(asked, receive, send_methods)

    return wrapped


def _with_head(methods: bytes) -> bytes:
    """Return the value of `Allow`, with HEAD if there is GET."""
    names = {name.strip() for name in methods.decode().split(",")}
    return ", ".join(sorted(names | ({"HEAD"} if "GET" in names else set()))).encode()


def without_caches(app: ASGIApp) -> ASGIApp:
    """Keep answers of the API out of caches unless they say otherwise: they may contain secrets."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_uncached(message: Message) -> None:
            if message["type"] == "http.response.start" and not any(
                name.lower() == b"cache-control" for name, _ in message["headers"]
            ):
                message["headers"] = [*message["headers"], (b"cache-control", b"no-store")]
            await send(message)

        is_api = scope["type"] == ScopeType.HTTP and scope["path"].startswith("/api/")
        await app(scope, receive, send_uncached if is_api else send)

    return wrapped


def bearer_token(headers: Headers) -> str | None:
    """Return what the `Authorization` header contains as a bearer token; None if it is empty or missing."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and token else None


def is_operator(scope: Scope, token: str) -> bool:
    """Return whether the request has the token, or comes from this host and not through a proxy."""
    headers = Headers.from_scope(scope)
    shown = bearer_token(headers)
    if token and shown is not None and secrets.compare_digest(shown.encode(), token.encode()):
        return True
    if any(name in headers for name in FORWARDING_HEADERS):
        return False
    # The host name is checked against DNS rebinding.
    return (
        scope["client"] is not None and is_loopback(scope["client"][0]) and _is_local(headers.get("host", ""))
    )


def _is_local(host: str) -> bool:
    name = _name(host.lower())
    return name is not None and (name == "localhost" or is_loopback(name))


def default_host_names(address: str) -> list[str]:
    """Return the host names of a server that listens on this address; empty if they cannot be known."""
    return [*LOCAL_NAMES, address] if is_loopback(address) else []


def is_loopback(address: str) -> bool:
    """Return whether the address is a loopback address."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
