"""The database of a server, for the commands of its operator."""

from __future__ import annotations

import os
from pathlib import Path

from parlour.cli import arguments
from parlour.extras import require

FILE = "sqlite:///"


def default_database() -> Path:
    """Return the SQLite file that is used if no other database is named."""
    return arguments.data_folder() / "parlour.db"


def database_url(given: str | None) -> str:
    """Return the given URL, the one in the environment, or that of the default file."""
    return given or os.environ.get("PARLOUR_DATABASE") or f"{FILE}{default_database()}"


def find_database(given: str | None) -> str:
    """Return the URL of an existing database, which is brought up to date."""
    require("litestar")
    # Imported late: slow to load, and most commands do not need the database.
    from parlour.server import migrations
    from parlour.server.databases import check_url

    url = database_url(given)
    if url.startswith(FILE):
        # A file that is not there is a mistake, and would otherwise be created.
        Path(url.removeprefix(FILE)).stat()
    check_url(url)
    migrations.upgrade(url)
    return url
