"""A bot that searches looks sensible to a person."""

from __future__ import annotations

from parlour import Perspective, Rng, State
from parlour.search import Race
from tests.flautz import scenarios as flautz
from tests.frantic import scenarios as frantic
from tests.fzzzt import states as fzzzt
from tests.scenario_files import do

JUNK = "g1 pu3 pu5 o7 pi2"
LONG = "blue-1 blue-2 blue-3 green-1 green-2 green-3"


def best(state: State, worlds: int = 60) -> str:
    """Return what a race prefers for the first actor."""
    [seat, *_] = state.actors
    race = Race(Perspective(state, seat, Rng(1)), Rng(2))
    race.run(worlds=worlds)
    return state.game.text(state, race.best(), seat)


def swap(hand: str, *moves: str, air: str = "b7 g7 pi1", ground: str = "o1 o2 pu7", round: int = 1) -> State:
    scenario = flautz.Scenario(rule=[], title="", hands=[hand, JUNK], air=air, ground=ground, round=round)
    state = flautz.table(scenario)
    do(state, *moves)
    return state


def play(*hands: str, moves: tuple[str, ...] = (), top: str = "red-5") -> State:
    state = frantic.table(frantic.Scenario(rule=[], title="", hands=list(hands), top=top))
    do(state, *moves)
    return state


def test_it_does_not_outbid_empty_hands() -> None:
    assert best(fzzzt.table(["M1 1N 1B 2C 3O 4N", ""], "5N 5B")) == "bid M1"


def test_it_wants_no_fzzzt_in_the_last_round() -> None:
    assert best(fzzzt.table(["M1 1N 1B 2C 3O 4N", "M2 2N 2B 3N 3B 4O"], "Fz", round=5)) == "bid M1"


def test_it_pays_for_the_robot_that_makes_a_widget() -> None:
    state = fzzzt.table(["M1 2B 4N 5N", "M2 2N 1O"], "5O", round=5, units=["NO6"])
    assert best(state) != "bid M1"


def test_it_gives_to_the_leader() -> None:
    own = "red-gift blue-9 green-8 yellow-9 yellow-8 green-9 blue-8 green-7"
    hands = (own, LONG, "yellow-7", LONG.replace("1", "4"))
    assert best(play(*hands, moves=("1 play red-gift",))) == "attack 3"


def test_it_goes_out_when_it_can() -> None:
    assert best(play("red-1", LONG, LONG.replace("1", "4"))) == "play red-1"


def test_it_takes_the_card_that_its_spell_lacks() -> None:
    assert best(swap("b2 b3 b4 g6 o5", ground="b5 g3 pu7", round=4)) == "take blue-5 ground-1"


def test_it_completes_a_straight() -> None:
    assert best(swap("b1 b2 b3 b4 g7", air="b5 m1 pi7")) == "take blue-5 air-1"
    assert best(swap("b1 b2 b3 b4 g7", "1 take b5", air="b5 m1 pi7")) == "put green-7"


def test_it_does_not_throw_its_spell_away() -> None:
    put = best(swap("b2 b3 b4 g7 pi6", "1 take b5", air="o1 o2 pi1", ground="b5 g3 pu1"))
    assert put in ("put green-7", "put pink-6")
