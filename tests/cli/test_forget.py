"""`parlour forget` deletes old tables and nothing else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from parlour.languages import LANGUAGES
from parlour.server import schema
from parlour.server.databases import create_engine
from parlour.server.entries import Woken, encode
from parlour.server.migrations import upgrade
from tests.cli.terminal import Terminal
from tests.postgres import running_postgres

DAY = 24 * 60 * 60 * 1000


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'room.db'}"
    else:
        with running_postgres() as server:
            yield server.new_database()


def keep(url: str, table: str, changed: int, touched: int, status: str = "waiting", games: int = 0) -> None:
    """Insert a table.

    Its row was changed `changed` days ago, its log was last written `touched` days ago, and its games ended
    when the row was changed.
    """
    now = time.time_ns() // 1_000_000
    at = now - changed * DAY
    row = {"id": table, "game": "fzzzt", "public": True, "status": status, "created": 0, "changed": at}
    log = [
        {"table_id": table, "number": number, "body": encode(Woken(at=now - days * DAY))}
        for number, days in enumerate((changed + 1, touched), 1)
    ]
    plain = {"game": "fzzzt", "public": True, "finished": at, "names": b"[]", "body": b"{}"}
    kept: list[tuple[Any, list[dict[str, Any]]]] = [
        (schema.tables, [row | {"info": b"{}"}]),
        (schema.entries, log),
        (schema.snapshots, [{"table_id": table, "number": 1, "body": b""}]),
        (schema.records, [plain | {"id": f"{table}-{number}"} for number in range(1, games + 1)]),
    ]

    async def write() -> None:
        engine = create_engine(url)
        async with engine.begin() as connection:
            for place, rows in kept:
                if rows:
                    await connection.execute(insert(place), rows)
        await engine.dispose()

    upgrade(url)
    asyncio.run(write())


def left(url: str) -> dict[str, list[str]]:
    """Return the table ids in each table of the database."""

    async def read() -> dict[str, list[str]]:
        engine = create_engine(url)
        columns = {
            "tables": schema.tables.c.id,
            "entries": schema.entries.c.table_id,
            "snapshots": schema.snapshots.c.table_id,
            "records": schema.records.c.id,
        }
        async with engine.connect() as connection:
            found = {
                name: sorted({row[0] for row in await connection.execute(select(column))})
                for name, column in columns.items()
            }
        await engine.dispose()
        return found

    return asyncio.run(read())


def test_what_nobody_has_touched_for_so_long_goes_and_its_records_if_wished(
    terminal: Terminal, url: str
) -> None:
    keep(url, "abandoned", 31, 31)
    keep(url, "finished", 40, 40, "over", games=2)
    keep(url, "correspondence", 40, 29, "playing", games=1)
    keep(url, "young", 29, 29, "over", games=1)
    forgotten = terminal("forget", "--days", "30", "--database", url)
    assert (forgotten.code, forgotten.out) == (0, "2 tables were deleted.\n")
    tables = ["correspondence", "young"]
    games = ["correspondence-1", "finished-1", "finished-2", "young-1"]
    assert left(url) == {"tables": tables, "entries": tables, "snapshots": tables, "records": games}

    again = terminal("forget", "--days", "30", "--records", "--database", url)
    assert again.out == "No tables are that old.\n2 records were deleted.\n"
    games = ["correspondence-1", "young-1"]
    assert left(url) == {"tables": tables, "entries": tables, "snapshots": tables, "records": games}


def test_a_record_is_forgotten_only_when_it_is_as_old(terminal: Terminal, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'room.db'}"
    keep(url, "finished", 20, 20, "over", games=1)
    terminal("forget", "--days", "10", "--database", url)
    answer = terminal("forget", "--days", "30", "--records", "--database", url)
    assert answer.out == "No tables are that old.\nNo records were deleted.\n"
    assert left(url)["records"] == ["finished-1"]


def test_many_tables_are_forgotten_part_by_part(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'room.db'}"
    for number in range(5):
        keep(url, f"table{number}", 3, 3, "over", games=1)
    monkeypatch.setattr("parlour.server.retention.DELETE_BATCH", 2)
    answer = terminal("forget", "--days", "2", "--records", "--database", url)
    assert answer.out == "5 tables were deleted.\n5 records were deleted.\n"
    assert not any(left(url).values())


def test_a_single_table_goes_and_its_records_if_wished(terminal: Terminal, url: str) -> None:
    for table in ("finished", "finished2", "playing"):
        keep(url, table, 1, 1, "over", games=2)
    answer = terminal("forget", "--table", "finished", "--database", url)
    assert (answer.code, answer.out) == (0, "The table finished was deleted.\n")
    assert left(url)["tables"] == left(url)["entries"] == ["finished2", "playing"]
    assert "finished-1" in left(url)["records"]
    answer = terminal("forget", "--table", "playing", "--records", "--database", url)
    assert answer.out == "The table playing was deleted.\n2 records were deleted.\n"
    answer = terminal("forget", "--table", "finished", "--records", "--database", url)
    assert answer.out.endswith("2 records were deleted.\n")
    assert left(url)["records"] == ["finished2-1", "finished2-2"]
    said = terminal.refused("forget", "--table", "finished", "--records", "--database", url)
    assert said == "There is no table finished."


def test_a_single_record_goes_once_its_table_cannot_write_it_again(terminal: Terminal, url: str) -> None:
    keep(url, "finished", 1, 1, "over", games=2)
    said = terminal.refused("forget", "--record", "finished-1", "--database", url)
    assert "--table finished --records" in said
    assert left(url)["records"] == ["finished-1", "finished-2"]
    terminal("forget", "--table", "finished", "--database", url)
    answer = terminal("forget", "--record", "finished-1", "--database", url)
    assert answer.out == "The record finished-1 was deleted.\n"
    assert left(url)["records"] == ["finished-2"]
    said = terminal.refused("forget", "--record", "finished-1", "--database", url)
    assert said == "There is no record finished-1."


@pytest.mark.parametrize(
    ("option", "id"), [("--table", "no table"), ("--table", "%"), ("--record", "finished")]
)
def test_an_id_is_that_of_a_link(terminal: Terminal, tmp_path: Path, option: str, id: str) -> None:
    url = f"sqlite:///{tmp_path / 'room.db'}"
    keep(url, "finished", 1, 1, "over", games=1)
    said = terminal.refused("forget", option, id, "--database", url)
    assert said == f"{id} is not valid for {option}; give the id as it is in the link."
    assert left(url)["records"] == ["finished-1"]


def test_the_database_may_come_from_the_environment(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'room.db'}"
    keep(url, "abandoned", 2, 2)
    monkeypatch.setenv("PARLOUR_DATABASE", url)
    assert terminal("forget", "--days", "1").out == "One table was deleted.\n"
    assert left(url)["tables"] == []


def test_a_database_that_is_not_there_is_not_made(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "folder" / "room.db"
    said = terminal.refused("forget", "--days", "30", "--database", f"sqlite:///{file}")
    assert str(file) in said
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("days", ["0", "-1", "soon", "1.5", "36501", ""])
def test_days_are_a_whole_number(terminal: Terminal, tmp_path: Path, days: str) -> None:
    url = f"sqlite:///{tmp_path / 'room.db'}"
    keep(url, "abandoned", 40_000, 40_000)
    said = terminal.refused("forget", f"--days={days}", "--database", url)
    assert said == f"{days or '–'} is not valid for --days; it must be a whole number from 1 to 36500."
    assert left(url)["tables"] == ["abandoned"]


def test_nonsense_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    what = "Say what to delete: either --days, or --table, or --record."
    assert terminal.refused("forget") == what
    assert terminal.refused("forget", "--days", "9", "--table", "finished") == what
    assert "postgresql://" in terminal.refused("forget", "--days", "9", "--database", "oracle://cards")
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada, this is not a database. " * 100)
    assert "letter.txt" in terminal.refused("forget", "--days", "9", "--database", f"sqlite:///{letter}")
    assert letter.read_text().startswith("Dear Ada")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_every_option_within_80_columns(terminal: Terminal, language: str) -> None:
    shown = terminal.help("forget", language)
    for option in (
        "--days",
        "--table",
        "--record",
        "--records",
        "--database",
        "/home/ada/parlour/parlour.db",
    ):
        assert option in shown
