"""Challenges: friends play the cards of a finished game, and then see what others made of them."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from parlour import Record, fair
from parlour.cli import admin_options
from parlour.server.durations import DAY_MS
from parlour.server.errors import TooMuch
from parlour.server.http.duplicates import MOST_RESULTS
from parlour.server.retention import Retention
from parlour.server.room import CHALLENGES, Room
from parlour.server.settings import Settings
from tests.server.client import at_table, play_out
from tests.server.open_store import open_store
from tests.server.refusals import check_refused
from tests.server.running import Answer, Server
from tests.server.shared_deals import (
    TODAY,
    TOMORROW,
    ask_to_play,
    browser,
    deal_of,
    finish,
    finish_daily,
    moves_by_seat,
    play_daily,
    running_on,
    start_on,
    wait_until,
)
from tests.server.stored_logs import rows

#: The secret of Ada's seat.
OWN_SEAT = browser("Ada's seat")


def finished_game(server: Server, game: str = "fzzzt", **wishes: object) -> str:
    """The record of a game that Ada has played against bots."""
    bots = {str(seat): "easy" for seat in range(1, 3)}
    seated = server.new_table(game, 3, bots=bots, start=True, secret=OWN_SEAT, **wishes)
    asyncio.run(finish(server, seated))
    return f"{seated['table']}-1"


def offer(server: Server, record: str, who: str = "Ada", seat: int = 0, secret: str = OWN_SEAT) -> Any:
    wish = {"seat": seat, "browser": browser(who)}
    answer = server.post(f"/api/records/{record}/challenges", wish, secret)
    assert answer.status == 201, answer
    return answer.body


def ask_to_take(server: Server, challenge: str, who: str) -> Answer:
    return server.post(f"/api/challenges/{challenge}/plays", {"name": who, "browser": browser(who)})


def take(server: Server, challenge: str, who: str) -> Any:
    answer = ask_to_take(server, challenge, who)
    assert answer.status == 201, answer
    return answer.body


def shown(server: Server, challenge: str, who: str | None = None) -> Any:
    answer = server.get(f"/api/challenges/{challenge}", None if who is None else browser(who))
    assert answer.status == 200, answer
    return answer.body


@pytest.mark.parametrize("game", ["flautz", "frantic", "fzzzt"])
def test_friends_get_the_same_cards_at_the_same_seat_against_the_same_bots(server: Server, game: str) -> None:
    options = {"frantic": {"limit": 20}, "flautz": {"goal": 1}}.get(game, {})
    record = finished_game(server, game, options=options)
    challenge = offer(server, record)
    assert challenge["players"] == ["human", "easy", "easy"]
    assert (challenge["name"], challenge["seat"], challenge["replaced"]) == ("Ada", 0, [])
    first = server.get(f"/api/records/{record}").body
    seated = take(server, challenge["id"], "Ben")
    assert [seat["bot"] for seat in seated["info"]["seats"]] == [None, "easy", "easy"]
    assert seated["info"]["options"] == first["options"]
    played = []
    for friend in (seated, take(server, challenge["id"], "Cleo")):
        asyncio.run(finish(server, friend))
        played.append(server.get(f"/api/records/{friend['table']}-1").body)
        assert (played[-1]["fair"], played[-1]["seed"]) == (first["fair"], first["seed"])
    # The same moves get the same answers.
    assert moves_by_seat(played[0]) == moves_by_seat(played[1])
    assert played[0]["result"] == played[1]["result"]


def test_results_are_seen_side_by_side_by_those_who_know_the_cards(server: Server) -> None:
    record = finished_game(server)
    id = offer(server, record)["id"]
    assert offer(server, record)["id"] == id
    before = shown(server, id, "Ben")
    assert (before["results"], before["table"], before["over"]) == ([], None, False)
    assert record.partition("-")[0] not in json.dumps([before, shown(server, id)])
    seated = take(server, id, "Ben")
    assert take(server, id, "Ben")["table"] == seated["table"]
    during = shown(server, id, "Ben")
    assert (during["results"], during["table"], during["over"]) == ([], seated["table"], False)
    assert record.partition("-")[0] not in json.dumps([during, seated])
    told = asyncio.run(finish(server, seated, place=1))
    assert not any(record.partition("-")[0] in text for text in told)
    after = shown(server, id, "Ben")
    assert (after["over"], after["compared"], after["own"]) == (True, True, False)
    assert {(result["name"], result["first"], result["mine"]) for result in after["results"]} == {
        ("Ada", True, False),
        ("Ben", False, True),
    }
    for result in after["results"]:
        played = server.get(f"/api/records/{result['record']}").body["result"]
        assert (result["scores"], result["score"]) == (played["scores"], played["scores"][0])
        assert result["place"] == 1 + sum(score > result["score"] for score in result["scores"])
    ranked = [result["score"] for result in after["results"]]
    assert ranked == sorted(ranked, reverse=True)
    at_table = server.get(f"/api/tables/{seated['table']}/comparison", seated["secret"]).body
    assert at_table["daily"] is None
    assert [one["results"] for one in at_table["challenges"]] == [after["results"]]
    # The challenger sees them too, and somebody else nothing.
    assert len(shown(server, id, "Ada")["results"]) == 2
    assert shown(server, id, "Cleo")["results"] == []


def test_whoever_is_not_among_the_best_is_compared_all_the_same(moving: Server) -> None:
    id = offer(moving, finished_game(moving))["id"]
    ben = take(moving, id, "Ben")
    asyncio.run(finish(moving, ben))
    moving.stop()
    with closing(sqlite3.connect(moving.database.removeprefix("sqlite:///"))) as database, database:
        for number in range(MOST_RESULTS):
            database.execute(
                "INSERT INTO plays (table_id, deal, browser, name, seat, started, finished, score, utility,"
                " place, scores) SELECT ?, deal, ?, 'Better', seat, started, finished, 10000, 10000, 1,"
                " scores FROM plays WHERE table_id = ?",
                (f"better{number}", f"key{number}", ben["table"]),
            )
            database.execute("INSERT INTO challenge_plays VALUES (?, ?)", (id, f"better{number}"))
    moving.start()
    found = shown(moving, id, "Ben")
    assert found["compared"]
    assert [result["name"] for result in found["results"] if result["mine"]] == ["Ben"]
    assert len(found["results"]) == MOST_RESULTS + 2
    assert len(shown(moving, id, "Ada")["results"]) == MOST_RESULTS + 1


def test_nobody_takes_up_their_own_challenge(server: Server) -> None:
    id = offer(server, finished_game(server))["id"]
    assert shown(server, id, "Ada")["own"]
    check_refused(
        server,
        "POST",
        f"/api/challenges/{id}/plays",
        409,
        "own-challenge",
        body={"name": "Ada", "browser": browser("Ada")},
    )


def test_other_people_become_bots_and_the_page_can_say_where(server: Server) -> None:
    table, secrets = server.full_table("fzzzt", 3)
    asyncio.run(play_out(server.socket_url, table, secrets))
    challenge = offer(server, f"{table}-1", seat=1, secret=secrets[1])
    assert challenge["players"] == ["hard", "human", "hard"]
    assert (challenge["seat"], challenge["replaced"], challenge["name"]) == (1, [0, 2], "Guest 1")
    seated = take(server, challenge["id"], "Ben")
    assert seated["seat"] == 1
    assert [seat["bot"] for seat in seated["info"]["seats"]] == ["hard", None, "hard"]


def test_seeds_custom_decks_and_later_games_of_a_table_are_repeated(server: Server) -> None:
    bots = {str(seat): "easy" for seat in range(1, 3)}
    seated = server.new_table("fzzzt", 3, bots=bots, start=True, seed="three old cats", secret=OWN_SEAT)
    asyncio.run(finish(server, seated))

    async def again() -> None:
        async with at_table(server.socket_url, seated["table"], seated["secret"]) as client:
            await client.request("ready", on=True)
            await client.until(lambda message: "fresh" in message)

    asyncio.run(again())
    asyncio.run(finish(server, seated))
    for number in (1, 2):
        record = f"{seated['table']}-{number}"
        friend = take(server, offer(server, record)["id"], f"Friend {number}")
        asyncio.run(finish(server, friend))
        proofs = [server.get(f"/api/records/{id}").body["fair"] for id in (record, f"{friend['table']}-1")]
        assert proofs[0] == proofs[1]
        assert proofs[0]["number"] == number
        assert proofs[0]["seeds"][0] == ("three old cats" if number == 1 else "")


def test_a_challenge_on_a_challenge_is_the_same_deal(server: Server) -> None:
    """So somebody who has played these cards does not play them again as if they were new."""
    first = offer(server, finished_game(server))["id"]
    ben = take(server, first, "Ben")
    asyncio.run(finish(server, ben))
    second = offer(server, f"{ben['table']}-1", "Ben", secret=ben["secret"])["id"]
    cleo = take(server, first, "Cleo")
    assert take(server, second, "Cleo")["table"] == cleo["table"]
    asyncio.run(finish(server, cleo))
    names = [{one["name"] for one in shown(server, id, "Cleo")["results"]} for id in (first, second)]
    assert names == [{"Ada", "Ben", "Cleo"}, {"Ben", "Cleo"}]
    # Ada has played them first. She sees what has come of them, and no more.
    check_refused(
        server,
        "POST",
        f"/api/challenges/{second}/plays",
        409,
        "own-cards",
        body={"name": "Ada", "browser": browser("Ada")},
    )
    seen = shown(server, second, "Ada")
    assert (seen["own"], seen["known"], len(seen["results"])) == (False, True, 2)
    assert not shown(server, second, "Cleo")["known"]


def test_a_challenge_needs_a_person_a_deal_and_a_game(server: Server) -> None:
    record = finished_game(server)
    path = f"/api/records/{record}/challenges"
    ada = browser("Ada")
    for seat in (1, 9):
        wish = {"seat": seat, "browser": ada}
        check_refused(server, "POST", path, 403, "wrong-secret", body=wish, secret=OWN_SEAT)
    check_refused(
        server,
        "POST",
        "/api/records/nothing-1/challenges",
        404,
        "no-such-record",
        body={"seat": 0, "browser": ada},
        secret=OWN_SEAT,
    )
    check_refused(server, "GET", "/api/challenges/nothing", 404, "no-such-challenge")
    lesson = server.new_table("fzzzt", 3, lesson=True, secret=OWN_SEAT)
    asyncio.run(finish(server, lesson))
    check_refused(
        server,
        "POST",
        f"/api/records/{lesson['table']}-1/challenges",
        409,
        "no-deal-to-repeat",
        body={"seat": 0, "browser": ada},
        secret=OWN_SEAT,
    )


def test_nobody_challenges_in_the_name_of_somebody_else(server: Server) -> None:
    table, secrets = server.full_table("fzzzt", 2)
    asyncio.run(play_out(server.socket_url, table, secrets))
    path, eve = f"/api/records/{table}-1/challenges", browser("Eve")
    for seat in range(2):
        wish = {"seat": seat, "browser": eve}
        check_refused(server, "POST", path, 401, "no-secret", body=wish)
        for wrong in (secrets[1 - seat], eve):
            check_refused(server, "POST", path, 403, "wrong-secret", body=wish, secret=wrong)
        assert offer(server, f"{table}-1", "Eve", seat, secrets[seat])["seat"] == seat


def test_a_name_is_no_proof_of_a_seat(server: Server) -> None:
    """After the game somebody else joins under the name of a player who has left."""
    table, secrets = server.full_table("fzzzt", 2)
    asyncio.run(play_out(server.socket_url, table, secrets))
    assert server.post(f"/api/tables/{table}/rematch", secret=secrets[0]).status == 200
    assert server.post(f"/api/tables/{table}/leave", secret=secrets[1]).status == 200
    eve = server.post(f"/api/tables/{table}/join", {"name": "Guest 1"}).body
    assert eve["seat"] == 1
    path, wish = f"/api/records/{table}-1/challenges", {"seat": 1, "browser": browser("Eve")}
    check_refused(server, "POST", path, 403, "wrong-secret", body=wish, secret=eve["secret"])
    assert offer(server, f"{table}-1", "Guest", 1, secrets[1])["name"] == "Guest 1"


def test_a_player_with_another_secret_is_the_same_player(server: Server) -> None:
    table, secrets = server.full_table("fzzzt", 2)
    asyncio.run(play_out(server.socket_url, table, secrets))
    changed = server.put(f"/api/tables/{table}/secret", {"secret": browser("new")}, secrets[0])
    assert changed.status < 300, changed
    assert offer(server, f"{table}-1", secret=browser("new"))["name"] == "Ada"
    path, wish = f"/api/records/{table}-1/challenges", {"seat": 0, "browser": browser("Ada")}
    check_refused(server, "POST", path, 403, "wrong-secret", body=wish, secret=secrets[0])


def test_a_player_who_has_changed_seats_challenges_from_the_old_one(server: Server) -> None:
    table, secrets = server.full_table("fzzzt", 2)
    asyncio.run(play_out(server.socket_url, table, secrets))
    assert server.post(f"/api/tables/{table}/rematch", secret=secrets[0]).status == 200
    assert server.post(f"/api/tables/{table}/leave", secret=secrets[1]).status == 200
    assert server.put(f"/api/tables/{table}/seat", {"seat": 1}, secrets[0]).status == 200
    assert offer(server, f"{table}-1", secret=secrets[0])["name"] == "Ada"
    wish = {"seat": 1, "browser": browser("Ada")}
    path = f"/api/records/{table}-1/challenges"
    check_refused(server, "POST", path, 403, "wrong-secret", body=wish, secret=secrets[0])


@pytest.mark.parametrize("with_records", [False, True])
def test_a_game_whose_table_is_deleted_cannot_go_on_or_begin_again(
    moving: Server, with_records: bool
) -> None:
    """The table of a challenge, or of the deal of the day; with its records, also that of a finished game."""
    record = finished_game(moving)
    id = offer(moving, record)["id"]
    tables = [take(moving, id, "Ben")["table"], play_daily(moving, "Ben")["table"]]
    tables.append(finish_daily(moving, "Cleo")["table"])
    assert not shown(moving, id, "Ben")["gone"]
    assert not deal_of(moving, "fzzzt", "Ben")["mine"]["gone"]
    moving.stop()

    async def forget() -> None:
        async with open_store(moving.database) as store:
            for table in tables:
                await Retention(store).delete_table(table, with_records)

    asyncio.run(forget())
    moving.start()
    assert shown(moving, id, "Ben")["gone"]
    assert ask_to_take(moving, id, "Ben").status == 404
    assert deal_of(moving, "fzzzt", "Ben")["mine"]["gone"]
    found = deal_of(moving, "fzzzt", "Cleo")
    assert (found["players"], found["mine"]["gone"]) == (int(not with_records), with_records)
    assert [ask_to_play(moving, who).status for who in ("Ben", "Cleo")] == [404, 404]
    # Only the hashes of the browsers are left of what was forgotten.
    names = {name for (name,) in rows(moving, "SELECT name FROM plays")}
    assert names == ({""} if with_records else {"", "Cleo"})


def test_a_game_whose_table_is_closed_does_not_begin_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    token = "a-token-that-nobody-guesses-0123456789"
    monkeypatch.setenv(admin_options.TOKEN, token)
    with running_on(tmp_path) as server:
        table = play_daily(server, "Ben")["table"]
        assert server.post(f"/api/admin/tables/{table}/close", secret=token).status == 204
        assert deal_of(server, "fzzzt", "Ben")["mine"]["gone"]
        assert ask_to_play(server, "Ben").status == 404


def test_a_record_says_whose_deal_it_was(moving: Server) -> None:
    record = finished_game(moving)
    ben = take(moving, offer(moving, record)["id"], "Ben")
    asyncio.run(finish(moving, ben))
    cleo = finish_daily(moving, "Cleo")
    wait_until(moving, TOMORROW)
    records = [record, f"{ben['table']}-1", f"{cleo['table']}-1"]
    found = [moving.get(f"/api/records/{one}/info").body["deal"] for one in records]
    assert found == ["own", "challenge", "daily"]


def test_a_challenge_on_the_deal_of_the_day_is_that_deal(moving: Server) -> None:
    ada = finish_daily(moving, "Ada")
    record = f"{ada['table']}-1"
    challenge = offer(moving, record, secret=ada["secret"])
    assert (challenge["day"], challenge["own"]) == (TODAY, True)
    assert [result["record"] for result in challenge["results"]] == [None]
    ben = take(moving, challenge["id"], "Ben")
    assert play_daily(moving, "Ben")["table"] == ben["table"]
    asyncio.run(finish(moving, ben, place=1))
    found = moving.get(f"/api/tables/{ben['table']}/comparison", ben["secret"]).body
    assert found["daily"]["players"] == 2
    assert {result["name"] for result in found["challenges"][0]["results"]} == {"Ada", "Ben"}
    assert {result["record"] for result in found["challenges"][0]["results"]} == {None}
    # Somebody who has played it before only compares.
    cleo = finish_daily(moving, "Cleo", place=2)
    assert shown(moving, challenge["id"], "Cleo")["compared"] is False
    assert take(moving, challenge["id"], "Cleo")["table"] == cleo["table"]
    assert shown(moving, challenge["id"], "Cleo")["compared"] is True
    assert deal_of(moving, "fzzzt")["players"] == 3
    # When the day is over, the cards can still be played, but no longer count.
    wait_until(moving, TOMORROW)
    dora = take(moving, challenge["id"], "Dora")
    asyncio.run(finish(moving, dora))
    assert deal_of(moving, "fzzzt", "Dora", "yesterday")["players"] == 3
    results = shown(moving, challenge["id"], "Dora")["results"]
    assert {result["record"] for result in results} == {f"{one['table']}-1" for one in (ada, ben, cleo, dora)}
    proof = Record.load(json.dumps(moving.get(f"/api/records/{dora['table']}-1").body)).fair
    assert isinstance(proof, fair.Fair)
    assert proof.table == f"daily/{TODAY}/fzzzt"


def test_a_challenge_on_the_deal_of_the_day_does_not_begin_it_after_the_day(moving: Server) -> None:
    """Until the server is certain that the day is over, the deal is neither played nor revealed."""
    ada = finish_daily(moving, "Ada")
    id = offer(moving, f"{ada['table']}-1", secret=ada["secret"])["id"]
    start_on(moving, TOMORROW, 1_000)
    check_refused(
        moving,
        "POST",
        f"/api/challenges/{id}/plays",
        409,
        "day-over",
        body={"name": "Ben", "browser": browser("Ben")},
    )
    check_refused(moving, "GET", f"/api/records/{ada['table']}-1", 409, "day-not-over")
    # The clock was wrong: the day goes on.
    start_on(moving, TODAY, DAY_MS - 1_800_000)
    assert take(moving, id, "Ben")["table"] == play_daily(moving, "Ben")["table"]
    check_refused(moving, "GET", f"/api/records/{ada['table']}-1", 409, "day-not-over")


def test_what_is_forgotten_is_forgotten(moving: Server) -> None:
    record = finished_game(moving)
    id = offer(moving, record)["id"]
    ben = take(moving, id, "Ben")
    asyncio.run(finish(moving, ben))
    finish_daily(moving, "Cleo")
    moving.stop()

    async def forget() -> None:
        async with open_store(moving.database) as store:
            await Retention(store).delete_tables(2**50)
            await Retention(store).delete_records(2**50)

    asyncio.run(forget())
    for table in ("tables", "records", "plays", "challenges", "challenge_plays"):
        assert rows(moving, f"SELECT count(*) FROM {table}") == [(0,)]
    # The deals themselves stay, so that there is never a second one for a day.
    assert rows(moving, "SELECT count(*) FROM daily_deals WHERE day = ?", TODAY) != [(0,)]
    moving.start()
    check_refused(moving, "GET", f"/api/challenges/{id}", 404, "no-such-challenge")
    assert deal_of(moving, "fzzzt")["players"] == 0


def test_challenges_are_limited(tmp_path: Path) -> None:
    room = Room(Settings(database=f"sqlite:///{tmp_path / 'room.db'}"))
    for _ in range(CHALLENGES):
        room.check_new_challenge("192.0.2.1")
    with pytest.raises(TooMuch) as refused:
        room.check_new_challenge("192.0.2.1")
    assert refused.value.code == "too-many-challenges"
    room.check_new_challenge("192.0.2.2")
