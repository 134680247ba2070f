"""The database grows with Parlour: each step is a file in `versions`; `upgrade` takes the missing ones."""

from __future__ import annotations

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from parlour.server.store import create_engine

#: Several servers may start at once; one of them brings the database up to date.
LOCK = 7_251_963


def upgrade(url: str) -> None:
    """Bring the database up to date; it is made if there is none."""
    asyncio.run(_upgrade(url))


async def _upgrade(url: str) -> None:
    engine = create_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_run)
    finally:
        await engine.dispose()


def _run(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
