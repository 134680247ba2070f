"""Resampled worlds keep what the seat knows and vary everything else.

Seats count from 1, as in moves. None is a spectator.
"""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.games.frantic.deck import FUCK_YOU_KIND
from tests.frantic.knowledge import (
    about_equal,
    christmas,
    countered,
    everywhere,
    exchanged,
    eye,
    game,
    given,
    kept,
    knows_the_truth,
    party,
    places,
    robin_hood,
    turn,
    where,
)
from tests.frantic.scenarios import codes
from tests.resampling import PILE, Place, worlds
from tests.scenario_files import do


@pytest.mark.rule("R-19")
@pytest.mark.parametrize("card", ["black-1", "black-2"])
def test_giver_and_taker_know_where_the_gift_is(card: str) -> None:
    assert where(given(), 1, card) == where(given(), 2, card) == {2}


@pytest.mark.rule("R-19")
@pytest.mark.parametrize("viewer", [3, 4, None])
def test_nobody_else_knows_what_was_given(viewer: int | None) -> None:
    state = given()
    assert where(state, viewer, "black-1") == everywhere(state, viewer)


@pytest.mark.rule("R-19")
def test_neither_knows_what_the_other_has_besides() -> None:
    state = given()
    assert where(state, 2, "blue-skip") == everywhere(state, 2)
    assert where(state, 1, "black-3") == everywhere(state, 1)


@pytest.mark.rule("R-5")
def test_unknown_cards_are_everywhere_equally_often() -> None:
    state = game("blue-1 blue-2", "green-1 green-2", "yellow-1 yellow-2", draw="red-1 red-2 red-3", pile=3)
    in_hand = Counter(codes([card]) for world in worlds(state, 1, 1500) for card in world.hands[1])
    on_top = Counter(codes(world.draw_pile[-1:]) for world in worlds(state, 1, 1500))
    assert len(in_hand) == len(on_top) == 7
    assert about_equal(in_hand)
    assert about_equal(on_top)


@pytest.mark.rule("R-20")
@pytest.mark.parametrize("viewer", [1, 2])
def test_after_an_exchange_both_know_what_both_have_got(viewer: int) -> None:
    state = exchanged()
    assert where(state, viewer, "black-1") == where(state, viewer, "black-2") == {2}
    assert where(state, viewer, "black-3") == where(state, viewer, "black-4") == {1}


@pytest.mark.rule("R-20")
@pytest.mark.parametrize("viewer", [3, None])
def test_nobody_else_knows_what_was_exchanged(viewer: int | None) -> None:
    state = exchanged()
    for card in ("black-1", "black-3"):
        assert where(state, viewer, card) == everywhere(state, viewer)


@pytest.mark.rule("E-1")
def test_charity_is_known_to_giver_and_taker_alone() -> None:
    rich = "black-1 black-2 black-3 black-4 red-skip"
    state = game("black-5 blue-9", rich, "yellow-1 yellow-2", events="charity")
    do(state, "1 play black-5")
    assert [len(hand) for hand in state.hands] == [2, 3, 3]
    for card in rich.split():
        (holder,) = places(state, card)
        assert where(state, 2, card) == {holder}
        for other in {1, 3} - {holder}:
            assert where(state, other, card) == everywhere(state, other)


@pytest.mark.rule("E-15")
def test_a_surprise_is_known_to_giver_and_taker_alone() -> None:
    state = party("2 give black-2", "2 to 4")
    assert where(state, 2, "black-2") == where(state, 4, "black-2") == {4}
    for viewer in (1, 3, None):
        assert where(state, viewer, "black-2") == everywhere(state, viewer)


@pytest.mark.rule("E-15")
def test_who_gives_fuck_you_at_a_party_knows_where_it_is() -> None:
    state = party("2 give green-2", "2 to 1", "3 give yellow-2", "3 to 1", "4 give blue-2", "4 to 1")
    do(state, "1 give fuck-you", "1 to 3")
    assert where(state, 1, "fuck-you") == {3}
    assert where(state, 2, "fuck-you") == everywhere(state, 2)


@pytest.mark.rule("E-9")
@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_all_see_who_takes_what_from_the_market(viewer: int | None) -> None:
    state = game("black-5 blue-9", "green-1", "yellow-1", draw="black-1 black-2 black-3", events="market")
    do(state, "1 play black-5", "2 take black-2")
    assert where(state, viewer, "black-2") == {2}
    assert where(state, viewer, "black-1") == set()
    do(state, "3 take black-1")
    assert where(state, viewer, "black-1") == {3}
    assert where(state, viewer, "black-3") == {1}


