"""The tables in memory of this process: opened, loaded when somebody asks for them, and unloaded."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

from parlour.server import entries, requests
from parlour.server.errors import NotFound, Unavailable
from parlour.server.ids import new_id
from parlour.server.limits import PerHour, client_network
from parlour.server.live_table import LiveTable
from parlour.server.metrics import Metrics
from parlour.server.process_bus import BusMessage, ProcessBus
from parlour.server.protocol import encode
from parlour.server.services import Opening, Services, Write
from parlour.server.snapshot import load_table
from parlour.server.store import Store
from parlour.server.table import Table
from parlour.server.table_locks import TableLocks

ID_LENGTH = 16

logger = logging.getLogger(__name__)


class LiveTables:
    """All tables by id, and what other processes publish about them."""

    def __init__(
        self,
        services: Services,
        store: Store,
        bus: ProcessBus,
        locks: TableLocks,
        metrics: Metrics,
        most_per_hour: int,
    ) -> None:
        """An address may open that many tables an hour; 0 is no limit."""
        self._services = services
        self._store = store
        self._bus = bus
        self._locks = locks
        self._metrics = metrics
        self._opened = PerHour(most_per_hour, "too-many-tables")
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    def __iter__(self) -> Iterator[LiveTable]:
        """Yield the tables in memory. Others may be loaded in the meantime."""
        return iter(list(self._tables.values()))

    def __contains__(self, id: str) -> bool:
        return id in self._tables

    def in_memory(self, id: str) -> LiveTable | None:
        """Return the table with this id if it is in memory."""
        return self._tables.get(id)

    async def open(self, request: Opening, address: str | None, start: bool = False) -> LiveTable:
        """Open a table, and start its first game if wished. The address is None for the server itself.

        Raise `TooMuch` if the address has opened too many tables in the last hour.
        """
        created = request(self._services.clock.now())
        if address is not None:
            self._opened.check(address)
        table = Table(new_id(ID_LENGTH), created)
        opened = self._services.clock.wall()
        row = {
            "id": table.id,
            "game": table.game.name,
            "public": created.public,
            "status": table.status,
            "created": opened,
            "changed": opened,
            "number": table.version,
            "info": encode(table.info()),
        }
        await self._store.write(Write(table.id, 1, entries.encode(created), new=row))
        live = LiveTable(table, self._services, client_network(address or ""))
        await self._activate(live)
        if start:
            await live.submit(requests.start)
        return live

    async def find(self, id: str) -> LiveTable:
        """Return the table with this id, loaded if it is not in memory.

        Raise `NotFound` if there is none, or the operator has closed it.
        """
        live = self._tables.get(id)
        if live is None:
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
                self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
            live = await asyncio.shield(self._loading[id])
        else:
            live.idle_since = None
        requests.check_not_closed(live.table)
        return live

    async def _load(self, id: str) -> LiveTable:
        table = await self._load_snapshot(id)
        log = await self._store.entries(id, 0 if table is None else table.version)
        if table is None:
            if not log:
                raise NotFound("no-such-table", table=id)
            created = entries.decode(log.pop(0)[1])
            assert isinstance(created, entries.Created)
            table = Table(id, created)
        live = LiveTable(table, self._services)
        for _, body in log:
            live.replay(entries.decode(body))
        live.take_over()
        await live.write_derived_rows()
        await self._activate(live)
        return live

    async def _load_snapshot(self, id: str) -> Table | None:
        snapshot = await self._store.snapshot(id)
        if snapshot is None:
            return None
        try:
            table = load_table(id, snapshot[1])
            await self._check_rules(table)
            return table
        except Unavailable:
            raise
        except Exception as error:
            # Snapshots are trusted, so a damaged one may raise anything. The log has everything.
            logger.warning("snapshot ignored", extra={"table": id, "error": repr(error)})
            return None

    async def _check_rules(self, table: Table) -> None:
        """BadRecord if the log says that the game was started under other rules: the log is the truth."""
        body = await self._store.entry(table.id, table.started) if table.started else None
        entry = None if body is None else entries.decode(body)
        if isinstance(entry, entries.Started):
            table.check_rules(entry.rules)

    async def _activate(self, live: LiveTable) -> None:
        id = live.table.id
        await self._locks.acquire([id])
        self._tables[id] = live
        self._metrics.live_tables(len(self._tables))
        await live.activate()

    async def unload(self, live: LiveTable) -> None:
        """Remove a table from memory."""
        id = live.table.id
        self._tables.pop(id, None)
        live.stop()
        self._bus.forget(id)
        self._metrics.live_tables(len(self._tables))
        await self._locks.release(id)

    async def take_over(self) -> None:
        """Schedule the tables here that no process schedules."""
        for id in await self._locks.acquire([id for id in self._tables if not self._locks.holds(id)]):
            live = self._tables.get(id)
            if live is not None:
                live.take_over()
                await live.refresh()

    async def refresh(self) -> None:
        """Read the logs that have become longer: messages from other processes may have been lost."""
        try:
            numbers = await self._store.last_numbers(list(self._tables))
        except Unavailable:
            return
        for id, number in numbers.items():
            live = self._tables.get(id)
            if live is not None:
                await live.refresh(number)

    def stop(self) -> None:
        for live in self:
            live.stop()

    def on_message(self, message: BusMessage) -> None:
        """Pass on what another process has published."""
        for id, number in message.tables.items():
            if (live := self._tables.get(id)) is not None:
                self._services.jobs.run(live.refresh(number))
        for id in message.here:
            if (live := self._tables.get(id)) is not None:
                live.broadcast_presence()
        for id, question, seat, move, request in message.held:
            if (live := self._tables.get(id)) is not None:
                self._services.jobs.run(live.receive_answer(question, seat, move, request))
        for id, seat, pace, version in message.seen:
            if (live := self._tables.get(id)) is not None:
                live.receive_seen(seat, pace, version)
        for id in message.asks:
            if (live := self._tables.get(id)) is not None:
                live.publish_state()

    async def on_heartbeat(self) -> None:
        """Publish again who is connected, and read what other processes have written."""
        for live in self:
            live.publish_seats()
        await self.refresh()
