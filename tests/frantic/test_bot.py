"""The bot `easy` plays FRANTIC sensibly."""

from __future__ import annotations

import pytest

from parlour import Perspective, Rng
from parlour.bots.frantic import EasyBot
from parlour.games.frantic import GAME
from parlour.simulation import Plan, simulate
from tests.frantic.scenarios import Scenario, table
from tests.scenario_files import do
from tests.sizes import crowd

GAMES = crowd(40, 200)


def choice(scenario: Scenario, *moves: str) -> str:
    """Return what the bot plays as the first actor after these moves."""
    state = table(scenario)
    do(state, *moves)
    seat = state.actors[0]
    return GAME.text(state, EasyBot().choose(Perspective(state, seat, Rng(1)), Rng(2)), seat)


def position(*hands: str, top: str = "red-5", events: str = "") -> Scenario:
    return Scenario(rule=[], title="", hands=list(hands), top=top, events=events)


LONG = "blue-1 blue-2 blue-3 green-1 green-2 green-3"


def test_it_keeps_cards_that_go_on_anything() -> None:
    assert choice(position(f"red-1 fantastic counterattack {LONG}", LONG)) == "play red-1"


def test_it_rather_draws_than_wastes_a_counterattack() -> None:
    assert choice(position(f"counterattack {LONG}", LONG, "yellow-1 yellow-2 yellow-3")) == "draw"


def test_it_sheds_high_cards_first() -> None:
    assert choice(position("red-1 red-9 yellow-5 yellow-6 yellow-7", LONG)) == "play red-9"


def test_it_sheds_even_precious_cards_when_somebody_is_short() -> None:
    assert choice(position(f"red-1 nice-try {LONG}", "blue-9 green-9")) == "play nice-try"


@pytest.mark.parametrize("short", [2, 3])
def test_it_attacks_the_leader(short: int) -> None:
    hands = [
        "red-skip yellow-1 yellow-2 yellow-3",
        LONG,
        "yellow-4 yellow-5 yellow-6 yellow-7",
        "yellow-8 yellow-9",
    ]
    hands[short], hands[3] = hands[3], hands[short]
    assert choice(position(*hands), "1 play red-skip") == f"attack {short + 1}"


def test_it_wishes_what_it_has_most_of() -> None:
    assert choice(position("fantastic green-1 green-2 blue-9", LONG), "1 play fantastic") == "wish green"
    assert choice(position("fantastic green-9 blue-9 red-9", LONG), "1 play fantastic") == "wish 9"


def test_it_gives_away_what_costs_most() -> None:
    hands = ["red-gift blue-9 green-8 yellow-1 fantastic", LONG, LONG.replace("1", "4")]
    assert choice(position(*hands), "1 play red-gift", "1 attack 2") == "give blue-9"


def test_it_counters_attacks_and_answers_last_cards() -> None:
    attacked = position("red-gift blue-9 green-8 yellow-1", f"counterattack {LONG}", "yellow-7 yellow-8")
    moves = ("1 play red-gift", "1 attack 2", "1 give blue-9", "1 give green-8")
    assert choice(attacked, *moves) == "play counterattack"
    assert choice(position("red-9", f"nice-try {LONG}"), "1 play red-9") == "play nice-try"


def test_it_is_glad_to_be_rid_of_the_worst_card() -> None:
    party = position("black-5 blue-1 blue-2", "fuck-you blue-9 green-9", LONG, events="surprise-party")
    assert choice(party, "1 play black-5") == "give fuck-you"


@pytest.mark.crowd
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_it_beats_random_play(seats: int) -> None:
    bots = ("easy", *["random"] * (seats - 1))
    tally = simulate(Plan("frantic", seats, GAMES, 1, bots, {"limit": "short"}))
    assert tally.seats[0].wins / GAMES > 2 / seats if seats > 2 else tally.seats[0].wins / GAMES > 0.75
    others = sum(seat.score for seat in tally.seats[1:]) / (seats - 1)
    assert tally.seats[0].score < 0.8 * others
