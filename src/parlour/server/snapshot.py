"""Snapshots of a table, so that a long log need not be read from its start."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from parlour.server.entries import Created
from parlour.server.protocol import Holder, Line, Pace, Status
from parlour.server.table import Table
from parlour.server.table_types import Chair, Undo, Vote


class _Chair(Struct):
    holder: Holder
    name: str
    key: str
    bot: str | None
    rests: Literal["absence", "wish"] | None
    seed: str
    asked: int | None
    since: int
    spent: int
    used: int
    decisions: int
    ready: bool = False


class _Undo(Struct):
    seat: int
    to: int
    waiting: list[int]


class _Vote(Struct):
    seat: int
    asked: int
    agreed: list[int]


class Snapshot(Struct):
    created: Created
    version: int
    host: str
    chairs: list[_Chair]
    status: Status
    paused: bool
    stopped: int
    number: int
    secret: str
    seeds: list[str]
    seed: int
    #: The position in the game's own format; None before the first game.
    position: Any
    moves: list[tuple[int, str]]
    floor: int
    undo: _Undo | None
    lines: list[Line]
    answered: list[tuple[int | None, str, int]]
    record: str | None
    at: int = 0
    #: The number of the entry that started the last game, and its rules. Old snapshots do not have them.
    started: int = 0
    rules: int = 0
    pace: Pace | None = None
    #: The version of its deal.
    deal: int = 1
    answered_by_bots: int = 0
    votes: list[_Vote] = []
    dealt_at: int = 0
    closed: bool = False


_decoder = msgspec.json.Decoder(Snapshot)


def dump_table(table: Table) -> bytes:
    undo = table.undo
    return msgspec.json.encode(
        Snapshot(
            created=table.created,
            version=table.version,
            host=table.host,
            chairs=[
                _Chair(**{name: getattr(chair, name) for name in _Chair.__struct_fields__})
                for chair in table.chairs
            ],
            status=table.status,
            paused=table.paused,
            stopped=table.stopped,
            number=table.number,
            secret=table.secret,
            seeds=table.seeds,
            seed=table.seed,
            position=None if table.state is None else table.game.position(table.state),
            moves=table.moves,
            floor=table.floor,
            undo=None if undo is None else _Undo(undo.seat, undo.to, undo.waiting),
            lines=table.lines,
            answered=[(seat, id, version) for (seat, id), version in table.answered.items()],
            record=table.record,
            at=table.at,
            started=table.started,
            rules=table.rules,
            pace=table.pace,
            deal=table.deal,
            answered_by_bots=table.answered_by_bots,
            votes=[_Vote(vote.seat, vote.asked, vote.agreed) for vote in table.votes],
            dealt_at=table.dealt_at,
            closed=table.closed,
        )
    )


def load_table(id: str, body: bytes) -> Table:
    """Return the table at the time of the snapshot; later entries of the log are still to be applied.

    Raise BadRecord if its game was started under other rules.
    """
    snapshot = _decoder.decode(body)
    table = Table(id, snapshot.created)
    for name in (
        "version",
        "host",
        "status",
        "paused",
        "stopped",
        "number",
        "secret",
        "seeds",
        "seed",
        "moves",
        "floor",
        "at",
        "started",
        "rules",
        "pace",
        "deal",
        "answered_by_bots",
        "dealt_at",
        "closed",
    ):
        setattr(table, name, getattr(snapshot, name))
    table.chairs = [
        Chair(**{name: getattr(chair, name) for name in _Chair.__struct_fields__})
        for chair in snapshot.chairs
    ]
    table.undo = (
        None if snapshot.undo is None else Undo(snapshot.undo.seat, snapshot.undo.to, snapshot.undo.waiting)
    )
    table.votes = [Vote(vote.seat, vote.asked, vote.agreed) for vote in snapshot.votes]
    table.lines = snapshot.lines
    table.answered = {(seat, request): version for seat, request, version in snapshot.answered}
    table.record = snapshot.record
    if snapshot.position is not None:
        table.check_rules(snapshot.rules)
        table.resume(table.game.from_position(snapshot.position, trusted=True))
    return table
