"""50,000 random games in the long run, and what must hold in each of them; and the leak test."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import Rng
from parlour.core.options import OptionValue
from parlour.games.flautz import GAME
from parlour.games.flautz.board import ARENA, ROYAL, STRAIGHT
from parlour.games.flautz.spells import best_worth, is_flautz, is_straight, points_of
from parlour.games.flautz.state import FlautzState
from parlour.testing import check_game
from tests.sizes import crowd

pytestmark = pytest.mark.crowd

CHUNKS = 20
GAMES = crowd(600, 50_000)
#: Over all four numbers of seats: more than 2,000 games in the long run.
LEAK_CHUNKS = 24
LEAK_GAMES = crowd(1, 22)
ARENAS = (*GAME.arenas, "air,air,air", ",".join(["any", "ground", "air"] * 4))
GOALS: tuple[OptionValue, ...] = ("crystals", 1, 3, "crystals", 2)


def start(number: int) -> FlautzState:
    """Seats, goals and arenas in all combinations, one after the other."""
    return _start(2 + number % 4, number, GOALS[number // 4 % 5], ARENAS[number // 20 % 5])


def _start(seats: int, seed: int, goal: OptionValue, arena: str) -> FlautzState:
    state = GAME.start(seats, seed, goal=goal, arena=arena)
    assert isinstance(state, FlautzState)
    return state


def check_moment(state: FlautzState) -> None:
    """Hands and rows are full, and nobody hides a straight FLAUTZ!."""
    assert [len(hand) for hand in state.hands] == [5] * state.seats
    assert len([card for card in state.display if card >= 0]) == (5 if state.taken >= 0 else 6)
    assert len(state.draw_pile) + len(state.discard) == 80 - 5 * state.seats - 6
    assert not any(is_straight(hand) for hand in state.hands)
    assert sum(state.crystals) + state.supply == 25


def check_match_end(state: FlautzState, points: list[int], crystals: list[int]) -> None:
    """Spells count as they are worth, and the crystals go to the best, or to a straight FLAUTZ!."""
    worths = [int(best_worth(hand)) if hand else 0 for hand in state.last_hands]
    scored = [int(points_of(worth)) for worth in worths] if state.matches else [0] * state.seats
    assert state.points == [old + new for old, new in zip(points, scored, strict=True)]
    won = state.last_gains
    assert state.crystals == [old + new for old, new in zip(crystals, won, strict=True)]
    if state.last_reason >= STRAIGHT:
        expected = 3 if state.last_reason == ROYAL else 2
        assert won[state.last_seat] == sum(won) == expected
        assert is_straight(state.last_hands[state.last_seat])
        return
    best = [seat for seat in range(state.seats) if worths[seat] == max(worths) > 0]
    assert [seat for seat in range(state.seats) if won[seat]] == best
    assert max(won) <= 1
    if state.last_reason != ARENA:
        assert is_flautz(state.last_hands[state.last_seat])


def check_game_through(state: FlautzState, rng: Rng) -> None:
    """Play to the end; a match has at most three choices for each seat and round."""
    moves = 0
    while actors := state.actors:
        check_moment(state)
        match, points, crystals = state.match, state.points[:], state.crystals[:]
        legal = state.legal(actors[0])
        state.apply(actors[0], legal[rng.below(len(legal))])
        moves += 1
        if state.match - match + (not state.actors) == 1:
            check_match_end(state, points, crystals)
        if state.match != match:
            assert moves <= 3 * state.seats * len(state.arena)
            moves = 0
    check_end(state)


def check_end(state: FlautzState) -> None:
    outcome = state.outcome
    assert outcome is not None
    assert GAME.census(state) == GAME.cards()
    if state.matches:
        assert state.match == state.matches
        totals = [points + 10 * own for points, own in zip(state.points, state.crystals, strict=True)]
        assert outcome.scores == tuple(totals)
    else:
        assert outcome.scores == tuple(state.crystals)
        assert max(state.crystals) >= 3
    assert {outcome.scores[seat] for seat in outcome.winners} == {max(outcome.scores)}


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_end_well(chunk: int) -> None:
    for number in range(chunk, GAMES, CHUNKS):
        check_game_through(start(number), Rng(number, 1))


@pytest.mark.parametrize("chunk", range(LEAK_CHUNKS))
def test_nobody_learns_what_is_hidden(chunk: int) -> None:
    """All seats and a spectator, at random moments: the kit's leak test, over one match or several."""
    options: dict[str, OptionValue] = {"goal": GOALS[chunk % 5], "arena": ARENAS[chunk // 5]}
    check_game(GAME, LEAK_GAMES, 1_000 * chunk, options, hidden=LEAK_GAMES > 5, moments=2)


@settings(max_examples=crowd(25, 100))
@given(st.integers(0, 10**9), st.data())
def test_chosen_games_end_well(number: int, data: st.DataObject) -> None:
    """Hypothesis chooses forty moves and looks for trouble; chance plays the rest."""
    state = start(number)
    for _ in range(40):
        if not state.actors:
            break
        check_moment(state)
        state.apply(state.actors[0], data.draw(st.sampled_from(state.legal(state.actors[0]))))
        assert GAME.position(GAME.from_position(GAME.position(state))) == GAME.position(state)
    check_game_through(state, Rng(number))
