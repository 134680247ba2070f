"""Positions round-trip in every situation, and both states continue alike."""

from __future__ import annotations

import copy
import json

import pytest

from parlour import Rng
from parlour.games.frantic import GAME
from tests.frantic.positions import GOOD, MET_STEPS, Good, a_gift_redirected, a_turn, check_playable, met
from tests.position_fuzzing import viewers


@pytest.mark.parametrize("good", GOOD)
def test_a_position_reads_as_it_was_written(good: Good) -> None:
    position = good()
    assert GAME.position(GAME.from_position(json.loads(json.dumps(position)))) == position


@pytest.mark.parametrize("good", GOOD)
def test_playing_on_leaves_the_position_alone(good: Good) -> None:
    position = good()
    before = copy.deepcopy(position)
    check_playable(GAME.from_position(position))
    assert position == before


def test_older_positions_do_not_know_whose_attack_is_redirected() -> None:
    position = a_gift_redirected()
    assert position["steps"][1].pop("redirects") == 0
    state = GAME.from_position(position)
    attack = state.view(1).attack
    assert attack is not None
    assert attack.redirects is None
    check_playable(state)


def test_cards_may_go_by_other_names() -> None:
    position = a_turn()
    position["players"][2]["hand"] = ["F***-YOU", "Green-2", "GREEN-1"]
    assert GAME.position(GAME.from_position(position)) == a_turn()


def test_without_a_memory_seats_still_see_the_table() -> None:
    for position in met()["play"][:20]:
        state = GAME.from_position({**position, "memory": [], "round_at": 0})
        whole = GAME.from_position(position)
        assert [state.view(seat) for seat in range(state.seats)] == [
            whole.view(seat) for seat in range(whole.seats)
        ]


def test_every_kind_of_step_is_met_at_every_number_of_seats() -> None:
    assert set(met()) == set(MET_STEPS)
    positions = [position for some in met().values() for position in some]
    games = {(len(position["players"]), position["limit"]) for position in positions}
    assert games == {(seats, limit) for seats in range(2, 9) for limit in (1, 60)}


@pytest.mark.parametrize("step", MET_STEPS)
def test_positions_of_games_read_as_they_were_written_and_play_on_alike(step: str) -> None:
    for position in met()[step]:
        state = GAME.from_position(json.loads(json.dumps(position)))
        assert GAME.position(state) == position
        again = GAME.from_position(position)
        rng, other = Rng(7), Rng(7)
        for _ in range(5):
            for one, chance in ((state, rng), (again, other)):
                if one.actors:
                    seat = one.actors[chance.below(len(one.actors))]
                    one.apply(seat, one.random_action(seat, chance))
        assert GAME.position(state) == GAME.position(again)


@pytest.mark.parametrize("step", MET_STEPS)
def test_imagined_worlds_are_positions_too(step: str) -> None:
    rng = Rng(3)
    for position in met()[step][:6]:
        state = GAME.from_position(position)
        for viewer in viewers(state):
            world = GAME.position(state.resample(viewer, rng))
            assert GAME.position(GAME.from_position(world)) == world
