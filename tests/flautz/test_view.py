"""Derived facts in views, so that clients need not know the rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour import Rng
from parlour.games.flautz import GAME, best_spell
from parlour.games.flautz.state import FlautzState
from tests.flautz.states import putting, replaced, taking
from tests.sizes import crowd

GAMES = crowd(6, 60)


def taking_moments() -> Iterator[FlautzState]:
    """Moments of random games in which somebody may take a card."""
    for number in range(GAMES):
        rng = Rng(number, 1)
        state = GAME.start(2 + number % 4, number, goal=1)
        assert isinstance(state, FlautzState)
        while state.actors:
            if state.view(None).step in ("take", "take-now"):
                yield state
            state.apply(state.turn, state.random_action(state.turn, rng))


@pytest.mark.crowd
@pytest.mark.rule("Z-11")
def test_the_worth_of_every_swap_is_that_of_the_spell_after_it() -> None:
    for state in taking_moments():
        seat = state.turn
        view = state.view(seat)
        assert tuple(view.swaps) == view.allowed
        for place, worths in view.swaps.items():
            taken = dict(zip(("air-1", "air-2", "air-3"), view.air, strict=True))
            taken |= dict(zip(("ground-1", "ground-2", "ground-3"), view.ground, strict=True))
            for put, points in zip(view.hand, worths, strict=True):
                hand = [*view.hand, str(taken[place])]
                hand.remove(put)
                assert best_spell(hand).points == points


def test_only_the_seat_that_may_take_sees_what_its_swaps_are_worth() -> None:
    for state in (taking(), replaced()):
        assert [bool(state.view(viewer).swaps) for viewer in (0, 1, None)] == [True, False, False]
    assert [putting().view(viewer).swaps for viewer in (0, 1, None)] == [{}, {}, {}]
