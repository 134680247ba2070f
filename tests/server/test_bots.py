"""Bots at a table: built-in ones, those of strangers that go wrong, and programs of their own."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour import Record
from parlour.server import entries
from tests.entry_points import install
from tests.server.client import Client, all_at_table, at_table, play_on
from tests.server.running import Server, running
from tests.server.stored_logs import log_of
from tests.server.strange_bots import PRINTED, STRANGE, WORD

SHORT: dict[str, dict[str, Any]] = {
    "fzzzt": {"seats": 3},
    # A first round may be over before everybody had a turn: Doomsday, with 50 points for all.
    "frantic": {"seats": 3, "options": {"limit": 60}, "window": 0.1},
    "flautz": {"seats": 3, "options": {"goal": 1}},
}


@contextmanager
def with_strange_bots(folder: Path, **options: str) -> Iterator[Server]:
    """A server where somebody has installed strange bots."""
    points = {name: f"tests.server.strange_bots:{bot.__name__}" for name, bot in STRANGE.items()}
    with pytest.MonkeyPatch.context() as patch:
        install(patch, folder, "parlour.bots", points)
        with running(folder, **options) as server:
            yield server
            assert '"trace"' not in server.log


@pytest.fixture(scope="module")
def strange(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with strange bots, which may take their time."""
    with with_strange_bots(tmp_path_factory.mktemp("strange")) as server:
        yield server


def said_of(server: Server, bot: str) -> list[Any]:
    """What the log says of the bot."""
    lines = [json.loads(line) for line in server.log.splitlines() if line.startswith("{")]
    return [line for line in lines if line.get("bot") == bot]


def moves_by_bots(server: Server, table: str) -> list[tuple[int, str]]:
    played = [entry for entry in log_of(server, table) if isinstance(entry, entries.Played)]
    return [move for entry in played if entry.by == "bot" for move in entry.moves]


@pytest.mark.parametrize("game", SHORT)
def test_one_person_and_bots_play_to_the_end(server: Server, game: str) -> None:
    opened = server.new_table(game, bots={"0": "easy", "2": "random"}, start=True, **SHORT[game])

    async def play() -> Client:
        async with at_table(server.socket_url, opened["table"], opened["secret"]) as client:
            assert client.seat == 1
            await play_on(client, Random(game))
            return client

    client = asyncio.run(play())
    record = Record.load(json.dumps(server.get(f"/api/records/{client.info['record']}").body))
    assert record.players == ["easy", "human", "random"]
    assert {move.seat for move in record.moves} == {0, 1, 2}
    assert said_of(server, "easy") == said_of(server, "random") == []


async def let_bot_move(server: Server, bot: str) -> str:
    """A person plays against the bot until it has had a turn; the table's id."""
    opened = await asyncio.to_thread(server.new_table, "flautz", 2, bots={"1": bot}, start=True)
    async with at_table(server.socket_url, opened["table"], opened["secret"]) as client:
        await client.until_asked()
        while 1 not in client.view["actors"]:
            await client.move(client.choices[-1][0])
        await client.until_asked()
    return str(opened["table"])


@pytest.mark.parametrize(
    ("bot", "message", "word"),
    [
        ("raiser", "bot failed", "I have no idea."),
        ("cheat", "bot failed", "bot-broke-rule"),
        ("fool", "bot failed", "bot-broke-rule"),
        ("dier", "bot did not answer", "IncompleteReadError"),
        ("quitter", "bot did not answer", "IncompleteReadError"),
    ],
)
def test_a_bot_that_goes_wrong_stops_no_game(strange: Server, bot: str, message: str, word: str) -> None:
    check_failing_bot(strange, bot, message, word)


@pytest.mark.long
def test_a_bot_that_takes_too_long_stops_no_game(tmp_path: Path) -> None:
    with with_strange_bots(tmp_path, bot_seconds="0.5") as impatient:
        check_failing_bot(impatient, "sleeper", "bot did not answer", "TimeoutError")


def check_failing_bot(server: Server, bot: str, message: str, word: str) -> None:
    """The game goes on, and the log says what went wrong."""
    table = asyncio.run(let_bot_move(server, bot))
    assert {seat for seat, _ in moves_by_bots(server, table)} == {1}
    said = [line for line in said_of(server, bot) if line["table"] == table]
    assert said
    for line in said:
        assert (line["message"], line["level"]) == (message, "error")
        assert word in line.get("problem", line.get("error"))


def test_a_bot_that_prints_plays_all_the_same(strange: Server) -> None:
    table = asyncio.run(let_bot_move(strange, "printer"))
    assert said_of(strange, "printer") == []
    assert strange.log.count(PRINTED) >= 2
    # The last choice of a turn of FLAUTZ! is to focus, which only this bot would do first.
    assert moves_by_bots(strange, table)[0] == (1, "focus")


def test_the_server_answers_while_a_bot_thinks(strange: Server) -> None:
    opened = strange.new_table("flautz", 2, bots={"1": "ponderer"}, start=True)
    other = strange.new_table("flautz", 2)

    async def wait() -> None:
        async with (
            at_table(strange.socket_url, opened["table"], opened["secret"]) as client,
            at_table(strange.socket_url, other["table"], other["secret"]) as elsewhere,
        ):
            while 1 not in client.view["actors"]:
                await client.move(client.choices[-1][0])
            thinking = client.version
            await client.until_quiet()
            await elsewhere.until_quiet()
            assert client.version == thinking
            (strange.folder / WORD).touch()
            await client.until_version(thinking + 1)

    asyncio.run(wait())


def test_bots_of_many_tables_take_turns(server: Server) -> None:
    bots = {"0": "easy", "1": "random"}
    tables = [
        server.new_table("flautz", 2, sit=False, bots=bots, start=True, options={"goal": 1})["table"]
        for _ in range(3)
    ]

    async def watch(table: str) -> str:
        async with at_table(server.socket_url, table) as client:
            while client.info["status"] != "over":
                await client.receive()
            return str(client.info["record"])

    async def watch_all() -> list[str]:
        return await asyncio.gather(*(watch(table) for table in tables))

    for record in asyncio.run(watch_all()):
        kept = Record.load(json.dumps(server.get(f"/api/records/{record}").body))
        assert kept.players == ["easy", "random"]


def test_a_program_plays_by_the_same_protocol(server: Server) -> None:
    opened = server.new_table("flautz", 2, options={"goal": 1})
    table = opened["table"]
    path = f"/api/tables/{table}/seats/1/program"
    assert server.post(path, {"name": "Deep Flautz"}, "not the secret of the host").status == 403
    invited = server.post(path, {"name": "Deep Flautz"}, opened["secret"])
    assert (invited.status, invited.body["seat"]) == (201, 1)
    assert server.post(f"/api/tables/{table}/start", secret=opened["secret"]).status == 200

    async def play() -> list[Client]:
        secrets = [opened["secret"], invited.body["secret"]]
        async with all_at_table(server.socket_url, table, secrets) as clients:
            assert [seat["holder"] for seat in clients[0].info["seats"]] == ["person", "program"]
            assert clients[0].info["seats"][1]["name"] == "Deep Flautz"
            await asyncio.gather(*(play_on(client, Random(client.seat)) for client in clients))
            return clients

    person, program = asyncio.run(play())
    assert person.view["winners"] == program.view["winners"]
    kept = server.get(f"/api/records/{person.info['record']}").body
    assert kept["players"] == ["human", "program"]
