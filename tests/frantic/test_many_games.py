"""50,000 random games in the long run, and what must hold in each of them; and the leak test."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import Rng
from parlour.games.frantic import GAME
from parlour.games.frantic.board import DOOMSDAY, OUT, TIME_UP
from parlour.games.frantic.deck import POINTS_OF
from parlour.games.frantic.state import FranticState
from parlour.testing import check_game
from tests.sizes import crowd

pytestmark = pytest.mark.crowd

CHUNKS = 20
GAMES = crowd(300, 50_000)
#: Over all seven numbers of seats: more than 2,000 games in the long run.
LEAK_CHUNKS = 26
LEAK_GAMES = crowd(1, 11)
MOST_MOVES_IN_A_ROUND = 3_000


def start(seats: int, seed: int, limit: int | str) -> FranticState:
    state = GAME.start(seats, seed, limit=limit)
    assert isinstance(state, FranticState)
    return state


def cards_on_the_table(state: FranticState) -> int:
    """How many cards there are, wherever they lie."""
    middle = len(state.draw_pile) + len(state.discard) + len(state.under) + len(state.market)
    return middle + sum([len(hand) for hand in state.hands])


def check_round_end(state: FranticState, before: list[int]) -> None:
    """Points come from the hands, but for Doomsday and Time Bombs, and add up."""
    points = list(state.last_points)
    assert state.points == [old + new for old, new in zip(before, points, strict=True)]
    hands = [sum(POINTS_OF[card] for card in hand) for hand in state.last_hands]
    if state.last_reason == DOOMSDAY:
        assert points == [50] * state.seats
    elif state.last_reason == TIME_UP:
        assert points == [2 * value for value in hands]
    elif points != hands:
        assert state.last_reason == OUT
        bonus = [-10 if not hand else 10 for hand in state.last_hands]
        assert points == [value + more for value, more in zip(hands, bonus, strict=True)]
    if state.last_reason == OUT:
        assert () in state.last_hands


def check_game_through(state: FranticState, rng: Rng) -> None:
    """Play to the end; at every moment somebody can act, and no card is lost."""
    moves = 0
    while actors := state.actors:
        seat = actors[rng.below(len(actors))]
        legal = state.legal(seat)
        assert legal
        round_number, before = state.round, state.points
        state.apply(seat, legal[rng.below(len(legal))])
        moves += 1
        assert cards_on_the_table(state) == 125
        if state.round != round_number or state.over:
            check_last_rounds(state, round_number, before)
            assert moves <= MOST_MOVES_IN_A_ROUND
            moves = 0
    check_end(state)


def check_last_rounds(state: FranticState, round_number: int, before: list[int]) -> None:
    """A round that a first card ends at once can follow another; then only the last one can be checked."""
    assert GAME.census(state) == GAME.cards()
    if state.round - round_number + state.over == 1:
        check_round_end(state, before)


def check_end(state: FranticState) -> None:
    outcome = state.outcome
    assert outcome is not None
    assert GAME.census(state) == GAME.cards()
    assert max(outcome.scores) >= state.limit
    assert outcome.scores == tuple(state.points)
    assert {outcome.scores[seat] for seat in outcome.winners} == {min(outcome.scores)}
    assert outcome.winners == tuple(
        seat for seat in range(state.seats) if outcome.scores[seat] == min(outcome.scores)
    )


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_end_well(chunk: int) -> None:
    for number in range(chunk, GAMES, CHUNKS):
        check_game_through(start(2 + number % 7, number, "short"), Rng(number, 1))


@pytest.mark.parametrize("chunk", range(LEAK_CHUNKS))
def test_nobody_learns_what_is_hidden(chunk: int) -> None:
    """All seats and a spectator, at random moments: the kit's leak test, over one round or several."""
    limit = 1 if chunk % 6 else 100
    seed = 1_000 * chunk
    check_game(GAME, LEAK_GAMES, seed, {"limit": limit}, hidden=LEAK_GAMES > 5, moments=2)


@settings(max_examples=crowd(25, 100))
@given(st.integers(2, 8), st.integers(0, 2**64 - 1), st.data())
def test_chosen_games_end_well(seats: int, seed: int, data: st.DataObject) -> None:
    """Hypothesis chooses forty moves and looks for trouble; chance plays the rest."""
    state = start(seats, seed, 60)
    for _ in range(40):
        if not state.actors:
            break
        seat = data.draw(st.sampled_from(state.actors))
        state.apply(seat, data.draw(st.sampled_from(state.legal(seat))))
        assert cards_on_the_table(state) == 125
        assert GAME.position(GAME.from_position(GAME.position(state))) == GAME.position(state)
    check_game_through(state, Rng(seed))
