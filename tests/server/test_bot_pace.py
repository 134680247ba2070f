"""The pace of bots: the same whatever there is to decide, and whatever other addresses ask for."""

from __future__ import annotations

import asyncio
from importlib.metadata import entry_points
from typing import Any, cast

import pytest

import parlour
from parlour import bots
from parlour.server import bot_worker
from parlour.server.bot_pool import BotPool
from parlour.server.bot_worker import DecisionRequest, decide
from parlour.server.protocol import MoveClock
from tests.flautz.states import taking
from tests.frantic.states import state_after
from tests.server.virtual_time import Home, in_no_time

MIN_BOT_SECONDS = 0.8
#: Seconds of a worker for a decision and for a search of the entry points, as measured on a slow machine.
DECISION, SEARCH = 0.005, 0.037


@pytest.mark.parametrize(("thinks", "moves_at"), [(0, 0.8), (0.3, 0.8), (0.79, 0.8), (0.9, 1.6), (2, 2.4)])
def test_bots_move_at_multiples_of_the_pace(thinks: float, moves_at: float) -> None:
    async def story(home: Home) -> None:
        home.bots.seconds = thinks
        live = await home.bring(taking(), bots={0: "easy"})
        await asyncio.sleep(3)
        assert home.played(live)[0] == (moves_at, "bot", 0)

    in_no_time(story, min_bot_seconds=MIN_BOT_SECONDS)


@pytest.mark.parametrize(("held", "choices"), [("blue-1", 1), ("counterattack", 2)])
def test_without_windows_the_time_does_not_show_who_could_have_countered(held: str, choices: int) -> None:
    hands = ["red-gift red-1 red-2 red-3", f"{held} blue-2 blue-3", "green-1 green-2"]
    state = state_after("1 play red-gift", "1 attack 2", "1 give red-1", "1 give red-2", hands=hands)
    assert (state.actors, len(state.legal(1))) == ((1,), choices)

    async def story(home: Home) -> None:
        home.bots.seconds = 0.3 * (choices - 1)
        live = await home.bring(state, bots={1: "easy"}, window=0)
        await asyncio.sleep(1)
        assert home.played(live)[0] == (MIN_BOT_SECONDS, "bot", 1)

    in_no_time(story, min_bot_seconds=MIN_BOT_SECONDS)


def test_a_stand_in_for_whose_time_is_up_moves_at_the_pace_too() -> None:
    async def story(home: Home) -> None:
        home.bots.seconds = 0.3
        live = await home.bring(taking(), clock=MoveClock(30))
        await asyncio.sleep(31)
        assert home.played(live)[0] == (30 + MIN_BOT_SECONDS, "clock", 0)

    in_no_time(story, min_bot_seconds=MIN_BOT_SECONDS)


def test_bots_are_charged_to_the_host_or_else_to_the_first_who_is_there() -> None:
    async def story(home: Home) -> None:
        live = await home.bring(parlour.game("fzzzt").start(4, 1), bots={2: "easy", 3: "easy"})
        assert live.clients.account() == ""
        await home.visit(live, None, "10.0.0.3")
        assert live.clients.account() == "10.0.0.3"
        await home.visit(live, 1, "10.0.0.2")
        assert live.clients.account() == "10.0.0.2"
        host = await home.visit(live, 0, "2001:db8::1")
        assert live.clients.account() == "2001:db8::/64"
        await home.part(host)
        assert live.clients.account() == "10.0.0.2"
        await home.part_all()
        # Who leaves a table of bots alone still pays for them.
        assert live.clients.account() == "10.0.0.2"

    in_no_time(story)


def test_the_bots_of_a_table_that_was_just_opened_are_charged_to_who_opened_it() -> None:
    async def story(home: Home) -> None:
        created = (await home.bring(taking())).table.created
        live = await home.open_table(created, "10.0.0.9")
        assert live.clients.account() == "10.0.0.9"

    in_no_time(story)


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """All searches for bots among the entry points."""
    found: list[object] = []

    def search(**wanted: str) -> object:
        found.append(wanted)
        return entry_points(**wanted)

    monkeypatch.setattr(bots, "entry_points", search)
    bot_worker._factory.cache_clear()
    return found


class OneWorker(BotPool):
    """A single worker, which really decides; its time is counted by what it does, not by a clock."""

    def __init__(self, searches: list[object]) -> None:
        super().__init__(1, 1.0)
        self._searches = searches
        self._queue.add(cast(Any, self))
        self.decided = 0

    async def _ask(self, worker: object, request: DecisionRequest, context: dict[str, str]) -> int | None:
        before = len(self._searches)
        action = decide(request, lambda: None).action
        self.decided += 1
        await asyncio.sleep(DECISION + SEARCH * (len(self._searches) - before))
        return action


@pytest.mark.parametrize("game", ["fzzzt", "frantic", "flautz"])
def test_one_worker_keeps_forty_tables_of_four_bots_at_full_pace(game: str, searches: list[object]) -> None:
    tables, intervals = 40, 5
    pool = OneWorker(searches)

    async def story(home: Home) -> None:
        easy = dict.fromkeys(range(4), "easy")
        start = parlour.game(game).start
        lives = [await home.bring(start(4, seed), bots=easy) for seed in range(tables)]
        await asyncio.sleep((intervals + 0.5) * MIN_BOT_SECONDS)
        for live in lives:
            moved_at = sorted({round(at / MIN_BOT_SECONDS, 3) for at, _, _ in home.played(live)})
            assert moved_at == list(range(1, intervals + 1))

    in_no_time(story, min_bot_seconds=MIN_BOT_SECONDS, pool=pool)
    assert pool.decided >= tables * intervals
    assert len(searches) <= 3


def test_a_worker_searches_for_a_bot_only_once(searches: list[object]) -> None:
    game, state = parlour.game("frantic"), parlour.game("frantic").start(4, 7)
    for number in range(20):
        seat = state.actors[0]
        request = DecisionRequest(
            game="frantic",
            deck=None,
            bot="easy",
            seat=seat,
            position=game.position(state),
            rng=bots.derive_rng(number).dump(),
        )
        action = decide(request, lambda: None).action
        assert action is not None
        state.apply(seat, action)
    assert len(searches) <= 3
