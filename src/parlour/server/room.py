"""The room: the parts of a process that serves tables, and how they are connected."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from litestar.channels import ChannelsPlugin

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
from parlour.server.errors import Unavailable
from parlour.server.hand_over_store import HandOverStore
from parlour.server.hand_overs import HandOvers
from parlour.server.jobs import BackgroundJobs
from parlour.server.limits import MessageBudgets, PerHour
from parlour.server.live_tables import LiveTables
from parlour.server.metrics import Metrics
from parlour.server.moderation.moderation_store import ModerationStore
from parlour.server.moderation.moderator import Moderator
from parlour.server.notices.notifier import Notifier
from parlour.server.notices.outgoing import Outgoing
from parlour.server.notices.sender import NoticeSender
from parlour.server.notices.subscription_store import SubscriptionStore
from parlour.server.process_bus import ProcessBus
from parlour.server.retention import Retention
from parlour.server.services import Services
from parlour.server.settings import Settings
from parlour.server.store import Store
from parlour.server.table_codes import TableCodes
from parlour.server.table_locks import AdvisoryLocks, NoLocks, TableLocks

#: Seconds that background jobs get to finish when the server stops.
JOB_TIMEOUT = 5.0
#: New challenges per hour and address.
CHALLENGES = 60


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
        subscriptions = subscriptions or SubscriptionStore(self.store)
        self.notifier = Notifier(subscriptions, settings, self.clock, outgoing)
        self.bus = ProcessBus(self.jobs, channels)
        self.tables = LiveTables(
            self._create_services(), self.store, self.bus, self.locks, self.metrics, settings.tables
        )
        self.notice_sender = NoticeSender(
            subscriptions, self.notifier, self.tables, self.locks, self.clock, self.jobs
        )
        #: All connected clients, with the tasks that read from them.
        self.clients: dict[Client, asyncio.Task[None]] = {}
        self.is_closing = False
        self._new_challenges = PerHour(CHALLENGES if settings.fixed_limits else 0, "too-many-challenges")
        self.message_budgets = MessageBudgets(settings.messages)
        self.retention = Retention(self.store)
        self.codes = TableCodes(self.store, self.tables, self.clock, is_limited=settings.fixed_limits)
        self.hand_overs = HandOvers(HandOverStore(self.store), self.clock, is_limited=settings.fixed_limits)
        self.moderator = Moderator(
            moderation or ModerationStore(self.store), self.clock, is_limited=settings.fixed_limits
        )
        self.deals = DealStore(self.store)
        self.duplicates = DuplicateTables(self.deals, self.clock, self.tables, self.retention)
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
        await self.bus.open(self.tables)
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
        self.tables.stop()
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

    def check_new_challenge(self, address: str) -> None:
        """Raise `TooMuch` if this address has made too many challenges in the last hour."""
        self._new_challenges.check(address)
