"""What a server keeps, read from its SQLite file behind its back."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any

from sqlalchemy import create_engine, insert

from parlour.server import entries, schema
from parlour.server.entries import Entry
from tests.server.running import PATIENCE, Server


def rows(server: Server, query: str, *values: object) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(_file(server))) as connection:
        return connection.execute(query, values).fetchall()


def _file(server: Server) -> str:
    return server.database.removeprefix("sqlite:///")


def log_of(server: Server, table: str) -> list[Entry]:
    """All that ever happened at the table."""
    found = rows(server, "SELECT body FROM entries WHERE table_id = ? ORDER BY number", table)
    return [entries.decode(body) for (body,) in found]


def keep_log(server: Server, table: str, log: list[Entry]) -> None:
    """Write a table that the server finds in its database when somebody comes to it."""
    created = log[0]
    assert isinstance(created, entries.Created)
    row = {
        "id": table,
        "game": created.game,
        "public": created.public,
        "status": "playing",
        "created": created.at,
        "changed": created.at,
        "info": b"{}",
    }
    numbered = [
        {"table_id": table, "number": number, "body": entries.encode(entry)}
        for number, entry in enumerate(log, 1)
    ]
    engine = create_engine(server.database)
    with engine.begin() as connection:
        connection.execute(insert(schema.tables), row)
        connection.execute(insert(schema.entries), numbered)
    engine.dispose()


def count_tables(server: Server) -> int:
    return int(rows(server, "SELECT count(*) FROM tables")[0][0])


def eventually(come_true: Callable[[], bool]) -> None:
    """Wait for what the server does after it has answered, as lists of tables."""
    until = time.monotonic() + PATIENCE
    while not come_true():
        assert time.monotonic() < until, "it never came true"
        time.sleep(0.01)
