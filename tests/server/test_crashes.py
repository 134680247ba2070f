"""Servers die in the middle of everything; what players were told stays true, and they play on.

For a longer siege: PARLOUR_CRASHES=500 pytest tests/server/test_crashes.py
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.client import Client, at_table
from tests.server.log_checks import acknowledged_by, check_acknowledged, check_records, read_logs
from tests.server.persistent_players import (
    Player,
    playing,
    seat_players,
    until_all_are_back,
    until_all_go_on,
    until_all_have_ended,
)
from tests.server.running import Server, running, running_together
from tests.sizes import crowd

pytestmark = pytest.mark.crowd

#: What is played at each table, with what makes it short.
TABLES: list[tuple[str, dict[str, object]]] = [
    ("fzzzt", {}),
    ("frantic", {"limit": 1}),
    ("flautz", {"goal": 1}),
] * 2
#: How long answers are held at one more table: what is held may be lost, and is refused when it comes again.
WINDOW = 0.2
LATE = {"stale-version", "not-your-turn", "not-started", "game-over"}
CRASHES = int(os.environ.get("PARLOUR_CRASHES") or crowd(1, 20))
CRASHES_IN_TURN = max(2, CRASHES // 3)
#: Seconds that a server lives at most once everybody is back.
LIFE = 0.5


def seat_crowd(servers: Sequence[Server], random: Random) -> list[Player]:
    """Tables of all games for two, and who plays at them."""
    hasty = seat_players(servers, random, "frantic", options={"limit": 1}, window=WINDOW)
    others = [seat_players(servers, random, game, options=options) for game, options in TABLES]
    return hasty + [player for players in others for player in players]


async def crash(server: Server, players: Sequence[Player]) -> None:
    """Kill the server, start it again and see that all is there which was acknowledged."""
    await asyncio.to_thread(server.kill)
    acknowledged = acknowledged_by(players)
    await asyncio.to_thread(server.start)
    check_acknowledged(await read_logs(server.database), acknowledged)


async def check_everything(server: Server, players: Sequence[Player]) -> None:
    logs = await read_logs(server.database)
    check_acknowledged(logs, acknowledged_by(players))
    records = check_records(server, logs, players)
    assert {record.game for record in records} == {game for game, _ in TABLES}
    assert {code for player in players[:2] for code in player.refusals} <= LATE
    assert not any(player.refusals for player in players[2:])


async def crash_often(server: Server, random: Random) -> None:
    players = seat_crowd([server], random)
    async with playing(players):
        for number in range(CRASHES):
            if number % 4:
                await until_all_are_back(players)
            await asyncio.sleep(random.uniform(0, LIFE))
            await crash(server, players)
        await until_all_go_on(players)
        await until_all_have_ended(players)
    await check_everything(server, players)


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        asyncio.run(crash_often(server, Random(20)))
        assert "trace" not in server.log


async def crash_in_turn(servers: Sequence[Server], random: Random) -> None:
    """One of the servers dies while the other goes on; whoever was there goes to it."""
    players = seat_crowd(servers, random)
    async with AsyncExitStack() as stack:
        async with playing(players):
            for _ in range(CRASHES_IN_TURN):
                await until_all_are_back(players)
                await asyncio.sleep(random.uniform(0, LIFE))
                await crash(random.choice(servers), players)
                for player in random.sample(players, len(players) // 2):
                    await player.go_elsewhere()
            watching = [
                [
                    await stack.enter_async_context(at_table(server.socket_url, player.table))
                    for server in servers
                ]
                for player in players[::2]
            ]
            await until_all_go_on(players, 5)
            await until_all_have_ended(players)
        logs = await read_logs(servers[0].database)
        for here, there in watching:
            await check_agreement(here, there, len(logs[here.info["id"]]))
    for server in servers:
        await check_everything(server, players)


async def check_agreement(here: Client, there: Client, version: int) -> None:
    """Whoever watches one table at two servers sees the same."""
    since = max(here.version, there.version)
    for client in (here, there):
        await client.until_version(version)
    seen = updates(here, since, version)
    assert len(seen) == version - since
    assert seen == updates(there, since, version)


def updates(client: Client, since: int, until: int) -> list[Any]:
    """What it was told, but for the time left in windows."""
    return [
        {name: value for name, value in message.items() if name != "window"}
        for message in client.received
        if message["type"] == "update" and since < message["version"] <= until
    ]


@pytest.mark.long
def test_nothing_acknowledged_is_lost_when_one_of_two_servers_is_killed(
    tmp_path: Path, postgres_url: str
) -> None:
    with running_together(tmp_path, postgres_url) as servers:
        asyncio.run(crash_in_turn(servers, Random(6)))
        assert "trace" not in servers[0].log + servers[1].log
