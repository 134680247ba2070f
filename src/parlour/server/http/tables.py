"""Tables: open, list, join, leave, start, and the host's actions."""

from __future__ import annotations

import secrets
from typing import Literal

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromQuery, JSONBody

from parlour import fair
from parlour.event_messages import encode_event
from parlour.server import new_table, requests, wire
from parlour.server.access import hash_secret
from parlour.server.bot_catalogue import check_bot
from parlour.server.durations import DAY_MS
from parlour.server.entries import Created, Entry
from parlour.server.errors import Denied, NotAllowed
from parlour.server.http.credentials import BY_SECRET, address_of, key_of, sent_key
from parlour.server.http.messages.tables import (
    BotRequest,
    Changed,
    JoinRequest,
    NewTable,
    PaceRequest,
    PauseRequest,
    ProgramRequest,
    Seated,
    SeatRequest,
    SecretRequest,
    SeedRequest,
    Story,
    TableNow,
    TableOfCode,
)
from parlour.server.http.params import AnyRequest, GameFilter, SeatNumber, TableCode, TableId, TheRoom
from parlour.server.http.problems import CHANGE, CHANGE_WITH_BODY, name_game, problems
from parlour.server.http.records import TheReplays, events_before
from parlour.server.live_table import LiveTable
from parlour.server.player_names import visible_name
from parlour.server.protocol import TableInfo
from parlour.server.room import Room
from parlour.server.services import Request
from parlour.server.table import Table
from parlour.server.table_history import story_of

MOST_LISTED = 100
#: The time that tables stay listed after a visible change, in milliseconds.
LISTED: dict[str, int] = {"waiting": DAY_MS, "playing": 7 * DAY_MS}


@get("/tables", responses=problems(503), tags=["tables"])
async def list_tables(
    room: TheRoom,
    game: GameFilter = None,
    status: FromQuery[Literal["waiting", "playing"] | None] = None,
) -> list[TableInfo]:
    """List public tables that are waiting for players or can be watched, newest first."""
    now = room.clock.wall()
    since = {state: now - age for state, age in LISTED.items() if status in (None, state)}
    found = await room.store.list_tables(since, game, MOST_LISTED)
    return [msgspec.json.decode(info, type=TableInfo) for info in found]


@get("/codes/{code:str}", responses=problems(404, 429, 503), tags=["tables"])
async def find_table(room: TheRoom, code: TableCode, request: AnyRequest) -> TableOfCode:
    """Return the table that waits for players under this code; a few attempts per minute and address."""
    live = await room.codes.find(code, address_of(request))
    return TableOfCode(live.table.id)


@post("/tables", responses=problems(408, 409, 413, 503), tags=["tables"])
async def open_table(room: TheRoom, request: AnyRequest, data: JSONBody[NewTable]) -> Seated:
    """Open a table. The caller becomes its host and takes a seat unless `sit` is false."""
    name_game(request, data.game)
    secret = data.secret or secrets.token_urlsafe(24)
    live = await room.tables.open(
        lambda now: _created(data, now, hash_secret(secret)),
        address_of(request),
        start=data.start or data.lesson,
    )
    return Seated(live.table.id, live.table.host_seat(), secret, live.table.info())


def _created(data: NewTable, now: int, key: str) -> Created:
    host, secret = new_table.Host(visible_name(data.name), key), fair.new_secret()
    if data.lesson:
        return new_table.open_lesson(now, host, data.game, check_bot, secret=secret, grace=data.grace)
    plan = new_table.TablePlan(
        game=data.game,
        seats=data.seats,
        secret=secret,
        options=data.options,
        clock=data.clock,
        window=data.window,
        delay=data.delay,
        grace=data.grace,
        late=data.late,
        deck=data.deck,
        public=data.public,
        stand_in=data.stand_in,
        study=data.study,
        bots={int(seat): bot for seat, bot in data.bots.items()},
        seed=data.seed,
        sit=data.sit,
        start=data.start,
    )
    return new_table.open_table(now, host, plan, check_bot)


@get("/tables/{table:str}", responses=problems(404, 503), tags=["tables"])
async def show_table(room: TheRoom, table: TableId, request: AnyRequest) -> TableNow:
    """Return the public info of a table, and which seats must decide."""
    live = await room.tables.find(table)
    await live.sync_if_shared()
    # Under the lock: a client that sees the game over must find its record.
    async with live.lock:
        now = live.table
        asked = list(now.actors) if _sees_without_delay(now, request) else []
        key = sent_key(request)
        seat = None if key is None else now.seat_of(key)
        left = None if seat is None or seat not in now.actors else live.time_left(seat)
        return TableNow(**msgspec.structs.asdict(now.info()), asked=asked, left=left)


