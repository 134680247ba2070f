"""Slow games: days for a decision, whether or not anybody is there and the server stays up; and no bot takes
over unless the table has agreed."""

from __future__ import annotations

import asyncio
from functools import partial
from itertools import permutations

import pytest

from parlour import State, fair
from parlour.core.errors import BadOption
from parlour.server import entries, requests
from parlour.server.access import hash_secret
from parlour.server.durations import DAY_SECONDS
from parlour.server.errors import Denied
from parlour.server.live_table import LiveTable
from parlour.server.maintenance import UNLOAD_AFTER
from parlour.server.new_table import Host
from parlour.server.protocol import GameClock, MoveClock, NoClock, TimeControl
from parlour.server.scheduler import GRACE_AFTER_LOAD, SEAT_TIMEOUT
from tests.frantic.states import christmas
from tests.fzzzt.states import table as fzzzt_table
from tests.server.test_open_table import opened
from tests.server.virtual_time import Home, in_no_time, key, move

HOUR = 3_600
SLOW = MoveClock(3 * DAY_SECONDS)


def auction() -> State:
    """Everybody bids once in each of two auctions, the first seat first."""
    return fzzzt_table(["M1 1B 2N", "M2 3B 1N", "M3 1C 2C"], "5N 5B")


async def begin(home: Home, state: State | None = None, **wishes: object) -> LiveTable:
    """A slow game that has just been asked for its first decision, long after the server has started."""
    await asyncio.sleep(DAY_SECONDS)
    live = await home.bring(state or auction(), **{"clock": SLOW, **wishes})
    # It is in the log that the game has gone on to here.
    await live.submit(lambda table, now: requests.say(table, now, 1, "Here we go.", None))
    return live


async def there(home: Home, live: LiveTable) -> LiveTable:
    return await home.tables.find(live.table.id)


def test_the_time_runs_while_nobody_is_there_and_the_table_is_not_in_memory() -> None:
    async def story(home: Home) -> None:
        live = await begin(home, late="bot")
        await home.spend(UNLOAD_AFTER * 3)
        assert not list(home.tables)
        await home.spend(3 * DAY_SECONDS - HOUR)
        assert not list(home.tables)
        assert home.played(live) == []
        await home.spend(HOUR)
        [(when, by, seat)] = home.played(live)
        assert (by, seat) == ("clock", 0)
        assert 0 <= when - 4 * DAY_SECONDS <= GRACE_AFTER_LOAD / 1000 + 20
        # The second seat has three days of its own.
        await home.spend(3 * DAY_SECONDS - HOUR)
        assert (list(home.tables), len(home.played(live))) == ([], 1)
        await home.spend(2 * HOUR)
        assert [seat for _, _, seat in home.played(live)] == [0, 1]

    in_no_time(story)


def test_a_restart_takes_no_time_and_gives_none() -> None:
    async def story(home: Home) -> None:
        live = await begin(home, late="bot")
        await home.spend(2 * DAY_SECONDS)
        live = await home.come_again(await there(home, live))
        assert home.memory.dues[live.table.id][1] is not None
        await home.spend(DAY_SECONDS - HOUR / 2)
        assert home.played(live) == []
        await home.spend(HOUR)
        assert [by for _, by, _ in home.played(live)] == ["clock"]

    in_no_time(story)


def test_after_a_long_outage_everybody_has_an_hour() -> None:
    async def story(home: Home) -> None:
        live = await begin(home, late="bot")
        await home.spend(UNLOAD_AFTER * 3)
        await asyncio.sleep(5 * DAY_SECONDS)
        home.clock.started = home.clock.now()
        await home.spend(HOUR - 60)
        assert home.played(live) == []
        await home.spend(120)
        assert len(home.played(live)) == 1

    in_no_time(story)


def test_bots_move_although_nobody_is_there() -> None:
    async def story(home: Home) -> None:
        live = await begin(home, late="bot", bots={1: "normal"})
        home.bots.seconds = 10 * UNLOAD_AFTER
        await move(live, 0)
        await home.spend(UNLOAD_AFTER * 13)
        assert [seat for _, _, seat in home.played(live)] == [0, 1]
        assert not list(home.tables)

    in_no_time(story)


