"""Observations as bytes: all that a seat sees and can know, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from librt.vecs import extend, vec
from mypy_extensions import i64

from parlour import Event, Rng
from parlour.core.memory import pack, private_note, public_note
from parlour.core.seats import NOBODY
from parlour.core.tensor import new_buffer
from parlour.games.frantic import GAME, memory
from parlour.games.frantic.actions import DRAW, NO_WISH, SEAT
from parlour.games.frantic.deck import CODES, FUCK_YOU_KIND
from parlour.games.frantic.game import Frantic
from parlour.games.frantic.state import FranticState
from parlour.games.frantic.steps import STEPS, WINDOW, step_of
from parlour.games.frantic.tensor import POINTS
from parlour.testing.tensors import check_borders, check_copies, check_layout, check_mask, check_worlds
from tests.deck_files import edited
from tests.frantic.knowledge import (
    MOMENTS,
    christmas,
    eye,
    game,
    given,
    kept,
    last_card,
    turn,
)
from tests.frantic.scenarios import scenarios, table
from tests.frantic.tensors import Cards, check_knowledge, check_view, counted
from tests.scenario_files import do
from tests.tensors import Observation, play_on

SEATS = [2, 4, 8]
#: A deck with many events, most of which ask for something or move cards.
DULL = ["doomsday", "expansion", "finish-line", "friday-the-13th", "mating-season", "vandalism"]
WILD = GAME.with_deck(
    edited(GAME.deck_text, ("black = 1", "black = 4"), *((f'    "{name}",\n', "") for name in DULL))
)
ALL_MOMENTS = [
    *MOMENTS,
    lambda: last_card("play nice-try"),
    lambda: eye("blue-9 blue-9", "green-1 black-1", "yellow-1 red-7"),
]


def moments(rules: Frantic, seats: int, seed: int, every: int = 6) -> Iterator[FranticState]:
    """Yield some states of a game of several rounds, and the last one. Seats rarely draw if they can play."""
    state = rules.start(seats, seed, limit=100)
    rng = Rng(seed, 4)
    while actors := state.actors:
        if rng.below(every) == 0:
            yield state
        seat = actors[rng.below(len(actors))]
        legal = state.legal(seat)
        if legal[0] < SEAT and legal[-1] >= DRAW and rng.below(4):
            legal.pop()
        state.apply(seat, legal[rng.below(len(legal))])
    yield state


@pytest.mark.parametrize("seats", SEATS)
def test_the_bytes_tell_what_a_seat_sees_and_knows(seats: int) -> None:
    met = Counter[str]()
    for rules, seed in ((GAME, 1), (WILD, 1), (WILD, 2), (WILD, 3), (WILD, 7), (WILD, 10)):
        for state in moments(rules, seats, seed, every=2 + seats):
            for viewer in range(seats):
                check_view(state, viewer)
                met["known"] += check_knowledge(state, viewer)
            met[state.view(None).step] += 1
            met["redirected"] += bool(state.steps) and state.steps[-1] >> 18 > 0
            met["waiting"] += WINDOW in [step_of(packed) for packed in state.steps[:-1]]
            met["bomb"] += state.bomb >= 0
            met["a wish"] += state.wish != NO_WISH
            met["last round"] += state.round > 1
            met["negative"] += min(state.points) < 0
    if seats == 4:
        assert all(met.values()), met
        assert len(met) == len(STEPS) + 7  # "shares" is no decision, "over" no step


def test_the_bytes_tell_of_every_scenario() -> None:
    for _, scenario in scenarios():
        state = table(scenario)
        do(state, *scenario.moves)
        for viewer in range(state.seats):
            check_view(state, viewer)
            check_knowledge(state, viewer)


@pytest.mark.parametrize("moment", ALL_MOMENTS)
def test_the_bytes_tell_of_every_situation(moment: Any) -> None:
    state = moment()
    check_layout(state)
    check_borders(state)
    check_mask(state)
    check_worlds(state, Rng(1))
    for viewer in range(state.seats):
        check_view(state, viewer)
        check_knowledge(state, viewer)


def hand_of(state: FranticState, viewer: int, seat: int) -> Cards:
    """Return the cards that one seat knows another to have. Seats count from 1."""
    return counted(Observation(state, viewer - 1)["hands"][(seat - viewer) % state.seats])


@pytest.mark.rule("R-19")
def test_giver_and_taker_know_a_gift_until_it_may_have_been_given_away() -> None:
    state = given()
    cards = Counter(["black-1", "black-2"])
    assert hand_of(state, 1, 2) == cards
    assert hand_of(state, 2, 2) >= cards
    assert hand_of(state, 3, 2) == hand_of(state, 4, 2) == Counter()
    turn(state, 2, "red-5", "2 play red-gift", "2 attack 3", "2 give black-1", "2 give green-1", "3 pass")
    assert hand_of(state, 1, 2) == hand_of(state, 1, 3) == Counter()
    assert counted(Observation(state, 0)["elsewhere"]) == cards
    assert hand_of(state, 3, 3) >= Counter(["black-1", "green-1"])
    assert hand_of(state, 2, 3) == Counter(["black-1", "green-1"])


@pytest.mark.rule("R-21")
def test_who_gives_all_cards_has_fuck_you_or_not() -> None:
    places = Observation(kept(), 2)["fuck_you"]
    assert list(places) == [0, 0, 1, 0, 0, 0]
    state = game("red-gift black-1 black-2", "green-1 counterattack", "yellow-1", "blue-1", draw="fuck-you")
    assert list(Observation(state, 2)["fuck_you"]) == [0, 1, 1, 1, 1, 0]
    do(state, "1 play red-gift", "1 attack 2")
    assert list(Observation(state, 2)["fuck_you"]) == [0, 1, 0, 1, 1, 0]


@pytest.mark.rule("R-3")
def test_fuck_you_lies_lowest_until_it_is_drawn() -> None:
    state = game("blue-9 blue-8", "red-1 green-2", "yellow-1", start="fuck-you red-1", pile=3, draw="")
    assert list(Observation(state, 0)["fuck_you"]) == [0, 0, 0, 1, 1]
    do(state, "2 draw", "2 pass", "3 draw")
    assert list(Observation(state, 0)["fuck_you"]) == [0, 0, 1, 0, 0]
    assert list(Observation(state, 2)["fuck_you"]) == [1, 0, 0, 0, 0]


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_hidden_is_in_it(seats: int) -> None:
    rng = Rng(7)
    differ = [
        check_worlds(state, rng, worlds=2)
        for rules, seed in ((GAME, 5), (WILD, 6))
        for state in moments(rules, seats, seed, every=20)
    ]
    assert sum(differ) > len(differ) // 2


@pytest.mark.parametrize("seats", SEATS)
def test_the_layout_fits(seats: int) -> None:
    for state in moments(WILD, seats, 7, every=12):
        check_layout(state)
        check_borders(state)


@pytest.mark.parametrize("seats", SEATS)
def test_the_legal_actions_are_marked(seats: int) -> None:
    for rules in (GAME, WILD):
        for state in moments(rules, seats, 8, every=1):
            check_mask(state)


@pytest.mark.rule("R-16")
@pytest.mark.parametrize("size", [9, 10, 11])
def test_fuck_you_is_marked_with_ten_cards(size: int) -> None:
    state = game("fuck-you " + " ".join(f"blue-{1 + number % 9}" for number in range(size - 1)), "green-1")
    turn(state, 1, "red-5")
    check_mask(state)
    assert (FUCK_YOU_KIND in state.legal(0)) == (size == 10)


@pytest.mark.parametrize("seats", SEATS)
def test_copies_observe_their_own_games(seats: int) -> None:
    rng = Rng(8)
    for state in moments(WILD, seats, 9, every=12):
        check_copies(state, rng)


def observed(state: FranticState) -> list[bytes]:
    return [Observation(state, seat).bytes for seat in range(state.seats)]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("rules", [GAME, WILD])
def test_it_does_not_matter_how_often_a_state_is_observed(seats: int, rules: Frantic) -> None:
    busy, lazy = (rules.start(seats, 10, limit=60) for _ in range(2))
    rng, same = Rng(10), Rng(10)
    while busy.actors:
        play_on(busy, rng)
        play_on(lazy, same)
        found = observed(busy)
        if rng.below(9) == same.below(9) == 0 or not busy.actors:
            assert found == observed(lazy) == observed(busy.clone())


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("rules", [GAME, WILD])
def test_it_does_not_matter_who_observes_when(seats: int, rules: Frantic) -> None:
    state = rules.start(seats, 14, limit=80)
    rng = Rng(14)
    while state.actors:
        play_on(state, rng, 1 + rng.below(4))
        seat = rng.below(seats)
        assert Observation(state, seat).bytes == Observation(state.clone(), seat).bytes


@pytest.mark.parametrize("seats", SEATS)
def test_observing_does_not_change_random_choices(seats: int) -> None:
    """The engine reads the hand of a seat that was observed off its row."""
    watched, unseen = (WILD.start(seats, 15, limit=60) for _ in range(2))
    rng, same = Rng(15), Rng(15)
    buffer, mask = WILD.tensor_layout(seats).buffer(), new_buffer(WILD.actions)
    legal = new_buffer(WILD.actions)
    while (seat := watched.observe(buffer, 0, mask, 0)) != NOBODY:
        unseen.mark_legal(seat, legal, 0)
        assert list(mask) == list(legal)
        action = unseen.random_action(seat, same)
        assert watched.random_action(seat, rng) == action
        watched.apply(seat, action)
        unseen.apply(seat, action)
    assert watched.outcome == unseen.outcome


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_listener_may_observe_in_mid_move(seats: int) -> None:
    state = WILD.start(seats, 11, limit=40)
    rng = Rng(11)
    events = 0

    def listen(event: Event) -> None:
        nonlocal events
        events += 1
        if events % 3:
            assert observed(state) == observed(state.clone())

    state.listener = listen
    while state.actors:
        play_on(state, rng)
        assert observed(state) == observed(state.clone())


@pytest.mark.parametrize("seats", SEATS)
def test_worlds_whose_memory_begins_now_are_observed_too(seats: int) -> None:
    rng = Rng(12)
    for state in moments(WILD, seats, 12, every=10):
        viewer = rng.below(seats)
        world = state.sampler(viewer).draw(rng)
        assert isinstance(world, FranticState)
        check_view(world, viewer)
        for _ in range(6):
            assert observed(world) == observed(world.clone())
            for seat in range(seats):
                check_knowledge(world, seat)
            play_on(world, rng)


def open_hands() -> FranticState:
    state = game("black-5 blue-9 blue-8", "green-1 black-1", "yellow-1 red-7", events="all-seeing-eye")
    do(state, "1 play black-5")
    return state


@pytest.mark.rule("E-16")
@pytest.mark.rule("R-21")
@pytest.mark.parametrize(
    ("moment", "moves"), [(open_hands, ["", "1 pass", "2 pass", "3 pass"]), (kept, ["", "2 pass"])]
)
def test_what_shows_is_known_without_notes_as_long_as_it_shows(moment: Any, moves: list[str]) -> None:
    world = moment().sampler(2).draw(Rng(1))
    state = moment()
    state.memory = vec[i64]([private_note(2, memory.HAND, 2, pack(state.hands[2]))])
    state.round_at = 0
    for played in (world, state):
        for move in moves:
            do(played, *([move] if move else []))
            for seat in range(played.seats):
                check_knowledge(played, seat)
                check_knowledge(played, seat)


def test_hidden_cards_may_be_redrawn_in_place() -> None:
    rng = Rng(13)
    for state in moments(WILD, 4, 13, every=10):
        world = state.clone()
        observed(world)
        world.redraw_hidden(rng.below(4), rng)
        assert observed(world) == observed(world.clone())


def test_every_deck_has_the_same_layout() -> None:
    for seats in SEATS:
        fields = [(field.name, field.offset, field.shape) for field in GAME.tensor_layout(seats).fields]
        assert [
            (field.name, field.offset, field.shape) for field in WILD.tensor_layout(seats).fields
        ] == fields


def test_an_observation_is_small() -> None:
    assert GAME.tensor_layout(4).size < 700


def test_large_numbers_are_cut_off() -> None:
    state = GAME.start(2, 1, limit=1_000_000)
    state.points = [-300, 70_000]
    state.round = 300
    found = Observation(state, 0)
    assert (found.number("limit"), found.number("round")) == (65_535, 255)
    assert list(found["points"]) == [0, 65_535]
    state.points = [-10, 65_000]
    assert list(Observation(state, 0)["points"]) == [POINTS - 10, POINTS + 65_000]
    state.hands = [[0] * 30 + list(range(40)) * 6, [0]]
    assert list(Observation(state, 1)["hand_sizes"]) == [1, 255]


def test_more_gifts_than_there_is_room_for_are_cut_off() -> None:
    state = christmas()
    hand = list(range(40))
    state.hands[1] = hand
    state.gifts = [[], [2, 3] * 18, [], []]
    found = Observation(state, 1)
    assert list(found["gifts"]) == [1, 2] * 16
    assert counted(found["table"]) == Counter(CODES[kind] for kind in hand[:36])
    assert counted(found["hands"][0]) == Counter(CODES[kind] for kind in hand)


def test_untrue_notes_do_no_harm() -> None:
    """The notes of a position are not checked: here a seat shows more cards than there are."""
    for card in range(8):  # in each byte of a word
        state = given()
        state.memory = extend(state.memory, vec[i64]([public_note(memory.SHOWN, 1, card + 1)] * 300))
        check_borders(state)
        assert hand_of(state, 1, 2)[CODES[card]] == 127
        state.remember(public_note(memory.MOVED, 1, 1 << 3 | 2))
        assert counted(Observation(state, 3)["elsewhere"])[CODES[card]] == 127


def test_a_seat_may_hold_itself_what_it_has_lost_sight_of() -> None:
    """The memory begins in mid-round and does not tell what the seat got."""
    state = given()
    card = state.hands[0][0]
    hand = private_note(1, memory.HAND, 1, pack(state.hands[1]))
    state.memory = vec[i64]([public_note(memory.SHOWN, 1, card + 1), public_note(memory.MIXED, 0, 0), hand])
    state.round_at = 0
    check_knowledge(state, 0)
    assert not Observation(state, 0)["elsewhere"].any()
    assert counted(Observation(state, 2)["elsewhere"]) == Counter([CODES[card]])


@pytest.mark.rule("R-26")
def test_only_who_plays_nice_try_knows_before_all_have_answered() -> None:
    state = last_card("play nice-try")
    assert [Observation(state, seat).number("tries") for seat in range(4)] == [0, 1, 0, 0]
