"""What only a host may do: fill, remove, pause, invite, let a bot play for the absent."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest

from parlour.server.entries import Left, Played, encode
from tests.server.client import all_at_table, at_table, play_on
from tests.server.refusals import check_refused
from tests.server.running import Server, running
from tests.server.seat_infos import bot, open_seat, person, program
from tests.server.stored_logs import eventually, log_of

DUEL: dict[str, Any] = {"game": "flautz", "seats": 2, "options": {"goal": 1}}

#: All rights of a host at a table that waits, and at one that plays: method, path and body.
RIGHTS: dict[str, list[tuple[str, str, Any]]] = {
    "waiting": [
        ("POST", "start", None),
        ("PUT", "seats/2/bot", {"bot": "easy"}),
        ("POST", "seats/2/program", {"name": "Robot"}),
        ("DELETE", "seats/1", None),
    ],
    "playing": [
        ("POST", "pause", {"on": True}),
        ("POST", "pause", {"on": False}),
        ("DELETE", "seats/1", None),
        ("POST", "seats/1/rest", None),
        ("POST", "rematch", None),
    ],
}


@pytest.mark.parametrize("moment", RIGHTS)
def test_nobody_but_the_host_has_the_rights_of_a_host(server: Server, moment: str) -> None:
    table, secrets = server.full_table("frantic", 3)
    if moment == "waiting":
        opened = server.new_table("frantic", 4, bots={"3": "easy"})
        table = opened["table"]
        secrets = [opened["secret"], server.post(f"/api/tables/{table}/join", {"name": "Bob"}).body["secret"]]
    stranger = server.new_table()["secret"]
    before = log_of(server, table)
    for method, path, body in RIGHTS[moment]:
        where = f"/api/tables/{table}/{path}"
        check_refused(server, method, where, 403, "not-host", body=body, secret=secrets[1])
        check_refused(server, method, where, 403, "not-host", body=body, secret=stranger)
        check_refused(server, method, where, 401, "no-secret", body=body)
    assert log_of(server, table) == before


def test_a_host_fills_open_seats_with_bots_and_changes_them(server: Server) -> None:
    opened = server.new_table("frantic", 4)
    path, host = f"/api/tables/{opened['table']}", opened["secret"]
    server.post(f"{path}/join", {"name": "Bob"})
    for name in ("easy", "random"):
        filled = server.put(f"{path}/seats/3/bot", {"bot": name}, host)
        assert (filled.status, filled.body["info"]["seats"][3]) == (200, bot(name))
    before = log_of(server, opened["table"])
    check_refused(server, "PUT", f"{path}/seats/1/bot", 409, "seat-taken", body={"bot": "easy"}, secret=host)
    check_refused(server, "PUT", f"{path}/seats/4/bot", 409, "no-seat", body={"bot": "easy"}, secret=host)
    check_refused(server, "PUT", f"{path}/seats/99/bot", 400, "bad-request", body={"bot": "x"}, secret=host)
    check_refused(server, "PUT", f"{path}/seats/2/bot", 400, "unknown-bot", body={"bot": "x"}, secret=host)
    assert log_of(server, opened["table"]) == before
    server.put(f"{path}/seats/2/bot", {"bot": "easy"}, host)
    server.post(f"{path}/start", secret=host)
    wish = {"bot": "easy"}
    check_refused(server, "PUT", f"{path}/seats/2/bot", 409, "already-started", body=wish, secret=host)


def test_a_host_removes_people_and_bots(server: Server) -> None:
    opened = server.new_table("frantic", 3, bots={"1": "easy"})
    path, host = f"/api/tables/{opened['table']}", opened["secret"]
    server.post(f"{path}/join", {"name": "Bob"})
    for seat in (1, 2):
        removed = server.delete(f"{path}/seats/{seat}", host)
        assert (removed.status, removed.body["info"]["seats"][seat]) == (200, open_seat())
    before = log_of(server, opened["table"])
    check_refused(server, "DELETE", f"{path}/seats/0", 409, "not-the-host", secret=host)
    check_refused(server, "DELETE", f"{path}/seats/1", 409, "seat-open", secret=host)
    check_refused(server, "DELETE", f"{path}/seats/3", 409, "no-seat", secret=host)
    assert log_of(server, opened["table"]) == before


def test_a_bot_plays_on_for_whom_the_host_removes(server: Server) -> None:
    table, secrets = server.full_table("frantic", 3)
    removed = server.delete(f"/api/tables/{table}/seats/2", secrets[0]).body
    assert removed["info"]["seats"][2] == bot("easy", "Guest 2")
    assert removed["info"]["host"] == 0


def test_in_a_pause_nobody_moves_and_no_clock_runs(server: Server) -> None:
    clock = {"kind": "game", "seconds": 3600}
    bots = {"0": "random", "1": "random"}
    # A game that is not over before the pause.
    options = {"limit": 5000}
    opened = server.new_table("frantic", 2, options=options, window=0, sit=False, bots=bots, start=True)
    table, secrets = server.full_table("flautz", 2, clock=clock)
    path = f"/api/tables/{opened['table']}"

    def let_others_play() -> None:
        """The same bots are well able to move."""
        other = server.new_table(**DUEL, sit=False, bots=bots, start=True)["table"]
        eventually(lambda: server.get(f"/api/tables/{other}").body["status"] == "over")

    async def watch() -> None:
        async with at_table(server.socket_url, opened["table"], opened["secret"]) as client:
            paused = await asyncio.to_thread(server.post, f"{path}/pause", {"on": True}, opened["secret"])
            assert (paused.status, paused.body["info"]["paused"]) == (200, True)
            await asyncio.to_thread(let_others_play)
            await client.until_quiet()
            assert client.version == paused.body["version"]
            check = await asyncio.to_thread(server.post, f"{path}/pause", {"on": True}, opened["secret"])
            assert (check.status, check.body["code"]) == (409, "nothing-to-pause")
            resumed = await asyncio.to_thread(server.post, f"{path}/pause", {"on": False}, opened["secret"])
            await client.until_version(resumed.body["version"] + 10)
            assert not client.info["paused"]
            await asyncio.to_thread(server.post, f"{path}/pause", {"on": True}, opened["secret"])

    async def time() -> None:
        async with at_table(server.socket_url, table, secrets[1]) as client:
            assert [ticking["runs"] for ticking in client.clocks].count(True) == 1
            await asyncio.to_thread(server.post, f"/api/tables/{table}/pause", {"on": True}, secrets[0])
            while not client.info["paused"]:
                await client.receive()
            stopped = client.clocks
            assert [ticking["runs"] for ticking in stopped] == [False, False]
            await asyncio.to_thread(let_others_play)
            await client.request("sync")
            assert client.clocks == stopped
            await asyncio.to_thread(server.post, f"/api/tables/{table}/pause", {"on": False}, secrets[0])
            while client.info["paused"]:
                await client.receive()
            assert [ticking["runs"] for ticking in client.clocks].count(True) == 1

    asyncio.run(watch())
    asyncio.run(time())


def test_only_a_game_can_be_paused_and_only_a_pause_can_end(server: Server) -> None:
    opened = server.new_table("fzzzt", 2, bots={"1": "easy"})
    path, host = f"/api/tables/{opened['table']}/pause", opened["secret"]
    check_refused(server, "POST", path, 409, "nothing-to-pause", body={"on": True}, secret=host)
    check_refused(server, "POST", path, 409, "not-paused", body={"on": False}, secret=host)
    server.post(f"/api/tables/{opened['table']}/start", secret=host)
    check_refused(server, "POST", path, 409, "not-paused", body={"on": False}, secret=host)
    check_refused(server, "POST", path, 400, "bad-request", body={"on": "please"}, secret=host)


def test_a_host_invites_a_program_which_plays_with_its_token(server: Server) -> None:
    opened = server.new_table(**DUEL)
    table, host = opened["table"], opened["secret"]
    path = f"/api/tables/{table}"
    invited = server.post(f"{path}/seats/1/program", {"name": "HAL"}, host)
    assert (invited.status, invited.body["seat"]) == (201, 1)
    assert invited.body["info"]["seats"][1] == program("HAL")
    again = {"name": "HAL"}
    check_refused(server, "POST", f"{path}/seats/1/program", 409, "seat-taken", body=again, secret=host)
    check_refused(server, "POST", f"{path}/seats/2/program", 409, "no-seat", body=again, secret=host)
    check_refused(server, "POST", f"{path}/seats/1/program", 400, "bad-name", body={"name": " "}, secret=host)
    server.post(f"{path}/start", secret=host)
    check_refused(server, "POST", f"{path}/seats/1/program", 409, "already-started", body=again, secret=host)

    async def play() -> None:
        async with all_at_table(server.socket_url, table, [host, invited.body["secret"]]) as clients:
            await asyncio.gather(*(play_on(client, Random(7)) for client in clients))
            assert [client.seat for client in clients] == [0, 1]

    asyncio.run(play())
    assert server.get(f"/api/records/{table}-1").body["players"] == ["human", "program"]


def test_a_program_needs_a_name_of_its_own(server: Server) -> None:
    opened = server.new_table("frantic", 3)
    path = f"/api/tables/{opened['table']}/seats/2/program"
    for name, status, code in (("ADA", 409, "name-taken"), ("\u115f", 400, "bad-name")):
        check_refused(server, "POST", path, status, code, body={"name": name}, secret=opened["secret"])


def test_who_is_no_longer_host_invites_nobody_though_the_process_has_not_heard_of_it(
    tmp_path: Path, postgres_url: str
) -> None:
    with running(tmp_path, postgres_url) as server:
        opened = server.new_table("frantic", 3)
        path = f"/api/tables/{opened['table']}"
        bob = server.post(f"{path}/join", {"name": "Bob"}).body["secret"]
        left = encode(Left(at=0, seat=0))
        asyncio.run(_write(postgres_url, opened["table"], 3, left))
        invited = server.post(f"{path}/seats/2/program", {"name": "HAL"}, opened["secret"])
        assert (invited.status, invited.body["code"]) == (403, "not-host")
        assert server.post(f"{path}/seats/2/program", {"name": "HAL"}, bob).status == 201


async def _write(url: str, table: str, number: int, body: bytes) -> None:
    """Another process writes into the log, and nobody is told."""
    connection = await asyncpg.connect(url)
    await connection.execute("INSERT INTO entries VALUES ($1, $2, $3)", table, number, body)
    await connection.close()


def test_a_host_lets_a_bot_play_for_who_is_away(server: Server) -> None:
    # Nobody is stood in for by itself.
    table, secrets = server.full_table(**DUEL, grace=0)
    path = f"/api/tables/{table}/seats/1/rest"
    host = secrets[0]

    async def play() -> None:
        async with at_table(server.socket_url, table, host) as client:
            async with at_table(server.socket_url, table, secrets[1]):
                await asyncio.to_thread(check_refused, server, "POST", path, 409, "not-away", secret=host)
            while client.here != [True, False]:
                await client.receive()
            rested = await asyncio.to_thread(server.post, path, None, host)
            assert (rested.status, rested.body["info"]["seats"][1]) == (200, person("Guest 1", "absence"))
            await asyncio.to_thread(check_refused, server, "POST", path, 409, "resting", secret=host)
            await play_on(client, Random(5), 3)
            async with at_table(server.socket_url, table, secrets[1]):
                while client.info["status"] != "over" and client.info["seats"][1] != person("Guest 1"):
                    await client.receive()

    asyncio.run(play())
    by = [entry.by for entry in log_of(server, table) if isinstance(entry, Played)]
    assert "bot" in by


def test_a_host_cannot_send_anybody_to_rest_who_does_not_play(server: Server) -> None:
    opened = server.new_table("frantic", 3, bots={"2": "easy"})
    path, host = f"/api/tables/{opened['table']}/seats", opened["secret"]
    server.post(f"/api/tables/{opened['table']}/join", {"name": "Bob"})
    check_refused(server, "POST", f"{path}/1/rest", 409, "not-started", secret=host)
    server.post(f"/api/tables/{opened['table']}/start", secret=host)
    check_refused(server, "POST", f"{path}/2/rest", 409, "not-away", secret=host)
    check_refused(server, "POST", f"{path}/3/rest", 409, "no-seat", secret=host)


def test_a_host_who_only_watches_has_all_rights(server: Server) -> None:
    opened = server.new_table(**DUEL, sit=False)
    path, host = f"/api/tables/{opened['table']}", opened["secret"]
    for seat in range(2):
        server.post(f"{path}/join", {"name": f"Guest {seat}"})
    assert server.post(f"{path}/start", secret=host).status == 200
    assert server.post(f"{path}/pause", {"on": True}, host).status == 200
    assert server.post(f"{path}/pause", {"on": False}, host).status == 200
    for seat in range(2):
        assert server.delete(f"{path}/seats/{seat}", host).status == 200
    eventually(lambda: server.get(path).body["status"] == "over")
    assert server.post(f"{path}/rematch", secret=host).body["info"]["number"] == 2
