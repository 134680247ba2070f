"""Tables with a deal that others play too: one for each browser, which gets it back whenever it asks."""

from __future__ import annotations

import base64
import contextlib
import hmac
import logging
from dataclasses import replace

from parlour.core.errors import BadRecord
from parlour.server import requests
from parlour.server.access import hash_secret
from parlour.server.bot_catalogue import check_bot
from parlour.server.duplicates.deal_store import DealStore
from parlour.server.duplicates.stored import Play
from parlour.server.errors import Denied, NotFound, Unavailable
from parlour.server.interfaces import Clock
from parlour.server.live_table import LiveTable
from parlour.server.live_tables import LiveTables
from parlour.server.new_table import Deal, Host, open_duplicate
from parlour.server.retention import Retention

#: The bot that everybody meets in the deal of the day, and in place of the people of another game.
BOT = "hard"
#: In how many worlds it compares its choices: what it usually needs, within less than a second.
WORLDS = 500
#: The prefix of a deal's id if a bot plays it from the human seat; also its key, in place of a browser's.
BY_BOT = "bot/"

logger = logging.getLogger(__name__)


def secret_for(browser: str, purpose: str) -> str:
    """Derive a secret from that of a browser: always the same for the same purpose.

    Nobody who knows the secrets for two purposes can tell that they belong to the same browser.
    """
    digest = hmac.digest(browser.encode(), f"parlour-browser/{purpose}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def key_for(browser: str, purpose: str) -> str:
    """Return the hash of such a secret, by which the database knows it."""
    return hash_secret(secret_for(browser, purpose))


class DuplicateTables:
    """Opens tables, and finds those that were opened before."""

    def __init__(
        self,
        store: DealStore,
        clock: Clock,
        tables: LiveTables,
        retention: Retention,
    ) -> None:
        self._store = store
        self._clock = clock
        self._tables = tables
        self._retention = retention

    async def find_play(self, deal: str, browser: str | None) -> Play | None:
        """Return the table at which the browser plays the deal."""
        return None if browser is None else await self._store.play_of_browser(deal, key_for(browser, deal))

    async def play(self, deal: Deal, name: str, browser: str, address: str) -> tuple[LiveTable, str]:
        """Return the table of the browser, opened if there is none, and the secret of its seat."""
        secret = secret_for(browser, deal.id)
        key = hash_secret(secret)
        known = await self._store.play_of_browser(deal.id, key)
        if known is None:
            known = await self._begin(deal, Host(name, key), address)
        live = await self._tables.find(known.table_id)
        await self._start(live)
        return live, secret

    async def find_play_by_bot(self, deal: str) -> Play | None:
        """Return the game in which a bot plays the deal from the seat of the people."""
        return await self._store.play_of_browser(f"{BY_BOT}{deal}", BY_BOT)

    async def play_by_bot(self, deal: Deal) -> Play:
        """Return that game, begun if there is none.

        It is a deal of its own, so it is no result among theirs.
        """
        known = await self.find_play_by_bot(deal.id)
        if known is None:
            known = await self._begin(replace(deal, id=f"{BY_BOT}{deal.id}"), Host("", BY_BOT), None)
        if known.result is None:
            # Loaded and scheduled, wherever it was left.
            await self._start(await self._tables.find(known.table_id))
        return known

    async def _begin(self, deal: Deal, host: Host, address: str | None) -> Play:
        bot = BOT if host.key == BY_BOT else None
        opened = await self._tables.open(lambda now: open_duplicate(now, host, deal, check_bot, bot), address)
        await self._store.add_play(
            {
                "table_id": opened.table.id,
                "deal": deal.id,
                "browser": host.key,
                "name": host.name,
                "seat": deal.seat,
                "started": self._clock.wall(),
            }
        )
        known = await self._store.play_of_browser(deal.id, host.key)
        assert known is not None
        if known.table_id != opened.table.id:
            # Another request of this browser was faster.
            await self._tables.unload(opened)
            await self._retention.discard_table(opened.table.id)
        return known

    async def _start(self, live: LiveTable) -> None:
        await live.sync_if_shared()
        if live.table.status == "waiting":
            with contextlib.suppress(Denied):  # another request was faster
                await live.submit(requests.start)

    async def settle(self, deal: str) -> None:
        """Write the results that follow from the logs of a deal: a process may have died before it did."""
        for table in await self._store.unfinished_plays(deal):
            try:
                await self._tables.find(table)
            except (NotFound, BadRecord):  # closed, deleted, or under other rules
                pass
            except Unavailable:
                raise
            except Exception as error:
                # One damaged log must not keep the deal secret for everybody.
                logger.error("table cannot be loaded", extra={"table": table, "error": repr(error)})
