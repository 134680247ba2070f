"""The deal of the day: the same for everybody, known to nobody before, and to everybody after."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from parlour import Record, cli, fair
from parlour.bots import LEVELS
from parlour.registry import names
from parlour.server.duplicates.day_clock import HOLD
from parlour.server.duplicates.days import day_after
from parlour.server.durations import DAY_MS
from tests.server.client import at_table, connected
from tests.server.refusals import check_refused
from tests.server.running import Server
from tests.server.shared_deals import (
    NOON,
    TODAY,
    TOMORROW,
    YESTERDAY,
    ask_to_play,
    browser,
    days,
    deal_of,
    finish,
    finish_daily,
    moves_by_seat,
    play_daily,
    running_on,
    secrets_of,
    set_day,
    start_on,
    wait_until,
)
from tests.server.stored_logs import eventually, rows

GAMES = ["flautz", "frantic", "fzzzt"]


@pytest.fixture(scope="module")
def daily(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on the day of the tests, which leave it there."""
    with running_on(tmp_path_factory.mktemp("daily")) as server:
        yield server
        server.stop()
        assert "trace" not in server.log


def verify(record: Path, commitment: str) -> int:
    """Check a record offline; the exit code."""
    return cli.run(["verify", str(record), "--commitment", commitment])


def is_analysed(server: Server, record: str) -> bool:
    """Whether the analysis of a game was asked for, now that somebody looks at the day."""
    days(server)
    status = server.get(f"/api/records/{record}/analysis").body["status"]
    return status in ("waiting", "running", "done")


def test_every_game_has_a_deal_today_and_a_commitment_for_tomorrow(daily: Server) -> None:
    found = days(daily)
    assert found["day"] == TODAY
    assert 0 < found["left"] <= DAY_MS // 2
    assert [deal["game"] for deal in found["today"]] == names()
    assert {deal["bot"] for deal in found["today"]} == {LEVELS[-1]}
    assert {(deal["day"], deal["game"]) for deal in found["tomorrow"]} == {
        (TOMORROW, game) for game in names()
    }
    commitments = [deal["commitment"] for deal in [*found["today"], *found["tomorrow"]]]
    assert len(set(commitments)) == 2 * len(names())
    for deal in found["today"]:
        assert deal["commitment"] == fair.commitment(secrets_of(daily, TODAY)[deal["game"]])
        assert (deal["secret"], deal["over"], deal["scores"], deal["best"]) == (None, False, [], None)


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_get_the_same_cards_and_the_same_answers(daily: Server, game: str) -> None:
    seats = [play_daily(daily, f"{who} at {game}", game) for who in ("Ada", "Ben")]
    assert seats[0]["table"] != seats[1]["table"]

    async def begin(seated: Any) -> tuple[Any, Any]:
        async with at_table(daily.socket_url, seated["table"], seated["secret"]) as client:
            await client.until_asked()
            first = client.view
            for _ in range(6):
                await client.until_asked()
                if client.choices:
                    await client.move(client.choices[0][0])
            await client.until_asked()
            return first, client.view

    async def both() -> list[tuple[Any, Any]]:
        return await asyncio.gather(*map(begin, seats))

    assert len({json.dumps(told) for told in asyncio.run(both())}) == 1


def test_a_browser_gets_its_own_table_again_and_counts_once(daily: Server) -> None:
    before = deal_of(daily, "fzzzt")["players"]
    first = play_daily(daily, "Cleo")
    assert deal_of(daily, "fzzzt", "Cleo")["mine"]["over"] is False
    assert play_daily(daily, "Cleo")["secret"] == first["secret"]
    asyncio.run(finish(daily, first))
    again = play_daily(daily, "Cleo")
    assert (again["table"], again["info"]["status"]) == (first["table"], "over")
    found = deal_of(daily, "fzzzt", "Cleo")
    assert found["players"] == before + 1
    assert found["mine"]["table"] == first["table"]
    assert (found["mine"]["over"], found["mine"]["counted"]) == (True, True)
    assert found["mine"]["record"] is None
    assert sum(group["people"] for group in found["scores"]) == found["players"]
    # Others see how many have played, but not how.
    assert deal_of(daily, "fzzzt", "Somebody")["scores"] == []
    assert deal_of(daily, "fzzzt", "Somebody")["players"] == found["players"]


