from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

import parlour
from parlour import IllegalAction, Perspective, Rng, State, UnknownName
from parlour.bots import decide, derive_rng, factory, names
from parlour.bots.search import HardBot, NormalBot
from parlour.simulation import Plan, simulate
from parlour.workers import LocalWorkers
from tests.entry_points import install

PLAN = Plan(game="fzzzt", seats=3, games=60, seed=5, bots=("random",) * 3)


def test_the_same_seed_gives_the_same_result_at_any_number_of_workers() -> None:
    alone = simulate(PLAN)
    assert simulate(PLAN, LocalWorkers(2)) == alone
    assert simulate(PLAN, LocalWorkers(3)) == alone
    assert simulate(replace(PLAN, seed=6)) != alone


def test_every_game_is_counted_once() -> None:
    steps: list[int] = []
    tally = simulate(replace(PLAN, games=403), progress=steps.append)
    assert sum(steps) == tally.games == 403
    winners = sum(seat.wins for seat in tally.seats)
    assert winners <= 403
    assert winners + sum(seat.shared for seat in tally.seats) >= 403
    assert tally.shortest is not None
    assert tally.shortest * 403 <= tally.moves <= tally.longest * 403


def test_bots_play_the_same_in_every_process() -> None:
    plan = replace(PLAN, games=6, bots=("easy", "random", "easy"))
    assert simulate(plan, workers=LocalWorkers(2)) == simulate(plan)


def test_bots_are_found_by_name() -> None:
    assert names("fzzzt") == names("poker") == ["random", "easy", "normal", "hard"]
    for name in ("strong", "fzzzt.easy", ""):
        with pytest.raises(UnknownName):
            factory("fzzzt", name)


class Slow:
    """A bot that takes its time."""

    think = 9.0

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        return perspective.legal[0]


def test_other_bots_come_after_the_levels(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(
        monkeypatch, tmp_path, "parlour.bots", {"able": f"{__name__}:Slow", "fzzzt.zany": f"{__name__}:Slow"}
    )
    assert names("fzzzt") == ["random", "easy", "normal", "hard", "able", "zany"]


def test_bots_that_think_can_be_given_another_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(monkeypatch, tmp_path, "parlour.bots", {"slow": f"{__name__}:Slow"})
    assert cast(Slow, factory("fzzzt", "slow")()).think == 9
    assert cast(Slow, factory("fzzzt", "slow", 0.5)()).think == 0.5
    # The time is that of one bot, not of all of its kind, and others have no time to set.
    assert Slow.think == 9
    assert not hasattr(factory("fzzzt", "easy", 0.5)(), "think")


def test_bots_that_search_can_be_given_a_number_of_worlds() -> None:
    assert cast(HardBot, factory("fzzzt", "hard", worlds=7)()).worlds == 7
    assert HardBot.worlds == 0
    # `normal` does not take its time, and has its own number.
    assert cast(NormalBot, factory("fzzzt", "normal", worlds=7)()).worlds == NormalBot.worlds


def test_hard_bots_with_a_number_of_worlds_play_the_same_games_again() -> None:
    plan = Plan(game="fzzzt", seats=2, games=2, seed=5, bots=("hard", "easy"), worlds=4)
    assert simulate(plan) == simulate(plan)


class Counting:
    """A stateful bot that plays worse and worse."""

    def __init__(self) -> None:
        self.calls = 0

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        self.calls += 1
        return perspective.legal[0 if self.calls > 9 else -1]


class Cheating:
    def choose(self, perspective: Perspective, rng: Rng) -> int:
        return 64


@pytest.fixture
def strange_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Register bots of another package, also in worker processes."""
    here = "tests.test_simulation"
    points = {"counting": f"{here}:Counting", "cheating": f"{here}:Cheating"}
    install(monkeypatch, tmp_path, "parlour.bots", points)


@pytest.mark.usefixtures("strange_bots")
def test_a_bot_that_keeps_a_memory_starts_every_game_anew() -> None:
    plan = replace(PLAN, games=30, bots=("counting", "random", "easy"))
    assert simulate(plan, workers=LocalWorkers(2)) == simulate(plan)


@pytest.mark.usefixtures("strange_bots")
def test_a_bot_that_breaks_a_rule_is_named() -> None:
    with pytest.raises(IllegalAction) as broken:
        simulate(replace(PLAN, bots=("cheating", "random", "easy")))
    assert (broken.value.code, broken.value.rule) == ("bot-broke-rule", "F-9")
    assert broken.value.params == {"name": "cheating", "action": "64"}


def test_the_generator_of_a_bot_reveals_nothing_about_the_deal() -> None:
    """The seeding of the deal is invertible, but the bot's generator is derived from a hash."""
    seed = 12345
    deals = {parlour.game("fzzzt").start(3, seed).rng.dump(), Rng(seed).dump()}
    handed: list[str] = []

    class Spy:
        def choose(self, perspective: Perspective, rng: Rng) -> int:
            handed.append(rng.dump())
            return perspective.legal[0]

    state: State = parlour.game("fzzzt").start(3, seed)
    for move in range(3):
        seat = state.actors[0]
        state.apply(seat, decide(Spy(), "spy", state, seat, derive_rng(seed, move)))
    assert len(set(handed)) == 3
    for numbers in ((seed,), (seed, 0), (seed, 1)):
        assert derive_rng(*numbers).dump() not in deals
        digest = hashlib.blake2b("/".join(map(str, numbers)).encode(), digest_size=16).hexdigest()
        assert derive_rng(*numbers).dump() == digest
