"""Who is away: everybody sees it, and if somebody waits a bot stands in until they are back."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

import parlour
from parlour import State
from parlour.server import requests
from parlour.server.live_table import LiveTable
from parlour.server.protocol import MoveClock
from parlour.server.scheduler import SEAT_TIMEOUT
from tests.fzzzt.states import table as fzzzt_table
from tests.server.client import Client, all_at_table, at_table
from tests.server.running import Server
from tests.server.virtual_time import Home, in_no_time

GRACE = 60.0


def auction() -> State:
    """Everybody bids once in each of two auctions, the first seat first."""
    return fzzzt_table(["M1 1B 2N", "M2 3B 1N", "M3 1C 2C"], "5N 5B")


def rests(live: LiveTable) -> list[str | None]:
    return [chair.rests for chair in live.table.chairs]


async def seats(client: Client) -> Any:
    await client.until_quiet()
    return client.info["seats"]


def test_a_bot_stands_in_for_who_is_away_too_long() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(auction(), grace=GRACE)
        first, second, _ = await home.visit_all(live)
        await home.part(first)
        await asyncio.sleep(GRACE - 0.1)
        assert rests(live) == [None, None, None]
        await asyncio.sleep(0.2)
        assert rests(live) == ["absence", None, None]
        assert (await seats(second))[0] == {
            "holder": "person",
            "name": "Guest 0",
            "bot": "easy",
            "rests": "absence",
        }
        # It plays, and the game goes on.
        assert home.played(live) == [(GRACE, "bot", 0)]
        assert second.choices

    in_no_time(story)


def test_the_table_has_its_own_stand_in() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(auction(), grace=GRACE, stand_in="normal")
        first, second, third = await home.visit_all(live)
        assert second.info["stand_in"] == "normal"
        await first.request("rest")
        await home.part(third)
        await asyncio.sleep(GRACE + 1)
        await second.until_quiet()
        await second.move(second.choices[0][0])
        await asyncio.sleep(1)
        assert home.bots.asked[:2] == [("normal", 0), ("normal", 2)]
        await live.submit(lambda table, now: requests.leave(table, now, 1))
        assert [chair.bot for chair in live.table.chairs] == ["normal"] * 3

    in_no_time(story)


def test_a_time_out_does_not_pay_at_a_table_with_a_strong_stand_in() -> None:
    async def story(home: Home) -> None:
        await home.bring(auction(), clock=MoveClock(30), stand_in="hard")
        await asyncio.sleep(31)
        assert home.bots.asked == [("easy", 0)]

    in_no_time(story)


def test_who_comes_back_has_the_seat_back() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(auction(), grace=GRACE)
        first, second, _ = await home.visit_all(live)
        await home.part(second)
        await asyncio.sleep(GRACE + 1)
        assert rests(live)[1] == "absence"
        back = await home.visit(live, 1)
        assert (await seats(back))[1]["rests"] is None
        await first.move(first.choices[0][0])
        await asyncio.sleep(GRACE)
        # Nobody plays for whoever is there.
        assert [seat for _, _, seat in home.played(live)] == [0]
        await back.until_quiet()
        assert (await back.move(back.choices[0][0]))["type"] == "update"

    in_no_time(story)


def test_who_comes_back_in_time_was_never_away() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(auction(), grace=GRACE)
        first, *_ = await home.visit_all(live)
        for _ in range(3):
            await home.part(first)
            await asyncio.sleep(GRACE - 1)
            first = await home.visit(live, 0)
            await asyncio.sleep(1)
        await asyncio.sleep(10 * GRACE)
        assert rests(live) == [None, None, None]
        assert home.played(live) == []

    in_no_time(story)


def test_a_second_tab_is_presence_enough() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(auction(), grace=GRACE)
        first, second, _ = await home.visit_all(live)
        await home.visit(live, 0)
        await home.part(first)
        await asyncio.sleep(2 * GRACE)
        assert rests(live) == [None, None, None]
        await second.until_quiet()
        assert second.here == [True, True, True]

    in_no_time(story)


@pytest.mark.parametrize("bots", [{}, {1: "random", 2: "easy"}])
def test_a_table_waits_for_people_if_nobody_is_there(bots: dict[int, str]) -> None:
    """Neither bots nor spectators make a game go on without its people."""

    async def story(home: Home) -> None:
        live = await home.bring(auction(), grace=GRACE, bots=bots)
        people = await home.visit_all(live)
        await home.visit(live, None)
        for client in people:
            await home.part(client)
        await asyncio.sleep(100 * GRACE)
        assert rests(live) == [None, None, None]
        assert home.played(live) == []
        if not bots:
            # As soon as one is back, those who are still away are stood in for.
            await home.visit(live, 2)
            await asyncio.sleep(1)
            assert rests(live) == ["absence", "absence", None]

    in_no_time(story)


def test_without_a_grace_time_no_bot_stands_in() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(auction(), grace=0)
        first, *_ = await home.visit_all(live)
        await home.part(first)
        await asyncio.sleep(86_400)
        assert rests(live) == [None, None, None]

    in_no_time(story)


def test_in_a_pause_nobody_has_to_be_there() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(auction(), grace=GRACE)
        first, *_ = await home.visit_all(live)
        await live.submit(lambda table, now: requests.pause(table, now, True))
        await home.part(first)
        await asyncio.sleep(10 * GRACE)
        assert rests(live) == [None, None, None]

    in_no_time(story)


def test_a_restart_gives_everybody_the_grace_time_again() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(auction(), grace=GRACE)
        await home.visit_all(live)
        live = await home.come_again(live)
        await home.visit(live, 2)
        await asyncio.sleep(GRACE - 1)
        assert rests(live) == [None, None, None]
        await asyncio.sleep(2)
        assert rests(live) == ["absence", "absence", None]

    in_no_time(story)


def test_whoever_wishes_may_rest_and_return() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(auction())
        first, second, _ = await home.visit_all(live)
        home.bots.seconds = 5
        choice = first.choices[0][0]
        await first.request("rest")
        assert (first.choices, first.ask) == ([], None)
        assert (await seats(second))[0]["rests"] == "wish"
        refused = await first.move(choice)
        assert (refused["type"], refused["code"]) == ("refused", "resting")
        again = await first.request("rest")
        assert (again["type"], again["code"]) == ("refused", "resting")
        await asyncio.sleep(6)
        assert home.played(live) == [(5, "bot", 0)]
        # Being there is not enough: a wish stands until it is withdrawn.
        tab = await home.visit(live, 0)
        assert (await seats(tab))[0]["rests"] == "wish"
        await tab.request("return")
        assert (await seats(second))[0]["rests"] is None
        again = await tab.request("return")
        assert (again["type"], again["code"]) == ("refused", "not-resting")

    in_no_time(story)


def test_who_returns_while_the_bot_thinks_decides_alone() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(auction())
        first, *_ = await home.visit_all(live)
        home.bots.seconds = 5
        await first.request("rest")
        await asyncio.sleep(4)
        await first.request("return")
        await asyncio.sleep(60)
        assert home.played(live) == []
        assert (await first.move(first.choices[0][0]))["type"] == "update"

    in_no_time(story)


@pytest.mark.parametrize("name", ["fzzzt", "frantic", "flautz"])
def test_a_game_of_people_who_are_often_away_comes_to_its_end(name: str) -> None:
    random = Random(name)

    async def come_and_go(home: Home, live: LiveTable, seat: int) -> None:
        while live.table.status != "over":
            client = await home.visit(live, seat)
            for _ in range(random.randrange(20)):
                await client.until_quiet()
                if client.choices:
                    answer = await client.move(random.choice(client.choices)[0])
                    # An answer in a window is given once; everything else that is offered can be done.
                    assert answer.get("code") in (None, "already-answered")
                await asyncio.sleep(random.uniform(0, 5))
            await home.part(client)
            await asyncio.sleep(random.uniform(0, 3 * GRACE))

    async def story(home: Home) -> None:
        state = parlour.game(name).start(3, 5)
        live = await home.bring(state, grace=GRACE, window=4, bots={2: "random"})
        await asyncio.gather(*(come_and_go(home, live, seat) for seat in (0, 1)))
        for seat in (0, 1):
            assert {by for _, by, mover in home.played(live) if mover == seat} >= {"seat", "bot"}

    in_no_time(story, min_bot_seconds=0.8)


def test_everybody_sees_who_is_there(server: Server) -> None:
    opened = server.new_table("fzzzt", 3, bots={"2": "random"})
    table = opened["table"]
    joined = server.post(f"/api/tables/{table}/join", {"name": "Grace"}).body

    async def come_and_go() -> None:
        async with at_table(server.socket_url, table) as watcher:
            await watcher.until_quiet()
            assert watcher.here == [False, False, True]
            async with all_at_table(
                server.socket_url, table, [opened["secret"], joined["secret"]]
            ) as clients:
                for client in (*clients, watcher):
                    while client.here != [True, True, True]:
                        await client.receive()
                # Not even a good-bye.
                clients[0].socket.transport.abort()
                for client in (clients[1], watcher):
                    while client.here != [False, True, True]:
                        await client.receive()

    asyncio.run(come_and_go())


def test_a_real_seat_is_stood_in_for_and_given_back(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2, grace=0.3)

    async def play() -> None:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            gone, waiting = sorted(clients, key=lambda client: not client.choices)
            assert gone.seat is not None
            gone.socket.transport.abort()
            while waiting.info["seats"][gone.seat]["rests"] != "absence":
                await waiting.receive()
            # The bot moves, so that whoever waits can.
            await waiting.until_asked()
            async with at_table(server.socket_url, table, secrets[gone.seat], version=gone.version) as back:
                while back.info["seats"][gone.seat]["rests"] is not None:
                    await back.receive()
                while not back.choices:
                    # The bot may have focused, and is not asked again before the next match.
                    await waiting.move(waiting.choices[0][0])
                    await back.until_version(waiting.version)
                assert (await back.move(back.choices[0][0]))["type"] == "update"

    asyncio.run(play())


def test_a_seat_that_nobody_comes_to_is_open_again_before_the_game() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(auction())
        live.table.status = "waiting"
        await home.visit(live, 0)
        await asyncio.sleep(SEAT_TIMEOUT - 1)
        await home.visit(live, 2)
        assert [chair.holder for chair in live.table.chairs] == ["person"] * 3
        await asyncio.sleep(2)
        assert [chair.holder for chair in live.table.chairs] == ["person", "open", "person"]
        # Where nobody is left, nobody is in the way.
        await home.part_all()
        await asyncio.sleep(2 * SEAT_TIMEOUT)
        assert live.table.chairs[0].holder == "person"

    in_no_time(story)


def test_the_first_who_is_here_hosts_instead_of_a_host_who_is_away() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(auction(), grace=GRACE)
        keys = [chair.key for chair in live.table.chairs]
        host, second, third = await home.visit_all(live)
        assert not any(live.is_acting_host(key) for key in keys)
        await home.part(host)
        await asyncio.sleep(GRACE - 1)
        assert not any(live.is_acting_host(key) for key in keys)
        await asyncio.sleep(2)
        assert [live.is_acting_host(key) for key in keys] == [False, True, False]
        await home.part(second)
        assert [live.is_acting_host(key) for key in keys] == [False, False, True]
        await home.visit(live, 0)
        assert not any(live.is_acting_host(key) for key in keys)
        assert third.info["host"] == 0

    in_no_time(story)
