"""Database migrations: each is a file in `versions`; `upgrade` applies the missing ones."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import asyncpg
import sqlalchemy
from sqlalchemy import URL, Connection, inspect, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from parlour.core.errors import BadOption, ParlourError
from parlour.server.databases import WRITE_NOTHING, create_engine, problem_of
from parlour.server.errors import Unavailable

HERE = Path(__file__).parent
#: The advisory lock under which one of several servers applies the migrations.
LOCK = 7_251_963
#: Seconds in which a database has to answer.
TIMEOUT = 10


def upgrade(url: str) -> None:
    """Create the database or bring it up to date; Unavailable names the problem."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    try:
        if make_url(url).drivername == "sqlite":
            _upgrade_file(url)
        else:
            asyncio.run(_upgrade_server(url))
    except (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise _problem(make_url(url), error) from None
    except (TypeError, ValueError, OverflowError):
        # The driver rejects an option or the port.
        raise BadOption("bad-database") from None


def _upgrade_file(url: str) -> None:
    engine = sqlalchemy.create_engine(url)
    try:
        with engine.begin() as connection:
            _run(connection)
    finally:
        engine.dispose()


async def _upgrade_server(url: str) -> None:
    engine = create_engine(url)
    try:
        async with asyncio.timeout(TIMEOUT):
            connection = await engine.connect()
        try:
            async with connection.begin():
                await connection.run_sync(_run)
        finally:
            await connection.close()
    finally:
        await engine.dispose()


def _run(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    if not _is_current(connection):
        _migrate(connection)
    # A database that can only be read would be noticed by the first player.
    connection.execute(text(WRITE_NOTHING))


def _is_current(connection: Connection) -> bool:
    """Return whether the last migration is applied; the names of the files begin with their numbers."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    applied = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
    last = max(file.name.partition("_")[0] for file in (HERE / "versions").glob("[0-9]*.py"))
    return list(applied) == [last]


def _migrate(connection: Connection) -> None:
    # Alembic is slow to import, and most servers start with a current database.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise Unavailable("database-newer") from None


def _problem(url: URL, error: BaseException) -> ParlourError:
    """Return the error to report, without the password."""
    cause: BaseException = getattr(error, "orig", None) or error
    if problem_of(error).code == "read-only":
        return Unavailable("database-read-only", database=str(url.database))
    if url.drivername == "sqlite":
        return Unavailable("database-file", file=str(url.database), problem=str(cause))
    while cause.__cause__ is not None and not isinstance(cause, asyncpg.PostgresError):
        cause = cause.__cause__
    address = f"{url.host or 'localhost'}:{url.port or 5432}"
    match cause:
        case asyncpg.InvalidAuthorizationSpecificationError():
            return Unavailable("database-login", address=address, user=url.username or "–")
        case asyncpg.InvalidCatalogNameError():
            return Unavailable("database-missing", address=address, database=url.database or "–")
        case asyncpg.PostgresError():
            return Unavailable("database-refuses", address=address, problem=str(cause).rstrip("."))
        case _:
            return Unavailable("database-silent", address=address)
