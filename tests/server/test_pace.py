"""Bots and windows wait for the people present, at the pace these or the host want."""

from __future__ import annotations

import asyncio

import pytest

from parlour.server import requests
from parlour.server.live_table import LiveTable
from parlour.server.pacing import MAX_WAIT
from parlour.server.protocol import Pace
from parlour.server.snapshot import dump_table, load_table
from tests.frantic.states import nice_try, state_after
from tests.server.client import Client
from tests.server.virtual_time import Home, in_no_time

MIN_BOT_SECONDS = 0.8
WINDOW = 4.0
LONGEST = MAX_WAIT / 1000


async def a_bot_is_next(home: Home, *paces: Pace) -> tuple[LiveTable, list[Client]]:
    """The first and the last seat show changes at these paces; the bot between them is asked now."""
    hands = ["red-1 red-2 red-3", "red-4 red-5 red-6", "red-7 red-8 red-9"]
    live = await home.bring(state_after(hands=hands), bots={1: "easy"})
    clients = await home.visit_all(live)
    for client, pace in zip(clients, paces, strict=False):
        await client.request("pace", pace=pace)
    update = await clients[0].move("play red-1")
    for client in clients:
        await client.until_version(update["version"])
    return live, clients


async def acknowledge(client: Client) -> None:
    assert (await client.request("seen", version=client.version))["type"] == "done"


def first_move_of_the_bot(home: Home, live: LiveTable) -> tuple[float, str, int]:
    return home.played(live)[1]


@pytest.mark.parametrize(
    ("pace", "moves_at"), [("slow", 1.6), ("normal", 0.8), ("fast", 0.32), ("instant", 0.1)]
)
def test_bots_move_at_the_pace_of_the_person(pace: Pace, moves_at: float) -> None:
    async def story(home: Home) -> None:
        live, clients = await a_bot_is_next(home, pace)
        await acknowledge(clients[0])
        await asyncio.sleep(3)
        assert first_move_of_the_bot(home, live) == (moves_at, "bot", 1)

    in_no_time(story, min_bot_seconds=MIN_BOT_SECONDS)


def test_a_bot_waits_until_everybody_has_seen_the_last_change() -> None:
    async def story(home: Home) -> None:
        live, clients = await a_bot_is_next(home, "normal", "normal")
        await acknowledge(clients[0])
        await asyncio.sleep(3)
        assert len(home.played(live)) == 1
        await acknowledge(clients[1])
        await asyncio.sleep(1)
        assert first_move_of_the_bot(home, live) == (3.2, "bot", 1)

    in_no_time(story, min_bot_seconds=MIN_BOT_SECONDS)


def test_a_bot_thinks_while_the_last_change_is_shown() -> None:
    async def story(home: Home) -> None:
        home.bots.seconds = 3
        live, clients = await a_bot_is_next(home, "normal")
        await asyncio.sleep(3)
        await acknowledge(clients[0])
        await asyncio.sleep(1)
        # After the next interval: it has decided already.
        assert first_move_of_the_bot(home, live) == (3.2, "bot", 1)

    in_no_time(story, min_bot_seconds=MIN_BOT_SECONDS)


def test_nobody_is_waited_for_too_long() -> None:
    async def story(home: Home) -> None:
        live, _ = await a_bot_is_next(home, "normal")
        await asyncio.sleep(LONGEST + 1)
        assert first_move_of_the_bot(home, live) == (LONGEST, "bot", 1)

    in_no_time(story, min_bot_seconds=MIN_BOT_SECONDS)


def test_nobody_is_waited_for_after_leaving() -> None:
    async def story(home: Home) -> None:
        live, clients = await a_bot_is_next(home, "normal")
        await asyncio.sleep(2)
        await home.part(clients[0])
        await asyncio.sleep(1)
        assert first_move_of_the_bot(home, live) == (2.4, "bot", 1)

    in_no_time(story, min_bot_seconds=MIN_BOT_SECONDS)


