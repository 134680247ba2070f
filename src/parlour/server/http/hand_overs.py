"""Hand-overs: offer seats to another device, watch and withdraw the offer, take it up."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import JSONBody

from parlour.server.access import hash_secret
from parlour.server.errors import Denied, NotFound
from parlour.server.hand_overs import LIFETIME, SeatSecret
from parlour.server.http.credentials import BY_SECRET, address_of, secret_of
from parlour.server.http.messages.hand_overs import (
    HandOver,
    HandOverRequest,
    HandOverStatus,
    HeldSeat,
    RedeemRequest,
)
from parlour.server.http.messages.tables import Seated
from parlour.server.http.params import AnyRequest, TheRoom
from parlour.server.http.problems import problems
from parlour.server.room import Room


@post("/hand-overs", responses=problems(408, 409, 413, 503), tags=["hand-overs"])
async def offer_seats(room: TheRoom, request: AnyRequest, data: JSONBody[HandOverRequest]) -> HandOver:
    """Return a code with which another device can take over the seats: once, and within five minutes."""
    room.hand_overs.check_offer(address_of(request))
    unfinished = await room.store.unfinished_tables([seat.table for seat in data.seats])
    given = [seat for seat in data.seats if seat.table in unfinished and await _may_leave(room, seat)]
    if not given:
        raise Denied("nothing-to-hand-over")
    offer = await room.hand_overs.offer([SeatSecret(seat.table, seat.secret) for seat in given])
    return HandOver(offer.code, offer.ticket, LIFETIME, [seat.table for seat in given])


@get("/hand-overs", responses=problems(401, 404, 503), security=BY_SECRET, tags=["hand-overs"])
async def show_hand_over(room: TheRoom, request: AnyRequest) -> HandOverStatus:
    """Return the remaining time of the ticket's code. It is not found once the seats are taken over."""
    return HandOverStatus(await room.hand_overs.time_left(secret_of(request)))


@delete("/hand-overs", responses=problems(401, 503), security=BY_SECRET, tags=["hand-overs"])
async def withdraw_hand_over(room: TheRoom, request: AnyRequest) -> None:
    """Revoke the code of the ticket."""
    await room.hand_overs.withdraw(secret_of(request))


@post("/hand-overs/redeem", status_code=200, responses=problems(404, 408, 413, 429, 503), tags=["hand-overs"])
async def redeem_code(room: TheRoom, request: AnyRequest, data: JSONBody[RedeemRequest]) -> list[Seated]:
    """Take over the seats that the code stands for. The code is used up afterwards."""
    room.hand_overs.check_try(address_of(request))
    taken: list[Seated] = []
    for seat in await room.hand_overs.redeem(data.code):
        seated = await _seated(room, seat.table, seat.secret)
        if seated is not None:
            taken.append(seated)
    return taken


async def _may_leave(room: Room, seat: HeldSeat) -> bool:
    """Return whether the seat is held, and not at a deal that each browser plays only once."""
    seated = await _seated(room, seat.table, seat.secret)
    return seated is not None and seated.info.duplicate is None


async def _seated(room: Room, id: str, secret: str) -> Seated | None:
    """Return the seat that the secret gives at the table, as the table is now."""
    try:
        live = await room.tables.find(id)
    except NotFound:
        return None
    await live.sync_if_shared()
    key = hash_secret(secret)
    if not live.table.is_held_with(key):
        return None
    return Seated(id, live.table.seat_of(key), secret, live.table.info())


HANDLERS = [offer_seats, show_hand_over, withdraw_hand_over, redeem_code]
