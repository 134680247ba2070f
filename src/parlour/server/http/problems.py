"""Refusals over HTTP: a status, a code, a rule, and a sentence in the caller's language."""

from __future__ import annotations

import logging
from typing import Any

from babel.core import negotiate_locale
from litestar import Request
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Response
from msgspec import Struct

from parlour.core.errors import ParlourError
from parlour.core.game import Game
from parlour.languages import FALLBACK, LANGUAGES, Speaker
from parlour.server import catalogue, errors

logger = logging.getLogger(__name__)

#: The key under which a request notes the name of its game.
GAME = "game"
STATUS: list[tuple[type[ParlourError], int]] = [
    (errors.NoSecret, 401),
    (errors.NotAllowed, 403),
    (errors.NotFound, 404),
    (errors.TooSlow, 408),
    (errors.TooMuch, 429),
    (errors.Unavailable, 503),
    (errors.Denied, 409),
    (ParlourError, 400),
]
WHY = {
    400: "The request is malformed or refers to something that does not exist.",
    401: "The secret is missing.",
    403: "The secret does not permit this.",
    404: "The table or record does not exist.",
    408: "The request body did not arrive in time.",
    409: "The current state of the table does not permit this.",
    413: "The request body is too large.",
    429: "The rate limit is exceeded.",
    503: "The database is unavailable.",
}


class Problem(Struct, frozen=True):
    """A refusal: its code, the rule behind it, parameters, and a sentence."""

    code: str
    rule: str | None
    params: dict[str, str | int]
    sentence: str


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the OpenAPI responses of a handler's refusals, in addition to the common ones."""
    return {
        status: ResponseSpec(Problem, description=WHY[status], generate_examples=False)
        for status in sorted({400, 429, *statuses})
    }


#: The refusals of handlers that read, or change, what a secret or the token gives access to.
READ = problems(401, 403, 404, 503)
CHANGE = problems(401, 403, 404, 409, 503)
CHANGE_WITH_BODY = problems(401, 403, 404, 408, 409, 413, 503)


def language_of(request: Request[Any, Any, Any]) -> str:
    """Return the caller's preferred language among those available."""
    accepted = _by_quality(request.headers.get("accept-language", ""))
    found = negotiate_locale(accepted, LANGUAGES, sep="-")
    return FALLBACK if found is None else found.lower()


def _by_quality(header: str) -> list[str]:
    """Return the values of an `Accept-…` header, the preferred ones first."""
    weighted: list[tuple[float, str]] = []
    for part in header.split(","):
        value, _, quality = part.replace(" ", "").partition(";q=")
        try:
            weighted.append((float(quality or 1), value))
        except ValueError:
            continue
    # Sorting is stable: equal values stay in the order of the header.
    return [value for quality, value in sorted(weighted, key=lambda pair: -pair[0]) if quality > 0]


def refuse(request: Request[Any, Any, Any], error: ParlourError) -> Response[Problem]:
    request.app.state.room.metrics.refused(error.code)
    status = next(status for kind, status in STATUS if isinstance(error, kind))
    sentence = Speaker(language_of(request), _game_of(request)).error(error)
    headers = {"www-authenticate": "Bearer"} if status == 401 else {}
    return Response(
        Problem(error.code, error.rule, errors.json_params(error), sentence),
        status_code=status,
        headers=headers,
    )


def name_game(request: Request[Any, Any, Any], game: str) -> None:
    """Note what game the request is about, so that refusals use its words."""
    request.state[GAME] = game


def _game_of(request: Request[Any, Any, Any]) -> Game | None:
    """Return the game that the request is about, as far as it is known."""
    live = request.app.state.room.tables.in_memory(request.path_params.get("table", ""))
    if live is not None:
        game: Game = live.table.game
        return game
    name = request.state.get(GAME) or request.path_params.get("game")
    return catalogue.game(name) if name in catalogue.game_names() else None


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Translate Litestar's own errors into problems."""
    code = "bad-request"
    problem = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        problem = " ".join(str(first[key]) for key in ("key", "message") if key in first)
    elif error.status_code == 404:
        code = "no-such-page"
    elif error.status_code == 429:
        code = "too-fast"
    refused = ParlourError(code, problem=problem)
    sentence = Speaker(language_of(request)).error(refused)
    return Response(
        Problem(code, None, errors.json_params(refused), sentence),
        status_code=error.status_code,
        headers=error.headers,
    )


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer an unexpected error: details go to the log, not to the caller."""
    logger.error("request failed", exc_info=error, extra={"path": request.scope["path"]})
    request.app.state.room.metrics.failed()
    sentence = Speaker(language_of(request)).error(ParlourError("server-error"))
    return Response(Problem("server-error", None, {}, sentence), status_code=500)


HANDLERS: dict[Any, Any] = {ParlourError: refuse, HTTPException: refuse_http, Exception: fail}
