"""Two servers, one table: bots are asked once, time is up once, windows close once, whoever does it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from parlour import Record
from parlour.games.frantic.state import FranticState
from parlour.server.entries import Played
from tests.frantic.states import state_after
from tests.server.client import Client, at_table
from tests.server.log_checks import read_log, read_logs
from tests.server.prepared_tables import lay
from tests.server.running import Server, running_together
from tests.server.stored_logs import eventually

GAMES: dict[str, dict[str, object]] = {"fzzzt": {}, "frantic": {"limit": 1}, "flautz": {"goal": 1}}
COUNTER, COUNTERED = "play counterattack", "attack-countered"


def bot_decisions(servers: Sequence[Server]) -> float:
    """How often the servers have asked a bot."""
    figures = [figure for server in servers for figure in server.figures().items()]
    return sum(count for name, count in figures if name.startswith("parlour_bot_seconds_count"))


def table_of_bots(server: Server, game: str, **wishes: object) -> str:
    """A game of three bots, under way."""
    bots = {str(seat): "easy" for seat in range(3)}
    fields = {"sit": False, "start": True, "options": GAMES[game], "bots": bots, **wishes}
    table: str = server.new_table(game, 3, **fields)["table"]
    return table


async def watch(server: Server, table: str) -> Client:
    """Look on until the game is over."""
    async with at_table(server.socket_url, table) as client:
        while client.info["status"] != "over":
            await client.receive()
        return client


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_asked_once_by_all_servers_together(servers: list[Server], game: str) -> None:
    before = bot_decisions(servers)
    table = table_of_bots(servers[0], game)

    async def watch_both() -> list[Client]:
        return await asyncio.gather(*(watch(server, table) for server in servers))

    here, there = asyncio.run(watch_both())
    assert here.version == there.version
    record = Record.load(json.dumps(servers[1].get(f"/api/records/{here.info['record']}").body))
    record.replay()
    assert record.players == ["easy"] * 3
    # Also where there is nothing to choose.
    assert bot_decisions(servers) - before == len(record.moves)


def test_time_is_up_once(servers: list[Server]) -> None:
    before = bot_decisions(servers)
    table, secrets = servers[0].full_table("fzzzt", clock={"kind": "move", "seconds": 1})

    async def wait() -> list[int]:
        async with (
            at_table(servers[0].socket_url, table, secrets[0]) as here,
            at_table(servers[1].socket_url, table, secrets[1]) as there,
        ):
            dealt = here.version
            for client in (here, there):
                await client.until_version(dealt + 2)
            # The bots that stand in are counted, also by other tests.
            await asyncio.to_thread(servers[0].post, f"/api/tables/{table}/pause", {"on": True}, secrets[0])
            played = (await read_log(servers[0].database, table))[dealt : dealt + 2]
        assert [entry.by for entry in played if isinstance(entry, Played)] == ["clock", "clock"]
        return [entry.at for entry in played]

    async def times_up() -> int:
        log = await read_log(servers[0].database, table)
        return sum(isinstance(entry, Played) for entry in log)

    first, second = asyncio.run(wait())
    assert second - first >= 1000
    # Time may have been up again before the pause.
    eventually(lambda: bot_decisions(servers) - before == asyncio.run(times_up()))


def a_gift(hand: str = "blue-1 blue-2 counterattack") -> FranticState:
    """The first seat has one more card to set aside for the second, who may counter then."""
    hands = ["red-gift red-1 red-2 blue-9", hand, "green-1 green-2 nice-try"]
    return state_after("1 play red-gift", "1 attack 2", "1 give red-1", hands=hands)


async def answer_in_window(servers: Sequence[Server], table: str, secrets: Sequence[str]) -> Client | None:
    """Who is attacked answers at the server where the attack was made; the other server schedules the window.

    None if the window was closed before the answer came."""
    async with (
        at_table(servers[0].socket_url, table, secrets[2]),
        at_table(servers[1].socket_url, table, secrets[0]) as giver,
        at_table(servers[1].socket_url, table, secrets[1]) as target,
    ):
        opened = await giver.move("give red-2")
        await target.until_version(opened["version"])
        held = await target.move(COUNTER)
        if held["type"] == "refused":
            return None
        assert held["type"] == "held"
        done = await target.answered(held["id"])
        assert done["version"] == opened["version"] + 1
        return target


def test_an_answer_counts_wherever_the_window_is_minded(servers: list[Server]) -> None:
    # A busy machine may be too late for a short window.
    for window in (0.5, 2, 10, 30):
        table, secrets = lay(servers[0], a_gift(), window=window)
        target = asyncio.run(answer_in_window(servers, table, secrets))
        if target is not None:
            break
    assert target is not None
    assert COUNTERED in [event["type"] for event in target.events]


@pytest.mark.long
def test_tables_of_a_server_that_died_are_taken_over(tmp_path: Path, postgres_url: str) -> None:
    with running_together(tmp_path, postgres_url, pace="0.05") as (survivor, victim):
        # A game that is not over before the server is.
        of_bots = table_of_bots(victim, "frantic", options={"limit": 5000}, window=0)
        timed, people = victim.full_table(clock={"kind": "move", "seconds": 2})
        attacked, targets = lay(victim, a_gift(), window=10)
        # The first server to load a table gets its lock and schedules it.
        assert victim.get(f"/api/tables/{attacked}").status == 200

        async def story() -> None:
            async with (
                at_table(survivor.socket_url, of_bots) as onlooker,
                at_table(survivor.socket_url, timed, people[0]) as ada,
                at_table(survivor.socket_url, timed) as passer_by,
                at_table(survivor.socket_url, attacked, targets[1]) as target,
                at_table(victim.socket_url, timed, people[1]),
                at_table(victim.socket_url, attacked, targets[0]) as giver,
            ):
                await ada.until(lambda _: ada.here == [True, True])
                opened = await giver.move("give red-2")
                await target.until_version(opened["version"])
                held = await target.move(COUNTER)
                await asyncio.to_thread(victim.kill)
                logs = await read_logs(survivor.database, of_bots, timed)

                async def their_people_are_away() -> None:
                    await ada.until(lambda _: ada.here == [True, False])

                async def their_bots_play_on() -> None:
                    await onlooker.until_version(len(logs[of_bots]) + 10)

                async def their_clocks_run_out() -> None:
                    await passer_by.until_version(len(logs[timed]) + 1)
                    last = (await read_log(survivor.database, timed))[len(logs[timed])]
                    assert isinstance(last, Played)
                    assert last.by == "clock"

                async def their_windows_close() -> None:
                    done = await target.answered(held["id"])
                    assert COUNTERED in [event["type"] for event in done["events"]]

                await asyncio.gather(
                    their_people_are_away(),
                    their_bots_play_on(),
                    their_clocks_run_out(),
                    their_windows_close(),
                )

        asyncio.run(story())
        assert "trace" not in survivor.log
