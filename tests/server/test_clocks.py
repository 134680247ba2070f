"""Clocks: so long for a decision or for a game, a bot moves when the time is up, and pauses do not count."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import parlour
from parlour import State
from parlour.server import entries, requests
from parlour.server.durations import DAY_SECONDS
from parlour.server.protocol import GameClock, MoveClock
from tests.flautz.states import taking
from tests.frantic.states import a_gift_comes
from tests.fzzzt.states import table as fzzzt_table
from tests.server.client import Client, at_table
from tests.server.running import Server
from tests.server.stored_logs import log_of
from tests.server.virtual_time import START, Home, in_no_time, move


def auction(seats: int = 3) -> State:
    """Everybody bids once, the first seat first."""
    hands = ["M1 1B 2N", "M2 3B 1N", "M3 1C 2C"]
    return fzzzt_table(hands[:seats], "5N 5B")


def clean_up() -> State:
    """The first seat decides on two units, one after the other, and the second on one."""
    return fzzzt_table(["M1 1N 1B", "M2 1C"], units=["NB5 NO6", "CO6"], phase="clean-up")


async def clocks(client: Client) -> list[Any]:
    """What the client was told last."""
    await client.until_quiet()
    return client.clocks


def test_a_bot_moves_when_the_time_for_a_decision_is_up() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(taking(), clock=MoveClock(30))
        await asyncio.sleep(29.9)
        assert home.played(live) == []
        await asyncio.sleep(0.2)
        assert home.played(live) == [(30, "clock", 0)]
        assert home.bots.asked == [("easy", 0)]

    in_no_time(story)


def test_every_decision_has_its_own_time() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(auction(), clock=MoveClock(30))
        await asyncio.sleep(20)
        await move(live, 0)
        await asyncio.sleep(20)
        await move(live, 1)
        await asyncio.sleep(29)
        assert [by for _, by, _ in home.played(live)] == ["seat", "seat"]
        await asyncio.sleep(2)
        assert home.played(live)[-1] == (70, "clock", 2)

    in_no_time(story)


def test_who_decides_at_once_with_others_has_a_clock_of_their_own() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(clean_up(), clock=MoveClock(30))
        await asyncio.sleep(10)
        await move(live, 0)
        await asyncio.sleep(25)
        # The first unit was decided on in time; the second seat's only decision was not.
        assert home.played(live) == [(10, "seat", 0), (30, "clock", 1)]
        await asyncio.sleep(10)
        assert home.played(live)[-1] == (40, "clock", 0)

    in_no_time(story)


def test_a_bank_is_for_all_decisions_of_a_game() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(taking(), clock=GameClock(60))
        await asyncio.sleep(50)
        await move(live, 0)
        await asyncio.sleep(9)
        assert len(home.played(live)) == 1
        await asyncio.sleep(2)
        assert home.played(live)[1] == (60, "clock", 0)
        # The other seat has all of its time.
        await move(live, 1)
        await asyncio.sleep(59)
        assert [seat for _, by, seat in home.played(live) if by == "clock"] == [0]
        await asyncio.sleep(2)
        # And who has none left plays by the bot from now on.
        assert home.played(live)[-1] == (live.table.chairs[0].since / 1000 - START / 1000, "clock", 0)

    in_no_time(story)


def test_each_decision_adds_the_increment() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(taking(), clock=GameClock(30, 10))
        await asyncio.sleep(25)
        await move(live, 0)
        await asyncio.sleep(14)
        assert len(home.played(live)) == 1
        await asyncio.sleep(2)
        assert home.played(live)[1] == (40, "clock", 0)

    in_no_time(story)


def test_without_a_clock_everybody_thinks_as_long_as_they_like() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(taking())
        visitor = await home.visit(live, 0)
        await asyncio.sleep(30 * DAY_SECONDS)
        assert home.played(live) == []
        assert await clocks(visitor) == []

    in_no_time(story)


def test_clients_are_told_what_everybody_has_left() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(auction(2), clock=GameClock(60, 5))
        visitor = await home.visit(live, 1)
        assert await clocks(visitor) == [{"left": 60_000, "runs": True}, {"left": 60_000, "runs": False}]
        await asyncio.sleep(12)
        await move(live, 0)
        await asyncio.sleep(1)
        assert await clocks(visitor) == [{"left": 53_000, "runs": False}, {"left": 60_000, "runs": True}]
        late = await home.visit(live, None)
        assert await clocks(late) == [{"left": 53_000, "runs": False}, {"left": 59_000, "runs": True}]

    in_no_time(story)


@pytest.mark.parametrize("clock", [MoveClock(30), GameClock(30)])
def test_a_pause_stops_the_clocks(clock: MoveClock | GameClock) -> None:
    async def story(home: Home) -> None:
        live = await home.bring(taking(), clock=clock)
        visitor = await home.visit(live, 1)
        await asyncio.sleep(20)
        await live.submit(lambda table, now: requests.pause(table, now, True))
        await asyncio.sleep(DAY_SECONDS)
        assert home.played(live) == []
        assert (await clocks(visitor))[0] == {"left": 10_000, "runs": False}
        await live.submit(lambda table, now: requests.pause(table, now, False))
        await asyncio.sleep(9)
        assert (await clocks(visitor))[0] == {"left": 10_000, "runs": True}
        assert home.played(live) == []
        await asyncio.sleep(2)
        assert home.played(live)[0] == (DAY_SECONDS + 30, "clock", 0)

    in_no_time(story)


def test_a_bot_that_was_asked_too_late_answers_no_other_question() -> None:
    """The person decides on the first unit while the bot thinks; what it thought would fit the second too."""

    async def story(home: Home) -> None:
        live = await home.bring(clean_up(), clock=MoveClock(30))
        home.bots.seconds = 2
        await move(live, 1)
        await asyncio.sleep(31)
        assert home.bots.asked == [("easy", 0)]
        await move(live, 0, place=-1)
        await asyncio.sleep(5)
        assert home.played(live) == [(0, "seat", 1), (31, "seat", 0)]
        assert live.table.moves[-1] == (0, "allocate 1B")

    in_no_time(story)


def test_to_rest_for_a_moment_wins_no_time() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(taking(), clock=MoveClock(30))
        home.bots.seconds = 2
        for _ in range(3):
            await asyncio.sleep(9)
            await live.submit(lambda table, now: requests.rest(table, now, 0, "wish"))
            await live.submit(lambda table, now: requests.come_back(table, now, 0))
        await asyncio.sleep(6)
        assert [by for _, by, _ in home.played(live)] == ["clock"]

    in_no_time(story)


def test_bots_and_those_who_rest_have_no_clock() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(auction(), clock=GameClock(60), bots={1: "random"})
        home.bots.seconds = 3600
        visitor = await home.visit(live, 0)
        await asyncio.sleep(10)
        await live.submit(lambda table, now: requests.rest(table, now, 0, "wish"))
        await asyncio.sleep(1)
        assert [clock["runs"] for clock in await clocks(visitor)] == [False, False, False]
        await asyncio.sleep(2 * 3600 + 1)
        assert [by for _, by, _ in home.played(live)] == ["bot", "bot"]
        await live.submit(lambda table, now: requests.come_back(table, now, 0))
        await asyncio.sleep(1)
        # What the bot took does not count.
        assert (await clocks(visitor))[0] == {"left": 50_000, "runs": False}

    in_no_time(story)


def test_a_window_takes_nobodys_time() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(a_gift_comes(), clock=GameClock(60, 30), window=20)
        visitor = await home.visit(live, 1)
        assert live.table.is_window
        assert [clock["runs"] for clock in await clocks(visitor)] == [False] * 3
        await asyncio.sleep(21)
        assert [(at, by) for at, by, _ in home.played(live)] == [(20, "window")]
        assert (await clocks(visitor))[1] == {"left": 60_000, "runs": True}

    in_no_time(story)


@pytest.mark.parametrize("clock", [MoveClock(30), GameClock(30)])
def test_nobodys_time_passes_while_the_server_is_away(clock: MoveClock | GameClock) -> None:
    async def story(home: Home) -> None:
        live = await home.bring(taking(), clock=clock)
        await asyncio.sleep(20)
        live.stop()
        await asyncio.sleep(DAY_SECONDS)
        live = await home.come_again(live)
        visitor = await home.visit(live, 0)
        assert (await clocks(visitor))[0] == {"left": 30_000, "runs": True}
        await asyncio.sleep(15)
        await move(live, 0)
        await asyncio.sleep(14)
        # Neither is the bank of the game used up.
        assert [by for _, by, _ in home.played(live)] == ["seat"]
        await asyncio.sleep(17)
        assert [by for _, by, _ in home.played(live)][:2] == ["seat", "clock"]

    in_no_time(story)


def test_a_table_that_was_only_put_aside_goes_on_by_the_clock() -> None:
    """Nobody was there for a while; but whoever comes first does not find the time of others up at once."""

    async def story(home: Home) -> None:
        live = await home.bring(taking(), clock=MoveClock(30))
        started = home.clock.started
        live.stop()
        await asyncio.sleep(DAY_SECONDS)
        live = await home.come_again(live, started)
        await asyncio.sleep(9)
        assert home.played(live) == []
        await asyncio.sleep(2)
        assert home.played(live) == [(DAY_SECONDS + 10, "clock", 0)]

    in_no_time(story)


@pytest.mark.parametrize("name", ["fzzzt", "frantic", "flautz"])
def test_a_game_that_nobody_plays_comes_to_its_end(name: str) -> None:
    async def story(home: Home) -> None:
        live = await home.bring(parlour.game(name).start(3, 7), clock=MoveClock(5), window=4)
        watcher = await home.visit(live, None)
        while watcher.info["status"] != "over":
            await watcher.receive()
        assert watcher.view["winners"]
        assert {by for _, by, _ in home.played(live)} <= {"clock", "window"}

    in_no_time(story)


def test_a_real_clock_runs_out(server: Server) -> None:
    table, secrets = server.full_table("flautz", 2, clock={"kind": "move", "seconds": 1})

    async def wait() -> None:
        async with at_table(server.socket_url, table, secrets[0]) as client:
            assert sum(clock["runs"] for clock in client.clocks) == 1
            assert all(0 <= clock["left"] <= 1000 for clock in client.clocks)
            # Nobody moves by hand, and yet the game goes on.
            await client.until_version(client.version + 3)

    asyncio.run(wait())
    moves = [entry for entry in log_of(server, table) if isinstance(entry, entries.Played)]
    assert {entry.by for entry in moves} == {"clock"}
