"""The application: the room, its doors, and who may come in."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from granian.utils.proxies import wrap_asgi_with_proxy_headers
from litestar import Litestar, Request, Router
from litestar.channels import ChannelsPlugin
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.stores.memory import MemoryStore

from parlour.server import logs
from parlour.server.access import HostNames, KnownNames, OwnPages, with_headers, with_heads
from parlour.server.cpu_affinity import keep_on_one_core
from parlour.server.http import cards, house, openapi, records, rules, tables
from parlour.server.http.page import find_page
from parlour.server.http.problems import HANDLERS
from parlour.server.limits import forget_the_past, household
from parlour.server.process_bus import CHANNEL, ReconnectingBackend
from parlour.server.replays import Library
from parlour.server.room import Room
from parlour.server.settings import Settings
from parlour.server.shutdown import run_before_shutdown
from parlour.server.sockets import Sockets

LARGEST_BODY = 100_000
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src 'self'; "
        "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
#: The page is many files: an address may ask for so many times `--requests` of all there is, probes too.
PAGES = 4
#: How many moments of finished games an address may look at in a second.
MOMENTS = 10
#: Every so many seconds, addresses that have not been seen for a minute are forgotten.
FORGETTING = 60.0


def create_app(settings: Settings) -> Litestar:
    is_shared = settings.database.startswith("postgres")
    backend = ReconnectingBackend(settings.database) if is_shared else None
    channels = None if backend is None else ChannelsPlugin(backend, channels=[CHANNEL])
    library = Library()
    page = find_page(settings.page)
    seen = {name: MemoryStore() for name in ("api", "all", "moments")}

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            if channels is not None:
                await stack.enter_async_context(channels)
            room = app.state.room = Room(settings, channels)
            if backend is not None:
                backend.on_gap = lambda: room.run(room.look_everywhere())
            await room.open()
            stack.push_async_callback(room.close)
            if settings.workers == 1:
                # Several might choose the same core.
                stack.callback(asyncio.create_task(keep_on_one_core()).cancel)
            for store in seen.values():
                stack.callback(asyncio.create_task(forget_the_past(store, FORGETTING)).cancel)
            yield

    def room_of(state: State) -> Room:
        room: Room = state.room
        return room

    api = Router(
        "/api",
        route_handlers=[*house.API, *tables.HANDLERS, *records.HANDLERS, *cards.HANDLERS, *rules.HANDLERS],
        middleware=_api_limits(settings.requests),
    )
    return Litestar(
        route_handlers=[api, *house.ROOT, *page.handlers()],
        lifespan=[lifespan],
        dependencies={
            "room": Provide(room_of, sync_to_thread=False),
            "library": Provide(lambda: library, sync_to_thread=False),
        },
        exception_handlers={**HANDLERS, NotFoundException: page.show_nowhere},
        middleware=[
            KnownNames(HostNames(settings.allowed_hosts)),
            *_limits(settings.requests),
            OwnPages(settings.origins),
        ],
        stores=dict(seen),
        request_max_body_size=LARGEST_BODY,
        openapi_config=openapi.config(),
        logging_config=None,
        debug=False,
    )


def _limits(requests: int) -> list[DefineMiddleware]:
    """What an address may ask for at all."""
    if not requests:
        return []
    everything = RateLimitConfig(
        ("minute", PAGES * requests),
        exclude="^/health$",
        identifier_for_request=_asker,
        set_rate_limit_headers=False,
        store="all",
    )
    return [everything.middleware]


def _api_limits(requests: int) -> list[DefineMiddleware]:
    """What an address may ask of the API, which is work."""
    if not requests:
        return []
    moments = RateLimitConfig(
        ("second", MOMENTS),
        identifier_for_request=_asker,
        check_throttle_handler=lambda request: "/moments/" in request.scope["path"],
        set_rate_limit_headers=False,
        store="moments",
    )
    return [
        RateLimitConfig(("minute", requests), identifier_for_request=_asker, store="api").middleware,
        moments.middleware,
    ]


def _asker(request: Request[Any, Any, Any]) -> str:
    return household(request.client.host) if request.client is not None else ""


def from_environment() -> Any:
    """The application that a worker process serves."""
    settings = Settings.load()
    logs.set_up(settings.log_level)
    _be_even()
    room = create_app(settings)
    run_before_shutdown(lambda: room.state.room.say_goodbye())
    app = with_headers(with_heads(Sockets(room, settings)), HEADERS)
    return wrap_asgi_with_proxy_headers(app, settings.proxies) if settings.proxies else app


def _be_even() -> None:
    """Keep the slowest answers near the others: few rounds of garbage, in which nothing old is looked at."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 10, 50)
