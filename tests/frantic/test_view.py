"""Derived facts in views and events, so that clients need not know the rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour.games.frantic import GAME
from parlour.games.frantic.actions import PASS
from parlour.games.frantic.deck import CODES, COLOUR_OF, COLOURS, KINDS, NUMBER_OF, SORT_OF, SORTS, WILD_KINDS
from parlour.games.frantic.events import HandsPassedOn, RoundEnded
from parlour.games.frantic.state import FranticState
from parlour.games.frantic.view import Fits, RoundView
from tests.frantic.states import game_over, random_moments, state_after
from tests.scenario_files import do
from tests.sizes import crowd

GAMES = crowd(8, 40)
ANY_HANDS = ["red-1 blue-2", "blue-1 blue-3", "green-1 green-2"]


def fits(**scenario: object) -> Fits:
    return state_after(hands=ANY_HANDS, **scenario).view(None).fits


@pytest.mark.rule("R-11")
@pytest.mark.rule("R-12")
@pytest.mark.rule("R-14")
@pytest.mark.rule("R-15")
@pytest.mark.parametrize(
    ("top", "wish", "wanted"),
    [
        ("red-7", None, Fits(colour="red", number=7, sort=None)),
        ("red-gift", None, Fits(colour="red", number=None, sort="gift")),
        ("black-4", None, Fits(colour=None, number=4, sort=None)),
        ("fantastic", "blue", Fits(colour="blue", number=None, sort=None)),
        ("fantastic", "4", Fits(colour=None, number=4, sort=None)),
    ],
)
def test_the_next_card_goes_with_the_wish_or_else_with_the_card(
    top: str, wish: str | None, wanted: Fits
) -> None:
    assert fits(top=top, wish=wish) == wanted


@pytest.mark.rule("R-16")
def test_who_is_invisible_asks_for_nothing() -> None:
    assert fits(discard="red-7", top="fuck-you") == Fits(colour="red", number=7, sort=None)


@pytest.mark.rule("R-15")
def test_before_the_wish_nothing_is_asked_for() -> None:
    state = state_after("1 play fantastic", hands=["fantastic red-1", "blue-1", "green-1"])
    assert state.view(1).fits == Fits(colour=None, number=None, sort=None)
    do(state, "1 wish green")
    assert state.view(1).fits == Fits(colour="green", number=None, sort=None)


def has_one_of(kind: int, wanted: Fits) -> bool:
    colour = wanted.colour is not None and COLOUR_OF[kind] == COLOURS.index(wanted.colour)
    sort = wanted.sort is not None and SORT_OF[kind] == SORTS.index(wanted.sort)
    return colour or sort or (wanted.number is not None and NUMBER_OF[kind] == wanted.number)


@pytest.mark.crowd
def test_exactly_the_cards_that_fit_are_playable() -> None:
    """In random games, exactly the cards that fit are playable. Wild cards are not compared."""
    for state in moments():
        for seat in state.actors:
            view = state.view(seat)
            if view.step in ("play", "play-on", "second-chance"):
                plain = {CODES[kind] for kind in range(WILD_KINDS) if has_one_of(kind, view.fits)}
                wild = set(CODES[WILD_KINDS:KINDS])
                assert set(view.playable) - wild == set(view.hand) & plain


def moments() -> Iterator[FranticState]:
    for number in range(GAMES):
        yield from random_moments(2 + number % 7, number, limit="short")


def following(**scenario: object) -> int | None:
    return state_after(**{"hands": ANY_HANDS, **scenario}).view(None).next


@pytest.mark.rule("R-5")
@pytest.mark.rule("R-18")
def test_the_next_on_turn_does_not_miss_it() -> None:
    assert following() == 1
    assert following(turn=3) == 0
    assert following(skipped=[2]) == 2
    assert following(skipped=[2, 3]) == 0
    assert following(skipped=[1, 2, 3]) == 1


@pytest.mark.rule("R-4")
def test_whoever_sits_right_of_the_dealer_follows_the_first_card() -> None:
    assert following(dealer=2, start="fantastic") == 2


@pytest.mark.rule("E-18")
def test_nobody_is_next_when_the_time_is_up() -> None:
    bomb = {"used_events": "time-bomb"}
    assert following(bomb=0, **bomb) is None
    assert following(bomb=1, **bomb) == 1
    assert following(bomb=1, skipped=[2], **bomb) is None
    assert following(bomb=2, skipped=[2], **bomb) == 2


@pytest.mark.rule("R-6")
def test_nobody_is_next_when_the_pile_was_too_small() -> None:
    hands = ["fantastic-four red-1", "blue-1 blue-2", "green-1 green-2"]
    aims = [f"1 attack {seat}" for seat in (2, 2, 3, 3)]
    state = state_after("1 play fantastic-four", *aims, hands=hands, pile=3)
    assert state.view(None).step == "wish"
    assert state.view(None).next is None


def test_nobody_is_next_after_the_game() -> None:
    assert game_over().view(None).next is None


def test_who_was_next_is_on_turn_after_a_pass() -> None:
    for state in moments():
        if state.view(None).step == "play-on":
            promised, before = state.view(None).next, state.round
            state = state.clone()
            state.apply(state.actors[0], PASS)
            if state.round == before and not state.over:
                assert state.turn == promised


def ended(*moves: str, **scenario: object) -> tuple[RoundView, RoundEnded]:
    """Return the ended round from the view and from its event."""
    state = state_after(**scenario)
    (event,) = [event for event in do(state, *moves) if isinstance(event, RoundEnded)]
    last = state.view(None).last_round
    assert last is not None
    assert GAME.from_position(GAME.position(state)).view(None).last_round == last
    return last, event


PASSES = ("2 pass", "3 pass")


@pytest.mark.rule("R-6")
@pytest.mark.rule("R-10")
@pytest.mark.rule("E-3")
@pytest.mark.rule("E-6")
@pytest.mark.rule("E-18")
@pytest.mark.parametrize(
    ("first", "moves", "scenario", "wanted"),
    [
        ("red-1", ("1 play red-1", *PASSES), {}, ("out", True, (0,), False)),
        (
            "red-1",
            ("1 play red-1", *PASSES),
            {"bomb": 4, "used_events": "time-bomb"},
            ("out", True, (0,), True),
        ),
        (
            "black-5 blue-9",
            ("1 play black-5",),
            {"events": "finish-line"},
            ("finish-line", True, (), False),
        ),
        ("black-5", ("1 play black-5",), {"events": "finish-line"}, ("finish-line", True, (0,), False)),
        ("black-5", ("1 play black-5",), {"events": "doomsday"}, ("doomsday", False, (), False)),
    ],
)
def test_a_round_tells_who_was_out_and_whether_hands_counted(
    first: str,
    moves: tuple[str, ...],
    scenario: dict[str, object],
    wanted: tuple[str, bool, tuple[int, ...], bool],
) -> None:
    last, event = ended(*moves, hands=[first, *ANY_HANDS[1:]], **scenario)
    assert (last.reason, last.counted, last.out, last.in_time) == wanted
    assert (event.reason, event.counted, event.out, event.in_time) == wanted
    assert (event.hands, event.points) == (last.hands, last.points)


@pytest.mark.rule("E-18")
def test_a_time_bomb_that_nobody_was_faster_than() -> None:
    last, _ = ended("1 draw", "1 pass", hands=ANY_HANDS, bomb=0, used_events="time-bomb", draw="yellow-9")
    assert (last.reason, last.out, last.in_time) == ("time-up", (), False)


@pytest.mark.rule("E-4")
def test_an_earthquake_tells_who_has_whose_hand() -> None:
    state = state_after(hands=["black-5 red-1 red-2", *ANY_HANDS[1:]], events="earthquake")
    before = [hand[:] for hand in state.hands]
    before[0].remove(CODES.index("black-5"))
    (event,) = [event for event in do(state, "1 play black-5") if isinstance(event, HandsPassedOn)]
    assert [state.hands[taker] for taker in event.takers] == before


@pytest.mark.rule("R-25")
def test_everybody_sees_whose_attack_is_redirected_until_it_is_aimed_again() -> None:
    hands = ["red-gift red-1 red-2", "blue-1 counterattack", "green-1 green-2 counterattack"]
    state = state_after(hands=hands)
    seen: list[int | None] = []
    moves = ("1 play red-gift", "1 attack 2", "2 play counterattack", "2 attack 3", "3 play counterattack")
    for move in moves:
        do(state, move)
        views = [state.view(viewer).attack for viewer in (0, 1, 2, None)]
        assert views == [views[0]] * 4
        assert views[0] is not None
        seen.append(views[0].redirects)
    assert seen == [None, None, 0, None, 1]
