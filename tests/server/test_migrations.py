"""The database grows by migrations, and what they make is what the server expects; on both kinds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text

from parlour.server import schema
from parlour.server.databases import create_engine
from parlour.server.migrations import upgrade
from tests.server.open_store import open_store

Found = TypeVar("Found")
ROW = {
    "id": "abcdefgh",
    "game": "fzzzt",
    "public": True,
    "status": "waiting",
    "created": 1_800_000_000_000,
    "changed": 1_800_000_000_000,
    "info": b"{}",
}


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'parlour.db'}"
    found: str = request.getfixturevalue("postgres_url")
    return found


def within(url: str, do: Callable[[Connection], Found]) -> Found:
    """Do it in the database."""

    async def connect() -> Found:
        engine = create_engine(url)
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(do)
        finally:
            await engine.dispose()

    return asyncio.run(connect())


def differences(connection: Connection) -> Any:
    context = MigrationContext.configure(
        connection, opts={"compare_type": True, "compare_server_default": True}
    )
    return compare_metadata(context, schema.metadata)


def revision(connection: Connection) -> list[str]:
    return list(connection.execute(text("SELECT version_num FROM alembic_version")).scalars())


def test_an_empty_database_becomes_what_the_server_expects(url: str) -> None:
    assert within(url, differences)
    upgrade(url)
    assert within(url, differences) == []


def test_a_second_time_changes_nothing(url: str) -> None:
    upgrade(url)
    within(url, lambda connection: connection.execute(insert(schema.tables), ROW))
    before = within(url, revision)
    upgrade(url)
    assert within(url, differences) == []
    assert within(url, revision) == before
    kept = within(url, lambda connection: connection.execute(select(schema.tables)).mappings().all())
    assert len(kept) == 1
    assert dict(kept[0]).items() >= ROW.items()


def test_what_somebody_else_keeps_in_the_database_stays(url: str) -> None:
    within(url, lambda connection: connection.execute(text("CREATE TABLE recipes (name TEXT)")))
    upgrade(url)
    assert within(url, lambda connection: connection.execute(text("SELECT name FROM recipes")).all()) == []


def test_servers_that_start_at_once_do_not_trip_over_each_other(postgres_url: str) -> None:
    with ThreadPoolExecutor(4) as servers:
        list(servers.map(upgrade, [postgres_url] * 4))
    assert within(postgres_url, differences) == []
    assert len(within(postgres_url, revision)) == 1


def test_lists_of_records_are_the_same_on_both(url: str) -> None:
    upgrade(url)
    rows = [
        {
            "id": f"table{number:03d}-1",
            "game": "fzzzt" if number % 2 else "flautz",
            "public": number != 5,
            "finished": 1000 + number // 4,
            "names": b"[]",
            "body": b"",
        }
        for number in range(12)
    ]
    within(url, lambda connection: connection.execute(insert(schema.records), rows))
    expected = [f"table{number:03d}-1" for number in range(11, -1, -1) if number != 5]

    async def page() -> list[str]:
        async with open_store(url) as store:
            found: list[str] = []
            while part := await store.list_records(None, found[-1] if found else None, 3):
                found += [row.id for row in part]
            assert [row.id for row in await store.list_records("fzzzt", expected[1], 2)] == [
                "table009-1",
                "table007-1",
            ]
            assert await store.list_records(None, "nowhere-1", 3) == []
        return found

    assert asyncio.run(page()) == expected
