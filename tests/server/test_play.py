"""Play over real sockets: what is asked is answered, and what is told is all that a client needs."""

from __future__ import annotations

import asyncio
import re
from dataclasses import fields
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from parlour import Event, Record, State
from parlour.server import protocol
from tests.fzzzt.states import table as fzzzt_table
from tests.server.client import Client, all_at_table, at_table
from tests.server.running import Server
from tests.server.virtual_time import Home, in_no_time

#: A game of each kind that is over soon.
SHORT: dict[str, dict[str, Any]] = {
    "fzzzt": {"seats": 3},
    "frantic": {"seats": 3, "options": {"limit": 15}, "window": 0},
    "flautz": {"seats": 2, "options": {"goal": 1}},
}


def kinds(union: Any) -> set[str]:
    return {str(message.__struct_config__.tag) for message in get_args(union)}


async def move_at_random(clients: list[Client], random: Random) -> None:
    """Somebody makes a move, and all players and spectators hear of it."""
    actor = random.choice([client for client in clients if client.choices])
    answer = await actor.move(random.choice(actor.choices)[0])
    assert answer["type"] == "update"
    for client in clients:
        await client.until_version(answer["version"])


async def pause_and_go_on(server: Server, table: str, secret: str, clients: list[Client]) -> None:
    for on in (True, False):
        answer = await asyncio.to_thread(server.post, f"/api/tables/{table}/pause", {"on": on}, secret)
        assert answer.status == 200
        for client in clients:
            await client.until_version(answer.body["version"])


def test_every_kind_of_request_is_answered_with_its_id(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2)

    async def talk() -> None:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            actor = next(client for client in clients if client.choices)
            other = next(client for client in clients if client is not actor)
            asked = [
                (actor, "ping", {}, "pong"),
                (actor, "sync", {}, "table"),
                (actor, "why", {"move": actor.choices[0][0]}, "allowed"),
                (actor, "mute", {"seats": []}, "done"),
                (actor, "pace", {"pace": "fast"}, "done"),
                (actor, "hint", {"version": actor.version}, "refused"),
                (actor, "seen", {"version": actor.version}, "done"),
                (actor, "say", {"text": "Hello!"}, "update"),
                (actor, "phrase", {"phrase": "good-luck"}, "update"),
                (actor, "move", {"version": actor.version, "move": actor.choices[0][0]}, "update"),
                (actor, "ask-undo", {}, "update"),
                (other, "answer-undo", {"agree": True}, "update"),
                (other, "rest", {}, "update"),
                (other, "return", {}, "update"),
                (other, "ready", {"on": True}, "refused"),
                (other, "open", {"table": table}, "refused"),
                (other, "agree", {"seat": 0}, "refused"),
            ]
            for client, kind, content, wanted in asked:
                answer = await client.request(kind, **content)
                assert answer["type"] == wanted, answer
            assert {kind for _, kind, _, _ in asked} == kinds(protocol.ClientMessage)
            assert [line.get("text") or line["phrase"] for line in other.lines] == ["Hello!", "good-luck"]

    asyncio.run(talk())


@pytest.mark.parametrize("game", SHORT)
def test_updates_alone_keep_everybody_informed_to_the_end_of_a_game(server: Server, game: str) -> None:
    """All that seats and spectators gather is what the game itself shows and tells them, move by move."""
    wishes = SHORT[game]
    opened = server.new_table(game, **wishes)
    table, secrets = opened["table"], [opened["secret"]]
    for seat in range(1, wishes["seats"]):
        secrets.append(server.post(f"/api/tables/{table}/join", {"name": f"Guest {seat}"}).body["secret"])
    viewers = [*range(wishes["seats"]), None]

    async def play() -> tuple[list[Client], list[list[Any]]]:
        random = Random(game)
        async with all_at_table(server.socket_url, table, [*secrets, None]) as clients:
            assert [client.seat for client in clients] == viewers
            started = await asyncio.to_thread(server.post, f"/api/tables/{table}/start", None, secrets[0])
            for client in clients:
                await client.until_version(started.body["version"])
            seen = [[shown(client) for client in clients]]
            while clients[0].info["status"] != "over":
                if len(seen) == 5:
                    await pause_and_go_on(server, table, secrets[0], clients)
                await move_at_random(clients, random)
                seen.append([shown(client) for client in clients])
            return clients, seen

    clients, seen = asyncio.run(play())
    record = Record.load(msgspec.json.encode(server.get(f"/api/records/{clients[0].info['record']}").body))
    happened: list[Event] = []
    states = record.states(happened.append)
    for now, state in zip(seen, states, strict=True):
        assert now == [expected(state, viewer) for viewer in viewers]
    assert [client.events for client in clients] == [told(record, happened, viewer) for viewer in viewers]


def shown(client: Client) -> list[Any]:
    return [client.view, client.choices, client.ask]


def expected(state: State, viewer: int | None) -> Any:
    """What the game shows this viewer and asks of it, as JSON has it."""
    game, view = state.game, state.view(viewer)
    is_asked = viewer in state.actors
    legal = state.legal(viewer) if is_asked and viewer is not None else []
    choices = [[game.text(state, action, viewer), action] for action in legal]
    return as_json([view, choices, game.ask(view) if is_asked else None])


def told(record: Record, happened: list[Event], viewer: int | None) -> Any:
    """What this viewer may hear of all that happened, as JSON has it."""
    game = record.find_game()
    heard = []
    for event in happened:
        if event.is_visible_to(viewer):
            content = {part.name: getattr(event, part.name) for part in fields(event)}
            del content["audience"]
            kind = re.sub("([a-z0-9])([A-Z])", r"\1-\2", type(event).__name__).lower()
            heard.append({"type": kind, **content, "telling": game.tell(event)})
    return as_json(heard)


