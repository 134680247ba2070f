"""The PostgreSQL that other tests stand on."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import asyncpg
import pytest

from tests.paths import ROOT
from tests.postgres import HOST, PORTS, SETTINGS, Postgres, running_postgres
from tests.postgres_programs import (
    PROGRAMS,
    NoPostgres,
    copy_programs,
    find_programs,
    system_places,
    wheel_places,
)

# A signal that comes just before a read blocks does not interrupt it, so it must not block for long.
RUN_UNTIL_INTERRUPTED = """
import select, sys
from tests.postgres import running_postgres
with running_postgres() as server:
    print(server.folder, flush=True)
    while not select.select([sys.stdin], [], [], 0.1)[0]:
        pass
"""


def ask(url: str, *statements: str) -> list[object]:
    """Run the statements in a new connection; the first column of what the last one answers."""

    async def talk() -> list[object]:
        connection = await asyncpg.connect(url)
        try:
            for statement in statements:
                rows = await connection.fetch(statement)
            return [row[0] for row in rows]
        finally:
            await connection.close()

    return asyncio.run(talk())


def processes_of(folder: Path) -> list[str]:
    """The command lines that name the folder, as those of its server and of the guard do."""
    return [line for line in command_lines() if str(folder) in line]


def command_lines() -> Iterator[str]:
    if not Path("/proc/self/cmdline").exists():
        yield from subprocess.check_output(["ps", "-axo", "command"], text=True).splitlines()
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            yield path.read_bytes().replace(b"\0", b" ").decode(errors="replace")


def tables(url: str) -> list[object]:
    return ask(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")


def test_a_database_is_new_and_keeps_what_it_is_given(postgres_url: str) -> None:
    assert tables(postgres_url) == []
    ask(postgres_url, "CREATE TABLE moves (text text)", "INSERT INTO moves VALUES ('wish blue – “yes”')")
    assert ask(postgres_url, "SELECT text FROM moves") == ["wish blue – “yes”"]


def test_two_databases_know_nothing_of_each_other(postgres: Postgres, postgres_url: str) -> None:
    other = postgres.new_database()
    ask(postgres_url, "CREATE TABLE moves (number integer)")
    assert tables(other) == []
    postgres.drop_database(other)
    with pytest.raises(asyncpg.InvalidCatalogNameError):
        tables(other)


def test_a_database_goes_even_if_somebody_is_connected(postgres: Postgres) -> None:
    async def stay() -> None:
        url = postgres.new_database()
        connection = await asyncpg.connect(url)
        postgres.drop_database(url)
        with pytest.raises(
            (asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.AdminShutdownError)
        ):
            await connection.fetch("SELECT 1")
        connection.terminate()

    asyncio.run(stay())


def test_a_restart_keeps_everything_but_the_connections(postgres: Postgres, postgres_url: str) -> None:
    started = "SELECT pg_postmaster_start_time()"
    before = ask(postgres_url, "CREATE TABLE moves (number integer)", "INSERT INTO moves VALUES (7)", started)
    postgres.restart()
    assert ask(postgres_url, "SELECT number FROM moves") == [7]
    assert ask(postgres_url, started) != before


def test_nobody_enters_without_the_password(postgres: Postgres, postgres_url: str) -> None:
    with pytest.raises(asyncpg.InvalidPasswordError):
        tables(re.sub(r":\w+@", ":guess@", postgres_url))


def test_after_the_block_no_process_and_no_folder_is_left() -> None:
    with running_postgres() as server:
        url = server.new_database()
        assert processes_of(server.folder)
    assert not server.folder.exists()
    assert processes_of(server.folder) == []
    with pytest.raises(ConnectionRefusedError):
        tables(url)


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL])
def test_nothing_is_left_when_the_run_is_interrupted(end: signal.Signals) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", RUN_UNTIL_INTERRUPTED],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=ROOT,
        start_new_session=True,
    ) as run:
        assert run.stdout is not None
        folder = Path(run.stdout.readline().strip())
        assert processes_of(folder)
        os.killpg(run.pid, end)  # to all in the terminal, as Ctrl-C goes
        run.stdout.read()  # ends when the guard is through
    assert not folder.exists()
    assert processes_of(folder) == []


def test_what_a_developer_sets_for_other_databases_is_ignored(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PGSSLMODE", "require")
    postgres.drop_database(postgres.new_database())


def test_a_taken_port_is_left_to_its_owner() -> None:
    with socket.create_server((HOST, 0)) as taken:
        port = taken.getsockname()[1]
        with running_postgres(ports=[port, *PORTS]) as server:
            assert server.port != port
            assert tables(server.new_database()) == []


def test_what_cannot_start_says_why_and_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SETTINGS, "max_connections", "many")
    server = Postgres()
    with pytest.raises(NoPostgres, match=r"pg_ctl failed(.|\n)*max_connections.*many"):
        server.start()
    assert not server.folder.exists()


def test_without_a_free_port_it_says_so() -> None:
    with socket.create_server((HOST, 0)) as taken:
        server = Postgres(ports=[taken.getsockname()[1]])
        with pytest.raises(NoPostgres, match="no free port"):
            server.start()
    assert not server.folder.exists()


@pytest.mark.long
@pytest.mark.skipif(os.geteuid() != 0, reason="everybody else runs PostgreSQL with their own rights")
def test_root_may_keep_the_programs_to_itself(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    with running_postgres(copy_programs(wheel_places()[0], tmp_path)) as server:
        assert tables(server.new_database()) == []


def test_a_machine_without_postgresql_is_told_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(NoPostgres, match=rf"looked in {re.escape(str(tmp_path))}\).*make test.*install"):
        find_programs([tmp_path])


def test_the_first_place_with_all_programs_is_taken(tmp_path: Path) -> None:
    client, server, older = tmp_path / "client", tmp_path / "server", tmp_path / "older"
    for place, programs in (client, ["createdb", "dropdb"]), (server, PROGRAMS), (older, PROGRAMS):
        place.mkdir()
        for program in programs:
            (place / program).touch()
    assert find_programs([client, server, older]) == server


def test_newer_versions_of_a_system_come_before_older_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    for version in ("15", "9.6", "17"):
        (tmp_path / version / "bin").mkdir(parents=True)
    assert [place.parent.name for place in system_places(tmp_path)] == ["17", "15", "9.6"]


def test_what_is_on_the_path_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "17" / "bin").mkdir(parents=True)
    (own := tmp_path / "own").mkdir()
    (own / "pg_ctl").touch(mode=0o755)
    (links := tmp_path / "links").mkdir()
    (links / "pg_ctl").symlink_to(own / "pg_ctl")
    monkeypatch.setenv("PATH", str(links))
    assert system_places(tmp_path) == [own, tmp_path / "17" / "bin"]
