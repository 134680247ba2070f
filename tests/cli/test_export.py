"""`parlour export` writes the games that may be studied, without names, and no others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from sqlalchemy import insert

from parlour import Record, fair
from parlour.languages import LANGUAGES
from parlour.server import schema
from parlour.server.databases import create_engine
from parlour.server.migrations import upgrade
from tests.cli.terminal import Terminal
from tests.postgres import running_postgres
from tests.records import SECRET, fair_record, random_record


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'room.db'}"
    else:
        with running_postgres() as server:
            yield server.new_database()


def keep(url: str, *games: tuple[str, Record, bool | None]) -> None:
    """Insert records, each with its id and whether it may be studied: None is a record from before."""
    rows: list[dict[str, Any]] = [
        {
            "id": id,
            "game": record.game,
            "public": True,
            "finished": 0,
            "names": b'["Ada", "Grace"]',
            "body": record.dump().encode(),
        }
        | ({} if study is None else {"study": study})
        for id, record, study in games
    ]

    async def write() -> None:
        engine = create_engine(url)
        async with engine.begin() as connection:
            for row in rows:
                await connection.execute(insert(schema.records), row)
        await engine.dispose()

    upgrade(url)
    asyncio.run(write())


def records_in(folder: Path) -> list[Record]:
    return [Record.load(line) for file in folder.iterdir() for line in file.read_bytes().splitlines()]


def test_only_games_that_may_be_studied_are_written_and_without_names(
    terminal: Terminal, url: str, tmp_path: Path
) -> None:
    yes, no, before = (fair_record(["three cats of Ada", "", word]) for word in ("yes", "no", "before"))
    yes.players = ["human", "program", "hard"]
    keep(url, ("k3x9qa-3", yes, True), ("zz9zz9-1", no, False), ("aa2aa2-1", before, None))
    out = tmp_path / "export"
    answer = terminal("export", "--database", url, "--out", str(out))
    assert (answer.code, answer.out) == (0, f"One game is in {out}, without names.\n")
    [record] = records_in(out)
    assert (record.moves, record.result, record.players) == (yes.moves, yes.result, yes.players)
    assert record.replay().outcome is not None
    # Nothing leads back to the table or to people: not the ids, not the names, not what they typed.
    text = "".join(file.name + file.read_text() for file in out.iterdir())
    for word in ("k3x9qa", "zz9zz9", "aa2aa2", "cats", "Ada", "Grace", SECRET, fair.commitment(SECRET)):
        assert word not in text
    for other in (no, before):
        assert str(other.anonymous().key) not in text


def test_without_consent_there_is_nothing_to_write(terminal: Terminal, url: str, tmp_path: Path) -> None:
    keep(url, ("zz9zz9-1", fair_record(["", ""]), False), ("aa2aa2-1", fair_record(["", "x"]), None))
    out = tmp_path / "export"
    answer = terminal("export", "--database", url, "--out", str(out))
    assert (answer.code, answer.out) == (0, "There is no finished game that may be studied.\n")
    assert not out.exists()


def test_each_kind_of_game_gets_a_file_that_becomes_a_dataset(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.export.BATCH", 2)
    url = f"sqlite:///{tmp_path / 'room.db'}"
    duels = [fair_record(["", str(number)]) for number in range(5)]
    trio = fair_record(["", "", "3"])
    keep(url, *((f"table{at}-1", record, True) for at, record in enumerate([*duels, trio])))
    out = tmp_path / "export"
    assert terminal("export", "--database", url, "--out", str(out)).out.startswith("6 games are in ")
    two, three = sorted(out.iterdir())
    assert two.name.startswith("fzzzt-2-")
    assert three.name.startswith("fzzzt-3-")
    assert len(two.read_text().splitlines()) == 5
    dataset = tmp_path / "games.parquet"
    assert terminal("dataset", str(two), "--out", str(dataset)).code == 0
    rows = pq.read_table(dataset)
    assert rows.num_rows == sum(len(record.moves) for record in duels)
    assert set(rows["player"].to_pylist()) == {"human"}
    assert "unlike the first" in terminal.refused("dataset", str(out), "--out", str(tmp_path / "x.parquet"))


def test_the_text_of_a_custom_deck_is_never_written(terminal: Terminal, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'room.db'}"
    custom = fair_record(["", ""])
    custom.deck_source = "# for Ada’s birthday"
    keep(url, ("k3x9qa-1", custom, True), ("k3x9qa-2", fair_record(["", "2"]), True))
    out = tmp_path / "export"
    answer = terminal("export", "--database", url, "--out", str(out))
    assert answer.out == (
        f"One game is in {out}, without names.\n"
        "One game was left out, since the text of its custom deck may contain names.\n"
    )
    assert all(record.deck_source is None for record in records_in(out))


def test_the_database_may_come_from_the_environment(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'room.db'}"
    # A game without a proof of its deal: a lesson, say.
    keep(url, ("k3x9qa-1", random_record(["human", "easy"])[0], True))
    monkeypatch.setenv("PARLOUR_DATABASE", url)
    assert terminal("export", "--out", str(tmp_path / "export")).out.startswith("One game")


def test_nonsense_is_refused_and_leaves_nothing(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "room.db"
    url = f"sqlite:///{file}"
    assert str(file) in terminal.refused("export", "--database", url, "--out", str(tmp_path / "out"))
    assert "postgresql://" in terminal.refused("export", "--database", "oracle://x", "--out", "out")
    assert "--out" in terminal.refused("export", "--database", url)
    assert not list(tmp_path.iterdir())
    broken = fair_record(["", ""])
    keep(url, ("k3x9qa-1", broken, True))
    out = tmp_path / "out"
    out.mkdir()
    said = terminal.refused("export", "--database", url, "--out", str(out))
    assert said == f"{out} exists already; choose another name with --out."
    assert not list(out.iterdir())


def test_a_record_that_is_damaged_is_named(terminal: Terminal, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'room.db'}"
    broken = fair_record(["", ""])
    broken.seed += 1
    keep(url, ("k3x9qa-1", broken, True))
    said = terminal.refused("export", "--database", url, "--out", str(tmp_path / "out"))
    assert said.startswith("k3x9qa-1: ")
    assert not (tmp_path / "out").exists()
    assert not list(tmp_path.glob(".out*"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_every_option_within_80_columns(terminal: Terminal, language: str) -> None:
    shown = terminal.help("export", language)
    for option in ("--out", "--database", "/home/ada/parlour/parlour.db"):
        assert option in shown
