"""One game after another at the same table, and the same game after the server was away."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour import Record
from parlour.fair import Fair
from tests.server.client import Client, all_at_table, at_table, play_on, play_out
from tests.server.refusals import check_refused
from tests.server.running import Server
from tests.server.seat_infos import bot, open_seat, person
from tests.server.stored_logs import log_of

#: Two players, over soon.
DUEL: dict[str, Any] = {"game": "flautz", "seats": 2, "options": {"goal": 1}}


def read(server: Server, id: str, folder: Path) -> tuple[Record, Fair]:
    """The record, its moves and its deal checked."""
    answer = server.get(f"/api/records/{id}")
    assert answer.status == 200, answer
    file = folder / f"{id}.json"
    file.write_text(json.dumps(answer.body))
    record = Record.read(file)
    assert isinstance(record.fair, Fair)
    return record, record.fair


async def move(clients: list[Client]) -> None:
    """Whoever is asked moves, and all hear of it."""
    for client in clients:
        await client.until_version(max(other.version for other in clients))
    actor = next(client for client in clients if client.choices)
    answer = await actor.move(actor.choices[-1][0])
    for client in clients:
        await client.until_version(answer["version"])


def test_a_rematch_is_a_new_game_of_the_same_people(server: Server, tmp_path: Path) -> None:
    table, secrets = server.full_table(**DUEL, seed="for the first")
    path = f"/api/tables/{table}"
    asyncio.run(play_out(server.socket_url, table, secrets))
    before = server.get(path).body
    assert (before["status"], before["number"], before["record"]) == ("over", 1, f"{table}-1")

    again = server.post(f"{path}/rematch", secret=secrets[0])
    info = again.body["info"]
    assert again.status == 200
    assert (info["status"], info["number"], info["record"]) == ("waiting", 2, f"{table}-1")
    assert info["seats"] == before["seats"]
    assert info["seeded"] == [False, False]
    assert info["commitment"] != before["commitment"]

    server.put(f"{path}/seed", {"seed": "for the second"}, secrets[1])
    assert server.post(f"{path}/start", secret=secrets[0]).status == 200
    clients = asyncio.run(play_out(server.socket_url, table, secrets))
    assert clients[0].info["record"] == f"{table}-2"

    first, its_deal = read(server, f"{table}-1", tmp_path)
    second, other_deal = read(server, f"{table}-2", tmp_path)
    assert its_deal.seeds == ["for the first", ""]
    assert other_deal.seeds == ["", "for the second"]
    assert (its_deal.commitment, other_deal.commitment) == (before["commitment"], info["commitment"])
    assert first.seed != second.seed


def test_a_rematch_is_the_hosts_and_only_after_the_end(server: Server) -> None:
    table, secrets = server.full_table(**DUEL)
    path = f"/api/tables/{table}"
    check_refused(server, "POST", f"{path}/rematch", 409, "not-over", secret=secrets[0])
    asyncio.run(play_out(server.socket_url, table, secrets))
    before = log_of(server, table)
    check_refused(server, "POST", f"{path}/rematch", 403, "not-host", secret=secrets[1])
    check_refused(server, "POST", f"{path}/rematch", 401, "no-secret")
    check_refused(server, "POST", f"{path}/start", 409, "already-started", secret=secrets[0])
    assert log_of(server, table) == before
    assert server.post(f"{path}/rematch", secret=secrets[0]).status == 200
    check_refused(server, "POST", f"{path}/rematch", 409, "not-over", secret=secrets[0])


def test_between_games_people_may_go_and_come(server: Server) -> None:
    table, secrets = server.full_table(**DUEL)
    path = f"/api/tables/{table}"
    asyncio.run(play_out(server.socket_url, table, secrets))
    assert server.post(f"{path}/leave", secret=secrets[1]).body["info"]["seats"][1] == open_seat()
    assert server.post(f"{path}/rematch", secret=secrets[0]).status == 200
    check_refused(server, "POST", f"{path}/start", 409, "seats-open", secret=secrets[0])
    cleo = server.post(f"{path}/join", {"name": "Cleo"}).body["secret"]
    assert server.post(f"{path}/start", secret=secrets[0]).status == 200
    clients = asyncio.run(play_out(server.socket_url, table, [secrets[0], cleo]))
    assert clients[1].info["seats"] == [person("Ada"), person("Cleo")]
    assert clients[1].info["record"] == f"{table}-2"


def test_clients_stay_from_game_to_game(server: Server) -> None:
    table, secrets = server.full_table(**DUEL)
    path = f"/api/tables/{table}"

    async def play_thrice() -> None:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            for number in (1, 2, 3):
                while clients[0].info["status"] != "over":
                    await move(clients)
                assert clients[0].info["record"] == f"{table}-{number}"
                for wish in ("rematch", "start"):
                    answer = await asyncio.to_thread(server.post, f"{path}/{wish}", None, secrets[0])
                    for client in clients:
                        await client.until_version(answer.body["version"])
            for client in clients:
                seen = client.picture()
                await client.request("sync")
                assert client.picture() == seen
                assert client.info["number"] == 4

    asyncio.run(play_thrice())


def test_a_bot_that_followed_somebody_plays_the_rematch_too(server: Server) -> None:
    table, secrets = server.full_table(**DUEL)
    path = f"/api/tables/{table}"
    server.post(f"{path}/leave", secret=secrets[1])
    asyncio.run(play_out(server.socket_url, table, secrets[:1]))
    again = server.post(f"{path}/rematch", secret=secrets[0]).body["info"]
    assert again["seats"][1] == bot("easy", "Guest 1")
    assert server.post(f"{path}/start", secret=secrets[0]).body["info"]["status"] == "playing"


def test_the_next_game_is_dealt_when_everybody_is_ready(server: Server) -> None:
    table, secrets = server.full_table(**DUEL)

    async def play() -> None:
        async with all_at_table(server.socket_url, table, secrets) as (ada, guest):
            assert (await ada.request("ready", on=True))["code"] == "not-over"
            while ada.info["status"] != "over":
                await move([ada, guest])
            assert ada.info["ready"] == [False, False]
            await ada.request("ready", on=True)
            await guest.until_version(ada.version)
            assert (guest.info["status"], guest.info["ready"]) == ("over", [True, False])
            await ada.request("ready", on=False)
            await guest.request("ready", on=True)
            await ada.until_version(guest.version)
            assert (ada.info["status"], ada.info["ready"]) == ("over", [False, True])
            await ada.request("ready", on=True)
            for client in (ada, guest):
                await client.until(lambda message: message.get("info", {}).get("status") == "playing")
                assert (client.info["number"], client.info["ready"]) == (2, [False, False])

    asyncio.run(play())


def test_bots_are_ready_and_a_free_seat_is_waited_for(server: Server) -> None:
    opened = server.new_table("flautz", 3, options={"goal": 1}, bots={"2": "easy"})
    table = opened["table"]
    guest = server.post(f"/api/tables/{table}/join", {"name": "Ben"}).body["secret"]
    secrets = [opened["secret"], guest]
    assert server.post(f"/api/tables/{table}/start", secret=secrets[0]).status == 200

    async def play() -> None:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            await asyncio.gather(*(play_on(client, Random(1)) for client in clients))
            ada = clients[0]
            assert ada.info["ready"] == [False, False, True]
            await ada.request("ready", on=True)
            await asyncio.to_thread(server.post, f"/api/tables/{table}/leave", None, secrets[1])
            await ada.until(lambda message: message.get("info", {}).get("status") == "waiting")
            assert ada.info["ready"] == [True, False, True]

    asyncio.run(play())


def test_the_next_game_does_not_wait_for_somebody_long_absent(server: Server) -> None:
    table, secrets = server.full_table(**DUEL, grace=1)
    asyncio.run(play_out(server.socket_url, table, secrets))

    async def play() -> None:
        async with at_table(server.socket_url, table, secrets[0]) as ada:
            await ada.request("ready", on=True)
            await ada.until(lambda message: message.get("info", {}).get("status") == "playing")

    asyncio.run(play())


def test_a_bot_that_plays_for_somebody_does_so_until_the_end_of_the_game(server: Server) -> None:
    table, secrets = server.full_table(**DUEL)

    async def play() -> None:
        async with all_at_table(server.socket_url, table, secrets) as (ada, guest):
            await guest.request("rest")
            await play_on(ada, Random(1))
            assert ada.info["seats"][1] == person("Guest 1")
            await ada.request("ready", on=True)
            assert ada.info["status"] == "over"

    asyncio.run(play())


@pytest.mark.long
def test_after_a_restart_everything_is_as_it_was(mortal: Server, tmp_path: Path) -> None:
    finished, hosts = mortal.full_table(**DUEL)
    asyncio.run(play_out(mortal.socket_url, finished, hosts))
    record, _ = read(mortal, f"{finished}-1", tmp_path)
    table, secrets = mortal.full_table(**DUEL)
    waiting = mortal.new_table("frantic", 3, public=True, bots={"2": "easy"}, seed="x")

    async def look() -> list[dict[str, Any]]:
        async with all_at_table(mortal.socket_url, table, [*secrets, None]) as clients:
            pictures = []
            for client in clients:
                picture = client.picture()
                # Time goes on, and not everybody is there again.
                del picture["clocks"], picture["here"]
                pictures.append(picture)
            return pictures

    async def play_some() -> None:
        async with all_at_table(mortal.socket_url, table, secrets) as clients:
            await clients[0].request("say", text="Is this thing on?")
            for _ in range(3):
                await move(clients)

    asyncio.run(play_some())
    before = asyncio.run(look())
    assert mortal.stop() == 0
    mortal.start()
    assert asyncio.run(look()) == before
    assert mortal.get(f"/api/tables/{waiting['table']}").body == {
        **waiting["info"],
        "asked": [],
        "left": None,
    }
    assert waiting["table"] in [info["id"] for info in mortal.get("/api/tables").body]

    assert read(mortal, f"{finished}-1", tmp_path)[0] == record
    assert mortal.post(f"/api/tables/{finished}/rematch", secret=hosts[0]).body["info"]["number"] == 2

    asyncio.run(play_out(mortal.socket_url, table, secrets))
    read(mortal, f"{table}-1", tmp_path)


@pytest.mark.long
def test_bots_go_on_after_a_restart(mortal: Server) -> None:
    opened = mortal.new_table(**DUEL, bots={"1": "easy"}, start=True)

    async def play(moves: int | None) -> int:
        async with at_table(mortal.socket_url, opened["table"], opened["secret"]) as client:
            await play_on(client, Random(1), moves)
            return client.version

    version = asyncio.run(play(1))
    mortal.stop()
    mortal.start()
    assert asyncio.run(play(None)) > version
