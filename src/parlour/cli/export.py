"""`parlour export`: the finished games that may be studied, without names."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from parlour.cli.database import default_database, find_database
from parlour.cli.progress import progress_bar
from parlour.cli.screen import Screen
from parlour.dataset import new_folder

if TYPE_CHECKING:
    from parlour.server.export import Export


def add_to(app: typer.Typer, screen: Screen) -> None:
    say = screen.speaker.say

    @app.command(help=say("help-export", file=str(default_database())))
    def export(
        out: Path = typer.Option(..., help=say("help-export-out"), metavar="FOLDER"),
        database: str | None = typer.Option(None, help=say("help-forget-database"), metavar="URL"),
    ) -> None:
        done = asyncio.run(_export(find_database(database), out))
        screen.say("export-games", count=done.games, folder=str(out))
        if done.left_out:
            screen.say("export-left-out", count=done.left_out)


async def _export(url: str, out: Path) -> Export:
    """Write all games that may be studied to a new folder; no folder is made if there are none."""
    from parlour.server.export import Export, export_games
    from parlour.server.store import Store

    store = Store(url, timeout=None)
    try:
        ids = await store.records_to_study()
        if not ids:
            return Export()
        with new_folder(out) as folder, progress_bar() as bar:
            task = bar.add_task("", total=len(ids))
            return await export_games(store, ids, folder, lambda count: bar.advance(task, count))
    finally:
        await store.close()
