"""Illegal moves are rejected with the rule, and the state is unchanged."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import parlour
from parlour import BadNotation, IllegalAction, NotYourTurn
from parlour.games.flautz import GAME
from parlour.games.flautz.actions import CALL, FOCUS, PUT, PUT_AND_CALL, REPLACE, TAKE
from parlour.games.flautz.notation import card_of
from tests.flautz.states import (
    FIVE_THREES,
    MOMENTS,
    Moment,
    nothing_to_draw,
    over,
    putting,
    putting_a_flautz,
    putting_a_straight,
    replaced,
    replaced_in,
    replaced_with_flautz,
    replacing,
    replacing_on,
    state_after,
    taking,
    taking_from,
)
from tests.scenario_files import unchanged_after

#: A state, an action of the first seat, its notation and the refusal.
REFUSED: dict[str, tuple[Moment, int, str, str, str]] = {
    "from a closed row": (taking_from("air"), TAKE + 3, "take o6", "wrong-row", "Z-4"),
    "from a closed place": (taking_from("ground"), TAKE + 1, "2", "wrong-row", "Z-4"),
    "replacing in a closed row": (replacing_on("air"), REPLACE + 3, "o6", "wrong-row", "Z-4"),
    "from a closed row after replacing": (replaced_in("ground", 4), TAKE, "b3", "wrong-row", "Z-4"),
    "putting before taking": (taking, PUT + card_of("b1"), "put b1", "take-first", "Z-5"),
    "calling with a card before taking": (taking, PUT_AND_CALL, "put b1!", "take-first", "Z-5"),
    "putting right after replacing": (replaced, PUT + card_of("b1"), "put b1", "take-first", "Z-5"),
    "taking twice": (putting, TAKE + 1, "take 2", "put-now", "Z-5"),
    "taking from the emptied place": (putting, TAKE, "take 1", "put-now", "Z-5"),
    "replacing after taking": (putting, REPLACE + 1, "replace 2", "put-now", "Z-5"),
    "focusing after taking": (putting, FOCUS, "focus", "put-now", "Z-5"),
    "calling before putting": (putting_a_flautz, CALL, "!", "put-now", "Z-5"),
    "putting the card just taken": (putting, PUT + card_of("b3"), "b3", "put-another", "Z-5"),
    "calling with the card just taken": (putting, PUT_AND_CALL + card_of("b3"), "b3!", "put-another", "Z-5"),
    "putting a card of somebody else": (putting, PUT + card_of("g1"), "put g1", "not-in-hand", "Z-5"),
    "putting a card of no deck": (putting, PUT + card_of("b9"), "put b9", "not-in-hand", "Z-5"),
    "taking while focused": (replacing, TAKE + 1, "take 2", "replace-first", "Z-7"),
    "putting while focused": (replacing, PUT + card_of("b1"), "put b1", "replace-first", "Z-7"),
    "focusing while focused": (replacing, FOCUS, "focus", "replace-first", "Z-7"),
    "calling while focused": (
        lambda: state_after(hand=FIVE_THREES, focused=[1]),
        CALL,
        "flautz",
        "replace-first",
        "Z-7",
    ),
    "replacing without focus": (taking, REPLACE + 1, "replace 2", "not-focused", "Z-7"),
    "replacing twice": (replaced, REPLACE + 1, "replace 2", "swap-now", "Z-7"),
    "focusing again at once": (replaced, FOCUS, "focus", "swap-now", "Z-7"),
    "calling instead of the swap": (replaced_with_flautz, CALL, "flautz", "swap-now", "Z-7"),
    "focusing for nothing": (nothing_to_draw, FOCUS, "focus", "nothing-to-draw", "Z-8"),
    "calling nothing": (taking, CALL, "flautz", "no-flautz", "Z-15"),
    "calling nothing after the swap": (putting, PUT_AND_CALL + card_of("b1"), "b1!", "no-flautz", "Z-15"),
    "breaking the FLAUTZ!": (putting_a_flautz, PUT_AND_CALL + card_of("g3"), "g3!", "no-flautz", "Z-15"),
    "calling a straight FLAUTZ!": (
        putting_a_straight,
        PUT_AND_CALL + card_of("g7"),
        "g7 flautz",
        "straight-shows-itself",
        "Z-17",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_an_illegal_action_names_its_rule_and_changes_nothing(name: str) -> None:
    moment, action, text, code, rule = REFUSED[name]
    state = moment()
    for attempt in (lambda: parlour.play(state, 0, action), lambda: GAME.parse(state, text, 0)):
        error = unchanged_after(state, attempt)
        assert (type(error), error.code, error.rule) == (IllegalAction, code, rule)


@pytest.mark.parametrize("name", MOMENTS)
def test_every_action_is_legal_or_refused_by_a_rule(name: str) -> None:
    state = MOMENTS[name]()
    assert GAME.actions == 124
    legal = state.legal(0)
    for action in range(GAME.actions):
        error = parlour.why_not(state, 0, action)
        assert (error is None) == (action in legal)
        assert error is None or (type(error) is IllegalAction and error.rule in GAME.rules)
        other = parlour.why_not(state, 1, action)
        assert other is not None
        assert (type(other), other.code) == (NotYourTurn, "not-your-turn")


@pytest.mark.rule("Z-4")
@pytest.mark.parametrize("text", ["take pu5", "pu5", "take b9", "b3 2", "take air-1 o1", "1 2", "b3 o1"])
def test_a_card_that_does_not_lie_there_cannot_be_taken(text: str) -> None:
    state = taking()
    error = unchanged_after(state, lambda: GAME.parse(state, text, 0))
    assert (type(error), error.code, error.rule) == (IllegalAction, "not-displayed", "Z-4")
    assert error.params == {"text": text.removeprefix("take ")}


@pytest.mark.parametrize(
    ("moment", "text", "params"),
    [
        (taking_from("air"), "4", {"field": "air"}),
        (putting, "focus", {"card": "blue-3"}),
        (putting, "b3", {"card": "blue-3"}),
        (putting, "g1", {"card": "green-1"}),
        (taking, "take x3", {"card": "x3"}),
        (taking, "1 2 3", {"text": "1 2 3"}),
    ],
)
def test_a_refusal_says_what_is_wrong(moment: Moment, text: str, params: dict[str, object]) -> None:
    state = moment()
    assert unchanged_after(state, lambda: GAME.parse(state, text, 0)).params == params


NONSENSE: dict[str, tuple[Moment, list[str]]] = {
    "which-card": (taking, ["take p3", "l4", "put p1"]),
    "empty-move": (taking, ["", " \t\n", ",", " , "]),
    "take-one": (taking, ["take", "replace", "1 2 3", "take b3 air-1 please", "take blue 3 now please"]),
    "put-one": (putting, ["put", "b1 b2", "put b1 b2!", "put !", "put flautz", "flautz b1", "put b1 in 1"]),
    "unknown-card": (
        taking,
        ["lunch", "0", "7", "11", "take air-4", "b3!", "take b3 ٢", "\0", "\ud800", "focus!"],
    ),
}


@pytest.mark.parametrize(("code", "text"), [(code, text) for code in NONSENSE for text in NONSENSE[code][1]])
def test_nonsense_is_no_move(code: str, text: str) -> None:
    state = NONSENSE[code][0]()
    error = unchanged_after(state, lambda: GAME.parse(state, text, 0))
    assert (type(error), error.code, error.rule) == (BadNotation, code, None)


@pytest.mark.parametrize("text", ["7", "b1!!", "green", "1", "put air-1", "!!", "put x!"])
def test_what_is_no_card_cannot_be_put(text: str) -> None:
    state = putting()
    error = unchanged_after(state, lambda: GAME.parse(state, text, 0))
    assert (type(error), error.code) == (BadNotation, "unknown-card")


@pytest.mark.parametrize(
    ("moment", "seat", "code"),
    [
        (taking, 1, "not-your-turn"),
        (putting, 1, "not-your-turn"),
        (over, 0, "game-over"),
        (over, 1, "game-over"),
    ],
)
def test_whoever_is_not_asked_may_not_act(moment: Moment, seat: int, code: str) -> None:
    state = moment()
    for attempt in (lambda: parlour.play(state, seat, FOCUS), lambda: GAME.parse(state, "take 1", seat)):
        error = unchanged_after(state, attempt)
        assert (type(error), error.code, error.rule) == (NotYourTurn, code, None)


def test_every_refusal_of_the_notation_is_shown_here() -> None:
    source = files("parlour.games.flautz").joinpath("notation.py").read_text("utf-8")
    raised = re.findall(r"(?:IllegalAction|BadNotation)\((.*)\)", source)
    known = {code for call in raised for code in re.findall(r'"([a-z]+(?:-[a-z]+)+)"', call)}
    shown = {case[3] for case in REFUSED.values()} | set(NONSENSE)
    assert known == shown - {"empty-move"} | {"which-row", "not-displayed"}
