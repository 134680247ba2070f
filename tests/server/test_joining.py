"""Between opening a table and playing: tables are listed, people come and go, somebody starts."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from typing import Any

import pytest

from parlour.fair import commitment
from tests.server.client import at_table
from tests.server.refusals import check_refused
from tests.server.running import Server
from tests.server.seat_infos import bot, open_seat, person
from tests.server.stored_logs import eventually, log_of


def listed(server: Server, query: str = "") -> list[str]:
    return [info["id"] for info in server.get(f"/api/tables{query}").body]


def test_public_tables_are_listed_the_latest_first(server: Server) -> None:
    first, second = (server.new_table("fzzzt", 2, public=True)["table"] for _ in range(2))

    def ours() -> list[str]:
        return [table for table in listed(server) if table in (first, second)]

    eventually(lambda: ours() == [second, first])
    # Somebody came: that is news.
    server.post(f"/api/tables/{first}/join", {"name": "Bob"})
    eventually(lambda: ours() == [first, second])
    info = next(info for info in server.get("/api/tables").body if info["id"] == first)
    assert {**info, "asked": [], "left": None} == server.get(f"/api/tables/{first}").body
    assert info["seats"] == [person("Ada"), person("Bob")]


def test_a_list_can_be_of_one_game_and_of_tables_that_wait_or_play(server: Server) -> None:
    waiting = server.new_table("fzzzt", 2, public=True)["table"]
    playing = server.new_table("flautz", 2, public=True, bots={"1": "easy"}, start=True)["table"]
    both = {waiting, playing}
    found = {
        "?game=fzzzt": {waiting},
        "?game=flautz": {playing},
        "?game=frantic": set(),
        "?status=waiting": {waiting},
        "?status=playing": {playing},
        "?game=fzzzt&status=playing": set(),
        "": both,
    }
    eventually(lambda: both == both & set(listed(server)) and playing in listed(server, "?status=playing"))
    assert {query: both & set(listed(server, query)) for query in found} == found
    check_refused(server, "GET", "/api/tables?status=over", 400, "bad-request")


def test_a_table_by_link_is_for_those_who_have_the_link(server: Server) -> None:
    hidden = server.new_table("fzzzt", 2)["table"]
    shown = server.new_table("fzzzt", 2, public=True)["table"]
    for query in ("", "?game=fzzzt", "?status=waiting"):
        assert shown in listed(server, query)
        assert hidden not in listed(server, query)
    assert server.get(f"/api/tables/{hidden}").body["id"] == hidden
    assert server.post(f"/api/tables/{hidden}/join", {"name": "Bob"}).status == 201


def test_a_finished_game_is_no_longer_listed(server: Server) -> None:
    bots = {"0": "random", "1": "random"}
    opened = server.new_table("flautz", 2, sit=False, public=True, bots=bots, options={"goal": 1}, start=True)
    table = opened["table"]
    eventually(lambda: server.get(f"/api/tables/{table}").body["status"] == "over")
    eventually(lambda: table not in listed(server))


@pytest.mark.parametrize(("status", "days"), [("waiting", 1), ("playing", 7)])
def test_an_abandoned_table_is_listed_for_a_while_only(server: Server, status: str, days: int) -> None:
    wish = {"start": True, "bots": {"1": "easy"}} if status == "playing" else {}
    table = server.new_table("fzzzt", 2, public=True, **wish)["table"]
    eventually(lambda: table in listed(server, f"?status={status}"))
    for hours, is_listed in ((days * 24 - 1, True), (days * 24 + 1, False)):
        changed = time.time_ns() // 1_000_000 - hours * 3_600_000
        write(server, "UPDATE tables SET changed = ? WHERE id = ?", changed, table)
        assert (table in listed(server)) == is_listed
        assert (table in listed(server, f"?game=fzzzt&status={status}")) == is_listed
    assert server.get(f"/api/tables/{table}").body["status"] == status


def write(server: Server, statement: str, *values: object) -> None:
    """Change what the server keeps, behind its back."""
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
        database.execute(statement, values)
        database.commit()


def test_people_take_the_first_open_seat_or_the_one_they_wish(server: Server) -> None:
    table = server.new_table("frantic", 5, bots={"1": "easy"})["table"]
    wishes: list[tuple[dict[str, Any], int]] = [
        ({"name": "Bob", "seat": 3}, 3),
        ({"name": "Cleo", "seed": "my own"}, 2),
        ({"name": "  Bob \u00a0 the  second "}, 4),
    ]
    secrets = set()
    for wish, seat in wishes:
        answer = server.post(f"/api/tables/{table}/join", wish)
        assert (answer.status, answer.body["seat"]) == (201, seat)
        secrets.add(answer.body["secret"])
    assert len(secrets) == 3
    assert {**answer.body["info"], "asked": [], "left": None} == server.get(f"/api/tables/{table}").body
    assert answer.body["info"]["seats"] == [
        person("Ada"),
        bot("easy"),
        person("Cleo"),
        person("Bob"),
        person("Bob the second"),
    ]
    assert answer.body["info"]["seeded"] == [False, False, True, False, False]


JOINS: dict[str, tuple[dict[str, Any], int, str]] = {
    "a taken seat": ({"name": "Bob", "seat": 0}, 409, "seat-taken"),
    "the seat of a bot": ({"name": "Bob", "seat": 1}, 409, "seat-taken"),
    "no seat of the table": ({"name": "Bob", "seat": 4}, 409, "no-seat"),
    "no seat at all": ({"name": "Bob", "seat": 16}, 400, "bad-request"),
    "a seat before the first": ({"name": "Bob", "seat": -1}, 400, "bad-request"),
    "no name": ({}, 400, "bad-request"),
    "a name of blanks": ({"name": " "}, 400, "bad-name"),
    "a name with an escape": ({"name": "\x1b[31mBob"}, 400, "bad-name"),
    "a name of fillers": ({"name": "\u3164\u3164"}, 400, "bad-name"),
    "a name with a filler": ({"name": "Ada\u3164"}, 400, "bad-name"),
    "a name of Braille blanks": ({"name": "\u2800"}, 400, "bad-name"),
    "a name of marks without letters": ({"name": "\ufe0f\u0301"}, 400, "bad-name"),
    "a name with a blank of no width": ({"name": "Ada\u200b"}, 400, "bad-name"),
    "a name too long": ({"name": "B" * 31}, 400, "bad-request"),
    "the name of somebody": ({"name": "Ada"}, 409, "name-taken"),
    "their name in other letters": ({"name": " aDA "}, 409, "name-taken"),
    "their name in wide letters": ({"name": "\uff21\uff44\uff41"}, 409, "name-taken"),
    "their name with an unseen sign": ({"name": "Ada\ufe0f"}, 409, "name-taken"),
    "their name with a Cyrillic letter": ({"name": "\u0410da"}, 409, "name-taken"),
    "their name with another mark": ({"name": "Ad\u0332a"}, 409, "name-taken"),
    "a name of stacked marks": ({"name": "B\u0316\u0316\u0316ob"}, 400, "stacked-marks"),
    "a secret too short": ({"name": "Bob", "secret": "x" * 21}, 400, "bad-request"),
    "a secret too long": ({"name": "Bob", "secret": "x" * 65}, 400, "bad-request"),
    "a secret that no header takes": ({"name": "Bob", "secret": "x" * 30 + " ü"}, 400, "bad-request"),
    "a seed with a break": ({"name": "Bob", "seed": "\n"}, 400, "bad-player-seed"),
    "more than asked for": ({"name": "Bob", "host": True}, 400, "bad-request"),
}


@pytest.mark.parametrize("wish", JOINS)
def test_who_cannot_sit_down_changes_nothing(server: Server, wish: str) -> None:
    body, status, code = JOINS[wish]
    table = server.new_table("frantic", 4, bots={"1": "easy"})["table"]
    before = log_of(server, table)
    check_refused(server, "POST", f"/api/tables/{table}/join", status, code, body=body)
    assert log_of(server, table) == before


@pytest.mark.parametrize("name", ["李小龍", "Zoë", "J\u0301", "❤\ufe0f", "?", "नीलम"])
def test_names_are_of_any_letters_and_signs(server: Server, name: str) -> None:
    table = server.new_table("fzzzt", 2)["table"]
    joined = server.post(f"/api/tables/{table}/join", {"name": name})
    assert (joined.status, joined.body["info"]["seats"][1]) == (201, person(name))


def test_a_name_is_free_again_when_its_seat_is(server: Server) -> None:
    opened = server.new_table("fzzzt", 2)
    path = f"/api/tables/{opened['table']}"
    secret = server.post(f"{path}/join", {"name": "Bob"}).body["secret"]
    server.post(f"{path}/leave", secret=secret)
    assert server.post(f"{path}/join", {"name": "BOB"}).status == 201


def test_who_brings_a_secret_may_ask_again_and_has_one_seat(server: Server) -> None:
    opened = server.new_table("frantic", 3)
    table, path = opened["table"], f"/api/tables/{opened['table']}"
    wish: dict[str, Any] = {"name": "Bob", "seat": 2, "secret": "my-own_SECRET-of-22-ch"}
    first = server.post(f"{path}/join", wish)
    assert (first.status, first.body["seat"], first.body["secret"]) == (201, 2, wish["secret"])
    before = log_of(server, table)
    assert server.post(f"{path}/join", wish)[:2] == first[:2]
    assert server.post(f"{path}/join", {"name": "Host", "secret": opened["secret"]}).body["seat"] == 0
    assert log_of(server, table) == before
    server.put(f"{path}/seats/1/bot", {"bot": "easy"}, opened["secret"])
    server.post(f"{path}/start", secret=opened["secret"])
    # The answer may have been lost for longer than the others waited.
    again = server.post(f"{path}/join", wish)
    assert (again.status, again.body["seat"], again.body["info"]["status"]) == (201, 2, "playing")
    server.post(f"{path}/leave", secret=wish["secret"])
    check_refused(server, "POST", f"{path}/join", 409, "already-started", body=wish)


def test_the_same_secret_holds_seats_at_many_tables(server: Server) -> None:
    secret = "k" * 43
    tables = [server.new_table("fzzzt", 2)["table"] for _ in range(2)]
    for table in tables:
        joined = server.post(f"/api/tables/{table}/join", {"name": "Bob", "secret": secret})
        assert (joined.body["table"], joined.body["seat"]) == (table, 1)


def test_a_full_table_and_one_that_plays_take_nobody(server: Server) -> None:
    opened = server.new_table("fzzzt", 2)
    path = f"/api/tables/{opened['table']}"
    server.post(f"{path}/join", {"name": "Bob"})
    check_refused(server, "POST", f"{path}/join", 409, "table-full", body={"name": "Cleo"})
    server.post(f"{path}/start", secret=opened["secret"])
    check_refused(server, "POST", f"{path}/join", 409, "already-started", body={"name": "Cleo"})
    assert [seat["name"] for seat in server.get(path).body["seats"]] == ["Ada", "Bob"]


def test_nobody_gets_to_a_table_that_is_none(server: Server) -> None:
    check_refused(server, "GET", "/api/tables/abcdefgh", 404, "no-such-table")
    check_refused(server, "POST", "/api/tables/abcdefgh/join", 404, "no-such-table", body={"name": "Bob"})
    check_refused(server, "GET", "/api/tables/ABC", 400, "bad-request")


def test_who_leaves_before_the_game_leaves_an_open_seat(server: Server) -> None:
    table = server.new_table("fzzzt", 2)["table"]
    path = f"/api/tables/{table}"
    secret = server.post(f"{path}/join", {"name": "Bob", "seed": "mine"}).body["secret"]
    left = server.post(f"{path}/leave", secret=secret)
    assert left.status == 200
    assert left.body["info"]["seats"][1] == open_seat()
    assert left.body["info"]["seeded"] == [False, False]
    joined = server.post(f"{path}/join", {"name": "Cleo"}).body
    assert (joined["seat"], joined["info"]["seats"][1]) == (1, person("Cleo"))


def test_who_leaves_a_game_is_followed_by_a_bot_that_plays_on(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2, options={"goal": 1})

    async def stay() -> None:
        async with at_table(server.socket_url, table, secrets[0]) as client:
            await asyncio.to_thread(server.post, f"/api/tables/{table}/leave", None, secrets[1])
            while client.info["status"] != "over":
                await client.until_asked()
                if client.choices:
                    await client.move(client.choices[0][0])
            assert client.info["seats"][1] == bot("easy", "Guest 1")

    asyncio.run(stay())
    assert server.get(f"/api/records/{table}-1").body["players"] == ["human", "easy"]


def test_a_host_who_leaves_is_followed_by_the_next_person(server: Server) -> None:
    opened = server.new_table("frantic", 4, bots={"1": "easy"})
    path = f"/api/tables/{opened['table']}"
    joined = server.post(f"{path}/join", {"name": "Bob"}).body
    left = server.post(f"{path}/leave", secret=opened["secret"]).body
    assert left["info"]["host"] == joined["seat"] == 2
    check_refused(server, "POST", f"{path}/start", 403, "not-host", secret=opened["secret"])
    assert server.put(f"{path}/seats/3/bot", {"bot": "easy"}, joined["secret"]).status == 200


def test_whoever_comes_to_a_table_that_its_host_has_left_is_its_host(server: Server) -> None:
    opened = server.new_table("fzzzt", 2)
    path = f"/api/tables/{opened['table']}"
    assert server.post(f"{path}/leave", secret=opened["secret"]).body["info"]["host"] is None
    again = server.post(f"{path}/join", {"name": "Ada", "seat": 1}).body
    assert again["info"]["host"] == 1
    check_refused(server, "POST", f"{path}/start", 403, "not-host", secret=opened["secret"])
    server.put(f"{path}/seats/0/bot", {"bot": "easy"}, again["secret"])
    assert server.post(f"{path}/start", secret=again["secret"]).body["info"]["status"] == "playing"


def test_only_the_host_starts_and_only_when_all_are_there(server: Server) -> None:
    opened = server.new_table("fzzzt", 3)
    path = f"/api/tables/{opened['table']}"
    client = server.post(f"{path}/join", {"name": "Bob"}).body["secret"]
    params = check_refused(server, "POST", f"{path}/start", 409, "seats-open", secret=opened["secret"])
    assert params == {"count": 1}
    server.put(f"{path}/seats/2/bot", {"bot": "easy"}, opened["secret"])
    before = log_of(server, opened["table"])
    check_refused(server, "POST", f"{path}/start", 403, "not-host", secret=client)
    check_refused(server, "POST", f"{path}/start", 401, "no-secret")
    assert log_of(server, opened["table"]) == before
    started = server.post(f"{path}/start", secret=opened["secret"])
    assert (started.status, started.body["info"]["status"]) == (200, "playing")
    check_refused(server, "POST", f"{path}/start", 409, "already-started", secret=opened["secret"])


def test_a_seed_can_be_added_and_changed_until_the_game_starts(server: Server) -> None:
    opened = server.new_table("fzzzt", 2, bots={"1": "easy"})
    table, secret = opened["table"], opened["secret"]
    path = f"/api/tables/{table}/seed"
    for seed in ("my first thought", ""):
        answer = server.put(path, {"seed": seed}, secret)
        assert answer.body["info"]["seeded"] == [bool(seed), False]
    check_refused(server, "PUT", path, 400, "bad-player-seed", body={"seed": "\t"}, secret=secret)
    check_refused(server, "PUT", path, 400, "bad-request", body={"seed": "x" * 65}, secret=secret)
    check_refused(server, "PUT", path, 403, "wrong-secret", body={"seed": "x"}, secret="w" * 32)
    server.put(path, {"seed": "my last word"}, secret)
    committed = server.post(f"/api/tables/{table}/start", secret=secret).body["info"]["commitment"]
    check_refused(server, "PUT", path, 409, "already-started", body={"seed": "too late"}, secret=secret)
    server.post(f"/api/tables/{table}/leave", secret=secret)
    eventually(lambda: server.get(f"/api/tables/{table}").body["status"] == "over")
    fair = server.get(f"/api/records/{table}-1").body["fair"]
    assert fair["seeds"] == ["my last word", ""]
    assert fair["commitment"] == committed == commitment(fair["secret"])
