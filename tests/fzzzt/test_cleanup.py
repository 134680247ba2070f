"""The clean-up: F-18 to F-20."""

from __future__ import annotations

from itertools import permutations

import pytest

from parlour import Event, IllegalAction, Rng
from parlour.games.fzzzt import GAME
from parlour.games.fzzzt.events import (
    AuctionWon,
    CardsTaken,
    CleanUpStarted,
    GameEnded,
    RobotAllocated,
    RoundStarted,
)
from parlour.games.fzzzt.scoring import standings
from parlour.games.fzzzt.state import FzzztState
from tests.fzzzt.states import do, hand, table

at_every_table = pytest.mark.parametrize("seats", [2, 3, 4])

HANDS = ["M1 Up 1N 1B 2O Fz", "M2 1C 2C 3C", "M3 1O 2O 3O"]
UNITS = ["NB5 NO6", "CO6", "O3"]


def clean_up(hands: list[str], units: list[str], round: int = 1) -> FzzztState:
    return table(hands, units=units, round=round, phase="clean-up")


def decide(state: FzzztState, seat: int, move: str) -> list[Event]:
    """Play the move of the seat and return the events."""
    heard: list[Event] = []
    state.listener = heard.append
    state.apply(seat, GAME.parse(state, move, seat))
    state.listener = None
    return heard


def choices(state: FzzztState, seat: int) -> list[str]:
    return [GAME.text(state, action, seat) for action in state.legal(seat)]


def refusal(state: FzzztState, move: str) -> tuple[str, str | None]:
    with pytest.raises(IllegalAction) as refused:
        GAME.parse(state, move, 0)
    return refused.value.code, refused.value.rule


def robots(state: FzzztState, seat: int) -> list[tuple[str, ...]]:
    """Return the visible robots at each unit of the seat."""
    return [unit.robots for unit in state.view(None).players[seat].units]


@pytest.mark.rule("F-18")
def test_when_the_belt_is_empty_hand_and_discard_pile_are_taken_up() -> None:
    state = table(["5N 1N", "1B"], "5B", discards=["M1 3N 2N"], units=["O3"])
    heard = do(state, "5N", "1B")
    assert state.view(None).phase == "clean-up"
    assert hand(state, 0) == "M1 1N 2N 3N 5N 5B"
    assert [player.discard for player in state.view(None).players] == [0, 0]
    assert CleanUpStarted(None) in heard


@pytest.mark.rule("F-18")
def test_the_cards_taken_up_may_be_looked_through_by_their_owner_only() -> None:
    state = table(["5N 1N", "1B"], "5B", discards=["M1 3N 2N"], units=["O3"])
    heard = do(state, "5N", "1B")
    own = ("M1", "1N", "2N", "3N", "5N", "5B")
    assert state.view(0).hand == own
    assert state.view(None).hand == ()
    taken = [event for event in heard if isinstance(event, CardsTaken)]
    assert [(event.audience, event.seat) for event in taken] == [(0, 0), (1, 1)]
    assert taken[0].cards == own


@pytest.mark.rule("F-18")
def test_there_is_no_clean_up_while_a_card_lies_on_the_belt() -> None:
    state = table(["5N 1N", "1B"], "5B 5C", units=["O3"])
    heard = do(state, "5N", "1B")
    assert state.view(None).phase == "bidding"
    assert CleanUpStarted(None) not in heard


@pytest.mark.rule("F-18")
@pytest.mark.rule("F-19")
@at_every_table
def test_without_units_the_next_round_starts_at_once(seats: int) -> None:
    state = table(["5N 1N", "1B", "1C", "1O"][:seats], "5B", chief=1)
    heard = do(state, *["1B", "1C", "1O"][: seats - 1], "5N")
    assert CleanUpStarted(None) in heard
    assert RoundStarted(None, 2, 1, tuple(standings(state))) in heard
    assert (state.view(None).phase, state.view(None).round, state.actors) == ("bidding", 2, (1,))


@pytest.mark.rule("F-19")
def test_a_unit_won_in_this_round_can_be_given_a_robot_at_once() -> None:
    state = table(["5N 1O", "1B"], "O3")
    do(state, "5N", "1B")
    assert choices(state, 0) == ["leave", "allocate 1O"]