def test_the_slowest_counts_unless_the_host_decides() -> None:
    async def story(home: Home) -> None:
        live, _ = await a_bot_is_next(home, "instant", "slow")
        assert live.pacing.factor() == 2.0
        await live.submit(lambda table, now: requests.set_pace(table, now, "fast"))
        assert live.pacing.factor() == 0.4
        assert load_table(live.table.id, dump_table(live.table)).pace == "fast"
        await live.submit(lambda table, now: requests.set_pace(table, now, None))
        assert live.pacing.factor() == 2.0

    in_no_time(story, min_bot_seconds=MIN_BOT_SECONDS)


async def a_window_opens(home: Home) -> tuple[LiveTable, list[Client]]:
    """Three people, the second of whom shows changes one after another; all have just been asked."""
    hands = ["red-gift red-1 red-2 blue-9", "blue-1 blue-2 blue-3", "green-1 green-2 nice-try"]
    state = state_after("1 play red-gift", "1 attack 2", "1 give red-1", hands=hands)
    live = await home.bring(state, window=WINDOW)
    clients = await home.visit_all(live)
    await clients[1].request("pace", pace="normal")
    update = await clients[0].move("give red-2")
    for client in clients:
        await client.until_version(update["version"])
    assert clients[1].window == WINDOW * 1000
    return live, clients


def test_the_time_of_a_window_begins_when_everybody_has_seen_the_question() -> None:
    async def story(home: Home) -> None:
        live, clients = await a_window_opens(home)
        await asyncio.sleep(3)
        assert live.window.left() == WINDOW * 1000
        await clients[1].send("seen", version=clients[1].version)
        for client in clients:
            begins = await client.until(lambda message: message["type"] == "window")
            assert begins == {"type": "window", "left": WINDOW * 1000}
        await clients[1].until_version(clients[1].version + 1)
        assert home.played(live)[1][:2] == (3 + WINDOW, "window")

    in_no_time(story, min_bot_seconds=MIN_BOT_SECONDS)


def test_a_window_waits_no_longer_than_for_a_bot() -> None:
    async def story(home: Home) -> None:
        live, _ = await a_window_opens(home)
        await asyncio.sleep(LONGEST + WINDOW + 1)
        assert home.played(live)[1][:2] == (LONGEST + WINDOW, "window")

    in_no_time(story, min_bot_seconds=MIN_BOT_SECONDS)


def test_watching_gives_no_say_in_the_pace() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(nice_try())
        spectator = await home.visit(live, None)
        for request in ({"type": "pace", "pace": "slow"}, {"type": "seen", "version": 1}):
            assert (await spectator.request(**request))["code"] == "only-watching"

    in_no_time(story, min_bot_seconds=MIN_BOT_SECONDS)


def test_a_window_that_concerns_one_person_alone_is_not_waited_out() -> None:
    """Among bots: passed at once if there is nothing to choose, else closed as soon as it is answered."""

    async def nothing_to_choose(home: Home) -> None:
        live = await home.bring(nice_try(), window=WINDOW, bots={0: "easy", 2: "easy"})
        person = await home.visit(live, 1)
        assert [move for move, _ in person.choices] == ["pass"]
        await asyncio.sleep(1)
        assert home.played(live)[0][:2] == (0.3, "window")

    async def something_to_choose(home: Home) -> None:
        live = await home.bring(nice_try(), window=WINDOW, bots={0: "easy", 1: "easy"})
        person = await home.visit(live, 2)
        assert len(person.choices) == 2
        await asyncio.sleep(2)
        assert home.played(live) == []
        await person.move("pass", id="a")
        await person.answered("a")
        assert home.played(live)[0][:2] == (2.0, "window")

    in_no_time(nothing_to_choose, min_bot_seconds=MIN_BOT_SECONDS)
    in_no_time(something_to_choose, min_bot_seconds=MIN_BOT_SECONDS)


@pytest.mark.parametrize(
    ("bots", "spectators"), [({0: "easy"}, 0), ({0: "easy", 2: "easy"}, 1)], ids=["two people", "watched"]
)
def test_with_others_about_every_window_is_waited_out(bots: dict[int, str], spectators: int) -> None:
    async def story(home: Home) -> None:
        live = await home.bring(nice_try(), window=WINDOW, bots=bots)
        await home.visit_all(live, spectators)
        await asyncio.sleep(WINDOW + 1)
        assert home.played(live)[0][:2] == (WINDOW, "window")

    in_no_time(story, min_bot_seconds=MIN_BOT_SECONDS)
