"""Edits of positions: `put(3, "players", 0, "points")` returns a function that edits a position."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from parlour import BadPosition, Game

Plain = dict[str, Any]
Path = tuple[str | int, ...]
Edit = Callable[[Plain], None]


def place(position: Plain, path: Path) -> Any:
    inside: Any = position
    for step in path:
        inside = inside[step]
    return inside


def put(value: object, *path: str | int) -> Edit:
    def edit(position: Plain) -> None:
        place(position, path[:-1])[path[-1]] = copy.deepcopy(value)

    return edit


def drop(*path: str | int) -> Edit:
    def edit(position: Plain) -> None:
        del place(position, path[:-1])[path[-1]]

    return edit


def add(value: object, *path: str | int) -> Edit:
    def edit(position: Plain) -> None:
        place(position, path).append(copy.deepcopy(value))

    return edit


def swap(first: Path, second: Path) -> Edit:
    def edit(position: Plain) -> None:
        here, there = place(position, first[:-1]), place(position, second[:-1])
        here[first[-1]], there[second[-1]] = there[second[-1]], here[first[-1]]

    return edit


def both(*edits: Edit) -> Edit:
    def edit(position: Plain) -> None:
        for part in edits:
            part(position)

    return edit


def check_refusal(game: Game, good: Callable[[], Plain], edit: Edit, code: str, rule: str | None) -> None:
    """Check that the edited position is refused for this reason, and left as it is."""
    position = good()
    edit(position)
    before = copy.deepcopy(position)
    with pytest.raises(BadPosition) as refused:
        game.from_position(position)
    assert (refused.value.code, refused.value.rule) == (code, rule)
    assert position == before