@pytest.mark.rule("F-19")
@pytest.mark.parametrize(
    ("unit", "fitting"),
    [
        ("O3", "Up 2O"),
        ("NB5", "Up 1N 1NBC 3B"),
        ("NC5", "Up 1N 1NBC 4C"),
        ("BO6", "Up 1NBC 2O 3B"),
        ("NBC9", "Up 1N 1NBC 3B 4C"),
        ("NBCO13", "Up 1N 1NBC 2O 3B 4C"),
    ],
)
def test_a_robot_must_show_a_symbol_of_the_unit(unit: str, fitting: str) -> None:
    state = clean_up(["M1 Up 1N 1NBC 2O 3B 4C Fz", "M2"], [unit])
    assert choices(state, 0) == ["leave", *[f"allocate {robot}" for robot in fitting.split()]]


@pytest.mark.rule("F-19")
@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("allocate Fz", "not-a-robot"),
        ("allocate M1", "not-a-robot"),
        ("allocate 2O", "symbol-not-shown"),
        ("allocate 5N", "not-yours"),
    ],
)
def test_what_cannot_be_allocated(move: str, code: str) -> None:
    state = clean_up(["M1 1N 2O Fz", "M2 5N"], ["NB5"])
    assert refusal(state, move) == (code, "F-19")


@pytest.mark.rule("F-19")
def test_an_upgrade_fits_every_unit() -> None:
    state = clean_up(["M1 Up Up", "M2"], ["O3 NB5"])
    do(state, "allocate Up", "allocate Up")
    assert robots(state, 0) == [("Up",), ("Up",)]


@pytest.mark.rule("F-19")
def test_each_unit_gets_at_most_one_robot_in_a_clean_up() -> None:
    state = clean_up(["M1 1N 1B 1C 1O", "M2"], ["NB5 NBCO13:2N+2B"], round=3)
    do(state, "allocate 1N", "allocate 1B")
    assert robots(state, 0) == [("1N",), ("2N", "2B", "1B")]
    assert state.view(None).round == 4


@pytest.mark.rule("F-19")
def test_the_same_robot_does_not_serve_two_units() -> None:
    state = clean_up(["M1 1NB 2O", "M2"], ["NB5 NO6"])
    decide(state, 0, "allocate 1NB")
    assert choices(state, 0) == ["leave", "allocate 2O"]
    assert refusal(state, "allocate 1NB") == ("already-allocated", "F-19")


@pytest.mark.rule("F-19")
def test_two_equal_robots_serve_two_units() -> None:
    state = clean_up(["M1 2N 2N", "M2"], ["NB5 NO6 NC5"])
    do(state, "allocate 2N", "allocate 2N")
    assert choices(state, 0) == ["leave"]


@pytest.mark.rule("F-19")
def test_nobody_has_to_allocate() -> None:
    state = clean_up(["M1 1N 1B", "M2"], ["NB5 NO6"])
    heard = do(state, "leave", "leave")
    assert robots(state, 0) == [(), ()]
    assert hand(state, 0) == "M1 1N 1B"
    assert not any(isinstance(event, RobotAllocated) for event in heard)


@pytest.mark.rule("F-19")
def test_an_allocated_robot_stays_for_good() -> None:
    state = clean_up(["M1 1N", "M2"], ["NB5 NO6"])
    do(state, "allocate 1N", "leave")
    rng = Rng(3)
    while state.actors:
        assert robots(state, 0)[0][:1] == ("1N",)
        seat = state.actors[0]
        state.apply(seat, state.random_action(seat, rng))
    assert robots(state, 0)[0][:1] == ("1N",)


@pytest.mark.rule("F-19")
def test_a_seat_with_a_unit_is_asked_even_if_no_robot_fits() -> None:
    state = clean_up(["M1 1N Fz", "M2"], ["O3"])
    assert state.actors == (0,)
    assert choices(state, 0) == ["leave"]


@pytest.mark.rule("F-19")
def test_seats_without_units_are_not_asked() -> None:
    state = clean_up(["M1 1N", "M2 1B", "M3 1C", "M4"], ["", "NB5", "NC5"])
    assert state.actors == (1, 2)
    assert state.legal(0) == state.legal(3) == []


@pytest.mark.rule("F-19")
def test_the_next_round_waits_until_everybody_has_decided_on_every_unit() -> None:
    state = clean_up(HANDS, UNITS)
    asked = [state.actors]
    for seat, move in [(0, "leave"), (2, "leave"), (0, "leave"), (1, "leave")]:
        assert state.view(None).phase == "clean-up"
        decide(state, seat, move)
        asked.append(state.actors)
    assert asked == [(0, 1, 2), (0, 1, 2), (0, 1), (1,), (state.chief,)]
    assert state.view(None).phase == "bidding"


