"""What a bot gets of a world that was already drawn for its seat."""

from __future__ import annotations

from itertools import islice

import pytest

import parlour
from parlour import Rng, State, bots
from parlour.core.perspective import Perspective


def world_of(game: str) -> tuple[State, int]:
    state = parlour.game(game).start(seats=3, seed=5)
    seat = state.actors[0]
    return state.resample(seat, Rng(1)), seat


@pytest.mark.parametrize("game", ["fzzzt", "frantic", "flautz"])
def test_the_first_world_is_the_given_one_and_the_others_are_drawn_anew(game: str) -> None:
    world, seat = world_of(game)
    before = world.game.position(world)
    perspective = Perspective.of_world(world, seat)
    first, second = islice(perspective.worlds(Rng(2)), 2)
    assert world.game.position(first) == before
    assert world.game.position(second) != before
    # A bot may do with a world as it likes, and ask again.
    first.apply(seat, first.legal(seat)[0])
    assert world.game.position(world) == before
    assert world.game.position(next(perspective.worlds(Rng(3)))) != before


@pytest.mark.parametrize("game", ["fzzzt", "frantic", "flautz"])
def test_a_bot_that_needs_one_world_draws_none(game: str) -> None:
    world, seat = world_of(game)
    rng = Rng(4)
    action = bots.decide_in_world(bots.factory(game, "easy")(), "easy", world, seat, rng)
    assert action in world.legal(seat)
    assert bots.decide_in_world(bots.factory(game, "easy")(), "easy", world, seat, Rng(4)) == action


def test_a_bot_that_breaks_a_rule_is_named() -> None:
    class Cheat:
        def choose(self, perspective: Perspective, rng: Rng) -> int:
            return -1

    world, seat = world_of("fzzzt")
    with pytest.raises(parlour.IllegalAction, match="bot-broke-rule"):
        bots.decide_in_world(Cheat(), "cheat", world, seat, Rng(1))


@pytest.mark.parametrize("game", ["fzzzt", "frantic", "flautz"])
def test_a_bot_may_change_every_list_of_the_first_world(game: str) -> None:
    """Whatever it does there, the perspective and later worlds stay as they were."""
    world, seat = world_of(game)
    before = world.game.position(world)
    perspective = Perspective.of_world(world, seat)
    clear_lists(next(perspective.worlds(Rng(2))))
    assert world.game.position(world) == before
    assert perspective.view == world.view(seat)


def clear_lists(state: State) -> None:
    values = [getattr(state, name) for name in dir(state) if not name.startswith("_")]
    for value in values:
        if isinstance(value, list):
            for part in value:
                if isinstance(part, list):
                    part.clear()
            value.clear()
