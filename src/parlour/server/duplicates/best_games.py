"""The best games of a day that is over: those of people, or what a bot has made of the cards."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeAlias

from parlour.core.errors import BadRecord
from parlour.server.duplicates.daily import DailyDeal, DailyDeals
from parlour.server.duplicates.days import day_after
from parlour.server.duplicates.deal_store import DealStore
from parlour.server.duplicates.stored import Play
from parlour.server.duplicates.tables import DuplicateTables
from parlour.server.errors import Denied, NotFound, Unavailable
from parlour.server.interfaces import Jobs
from parlour.server.store import Store

#: Asks for the analysis of a record in the name of an address. Raises `Denied` if that is not possible now.
Analyse: TypeAlias = Callable[[str, str], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class BestGame:
    record: str
    is_by_bot: bool


class BestGames:
    def __init__(
        self,
        store: Store,
        deals: DealStore,
        daily: DailyDeals,
        tables: DuplicateTables,
        analyse: Analyse,
        jobs: Jobs,
    ) -> None:
        self._store = store
        self._deals = deals
        self._daily = daily
        self._tables = tables
        self._analyse = analyse
        self._jobs = jobs
        self._preparing: asyncio.Task[None] | None = None
        #: The deals of which nothing is missing.
        self._done: set[str] = set()

    async def find(self, deal: DailyDeal) -> BestGame | None:
        """Return the best game that is kept; None if there is none, or none yet.

        It is that of a bot if no person was as good.
        """
        person = await self._deals.best_play(deal.id)
        bot = await self._tables.find_play_by_bot(deal.id)
        found = [
            (play.result.utility, play)
            for play in (person, bot)
            if play is not None and play.result is not None and await self._is_kept(play)
        ]
        # The first one of equals.
        _, best = max(found, key=lambda pair: pair[0], default=(0, None))
        return None if best is None else BestGame(best.record_id, best is bot)

    def prepare(self) -> None:
        """See to the best games of yesterday, in the background and once for all who want them."""
        if self._preparing is None or self._preparing.done():
            self._preparing = self._jobs.run(self._prepare())

    async def _prepare(self) -> None:
        """Let a bot play the deals, one at a time, and have the best games analysed."""
        is_busy = False
        with suppress(Unavailable):  # maintenance tries again
            for deal in await self._daily.deals(day_after(await self._daily.today(), -1)):
                if deal.id in self._done or not await self._daily.is_over(deal):
                    continue
                is_played = not is_busy and await self._is_played(deal)
                is_busy = is_busy or not is_played
                best = await self.find(deal)
                with suppress(Denied):  # too many wait; asked for again
                    if best is not None:
                        await self._analyse(best.record, "")
                    if is_played:
                        self._done.add(deal.id)

    async def _is_played(self, deal: DailyDeal) -> bool:
        """Return whether a bot has played the deal, or never will; if not, it plays."""
        try:
            return (await self._tables.play_by_bot(deal.deal())).result is not None
        except (Denied, NotFound, BadRecord):  # the rules or the bot have changed since
            return True

    async def _is_kept(self, play: Play) -> bool:
        return bool(await self._store.kept_records([play.record_id]))
