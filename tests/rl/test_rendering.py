"""The table in words and as a picture."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest

import parlour
from parlour.extras import MissingExtra
from parlour.rl import rendering
from parlour.rl.errors import EnvError
from parlour.rl.pettingzoo import fzzzt_v1
from parlour.rl.rendering import COLUMNS, LINES, folded, picture_of, render, text_of
from tests.rl.tables import GAMES, TABLES

pytestmark = pytest.mark.rl


def test_a_player_sees_the_table_and_the_question() -> None:
    state = parlour.game("flautz").start(2, 1)
    text = text_of(state, state.actors[0])
    lines = text.splitlines()
    assert lines[0].startswith("Match 1 · round 1 of")
    heads = next(line for line in lines if line.startswith("Player"))
    row = next(line for line in lines if "player_1" in line)
    assert row[heads.index("Crystals")] == "0"
    assert "Your cards: " in text
    assert lines[-1].startswith("Take a card")
    assert "Your cards: " not in text_of(state, None)


@pytest.mark.parametrize("name", GAMES)
def test_the_end_tells_who_has_won(name: str) -> None:
    state = parlour.game(name).start(3, 2)
    parlour.playout(state, parlour.Rng(1))
    assert " win" in text_of(state, None)


def test_family_friendly_names_are_used_on_request() -> None:
    state = parlour.game("frantic").start(2, 1)
    while state.actors and "fuck" not in text_of(state, state.actors[0]):
        seat = state.actors[0]
        state.apply(seat, state.random_action(seat, parlour.Rng(1)))
    assert "fuck" not in text_of(state, state.actors[0], family=True)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_everything_fits_into_the_picture(name: str, seats: int) -> None:
    state = parlour.game(name).start(seats, 1)
    rng = parlour.Rng(2)
    moves = 0
    while True:
        if moves % 20 == 0 or not state.actors:
            text = text_of(state, state.actors[0] if state.actors else None)
            lines = folded(text)
            assert len(lines) <= LINES
            assert max(map(len, lines)) <= COLUMNS
            assert sum(line.count("?") for line in lines) == text.count("?")  # no letter is unknown
        if not state.actors:
            return
        seat = state.actors[0]
        state.apply(seat, state.random_action(seat, rng))
        moves += 1


def test_pictures_have_one_size() -> None:
    small, large = picture_of("Fzzzt!"), picture_of("a long line " * 40 + "\nanother\n" * 60)
    assert small.shape == large.shape == (*small.shape[:2], 3)
    assert small.dtype == np.uint8
    assert 0 < (small < 128).sum() < (large < 128).sum() < small.size // 2


def test_without_a_mode_there_is_a_warning() -> None:
    state = parlour.game("fzzzt").start(2, 1)
    with pytest.warns(UserWarning, match="without a render_mode"):
        assert render(state, 0, None) is None


def test_a_picture_needs_pillow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    with pytest.raises(MissingExtra, match="Pillow is not installed: pip install"):
        fzzzt_v1.env(render_mode="rgb_array")
    fzzzt_v1.env(render_mode="ansi")


@pytest.mark.parametrize("mode", ["", "rgb", 3])
def test_other_modes_are_refused(mode: Any) -> None:
    with pytest.raises(EnvError, match="render_mode must be ansi, human, rgb_array or None"):
        rendering.check_render_mode(mode)
