"""Hidden choices of other seats are resampled as the rules allow."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.core.seats import NOBODY
from parlour.games.frantic.deck import COUNTERATTACK_KIND, FUCK_YOU_KIND, NICE_TRY_KIND
from tests.frantic.knowledge import (
    christmas,
    everywhere,
    eye,
    gamble,
    game,
    gift,
    last_card,
    must_play,
    party,
    places,
    turn,
    where,
)
from tests.frantic.scenarios import codes, kinds
from tests.resampling import PILE, Place, worlds
from tests.scenario_files import do


@pytest.mark.rule("R-17")
@pytest.mark.parametrize("viewer", [2, 3, None])
def test_who_must_play_has_something_to_play(viewer: int | None) -> None:
    state = must_play()
    assert all(world.legal(0) for world in worlds(state, viewer))


@pytest.mark.rule("R-17")
def test_the_only_card_of_who_must_play_is_one_that_can_be_played() -> None:
    assert where(must_play(), 3, "red-skip") == {1}


@pytest.mark.rule("R-17")
@pytest.mark.parametrize("viewer", [1, None])
def test_who_must_play_and_has_unknown_cards_may_have_any_card_to_play(viewer: int | None) -> None:
    state = game("blue-9", "red-2nd-chance green-1 red-3", "yellow-1", draw="red-1 red-2 blue-1", pile=3)
    turn(state, 2, "red-5", "2 play red-2nd-chance")
    sampled = list(worlds(state, viewer))
    assert all(world.legal(1) for world in sampled)
    played = {codes([card]) for world in sampled for card in world.legal(1)}
    assert played == {"red-1", "red-2", "red-3"}


@pytest.mark.rule("R-6")
def test_without_a_draw_pile_whoever_is_asked_has_something_to_play() -> None:
    state = game("blue-5 blue-8", "green-1 red-3", "yellow-1 yellow-2", "red-1 red-2", draw="", pile=0)
    turn(state, 2, "red-5")
    sampled = list(worlds(state, 1))
    assert all(world.legal(1) for world in sampled)
    assert {codes([card]) for world in sampled for card in world.legal(1)} == {"red-1", "red-2", "red-3"}


@pytest.mark.rule("R-6")
def test_without_a_draw_pile_cards_that_are_known_may_be_the_ones_to_play() -> None:
    hands = ("black-6 fantastic blue-9", "fantastic-four yellow-3", "green-1 green-2")
    state = eye(*hands, draw="", pile=0, events="surprise-party")
    turn(state, 1, "red-6", "1 play black-6", "2 give yellow-3", "2 to 1", "3 give green-1", "3 to 2")
    do(state, "1 give blue-9", "1 to 3")
    turn(state, 1, "yellow-5", "1 play yellow-3")
    turn(state, 1, "red-9")
    assert all(world.hands == state.hands for world in worlds(state, 3))


@pytest.mark.rule("R-19")
@pytest.mark.parametrize("chosen", [1, 2])
@pytest.mark.parametrize("viewer", [2, 3, None])
def test_a_gift_set_aside_is_any_of_the_givers_cards_but_fuck_you(viewer: int | None, chosen: int) -> None:
    state = game("red-gift black-1 black-2 fuck-you", "green-1 green-2", "yellow-1", pile=4)
    do(state, "1 play red-gift", "1 attack 2", *("1 give black-1", "1 give black-2")[:chosen])
    offers = set()
    for world in worlds(state, viewer):
        assert len(world.offer) == chosen
        assert not Counter(world.offer) - Counter(world.hands[0])
        offers.update(world.offer)
    assert set(kinds("black-1 black-2 counterattack")) < offers
    assert FUCK_YOU_KIND not in offers


@pytest.mark.rule("R-19")
def test_ones_own_gift_is_the_one_set_aside() -> None:
    assert all(codes(world.offer) == "black-1 black-2" for world in worlds(gift(), 1))


@pytest.mark.rule("R-21")
@pytest.mark.parametrize("viewer", [2, None])
def test_who_gives_two_of_two_cards_has_no_fuck_you(viewer: int | None) -> None:
    state = game("red-gift black-1 black-2", "green-1 green-2", "yellow-1 fuck-you", pile=4)
    do(state, "1 play red-gift", "1 attack 2")
    for world in worlds(state, viewer):
        assert world.offer == world.hands[0]
    assert where(state, viewer, "fuck-you") == everywhere(state, viewer) - {1}


@pytest.mark.rule("R-21")
def test_a_fuck_you_that_may_have_been_handed_on_has_been_if_all_else_is_given() -> None:
    hands = ("red-gift black-1 black-2", "black-5 green-1 green-2", "yellow-1 yellow-2 fuck-you")
    state = game(*hands, events="surprise-party")
    turn(state, 2, "red-5", "2 play black-5", "3 give fuck-you", "3 to 1", "1 give fuck-you", "1 to 2")
    do(state, "2 give green-1", "2 to 3")
    turn(state, 1, "red-5", "1 play red-gift", "1 attack 3")
    assert where(state, 3, "fuck-you") == {2}


@pytest.mark.rule("R-25")
@pytest.mark.parametrize("viewer", [1, 3, None])
def test_whether_a_target_can_counter_stays_open(viewer: int | None) -> None:
    can = {COUNTERATTACK_KIND in world.legal(1) for world in worlds(gift(), viewer)}
    assert can == {True, False}


@pytest.mark.rule("R-25")
def test_a_target_knows_whether_it_can_counter() -> None:
    assert all(COUNTERATTACK_KIND in world.legal(1) for world in worlds(gift(), 2))


@pytest.mark.rule("R-26")
@pytest.mark.parametrize("answer", ["pass", "play nice-try"])
@pytest.mark.parametrize("viewer", [1, 3, None])
def test_who_has_answered_may_have_played_nice_try(viewer: int | None, answer: str) -> None:
    tries = set()
    holders: set[Place] = set()
    for world in worlds(last_card(answer), viewer):
        tries.add(world.trier)
        holders.update(places(world, "nice-try"))
        assert world.trier == NOBODY or NICE_TRY_KIND in world.hands[world.trier]
    assert tries == {NOBODY, 1}
    assert holders == {2, 3, 4, PILE} - {viewer}


@pytest.mark.rule("R-26")
def test_ones_own_answer_to_a_last_card_is_known() -> None:
    assert {world.trier for world in worlds(last_card("play nice-try"), 2)} == {1}
    assert {world.trier for world in worlds(last_card("pass"), 2)} == {NOBODY}


@pytest.mark.rule("R-26")
def test_who_has_nice_try_knows_that_nobody_else_plays_it() -> None:
    state = game("red-1", "green-1", "nice-try yellow-2", "blue-1 blue-2", pile=4)
    do(state, "1 play red-1", "2 pass", "4 pass")
    assert {world.trier for world in worlds(state, 3)} == {NOBODY}


@pytest.mark.rule("E-8")
@pytest.mark.parametrize("viewer", [2, None])
def test_a_card_laid_face_down_is_any_card_of_that_hand(viewer: int | None) -> None:
    laid = set()
    for world in worlds(gamble(), viewer):
        assert world.laid[0] in world.hands[0]
        assert world.laid[1] == -1
        assert world.laid[2] in world.hands[2]
        laid.add(world.laid[0])
    assert set(kinds("black-9 blue-9 yellow-1 black-6 counterattack")) < laid


@pytest.mark.rule("E-8")
def test_ones_own_face_down_card_is_known() -> None:
    assert {codes([world.laid[0]]) for world in worlds(gamble(), 1)} == {"black-9"}
    assert {codes([world.laid[2]]) for world in worlds(gamble(), 3)} == {"yellow-1"}


@pytest.mark.rule("E-11")
@pytest.mark.parametrize("viewer", [2, 4, None])
def test_what_others_give_at_christmas_is_drawn_anew(viewer: int | None) -> None:
    gifts = Counter(
        tuple(world.gifts[0]) for world in worlds(christmas("1 to 2", "1 to 3", "3 to 1"), viewer)
    )
    assert set(gifts) == {(one, other) for one in (1, 2, 3) for other in (1, 2, 3)}


@pytest.mark.rule("E-11")
def test_how_far_others_are_with_their_presents_does_not_show() -> None:
    states = [christmas("1 to 2", "1 to 3", *moves) for moves in ((), ("3 to 1",))]
    assert states[0].info_state(3) == states[1].info_state(3)
    assert [{tuple(world.gifts[2]) for world in worlds(state, 4)} for state in states] == [{()}, {()}]


@pytest.mark.rule("E-11")
def test_ones_own_presents_are_known() -> None:
    state = christmas("1 to 2", "1 to 3", "3 to 1")
    assert {tuple(world.gifts[0]) for world in worlds(state, 1)} == {(1, 2)}
    assert {tuple(world.gifts[2]) for world in worlds(state, 3)} == {(0,)}


@pytest.mark.rule("E-15")
@pytest.mark.parametrize("viewer", [1, 3, None])
def test_a_surprise_may_be_any_card_of_its_giver(viewer: int | None) -> None:
    surprises = set()
    for world in worlds(party("2 give black-2"), viewer):
        (card,) = world.offer
        assert card in world.hands[1]
        surprises.add(codes([card]))
    assert {"black-2", "green-2", "green-3"} < surprises
    assert ("fuck-you" in surprises) == (viewer != 1)


@pytest.mark.rule("E-15")
def test_ones_own_surprise_is_known() -> None:
    assert {codes(world.offer) for world in worlds(party("2 give black-2"), 2)} == {"black-2"}