@pytest.mark.rule("E-8")
@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_all_see_who_takes_the_laid_cards(viewer: int | None) -> None:
    state = game("black-5 black-9 blue-9", "black-3 green-1", "black-6 yellow-1", events="gambling-man")
    do(state, "1 play black-5", "1 lay black-9", "3 lay black-6", "2 lay black-3")
    for card in ("black-9", "black-6", "black-3"):
        assert where(state, viewer, card) == {3}


@pytest.mark.rule("E-16")
@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_what_the_eye_has_seen_stays_known(viewer: int | None) -> None:
    state = eye("blue-9 blue-9", "green-1 black-1", "yellow-1 red-7")
    assert all(world.hands == state.hands for world in worlds(state, viewer, 60))
    seen, pile = Counter(state.hands[1]), set(state.draw_pile)
    do(state, "2 draw", "2 pass")
    drawn: set[int] = set()
    for world in worlds(state, viewer):
        assert not seen - Counter(world.hands[1])
        assert [world.hands[0], world.hands[2]] == [state.hands[0], state.hands[2]]
        drawn.update(Counter(world.hands[1]) - seen)
    assert drawn == (set(Counter(state.hands[1]) - seen) if viewer == 2 else pile)


@pytest.mark.rule("E-16")
@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_the_eye_shows_cards_that_were_known_before_only_once(viewer: int | None) -> None:
    state = game(
        "red-gift fantastic black-6 blue-9 blue-8",
        "black-1 green-2",
        "fantastic green-5",
        events="all-seeing-eye",
    )
    do(state, "1 play red-gift", "1 attack 2", "1 give fantastic", "1 give blue-9", "2 pass")
    turn(state, 1, "red-6", "1 play black-6")
    assert all(world.hands == state.hands for world in worlds(state, viewer, 60))
    do(state, "1 pass", "3 pass", "2 pass")
    assert all(world.hands == state.hands for world in worlds(state, viewer, 60))


@pytest.mark.rule("E-4")
def test_an_earthquake_takes_ones_old_hand_to_the_next() -> None:
    state = game("black-5 black-1", "green-1 black-2", "yellow-1", "yellow-2 black-4", events="earthquake")
    do(state, "1 play black-5")
    assert where(state, 1, "black-1") == {2}
    assert where(state, 2, "black-2") == {3}
    assert where(state, 4, "black-4") == {1}
    assert where(state, 3, "black-1") == {1, 2, PILE}
    assert where(state, 4, "black-1") == {2, 3, PILE}
    assert where(state, None, "black-1") == everywhere(state, None)


@pytest.mark.rule("E-4")
def test_an_earthquake_takes_a_gift_along() -> None:
    state = game(
        "red-gift black-1 black-2 blue-9", "black-5 green-1", "yellow-1", "yellow-8", events="earthquake"
    )
    do(state, "1 play red-gift", "1 attack 2", "1 give black-1", "1 give black-2", "2 pass")
    turn(state, 2, "red-5", "2 play black-5")
    assert where(state, 1, "black-1") == where(state, 2, "black-1") == {3}
    assert where(state, 4, "black-1") == {2, 3, PILE}


@pytest.mark.rule("E-4")
@pytest.mark.rule("R-3")
def test_the_dealer_does_not_take_the_first_card_for_its_own() -> None:
    state = game("red-1 blue-9", "black-1 green-1", "yellow-1", start="red-1", events="earthquake")
    do(state, "2 play black-1")
    assert where(state, 1, "red-1") == {2}


@pytest.mark.rule("E-14")
def test_robin_hood_takes_ones_old_hand_to_the_other() -> None:
    state = game("black-5 black-1 black-4", "black-2", "black-3 yellow-1 yellow-2", events="robin-hood")
    do(state, "1 play black-5")
    assert [len(hand) for hand in state.hands] == [2, 3, 1]
    assert where(state, 2, "black-2") == {3}
    assert where(state, 3, "black-3") == {2}
    for viewer in (1, None):
        assert where(state, viewer, "black-2") == everywhere(state, viewer)


@pytest.mark.rule("E-14")
def test_robin_hood_takes_a_gift_along() -> None:
    state = robin_hood("yellow-1", "yellow-2 yellow-3")
    assert [len(hand) for hand in state.hands] == [2, 1, 3, 2]
    assert where(state, 1, "black-1") == where(state, 2, "black-1") == {3}
    assert where(state, 4, "black-1") == everywhere(state, 4)


