"""Hints: what a strong bot would do, for somebody who plays against bots only."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import parlour
from parlour.languages import LANGUAGES
from parlour.server import requests
from parlour.server.bot_pool import BotPool
from parlour.server.bot_worker import DecisionRequest
from tests.flautz.states import taking
from tests.server.client import at_table
from tests.server.running import Server
from tests.server.virtual_time import Home, in_no_time, move


class Advising(BotPool):
    """Answers with the last choice, after a second, and notes what is asked."""

    def __init__(self, fails: bool = False) -> None:
        super().__init__(0, 1.0)
        self.fails = fails
        self.requests: list[DecisionRequest] = []

    async def _decide(
        self, request: DecisionRequest, account: str, context: dict[str, str], most: float | None = None
    ) -> int | None:
        self.requests.append(request)
        await asyncio.sleep(1)
        world = parlour.game(request.game).from_position(request.position)
        return None if self.fails else world.legal(request.seat)[-1]


def bots_around(seat: int, seats: int = 2) -> dict[int, str]:
    return {other: "easy" for other in range(seats) if other != seat}


def test_a_hint_is_one_of_the_choices_and_plays_nothing() -> None:
    pool = Advising()

    async def story(home: Home) -> None:
        live = await home.bring(taking(), bots=bots_around(0))
        client = await home.visit(live, 0)
        version = client.version
        answer = await client.request("hint", version=version)
        assert (answer["type"], answer["version"]) == ("hinted", version)
        assert answer["move"] == client.choices[-1][0]
        assert (live.table.version, home.played(live)) == (version, [])

    in_no_time(story, pool=pool)
    assert [request.bot for request in pool.requests] == ["hard"]


def test_what_is_sent_to_the_bot_is_a_world_the_seat_could_be_in() -> None:
    """Two worlds that the seat cannot tell apart lead to hints from what it knows."""
    pool = Advising()

    async def story(home: Home) -> None:
        live = await home.bring(taking(), bots=bots_around(0))
        state = live.table.state
        assert state is not None
        client = await home.visit(live, 0)
        await client.request("hint", version=client.version)
        world = live.table.game.from_position(pool.requests[0].position)
        assert world.view(0) == state.view(0)
        assert live.table.game.position(world) != live.table.game.position(state)

    in_no_time(story, pool=pool)


def test_asking_twice_asks_the_bot_once_and_other_requests_do_not_wait() -> None:
    pool = Advising()

    async def story(home: Home) -> None:
        live = await home.bring(taking(), bots=bots_around(0))
        client = await home.visit(live, 0)
        ids = [await client.send("hint", version=client.version) for _ in range(2)]
        assert (await client.request("ping"))["type"] == "pong"
        assert asyncio.get_running_loop().time() < 1
        first, second = [await client.answer(id) for id in ids]
        assert first["move"] == second["move"]

    in_no_time(story, pool=pool)
    assert len(pool.requests) == 1


def test_a_hint_for_a_decision_that_was_made_meanwhile_is_refused() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(taking(), bots=bots_around(0))
        client = await home.visit(live, 0)
        id = await client.send("hint", version=client.version)
        await client.until_quiet()
        await move(live, 0)
        answer = await client.answer(id)
        assert (answer["type"], answer["code"]) in {
            ("refused", "stale-version"),
            ("refused", "not-your-turn"),
        }

    in_no_time(story, pool=Advising())


def test_a_bot_that_fails_gives_no_hint() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(taking(), bots=bots_around(0))
        client = await home.visit(live, 0)
        assert (await client.request("hint", version=client.version))["code"] == "no-hint"

    in_no_time(story, pool=Advising(fails=True))


@pytest.mark.parametrize(
    ("visitor", "bots", "code"),
    [
        (0, {}, "no-hint-among-people"),
        (1, bots_around(1), "not-your-turn"),
        (None, bots_around(0), "only-watching"),
    ],
)
def test_hints_are_refused_in_words(visitor: int | None, bots: dict[int, str], code: str) -> None:
    pool = Advising()

    async def story(home: Home) -> None:
        # Nobody moves: the bots wait for their turn, or for a second.
        live = await home.bring(taking(), bots=bots)
        sentences = set()
        for language in LANGUAGES:
            client = await home.visit(live, visitor, words=language)
            answer = await client.request("hint", version=client.version)
            assert (answer["type"], answer["code"]) == ("refused", code)
            sentences.add(answer["sentence"])
        assert len(sentences) == len(LANGUAGES)

    in_no_time(story, pool=pool)
    assert all(request.bot != requests.ADVISER for request in pool.requests)


def test_a_future_version_is_refused() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(taking(), bots=bots_around(0))
        client = await home.visit(live, 0)
        assert (await client.request("hint", version=999))["code"] == "future-version"

    in_no_time(story, pool=Advising())


def test_hints_of_a_paused_game_and_of_a_resting_seat_are_refused() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(taking(), bots=bots_around(0))
        client = await home.visit(live, 0)
        await live.submit(lambda table, now: requests.pause(table, now, True))
        assert (await client.request("hint", version=client.version))["code"] == "paused"
        await live.submit(lambda table, now: requests.pause(table, now, False))
        await client.request("rest")
        assert (await client.request("hint", version=client.version))["code"] == "resting"

    in_no_time(story, pool=Advising())


def test_a_real_hint_comes_from_the_bot_workers(server: Server) -> None:
    opened = server.new_table("flautz", 2, bots={"1": "random"}, start=True)

    async def ask() -> Any:
        async with at_table(server.socket_url, opened["table"], opened["secret"]) as client:
            await client.until_asked()
            answer = await client.request("hint", version=client.version)
            return answer, [choice for choice, _ in client.choices]

    answer, choices = asyncio.run(ask())
    assert answer["type"] == "hinted"
    assert answer["move"] in choices