def test_many_requests_of_one_browser_open_one_table(daily: Server) -> None:
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: ask_to_play(daily, "Dora"), range(8)))
    assert {answer.status for answer in answers} == {201}
    assert len({(answer.body["table"], answer.body["secret"]) for answer in answers}) == 1
    assert len(rows(daily, "SELECT 1 FROM plays WHERE name = 'Dora'")) == 1
    # The tables that came too late are gone.
    opened = rows(daily, "SELECT info FROM tables")
    assert sum("Dora" in json.dumps(json.loads(info)["seats"]) for (info,) in opened) == 1


def test_the_database_does_not_know_the_secret_of_a_browser_or_that_it_is_the_same(daily: Server) -> None:
    seats = [play_daily(daily, "Edda", game) for game in GAMES]
    keys = [key for (key,) in rows(daily, "SELECT browser FROM plays WHERE name = 'Edda'")]
    assert len(set(keys)) == len(GAMES) == len({seated["secret"] for seated in seats})
    for seated in seats:
        assert seated["secret"] not in keys
    dump = Path(daily.database.removeprefix("sqlite:///")).read_bytes()
    assert browser("Edda").encode() not in dump


def test_nobody_gets_help_with_the_deal(daily: Server) -> None:
    seated = play_daily(daily, "Finn")
    table, secret = seated["table"], seated["secret"]
    info = seated["info"]
    assert (info["window"], info["public"], info["study"]) == (0, False, False)
    assert info["duplicate"] == {"day": TODAY}

    async def ask() -> list[Any]:
        async with at_table(daily.socket_url, table, secret) as client:
            await client.until_asked()
            asked: tuple[tuple[str, dict[str, Any]], ...] = (
                ("ask-undo", {}),
                ("rest", {}),
                ("hint", {"version": client.version}),
                ("ready", {"on": True}),
            )
            return [(await client.request(name, **fields))["code"] for name, fields in asked]

    assert asyncio.run(ask()) == ["same-deal-for-all"] * 4
    for method, action in (("POST", "leave"), ("POST", "rematch"), ("DELETE", "seats/1")):
        path = f"/api/tables/{table}/{action}"
        check_refused(daily, method, path, 409, "same-deal-for-all", secret=secret)
    check_refused(
        daily,
        "PUT",
        f"/api/tables/{table}/seats/1/bot",
        409,
        "same-deal-for-all",
        body={"bot": "easy"},
        secret=secret,
    )


def test_nobody_watches_the_deal_before_they_play_it(daily: Server) -> None:
    seated = play_daily(daily, "Hugo")
    table, secret = seated["table"], seated["secret"]
    check_refused(daily, "GET", f"/api/tables/{table}/story", 409, "same-deal-for-all")
    assert daily.get(f"/api/tables/{table}/story", secret).status == 200

    async def watch() -> Any:
        async with connected(daily.socket_url) as client:
            return (await client.request("open", table=table))["code"]

    assert asyncio.run(watch()) == "same-deal-for-all"


def test_no_other_browser_takes_the_seat_over_to_play_the_deal_again(daily: Server) -> None:
    seated = play_daily(daily, "Ines")
    held = {"table": seated["table"], "secret": seated["secret"]}
    check_refused(daily, "POST", "/api/hand-overs", 409, "nothing-to-hand-over", body={"seats": [held]})


