"""A server starts as quickly with many tables as with none: each is read when somebody comes to it."""

from __future__ import annotations

import asyncio

from sqlalchemy import create_engine, insert

from parlour.server import schema
from tests.server.client import at_table
from tests.server.running import Server

TABLES = 1000


def put_unreadable_tables(server: Server) -> None:
    """So many tables that whoever reads one of their logs fails."""
    names = [f"unreadable{number}" for number in range(TABLES)]
    row = {"game": "fzzzt", "public": False, "status": "playing", "created": 0, "changed": 0, "info": b"{}"}
    engine = create_engine(server.database)
    with engine.begin() as connection:
        connection.execute(insert(schema.tables), [{"id": name, **row} for name in names])
        entries = [{"table_id": name, "number": 1, "body": b"nothing"} for name in names]
        connection.execute(insert(schema.entries), entries)
    engine.dispose()


def test_a_table_is_read_when_somebody_comes(mortal: Server) -> None:
    table, secrets = mortal.full_table("flautz")
    put_unreadable_tables(mortal)
    mortal.restart(gently=False)
    assert mortal.figures()["parlour_live_tables"] == 0

    async def come() -> None:
        async with at_table(mortal.socket_url, table, secrets[0]) as client:
            assert client.info["status"] == "playing"

    asyncio.run(come())
    assert mortal.figures()["parlour_live_tables"] == 1
