"""How far one may go: limits for each address, each connection and each message."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack, suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from litestar.stores.memory import MemoryStore
from litestar.testing import AsyncTestClient
from websockets.exceptions import ConnectionClosed

from parlour.server import app, hand_overs, migrations, table_codes
from parlour.server.errors import TooMuch
from parlour.server.limits import Bucket, MessageBudgets, PerAddress, PerHour
from parlour.server.notices.mail import MailServer
from parlour.server.notices.notifier import MAILS_TO_ADDRESS
from parlour.server.settings import Settings, Smtp
from tests.server.client import Client, connected
from tests.server.running import PATIENCE, Server, running
from tests.server.stored_logs import count_tables, eventually
from tests.server.strict_server import (
    CONNECTIONS,
    MESSAGES,
    REQUESTS,
    TABLES,
    ask,
    knock,
    new_address,
)

WISH = {"game": "fzzzt", "seats": 2, "name": "Ada"}


def test_a_message_is_of_a_reasonable_size(server: Server) -> None:
    async def send(text: str | bytes) -> Any:
        async with connected(server.socket_url) as client:
            await client.socket.send(text)
            said = await client.until_closed() if isinstance(text, bytes) or len(text) > 8192 else None
            return client.socket.close_code if said == [] else (await client.receive())["code"]

    assert asyncio.run(send("x" * 8192)) == "bad-message"
    assert asyncio.run(send("x" * 8193)) == 1009
    # The server may hang up before all of it has arrived, and its last word is then lost on the way.
    assert asyncio.run(send("x" * 1_000_000)) in (1009, 1006)
    assert asyncio.run(send(b'{"type": "ping", "id": "1"}')) == 1003


def test_an_address_has_so_many_connections(strict: Server, address: str) -> None:
    mine = {"x-forwarded-for": address}

    async def connect_often() -> None:
        async with AsyncExitStack() as stack:
            for _ in range(CONNECTIONS):
                last = await stack.enter_async_context(connected(strict.socket_url, additional_headers=mine))
            assert await knock(strict, x_forwarded_for=address) == 403
            assert await knock(strict, x_forwarded_for=new_address()) == 101
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
    assert ask(strict, new_address(), "POST", "/api/tables", WISH).status == 201


def test_an_address_asks_so_often_in_a_minute(strict: Server, address: str) -> None:
    answers = [ask(strict, address) for _ in range(REQUESTS + 1)]
    assert {answer.status for answer in answers[:REQUESTS]} == {200}
    refused = answers[-1]
    assert (refused.status, refused.body["code"]) == (429, "too-fast")
    assert "x-frame-options" in refused.headers
    assert ask(strict, new_address()).status == 200
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
    eventually(lambda: asyncio.run(look(new_address())) == {404, 429})


def test_an_address_of_a_household_counts_for_all_of_it(strict: Server) -> None:
    for number in range(REQUESTS):
        assert ask(strict, f"2001:db8:1:2::{number:x}").status == 200
    assert ask(strict, "2001:db8:1:2:ffff::1").status == 429
    assert ask(strict, "2001:db8:1:3::1").status == 200
    connections, tables = PerAddress(1), PerHour(1, "too-many-tables")
    assert connections.add("2001:db8::1")
    assert not connections.add("2001:db8::2")
    connections.remove("2001:db8::3")
    assert connections.add("2001:db8::2")
    tables.check("::ffff:10.0.0.1")
    tables.check("::ffff:10.0.0.2")
    with pytest.raises(TooMuch):
        tables.check("10.0.0.1")


def test_guesses_and_mails_are_limited_even_where_requests_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[str] = []

    async def send(server: MailServer, to: str, *text: str) -> None:
        sent.append(to)

    monkeypatch.setattr(MailServer, "send", send)
    smtp = Smtp(host="mail.example", port=25, tls="none", sender="parlour@cards.example")
    settings = Settings(database=f"sqlite:///{tmp_path / 'parlour.db'}", requests=0, smtp=smtp)
    migrations.upgrade(settings.database)

    async def ask() -> None:
        async with AsyncTestClient(app.create_app(settings)) as client:
            opened = (await client.post("/api/tables", json=WISH)).json()
            mail = {"address": {"kind": "mail", "address": "ada@mail.example"}, "language": "en"}
            tries = {
                "/api/hand-overs/redeem": ({"code": "z" * 9}, hand_overs.TRIES, "too-many-codes"),
                f"/api/tables/{opened['table']}/notices": (mail, MAILS_TO_ADDRESS, "too-many-mails"),
            }
            for path, (body, most, code) in tries.items():
                headers = {"Authorization": f"Bearer {opened['secret']}"}
                answers = [await client.post(path, json=body, headers=headers) for _ in range(most + 1)]
                assert [answer.status_code for answer in answers].index(429) == most
                assert answers[-1].json()["code"] == code
            for _ in range(table_codes.TRIES):
                await client.get("/api/codes/zzzzzz")
            assert (await client.get("/api/codes/zzzzzz")).status_code == 429

    asyncio.run(asyncio.wait_for(ask(), PATIENCE))
    assert sent == ["ada@mail.example"] * MAILS_TO_ADDRESS


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
            assert await knock(alone, x_forwarded_for=new_address()) == 403

    with running(tmp_path, connections="1") as alone:
        asyncio.run(connect_twice())


def test_of_a_proxy_only_its_own_word_is_believed(strict: Server, address: str) -> None:
    for _ in range(REQUESTS):
        ask(strict, address)
    # Whom the proxy has heard comes last; what stands before is hearsay.
    answer = strict.ask("GET", "/api/house", headers={"x-forwarded-for": f"{new_address()}, {address}"})
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
    kinds = [message["type"] for message in client.received]
    assert kinds[-1] == "closing"
    assert client.received[-1]["reason"] == "flood"
    assert kinds.count("pong") >= 4 * MESSAGES
    refused = [message for message in client.received if message["type"] == "refused"]
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
                found += [message["type"] for message in client.received]
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
    tables = PerHour(60, "too-many-tables")

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
    bucket, connections, tables = Bucket(0), PerAddress(0), PerHour(0, "too-many-tables")
    for _ in range(1000):
        assert bucket.take()
        assert connections.add("here")
        tables.check("here")
