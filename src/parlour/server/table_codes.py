"""Codes that friends can say aloud, good while a table waits for players.

A code is the beginning of the table's id. Most of the id stays secret, so the code is worthless afterwards.
"""

from __future__ import annotations

from parlour.server.durations import DAY_MS
from parlour.server.errors import NotFound, TooMuch
from parlour.server.interfaces import Clock
from parlour.server.limits import AddressBuckets
from parlour.server.live_table import LiveTable
from parlour.server.live_tables import LiveTables
from parlour.server.store import Store

#: The codes an address may try at once, and per minute after that.
TRIES = 10
TRIES_PER_MINUTE = 6
#: A table that waits without a visible change loses its code after this many milliseconds.
LIFETIME = DAY_MS


class TableCodes:
    """Finds waiting tables by their codes, slowly for each address: a code is short enough to be guessed."""

    def __init__(self, store: Store, tables: LiveTables, clock: Clock, is_limited: bool) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._tries = AddressBuckets(TRIES_PER_MINUTE / 60 if is_limited else 0, TRIES)

    async def find(self, code: str, address: str) -> LiveTable:
        """Return the only waiting table with the code.

        Raise `NotFound` if there is none, and `TooMuch` if the address tries too often.
        """
        if not self._tries.take(address):
            raise TooMuch("too-many-codes")
        found = await self._store.waiting_tables(code.lower(), self._clock.wall() - LIFETIME)
        if len(found) == 1:
            live = await self._tables.find(found[0])
            if live.table.status == "waiting":
                return live
        raise NotFound("no-such-code", given=code)
