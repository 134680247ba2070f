"""The bot `easy` plays Fzzzt! sensibly."""

from __future__ import annotations

import pytest

from parlour import Perspective, Rng
from parlour.bots.fzzzt import EasyBot
from parlour.games.fzzzt import GAME
from parlour.games.fzzzt.state import FzzztState
from parlour.simulation import Plan, simulate
from tests.fzzzt.states import DECK, table
from tests.sizes import crowd

GAMES = crowd(40, 200)
HAND = "M1 1N 1B 2C 3O 4N"
OTHER = "M2 2N 2B 3N 3B 4O"


def choice(state: FzzztState) -> str:
    """Return what the bot plays as the first seat."""
    return GAME.text(state, EasyBot().choose(Perspective(state, 0, Rng(1)), Rng(2)), 0)


def offer(belt: str) -> int:
    """Return the power that the bot bids for the head of the belt."""
    bid = choice(table([HAND, OTHER], belt)).removeprefix("bid ")
    return sum(DECK.power[DECK.kind(code)] for code in bid.split("+"))


def test_it_bids_more_for_what_is_worth_more() -> None:
    assert offer("5N 1O 1C") > offer("1O 5N 1C") > 0
    assert offer("5N 1O 1C") > offer("5N 5B 5C")


def test_it_offers_as_little_as_possible_for_a_fzzzt_in_the_last_round() -> None:
    assert choice(table([HAND, OTHER], "Fz 5N 5B", round=5)) == "bid M1"


def test_it_does_not_outbid_empty_hands() -> None:
    state = table([HAND, ""], "5N 5B")
    assert choice(state) == "bid M1"


def test_it_allocates_weak_robots_while_its_hand_stays_full() -> None:
    spare = "M1 1N 2N 3N 4N 5N 2B 3B"
    assert choice(table([spare, "M2"], units=["NB5"], phase="clean-up")) == "allocate 1N"
    assert choice(table([spare[:17], "M2"], units=["NB5"], phase="clean-up")) == "leave"


def test_it_keeps_strong_robots() -> None:
    strong = "M1 2N 3N 4N 5N 2B 3B 4B"
    assert choice(table([strong, "M2"], units=["NB5"], phase="clean-up")) == "leave"


@pytest.mark.crowd
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_chance(seats: int) -> None:
    plan = Plan("fzzzt", seats, GAMES, 1, ("easy", *["random"] * (seats - 1)))
    assert simulate(plan).seats[0].wins > 0.75 * GAMES
