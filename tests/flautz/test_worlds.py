"""Worlds resampled from random states: they are indistinguishable, possible and leak nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

import parlour
from parlour import Event, Rng
from parlour.core.memory import AUDIENCE_BITS, AUDIENCE_MASK, payload_of, seat_of, tag_of, unpack
from parlour.games.flautz import GAME, memory
from parlour.games.flautz.actions import CALL, FOCUS, REPLACE
from parlour.games.flautz.deck import PLACES
from parlour.games.flautz.spells import is_straight
from parlour.games.flautz.state import FlautzState


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
    for note in reversed(state.memory):
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
    return [event for event in heard if event.heard_by(viewer)], observation(after, viewer)


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
