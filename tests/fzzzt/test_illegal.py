"""Illegal moves are rejected with the rule, and the state is unchanged."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

import parlour
from parlour import BadNotation, Event, IllegalAction, NotYourTurn, ParlourError
from parlour.games.fzzzt import GAME
from parlour.games.fzzzt.actions import ALLOCATE, LEAVE
from parlour.games.fzzzt.state import FzzztState
from tests.fzzzt.states import DECK, do, table


def auction() -> FzzztState:
    """The first seat bids. Its hand is M1, 1B, 2N, 2N."""
    return table(["M1 1B 2N 2N", "M2 3B"], "5N 5B")


def clean_up() -> FzzztState:
    """The first seat decides on NB5, then on NO6. The second has no unit, the third has one."""
    return table(["M1 1NB 2O Fz", "M2 5N", "M3"], units=["NB5 NO6", "", "O3"], phase="clean-up")


def second_unit() -> FzzztState:
    state = clean_up()
    do(state, "allocate 1NB")
    return state


def decided() -> FzzztState:
    state = second_unit()
    do(state, "leave")
    return state


def game_over() -> FzzztState:
    state = table(["M1 1B", "M2 3B"], "5N", round=5)
    do(state, "1B", "3B")
    return state


def allocate(card: str) -> int:
    return ALLOCATE + DECK.kind(card)


Moment = Callable[[], FzzztState]
Refused = tuple[Moment, int, int, str, str | None, dict[str, object]]

REFUSED_ACTIONS: dict[str, Refused] = {
    "no card": (auction, 0, 0, "empty-bid", "F-9", {}),
    "a place the hand does not have": (auction, 0, 0b10000, "no-such-place", "F-9", {"cards": 4}),
    "all six places of a hand of four": (auction, 0, 0b111111, "no-such-place", "F-9", {"cards": 4}),
    "the second of two equal cards": (auction, 0, 0b1000, "bid-twins-in-order", "F-9", {}),
    "leaving a unit in an auction": (auction, 0, LEAVE, "bid-now", "F-9", {}),
    "allocating in an auction": (auction, 0, allocate("2N"), "bid-now", "F-9", {}),
    "bidding nothing in the clean-up": (clean_up, 0, 0, "allocate-now", "F-19", {}),
    "bidding in the clean-up": (clean_up, 0, 1, "allocate-now", "F-19", {}),
    "a robot of somebody else": (clean_up, 0, allocate("5N"), "not-yours", "F-19", {"card": "5N"}),
    "a unit as a robot": (clean_up, 0, allocate("NB5"), "not-yours", "F-19", {"card": "NB5"}),
    "a kind the deck does not have": (clean_up, 0, GAME.actions - 1, "not-yours", "F-19", {"card": "?"}),
    "a Fzzzt": (clean_up, 0, allocate("Fz"), "not-a-robot", "F-19", {"card": "Fz"}),
    "a Mechanic": (clean_up, 0, allocate("M1"), "not-a-robot", "F-19", {"card": "M1"}),
    "a symbol the unit does not show": (
        clean_up,
        0,
        allocate("2O"),
        "symbol-not-shown",
        "F-19",
        {"card": "2O", "unit": "NB5"},
    ),
    "the same robot again": (second_unit, 0, allocate("1NB"), "already-allocated", "F-19", {"card": "1NB"}),
}

NOT_YOUR_TURN: dict[str, Refused] = {
    "bidding before the chief": (auction, 1, 1, "not-your-turn", None, {}),
    "deciding without a unit": (clean_up, 1, LEAVE, "not-your-turn", None, {}),
    "deciding twice": (decided, 0, LEAVE, "not-your-turn", None, {}),
    "playing on after the end": (game_over, 0, 1, "game-over", None, {}),
    "a seat too far": (auction, 2, 1, "no-such-seat", None, {"seat": "2"}),
    "a seat below the first": (auction, -1, 1, "no-such-seat", None, {"seat": "-1"}),
    "a seat far beyond": (auction, 10**30, 1, "no-such-seat", None, {"seat": str(10**30)}),
    "a seat after the end": (game_over, 4, 1, "no-such-seat", None, {"seat": "4"}),
}

REFUSED_TEXTS: dict[str, tuple[Moment, int, str, type[ParlourError], str, str | None]] = {
    "nothing": (auction, 0, "", BadNotation, "empty-move", None),
    "blanks": (auction, 0, " \t\n", BadNotation, "empty-move", None),
    "signs only": (auction, 0, " + , ", BadNotation, "empty-move", None),
    "a bid of nothing": (auction, 0, "bid", IllegalAction, "empty-bid", "F-9"),
    "an unknown card": (auction, 0, "bid 1B+9X", BadNotation, "unknown-card", None),
    "an unknown verb": (auction, 0, "pass", BadNotation, "unknown-card", None),
    "leave with more words": (clean_up, 0, "leave NB5", BadNotation, "unknown-card", None),
    "allocating an unknown card": (clean_up, 0, "allocate 9X", BadNotation, "unknown-card", None),
    "allocating nothing": (clean_up, 0, "allocate", BadNotation, "allocate-one", None),
    "allocating two": (clean_up, 0, "allocate 1NB+2O", IllegalAction, "one-robot-each", "F-19"),
    "a card not in hand": (auction, 0, "bid 3B", IllegalAction, "not-in-hand", "F-9"),
    "a card too often": (auction, 0, "2N+2N+2N", IllegalAction, "not-in-hand", "F-9"),
    "leaving in an auction": (auction, 0, "leave", IllegalAction, "bid-now", "F-9"),
    "allocating in an auction": (auction, 0, "allocate 2N", IllegalAction, "bid-now", "F-9"),
    "bidding in the clean-up": (clean_up, 0, "bid 1NB", IllegalAction, "allocate-now", "F-19"),
    "bidding what one does not have in the clean-up": (
        clean_up,
        0,
        "bid 5N",
        IllegalAction,
        "allocate-now",
        "F-19",
    ),
    "a bid of nothing in the clean-up": (clean_up, 0, "bid", IllegalAction, "allocate-now", "F-19"),
    "a bare Fzzzt in the clean-up": (clean_up, 0, "Fz", IllegalAction, "not-a-robot", "F-19"),
    "a robot of somebody else": (clean_up, 0, "allocate 5N", IllegalAction, "not-yours", "F-19"),
    "a Fzzzt": (clean_up, 0, "allocate Fz", IllegalAction, "not-a-robot", "F-19"),
    "a symbol not shown": (clean_up, 0, "allocate 2O", IllegalAction, "symbol-not-shown", "F-19"),
    "the same robot again": (second_unit, 0, "allocate 1NB", IllegalAction, "already-allocated", "F-19"),
    "bidding before the chief": (auction, 1, "3B", NotYourTurn, "not-your-turn", None),
    "deciding without a unit": (clean_up, 1, "leave", NotYourTurn, "not-your-turn", None),
    "after the end": (game_over, 0, "1B", NotYourTurn, "game-over", None),
}


def refused(state: FzzztState, seat: Any, action: Any) -> IllegalAction:
    """Return the error of the action. Check that there are no events and no changes."""
    before = GAME.position(state)
    heard: list[Event] = []
    state.listener = heard.append
    with pytest.raises(IllegalAction) as refusal:
        parlour.play(state, seat, action)
    assert GAME.position(state) == before
    assert heard == []
    return refusal.value


@pytest.mark.rule("F-9")
@pytest.mark.rule("F-19")
@pytest.mark.parametrize("name", REFUSED_ACTIONS)
def test_an_illegal_action_names_its_rule_and_changes_nothing(name: str) -> None:
    moment, seat, action, code, rule, params = REFUSED_ACTIONS[name]
    error = refused(moment(), seat, action)
    assert type(error) is IllegalAction
    assert (error.code, error.rule, error.params) == (code, rule, params)


@pytest.mark.parametrize("name", NOT_YOUR_TURN)
def test_whoever_is_not_asked_may_not_act(name: str) -> None:
    moment, seat, action, code, rule, params = NOT_YOUR_TURN[name]
    error = refused(moment(), seat, action)
    assert type(error) is NotYourTurn
    assert (error.code, error.rule, error.params) == (code, rule, params)


@pytest.mark.parametrize("moment", [auction, clean_up])
@pytest.mark.parametrize("action", [-1, GAME.actions, 10**30, True, False, None, "1", 1.0, float("nan"), [1]])
def test_what_is_no_action_is_refused(moment: Moment, action: object) -> None:
    error = refused(moment(), 0, action)
    assert type(error) is IllegalAction
    assert (error.code, error.params) == ("no-such-action", {"action": str(action)})


@pytest.mark.parametrize("seat", [True, False, None, "0", 0.0, [0]])
def test_what_is_no_seat_is_refused(seat: object) -> None:
    error = refused(auction(), seat, 1)
    assert type(error) is NotYourTurn
    assert (error.code, error.params) == ("no-such-seat", {"seat": str(seat)})


@pytest.mark.parametrize("moment", [auction, clean_up, second_unit])
def test_every_action_is_either_legal_or_refused(moment: Moment) -> None:
    state = moment()
    legal = state.legal(0)
    for action in range(GAME.actions):
        if action not in legal:
            assert refused(state, 0, action).rule is not None


@pytest.mark.rule("F-9")
@pytest.mark.rule("F-19")
@pytest.mark.parametrize("name", REFUSED_TEXTS)
def test_a_text_that_is_no_legal_move_is_refused(name: str) -> None:
    moment, seat, text, kind, code, rule = REFUSED_TEXTS[name]
    state = moment()
    before = GAME.position(state)
    with pytest.raises(ParlourError) as refusal:
        GAME.parse(state, text, seat)
    assert type(refusal.value) is kind
    assert (refusal.value.code, refusal.value.rule) == (code, rule)
    assert GAME.position(state) == before


@pytest.mark.parametrize("seat", [-1, 2, 10**30])
def test_a_text_of_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(NotYourTurn):
        GAME.parse(auction(), "1B", seat)


def test_every_refusal_of_the_notation_is_shown_here() -> None:
    source = files("parlour.games.fzzzt").joinpath("notation.py").read_text("utf-8")
    known = set(re.findall(r'\((?:\s*)"([a-z]+(?:-[a-z]+)+)"', source))
    shown = {case[3] for case in (REFUSED_ACTIONS | NOT_YOUR_TURN).values()}
    assert known <= shown | {case[4] for case in REFUSED_TEXTS.values()}
    assert "bid-twins-in-order" in known
