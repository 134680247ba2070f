"""The page about notes lists every tag of every game."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

import parlour
from parlour.languages import Speaker

PAGE = (Path(__file__).parent.parent / "docs" / "research" / "notes.md").read_text("utf-8")


@pytest.mark.parametrize("name", parlour.game_names())
def test_every_note_is_listed(name: str) -> None:
    game = parlour.game(name)
    memory = import_module(f"{game.package}.memory")
    tags = {value: key for key, value in vars(memory).items() if key.isupper() and isinstance(value, int)}
    assert sorted(tags) == list(range(len(game.note_shapes)))
    section = PAGE.split(f"## {Speaker('en', game).title(game)}\n")[1].split("\n## ")[0]
    listed = re.findall(r"^\| (\d+) `(\w+)` \|", section, re.M)
    assert {int(number): tag for number, tag in listed} == tags