@pytest.mark.rule("F-19")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_decisions_are_hidden_until_all_have_decided(viewer: int | None) -> None:
    state, other = clean_up(HANDS, UNITS), clean_up(HANDS, UNITS)
    heard = decide(state, 0, "allocate Up") + decide(state, 0, "allocate 2O") + decide(state, 1, "leave")
    heard_other = decide(other, 0, "leave") + decide(other, 0, "allocate 1N") + decide(other, 1, "leave")
    assert [event for event in heard if event.is_visible_to(viewer)] == []
    assert [event for event in heard_other if event.is_visible_to(viewer)] == []
    assert state.view(viewer) == other.view(viewer)
    assert state.info_state(viewer) == other.info_state(viewer)
    if viewer is not None:
        assert state.legal(viewer) == other.legal(viewer)


@pytest.mark.rule("F-19")
def test_everybody_sees_the_decisions_when_all_have_decided() -> None:
    state = clean_up(HANDS, UNITS)
    decide(state, 0, "allocate Up")
    decide(state, 2, "allocate 1O")
    decide(state, 1, "leave")
    heard = decide(state, 0, "allocate 2O")
    assert [event for event in heard if isinstance(event, RobotAllocated)] == [
        RobotAllocated(None, 0, "NB5", "Up"),
        RobotAllocated(None, 0, "NO6", "2O"),
        RobotAllocated(None, 2, "O3", "1O"),
    ]
    assert [robots(state, seat) for seat in range(3)] == [[("Up",), ("2O",)], [()], [("1O",)]]


@pytest.mark.rule("F-19")
def test_a_seat_sees_its_own_decisions() -> None:
    state = clean_up(HANDS, UNITS)
    decide(state, 0, "leave")
    decide(state, 0, "allocate Up")
    assert state.view(0).choices == (None, "Up")
    assert state.view(1).choices == state.view(None).choices == ()


@pytest.mark.rule("F-19")
@pytest.mark.parametrize("order", sorted(set(permutations([0, 0, 1, 2]))))
def test_who_decides_first_makes_no_difference(order: tuple[int, ...]) -> None:
    in_turn, state = clean_up(HANDS, UNITS), clean_up(HANDS, UNITS)
    do(in_turn, "allocate 1N", "allocate Up", "allocate 2C", "allocate 3O")
    moves = {0: ["allocate 1N", "allocate Up"], 1: ["allocate 2C"], 2: ["allocate 3O"]}
    for seat in order:
        decide(state, seat, moves[seat].pop(0))
    assert GAME.position(state) == GAME.position(in_turn)


@pytest.mark.rule("F-20")
@at_every_table
def test_the_fifth_clean_up_is_skipped(seats: int) -> None:
    state = table(["5N 1N", "1B", "1C", "1O"][:seats], "5B", round=5, units=["NB5"])
    heard = do(state, "5N", *["1B", "1C", "1O"][: seats - 1])
    assert heard[-2:] == [AuctionWon(None, 0, "5B", tuple(standings(state))), GameEnded(None)]
    assert CleanUpStarted(None) not in heard
    assert (state.view(None).phase, state.actors) == ("over", ())
    assert state.outcome is not None
    assert state.outcome.rule == "F-20"


@pytest.mark.rule("F-20")
@at_every_table
def test_the_fourth_clean_up_is_not_skipped(seats: int) -> None:
    state = table(["5N 1N", "1B", "1C", "1O"][:seats], "5B", round=4, units=["NB5"])
    do(state, "5N", *["1B", "1C", "1O"][: seats - 1])
    assert state.view(None).phase == "clean-up"
    assert state.outcome is None


@pytest.mark.rule("F-20")
@pytest.mark.parametrize(("seats", "left"), [(2, 6), (3, 3), (4, 0)])
@pytest.mark.parametrize("seed", range(5))
def test_a_game_has_five_rounds_of_eight_auctions(seats: int, left: int, seed: int) -> None:
    heard: list[Event] = []
    state = GAME.start_with(seats, seed, {}, heard.append)
    rng = Rng(seed)
    while state.actors:
        seat = state.actors[0]
        state.apply(seat, state.random_action(seat, rng))
    assert [event.round for event in heard if isinstance(event, RoundStarted)] == [1, 2, 3, 4, 5]
    assert sum(isinstance(event, CleanUpStarted) for event in heard) == 4
    assert sum(isinstance(event, AuctionWon) for event in heard) == 40
    assert sum(isinstance(event, GameEnded) for event in heard) == 1
    assert state.view(None).belt_deck == left
