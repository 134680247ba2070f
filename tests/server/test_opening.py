"""A table is opened: as wished, or not at all."""

from __future__ import annotations

import asyncio
import re
from importlib.resources import files
from typing import Any

import pytest

from tests.server.client import at_table
from tests.server.refusals import check_refused
from tests.server.running import Server
from tests.server.seat_infos import bot, open_seat, person
from tests.server.stored_logs import count_tables


def test_a_few_words_are_enough_for_a_table(server: Server) -> None:
    opened = server.new_table("frantic", 3)
    info = opened["info"]
    assert re.fullmatch("[0-9a-f]{64}", info.pop("commitment"))
    assert info == {
        "id": opened["table"],
        "game": "frantic",
        "options": {"limit": "medium", "family": False},
        "public": False,
        "status": "waiting",
        "paused": False,
        "seats": [person("Ada"), open_seat(), open_seat()],
        "host": 0,
        "clock": {"kind": "none"},
        "window": 4.0,
        "delay": 0,
        "pace": None,
        "number": 1,
        "seeded": [False, False, False],
        "undo": None,
        "record": None,
        "lesson": False,
        "ready": [True, False, False],
        "code": opened["table"][:6],
        "stand_in": "easy",
        "study": False,
        "late": "bot",
        "votes": [],
        "branch": None,
        "duplicate": None,
    }
    assert opened["seat"] == 0


def test_every_wish_is_granted(server: Server) -> None:
    wishes: dict[str, Any] = {
        "options": {"limit": 250, "family": True},
        "public": True,
        "bots": {"0": "easy", "3": "random"},
        "clock": {"kind": "game", "seconds": 600, "increment": 5},
        "window": 2.5,
        "delay": 30,
        "grace": 7,
        "stand_in": "normal",
        "seed": "seven of nine",
    }
    opened = server.new_table("frantic", 4, **wishes)
    info = opened["info"]
    assert info["seats"] == [bot("easy"), person("Ada"), open_seat(), bot("random")]
    assert opened["seat"] == info["host"] == 1
    assert info["seeded"] == [False, True, False, False]
    for name in ("options", "public", "clock", "window", "delay", "stand_in"):
        assert info[name] == wishes[name]
    assert server.get(f"/api/tables/{opened['table']}").body == {**info, "asked": [], "left": None}


def test_a_host_may_only_watch(server: Server) -> None:
    opened = server.new_table("fzzzt", 2, sit=False, bots={"0": "easy"})
    assert (opened["seat"], opened["info"]["host"]) == (None, None)
    assert opened["info"]["seats"] == [bot("easy"), open_seat()]

    async def watch() -> None:
        async with at_table(server.socket_url, opened["table"], opened["secret"]) as client:
            assert client.seat is None

    asyncio.run(watch())
    filled = server.put(f"/api/tables/{opened['table']}/seats/1/bot", {"bot": "easy"}, opened["secret"])
    assert filled.status == 200


def test_a_host_may_bring_a_secret(server: Server) -> None:
    secret = "A-secret_of-my-own-0123"
    opened = server.new_table("fzzzt", 2, secret=secret, bots={"1": "easy"})
    assert (opened["seat"], opened["secret"]) == (0, secret)
    assert server.post(f"/api/tables/{opened['table']}/start", secret=secret).status == 200


def test_a_name_is_shown_with_single_blanks(server: Server) -> None:
    opened = server.new_table("fzzzt", 2, name="  Ada \u3000 Lovelace ")
    assert opened["info"]["seats"][0] == person("Ada Lovelace")


def test_with_all_seats_taken_a_game_can_start_at_once(server: Server) -> None:
    opened = server.new_table("flautz", 2, bots={"1": "easy"}, start=True)
    assert opened["info"]["status"] == "playing"


@pytest.mark.parametrize(
    ("clock", "left"),
    [
        ({"kind": "none"}, None),
        ({"kind": "move", "seconds": 3600}, 3_600_000),
        ({"kind": "game", "seconds": 7200}, 7_200_000),
        ({"kind": "game", "seconds": 1800, "increment": 60}, 1_800_000),
    ],
    ids=["none", "move", "game", "increment"],
)
def test_the_clock_is_as_wished(server: Server, clock: dict[str, Any], left: int | None) -> None:
    table, secrets = server.full_table("flautz", 2, clock=clock)

    async def look() -> list[Any]:
        async with at_table(server.socket_url, table, secrets[0]) as client:
            return client.clocks

    clocks = asyncio.run(look())
    if left is None:
        assert clocks == []
    else:
        running, waiting = sorted(clocks, key=lambda ticking: not ticking["runs"])
        assert (running["runs"], waiting) == (True, {"left": left, "runs": False})
        assert left - 600_000 < running["left"] <= left


def test_a_table_may_bring_its_own_deck(server: Server) -> None:
    standard = files("parlour.games.fzzzt").joinpath("standard.toml").read_text("utf-8")
    # Every first card of a batch turns up all the others.
    deck = re.sub(r"belt = \d", "belt = 8", standard)
    table, secrets = server.full_table("fzzzt", 2, deck=deck)

    async def look() -> Any:
        async with at_table(server.socket_url, table, secrets[0]) as client:
            return client.view

    view = asyncio.run(look())
    assert (len(view["belt"]), view["face_down"]) == (8, 0)


def test_who_stays_away_is_stood_in_for_after_the_wished_grace(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2, grace=0.2)

    async def wait() -> None:
        async with at_table(server.socket_url, table, secrets[0]) as client:
            while client.info["seats"][1]["rests"] is None:
                await client.receive()
            assert client.info["seats"][1] == person("Guest 1", rests="absence")
            async with at_table(server.socket_url, table, secrets[1]):
                while client.info["seats"][1]["rests"] is not None:
                    await client.receive()
            assert client.info["seats"][1] == person("Guest 1")

    asyncio.run(wait())


