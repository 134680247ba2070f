"""The room: all tables that are in memory in this process, and the services that they share."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress

from litestar.channels import ChannelsPlugin

from parlour.core.errors import ParlourError
from parlour.server import entries
from parlour.server.access import ALPHABET
from parlour.server.analyses import Analyses
from parlour.server.analysis_store import AnalysisStore
from parlour.server.bot_pool import BotPool
from parlour.server.client import CLOSE_TIMEOUT, Client
from parlour.server.clock import ServerClock
from parlour.server.duplicates.best_games import BestGames
from parlour.server.duplicates.challenges import Challenges
from parlour.server.duplicates.daily import DailyDeals
from parlour.server.duplicates.deal_store import DealStore
from parlour.server.duplicates.tables import DuplicateTables
from parlour.server.errors import NotFound, Unavailable
from parlour.server.hand_over_store import HandOverStore
from parlour.server.hand_overs import HandOvers
from parlour.server.jobs import BackgroundJobs
from parlour.server.limits import MessageBudgets, PerHour, client_network
from parlour.server.live_table import LiveTable
from parlour.server.metrics import Metrics
from parlour.server.moderation.moderation_store import ModerationStore
from parlour.server.moderation.moderator import Moderator
from parlour.server.notices.notifier import Notifier, Turn
from parlour.server.notices.outgoing import Outgoing
from parlour.server.notices.subscription_store import SubscriptionStore
from parlour.server.process_bus import ProcessBus
from parlour.server.protocol import encode
from parlour.server.requests import check_not_closed
from parlour.server.retention import Retention
from parlour.server.services import Services, Write
from parlour.server.settings import Settings
from parlour.server.snapshot import load_table
from parlour.server.store import Store
from parlour.server.table import Table
from parlour.server.table_codes import TableCodes
from parlour.server.table_locks import AdvisoryLocks, NoLocks, TableLocks

#: Seconds that background jobs get to finish when the server stops.
JOB_TIMEOUT = 5.0
#: New challenges per hour and address.
CHALLENGES = 60
ID_LENGTH = 16

logger = logging.getLogger(__name__)


class Room:
    def __init__(
        self,
        settings: Settings,
        channels: ChannelsPlugin | None = None,
        *,
        clock: ServerClock | None = None,
        store: Store | None = None,
        bot_pool: BotPool | None = None,
        subscriptions: SubscriptionStore | None = None,
        moderation: ModerationStore | None = None,
        outgoing: Outgoing | None = None,
    ) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.clock = clock or ServerClock()
        self.store = store or Store(settings.database, self.metrics.committed, self.metrics.database_failed)
        self.bot_pool = bot_pool or BotPool(
            settings.bot_workers, settings.bot_seconds, self.metrics.bot_decided, settings.think
        )
        self.locks: TableLocks = AdvisoryLocks(settings.database) if self.store.is_shared else NoLocks()
        self.jobs = BackgroundJobs(self.metrics.failed)
        self.analyses = self._create_analyses()
        self.notifier = Notifier(
            subscriptions or SubscriptionStore(self.store),
            settings,
            self.clock,
            self.jobs,
            self._find_turn,
            outgoing,
        )
        self.tables: dict[str, LiveTable] = {}
        self.bus = ProcessBus(self.tables, self.jobs, self.refresh_tables, channels)
        self._services = self._create_services()
        #: All connected clients, with the tasks that read from them.
        self.clients: dict[Client, asyncio.Task[None]] = {}
        self.is_closing = False
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        #: Since when tables have had no clients, by the time of the loop.
        self.idle_since: dict[str, float] = {}
        self._new_tables = PerHour(settings.tables, "too-many-tables")
        self._new_challenges = PerHour(CHALLENGES if settings.fixed_limits else 0, "too-many-challenges")
        self.message_budgets = MessageBudgets(settings.messages)
        self.retention = Retention(self.store)
        self._codes = TableCodes(self.store, is_limited=settings.fixed_limits)
        self.hand_overs = HandOvers(HandOverStore(self.store), self.clock, is_limited=settings.fixed_limits)
        self.moderator = Moderator(
            moderation or ModerationStore(self.store), self.clock, is_limited=settings.fixed_limits
        )
        self.deals = DealStore(self.store)
        self.duplicates = DuplicateTables(
            self.deals, self.clock, self.check_new_table, self.open_table, self.table, self._discard
        )
        self.daily = DailyDeals(self.deals, self.clock, self.duplicates.settle)
        self.best_games = BestGames(
            self.store, self.deals, self.daily, self.duplicates, self.analyses.request, self.jobs
        )
        self.challenges = Challenges(self.store, self.deals, self.daily, self.clock)

    def _create_analyses(self) -> Analyses:
        return Analyses(
            AnalysisStore(self.store),
            self.clock,
            self.jobs,
            self.metrics,
            at_once=self.settings.analyses,
            worlds=self.settings.analysis_worlds,
            is_limited=self.settings.requests > 0,
        )

    def _create_services(self) -> Services:
        return Services(
            clock=self.clock,
            store=self.store,
            bus=self.bus,
            locks=self.locks,
            bots=self.bot_pool,
            jobs=self.jobs,
            metrics=self.metrics,
            notices=self.notifier,
            min_bot_seconds=self.settings.min_bot_seconds,
        )

    async def open(self) -> None:
        self.store.open()
        await self.synchronise_clock()
        self.clock.started = self.clock.now()
        await self.bot_pool.open()
        await self.analyses.open()
        await self.notifier.open()
        await self.moderator.open()
        await self.bus.open()
        with suppress(Unavailable):  # maintenance tries again
            await self.daily.prepare()

    async def disconnect_clients(self) -> None:
        """Ask all clients to reconnect soon, and accept no new ones."""
        self.is_closing = True
        readers = list(self.clients.values())
        for client in list(self.clients):
            client.close("restart")
        if readers:
            await asyncio.wait(readers, timeout=2 * CLOSE_TIMEOUT)

    async def close(self) -> None:
        for live in self.tables.values():
            live.stop()
        await self.disconnect_clients()
        await self.bus.close()
        await self.analyses.close()
        await self.jobs.wait(JOB_TIMEOUT)
        await self.bot_pool.close()
        await self.locks.close()
        await self.store.close()

    async def synchronise_clock(self) -> None:
        """Set the clock by that of the database, if other processes use it too."""
        if self.store.is_shared:
            await self.clock.synchronise(self.store)

    def check_new_table(self, address: str) -> None:
        """Raise `TooMuch` if this address has opened too many tables in the last hour."""
        self._new_tables.check(address)

    def check_new_challenge(self, address: str) -> None:
        """Raise `TooMuch` if this address has made too many challenges in the last hour."""
        self._new_challenges.check(address)

    async def find_table(self, code: str, address: str) -> LiveTable:
        """Return the waiting table with this code. Raise `NotFound` or, for too many tries, `TooMuch`."""
        live = await self.table(await self._codes.find(code, address, self.clock.wall()))
        if live.table.status != "waiting":
            raise NotFound("no-such-code", given=code)
        return live

    async def open_table(self, created: entries.Created, opener: str = "") -> LiveTable:
        """Write the first entry of a new table. `opener` is the address that opens it."""
        id = "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))
        table = Table(id, created)
        opened = self.clock.wall()
        row = {
            "id": id,
            "game": table.game.name,
            "public": created.public,
            "status": table.status,
            "created": opened,
            "changed": opened,
            "number": table.version,
            "info": encode(table.info()),
        }
        await self.store.write(Write(id, 1, entries.encode(created), new=row))
        live = LiveTable(table, self._services, client_network(opener))
        await self._activate(live)
        return live

    async def table(self, id: str) -> LiveTable:
        """Return the table with this id, loaded if it is not in memory.

        Raise `NotFound` if there is none, or the operator has closed it.
        """
        live = self.tables.get(id)
        if live is None:
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
                self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
            live = await asyncio.shield(self._loading[id])
        else:
            self.idle_since.pop(id, None)
        check_not_closed(live.table)
        return live

    async def _discard(self, live: LiveTable) -> None:
        """Delete a table that nobody knows of."""
        await self.unload(live)
        await self.retention.discard_table(live.table.id)

    async def _load(self, id: str) -> LiveTable:
        table = await self._load_snapshot(id)
        log = await self.store.entries(id, 0 if table is None else table.version)
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
        snapshot = await self.store.snapshot(id)
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
        body = await self.store.entry(table.id, table.started) if table.started else None
        entry = None if body is None else entries.decode(body)
        if isinstance(entry, entries.Started):
            table.check_rules(entry.rules)

    async def _activate(self, live: LiveTable) -> None:
        id = live.table.id
        await self.locks.acquire([id])
        self.tables[id] = live
        self.metrics.live_tables(len(self.tables))
        await live.activate()

    async def refresh_tables(self) -> None:
        """Read the logs that have become longer: messages from other processes may have been lost."""
        try:
            numbers = await self.store.last_numbers(list(self.tables))
        except Unavailable:
            return
        for id, number in numbers.items():
            live = self.tables.get(id)
            if live is not None:
                await live.refresh(number)

    async def _find_turn(self, id: str, key: str, question: int) -> Turn:
        """Return whether the question of the seat with this key is still open."""
        await self.locks.acquire([id])
        if not self.locks.holds(id):
            return Turn("elsewhere")
        try:
            live = await self.table(id)
            await live.sync_if_shared()
        except Unavailable:
            raise
        except ParlourError:
            await self.locks.release(id)
            return Turn("over")
        table = live.table
        seat = table.seat_of(key)
        if seat is None or table.status == "over":
            return Turn("over")
        chair = table.chairs[seat]
        if chair.asked != question or chair.is_played_by_bot or live.is_present(seat):
            return Turn("answered")
        return Turn("paused" if table.paused else "open", table.game, live.time_left(seat))

    async def unload(self, live: LiveTable) -> None:
        """Remove a table from memory."""
        id = live.table.id
        self.tables.pop(id, None)
        self.idle_since.pop(id, None)
        live.stop()
        self.bus.forget(id)
        self.metrics.live_tables(len(self.tables))
        await self.locks.release(id)
