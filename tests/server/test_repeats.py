"""A request that is sent again, because its answer was lost, is answered again and not carried out twice."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.client import Client, all_at_table, at_table
from tests.server.running import Server


def on_turn(clients: list[Client]) -> Client:
    return next(client for client in clients if client.choices)


def check_done(answer: Any, id: str, version: int) -> None:
    assert answer == {"type": "done", "id": id, "version": version}


def test_a_move_sent_twice_is_made_once(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2)

    async def play() -> None:
        async with all_at_table(server.socket_url, table, [*secrets, None]) as clients:
            actor = on_turn(clients)
            move = {"id": "my move", "version": actor.version, "move": actor.choices[0][0]}
            made = await actor.request("move", **move)
            check_done(await actor.request("move", **move), "my move", made["version"])
            # Whatever it says now: the id is what counts.
            check_done(await actor.request("move", **move | {"move": "take 2"}), "my move", made["version"])
            for client in clients:
                await client.until_quiet()
                assert client.version == made["version"]

    asyncio.run(play())


def test_it_is_known_at_every_connection_of_the_seat(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2)

    async def play() -> None:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            actor = on_turn(clients)
            assert actor.seat is not None
            move = {"id": "m", "version": actor.version, "move": actor.choices[0][0]}
            made = await actor.request("move", **move)
            async with at_table(server.socket_url, table, secrets[actor.seat]) as tab:
                check_done(await tab.request("move", **move), "m", made["version"])
                assert tab.version == made["version"]

    asyncio.run(play())


def test_two_tabs_that_send_it_at_once_make_one_move(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2)

    async def play() -> None:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            actor = on_turn(clients)
            assert actor.seat is not None
            async with all_at_table(server.socket_url, table, [secrets[actor.seat]] * 4) as tabs:
                version = actor.version
                move = {"id": "m", "version": version, "move": actor.choices[0][0]}
                for tab in tabs:
                    await tab.send("move", **move)
                for tab in tabs:
                    await tab.until_quiet()
                    assert tab.version == version + 1
                    answers = [m for m in tab.received if "m" in (m.get("id"), m.get("answers"))]
                    assert answers[0]["type"] == "update"
                    assert all(m["type"] == "done" for m in answers[1:])
                done = [m for tab in tabs for m in tab.received if m["type"] == "done"]
                assert len(done) == len(tabs) - 1

    asyncio.run(play())


def test_the_same_id_of_another_seat_is_another_request(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2)

    async def talk() -> None:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            for client in clients:
                answer = await client.request("say", id="same", text=f"I am {client.seat}.")
                assert answer["line"]["seat"] == client.seat
            await clients[0].until_version(clients[1].version)
            assert [line["text"] for line in clients[0].lines] == ["I am 0.", "I am 1."]

    asyncio.run(talk())


REQUESTS: list[tuple[str, dict[str, object]]] = [
    ("say", {"text": "Only once."}),
    ("phrase", {"phrase": "well-played"}),
    ("rest", {}),
    ("ask-undo", {}),
]


@pytest.mark.parametrize(("kind", "content"), REQUESTS)
def test_other_requests_are_carried_out_once_too(
    server: Server, kind: str, content: dict[str, object]
) -> None:
    table, secrets = server.full_table("flautz", 2)

    async def ask() -> None:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            actor = on_turn(clients)
            await actor.move(actor.choices[0][0])
            other = next(client for client in clients if client is not actor)
            await actor.request(kind, id="r", **content)
            first = next(m for m in actor.received if m.get("answers") == "r")
            check_done(await actor.request(kind, id="r", **content), "r", first["version"])
            await other.until_version(first["version"])
            await other.until_quiet()
            assert len(other.lines) <= 1
            if kind == "rest":
                assert other.info["seats"][actor.seat]["rests"] == "wish"
            if kind == "ask-undo":
                assert other.info["undo"]["seat"] == actor.seat

    asyncio.run(ask())


def test_a_refused_request_may_be_made_again(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2)

    async def play() -> None:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            actor = on_turn(clients)
            refused = await actor.move("nonsense", id="m")
            assert refused["type"] == "refused"
            assert (await actor.move(actor.choices[0][0], id="m"))["type"] == "update"

    asyncio.run(play())


def test_who_takes_over_a_seat_has_ids_of_their_own(server: Server) -> None:
    table = server.new_table("flautz", 2)["table"]

    async def greet(secret: str) -> Any:
        async with at_table(server.socket_url, table, secret) as client:
            return await client.request("say", id="1", text="Hello!")

    for name in ("Grace", "Alan"):
        secret = server.post(f"/api/tables/{table}/join", {"name": name}).body["secret"]
        assert asyncio.run(greet(secret))["type"] == "update"
        server.post(f"/api/tables/{table}/leave", secret=secret)


def test_a_crash_does_not_forget_what_was_answered(mortal: Server) -> None:
    table, secrets = mortal.full_table("flautz", 2)
    move: dict[str, Any] = {"id": "before the crash"}

    async def play() -> tuple[int, int]:
        async with all_at_table(mortal.socket_url, table, secrets) as clients:
            actor = on_turn(clients)
            assert actor.seat is not None
            move.update(version=actor.version, move=actor.choices[0][0])
            answer = await actor.request("move", **move)
            return actor.seat, answer["version"]

    async def repeat(seat: int, version: int) -> None:
        async with all_at_table(mortal.socket_url, table, secrets) as clients:
            assert clients[seat].version == version
            check_done(await clients[seat].request("move", **move), move["id"], version)
            for client in clients:
                await client.until_quiet()
                assert client.version == version

    seat, version = asyncio.run(play())
    mortal.restart(gently=False)
    asyncio.run(repeat(seat, version))
