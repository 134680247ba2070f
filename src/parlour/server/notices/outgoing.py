"""Requests to addresses that players have given: they reach the public Internet, and never our own network.

A name is resolved once, all its addresses are checked, and the connection goes to one of those that were
checked: the name cannot mean something else by then. Redirects are not followed, and answers are not read.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpcore

from parlour.core.errors import BadOption
from parlour.server.notices.networks import AllowedNetworks
from parlour.server.notices.subscription import LONGEST_URL

#: Seconds for a whole request, and for each step of it.
TIMEOUT = 15.0
STEP_TIMEOUT = 8.0
#: The number of names looked up at the same time.
LOOKUPS = 8
HTTPS_PORT = 443
#: Ports below belong to other services.
FIRST_FREE_PORT = 1024
_HOST = re.compile(r"[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?\.?|[0-9a-f:.]+")


class Undelivered(Exception):
    """The request failed; `status` is that of the answer, if there was one."""

    def __init__(self, status: int | None = None) -> None:
        super().__init__(str(status or "no answer"))
        self.status = status


class Destination(NamedTuple):
    is_secure: bool
    host: str
    port: int
    target: str

    @property
    def origin(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        is_usual = self.port == (HTTPS_PORT if self.is_secure else 80)
        return f"{'https' if self.is_secure else 'http'}://{host}" + ("" if is_usual else f":{self.port}")


class Outgoing:
    """Sends requests to addresses that are allowed."""

    def __init__(self, networks: AllowedNetworks, trust: ssl.SSLContext | None = None) -> None:
        self._networks = networks
        self._trust = trust or ssl.create_default_context()
        # Names may take long, and strangers choose them: nothing else waits for their threads.
        self._lookups = ThreadPoolExecutor(LOOKUPS, "lookup")

    async def check(self, url: str) -> Destination:
        """Return the target of the URL; refuse it if it may not be called, or its host is unknown."""
        destination = read_url(url)
        try:
            async with asyncio.timeout(STEP_TIMEOUT):
                await self._resolve(destination)
        except (Undelivered, TimeoutError):
            raise BadOption("bad-notice-address", host=destination.host) from None
        return destination

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> None:
        """Send a POST request; raise Undelivered if it is not accepted, BadOption if it is not allowed."""
        destination = read_url(url)
        try:
            async with asyncio.timeout(TIMEOUT):
                addresses = await self._resolve(destination)
                status = await self._send(destination, addresses, headers, body)
        except TimeoutError:
            raise Undelivered from None
        if not 200 <= status < 300:
            raise Undelivered(status)

    async def _resolve(self, destination: Destination) -> list[str]:
        """Return the addresses of the host, all of which may be called; Undelivered if it has none now."""
        _, host, port, _ = destination
        try:
            look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
            found = await asyncio.get_running_loop().run_in_executor(self._lookups, look_up)
        except (OSError, UnicodeError):
            raise Undelivered from None
        addresses = list(dict.fromkeys(str(entry[4][0]) for entry in found))
        trusts_all = all(map(self._networks.is_trusted, addresses))
        is_usual = destination.is_secure and (port == HTTPS_PORT or port >= FIRST_FREE_PORT)
        # One answer for all reasons: it tells nobody what there is in our own network.
        if not addresses or not all(map(self._networks.allows, addresses)) or not (trusts_all or is_usual):
            raise BadOption("bad-notice-address", host=host)
        return addresses

    async def _send(
        self, to: Destination, addresses: Iterable[str], headers: dict[str, str], body: bytes
    ) -> int:
        url = httpcore.URL(
            scheme=b"https" if to.is_secure else b"http",
            host=to.host.encode(),
            port=to.port,
            target=to.target.encode(),
        )
        steps = dict.fromkeys(("connect", "read", "write", "pool"), STEP_TIMEOUT)
        sent = {"Host": to.origin.partition("//")[2], "User-Agent": "Parlour", **headers}
        for address in addresses:
            try:
                async with (
                    httpcore.AsyncConnectionPool(
                        ssl_context=self._trust, network_backend=_PinnedBackend(address)
                    ) as pool,
                    pool.stream(
                        "POST",
                        url,
                        headers=list(sent.items()),
                        content=body,
                        extensions={"timeout": steps},
                    ) as answer,
                ):
                    return int(answer.status)
            except (httpcore.ConnectError, httpcore.ConnectTimeout):
                continue
            except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException):
                break
        raise Undelivered


class _PinnedBackend(httpcore.AsyncNetworkBackend):
    """Connects to an address that was checked, whatever the name of the host."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        return await self._inner.connect_tcp(self._address, port, timeout, local_address, socket_options)


def read_url(url: str) -> Destination:
    """Read the URL of a web server; refuse credentials, unusual characters and everything else."""
    try:
        parts = urlsplit(url)
        host = (parts.hostname or "").encode("idna").decode().lower()
        port = parts.port
    except (ValueError, UnicodeError):
        raise BadOption("bad-notice-url") from None
    is_plain = url.isascii() and url.isprintable() and not set(url) & set(' "<>\\^`{|}')
    if (
        not is_plain
        or len(url) > LONGEST_URL
        or parts.scheme not in ("http", "https")
        or "@" in parts.netloc
        or port == 0
        or not _HOST.fullmatch(host)
    ):
        raise BadOption("bad-notice-url")
    is_secure = parts.scheme == "https"
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Destination(is_secure, host, port or (HTTPS_PORT if is_secure else 80), target)
