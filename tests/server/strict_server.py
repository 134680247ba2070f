"""A server with all limits behind a proxy, and who asks it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.client import connected
from tests.server.running import Answer, Server, running

OWN_PAGE = "https://cards.example.org"
CONNECTIONS, TABLES, REQUESTS, MESSAGES = 3, 4, 30, 5
TOKEN = "only-for-prometheus"

_numbers = count(1)


@contextmanager
def running_strict(folder: Path) -> Iterator[Server]:
    """Run a server that goes by the proxy's word on who asks."""
    with ExitStack() as stack:
        # Set only until it runs: other servers may be started after it.
        with pytest.MonkeyPatch.context() as environment:
            environment.setenv("PARLOUR_METRICS_TOKEN", TOKEN)
            server = stack.enter_context(
                running(
                    folder,
                    origin=OWN_PAGE,
                    allowed_host="127.0.0.1",
                    proxy="127.0.0.1",
                    connections=str(CONNECTIONS),
                    tables=str(TABLES),
                    requests=str(REQUESTS),
                    messages=str(MESSAGES),
                )
            )
        yield server


def new_address() -> str:
    """Return the address of somebody who has not been here before."""
    return f"10.0.0.{next(_numbers)}"


def ask(
    server: Server, address: str, method: str = "GET", path: str = "/api/house", body: Any = None
) -> Answer:
    return server.ask(method, path, body, headers={"x-forwarded-for": address, "accept-language": "nl"})


async def knock(server: Server, **headers: str) -> int:
    """Connect with these headers; 101 if one is let in."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        async with connected(server.socket_url, additional_headers=named) as client:
            assert (await client.request("ping"))["type"] == "pong"
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code
