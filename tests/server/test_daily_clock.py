"""The deal of the day while days pass: clocks that are wrong, and servers that were down."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from parlour.registry import names
from parlour.server.clock import ServerClock
from parlour.server.duplicates.daily import DailyDeals
from parlour.server.duplicates.day_clock import HOLD
from parlour.server.duplicates.days import DAY, day_after, start_of
from parlour.server.duplicates.deal_store import DealStore
from parlour.server.errors import Denied
from parlour.server.migrations import upgrade
from parlour.server.store import Store
from tests.server.refusals import check_refused
from tests.server.running import Server
from tests.server.shared_deals import (
    NOON,
    TODAY,
    TOMORROW,
    YESTERDAY,
    browser,
    days,
    live_on,
    play_daily,
    secrets_of,
    wait_until,
)
from tests.server.stored_logs import rows


class SetClock(ServerClock):
    """A clock that stands still: time passes when a test says so, and somebody may set it wrong."""

    def __init__(self, time: int) -> None:
        self.time = time
        self.error = 0
        super().__init__()

    def now(self) -> int:
        return self.time

    def wall(self) -> int:
        return self.time + self.error


#: The deals whose missing results were written.
settled: list[str] = []


async def settle(deal: str) -> None:
    settled.append(deal)
    await asyncio.sleep(0)


def run_with_clock(folder: Path, live: Callable[[DailyDeals, SetClock], Awaitable[None]]) -> None:
    """Run the deals of the day without a server, from the noon of today on."""
    url = f"sqlite:///{folder / 'parlour.db'}"
    upgrade(url)

    async def run() -> None:
        store, clock = Store(url), SetClock(start_of(TODAY) + NOON)
        await live(DailyDeals(DealStore(store), clock, settle), clock)
        await store.close()

    asyncio.run(run())


def test_all_who_ask_wait_for_the_same_reveal(tmp_path: Path) -> None:
    async def live(deals: DailyDeals, clock: SetClock) -> None:
        await deals.prepare()
        found = await deals.deals(TODAY)
        clock.time += DAY
        await deals.prepare()
        settled.clear()
        assert all(await asyncio.gather(*(deals.is_over(deal) for deal in found * 8)))
        assert sorted(settled) == sorted(deal.id for deal in found)

    run_with_clock(tmp_path, live)


def test_a_server_that_was_down_over_midnight_keeps_its_promise(moving: Server) -> None:
    promised = {deal["game"]: deal["commitment"] for deal in days(moving)["tomorrow"]}
    assert all(deal["late"] for deal in days(moving)["today"])
    live_on(moving, TOMORROW, 60_000)
    found = days(moving)["today"]
    assert {deal["game"]: deal["commitment"] for deal in found} == promised
    assert not any(deal["late"] for deal in found)


def test_a_server_that_was_down_for_days_says_that_its_promise_is_late(moving: Server) -> None:
    live_on(moving, "2027-03-14")
    found = days(moving)
    assert all(deal["late"] and deal["made"] >= start_of("2027-03-14") for deal in found["today"])
    assert found["yesterday"] == []
    wait_until(moving, "2027-03-15")
    assert not any(deal["late"] for deal in days(moving)["today"])


def test_days_pass_while_the_server_runs(tmp_path: Path) -> None:
    """Nothing has to be restarted, and what is promised in the evening holds in the morning."""

    async def live(deals: DailyDeals, clock: SetClock) -> None:
        promised: dict[str, str] = {}
        for day in (TODAY, TOMORROW, day_after(TOMORROW)):
            assert await deals.prepare() == day
            for deal in await deals.deals(day):
                assert not await deals.is_over(deal)
                await deals.check_open(deal)
                assert promised.get(deal.game, deal.commitment) == deal.commitment
                assert deal.is_late == (day == TODAY)
            if day != TODAY:
                for deal in await deals.deals(day_after(day, -1)):
                    assert await deals.is_over(deal)
                    with pytest.raises(Denied) as refused:
                        await deals.check_open(deal)
                    assert refused.value.code == "day-over"
            promised = {deal.game: deal.commitment for deal in await deals.deals(day_after(day))}
            assert set(promised) == set(names())
            clock.time += NOON if day == TODAY else DAY

    run_with_clock(tmp_path, live)


@pytest.mark.parametrize("leap", [DAY, 40 * DAY, -DAY, -40 * DAY])
def test_a_clock_that_is_wrong_for_a_moment_changes_nothing(tmp_path: Path, leap: int) -> None:
    async def live(deals: DailyDeals, clock: SetClock) -> None:
        assert await deals.prepare() == TODAY
        for clock.error in (leap, 0, leap, 0):
            assert await deals.prepare() == TODAY
            assert deals.left(TODAY) == DAY // 2
            for deal in await deals.deals(TODAY):
                assert not await deals.is_over(deal)
                await deals.check_open(deal)

    run_with_clock(tmp_path, live)


def test_a_clock_that_stays_as_it_was_set_is_believed(tmp_path: Path) -> None:
    """The machine slept over midnight, or did not know the time when it started."""

    async def live(deals: DailyDeals, clock: SetClock) -> None:
        assert await deals.prepare() == TODAY
        clock.error = 3 * DAY
        assert await deals.prepare() == TODAY
        clock.time += HOLD
        assert await deals.prepare() == day_after(TODAY, 3)

    run_with_clock(tmp_path, live)


def test_a_clock_that_is_set_back_brings_no_other_deal(moving: Server) -> None:
    today = {deal["game"]: deal["commitment"] for deal in days(moving)["today"]}
    promised = {deal["game"]: deal["commitment"] for deal in days(moving)["tomorrow"]}
    table = play_daily(moving, "Ada")["table"]
    wait_until(moving, TOMORROW, 1_000)
    found = days(moving)["yesterday"]
    assert all(deal["over"] for deal in found)
    # A little: it is still the day that has begun, and nothing of it is known.
    live_on(moving, TODAY, DAY - 3_600_000)
    found = days(moving)
    assert found["day"] == TOMORROW
    assert {deal["game"]: deal["commitment"] for deal in found["today"]} == promised
    assert not any(deal["secret"] or deal["over"] for deal in found["today"])
    # By days: the same deal as before. It was revealed, so nobody can begin it.
    live_on(moving, YESTERDAY)
    wait_until(moving, TODAY)
    wait_until(moving, "2027-03-20")
    live_on(moving, TODAY)
    found = days(moving, "Ada")
    assert found["day"] == TODAY
    assert {deal["game"]: deal["commitment"] for deal in found["today"]} == today
    assert all(deal["over"] for deal in found["today"])
    check_refused(
        moving,
        "POST",
        f"/api/daily/{TODAY}/fzzzt/plays",
        409,
        "day-over",
        body={"name": "Ben", "browser": browser("Ben")},
    )
    assert play_daily(moving, "Ada")["table"] == table
    assert (
        rows(moving, "SELECT day, game, count(*) FROM daily_deals GROUP BY day, game HAVING count(*) > 1")
        == []
    )


@pytest.mark.parametrize("ahead", [2, 10])
def test_a_clock_that_was_far_ahead_spoils_no_later_day(tmp_path: Path, ahead: int) -> None:
    """Somebody has played the deal of that day, and the day before is not skipped for it."""
    far = day_after(TODAY, ahead)

    async def live(deals: DailyDeals, clock: SetClock) -> None:
        await deals.prepare()
        clock.time += ahead * DAY
        assert await deals.prepare() == far
        (seen,) = [deal for deal in await deals.deals(far) if deal.game == "fzzzt"]
        play = {"deal": seen.id, "browser": "key", "name": "Ada", "seat": 0, "started": clock.wall()}
        await deals._store.add_play({"table_id": "early", **play})
        clock.time += DAY
        assert await deals.prepare() == day_after(far)
        assert await deals.is_over(seen)
        clock.time -= (ahead + 1) * DAY
        promised: dict[str, str] = {}
        for day in (day_after(TODAY, later) for later in range(ahead)):
            assert await deals.prepare() == day
            for deal in await deals.deals(day):
                assert promised.get(deal.game, deal.commitment) == deal.commitment
            promised = {deal.game: deal.commitment for deal in await deals.deals(day_after(day))}
            clock.time += DAY
        assert await deals.prepare() == far
        for deal in await deals.deals(far):
            assert deal.commitment == promised[deal.game] != seen.commitment
            assert not deal.is_late
            await deals.check_open(deal)
            assert not await deals.is_over(deal)
        assert await deals._store.play_of_browser(seen.id, "key") is None

    run_with_clock(tmp_path, live)


def test_a_clock_that_is_far_behind_takes_nothing_away(moving: Server) -> None:
    today = {deal["game"]: deal["commitment"] for deal in days(moving)["today"]}
    table = play_daily(moving, "Ada")["table"]
    for wrong in ("2027-03-08", "1999-01-01"):
        live_on(moving, wrong)
        assert days(moving)["day"] < TODAY
    live_on(moving, TODAY)
    assert {deal["game"]: deal["commitment"] for deal in days(moving)["today"]} == today
    assert play_daily(moving, "Ada")["table"] == table


def test_a_clock_that_was_far_ahead_reveals_nothing_of_the_days_to_come(moving: Server) -> None:
    wait_until(moving, "2028-01-01")
    far = {deal["game"]: deal["commitment"] for deal in days(moving)["today"]}
    live_on(moving, TODAY)
    found = days(moving)
    assert found["day"] == TODAY
    for path in ("2028-01-01/fzzzt", f"{TOMORROW}/fzzzt"):
        check_refused(moving, "GET", f"/api/daily/{path}", 404, "no-such-day")
    secrets = secrets_of(moving, "2028-01-01")
    assert not any(secret in json.dumps(found) for secret in secrets.values())
    wait_until(moving, "2028-01-01")
    assert {deal["game"]: deal["commitment"] for deal in days(moving)["today"]} == far