REFUSED: dict[str, tuple[dict[str, Any], int, str, str | None]] = {
    "an unknown game": ({"game": "chess"}, 400, "unknown-game", None),
    "an unknown game with bots": ({"game": "chess", "bots": {"1": "easy"}}, 400, "unknown-game", None),
    "too few seats": ({"seats": 1}, 400, "bad-seats", "F-1"),
    "too many seats": ({"seats": 5}, 400, "bad-seats", "F-1"),
    "no seats at all": ({"seats": 0}, 400, "bad-request", None),
    "a crowd": ({"seats": 17}, 400, "bad-request", None),
    "an unknown bot": ({"bots": {"1": "deep-blue"}}, 400, "unknown-bot", None),
    "an unknown stand-in": ({"stand_in": "deep-blue"}, 400, "unknown-bot", None),
    "a bot of another game": ({"bots": {"1": "frantic.easy"}}, 400, "unknown-bot", None),
    "a bot where there is no seat": ({"bots": {"2": "easy"}}, 400, "no-seat", None),
    "a bot at no number": ({"bots": {"left": "easy"}}, 400, "bad-request", None),
    "a bot at a long number": ({"bots": {"1" * 5000: "easy"}}, 400, "bad-request", None),
    "more bots than seats": ({"bots": {"0": "easy", "1": "easy"}}, 409, "table-full", None),
    "a start too early": ({"start": True}, 409, "seats-open", None),
    "an unknown option": ({"options": {"speed": 3}}, 400, "unknown-option", None),
    "a bad option": ({"game": "frantic", "options": {"limit": 0}}, 400, "bad-option-value", None),
    "an option that is no value": ({"options": {"limit": [1]}}, 400, "bad-request", None),
    "no name": ({"name": ""}, 400, "bad-request", None),
    "a name of blanks": ({"name": "  "}, 400, "bad-name", None),
    "a name that rings": ({"name": "Ada\a"}, 400, "bad-name", None),
    "a name in two lines": ({"name": "Ada\nBob"}, 400, "bad-name", None),
    "a name that turns the line around": ({"name": "Ada\u202e"}, 400, "bad-name", None),
    "a name that cannot be seen": ({"name": "\u3164"}, 400, "bad-name", None),
    "a name too long": ({"name": "A" * 31}, 400, "bad-request", None),
    "a secret too short": ({"secret": "x" * 21}, 400, "bad-request", None),
    "a secret of blanks": ({"secret": " " * 30}, 400, "bad-request", None),
    "a seed in two lines": ({"seed": "one\ntwo"}, 400, "bad-player-seed", None),
    "a seed too long": ({"seed": "x" * 65}, 400, "bad-request", None),
    "a deck that is none": ({"deck": "fzzzt"}, 400, "file-not-toml", None),
    "a deck of something else": ({"deck": "name = 'tarot'"}, 400, "file-field", None),
    "a deck too long": ({"deck": "#" * 60_001}, 400, "bad-request", None),
    "a body too long": ({"deck": "#" * 100_001}, 413, "bad-request", None),
    "a clock without time": ({"clock": {"kind": "move", "seconds": 0}}, 400, "bad-request", None),
    "a clock of another kind": ({"clock": {"kind": "sand", "seconds": 60}}, 400, "bad-request", None),
    "a window too long": ({"window": 31}, 400, "bad-request", None),
    "a delay of less than nothing": ({"delay": -1}, 400, "bad-request", None),
    "a grace of less than nothing": ({"grace": -1}, 400, "bad-request", None),
    "an unknown wish": ({"colour": "green"}, 400, "bad-request", None),
}


@pytest.mark.parametrize("wish", REFUSED)
def test_what_cannot_be_opened_is_refused_and_leaves_nothing(server: Server, wish: str) -> None:
    changes, status, code, rule = REFUSED[wish]
    body = {"game": "fzzzt", "seats": 2, "name": "Ada", **changes}
    before = count_tables(server)
    check_refused(server, "POST", "/api/tables", status, code, body=body, rule=rule)
    assert count_tables(server) == before


def test_a_refusal_names_what_there_is(server: Server) -> None:
    body = {"game": "fzzzt", "seats": 2, "name": "Ada", "bots": {"1": "deep-blue"}}
    params = check_refused(server, "POST", "/api/tables", 400, "unknown-bot", body=body)
    assert params == {"name": "deep-blue", "game": "fzzzt", "known": "random, easy, normal, hard"}
    body = {"game": "fzzzt", "seats": 2, "name": "Ada", "bots": {"2": "easy"}}
    # People count seats from one.
    assert check_refused(server, "POST", "/api/tables", 400, "no-seat", body=body) == {"seat": 3, "most": 2}


def test_without_a_body_nothing_is_opened(server: Server) -> None:
    check_refused(server, "POST", "/api/tables", 400, "bad-request")


@pytest.mark.parametrize(
    ("wanted", "beginning"),
    [
        ("", "There is no game"),
        ("fr, ja;q=0.8", "There is no game"),
        ("de-CH, en;q=0.7", "Ein Spiel namens"),
        ("fr, NL;q=0.8, en;q=0.5", "Een spel met de naam"),
        ("*", "There is no game"),
    ],
)
def test_the_preferred_language_that_is_known_is_spoken(server: Server, wanted: str, beginning: str) -> None:
    body = {"game": "chess", "seats": 2, "name": "Ada"}
    answer = server.ask("POST", "/api/tables", body, headers={"accept-language": wanted})
    assert answer.body["sentence"].startswith(beginning)
