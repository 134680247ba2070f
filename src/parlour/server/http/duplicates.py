"""Deals that several people play: those of the day, challenges, and how the results compare."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, TypeAlias

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from parlour.record import HUMAN
from parlour.server import catalogue
from parlour.server.access import hash_secret
from parlour.server.duplicates.challenges import Original
from parlour.server.duplicates.comparison import Caller, OwnStanding, compare_daily, visible_results
from parlour.server.duplicates.daily import DailyDeal
from parlour.server.duplicates.days import day_after, end_of
from parlour.server.duplicates.stored import Challenge, Play
from parlour.server.errors import Denied, NotAllowed, NotFound
from parlour.server.http.credentials import BY_SECRET, address_of, key_of, secret_of, sent_secret
from parlour.server.http.messages.duplicates import (
    ChallengeInfo,
    ChallengeRequest,
    Comparison,
    DailyCommitment,
    DailyDealInfo,
    DayDeals,
    Days,
    DuplicateResult,
    OwnPlay,
    PlayRequest,
    ScoreGroup,
)
from parlour.server.http.messages.tables import Seated
from parlour.server.http.params import AnyRequest, GameName, RecordId, TableId, TheRoom, game_named
from parlour.server.http.problems import name_game, problems
from parlour.server.new_table import Deal
from parlour.server.player_names import visible_name
from parlour.server.room import Room

Day: TypeAlias = Annotated[
    str, PathParameter(pattern="^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$")
]
ChallengeId: TypeAlias = Annotated[str, PathParameter(pattern="^[a-z0-9]{6,32}$")]
#: The maximum numbers of results, and of challenges of a table, that are shown.
MOST_RESULTS = 50
MOST_CHALLENGES = 10


@get("/daily", responses=problems(503), tags=["duplicates"])
async def show_days(room: TheRoom, request: AnyRequest) -> Days:
    """Return the deals of today and yesterday. With the secret of a browser, also how it has played them."""
    browser = sent_secret(request)
    today = await room.daily.prepare()
    room.best_games.prepare()
    tomorrow = await room.daily.deals(day_after(today))
    return Days(
        today,
        room.daily.left(today),
        await _deals_of(room, today, browser),
        await _deals_of(room, day_after(today, -1), browser),
        [DailyCommitment(deal.day, deal.game, deal.commitment, deal.made) for deal in tomorrow],
    )


@get("/daily/{day:str}", responses=problems(404, 503), tags=["duplicates"])
async def show_deals(room: TheRoom, request: AnyRequest, day: Day) -> DayDeals:
    """Return the deals of today, or of an earlier day, with links to the previous and next day."""
    today = await room.daily.prepare()
    deals = [] if day > today else await _deals_of(room, day, sent_secret(request))
    if not deals:
        raise NotFound("no-such-day", day=day)
    previous, following = await room.deals.days_beside(day, today)
    return DayDeals(day, previous, following, deals)


@get("/daily/{day:str}/{game:str}", responses=problems(404, 503), tags=["duplicates"])
async def show_day(room: TheRoom, request: AnyRequest, day: Day, game: GameName) -> DailyDealInfo:
    """Return the deal of today, or of an earlier day. Its secret is known once its day is over."""
    game_named(game)
    await room.daily.prepare()
    found = await room.daily.deal(day, game)
    return await _daily_info(room, found, await room.duplicates.find_play(found.id, sent_secret(request)))


@post("/daily/{day:str}/{game:str}/plays", responses=problems(404, 408, 409, 413, 503), tags=["duplicates"])
async def play_daily(
    room: TheRoom, request: AnyRequest, day: Day, game: GameName, data: JSONBody[PlayRequest]
) -> Seated:
    """Play the deal of today. A browser that has begun or finished it gets the same table again."""
    game_named(game)
    await room.daily.prepare()
    found = await room.daily.deal(day, game)
    if await room.duplicates.find_play(found.id, data.browser) is None:
        await room.daily.check_open(found)
    return await _play(room, request, found.deal(), data)


@post(
    "/records/{record:str}/challenges",
    responses=problems(401, 403, 404, 408, 409, 413, 503),
    security=BY_SECRET,
    tags=["duplicates"],
)
async def offer_challenge(
    room: TheRoom, request: AnyRequest, record: RecordId, data: JSONBody[ChallengeRequest]
) -> ChallengeInfo:
    """Invite others to play the cards of the caller’s seat. The same browser gets the same challenge."""
    room.check_new_challenge(address_of(request))
    await room.challenges.check_seat(record, data.seat, secret_of(request))
    return await _challenge_info(
        room, await room.challenges.offer(record, data.seat, data.browser), data.browser
    )


@get("/challenges/{challenge:str}", responses=problems(404, 409, 503), tags=["duplicates"])
async def show_challenge(room: TheRoom, request: AnyRequest, challenge: ChallengeId) -> ChallengeInfo:
    """Return a challenge, with its results if the caller may know them."""
    return await _challenge_info(room, await room.challenges.find(challenge), sent_secret(request))


@post("/challenges/{challenge:str}/plays", responses=problems(404, 408, 409, 413, 503), tags=["duplicates"])
async def take_challenge(
    room: TheRoom, request: AnyRequest, challenge: ChallengeId, data: JSONBody[PlayRequest]
) -> Seated:
    """Play the cards of a challenge.

    A browser that has already begun or finished them gets that game again, for comparison.
    """
    found = await room.challenges.find(challenge)
    if room.challenges.is_owner(found, data.browser):
        raise Denied("own-challenge")
    original = await room.challenges.original(found.record_id, found.seat)
    if await room.challenges.is_first_player(original.deal.id, data.browser):
        raise Denied("own-cards")
    known = await room.duplicates.find_play(original.deal.id, data.browser)
    if known is None and original.daily is not None and not await room.daily.is_over(original.daily):
        await room.daily.check_open(original.daily)
    if known is not None:
        # The table may be closed or deleted, but its result is known.
        await room.deals.take_challenge(challenge, known.table_id)
    seated = await _play(room, request, original.deal, data)
    await room.deals.take_challenge(challenge, seated.table)
    return seated


@get(
    "/tables/{table:str}/comparison",
    responses=problems(401, 403, 404, 409, 503),
    security=BY_SECRET,
    tags=["duplicates"],
)
async def compare_table(room: TheRoom, table: TableId, request: AnyRequest) -> Comparison:
    """Return the results of others on the deal of a table, to its player, once the game is over."""
    key = key_of(request)
    live = await room.tables.find(table)
    await live.sync_if_shared()
    if live.table.seat_of(key) is None:
        raise NotAllowed("wrong-secret")
    if live.table.status != "over":
        raise Denied("not-over")
    play = await room.deals.play_at(table)
    if play is None or play.result is None:
        return Comparison(None, [])
    daily = await room.daily.of_play(play)
    challenges: list[ChallengeInfo] = []
    for challenge in await room.deals.challenges_at(table, MOST_CHALLENGES):
        with suppress(NotFound, Denied):  # the game that it is about was deleted, or has other rules now
            original = await room.challenges.original(challenge.record_id, challenge.seat)
            challenges.append(await _compare(room, challenge, original, play))
    return Comparison(None if daily is None else await _daily_info(room, daily, play), challenges)


async def _play(room: Room, request: AnyRequest, deal: Deal, data: PlayRequest) -> Seated:
    name_game(request, deal.game)
    live, secret = await room.duplicates.play(
        deal, visible_name(data.name), data.browser, address_of(request)
    )
    return Seated(live.table.id, live.table.seat_of(hash_secret(secret)), secret, live.table.info())


async def _deals_of(room: Room, day: str, browser: str | None) -> list[DailyDealInfo]:
    return [
        await _daily_info(room, deal, await room.duplicates.find_play(deal.id, browser))
        for deal in await room.daily.deals(day)
    ]


async def _daily_info(room: Room, deal: DailyDeal, play: Play | None) -> DailyDealInfo:
    is_over = await room.daily.is_over(deal)
    if is_over and play is not None:
        # Whether it counts may just have been decided.
        play = await room.deals.play_at(play.table_id)
    counts = await room.deals.counts(deal.id, None if is_over else end_of(deal.day))
    best = await room.best_games.find(deal) if is_over else None
    compared = compare_daily(deal, play, counts, is_over)
    return DailyDealInfo(
        day=deal.day,
        game=deal.game,
        seats=deal.terms.seats,
        options=deal.terms.options,
        bot=deal.terms.bot,
        commitment=deal.commitment,
        made=deal.made,
        late=deal.is_late,
        open=await room.daily.is_open(deal),
        over=is_over,
        secret=compared.secret,
        players=compared.players,
        scores=[ScoreGroup(one.score, one.count) for one in compared.scores],
        fewest_win=catalogue.game(deal.game).fewest_win,
        best=None if best is None else best.record,
        best_by_bot=best is not None and best.is_by_bot,
        mine=None if compared.own is None else await _own_play(room, compared.own),
    )


async def _own_play(room: Room, own: OwnStanding) -> OwnPlay:
    result = own.play.result
    return OwnPlay(
        own.play.table_id,
        result is not None,
        None if result is None else result.score,
        None if result is None else result.place,
        own.percentile,
        own.is_counted,
        await room.deals.is_gone(own.play),
        own.record,
    )


async def _challenge_info(room: Room, challenge: Challenge, browser: str | None) -> ChallengeInfo:
    original = await room.challenges.original(challenge.record_id, challenge.seat)
    play = await room.duplicates.find_play(original.deal.id, browser)
    return await _compare(room, challenge, original, play, browser)


async def _compare(
    room: Room, challenge: Challenge, original: Original, play: Play | None, browser: str | None = None
) -> ChallengeInfo:
    deal = original.deal
    caller = Caller(
        is_owner=room.challenges.is_owner(challenge, browser),
        is_first_player=await room.challenges.is_first_player(deal.id, browser),
        play=play,
        is_compared=play is not None
        and play.result is not None
        and await room.deals.has_taken(challenge.id, play.table_id),
    )
    taken = await room.deals.plays_of_challenge(challenge.id, MOST_RESULTS)
    shows_records = original.daily is None or await room.daily.is_over(original.daily)
    return ChallengeInfo(
        id=challenge.id,
        game=deal.game,
        options=dict(deal.options),
        own_deck=deal.deck is not None,
        name=original.names[original.seat],
        seat=deal.seat,
        players=[deal.bots.get(seat, HUMAN) for seat in range(deal.seats)],
        replaced=original.replaced,
        fewest_win=catalogue.game(deal.game).fewest_win,
        day=None if original.daily is None else original.daily.day,
        own=caller.is_owner,
        known=caller.is_first_player,
        table=None if play is None else play.table_id,
        over=caller.has_finished,
        gone=play is not None and await room.deals.is_gone(play),
        compared=caller.is_compared,
        results=[
            DuplicateResult(
                name=result.name,
                score=result.score,
                place=result.place,
                scores=result.scores,
                record=result.record,
                first=result.is_first,
                mine=result.is_own,
            )
            for result in visible_results(original, taken, caller, shows_records)
        ],
    )


HANDLERS = [
    show_days,
    show_deals,
    show_day,
    play_daily,
    offer_challenge,
    show_challenge,
    take_challenge,
    compare_table,
]
