"""The database is away for a while, or a part of the server dies: an interruption, and nothing is lost."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from tests.postgres import Postgres
from tests.server.client import Client, all_at_table, at_table, play_on
from tests.server.log_checks import acknowledged_by, check_acknowledged, read_logs
from tests.server.persistent_players import Player, playing, seat_players, until_all_are_back, until_all_go_on
from tests.server.refusals import check_refused
from tests.server.running import PATIENCE, Server, children, running, running_together
from tests.server.stored_logs import eventually

CONNECTIONS = 16


def against_a_bot(server: Server) -> Player:
    """Somebody who can go on only if the bot does."""
    opened = server.new_table("fzzzt", 2, bots={"1": "easy"}, start=True, grace=0)
    return Player([server], opened["table"], 0, opened["secret"], Random(1))


def apart(servers: Sequence[Server]) -> list[Player]:
    """Two who can go on only if their servers hear of each other."""
    players = seat_players(servers, Random(2), "fzzzt")
    for player, server in zip(players, servers, strict=True):
        player.servers = [server]
    return players


async def meet(servers: Sequence[Server]) -> None:
    """Two who see each other only if their servers tell each other."""
    table, (ada, bob) = servers[0].full_table()
    async with (
        at_table(servers[0].socket_url, table, ada) as here,
        at_table(servers[1].socket_url, table, bob) as there,
    ):
        for client in (here, there):
            while client.here != [True, True]:
                await client.receive()


@pytest.mark.long
def test_a_database_that_restarts_is_only_an_interruption(servers: list[Server], postgres: Postgres) -> None:
    async def interrupt() -> list[Player]:
        players = [*apart(servers), *apart(servers), *(against_a_bot(server) for server in servers)]
        async with playing(players):
            for _ in range(2):
                await until_all_go_on(players, 3)
                await asyncio.to_thread(postgres.restart)
            await until_all_go_on(players, 3)
        await meet(servers)
        check_acknowledged(
            await read_logs(servers[0].database, *(p.table for p in players)), acknowledged_by(players)
        )
        return players

    players = asyncio.run(interrupt())
    assert {code for player in players for code in player.refusals} <= {"storage"}


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux tells which processes there are")
def test_a_database_that_hangs_is_given_up_after_a_while(
    tmp_path: Path, postgres: Postgres, postgres_url: str
) -> None:
    """Everybody is told, whoever asks; when the database goes on, so does everything else."""
    with running_together(tmp_path, postgres_url) as hanging:
        server = hanging[0]
        table, secrets = server.full_table("flautz", 2)

        async def play() -> None:
            async with all_at_table(server.socket_url, table, secrets) as clients:
                actor = next(client for client in clients if client.choices)
                move = actor.choices[0][0]
                with postgres.frozen():
                    # As many as there are connections to the database, and more.
                    asked = asyncio.gather(*(asyncio.to_thread(look_around) for _ in range(CONNECTIONS)))
                    answers = [await actor.move(move) for _ in range(2)]
                    await asked
                assert [answer.get("code") for answer in answers] == ["storage", "storage"]
                await asyncio.to_thread(eventually, lambda: server.get("/ready").status == 200)
                answer = await actor.move(move)
                while answer.get("code") == "storage":
                    answer = await actor.move(move)
                for client in clients:
                    await client.until_version(answer["version"])
            await meet(hanging)

        def look_around() -> None:
            check_refused(server, "GET", "/api/tables", 503, "storage")
            assert server.get("/health").status == 200

        asyncio.run(play())
        assert server.figures()['parlour_database_failures_total{problem="timeout"}'] >= CONNECTIONS
        assert '"problem":"timeout"' in server.log
        assert "the database works again" in server.log
        assert "trace" not in server.log


@pytest.mark.long
def test_several_processes_are_one_server(tmp_path: Path, postgres_url: str) -> None:
    with running(tmp_path, postgres_url, workers="2") as server:
        table, secrets = server.full_table("flautz", options={"goal": 1})

        async def play() -> list[Client]:
            async with AsyncExitStack() as stack:
                clients: list[Client] = []
                figures: dict[str, float] = {}
                # Until each of them has the table in mind: the second may start late.
                while len(clients) < CONNECTIONS or figures["parlour_live_tables"] < 2:
                    secret = secrets[len(clients) % len(secrets)]
                    one_more = at_table(server.socket_url, table, secret)
                    clients.append(await stack.enter_async_context(one_more))
                    figures = server.figures()
                assert figures["parlour_live_tables"] == 2
                assert figures["parlour_connections"] == len(clients)
                await asyncio.gather(*(play_on(client, Random(1)) for client in clients[:2]))
                for client in clients:
                    await client.until_version(clients[0].version)
                return clients

        clients = asyncio.run(asyncio.wait_for(play(), PATIENCE))
        assert len({str(client.view["winners"]) for client in clients}) == 1
        assert {client.info["status"] for client in clients} == {"over"}
        moves = len(server.get(f"/api/records/{table}-1").body["moves"])
        eventually(lambda: server.figures()["parlour_connections"] == 0)
        assert server.figures()['parlour_moves_total{game="flautz"}'] == moves
        workers = children(server)
        assert server.stop() == 0
        assert not [worker for worker in workers if alive(worker)]
        assert "trace" not in server.log


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux tells which processes there are")
def test_a_process_that_dies_is_replaced(tmp_path: Path, postgres_url: str) -> None:
    with running(tmp_path, postgres_url, workers="2") as server:

        async def kill_each() -> list[Player]:
            players = [player for _ in range(4) for player in seat_players([server], Random(3), "fzzzt")]
            async with playing(players):
                for victim in children(server):
                    await until_all_go_on(players, 3)
                    os.kill(victim, signal.SIGKILL)
                    await until_all_go_on(players, 3)
                    await asyncio.to_thread(eventually, lambda: len(children(server)) == 2)
                await until_all_are_back(players)
                assert server.figures()["parlour_connections"] == len(players)
            return players

        players = asyncio.run(kill_each())
        assert all(player.visits > 1 for player in players)
        assert not any(player.refusals for player in players)


def alive(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()
