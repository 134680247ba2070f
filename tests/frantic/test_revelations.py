"""Which moves of FRANTIC reveal something, and which can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.frantic import GAME, events
from parlour.games.frantic.deck import EVENT_CARDS
from parlour.games.frantic.events import CardsDrawn, PileEmpty
from tests.frantic.states import (
    AT_AN_EVENT,
    TEN,
    Moment,
    a_gift_comes,
    a_turn,
    after_drawing,
    aiming_equality,
    aiming_exchange,
    aiming_four,
    aiming_gift,
    aiming_skip,
    christmas,
    eye,
    gambling,
    giving,
    market,
    nice_try,
    party_card,
    party_seat,
    recession,
    second_chance,
    state_after,
    wishing,
)
from tests.revelations import Case, plain_events, reveals
from tests.scenario_files import do


def at(**scenario: Any) -> Moment:
    return lambda: state_after(**scenario)


TAKEN_BACK: dict[str, Case] = {
    "a card": (a_turn, ["1 play red-1"]),
    "an attacking card": (a_turn, ["1 play red-gift"]),
    "Fuck You": (at(hands=[TEN, "green-1"]), ["1 play fuck-you"]),
    "no card after drawing": (after_drawing, ["1 pass"]),
    "the drawn card": (at(hands=["blue-1 blue-2", "green-1"], draw="red-9"), ["1 draw", "1 play red-9"]),
    "a card on a 2nd Chance": (second_chance, ["1 play red-1"]),
    "whom a Gift is for": (aiming_gift, ["1 attack 2"]),
    "whom a Skip is for": (aiming_skip, ["1 attack 2"]),
    "one share of a Fantastic Four": (aiming_four, ["1 attack 2"]),
    "all shares of a Fantastic Four": (aiming_four, ["1 attack 2", "1 attack 2", "1 attack 3", "1 attack 3"]),
    "whom an Equality is for": (aiming_equality, ["1 attack 2"]),
    "a card set aside": (giving, ["1 give red-2"]),
    "a Counterattack": (a_gift_comes, ["2 play counterattack"]),
    "whom a countered Gift is for": (a_gift_comes, ["2 play counterattack", "2 attack 3"]),
    "a Skip that is not countered": (aiming_skip, ["1 attack 2", "2 pass"]),
    "a wish": (wishing, ["1 wish blue"]),
    "a card of the market": (market, ["2 take red-6"]),
    "the last cards of the market": (market, ["2 take red-6", "3 take red-7"]),
    "a card laid face down": (gambling, ["2 lay blue-1"]),
    "a Christmas present face down": (christmas, ["2 to 1"]),
    "which card is given at the party": (party_card, ["2 give blue-1"]),
    "that one has looked at all hands": (eye, ["2 agree"]),
    "that all have looked at all hands": (eye, ["2 agree", "1 agree", "3 agree"]),
    "no Nice Try while others think": (nice_try, ["2 pass"]),
    "a Nice Try while others think": (nice_try, ["3 play nice-try"]),
}

FOR_GOOD: dict[str, Case] = {
    "drawing": (a_turn, ["1 draw"]),
    "a 2nd Chance without a card for it": (
        at(hands=["red-2nd-chance blue-1", "green-1"]),
        ["1 play red-2nd-chance"],
    ),
    "a gift that one gets": (a_gift_comes, ["2 pass"]),
    "a gift that cannot be countered": (
        at(hands=["red-gift red-1 red-2 red-3", "blue-1"], discard=" ".join(["counterattack"] * 4)),
        ["1 play red-gift", "1 give red-1", "1 give red-2"],
    ),
    "an Exchange": (aiming_exchange, ["1 attack 2", "2 pass"]),
    "an Equality that hits": (aiming_equality, ["1 attack 2", "2 pass"]),
    "a Fantastic Four that hits": (aiming_four, [*["1 attack 2"] * 4, "2 pass"]),
    "whom the card of the party is for": (party_seat, ["2 to 3"]),
    "a card put down": (recession, ["2 discard blue-1"]),
    "the last card laid face down": (gambling, ["1 lay red-1", "2 lay blue-1", "3 lay green-1"]),
    "the last Christmas present": (christmas, ["1 to 2"] * 3 + ["2 to 1"] * 3 + ["3 to 1"] * 4),
    "the last answer, when nobody tries": (nice_try, ["3 pass", "2 pass"]),
    "the last answer, when somebody tries": (nice_try, ["3 play nice-try", "2 pass"]),
    "the last card of a round": (at(hands=["red-1", "blue-1"], under="nice-try"), ["1 play red-1"]),
}


@pytest.mark.parametrize("case", TAKEN_BACK.values(), ids=TAKEN_BACK)
def test_what_one_knew_before_can_be_taken_back(case: Case) -> None:
    assert not reveals(case)


@pytest.mark.parametrize("case", FOR_GOOD.values(), ids=FOR_GOOD)
def test_what_tells_something_new_is_for_good(case: Case) -> None:
    assert reveals(case)


@pytest.mark.parametrize("event", EVENT_CARDS)
def test_an_event_is_for_good_even_if_it_touches_nobody(event: str) -> None:
    assert reveals((at(hands=AT_AN_EVENT, events=event), ["1 play black-5"]))


@pytest.mark.rule("R-6")
@pytest.mark.parametrize("next_hand", ["blue-2 red-9", "blue-2 blue-9"])
def test_with_nothing_left_to_draw_the_end_of_a_turn_shows_whether_the_next_one_can_play(
    next_hand: str,
) -> None:
    hands = ["red-1 fantastic blue-1", next_hand, "green-1"]
    assert reveals((at(hands=hands, pile=0), ["1 play red-1"]))
    assert reveals((at(hands=hands, pile=0), ["1 play fantastic", "1 wish red"]))
    assert not reveals((at(hands=hands, pile=0), ["1 play fantastic"]))
    assert not reveals((at(hands=hands, pile=1), ["1 play red-1"]))


@pytest.mark.rule("R-26")
def test_a_nice_try_shows_whose_it_was_even_if_nobody_can_draw_for_it() -> None:
    state = state_after(
        *("1 play black-5", "3 play nice-try"),
        hands=["black-5", "blue-1", "green-1 nice-try"],
        events="third-time-lucky",
        pile=6,
    )
    heard = do(state, "2 pass")
    assert state.view(None).top == "nice-try"
    assert not any(isinstance(event, CardsDrawn | PileEmpty) for event in heard)
    assert GAME.reveals(heard, state.view(None))


def test_all_news_is_a_revelation_but_what_follows_from_known_things() -> None:
    assert plain_events(events) == {
        "RoundStarted",
        "CardPlayed",
        "TurnPassed",
        "TurnStarted",
        "TurnMissed",
        "SecondChanceMissed",
        "AttackAimed",
        "SharesAimed",
        "AttackCountered",
        "AttackLapsed",
        "SkipTaken",
        "WishMade",
        "ColourStruck",
        "ChoiceMade",
        "MarketTaken",
        "HandsTakenUp",
        "BombSet",
        "LastCardGone",
        "GameEnded",
    }
