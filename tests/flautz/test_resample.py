"""Resampled worlds keep what the seat has seen, vary everything else, and leak nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice, permutations
from typing import Any

import msgspec
import pytest

import parlour
from parlour import Event, NotYourTurn, Perspective, Rng
from parlour.core.memory import AUDIENCE_BITS, AUDIENCE_MASK, payload_of, seat_of, tag_of, unpack
from parlour.games.flautz import GAME, memory
from parlour.games.flautz.actions import CALL, FOCUS, REPLACE
from parlour.games.flautz.deck import CODES, PLACES
from parlour.games.flautz.spells import is_flautz, is_straight
from parlour.games.flautz.state import FlautzState
from tests import resampling
from tests.flautz.positions import reshuffled
from tests.flautz.scenarios import Scenario, codes, kinds, table
from tests.resampling import PILE, WORLDS, Place, falsify, worlds
from tests.scenario_files import do

#: An arena that is too long for the end of a match.
ENDLESS = ",".join(["any"] * 12)

THREE = ["b1 b3 g7 o4 pi5", "g1 g2 pu3 o5 pi7", "b6 g6 g7 pu1 pr"]
AIR, GROUND = "b3 m4 o2", "o6 o7 pi1"


def match(*hands: str, air: str = AIR, ground: str = GROUND, **scenario: Any) -> FlautzState:
    """Return a match before the first turn of the first seat. The memory has the deal."""
    rest: dict[str, Any] = {"arena": ENDLESS, "dealt": True, **scenario}
    return table(Scenario(rule="Z-2", title="", hands=list(hands) or THREE, air=air, ground=ground, **rest))


def swap(state: FlautzState, *swaps: str) -> None:
    """Swap these cards in the turns of the first seat. The other seats only use the last place."""
    for pair in swaps:
        took, left = pair.split()
        do(state, f"1 take {took}", f"1 put {left}")
        while state.turn:
            do(state, f"{state.turn + 1} take 6", f"{state.turn + 1} put {CODES[state.hands[state.turn][0]]}")


def places(state: FlautzState, card: str) -> list[Place]:
    return resampling.places(state, kinds(card)[0])


def where(state: FlautzState, viewer: int | None, card: str) -> set[Place]:
    """Return all places of the card in the worlds of the viewer."""
    return {place for world in worlds(state, viewer) for place in places(world, card)}


def always_holds(state: FlautzState, viewer: int | None, seat: int, cards: str) -> bool:
    """Return whether the seat holds the cards in all worlds of the viewer."""
    wanted = Counter(kinds(cards))
    return all(wanted <= Counter(world.hands[seat - 1]) for world in worlds(state, viewer))


def about_equal(counts: Counter[int], mean: float) -> bool:
    """Return whether all counts are within five standard deviations of the mean."""
    return all(abs(count - mean) < 5 * mean**0.5 for count in counts.values())


@pytest.mark.rule("Z-2")
@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_what_lies_open_and_ones_own_cards_are_known_and_the_rest_can_be_anywhere(viewer: int | None) -> None:
    state = match()
    for world in worlds(state, viewer):
        assert world.display == state.display
        if viewer is not None:
            assert world.hands[viewer - 1] == state.hands[viewer - 1]
    anywhere = {PILE, 1, 2, 3} - {viewer}
    for card in ("b7", "pu4", "m1"):
        assert where(state, viewer, card) == anywhere
    assert where(state, viewer, "m4") == set()


@pytest.mark.rule("Z-2")
@pytest.mark.parametrize("viewer", [1, None])
def test_every_card_that_is_not_known_is_as_likely_everywhere(viewer: int | None) -> None:
    state = match(*THREE[:2])
    count = 3000
    unknown = Counter(GAME.deck.cards)
    unknown.subtract([*state.display, *(state.hands[0] if viewer else [])])
    pairs = {kind for kind, copies in unknown.items() if copies == 2}
    sampled = list(worlds(state, viewer, count))
    share = 2 * count / unknown.total()
    for draws in (1, 5):
        drawn = [world.hands[1] if draws == 5 else world.draw_pile[-1:] for world in sampled]
        counts = Counter({kind: sum(cards.count(kind) for cards in drawn) for kind in pairs})
        assert about_equal(counts, share * draws)


@pytest.mark.rule("Z-5")
@pytest.mark.parametrize("viewer", [2, 3, None])
def test_who_took_a_card_is_known_to_hold_it(viewer: int | None) -> None:
    state = match()
    do(state, "1 take m4", "1 put g7")
    assert where(state, viewer, "m4") == {1}
    do(state, "2 take g7", "2 put o5", "3 take 4", "3 put pr")
    assert where(state, viewer, "m4") == {1}
    assert always_holds(state, viewer, 2, "g7")
    assert always_holds(state, viewer, 3, "o6")
    assert not always_holds(state, viewer, 1, "b1")


@pytest.mark.rule("Z-5")
def test_a_card_on_its_way_is_in_no_hand_yet() -> None:
    state = match()
    do(state, "1 take m4")
    for viewer in (1, 2, 3, None):
        assert {(world.taken, world.place) for world in worlds(state, viewer)} == {(kinds("m4")[0], 1)}
        assert where(state, viewer, "m4") == set()


#: Swaps of the first seat, the cards that others then know it holds, and cards that it holds without their
#: knowledge. It was dealt b1 b3 g7 o4 pi5, and another b3 is in the air.
COPIES: dict[str, tuple[list[str], str, str]] = {
    "taken": (["b3 g7"], "b3", "b3 b3"),
    "taken, and an equal one put": (["b3 b3"], "b3", "b1"),
    "taken, and one of two put later": (["b3 g7", "m4 b3"], "m4", "b3"),
    "taken, and both put later": (["b3 g7", "m4 b3", "o2 b3"], "m4 o2", "b1"),
    "put, and taken again": (["m4 b3", "o2 m4", "2 g7"], "b3 o2", "b1"),
    "two taken": (["m4 b3", "1 g7", "2 o4"], "b3 b3 m4", "b1"),
    "two taken and one put back": (["m4 b3", "1 g7", "2 o4", "o2 b3"], "b3 m4 o2", "b1"),
    "taken and put": (["m4 g7", "o2 m4"], "o2", "b3"),
}


@pytest.mark.rule("Z-5")
@pytest.mark.parametrize("viewer", [2, None])
@pytest.mark.parametrize("name", COPIES)
def test_a_card_put_back_is_no_longer_known(name: str, viewer: int | None) -> None:
    swaps, known, unknown = COPIES[name]
    state = match()
    swap(state, *swaps)
    assert Counter(kinds(unknown)) <= Counter(state.hands[0])
    assert always_holds(state, viewer, 1, known)
    assert not always_holds(state, viewer, 1, unknown)
    assert len({tuple(world.hands[0]) for world in worlds(state, viewer)}) > WORLDS // 10


@pytest.mark.rule("Z-7")
def test_the_discard_pile_is_known_and_the_fresh_card_too() -> None:
    state = match(draw="pi2", dealt=False, focused=[1], discard="m1 m2", round=6)
    do(state, "1 replace 2")
    for viewer in (1, 2, 3, None):
        for world in worlds(state, viewer, 20):
            assert codes(world.discard) == "mirage-1 mirage-2 mirage-4"
            assert codes(world.display[:3]) == "blue-3 pink-2 orange-2"
        assert where(state, viewer, "m4") == set()


@pytest.mark.rule("Z-8")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_after_a_reshuffle_the_pile_holds_the_discarded_cards_in_any_order(viewer: int | None) -> None:
    state = reshuffled(36)
    assert len(state.draw_pile) == 5
    hidden = [seat for seat in range(5) if viewer is None or seat != viewer - 1]
    dealt = Counter(card for seat in hidden for card in state.hands[seat])
    sampled = list(worlds(state, viewer))
    assert {tuple(sorted(world.draw_pile)) for world in sampled} == {tuple(sorted(state.draw_pile))}
    orders = {tuple(world.draw_pile) for world in sampled}
    assert len(orders) > len(set(permutations(state.draw_pile))) * 3 // 4
    for world in sampled:
        assert Counter(card for seat in hidden for card in world.hands[seat]) == dealt
    for seat in hidden:
        assert len({tuple(world.hands[seat]) for world in sampled}) > WORLDS // 4


@pytest.mark.rule("Z-8")
def test_after_a_reshuffle_three_players_know_what_the_others_hold_together() -> None:
    """If a hand is open, the remaining one is known."""
    state = reshuffled(31, 3)
    while not (len(state.draw_pile) > 1 and state.view(None).step == "take"):
        state.apply(state.turn, state.legal(state.turn)[0])
    assert state.match == 1
    both = {tuple(sorted(world.hands[1] + world.hands[2])) for world in worlds(state, 1)}
    assert both == {tuple(sorted(state.hands[1] + state.hands[2]))}
    state.open |= 1 << 2
    assert {tuple(world.hands[1]) for world in worlds(state, 1)} == {tuple(state.hands[1])}


@pytest.mark.rule("Z-15")
@pytest.mark.parametrize("viewer", [2, 3, None])
def test_a_called_hand_lies_open(viewer: int | None) -> None:
    state = match("b3 g3 pu3 o3 m3", *THREE[1:], air="m4 b4 o2")
    assert len({tuple(world.hands[0]) for world in worlds(state, viewer)}) > WORLDS // 2
    do(state, "1 flautz")
    assert {tuple(world.hands[0]) for world in worlds(state, viewer)} == {tuple(state.hands[0])}
    assert where(state, viewer, "m3") == {1}


#: The hand and the swaps of the first seat, the cards that others know, and the fifth cards that would have
#: made a straight FLAUTZ! now, earlier or in the deal.
STRAIGHTS: dict[str, tuple[str, list[str], str, str]] = {
    "now": ("g1 pu2 o3 pi4 pu7", ["b2 g1", "b3 pu2", "b4 o3", "b5 pi4"], "b2 b3 b4 b5", "b1 b6"),
    "earlier": (
        "g1 pu2 o3 pi4 pu7",
        ["b2 g1", "b3 pu2", "b4 o3", "b5 pi4", "o1 b5"],
        "b2 b3 b4 o1",
        "b1 b6",
    ),
    "when dealt": ("g2 g3 g4 g5 pu7", ["b2 g2", "o1 g3", "b4 g4", "b5 g5"], "b2 b4 b5 o1", "g1 g6"),
}


@pytest.mark.rule("Z-17")
@pytest.mark.parametrize("viewer", [2, None])
@pytest.mark.parametrize("name", STRAIGHTS)
def test_nobody_is_imagined_to_hide_or_to_have_hidden_a_straight(name: str, viewer: int | None) -> None:
    hand, swaps, known, forbidden = STRAIGHTS[name]
    state = match(hand, "g7 pu6 o7 pi7 pi6", air="b2 b3 b4", ground="b5 o1 pi1")
    swap(state, *swaps)
    fifth = Counter[int]()
    for world in worlds(state, viewer, 600):
        fifth.update((Counter(world.hands[0]) - Counter(kinds(known))).elements())
    assert fifth.total() == 600
    assert not set(fifth) & set(kinds(forbidden))
    assert set(fifth) >= set(kinds("b7 g2 m1 o4 pr"))


def over_by_royal() -> FlautzState:
    state = match("b1 b2 b4 b5 g7", *THREE[1:], dealt=False, focused=[3])
    do(state, "1 take b3", "1 put g7")
    return state


def over_with_focused() -> FlautzState:
    state = match(dealt=False, round=12, turn=3, focused=[2], match=4, crystals=[2, 2, 0])
    do(state, "3 focus")
    return state


@pytest.mark.rule("Z-18")
@pytest.mark.parametrize("viewer", [1, 2, 3, None])
@pytest.mark.parametrize("over", [over_by_royal, over_with_focused])
def test_hands_that_did_not_count_stay_hidden_when_the_game_is_over(
    over: Callable[[], FlautzState], viewer: int | None
) -> None:
    state = over()
    assert state.outcome is not None
    for seat, hand in enumerate(state.hands, 1):
        sampled = {tuple(world.hands[seat - 1]) for world in worlds(state, viewer)}
        shown = seat in (1, viewer)
        assert sampled == {tuple(hand)} if shown else len(sampled) > WORLDS // 2
    assert all(world.last_hands == state.last_hands for world in worlds(state, viewer, 5))


@pytest.mark.rule("Z-15")
def test_whoever_holds_no_flautz_in_a_world_cannot_call_there() -> None:
    state = match("b3 g3 pu3 o3 m3", *THREE[1:], air="m4 b4 o2")
    assert CALL in state.legal(0)
    for world in worlds(state, 2):
        assert (CALL in world.legal(0)) == is_flautz(world.hands[0])


@pytest.mark.parametrize("moment", [match, over_by_royal, over_with_focused])
def test_a_world_shares_nothing_with_the_table_and_does_not_know_its_future(
    moment: Callable[[], FlautzState],
) -> None:
    state = moment()
    before = GAME.position(state)
    for viewer in (0, 1, 2, None):
        world = state.resample(viewer, Rng(1))
        assert GAME.position(world)["random"] != before["random"]
        for part in (*world.hands, *world.last_hands, world.display, world.draw_pile, world.discard):
            part.clear()
        falsify(world.memory)
    assert GAME.position(state) == before


@pytest.mark.parametrize("seat", [-1, 3])
def test_nobody_imagines_at_a_seat_that_is_not_there(seat: int) -> None:
    for look in (match().view, match().info_state, lambda seat: match().resample(seat, Rng(1))):
        with pytest.raises(NotYourTurn):
            look(seat)


@pytest.mark.rule("Z-5")
def test_the_worlds_of_a_perspective_keep_what_is_known() -> None:
    state = match()
    do(state, "1 take m4", "1 put g7")
    sampled = list(islice(Perspective(state, 1, Rng(1)).worlds(Rng(2)), 100))
    assert all(isinstance(world, FlautzState) and places(world, "m4") == [1] for world in sampled)


def private(state: FlautzState) -> list[tuple[int, int, list[int]]]:
    """Return the index, the seat and the hand of each private note."""
    return [
        (at, (note & AUDIENCE_MASK) - 1, unpack(payload_of(note >> AUDIENCE_BITS)))
        for at, note in enumerate(state.memory)
        if note & AUDIENCE_MASK
    ]


def rewound(state: FlautzState, seat: int) -> Iterator[Counter[int]]:
    """Yield the hands of the seat in this match, last one first, reconstructed from public notes."""
    hand = Counter(state.hands[seat])
    left: int | None = None
    for note in reversed(list(state.memory)):
        code = note >> AUDIENCE_BITS
        kind = int(memory.kind_in(payload_of(code)))
        if tag_of(code) == memory.MATCH:
            break
        if seat_of(code) == seat and tag_of(code) == memory.PUT:
            left = kind
        elif seat_of(code) == seat and tag_of(code) == memory.TOOK and left is not None:
            yield hand
            hand = hand + Counter([left]) - Counter([kind])
            left = None
    yield hand


def moments() -> Iterator[tuple[FlautzState, Rng]]:
    """Yield some states of random games at all seat counts."""
    for number in range(8):
        rng = Rng(number, 3)
        state = GAME.start(2 + number % 4, number)
        assert isinstance(state, FlautzState)
        while True:
            if rng.below(6) == 0 or not state.actors:
                yield state, rng
            if not state.actors:
                break
            state.apply(state.turn, state.random_action(state.turn, rng))


def observation(state: FlautzState, viewer: int | None) -> tuple[object, ...]:
    legal = [] if viewer is None else state.legal(viewer)
    return msgspec.json.encode(state.view(viewer)), state.info_state(viewer), legal


def test_worlds_look_alike_are_possible_and_remember_a_deal_that_leads_to_their_hands() -> None:
    for state, rng in moments():
        for viewer in (*range(state.seats), None):
            world = state.resample(viewer, rng)
            assert observation(world, viewer) == observation(state, viewer)
            assert GAME.census(world) == GAME.cards()
            for seat in range(state.seats):
                hands = [sorted(hand.elements()) for hand in rewound(world, seat)]
                assert not any(map(is_straight, hands[bool(not state.actors) :]))
                dealt = [hand for _, other, hand in private(world) if other == seat]
                assert dealt[-1] == hands[-1]
                assert len(dealt) == (state.match if seat == viewer else 1)
            deeper = world.resample(other := rng.below(state.seats), rng)
            assert observation(deeper, other) == observation(world, other)
            assert GAME.position(GAME.from_position(GAME.position(deeper))) == GAME.position(deeper)


def told(state: FlautzState, viewer: int | None, action: int) -> tuple[list[Event], tuple[object, ...]]:
    """Return the events that the viewer receives, and what it sees after the action."""
    after, heard = state.clone(), list[Event]()
    after.listener = heard.append
    after.apply(state.turn, action)
    return [event for event in heard if event.is_visible_to(viewer)], observation(after, viewer)


def shows_cards(state: FlautzState, action: int) -> bool:
    """Return whether the action reveals hidden cards."""
    after = state.clone()
    after.apply(state.turn, action)
    return REPLACE <= action < FOCUS or action == CALL or after.match != state.match or not after.actors


def test_refusals_tell_nothing_that_is_hidden() -> None:
    for state, rng in moments():
        for viewer in range(state.seats):
            world = state.resample(viewer, rng)
            for action in range(GAME.actions):
                answer = parlour.why_not(state, viewer, action)
                assert str(parlour.why_not(world, viewer, action)) == str(answer)


def test_news_tell_nothing_that_is_hidden() -> None:
    """Actions that are possible in all worlds have the same events and views in each of them."""
    compared = 0
    for state, rng in moments():
        for viewer in (*range(state.seats), None):
            world = state.resample(viewer, rng)
            for action in state.legal(state.turn):
                open_to_all = action < PLACES or action == FOCUS or viewer == state.turn
                if open_to_all and not shows_cards(state, action) and not shows_cards(world, action):
                    assert told(world, viewer, action) == told(state, viewer, action)
                    compared += 1
    assert compared > 1000
