"""A database that cannot be used: one sentence that tells why, and never the password."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.core.errors import BadOption
from parlour.server.errors import Unavailable
from parlour.server.migrations import upgrade
from tests.server.running import PATIENCE, children, claim_port, running
from tests.server.stored_logs import eventually


def refused(url: str) -> str:
    """What `parlour serve` says about this database, on standard error and nothing else."""
    run = subprocess.run(
        [sys.executable, "-m", "parlour", "serve", "--port", "0", "--database", url, "--lang", "en"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=os.environ,
        timeout=PATIENCE,
        check=False,
    )
    assert (run.returncode, run.stdout) == (2, ""), run
    assert run.stderr.count("\n") == 1, run.stderr
    return run.stderr.strip()


def test_a_file_that_is_no_database_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, this is not a database. " * 100)
    before = file.read_bytes()
    assert refused(f"sqlite:///{file}") == f"{file} cannot be used as a database: file is not a database."
    assert file.read_bytes() == before


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(Unavailable) as error:
        upgrade(f"sqlite:///{tmp_path}")
    assert error.value.code == "database-file"


def test_a_database_of_a_newer_parlour_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "parlour.db"
    upgrade(f"sqlite:///{file}")
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    assert "written by a newer version of Parlour" in refused(f"sqlite:///{file}")


def test_a_postgresql_that_is_not_there_is_told(tmp_path: Path) -> None:
    with claim_port() as claim:
        port = claim.getsockname()[1]
        said = refused(f"postgresql://ada:geheim@127.0.0.1:{port}/parlour")
    assert said == f"There is no response from PostgreSQL at 127.0.0.1:{port}."


def test_a_wrong_password_is_told_and_not_repeated(postgres_url: str) -> None:
    scheme, _, rest = postgres_url.partition("://")
    login, _, place = rest.rpartition("@")
    user = login.partition(":")[0]
    said = refused(f"{scheme}://{user}:geheim@{place}")
    assert said.endswith(f"refused the login of {user}: wrong user or password.")
    assert "geheim" not in said


def test_a_missing_database_is_told(postgres_url: str) -> None:
    with pytest.raises(Unavailable) as error:
        upgrade(postgres_url + "_not")
    assert error.value.code == "database-missing"
    assert error.value.params["database"] == postgres_url.rpartition("/")[2] + "_not"


def test_options_that_the_driver_does_not_know_are_refused(postgres_url: str) -> None:
    with pytest.raises(BadOption):
        upgrade(postgres_url + "?colour=blue")


def test_sslmode_is_understood_as_other_programs_do(postgres_url: str) -> None:
    upgrade(postgres_url + "?sslmode=prefer")
    with pytest.raises(Unavailable) as error:
        upgrade(postgres_url + "?sslmode=require")
    assert error.value.code == "database-silent"


@pytest.mark.long
def test_an_sqlite_file_serves_one_server_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server:
        file = tmp_path / "parlour.db"
        said = refused(server.database)
        assert said == (
            f"Another server is using {file}. "
            "An SQLite file serves one server at a time; to run several, use PostgreSQL."
        )
        assert server.get("/ready").status == 200
        # What it leaves behind does not keep the next one out.
        server.restart()
        server.restart(gently=False)


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux tells which processes there are")
def test_a_worker_ends_when_its_server_is_killed(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        workers = children(server)
        assert workers
        os.kill(server.pid, signal.SIGKILL)
        server.wait_until_ended()
        eventually(lambda: not any(is_running(worker) for worker in workers))
        server.start()
        assert server.get("/ready").status == 200


def is_running(process: int) -> bool:
    """Whether there is such a process, and not only what is left of it until its parent asks."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
def test_only_the_owner_may_read_the_database(tmp_path: Path) -> None:
    def mode(path: Path) -> int:
        return path.stat().st_mode & 0o777

    folder = tmp_path / "new" / "folder"
    file = folder / "parlour.db"
    with running(tmp_path, f"sqlite:///{file}") as server:
        server.new_table()
        assert mode(folder) == 0o700
        files = {path.name: mode(path) for path in folder.iterdir()}
        assert set(files.values()) == {0o600}
        assert "parlour.db-wal" in files
        server.stop()
        # Of an earlier version; the group may be one for backups.
        file.chmod(0o644)
        server.start()
        assert mode(file) == 0o640
