"""Illegal moves are rejected with the rule, and the state is unchanged."""

from __future__ import annotations

import re
from functools import partial
from importlib.resources import files
from typing import Any

import pytest

import parlour
from parlour import BadNotation, IllegalAction, NotYourTurn, Rng
from parlour.games.frantic import GAME, notation
from parlour.games.frantic.actions import COLOUR, DRAW, NUMBER, PASS
from parlour.games.frantic.steps import STEPS, step_of
from tests.frantic.states import (
    Moment,
    a_gift_comes,
    a_turn,
    after_drawing,
    aiming_equality,
    aiming_exchange,
    aiming_four,
    aiming_gift,
    aiming_skip,
    at_event,
    card,
    christmas,
    colour_wished,
    eye,
    gambling,
    game_over,
    giving,
    holding_fuck_you,
    market,
    nice_try,
    no_pile,
    number_wished,
    party_card,
    party_seat,
    random_moments,
    recession,
    seat,
    second_chance,
    wishing,
    wishing_after,
)
from tests.scenario_files import unchanged_after

Refused = tuple[Moment, int, int, str, str, str]

#: A state, a seat, an action, its notation and the refusal.
REFUSED: dict[str, Refused] = {
    "a card that does not fit": (a_turn, 0, card("blue-9"), "b9", "does-not-fit", "R-11"),
    "a special that does not fit": (holding_fuck_you, 0, card("red-gift"), "r gift", "does-not-fit", "R-12"),
    "a black card that does not fit": (holding_fuck_you, 0, card("black-3"), "k3", "does-not-fit", "R-14"),
    "a number without its wished colour": (colour_wished, 0, card("red-1"), "r1", "not-as-wished", "R-11"),
    "a special on a wished number": (number_wished, 0, card("red-gift"), "rgift", "not-as-wished", "R-12"),
    "a black card of another number": (
        number_wished,
        0,
        card("black-3"),
        "k3",
        "not-as-wished",
        "R-14",
    ),
    "a card of somebody else": (a_turn, 0, card("blue-1"), "play b1", "not-in-hand", "R-5"),
    '"Fuck You" with four cards': (holding_fuck_you, 0, card("fuck-you"), "fu", "not-ten-cards", "R-16"),
    "passing without drawing": (a_turn, 0, PASS, "pass", "no-passing", "R-5"),
    "drawing twice": (after_drawing, 0, DRAW, "draw", "drawn-already", "R-5"),
    "drawing from nothing": (no_pile, 0, DRAW, "draw", "nothing-to-draw", "R-6"),
    "a seat on a turn": (a_turn, 0, seat(2), "attack 2", "card-now", "R-5"),
    "a wish on a turn": (a_turn, 0, COLOUR, "wish blue", "card-now", "R-5"),
    "drawing after 2nd Chance": (second_chance, 0, DRAW, "draw", "no-drawing", "R-17"),
    "passing after 2nd Chance": (second_chance, 0, PASS, "pass", "no-passing", "R-17"),
    "no fitting card after 2nd Chance": (second_chance, 0, card("blue-1"), "b1", "does-not-fit", "R-11"),
    "a card instead of a target": (aiming_gift, 0, card("red-1"), "r1", "seat-now", "R-19"),
    "passing instead of a target": (aiming_exchange, 0, PASS, "pass", "seat-now", "R-20"),
    "a Gift to oneself": (aiming_gift, 0, seat(1), "attack 1", "not-yourself", "R-19"),
    "a Gift to nobody": (aiming_gift, 0, seat(4), "attack 4", "nobody-there", "R-19"),
    "an Exchange with oneself": (aiming_exchange, 0, seat(1), "1", "not-yourself", "R-20"),
    "a Skip for oneself": (aiming_skip, 0, seat(1), "1", "not-yourself", "R-18"),
    "a Skip for somebody skipped": (aiming_skip, 0, seat(3), "3", "already-skipped", "R-18"),
    "a Fantastic Four for oneself": (aiming_four, 0, seat(1), "1", "not-yourself", "R-23"),
    "Equality for somebody with as many": (aiming_equality, 0, seat(4), "4", "not-fewer-cards", "R-24"),
    "Equality for oneself": (aiming_equality, 0, seat(1), "1", "not-yourself", "R-24"),
    "giving a card twice": (giving, 0, card("red-1"), "r1", "not-in-hand", "R-19"),
    "giving a card of somebody else": (giving, 0, card("blue-1"), "b1", "not-in-hand", "R-19"),
    'giving "Fuck You"': (giving, 0, card("fuck-you"), "give fu", "not-handed-on", "R-16"),
    "drawing instead of giving": (giving, 0, DRAW, "draw", "no-drawing", "R-19"),
    "giving nothing": (giving, 0, PASS, "pass", "no-passing", "R-19"),
    "another card in a window": (a_gift_comes, 1, card("blue-1"), "b1", "only-counterattack", "R-25"),
    "a card one does not have in a window": (a_gift_comes, 1, card("red-1"), "r1", "not-in-hand", "R-25"),
    "drawing in a window": (a_gift_comes, 1, DRAW, "draw", "no-drawing", "R-25"),
    "another card instead of Nice Try": (nice_try, 2, card("green-1"), "g1", "only-nice-try", "R-26"),
    "Nice Try that one does not have": (nice_try, 1, card("nice-try"), "nice", "not-in-hand", "R-26"),
    "a card instead of a wish": (wishing, 0, card("red-1"), "r1", "wish-now", "R-27"),
    "no wish": (wishing, 0, PASS, "pass", "wish-now", "R-27"),
    "drawing instead of a wish": (wishing, 0, DRAW, "draw", "wish-now", "R-27"),
    "a number for Equality": (wishing_after("equality"), 0, NUMBER + 7, "7", "colour-wish-only", "R-24"),
    "a number for Counterattack": (
        wishing_after("counterattack"),
        0,
        NUMBER + 7,
        "7",
        "colour-wish-only",
        "R-25",
    ),
    "a number for Nice Try": (wishing_after("nice-try"), 0, NUMBER + 1, "1", "colour-wish-only", "R-26"),
    "gambling with a card of somebody else": (gambling, 1, card("red-1"), "r1", "not-in-hand", "E-8"),
    "not gambling": (gambling, 1, PASS, "pass", "no-passing", "E-8"),
    "a card that is not on the market": (market, 1, card("blue-1"), "b1", "not-in-market", "E-9"),
    "not buying": (market, 1, PASS, "pass", "no-passing", "E-9"),
    "presents for oneself": (christmas, 1, seat(2), "to 2", "not-yourself", "E-11"),
    "presents for nobody": (christmas, 1, seat(8), "to 8", "nobody-there", "E-11"),
    "a card at Merry Christmas": (christmas, 1, card("blue-1"), "b1", "seat-now", "E-11"),
    "putting down a card of somebody else": (recession, 1, card("red-1"), "r1", "not-in-hand", "E-13"),
    "a present of somebody else": (party_card, 1, card("red-1"), "r1", "not-in-hand", "E-15"),
    "a seat before the present": (party_card, 1, seat(1), "1", "card-now", "E-15"),
    "a present for oneself": (party_seat, 1, seat(2), "2", "not-yourself", "E-15"),
    "playing under the Eye": (eye, 1, card("blue-1"), "b1", "agree-now", "E-16"),
    "drawing under the Eye": (eye, 1, DRAW, "draw", "agree-now", "E-16"),
}
RULES = {rule for *_, rule in REFUSED.values()}


