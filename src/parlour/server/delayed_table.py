"""The table as spectators with a delay see it: the same log, folded later."""

from __future__ import annotations

from collections import deque

from parlour.server import entries, wire
from parlour.server.entries import Entry
from parlour.server.protocol import PROTOCOL, NoClock, Whole
from parlour.server.snapshot import dump_table, load_table
from parlour.server.table import Table

#: Timers may fire this many seconds early.
TOLERANCE = 0.001


class DelayedTable:
    """A second fold of the log that lags behind. Between the two it keeps only the entries.

    Times are those of the event loop. `window` is how long the window of a version was open, in milliseconds.
    """

    def __init__(self, table: Table, delay: float, now: float, window: int | None) -> None:
        self._table = load_table(table.id, dump_table(table))
        self._delay = delay
        #: The age of the table may be unknown, after a restart. So nobody sees it before this time.
        self._visible_at = now + delay
        self._window = window
        #: The updates still to be shown: the time, the encoded entry, and its window.
        self._entries: deque[tuple[float, bytes, int | None]] = deque()

    def add(self, entry: Entry, now: float, window: int | None) -> None:
        """Show this entry later. What is due now is folded, so that no more is kept than the delay needs."""
        self._entries.append((now + self._delay, entries.encode(entry), window))
        self.advance(now)

    def advance(self, now: float) -> None:
        """Fold everything that may be seen now."""
        while self._entries and self._entries[0][0] <= now + TOLERANCE:
            _, body, self._window = self._entries.popleft()
            self._table.apply(entries.decode(body))

    def next_due(self, now: float) -> float | None:
        """Return when there will be something new to see, or None if nothing is waiting."""
        if now + TOLERANCE < self._visible_at:
            return self._visible_at
        return self._entries[0][0] if self._entries else None

    def whole(self, now: float, here: list[bool]) -> Whole | None:
        """Return the present view of a spectator, or None before the delay has first passed."""
        if now + TOLERANCE < self._visible_at:
            return None
        self.advance(now)
        table = self._table
        return Whole(
            version=table.version,
            seat=None,
            protocol=PROTOCOL,
            info=table.info(),
            view=table.view(None),
            choices=[],
            ask=None,
            clocks=[] if isinstance(table.created.clock, NoClock) else wire.clocks(table, table.at),
            window=self._window if table.is_window else None,
            here=here,
            lines=list(table.lines),
            missed=[],
        )
