"""The engine plays as it always did; compiled and interpreted are held to the same files."""

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
