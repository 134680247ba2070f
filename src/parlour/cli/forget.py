"""`parlour forget`: delete inactive tables, and optionally their records."""

from __future__ import annotations

import asyncio
import time

import typer

from parlour.cli import arguments
from parlour.cli.database import default_database, find_database
from parlour.cli.screen import Screen

MOST_DAYS = 36_500
DAY = 24 * 60 * 60 * 1000


def add_to(app: typer.Typer, screen: Screen) -> None:
    say = screen.speaker.say

    @app.command(help=say("help-forget", file=str(default_database())))
    def forget(
        days: str = typer.Option(..., help=say("help-forget-days"), metavar="N"),
        records: bool = typer.Option(False, "--records", help=say("help-forget-records")),
        database: str | None = typer.Option(None, help=say("help-forget-database"), metavar="URL"),
    ) -> None:
        count = arguments.read_integer("--days", days, 1, MOST_DAYS)
        url = find_database(database)
        before = time.time_ns() // 1_000_000 - count * DAY
        tables, games = asyncio.run(_forget(url, before, records))
        screen.say("forget-tables", count=tables)
        if records:
            screen.say("forget-records", count=games)


async def _forget(url: str, before: int, records: bool) -> tuple[int, int]:
    """Delete tables inactive since then; returns the numbers of tables and records deleted."""
    from parlour.server.retention import Retention
    from parlour.server.store import Store

    store = Store(url, timeout=None)
    try:
        old = Retention(store)
        tables = await old.delete_tables(before)
        return tables, await old.delete_records(before) if records else 0
    finally:
        await store.close()
