"""Secrets: what a seat knows is so in every world it imagines, and all else is drawn anew.

Seats count from 1 here, as in moves; None is a spectator.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from parlour import NotYourTurn, Perspective, Rng
from parlour.core.memory import public_note
from parlour.engine import is_compiled
from parlour.games.frantic import GAME, memory
from parlour.games.frantic.actions import DRAW, NO_WISH, SEAT
from parlour.games.frantic.deck import COUNTERATTACK_KIND, FUCK_YOU_KIND, NICE_TRY_KIND
from parlour.games.frantic.hands import see_new_hands
from parlour.games.frantic.knowledge import knowledge_of
from parlour.games.frantic.possible import census
from parlour.games.frantic.state import FranticState
from parlour.games.frantic.steps import GIVE, PLAY, SECOND, WINDOW, kind_of, step
from parlour.games.frantic.table import NOBODY
from tests.frantic.scenarios import Scenario, codes, do, kinds, table

PILE = "pile"
CARDS = Counter(GAME.deck.cards)
CHUNKS = 8
GAMES = 1_000 if is_compiled() else 40
WORLDS = 300

Place = int | str


def game(
    *hands: str, draw: str = "counterattack", pile: int = 8, events: str = "", start: str | None = None
) -> FranticState:
    """A round whose deal everybody remembers; most other cards are out, so that few are unknown."""
    state = table(Scenario("", "", list(hands), draw=draw, pile=pile, events=events, start=start))
    deal = state.clone()
    deal.hands = [sorted(kinds(hand)) for hand in hands]
    deal.memory = [public_note(memory.ROUND, 0, 1)]
    see_new_hands(deal)
    if start is None:
        deal.memory.append(public_note(memory.PLAYED, 0, state.top))
    state.memory[:0] = deal.memory
    return state


def turn(state: FranticState, seat: int, top: str, *moves: str) -> None:
    """It is the seat's turn, on this card; then come the moves."""
    state.turn = seat - 1
    state.asked = 1 << seat - 1
    state.steps = [step(PLAY, seat - 1)]
    state.top = kinds(top)[0]
    state.wish = NO_WISH
    do(state, *moves)


def eye(*hands: str, draw: str = "counterattack", pile: int = 8, events: str = "") -> FranticState:
    """All have seen all hands after the first seat has played black-5."""
    state = game(f"black-5 {hands[0]}", *hands[1:], draw=draw, pile=pile, events=f"all-seeing-eye {events}")
    do(state, "1 play black-5", *(f"{seat} pass" for seat in range(1, state.seats + 1)))
    return state


def worlds(state: FranticState, viewer: int | None, count: int = WORLDS) -> Iterator[FranticState]:
    rng = Rng(5)
    assert state.round == 1
    for _ in range(count):
        yield state.resample(None if viewer is None else viewer - 1, rng)


def places(state: FranticState, card: str) -> list[Place]:
    """Where the card lies, once for each copy in a hand or the draw pile."""
    kind = kinds(card)[0]
    found: list[Place] = [PILE] * state.draw_pile.count(kind)
    for seat, hand in enumerate(state.hands, 1):
        found += [seat] * hand.count(kind)
    return found


def where(state: FranticState, viewer: int | None, card: str) -> set[Place]:
    """All places where the viewer can imagine the card to be."""
    return {place for world in worlds(state, viewer) for place in places(world, card)}


def everywhere(state: FranticState, viewer: int | None) -> set[Place]:
    """Wherever a card can be that the viewer knows nothing of."""
    return {PILE, *range(1, state.seats + 1)} - {viewer or 0}


def about_equal(counts: Counter[str]) -> bool:
    """Whether no count is further from the mean than five deviations of a fair draw."""
    mean = counts.total() / len(counts)
    return all(abs(count - mean) < 5 * mean**0.5 for count in counts.values())


def gift() -> FranticState:
    """The first seat is about to give the black cards to the second, who may counter."""
    state = game(
        "red-gift black-1 black-2 blue-skip",
        "red-gift green-1 black-3 counterattack",
        "counterattack yellow-1 yellow-2",
        "yellow-7 yellow-8 yellow-9",
    )
    do(state, "1 play red-gift", "1 attack 2", "1 give black-1", "1 give black-2")
    return state