def test_nobody_is_replaced_unless_the_table_wants_it() -> None:
    async def story(home: Home) -> None:
        live = await begin(home, late="wait")
        await home.visit(live, 1)
        await home.spend(4 * DAY_SECONDS)
        assert home.played(live) == []
        assert [chair.rests for chair in live.table.chairs] == [None] * 3
        for act in (
            lambda table, now: requests.rest(table, now, 0, "absence"),
            lambda table, now: requests.leave(table, now, 0, removed=True),
        ):
            with pytest.raises(Denied, match=r"must-agree|not-the-host"):
                await live.submit(act)

    in_no_time(story)


def test_the_others_may_agree_to_let_a_bot_play() -> None:
    async def story(home: Home) -> None:
        live = await begin(home, late="wait")
        first, second, third = await home.visit_all(live)
        refused = await second.request("agree", seat=0)
        assert (refused["type"], refused["code"]) == ("refused", "not-late")
        await home.part(first)
        await asyncio.sleep(3 * DAY_SECONDS)
        assert (await second.request("agree", seat=0))["type"] == "update"
        assert second.info["votes"] == [{"seat": 0, "agreed": [1]}]
        assert (await second.request("agree", seat=0))["code"] == "already-agreed"
        assert home.played(live) == []
        await third.request("agree", seat=0)
        await second.until_quiet()
        assert second.info["seats"][0]["rests"] == "absence"
        assert second.info["votes"] == []
        await asyncio.sleep(1)
        assert [seat for _, _, seat in home.played(live)] == [0]
        # Whoever comes back has the seat back.
        await home.visit(live, 0)
        assert live.table.chairs[0].rests is None

    in_no_time(story)


def test_a_vote_ends_with_the_move() -> None:
    async def story(home: Home) -> None:
        live = await begin(home, late="wait")
        await asyncio.sleep(4 * DAY_SECONDS)
        await live.submit(lambda table, now: requests.agree(table, now, 1, 0))
        assert len(live.table.info().votes) == 1
        again = await home.come_again(live)
        assert again.table.info().votes == live.table.info().votes
        await move(again, 0)
        assert again.table.info().votes == []

    in_no_time(story)


def test_whoever_is_late_has_no_say_about_others() -> None:
    async def story(home: Home) -> None:
        live = await begin(home, christmas(), late="wait")
        assert len(live.table.actors) > 1
        await asyncio.sleep(4 * DAY_SECONDS)
        late = live.table.actors
        for seat, absentee in permutations(late, 2):
            with pytest.raises(Denied, match="you-are-late"):
                await live.submit(partial(requests.agree, seat=seat, absentee=absentee))
        assert live.table.votes == []
        # Who has moved decides alone, as long as all others are late.
        await move(live, late[0])
        await live.submit(partial(requests.agree, seat=late[0], absentee=late[1]))
        assert [chair.rests for chair in live.table.chairs].count("absence") == 1

    in_no_time(story)


def test_where_people_have_days_they_keep_their_seats() -> None:
    async def story(home: Home) -> None:
        for clock, kept in ((SLOW, "person"), (MoveClock(60), "open")):
            created = opened(host=Host("Ada", hash_secret(key(0))), clock=clock, secret=fair.new_secret())
            live = await home.open_table(created)
            await live.submit(lambda table, now: requests.sit(table, now, 1, "person", "Mia", key(1)))
            await home.visit(live, 0)
            await asyncio.sleep(2 * SEAT_TIMEOUT)
            assert [chair.holder for chair in live.table.chairs] == ["person", kept, "open"]

    in_no_time(story)


@pytest.mark.parametrize(
    ("clock", "late", "grace", "window"),
    [
        (NoClock(), "bot", 60, 4),
        (MoveClock(60), "bot", 60, 4),
        (GameClock(7 * DAY_SECONDS), "bot", 60, 4),
        (MoveClock(DAY_SECONDS), "wait", 0, 0),
    ],
)
def test_what_happens_when_the_time_is_up_is_known_from_the_start(
    clock: TimeControl, late: str, grace: float, window: float
) -> None:
    created = opened("frantic", 3, clock=clock, grace=None, window=None)
    assert (created.late, created.grace, created.window) == (late, grace, window)
    assert entries.decode(entries.encode(created)) == created


def test_a_slow_table_may_let_bots_decide_and_a_quick_one_may_wait() -> None:
    created = opened("fzzzt", 3, clock=SLOW, late="bot", grace=None, window=None)
    assert (created.late, created.grace) == ("bot", 0)
    assert opened("fzzzt", 3, clock=MoveClock(60), late="wait", grace=30).grace == 0
    with pytest.raises(BadOption, match="late-without-clock"):
        opened("fzzzt", 3, clock=NoClock(), late="wait")
