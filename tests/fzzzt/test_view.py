"""Derived facts in views, so that clients need not know the rules."""

from __future__ import annotations

import pytest

from parlour.games.fzzzt import GAME
from parlour.games.fzzzt.deck import symbol_mask
from parlour.games.fzzzt.progress import progress
from tests.fzzzt.states import do, table

HANDS = ["M1 Up 1BC 2O 2O Fz", "M2 1C 2C 3C"]
UNITS = ["O3 BC5", "CO6"]


def test_it_tells_how_many_rounds_there_are() -> None:
    view = table(["M1 5N", "M2 1N"], "3N").view(None)
    assert (view.round, view.rounds) == (1, 5)


@pytest.mark.rule("F-19")
def test_in_the_clean_up_a_seat_sees_what_each_of_its_units_may_get() -> None:
    state = table(HANDS, units=UNITS, phase="clean-up")
    assert state.view(0).offers == (("Up", "2O"), ("Up", "1BC"))
    legal = [GAME.text(state, action, 1) for action in state.legal(1)]
    assert [f"allocate {code}" for code in state.view(1).offers[0]] == legal[1:]
    assert state.view(None).offers == ()


@pytest.mark.rule("F-19")
def test_what_is_promised_to_one_unit_is_not_offered_to_the_next() -> None:
    state = table(HANDS, units=UNITS, phase="clean-up")
    state.apply(0, GAME.parse(state, "allocate Up", 0))
    assert state.view(0).offers == (("1BC",),)
    state.apply(0, GAME.parse(state, "leave", 0))
    assert state.view(0).offers == ()


def test_nothing_is_offered_while_there_are_auctions() -> None:
    state = table(["M1 5N", "M2 1N"], "3N 3B", units=["O3"])
    assert state.view(0).offers == ()
    do(state, "5N", "1N")
    assert state.view(0).offers == ()


@pytest.mark.rule("F-22")
@pytest.mark.parametrize(
    ("unit", "robots", "widgets", "missing"),
    [
        ("NBC", "", 0, "NBC"),
        ("BC", "BC", 0, "C"),
        ("NBC", "BC N", 0, "C"),
        ("BC", "BC C", 1, "BC"),
        ("NBC", "NBCO N C", 1, "NBC"),
        ("O", "O O", 2, "O"),
        ("BC", "BC C C", 1, "B"),
    ],
)
def test_the_robots_of_a_unit_tell_how_far_it_is(unit: str, robots: str, widgets: int, missing: str) -> None:
    skills = tuple(symbol_mask(robot) for robot in robots.split())
    assert progress(symbol_mask(unit), skills) == (widgets, missing)


def test_everybody_sees_how_far_a_unit_is() -> None:
    state = table(["M1 5N", "M2 1N"], "3N 3B", units=["BC5:1BC O3:2O"], round=2)
    units = state.view(None).players[0].units
    assert [(unit.widgets, unit.missing) for unit in units] == [(0, "C"), (1, "O")]


@pytest.mark.rule("F-11")
@pytest.mark.parametrize(
    ("bids", "winner", "tied"),
    [
        (("5N", "1N", "2N"), 0, ()),
        (("3B", "1N", "1B+2N"), 0, (0, 2)),
        (("3B", "3N", "1B+2N"), 0, (0, 1, 2)),
        (("3B", "5B", "2N"), 1, ()),
        (("1C", "3N", "1B+2N"), 1, (1, 2)),
    ],
)
def test_it_tells_who_tied_for_the_last_card(
    bids: tuple[str, ...], winner: int, tied: tuple[int, ...]
) -> None:
    state = table(["M1 5N 3B 1C", "M2 1N 3N 5B", "M3 1B 2N"], "4N 4B")
    do(state, *bids)
    last = state.view(None).last
    assert last is not None
    assert (last.winner, last.tied) == (winner, tied)


@pytest.mark.rule("F-15")
def test_whoever_did_not_bid_ties_with_nobody() -> None:
    state = table(["M1", "", ""], "4N 4B")
    do(state, "M1")
    last = state.view(None).last
    assert last is not None
    assert (last.bids, last.tied) == ((("M1",), (), ()), ())


@pytest.mark.rule("F-15")
def test_it_tells_whether_any_bid_wins() -> None:
    assert not table(["M1 5N", "M2 1N", ""], "4N 4B").view(0).uncontested
    assert table(["M1 5N", "", ""], "4N 4B").view(0).uncontested
    assert not table(["M1 5N", "", ""], units=["O3"], phase="clean-up").view(0).uncontested
