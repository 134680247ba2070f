"""What must be true of the logs and records of tables, whatever happened to the servers."""

from __future__ import annotations

import json
from collections.abc import Iterable

from sqlalchemy import insert, select

from parlour import Record
from parlour.fair import Fair
from parlour.server import entries, schema
from parlour.server.databases import create_engine
from parlour.server.entries import Entry, Played
from tests.server.persistent_players import Player
from tests.server.running import Server


async def read_log(database: str, table: str) -> list[Entry]:
    """The log of one table."""
    return (await read_logs(database, table))[table]


async def read_logs(database: str, *tables: str) -> dict[str, list[Entry]]:
    """The logs of these tables, or of all, as the database has them."""
    engine = create_engine(database)
    try:
        async with engine.connect() as connection:
            query = select(schema.entries).order_by(schema.entries.c.table_id, schema.entries.c.number)
            if tables:
                query = query.where(schema.entries.c.table_id.in_(tables))
            rows = (await connection.execute(query)).all()
    finally:
        await engine.dispose()
    logs: dict[str, list[Entry]] = {}
    for table, number, body in rows:
        log = logs.setdefault(table, [])
        log.append(entries.decode(body))
        assert number == len(log), f"{table} has no number {len(log)}"
    return logs


async def append(database: str, table: str, number: int, entry: Entry) -> None:
    """Write an entry and say nothing: as a server that dies right after its commit."""
    engine = create_engine(database)
    try:
        async with engine.begin() as connection:
            row = {"table_id": table, "number": number, "body": entries.encode(entry)}
            await connection.execute(insert(schema.entries), row)
    finally:
        await engine.dispose()


def requests_of(entry: Entry) -> list[tuple[int | None, str]]:
    """The requests that led to the entry."""
    asked = [] if entry.id is None else [(entry.seat, entry.id)]
    return asked + list(entry.answers) if isinstance(entry, Played) else asked


def check_acknowledged(
    logs: dict[str, list[Entry]], acknowledged: Iterable[tuple[Player, str, int, str]]
) -> None:
    """Every acknowledged move is in the log where it was said to be, and nothing was done twice."""
    for log in logs.values():
        asked = [request for entry in log for request in requests_of(entry)]
        assert len(asked) == len(set(asked)), "a request was carried out twice"
    for player, id, version, move in acknowledged:
        entry = logs[player.table][version - 1]
        assert isinstance(entry, Played)
        assert (player.seat, id) in requests_of(entry)
        assert (player.seat, move) in entry.moves


def acknowledged_by(players: Iterable[Player]) -> list[tuple[Player, str, int, str]]:
    """All moves that were acknowledged so far."""
    return [(player, id, *move) for player in players for id, move in player.acknowledged.items()]


def games_of(log: Iterable[Entry]) -> list[list[tuple[int, str]]]:
    """The moves of each game that was begun at the table."""
    games: list[list[tuple[int, str]]] = []
    for entry in log:
        if isinstance(entry, entries.Started) or (
            isinstance(entry, entries.Rematch) and entry.rules is not None
        ):
            games.append([])
        elif isinstance(entry, Played):
            games[-1] += entry.moves
    return games


def check_records(server: Server, logs: dict[str, list[Entry]], players: Iterable[Player]) -> list[Record]:
    """The record of every game that has ended, each verified and compared with its commitment."""
    records = []
    for table, game in {(player.table, game) for player in players for game in player.games}:
        games = games_of(logs[table])
        answer = server.get(f"/api/records/{table}-{game.number}")
        if game.number >= len(games) and answer.status == 404:  # it goes on, or was only committed to
            continue
        assert answer.status == 200, f"game {game.number} of {len(games)}: {answer}"
        record = Record.load(json.dumps(answer.body))
        record.replay()
        assert isinstance(record.fair, Fair)
        assert record.fair.commitment == game.commitment
        assert [(move.seat, move.text) for move in record.moves] == games[game.number - 1]
        records.append(record)
    return records
