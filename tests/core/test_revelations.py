"""Which moves of random games reveal something and so cannot be taken back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import parlour
from parlour import Event, Rng, State
from tests.sizes import crowd

POSITIONS = crowd(400, 1_000)
WORLDS = 4
TABLES = [
    (name, seats)
    for name in parlour.game_names()
    for seats in sorted({2, 3, 4, parlour.game(name).most_seats})
]


def random_moves(name: str, seats: int) -> Iterator[tuple[State, int, int]]:
    """Yield about a quarter of the states of random games, each with a random move."""
    rng = Rng(seats, 7)
    for seed in range(POSITIONS):
        state = parlour.game(name).start(seats, seed)
        while actors := state.actors:
            seat = actors[rng.below(len(actors))]
            action = state.random_action(seat, rng)
            if rng.below(4) == 0:
                yield state, seat, action
            state.apply(seat, action)


def after(state: State, seat: int, action: int) -> tuple[State, list[Event]]:
    """Return a copy of the state after the move, and all events."""
    copy = state.clone()
    heard: list[Event] = []
    copy.listener = heard.append
    copy.apply(seat, action)
    return copy, heard


@pytest.mark.crowd
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_move_that_can_be_taken_back_told_nothing_new(name: str, seats: int) -> None:
    game = parlour.game(name)
    rng = Rng(seats, 8)
    silent = 0
    moves = random_moves(name, seats)
    for _ in range(POSITIONS):
        state, seat, action = next(moves)
        true, heard = after(state, seat, action)
        if game.reveals(heard, true.view(None)):
            continue
        silent += 1
        for _ in range(WORLDS):
            sampled, told = after(state.resample(seat, rng), seat, action)
            assert told == heard
            assert sampled.actors == true.actors
            assert sampled.view(seat) == true.view(seat)
            assert sampled.info_state(seat) == true.info_state(seat)
    assert 0 < silent < POSITIONS


@pytest.mark.parametrize("name", parlour.game_names())
def test_the_first_deal_cannot_be_taken_back(name: str) -> None:
    game = parlour.game(name)
    heard: list[Event] = []
    state = game.start_with(2, 1, {}, heard.append)
    assert game.reveals(heard, state.view(None))
    assert not game.reveals([], state.view(None))
