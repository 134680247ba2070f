"""Levels of bots: all decisions of one are shown after the same time, and slow ones delay no quick ones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise
from typing import Any, cast

import pytest

import parlour
from parlour.server.bot_pool import LEAST_PART, SLACK, TRANSIT, BotPool
from parlour.server.bot_worker import DecisionRequest
from parlour.server.live_table import LiveTable
from tests.flautz.states import taking
from tests.frantic.states import nice_try
from tests.server.virtual_time import Home, in_no_time

MIN_BOT_SECONDS, THINK = 0.8, 2.0
#: When a bot that thinks moves.
INTERVAL = SLACK * THINK + TRANSIT


class Thinking(BotPool):
    """Imagined workers: `hard` thinks as long as it is given, or as `needs` says, `easy` hardly at all."""

    def __init__(self, workers: int = 1, needs: Callable[[float], float] = lambda think: think) -> None:
        super().__init__(workers, 5.0, think=THINK)
        self.needs = needs
        #: The time that each decision of `hard` was given.
        self.given: list[float] = []
        for queue in (self._queue, self._thinking_queue):
            for _ in range(workers):
                queue.add(cast(Any, self))
        self._timed_bots.update((game, "hard") for game in ("fzzzt", "frantic", "flautz"))

    async def _ask(self, worker: object, request: DecisionRequest, context: dict[str, str]) -> int | None:
        assert request.think is not None
        if request.bot == "hard":
            self.given.append(request.think)
        await asyncio.sleep(self.needs(request.think) if request.bot == "hard" else 0.003)
        return None


def first_move(home: Home, live: LiveTable) -> float:
    return home.played(live)[0][0]


@pytest.mark.parametrize("part", [0, 0.1, 0.5, 1, 1.1])
def test_a_bot_that_thinks_moves_after_its_full_time_whatever_it_needed(part: float) -> None:
    async def story(home: Home) -> None:
        live = await home.bring(taking(), bots={0: "hard"})
        await asyncio.sleep(2 * INTERVAL)
        assert first_move(home, live) == pytest.approx(INTERVAL)

    in_no_time(story, min_bot_seconds=MIN_BOT_SECONDS, pool=Thinking(needs=lambda think: part * think))


@pytest.mark.parametrize("part", [0, 1])
def test_an_answer_in_a_window_takes_the_same_time_too(part: float) -> None:
    async def story(home: Home) -> None:
        live = await home.bring(nice_try(), window=8, bots={1: "hard", 2: "hard"})
        assert live.table.is_window
        await asyncio.sleep(2 * INTERVAL)
        assert first_move(home, live) == pytest.approx(INTERVAL)

    in_no_time(
        story, min_bot_seconds=MIN_BOT_SECONDS, pool=Thinking(workers=2, needs=lambda think: part * think)
    )


def test_a_bot_answers_before_a_window_of_people_closes() -> None:
    pool = Thinking()

    async def story(home: Home) -> None:
        live = await home.bring(nice_try(), window=1, bots={1: "hard"})
        assert not all(live.table.chairs[seat].is_played_by_bot for seat in live.table.actors)
        await asyncio.sleep(0.9)
        assert live.window.answer(1) is not None

    in_no_time(story, min_bot_seconds=MIN_BOT_SECONDS, pool=pool)
    assert pool.given[0] < 1


def test_other_bots_move_at_the_pace_of_the_table() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(taking(), bots={0: "easy"})
        await asyncio.sleep(1)
        assert first_move(home, live) == MIN_BOT_SECONDS

    in_no_time(story, min_bot_seconds=MIN_BOT_SECONDS, pool=Thinking())


def test_quick_bots_do_not_wait_for_those_that_think() -> None:
    async def story(home: Home) -> None:
        start = parlour.game("flautz").start
        hard, easy = dict.fromkeys(range(4), "hard"), dict.fromkeys(range(4), "easy")
        for seed in range(60):
            await home.bring(start(4, seed), bots=hard)
        lives = [await home.bring(start(4, seed), bots=easy) for seed in range(5)]
        await asyncio.sleep(5.5 * MIN_BOT_SECONDS)
        for live in lives:
            assert sorted({round(at / MIN_BOT_SECONDS, 3) for at, _, _ in home.played(live)}) == [
                1,
                2,
                3,
                4,
                5,
            ]

    in_no_time(story, min_bot_seconds=MIN_BOT_SECONDS, pool=Thinking())


async def bring_bots(home: Home, tables: int) -> list[LiveTable]:
    """Tables where only bots that think play."""
    start, bots = parlour.game("flautz").start, dict.fromkeys(range(4), "hard")
    return [await home.bring(start(4, seed), bots=bots) for seed in range(tables)]


@pytest.mark.parametrize(("tables", "workers"), [(1, 1), (2, 1), (5, 1), (8, 1), (8, 2), (16, 2)])
def test_who_shares_a_worker_thinks_less_and_moves_in_time(tables: int, workers: int) -> None:
    intervals, begun = 8, 3
    pool = Thinking(workers)

    async def story(home: Home) -> None:
        lives = await bring_bots(home, tables)
        await asyncio.sleep((intervals + 0.5) * INTERVAL)
        for live in lives:
            moved_at = [at for at, _, _ in home.played(live)]
            # At first nobody knows how many there will be.
            settled = moved_at[begun:]
            assert len(settled) >= intervals - 2 * begun
            steps = [later - at for at, later in pairwise(settled)]
            assert steps == pytest.approx([INTERVAL] * len(steps))

    in_no_time(story, min_bot_seconds=MIN_BOT_SECONDS, pool=pool)
    fair = min(1, SLACK * workers / tables) * THINK
    assert pool.given[-tables:] == pytest.approx([fair] * tables, rel=0.25)


def test_too_many_bots_for_a_worker_move_later_but_at_whole_intervals() -> None:
    tables = 40
    pool = Thinking()

    async def story(home: Home) -> None:
        lives = await bring_bots(home, tables)
        await asyncio.sleep(2 * tables * LEAST_PART * THINK)
        for live in lives:
            moved_at = [at for at, _, _ in home.played(live)]
            assert moved_at
            assert {round(at / INTERVAL, 2) % 1 for at in moved_at} == {0}

    in_no_time(story, min_bot_seconds=MIN_BOT_SECONDS, pool=pool)
    assert pool.given[-1] == pytest.approx(LEAST_PART * THINK)


def test_one_address_with_many_tables_does_not_slow_down_another() -> None:
    pool = Thinking()

    async def story(home: Home) -> None:
        for live in await bring_bots(home, 30):
            await home.visit(live, None, "10.0.0.1")
        await asyncio.sleep(5 * INTERVAL)
        began = asyncio.get_running_loop().time()
        other = await home.bring(taking(), bots={0: "hard"})
        await asyncio.sleep(1.1 * INTERVAL)
        assert first_move(home, other) == pytest.approx(began + INTERVAL)

    in_no_time(story, min_bot_seconds=MIN_BOT_SECONDS, pool=pool)


def test_without_a_pace_nothing_waits() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(taking(), bots={0: "hard"})
        await asyncio.sleep(1)
        assert first_move(home, live) == 0.5

    in_no_time(story, pool=Thinking(needs=lambda think: 0.5))
