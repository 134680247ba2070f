"""The application: routes, middleware and the lifespan of the room."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from granian.utils.proxies import wrap_asgi_with_proxy_headers
from litestar import Litestar, Request, Router
from litestar.channels import ChannelsPlugin
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.stores.memory import MemoryStore
from litestar.types import ASGIApp

from parlour.server import logs
from parlour.server.access import (
    AllowedHosts,
    HostNames,
    SameOrigin,
    with_head_requests,
    with_headers,
    with_methods,
    without_caches,
)
from parlour.server.cpu_affinity import keep_on_one_core
from parlour.server.http import (
    admin,
    analyses,
    branches,
    cards,
    duplicates,
    hand_overs,
    notices,
    openapi,
    records,
    reports,
    rules,
    server_info,
    tables,
)
from parlour.server.http.credentials import address_of
from parlour.server.http.page import find_page
from parlour.server.http.problems import HANDLERS
from parlour.server.http.requests import StrictRequest
from parlour.server.limits import client_network, purge_expired
from parlour.server.maintenance import maintain
from parlour.server.metrics import Metrics
from parlour.server.postgres_channels import ReconnectingBackend
from parlour.server.process_bus import CHANNEL
from parlour.server.replays import ReplayCache
from parlour.server.room import Room
from parlour.server.settings import Settings
from parlour.server.shutdown import end_with_parent, run_before_shutdown
from parlour.server.sockets import Sockets
from parlour.server.tcp_guard import TcpGuard

MAX_BODY_SIZE = 100_000
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src 'self'; "
        "manifest-src 'self'; worker-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    # Replaces granian's own.
    "server": "parlour",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
#: The limit for all requests is this many times `--requests`: the page consists of many files.
TOTAL_FACTOR = 4
#: Moments of replays per second and address.
MOMENTS_PER_SECOND = 10
#: Seconds between purges of expired rate limits.
PURGE_INTERVAL = 60.0


#: The handlers below `/api`.
API: tuple[Any, ...] = (
    *server_info.API,
    *tables.HANDLERS,
    *hand_overs.HANDLERS,
    *notices.HANDLERS,
    *records.HANDLERS,
    *analyses.HANDLERS,
    *branches.HANDLERS,
    *reports.HANDLERS,
    *admin.HANDLERS,
    *duplicates.HANDLERS,
    *cards.HANDLERS,
    *rules.HANDLERS,
)


def create_app(settings: Settings) -> Litestar:
    replays = ReplayCache()
    page = find_page(settings.page)
    rate_limits = {name: MemoryStore() for name in ("api", "all", "moments")}
    api = Router("/api", route_handlers=API, middleware=_api_limits(settings.requests))
    return Litestar(
        route_handlers=[api, *server_info.ROOT, *page.handlers()],
        lifespan=[lambda app: _lifespan(app, settings, rate_limits.values())],
        dependencies={
            "room": Provide(_room_of, sync_to_thread=False),
            "replays": Provide(lambda: replays, sync_to_thread=False),
        },
        exception_handlers={**HANDLERS, NotFoundException: page.show_not_found},
        middleware=[
            AllowedHosts(HostNames(settings.allowed_hosts)),
            *_limits(settings.requests),
            SameOrigin(settings.origins),
        ],
        cors_config=_cross_origin(settings.origins),
        stores=dict(rate_limits),
        request_class=StrictRequest,
        request_max_body_size=MAX_BODY_SIZE,
        openapi_config=openapi.config(),
        logging_config=None,
        debug=False,
    )


@asynccontextmanager
async def _lifespan(
    app: Litestar, settings: Settings, rate_limits: Iterable[MemoryStore]
) -> AsyncIterator[None]:
    """Open the room, and everything that runs beside it."""
    async with AsyncExitStack() as stack:
        backend = channels = None
        if settings.database.startswith("postgres"):
            backend = ReconnectingBackend(settings.database)
            channels = await stack.enter_async_context(ChannelsPlugin(backend, channels=[CHANNEL]))
        room = app.state.room = Room(settings, channels)
        if backend is not None:
            backend.on_gap = lambda: room.jobs.run(room.tables.refresh())
        await room.open()
        stack.push_async_callback(room.close)
        stack.callback(room.jobs.run(maintain(room)).cancel)
        if settings.workers == 1:
            # Several processes might choose the same core.
            stack.callback(room.jobs.run(keep_on_one_core()).cancel)
        for store in rate_limits:
            stack.callback(room.jobs.run(purge_expired(store, PURGE_INTERVAL)).cancel)
        yield


def _room_of(state: State) -> Room:
    room: Room = state.room
    return room


def _cross_origin(origins: list[str]) -> CORSConfig | None:
    """Let pages of these origins ask. Secrets are sent in a header, so no cookies are allowed."""
    if not origins:
        return None
    return CORSConfig(
        allow_origins=origins,
        allow_methods=["GET", "POST", "PUT", "DELETE"],
        allow_headers=["authorization", "content-type", "accept-language"],
        expose_headers=["retry-after", "www-authenticate"],
    )


def _limits(requests: int) -> list[DefineMiddleware]:
    """Return the limit of an address for all requests."""
    if not requests:
        return []
    everything = RateLimitConfig(
        ("minute", TOTAL_FACTOR * requests),
        exclude="^/health$",
        identifier_for_request=_client_key,
        set_rate_limit_headers=False,
        store="all",
    )
    return [everything.middleware]


def _api_limits(requests: int) -> list[DefineMiddleware]:
    """Return the limits of an address for the API."""
    if not requests:
        return []
    moments = RateLimitConfig(
        ("second", MOMENTS_PER_SECOND),
        identifier_for_request=_client_key,
        check_throttle_handler=lambda request: "/moments/" in request.scope["path"],
        set_rate_limit_headers=False,
        store="moments",
    )
    return [
        RateLimitConfig(("minute", requests), identifier_for_request=_client_key, store="api").middleware,
        moments.middleware,
    ]


def _client_key(request: Request[Any, Any, Any]) -> str:
    return client_network(address_of(request))


def from_environment() -> Any:
    """Create the application of a worker process."""
    settings = Settings.load()
    logs.set_up(settings.log_level)
    _tune_gc()
    litestar = create_app(settings)
    end_with_parent()
    run_before_shutdown(lambda: litestar.state.room.disconnect_clients())
    app = with_headers(_adapted(Sockets(litestar, settings, HEADERS)), HEADERS)
    if settings.proxies:
        app = wrap_asgi_with_proxy_headers(app, settings.proxies)
    # Outermost: it needs the addresses of the connections themselves.
    return TcpGuard(settings, Metrics()).wrap(app)


def _adapted(app: ASGIApp) -> ASGIApp:
    return without_caches(with_methods(with_head_requests(app)))


def _tune_gc() -> None:
    """Avoid long pauses: collect rarely, and never what was created at startup."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 10, 50)