def given() -> FranticState:
    state = gift()
    do(state, "2 pass")
    return state


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


def robin_hood(third: str, fourth: str) -> FranticState:
    """The second seat has got black-1 and black-2 from the first before it calls Robin Hood."""
    state = game(
        "red-gift black-1 black-2 blue-9 blue-8", "black-5 green-1", third, fourth, events="robin-hood"
    )
    do(state, "1 play red-gift", "1 attack 2", "1 give black-1", "1 give black-2", "2 pass")
    turn(state, 2, "red-5", "2 play black-5")
    return state


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


def christmas(*moves: str) -> FranticState:
    state = game(
        "black-5 black-1 blue-9",
        "black-2 black-3",
        "yellow-1 yellow-2",
        "green-9 black-4",
        events="merry-christmas",
    )
    do(state, "1 play black-5", *moves)
    return state


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


def countered() -> FranticState:
    """The second seat has turned the gift against the third, and given it black-3 and green-1."""
    state = gift()
    do(state, "2 play counterattack", "2 attack 3", "2 give black-3", "2 give green-1")
    do(state, "3 pass", "2 wish red")
    return state


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


def kept(hand: str = "fuck-you black-1") -> FranticState:
    """The first seat gives all but "Fuck You" to the second, who may counter."""
    state = game(
        f"red-gift {hand}", "green-1 counterattack", "yellow-1 yellow-2 yellow-3", "yellow-8 yellow-9"
    )
    do(state, "1 play red-gift", "1 attack 2")
    return state


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
    """The third and fourth seats have the same cards; each gives one to the first, whose hand moves on."""
    hands = ("black-6 black-8", "green-1 green-2", "red-7 yellow-1", "red-7 yellow-1")
    state = eye(*hands, events="surprise-party earthquake")
    cards = ("red-7", "yellow-1") if giver == 3 else ("yellow-1", "red-7")
    turn(state, 1, "red-6", "1 play black-6", "2 give green-1", "2 to 1")
    do(state, f"3 give {cards[0]}", "3 to 1", f"4 give {cards[1]}", "4 to 1", "1 give green-1", "1 to 2")
    turn(state, 1, "red-8", "1 play black-8")
    assert knowledge_of(state, 1).is_true(state.hands, state.draw_pile)
    assert where(state, 2, "red-7") == {1, 2, 4}


def must_play() -> FranticState:
    """The first seat must play another card; the third knows all cards, but not who has which."""
    state = eye("black-6 red-2nd-chance red-skip", "blue-skip", "green-1 green-2", events="surprise-party")
    turn(state, 1, "red-6", "1 play black-6", "2 to 1", "3 give green-1", "3 to 2")
    do(state, "1 give blue-skip", "1 to 2")
    turn(state, 1, "red-5", "1 play red-2nd-chance")
    return state


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
    imagined = list(worlds(state, viewer))
    assert all(world.legal(1) for world in imagined)
    played = {codes([card]) for world in imagined for card in world.legal(1)}
    assert played == {"red-1", "red-2", "red-3"}


@pytest.mark.rule("R-6")
def test_without_a_draw_pile_whoever_is_asked_has_something_to_play() -> None:
    state = game("blue-5 blue-8", "green-1 red-3", "yellow-1 yellow-2", "red-1 red-2", draw="", pile=0)
    turn(state, 2, "red-5")
    imagined = list(worlds(state, 1))
    assert all(world.legal(1) for world in imagined)
    assert {codes([card]) for world in imagined for card in world.legal(1)} == {"red-1", "red-2", "red-3"}


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


def last_card(answer: str) -> FranticState:
    """The first seat is out, the second has answered with Nice Try in hand, the others still think."""
    state = game("red-1", "nice-try green-1", "yellow-1 yellow-2", "blue-1 blue-2", pile=4)
    do(state, "1 play red-1", f"2 {answer}")
    return state


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


def gamble() -> FranticState:
    state = game(
        "black-5 black-9 blue-9", "green-1 black-3", "yellow-1 black-6", pile=3, events="gambling-man"
    )
    do(state, "1 play black-5", "1 lay black-9", "3 lay yellow-1")
    return state


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


MOMENTS: list[Callable[[], FranticState]] = [
    gift,
    given,
    exchanged,
    party,
    countered,
    christmas,
    kept,
    must_play,
    gamble,
]


