"""The JSON Schema of the socket says exactly what is sent and understood, in whole games of all kinds."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from itertools import cycle
from random import Random
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from parlour import Event, Rng, playout
from parlour.event_messages import encode_event
from parlour.registry import game as find_game
from parlour.registry import names as game_names
from parlour.server import protocol
from parlour.server.socket_schema import DRAFT, socket_schema
from tests.server.client import Client, all_at_table
from tests.server.malformed_messages import random_text
from tests.server.running import Server

TEXTS = 3000
REQUESTS = 12
#: A game of each kind that is over soon.
SHORT: dict[str, dict[str, Any]] = {
    "fzzzt": {"seats": 3, "clock": {"kind": "move", "seconds": 600}},
    "frantic": {"seats": 4, "options": {"limit": 20, "family": True}, "window": 0.05},
    "flautz": {"seats": 2, "options": {"goal": 1}, "clock": {"kind": "game", "seconds": 3600}},
}


def part(name: str) -> jsonschema_rs.Draft7Validator:
    """Checks against one part of the schema."""
    parts = socket_schema()["$defs"]
    return jsonschema_rs.Draft7Validator({"$ref": f"#/$defs/{name}", "$defs": parts})


def nodes(schema: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every schema within the schema, with where it stands."""
    yield path, schema
    if isinstance(schema, dict):
        for name in ("$defs", "properties"):
            for key, inner in schema.get(name, {}).items():
                yield from nodes(inner, f"{path}/{name}/{key}")
        for name in ("anyOf", "oneOf", "items"):
            inner = schema.get(name, [])
            for place, each in enumerate(inner if isinstance(inner, list) else [inner]):
                yield from nodes(each, f"{path}/{name}/{place}")


def test_the_schema_is_valid_and_served(server: Server) -> None:
    answer = server.get("/api/socket/schema.json")
    assert (answer.status, answer.body) == (200, socket_schema())
    assert answer.body["$schema"] == DRAFT
    jsonschema_rs.meta.validate(answer.body)


def test_there_is_no_place_where_anything_may_stand() -> None:
    for path, schema in nodes(socket_schema()):
        assert isinstance(schema, dict), path
        assert {"type", "enum", "anyOf", "oneOf", "$ref"} & set(schema), path
        if schema.get("type") == "object":
            assert "additionalProperties" in schema, path


def test_every_name_is_explained_and_used() -> None:
    schema = socket_schema()
    named = {inner["$ref"].removeprefix("#/$defs/") for _, inner in nodes(schema) if "$ref" in inner}
    # What stands at the places of a message is named by an unnamed part.
    assert named | {"Argument"} == set(schema["$defs"])


def test_server_and_schema_understand_the_same() -> None:
    """Whatever is sent: who checks it against the schema knows whether the server reads it."""
    random, messages = Random("schema"), part("ClientMessage")
    facts: dict[str, list[Any]] = {
        "table": ["abcdefgh"],
        "words": ["de", "nl", "fr"],
        "version": [0, 7],
        "seats": [[0], [15], [16]],
    }
    read = []
    for _ in range(TEXTS):
        text = random_text(random, facts)
        try:
            message = json.loads(text)
            json.dumps(message, ensure_ascii=False).encode()
        except (ValueError, RecursionError):
            continue
        read.append(is_read(text))
        assert messages.is_valid(message) == read[-1], text
    assert 0.2 < sum(read) / len(read) < 0.8


def is_read(text: str) -> bool:
    try:
        protocol.decode.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return False
    return True


@pytest.mark.parametrize("name", game_names())
def test_all_that_happens_in_many_games_is_as_the_schema_says(name: str) -> None:
    game, rng, seen = find_game(name), Rng(1), set[type[Event]]()
    events, views = part(f"{name.capitalize()}Event"), part(f"{name.capitalize()}View")
    for seats in range(game.least_seats, game.most_seats + 1):
        happened: list[Event] = []
        state = game.start_with(seats, seats, {}, happened.append)
        state.listener = happened.append
        playout(state, rng)
        for event in happened:
            events.validate(json.loads(bytes(encode_event(game, event))))
        for viewer in (*range(seats), None):
            views.validate(json.loads(protocol.encode(state.view(viewer))))
        seen |= {type(event) for event in happened}
    assert len(seen) > 0.8 * len(game.event_types)


@pytest.mark.long
@pytest.mark.parametrize("game", game_names())
def test_all_that_is_said_in_a_whole_game_is_as_the_schema_says(server: Server, game: str) -> None:
    table, secrets = server.full_table(game, **SHORT[game])

    async def play() -> list[Client]:
        async with all_at_table(server.socket_url, table, [*secrets, None], words="nl") as clients:
            players = [chat_and_play(client, Random(client.seat)) for client in clients[:-1]]
            await asyncio.gather(*players)
            await clients[-1].until_version(clients[0].version)
            return clients

    clients = asyncio.run(play())
    title = game.capitalize()
    sent, heard = part("ClientMessage"), part("ServerMessage")
    view, changes, event = part(f"{title}View"), part(f"{title}ViewChanges"), part(f"{title}Event")
    for client in clients:
        for message in client.sent:
            sent.validate(message)
        for message in client.received:
            heard.validate(message)
            for name, validator in (
                ("view", view if message["type"] == "table" else changes),
                ("fresh", view),
            ):
                if message.get(name) is not None:
                    validator.validate(message[name])
            for happened in message.get("events", []):
                event.validate(happened)
    kinds = {message["type"] for client in clients for message in client.received}
    assert kinds >= {"table", "update", "presence", "done", "refused", "allowed", "pong"}
    # Only FRANTIC has windows, and a short game of it may have none.
    assert game == "frantic" or "held" not in kinds


async def chat_and_play(client: Client, random: Random) -> None:
    """Play at random to the end of the game, and ask for everything else on the way."""
    turn = cycle(range(REQUESTS))
    # A short game does not get as far in the cycle.
    await client.request("mute", seats=[])
    while client.info["status"] != "over":
        await client.until_asked()
        for _ in range(2):
            if client.choices:
                type, fields = request(client, next(turn))
                await client.request(type, **fields)
        if client.choices:
            answer = await client.move(random.choice(client.choices)[0])
            if answer["type"] == "held":
                await client.answered(answer["id"])


def request(client: Client, number: int) -> tuple[str, dict[str, Any]]:
    """One of all the things that a client may ask for beside a move."""
    move, version = client.choices[0][0], client.version
    requests: list[tuple[str, dict[str, Any]]] = [
        ("ping", {}),
        ("sync", {}),
        ("sync", {"version": max(0, version - 5)}),
        ("why", {"move": move}),
        ("why", {"move": "nonsense"}),
        ("move", {"version": version + 1, "move": move}),
        ("say", {"text": "Hm …"}),
        ("phrase", {"phrase": "ouch"}),
        ("mute", {"seats": [0]}),
        ("ask-undo", {}),
        ("answer-undo", {"agree": False}),
        ("return", {}),
    ]
    assert len(requests) == REQUESTS
    return requests[number]
