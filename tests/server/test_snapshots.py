"""A long log need not be read from its start: a snapshot and the rest make the same table."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from random import Random
from typing import Any
from zlib import crc32

import msgspec
import pytest
from sqlalchemy import create_engine, delete, insert, update

from parlour.core.errors import BadRecord
from parlour.server import schema, wire
from parlour.server.access import hash_secret
from parlour.server.derived_rows import SNAPSHOT_INTERVAL
from parlour.server.entries import (
    Entry,
    Left,
    Paused,
    Played,
    Rematch,
    Rested,
    Said,
    Started,
    UndoAnswered,
    encode,
)
from parlour.server.protocol import NoClock
from parlour.server.snapshot import dump_table, load_table
from parlour.server.table import Table
from parlour.server.table_history import finished_record
from tests.server.chance import new_token
from tests.server.client import all_at_table
from tests.server.long_logs import FAITHFUL, RULES, START, created, fold, long_log, sat
from tests.server.running import Server
from tests.server.stored_logs import eventually, keep_log, log_of, rows

ID = "k3x9qafghj"
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "fzzzt": (3, {}),
    "frantic": (3, {"limit": 15}),
    "flautz": (2, {"goal": 1}),
}


def observable_state(table: Table, now: int) -> dict[str, Any]:
    """All that anybody could get to know of a table, now or later."""
    seats = range(len(table.chairs))
    return {
        "info": table.info(),
        "version": table.version,
        "question": table.question,
        "host": table.host,
        "chairs": [asdict(chair) for chair in table.chairs],
        "views": [table.view(seat) for seat in (*seats, None)],
        "choices": [table.choices(seat) for seat in seats],
        "clocks": wire.clocks(table, now),
        "undoable": [table.last_move_of(seat) for seat in seats],
        "lines": table.lines,
        "answered": list(table.answered.items()),
        "record": finished_record(table).dump() if table.status == "over" else None,
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_snapshot_goes_on_as_the_log_does(game: str, seed: int) -> None:
    seats, options = GAMES[game]
    first = created(game, seats, options)
    log: list[Entry] = [first, *long_log(Table(ID, first), Random(seed), 600)]
    kinds = {type(entry) for entry in log}
    assert kinds >= {Played, Said, UndoAnswered, Rested, Paused, Left, Rematch}
    whole = fold(ID, log[:1])
    kept: list[Table] = []
    for number, entry in enumerate(log[1:], 2):
        if number % 50 == 0:
            kept.append(load_table(ID, dump_table(whole)))
        change = whole.apply(entry)
        assert whole.version == number
        if number % 10 == 0:
            seen = observable_state(whole, entry.at + 500)
        for table in kept:
            # What happens is told alike, too.
            assert table.apply(entry) == change
            if number % 10 == 0:
                assert observable_state(table, entry.at + 500) == seen
    assert len(kept) == 12


def test_a_snapshot_of_a_table_where_nothing_has_happened() -> None:
    table = Table(ID, created("fzzzt", 4))
    assert observable_state(load_table(ID, dump_table(table)), START) == observable_state(table, START)


def test_a_server_keeps_snapshots_and_needs_no_more_than_the_last(mortal: Server) -> None:
    tables = dict(laid_out(mortal, length, turn) for length, turn in ((206, 7), (320, 0)))

    async def see(talk: bool) -> dict[str, list[dict[str, Any]]]:
        seen = {}
        for id, secrets in tables.items():
            async with all_at_table(mortal.socket_url, id, [*secrets, None]) as clients:
                if talk:
                    said = await clients[0].request("say", text="Good luck!", id="my greeting")
                    for client in clients:
                        await client.until_version(said["version"])
                    for client in clients:
                        # Who is here may be seen sooner or later.
                        await client.request("sync")
                else:
                    repeated = await clients[0].request("say", text="Good luck!", id="my greeting")
                    assert repeated["type"] == "done"
                seen[id] = [client.picture() | {"here": None} for client in clients]
        return seen

    before = asyncio.run(see(talk=True))
    first, second = tables
    snapshot = "SELECT number FROM snapshots WHERE table_id = ?"
    eventually(lambda: rows(mortal, snapshot, first) == [(207,)])
    # That table was never at 200 or 400 while the server looked, and is read from its log.
    assert rows(mortal, snapshot, second) == []
    mortal.stop()
    log = schema.entries.c
    broken = {"table_id": second, "number": 321, "body": b"{}"}
    engine = create_engine(mortal.database)
    with engine.begin() as connection:
        connection.execute(delete(schema.entries).where(log.table_id == first, log.number <= 207))
        connection.execute(insert(schema.snapshots), broken)
    engine.dispose()
    mortal.start()
    assert asyncio.run(see(talk=False)) == before
    # A snapshot that cannot be read is no loss: there is the log.
    assert "snapshot ignored" in mortal.log


def test_a_snapshot_under_other_rules_is_refused() -> None:
    table = fold(ID, [created("fzzzt", 2), sat(1, "bob"), Started(at=START, rules=RULES)])
    kept = msgspec.json.decode(dump_table(table))
    for rules in (RULES + 98, 0):
        with pytest.raises(BadRecord) as refused:
            load_table(ID, msgspec.json.encode(kept | {"rules": rules}))
        assert refused.value.code == "record-version"
    assert load_table(ID, msgspec.json.encode(kept)).state is not None


def test_a_snapshot_does_not_hide_that_the_log_has_other_rules(mortal: Server) -> None:
    id, _ = laid_out(mortal, 206, 6)
    started = next(entry for entry in log_of(mortal, id) if isinstance(entry, Started))
    number = log_of(mortal, id).index(started) + 1
    table, other = fold(id, log_of(mortal, id)), msgspec.structs.replace(started, rules=99)
    mortal.stop()
    engine = create_engine(mortal.database)
    log = schema.entries
    with engine.begin() as connection:
        body = {"table_id": id, "number": table.version, "body": dump_table(table)}
        connection.execute(insert(schema.snapshots), body)
        changed = update(log).where(log.c.table_id == id, log.c.number == number)
        connection.execute(changed.values(body=encode(other)))
    engine.dispose()
    mortal.start()
    refused = mortal.get(f"/api/tables/{id}")
    assert (refused.status, refused.body["code"]) == (400, "record-version")


def _with_turn(turn: int) -> str:
    """The id of a table that is to be kept after so many entries of every group of them."""
    ids = iter(lambda: new_token(8), "")
    return next(id for id in ids if crc32(id.encode()) % SNAPSHOT_INTERVAL == turn)


def laid_out(server: Server, length: int, turn: int) -> tuple[str, list[str]]:
    """A table with a log of that length, in the middle of a game, without snapshot: its id, its secrets."""
    id, secrets = _with_turn(turn), [new_token(16), new_token(16)]
    keys = [hash_secret(secret) for secret in secrets]
    log: list[Entry] = [
        created("frantic", 2, {"limit": 1000}, NoClock(), keys[0]),
        *(sat(seat, key) for seat, key in enumerate(keys)),
        Started(at=START, rules=RULES),
    ]
    table = fold(id, log)
    log += long_log(table, Random(id), length - len(log), FAITHFUL)
    assert table.status == "playing"
    keep_log(server, id, log)
    return id, secrets
