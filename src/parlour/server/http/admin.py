"""The operator's page: tables, load, reports, mutes. Everything needs the admin token and is logged."""

from __future__ import annotations

import logging
from ipaddress import ip_address

from litestar import delete, get, post
from litestar.params import JSONBody

from parlour.core.errors import BadOption
from parlour.server import requests
from parlour.server.access import bearer_token
from parlour.server.errors import NoSecret, NotFound
from parlour.server.http.credentials import BY_TOKEN, address_of
from parlour.server.http.messages.moderation import MuteRequest, RoomLoad, RoomOverview
from parlour.server.http.params import AnyRequest, ReportId, Sender, TableId, TheRoom
from parlour.server.http.problems import CHANGE, CHANGE_WITH_BODY, READ
from parlour.server.logs import AUDIT
from parlour.server.metrics import totals
from parlour.server.room import Room

LONGEST_TOKEN = 500

logger = logging.getLogger(AUDIT)


def check_token(room: Room, request: AnyRequest) -> str:
    """Return the address of the operator. Refuse everybody else, and everybody if there is no token."""
    token = room.settings.admin_token
    if not token:
        raise NotFound("no-such-page")
    shown = bearer_token(request.headers)
    if shown is None or len(shown) > LONGEST_TOKEN:
        raise NoSecret("no-admin-token")
    address = address_of(request)
    room.moderator.check_token(shown, token, address)
    logger.info("admin request", extra={"method": request.method, "path": request.scope["path"]})
    return address


@post("/admin/sign-in", status_code=204, responses=READ, security=BY_TOKEN, tags=["admin"])
async def sign_in(room: TheRoom, request: AnyRequest) -> None:
    """Check the token, and record the sign-in."""
    address = check_token(room, request)
    await room.moderator.note("sign-in", "", address)


@get("/admin/room", responses=READ, security=BY_TOKEN, tags=["admin"])
async def show_room(room: TheRoom, request: AnyRequest) -> RoomOverview:
    """Return tables, load, open reports, mutes and the latest actions of the operator."""
    check_token(room, request)
    moderator = room.moderator
    return RoomOverview(
        load=_load(room),
        count=await moderator.count_tables(),
        tables=await moderator.tables(),
        reports=await moderator.reports(),
        mutes=await moderator.mutes(),
        actions=await moderator.actions(),
    )


def _load(room: Room) -> RoomLoad:
    room.metrics.measured(room.bot_pool.waiting)
    figures = totals()

    def figure(name: str) -> int:
        return int(figures.get(f"parlour_{name}", 0))

    return RoomLoad(
        at=room.clock.now(),
        moves=figure("moves_total"),
        connections=figure("connections"),
        live_tables=figure("live_tables"),
        bots_waiting=figure("bots_waiting"),
        memory=figure("memory_bytes"),
        errors=figure("errors_total"),
    )


@post("/admin/tables/{table:str}/close", status_code=204, responses=CHANGE, security=BY_TOKEN, tags=["admin"])
async def close_table(room: TheRoom, table: TableId, request: AnyRequest) -> None:
    """Close a table for good. Everybody there is told; its log is kept."""
    address = check_token(room, request)
    live = await room.tables.find(table)
    await room.moderator.note("close-table", table, address)
    await live.submit(requests.close)


@post("/admin/mutes", status_code=204, responses=CHANGE_WITH_BODY, security=BY_TOKEN, tags=["admin"])
async def mute(room: TheRoom, request: AnyRequest, data: JSONBody[MuteRequest]) -> None:
    """Mute a sender or an address, replacing any earlier mute."""
    address = check_token(room, request)
    if (data.sender is None) == (data.address is None):
        raise BadOption("mute-whom")
    sender = data.sender or room.moderator.sender(_checked(data.address or ""))
    await room.moderator.mute(sender, data.hours, address)


def _checked(address: str) -> str:
    try:
        ip_address(address)
    except ValueError:
        raise BadOption("bad-address", given=address) from None
    return address


@delete("/admin/mutes/{sender:str}", responses=CHANGE, security=BY_TOKEN, tags=["admin"])
async def unmute(room: TheRoom, sender: Sender, request: AnyRequest) -> None:
    """Unmute a sender."""
    address = check_token(room, request)
    await room.moderator.unmute(sender, address)


@post(
    "/admin/reports/{report:str}/dismiss",
    status_code=204,
    responses=CHANGE,
    security=BY_TOKEN,
    tags=["admin"],
)
async def dismiss(room: TheRoom, report: ReportId, request: AnyRequest) -> None:
    """Close a report."""
    address = check_token(room, request)
    await room.moderator.dismiss(report, address)


HANDLERS = [sign_in, show_room, close_table, mute, unmute, dismiss]
