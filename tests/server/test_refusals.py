"""What is refused over a socket: with a code, the rule and its words, and nothing changes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from parlour import ParlourError, State
from tests.flautz import test_illegal as flautz
from tests.flautz.states import nothing_to_draw
from tests.frantic import test_illegal as frantic
from tests.frantic.states import a_turn
from tests.fzzzt import test_illegal as fzzzt
from tests.fzzzt.states import table as fzzzt_table
from tests.server.client import Client, all_at_table, at_table, connected
from tests.server.prepared_tables import lay
from tests.server.running import Server

#: By game: a moment, who tries what, and the refusal that the engine has for it.
Case = tuple[Callable[[], State], int, str, str, str | None]
CASES: dict[str, list[Case]] = {
    "fzzzt": [
        (moment, seat, text, code, rule)
        for moment, seat, text, _, code, rule in fzzzt.REFUSED_TEXTS.values()
        if text and moment is not fzzzt.game_over
    ],
    "frantic": [
        (moment, seat, text, code, rule) for moment, seat, _, text, code, rule in frantic.REFUSED.values()
    ],
    "flautz": [
        (moment, 0, text, code, rule)
        for moment, _, text, code, rule in flautz.REFUSED.values()
        if moment is not nothing_to_draw  # which is no position that could be kept
    ],
}


@asynccontextmanager
async def nothing_changes(*clients: Client) -> AsyncIterator[None]:
    """Whatever happens meanwhile, nobody is told anything and everything stays as it is."""
    for client in clients:
        await client.until_quiet()
    before = [(client.picture(), len(client.events)) for client in clients]
    yield
    for client in clients:
        await client.request("sync")
    assert [(client.picture(), len(client.events)) for client in clients] == before


def check(answer: Any, code: str, rule: str | None = None, **params: object) -> None:
    assert (answer["type"], answer["code"], answer["rule"]) == ("refused", code, rule), answer
    assert answer["params"].items() >= params.items()


@pytest.mark.parametrize("game", CASES)
def test_an_illegal_move_is_refused_with_code_and_rule(server: Server, game: str) -> None:
    async def attempt(case: Case) -> None:
        moment, seat, text, code, rule = case
        table, secrets = lay(server, moment())
        async with at_table(server.socket_url, table, secrets[seat]) as client, nothing_changes(client):
            check(await client.move(text), code, rule)
            check(await client.request("why", move=text), code, rule)

    async def attempt_all() -> None:
        for case in CASES[game]:
            await attempt(case)

    assert len({rule for *_, rule in CASES[game]}) > 2
    asyncio.run(attempt_all())


def test_a_refusal_has_the_parameters_of_its_sentence_and_the_sentence_if_wished(server: Server) -> None:
    table, secrets = lay(server, a_turn())

    async def attempt() -> None:
        async with at_table(server.socket_url, table, secrets[0]) as client:
            answer = await client.move("b9")
            check(answer, "does-not-fit", "R-11", card="blue-9", top="red-5")
            assert answer["sentence"] is None
        async with at_table(server.socket_url, table, secrets[0], words="en") as client:
            sentence = (await client.move("b9"))["sentence"]
            assert all(word in sentence for word in ("blue-9", "red-5", "R-11"))

    asyncio.run(attempt())


def test_a_legal_move_is_allowed_and_not_made(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2)

    async def ask() -> None:
        async with all_at_table(server.socket_url, table, [*secrets, None]) as clients:
            actor = next(client for client in clients if client.choices)
            async with nothing_changes(*clients):
                for move, _ in actor.choices:
                    assert (await actor.request("why", move=move))["type"] == "allowed"

    asyncio.run(ask())


def test_a_move_for_another_version_is_refused(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2)

    async def play() -> None:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            actor, other = sorted(clients, key=lambda client: not client.choices)
            asked = actor.version
            move = actor.choices[0][0]
            async with nothing_changes(*clients):
                check(await actor.move(move, version=asked + 1), "future-version", version=asked + 1)
                check(await actor.move(move, version=asked - 1), "stale-version", known=asked)
                check(await other.move(move), "not-your-turn")
                check(await other.request("why", move=move), "not-your-turn")
            assert (await actor.move(move))["type"] == "update"
            async with nothing_changes(*clients):
                # What was offered then is no longer asked.
                check(await actor.move(actor.choices[0][0], version=asked), "stale-version")

    asyncio.run(play())


def test_chat_does_not_make_a_move_stale(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2)

    async def play() -> None:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            actor, other = sorted(clients, key=lambda client: not client.choices)
            asked = actor.version
            await other.request("say", text="Take your time.")
            assert (await actor.move(actor.choices[0][0], version=asked))["type"] == "update"

    asyncio.run(play())


def test_before_a_table_is_open_only_pings_are_answered(server: Server) -> None:
    requests: list[tuple[str, dict[str, object]]] = [
        ("sync", {}),
        ("mute", {"seats": [1]}),
        ("why", {"move": "leave"}),
        ("move", {"version": 1, "move": "leave"}),
        ("ask-undo", {}),
        ("answer-undo", {"agree": True}),
        ("say", {"text": "Hello?"}),
        ("phrase", {"phrase": "hello"}),
        ("rest", {}),
        ("return", {}),
    ]
    table = server.new_table()

    async def ask() -> None:
        async with connected(server.socket_url) as client:
            assert (await client.request("ping"))["type"] == "pong"
            for kind, content in requests:
                check(await client.request(kind, **content), "not-open")
            check(await client.request("open", table="nowhere"), "no-such-table", table="nowhere")
            opening: dict[str, object] = {"table": table["table"]}
            check(await client.request("open", **opening, secret="not-the-right-one"), "wrong-secret")
            check(await client.request("sync"), "not-open")
            # A failed attempt is no obstacle.
            opened = await client.request("open", **opening, secret=table["secret"])
            assert (opened["type"], opened["seat"]) == ("table", 0)
            check(await client.request("open", **opening), "already-open")

    asyncio.run(ask())


def test_spectators_may_only_look(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2)

    async def ask() -> None:
        async with all_at_table(server.socket_url, table, [None, *secrets]) as clients:
            watcher = clients[0]
            actor = next(client for client in clients if client.choices)
            async with nothing_changes(*clients):
                check(await watcher.move(actor.choices[0][0]), "only-watching")
                for kind in ("ask-undo", "rest", "return"):
                    check(await watcher.request(kind), "only-watching")
                check(await watcher.request("answer-undo", agree=True), "only-watching")
                check(await watcher.request("why", move=actor.choices[0][0]), "only-watching")

    asyncio.run(ask())


def test_before_the_first_game_there_is_nothing_to_play(server: Server) -> None:
    opened = server.new_table("fzzzt", 2)

    async def ask() -> None:
        async with at_table(server.socket_url, opened["table"], opened["secret"]) as client:
            assert client.view is None
            async with nothing_changes(client):
                check(await client.move("leave"), "not-started")
                check(await client.request("why", move="leave"), "not-started")
                check(await client.request("ask-undo"), "not-started")
                check(await client.request("rest"), "not-started")
                check(await client.request("return"), "not-resting")
                check(await client.request("answer-undo", agree=False), "no-undo")

    asyncio.run(ask())


def test_after_the_end_nothing_can_be_played(server: Server) -> None:
    state = fzzzt_table(["M1 1B", "M2 3B"], "5N", round=5)
    table, secrets = lay(server, state)

    async def ask() -> None:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            for client in clients:
                await client.until_asked()
                await client.move(client.choices[0][0])
            async with nothing_changes(*clients):
                for client in clients:
                    assert client.info["status"] == "over"
                    check(await client.move("1B"), "game-over")
                    check(await client.request("why", move="1B"), "game-over")
                    check(await client.request("ask-undo"), "game-over")
                    check(await client.request("rest"), "game-over")

    asyncio.run(ask())


def test_nobody_plays_while_the_table_is_paused(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2)

    async def play() -> None:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            actor = next(client for client in clients if client.choices)
            await asyncio.to_thread(server.post, f"/api/tables/{table}/pause", {"on": True}, secrets[0])
            for client in clients:
                while not client.info["paused"]:
                    await client.receive()
            move = actor.choices[0][0]
            async with nothing_changes(*clients):
                check(await actor.move(move), "paused")
            await asyncio.to_thread(server.post, f"/api/tables/{table}/pause", {"on": False}, secrets[0])
            while actor.info["paused"]:
                await actor.receive()
            assert (await actor.move(move))["type"] == "update"

    asyncio.run(play())


MALFORMED = [
    "",
    "hello",
    "null",
    "[]",
    "{}",
    '{"type": "ping"',
    '{"type": "ping"}',
    '{"id": "1"}',
    '{"type": "ping", "id": ""}',
    '{"type": "ping", "id": 1}',
    '{"type": "ping", "id": "%s"}' % ("x" * 41),
    '{"type": "ping", "id": "1", "more": true}',
    '{"type": "table", "id": "1"}',
    '{"type": "cheat", "id": "1"}',
    '{"type": "move", "id": "1", "move": "leave"}',
    '{"type": "move", "id": "1", "move": "", "version": 1}',
    '{"type": "move", "id": "1", "move": "leave", "version": -1}',
    '{"type": "move", "id": "1", "move": "leave", "version": 1.5}',
    '{"type": "move", "id": "1", "move": "leave", "version": "1"}',
    '{"type": "move", "id": "1", "move": "%s", "version": 1}' % ("x" * 201),
    '{"type": "mute", "id": "1", "seats": [16]}',
    '{"type": "open", "id": "1", "table": "../../etc"}',
    '{"type": "open", "id": "1", "table": "abcdef", "secret": "short"}',
    '{"type": "open", "id": "1", "table": "abcdef", "words": "fr"}',
]


def test_what_is_no_request_is_refused_and_the_connection_lives_on(server: Server) -> None:
    table, secrets = server.full_table("fzzzt", 2)

    async def ask() -> None:
        async with at_table(server.socket_url, table, secrets[0]) as client, nothing_changes(client):
            for text in MALFORMED:
                await client.socket.send(text)
                answer = await client.receive()
                check(answer, "bad-message")
                assert answer["params"]["problem"]
                assert answer["id"] == ("1" if '"id": "1"' in text else None)

    asyncio.run(ask())


def test_the_cases_are_those_of_the_engine() -> None:
    for cases in CASES.values():
        for moment, seat, text, code, rule in cases:
            state = moment()
            with pytest.raises(ParlourError) as refusal:
                state.game.parse(state, text, seat)
            assert (refusal.value.code, refusal.value.rule) == (code, rule)
