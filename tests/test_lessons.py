"""The first game of each kind shows soon what matters; whoever changes a deck finds out here."""

from __future__ import annotations

from typing import Any

import parlour
from parlour.core.state import State
from parlour.games.flautz.view import FlautzView
from parlour.games.frantic.deck import EVENTS
from parlour.games.frantic.state import FranticState


def dealt(name: str) -> tuple[State, Any]:
    """The first game, and what the seat that is taught sees of it: it is asked first."""
    game = parlour.game(name)
    assert game.lesson is not None
    state = game.start(game.lesson.seats, game.lesson.seed)
    assert state.seats == 3
    assert state.actors == (0,)
    return state, state.view(0)


def test_fzzzt_begins_with_a_batch_of_all_sorts_and_a_unit_that_one_has_robots_for() -> None:
    state, view = dealt("fzzzt")
    batch = [state.game.facts(card) for card in view.belt]
    assert [card["sort"] for card in batch] == ["robot", "unit", "robot", "fzzzt"]
    own = {symbol for card in view.hand for symbol in str(state.game.facts(card).get("symbols", ""))}
    assert set(str(batch[1]["symbols"])) <= own
    assert view.chief == 0


def test_frantic_begins_with_a_number_a_gift_a_black_card_and_a_wish_to_play() -> None:
    state, view = dealt("frantic")
    assert isinstance(state, FranticState)
    assert view.top == "red-3"
    assert set(view.playable) == {"red-2", "red-gift", "black-3", "fantastic"}
    assert EVENTS[state.event_pile[-1]] == "surprise-party"
    assert not [seat for seat in range(3) if "fuck-you" in state.view(seat).hand]


def test_flautz_begins_with_a_spell_of_two_and_a_flautz_within_reach() -> None:
    state, view = dealt("flautz")
    assert [part.card for part in view.spell.cards] == ["pink-5", "pink-6"]
    assert ("mirage-3" in view.hand, "prism" in view.ground) == (True, True)
    # Three of one value are as near as four in a row, and those as near as all five.
    assert spell_after(state, "take blue-5 air-1", "put pink-1") == (3, 15)
    assert spell_after(state, "take pink-4 ground-2", "put pink-1") == (4, 18)
    assert "pink-7" in view.ground
    assert view.players[0].apprentice == "pink"


def spell_after(state: State, *moves: str) -> tuple[int, int]:
    """How many cards the best spell has then, and its points."""
    world = state.clone()
    for move in moves:
        world.apply(0, world.game.parse(world, move, 0))
    view = world.view(0)
    assert isinstance(view, FlautzView)
    assert view.spell is not None
    return len(view.spell.cards), view.spell.points