@pytest.mark.parametrize("name", REFUSED)
def test_an_illegal_action_names_its_rule_and_changes_nothing(name: str) -> None:
    moment, actor, action, _, code, rule = REFUSED[name]
    state = moment()
    error = unchanged_after(state, lambda: parlour.play(state, actor, action))
    assert (type(error), error.code, error.rule) == (IllegalAction, code, rule)


@pytest.mark.parametrize("name", REFUSED)
def test_an_illegal_text_names_its_rule_and_changes_nothing(name: str) -> None:
    moment, actor, _, text, code, rule = REFUSED[name]
    state = moment()
    error = unchanged_after(state, lambda: GAME.parse(state, text, actor))
    assert (type(error), error.code, error.rule) == (IllegalAction, code, rule)


@pytest.mark.parametrize(
    ("moment", "actor", "action", "params"),
    [
        (a_turn, 0, card("blue-9"), {"card": "blue-9", "top": "red-5"}),
        (colour_wished, 0, card("red-1"), {"card": "red-1", "wish": "green"}),
        (number_wished, 0, card("red-gift"), {"card": "red-gift", "wish": "7"}),
        (holding_fuck_you, 0, card("fuck-you"), {"card": "fuck-you", "wanted": 10, "found": 4}),
        (aiming_gift, 0, seat(4), {"seat": 4}),
        (aiming_skip, 0, seat(3), {"seat": 3}),
    ],
)
def test_a_refusal_says_what_is_wrong(
    moment: Moment, actor: int, action: int, params: dict[str, object]
) -> None:
    state = moment()
    assert unchanged_after(state, lambda: parlour.play(state, actor, action)).params == params


@pytest.mark.parametrize(
    ("moment", "actor", "code"),
    [
        (a_turn, 1, "not-your-turn"),
        (a_gift_comes, 0, "not-your-turn"),
        (nice_try, 0, "not-your-turn"),
        (at_event("gambling-man", "2 lay blue-1"), 1, "not-your-turn"),
        (game_over, 0, "game-over"),
        (game_over, 2, "game-over"),
    ],
)
def test_whoever_is_not_asked_may_not_act(moment: Moment, actor: int, code: str) -> None:
    state = moment()
    for action, text in ((PASS, "pass"), (DRAW, "draw"), (card("red-1"), "play red-1"), (seat(2), "2")):
        for error in (
            unchanged_after(state, partial(parlour.play, state, actor, action)),
            unchanged_after(state, partial(GAME.parse, state, text, actor)),
        ):
            assert (type(error), error.code, error.rule) == (NotYourTurn, code, None)


