"""The notation of moves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from parlour import BadNotation, Rng
from parlour.games.flautz import GAME
from parlour.games.flautz.actions import CALL, FOCUS, PUT, PUT_AND_CALL, REPLACE, TAKE
from parlour.games.flautz.deck import CODES, SYMBOLS
from parlour.games.flautz.notation import card_of
from parlour.games.flautz.state import FlautzState
from tests.flautz.states import (
    MOMENTS,
    Moment,
    putting,
    putting_a_flautz,
    replaced,
    replacing,
    state_after,
    taking,
    with_flautz,
)
from tests.scenario_files import unchanged_after


def random_moments(seats: int) -> Iterator[FlautzState]:
    rng = Rng(seats, 2)
    state = GAME.start(seats, seats)
    assert isinstance(state, FlautzState)
    while state.actors:
        if rng.below(3) == 0:
            yield state
        state.apply(state.turn, state.random_action(state.turn, rng))


@pytest.mark.parametrize("seats", range(2, 6))
def test_every_legal_action_is_written_and_read_back(seats: int) -> None:
    for state in random_moments(seats):
        legal = state.legal(state.turn)
        texts = [GAME.text(state, action, state.turn) for action in legal]
        assert len(set(texts)) == len(texts)
        for form in (str, str.upper, "  {}\t".format, lambda text: text.replace(" ", ", ")):
            assert [GAME.parse(state, form(text), state.turn) for text in texts] == legal
        bare = [re.sub("^(take|replace|put) ", "", text) for text in texts]
        assert [GAME.parse(state, text, state.turn) for text in bare] == legal
        assert [GAME.parse(state, text) for text in texts] == legal


AIR = ["blue-3 air-1", "orange-1 air-2", "orange-2 air-3"]
GROUND = ["orange-6 ground-1", "orange-7 ground-2", "pink-1 ground-3"]
FRESH = ["mirage-7 ground-1", *GROUND[1:]]
CARDS = ["blue-1", "blue-2", "green-3", "orange-7", "prism"]

WRITTEN: dict[str, list[str]] = {
    "take": [*(f"take {card}" for card in AIR + GROUND), "focus"],
    "take from the air": [*(f"take {card}" for card in AIR), "focus"],
    "take from the ground": [*(f"take {card}" for card in GROUND), "focus"],
    "take or call": [*(f"take {card}" for card in AIR + GROUND), "focus", "flautz"],
    "take with nothing to draw": [f"take {card}" for card in AIR + GROUND],
    "replace": [f"replace {card}" for card in AIR + GROUND],
    "replace in the air": [f"replace {card}" for card in AIR],
    "take now": [f"take {card}" for card in AIR + FRESH],
    "take now, with a FLAUTZ!": [f"take {card}" for card in AIR + FRESH],
    "put": [f"put {card}" for card in CARDS],
    "put, with an equal card": [
        f"put {card}" for card in ("blue-1", "blue-2", "blue-3", "orange-7", "prism")
    ],
    "put and call": [
        *(f"put {card}" for card in ("blue-1", "green-3", "purple-3", "orange-3", "pink-3")),
        "put blue-1 flautz",
    ],
    "put for a straight": [f"put {card}" for card in ("blue-1", "blue-2", "blue-4", "blue-5", "green-7")],
}


@pytest.mark.rule("Z-4")
@pytest.mark.parametrize("name", MOMENTS)
def test_the_words_of_a_moment(name: str) -> None:
    state = MOMENTS[name]()
    assert [GAME.text(state, action, 0) for action in state.legal(0)] == WRITTEN[name]


READ: dict[str, list[str]] = {
    "blue-3": [
        "b3",
        "b-3",
        "B3",
        "blue3",
        "blu3",
        "BLUE-3",
        "blau-3",
        "Blau3",
        "blauw3",
        "≈blue-3",
        "≈b3",
        "≈3",
    ],
    "green-1": ["g1", "green-1", "gr1", "grün-1", "GRÜN1", "gruen1", "groen-1", "♣green-1", "♣g1", "♣1"],
    "purple-7": ["pu7", "purple-7", "lila-7", "li7", "paars7", "pa7", "☾purple-7", "☾pu7", "☾7"],
    "orange-2": ["o2", "orange-2", "oranje2", "ORANJE-2", "▲orange-2", "▲o2", "▲2"],
    "pink-5": ["pi5", "pink-5", "rosa5", "roze-5", "r5", "✿pink-5", "✿pi5", "✿5"],
    "mirage-4": ["m4", "mirage-4", "mir4", "trugbild-4", "t4", "luchtspiegeling4", "lu4"],
    "prism": ["pr", "prism", "PRISM", "prisma", "Prisma", "pri", "p"],
}


@pytest.mark.parametrize(("code", "word"), [(code, word) for code in READ for word in READ[code]])
def test_cards_can_be_shortened_and_said_in_other_languages(code: str, word: str) -> None:
    assert CODES[card_of(word)] == code
    state = putting()
    state.hands[0] = [CODES.index(code)] * 5
    for text in (word, f"put {word}", f"PUT {word.upper()}"):
        assert GAME.parse(state, text, 0) == PUT + CODES.index(code)


def test_every_card_is_read_by_its_code_and_with_its_own_symbol_in_front() -> None:
    assert [card_of(code) for code in CODES] == list(range(len(CODES)))
    assert [card_of(f"{symbol}blue-1") for symbol in SYMBOLS] == [CODES.index("blue-1"), -1, -1, -1, -1]
    assert [CODES[card_of(f"{symbol}p2")] for symbol in (SYMBOLS[2], SYMBOLS[4])] == ["purple-2", "pink-2"]


NO_CARDS = (
    "- b blue blue- b0 b10 b33 b--3 g0 3 3b b3b b.3 b_3 b٣ b³ blues-3 p3 l7 pr1 prism-1 m mirage x3 ≈ ≈≈3 3≈"
)


@pytest.mark.parametrize("word", ["", *NO_CARDS.split(), "flautz", "air-1", "\0", "\ud800", "b 3"])
def test_other_words_are_no_cards(word: str) -> None:
    assert card_of(word) == -1


SAID: dict[str, tuple[Moment, int, list[str]]] = {
    "a place in the air": (
        taking,
        TAKE,
        ["1", "air-1", "take 1", "take AIR-1", "b3 1", "1 b3", "take b3 air-1", "b3, 1"],
    ),
    "a place in other words": (
        taking,
        TAKE,
        ["air 1", "Take Air 1", "Luft 1", "lucht-1", "blue 3", "take blau 3", "blue 3 air 1"],
    ),
    "a place on the ground": (
        taking,
        TAKE + 5,
        ["6", "ground-3", "pi1", "take pi1 ground-3", "Take Ground-3 pi1", "Boden 3", "grond-3"],
    ),
    "a replaced card": (
        replacing,
        REPLACE + 3,
        ["4", "o6", "replace o6", "replace ground-1", "replace o6 4"],
    ),
    "the fresh card": (replaced, TAKE + 3, ["m7", "4", "take m7"]),
    "focus": (taking, FOCUS, ["focus", "Focus", " FOCUS ", "fokus", "Fokussieren", "focussen"]),
    "a call": (with_flautz, CALL, ["flautz", "FLAUTZ!", "call", "!"]),
    "a card put": (putting, PUT + card_of("g3"), ["g3", "put g3", "PUT green-3", "green 3", "put grün 3"]),
    "a card put and a call": (
        putting_a_flautz,
        PUT_AND_CALL + card_of("b1"),
        ["b1!", "b1 !", "put b1!", "put b1 flautz", "put b1 FLAUTZ!", "b1 call", "≈blue-1!", "blue 1 !"],
    ),
}


@pytest.mark.parametrize(("name", "text"), [(name, text) for name in SAID for text in SAID[name][2]])
def test_what_is_said_of_a_moment(name: str, text: str) -> None:
    moment, action, _ = SAID[name]
    assert GAME.parse(moment(), text, 0) == action


@pytest.mark.rule("Z-4")
@pytest.mark.parametrize("focused", [False, True])
def test_a_card_in_both_rows_needs_its_place_unless_one_row_is_closed(focused: bool) -> None:
    rows: dict[str, Any] = {"air": "o1 b3 o2", "ground": "o4 o6 b3", "focused": [1] if focused else []}
    first = REPLACE if focused else TAKE
    state = state_after(**rows)
    for text in ("b3", "replace b3" if focused else "take blue-3"):
        error = unchanged_after(state, partial(GAME.parse, state, text, 0))
        assert (type(error), error.code, error.params) == (BadNotation, "which-row", {"text": text})
    for text, place in (("2", 1), ("b3 2", 1), ("air-2 b3", 1), ("ground-3", 5), ("b3 ground-3", 5)):
        assert GAME.parse(state, text, 0) == first + place
    for row, place in (("air", 1), ("ground", 5)):
        assert GAME.parse(state_after(**rows, arena=",".join([row] * 4)), "b3", 0) == first + place


@pytest.mark.rule("Z-4")
def test_of_equal_cards_in_one_row_the_first_is_meant() -> None:
    state = state_after(ground="o6 pi1 pi1")
    texts = [GAME.text(state, action) for action in state.legal(0)]
    assert texts[4:6] == ["take pink-1 ground-2", "take pink-1 ground-3"]
    assert GAME.parse(state, "take pi1", 0) == TAKE + 4
    assert GAME.parse(state, "take pi1 6", 0) == TAKE + 5
