"""Who is let in: origins, host names, and who may read the figures."""

from __future__ import annotations

import asyncio
from contextlib import closing
from http.client import HTTPConnection
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.exceptions import InvalidStatus

from parlour.server import app
from parlour.server.settings import Settings
from parlour.server.sockets import Sockets
from tests.server.client import connected
from tests.server.running import PATIENCE, Server
from tests.server.stored_logs import count_tables
from tests.server.strict_server import (
    OWN_PAGE,
    TOKEN,
    knock,
)

UPGRADE = {
    "connection": "Upgrade",
    "upgrade": "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
}
WISH = {"game": "fzzzt", "seats": 2, "name": "Ada"}


def test_the_socket_is_for_pages_of_the_server_and_for_programs(server: Server) -> None:
    own = f"http://127.0.0.1:{server.port}"
    assert asyncio.run(knock(server)) == 101
    assert asyncio.run(knock(server, origin=own)) == 101
    host = f"127.0.0.1:{server.port}"
    near = (f"//{host}", host, f"ftp://{host}", f"{own}/", f"http://ada@{host}", "")
    for other in (
        *near,
        "http://127.0.0.1",
        "https://cards.example.org",
        f"{own}.example.org",
        "null",
        "http://[",
    ):
        assert asyncio.run(knock(server, origin=other)) == 403


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"origin": "https://evil.example"}, 403),
        ({"host": "evil.example"}, 403),
        ({"host": "["}, 403),
        ({"path": "/api/nowhere"}, 404),
        ({"path": "/"}, 404),
    ],
)
def test_a_refused_handshake_looks_like_any_other_answer(
    strict: Server, address: str, change: dict[str, str], status: int
) -> None:
    headers = {**UPGRADE, "x-forwarded-for": address, **change}
    connection = HTTPConnection("127.0.0.1", strict.port, timeout=PATIENCE)
    with closing(connection):
        connection.request("GET", headers.pop("path", "/api/socket"), headers=headers)
        refused = connection.getresponse()
        assert (refused.status, refused.read()) == (status, b"")
        assert app.HEADERS.items() <= dict(refused.headers).items()


def test_a_handshake_is_refused_while_the_server_stops() -> None:
    room = SimpleNamespace(is_closing=True)
    sockets: Any = Sockets(
        cast(Any, SimpleNamespace(state=SimpleNamespace(room=room))), Settings(database=""), app.HEADERS
    )
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "websocket", "path": "/api/socket", "headers": [(b"host", b"localhost")], "client": None}
    asyncio.run(sockets(scope, receive, send))
    assert sent[0]["status"] == 503
    assert (b"server", b"parlour") in sent[0]["headers"]


def test_other_pages_may_connect_if_the_server_is_told_so(strict: Server, address: str) -> None:
    for origin, status in (
        (OWN_PAGE, 101),
        (f"http://127.0.0.1:{strict.port}", 101),
        ("http://cards.example.org", 403),
        (f"{OWN_PAGE}.evil.example", 403),
        ("https://evil.example", 403),
    ):
        assert asyncio.run(knock(strict, origin=origin, x_forwarded_for=address)) == status


@pytest.mark.parametrize(
    ("method", "path"),
    [("POST", "/api/tables"), ("PUT", "/api/tables/abcdef/seed"), ("DELETE", "/api/tables/abcdef/seats/0")],
)
def test_a_foreign_page_writes_nothing(server: Server, method: str, path: str) -> None:
    for origin in ("https://evil.example", "null", f"http://localhost:{server.port}", server.url[5:]):
        before = count_tables(server)
        headers = {"origin": origin, "accept-language": "nl"}
        refused = server.ask(method, path, WISH, headers=headers)
        assert (refused.status, refused.body["code"]) == (403, "foreign-origin")
        assert refused.body["sentence"] == f"Een pagina van {origin} mag hier niets veranderen."
        assert count_tables(server) == before


def test_pages_of_the_server_and_its_friends_write(server: Server, strict: Server, address: str) -> None:
    own = server.ask("POST", "/api/tables", WISH, headers={"origin": server.url})
    assert own.status == 201
    friend = strict.ask("POST", "/api/tables", WISH, headers={"origin": OWN_PAGE, "x-forwarded-for": address})
    assert friend.status == 201
    # Whoever only reads finds out nothing that others may not know.
    assert server.ask("GET", "/api/house", headers={"origin": "https://evil.example"}).status == 200


