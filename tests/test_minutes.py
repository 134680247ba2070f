"""How the minutes on the tiles of the lobby are added up."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import parlour
from bench import minutes
from bench.minutes import Change

ROOT = Path(__file__).parent.parent


def length(*turns: str, ends: int = 0, animation: float = 1.0) -> minutes.Length:
    changes = [Change(b"", then, at < ends) for at, then in enumerate(turns)]
    return minutes.add_up(changes, iter([animation] * len(changes)))


def test_bots_move_at_whole_beats() -> None:
    assert minutes.until_next("bot", 0.0) == pytest.approx(0.8)
    assert minutes.until_next("bot", 0.9) == pytest.approx(1.6)
    assert minutes.until_next("person", 0.9) == pytest.approx(0.9)


def test_windows_that_nobody_can_answer_close_soon() -> None:
    assert minutes.until_next("settled", 0.1) == pytest.approx(0.3)
    assert minutes.until_next("others", 0.1) == pytest.approx(0.9)


def test_what_is_decided_together_counts_once() -> None:
    assert length("person", "person", "bot", "person").decisions == 2
    assert length("window", "alone", "over").decisions == 1
    assert length("alone").moments == 1


def test_a_result_wants_to_be_read() -> None:
    assert length("bot", "bot", ends=1).decisions == 1


def test_minutes_grow_with_the_time_to_think() -> None:
    one = length("person", animation=60.0)
    assert one.minutes(30.0) == pytest.approx(1.5)


@pytest.mark.parametrize("name", ["fzzzt", "frantic", "flautz"])
def test_a_game_is_told_as_the_page_gets_it(name: str) -> None:
    game = parlour.game(name)
    changes = minutes.play(game, game.least_seats, 1)
    assert changes[-1].then == "over"
    assert {"person", "bot"} <= {change.then for change in changes}
    first, second = json.loads(changes[0].data), json.loads(changes[1].data)
    assert first["events"] == []
    assert second["events"][0]["type"]
    assert first["view"]["seat"] == minutes.PERSON


def test_the_tiles_have_the_documented_figures() -> None:
    facts = (ROOT / "client/src/lobby/facts.ts").read_text("utf-8")
    table = (ROOT / "docs/benchmarks.md").read_text("utf-8")
    for name in parlour.game_names():
        documented = re.search(rf"^\| {name} \| 3 \|.*\| (\d+)–(\d+) \|$", table, re.M)
        shown = re.search(rf"{name}: {{ minutes: \[(\d+), (\d+)\]", facts)
        assert documented is not None
        assert shown is not None
        assert shown.groups() == documented.groups()
