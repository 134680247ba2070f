"""Deals of the day, challenges, and who plays them, in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, and_, delete, exists, func, or_, select, update

from parlour.server import schema
from parlour.server.duplicates.ranking import ScoreCount
from parlour.server.duplicates.stored import Challenge, Play, PlayResult, StoredDeal
from parlour.server.store import Store

_daily = schema.daily_deals.c
_play = schema.plays.c
_challenge = schema.challenges.c
_taken = schema.challenge_plays.c


#: The beginning of a day that had to be undone because the clock was wrong.
TOO_EARLY = 0


class DealStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def latest_day(self) -> str | None:
        """Return the latest day that has begun for any process."""
        rows = await self._store.rows(
            select(func.max(_daily.day).label("day")).where(_daily.opened > TOO_EARLY)
        )
        found: str | None = rows[0].day
        return found

    async def later_day_begun(self, day: str) -> int | None:
        """Return when the first of the later days began; None if none has."""
        later = (_daily.day > day, _daily.opened > TOO_EARLY)
        rows = await self._store.rows(select(func.min(_daily.opened).label("opened")).where(*later))
        found: int | None = rows[0].opened
        return found

    async def days_beside(self, day: str, latest: str) -> tuple[str | None, str | None]:
        """Return the days with deals before and after this one, the latter until the latest."""
        has_begun = _daily.opened > TOO_EARLY
        previous = select(func.max(_daily.day)).where(has_begun, _daily.day < day)
        following = select(func.min(_daily.day)).where(has_begun, _daily.day > day, _daily.day <= latest)
        found = select(
            previous.scalar_subquery().label("previous"), following.scalar_subquery().label("following")
        )
        row = (await self._store.rows(found))[0]
        return row.previous, row.following

    async def daily_deals(self, days: Sequence[str]) -> dict[tuple[str, str], StoredDeal]:
        """Return the deals of these days, by day and game."""
        rows = await self._store.rows(select(schema.daily_deals).where(_daily.day.in_(days)))
        return {(row.day, row.game): _deal_of(row) for row in rows}

    async def add_daily_deals(self, new: list[dict[str, Any]]) -> None:
        """Add the deals, except where another process was faster."""
        await self._store.execute(self._store.insert_missing(schema.daily_deals, new))

    async def open_day(self, day: str, now: int) -> None:
        """Note that the day has begun."""
        is_new = or_(_daily.opened.is_(None), _daily.opened == TOO_EARLY)
        begun = update(schema.daily_deals).where(_daily.day == day, is_new)
        await self._store.execute(begun.values(opened=now))

    async def close_days(self, after: str) -> None:
        """Note that later days than this have begun too early."""
        later = update(schema.daily_deals).where(_daily.day > after, _daily.opened > TOO_EARLY)
        await self._store.execute(later.values(opened=TOO_EARLY))

    async def postpone_day(self, day: str, before: str) -> None:
        """Note that a day has not begun yet, unless a deal of the day before is revealed."""
        other = schema.daily_deals.alias()
        revealed = exists().where(other.c.day == before, other.c.revealed.is_not(None))
        begun = update(schema.daily_deals).where(_daily.day == day, _daily.opened > TOO_EARLY, ~revealed)
        await self._store.execute(begun.values(opened=None))

    async def replace_daily_deal(self, deal: str, new: dict[str, Any]) -> None:
        """Make a deal anew whose day began too early, and forget who has played it."""
        row = and_(_daily.day == new["day"], _daily.game == new["game"], _daily.opened == TOO_EARLY)
        tables = select(_play.table_id).where(_play.deal == deal, exists().where(row))
        await self._store.execute(
            delete(schema.challenge_plays).where(_taken.table_id.in_(tables)),
            delete(schema.plays).where(_play.table_id.in_(tables)),
            update(schema.daily_deals).where(row).values(**new, opened=None, revealed=None),
        )

    async def reveal(self, deal: str, day: str, game: str, now: int, end: int) -> None:
        """Note that the secret of a deal is known from now on, and whose results count."""
        known = update(schema.daily_deals).where(
            _daily.day == day, _daily.game == game, _daily.revealed.is_(None)
        )
        revealed = select(_daily.revealed).where(_daily.day == day, _daily.game == game).scalar_subquery()
        finished = update(schema.plays).where(_play.deal == deal, _play.finished < end, revealed.is_(None))
        await self._store.execute(finished.values(counted=True), known.values(revealed=now))

    async def add_play(self, new: dict[str, Any]) -> None:
        """Note who plays a deal, unless the same browser plays it already."""
        await self._store.execute(self._store.insert_missing(schema.plays, [new]))

    async def play_of_browser(self, deal: str, browser: str) -> Play | None:
        """Return the table at which the browser with this hash plays the deal."""
        return await self._find_play(select(schema.plays).where(_play.deal == deal, _play.browser == browser))

    async def play_at(self, table: str) -> Play | None:
        """Return the deal of a table, if others play it too."""
        return await self._find_play(select(schema.plays).where(_play.table_id == table))

    async def unfinished_plays(self, deal: str) -> list[str]:
        """Return the tables where the deal is played and has no result yet."""
        query = select(_play.table_id).where(_play.deal == deal, _play.finished.is_(None))
        return [row.table_id for row in await self._store.rows(query)]

    async def is_gone(self, play: Play) -> bool:
        """Return whether a game without a result can never get one: its table is deleted or closed."""
        if play.result is not None:
            return False
        table = schema.tables.c
        rows = await self._store.rows(select(table.status).where(table.id == play.table_id))
        return not rows or rows[0].status == "over"

    async def counts(self, deal: str, before: int | None) -> list[ScoreCount]:
        """Count results by score, the best first: those until then or, with None, those that count."""
        is_counted = _play.counted if before is None else _play.finished < before
        query = (
            select(_play.score, _play.utility, func.count().label("people"))
            .where(_play.deal == deal, is_counted)
            .group_by(_play.score, _play.utility)
            .order_by(_play.utility.desc())
        )
        return [ScoreCount(row.score, row.utility, row.people) for row in await self._store.rows(query)]

    async def best_play(self, deal: str) -> Play | None:
        """Return the best result that counted when the deal was revealed; the earliest of several."""
        query = select(schema.plays).where(_play.deal == deal, _play.counted)
        return await self._find_play(query.order_by(_play.utility.desc(), _play.finished, _play.table_id))

    async def add_challenge(self, new: dict[str, Any]) -> Challenge:
        """Add a challenge, unless the same browser has made it before; return the one that counts."""
        await self._store.execute(self._store.insert_missing(schema.challenges, [new]))
        found = await self._challenge_of(new["record_id"], new["seat"], new["owner"])
        assert found is not None
        return found

    async def has_challenge(self, record: str, seat: int, owner: str) -> bool:
        """Return whether a browser has offered the cards of this seat."""
        return await self._challenge_of(record, seat, owner) is not None

    async def _challenge_of(self, record: str, seat: int, owner: str) -> Challenge | None:
        same = (_challenge.record_id == record, _challenge.seat == seat, _challenge.owner == owner)
        return await self._find_challenge(select(schema.challenges).where(*same))

    async def challenge(self, id: str) -> Challenge | None:
        return await self._find_challenge(select(schema.challenges).where(_challenge.id == id))

    async def take_challenge(self, id: str, table: str) -> None:
        """Note that somebody plays at this table because of the challenge."""
        new = {"challenge_id": id, "table_id": table}
        await self._store.execute(self._store.insert_missing(schema.challenge_plays, [new]))

    async def has_taken(self, id: str, table: str) -> bool:
        """Return whether the game at this table is compared with others of the challenge."""
        same = (_taken.challenge_id == id, _taken.table_id == table)
        return await self._first(select(schema.challenge_plays).where(*same)) is not None

    async def challenges_at(self, table: str, most: int) -> list[Challenge]:
        """Return the challenges because of which somebody plays at this table."""
        query = select(schema.challenges).join(schema.challenge_plays, _taken.challenge_id == _challenge.id)
        query = query.where(_taken.table_id == table).order_by(_challenge.created, _challenge.id)
        return [_challenge_of(row) for row in await self._store.rows(query.limit(most))]

    async def plays_of_challenge(self, id: str, most: int) -> list[Play]:
        """Return the results of a challenge, the best first."""
        query = select(schema.plays).join(schema.challenge_plays, _taken.table_id == _play.table_id)
        query = query.where(_taken.challenge_id == id, _play.finished.is_not(None))
        best_first = (_play.utility.desc(), _play.finished, _play.table_id)
        return [_play_of(row) for row in await self._store.rows(query.order_by(*best_first).limit(most))]

    async def _find_play(self, query: Any) -> Play | None:
        row = await self._first(query)
        return None if row is None else _play_of(row)

    async def _find_challenge(self, query: Any) -> Challenge | None:
        row = await self._first(query)
        return None if row is None else _challenge_of(row)

    async def _first(self, query: Any) -> Row[Any] | None:
        rows = await self._store.rows(query.limit(1))
        return rows[0] if rows else None


def _deal_of(row: Row[Any]) -> StoredDeal:
    return StoredDeal(row.day, row.game, row.secret, row.terms, row.made, row.opened, row.revealed)


def _play_of(row: Row[Any]) -> Play:
    result = None
    if row.finished is not None:
        scores = msgspec.json.decode(row.scores, type=list[int])
        result = PlayResult(row.finished, row.score, row.utility, row.place, scores)
    return Play(row.table_id, row.deal, row.name, result, bool(row.counted))


def _challenge_of(row: Row[Any]) -> Challenge:
    return Challenge(row.id, row.record_id, row.seat, row.owner)
