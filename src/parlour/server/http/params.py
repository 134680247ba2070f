"""Handler parameters: the room, and path and query parameters."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.params import PathParameter, QueryParameter
from msgspec import Meta

from parlour.core.game import Game
from parlour.registry import names as game_names
from parlour.server import catalogue
from parlour.server.errors import NotFound
from parlour.server.room import Room

TheRoom: TypeAlias = NamedDependency[Room]
AnyRequest: TypeAlias = Request[Any, Any, Any]

RECORD = "^[a-z0-9]{6,32}-[0-9]{1,6}$"
GameName: TypeAlias = Annotated[str, PathParameter(pattern="^[a-z0-9_-]{1,40}$")]
TableId: TypeAlias = Annotated[str, PathParameter(pattern="^[a-z0-9]{6,32}$")]
TableCode: TypeAlias = Annotated[str, PathParameter(pattern="^[A-Za-z0-9]{6}$")]
SeatNumber: TypeAlias = Annotated[int, PathParameter(ge=0, le=15)]
SubscriptionId: TypeAlias = Annotated[str, PathParameter(pattern="^[0-9a-f]{32}$")]
ReportId: TypeAlias = Annotated[str, PathParameter(pattern="^[0-9a-f]{32}$")]
Sender: TypeAlias = Annotated[str, PathParameter(pattern="^[0-9a-f]{20}$")]
RecordId: TypeAlias = Annotated[str, PathParameter(pattern=RECORD)]
MoveNumber: TypeAlias = Annotated[int, PathParameter(ge=0, le=100_000)]

GameFilter: TypeAlias = Annotated[str | None, QueryParameter(max_length=40)]
# The framework does not describe the items of lists.
RecordIds: TypeAlias = Annotated[
    list[Annotated[str, Meta(pattern=RECORD)]],
    QueryParameter(
        min_items=1, max_items=50, schema_extra={"items": Schema(type=OpenAPIType.STRING, pattern=RECORD)}
    ),
]
RecordCursor: TypeAlias = Annotated[str | None, QueryParameter(pattern=RECORD)]
# The framework drops the lower bound of optional parameters.
ViewerSeat: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=15, schema_extra={"minimum": 0})]


def game_named(name: str) -> Game:
    """Return the game of that name. Raise `NotFound` if there is none."""
    if name not in game_names():
        raise NotFound("unknown-game", name=name, known=", ".join(game_names()))
    return catalogue.game(name)
