"""Positions round-trip in every phase, and both states continue alike."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator

import pytest

from parlour import Rng
from parlour.games.fzzzt import GAME
from parlour.games.fzzzt.state import FzzztState
from tests.fzzzt.positions import GOOD
from tests.position_fuzzing import check_playable


@pytest.mark.parametrize("good", GOOD)
def test_a_position_reads_as_it_was_written(good: str) -> None:
    position = GOOD[good]()
    assert GAME.position(GAME.from_position(json.loads(json.dumps(position)))) == position


@pytest.mark.parametrize("good", GOOD)
def test_playing_on_leaves_the_position_alone(good: str) -> None:
    position = GOOD[good]()
    before = copy.deepcopy(position)
    check_playable(GAME.from_position(position))
    assert position == before


def moments(seats: int) -> Iterator[FzzztState]:
    """Yield all states of a game."""
    state = GAME.start(seats, 11)
    rng = Rng(11)
    while state.actors:
        yield state
        seat = state.actors[-1]
        state.apply(seat, state.random_action(seat, rng))
    yield state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_reads_as_it_was_written_and_plays_on_alike(seats: int) -> None:
    for state in moments(seats):
        back = GAME.from_position(json.loads(json.dumps(GAME.position(state))))
        assert GAME.position(back) == GAME.position(state)
        assert (back.actors, back.view(0)) == (state.actors, state.view(0))
        if state.actors:
            seat = state.actors[0]
            after, after_back = state.clone(), back
            for one in (after, after_back):
                one.apply(seat, one.legal(seat)[-1])
            assert GAME.position(after) == GAME.position(after_back)


@pytest.mark.rule("F-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_is_lost_or_made_in_a_game(seats: int) -> None:
    box = GAME.census(GAME.start(seats, 1))
    assert sum(box.values()) == 52 + seats
    for state in moments(seats):
        assert GAME.census(state) == box
