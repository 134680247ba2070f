"""Clients without language files ask for words: what happened, the table, the question and the choices."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

import parlour
from parlour.languages import Speaker
from parlour.server.protocol import Choice
from parlour.server.sentences import table_words
from tests.server.client import all_at_table, at_table, connected, play_on
from tests.server.running import Server

YOUR_CARDS = {"en": "Your cards: ", "de": "Deine Karten: ", "nl": "Je kaarten: "}


@pytest.mark.parametrize("language", YOUR_CARDS)
def test_the_table_and_the_question_come_in_words(server: Server, language: str) -> None:
    table, secrets = server.full_table("fzzzt", 2)

    async def sit() -> None:
        async with all_at_table(server.socket_url, table, [*secrets, None], words=language) as clients:
            for client in clients:
                words = client.words
                _, _, grid, *rest = words["table"]
                assert [row[0].removeprefix("★ ") for row in grid[1:]] == ["Ada", "Guest 1"]
                assert all(len(row) == len(grid[0]) for row in grid)
                assert [line.startswith(YOUR_CARDS[language]) for line in rest] == [True] * (
                    client.seat is not None
                )
                assert words["choices"] == [text for text, _ in client.choices]
                assert (words["ask"] is not None) == bool(client.choices)

    asyncio.run(sit())


@pytest.mark.parametrize("game", ["fzzzt", "frantic", "flautz"])
def test_the_table_comes_as_messages_too_in_which_cards_are_cards(server: Server, game: str) -> None:
    table, secrets = server.full_table(game, 2)

    async def sit() -> None:
        async with at_table(server.socket_url, table, secrets[0], words="de") as client:
            blocks, spoken = client.words["blocks"], client.words["table"]
            assert [isinstance(said, str) for said in spoken] == ["key" in block for block in blocks]
            for block, said in zip(blocks, spoken, strict=True):
                if "rows" in block:
                    rows = [block["heads"], *block["rows"]]
                    assert [len(row) for row in rows] == [len(row) for row in said]
            hand = next(block for block in blocks if block.get("key") == "table-hand")
            assert [card["code"] for card in hand["args"]["cards"]] == client.view["hand"]

    asyncio.run(sit())


@pytest.mark.parametrize("game", ["fzzzt", "frantic", "flautz"])
def test_what_happens_is_told_with_the_names_at_the_table(server: Server, game: str) -> None:
    table, secrets = server.full_table(game, 2, window=0)

    async def play() -> None:
        async with all_at_table(server.socket_url, table, secrets, words="en") as players:
            told: list[str] = []
            for number in range(12):
                actor = next(client for client in players if client.choices)
                update = await actor.move(Random(number).choice(actor.choices)[0])
                for client in players:
                    await client.until_version(update["version"])
                told += update["words"].get("told", [])
            assert any(line.startswith("Ada ") for line in told)
            assert any(line.startswith("Guest 1 ") for line in told)
            assert not [line for line in told if "told-" in line]

    asyncio.run(play())


def test_whoever_comes_back_is_told_what_was_missed(server: Server) -> None:
    table, secrets = server.full_table("fzzzt", 2)

    async def miss() -> None:
        async with at_table(server.socket_url, table, secrets[0]) as first:
            seen = first.version
        async with all_at_table(server.socket_url, table, secrets) as players:
            actor = next(client for client in players if client.choices)
            await actor.move(actor.choices[0][0])
        name = "Ada" if actor.seat == 0 else "Guest 1"
        async with at_table(server.socket_url, table, secrets[0], words="en", version=seen) as back:
            assert back.words["told"] == [f"{name} lays down one card."]
        async with at_table(server.socket_url, table, secrets[0], words="en") as new:
            assert not new.words.get("told")

    asyncio.run(miss())


def test_the_end_comes_with_its_result(server: Server) -> None:
    opened = server.new_table("flautz", 2, bots={"1": "random"}, start=True)

    async def play() -> None:
        async with at_table(server.socket_url, opened["table"], opened["secret"], words="nl") as client:
            await play_on(client, Random(1))
            names = [seat["name"] for seat in client.info["seats"]]
            winners = [names[seat] for seat in client.view["winners"]]
            last = client.words["table"][-1]
            assert all(name in last for name in winners)
            assert client.words["ask"] is None
            assert client.words["choices"] == []

    asyncio.run(play())


def test_refusals_come_as_sentences_in_the_language_asked_for(server: Server) -> None:
    table, secrets = server.full_table("fzzzt", 2)

    async def ask(words: str | None) -> str | None:
        async with at_table(server.socket_url, table, secrets[0], words=words) as client:
            sentence: str | None = (await client.request("phrase", phrase="boo"))["sentence"]
            return sentence

    assert asyncio.run(ask(None)) is None
    german = asyncio.run(ask("de"))
    assert german is not None
    assert german.startswith("Den Satz boo gibt es nicht; zur Wahl steht: hello, ")


def test_a_table_that_there_is_not_is_refused_in_words(server: Server) -> None:
    async def come() -> str:
        async with connected(server.socket_url) as client:
            sentence: str = (await client.request("open", table="nowhere", words="nl"))["sentence"]
            return sentence

    assert asyncio.run(come()) == "Tafel nowhere bestaat niet."


def test_a_spectator_behind_a_delay_hears_only_of_what_was_shown(server: Server) -> None:
    late, _ = server.full_table("fzzzt", 2, delay=3600)
    table, secrets = server.full_table("fzzzt", 2, delay=1)

    async def watch() -> None:
        async with at_table(server.socket_url, late, words="en") as watcher:
            assert watcher.picture()["view"] is None
            assert not (watcher.words or {}).get("table")
        async with (
            at_table(server.socket_url, table, words="en") as watcher,
            all_at_table(server.socket_url, table, secrets) as players,
        ):
            actor = next(client for client in players if client.choices)
            moved = await actor.move(actor.choices[0][0])
            await watcher.until(lambda message: message.get("version") == moved["version"])
            bids = [player["bid"] for player in watcher.view["players"]]
            grid = watcher.words["table"][2]
            assert [row[3] for row in grid[1:]] == ["–" if bid == 0 else str(bid) for bid in bids]
            assert sum(bids) == 1

    asyncio.run(watch())


def test_families_read_other_names_on_the_buttons() -> None:
    game = parlour.game("frantic")
    choices = [Choice("play fuck-you", 1), Choice("play red-3", 2)]
    for family, label in ((False, "play fuck-you"), (True, "play f***-you")):
        words = table_words(game, Speaker("en", game, family=family), [], None, False, choices=choices)
        assert isinstance(words.choices, list)
        assert words.choices == [label, "play red-3"]
