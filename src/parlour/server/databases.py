"""Database URLs and engines for SQLite and PostgreSQL."""

from __future__ import annotations

import sqlite3
from typing import Any, NamedTuple

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
#: Seconds in which a database has to answer. A locked file times out slightly earlier, so that the cause can
#: be reported.
DATABASE_TIMEOUT = 5.0
#: A write-ahead log, synced before a commit returns, with rare checkpoints; a second writer waits.
#: The data to undo a single statement stays in memory, not in a temporary file for each large group.
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "wal_autocheckpoint=8000",
    "busy_timeout=4000",
    "foreign_keys=ON",
    "temp_store=MEMORY",
)
#: A statement that writes, and changes nothing.
WRITE_NOTHING = "UPDATE alembic_version SET version_num = version_num"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def check_url(url: str) -> None:
    """Raise `BadOption` unless the URL names an SQLite file or a PostgreSQL database."""
    try:
        parsed = make_url(url)
    except (SQLAlchemyError, ValueError):
        raise BadOption("bad-database") from None
    if parsed.drivername not in DRIVERS or parsed.database in (None, "", ":memory:"):
        raise BadOption("bad-database")


def create_engine(url: str, timeout: float | None = None) -> AsyncEngine:
    """Return the engine for `sqlite:///FILE` or `postgresql://…`; a statement may take `timeout` seconds."""
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
    limits = {} if timeout is None else {"timeout": timeout, "command_timeout": timeout}
    return create_async_engine(
        parsed,
        hide_parameters=True,
        connect_args=limits,
        pool_size=5,
        max_overflow=5,
        pool_pre_ping=True,
        pool_timeout=timeout or 30,
    )


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


class DatabaseProblem(NamedTuple):
    """The problem of a database, in a word, and in the database's own words."""

    code: str
    detail: str


def problem_of(error: BaseException) -> DatabaseProblem:
    """Return the problem behind an error."""
    cause: BaseException = getattr(error, "orig", None) or error
    while cause.__cause__ is not None and not isinstance(cause, asyncpg.PostgresError | TimeoutError):
        cause = cause.__cause__
    text = str(cause) or type(cause).__name__
    if isinstance(cause, TimeoutError):
        return DatabaseProblem("timeout", text)
    if isinstance(cause, sqlite3.Error):
        code = (getattr(cause, "sqlite_errorcode", 0) or 0) & 0xFF
        return DatabaseProblem(_FILE_PROBLEMS.get(code, "error"), text)
    if isinstance(cause, asyncpg.PostgresError):
        state = cause.sqlstate or ""
        return DatabaseProblem(_SERVER_PROBLEMS.get(state, _SERVER_PROBLEMS.get(state[:2], "error")), text)
    if isinstance(cause, OSError | asyncpg.InterfaceError | asyncpg.InternalClientError):
        return DatabaseProblem("unreachable", text)
    return DatabaseProblem("error", text)


_FILE_PROBLEMS = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_CANTOPEN: "unreachable",
}
#: By SQLSTATE, or the first two characters of it.
_SERVER_PROBLEMS = {
    "25006": "read-only",
    "53100": "full",
    "53300": "connections",
    "55P03": "locked",
    "58": "disk",
    "XX": "damaged",
    "08": "unreachable",
    "57": "unreachable",
}
