"""Hints for the only person at a table: what a strong bot would do, knowing what the seat knows."""

from __future__ import annotations

import asyncio

from parlour.server import requests
from parlour.server.errors import Denied
from parlour.server.interfaces import Jobs
from parlour.server.services import Bots
from parlour.server.table import Table
from parlour.server.table_clients import TableClients


class Hints:
    """Asks the bot once for each question, however often the hint is wanted."""

    def __init__(self, table: Table, bots: Bots, jobs: Jobs, clients: TableClients) -> None:
        self._table = table
        self._bots = bots
        self._jobs = jobs
        self._clients = clients
        #: The version at which the seat was asked, and the bot's answer.
        self._question: int | None = None
        self._answer: asyncio.Task[str | None] | None = None

    async def ask(self, seat: int, version: int) -> str:
        """Return the bot's choice. Raise `Denied` if there is none or the table has changed since."""
        requests.check_hint(self._table, seat, version)
        asked = self._table.chairs[seat].asked
        if self._answer is None or self._question != asked:
            self._question = asked
            self._answer = self._jobs.run(
                self._bots.suggest(self._table, seat, requests.ADVISER, self._clients.account())
            )
        move = await asyncio.shield(self._answer)
        requests.check_hint(self._table, seat, version)
        if move is None:
            self._answer = None
            raise Denied("no-hint")
        return move