@pytest.mark.parametrize("actor", [-1, 3, 8, 10**30])
def test_nobody_sits_elsewhere(actor: int) -> None:
    state = a_turn()
    assert isinstance(unchanged_after(state, lambda: GAME.parse(state, "draw", actor)), NotYourTurn)
    error = unchanged_after(state, lambda: parlour.play(state, actor, DRAW))
    assert (type(error), error.code) == (NotYourTurn, "no-such-seat")


@pytest.mark.parametrize("action", [-1, GAME.actions, 10**30, True, None, "1", 1.0, [1]])
def test_what_is_no_action_is_refused(action: Any) -> None:
    state = a_turn()
    error = unchanged_after(state, lambda: parlour.play(state, 0, action))
    assert (type(error), error.code) == (IllegalAction, "no-such-action")


NONSENSE: dict[str, tuple[Moment, str, str]] = {
    "nothing": (a_turn, "", "empty-move"),
    "blanks": (a_turn, " \t\n", "empty-move"),
    "a word": (a_turn, "lunch", "unknown-move"),
    "a verb alone": (a_turn, "play", "unknown-move"),
    "two cards": (a_turn, "r1 r2", "unknown-move"),
    "an unknown card": (a_turn, "play red-10", "unknown-move"),
    "a colour without a number": (a_turn, "play red-", "unknown-move"),
    "a ninth seat": (aiming_gift, "attack 9", "unknown-move"),
    "seat 0": (aiming_gift, "attack 0", "unknown-move"),
    "a seat in other digits": (aiming_gift, "attack ٢", "unknown-move"),
    "a large number": (aiming_gift, "9" * 5000, "unknown-move"),
    "a black wish": (wishing, "wish black", "unknown-move"),
    "number 0 wished": (wishing, "wish 0", "unknown-move"),
    "number 10 wished": (wishing, "wish 10", "unknown-move"),
    "a zero byte": (a_turn, "\0", "unknown-move"),
    "half a character": (a_turn, "play \ud800", "unknown-move"),
    "another verb for a card": (a_turn, "give r1", "other-verb"),
    "another verb for a seat": (aiming_gift, "to 2", "other-verb"),
    "another verb for a wish": (wishing, "play red", "other-verb"),
    "another verb at an event": (gambling, "play red-1", "other-verb"),
}


@pytest.mark.parametrize("name", NONSENSE)
def test_nonsense_is_no_move(name: str) -> None:
    moment, text, code = NONSENSE[name]
    state = moment()
    error = unchanged_after(state, lambda: GAME.parse(state, text, 0))
    assert (type(error), error.code, error.rule) == (BadNotation, code, None)


def test_another_verb_is_named_with_the_one_that_is_wanted() -> None:
    state = a_turn()
    error = unchanged_after(state, lambda: GAME.parse(state, "give r1", 0))
    assert error.params == {"verb": "give", "wanted": "play"}


def test_every_refusal_of_the_notation_is_shown_here() -> None:
    source = files("parlour.games.frantic").joinpath("notation.py").read_text("utf-8")
    raised = re.findall(r"(?:IllegalAction|BadNotation)\((.*)\)", source)
    known = {code for call in raised for code in re.findall(r'"([a-z]+(?:-[a-z]+)+)"', call)}
    shown = {case[4] for case in REFUSED.values()} | {case[2] for case in NONSENSE.values()}
    assert known == shown - {"empty-move"}


def test_every_rule_of_a_refusal_is_shown_here() -> None:
    named = {*notation.RULES.values(), *notation.ATTACK_RULES.values(), *notation.COLOUR_WISH_RULES.values()}
    assert named <= RULES
    assert set(GAME.rules) >= RULES


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_every_action_at_random_moments_is_legal_or_refused_by_a_rule(seats: int) -> None:
    rng = Rng(seats)
    for state in random_moments(seats, 5, limit=1):
        before = GAME.position(state)
        for actor in state.actors:
            for action in rng.take(list(range(GAME.actions)), 20):
                error = parlour.why_not(state, actor, action)
                assert (error is None) == (action in state.legal(actor))
                assert error is None or error.rule in GAME.rules
        assert GAME.position(state) == before


def test_every_kind_of_step_has_been_met() -> None:
    met = {STEPS[step_of(moment().steps[-1])] for moment, *_ in REFUSED.values()}
    assert met == set(STEPS) - {"shares"}
