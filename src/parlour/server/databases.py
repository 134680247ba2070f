"""Database URLs and engines for SQLite and PostgreSQL."""

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

#: The errors of a database that is not available; drivers do not always wrap theirs in SQLAlchemy's.
DATABASE_ERRORS = (
    SQLAlchemyError,
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
#: A write-ahead log, synced before a commit returns, with rare checkpoints; a second writer waits.
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "wal_autocheckpoint=8000",
    "busy_timeout=5000",
    "foreign_keys=ON",
)
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def check_url(url: str) -> None:
    """Raise `BadOption` unless the URL names an SQLite file or a PostgreSQL database."""
    try:
        parsed = make_url(url)
    except (SQLAlchemyError, ValueError):
        raise BadOption("bad-database") from None
    if parsed.drivername not in DRIVERS or parsed.database in (None, "", ":memory:"):
        raise BadOption("bad-database")
    if parsed.drivername == "sqlite" and parsed.database:
        Path(parsed.database).absolute().parent.mkdir(parents=True, exist_ok=True)


def create_engine(url: str) -> AsyncEngine:
    """Return the engine for a URL `sqlite:///FILE` or `postgresql://…`."""
    parsed = make_url(url)
    parsed = parsed.set(drivername=DRIVERS.get(parsed.drivername, parsed.drivername))
    if parsed.drivername.startswith("sqlite"):
        engine = create_async_engine(parsed, hide_parameters=True)
        _set_pragmas(engine.sync_engine)
        return engine
    if "sslmode" in parsed.query:
        # The usual name of this parameter, which asyncpg calls `ssl`.
        parsed = parsed.difference_update_query(["sslmode"]).update_query_pairs(
            [("ssl", str(parsed.query["sslmode"]))]
        )
    return create_async_engine(parsed, hide_parameters=True, pool_size=5, max_overflow=5, pool_pre_ping=True)


def create_file_engine(url: str) -> Engine:
    """Return a synchronous engine for an SQLite file, for the writer thread."""
    engine = sqlalchemy.create_engine(url, hide_parameters=True)
    _set_pragmas(engine)
    return engine


def _set_pragmas(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
