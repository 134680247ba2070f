"""The notation of moves."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from parlour import Rng
from parlour.games.fzzzt import GAME
from parlour.games.fzzzt.actions import ALLOCATE, LEAVE
from parlour.games.fzzzt.state import FzzztState
from tests.fzzzt.states import DECK, do, table

Moment = Callable[[], FzzztState]


def auction() -> FzzztState:
    """The first seat bids. Its hand is M1, 1B, 2N, 2N."""
    return table(["M1 1B 2N 2N", "M2 3B"], "5N 5B")


def clean_up() -> FzzztState:
    """The first seat decides on NB5, then on NO6."""
    return table(["M1 1NB 2O Fz", "M2 5N"], units=["NB5 NO6"], phase="clean-up")


def second_unit() -> FzzztState:
    state = clean_up()
    do(state, "leave")
    return state


def random_moments(seats: int) -> Iterator[FzzztState]:
    rng = Rng(seats, 2)
    state = GAME.start(seats, seats)
    while state.actors:
        if rng.below(3) == 0:
            yield state
        seat = state.actors[rng.below(len(state.actors))]
        state.apply(seat, state.random_action(seat, rng))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_action_is_written_and_read_back(seats: int) -> None:
    for state in random_moments(seats):
        for seat in state.actors:
            legal = state.legal(seat)
            texts = [GAME.text(state, action, seat) for action in legal]
            assert len(set(texts)) == len(texts)
            for form in (str, str.upper, str.lower, "  {}\t".format, lambda text: text.replace("+", ", ")):
                assert [GAME.parse(state, form(text), seat) for text in texts] == legal
            bare = [re.sub("^(bid|allocate) ", "", text) for text in texts]
            assert [GAME.parse(state, text, seat) for text in bare] == legal


def hand_of(state: FzzztState) -> list[str]:
    return list(DECK.names(state.hands[0]))


WRITTEN: dict[str, tuple[Moment, list[str]]] = {
    "a bid": (
        auction,
        [
            *("bid M1", "bid 1B", "bid M1+1B", "bid 2N", "bid M1+2N", "bid 1B+2N", "bid M1+1B+2N"),
            *("bid 2N+2N", "bid M1+2N+2N", "bid 1B+2N+2N", "bid M1+1B+2N+2N"),
        ],
    ),
    "the first unit": (clean_up, ["leave", "allocate 1NB"]),
    "the second unit": (second_unit, ["leave", "allocate 1NB", "allocate 2O"]),
}


@pytest.mark.rule("F-9")
@pytest.mark.rule("F-19")
@pytest.mark.parametrize("name", WRITTEN)
def test_the_words_of_a_moment(name: str) -> None:
    moment, written = WRITTEN[name]
    state = moment()
    assert [GAME.text(state, action, 0) for action in state.legal(0)] == written


#: Texts for the same move, by the way it is written.
SAID: dict[str, tuple[Moment, list[str]]] = {
    "bid 1B": (auction, ["1B", "1b", "BID 1b", " bid  1B ", "bid,1B"]),
    "bid 1B+2N": (auction, ["1B+2N", "2N+1B", "1b 2n", "bid 2N, 1B", "bid + 1B + 2N", "+2N+1B+"]),
    "bid 2N+2N": (auction, ["2N+2N", "2n 2n", "bid 2N,2N"]),
    "allocate 1NB": (clean_up, ["1NB", "1nb", "Allocate 1nb", "allocate+1NB"]),
    "leave": (clean_up, ["LEAVE", "-", " - ", " leave "]),
}


@pytest.mark.parametrize(("written", "text"), [(move, text) for move in SAID for text in SAID[move][1]])
def test_what_is_said_of_a_moment(written: str, text: str) -> None:
    moment, _ = SAID[written]
    state = moment()
    assert GAME.text(state, GAME.parse(state, text, 0), 0) == written


@pytest.mark.rule("F-9")
def test_a_bid_names_the_first_of_equal_cards() -> None:
    state = auction()
    first, second = (place for place, code in enumerate(hand_of(state)) if code == "2N")
    assert GAME.parse(state, "2N", 0) == 1 << first
    assert GAME.parse(state, "2N+2N", 0) == 1 << first | 1 << second


@pytest.mark.rule("F-19")
def test_an_allocation_names_the_kind_of_the_robot() -> None:
    state = second_unit()
    assert GAME.parse(state, "2O", 0) == ALLOCATE + DECK.kind("2O")
    assert GAME.parse(state, "-", 0) == LEAVE
