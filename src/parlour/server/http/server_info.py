"""The server itself: its games, schema, health and metrics."""

from __future__ import annotations

from typing import Any

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.response import Response
from prometheus_client import CONTENT_TYPE_LATEST

import parlour
from parlour.languages import LANGUAGES, Speaker
from parlour.registry import names as game_names
from parlour.server import catalogue
from parlour.server.access import is_operator
from parlour.server.bot_catalogue import bot_names
from parlour.server.http.messages.games import GameInfo, House, OptionInfo
from parlour.server.http.params import AnyRequest, TheRoom
from parlour.server.http.problems import language_of, problems
from parlour.server.metrics import report
from parlour.server.protocol import PROTOCOL
from parlour.server.requests import PHRASES
from parlour.server.socket_schema import socket_schema


@get("/house", responses=problems(), tags=["house"], sync_to_thread=False)
def show_house(room: TheRoom, request: AnyRequest) -> House:
    """Return the games of this server with their options and bots, and the quick phrases."""
    language = language_of(request)
    games = [_about(name, language) for name in game_names()]
    reports = room.settings.admin_token != ""
    return House(parlour.__version__, PROTOCOL, LANGUAGES, list(PHRASES), games, reports)


def _about(name: str, language: str) -> GameInfo:
    game = catalogue.game(name)
    speaker = Speaker(language, game)
    options = [
        OptionInfo(
            option.name,
            option.default,
            list(option.choices),
            option.least,
            option.most,
            list(option.items),
        )
        for option in game.options
    ]
    return GameInfo(
        name,
        speaker.title(game),
        speaker.say_or_nothing("game-about"),
        game.least_seats,
        game.most_seats,
        options,
        bot_names(name),
        list(game.rules),
        game.lesson is not None,
    )


@get("/socket/schema.json", responses=problems(), tags=["house"], sync_to_thread=False)
def show_socket_schema() -> dict[str, Any]:
    """Return the socket messages as JSON Schema."""
    return socket_schema()


@get("/health", include_in_schema=False, sync_to_thread=False)
def health() -> dict[str, str]:
    """Report that the process is alive."""
    return {"status": "ok"}


@get("/ready", include_in_schema=False)
async def ready(room: TheRoom) -> Response[dict[str, str]]:
    """Report whether the server accepts players: not shutting down, and the database can be written to."""
    if room.is_closing:
        return Response({"status": "closing"}, status_code=503)
    problem = await room.store.find_problem()
    if problem is None:
        return Response({"status": "ready"})
    return Response({"status": "no-database", "problem": problem}, status_code=503)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(room: TheRoom, request: AnyRequest) -> Response[bytes]:
    """Report the metrics, to operators only: with few players, they reveal who has something to decide."""
    if not is_operator(request.scope, room.settings.metrics_token):
        raise NotFoundException
    return Response(report(), media_type=CONTENT_TYPE_LATEST)


API = [show_house, show_socket_schema]
ROOT = [health, ready, metrics]
