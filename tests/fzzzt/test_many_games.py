"""100,000 random games in the long run, and what must hold in each of them."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import Rng, playout
from parlour.games.fzzzt import GAME
from parlour.games.fzzzt.deck import UNIT
from parlour.games.fzzzt.position import FzzztPositions
from parlour.games.fzzzt.state import FzzztState
from tests.sizes import crowd

pytestmark = pytest.mark.crowd

CHUNKS = 20
GAMES = crowd(2_400, 100_000)
DECK = GAME.deck
POSITIONS = FzzztPositions(GAME)


def check_end(state: FzzztState, moves: int) -> None:
    """What anybody at the table could count after the game."""
    seats = state.seats
    outcome = state.outcome
    assert outcome is not None
    assert POSITIONS.count(state) == Counter(DECK.belt_cards + DECK.mechanics[:seats])
    assert len(state.belt_deck) == {2: 6, 3: 3, 4: 0}[seats]
    assert (state.round, state.belt, state.actors) == (5, [], ())
    assert max(outcome.scores) == min(outcome.scores[seat] for seat in outcome.winners)
    assert moves >= 40
    for seat in range(seats):
        assert DECK.mechanics[state.mechanics[seat] - 1] in state.personal(seat)
        assert all(DECK.sorts[unit] == UNIT for unit in state.units[seat])
        for unit, robots in zip(state.units[seat], state.allocated[seat], strict=True):
            assert len(robots) <= 4
            assert all(DECK.symbols[robot] & DECK.symbols[unit] for robot in robots)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_end_well(chunk: int) -> None:
    for number in range(chunk, GAMES, CHUNKS):
        state = GAME.start(2 + number % 3, number)
        assert isinstance(state, FzzztState)
        check_end(state, playout(state, Rng(number, 1)))


@settings(max_examples=crowd(25, 100))
@given(st.integers(2, 4), st.integers(0, 2**64 - 1), st.data())
def test_chosen_games_end_well(seats: int, seed: int, data: st.DataObject) -> None:
    """Hypothesis chooses the moves of the first round and looks for trouble; chance plays the rest."""
    state = GAME.start(seats, seed)
    assert isinstance(state, FzzztState)
    moves = 0
    while state.actors and state.round == 1:
        seat = data.draw(st.sampled_from(state.actors))
        state.apply(seat, data.draw(st.sampled_from(state.legal(seat))))
        moves += 1
        assert POSITIONS.count(state) == Counter(DECK.belt_cards + DECK.mechanics[:seats])
        assert GAME.position(GAME.from_position(GAME.position(state))) == GAME.position(state)
    check_end(state, moves + playout(state, Rng(seed)))
