"""The databases that Parlour keeps its tables in: what they are called, and how they are spoken to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import asyncpg
import sqlalchemy
from sqlalchemy import Engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from parlour.core.errors import BadOption

#: What goes wrong when a database is not there; not all drivers put theirs into SQLAlchemy's words.
TROUBLE = (
    SQLAlchemyError,
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
#: A log that is written ahead, on the disk before a commit returns, and tidied up not too often; a second
#: writer may wait.
SETTINGS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "wal_autocheckpoint=8000",
    "busy_timeout=5000",
    "foreign_keys=ON",
)
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def check_url(url: str) -> None:
    """BadOption unless it names a database of a kind that Parlour keeps tables in."""
    try:
        parsed = make_url(url)
    except (SQLAlchemyError, ValueError):
        raise BadOption("bad-database") from None
    if parsed.drivername not in DRIVERS or parsed.database in (None, "", ":memory:"):
        raise BadOption("bad-database")
    if parsed.drivername == "sqlite" and parsed.database:
        Path(parsed.database).absolute().parent.mkdir(parents=True, exist_ok=True)


def create_engine(url: str) -> AsyncEngine:
    """The engine of a database URL as people write it: `sqlite:///FILE` or `postgresql://…`."""
    parsed = make_url(url)
    parsed = parsed.set(drivername=DRIVERS.get(parsed.drivername, parsed.drivername))
    if parsed.drivername.startswith("sqlite"):
        engine = create_async_engine(parsed, hide_parameters=True)
        _be_careful(engine.sync_engine)
        return engine
    if "sslmode" in parsed.query:
        # As all programs of PostgreSQL call it, and this driver does not.
        parsed = parsed.difference_update_query(["sslmode"]).update_query_pairs(
            [("ssl", str(parsed.query["sslmode"]))]
        )
    return create_async_engine(parsed, hide_parameters=True, pool_size=5, max_overflow=5, pool_pre_ping=True)


def create_file_engine(url: str) -> Engine:
    """An engine of an SQLite file for a thread of its own."""
    engine = sqlalchemy.create_engine(url, hide_parameters=True)
    _be_careful(engine)
    return engine


def _be_careful(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for setting in SETTINGS:
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()