def test_results_are_compared_by_those_who_have_one(moving: Server) -> None:
    scores: dict[str, int] = {}
    for place, who in enumerate(("Ada", "Ben", "Cleo")):
        seated = finish_daily(moving, who, place=place)
        found = moving.get(f"/api/tables/{seated['table']}/comparison", seated["secret"]).body
        assert found["challenges"] == []
        mine = found["daily"]["mine"]
        scores[who] = mine["score"]
        others = [score for name, score in scores.items() if name != who]
        beaten = sum(2 if score < mine["score"] else score == mine["score"] for score in others)
        expected = None if not others else (100 * beaten + len(others)) // (2 * len(others))
        assert mine["percentile"] == expected
        assert found["daily"]["players"] == len(scores)
        groups = found["daily"]["scores"]
        counted = [group["score"] for group in groups for _ in range(group["people"])]
        assert counted == sorted(scores.values(), reverse=True)


def test_a_comparison_waits_for_the_end_and_for_the_right_secret(daily: Server) -> None:
    seated = play_daily(daily, "Gina")
    path = f"/api/tables/{seated['table']}/comparison"
    check_refused(daily, "GET", path, 401, "no-secret")
    check_refused(daily, "GET", path, 403, "wrong-secret", secret=browser("Gina"))
    check_refused(daily, "GET", path, 409, "not-over", secret=seated["secret"])


def test_nothing_that_is_sent_on_the_day_reveals_it(moving: Server) -> None:
    """Every byte: over HTTP, over the socket, before, during and after the game."""
    seated = play_daily(moving, "Ada", "frantic")
    told = asyncio.run(finish(moving, seated))
    record = f"{seated['table']}-1"
    refused = [
        f"/api/records/{record}",
        f"/api/records/{record}/info",
        f"/api/records/{record}/scores",
        f"/api/records/{record}/story",
        f"/api/records/{record}/moments/0",
        f"/api/records/{record}/moments/3?open=true&seat=1",
        f"/api/records/{record}/analysis",
        f"/api/records/{record}/cards",
    ]
    for path in refused:
        answer = moving.get(path)
        assert answer.status == 409, path
        told.append(json.dumps(answer.body))
    check_refused(moving, "GET", refused[0], 409, "day-not-over")
    check_refused(moving, "POST", f"/api/records/{record}/analysis", 409, "day-not-over")
    branch = {"move": 0, "seat": 0, "name": "Ben"}
    check_refused(moving, "POST", f"/api/records/{record}/branches", 409, "day-not-over", body=branch)
    offered = moving.post(
        f"/api/records/{record}/challenges", {"seat": 0, "browser": browser("Ada")}, seated["secret"]
    )
    challenge = f"/api/challenges/{offered.body['id']}"
    for who in ("Ada", "Ben"):
        told.append(json.dumps([days(moving, who), moving.get(challenge, browser(who)).body]))
    shown = (
        f"/api/tables/{seated['table']}",
        f"/api/tables/{seated['table']}/story",
        "/metrics",
        "/api/records",
    )
    told += [json.dumps(moving.get(path, seated["secret"]).body) for path in shown]
    assert len(told) > 20
    known = [*secrets_of(moving, TODAY).values(), *secrets_of(moving, TOMORROW).values()]
    (keeps,) = rows(moving, "SELECT body FROM records WHERE id = ?", record)[0]
    played = Record.load(keeps)
    assert isinstance(played.fair, fair.Fair)
    known += [played.fair.deal_key.hex(), str(played.seed)]
    for text in told:
        assert not any(secret in text for secret in known)
    assert not any(secret in moving.log for secret in known)


