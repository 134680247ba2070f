"""Who is let in, and how far: origins, host names, limits for each address and each connection."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, closing, suppress
from datetime import timedelta
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from litestar.stores.memory import MemoryStore
from litestar.testing import AsyncTestClient
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parlour.server import app, migrations
from parlour.server.errors import TooMuch
from parlour.server.limits import Bucket, MessageBudgets, PerAddress, PerHour
from parlour.server.settings import Settings
from parlour.server.sockets import Sockets
from tests.server.client import Client, connected
from tests.server.running import PATIENCE, Answer, Server, running
from tests.server.stored_logs import count_tables, eventually

OWN_PAGE = "https://cards.example.org"
CONNECTIONS, TABLES, REQUESTS, MESSAGES = 3, 4, 30, 5
TOKEN = "only-for-prometheus"
UPGRADE = {
    "connection": "Upgrade",
    "upgrade": "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
}
WISH = {"game": "fzzzt", "seats": 2, "name": "Ada"}

_addresses = (f"10.0.0.{number}" for number in count(1))


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with all limits behind a proxy, which names whom it asks for."""
    with ExitStack() as stack:
        # Set only until it runs: the other server may be started after it.
        with pytest.MonkeyPatch.context() as environment:
            environment.setenv("PARLOUR_METRICS_TOKEN", TOKEN)
            server = stack.enter_context(
                running(
                    tmp_path_factory.mktemp("strict"),
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
        assert "trace" not in server.log


@pytest.fixture
def address() -> str:
    """Somebody who has not been here before."""
    return next(_addresses)


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


def test_a_message_is_of_a_reasonable_size(server: Server) -> None:
    async def send(text: str | bytes) -> Any:
        async with connected(server.socket_url) as client:
            await client.socket.send(text)
            said = await client.until_closed() if isinstance(text, bytes) or len(text) > 8192 else None
            return client.socket.close_code if said == [] else (await client.receive())["code"]

    assert asyncio.run(send("x" * 8192)) == "bad-message"
    assert asyncio.run(send("x" * 8193)) == 1009
    assert asyncio.run(send("x" * 1_000_000)) == 1009
    assert asyncio.run(send(b'{"type": "ping", "id": "1"}')) == 1003


def test_an_address_has_so_many_connections(strict: Server, address: str) -> None:
    mine = {"x-forwarded-for": address}

    async def connect_often() -> None:
        async with AsyncExitStack() as stack:
            for _ in range(CONNECTIONS):
                last = await stack.enter_async_context(connected(strict.socket_url, additional_headers=mine))
            assert await knock(strict, x_forwarded_for=address) == 403
            assert await knock(strict, x_forwarded_for=next(_addresses)) == 101
            # Somebody goes, somebody else may come.
            await last.socket.close()
            while await knock(strict, x_forwarded_for=address) != 101:
                pass

    asyncio.run(connect_often())


def test_an_address_opens_so_many_tables_in_an_hour(strict: Server, address: str) -> None:
    for _ in range(TABLES):
        assert ask(strict, address, "POST", "/api/tables", WISH).status == 201
    before = count_tables(strict)
    refused = ask(strict, address, "POST", "/api/tables", WISH)
    assert (refused.status, refused.body["code"]) == (429, "too-many-tables")
    assert refused.body["params"] == {"most": TABLES}
    assert count_tables(strict) == before
    assert ask(strict, next(_addresses), "POST", "/api/tables", WISH).status == 201


def test_an_address_asks_so_often_in_a_minute(strict: Server, address: str) -> None:
    answers = [ask(strict, address) for _ in range(REQUESTS + 1)]
    assert {answer.status for answer in answers[:REQUESTS]} == {200}
    refused = answers[-1]
    assert (refused.status, refused.body["code"]) == (429, "too-fast")
    assert "x-frame-options" in refused.headers
    assert ask(strict, next(_addresses)).status == 200
    # The page and the probes may be asked for more often, but not for ever.
    for _ in range(4 * REQUESTS - REQUESTS - 1):
        assert ask(strict, address, path="/ready").status == 200
    for path in ("/ready", "/", "/assets/parlour.js", "/metrics", "/api/schema/openapi.json"):
        assert ask(strict, address, path=path).status == 429
    assert ask(strict, address, path="/health").status == 200


def test_an_address_looks_at_so_many_moments_in_a_second(strict: Server) -> None:
    async def look(address: str) -> set[int]:
        path = "/api/records/abcdefgh-1/moments/0"
        asked = (asyncio.to_thread(ask, strict, address, path=path) for _ in range(REQUESTS))
        return {answer.status for answer in await asyncio.gather(*asked)}

    # On a busy machine it may take more than a second to ask.
    eventually(lambda: asyncio.run(look(next(_addresses))) == {404, 429})


def test_an_address_of_a_household_counts_for_all_of_it(strict: Server) -> None:
    for number in range(REQUESTS):
        assert ask(strict, f"2001:db8:1:2::{number:x}").status == 200
    assert ask(strict, "2001:db8:1:2:ffff::1").status == 429
    assert ask(strict, "2001:db8:1:3::1").status == 200
    connections, tables = PerAddress(1), PerHour(1)
    assert connections.add("2001:db8::1")
    assert not connections.add("2001:db8::2")
    connections.remove("2001:db8::3")
    assert connections.add("2001:db8::2")
    tables.check("::ffff:10.0.0.1")
    tables.check("::ffff:10.0.0.2")
    with pytest.raises(TooMuch):
        tables.check("10.0.0.1")


def test_those_who_were_here_once_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "PURGE_INTERVAL", 0.01)
    settings = Settings(database=f"sqlite:///{tmp_path / 'parlour.db'}")
    migrations.upgrade(settings.database)

    async def come_and_go() -> None:
        async with AsyncTestClient(app.create_app(settings)) as client:
            await client.get("/api/records/abcdefgh-1/moments/0")
            for name in ("api", "all", "moments"):
                store = client.app.stores.get(name)
                assert isinstance(store, MemoryStore)
                # A moment counts for a second, which may have passed already.
                assert name == "moments" or len(store._store) == 1
                await store.set("who left", b"", expires_in=timedelta(microseconds=1))
                while await store.exists("who left"):
                    await asyncio.sleep(0)
                assert name == "moments" or len(store._store) == 1

    asyncio.run(asyncio.wait_for(come_and_go(), PATIENCE))


def test_who_is_no_proxy_is_not_believed(tmp_path: Path, address: str) -> None:
    async def connect_twice() -> None:
        mine = {"x-forwarded-for": address}
        async with connected(alone.socket_url, additional_headers=mine) as client:
            await client.until_quiet()
            assert await knock(alone, x_forwarded_for=next(_addresses)) == 403

    with running(tmp_path, connections="1") as alone:
        asyncio.run(connect_twice())


def test_of_a_proxy_only_its_own_word_is_believed(strict: Server, address: str) -> None:
    for _ in range(REQUESTS):
        ask(strict, address)
    # Whom the proxy has heard comes last; what stands before is hearsay.
    answer = strict.ask("GET", "/api/house", headers={"x-forwarded-for": f"{next(_addresses)}, {address}"})
    assert answer.status == 429


def test_who_sends_too_fast_is_refused_and_then_let_go(strict: Server, address: str) -> None:
    async def flood() -> Client:
        async with connected(strict.socket_url, additional_headers={"x-forwarded-for": address}) as client:
            for _ in range(4 * MESSAGES + 40):
                await client.send("ping")
            # Nothing may be on its way when the server hangs up, or its last words could be lost.
            with suppress(ConnectionClosed):
                while True:
                    await client.request("ping")
            return client

    client = asyncio.run(flood())
    kinds = [message["type"] for message in client.heard]
    assert kinds[-1] == "closing"
    assert client.heard[-1]["reason"] == "flood"
    assert kinds.count("pong") >= 4 * MESSAGES
    refused = [message for message in client.heard if message["type"] == "refused"]
    assert len(refused) == 40
    assert {message["code"] for message in refused} == {"too-fast"}
    assert all(message["id"].startswith("ping-") for message in refused)


def test_reconnecting_brings_no_new_budget(strict: Server, address: str) -> None:
    async def come_again() -> list[str]:
        found = []
        for _ in range(5):
            headers = {"x-forwarded-for": address}
            async with connected(strict.socket_url, additional_headers=headers) as client:
                sent = [await client.send("ping") for _ in range(40)]
                await client.answer(sent[-1])
                found += [message["type"] for message in client.heard]
        return found

    begun = time.monotonic()
    answers = asyncio.run(come_again())
    most = 4 * MESSAGES + MESSAGES * (time.monotonic() - begun + 1)
    assert len(answers) == 5 * 40
    assert 4 * MESSAGES <= answers.count("pong") <= most


def test_budgets_are_inherited_and_forgotten_when_they_are_full(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("parlour.server.limits.time.monotonic", lambda: clock[0])
    budgets = MessageBudgets(10)
    first, second = budgets.borrow("ann"), budgets.borrow("ann")
    for budget in (first, second):
        assert [budget.take() for _ in range(41)] == [True] * 40 + [False]
    # Who is connected at the same time has a budget of their own, and so has another address.
    assert budgets.borrow("ann").take()
    assert budgets.borrow("bob").take()
    budgets.give_back("ann", first)
    budgets.give_back("ann", second)
    clock[0] += 0.1
    again = budgets.borrow("ann")
    assert again is second
    assert [again.take(), again.take()] == [True, False]
    budgets.give_back("ann", again)
    clock[0] += 10
    budgets.give_back("ann", budgets.borrow("ann"))
    assert not budgets._left


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.limits.MAX_ADDRESSES", 3)
    budgets = MessageBudgets(10)
    for number in range(10):
        budget = budgets.borrow(str(number))
        budget.take()
        budgets.give_back(str(number), budget)
    assert list(budgets._left) == ["7", "8", "9"]


def test_a_pause_makes_up_for_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("parlour.server.limits.time.monotonic", lambda: clock[0])
    bucket = Bucket(10)
    assert [bucket.take() for _ in range(41)] == [True] * 40 + [False]
    clock[0] += 0.1
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock[0] += 1000
    assert sum(bucket.take() for _ in range(100)) == 40


def test_an_allowance_for_an_hour_comes_back_in_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("parlour.server.limits.time.monotonic", lambda: clock[0])
    tables = PerHour(60)

    def opened() -> int:
        """How many are allowed before the first is refused."""
        for number in range(100):
            try:
                tables.check("10.1.1.1")
            except Exception:
                return number
        return 100

    assert opened() == 60
    clock[0] += 60
    assert opened() == 1
    clock[0] += 3600
    assert opened() == 60
    tables.check("10.1.1.2")


def test_no_limit_is_no_limit() -> None:
    bucket, connections, tables = Bucket(0), PerAddress(0), PerHour(0)
    for _ in range(1000):
        assert bucket.take()
        assert connections.add("here")
        tables.check("here")