@get("/tables/{table:str}/story", responses=problems(404, 409, 503), tags=["tables"])
async def show_story(room: TheRoom, replays: TheReplays, table: TableId, request: AnyRequest) -> Story:
    """Return the events of the present game that the seat, or a spectator, could see.

    In a game that branches off from another one, they begin with those of the other game until then.
    """
    live = await room.tables.find(table)
    await live.sync_if_shared()
    async with live.lock:
        now = live.table
        key = sent_key(request)
        seat = None if key is None else now.seat_of(key)
        requests.check_may_watch(now, seat)
        # Spectators that lag behind cannot be told what has just happened.
        story = story_of(now) if _sees_without_delay(now, request) else []
        events = [(event, encode_event(now.game, event)) for told in story for event in told]
        story_now = Story(now.version, now.number, wire.visible_events(events, seat))
        branch = now.created.branch if now.is_branch else None
    if branch is None:
        return story_now
    past = await events_before(room, replays, branch, seat)
    return msgspec.structs.replace(story_now, events=past + story_now.events)


def _sees_without_delay(table: Table, request: AnyRequest) -> bool:
    """Return whether the caller sees the table without delay: where spectators lag, only seats do."""
    key = sent_key(request)
    return not table.created.delay or (key is not None and table.seat_of(key) is not None)


@post("/tables/{table:str}/join", responses=problems(404, 408, 409, 413, 503), tags=["tables"])
async def join_table(room: TheRoom, table: TableId, data: JSONBody[JoinRequest]) -> Seated:
    """Take a seat under a name. The response contains the secret of the seat."""
    name = visible_name(data.name)
    live = await room.tables.find(table)
    secret = data.secret or secrets.token_urlsafe(24)
    key = hash_secret(secret)
    try:
        await live.submit(
            lambda table, now: requests.sit(table, now, data.seat, "person", name, key, data.seed)
        )
    except Denied:
        # A client that retries after a lost response already has the seat.
        if live.table.seat_of(key) is None:
            raise
    seat = live.table.seat_of(key)
    return Seated(live.table.id, seat, secret, live.table.info())


@post("/tables/{table:str}/leave", status_code=200, responses=CHANGE, security=BY_SECRET, tags=["tables"])
async def leave_table(room: TheRoom, table: TableId, request: AnyRequest) -> Changed:
    """Leave the table. In a game in progress a bot takes over."""
    live = await room.tables.find(table)
    key = key_of(request)
    return await _change(live, lambda table, now: requests.leave(table, now, _seat(table, key)))


@put("/tables/{table:str}/seat", responses=CHANGE_WITH_BODY, security=BY_SECRET, tags=["tables"])
async def change_seat(
    room: TheRoom, table: TableId, request: AnyRequest, data: JSONBody[SeatRequest]
) -> Changed:
    """Take another seat before the game: one that is open, or that of a bot, which changes places."""
    live = await room.tables.find(table)
    key = key_of(request)
    return await _change(
        live, lambda table, now: requests.change_seat(table, now, _seat(table, key), data.seat)
    )


@put("/tables/{table:str}/secret", responses=CHANGE_WITH_BODY, security=BY_SECRET, tags=["tables"])
async def change_secret(
    room: TheRoom, table: TableId, request: AnyRequest, data: JSONBody[SecretRequest]
) -> Changed:
    """Give the seat, or a host without one, another secret. All connections with the old one are closed.

    Its subscriptions stay, but of its push subscriptions only the one named by `keep`.
    """
    live = await room.tables.find(table)
    old, new = key_of(request), hash_secret(data.secret)
    keep = data.keep or ""
    return await _change(live, lambda table, now: requests.change_secret(table, now, old, new, keep))


@put("/tables/{table:str}/seed", responses=CHANGE_WITH_BODY, security=BY_SECRET, tags=["tables"])
async def add_seed(
    room: TheRoom, table: TableId, request: AnyRequest, data: JSONBody[SeedRequest]
) -> Changed:
    """Add a seed to the next deal, so that nobody can have chosen the deal."""
    live = await room.tables.find(table)
    key = key_of(request)
    return await _change(live, lambda table, now: requests.add_seed(table, now, _seat(table, key), data.seed))


@post("/tables/{table:str}/start", status_code=200, responses=CHANGE, security=BY_SECRET, tags=["host"])
async def start_game(room: TheRoom, table: TableId, request: AnyRequest) -> Changed:
    """Deal. No seat may be open."""
    return await _as_host(room, table, request, requests.start)


