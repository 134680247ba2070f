"""The page about datasets: its commands and its code do what it says, and its tables are complete."""

from __future__ import annotations

import io
import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from parlour import cli
from parlour.server.migrations import upgrade
from tests.cli.test_export import keep
from tests.records import fair_record
from tests.server.pages import blocks, commands, page

PAGE = page("datasets.md")


def shown() -> Iterator[list[str]]:
    for block in blocks(PAGE, "sh"):
        yield from commands(block.text)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder in which all commands of the page were run."""
    folder = tmp_path_factory.mktemp("datasets")
    database = f"sqlite:///{folder / 'room.db'}"
    upgrade(database)
    keep(database, ("k3x9qa-1", fair_record(["", "", ""]), True))
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        patch.setattr("sys.stdin", io.StringIO())
        for words in shown():
            run(words, folder, database)
        yield folder


def last_digest(folder: Path) -> str:
    return str(pq.read_table(folder / "duels.parquet")["record"][-1])


def run(words: list[str], folder: Path, database: str) -> None:
    program, *arguments = words
    if program == "parlour":
        exported = next((f"export/{file.name}" for file in folder.glob("export/*")), "")
        real = [
            database if word.startswith("sqlite:") else exported if word.startswith("export/") else word
            for word in arguments
        ]
        if "--games" in real:
            real[real.index("--games") + 1] = "4"  # fewer than on the page
        assert cli.run(real) == 0
    elif program == "grep":
        pattern, file, sign, target = arguments
        assert (pattern, sign) == ("DIGEST", ">")
        found = subprocess.run(["grep", last_digest(folder), file], check=True, capture_output=True).stdout
        Path(target).write_bytes(found)
    else:
        assert program == "pip"


def test_the_commands_write_what_the_page_says(folder: Path) -> None:
    names = {"games.parquet", "games.jsonl", "duels.parquet", "game.json", "export", "fzzzt.parquet"}
    assert names < {file.name for file in folder.iterdir()}
    assert set(pq.read_table(folder / "games.parquet")["player"].to_pylist()) == {"easy", "random"}
    assert pq.read_table(folder / "fzzzt.parquet")["player"].unique().to_pylist() == ["human"]


def test_the_game_of_a_row_is_found_by_its_digest(folder: Path) -> None:
    assert json.loads((folder / "game.json").read_bytes())["digest"] == last_digest(folder)
    assert len((folder / "games.jsonl").read_bytes().splitlines()) > 1


def test_the_code_makes_a_frame_in_twenty_lines(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    [code] = blocks(PAGE, "python")
    assert len(code.text.strip().splitlines()) <= 20
    names: dict[str, object] = {}
    exec(compile(code.text, "datasets.md", "exec"), names)
    rows = pq.read_metadata(folder / "games.parquet").num_rows
    assert f"({rows}, 3)" in capsys.readouterr().out


def listed(heading: str) -> list[str]:
    """The names in the first column of a table."""
    rows = PAGE.partition(heading)[2].partition("\n\n")[0]
    return re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| ([^|]+) \|", rows, flags=re.M)))


def test_every_column_and_all_metadata_are_listed(folder: Path) -> None:
    schema = pq.read_schema(folder / "games.parquet")
    assert listed("| column | type | meaning |\n|---|---|---|\n") == schema.names
    about = json.loads(schema.metadata[b"parlour"])
    assert listed("| key | meaning |\n|---|---|\n") == list(about)


def test_the_options_of_the_commands_exist(capsys: pytest.CaptureFixture[str]) -> None:
    for words in shown():
        if words[0] == "parlour":
            assert cli.run([words[1], "--help"]) == 0
            known = capsys.readouterr().out
            assert all(word.partition("=")[0] in known for word in words if word.startswith("--"))
