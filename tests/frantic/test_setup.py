"""What scenarios cannot test: the first dealer, the deal, the options and the order of shuffles."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour import BadOption
from parlour.games.frantic import GAME
from parlour.games.frantic.deck import EVENT_CARDS
from parlour.games.frantic.state import FranticState


def start(seats: int, seed: int = 0) -> FranticState:
    state = GAME.start(seats, seed)
    assert isinstance(state, FranticState)
    return state


@pytest.mark.rule("R-1")
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_suggested_limits_depend_on_the_number_of_players(seats: int) -> None:
    limits = [
        GAME.position(GAME.start(seats, 1, limit=name))["limit"] for name in ("short", "medium", "long")
    ]
    assert limits == ([137, 154, 179] if seats <= 4 else [113, 137, 154])
    assert GAME.position(GAME.start(seats, 1))["limit"] == limits[1]


@pytest.mark.rule("R-1")
def test_any_other_positive_limit_may_be_agreed() -> None:
    assert GAME.position(GAME.start(3, 1, limit=1))["limit"] == 1
    assert GAME.position(GAME.start(3, 1, limit=999))["limit"] == 999
    for bad in (0, -5, "endless", True, 10**9):
        with pytest.raises(BadOption):
            GAME.start(3, 1, limit=bad)


@pytest.mark.rule("R-2")
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_any_seat_may_deal_first(seats: int) -> None:
    dealers = Counter(start(seats, seed).dealer for seed in range(40 * seats))
    assert set(dealers) == set(range(seats))
    assert min(dealers.values()) > 15


@pytest.mark.rule("R-2")
def test_hands_and_events_are_shuffled_for_every_deal() -> None:
    deals = [start(2, seed) for seed in range(200)]
    assert len({tuple(state.hands[0]) for state in deals}) > 190
    first = Counter((state.used_events + state.event_pile[::-1])[0] for state in deals)
    assert len(first) == len(EVENT_CARDS)


@pytest.mark.parametrize("seats", [1, 9, 0, -2])
def test_two_to_eight_people_can_play(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.start(seats, 1)