@pytest.mark.rule("E-14")
def test_robin_hood_leaves_a_gift_to_others_where_it_is() -> None:
    state = robin_hood("yellow-1", "yellow-2 yellow-3 yellow-4 yellow-6")
    assert [len(hand) for hand in state.hands] == [2, 3, 4, 1]
    assert where(state, 1, "black-1") == {2}


@pytest.mark.rule("E-19")
def test_a_tornado_leaves_ones_old_hand_in_the_hands() -> None:
    old = "black-1 black-2 black-3 black-4 black-6"
    state = game(f"black-5 {old}", "green-1 green-2 green-3", "yellow-1 yellow-2 yellow-3", events="tornado")
    do(state, "1 play black-5")
    for card in old.split():
        holder = places(state, card)[0]
        assert where(state, 1, card) == ({1} if holder == 1 else {2, 3})
        assert where(state, None, card) == everywhere(state, None)


@pytest.mark.rule("E-11")
def test_who_gives_at_christmas_knows_who_got_what() -> None:
    state = christmas("1 to 2", "1 to 3", "2 to 3", "2 to 4", "3 to 1", "3 to 1", "4 to 2", "4 to 2")
    assert where(state, 2, "black-2") == {3}
    assert where(state, 2, "black-3") == {4}
    for viewer in (1, None):
        assert where(state, viewer, "black-2") == everywhere(state, viewer)


@pytest.mark.rule("E-11")
@pytest.mark.parametrize(("takers", "expected"), [("3 4", {3, 4}), ("4 4", {4}), ("2 3", {2, 3})])
def test_a_known_card_goes_at_christmas_to_somebody_its_holder_gives_to(
    takers: str, expected: set[Place]
) -> None:
    state = eye("black-6 black-1 blue-9", "green-1", "yellow-1", "green-8 green-9", events="merry-christmas")
    turn(state, 1, "red-6", "1 play black-6", "2 to 4", "3 to 2", "4 to 1", "4 to 3")
    do(state, *(f"1 to {taker}" for taker in takers.split()))
    assert where(state, None, "black-1") == expected


@pytest.mark.rule("E-11")
def test_two_players_know_all_after_christmas() -> None:
    state = game("black-5 black-1 blue-9", "black-2 black-3", events="merry-christmas")
    do(state, "1 play black-5")
    for viewer in (1, 2):
        assert all(world.hands == state.hands for world in worlds(state, viewer, 60))
    assert where(state, None, "black-1") == everywhere(state, None)


@pytest.mark.rule("R-25")
@pytest.mark.parametrize("viewer", [2, 3, 4, None])
def test_a_countered_gift_shows_nobody_anything(viewer: int | None) -> None:
    state = countered()
    assert where(state, viewer, "black-1") == everywhere(state, viewer)


@pytest.mark.rule("R-25")
def test_who_turns_a_gift_against_another_knows_where_its_own_cards_are() -> None:
    state = countered()
    assert where(state, 2, "black-3") == where(state, 3, "black-3") == {3}
    assert where(state, 1, "black-3") == everywhere(state, 1)


@pytest.mark.rule("R-21")
@pytest.mark.parametrize("viewer", [1, 2, 3, None])
@pytest.mark.parametrize("hand", ["fuck-you black-1", "fuck-you"])
def test_who_keeps_fuck_you_back_is_known_to_have_it(hand: str, viewer: int | None) -> None:
    assert where(kept(hand), viewer, "fuck-you") == {1}


@pytest.mark.rule("R-21")
@pytest.mark.parametrize("viewer", [1, 2, 3, None])
@pytest.mark.parametrize("hand", ["fuck-you black-1", "fuck-you"])
def test_who_has_kept_fuck_you_back_still_has_it_after_the_gift(hand: str, viewer: int | None) -> None:
    state = kept(hand)
    do(state, "2 pass")
    assert where(state, viewer, "fuck-you") == {1}


@pytest.mark.rule("R-21")
@pytest.mark.rule("R-25")
@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_who_has_kept_fuck_you_back_still_has_it_after_a_counterattack(viewer: int | None) -> None:
    state = kept()
    do(state, "2 play counterattack", "2 attack 3", "3 pass")
    assert where(state, viewer, "fuck-you") == {1}


@pytest.mark.rule("R-16")
@pytest.mark.parametrize("card", ["red-gift", "red-exchange"])
def test_fuck_you_is_not_given_by_choice(card: str) -> None:
    state = eye(f"fuck-you {card} blue-7 blue-8 blue-9", "green-1 green-2", "yellow-1 yellow-2")
    turn(state, 1, "red-5", f"1 play {card}", "1 attack 2", "1 give blue-8", "1 give blue-9", "2 pass")
    assert where(state, 3, "fuck-you") == {1}


