"""The lesson of each game soon shows what matters. A changed deck may need another seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import parlour
from parlour import bots
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.games.flautz.view import FlautzView
from parlour.games.frantic.deck import EVENT_CARDS
from parlour.games.frantic.state import FranticState
from parlour.games.frantic.view import FranticView
from parlour.games.fzzzt.view import FzzztView
from tests.sizes import crowd


def dealt(name: str) -> tuple[State, Any]:
    """Start the lesson and return the state and the learner's view. The learner acts first."""
    game = parlour.game(name)
    assert game.lesson is not None
    state = game.start_with(game.lesson.seats, game.lesson.seed, game.lesson.options)
    assert state.seats == 3
    assert state.actors == (0,)
    return state, state.view(0)


def learned(name: str, learner: int) -> Iterator[State]:
    """Yield the states of a lesson before each decision of a learner who plays at random, and the last one.

    The bots choose as they do on the server.
    """
    state, _ = dealt(name)
    assert state.game.lesson is not None
    seed = state.game.lesson.seed
    tries = Random(learner)
    moves = [0] * state.seats
    while state.actors:
        seat = state.actors[0]
        if seat == 0:
            yield state
            action = tries.choice(state.legal(0))
        else:
            chance = bots.derive_rng(seed, 1, moves[seat], seat)
            action = decide(state, seat, chance)
        state.apply(seat, action)
        moves[seat] += 1
    yield state


def decide(state: State, seat: int, chance: Rng) -> int:
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    bot = bots.factory(state.game.name, "easy")()
    return bots.decide_in_world(bot, "easy", state.resample(seat, chance), seat, chance)


def test_fzzzt_begins_with_a_batch_of_all_sorts_and_a_unit_that_one_has_the_robots_for() -> None:
    state, view = dealt("fzzzt")
    assert view.belt == ("2C", "BC5", "CO6", "Fz")
    assert [state.game.facts(card)["sort"] for card in view.belt] == ["robot", "unit", "unit", "fzzzt"]
    # A cog and an oil already complete the widget of the second unit.
    assert {"1BC", "2O"} <= set(view.hand)
    assert view.chief == 0


@pytest.mark.crowd
@pytest.mark.parametrize("learner", range(crowd(5, 20)))
def test_fzzzt_soon_gives_anybody_a_unit_to_tie_a_robot_to(learner: int) -> None:
    views = (state.view(0) for state in learned("fzzzt", learner))
    seen = next(view for view in views if isinstance(view, FzzztView) and view.phase == "clean-up")
    assert seen.round <= 2
    assert seen.players[0].units


def test_frantic_begins_with_a_number_a_gift_a_black_card_and_a_wish_to_play() -> None:
    state, view = dealt("frantic")
    assert isinstance(state, FranticState)
    assert view.top == "yellow-2"
    # By number, by colour, an attack, an event, a wish, and cards for others to draw.
    assert set(view.playable) == {
        "red-2",
        "yellow-4",
        "yellow-gift",
        "black-2",
        "fantastic",
        "fantastic-four",
    }
    assert "doomsday" not in [EVENT_CARDS[event] for event in state.event_pile[-10:]]
    assert not [seat for seat in range(3) if "fuck-you" in state.view(seat).hand]


@pytest.mark.crowd
@pytest.mark.parametrize("learner", range(crowd(2, 20)))
def test_frantic_attacks_anybody_shows_a_wish_and_is_over_after_a_round_or_two(learner: int) -> None:
    views = []
    for state in learned("frantic", learner):
        end = state
        views.append(state.view(0))
    assert any(isinstance(view, FranticView) and view.step == "window" for view in views)
    assert any(isinstance(view, FranticView) and view.wish is not None for view in views)
    assert end.outcome is not None
    assert end.game.chapters(end) <= 2
    # There is somebody who won, and somebody who did not: no event took that from them.
    assert len(end.outcome.winners) < 3


def test_flautz_begins_with_a_spell_of_two_and_a_flautz_within_reach() -> None:
    state, view = dealt("flautz")
    assert [part.card for part in view.spell.cards] == ["pink-5", "pink-6"]
    assert ("mirage-3" in view.hand, "prism" in view.ground) == (True, True)
    # One swap makes three of one value or four in a row.
    assert spell_after(state, "take blue-5 air-1", "put pink-1") == (3, 15)
    assert spell_after(state, "take pink-4 ground-2", "put pink-1") == (4, 18)
    assert "pink-7" in view.ground
    assert view.players[0].apprentice == "pink"


def spell_after(state: State, *moves: str) -> tuple[int, int]:
    """Return the size and the points of the best spell after the swap."""
    world = state.clone()
    for move in moves:
        world.apply(0, world.game.parse(world, move, 0))
    view = world.view(0)
    assert isinstance(view, FlautzView)
    assert view.spell is not None
    return len(view.spell.cards), view.spell.points
