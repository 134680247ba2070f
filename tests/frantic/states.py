"""States of FRANTIC in every situation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from parlour import Rng
from parlour.games.frantic import GAME
from parlour.games.frantic.actions import SEAT
from parlour.games.frantic.state import FranticState
from tests.frantic.scenarios import Scenario, kinds, table
from tests.scenario_files import do

Moment = Callable[[], FranticState]

THREE = ["red-gift red-1 red-2 blue-9", "blue-1 blue-2 counterattack", "green-1 green-2 nice-try"]
TEN = "blue-1 blue-2 blue-3 blue-4 blue-5 blue-6 blue-7 blue-8 blue-9 fuck-you"
AT_AN_EVENT = ["black-5 red-1 red-2 red-3", "blue-1 blue-2 blue-3", "green-1 green-2 green-3 yellow-8"]


def state_after(*moves: str, **scenario: Any) -> FranticState:
    """Return the state after the moves."""
    state = table(Scenario(rule="R-1", title="", **scenario))
    do(state, *moves)
    return state


def a_turn() -> FranticState:
    return state_after(hands=THREE)


def after_drawing() -> FranticState:
    return state_after("1 draw", hands=THREE, draw="yellow-9")


def colour_wished() -> FranticState:
    return state_after(hands=THREE, top="fantastic", wish="green")


def number_wished() -> FranticState:
    return state_after(hands=["red-gift red-7 black-3", "blue-1", "green-1"], top="fantastic", wish="7")


def holding_fuck_you() -> FranticState:
    return state_after(hands=["fuck-you red-1 black-3 red-gift", "blue-1", "green-1"], top="blue-5")


def no_pile() -> FranticState:
    return state_after(hands=["red-1 blue-1", "blue-2", "green-1"], pile=0)


def second_chance() -> FranticState:
    return state_after("1 play red-2nd-chance", hands=["red-2nd-chance red-1 blue-1", "blue-2", "green-2"])


def aiming_gift() -> FranticState:
    return state_after("1 play red-gift", hands=THREE)


def aiming_exchange() -> FranticState:
    return state_after("1 play red-exchange", hands=["red-exchange red-1 red-2", "blue-1", "green-1"])


def aiming_skip() -> FranticState:
    hands = ["red-skip red-1", "blue-1", "green-1", "yellow-1"]
    return state_after("1 play red-skip", hands=hands, skipped=[3])


def aiming_four() -> FranticState:
    return state_after("1 play fantastic-four", hands=["fantastic-four red-1", "blue-1", "green-1"])


def aiming_equality() -> FranticState:
    hands = ["equality red-1 red-2", "blue-1", "green-1", "yellow-1 yellow-2"]
    return state_after("1 play equality", hands=hands)


def giving() -> FranticState:
    hands = ["red-gift red-1 red-2 fuck-you", "blue-1 blue-2", "green-1"]
    return state_after("1 play red-gift", "1 attack 2", "1 give red-1", hands=hands)


def a_gift_comes() -> FranticState:
    return state_after("1 play red-gift", "1 attack 2", "1 give red-1", "1 give red-2", hands=THREE)


def wishing() -> FranticState:
    return state_after("1 play fantastic", hands=["fantastic red-1", "blue-1", "green-1"])


def wishing_after(card: str) -> Moment:
    def moment() -> FranticState:
        return state_after(f"1 play {card}", hands=[f"{card} red-1", "blue-1 blue-2", "green-1 green-2"])

    return moment


def nice_try() -> FranticState:
    return state_after("1 play red-1", hands=["red-1", "blue-1 blue-2", "green-1 nice-try"])


def at_event(name: str, *moves: str) -> Moment:
    """The first seat has played a black card and turned up the event. The second seat decides first."""

    def moment() -> FranticState:
        return state_after("1 play black-5", *moves, hands=AT_AN_EVENT, events=name, draw="red-6 red-7 red-8")

    return moment


gambling = at_event("gambling-man")
market = at_event("market")
christmas = at_event("merry-christmas")
recession = at_event("recession")
party_card = at_event("surprise-party")
party_seat = at_event("surprise-party", "2 give blue-1")
eye = at_event("all-seeing-eye")


def game_over() -> FranticState:
    return state_after("1 play red-1", "2 pass", "3 pass", hands=["red-1", "blue-9", "green-9"], limit=9)


def card(code: str) -> int:
    return kinds(code)[0]


def seat(number: int) -> int:
    return SEAT + number - 1


def random_moments(seats: int, seed: int, **options: Any) -> Iterator[FranticState]:
    """Yield some states of a random game."""
    rng = Rng(seed, 2)
    state = GAME.start(seats, seed, **options)
    assert isinstance(state, FranticState)
    while state.actors:
        if rng.below(4) == 0:
            yield state
        actor = state.actors[rng.below(len(state.actors))]
        state.apply(actor, state.random_action(actor, rng))