@pytest.mark.rule("R-16")
def test_fuck_you_may_be_taken_blind() -> None:
    state = eye("red-exchange blue-7 blue-8 blue-9", "green-1 green-2 fuck-you", "yellow-1 yellow-2")
    turn(state, 1, "red-5", "1 play red-exchange", "1 attack 2", "1 give blue-8", "1 give blue-9", "2 pass")
    assert where(state, 3, "fuck-you") == {1, 2}


@pytest.mark.rule("R-3")
@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_fuck_you_stays_under_the_pile(viewer: int | None) -> None:
    state = game("blue-9", "green-1 green-2", "yellow-1", start="fuck-you red-1")
    do(state, "2 draw", "2 pass", "3 draw", "3 pass")
    assert all(world.draw_pile[0] == FUCK_YOU_KIND for world in worlds(state, viewer))
    assert where(state, viewer, "fuck-you") == {PILE}


@pytest.mark.rule("R-3")
@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_who_draws_the_last_card_gets_the_fuck_you_that_lay_there(viewer: int | None) -> None:
    state = game("blue-9 blue-8", "red-1 green-2", "yellow-1", start="fuck-you red-1", pile=3, draw="")
    do(state, "2 draw", "2 pass", "3 draw")
    assert not state.draw_pile
    assert where(state, viewer, "fuck-you") == {3}


@pytest.mark.rule("R-3")
@pytest.mark.rule("E-17")
@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_who_draws_several_cards_down_to_the_last_gets_fuck_you(viewer: int | None) -> None:
    state = game(
        "blue-9", "black-1 blue-8", "fantastic", start="fuck-you red-1", pile=10, events="third-time-lucky"
    )
    do(state, "2 play black-1")
    assert not state.draw_pile
    assert where(state, viewer, "fuck-you") == {2}


@pytest.mark.rule("R-3")
@pytest.mark.rule("E-9")
@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_all_see_fuck_you_come_to_the_market_from_under_the_pile(viewer: int | None) -> None:
    state = game("blue-9", "black-1 blue-8", "fantastic", start="fuck-you red-1", pile=4, events="market")
    do(state, "2 play black-1")
    assert where(state, viewer, "fuck-you") == set()
    do(state, "3 take fuck-you")
    assert where(state, viewer, "fuck-you") == {3}


@pytest.mark.rule("R-3")
@pytest.mark.rule("R-17")
def test_a_hand_of_ten_that_must_play_does_not_get_the_fuck_you_under_the_pile() -> None:
    state = game(
        "blue-9",
        "red-2nd-chance red-2 green-1 green-2 green-3 green-4 green-6 yellow-1 yellow-2 yellow-3 yellow-4",
        start="fuck-you red-1",
        draw="blue-1 blue-2 blue-3 blue-4",
        pile=6,
    )
    do(state, "2 play red-2nd-chance")
    assert where(state, 1, "fuck-you") == {PILE}


@pytest.mark.rule("R-19")
def test_a_card_may_have_been_handed_on_unseen() -> None:
    state = given()
    turn(state, 2, "red-5", "2 play red-gift", "2 attack 3", "2 give black-1", "2 give green-1", "3 pass")
    assert where(state, 1, "black-1") == where(state, 1, "black-2") == {2, 3}
    assert where(state, 2, "black-1") == where(state, 3, "black-1") == {3}
    assert where(state, 2, "black-2") == {2}
    assert where(state, 3, "black-2") == where(state, 3, "blue-skip") == everywhere(state, 3)
    assert where(state, 4, "black-1") == everywhere(state, 4)


@pytest.mark.rule("E-15")
def test_a_card_may_be_handed_on_again_and_again() -> None:
    state = eye("black-1 blue-9", "green-1 green-2", "yellow-1", "black-6 blue-1", events="surprise-party")
    turn(state, 4, "red-6", "4 play black-6", "1 give black-1", "1 to 2", "2 give green-1", "2 to 3")
    assert where(state, 4, "black-1") == where(state, None, "black-1") == {1, 2, 3}
    assert where(state, 1, "black-1") == {2, 3}
    assert where(state, 2, "black-1") == {2}


@pytest.mark.rule("R-25")
def test_a_countered_gift_hands_nothing_on() -> None:
    state = given()
    turn(state, 2, "red-5", "2 play red-gift", "2 attack 3", "2 give black-1", "2 give green-1")
    do(state, "3 play counterattack", "3 attack 4", "4 pass")
    assert where(state, 1, "black-1") == {2}


