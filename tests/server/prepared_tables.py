"""Tables laid out in the middle of a game: a server finds them in its database as if they had been played."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import insert

from parlour import State
from parlour.core.options import resolve_options
from parlour.server import entries, schema
from parlour.server.access import hash_secret
from parlour.server.databases import create_engine
from parlour.server.protocol import NoClock, TimeControl, WhenLate, encode
from parlour.server.snapshot import dump_table
from parlour.server.table import Table
from tests.server.chance import new_token
from tests.server.running import Server


def laid(
    state: State,
    keys: list[str],
    *,
    clock: TimeControl | None = None,
    window: float = 0,
    grace: float = 0,
    delay: int = 0,
    stand_in: str | None = None,
    late: WhenLate = "bot",
    bots: dict[int, str] | None = None,
    at: int | None = None,
) -> Table:
    """A table where the game stands like this and everybody has just been asked; `keys` open the seats."""
    now = time.time_ns() // 1_000_000 if at is None else at
    created = entries.Created(
        at=now,
        game=state.game.name,
        seats=state.seats,
        options=resolve_options(state.game.options, {}),
        public=False,
        stand_in=stand_in,
        clock=clock or NoClock(),
        window=window,
        delay=delay,
        grace=grace,
        late=late,
        host=hash_secret(keys[0]),
        secret=new_token(32),
    )
    table = Table(new_token(8), created)
    for seat, key in enumerate(keys):
        bot = (bots or {}).get(seat)
        if bot is None:
            sat = entries.Sat(at=now, seat=seat, holder="person", name=f"Guest {seat}", key=hash_secret(key))
        else:
            sat = entries.Sat(at=now, seat=seat, holder="bot", name="", bot=bot)
        table.apply(sat)
    table.apply(entries.Started(at=now, rules=table.game.version))
    table.resume(state)
    for seat, chair in enumerate(table.chairs):
        chair.asked, chair.since = (table.version, now) if seat in table.actors else (None, now)
    return table


def lay(server: Server, state: State, **wishes: Any) -> tuple[str, list[str]]:
    """Such a table at the server: its id and the seats' secrets. Its moves cannot be taken back."""
    keys = [new_token(16) for _ in range(state.seats)]
    table = laid(state, keys, **wishes)
    put(server, [table])
    return table.id, keys


def put(server: Server, tables: Iterable[Table]) -> None:
    """Write the tables as they are into the database of the server, which has not heard of them yet."""
    rows, snapshots = [], []
    for table in tables:
        row = {
            "id": table.id,
            "game": table.game.name,
            "public": table.created.public,
            "status": table.status,
        }
        at = table.created.at
        rows.append({**row, "created": at, "changed": at, "info": encode(table.info())})
        snapshots.append({"table_id": table.id, "number": table.version, "body": dump_table(table)})

    async def write() -> None:
        engine = create_engine(server.database)
        async with engine.begin() as connection:
            await connection.execute(insert(schema.tables), rows)
            await connection.execute(insert(schema.snapshots), snapshots)
        await engine.dispose()

    # Whoever calls may have a loop of their own.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, write()).result()