@pytest.mark.parametrize("moment", MOMENTS)
def test_whatever_a_bot_does_to_its_worlds_does_not_reach_the_table(
    moment: Callable[[], FranticState],
) -> None:
    state = moment()
    before = GAME.position(state)
    for viewer in (*range(state.seats), None):
        world = state.resample(viewer, Rng(1))
        for part in (*world.hands, *world.gifts, *world.last_hands):
            part.clear()
        for pile in (world.draw_pile, world.discard, world.under, world.event_pile, world.used_events):
            pile.clear()
        for part in (world.offer, world.laid, world.market, world.shares, world.steps, world.memory):
            part.clear()
    assert GAME.position(state) == before


def test_a_world_does_not_know_the_true_future() -> None:
    state = given()
    futures = {GAME.position(world)["random"] for world in worlds(state, 1)}
    assert len(futures) == WORLDS
    assert GAME.position(state)["random"] not in futures
    orders = {tuple(world.event_pile) for world in worlds(state, 1)}
    assert len(orders) == WORLDS
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(state.event_pile))}


@pytest.mark.parametrize("seat", [-1, 4])
def test_nobody_sits_at_a_seat_that_is_not_there(seat: int) -> None:
    state = given()
    for look in (state.view, state.info_state):
        with pytest.raises(NotYourTurn):
            look(seat)
    with pytest.raises(NotYourTurn):
        state.resample(seat, Rng(1))


@pytest.mark.rule("R-19")
def test_the_worlds_of_a_perspective_keep_what_is_known_and_vary_the_rest() -> None:
    eyes = Perspective(given(), 0, Rng(1))
    imagined = [world for world in islice(eyes.worlds(Rng(2)), WORLDS) if isinstance(world, FranticState)]
    assert {tuple(places(world, "black-1")) for world in imagined} == {(2,)}
    assert {place for world in imagined for place in places(world, "black-3")} == {PILE, 2, 3, 4}


@pytest.mark.rule("E-4")
def test_in_a_world_nobody_believes_what_is_not_so_there() -> None:
    """The second seat took black-1 for all to see, and may have given it away unseen."""
    hands = ("black-5 blue-9 blue-8", "red-gift green-1 green-2", "yellow-1", "black-6 yellow-8")
    state = game(*hands, draw="counterattack black-1 blue-1 blue-2", events="market earthquake")
    do(state, "1 play black-5", "2 take black-1", "3 take blue-1", "4 take blue-2")
    turn(state, 2, "red-5", "2 play red-gift", "2 attack 3", "2 give black-1", "2 give green-1", "3 pass")
    turn(state, 4, "red-6", "4 play black-6")
    for world in worlds(state, 1):
        for other in range(4):
            assert knowledge_of(world, other).is_true(world.hands, world.draw_pile)


def random_moments(chunk: int) -> Iterator[tuple[FranticState, int | None, Rng]]:
    """Random moments of games of one round or several, each for all seats (from 0) and a spectator.

    In every other game people seldom draw or pass when they can play.
    """
    for number in range(chunk, GAMES, CHUNKS):
        rng = Rng(number, 1)
        state = GAME.start(2 + number % 7, number, limit=1 if number % 3 else 60)
        assert isinstance(state, FranticState)
        while actors := state.actors:
            seat = actors[rng.below(len(actors))]
            legal = state.legal(seat)
            if number % 2 and legal[0] < SEAT and legal[-1] >= DRAW and rng.below(4):
                legal.pop()
            state.apply(seat, legal[rng.below(len(legal))])
            if rng.below(12) == 0:
                for viewer in (*range(state.seats), None):
                    yield state, viewer, rng


chunks = pytest.mark.parametrize("chunk", range(CHUNKS))


@chunks
def test_nobody_ever_knows_what_is_not_so(chunk: int) -> None:
    for state, viewer, _ in random_moments(chunk):
        assert knowledge_of(state, viewer).is_true(state.hands, state.draw_pile)


@chunks
def test_everybody_remembers_their_own_hand(chunk: int) -> None:
    for state, viewer, _ in random_moments(chunk):
        if viewer is not None:
            assert sorted(knowledge_of(state, viewer).own) == state.hands[viewer]


