"""Which moves of FLAUTZ! reveal something, and which can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.flautz import events
from tests.flautz.states import (
    Moment,
    putting,
    putting_a_flautz,
    putting_a_straight,
    replaced,
    replacing,
    state_after,
    taking,
    with_flautz,
)
from tests.revelations import Case, plain_events, reveals


def at(**scenario: Any) -> Moment:
    return lambda: state_after(**scenario)


TAKEN_BACK: dict[str, Case] = {
    "a taken card": (taking, ["1 take 1"]),
    "a card put down": (putting, ["1 put o7"]),
    "a whole swap that ends a round": (taking, ["1 take 1", "1 put o7", "2 take 2", "2 put o5"]),
    "a focus": (taking, ["1 focus"]),
    "a card taken after the replacing": (replaced, ["1 take 4"]),
    "a call": (with_flautz, ["1 flautz"]),
    "a call with the card put down": (putting_a_flautz, ["1 put b1 flautz"]),
}

FOR_GOOD: dict[str, Case] = {
    "a replaced card": (replacing, ["1 replace 4"]),
    "a replaced card with nothing left to draw": (
        at(focused=[1], pile=0, discard="m1 m2 m3"),
        ["1 replace 4"],
    ),
    "a straight": (putting_a_straight, ["1 put g7"]),
    "the last turn after a call": (with_flautz, ["1 flautz", "2 take 1", "2 put g1"]),
    "the last turn of the arena": (at(round=4, turn=2), ["2 take 1", "2 put g1"]),
    "the last turn of the game": (at(round=4, turn=2, matches=1), ["2 take 1", "2 put g1"]),
}


@pytest.mark.parametrize("case", TAKEN_BACK.values(), ids=TAKEN_BACK)
def test_what_one_knew_before_can_be_taken_back(case: Case) -> None:
    assert not reveals(case)


@pytest.mark.parametrize("case", FOR_GOOD.values(), ids=FOR_GOOD)
def test_what_tells_something_new_is_for_good(case: Case) -> None:
    assert reveals(case)


def test_all_news_is_a_revelation_but_what_follows_from_known_things() -> None:
    assert plain_events(events) == {
        "RoundStarted",
        "CardTaken",
        "CardPut",
        "Focused",
        "Called",
        "GameEnded",
    }