def test_once_the_day_is_over_it_is_revealed_and_verifies(moving: Server, tmp_path: Path) -> None:
    committed = {deal["game"]: deal["commitment"] for deal in days(moving)["tomorrow"]}
    today = {deal["game"]: deal["commitment"] for deal in days(moving)["today"]}
    worse, better = (finish_daily(moving, who, place=place) for who, place in (("Ada", 0), ("Ben", 1)))
    equal = finish_daily(moving, "Cleo")
    scores = {
        who: moving.get(f"/api/tables/{one['table']}/comparison", one["secret"]).body["daily"]["mine"][
            "score"
        ]
        for who, one in (("Ada", worse), ("Ben", better))
    }
    wait_until(moving, TOMORROW)
    assert {deal["game"]: deal["commitment"] for deal in days(moving)["today"]} == committed
    found = deal_of(moving, "fzzzt", "Ada", "yesterday")
    assert found["over"]
    assert fair.commitment(found["secret"]) == found["commitment"] == today["fzzzt"]
    assert found["mine"]["record"] == f"{worse['table']}-1"
    best = max(scores, key=lambda who: (scores[who], who == "Ada"))
    assert found["best_by_bot"] or found["best"] == f"{(worse if best == 'Ada' else better)['table']}-1"
    # The best game is being analysed, or will be.
    eventually(partial(is_analysed, moving, found["best"]))
    played = [moving.get(f"/api/records/{one['table']}-1").body for one in (worse, equal)]
    assert moves_by_seat(played[0]) == moves_by_seat(played[1])
    for seated in (worse, better):
        body = moving.get(f"/api/records/{seated['table']}-1").body
        proof = body["fair"]
        assert proof["secret"] == found["secret"]
        assert (proof["table"], proof["number"], set(proof["seeds"])) == (f"daily/{TODAY}/fzzzt", 1, {""})
        file = tmp_path / f"{seated['table']}.json"
        file.write_text(json.dumps(body), "utf-8")
        assert verify(file, today["fzzzt"]) == 0
        assert verify(file, committed["fzzzt"]) == 2
    check_refused(
        moving,
        "POST",
        f"/api/daily/{TODAY}/fzzzt/plays",
        409,
        "day-over",
        body={"name": "Late", "browser": browser("Late")},
    )
    # Whoever has played it finds the game again.
    assert play_daily(moving, "Ada")["table"] == worse["table"]


def test_a_game_that_ends_after_its_day_does_not_count(moving: Server) -> None:
    finish_daily(moving, "Ada")
    late = play_daily(moving, "Ben")
    wait_until(moving, TOMORROW)
    assert play_daily(moving, "Ben")["table"] == late["table"]
    asyncio.run(finish(moving, late))
    found = deal_of(moving, "fzzzt", "Ben", "yesterday")
    assert (found["players"], found["mine"]["over"], found["mine"]["counted"]) == (1, True, False)
    assert found["mine"]["percentile"] is not None


def test_whoever_first_looks_after_the_day_is_counted(moving: Server) -> None:
    finish_daily(moving, "Ada")
    wait_until(moving, TOMORROW)
    found = deal_of(moving, "fzzzt", "Ada", "yesterday")
    assert (found["players"], found["mine"]["counted"], found["mine"]["percentile"]) == (1, True, None)


def test_a_game_counts_by_its_last_move_even_if_the_server_died_with_it(moving: Server) -> None:
    """The log has the move; the result was not written before midnight, and nobody opens the table."""
    seated = finish_daily(moving, "Ada")
    moving.kill()
    with closing(sqlite3.connect(moving.database.removeprefix("sqlite:///"))) as database, database:
        database.execute("DELETE FROM records")
        database.execute("UPDATE plays SET finished = NULL, score = NULL, utility = NULL")
        database.execute("UPDATE tables SET status = 'playing'")
    set_day(moving, TOMORROW)
    moving.start()
    wait_until(moving, TOMORROW, NOON + 2 * HOLD)
    found = deal_of(moving, "fzzzt", "Ada", "yesterday")
    assert (found["players"], found["mine"]["counted"]) == (1, True)
    assert found["best"] == f"{seated['table']}-1"


