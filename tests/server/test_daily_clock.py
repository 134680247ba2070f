"""The deal of the day while days pass: clocks that are wrong, and servers that were down."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from parlour.registry import names
from parlour.server.clock import ServerClock
from parlour.server.duplicates.daily import DailyDeal, DailyDeals
from parlour.server.duplicates.day_clock import HOLD, SHORT_HOLD
from parlour.server.duplicates.days import day_after, start_of
from parlour.server.duplicates.deal_store import DealStore
from parlour.server.durations import DAY_MS
from parlour.server.errors import Denied
from parlour.server.migrations import upgrade
from tests.server.open_store import open_store
from tests.server.refusals import check_refused
from tests.server.running import Server
from tests.server.shared_deals import (
    NOON,
    TODAY,
    TOMORROW,
    YESTERDAY,
    days,
    secrets_of,
    start_on,
    wait_until,
)


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
        clock = SetClock(start_of(TODAY) + NOON)
        async with open_store(url) as store:
            await live(DailyDeals(DealStore(store), clock, settle), clock)

    asyncio.run(run())


def restarted(deals: DailyDeals, clock: SetClock, later: int) -> tuple[DailyDeals, SetClock]:
    """Another process after so many milliseconds, with the same database."""
    again = SetClock(clock.time + later)
    return DailyDeals(deals._store, again, settle), again


def test_all_who_ask_wait_for_the_same_reveal(tmp_path: Path) -> None:
    async def live(deals: DailyDeals, clock: SetClock) -> None:
        await deals.prepare()
        found = await deals.deals(TODAY)
        clock.time += DAY_MS
        await deals.prepare()
        settled.clear()
        assert all(await asyncio.gather(*(deals.is_over(deal) for deal in found * 8)))
        assert sorted(settled) == sorted(deal.id for deal in found)

    run_with_clock(tmp_path, live)


def test_who_has_looked_before_a_reveal_does_not_begin_another_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = DealStore.later_day_begun

    async def live(deals: DailyDeals, clock: SetClock) -> None:
        await deals.prepare()
        deal = (await deals.deals(TODAY))[0]
        clock.time += DAY_MS
        await deals.prepare()
        settled.clear()
        is_revealed = asyncio.Event()

        async def answer_late(store: DealStore, day: str) -> int | None:
            found = await look(store, day)
            await is_revealed.wait()
            return found

        monkeypatch.setattr(DealStore, "later_day_begun", answer_late)
        waiting = asyncio.create_task(deals.is_over(deal))
        await asyncio.sleep(0)
        monkeypatch.setattr(DealStore, "later_day_begun", look)
        assert await deals.is_over(deal)
        is_revealed.set()
        assert await waiting
        assert settled == [deal.id]

    run_with_clock(tmp_path, live)


def test_a_server_that_was_down_over_midnight_keeps_its_commitment(moving: Server) -> None:
    committed = {deal["game"]: deal["commitment"] for deal in days(moving)["tomorrow"]}
    assert all(deal["late"] for deal in days(moving)["today"])
    start_on(moving, TOMORROW, 60_000)
    found = days(moving)["today"]
    assert {deal["game"]: deal["commitment"] for deal in found} == committed
    assert all(deal["open"] and not deal["late"] for deal in found)


def test_a_server_that_was_down_for_days_says_that_its_commitment_is_late(tmp_path: Path) -> None:
    async def live(deals: DailyDeals, clock: SetClock) -> None:
        await deals.prepare()
        deals, clock = restarted(deals, clock, 4 * DAY_MS)
        today = await deals.prepare()
        assert all(deal.is_late and deal.made == clock.time for deal in await deals.deals(today))
        assert await deals.deals(day_after(today, -1)) == []
        clock.time += DAY_MS
        assert not any(deal.is_late for deal in await deals.deals(await deals.prepare()))

    run_with_clock(tmp_path, live)


def test_days_pass_while_the_server_runs(tmp_path: Path) -> None:
    """Nothing has to be restarted, and what is committed to in the evening holds in the morning."""

    async def live(deals: DailyDeals, clock: SetClock) -> None:
        committed: dict[str, str] = {}
        for day in (TODAY, TOMORROW, day_after(TOMORROW)):
            assert await deals.prepare() == day
            for deal in await deals.deals(day):
                assert not await deals.is_over(deal)
                await deals.check_open(deal)
                assert committed.get(deal.game, deal.commitment) == deal.commitment
                assert deal.is_late == (day == TODAY)
            if day != TODAY:
                for deal in await deals.deals(day_after(day, -1)):
                    assert await deals.is_over(deal)
                    with pytest.raises(Denied) as refused:
                        await deals.check_open(deal)
                    assert refused.value.code == "day-over"
            committed = {deal.game: deal.commitment for deal in await deals.deals(day_after(day))}
            assert set(committed) == set(names())
            clock.time += NOON if day == TODAY else DAY_MS

    run_with_clock(tmp_path, live)


@pytest.mark.parametrize("leap", [DAY_MS, 40 * DAY_MS, -DAY_MS, -40 * DAY_MS])
def test_a_clock_that_is_wrong_for_a_moment_changes_nothing(tmp_path: Path, leap: int) -> None:
    async def live(deals: DailyDeals, clock: SetClock) -> None:
        assert await deals.prepare() == TODAY
        for hold in (SHORT_HOLD, HOLD):
            for clock.error in (leap, 0, leap, 0):
                assert await deals.prepare() == TODAY
                clock.time += hold - 1
                left = deals.left(TODAY)
                assert left == start_of(TOMORROW) - clock.time
            clock.time += HOLD
            assert await deals.prepare() == TODAY
            for deal in await deals.deals(TODAY):
                assert not await deals.is_over(deal)
                await deals.check_open(deal)

    run_with_clock(tmp_path, live)


def test_a_clock_that_stays_as_it_was_set_is_believed(tmp_path: Path) -> None:
    """The machine slept over midnight, or did not know the time when it started."""

    async def live(deals: DailyDeals, clock: SetClock) -> None:
        assert await deals.prepare() == TODAY
        clock.time += HOLD
        assert await deals.prepare() == TODAY
        for clock.error in (40 * DAY_MS, 3 * DAY_MS):
            # Each of them has to hold, and not both together.
            assert await deals.prepare() == TODAY
            clock.time += HOLD - 1
            assert await deals.prepare() == TODAY
        clock.time += 1
        assert await deals.prepare() == day_after(TODAY, 3)

    run_with_clock(tmp_path, live)


@pytest.mark.parametrize("is_started_again", [False, True])
@pytest.mark.parametrize("ahead", [1, 2, 40])
def test_a_server_that_starts_with_its_clock_ahead_reveals_and_ends_nothing(
    tmp_path: Path, ahead: int, is_started_again: bool
) -> None:
    """The clock is set right while it runs, or before the next start."""

    async def live(deals: DailyDeals, clock: SetClock) -> None:
        await deals.prepare()
        found = await deals.deals(TODAY)
        committed = [deal.commitment for deal in await deals.deals(TOMORROW)]
        deals, clock = restarted(deals, clock, ahead * DAY_MS)
        assert await deals.prepare() == day_after(TODAY, ahead)
        clock.time += HOLD - 1
        assert not any([await deals.is_over(deal) for deal in found])
        if is_started_again:
            deals, clock = restarted(deals, clock, -ahead * DAY_MS)
        else:
            clock.error = -ahead * DAY_MS
            assert await deals.prepare() == day_after(TODAY, ahead)
            # The server has run for more than ten minutes, but the time has not held for so long.
            clock.time += SHORT_HOLD - 1
            assert not any([await deals.is_over(deal) for deal in found])
            clock.time += 1
        assert await deals.prepare() == TODAY
        for deal in found:
            assert not await deals.is_over(deal)
            await deals.check_open(deal)
        assert [deal.commitment for deal in await deals.deals(TOMORROW)] == committed
        clock.time += DAY_MS
        assert await deals.prepare() == TOMORROW
        assert all([await deals.is_over(deal) for deal in found])
        assert [deal.commitment for deal in await deals.deals(TOMORROW)] == committed

    run_with_clock(tmp_path, live)


def test_a_server_that_was_down_reveals_the_deals_when_it_is_certain_of_the_day(tmp_path: Path) -> None:
    async def live(deals: DailyDeals, clock: SetClock) -> None:
        await deals.prepare()
        found = await deals.deals(TODAY)
        for day in (TOMORROW, day_after(TODAY, 8)):
            deals, clock = restarted(deals, clock, start_of(day) + NOON - clock.time)
            # The new day has begun, and nobody can begin the old one.
            assert await deals.prepare() == day
            for deal in await deals.deals(day):
                await deals.check_open(deal)
            for deal in found:
                with pytest.raises(Denied):
                    await deals.check_open(deal)
                assert not await deals.is_over(deal)
            clock.time += HOLD
            assert all([await deals.is_over(deal) for deal in found])
            found = await deals.deals(day)

    run_with_clock(tmp_path, live)


def test_a_server_that_never_runs_for_long_reveals_a_deal_at_a_later_start(tmp_path: Path) -> None:
    async def live(deals: DailyDeals, clock: SetClock) -> None:
        await deals.prepare()
        found = await deals.deals(TODAY)
        for minutes, is_over in ((24 * 60, False), (24 * 60 + 9, False), (24 * 60 + 10, True)):
            deals, again = restarted(deals, clock, minutes * 60_000)
            assert await deals.prepare() == TOMORROW
            assert [await deals.is_over(deal) for deal in found] == [is_over] * len(found)
            assert again.time == clock.time + minutes * 60_000

    run_with_clock(tmp_path, live)


def test_a_clock_that_is_set_back_brings_no_other_deal(tmp_path: Path) -> None:
    async def live(deals: DailyDeals, clock: SetClock) -> None:
        await deals.prepare()
        today, committed = await deals.deals(TODAY), await deals.deals(TOMORROW)
        clock.time += DAY_MS
        await deals.prepare()
        assert all([await deals.is_over(deal) for deal in today])
        # A little: it is still the day that has begun, and nothing of it is known.
        deals, clock = restarted(deals, clock, -NOON - 3_600_000)
        assert await deals.prepare() == TOMORROW
        found = await deals.deals(TOMORROW)
        assert [deal.commitment for deal in found] == [deal.commitment for deal in committed]
        for deal in found:
            assert not await deals.is_over(deal)
            await deals.check_open(deal)
        # By days: the same deal as before. It was revealed, so nobody can begin it.
        for day in (YESTERDAY, TODAY, "2027-03-20", TODAY):
            deals, clock = restarted(deals, clock, start_of(day) + NOON - clock.time)
            assert await deals.prepare() == day
            clock.time += HOLD
        found = await deals.deals(TODAY)
        assert [deal.commitment for deal in found] == [deal.commitment for deal in today]
        for deal in found:
            assert await deals.is_over(deal)
            with pytest.raises(Denied):
                await deals.check_open(deal)

    run_with_clock(tmp_path, live)


@pytest.mark.parametrize("ahead", [2, 10])
def test_a_clock_that_was_far_ahead_spoils_no_later_day(tmp_path: Path, ahead: int) -> None:
    """Somebody has played the deal of that day, and the day before is not skipped for it."""
    far = day_after(TODAY, ahead)

    async def live(deals: DailyDeals, clock: SetClock) -> None:
        await deals.prepare()
        clock.time += ahead * DAY_MS
        assert await deals.prepare() == far
        seen = (await deals.deals(far))[0]
        await deals._store.add_play(played("early", [seen]))
        clock.time += DAY_MS
        assert await deals.prepare() == day_after(far)
        assert await deals.is_over(seen)
        clock.time -= (ahead + 1) * DAY_MS
        committed: dict[str, str] = {}
        for day in (day_after(TODAY, later) for later in range(ahead)):
            assert await deals.prepare() == day
            for deal in await deals.deals(day):
                assert committed.get(deal.game, deal.commitment) == deal.commitment
            committed = {deal.game: deal.commitment for deal in await deals.deals(day_after(day))}
            clock.time += DAY_MS
        assert await deals.prepare() == far
        for deal in await deals.deals(far):
            assert deal.commitment == committed[deal.game]
            assert deal.commitment != seen.commitment
            assert not deal.is_late
            await deals.check_open(deal)
            assert not await deals.is_over(deal)
        assert await deals._store.play_of_browser(seen.id, "key") is None

    run_with_clock(tmp_path, live)


def test_a_clock_that_is_far_behind_takes_nothing_away(tmp_path: Path) -> None:
    async def live(deals: DailyDeals, clock: SetClock) -> None:
        await deals.prepare()
        today = [deal.commitment for deal in await deals.deals(TODAY)]
        await deals._store.add_play(played("table", await deals.deals(TODAY)))
        for wrong in ("2027-03-08", "1999-01-01", TODAY):
            deals, clock = restarted(deals, clock, start_of(wrong) + NOON - clock.time)
            assert await deals.prepare() == wrong
        found = await deals.deals(TODAY)
        assert [deal.commitment for deal in found] == today
        for deal in found:
            await deals.check_open(deal)
        assert await deals._store.play_at("table") is not None

    run_with_clock(tmp_path, live)


def played(table: str, deals: list[DailyDeal]) -> dict[str, Any]:
    """The row of a browser that has begun the first of these deals."""
    return {"table_id": table, "deal": deals[0].id, "browser": "key", "name": "Ada", "seat": 0, "started": 0}


def test_a_clock_that_was_far_ahead_reveals_nothing_of_the_days_to_come(moving: Server) -> None:
    wait_until(moving, "2028-01-01")
    far = {deal["game"]: deal["commitment"] for deal in days(moving)["today"]}
    start_on(moving, TODAY)
    found = days(moving)
    assert found["day"] == TODAY
    for path in ("2028-01-01/fzzzt", f"{TOMORROW}/fzzzt"):
        check_refused(moving, "GET", f"/api/daily/{path}", 404, "no-such-day")
    secrets = secrets_of(moving, "2028-01-01")
    assert not any(secret in json.dumps(found) for secret in secrets.values())
    wait_until(moving, "2028-01-01")
    assert {deal["game"]: deal["commitment"] for deal in days(moving)["today"]} == far
