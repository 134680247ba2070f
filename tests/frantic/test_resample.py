"""Worlds resampled from random states: they have all cards, are indistinguishable and leak nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from parlour import NotYourTurn, Perspective, Rng
from parlour.core.seats import NOBODY
from parlour.games.frantic import GAME
from parlour.games.frantic.actions import DRAW, SEAT
from parlour.games.frantic.deck import FUCK_YOU_KIND, NICE_TRY_KIND
from parlour.games.frantic.knowledge import knowledge_of
from parlour.games.frantic.state import FranticState
from parlour.games.frantic.steps import GIVE, SECOND, WINDOW, step_of
from tests.frantic.knowledge import (
    CHUNKS,
    GAMES,
    MOMENTS,
    game,
    given,
    knows_the_truth,
    places,
    turn,
)
from tests.resampling import PILE, WORLDS, falsify, worlds
from tests.scenario_files import do


@pytest.mark.parametrize("moment", MOMENTS)
def test_whatever_a_bot_does_to_its_worlds_does_not_reach_the_table(
    moment: Callable[[], FranticState],
) -> None:
    state = moment()
    before = GAME.position(state)
    for viewer in (*range(state.seats), None):
        world = state.resample(viewer, Rng(1))
        for part in (*world.hands, *world.gifts):
            part.clear()
        for pile in (world.draw_pile, world.discard, world.under, world.event_pile, world.used_events):
            pile.clear()
        for part in (world.offer, world.laid, world.market, world.shares):
            part.clear()
        falsify(world.steps)
        falsify(world.memory)
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
    sampled = [world for world in islice(eyes.worlds(Rng(2)), WORLDS) if isinstance(world, FranticState)]
    assert {tuple(places(world, "black-1")) for world in sampled} == {(2,)}
    assert {place for world in sampled for place in places(world, "black-3")} == {PILE, 2, 3, 4}


@pytest.mark.rule("E-4")
def test_in_a_world_nobody_believes_what_is_not_so_there() -> None:
    """The second seat took black-1 openly and may have given it away secretly."""
    hands = ("black-5 blue-9 blue-8", "red-gift green-1 green-2", "yellow-1", "black-6 yellow-8")
    state = game(*hands, draw="counterattack black-1 blue-1 blue-2", events="market earthquake")
    do(state, "1 play black-5", "2 take black-1", "3 take blue-1", "4 take blue-2")
    turn(state, 2, "red-5", "2 play red-gift", "2 attack 3", "2 give black-1", "2 give green-1", "3 pass")
    turn(state, 4, "red-6", "4 play black-6")
    for world in worlds(state, 1):
        for other in range(4):
            assert knows_the_truth(world, other)


def random_moments(chunk: int) -> Iterator[tuple[FranticState, int | None, Rng]]:
    """Yield random states for every viewer (from 0). The games have one or several rounds.

    In every second game, seats rarely draw or pass if they can play.
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


@pytest.mark.crowd
@chunks
def test_nobody_ever_knows_what_is_not_so(chunk: int) -> None:
    for state, viewer, _ in random_moments(chunk):
        assert knows_the_truth(state, viewer)


@pytest.mark.crowd
@chunks
def test_everybody_remembers_their_own_hand(chunk: int) -> None:
    for state, viewer, _ in random_moments(chunk):
        if viewer is not None:
            assert sorted(knowledge_of(state, viewer).own) == state.hands[viewer]


@pytest.mark.crowd
@chunks
def test_a_world_has_all_cards_and_looks_like_the_true_one(chunk: int) -> None:
    for state, viewer, rng in random_moments(chunk):
        world = state.resample(viewer, rng)
        assert GAME.census(world) == GAME.cards()
        assert world.view(viewer) == state.view(viewer)
        assert world.info_state(viewer) == state.info_state(viewer)
        assert len(world.draw_pile) == len(state.draw_pile)
        assert [len(hand) for hand in world.hands] == [len(hand) for hand in state.hands]
        assert world.actors == state.actors
        assert all(world.legal(seat) for seat in world.actors)
        if viewer is not None:
            assert world.legal(viewer) == state.legal(viewer)
            assert world.hands[viewer] == state.hands[viewer]


@pytest.mark.crowd
@chunks
def test_what_others_have_decided_in_a_world_they_could_decide(chunk: int) -> None:
    for state, viewer, rng in random_moments(chunk):
        world = state.resample(viewer, rng)
        assert len(world.offer) == len(state.offer)
        if world.offer:
            assert not Counter(world.offer) - Counter(world.hands[world.giver()])
            attacked = step_of(world.steps[-1]) in (GIVE, WINDOW)
            assert not attacked or viewer == world.giver() or FUCK_YOU_KIND not in world.offer
        if world.trier != NOBODY:
            assert NICE_TRY_KIND in world.hands[world.trier]
            assert world.trier not in world.actors
        for seat in range(world.seats):
            assert (world.laid[seat] < 0) == (state.laid[seat] < 0)
            assert world.laid[seat] < 0 or world.laid[seat] in world.hands[seat]
            assert seat not in world.gifts[seat]
            assert not world.gifts[seat] or seat == viewer or len(world.gifts[seat]) == len(world.hands[seat])


@pytest.mark.crowd
@chunks
def test_a_world_of_a_world_has_all_cards_whoever_imagines_it(chunk: int) -> None:
    for state, viewer, rng in random_moments(chunk):
        world = state.resample(viewer, rng)
        other = rng.below(state.seats)
        assert knows_the_truth(world, other)
        for thinker in (viewer, other, None):
            again = world.resample(thinker, rng)
            assert GAME.census(again) == GAME.cards()
            assert again.view(thinker) == world.view(thinker)
            assert len(again.draw_pile) == len(world.draw_pile)


def hidden(state: FranticState) -> tuple[object, ...]:
    """Return everything that `resample` may change."""
    return state.hands, state.draw_pile, state.offer, state.laid, state.gifts, state.trier, state.memory


@pytest.mark.crowd
@chunks
def test_what_one_imagines_does_not_depend_on_the_truth(chunk: int) -> None:
    """Two states that a seat cannot distinguish are resampled to the same world."""
    for state, viewer, rng in random_moments(chunk):
        truth = state.resample(viewer, rng)
        assert hidden(truth.resample(viewer, rng.clone())) == hidden(state.resample(viewer, rng.clone()))


def with_two_cards_swapped(state: FranticState, viewer: int | None, rng: Rng) -> FranticState | None:
    """Swap a hidden card of another hand with one of the draw pile."""
    kind = step_of(state.steps[-1]) if state.steps else SECOND
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


@pytest.mark.crowd
@chunks
def test_no_hidden_card_has_a_say_in_what_one_imagines(chunk: int) -> None:
    for state, viewer, rng in random_moments(chunk):
        other = with_two_cards_swapped(state, viewer, rng)
        if other is not None:
            assert hidden(other.resample(viewer, rng.clone())) == hidden(state.resample(viewer, rng.clone()))
