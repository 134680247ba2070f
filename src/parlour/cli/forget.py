"""`parlour forget`: delete inactive tables and their records, or a single table or record."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import typer

from parlour.cli import arguments
from parlour.cli.database import default_database, find_database
from parlour.cli.screen import Screen
from parlour.core.errors import BadOption
from parlour.server.durations import DAY_MS

if TYPE_CHECKING:
    from parlour.server.retention import Retention

MOST_DAYS = 36_500
TABLE = r"[a-z0-9]{6,32}"
RECORD = rf"{TABLE}-[1-9][0-9]{{0,8}}"

Result = TypeVar("Result")


def add_to(app: typer.Typer, screen: Screen) -> None:
    say = screen.speaker.say

    @app.command(help=say("help-forget", file=str(default_database())))
    def forget(
        days: str | None = typer.Option(None, help=say("help-forget-days"), metavar="N"),
        table: str | None = typer.Option(None, help=say("help-forget-table"), metavar="ID"),
        record: str | None = typer.Option(None, help=say("help-forget-record"), metavar="ID"),
        records: bool = typer.Option(False, "--records", help=say("help-forget-records")),
        database: str | None = typer.Option(None, help=say("help-forget-database"), metavar="URL"),
    ) -> None:
        if [days, table, record].count(None) != 2:
            raise BadOption("forget-what")
        if days is not None:
            _forget_old(screen, database, arguments.read_integer("--days", days, 1, MOST_DAYS), records)
        elif table is not None:
            _forget_table(screen, database, arguments.read_id("--table", table, TABLE), records)
        elif record is not None:
            _forget_record(screen, database, arguments.read_id("--record", record, RECORD))


def _forget_old(screen: Screen, database: str | None, days: int, with_records: bool) -> None:
    before = time.time_ns() // 1_000_000 - days * DAY_MS

    async def delete(old: Retention) -> tuple[int, int]:
        return await old.delete_tables(before), await old.delete_records(before) if with_records else 0

    tables, games = _run(database, delete)
    screen.say("forget-tables", count=tables)
    if with_records:
        screen.say("forget-records", count=games)


def _forget_table(screen: Screen, database: str | None, table: str, with_records: bool) -> None:
    games = _run(database, lambda old: old.delete_table(table, with_records))
    screen.say("forget-table", table=table)
    if with_records:
        screen.say("forget-records", count=games)


def _forget_record(screen: Screen, database: str | None, record: str) -> None:
    _run(database, lambda old: old.delete_record(record))
    screen.say("forget-record", record=record)


def _run(database: str | None, delete: Callable[[Retention], Awaitable[Result]]) -> Result:
    """Delete something from the database."""
    url = find_database(database)

    async def run() -> Result:
        # Imported late: slow to load, and most commands do not need the database.
        from parlour.server.retention import Retention
        from parlour.server.store import Store

        store = Store(url, timeout=None)
        try:
            return await delete(Retention(store))
        finally:
            await store.close()

    return asyncio.run(run())
