"""What is wrong with the database is told to whoever runs the server: by probes, in the log, in figures."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.server import databases, migrations
from parlour.server.databases import problem_of
from parlour.server.errors import Unavailable
from parlour.server.services import Write
from parlour.server.store import Store
from parlour.server.writer import FileWriter
from tests.server.open_store import open_store
from tests.server.running import Server, running
from tests.server.stored_logs import eventually

WISH = {"game": "fzzzt", "seats": 2, "name": "Ada"}
ROW = {"id": "t", "game": "fzzzt", "public": False, "status": "playing", "created": 0, "changed": 0}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "parlour.db"
    migrations.upgrade(f"sqlite:///{file}")
    return file


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another program, as a backup that was forgotten, writes and never ends."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


def problem_with(url: str) -> tuple[str | None, str | None]:
    """What the store finds when it looks, and what it says when it writes."""

    async def look() -> tuple[str | None, str | None]:
        async with open_store(url) as store:
            found = await store.find_problem()
            try:
                await store.write(Write("t", 1, b"x" * 100_000, new=ROW | {"info": b"{}"}))
            except Unavailable as error:
                return found, str(error.params["problem"])
            return found, None

    return asyncio.run(look())


def test_a_read_that_nobody_waits_for_ends_before_the_store_closes(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []
    closing = asyncio.Event()
    close_writer, dispose = FileWriter.close, AsyncEngine.dispose

    async def read_slowly(self: Store, query: Any) -> list[Any]:
        async with self.engine.connect():
            steps.append("connected")
            await closing.wait()
            steps.append("read")
            return []

    async def close_writer_first(self: FileWriter) -> None:
        await close_writer(self)
        closing.set()

    async def dispose_last(self: AsyncEngine) -> None:
        steps.append("disposed")
        await dispose(self)

    async def give_up() -> None:
        async with open_store(f"sqlite:///{file}") as store:
            reading = asyncio.create_task(store.entries("t"))
            while not steps:
                await asyncio.sleep(0)
            reading.cancel()
            with suppress(asyncio.CancelledError):
                await reading

    monkeypatch.setattr(Store, "_fetch", read_slowly)
    monkeypatch.setattr(FileWriter, "close", close_writer_first)
    monkeypatch.setattr(AsyncEngine, "dispose", dispose_last)
    asyncio.run(give_up())
    assert steps == ["connected", "read", "disposed"]


def test_a_database_that_works_has_no_problem(file: Path) -> None:
    assert problem_with(f"sqlite:///{file}") == (None, None)


def test_a_database_that_can_only_be_read_is_found_out(file: Path) -> None:
    assert problem_with(f"sqlite:///file:{file}?mode=ro&uri=true") == ("read-only", "read-only")


def test_a_full_disk_is_found_out(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(sqlite3.connect(file)) as database:
        pages = database.execute("PRAGMA page_count").fetchone()[0]
    monkeypatch.setattr(databases, "PRAGMAS", (*databases.PRAGMAS, f"max_page_count={pages}"))
    assert problem_with(f"sqlite:///{file}")[1] == "full"


def test_a_disk_that_takes_no_more_is_found_out_by_looking(file: Path) -> None:
    """Files cannot grow, as on a full disk; reading would still work."""
    resource = pytest.importorskip("resource", reason="Windows has no such limit")

    async def look() -> list[str | None]:
        async with open_store(f"sqlite:///{file}") as store:
            found = [await store._try_to_write()]
            limits = resource.getrlimit(resource.RLIMIT_FSIZE)
            resource.setrlimit(resource.RLIMIT_FSIZE, (Path(f"{file}-wal").stat().st_size, limits[1]))
            try:
                found.append(await store._try_to_write())
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        return found

    assert asyncio.run(look()) == [None, "disk"]


def test_what_takes_too_long_is_a_timeout() -> None:
    async def wait() -> None:
        async with asyncio.timeout(0):
            await asyncio.Event().wait()

    with pytest.raises(TimeoutError) as error:
        asyncio.run(wait())
    assert problem_of(error.value) == ("timeout", "TimeoutError")


def refusal(server: Server) -> dict[str, Any]:
    """Open a table in vain. A busy machine may give up before the database tells why."""
    answer = server.ask("POST", "/api/tables", WISH, headers={"accept-language": "nl"})
    assert (answer.status, answer.body["code"]) == (503, "storage")
    body: dict[str, Any] = answer.body
    return body


@pytest.mark.long
def test_a_server_tells_what_is_wrong(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert (server.get("/ready").status, server.get("/ready").body) == (200, {"status": "ready"})
        with locked(tmp_path / "parlour.db"):
            problem = {"status": "no-database", "problem": "locked"}
            eventually(lambda: server.get("/ready").body == problem)
            assert server.get("/ready").status == 503
            assert server.get("/health").status == 200
            eventually(lambda: refusal(server)["params"] == {"problem": "locked"})
            sentence = "Een ander programma heeft de database vergrendeld."
            eventually(lambda: refusal(server)["sentence"].startswith(sentence))
        eventually(lambda: server.get("/ready").status == 200)
        assert server.post("/api/tables", WISH).status == 201
        assert server.figures()['parlour_database_failures_total{problem="locked"}'] >= 3
        assert '"problem":"locked","detail":"database is locked"' in server.log
        assert "the database works again" in server.log
        assert "trace" not in server.log


def test_a_file_that_can_only_be_read_is_refused_at_once(file: Path) -> None:
    with pytest.raises(Unavailable) as error:
        migrations.upgrade(f"sqlite:///file:{file}?mode=ro&uri=true")
    assert error.value.code == "database-read-only"


def test_a_postgresql_that_can_only_be_read_is_refused_at_once(postgres_url: str) -> None:
    migrations.upgrade(postgres_url)

    async def protect() -> None:
        connection = await asyncpg.connect(postgres_url)
        await connection.execute(
            f"ALTER DATABASE {make_url(postgres_url).database} SET default_transaction_read_only = on"
        )
        await connection.close()

    asyncio.run(protect())
    with pytest.raises(Unavailable) as error:
        migrations.upgrade(postgres_url)
    assert (error.value.code, error.value.params) == (
        "database-read-only",
        {"database": make_url(postgres_url).database},
    )


def test_problems_of_postgresql_have_the_same_names() -> None:
    for error, problem in (
        (asyncpg.DiskFullError("no space left"), "full"),
        (asyncpg.ReadOnlySQLTransactionError("cannot execute INSERT"), "read-only"),
        (asyncpg.TooManyConnectionsError("sorry"), "connections"),
        (asyncpg.AdminShutdownError("terminating"), "unreachable"),
        (asyncpg.InterfaceError("connection is closed"), "unreachable"),
        (ConnectionRefusedError("refused"), "unreachable"),
        (TimeoutError(), "timeout"),
        (asyncpg.UndefinedTableError("no such table"), "error"),
    ):
        assert problem_of(error).code == problem
