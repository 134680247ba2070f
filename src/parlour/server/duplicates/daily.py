"""The deal of the day: one for each game and day, made the day before and revealed the day after.

All that is known is in the database, where a day and a game have one row. So it does not matter how many
processes make it, or when: the first one counts, and all others use it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from parlour import fair
from parlour.core.options import OptionValue, resolve_options
from parlour.server import catalogue, entries
from parlour.server.duplicates.day_clock import DayClock
from parlour.server.duplicates.days import day_after, day_of, end_of, start_of, today
from parlour.server.duplicates.deal_store import TOO_EARLY, DealStore
from parlour.server.duplicates.stored import Play, StoredDeal
from parlour.server.duplicates.tables import BOT, WORLDS
from parlour.server.errors import Denied, NotFound
from parlour.server.ids import table_of_record
from parlour.server.interfaces import Clock
from parlour.server.new_table import Deal

#: Everybody has the first seat.
SEAT = 0
_PREFIX = "daily/"

#: Writes the results of a deal that are missing.
Settle: TypeAlias = Callable[[str], Awaitable[None]]


class DailyId(NamedTuple):
    """The id of a deal of the day, which is also that of the table from which it is derived."""

    day: str
    game: str

    def __str__(self) -> str:
        return f"{_PREFIX}{self.day}/{self.game}"


def parse_deal_id(id: str) -> DailyId | None:
    """Return the day and the game of a deal with this id; None if it is not a deal of the day."""
    if not is_daily(id):
        return None
    day, _, game = id.removeprefix(_PREFIX).partition("/")
    return DailyId(day, game)


def is_daily(id: str) -> bool:
    """Return whether this is the id of a deal of the day."""
    return id.startswith(_PREFIX)


class Terms(Struct, frozen=True):
    """The setup of a deal. It is fixed with the deal, whatever a later version of Parlour would do."""

    seats: int
    options: dict[str, OptionValue]
    bot: str
    worlds: int


class DailyDeal:
    """A row of the database, and what follows from it."""

    def __init__(self, row: StoredDeal) -> None:
        self.day = row.day
        self.game = row.game
        self.secret = row.secret
        self.made = row.made
        self.is_revealed = row.revealed is not None
        self.terms = msgspec.json.decode(row.terms, type=Terms)

    @property
    def id(self) -> str:
        return str(DailyId(self.day, self.game))

    @property
    def commitment(self) -> str:
        return fair.commitment(self.secret)

    @property
    def is_late(self) -> bool:
        """Whether it was made when its day had already begun, because the server was down before."""
        return self.made >= start_of(self.day)

    def deal(self) -> Deal:
        terms = self.terms
        return Deal(
            id=self.id,
            game=self.game,
            deck=None,
            seats=terms.seats,
            seat=SEAT,
            options=terms.options,
            bots={seat: terms.bot for seat in range(terms.seats) if seat != SEAT},
            secret=self.secret,
            duplicate=entries.Duplicate(
                table=self.id,
                number=1,
                seeds=[""] * terms.seats,
                version=fair.VERSION,
                worlds=terms.worlds,
                day=self.day,
            ),
        )


class DailyDeals:
    """Makes the deals in time, and keeps their secrets until their day is over."""

    def __init__(self, store: DealStore, clock: Clock, settle: Settle) -> None:
        self._store = store
        self._clock = DayClock(clock)
        self._settle = settle
        #: The secrets that are known to be revealed.
        self._revealed: set[str] = set()
        #: By secret: what all who ask at the same time wait for.
        self._revealing: dict[str, asyncio.Task[None]] = {}

    async def today(self) -> str:
        """Return the present day, for all processes of this server."""
        return today(day_of(self._clock.time()), await self._store.latest_day())

    async def prepare(self) -> str:
        """Make the deals of today and tomorrow that nobody has made; return today."""
        await self._undo_mistakes()
        now = await self.today()
        days = (now, day_after(now))
        known = await self._store.daily_deals(days)
        new = [
            self._new(day, game)
            for day in days
            for game in catalogue.game_names()
            if (day, game) not in known
        ]
        if new:
            await self._store.add_daily_deals(new)
        if new or any(not row.opened for (day, _), row in known.items() if day == now):
            await self._store.open_day(now, self._clock.time())
        return now

    async def _undo_mistakes(self) -> None:
        """Undo the beginning of days that the clock had not reached.

        Those far ahead get other deals when it is time to commit to them. Not before: perhaps the clock is
        wrong now, and was right then. Tomorrow has its commitments already, so it keeps its deals.
        """
        now = day_of(self._clock.time())
        tomorrow = day_after(now)
        latest = await self._store.latest_day()
        if latest is not None and latest > tomorrow:
            await self._store.close_days(tomorrow)
        if latest is not None and latest >= tomorrow:
            await self._store.postpone_day(tomorrow, now)
        for row in (await self._store.daily_deals([tomorrow])).values():
            if row.opened == TOO_EARLY:
                await self._store.replace_daily_deal(DailyDeal(row).id, self._new(tomorrow, row.game))

    def _new(self, day: str, name: str) -> dict[str, Any]:
        game = catalogue.game(name)
        setup = game.daily
        terms = Terms(
            game.least_seats if setup is None else setup.seats,
            resolve_options(game.options, {} if setup is None else setup.options),
            BOT,
            WORLDS,
        )
        return {
            "day": day,
            "game": name,
            "secret": fair.new_secret(),
            "terms": msgspec.json.encode(terms),
            "made": self._clock.time(),
        }

    async def deals(self, day: str) -> list[DailyDeal]:
        """Return the deals of a day, in the order of the games."""
        found = await self._store.daily_deals([day])
        return [DailyDeal(found[day, game]) for game in catalogue.game_names() if (day, game) in found]

    async def deal(self, day: str, game: str) -> DailyDeal:
        """Return the deal of a day. Raise `NotFound` if there is none, or it is not yet its day."""
        row = (await self._store.daily_deals([day])).get((day, game))
        if row is None or day > await self.today():
            raise NotFound("no-such-day", day=day)
        return DailyDeal(row)

    async def is_open(self, found: DailyDeal) -> bool:
        """Return whether it is the deal of today, and its secret is not yet known."""
        is_revealed = found.is_revealed or found.secret in self._revealed
        return not is_revealed and found.day == await self.today()

    async def check_open(self, found: DailyDeal) -> None:
        """Raise `Denied` unless the deal can be begun."""
        await self.prepare()
        if not await self.is_open(found):
            raise Denied("day-over", day=found.day)

    async def is_over(self, found: DailyDeal) -> bool:
        """Return whether the secret may be known, and if so, note that it is: nobody can begin the deal."""
        if found.is_revealed or found.secret in self._revealed:
            return True
        if not await self._may_be_known(found):
            return False
        # Others may have revealed it in the meantime.
        if found.secret not in self._revealed:
            if found.secret not in self._revealing:
                task = self._revealing[found.secret] = asyncio.create_task(self._reveal(found))
                task.add_done_callback(lambda _: self._revealing.pop(found.secret, None))
            await asyncio.shield(self._revealing[found.secret])
        return True

    async def _may_be_known(self, found: DailyDeal) -> bool:
        """Return whether the day is certainly over by the clock, and a later one has begun anywhere."""
        begun = await self._store.later_day_begun(found.day)
        if begun is None or self._clock.time() < end_of(found.day):
            return False
        return self._clock.is_certain(begun)

    async def _reveal(self, found: DailyDeal) -> None:
        await self._settle(found.id)
        await self._store.reveal(found.id, found.day, found.game, self._clock.time(), end_of(found.day))
        self._revealed.add(found.secret)

    async def of_play(self, play: Play | None) -> DailyDeal | None:
        """Return the deal of the day that was played, if it is one."""
        id = None if play is None else parse_deal_id(play.deal)
        if id is None:
            return None
        row = (await self._store.daily_deals([id.day])).get(id)
        return None if row is None else DailyDeal(row)

    async def check_record(self, record: str) -> None:
        """Raise `Denied` if a record would reveal a deal whose day is not over."""
        found = await self.of_play(await self._store.play_at(table_of_record(record)))
        if found is not None and not await self.is_over(found):
            raise Denied("day-not-over", day=found.day)

    def left(self, day: str) -> int:
        """Return for how many milliseconds the day still lasts."""
        return max(0, end_of(day) - self._clock.time())
