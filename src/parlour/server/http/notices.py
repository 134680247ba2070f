"""Subscriptions of seats: where their holders want to be told that it is their turn."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.params import JSONBody
from litestar.response import Response

from parlour.server.errors import Denied, NotAllowed, NotFound
from parlour.server.http.credentials import BY_SECRET, address_of, key_of
from parlour.server.http.messages.notices import (
    CodeRequest,
    NoticeMeans,
    ScheduleRequest,
    SubscriptionInfo,
    SubscriptionRequest,
)
from parlour.server.http.params import AnyRequest, SubscriptionId, TableId, TheRoom
from parlour.server.http.problems import CHANGE, CHANGE_WITH_BODY, READ, language_of, problems
from parlour.server.http.stop_page import ask_to_stop, say_stopped
from parlour.server.notices.outgoing import read_url
from parlour.server.notices.subscription import Address, MailAddress, PushAddress, Subscription
from parlour.server.notices.subscription_store import Stored
from parlour.server.room import Room
from parlour.server.table import Table


@get("/notices", responses=problems(), tags=["notices"], sync_to_thread=False)
def show_means(room: TheRoom) -> NoticeMeans:
    """Return the ways in which this server can tell people that it is their turn."""
    delivery = room.notifier.delivery
    return NoticeMeans(delivery.push.public_key, delivery.mail is not None)


@get("/tables/{table:str}/notices", responses=READ, security=BY_SECRET, tags=["notices"])
async def list_subscriptions(room: TheRoom, table: TableId, request: AnyRequest) -> list[SubscriptionInfo]:
    """List the subscriptions of the seat."""
    _, key = await _seat_of(room, table, request)
    return [_info(stored) for stored in await room.notifier.subscriptions(table, key)]


@post("/tables/{table:str}/notices", responses=CHANGE_WITH_BODY, security=BY_SECRET, tags=["notices"])
async def subscribe(
    room: TheRoom, table: TableId, request: AnyRequest, data: JSONBody[SubscriptionRequest]
) -> SubscriptionInfo:
    """Subscribe to be told when it is the seat's turn and nobody is connected.

    The subscription ends with the game. An email address gets a code, which confirms it.
    """
    found, key = await _seat_of(room, table, request)
    if found.status == "over":
        raise Denied("game-over")
    subscription = Subscription(data.address, data.language, data.quiet, _origin(request))
    return _info(await room.notifier.subscribe(table, key, found.game, subscription, address_of(request)))


@put(
    "/tables/{table:str}/notices/{subscription:str}",
    responses=CHANGE_WITH_BODY,
    security=BY_SECRET,
    tags=["notices"],
)
async def change(
    room: TheRoom,
    table: TableId,
    subscription: SubscriptionId,
    request: AnyRequest,
    data: JSONBody[ScheduleRequest],
) -> list[SubscriptionInfo]:
    """Change the language and the quiet hours of a subscription."""
    _, key = await _seat_of(room, table, request)
    await room.notifier.change(table, key, subscription, data.language, data.quiet)
    return [_info(stored) for stored in await room.notifier.subscriptions(table, key)]


@post(
    "/tables/{table:str}/notices/{subscription:str}/confirm",
    status_code=200,
    responses=CHANGE_WITH_BODY,
    security=BY_SECRET,
    tags=["notices"],
)
async def confirm(
    room: TheRoom,
    table: TableId,
    subscription: SubscriptionId,
    request: AnyRequest,
    data: JSONBody[CodeRequest],
) -> SubscriptionInfo:
    """Confirm an email address by the code that was sent to it."""
    _, key = await _seat_of(room, table, request)
    return _info(await room.notifier.confirm(table, key, subscription, data.code))


@post(
    "/tables/{table:str}/notices/{subscription:str}/trial",
    status_code=200,
    responses=CHANGE,
    security=BY_SECRET,
    tags=["notices"],
)
async def send_trial(
    room: TheRoom, table: TableId, subscription: SubscriptionId, request: AnyRequest
) -> list[SubscriptionInfo]:
    """Send a notice now, to see whether it arrives."""
    found, key = await _seat_of(room, table, request)
    await room.notifier.send_trial(table, key, found.game, subscription, address_of(request))
    return [_info(stored) for stored in await room.notifier.subscriptions(table, key)]


@delete(
    "/tables/{table:str}/notices/{subscription:str}",
    status_code=200,
    responses=READ,
    security=BY_SECRET,
    tags=["notices"],
)
async def unsubscribe(
    room: TheRoom, table: TableId, subscription: SubscriptionId, request: AnyRequest
) -> list[SubscriptionInfo]:
    """End a subscription; return the others of the seat."""
    _, key = await _seat_of(room, table, request)
    await room.notifier.unsubscribe(table, key, subscription)
    return [_info(stored) for stored in await room.notifier.subscriptions(table, key)]


@post("/notices/{subscription:str}/stop", status_code=200, responses=problems(404, 503), tags=["notices"])
async def stop(
    room: TheRoom, subscription: SubscriptionId, request: AnyRequest
) -> dict[str, str] | Response[str]:
    """End a subscription, as mail programs do for a reader who unsubscribes (RFC 8058)."""
    if "text/html" in request.headers.get("accept", ""):
        return await _stop_for_reader(room, subscription, request)
    await room.notifier.stop(subscription)
    return {"status": "stopped"}


@get("/notices/{subscription:str}/stop", media_type="text/html", responses=problems(503), tags=["notices"])
async def show_stop_page(room: TheRoom, subscription: SubscriptionId, request: AnyRequest) -> Response[str]:
    """Show a page with a button that ends a subscription, to a reader who followed the link in an email."""
    try:
        found = await room.notifier.find(subscription)
    except NotFound:
        return say_stopped(language_of(request))
    return ask_to_stop(found.subscription.language)


async def _stop_for_reader(room: Room, subscription: str, request: AnyRequest) -> Response[str]:
    """End it and say so on a page, in the language of its emails."""
    try:
        language: str = (await room.notifier.find(subscription)).subscription.language
        await room.notifier.stop(subscription)
    except NotFound:
        language = language_of(request)
    return say_stopped(language)


async def _seat_of(room: Room, table: str, request: AnyRequest) -> tuple[Table, str]:
    """Return the table and the hash of the caller's secret, which is that of a seat."""
    key = key_of(request)
    live = await room.tables.find(table)
    await live.sync_if_shared()
    if live.table.seat_of(key) is None:
        raise NotAllowed("wrong-secret")
    return live.table, key


def _origin(request: AnyRequest) -> str:
    """Return the origin of the page that asks, which is allowed, or that of the server."""
    return request.headers.get("origin") or str(request.base_url).rstrip("/")


def _info(stored: Stored) -> SubscriptionInfo:
    subscription = stored.subscription
    is_push = isinstance(subscription.address, PushAddress)
    return SubscriptionInfo(
        id=stored.id,
        kind=subscription.address.__struct_config__.tag,  # type: ignore[arg-type]
        label=_label(subscription.address),
        digest=stored.digest if is_push else "",
        confirmed=stored.code is None,
        language=subscription.language,
        quiet=subscription.quiet,
    )


def _label(address: Address) -> str:
    """Return the visible part of an address: whoever has the seat need not learn all of it."""
    match address:
        case MailAddress(mail):
            name, _, domain = mail.rpartition("@")
            return f"{name[0]}…@{domain}"
        case PushAddress():
            return read_url(address.endpoint).host
        case _:
            return read_url(address.url).host


HANDLERS = [
    show_means,
    list_subscriptions,
    subscribe,
    change,
    confirm,
    send_trial,
    unsubscribe,
    stop,
    show_stop_page,
]
