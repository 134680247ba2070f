"""The bot `easy` plays FLAUTZ! sensibly."""

from __future__ import annotations

import pytest

from parlour import Perspective, Rng
from parlour.bots.flautz import EasyBot
from parlour.core.options import OptionValue
from parlour.games.flautz import GAME
from parlour.simulation import Plan, simulate
from tests.flautz.scenarios import Scenario, table
from tests.scenario_files import do
from tests.sizes import crowd

GAMES = crowd(15, 100)
JUNK = "g1 pu3 pu5 o7 pi2"


def choice(hand: str, *moves: str, air: str = "b7 g7 pi1", ground: str = "o1 o2 pu7", **more: object) -> str:
    """Return what the bot plays as the first seat after these moves."""
    state = table(
        Scenario(rule=[], title="", hands=[hand, JUNK], air=air, ground=ground, **more)  # type: ignore[arg-type]
    )
    do(state, *(f"1 {move}" for move in moves))
    return GAME.text(state, EasyBot().choose(Perspective(state, 0, Rng(1)), Rng(2)), 0)


def test_it_takes_what_makes_its_spell_longer() -> None:
    assert choice("b2 b3 b4 g6 o5", ground="b5 g3 pu7") == "take blue-5 ground-1"
    assert choice("b3 g3 pu3 o6 pi7", air="o3 b7 g7") == "take orange-3 air-1"


def test_it_puts_down_what_its_spell_does_not_need() -> None:
    put = choice("b2 b3 b4 g7 pi7", "take b5", ground="b5 g3 pu7")
    assert put in ("put green-7", "put pink-7")


def test_it_completes_a_straight_rather_than_a_higher_set() -> None:
    hand = "b1 b2 b3 b4 g7"
    assert choice(hand, air="b5 m1 pi7") == "take blue-5 air-1"
    assert choice(hand, "take b5", air="b5 m1 pi7") == "put green-7"


def test_it_calls_a_flautz_as_soon_as_it_can() -> None:
    assert choice("b2 b3 b4 b5 m6") == "flautz"
    assert choice("b2 b3 b4 m5 g7", "take b6", air="b6 g1 pi1") == "put green-7 flautz"


def test_it_focuses_when_the_display_is_poor_and_time_allows() -> None:
    poor = {"air": "b1 o1 pi1", "ground": "b1 o1 pi1"}
    hand = "pu4 pu5 pu6 pu7 o3"
    assert choice(hand, **poor) == "focus"
    assert choice(hand, **poor, round=4).startswith("take")


def test_it_does_not_focus_in_its_last_turn() -> None:
    state = table(Scenario(rule=[], title="", hands=["b2 b3 b4 b5 m6", "pu4 pu5 pu6 pu7 o3"]))
    do(state, "1 flautz")
    chosen = EasyBot().choose(Perspective(state, 1, Rng(1)), Rng(2))
    assert GAME.text(state, chosen).startswith("take")


def test_a_focused_bot_replaces_what_it_needs_least() -> None:
    replaced = choice("b2 b3 b4 g7 o7", air="b5 g4 pi1", ground="b1 o3 pu7", focused=[1])
    assert replaced not in ("replace blue-5 air-1", "replace blue-1 ground-1")


def test_it_waits_for_cards_that_are_still_out() -> None:
    """If no more cards can extend blue, it keeps green, and vice versa."""
    hand = "b3 b4 g3 g4 o7"
    gone = {colour: f"{colour}2 {colour}2 {colour}5 {colour}5" for colour in "bg"}
    kept = {"b": ("put green-3", "put green-4"), "g": ("put blue-3", "put blue-4")}
    for dead, alive in (("b", "g"), ("g", "b")):
        put = choice(hand, "take m7", air="m7 pi1 pi1", ground="o1 o1 o2", discard=f"{gone[dead]} m2 m5")
        assert put in kept[alive]


def test_it_tries_to_beat_an_open_hand_rather_than_call_a_lower_one() -> None:
    """Four sevens and a prism score 22. A run from 1 scores 21, one from 2 scores 22 with more cards."""
    for air, chosen in (("b6 pi1 g1", "take blue-6 air-1"), ("o6 pi1 g1", "flautz")):
        hands = ["b7 g7 pu7 o7 pr", "b1 b2 m3 b4 b5"]
        state = table(Scenario(rule=[], title="", hands=hands, air=air, ground="o1 o2 o3"))
        do(state, "1 flautz")
        assert GAME.text(state, EasyBot().choose(Perspective(state, 1, Rng(1)), Rng(2))) == chosen


def test_it_plays_with_any_deck() -> None:
    prisms = GAME.deck_text.replace("prisms = 3", "prisms = 20").replace("2, 2, 2, 2, 2, 2, 2", "1, 1, 1")
    bots = ("easy", "easy", "easy")
    tally = simulate(Plan(game="flautz", seats=3, games=10, seed=1, bots=bots, deck=prisms))
    assert tally.games == 10


@pytest.mark.crowd
@pytest.mark.parametrize("goal", ["crystals", 2])
def test_it_plays_for_either_goal(goal: OptionValue) -> None:
    plan = Plan(
        game="flautz", seats=2, games=GAMES // 2, seed=3, bots=("random", "easy"), options={"goal": goal}
    )
    assert simulate(plan).seats[1].wins >= 0.8 * (GAMES // 2)


@pytest.mark.crowd
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_it_beats_chance(seats: int) -> None:
    bots = ("easy", *["random"] * (seats - 1))
    tally = simulate(Plan(game="flautz", seats=seats, games=GAMES, seed=1, bots=bots))
    assert tally.seats[0].wins >= 0.9 * GAMES