@pytest.mark.rule("R-20")
def test_whoever_gives_all_their_cards_has_none_of_them_left() -> None:
    state = eye("red-exchange black-1 black-2", "green-1 green-2 green-3", "yellow-1 yellow-2")
    turn(state, 1, "red-5", "1 play red-exchange", "1 attack 2", "2 pass")
    assert where(state, 3, "black-1") == where(state, 3, "black-2") == {2}


@pytest.mark.rule("R-19")
def test_a_gift_of_no_cards_hands_nothing_on() -> None:
    hands = ("red-gift black-6 black-1", "green-1", "yellow-1", "yellow-7 yellow-8 yellow-9")
    state = eye(*hands, draw="counterattack nice-try", events="surprise-party")
    turn(state, 1, "red-6", "1 play black-6", "2 to 4", "3 to 4", "4 give yellow-7", "4 to 2")
    do(state, "1 give black-1", "1 to 3")
    turn(state, 2, "red-5", "2 draw", "2 pass")
    turn(state, 1, "red-5", "1 play red-gift", "1 attack 2", "2 pass")
    assert where(state, 4, "black-1") == {3}


@pytest.mark.rule("R-5")
def test_a_card_that_was_played_is_not_assumed_any_more() -> None:
    state = game("red-gift red-7 blue-9 blue-8", "green-1 red-7", "yellow-1")
    do(state, "1 play red-gift", "1 attack 2", "1 give red-7", "1 give blue-9", "2 pass")
    assert all(2 in places(world, "red-7") for world in worlds(state, 1))
    turn(state, 2, "red-5", "2 play red-7")
    for viewer in (1, 3, None):
        assert where(state, viewer, "red-7") == everywhere(state, viewer)


@pytest.mark.rule("E-12")
def test_a_card_that_was_put_down_is_not_assumed_any_more() -> None:
    hands = ("red-gift red-7 blue-9 blue-8", "black-5 green-1", "yellow-1")
    state = game(*hands, draw="counterattack red-7", pile=20, events="mexican-standoff")
    do(state, "1 play red-gift", "1 attack 2", "1 give red-7", "1 give blue-9", "2 pass")
    turn(state, 2, "red-5", "2 play black-5")
    for viewer in (2, None):
        assert where(state, viewer, "red-7") == everywhere(state, viewer)


@pytest.mark.rule("R-5")
def test_of_two_equal_cards_one_stays_known_when_the_other_is_played() -> None:
    state = game("red-gift red-7 red-7 blue-8", "green-1 green-2", "yellow-1")
    do(state, "1 play red-gift", "1 attack 2", "1 give red-7", "1 give red-7", "2 pass")
    turn(state, 2, "red-5", "2 play red-7")
    assert where(state, 1, "red-7") == {2}


@pytest.mark.rule("E-15")
def test_of_two_equal_cards_the_one_left_may_be_wherever_either_was() -> None:
    hands = ("blue-9", "red-7 green-1", "yellow-1", "red-7 green-2", "black-6 blue-8")
    state = eye(*hands, events="surprise-party")
    turn(state, 5, "red-6", "5 play black-6", "1 to 5", "2 give red-7", "2 to 3", "3 give yellow-1", "3 to 5")
    do(state, "4 give green-2", "4 to 3", "5 give blue-8", "5 to 1")
    assert where(state, 5, "red-7") == {2, 3, 4}
    turn(state, 3, "red-5", "3 play red-7")
    assert where(state, 5, "red-7") == {2, 3, 4}


@pytest.mark.rule("E-4")
@pytest.mark.parametrize("giver", [3, 4])
def test_whose_card_came_to_oneself_stays_open(giver: int) -> None:
    """The third and fourth seats hold the same cards. Each gives one to the first before an earthquake."""
    hands = ("black-6 black-8", "green-1 green-2", "red-7 yellow-1", "red-7 yellow-1")
    state = eye(*hands, events="surprise-party earthquake")
    cards = ("red-7", "yellow-1") if giver == 3 else ("yellow-1", "red-7")
    turn(state, 1, "red-6", "1 play black-6", "2 give green-1", "2 to 1")
    do(state, f"3 give {cards[0]}", "3 to 1", f"4 give {cards[1]}", "4 to 1", "1 give green-1", "1 to 2")
    turn(state, 1, "red-8", "1 play black-8")
    assert knows_the_truth(state, 1)
    assert where(state, 2, "red-7") == {1, 2, 4}
