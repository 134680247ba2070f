"""Secrets: what a seat knows is in every world it imagines, and all else is drawn anew.

Seats count from 1 here, as in moves; None is a spectator.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from parlour import NotYourTurn, Perspective, Rng
from parlour.core.memory import public_note
from parlour.engine import is_compiled
from parlour.games.frantic import GAME, memory
from parlour.games.frantic.actions import DRAW, PASS
from parlour.games.frantic.deck import FUCK_YOU_KIND, NICE_TRY_KIND
from parlour.games.frantic.hands import see_new_hands
from parlour.games.frantic.knowledge import knowledge_of
from parlour.games.frantic.position import census
from parlour.games.frantic.state import FranticState
from parlour.games.frantic.steps import PLAY, SECOND, kind_of
from parlour.games.frantic.table import NOBODY
from tests.frantic.scenarios import Scenario, codes, do, kinds, table

PILE = "pile"
CARDS = Counter(GAME.deck.cards)
CHUNKS = 12
GAMES = 3_000 if is_compiled() else 48
WORLDS = 400

Place = int | str


def game(
    *hands: str,
    top: str = "red-5",
    draw: str = "",
    pile: int | None = 8,
    events: str = "",
    start: str | None = None,
    turn: int = 1,
) -> FranticState:
    """A round whose deal everybody remembers: these hands, and few unknown cards."""
    wanted = Scenario(
        "", "", list(hands), top=top, draw=draw, pile=pile, events=events, start=start, turn=turn, dealer=turn
    )
    state = table(wanted)
    deal = state.clone()
    deal.hands = [sorted(kinds(hand)) for hand in hands]
    deal.memory = [public_note(memory.ROUND, deal.dealer, 1)]
    see_new_hands(deal)
    state.memory[:0] = deal.memory
    return state


def worlds(state: FranticState, viewer: int | None, count: int = WORLDS) -> Iterator[FranticState]:
    rng = Rng(5)
    for _ in range(count):
        yield state.resample(None if viewer is None else viewer - 1, rng)


def places(state: FranticState, card: str) -> list[Place]:
    """Where the card lies, once for each of its copies that is in a hand or the draw pile."""
    kind = kinds(card)[0]
    found: list[Place] = [PILE] * state.draw_pile.count(kind)
    for seat, hand in enumerate(state.hands, 1):
        found += [seat] * hand.count(kind)
    return found


def where(state: FranticState, viewer: int | None, card: str) -> set[Place]:
    """All places where the viewer can imagine a card of which there is one."""
    found: set[Place] = set()
    for world in worlds(state, viewer):
        found.update(places(world, card))
    return found


def anywhere_but(viewer: int | None, seats: int) -> set[Place]:
    return {PILE, *range(1, seats + 1)} - {viewer}


def agree(state: FranticState) -> None:
    """The All-Seeing Eye closes."""
    do(state, *(f"{seat} pass" for seat in range(1, state.seats + 1)))


def about_equal(counts: Counter[str]) -> bool:
    """Whether no count is further from the mean than five deviations of a fair draw."""
    mean = counts.total() / len(counts)
    return all(abs(count - mean) < 5 * mean**0.5 for count in counts.values())


GIFT = ("1 play red-gift", "1 attack 2", "1 give black-1", "1 give black-2")


def gift() -> FranticState:
    """The first seat is about to give the black cards to the second, who may counter."""
    state = game(
        "red-gift black-1 black-2 blue-9",
        "green-1 red-gift",
        "yellow-1 counterattack",
        "yellow-8 yellow-9 green-9",
    )
    do(state, *GIFT)
    return state


def given() -> FranticState:
    state = gift()
    do(state, "2 pass")
    return state


@pytest.mark.rule("R-19")
@pytest.mark.parametrize("card", ["black-1", "black-2"])
def test_a_giver_knows_where_its_cards_are(card: str) -> None:
    assert where(given(), 1, card) == {2}
    assert where(given(), 2, card) == {2}


@pytest.mark.rule("R-19")
@pytest.mark.parametrize("viewer", [3, 4, None])
def test_nobody_else_knows_which_cards_were_given(viewer: int | None) -> None:
    assert where(given(), viewer, "black-1") == anywhere_but(viewer, 4)


@pytest.mark.rule("R-19")
def test_a_taker_knows_nothing_of_what_the_giver_keeps() -> None:
    assert where(given(), 2, "blue-exchange") == where(given(), 2, "blue-9") == {1, 3, 4, PILE}


def exchanged() -> FranticState:
    state = game("red-exchange black-1 black-2 blue-9", "black-3 black-4", "yellow-1 yellow-2 yellow-3")
    do(state, "1 play red-exchange", "1 attack 2", "1 give black-1", "1 give black-2", "2 pass")
    return state


@pytest.mark.rule("R-20")
@pytest.mark.parametrize("viewer", [1, 2])
def test_after_an_exchange_both_know_what_both_have_got(viewer: int) -> None:
    state = exchanged()
    assert where(state, viewer, "black-1") == where(state, viewer, "black-2") == {2}
    assert where(state, viewer, "black-3") == where(state, viewer, "black-4") == {1}


@pytest.mark.rule("R-20")
@pytest.mark.parametrize("viewer", [3, None])
def test_nobody_else_knows_what_was_exchanged(viewer: int | None) -> None:
    for card in ("black-1", "black-3"):
        assert where(exchanged(), viewer, card) == anywhere_but(viewer, 3)


@pytest.mark.rule("E-1")
def test_charity_is_known_to_giver_and_taker_alone() -> None:
    rich = "black-1 black-2 black-3 black-4 red-skip"
    state = game("black-5 blue-9", rich, "yellow-1 yellow-2", events="charity")
    do(state, "1 play black-5")
    assert [len(hand) for hand in state.hands] == [2, 3, 3]
    for card in rich.split():
        (holder,) = places(state, card)
        assert where(state, 2, card) == {holder}
        if holder == 1:
            assert where(state, 3, card) == {1, 2, PILE}
        if holder == 3:
            assert where(state, 1, card) == {2, 3, PILE}


def party(*moves: str) -> FranticState:
    state = game(
        "black-5 black-1 fuck-you",
        "black-2 green-2 green-3",
        "black-3 yellow-2 yellow-3",
        "black-4 blue-2 blue-3",
        events="surprise-party",
    )
    do(state, "1 play black-5", *moves)
    return state


@pytest.mark.rule("E-15")
def test_a_surprise_is_known_to_giver_and_taker_alone() -> None:
    state = party("2 give black-2", "2 to 4")
    assert where(state, 2, "black-2") == where(state, 4, "black-2") == {4}
    assert where(state, 3, "black-2") == anywhere_but(3, 4)
    assert where(state, None, "black-2") == anywhere_but(None, 4)


@pytest.mark.rule("E-15")
@pytest.mark.rule("R-16")
def test_who_gives_fuck_you_at_a_party_knows_where_it_is() -> None:
    state = party("2 give green-2", "2 to 1", "3 give yellow-2", "3 to 1", "4 give blue-2", "4 to 1")
    do(state, "1 give fuck-you", "1 to 3")
    assert where(state, 1, "fuck-you") == {3}
    assert where(state, 2, "fuck-you") == anywhere_but(2, 4)


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


def eye(*hands: str, draw: str = "", pile: int = 8, events: str = "") -> FranticState:
    """The first seat has played black-5, all have seen all hands, and the second is on turn."""
    state = game(*hands, draw=draw, pile=pile, events=f"all-seeing-eye {events}")
    do(state, "1 play black-5")
    agree(state)
    return state


@pytest.mark.rule("E-16")
@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_what_the_eye_has_seen_stays_known(viewer: int | None) -> None:
    state = eye("black-5 blue-9 blue-9", "green-1 black-1", "yellow-1 red-7")
    assert all(world.hands == state.hands for world in worlds(state, viewer, 60))
    do(state, "2 draw", "2 pass")
    drawn = set()
    for world in worlds(state, viewer):
        assert not Counter(kinds("green-1 black-1")) - Counter(world.hands[1])
        assert world.hands[2] == state.hands[2]
        drawn.update(world.hands[1])
    assert viewer == 2 or drawn == set(kinds("green-1 black-1")) | {
        *state.draw_pile,
        *(Counter(state.hands[1]) - Counter(kinds("green-1 black-1"))),
    }


@pytest.mark.rule("E-16")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_the_eye_shows_nothing_twice(viewer: int | None) -> None:
    """Cards that were known before are not known again as others."""
    state = game(
        "black-5 red-gift fantastic fantastic", "yellow-5 black-1", "red-9 green-5", events="all-seeing-eye"
    )
    do(state, "1 play red-gift", "1 attack 2", "1 give fantastic", "1 give fantastic", "2 pass")
    do(state, "2 draw", "2 pass", "3 play red-9")
    state.top = kinds("red-5")[0]
    do(state, "1 play black-5")
    assert all(world.hands == state.hands for world in worlds(state, viewer, 60))


@pytest.mark.rule("E-4")
def test_an_earthquake_takes_ones_old_hand_to_the_next() -> None:
    state = game("black-5 black-1", "green-1 black-2", "yellow-1 black-3", events="earthquake")
    do(state, "1 play black-5")
    assert where(state, 1, "black-1") == {2}
    assert where(state, 2, "black-2") == {3}
    assert where(state, 3, "black-3") == {1}
    assert where(state, 3, "black-1") == {1, 2, PILE} - {1} | {1}
    assert where(state, None, "black-1") == anywhere_but(None, 3)


@pytest.mark.rule("E-4")
def test_a_card_that_was_given_moves_on_with_an_earthquake() -> None:
    state = game(
        "red-gift black-1 black-2 blue-9", "black-5 green-1", "yellow-1", "yellow-8", events="earthquake"
    )
    do(state, *GIFT, "2 pass")
    state.top = kinds("red-5")[0]
    do(state, "2 play black-5")
    assert where(state, 1, "black-1") == {3}
    assert where(state, 2, "black-1") == {3}
    assert where(state, 4, "black-1") == anywhere_but(4, 4)


@pytest.mark.rule("E-4")
def test_a_card_that_comes_back_is_ones_own() -> None:
    state = game("red-gift black-1 black-2 blue-9", "black-5 green-1", events="earthquake", pile=4)
    do(state, *GIFT, "2 pass", "2 play black-5")
    for world in worlds(state, 1, 60):
        assert sorted(places(world, "black-1") + places(world, "black-2")) == [1, 1]


@pytest.mark.rule("E-14")
def test_robin_hood_takes_ones_old_hand_to_the_other() -> None:
    state = game(
        "black-5 black-1 black-4", "green-1 black-2", "black-3 yellow-1 yellow-2", events="robin-hood"
    )
    do(state, "1 play black-5")
    assert [len(hand) for hand in state.hands] == [2, 3, 2]
    assert where(state, 2, "black-2") == {3}
    assert where(state, 3, "black-3") == {2}
    assert where(state, 1, "black-2") == {2, 3, PILE}


@pytest.mark.rule("E-14")
def test_robin_hood_moves_cards_that_others_know_of() -> None:
    state = game(
        "red-gift black-1 black-2 blue-9 blue-8",
        "black-5 green-1 green-2",
        "yellow-1",
        "yellow-8 yellow-9",
        events="robin-hood",
    )
    do(state, *GIFT, "2 pass")
    state.top = kinds("red-5")[0]
    do(state, "2 play black-5")
    assert len(state.hands[2]) == 4
    assert where(state, 1, "black-1") == where(state, 2, "black-1") == {3}
    assert where(state, 4, "black-1") == anywhere_but(4, 4)


@pytest.mark.rule("E-19")
def test_a_tornado_leaves_ones_old_hand_in_the_hands() -> None:
    old = "black-1 black-2 black-3 black-4 black-6"
    state = game(f"black-5 {old}", "green-1 green-2 green-3", "yellow-1 yellow-2 yellow-3", events="tornado")
    do(state, "1 play black-5")
    for card in old.split():
        truth = places(state, card)
        assert where(state, 1, card) == ({1} if truth == [1] else {2, 3})
        if truth != [2]:
            assert where(state, 2, card) == {1, 3, PILE}


@pytest.mark.rule("E-11")
def test_who_gave_what_at_christmas_is_known_to_the_giver() -> None:
    state = christmas()
    do(state, "3 to 1", "3 to 1", "4 to 2")
    assert where(state, 2, "black-2") == {3}
    assert where(state, 2, "black-3") == {4}
    assert where(state, 1, "black-2") == {2, 3, 4, PILE}
    assert where(state, None, "black-2") == anywhere_but(None, 4)


def christmas() -> FranticState:
    """The first two seats have given: black-1 and the cards of the second to the third and fourth."""
    state = game(
        "black-5 black-1 blue-9", "black-2 black-3", "yellow-1 yellow-2", "green-9", events="merry-christmas"
    )
    do(state, "1 play black-5", "1 to 2", "1 to 3", "2 to 3", "2 to 4")
    return state


@pytest.mark.rule("E-11")
@pytest.mark.parametrize(("takers", "expected"), [("3 4", {3, 4}), ("3 3", {3}), ("1 3", {1, 3})])
def test_at_christmas_a_known_card_goes_to_somebody_its_holder_gave_to(
    takers: str, expected: set[Place]
) -> None:
    state = eye(
        "black-5 blue-9",
        "black-2 yellow-5",
        "black-1 yellow-2 black-3",
        "green-8 green-9",
        events="merry-christmas",
    )
    state.top = kinds("red-2")[0]
    do(state, "2 play black-2", "1 to 2", "2 to 3", "4 to 2", "4 to 2")
    first, second = takers.split()
    do(state, f"3 to {first}", f"3 to {second}", f"3 to {second}")
    spectator = where(state, None, "black-1")
    assert spectator == expected
    assert all(PILE not in places(world, "black-3") for world in worlds(state, 2, 60))


@pytest.mark.rule("E-11")
def test_of_two_players_each_knows_all_that_the_other_got_for_christmas() -> None:
    state = game("black-5 black-1 blue-9", "black-2 black-3", events="merry-christmas")
    do(state, "1 play black-5")
    assert all(world.hands == state.hands for world in worlds(state, 1, 60))
    assert where(state, None, "black-1") == anywhere_but(None, 2)


def countered() -> FranticState:
    state = game(
        "red-gift black-1 black-2 blue-9",
        "counterattack black-3 black-4 green-1",
        "yellow-1 yellow-2",
        "yellow-8 yellow-9",
    )
    do(state, *GIFT, "2 play counterattack", "2 attack 3", "2 give black-3", "2 give black-4")
    return state


@pytest.mark.rule("R-25")
@pytest.mark.parametrize("viewer", [2, 3, 4, None])
def test_a_countered_gift_shows_nobody_anything(viewer: int | None) -> None:
    state = countered()
    assert where(state, viewer, "black-1") == anywhere_but(viewer, 4)
    do(state, "3 pass")
    assert where(state, viewer, "black-1") == anywhere_but(viewer, 4)


@pytest.mark.rule("R-25")
def test_who_counters_a_gift_and_gives_knows_its_cards() -> None:
    state = countered()
    do(state, "3 pass")
    assert where(state, 2, "black-3") == {3}
    assert where(state, 1, "black-3") == anywhere_but(1, 4)


def kept(hand: str = "red-gift fuck-you black-1") -> FranticState:
    """The first seat keeps back "Fuck You" from a gift to the second."""
    state = game(hand, "green-1 counterattack", "yellow-1 yellow-2", "yellow-8 yellow-9")
    do(state, "1 play red-gift", "1 attack 2")
    return state


@pytest.mark.rule("R-21")
@pytest.mark.parametrize("viewer", [1, 2, 3, 4, None])
@pytest.mark.parametrize("hand", ["red-gift fuck-you black-1", "red-gift fuck-you"])
def test_who_keeps_fuck_you_back_is_known_to_have_it(hand: str, viewer: int | None) -> None:
    assert where(kept(hand), viewer, "fuck-you") == {1}


@pytest.mark.rule("R-21")
@pytest.mark.parametrize("viewer", [1, 2, 3, 4, None])
@pytest.mark.parametrize("hand", ["red-gift fuck-you black-1", "red-gift fuck-you"])
def test_who_has_kept_fuck_you_back_still_has_it_after_the_gift(hand: str, viewer: int | None) -> None:
    state = kept(hand)
    do(state, "2 pass")
    assert where(state, viewer, "fuck-you") == {1}


@pytest.mark.rule("R-21")
@pytest.mark.rule("R-25")
@pytest.mark.parametrize("viewer", [1, 2, 3, 4, None])
def test_who_has_kept_fuck_you_back_still_has_it_after_a_counterattack(viewer: int | None) -> None:
    state = kept()
    do(state, "2 play counterattack", "2 attack 3", "3 pass", "2 wish red")
    assert where(state, viewer, "fuck-you") == {1}


def fuck_you_known() -> FranticState:
    """The first seat has given "Fuck You" to the second at a party; the second is on turn."""
    state = game(
        "black-5 blue-9 fuck-you",
        "red-gift red-exchange green-3 green-4 green-6",
        "yellow-2 yellow-3 yellow-4",
        "blue-2 blue-3 blue-4",
        events="surprise-party",
    )
    do(state, "1 play black-5", "2 give green-3", "2 to 1", "3 give yellow-2", "3 to 1")
    do(state, "4 give blue-2", "4 to 1", "1 give fuck-you", "1 to 2")
    state.top = kinds("red-5")[0]
    return state


@pytest.mark.rule("R-16")
def test_a_gift_does_not_move_fuck_you() -> None:
    state = fuck_you_known()
    do(state, "2 play red-gift", "2 attack 3", "2 give green-4", "2 give green-6", "3 pass")
    assert where(state, 1, "fuck-you") == {2}


@pytest.mark.rule("R-16")
def test_cards_that_are_exchanged_by_choice_are_not_fuck_you() -> None:
    state = fuck_you_known()
    do(state, "2 play red-exchange", "2 attack 3", "2 give green-4", "2 give green-6", "3 pass")
    assert where(state, 1, "fuck-you") == {2}


@pytest.mark.rule("R-16")
def test_a_blind_draw_may_move_fuck_you() -> None:
    state = game(
        "black-5 fuck-you",
        "green-3 green-4",
        "red-exchange yellow-3 yellow-4 blue-9",
        events="surprise-party",
    )
    do(state, "1 play black-5", "2 give green-3", "2 to 1", "3 give blue-9", "3 to 1")
    do(state, "1 give fuck-you", "1 to 2", "2 draw", "2 pass")
    state.top = kinds("red-5")[0]
    do(state, "3 play red-exchange", "3 attack 2", "3 give yellow-3", "3 give yellow-4", "2 pass")
    assert where(state, 1, "fuck-you") == {2, 3}


@pytest.mark.rule("R-3")
@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_fuck_you_stays_under_the_pile(viewer: int | None) -> None:
    state = game("blue-9", "green-1 green-2", "yellow-1", start="fuck-you red-1")
    do(state, "2 draw", "2 pass", "3 draw", "3 pass")
    assert all(world.draw_pile[0] == FUCK_YOU_KIND for world in worlds(state, viewer))


@pytest.mark.rule("R-3")
@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_who_draws_the_last_card_gets_the_fuck_you_that_lay_there(viewer: int | None) -> None:
    state = game("blue-9 blue-8", "red-1 green-2", "yellow-1", start="fuck-you red-1", pile=3)
    do(state, "2 draw")
    assert not state.draw_pile
    assert where(state, viewer, "fuck-you") == {2}


@pytest.mark.rule("R-3")
@pytest.mark.rule("E-17")
@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_who_draws_several_down_to_the_last_card_gets_fuck_you(viewer: int | None) -> None:
    state = game(
        "blue-9", "black-1 green-2", "yellow-1", start="fuck-you red-1", pile=8, events="third-time-lucky"
    )
    do(state, "2 play black-1")
    assert [len(hand) for hand in state.last_hands] == [4, 3, 3] or not state.draw_pile


@pytest.mark.rule("R-3")
@pytest.mark.rule("E-9")
@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_fuck_you_from_under_the_pile_is_seen_in_the_market(viewer: int | None) -> None:
    state = game(
        "blue-9 blue-8", "black-1 green-2", "yellow-1", start="fuck-you red-1", pile=5, events="market"
    )
    do(state, "2 play black-1")
    assert where(state, viewer, "fuck-you") == set()
    do(state, "3 take fuck-you")
    assert where(state, viewer, "fuck-you") == {3}


@pytest.mark.rule("R-3")
def test_a_hand_of_ten_that_must_play_does_not_get_the_fuck_you_under_the_pile() -> None:
    state = game(
        "blue-9",
        "red-2nd-chance red-1 yellow-2 yellow-2 yellow-3 yellow-3 yellow-4 yellow-4 yellow-6 yellow-6 yellow-7",
        start="fuck-you red-1",
        pile=40,
        draw="blue-1 blue-1 blue-2 blue-2 blue-3 blue-3 blue-4 blue-4 blue-5 blue-5 blue-6 blue-6 "
        "blue-7 blue-7 blue-8 blue-8 green-2 green-2 green-3 green-3 green-4 green-4 green-5 green-5 "
        "green-6 green-6 green-7 green-7 green-8 green-8 green-9 green-9 yellow-5 yellow-5 yellow-8 "
        "yellow-8 yellow-9 yellow-9",
        turn=1,
    )
    do(state, "2 play red-2nd-chance")
    assert len(state.hands[1]) == 10
    assert where(state, 1, "fuck-you") == {PILE}


def handed_on() -> FranticState:
    """The second seat has got black-1 and black-2 from the first, and given two cards to the third."""
    state = given()
    state.hands[1] = sorted([*state.hands[1], *kinds("green-1")])
    state.draw_pile.remove(kinds("green-1")[0])
    return state


@pytest.mark.rule("R-19")
def test_a_card_may_have_been_handed_on_unseen() -> None:
    state = given()
    do(state, "2 play red-gift", "2 attack 3", "2 give black-1", "2 give green-1", "3 pass")
    assert where(state, 1, "black-1") == where(state, 1, "black-2") == {2, 3}
    assert where(state, 2, "black-1") == {3}
    assert where(state, 2, "black-2") == {2}
    assert where(state, 4, "black-1") == anywhere_but(4, 4)


@pytest.mark.rule("R-25")
def test_a_card_is_not_handed_on_by_a_countered_gift() -> None:
    state = given()
    do(state, "2 play red-gift", "2 attack 3", "2 give black-1", "2 give green-1")
    do(state, "3 play counterattack", "3 attack 4", "4 pass", "3 wish blue")
    assert where(state, 1, "black-1") == {2}
