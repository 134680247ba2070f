"""Moves as players write them: what is read, what is refused and by which rule, and gentler names."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from importlib.resources import files
from typing import Any

import msgspec
import pytest

import parlour
from parlour import BadNotation, Event, IllegalAction, NotYourTurn, ParlourError, Rng
from parlour.games.frantic import GAME, notation
from parlour.games.frantic.actions import COLOUR, DRAW, NUMBER, PASS, SEAT
from parlour.games.frantic.deck import CODES, COLOURS, GENTLE_FUCK_YOU
from parlour.games.frantic.state import FranticState
from parlour.games.frantic.steps import NAMES, kind_of
from tests.frantic.scenarios import Scenario, do, kinds, table

Moment = Callable[[], FranticState]

THREE = ["red-gift red-1 red-2 blue-9", "blue-1 blue-2 counterattack", "green-1 green-2 nice-try"]
TEN = "blue-1 blue-2 blue-3 blue-4 blue-5 blue-6 blue-7 blue-8 blue-9 fuck-you"
AT_AN_EVENT = ["black-5 red-1 red-2 red-3", "blue-1 blue-2 blue-3", "green-1 green-2 green-3 yellow-8"]


def tabled(*moves: str, **scenario: Any) -> FranticState:
    """The state after the moves."""
    state = table(Scenario(rule="R-1", title="", **scenario))
    do(state, *moves)
    return state


def a_turn() -> FranticState:
    return tabled(hands=THREE)


def after_drawing() -> FranticState:
    return tabled("1 draw", hands=THREE, draw="yellow-9")


def colour_wished() -> FranticState:
    return tabled(hands=THREE, top="fantastic", wish="green")


def number_wished() -> FranticState:
    return tabled(hands=["red-gift red-7 black-3", "blue-1", "green-1"], top="fantastic", wish="7")


def holding_fuck_you() -> FranticState:
    return tabled(hands=["fuck-you red-1 black-3 red-gift", "blue-1", "green-1"], top="blue-5")


def no_pile() -> FranticState:
    return tabled(hands=["red-1 blue-1", "blue-2", "green-1"], pile=0)


def second_chance() -> FranticState:
    return tabled("1 play red-2nd-chance", hands=["red-2nd-chance red-1 blue-1", "blue-2", "green-2"])


def aiming_gift() -> FranticState:
    return tabled("1 play red-gift", hands=THREE)


def aiming_exchange() -> FranticState:
    return tabled("1 play red-exchange", hands=["red-exchange red-1 red-2", "blue-1", "green-1"])


def aiming_skip() -> FranticState:
    hands = ["red-skip red-1", "blue-1", "green-1", "yellow-1"]
    return tabled("1 play red-skip", hands=hands, skipped=[3])


def aiming_four() -> FranticState:
    return tabled("1 play fantastic-four", hands=["fantastic-four red-1", "blue-1", "green-1"])


def aiming_equality() -> FranticState:
    hands = ["equality red-1 red-2", "blue-1", "green-1", "yellow-1 yellow-2"]
    return tabled("1 play equality", hands=hands)


def giving() -> FranticState:
    hands = ["red-gift red-1 red-2 fuck-you", "blue-1 blue-2", "green-1"]
    return tabled("1 play red-gift", "1 attack 2", "1 give red-1", hands=hands)


def a_gift_comes() -> FranticState:
    return tabled("1 play red-gift", "1 attack 2", "1 give red-1", "1 give red-2", hands=THREE)


def wishing() -> FranticState:
    return tabled("1 play fantastic", hands=["fantastic red-1", "blue-1", "green-1"])


def wishing_after(card: str) -> Moment:
    def moment() -> FranticState:
        return tabled(f"1 play {card}", hands=[f"{card} red-1", "blue-1 blue-2", "green-1 green-2"])

    return moment


def nice_try() -> FranticState:
    return tabled("1 play red-1", hands=["red-1", "blue-1 blue-2", "green-1 nice-try"])


def at_event(name: str, *moves: str) -> Moment:
    """The first seat has played a black card and turned up the event; the second is to decide first."""

    def moment() -> FranticState:
        return tabled("1 play black-5", *moves, hands=AT_AN_EVENT, events=name, draw="red-6 red-7 red-8")

    return moment


gambling = at_event("gambling-man")
market = at_event("market")
christmas = at_event("merry-christmas")
recession = at_event("recession")
party_card = at_event("surprise-party")
party_seat = at_event("surprise-party", "2 give blue-1")
eye = at_event("all-seeing-eye")


def game_over() -> FranticState:
    return tabled("1 play red-1", "2 pass", "3 pass", hands=["red-1", "blue-9", "green-9"], limit=9)


def card(code: str) -> int:
    return kinds(code)[0]


def seat(number: int) -> int:
    return SEAT + number - 1


def random_moments(seats: int, seed: int, **options: Any) -> Iterator[FranticState]:
    """Some moments of a random game."""
    rng = Rng(seed, 2)
    state = GAME.start(seats, seed, **options)
    assert isinstance(state, FranticState)
    while state.actors:
        if rng.below(4) == 0:
            yield state
        actor = state.actors[rng.below(len(state.actors))]
        state.apply(actor, state.random_action(actor, rng))


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_legal_action_is_written_and_read_back(seats: int) -> None:
    for state in random_moments(seats, seats, limit=60):
        for actor in state.actors:
            legal = state.legal(actor)
            texts = [GAME.text(state, action, actor) for action in legal]
            assert len(set(texts)) == len(texts)
            assert [GAME.parse(state, text, actor) for text in texts] == legal
            assert [GAME.parse(state, text.upper(), actor) for text in texts] == legal
            assert [GAME.parse(state, f"  {text}\t", actor) for text in texts] == legal
            assert [GAME.parse(state, text.split()[-1], actor) for text in texts] == legal


def test_without_a_seat_the_first_actor_is_meant() -> None:
    state = gambling()
    assert state.actors == (0, 1, 2)
    assert GAME.parse(state, "red-1") == card("red-1")
    assert GAME.text(state, card("red-1")) == "lay red-1"


WRITTEN: dict[str, tuple[Moment, int, list[str]]] = {
    "a turn": (a_turn, 0, ["play red-1", "play red-2", "play red-gift", "draw"]),
    "after drawing": (after_drawing, 0, ["play red-1", "play red-2", "play red-gift", "pass"]),
    "2nd Chance": (second_chance, 0, ["play red-1"]),
    "Gift": (aiming_gift, 0, ["attack 2", "attack 3"]),
    "giving": (giving, 0, ["give red-2"]),
    "a window": (a_gift_comes, 1, ["play counterattack", "pass"]),
    "a colour wish": (
        wishing_after("counterattack"),
        0,
        ["wish blue", "wish red", "wish green", "wish yellow"],
    ),
    "a wish": (wishing, 0, [f"wish {wish}" for wish in (*COLOURS, *range(1, 10))]),
    "Nice Try": (nice_try, 2, ["play nice-try", "pass"]),
    "Gambling Man": (gambling, 1, ["lay blue-1", "lay blue-2", "lay blue-3"]),
    "Market": (market, 1, ["take red-6", "take red-7", "take red-8"]),
    "Merry Christmas": (christmas, 1, ["to 1", "to 3"]),
    "Recession": (recession, 1, ["discard blue-1", "discard blue-2", "discard blue-3"]),
    "Surprise Party": (party_card, 1, ["give blue-1", "give blue-2", "give blue-3"]),
    "a guest of the Surprise Party": (party_seat, 1, ["to 1", "to 3"]),
    "The All-Seeing Eye": (eye, 2, ["agree"]),
}


@pytest.mark.parametrize("name", WRITTEN)
def test_the_words_of_a_moment(name: str) -> None:
    moment, actor, texts = WRITTEN[name]
    state = moment()
    assert [GAME.text(state, action, actor) for action in state.legal(actor)] == texts


READ: dict[str, list[str]] = {
    "red-7": ["red-7", "red 7", "red7", "r7", "r 7", "r-7", "R7", "RED 7", "rot 7", "rood-7", "Rot7"],
    "blue-1": ["b1", "blue 1", "blau-1", "blau1", "blauw 1", "BLAUW1"],
    "green-9": ["g9", "green-9", "grün 9", "GRÜN9", "gruen-9", "groen 9"],
    "yellow-5": ["y5", "yellow5", "gelb 5", "geel-5", "GEEL5"],
    "black-3": ["k3", "black-3", "black 3", "schwarz 3", "zwart3", "K3"],
    "red-gift": ["red-gift", "r-gift", "rgift", "rot gift", "Red Gift"],
    "green-exchange": ["g exchange", "gexchange", "grün-exchange"],
    "blue-skip": ["b-skip", "bskip", "blauw skip"],
    "yellow-2nd-chance": ["y2nd", "y-2nd-chance", "yellow second chance", "gelb second", "y2ndchance"],
    "fantastic": ["fantastic", "f", "F", "Fantastic"],
    "fantastic-four": ["fantastic-four", "fantastic four", "f4", "F4"],
    "counterattack": ["counterattack", "counter", "COUNTER"],
    "equality": ["equality", "Equality"],
    "nice-try": ["nice-try", "nice try", "nicetry", "nice"],
    "fuck-you": ["fuck-you", "fuck you", "fu", "FU", "f***-you", "f*** you", "F*** You", "Arschkarte"],
}


@pytest.mark.parametrize(("code", "words"), [(code, word) for code in READ for word in READ[code]])
def test_cards_can_be_shortened_and_said_in_other_languages(code: str, words: str) -> None:
    assert card_read(words) == card_read(f"play {words}") == card(code)


def card_read(text: str) -> int:
    """The card that is meant, whether or not it can be played."""
    try:
        return GAME.parse(a_turn(), text, 0)
    except IllegalAction as error:
        return card(str(error.params["card"]))


def test_every_card_is_read_by_its_code() -> None:
    assert [notation.card_of(code) for code in CODES] == list(range(len(CODES)))
    assert notation.card_of(GENTLE_FUCK_YOU) == card("fuck-you")


@pytest.mark.parametrize(
    "word",
    ["", "-", "red", "red-", "red-0", "red-10", "7", "7r", "black-gift", "k-skip", "x7", "r٣", "gift"],
)
def test_other_words_are_no_cards(word: str) -> None:
    assert notation.card_of(word) == -1


WISHES = {
    "blue": ["b", "blue", "blau", "blauw", "wish blue", "Wish B"],
    "red": ["r", "red", "rot", "rood", "wish rot"],
    "green": ["g", "green", "grün", "GRÜN", "gruen", "groen"],
    "yellow": ["y", "yellow", "gelb", "geel"],
    "7": ["7", "wish 7", "WISH 7"],
}


@pytest.mark.parametrize(("wish", "text"), [(wish, text) for wish in WISHES for text in WISHES[wish]])
def test_wishes_are_read_in_other_words(wish: str, text: str) -> None:
    state = wishing()
    action = NUMBER + int(wish) if wish.isdigit() else COLOUR + COLOURS.index(wish)
    assert GAME.parse(state, text, 0) == action
    assert GAME.text(state, action, 0) == f"wish {wish}"


@pytest.mark.parametrize(
    ("moment", "actor", "text", "action"),
    [
        (a_turn, 0, "d", DRAW),
        (a_turn, 0, "play draw", DRAW),
        (after_drawing, 0, "p", PASS),
        (after_drawing, 0, "-", PASS),
        (a_gift_comes, 1, "play pass", PASS),
        (eye, 0, "ok", PASS),
        (eye, 0, "pass", PASS),
        (aiming_gift, 0, "3", seat(3)),
        (christmas, 1, "1", seat(1)),
        (market, 1, "r6", card("red-6")),
    ],
)
def test_short_words_for_what_is_no_card(moment: Moment, actor: int, text: str, action: int) -> None:
    assert GAME.parse(moment(), text, actor) == action


Refused = tuple[Moment, int, int, str, str, str]

#: A moment, who tries which action, the same as a text, and the refusal.
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


def unchanged_after(state: FranticState, attempt: Callable[[], object]) -> ParlourError:
    """The error of the attempt, which nobody hears of and which leaves everything as it was."""
    before = GAME.position(state)
    heard: list[Event] = []
    state.listener = heard.append
    with pytest.raises(ParlourError) as refusal:
        attempt()
    assert GAME.position(state) == before
    assert heard == []
    return refusal.value


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
    raised = re.findall(r"(?:IllegalAction|NotYourTurn|BadNotation)\((.*)\)", source)
    known = {code for call in raised for code in re.findall(r'"([a-z]+(?:-[a-z]+)+)"', call)}
    shown = {case[4] for case in REFUSED.values()} | {case[2] for case in NONSENSE.values()}
    assert known == shown | {"not-your-turn", "game-over"}


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
    met = {NAMES[kind_of(moment().steps[-1])] for moment, *_ in REFUSED.values()}
    assert met == set(NAMES) - {"shares"}


def heard_and_seen(seed: int) -> Iterator[str]:
    """All that reaches anybody in a random family-friendly game: events, views, moves and refusals."""
    rng = Rng(seed)
    heard: list[Event] = []
    state = GAME.start_with(3, seed, {"limit": 60, "family": True}, heard.append)
    while state.actors:
        actor = state.actors[rng.below(len(state.actors))]
        yield from (GAME.text(state, action, actor) for action in state.legal(actor))
        yield str(parlour.why_not(state, actor, card("fuck-you")))
        yield str(parlour.why_not(state, actor, rng.below(GAME.actions)))
        for viewer in (0, 1, 2, None):
            view = state.view(viewer)
            yield msgspec.json.encode(view).decode()
            if rng.below(10) == 0:
                yield repr((GAME.table(view), GAME.ask(view), GAME.open_table(state)))
        state.apply(actor, state.random_action(actor, rng))
    yield repr(GAME.result(state.view(None)))
    yield from (repr((event, GAME.tell(event))) for event in heard)


def test_a_family_never_reads_the_word() -> None:
    gentle = 0
    for seed in range(4):
        for text in heard_and_seen(seed):
            assert "fuck" not in text.casefold()
            gentle += GENTLE_FUCK_YOU in text
    assert gentle > 100


@pytest.mark.parametrize("family", [True, False])
@pytest.mark.parametrize("name", ["fuck-you", "Fuck You", "f***-you", "F*** You", "fu", "arschkarte"])
def test_every_name_of_the_card_is_read_at_every_table(family: bool, name: str) -> None:
    state = tabled(hands=[TEN, "green-1", "green-2"], family=family)
    assert GAME.parse(state, name, 0) == card("fuck-you")
    assert GAME.parse(state, f"play {name}", 0) == card("fuck-you")
    assert GAME.text(state, card("fuck-you"), 0) == ("play f***-you" if family else "play fuck-you")


def test_a_family_reads_no_word_in_a_refusal_either() -> None:
    state = tabled(hands=["fuck-you red-1", "green-1", "green-2"], family=True)
    error = unchanged_after(state, lambda: GAME.parse(state, "fuck you", 0))
    assert (error.code, error.params["card"]) == ("not-ten-cards", GENTLE_FUCK_YOU)