def test_browsers_are_told_which_other_pages_may_ask(server: Server, strict: Server, address: str) -> None:
    def allowed(asked: Server, method: str, origin: str, **headers: str) -> tuple[int, dict[str, str]]:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        answer = asked.ask(
            method, "/api/tables", headers={"origin": origin, "x-forwarded-for": address, **named}
        )
        found = {name.lower(): value for name, value in answer.headers.items()}
        return answer.status, {name: value for name, value in found.items() if "access-control" in name}

    question = {
        "access_control_request_method": "POST",
        "access_control_request_headers": "Authorization, Content-Type",
    }
    status, told = allowed(strict, "OPTIONS", OWN_PAGE, **question)
    assert status == 204
    assert told["access-control-allow-origin"] == OWN_PAGE
    assert "POST" in told["access-control-allow-methods"]
    assert {"authorization", "content-type"} <= set(
        told["access-control-allow-headers"].lower().replace(" ", "").split(",")
    )
    assert "access-control-allow-credentials" not in told
    # The answer itself can be read, refusals too.
    for method in ("GET", "POST"):
        assert allowed(strict, method, OWN_PAGE)[1]["access-control-allow-origin"] == OWN_PAGE
    for method in ("OPTIONS", "GET"):
        assert (
            "access-control-allow-origin"
            not in allowed(strict, method, "https://evil.example", **question)[1]
        )
        assert "access-control-allow-origin" not in allowed(server, method, OWN_PAGE, **question)[1]


def test_a_server_for_this_machine_goes_by_its_names_only(server: Server) -> None:
    for host, status in (
        ("127.0.0.1", 200),
        (f"localhost:{server.port}", 200),
        ("parlour.localhost", 200),
        (f"[::1]:{server.port}", 200),
        # A page of somebody who had this name point here.
        ("evil.example", 400),
        ("localhost.evil.example", 400),
    ):
        assert server.ask("GET", "/api/house", headers={"host": host}).status == status


def test_figures_are_for_whoever_looks_after_the_server(server: Server, strict: Server, address: str) -> None:
    nowhere = server.get("/nowhere").body
    token, through = {"authorization": f"Bearer {TOKEN}"}, {"x-forwarded-for": address}
    for asked, headers, status in (
        (server, {}, 200),
        (server, {"host": "localhost"}, 200),
        (server, {"host": "evil.example"}, 404),
        (server, through, 404),
        (server, {"forwarded": "for=127.0.0.1"}, 404),
        (server, through | token, 404),
        (server, through | {"authorization": "Bearer "}, 404),
        (strict, {}, 200),
        (strict, through, 404),
        (strict, {"x-forwarded-for": "127.0.0.1"}, 404),
        (strict, through | token, 200),
        (strict, through | token | {"host": "10.0.0.7:8000"}, 200),
        (strict, through | {"authorization": f"Bearer {TOKEN}!"}, 404),
        (strict, through | {"authorization": "Bearer é"}, 404),
        (strict, through | {"authorization": f"Basic {TOKEN}"}, 404),
    ):
        answer = asked.ask("GET", "/metrics", headers=headers)
        assert answer.status == status, headers
        assert answer.body == nowhere if status == 404 else "parlour_connections" in answer.body


def test_only_allowed_host_names_are_answered_to(strict: Server, address: str) -> None:
    for host, status in (
        ("127.0.0.1", 200),
        (f"127.0.0.1:{strict.port}", 200),
        ("127.0.0.1:443", 200),
        (f"localhost:{strict.port}", 400),
        ("evil.example", 400),
        ("[", 400),
    ):
        headers = {"host": host, "x-forwarded-for": address, "accept-language": "de"}
        answer = strict.ask("GET", "/api/house", headers=headers)
        assert answer.status == status
        if status == 400:
            assert answer.body["code"] == "wrong-host"
            assert host in answer.body["sentence"]
            assert "x-frame-options" in answer.headers

    async def by_another_name() -> None:
        url = strict.socket_url.replace("127.0.0.1", "localhost")
        with pytest.raises(InvalidStatus):
            async with connected(url, additional_headers={"x-forwarded-for": address}):
                pass

    asyncio.run(by_another_name())