@chunks
def test_a_world_has_all_cards_and_looks_like_the_true_one(chunk: int) -> None:
    for state, viewer, rng in random_moments(chunk):
        world = state.resample(viewer, rng)
        assert census(world) == CARDS
        assert world.view(viewer) == state.view(viewer)
        assert world.info_state(viewer) == state.info_state(viewer)
        assert len(world.draw_pile) == len(state.draw_pile)
        assert [len(hand) for hand in world.hands] == [len(hand) for hand in state.hands]
        assert world.actors == state.actors
        assert all(world.legal(seat) for seat in world.actors)
        if viewer is not None:
            assert world.legal(viewer) == state.legal(viewer)
            assert world.hands[viewer] == state.hands[viewer]


@chunks
def test_what_others_have_decided_in_a_world_they_could_decide(chunk: int) -> None:
    for state, viewer, rng in random_moments(chunk):
        world = state.resample(viewer, rng)
        assert len(world.offer) == len(state.offer)
        if world.offer:
            assert not Counter(world.offer) - Counter(world.hands[world.giver()])
            attacked = kind_of(world.steps[-1]) in (GIVE, WINDOW)
            assert not attacked or viewer == world.giver() or FUCK_YOU_KIND not in world.offer
        if world.trier != NOBODY:
            assert NICE_TRY_KIND in world.hands[world.trier]
            assert world.trier not in world.actors
        for seat in range(world.seats):
            assert (world.laid[seat] < 0) == (state.laid[seat] < 0)
            assert world.laid[seat] < 0 or world.laid[seat] in world.hands[seat]
            assert seat not in world.gifts[seat]
            assert not world.gifts[seat] or seat == viewer or len(world.gifts[seat]) == len(world.hands[seat])


@chunks
def test_a_world_of_a_world_has_all_cards_whoever_imagines_it(chunk: int) -> None:
    for state, viewer, rng in random_moments(chunk):
        world = state.resample(viewer, rng)
        other = rng.below(state.seats)
        assert knowledge_of(world, other).is_true(world.hands, world.draw_pile)
        for thinker in (viewer, other, None):
            again = world.resample(thinker, rng)
            assert census(again) == CARDS
            assert again.view(thinker) == world.view(thinker)
            assert len(again.draw_pile) == len(world.draw_pile)


def hidden(state: FranticState) -> tuple[object, ...]:
    """All that a seat may have to imagine."""
    return state.hands, state.draw_pile, state.offer, state.laid, state.gifts, state.trier, state.memory


@chunks
def test_what_one_imagines_does_not_depend_on_the_truth(chunk: int) -> None:
    """Of two truths that look alike to a seat, one imagined from the other, it imagines the same."""
    for state, viewer, rng in random_moments(chunk):
        truth = state.resample(viewer, rng)
        assert hidden(truth.resample(viewer, rng.clone())) == hidden(state.resample(viewer, rng.clone()))


def with_two_cards_swapped(state: FranticState, viewer: int | None, rng: Rng) -> FranticState | None:
    """Another truth: a hidden card of somebody else's hand and one of the draw pile have changed places."""
    kind = kind_of(state.steps[-1]) if state.steps else SECOND
    known = knowledge_of(state, viewer)
    bound = {*known.kinds, *state.laid, *state.offer, NICE_TRY_KIND}
    hands = [
        (seat, place)
        for seat, hand in enumerate(state.hands)
        for place, card in enumerate(hand)
        if seat != viewer and card not in bound
    ]
    first = 1 if known.buried else 0
    if kind == SECOND or not hands or len(state.draw_pile) <= first:
        return None
    other = state.clone()
    seat, place = hands[rng.below(len(hands))]
    at = first + rng.below(len(state.draw_pile) - first)
    hand, pile = other.hands[seat], other.draw_pile
    hand[place], pile[at] = pile[at], hand[place]
    hand.sort()
    return other


@chunks
def test_no_hidden_card_has_a_say_in_what_one_imagines(chunk: int) -> None:
    for state, viewer, rng in random_moments(chunk):
        other = with_two_cards_swapped(state, viewer, rng)
        if other is not None:
            assert hidden(other.resample(viewer, rng.clone())) == hidden(state.resample(viewer, rng.clone()))
