"""The figures for other programs."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from msgspec.structs import replace

import parlour
from parlour.arena.exports import write_csv, write_json, write_pairs_csv
from parlour.arena.referee import Referee
from parlour.arena.summary import Summary, summarise
from tests.arena.tournaments import tournament


def summary_of(games: int) -> Summary:
    planned = tournament("easy,random", games=games)
    referee = Referee(planned)
    played = [each for deal in range(planned.deals) for each in referee(deal)]
    return summarise(planned, parlour.game("fzzzt"), played)


@pytest.fixture(scope="module")
def summary() -> Summary:
    return summary_of(6)


def read(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_each_entrant_has_a_row(tmp_path: Path, summary: Summary) -> None:
    path = tmp_path / "new" / "run.csv"
    write_csv(path, summary)
    rows = read(path)
    assert [row["name"] for row in rows] == [standing.name for standing in summary.standings]
    for row, standing in zip(rows, summary.standings, strict=True):
        figures = {
            "games": standing.games,
            "wins": standing.wins.mean,
            "wins_low": standing.wins.low,
            "wins_high": standing.wins.high,
            "fair_share": 0.5,
            "rating": standing.rating.mean,
            "rating_low": standing.rating.low,
            "rating_high": standing.rating.high,
            "score": standing.score.mean,
            "score_low": standing.score.low,
            "score_high": standing.score.high,
            "decisions": standing.times.decisions,
            "median_ms": standing.times.median,
            "p95_ms": standing.times.most,
            "slowest_ms": standing.times.slowest,
            "faults": 0,
        }
        assert {name: float(row[name]) for name in figures} == pytest.approx(figures, abs=1e-5)
        assert set(row) == {"name", *figures}


def test_each_pair_has_a_row(tmp_path: Path, summary: Summary) -> None:
    path = tmp_path / "run.pairs.csv"
    write_pairs_csv(path, summary)
    (row,) = read(path)
    (pair,) = summary.pairs
    assert (row["one"], row["other"], row["games"]) == ("easy", "random", "6")
    assert float(row["ahead"]) == pytest.approx(pair.ahead.mean, abs=1e-5)
    assert float(row["difference_low"]) == pytest.approx(pair.difference.low, abs=1e-5)


def test_bounds_that_are_not_known_are_empty(tmp_path: Path) -> None:
    path = tmp_path / "run.csv"
    write_csv(path, summary_of(2))
    for row in read(path):
        assert row["score_low"] == row["score_high"] == ""
        assert row["score"] != ""


def test_names_are_quoted_where_csv_needs_it(tmp_path: Path, summary: Summary) -> None:
    path = tmp_path / "run.csv"
    name = 'a, "b"'
    write_csv(path, replace(summary, standings=[replace(summary.standings[0], name=name)]))
    assert [row["name"] for row in read(path)] == [name]


def test_the_whole_summary_is_written_as_json(tmp_path: Path, summary: Summary) -> None:
    path = tmp_path / "new" / "run.json"
    write_json(path, summary)
    text = path.read_text("utf-8")
    found = json.loads(text)
    assert [standing["name"] for standing in found["standings"]] == [each.name for each in summary.standings]
    assert found["standings"][0]["wins"]["mean"] == summary.standings[0].wins.mean
    assert found["tournament"]["seed"] == 7
    assert text.startswith("{\n ")
    write_json(path, summary)
    assert path.read_text("utf-8") == text


def test_json_has_no_infinite_numbers(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    write_json(path, summary_of(2))
    found = json.loads(path.read_text("utf-8"), parse_constant=lambda text: pytest.fail(text))
    assert found["standings"][0]["score"]["low"] is None
