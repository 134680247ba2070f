from __future__ import annotations

from dataclasses import replace

import pytest

from parlour import UnknownName
from parlour.bots import bot, names
from parlour.simulation import Plan, simulate

PLAN = Plan(game="fzzzt", seats=3, games=60, seed=5, bots=("random",) * 3)


def test_the_same_seed_gives_the_same_result_at_any_number_of_workers() -> None:
    alone = simulate(PLAN)
    assert simulate(PLAN, workers=2) == alone
    assert simulate(PLAN, workers=3) == alone
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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_easy_beats_random(seats: int) -> None:
    plan = Plan("fzzzt", seats, 60, 1, ("easy", *["random"] * (seats - 1)))
    tally = simulate(plan)
    assert tally.seats[0].wins > 0.75 * plan.games


def test_bots_play_the_same_in_every_process() -> None:
    plan = replace(PLAN, games=6, bots=("easy", "random", "easy"))
    assert simulate(plan, workers=2) == simulate(plan)


def test_bots_are_found_by_name() -> None:
    assert names("fzzzt") == ["easy", "random"]
    assert names("poker") == ["random"]
    for name in ("strong", "fzzzt.easy", ""):
        with pytest.raises(UnknownName):
            bot("fzzzt", name)
    with pytest.raises(UnknownName):
        bot("poker", "easy")
