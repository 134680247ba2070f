"""Copies of the database, made as the page about hosting says, are the room at that moment."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from parlour import Record
from parlour.cli import run
from parlour.server import entries
from tests.postgres_programs import find_programs
from tests.server.client import all_at_table, play_out
from tests.server.pages import blocks, commands, page
from tests.server.running import Server, running
from tests.server.stored_logs import log_of

PAGE = page("hosting.md")
SHELL = [block.text for block in blocks(PAGE, "sh")]


def play_some(server: Server, table: str, secrets: list[str], moves: int) -> int:
    """Let whoever is asked make so many moves in all; the version after them."""

    async def play() -> int:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            for _ in range(moves):
                asked = next(client for client in clients if client.choices)
                await asked.move(asked.choices[0][0])
                for client in clients:
                    await client.until_version(asked.version)
            return clients[0].version

    return asyncio.run(play())


def check_goes_on(server: Server, table: str, secrets: list[str], version: int) -> None:
    """The table is as it was at that version, opens with the old secrets, and can be played to its end."""

    async def look() -> list[int]:
        async with all_at_table(server.socket_url, table, secrets) as clients:
            return [client.version for client in clients]

    assert asyncio.run(look()) == [version] * len(secrets)
    asyncio.run(play_out(server.socket_url, table, secrets))
    record = server.ask("GET", f"/api/records/{table}-1").body
    assert Record.load(entries.encode(record)).fair


def by_python(source: Path, copy: Path) -> None:
    script = next(
        re.search(r"<<'END'\n(.*)^END$", text, flags=re.M | re.S) for text in SHELL if "'END'" in text
    )
    assert script is not None
    subprocess.run([sys.executable, "-", source, copy], input=script[1], text=True, check=True)


def by_sqlite3(source: Path, copy: Path) -> None:
    line = next(words for text in SHELL for words in commands(text) if words[0] == "sqlite3")
    assert line[1] == "/var/lib/parlour/parlour.db"
    subprocess.run(["sqlite3", source, line[2].replace("/backup/parlour.db", str(copy))], check=True)


@pytest.mark.parametrize(
    "back_up",
    [
        by_python,
        pytest.param(
            by_sqlite3,
            marks=pytest.mark.skipif(shutil.which("sqlite3") is None, reason="there is no sqlite3 here"),
        ),
    ],
)
def test_a_second_server_on_a_copy_has_the_tables(
    server: Server, tmp_path: Path, back_up: Callable[[Path, Path], None]
) -> None:
    table, secrets = server.full_table("flautz", 2)
    version = play_some(server, table, secrets, 6)
    copy = tmp_path / "copy.db"
    back_up(Path(server.database.removeprefix("sqlite:///")), copy)
    play_some(server, table, secrets, 6)
    with running(tmp_path, f"sqlite:///{copy}") as second:
        assert log_of(second, table) == log_of(server, table)[:version]
        check_goes_on(second, table, secrets, version)


@pytest.mark.long
def test_a_restored_postgresql_is_the_room_as_it_was(postgres_url: str, tmp_path: Path) -> None:
    dump, restore = (
        [word.replace("postgresql://parlour@localhost/parlour", postgres_url) for word in words]
        for text in SHELL
        for words in commands(text)
        if words[0] in ("pg_dump", "pg_restore")
    )
    with running(tmp_path, postgres_url) as server:
        table, secrets = server.full_table("flautz", 2)
        version = play_some(server, table, secrets, 6)
        subprocess.run([find_programs() / dump[0], *dump[1:]], cwd=tmp_path, check=True)
        play_some(server, table, secrets, 6)
        assert server.stop() == 0
        subprocess.run([find_programs() / restore[0], *restore[1:]], cwd=tmp_path, check=True)
        server.start()
        check_goes_on(server, table, secrets, version)


def test_old_tables_can_be_forgotten_while_the_room_is_open(mortal: Server) -> None:
    table, secrets = mortal.full_table("flautz", 2, options={"goal": 1})
    asyncio.run(play_out(mortal.socket_url, table, secrets))
    playing, _ = mortal.full_table("flautz", 2)
    mortal.restart()
    with closing(sqlite3.connect(mortal.database.removeprefix("sqlite:///"))) as database:
        long_ago = "CAST(json_set(CAST(body AS TEXT), '$.at', 0) AS BLOB)"
        database.execute("UPDATE tables SET changed = 0")
        database.execute(f"UPDATE entries SET body = {long_ago} WHERE table_id = ?", [table])
        database.commit()
    forget = next(words for text in SHELL for words in commands(text) if words[:2] == ["parlour", "forget"])
    assert run([*forget[1:-1], mortal.database]) == 0
    assert mortal.get(f"/api/tables/{table}").status == 404
    assert mortal.get(f"/api/records/{table}-1").status == 200
    assert mortal.get(f"/api/tables/{playing}").body["status"] == "playing"