def test_a_damaged_table_does_not_keep_the_deal_secret(moving: Server) -> None:
    finish_daily(moving, "Ada")
    broken = play_daily(moving, "Ben")["table"]
    moving.stop()
    with closing(sqlite3.connect(moving.database.removeprefix("sqlite:///"))) as database, database:
        database.execute("UPDATE entries SET body = 'damaged' WHERE table_id = ? AND number > 1", (broken,))
        database.execute("DELETE FROM snapshots")
    set_day(moving, TOMORROW)
    moving.start()
    wait_until(moving, TOMORROW, NOON + 2 * HOLD)
    found = deal_of(moving, "fzzzt", "Ada", "yesterday")
    assert (found["over"], found["players"], found["mine"]["counted"]) == (True, 1, True)
    assert broken in moving.log


def test_a_day_without_a_game_has_a_best_line_and_verifies_all_the_same(
    moving: Server, tmp_path: Path
) -> None:
    commitment = deal_of(moving, "flautz")["commitment"]
    wait_until(moving, TOMORROW)
    eventually(lambda: deal_of(moving, "flautz", day="yesterday")["best"] is not None)
    path = f"/api/daily/{TODAY}/flautz"
    found = moving.get(path).body
    assert (found["players"], found["scores"], found["best_by_bot"]) == (0, [], True)
    eventually(partial(is_analysed, moving, found["best"]))
    body = moving.get(f"/api/records/{found['best']}").body
    assert body["players"] == ["hard"] * found["seats"]
    file = tmp_path / "best.json"
    file.write_text(json.dumps(body), "utf-8")
    assert verify(file, commitment) == 0
    # It is played once, and is nobody's result.
    assert moving.get(path).body["best"] == found["best"]
    assert len(rows(moving, "SELECT 1 FROM plays WHERE deal LIKE '%flautz'")) == 1


def test_the_best_game_is_that_of_a_bot_if_no_person_was_as_good(moving: Server) -> None:
    person = finish_daily(moving, "Ada", "flautz")["table"]
    wait_until(moving, TOMORROW)
    query = "SELECT table_id, utility FROM plays WHERE deal = ? AND finished IS NOT NULL"
    by_bot = f"bot/daily/{TODAY}/flautz"
    eventually(lambda: days(moving) and rows(moving, query, by_bot) != [])
    ((bot, utility),) = rows(moving, query, by_bot)
    for better, expected in ((-1, bot), (0, person), (1, person)):
        with closing(sqlite3.connect(moving.database.removeprefix("sqlite:///"))) as database, database:
            database.execute("UPDATE plays SET utility = ? WHERE table_id = ?", (utility + better, person))
        found = deal_of(moving, "flautz", day="yesterday")
        assert (found["best"], found["best_by_bot"]) == (f"{expected}-1", expected == bot)
        assert found["players"] == 1


def test_bots_play_the_deals_of_yesterday_one_at_a_time_and_no_older_ones(moving: Server) -> None:
    days(moving)
    wait_until(moving, TOMORROW)
    by_bot = "SELECT count(*) FROM plays WHERE deal LIKE 'bot/%'"

    def are_played() -> bool:
        days(moving)
        assert rows(moving, f"{by_bot} AND finished IS NULL")[0][0] <= 1
        return all(deal["best_by_bot"] for deal in days(moving)["yesterday"])

    eventually(are_played)
    wait_until(moving, day_after(TOMORROW, 3))
    for game in names():
        assert moving.get(f"/api/daily/{TODAY}/{game}").body["best_by_bot"]
        assert moving.get(f"/api/daily/{TOMORROW}/{game}").body["best"] is None
    assert days(moving)["yesterday"] == []
    assert rows(moving, by_bot) == [(len(names()),)]


