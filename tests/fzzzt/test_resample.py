"""Resampled worlds keep what the seat knows and vary everything else."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import islice
from types import FunctionType, ModuleType

import pytest

from parlour import Event, NotYourTurn, Perspective, Rng
from parlour.core.memory import AUDIENCE_BITS, AUDIENCE_MASK, payload_of, public_note, unpack
from parlour.games.fzzzt import GAME, memory
from parlour.games.fzzzt.actions import cards_of
from parlour.games.fzzzt.state import FzzztState
from tests.fzzzt.states import DECK, discards, do, hand, table
from tests.resampling import falsify

OWN = "M1 1N 1B 4C 4O 2N 2B"
OTHERS = "M2 3N 3B 3C 3O 2C 2O"
VIEWERS = [0, 1, 2, None]


def auction(own: str = OWN, others: str = OTHERS) -> FzzztState:
    """The first two seats were dealt six of their seven cards. The last one named is buried."""
    own_hand, _, own_rest = own.rpartition(" ")
    others_hand, _, others_rest = others.rpartition(" ")
    state = table(
        [own_hand, others_hand, "M3 1C"],
        "5N 5B 5C 5O 4N",
        round=2,
        face_up=2,
        discards=[own_rest, others_rest],
    )
    state.buried[0] = state.buried[1] = 1
    return state


def bid_pending() -> FzzztState:
    state = auction()
    do(state, "1N+4C")
    return state


def shown() -> FzzztState:
    """The second seat has lost with 3N."""
    state = auction()
    do(state, "4C", "3N", "1C")
    return state


def won() -> FzzztState:
    """The second seat has won 5N with 3N and 3B."""
    state = auction()
    do(state, "1N", "3N+3B", "1C")
    return state


def clean_up() -> FzzztState:
    """The first seat has decided on its two units, the second on one of two."""
    state = table(
        ["M1 1N 1B 2O Up", "M2 1C 2C 3N 1O", "M3"],
        units=["NB5 NO6", "CO6 NC5", "O3"],
        phase="clean-up",
    )
    do(state, "allocate 1N", "leave", "allocate 2C")
    return state


Moment = Callable[[], FzzztState]
MOMENTS: list[Moment] = [auction, bid_pending, shown, won, clean_up]


def worlds(state: FzzztState, viewer: int | None, count: int = 300) -> list[FzzztState]:
    rng = Rng(5)
    return [state.resample(viewer, rng) for _ in range(count)]


def bid(state: FzzztState, seat: int) -> str:
    return " ".join(DECK.names(cards_of(state.hands[seat], state.bids[seat])))


def about_equal(counts: Counter[str]) -> bool:
    """Return whether all counts are within five standard deviations of the mean."""
    mean = counts.total() / len(counts)
    return all(abs(count - mean) < 5 * mean**0.5 for count in counts.values())


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_world_looks_like_the_true_one(moment: Moment, viewer: int | None) -> None:
    state = moment()
    for world in worlds(state, viewer, 60):
        assert world.view(viewer) == state.view(viewer)
        assert world.info_state(viewer) == state.info_state(viewer)
        assert world.actors == state.actors
        assert GAME.census(world) == GAME.census(state)
        if viewer is not None:
            assert world.legal(viewer) == state.legal(viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_all_piles_keep_their_sizes_and_all_cards_their_owners(moment: Moment, viewer: int | None) -> None:
    state = moment()
    for world in worlds(state, viewer, 60):
        assert [len(own) for own in world.hands] == [len(own) for own in state.hands]
        assert [len(pile) for pile in world.discards] == [len(pile) for pile in state.discards]
        assert (len(world.belt), len(world.belt_deck)) == (len(state.belt), len(state.belt_deck))
        for seat in range(3):
            assert sorted(world.personal(seat)) == sorted(state.personal(seat))


@pytest.mark.rule("F-5")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_the_others_hands_are_unknown_and_every_card_is_hidden_equally_often(viewer: int | None) -> None:
    buried = Counter(discards(world, 1) for world in worlds(auction(), viewer, 1400))
    assert set(buried) == set(OTHERS.split())
    assert about_equal(buried)


@pytest.mark.parametrize("moment", [auction, bid_pending, shown, won])
def test_ones_own_cards_are_known(moment: Moment) -> None:
    state = moment()
    for world in worlds(state, 0):
        assert (hand(world, 0), discards(world, 0)) == (hand(state, 0), discards(state, 0))


@pytest.mark.rule("F-10")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_cards_shown_in_a_lost_bid_stay_in_that_hand(viewer: int | None) -> None:
    buried = Counter(discards(world, 1) for world in worlds(shown(), viewer, 1200))
    assert set(buried) == set(OTHERS.split()) - {"3N"}
    assert about_equal(buried)


def test_of_two_equal_cards_only_the_shown_one_stays() -> None:
    state = auction(others="M2 2C 2C 3C 3O 3B 2O")
    do(state, "4C", "2C", "1C")
    sampled = worlds(state, 0, 400)
    assert {hand(world, 1).split().count("2C") for world in sampled} == {1, 2}
    assert {discards(world, 1) for world in sampled} == {"M2", "2C", "3C", "3O", "3B", "2O"}


def test_a_card_shown_twice_is_no_second_card() -> None:
    state = auction(others="M2 2C 2C 3C 3O 3B 2O")
    do(state, "4C", "2C", "1C", "4O", "2C", "1C")
    assert {hand(world, 1).split().count("2C") for world in worlds(state, 0)} == {1, 2}


def test_two_equal_cards_shown_together_both_stay() -> None:
    state = auction(others="M2 2C 2C 3C 3O 3B 2O")
    do(state, "4C+4O", "2C+2C", "1C")
    assert {hand(world, 1).split().count("2C") for world in worlds(state, 0)} == {2}


def test_a_shown_card_is_still_known_when_its_owner_wins_with_others() -> None:
    state = auction(others="M2 2C 2C 3C 3O 3B 2O")
    do(state, "4C+4O", "2C+2C", "1C", "1N", "2C", "1C")
    sampled = worlds(state, 0)
    assert all("2C" in hand(world, 1).split() for world in sampled)
    assert len({hand(world, 1) for world in sampled}) == 5


@pytest.mark.rule("F-13")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_winning_bids_and_prizes_are_in_the_discard_pile(viewer: int | None) -> None:
    buried: Counter[str] = Counter()
    for world in worlds(won(), viewer, 1000):
        pile = set(discards(world, 1).split())
        assert {"3N", "3B", "5N"} < pile
        buried.update(pile - {"3N", "3B", "5N"})
    assert set(buried) == {"M2", "3C", "3O", "2C", "2O"}
    assert about_equal(buried)


@pytest.mark.rule("F-16")
def test_a_new_deal_hides_everything_again() -> None:
    state = table(["", "3N", "1C"], "5N 5B 5C", discards=["M1 1N 1B", "M2 3B 3C 3O 2C 2O"])
    do(state, "3N", "1C")
    do(state, "1C")
    buried: set[str] = set()
    for world in worlds(state, 0, 400):
        buried.update(discards(world, 1).split())
    assert buried == {"M2", "3N", "3B", "3C", "3O", "2C", "2O", "5N"}


@pytest.mark.rule("F-6")
@pytest.mark.rule("F-7")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_face_down_belt_and_the_belt_deck_are_unknown(viewer: int | None) -> None:
    state = auction()
    hidden = Counter(DECK.names(state.belt[:3] + state.belt_deck))
    on_belt, on_top = Counter[str](), set[str]()
    for world in worlds(state, viewer, 1200):
        assert DECK.names(world.belt[3:]) == ("5B", "5N")
        assert Counter(DECK.names(world.belt[:3] + world.belt_deck)) == hidden
        on_belt.update(DECK.names(world.belt[:3]))
        on_top.update(DECK.names(world.belt_deck[-1:]))
    assert set(on_belt) == set(on_top) == set(hidden)
    expected = {card: 1200 * 3 * copies / hidden.total() for card, copies in hidden.items()}
    assert all(abs(on_belt[card] - mean) < 5 * mean**0.5 for card, mean in expected.items())


@pytest.mark.rule("F-9")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_a_pending_bid_of_another_is_any_of_its_cards(viewer: int | None) -> None:
    sampled = worlds(bid_pending(), viewer, 600)
    assert all(set(bid(world, 0).split()) <= set(hand(world, 0).split()) for world in sampled)
    assert all(len(bid(world, 0).split()) == 2 for world in sampled)
    assert len({bid(world, 0) for world in sampled}) == 7 * 6 // 2


@pytest.mark.rule("F-9")
def test_ones_own_pending_bid_is_known() -> None:
    assert {bid(world, 0) for world in worlds(bid_pending(), 0)} == {"1N 4C"}


@pytest.mark.rule("F-19")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_the_decisions_of_another_are_any_allowed_ones(viewer: int | None) -> None:
    decided = {world.view(0).choices for world in worlds(clean_up(), viewer, 600)}
    first, second = (None, "1N", "1B", "Up"), (None, "1N", "2O", "Up")
    assert decided == {(one, two) for one in first for two in second if one is None or one != two}


@pytest.mark.rule("F-19")
def test_how_many_units_another_has_decided_on_is_unknown() -> None:
    undecided, halfway = (
        table(["M1 1N", "M2 1C 2C"], units=["NB5", "CO6 NC5"], phase="clean-up") for _ in range(2)
    )
    halfway.apply(1, GAME.parse(halfway, "leave", 1))
    assert undecided.info_state(0) == halfway.info_state(0)
    made = [{len(world.choices[1]) for world in worlds(state, 0)} for state in (undecided, halfway)]
    assert made[0] == made[1]


@pytest.mark.rule("F-19")
def test_ones_own_decisions_are_known() -> None:
    assert {world.view(0).choices for world in worlds(clean_up(), 0)} == {("1N", None)}
    assert {world.view(1).choices for world in worlds(clean_up(), 1)} == {("2C",)}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_others_remember_in_a_world_only_the_deal_of_the_hand_imagined_for_them(viewer: int | None) -> None:
    state = GAME.start(3, 4)
    rng = Rng(4)
    while state.round < 3 or len(state.belt) > 5:
        seat = state.actors[0]
        state.apply(seat, state.random_action(seat, rng))
    for world in (state.resample(viewer, rng) for _ in range(20)):
        for other in range(3):
            deals = [
                unpack(payload_of(note >> AUDIENCE_BITS))
                for note in world.memory
                if note & AUDIENCE_MASK == other + 1
            ]
            assert len(deals) == (3 if other == viewer else 1)
            assert len(deals[-1]) == 6
            assert not Counter(world.hands[other]) - Counter(deals[-1])


def test_in_the_first_round_others_know_in_a_world_what_they_know() -> None:
    """All hands are known, so they are not resampled."""
    state = GAME.start(3, 4)
    for seat in range(3):
        for other in range(3):
            assert state.resample(seat, Rng(1)).info_state(other) == state.info_state(other)


@pytest.mark.parametrize("seat", [-1, 3])
def test_nobody_sits_at_a_seat_that_is_not_there(seat: int) -> None:
    state = GAME.start(3, 4)
    for look in (state.view, state.info_state):
        with pytest.raises(NotYourTurn):
            look(seat)
    with pytest.raises(NotYourTurn):
        state.resample(seat, Rng(1))


def test_a_world_does_not_know_the_true_future() -> None:
    state = auction()
    futures = {GAME.position(world)["random"] for world in worlds(state, 0)}
    assert len(futures) == 300
    assert GAME.position(state)["random"] not in futures


def reachable(start: object) -> Iterable[object]:
    """Return all objects that are reachable from the object, except code and modules."""
    seen = {id(start)}
    waiting = [start]
    while waiting:
        found = waiting.pop()
        yield found
        for other in gc.get_referents(found):
            is_globals = isinstance(other, dict) and "__builtins__" in other
            if id(other) in seen or is_globals or isinstance(other, type | ModuleType | FunctionType):
                continue
            seen.add(id(other))
            waiting.append(other)


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_perspective_holds_no_true_state(moment: Moment) -> None:
    state = moment()
    heard: list[Event] = []
    state.listener = heard.append
    around = list(reachable(Perspective(state, state.actors[0], Rng(1))))
    assert any(isinstance(found, FzzztState) for found in around)
    secrets = [
        state,
        state.rng,
        heard,
        state.belt,
        state.belt_deck,
        state.hands,
        state.discards,
    ]
    assert not {id(secret) for secret in secrets} & {id(found) for found in around}


def test_the_worlds_of_a_perspective_vary_without_the_true_state() -> None:
    state = auction()
    perspective = Perspective(state, 0, Rng(1))
    true_hand = hand(state, 1)
    sampled = list(islice(perspective.worlds(Rng(2)), 300))
    hands = {" ".join(world.view(1).hand) for world in sampled if isinstance(world, FzzztState)}
    assert len(hands) == 7
    assert true_hand in hands
    assert hand(state, 1) == true_hand


@pytest.mark.parametrize("moment", MOMENTS)
def test_whatever_a_bot_does_to_its_worlds_does_not_reach_the_table(moment: Moment) -> None:
    state = moment()
    state.remember(public_note(memory.MECHANIC_TAKEN, 0, 0))
    before = GAME.position(state)
    for viewer in (*range(state.seats), None):
        world = state.resample(viewer, Rng(1))
        for part in (world.hands, world.discards, world.units, world.allocated, world.choices):
            for own in part:
                own.clear()
        for name in ("belt", "belt_deck", "mechanics"):
            getattr(world, name).clear()
        for numbers in (world.bids, world.shown, world.buried, world.memory):
            falsify(numbers)
    assert GAME.position(state) == before
