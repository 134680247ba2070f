"""The example bot plays as its page says: with a token, to the end, and through a restart."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from parlour import Record
from tests.paths import ROOT
from tests.server.client import at_table, play_on
from tests.server.running import PATIENCE, Server
from tests.server.stored_logs import eventually

BOT = ROOT / "examples" / "bot.py"


@contextmanager
def example(server: Server, table: str, token: str) -> Iterator[subprocess.Popen[str]]:
    """The example bot in a process of its own."""
    command = [sys.executable, str(BOT), server.url, table, token]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as bot:
        try:
            yield bot
        finally:
            bot.kill()


def ending(bot: subprocess.Popen[str]) -> str:
    """What the bot says at its end."""
    return bot.communicate(timeout=PATIENCE)[1]


def invite(server: Server, table: str, seat: int, host: str) -> str:
    """The bot token for the seat."""
    invited = server.post(f"/api/tables/{table}/seats/{seat}/program", {"name": "Robot"}, host)
    assert invited.status == 201, invited
    return str(invited.body["secret"])


def table_with_program(server: Server, game: str) -> tuple[str, str, str]:
    """A game that Ada has started against a program: the table, her secret and its token."""
    opened = server.new_table(game, 2)
    table, host = opened["table"], opened["secret"]
    token = invite(server, table, 1, host)
    assert server.post(f"/api/tables/{table}/start", secret=host).status == 200
    return table, host, token


def test_it_has_forty_lines_at_most_and_knows_nothing_of_parlour() -> None:
    lines = BOT.read_text("utf-8").splitlines()
    assert len(lines) <= 40
    imported = {line.split()[1].split(".")[0] for line in lines if line.startswith(("import ", "from "))}
    assert imported - sys.stdlib_module_names == {"websockets"}


@pytest.mark.parametrize(
    ("game", "options"), [("fzzzt", {}), ("frantic", {"limit": 20}), ("flautz", {"goal": 1})]
)
def test_it_plays_a_game_against_a_bot_of_the_house(
    server: Server, game: str, options: dict[str, int]
) -> None:
    opened = server.new_table(game, 2, sit=False, bots={"0": "easy"}, options=options, window=0.05)
    table, host = opened["table"], opened["secret"]
    with example(server, table, invite(server, table, 1, host)) as bot:
        assert server.post(f"/api/tables/{table}/start", secret=host).status == 200
        eventually(lambda: bool(server.get(f"/api/tables/{table}").body["status"] == "over"))
        # To load it is to check every move, the result and the commitment to the deal.
        record = Record.load(json.dumps(server.get(f"/api/records/{table}-1").body))
        assert record.players == ["easy", "program"]
        assert record.fair
        # It stays for another game, and goes when it is sent away.
        assert bot.poll() is None
        assert server.delete(f"/api/tables/{table}/seats/1", host).status == 200
        assert ending(bot).endswith("PermissionError: wrong-secret\n")


@pytest.mark.long
def test_it_comes_back_when_the_server_does(mortal: Server) -> None:
    async def play(moves: int | None) -> int:
        async with at_table(mortal.socket_url, table, host) as ada:
            return await play_on(ada, Random(1), moves)

    table, host, token = table_with_program(mortal, "flautz")
    with example(mortal, table, token) as bot:
        assert asyncio.run(play(5)) == 5
        mortal.restart(gently=False)
        assert asyncio.run(play(None)) > 0
        assert mortal.get(f"/api/tables/{table}").body["record"] == f"{table}-1"
        assert bot.poll() is None


def test_it_lets_others_take_moves_back(server: Server) -> None:
    async def take_back() -> None:
        async with at_table(server.socket_url, table, host) as ada:
            await ada.until_asked()
            before = ada.view
            assert (await ada.move(ada.choices[0][0]))["type"] == "update"
            await ada.request("ask-undo")
            back = await ada.until(lambda message: "fresh" in message)
            assert back["info"]["undo"] is None
            assert ada.view == before

    table, host, token = table_with_program(server, "flautz")
    with example(server, table, token):
        asyncio.run(take_back())


def test_a_wrong_token_ends_it(server: Server) -> None:
    table, _, _ = table_with_program(server, "fzzzt")
    with example(server, table, "not-the-token-of-anybody") as bot:
        assert ending(bot).endswith("PermissionError: wrong-secret\n")
