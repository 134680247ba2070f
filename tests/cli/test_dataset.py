"""`parlour simulate --out` and `parlour dataset` write a row for each decision, or one sentence."""

from __future__ import annotations

import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from parlour import Record
from parlour.languages import LANGUAGES
from tests.cli.terminal import Terminal
from tests.entry_points import install_highcard
from tests.records import random_record

SIMULATE = ("simulate", "flautz", "--seats", "2", "--games", "12", "--option", "goal=1")


@pytest.fixture
def records(tmp_path: Path, terminal: Terminal) -> Path:
    """The records of twelve games."""
    file = tmp_path / "games.jsonl"
    answer = terminal(*SIMULATE, "--out", str(file))
    assert answer.out.endswith(f"The records of 12 games written to {file}.\n")
    return file


def left(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def test_a_simulation_writes_the_same_rows_at_any_number_of_workers(
    terminal: Terminal, tmp_path: Path, records: Path
) -> None:
    tables = []
    for workers in ("1", "2"):
        file = tmp_path / f"{workers}.parquet"
        answer = terminal(*SIMULATE, "--workers", workers, "--out", str(file))
        table = pq.read_table(file)
        assert answer.code == 0
        assert answer.out.endswith(f"{table.num_rows} decisions of 12 games written to {file}.\n")
        tables.append(table)
    converted = tmp_path / "converted.parquet"
    terminal("dataset", str(records), "--out", str(converted))
    tables.append(pq.read_table(converted))
    assert tables[0].num_rows > 100
    assert all(table.equals(tables[0]) for table in tables)
    assert all(table.schema.metadata == tables[0].schema.metadata for table in tables)
    assert left(tmp_path) == ["1.parquet", "2.parquet", "converted.parquet", "games.jsonl"]
    # Where a row comes from: a line of the records, which is a record of its own.
    row = tables[0].slice(50, 1).to_pylist()[0]
    line = next(line for line in records.read_text().splitlines() if row["record"] in line)
    record = Record.load(line)
    assert record.moves[row["move"]].seat == row["seat"]


def test_the_figures_of_a_simulation_stay_the_same(terminal: Terminal, tmp_path: Path) -> None:
    def figures(*more: str) -> list[str]:
        return [line for line in terminal(*SIMULATE, *more).out.splitlines() if "per second" not in line]

    kept = figures("--out", str(tmp_path / "games.parquet"))
    assert kept[:-1] == figures()


def test_records_of_several_files_and_folders_are_converted(
    terminal: Terminal, tmp_path: Path, records: Path
) -> None:
    folder = tmp_path / "folder"
    lines = records.read_text().splitlines()
    for number, line in enumerate(lines[:3]):
        Record.load(line).save(folder / f"{number}.json")
    single = tmp_path / "single.json"
    single.write_text(lines[3])
    out = tmp_path / "new" / "games.parquet"
    answer = terminal("dataset", str(folder), str(single), "--out", str(out))
    assert answer.code == 0
    assert " decisions of 4 games written to " in answer.out
    assert len(set(pq.read_table(out)["record"].to_pylist())) == 4
    twice = str(tmp_path / "twice.parquet")
    said = terminal.refused("dataset", str(folder), str(folder / "1.json"), "--out", twice)
    assert said == f"{folder / '1.json'}: This record was given twice; a dataset contains each game once."


def test_games_of_the_arena_are_converted(terminal: Terminal, tmp_path: Path) -> None:
    run = str(tmp_path / "run.jsonl")
    terminal("arena", "flautz", "--bots", "easy,random", "--games", "4", "--option", "goal=1", "--out", run)
    out = tmp_path / "games.parquet"
    assert "of 4 games" in terminal("dataset", run, "--out", str(out)).out
    assert set(pq.read_table(out)["player"].to_pylist()) == {"easy", "random"}


def test_what_is_no_dataset_is_refused_and_leaves_nothing(
    terminal: Terminal, tmp_path: Path, records: Path
) -> None:
    out = tmp_path / "games.parquet"
    other, unfinished, letter, empty = (tmp_path / name for name in ("other", "half", "letter", "none.jsonl"))
    random_record(["easy", "easy"])[0].save(other)
    random_record(["easy", "easy"], moves=3)[0].save(unfinished)
    letter.write_text("Dear Ada")
    empty.write_text("")
    before = left(tmp_path)

    def refused(*files: Path) -> str:
        said = terminal.refused("dataset", *map(str, files), "--out", str(out))
        assert left(tmp_path) == before
        return said

    mixed = "All games of a dataset must be of the same kind; unlike the first, this one is another game."
    assert refused(records, other) == f"{other}: {mixed}"
    assert refused(unfinished).startswith(f"{unfinished}: The game is not over")
    assert refused(letter) == f"{letter}: The record is not valid JSON."
    assert refused(records, letter) == f"{letter}: The record is not valid JSON."
    assert refused(empty) == "There are no records here."
    assert str(tmp_path / "nowhere") in refused(tmp_path / "nowhere")
    lines = records.read_text().splitlines()
    records.write_text("\n".join([*lines[:5], lines[5].replace('"seats":2', '"seats":3')]))
    assert refused(records).startswith(f"{records}:6: The record was changed")


@pytest.mark.parametrize("command", ["simulate", "dataset"])
def test_a_file_that_exists_stays_and_another_name_is_asked_for(
    terminal: Terminal, tmp_path: Path, records: Path, command: str
) -> None:
    first = SIMULATE if command == "simulate" else ("dataset", str(records))
    precious = tmp_path / "precious.parquet"
    precious.write_text("precious")
    said = terminal.refused(*first, "--out", str(precious))
    assert said == f"{precious} exists already; choose another name with --out."
    assert precious.read_text() == "precious"
    said = terminal.refused(*first, "--out", str(tmp_path / "games.csv"))
    endings = ".parquet, .jsonl" if command == "simulate" else ".parquet"
    assert said == f"{tmp_path / 'games.csv'}: unknown file extension; use one of {endings}."
    assert left(tmp_path) == ["games.jsonl", "precious.parquet"]


def test_a_folder_that_cannot_be_made_is_reported(terminal: Terminal, tmp_path: Path, records: Path) -> None:
    out = records / "games.parquet"
    for first in (SIMULATE, ("dataset", str(records))):
        assert str(records) in terminal.refused(*first, "--out", str(out))
    assert left(tmp_path) == ["games.jsonl"]


def test_a_game_without_tensors_is_named(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_highcard(monkeypatch, tmp_path)
    said = terminal.refused("simulate", "highcard", "--out", str(tmp_path / "games.parquet"))
    assert said == "highcard provides no observations."
    assert terminal("simulate", "highcard", "--out", str(tmp_path / "games.jsonl")).code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_pyarrow_it_says_what_to_install(
    terminal: Terminal, tmp_path: Path, records: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    for first in (SIMULATE, ("dataset", str(records))):
        said = terminal.refused(*first, "--out", str(tmp_path / "games.parquet"), "--lang", language)
        assert said.startswith("PyArrow ")
        assert said.endswith('pip install "parlour[parquet]"')
    assert left(tmp_path) == ["games.jsonl"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["simulate", "dataset"])
def test_help_explains_every_option_within_80_columns(
    terminal: Terminal, command: str, language: str
) -> None:
    assert "--out" in terminal.help(command, language)
