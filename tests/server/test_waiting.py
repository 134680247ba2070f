"""While a table waits: a code to say aloud, and seats that people change."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.server.table_codes import TRIES
from tests.server.client import all_at_table
from tests.server.refusals import check_refused
from tests.server.running import Server, running
from tests.server.seat_infos import open_seat, person


def test_a_table_has_a_code_of_six_characters_while_it_waits(server: Server) -> None:
    opened = server.new_table("flautz", 2)
    table, code = opened["table"], opened["info"]["code"]
    assert len(code) == 6
    for written in (code, code.upper()):
        assert server.get(f"/api/codes/{written}").body == {"table": table}
    server.put(f"/api/tables/{table}/seats/1/bot", {"bot": "easy"}, opened["secret"])
    started = server.post(f"/api/tables/{table}/start", secret=opened["secret"])
    assert started.body["info"]["code"] is None
    check_refused(server, "GET", f"/api/codes/{code}", 404, "no-such-code")


def test_what_is_no_code_is_not_found(server: Server) -> None:
    check_refused(server, "GET", "/api/codes/zzzzzz", 404, "no-such-code")
    for strange in ("zzzzz", "zzzzzzz", "zzz%25zz"):
        assert server.get(f"/api/codes/{strange}").status in (400, 404)


def test_codes_cannot_be_tried_out(limited: Server) -> None:
    opened = limited.new_table("flautz", 2)
    statuses = {limited.get("/api/codes/zzzzzz").status for _ in range(TRIES)}
    assert statuses == {404}
    refused = limited.get(f"/api/codes/{opened['info']['code']}")
    assert (refused.status, refused.body["code"]) == (429, "too-many-codes")


def test_people_change_seats_while_the_table_waits(server: Server) -> None:
    opened = server.new_table("flautz", 4, bots={"3": "easy"})
    table, ada = opened["table"], opened["secret"]
    bob = server.post(f"/api/tables/{table}/join", {"name": "Bob"}).body["secret"]
    path = f"/api/tables/{table}/seat"

    async def play() -> None:
        async with all_at_table(server.socket_url, table, [ada, bob, None]) as clients:
            host, guest, watcher = clients
            await host.request("say", text="Hello")
            moved = await asyncio.to_thread(server.put, path, {"seat": 2}, ada)
            assert moved.status == 200
            for client in clients:
                await client.until_version(moved.body["version"])
            names = [seat["name"] for seat in watcher.info["seats"]]
            assert (names[1], names[2]) == ("Bob", "Ada")
            assert (watcher.info["host"], watcher.info["seats"][0]) == (2, open_seat())
            await host.until(lambda message: message["type"] == "presence")
            assert host.here == [False, True, True, True]
            # What was said stays with the one who said it.
            assert (await host.request("say", text="Here"))["line"]["seat"] == 2
            assert [line["name"] for line in host.lines] == ["Ada", "Ada"]
            moved = await asyncio.to_thread(server.put, path, {"seat": 3}, bob)
            seats = moved.body["info"]["seats"]
            assert (seats[3], seats[1]["holder"]) == (person("Bob"), "bot")
            await guest.until_version(moved.body["version"])
            assert (await guest.request("sync"))["seat"] == 3

    asyncio.run(play())
    for wanted, code in ((2, "seat-taken"), (9, "no-seat")):
        check_refused(server, "PUT", path, 409, code, body={"seat": wanted}, secret=bob)
    server.put(f"/api/tables/{table}/seats/0/bot", {"bot": "easy"}, ada)
    assert server.post(f"/api/tables/{table}/start", secret=ada).status == 200
    check_refused(server, "PUT", path, 409, "already-started", body={"seat": 0}, secret=bob)


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, requests="600") as server:
        yield server
