"""The behaviour of the engine, compiled or interpreted, matches the pins."""

from __future__ import annotations

import pytest

import parlour
from tests import pins


@pytest.mark.parametrize("name", parlour.game_names())
def test_the_game_plays_as_pinned(name: str) -> None:
    expected = pins.files(parlour.game(name))
    assert {path.name for path in pins.FOLDER.iterdir() if path.name.startswith(name)} == set(expected)
    for file, text in expected.items():
        assert text.splitlines() == (pins.FOLDER / file).read_text("utf-8").splitlines(), file
