"""Lessons: first games that are dealt the same for everybody, and played by bots in the same way."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from parlour import Record
from parlour.registry import names as game_names
from parlour.server import catalogue
from tests.entry_points import install_highcard
from tests.server.client import Client, at_table, play_on
from tests.server.refusals import check_refused
from tests.server.running import Server, running
from tests.server.seat_infos import bot, person
from tests.server.stored_logs import log_of

WISH = {"seats": 2, "name": "Ada", "lesson": True}
#: What a lesson does not leave to anybody.
CONTRARY = {
    "sit": False,
    "public": True,
    "bots": {"0": "random"},
    "clock": {"kind": "move", "seconds": 1},
    "window": 30,
    "delay": 60,
    "seed": "mine",
    "start": False,
    "deck": "none",
    "options": {"no": "option"},
}


def open_lesson(server: Server, game: str, **wishes: object) -> Any:
    answer = server.post("/api/tables", {"game": game, **WISH, **wishes})
    assert answer.status == 201, answer
    return answer.body


async def learn(server: Server, opened: Any, moves: int | None = None, seed: int = 7) -> Client:
    """Move as always, so often or until the game is over."""
    async with at_table(server.socket_url, opened["table"], opened["secret"]) as client:
        await play_on(client, Random(seed), moves)
        return client


def played(server: Server, table: str) -> list[tuple[int, str]]:
    """All moves at the table, in order."""
    return [move for entry in log_of(server, table) for move in getattr(entry, "moves", [])]


@pytest.mark.parametrize("game", game_names())
def test_a_lesson_is_dealt_at_once_and_as_the_game_has_it(server: Server, game: str) -> None:
    lesson = catalogue.game(game).lesson
    assert lesson is not None
    for wishes in ({}, CONTRARY):
        opened = open_lesson(server, game, **wishes)
        info = opened["info"]
        assert (opened["seat"], info["host"], info["lesson"], info["status"]) == (0, 0, True, "playing")
        assert info["seats"] == [person("Ada"), *[bot("easy")] * (lesson.seats - 1)]
        assert (info["public"], info["clock"], info["window"], info["delay"]) == (
            False,
            {"kind": "none"},
            0,
            0,
        )
        assert info["commitment"] == ""
        assert info["options"].items() >= lesson.options.items()
        client = asyncio.run(learn(server, opened, moves=0))
        expected = catalogue.game(game).start_with(lesson.seats, lesson.seed, lesson.options).view(0)
        assert client.view == msgspec.json.decode(msgspec.json.encode(expected))
        assert server.get(f"/api/tables/{opened['table']}").body["lesson"]


@pytest.mark.parametrize("game", game_names())
def test_bots_answer_the_same_moves_with_the_same_moves(server: Server, game: str) -> None:
    tables = []
    for _ in range(2):
        opened = open_lesson(server, game)
        tables.append(opened["table"])
        asyncio.run(learn(server, opened, moves=25))
    first, second = (in_order(played(server, table)) for table in tables)
    shortest = [min(len(first[seat]), len(second[seat])) for seat in range(3)]
    assert min(shortest) > 5
    for seat in range(3):
        assert first[seat][: shortest[seat]] == second[seat][: shortest[seat]]


def in_order(moves: list[tuple[int, str]]) -> list[list[str]]:
    """By seat: who choose at the same time may be written down in any order."""
    return [[text for mover, text in moves if mover == seat] for seat in range(3)]


@pytest.mark.parametrize("game", game_names())
def test_the_record_of_a_lesson_has_no_commitment(server: Server, game: str) -> None:
    opened = open_lesson(server, game)
    client = asyncio.run(learn(server, opened))
    record = Record.load(msgspec.json.encode(server.get(f"/api/records/{client.info['record']}").body))
    lesson = catalogue.game(game).lesson
    assert lesson is not None
    assert (record.seed, record.fair) == (lesson.seed, UNSET)
    assert record.players == ["human", "easy", "easy"]
    assert record.replay().outcome is not None


def test_another_game_at_the_table_is_dealt_as_any(server: Server) -> None:
    opened = open_lesson(server, "flautz")
    path, secret = f"/api/tables/{opened['table']}", opened["secret"]
    asyncio.run(learn(server, opened))
    assert server.get(path).body["lesson"]
    again = server.post(f"{path}/rematch", secret=secret).body["info"]
    assert (again["lesson"], len(again["commitment"])) == (False, 64)
    assert server.put(f"{path}/seed", {"seed": "mine"}, secret).status == 200
    assert server.post(f"{path}/start", secret=secret).status == 200
    asyncio.run(learn(server, opened))
    record = Record.load(msgspec.json.encode(server.get(f"/api/records/{opened['table']}-2").body))
    assert record.fair is not UNSET
    assert record.fair.seeds == ["mine", "", ""]


@pytest.mark.long
@pytest.mark.parametrize("gently", [True, False])
def test_a_lesson_goes_on_after_a_restart(mortal: Server, gently: bool) -> None:
    opened = open_lesson(mortal, "fzzzt")
    before = asyncio.run(learn(mortal, opened, moves=3))
    mortal.restart(gently)
    info = mortal.get(f"/api/tables/{opened['table']}").body
    assert (info["lesson"], info["status"]) == (True, "playing")
    after = asyncio.run(learn(mortal, opened, seed=8))
    assert after.version > before.version
    record = Record.load(msgspec.json.encode(mortal.get(f"/api/records/{opened['table']}-1").body))
    assert record.fair is UNSET


def test_a_lesson_with_postgresql_is_one_at_every_door(servers: list[Server]) -> None:
    opened = open_lesson(servers[0], "flautz")
    asyncio.run(learn(servers[1], opened))
    info = servers[0].get(f"/api/tables/{opened['table']}").body
    assert (info["lesson"], info["status"]) == (True, "over")
    record = Record.load(msgspec.json.encode(servers[0].get(f"/api/records/{info['record']}").body))
    assert record.fair is UNSET


def test_not_every_game_has_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_highcard(monkeypatch, tmp_path)
    with running(tmp_path) as server:
        games = {game["name"]: game["lesson"] for game in server.get("/api/house").body["games"]}
        assert games == {"flautz": True, "frantic": True, "fzzzt": True, "highcard": False}
        params = check_refused(
            server, "POST", "/api/tables", 400, "no-lesson", body={"game": "highcard", **WISH}
        )
        assert params == {"game": "highcard"}
