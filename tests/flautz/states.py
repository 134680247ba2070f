"""States of FLAUTZ! in every situation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.games.flautz.state import FlautzState
from tests.flautz.scenarios import Scenario, table
from tests.scenario_files import do

Moment = Callable[[], FlautzState]

HANDS = ["b1 b2 g3 o7 pr", "g1 g2 pu3 o5 pi7"]
FIVE_THREES = "b3 g3 pu3 o3 m3"


def state_after(
    *moves: str, hand: str = HANDS[0], air: str = "b3 o1 o2", ground: str = "o6 o7 pi1", **rest: Any
) -> FlautzState:
    """Return the state after the moves. `hand` is the hand of the first seat."""
    state = table(Scenario(rule="Z-4", title="", hands=[hand, HANDS[1]], air=air, ground=ground, **rest))
    do(state, *moves)
    return state


def taking() -> FlautzState:
    return state_after()


def taking_from(row: str) -> Moment:
    return lambda: state_after(arena=",".join([row] * 4))


def with_flautz() -> FlautzState:
    return state_after(hand=FIVE_THREES)


def nothing_to_draw() -> FlautzState:
    """Only five players with the smallest deck can reach this state, so the pile is simply cleared."""
    state = taking()
    state.draw_pile.clear()
    return state


def replacing() -> FlautzState:
    return state_after(focused=[1])


def replacing_on(row: str) -> Moment:
    return lambda: state_after(focused=[1], arena=",".join([row] * 4))


def replaced() -> FlautzState:
    return state_after("1 replace 4", focused=[1], draw="m7")


def replaced_in(row: str, place: int) -> Moment:
    return lambda: state_after(f"1 replace {place}", focused=[1], arena=",".join([row] * 4))


def replaced_with_flautz() -> FlautzState:
    return state_after("1 replace 4", hand=FIVE_THREES, focused=[1], draw="m7")


def putting() -> FlautzState:
    return state_after("1 take 1")


def putting_a_double() -> FlautzState:
    return state_after("1 take 1", hand="b1 b2 b3 o7 pr")


def putting_a_flautz() -> FlautzState:
    return state_after("1 take m3", hand="b1 g3 pu3 o3 pi3", air="m3 o1 o2")


def putting_a_straight() -> FlautzState:
    return state_after("1 take b3", hand="b1 b2 b4 b5 g7")


def over() -> FlautzState:
    return state_after("1 flautz", "2 take 1", "2 put g1", hand=FIVE_THREES, matches=1)


MOMENTS: dict[str, Moment] = {
    "take": taking,
    "take from the air": taking_from("air"),
    "take from the ground": taking_from("ground"),
    "take or call": with_flautz,
    "take with nothing to draw": nothing_to_draw,
    "replace": replacing,
    "replace in the air": replacing_on("air"),
    "take now": replaced,
    "take now, with a FLAUTZ!": replaced_with_flautz,
    "put": putting,
    "put, with an equal card": putting_a_double,
    "put and call": putting_a_flautz,
    "put for a straight": putting_a_straight,
}
