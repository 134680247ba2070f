"""R-25, R-26: windows in which seats may respond out of turn. They look the same to all viewers."""

from __future__ import annotations

import pytest

import parlour
from parlour import Rng, State
from parlour.games.frantic import GAME
from parlour.games.frantic.actions import PASS
from parlour.games.frantic.deck import COUNTERATTACK_KIND, NICE_TRY_KIND
from parlour.games.frantic.state import FranticState
from parlour.games.frantic.steps import NICE_TRY, WINDOW, step_of
from tests.frantic.states import (
    Moment,
    a_gift_comes,
    a_turn,
    after_drawing,
    aiming_gift,
    christmas,
    eye,
    gambling,
    game_over,
    giving,
    nice_try,
    state_after,
    wishing,
)

GAMES = 8
STEPPING_IN = {COUNTERATTACK_KIND, NICE_TRY_KIND, PASS}


def answers(state: State) -> list[bool]:
    """Return `is_window` for every seat and a spectator."""
    return [state.game.is_window(state.view(viewer)) for viewer in (*range(state.seats), None)]


def gift_for_somebody_without_a_counterattack() -> FranticState:
    return state_after(
        *("1 play red-gift", "1 attack 2", "1 give red-1", "1 give red-2"),
        hands=["red-gift red-1 red-2 blue-9", "blue-1 blue-2", "green-1"],
    )


def nobody_has_nice_try() -> FranticState:
    return state_after("1 play red-1", hands=["red-1", "blue-1 blue-2", "green-1"])


@pytest.mark.rule("R-25")
@pytest.mark.parametrize("moment", [a_gift_comes, gift_for_somebody_without_a_counterattack])
def test_an_attack_can_be_countered_whoever_could(moment: Moment) -> None:
    assert answers(moment()) == [True] * 4


@pytest.mark.rule("R-26")
@pytest.mark.parametrize("moment", [nice_try, nobody_has_nice_try])
def test_a_last_card_can_be_answered_whoever_could(moment: Moment) -> None:
    assert answers(moment()) == [True] * 4


@pytest.mark.parametrize(
    "moment", [a_turn, after_drawing, aiming_gift, giving, wishing, gambling, christmas, eye, game_over]
)
def test_at_all_other_moments_nobody_steps_in(moment: Moment) -> None:
    assert answers(moment()) == [False] * 4


def test_one_card_to_play_after_drawing_is_no_window() -> None:
    state = state_after("1 draw", hands=["blue-1", "green-1"], draw="counterattack")
    assert set(state.legal(0)) == {COUNTERATTACK_KIND, PASS}
    assert answers(state) == [False] * 3


@pytest.mark.rule("R-25")
@pytest.mark.rule("R-26")
@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_knows_of_the_same_windows(seats: int) -> None:
    rng = Rng(seats)
    windows = {WINDOW: 0, NICE_TRY: 0}
    for seed in range(GAMES):
        state = GAME.start(seats, seed)
        assert isinstance(state, FranticState)
        while state.actors:
            step = int(step_of(state.steps[-1]))
            is_open = step in windows
            assert answers(state) == [is_open] * (seats + 1)
            if is_open:
                windows[step] += 1
                for seat in state.actors:
                    assert PASS in state.legal(seat)
                    assert set(state.legal(seat)) <= STEPPING_IN
            actor = state.actors[rng.below(len(state.actors))]
            state.apply(actor, state.random_action(actor, rng))
        assert answers(state) == [False] * (seats + 1)
    assert min(windows.values()) > 0


@pytest.mark.parametrize("name", ["flautz", "fzzzt"])
def test_other_games_have_no_windows(name: str) -> None:
    state = parlour.game(name).start(3, 1)
    rng = Rng(1)
    while state.actors:
        assert not any(answers(state))
        actor = state.actors[0]
        state.apply(actor, state.random_action(actor, rng))
