"""The room: all tables that somebody in this process is at, and what they share."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any, TypeVarTuple

from litestar.channels import ChannelsPlugin

from parlour import fair
from parlour.core.errors import ParlourError
from parlour.core.options import settle
from parlour.server import catalogue
from parlour.server import entries as log
from parlour.server.bot_pool import BotPool
from parlour.server.chairs import Change
from parlour.server.client import FAREWELL, Client
from parlour.server.errors import NotFound, Unavailable
from parlour.server.http.messages import NewTable
from parlour.server.limits import PerHour
from parlour.server.live_table import LiveTable
from parlour.server.metrics import Metrics
from parlour.server.process_bus import ProcessBus
from parlour.server.protocol import encode
from parlour.server.settings import Settings
from parlour.server.snapshot import load_table
from parlour.server.store import Store
from parlour.server.table import Table
from parlour.server.table_locks import AdvisoryLocks, NoLocks, TableLocks
from parlour.server.writer import Write

#: A table at which nobody is stays in memory so long, in seconds.
IDLE = 60.0
#: A client that says nothing, not even `ping`, for so many seconds is taken for gone.
SILENCE = 90.0
#: Every so many seconds clocks are compared.
CLOCK = 60
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH = 16

logger = logging.getLogger(__name__)
Given = TypeVarTuple("Given")


class Room:
    def __init__(self, settings: Settings, channels: ChannelsPlugin | None = None) -> None:
        self.settings = settings
        #: Milliseconds by which the common clock is ahead of this machine's.
        self._ahead = 0
        self.started = self.now()
        self.metrics = Metrics()
        self.store = Store(settings.database, self.metrics.committed)
        self.bus = ProcessBus(self, channels)
        self.locks: TableLocks = AdvisoryLocks(settings.database) if self.store.is_shared else NoLocks()
        self.bot_pool = BotPool(settings.bot_workers, settings.bot_seconds, self.metrics.thought)
        self.tables: dict[str, LiveTable] = {}
        #: Everybody who is connected, and what listens to them.
        self.clients: dict[Client, asyncio.Task[None]] = {}
        self.is_closing = False
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._idle: dict[str, float] = {}
        self._jobs: set[asyncio.Task[Any]] = set()
        self._tending: asyncio.Task[None] | None = None
        self._new_tables = PerHour(settings.tables)

    async def open(self) -> None:
        self.store.open()
        await self._set_clock()
        self.started = self.now()
        await self.bot_pool.open()
        await self.bus.open()
        self._tending = asyncio.create_task(self._tend())

    async def say_goodbye(self) -> None:
        """Send everybody away, to come back soon; all that was acknowledged is in the log already."""
        self.is_closing = True
        listening = list(self.clients.values())
        for client in list(self.clients):
            client.dismiss("restart")
        if listening:
            await asyncio.wait(listening, timeout=2 * FAREWELL)

    async def close(self) -> None:
        if self._tending is not None:
            self._tending.cancel()
        for live in self.tables.values():
            live.scheduler.stop()
        await self.say_goodbye()
        await self.bus.close()
        if self._jobs:
            await asyncio.wait(self._jobs, timeout=5)
        await self.bot_pool.close()
        await self.locks.close()
        await self.store.close()

    def now(self) -> int:
        """Milliseconds since 1970, by the clock that all processes of this server go by."""
        return time.time_ns() // 1_000_000 + self._ahead

    async def _set_clock(self) -> None:
        """Clocks of hosts may differ, and moves of one game be written by all of them."""
        if self.store.is_shared:
            ahead, uncertainty = await self.store.clock()
            self._ahead = ahead if abs(ahead) > uncertainty else 0

    def later(self, seconds: float, what: Callable[[*Given], object], *args: *Given) -> None:
        asyncio.get_running_loop().call_later(seconds, what, *args)

    def run(self, job: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do it beside everything else."""
        task = asyncio.create_task(job)
        self._jobs.add(task)
        task.add_done_callback(self._job_done)
        return task

    def _job_done(self, task: asyncio.Task[Any]) -> None:
        self._jobs.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.metrics.failed()
            logger.error("job failed", exc_info=error)

    def keep(self, write: Write) -> None:
        """Write it some time soon: it follows from the log and can be made again."""

        async def put() -> None:
            try:
                await self.store.write(write)
            except Unavailable:
                logger.warning("not kept", extra={"table": write.table})

        self.run(put())

    async def create(self, wish: NewTable, host: int | None, bots: dict[int, str]) -> tuple[LiveTable, str]:
        """A new table with its host and bots at these seats, and the secret of the host."""
        game = catalogue.game(wish.game, wish.deck)
        game.check_seats(wish.seats)
        secret = wish.secret or secrets.token_urlsafe(24)
        now = self.now()
        seated = [log.Sat(at=now, seat=seat, holder="bot", name="", bot=bot) for seat, bot in bots.items()]
        if host is not None:
            key = hashed(secret)
            seated.append(
                log.Sat(at=now, seat=host, holder="person", name=wish.name, key=key, seed=wish.seed)
            )
        created = log.Created(
            at=now,
            game=game.name,
            seats=wish.seats,
            options=settle(game.options, wish.options),
            deck=wish.deck,
            public=wish.public,
            clock=wish.clock,
            window=wish.window,
            delay=wish.delay,
            grace=wish.grace,
            host=hashed(secret),
            secret=fair.new_secret(),
            lesson=game.lesson.seed if wish.lesson and game.lesson is not None else None,
            seated=seated,
        )
        id = "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))
        table = Table(id, created)
        row = {
            "id": id,
            "game": game.name,
            "public": wish.public,
            "status": table.status,
            "created": created.at,
            "changed": created.at,
            "number": table.version,
            "info": encode(table.info()),
        }
        await self.store.write(Write(id, 1, log.encode(created), new=row))
        live = LiveTable(self, table)
        await self._welcome(live)
        return live, secret

    def check_new_table(self, address: str) -> None:
        """TooMuch if somebody at that address has opened many tables lately."""
        self._new_tables.check(address)

    async def look_everywhere(self) -> None:
        """ProcessBus may have been lost: see whether logs have become longer than the tables here know."""
        try:
            lengths = await self.store.lengths(list(self.tables))
        except Unavailable:
            return
        for id, number in lengths.items():
            live = self.tables.get(id)
            if live is not None:
                await live.hear_of(number)

    async def table(self, id: str) -> LiveTable:
        """The table of that id, read from its log if nobody here is at it; NotFound if there is none."""
        live = self.tables.get(id)
        if live is not None:
            self._idle.pop(id, None)
            return live
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> LiveTable:
        kept = await self.store.snapshot(id)
        table = None
        if kept is not None:
            try:
                table = load_table(id, kept[1])
            except (ParlourError, ValueError) as error:
                logger.warning("snapshot not used", extra={"table": id, "error": str(error)})
        entries = await self.store.entries(id, 0 if table is None else table.version)
        if table is None:
            if not entries:
                raise NotFound("no-such-table", table=id)
            created = log.decode(entries.pop(0)[1])
            assert isinstance(created, log.Created)
            table = Table(id, created)
        live = LiveTable(self, table)
        for _, body in entries:
            live.replay(log.decode(body))
        # The server may have died between an entry and what follows from it.
        write = live.aftermath(Change(ended=table.status == "over"))
        if write.record is None:
            self.keep(write)
        else:
            await self.store.write(write)
        await self._welcome(live)
        return live

    async def _welcome(self, live: LiveTable) -> None:
        await self.locks.acquire([live.table.id])
        self.tables[live.table.id] = live
        self.metrics.live_tables(len(self.tables))
        if self.store.is_shared:
            # Another process may have written while this one was reading, and its news went unheard.
            await live.refresh()
            self.bus.ask_about(live.table.id)
        live.broadcaster.show_later()
        live.scheduler.note_absence()
        live.scheduler.update()

    def schedules(self, live: LiveTable) -> bool:
        return self.locks.holds(live.table.id)

    async def _tend(self) -> None:
        """Every second, whatever goes wrong: see that every table here is taken care of."""
        for second in count(1):
            await asyncio.sleep(1)
            try:
                if second % CLOCK == 0:
                    await self._set_clock()
                await self._take_over()
                self.part_from_silent()
                for live in list(self.tables.values()):
                    await self._tend_table(live)
            except Unavailable:
                logger.warning("the database does not answer")
            except Exception:
                self.metrics.failed()
                logger.exception("tending failed")

    def part_from_silent(self) -> None:
        """Close connections that nothing was heard of for long: most likely nobody is there any more."""
        oldest = asyncio.get_running_loop().time() - SILENCE
        for client in list(self.clients):
            if client.heard < oldest:
                client.dismiss("silent")

    async def _take_over(self) -> None:
        """Take care of the tables here that no other process takes care of."""
        for id in await self.locks.acquire([id for id in self.tables if not self.locks.holds(id)]):
            live = self.tables.get(id)
            if live is not None:
                live.scheduler.take_over()
                await live.refresh()

    async def _tend_table(self, live: LiveTable) -> None:
        id, now = live.table.id, asyncio.get_running_loop().time()
        if live.is_behind:
            await live.refresh()
        if live.scheduler.note_absence():
            live.tell_presence()
        if not live.is_deserted():
            self._idle.pop(id, None)
        elif now - self._idle.setdefault(id, now) > IDLE:
            await self._let_go(live)

    async def _let_go(self, live: LiveTable) -> None:
        id = live.table.id
        self.tables.pop(id, None)
        self._idle.pop(id, None)
        live.scheduler.stop()
        self.bus.forget(id)
        self.metrics.live_tables(len(self.tables))
        await self.locks.release(id)


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()
