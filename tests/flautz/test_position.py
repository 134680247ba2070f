"""Positions round-trip and are playable, with a complete memory, a part of it or none."""

from __future__ import annotations

import copy
import json

import pytest

from parlour import Rng, playout
from parlour.games.flautz import GAME
from parlour.games.flautz.board import STEPS
from parlour.games.flautz.state import FlautzState
from tests.flautz.positions import GOOD, met, reshuffled
from tests.position_fuzzing import check_playable, viewers


@pytest.mark.parametrize("good", GOOD)
def test_a_position_reads_as_it_was_written_and_plays_on(good: str) -> None:
    position = GOOD[good]()
    before = copy.deepcopy(position)
    state = GAME.from_position(json.loads(json.dumps(position)))
    assert GAME.position(state) == position
    check_playable(GAME.from_position(position))
    assert position == before


@pytest.mark.parametrize("step", STEPS)
def test_positions_of_games_read_as_they_were_written_and_play_on_alike(step: str) -> None:
    assert {len(position["players"]) for position in met()[step]} == {2, 3, 4, 5}
    for position in met()[step]:
        one, other = GAME.from_position(json.loads(json.dumps(position))), GAME.from_position(position)
        assert GAME.position(one) == position
        for state in (one, other):
            playout(state, Rng(7))
        assert GAME.position(one) == GAME.position(other)


@pytest.mark.rule("Z-8")
@pytest.mark.parametrize(("cards", "seats"), [(31, 3), (32, 5), (36, 5), (33, 4)])
def test_positions_with_a_reshuffled_pile_read_as_they_were_written_and_play_on(
    cards: int, seats: int
) -> None:
    state = reshuffled(cards, seats)
    game = state.game
    position = game.position(state)
    assert position["recycled"]
    for plain in (position, {**position, "memory": []}):
        again = game.from_position(plain)
        assert game.position(again)["draw_pile"] == position["draw_pile"]
        assert isinstance(again, FlautzState)
        check_playable(again)
    assert game.position(game.from_position(position)) == position


def test_cards_may_go_in_any_order_and_in_capitals() -> None:
    position = GOOD["a turn"]()
    position["players"][0]["hand"] = ["ORANGE-4", "blue-2", "Pink-5", "green-3", "blue-1"]
    assert GAME.position(GAME.from_position(position)) == GOOD["a turn"]()


def test_what_goes_without_saying_need_not_be_said() -> None:
    position = GOOD["a turn"]()
    assert not {"taken", "discard", "recycled", "caller", "last_match", "memory"} & set(position)
    assert set(position["players"][0]) == {"apprentice", "hand"}


@pytest.mark.parametrize("step", STEPS)
def test_a_position_without_a_memory_shows_the_same_and_plays_on(step: str) -> None:
    for position in met()[step][:8]:
        whole, state = GAME.from_position(position), GAME.from_position({**position, "memory": []})
        assert [state.view(seat) for seat in viewers(state)] == [whole.view(seat) for seat in viewers(whole)]
        check_playable(state)
