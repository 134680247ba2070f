"""Bots that search look sensible to a person, who would not think long about any of these positions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour import Perspective, Rng, State
from parlour.bots.search import NormalBot
from parlour.search import Race
from tests.flautz import scenarios as flautz
from tests.frantic import scenarios as frantic
from tests.fzzzt import states as fzzzt
from tests.scenario_files import do

JUNK = "g1 pu3 pu5 o7 pi2"
LONG = "blue-1 blue-2 blue-3 green-1 green-2 green-3"
#: Another hand like that.
LONGER = LONG.replace("1", "4")
#: Every position is decided with this luck.
SEEDS = range(1, 6)

#: Returns what it prefers for the first actor, with each luck.
Choose = Callable[[State], set[str]]


def normal(perspective: Perspective, rng: Rng) -> int:
    return NormalBot().choose(perspective, rng)


def longer(perspective: Perspective, rng: Rng) -> int:
    """As `hard` on a busy machine."""
    race = Race(perspective, rng)
    race.run(worlds=100)
    return race.best()


@pytest.fixture(params=[normal, longer])
def best(request: pytest.FixtureRequest) -> Choose:
    def choose(state: State) -> set[str]:
        [seat, *_] = state.actors
        actions = {request.param(Perspective(state, seat, Rng(seed)), Rng(seed, 1)) for seed in SEEDS}
        return {state.game.text(state, action, seat) for action in actions}

    return choose


# Fzzzt!


def test_it_does_not_outbid_empty_hands(best: Choose) -> None:
    assert best(fzzzt.table(["M1 1N 1B 2C 3O 4N", ""], "5N 5B")) == {"bid M1"}


def test_it_wants_no_fzzzt_in_the_last_round(best: Choose) -> None:
    assert best(fzzzt.table(["M1 1N 1B 2C 3O 4N", "M2 2N 2B 3N 3B 4O"], "Fz", round=5)) == {"bid M1"}


def test_it_pays_for_the_robot_that_makes_a_widget(best: Choose) -> None:
    state = fzzzt.table(["M1 2B 4N 5N", "M2 2N 1O"], "5O", round=5, units=["NO6"])
    assert "bid M1" not in best(state)


def test_it_does_not_spend_several_cards_on_the_weakest_robot(best: Choose) -> None:
    hands = ["M1 1BC 3N 2B 4C 1N", "M2 2N 3C 2C 3B 4O"]
    belt = "1B 5B NBCO13 5C 2N 1O 3O 4B"
    state = fzzzt.table(hands, belt, round=2, face_up=4, discards=["2O Fz", "1BO 1C"])
    assert not any("+" in bid for bid in best(state))


def test_it_keeps_its_strength_for_the_unit_that_follows(best: Choose) -> None:
    state = fzzzt.table(["M1 4N 5B", "M2 2N 2B 3C"], "1N NB5", round=5, discards=["5N 4B 3N 3B"])
    assert not any("4N" in bid and "5B" in bid for bid in best(state))


def test_it_does_not_take_a_unit_that_it_cannot_fill(best: Choose) -> None:
    """In the last auction of the game, an empty unit costs its points."""
    state = fzzzt.table(["M1 5N 4N", "M2 2B 2C"], "BC5", round=5)
    assert best(state) == {"bid M1"}


def test_it_locks_a_weak_robot_rather_than_a_strong_one(best: Choose) -> None:
    hands = ["M1 1N 5N 2B 3C", "M2 1BO 2N 3C 4O"]
    state = fzzzt.table(hands, units=["NB5"], round=2, phase="clean-up")
    assert "allocate 5N" not in best(state)


# FRANTIC


def play(*hands: str, moves: tuple[str, ...] = (), top: str = "red-5", events: str = "") -> State:
    scenario = frantic.Scenario(rule=[], title="", hands=list(hands), top=top, events=events)
    state = frantic.table(scenario)
    do(state, *moves)
    return state


def test_it_gives_to_the_leader(best: Choose) -> None:
    own = "red-gift blue-9 green-8 yellow-9 yellow-8 green-9 blue-8 green-7"
    hands = (own, LONG, "yellow-7", LONGER)
    assert best(play(*hands, moves=("1 play red-gift",))) == {"attack 3"}


def test_it_skips_who_is_about_to_go_out(best: Choose) -> None:
    hands = ("red-skip blue-9 green-8 yellow-9", LONG, "yellow-7", LONGER)
    assert best(play(*hands, moves=("1 play red-skip",))) == {"attack 3"}


def test_it_lets_the_leader_draw(best: Choose) -> None:
    hands = ("fantastic-four blue-9 green-8 yellow-9", LONG, "yellow-7", LONGER)
    assert best(play(*hands, moves=("1 play fantastic-four",))) == {"attack 3"}


def test_it_goes_out_when_it_can(best: Choose) -> None:
    assert best(play("red-1", LONG, LONGER)) == {"play red-1"}


def test_it_does_not_draw_when_it_could_get_rid_of_points(best: Choose) -> None:
    assert "draw" not in best(play("red-9 blue-3", "yellow-7", LONG))


def test_it_plays_the_card_of_42_points_when_it_may(best: Choose) -> None:
    hand = "fuck-you red-1 red-2 blue-3 blue-4 green-6 green-7 yellow-8 yellow-9 blue-1"
    assert best(play(hand, LONGER, "yellow-7 yellow-6 yellow-3")) == {"play fuck-you"}


def test_it_does_not_let_somebody_out_for_nothing(best: Choose) -> None:
    state = play("red-1", "nice-try fantastic fantastic fuck-you red-9 blue-9", LONG, moves=("1 play red-1",))
    assert 1 in state.actors
    while state.actors[0] != 1:
        do(state, f"{state.actors[0] + 1} pass")
    assert best(state) == {"play nice-try"}


def test_it_puts_down_what_costs_most(best: Choose) -> None:
    state = play(
        "black-5 red-1 red-2", "red-9 blue-1 green-1", LONGER, events="recession", moves=("1 play black-5",)
    )
    assert state.actors == (1,)
    assert best(state) == {"discard red-9"}


# FLAUTZ!


def swap(
    hand: str,
    *moves: str,
    air: str = "b7 g7 pi1",
    ground: str = "o1 o2 pu7",
    round: int = 1,
    start: int = 1,
    others: tuple[str, ...] = (JUNK,),
) -> State:
    """The turn of the first seat; four rounds make a match."""
    scenario = flautz.Scenario(
        rule=[], title="", hands=[hand, *others], air=air, ground=ground, round=round, start=start
    )
    state = flautz.table(scenario)
    do(state, *moves)
    return state


def test_it_takes_the_card_that_its_spell_lacks(best: Choose) -> None:
    assert best(swap("b2 b3 b4 g6 o5", ground="b5 g3 pu7", round=4)) == {"take blue-5 ground-1"}


def test_it_completes_a_straight(best: Choose) -> None:
    assert best(swap("b1 b2 b3 b4 g7", air="b5 m1 pi7")) == {"take blue-5 air-1"}
    assert best(swap("b1 b2 b3 b4 g7", "1 take b5", air="b5 m1 pi7")) == {"put green-7"}


def test_it_does_not_throw_its_spell_away(best: Choose) -> None:
    put = best(swap("b2 b3 b4 g7 pi6", "1 take b5", air="o1 o2 pi1", ground="b5 g3 pu1"))
    assert put <= {"put green-7", "put pink-6"}


def test_it_does_not_focus_on_the_last_turn(best: Choose) -> None:
    """A focused player scores nothing."""
    assert "focus" not in best(swap("b2 b3 b4 g7 o5", round=4, start=2))


def test_it_takes_what_is_worth_most_on_the_last_turn(best: Choose) -> None:
    state = swap("b2 b3 b4 g7 o6", air="b5 b6 g1", ground="o1 o2 pu7", round=4, start=2)
    assert best(state) == {"take blue-5 air-1"}


def test_it_calls_a_strong_spell(best: Choose) -> None:
    """26 of at most 27 points."""
    assert best(swap("b6 g6 pu6 o6 pi6", air="g7 o1 pi1", others=(JUNK, "g2 g4 o3 o5 pi7"))) == {"flautz"}


def test_it_does_not_call_a_weak_spell_early(best: Choose) -> None:
    """Two prisms and three low cards use the whole hand, and are worth 11."""
    state = swap("pr pr b1 b2 b3", others=("g1 g2 g3 o5 pi6", "pu4 pu5 pu6 o1 b7"))
    assert "flautz" not in best(state)