def test_nobody_counts_who_finishes_once_the_cards_are_known(moving: Server) -> None:
    """The clock was fast, and is set back after the secret was shown."""
    finish_daily(moving, "Ada")
    late = play_daily(moving, "Ben")
    wait_until(moving, TOMORROW, 60_000)
    assert deal_of(moving, "fzzzt", day="yesterday")["over"]
    start_on(moving, TODAY, DAY_MS - 3_600_000)
    asyncio.run(finish(moving, late))
    found = moving.get(f"/api/daily/{TODAY}/fzzzt", browser("Ben")).body
    assert (found["players"], found["mine"]["over"], found["mine"]["counted"]) == (1, True, False)
    assert not found["best"].startswith(late["table"])


def test_every_day_before_can_be_seen_with_the_days_beside_it(moving: Server) -> None:
    seated = finish_daily(moving, "Ada")
    wait_until(moving, TOMORROW)
    assert days(moving)["day"] == TOMORROW
    later = day_after(TOMORROW, 3)
    wait_until(moving, later)
    assert days(moving)["day"] == later

    def beside(day: str) -> tuple[str | None, str | None]:
        found = moving.get(f"/api/daily/{day}", browser("Ada")).body
        assert (found["day"], [deal["game"] for deal in found["deals"]]) == (day, names())
        assert all(deal["over"] == (day != later) for deal in found["deals"])
        return found["previous"], found["next"]

    assert beside(TODAY) == (None, TOMORROW)
    assert beside(TOMORROW) == (TODAY, later)
    assert beside(later) == (TOMORROW, None)
    mine = [deal["mine"] for deal in moving.get(f"/api/daily/{TODAY}", browser("Ada")).body["deals"]]
    assert [one["table"] for one in mine if one is not None] == [seated["table"]]
    assert moving.get(f"/api/records/{seated['table']}-1/info").body["day"] == TODAY
    for day in (day_after(later), YESTERDAY, "2027-02-31"):
        check_refused(moving, "GET", f"/api/daily/{day}", 404, "no-such-day")


def test_a_table_that_was_not_dealt_before_a_crash_is_dealt_later(moving: Server) -> None:
    seated = play_daily(moving, "Ada")
    moving.stop()
    with closing(sqlite3.connect(moving.database.removeprefix("sqlite:///"))) as connection, connection:
        connection.execute("DELETE FROM entries WHERE table_id = ? AND number > 1", (seated["table"],))
    moving.start()
    again = play_daily(moving, "Ada")
    assert (again["table"], again["info"]["status"]) == (seated["table"], "playing")


@pytest.mark.parametrize("path", ["2027-02-31/fzzzt", "2020-01-01/fzzzt", f"{TODAY}/chess"])
def test_other_days_and_games_have_no_deal(daily: Server, path: str) -> None:
    answer = daily.get(f"/api/daily/{path}")
    assert answer.status == 404
    assert daily.post(f"/api/daily/{path}/plays", {"name": "Ada", "browser": browser("Ada")}).status == 404


@pytest.mark.parametrize(
    "body", [{}, {"name": "Ada"}, {"name": "Ada", "browser": "short"}, {"name": "", "browser": "x" * 32}]
)
def test_malformed_requests_are_refused(daily: Server, body: dict[str, str]) -> None:
    assert daily.post(f"/api/daily/{TODAY}/fzzzt/plays", body).status == 400
    assert daily.get("/api/daily/tomorrow/fzzzt").status == 400


def test_several_servers_have_one_deal(servers: list[Server]) -> None:
    """Their clock is that of the database, so this is the real day. It may pass meanwhile."""
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(days, servers * 4))
        by_day: dict[str, set[str]] = {}
        for told in found:
            for deal in [*told["today"], *told["tomorrow"]]:
                by_day.setdefault(f"{deal['day']} {deal['game']}", set()).add(deal["commitment"])
        assert all(len(commitments) == 1 for commitments in by_day.values())
        while True:
            day = days(servers[0])["day"]
            answers = list(pool.map(lambda server, day=day: ask_to_play(server, "Ada", day=day), servers * 4))
            if days(servers[0])["day"] == day:
                break
    assert {answer.status for answer in answers} == {201}
    assert len({answer.body["table"] for answer in answers}) == 1