@post("/tables/{table:str}/rematch", status_code=200, responses=CHANGE, security=BY_SECRET, tags=["host"])
async def rematch(room: TheRoom, table: TableId, request: AnyRequest) -> Changed:
    """Prepare another game with the same people, with a new commitment and new seeds."""
    return await _as_host(
        room, table, request, lambda table, now: requests.rematch(table, now, fair.new_secret())
    )


@post(
    "/tables/{table:str}/pause",
    status_code=200,
    responses=CHANGE_WITH_BODY,
    security=BY_SECRET,
    tags=["host"],
)
async def pause(room: TheRoom, table: TableId, request: AnyRequest, data: JSONBody[PauseRequest]) -> Changed:
    """Pause or resume clocks and moves."""
    return await _as_host(room, table, request, lambda table, now: requests.pause(table, now, data.on))


@put("/tables/{table:str}/pace", responses=CHANGE_WITH_BODY, security=BY_SECRET, tags=["host"])
async def set_pace(
    room: TheRoom, table: TableId, request: AnyRequest, data: JSONBody[PaceRequest]
) -> Changed:
    """Set how quickly bots move and windows begin."""
    return await _as_host(room, table, request, lambda table, now: requests.set_pace(table, now, data.pace))


@put(
    "/tables/{table:str}/seats/{seat:int}/bot", responses=CHANGE_WITH_BODY, security=BY_SECRET, tags=["host"]
)
async def fill_seat(
    room: TheRoom, table: TableId, seat: SeatNumber, request: AnyRequest, data: JSONBody[BotRequest]
) -> Changed:
    """Seat a built-in bot at an open seat."""
    return await _as_host(
        room, table, request, lambda table, now: requests.fill(table, now, seat, data.bot, check_bot)
    )


@post(
    "/tables/{table:str}/seats/{seat:int}/program",
    responses=CHANGE_WITH_BODY,
    security=BY_SECRET,
    tags=["host"],
)
async def invite_program(
    room: TheRoom, table: TableId, seat: SeatNumber, request: AnyRequest, data: JSONBody[ProgramRequest]
) -> Seated:
    """Reserve an open seat for a program. The secret in the response is its bot token."""
    name = visible_name(data.name)
    token = secrets.token_urlsafe(24)
    changed = await _as_host(
        room,
        table,
        request,
        lambda table, now: requests.sit(table, now, seat, "program", name, hash_secret(token)),
    )
    return Seated(table, seat, token, changed.info)


@delete(
    "/tables/{table:str}/seats/{seat:int}",
    status_code=200,
    responses=CHANGE,
    security=BY_SECRET,
    tags=["host"],
)
async def clear_seat(room: TheRoom, table: TableId, seat: SeatNumber, request: AnyRequest) -> Changed:
    """Remove a player. In a game in progress a bot takes over."""
    return await _as_host(
        room, table, request, lambda table, now: requests.leave(table, now, seat, removed=True)
    )


@post(
    "/tables/{table:str}/seats/{seat:int}/rest",
    status_code=200,
    responses=CHANGE,
    security=BY_SECRET,
    tags=["host"],
)
async def rest_seat(room: TheRoom, table: TableId, seat: SeatNumber, request: AnyRequest) -> Changed:
    """Let a bot play for an absent player until they return."""
    live = await room.tables.find(table)

    def rest(table: Table, now: int) -> Entry:
        requests.check_seat(table, seat)
        if live.is_present(seat):
            raise Denied("not-away", seat=seat + 1)
        return requests.rest(table, now, seat, "absence")

    return await _as_host(room, table, request, rest)


async def _as_host(room: Room, table: str, request: AnyRequest, act: Request) -> Changed:
    """Perform an action that only the host may."""
    live = await room.tables.find(table)
    key = key_of(request)

    def checked(table: Table, now: int) -> Entry:
        if not live.is_acting_host(key):
            requests.check_host(table, key)
        return act(table, now)

    return await _change(live, checked)


async def _change(live: LiveTable, act: Request) -> Changed:
    await live.submit(act)
    return Changed(live.table.version, live.table.info())


def _seat(table: Table, key: str) -> int:
    seat = table.seat_of(key)
    if seat is None:
        raise NotAllowed("wrong-secret")
    return seat


HANDLERS = [
    list_tables,
    find_table,
    open_table,
    show_table,
    show_story,
    join_table,
    leave_table,
    change_seat,
    change_secret,
    add_seed,
    start_game,
    rematch,
    pause,
    set_pace,
    fill_seat,
    invite_program,
    clear_seat,
    rest_seat,
]
