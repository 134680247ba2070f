"""Chat at a table: lines and quick phrases, for those at the table only, and not too much of it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from parlour.server.protocol import LONGEST_LINE
from parlour.server.requests import PHRASES
from tests.server.client import all_at_table, at_table
from tests.server.running import Server


def check(answer: Any, code: str) -> None:
    assert (answer["type"], answer["code"]) == ("refused", code), answer


def test_everybody_at_the_table_reads_what_is_said(server: Server) -> None:
    table, secrets = server.full_table("fzzzt", 2)
    elsewhere, others = server.full_table("fzzzt", 2)

    async def chat() -> None:
        async with (
            all_at_table(server.socket_url, table, [*secrets, None]) as clients,
            at_table(server.socket_url, elsewhere, others[0]) as stranger,
        ):
            view = clients[0].view
            await clients[1].request("say", text="  Good\tmorning – “Ada”! 🙂👩‍🚀 ")
            await clients[0].request("phrase", phrase="hello")
            last = clients[0].version
            said = "Good morning – “Ada”! 🙂👩‍🚀"
            for client in clients:
                await client.until_version(last)
                assert client.lines == [
                    {"seat": 1, "text": said, "phrase": None, "name": "Guest 1", "number": last - 1},
                    {"seat": 0, "text": None, "phrase": "hello", "name": "Ada", "number": last},
                ]
            assert clients[0].view == view
            await stranger.until_quiet()
            assert stranger.lines == []
            async with at_table(server.socket_url, table) as late:
                assert late.lines == clients[0].lines

    asyncio.run(chat())


def test_people_chat_before_and_after_the_game(server: Server) -> None:
    opened = server.new_table("fzzzt", 2)

    async def chat() -> None:
        async with at_table(server.socket_url, opened["table"], opened["secret"]) as client:
            assert client.info["status"] == "waiting"
            assert (await client.request("say", text="Anybody?"))["line"]["text"] == "Anybody?"

    asyncio.run(chat())


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-message"),
        ("x" * (LONGEST_LINE + 1), "bad-message"),
        (" \n\t ", "bad-line"),
        ("ring\a", "bad-line"),
        ("\x1b[31mred", "bad-line"),
        ("\u202egnorw yaw eht", "bad-line"),
        ("\u200d", "bad-line"),
    ],
)
def test_what_cannot_be_read_cannot_be_said(server: Server, text: str, code: str) -> None:
    table, secrets = server.full_table("fzzzt", 2)

    async def chat() -> None:
        async with at_table(server.socket_url, table, secrets[0]) as client:
            before = client.version
            check(await client.request("say", text=text), code)
            await client.request("sync")
            assert (client.version, client.lines) == (before, [])

    asyncio.run(chat())


def test_the_longest_line_and_every_phrase_can_be_said(server: Server) -> None:
    async def chat(seat: int, kind: str, content: str) -> None:
        async with at_table(server.socket_url, table, secrets[seat]) as client:
            answer = await client.request(*kind.split()[:1], **{kind.split()[1]: content})
            assert answer["type"] == "update", answer

    wanted = [("say text", "x" * LONGEST_LINE), *(("phrase phrase", phrase) for phrase in PHRASES)]
    for place, (kind, content) in enumerate(wanted):
        if place % 4 == 0:
            table, secrets = server.full_table("fzzzt", 2)
        asyncio.run(chat(place % 2, kind, content))


def test_an_unknown_phrase_is_refused_with_those_there_are(server: Server) -> None:
    table, secrets = server.full_table("fzzzt", 2)

    async def chat() -> None:
        async with at_table(server.socket_url, table, secrets[0]) as client:
            answer = await client.request("phrase", phrase="boo")
            check(answer, "unknown-phrase")
            assert answer["params"]["known"].split(", ") == list(PHRASES)

    asyncio.run(chat())


def test_spectators_only_listen(server: Server) -> None:
    opened = server.new_table("fzzzt", 2, sit=False)

    async def chat() -> None:
        for secret in (None, opened["secret"]):  # the host watches too
            async with at_table(server.socket_url, opened["table"], secret) as watcher:
                check(await watcher.request("say", text="Go left!"), "only-watching")
                check(await watcher.request("phrase", phrase="hello"), "only-watching")
                assert watcher.lines == []

    asyncio.run(chat())


def test_too_much_chat_is_refused_while_play_goes_on(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2)

    async def chat() -> None:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            talker, other = sorted(clients, key=lambda client: not client.choices)
            assert talker.seat is not None
            answers = [await talker.request("say", text=f"Line {number}.") for number in range(8)]
            said = [answer for answer in answers if answer["type"] == "update"]
            assert answers[0] in said
            assert len(said) < len(answers)
            for answer in answers:
                if answer not in said:
                    check(answer, "too-much-talk")
            # A new connection is no way round it, and silence for one is none for all.
            async with at_table(server.socket_url, table, secrets[talker.seat]) as tab:
                more = [await tab.request("say", text=f"More {number}.") for number in range(3)]
                assert "refused" in [answer["type"] for answer in more]
            assert (await other.request("say", text="Well."))["type"] == "update"
            assert (await talker.move(talker.choices[0][0]))["type"] == "update"

    asyncio.run(chat())


def test_the_muted_are_not_heard_by_whoever_muted_them(server: Server) -> None:
    table, secrets = server.full_table("flautz", 3)

    async def chat() -> None:
        async with all_at_table(server.socket_url, table, [*secrets, secrets[0], None]) as clients:
            mute, loud, other, tab, watcher = clients
            await mute.request("mute", seats=[1])
            for talker in (loud, other):
                await talker.request("say", text=f"I am {talker.seat}.")
                for client in clients:
                    await client.until_version(talker.version)
            everything = ["I am 1.", "I am 2."]
            assert [line["text"] for line in mute.lines] == everything[1:]
            assert not any("I am 1." in text for text in mute.raw)
            for client in (loud, other, tab, watcher):
                assert [line["text"] for line in client.lines] == everything
            # Not even when everything is asked for again.
            assert [line["text"] for line in (await mute.request("sync"))["lines"]] == everything[1:]
            await mute.request("mute", seats=[])
            assert [line["text"] for line in (await mute.request("sync"))["lines"]] == everything

    asyncio.run(chat())


def test_who_muted_somebody_sees_all_of_the_game(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2)

    async def play() -> None:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            actor, mute = sorted(clients, key=lambda client: not client.choices)
            await mute.request("mute", seats=[0, 1])
            await actor.move(actor.choices[0][0])
            answer = await mute.request("say", text="I do not hear myself.")
            assert answer["type"] == "update"
            assert "line" not in answer
            kept = mute.picture()
            await mute.request("sync")
            assert mute.picture() == kept
            assert mute.events

    asyncio.run(play())


@pytest.mark.long
def test_what_was_said_survives_a_restart(mortal: Server) -> None:
    table, secrets = mortal.full_table("fzzzt", 2)

    async def chat() -> list[Any]:
        async with at_table(mortal.socket_url, table, secrets[0]) as client:
            await client.request("say", text="Remember this.")
            await client.request("phrase", phrase="good-luck")
            return client.lines

    async def listen() -> list[Any]:
        async with at_table(mortal.socket_url, table, secrets[1]) as client:
            return client.lines

    said = asyncio.run(chat())
    assert len(said) == 2
    mortal.restart()
    assert asyncio.run(listen()) == said
