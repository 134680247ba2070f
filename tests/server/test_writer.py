"""Writing in groups: whatever comes together is committed together, and only culprits fail."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import create_engine, select

from parlour.server import migrations, schema, writer
from parlour.server.errors import Unavailable
from parlour.server.services import VersionConflict, Write
from parlour.server.store import Store
from tests.server.open_store import open_store
from tests.server.running import PATIENCE

ROW = {"game": "fzzzt", "public": False, "status": "playing", "created": 0, "changed": 0, "info": b"{}"}


@pytest.fixture(params=["file", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with a table `t`, that has one entry."""
    url = f"sqlite:///{tmp_path / 'parlour.db'}"
    if request.param == "postgres":
        url = request.getfixturevalue("postgres_url")
    migrations.upgrade(url)
    return url


async def prepared(store: Store) -> None:
    await store.write(Write("t", 1, b"first", new={"id": "t"} | ROW))


async def numbers(store: Store) -> list[int]:
    return [number for number, _ in await store.entries("t")]


def test_all_that_waits_is_written_before_the_end(url: str) -> None:
    async def write_and_close() -> None:
        async with asyncio.timeout(PATIENCE), open_store(url) as store:
            await prepared(store)
            waiting = [asyncio.create_task(store.write(Write("t", number, b"x"))) for number in range(2, 50)]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        async with open_store(url) as again:
            assert await numbers(again) == list(range(1, 50))

    asyncio.run(write_and_close())


def test_only_who_is_late_is_overtaken(url: str) -> None:
    async def write_together() -> None:
        async with open_store(url) as store:
            await prepared(store)
            writes = [Write("t", number, b"x") for number in (2, 1, 3, 1)]
            outcomes = await asyncio.gather(*map(store.write, writes), return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [
                type(None),
                VersionConflict,
                type(None),
                VersionConflict,
            ]
            assert await numbers(store) == [1, 2, 3]

    asyncio.run(write_together())


def test_more_than_a_group_is_written_in_several(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "GROUP_SIZE", 3)
    counts: list[int] = []

    async def write_many() -> None:
        async with open_store(url, lambda count, seconds: counts.append(count)) as store:
            await prepared(store)
            await asyncio.gather(*(store.write(Write("t", number, b"x")) for number in range(2, 13)))
            assert await numbers(store) == list(range(1, 13))

    asyncio.run(write_many())
    assert sum(counts) == 12
    assert max(counts) <= 3


def test_who_cannot_write_is_told_and_the_next_one_can(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'parlour.db'}"
    migrations.upgrade(url)

    async def write_twice() -> None:
        async with open_store(url) as store:
            await prepared(store)
            with pytest.raises(Unavailable):
                await store.write(Write("t", 2, object()))  # type: ignore[arg-type]
            await store.write(Write("t", 2, b"second"))

    asyncio.run(write_twice())
    engine = create_engine(url)
    with engine.connect() as connection:
        bodies = connection.execute(select(schema.entries.c.body)).scalars().all()
    engine.dispose()
    assert list(bodies) == [b"first", b"second"]


def test_a_store_that_was_never_opened_can_be_closed(url: str) -> None:
    async def close() -> None:
        await Store(url).close()

    asyncio.run(close())


def test_the_write_ahead_log_is_emptied_when_nobody_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "IDLE_INTERVAL", 0.01)
    file = tmp_path / "parlour.db"
    migrations.upgrade(f"sqlite:///{file}")
    ahead = tmp_path / "parlour.db-wal"

    async def write_twice() -> None:
        async with open_store(f"sqlite:///{file}") as store:
            await prepared(store)
            for number in (2, 3):
                await store.write(Write("t", number, b"x" * 10_000))
                while ahead.stat().st_size:
                    await asyncio.sleep(0.01)
                # All is in the database itself by now.
                assert file.stat().st_size > 10_000 * (number - 1)
            assert await numbers(store) == [1, 2, 3]

    asyncio.run(asyncio.wait_for(write_twice(), PATIENCE))


def test_the_write_ahead_log_is_copied_while_there_are_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "CHECKPOINT_INTERVAL", 0.0)
    file = tmp_path / "parlour.db"
    migrations.upgrade(f"sqlite:///{file}")

    async def write_often() -> None:
        async with open_store(f"sqlite:///{file}") as store:
            await prepared(store)
            for number in range(2, 12):
                await store.write(Write("t", number, b"x" * 10_000))
            while file.stat().st_size < 90_000:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(write_often(), PATIENCE))
