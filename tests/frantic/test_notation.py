"""The notation of moves."""

from __future__ import annotations

import pytest

from parlour import IllegalAction
from parlour.games.frantic import GAME, notation
from parlour.games.frantic.actions import COLOUR, DRAW, NUMBER, PASS
from parlour.games.frantic.deck import CODES, COLOURS, GENTLE_FUCK_YOU
from tests.frantic.states import (
    Moment,
    a_gift_comes,
    a_turn,
    after_drawing,
    aiming_gift,
    card,
    christmas,
    eye,
    gambling,
    giving,
    market,
    nice_try,
    party_card,
    party_seat,
    random_moments,
    recession,
    seat,
    second_chance,
    wishing,
    wishing_after,
)


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
    """Return the card in the text, whether or not it is playable."""
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
