"""Two servers with one database: whoever comes to either of them is at the same tables."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random
from time import time_ns

import pytest

from parlour.server import entries
from parlour.server.table import Table
from tests.server.client import Client, at_table, play_on
from tests.server.log_checks import append, read_log
from tests.server.running import Server, running_together

GAMES: dict[str, dict[str, object]] = {"fzzzt": {}, "frantic": {"limit": 1}, "flautz": {"goal": 1}}
SKEW = """
import time
exact, exact_ns = time.time, time.time_ns
time.time = lambda: exact() + 3600
time.time_ns = lambda: exact_ns() + 3600 * 10**9
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_opened_joined_and_played_through_both(servers: list[Server], game: str) -> None:
    first, second = servers
    opened = first.new_table(game, 2, options=GAMES[game], window=0)
    path = f"/api/tables/{opened['table']}"
    joined = second.post(f"{path}/join", {"name": "Bob"}).body
    assert second.post(f"{path}/start", secret=opened["secret"]).status == 200

    async def play(server: Server, secret: str) -> Client:
        async with at_table(server.socket_url, opened["table"], secret) as client:
            await play_on(client, Random(secret))
            return client

    async def play_both() -> tuple[Client, Client]:
        return await asyncio.gather(play(first, opened["secret"]), play(second, joined["secret"]))

    ada, bob = asyncio.run(play_both())
    assert ada.version == bob.version
    assert ada.view["winners"] == bob.view["winners"]
    records = [server.get(f"/api/records/{ada.info['record']}").body for server in servers]
    assert records[0]["result"]["winners"] == ada.view["winners"]
    assert records[0] == records[1]


def test_what_one_was_told_the_other_goes_by_at_once(servers: list[Server]) -> None:
    first, second = servers

    async def hurry() -> None:
        for _ in range(10):
            opened = first.new_table("fzzzt", 3, name="Ada")
            path = f"/api/tables/{opened['table']}"
            # The second server has the table in mind, and hears of the others only by and by.
            async with at_table(second.socket_url, opened["table"]):
                joined = (await asyncio.to_thread(first.post, f"{path}/join", {"name": "Bob"})).body
                async with at_table(second.socket_url, opened["table"], joined["secret"]) as client:
                    assert client.info["seats"][joined["seat"]]["name"] == "Bob"
                await asyncio.to_thread(first.post, f"{path}/join", {"name": "Cleo"})
                started = await asyncio.to_thread(second.post, f"{path}/start", None, opened["secret"])
                assert started.status == 200, started
            assert first.get(path).body["status"] == "playing"

    asyncio.run(hurry())


def test_chat_is_heard_at_both(servers: list[Server]) -> None:
    first, second = servers
    table, (ada, bob) = first.full_table()

    async def talk() -> None:
        async with (
            at_table(first.socket_url, table, ada) as here,
            at_table(second.socket_url, table, bob) as there,
        ):
            said = await here.request("say", text="Is anybody there?")
            assert said["line"]["text"] == "Is anybody there?"
            await there.until_version(said["version"])
            assert there.lines[-1] == said["line"]
            answered = await there.request("phrase", phrase="hello")
            await here.until_version(answered["version"])
            assert here.lines == there.lines

    asyncio.run(talk())


def test_people_at_the_other_server_are_here(servers: list[Server]) -> None:
    first, second = servers
    table, (ada, bob) = first.full_table()

    async def come_and_go() -> None:
        async with at_table(first.socket_url, table, ada) as here:
            assert here.here == [True, False]
            async with at_table(second.socket_url, table, bob) as there:
                await here.until(lambda _: here.here == [True, True])
                while there.here != [True, True]:
                    await there.receive()
            await here.until(lambda _: here.here == [True, False])

    asyncio.run(come_and_go())


def test_what_nobody_told_is_found_in_the_log(servers: list[Server]) -> None:
    """A server may die between its last move and the message, or between a game and its record."""
    first, _ = servers
    table, secrets = first.full_table("flautz", options={"goal": 1})

    async def end_behind_its_back() -> Client:
        async with at_table(first.socket_url, table) as client:
            log = await read_log(first.database, table)
            for entry in rest_of_game(table, log, Random(table)):
                log.append(entry)
                await append(first.database, table, len(log), entry)
            await client.until_version(len(log))
            return client

    client = asyncio.run(end_behind_its_back())
    assert client.info["status"] == "over"
    kept = first.get(f"/api/records/{client.info['record']}").body
    assert kept["result"]["winners"] == client.view["winners"]
    assert first.post(f"/api/tables/{table}/rematch", secret=secrets[0]).body["info"]["number"] == 2


def rest_of_game(id: str, log: list[entries.Entry], random: Random) -> list[entries.Entry]:
    """Moves that lead from the log to the end of the game."""
    created = log[0]
    assert isinstance(created, entries.Created)
    table = Table(id, created)
    for entry in log[1:]:
        table.apply(entry)
    rest: list[entries.Entry] = []
    while table.actors:
        seat = table.actors[0]
        move = random.choice(list(table.choices(seat)))
        rest.append(entries.Played(at=time_ns() // 1_000_000, seat=seat, moves=[(seat, move)]))
        table.apply(rest[-1])
    return rest


@pytest.mark.long
def test_hosts_whose_clocks_differ_go_by_one_time(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    late = tmp_path / "late"
    late.mkdir()
    (late / "sitecustomize.py").write_text(SKEW)
    with running_together(tmp_path, postgres_url) as (first, second):
        monkeypatch.setenv("PYTHONPATH", f"{late}:{':'.join(path for path in sys.path if path)}")
        second.restart()
        table, secrets = first.full_table(clock={"kind": "game", "seconds": 600})

        async def play() -> None:
            async with (
                at_table(first.socket_url, table, secrets[0]) as ada,
                at_table(second.socket_url, table, secrets[1]) as bob,
            ):
                for _ in range(20):
                    await next_move([ada, bob])
                for client in (ada, bob):
                    # Neither an hour too much nor an hour for free.
                    assert all(540_000 < clock["left"] <= 600_000 for clock in client.clocks)
                    assert any(clock["left"] < 600_000 for clock in client.clocks)

        asyncio.run(play())


async def next_move(clients: list[Client]) -> None:
    """Whoever is asked moves, and all hear of it."""
    mover = next(client for client in clients if client.choices)
    made = await mover.move(mover.choices[0][0])
    for client in clients:
        await client.until_version(made["version"])
