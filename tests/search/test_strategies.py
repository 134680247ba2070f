"""What the strategies of the three games promise beyond the conformance kit."""

from __future__ import annotations

from math import isclose

import pytest

from parlour import Game, Rng, State, game, game_names
from parlour.core.playout import guided_playout
from parlour.core.strategy import Strategy, chances

games = pytest.mark.parametrize(
    "any_game", [game(name) for name in game_names()], ids=lambda found: found.name
)


def finish(state: State, guided: int, rng: Rng) -> None:
    """Let one seat follow the strategy, and the others play at random."""
    while state.actors:
        seat = state.actors[0]
        strategy = state.game.strategy if seat == guided else Strategy()
        state.apply(seat, strategy.choose(state, seat, rng))


@games
def test_the_strategy_beats_random_play(any_game: Game) -> None:
    won = 0.0
    for number in range(40):
        state = any_game.start(2, number)
        finish(state, number % 2, Rng(number))
        assert state.outcome is not None
        won += state.outcome.win_shares[number % 2]
    assert won >= 34


@games
def test_the_strategy_has_a_policy(any_game: Game) -> None:
    assert any_game.strategy.has_policy()
    assert not Strategy().has_policy()


@games
def test_a_guided_playout_stops_with_its_stage(any_game: Game) -> None:
    strategy = any_game.strategy
    for seats in range(any_game.least_seats, any_game.most_seats + 1):
        state = any_game.start(seats, 3)
        while state.actors:
            stage = strategy.stage(state)
            assert guided_playout(state, strategy, Rng(4), stage) > 0
            values = strategy.values(state)
            assert isclose(sum(values), 1)
            assert all(0 <= value <= 1 for value in values)
            assert all(0 <= value <= 1 for value in strategy.values(state))
            if state.actors:
                assert strategy.stage(state) != stage
        assert state.outcome is not None
        assert tuple(values) == state.outcome.win_shares


def test_chances_grow_with_the_lead() -> None:
    assert chances([3.0, 3.0], 5.0) == [0.5, 0.5]
    ahead, behind = chances([8.0, 3.0], 5.0)
    assert isclose(ahead / behind, 2.718281828, rel_tol=1e-6)
    assert chances([1e6, 0.0, 0.0], 1.0) == [1.0, 0.0, 0.0]


def test_bids_of_equal_power_are_compared_once() -> None:
    state = game("fzzzt").start(2, 7)
    [seat] = state.actors
    legal = state.legal(seat)
    candidates = state.game.strategy.candidates(state, seat)
    power = {mask: sum(map(int, _powers(state, seat, mask))) for mask in legal}
    assert sorted(power[mask] for mask in candidates) == sorted(set(power.values()))


def _powers(state: State, seat: int, mask: int) -> list[int]:
    names = state.game.text(state, mask, seat).removeprefix("bid ").split("+")
    facts = [state.game.facts(name) for name in names]
    return [int(fact["power"]) for fact in facts]
