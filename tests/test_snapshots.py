"""The behaviour of the engine, compiled or interpreted, matches the snapshots."""

from __future__ import annotations

import pytest

import parlour
from tests import snapshots


@pytest.mark.parametrize("name", parlour.game_names())
def test_the_game_plays_as_pinned(name: str) -> None:
    expected = snapshots.files(parlour.game(name))
    assert {path.name for path in snapshots.FOLDER.iterdir() if path.name.startswith(name)} == set(expected)
    for file, text in expected.items():
        assert text.splitlines() == (snapshots.FOLDER / file).read_text("utf-8").splitlines(), file
