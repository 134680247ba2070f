"""The rows of the database that follow from a table's log: listing, snapshots, records and results."""

from __future__ import annotations

import logging
from zlib import crc32

from parlour.server.errors import Unavailable
from parlour.server.ids import record_id
from parlour.server.interfaces import Clock, Jobs
from parlour.server.protocol import encode
from parlour.server.services import LogStore, Write
from parlour.server.snapshot import dump_table
from parlour.server.table import Table
from parlour.server.table_history import finished_record

#: A snapshot is taken once per this many entries.
SNAPSHOT_INTERVAL = 200

logger = logging.getLogger(__name__)


class DerivedRows:
    """Writes them. Whatever is lost can be derived from the log again."""

    def __init__(self, table: Table, store: LogStore, clock: Clock, jobs: Jobs) -> None:
        self._table = table
        self._store = store
        self._clock = clock
        self._jobs = jobs
        #: Spreads the snapshots of tables that were opened together.
        self._snapshot_offset = crc32(table.id.encode()) % SNAPSHOT_INTERVAL
        #: The record of a finished game that could not be written yet.
        self._unsaved_record: Write | None = None

    @property
    def is_record_missing(self) -> bool:
        """Whether the record of a finished game could not be written yet."""
        return self._unsaved_record is not None

    def is_snapshot_due(self) -> bool:
        return self._table.version % SNAPSHOT_INTERVAL == self._snapshot_offset

    async def write_record(self) -> None:
        """Write the record of a finished game before its end is broadcast, unless the database is down."""
        self._unsaved_record = self._rows(True)
        try:
            await self.flush_record()
        except Unavailable:
            logger.warning("record not written yet", extra={"table": self._table.id})

    async def flush_record(self) -> None:
        """Write the record that could not be written; raise Unavailable if it still cannot."""
        if self._unsaved_record is not None:
            await self._store.write(self._unsaved_record)
            self._unsaved_record = None

    async def write_again(self) -> None:
        """Write what the last process may not have written before it stopped."""
        if self._table.status == "over" and not self._table.closed:
            await self._store.write(self._rows(True))
        else:
            self.write_soon()

    def write_soon(self) -> None:
        """Write in the background."""
        self._jobs.run(self._try_write(self._rows(False)))

    async def write_now(self) -> None:
        await self._try_write(self._rows(False))

    async def _try_write(self, write: Write) -> None:
        try:
            await self._store.write(write)
        except Unavailable:
            logger.warning("derived rows not written", extra={"table": write.table})

    def _rows(self, ended: bool) -> Write:
        """Return the rows as the table is now: listing, snapshot if due, record if a game has ended."""
        table = self._table
        write = Write(table.id)
        write.changes = {
            "number": table.version,
            "status": table.status,
            "changed": self._clock.wall(),
            "info": encode(table.info()),
        }
        if ended:
            # The last move counts, even if its process died before it could write this.
            finished = min(table.at, self._clock.wall())
            write.record = record_row(table, finished)
            if table.is_duplicate:
                write.result = result_row(table, finished)
        if self.is_snapshot_due():
            write.snapshot = {"number": table.version, "body": dump_table(table)}
        return write


def result_row(table: Table, finished: int) -> dict[str, object]:
    """Return the result at the seat from which everybody plays a deal."""
    outcome = table.outcome
    assert outcome is not None
    # Whoever plays it sits down first.
    seat = table.created.seated[0].seat
    utilities = table.game.utilities(outcome)
    return {
        "finished": finished,
        "score": outcome.scores[seat],
        "utility": utilities[seat],
        "place": 1 + sum(other > utilities[seat] for other in utilities),
        "scores": encode(outcome.scores),
    }


def record_row(table: Table, finished: int) -> dict[str, object]:
    record = finished_record(table)
    return {
        "id": record_id(table.id, table.number),
        "game": table.game.name,
        "public": table.created.public,
        "started": table.dealt_at or None,
        "finished": finished,
        "names": encode([chair.name for chair in table.chairs]),
        "players": encode(record.players),
        "study": table.created.study,
        "body": record.dump().encode(),
    }
