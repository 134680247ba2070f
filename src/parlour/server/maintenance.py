"""Maintenance of a room: what happens every second, minute and hour."""

from __future__ import annotations

import asyncio
import logging
from itertools import count

from parlour.server.durations import DAY_MS
from parlour.server.errors import Unavailable
from parlour.server.live_table import LiveTable
from parlour.server.live_tables import LiveTables
from parlour.server.room import Room

#: Seconds after which a table without clients is removed from memory.
UNLOAD_AFTER = 60.0
#: The number of tables loaded at a time because something is due.
MOST_DUE = 50
#: Seconds after which a client that sends nothing, not even `ping`, is disconnected.
CLIENT_TIMEOUT = 90.0
#: Seconds between synchronisations of the clock, and between purges of what has expired.
CLOCK_INTERVAL = 60
#: Seconds between purges of what is kept for days, and after the start until the first of them.
RETENTION_INTERVAL = 3600
FIRST_RETENTION = 60

logger = logging.getLogger(__name__)


async def maintain(room: Room) -> None:
    """Maintain all tables and clients every second; an error must not end this."""
    for second in count(1):
        await asyncio.sleep(1)
        try:
            if second % CLOCK_INTERVAL == 0:
                await room.synchronise_clock()
                await room.hand_overs.purge()
                await room.daily.prepare()
                room.best_games.prepare()
            if second % RETENTION_INTERVAL == FIRST_RETENTION:
                await delete_old(room)
            room.metrics.measured(room.bot_pool.waiting)
            await room.tables.take_over()
            await load_due_tables(room)
            await room.notice_sender.send_due()
            close_idle_clients(room)
            for live in room.tables:
                await maintain_table(room.tables, live)
        except Unavailable:
            logger.warning("database does not answer")
        except Exception:
            room.metrics.failed()
            logger.exception("maintenance failed")


async def delete_old(room: Room) -> None:
    """Delete what was kept long enough: tables, records, reports."""
    now, settings = room.clock.wall(), room.settings
    if settings.keep_tables:
        await room.retention.delete_tables(now - settings.keep_tables * DAY_MS)
    if settings.keep_records:
        await room.retention.delete_records(now - settings.keep_records * DAY_MS)
    await room.moderator.purge()


async def load_due_tables(room: Room) -> None:
    """Load the tables of slow games that have something to do, unless another process does."""
    due = await room.store.due_tables(room.clock.now(), MOST_DUE)
    missing = [id for id in due if id not in room.tables]
    await room.locks.acquire(missing)
    for id in missing:
        if room.locks.holds(id):
            await _load_due_table(room, id)


async def _load_due_table(room: Room, id: str) -> None:
    try:
        await room.tables.find(id)
    except Unavailable:
        await room.locks.release(id)
        raise
    except Exception as error:
        # Such as other rules by now: it would be tried again every second.
        logger.error("table cannot be loaded", extra={"table": id, "error": repr(error)})
        await room.store.clear_due(id)
        await room.locks.release(id)


def close_idle_clients(room: Room) -> None:
    """Disconnect clients that send nothing."""
    oldest = asyncio.get_running_loop().time() - CLIENT_TIMEOUT
    for client in list(room.clients):
        if client.last_seen < oldest:
            client.close("silent")


async def maintain_table(tables: LiveTables, live: LiveTable) -> None:
    """Update what follows from who is connected; remove the table from memory if it has long been idle."""
    now = asyncio.get_running_loop().time()
    await live.catch_up()
    if not live.is_idle():
        live.idle_since = None
    elif live.idle_since is None:
        live.idle_since = now
    elif now - live.idle_since > UNLOAD_AFTER:
        await tables.unload(live)