def as_json(thing: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@pytest.mark.parametrize("game", SHORT)
def test_what_is_kept_by_updates_is_what_a_new_client_is_told(server: Server, game: str) -> None:
    table, secrets = server.full_table(game, **SHORT[game])

    async def play() -> None:
        random = Random(game)
        async with all_at_table(server.socket_url, table, [*secrets, None]) as clients:
            await clients[1].request("say", text="Here we go.")
            await pause_and_go_on(server, table, secrets[0], clients)
            for _ in range(4):
                for _ in range(random.randrange(8)):
                    await move_at_random(clients, random)
                await check_pictures(clients)

    asyncio.run(play())


async def check_pictures(clients: list[Client]) -> None:
    """What each client has gathered is what the server tells it when it asks for everything."""
    for client in clients:
        await client.until_quiet()
        kept = client.picture()
        assert (await client.request("sync"))["type"] == "table"
        assert kept == client.picture()


@pytest.mark.parametrize("game", SHORT)
def test_who_was_away_is_told_what_happened_meanwhile(server: Server, game: str) -> None:
    table, secrets = server.full_table(game, **SHORT[game])

    async def play() -> None:
        random = Random(game)
        async with all_at_table(server.socket_url, table, [*secrets, None]) as clients:
            await move_at_random(clients, random)
            seen = clients[0].version
            # A client that stays hears what the one that is away will be told.
            for client in clients:
                client.received.clear()
            # Some moves show nothing to others.
            while sum("events" in message for message in clients[-1].received) < 3:
                await move_at_random(clients, random)
            for seat, client in enumerate([clients[0], clients[-1]]):
                async with at_table(server.socket_url, table, [secrets[0], None][seat], version=seen) as back:
                    missed = next(m for m in back.received if m["type"] == "table")["missed"]
                    told = [m for m in client.received if m["type"] == "update" and m["version"] > seen]
                    assert [m["version"] for m in missed] == [m["version"] for m in told]
                    assert [m["events"] for m in missed] == [m.get("events", []) for m in told]
                    assert any(m["events"] for m in missed)
                    await client.until_quiet()
                    assert back.picture() == client.picture()

    asyncio.run(play())


def test_a_client_that_lost_an_update_asks_for_what_it_missed(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2)

    async def play() -> None:
        random = Random(1)
        async with all_at_table(server.socket_url, table, [*secrets, None]) as clients:
            loser = clients.pop()
            seen = loser.version
            for _ in range(3):
                await move_at_random(clients, random)
            lost = [await loser.socket.recv() for _ in range(2)]
            with pytest.raises(AssertionError, match="a version is missing"):
                await loser.receive()
            whole = await loser.request("sync", version=seen)
            assert [m["version"] for m in whole["missed"]] == [seen + 1, seen + 2, seen + 3]
            assert [m["events"] for m in whole["missed"][:2]] == [
                msgspec.json.decode(text).get("events", []) for text in lost
            ]
            await move_at_random([*clients, loser], random)
            await check_pictures([loser])

    asyncio.run(play())


def test_who_was_away_for_long_is_told_the_end_of_it(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2)

    async def play() -> None:
        random = Random(2)
        async with all_at_table(server.socket_url, table, secrets) as clients:
            for _ in range(45):
                await move_at_random(clients, random)
            async with at_table(server.socket_url, table, version=2) as back:
                versions = [m["version"] for m in back.received[-1]["missed"]]
                assert versions[0] > 3
                assert versions == list(range(versions[0], clients[0].version + 1))
                assert back.version == clients[0].version

    asyncio.run(play())


def test_whoever_asks_without_a_version_missed_nothing(server: Server) -> None:
    table, secrets = server.full_table("fzzzt", 2)

    async def look() -> None:
        async with at_table(server.socket_url, table, secrets[0]) as client:
            assert client.received[-1]["missed"] == []
            assert (await client.request("sync"))["missed"] == []
            assert (await client.request("sync", version=client.version))["missed"] == []

    asyncio.run(look())


def test_two_tabs_of_a_seat_see_the_same(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2)

    async def play() -> None:
        random = Random(3)
        async with all_at_table(server.socket_url, table, [*secrets, secrets[0]]) as clients:
            first, _, second = clients
            second.received.clear()
            before = len([m for m in first.received if m["type"] == "update"])
            for _ in range(12):
                await move_at_random(clients, random)
            assert first.picture() == second.picture()
            heard = [[m for m in tab.received if m["type"] == "update"] for tab in (first, second)]
            assert heard[0][before:] == heard[1]
            assert any("answers" in m for m in heard[1])

    asyncio.run(play())


def test_the_end_is_shown_to_nobody_before_it_is_kept() -> None:
    """Neither by updates nor to those who look at the table meanwhile; and both learn all of it."""

    async def story(home: Home) -> None:
        live = await home.bring(fzzzt_table(["M1 1B", "M2 3B"], "5N", round=5))
        first, second, watcher = await home.visit_all(live, spectators=1)
        await first.move(first.choices[0][0])
        await second.until_asked()
        home.memory.seconds = 2
        await second.send("move", version=second.version, move=second.choices[0][0])
        await asyncio.sleep(3)  # the move is written, its record is not
        asked = await first.send("sync")
        tab = asyncio.create_task(home.visit(live, 0))
        await asyncio.sleep(0.5)
        await watcher.until_quiet()
        assert watcher.info["status"] == "playing"
        assert not tab.done()
        await first.answer(asked)
        for client in (first, second, watcher, await tab):
            await client.until_quiet()
            assert client.info["status"] == "over"
            assert client.view["winners"] == [1]

    in_no_time(story)
