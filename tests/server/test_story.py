"""A game is told from its deal to whoever comes late or comes back: to each seat, what it may know."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from parlour import Record
from parlour.core.events import Event
from parlour.event_messages import encode_event
from parlour.server import wire
from tests.server.client import Client, all_at_table, play_out
from tests.server.refusals import check_refused
from tests.server.running import Server
from tests.server.test_records import SHORT, bots_play


async def make(clients: list[Client], move: str | None = None) -> Client:
    """Whoever is asked makes the move, or the last one offered, and all hear of it."""
    actor = next(client for client in clients if client.choices)
    answer = await actor.move(move or actor.choices[-1][0])
    for client in clients:
        await client.until_version(answer["version"])
    return actor


def story(server: Server, table: str, secret: str | None = None) -> Any:
    return server.get(f"/api/tables/{table}/story", secret).body


def events_received(client: Client) -> list[Any]:
    return [event for message in client.received for event in message.get("events", [])]


@pytest.mark.parametrize(
    "game", [pytest.param(name, marks=[] if name == "fzzzt" else pytest.mark.long) for name in SHORT]
)
def test_whoever_comes_back_is_told_the_whole_game(server: Server, game: str) -> None:
    table, secrets = server.full_table(**SHORT[game])

    async def play() -> list[Client]:
        async with all_at_table(server.socket_url, table, [*secrets, None]) as clients:
            for _ in range(60):
                if clients[0].info["status"] == "playing":
                    await make(clients)
            return clients

    clients = asyncio.run(play())
    tellings = [story(server, table, secret) for secret in (*secrets, None)]
    for client, told in zip(clients, tellings, strict=True):
        assert told["version"] == client.version
        assert told["number"] == 1
        # All that this seat was sent, after what it was dealt.
        assert told["events"][-len(events_received(client)) :] == events_received(client)
        assert len(told["events"]) > len(events_received(client)) > 20
    assert tellings[0]["events"] != tellings[1]["events"]
    server.restart(gently=False)
    assert [story(server, table, secret) for secret in (*secrets, None)] == tellings


def test_what_is_taken_back_has_not_happened(server: Server) -> None:
    opened = server.new_table("flautz", 2, bots={"1": "easy"}, start=True)
    table, secret = opened["table"], opened["secret"]

    async def play() -> None:
        async with all_at_table(server.socket_url, table, [secret]) as clients:
            [client] = clients
            await client.until_asked()
            before = story(server, table, secret)["events"]
            answer = await client.move(client.choices[0][0])
            taken = story(server, table, secret)["events"]
            assert len(taken) > len(before)
            back = await client.request("ask-undo")
            assert "fresh" in back, (answer, back)
            assert story(server, table, secret)["events"] == before

    asyncio.run(play())


def test_nobody_hears_of_a_game_before_it_begins(server: Server) -> None:
    opened = server.new_table("fzzzt", 2)
    assert story(server, opened["table"])["events"] == []
    check_refused(server, "GET", "/api/tables/nosuchtable/story", 404, "no-such-table")


def test_a_rematch_has_no_story_before_it_begins(server: Server) -> None:
    table, secrets = server.full_table(**SHORT["flautz"])
    asyncio.run(play_out(server.socket_url, table, secrets))
    over = story(server, table, secrets[0])
    assert over["events"][-1]["type"] == "game-ended"
    assert server.post(f"/api/tables/{table}/rematch", secret=secrets[0]).status == 200
    assert story(server, table, secrets[0])["events"] == []
    assert server.post(f"/api/tables/{table}/start", secret=secrets[0]).status == 200
    again = story(server, table, secrets[0])
    assert again["number"] == 2
    assert 0 < len(again["events"]) < len(over["events"])


def test_spectators_who_lag_behind_are_told_nothing(server: Server) -> None:
    table, secrets = server.full_table("fzzzt", 2, delay=3600)
    assert story(server, table)["events"] == []
    assert story(server, table, secrets[1])["events"] != []


@pytest.mark.parametrize("game", SHORT)
def test_a_record_is_told_move_by_move(server: Server, game: str) -> None:
    id = bots_play(server, game)
    record = Record.load(msgspec.json.encode(server.get(f"/api/records/{id}").body))
    events: list[Event] = []
    told: list[list[Event]] = []
    for _ in record.states(events.append):
        told.append([*events])
        events.clear()
    find = record.find_game()
    for seat, query in ((0, "?seat=0"), (1, "?seat=1"), (None, "")):
        sent = [
            wire.visible_events([(event, encode_event(find, event)) for event in one], seat) for one in told
        ]
        assert server.get(f"/api/records/{id}/story{query}").body == msgspec.json.decode(
            msgspec.json.encode(sent)
        )
    assert len(told) == len(record.moves) + 1
