"""Which moves of Fzzzt! reveal something, and which can be taken back."""

from __future__ import annotations

import pytest

from parlour.games.fzzzt import GAME, events
from parlour.games.fzzzt.state import FzzztState
from tests.fzzzt.states import do, table
from tests.revelations import plain_events


def reveals(state: FzzztState, *moves: str) -> bool:
    """Play the moves, each by the first actor. Return whether the last one reveals something."""
    do(state, *moves[:-1])
    heard = do(state, moves[-1])
    return GAME.reveals(heard, state.view(None))


def auction(belt: str = "3N 2N") -> FzzztState:
    return table(["M1 1N 2N", "M2 1B 2B", "M3 1C 2C"], belt)


def clean_up() -> FzzztState:
    return table(["M1 1N 1B", "M2 1C"], units=["NB5 NO6", "CO6"], phase="clean-up")


@pytest.mark.rule("F-9")
@pytest.mark.parametrize("moves", [["1N"], ["1N", "1B+2B"]])
def test_a_bid_can_be_taken_back_while_others_have_to_bid(moves: list[str]) -> None:
    assert not reveals(auction(), *moves)


@pytest.mark.rule("F-10")
@pytest.mark.parametrize("belt", ["3N 2N", "3N"])
def test_the_last_bid_shows_those_of_the_others(belt: str) -> None:
    assert reveals(auction(belt), "1N", "1B", "1C")


@pytest.mark.rule("F-19")
@pytest.mark.parametrize("moves", [["1N"], ["leave"], ["1N", "leave"]])
def test_an_allocation_can_be_taken_back_while_others_decide(moves: list[str]) -> None:
    assert not reveals(clean_up(), *moves)


@pytest.mark.rule("F-19")
@pytest.mark.parametrize("last", ["1C", "leave"])
def test_the_last_allocation_deals_the_next_round(last: str) -> None:
    assert reveals(clean_up(), "1N", "leave", last)


def test_all_news_is_a_revelation_but_what_follows_from_known_things() -> None:
    assert plain_events(events) == {
        "RoundStarted",
        "SatOut",
        "BidPlaced",
        "AuctionWon",
        "ChiefMoved",
        "HandsEmpty",
        "CleanUpStarted",
        "GameEnded",
    }
