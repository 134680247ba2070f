"""The OpenAPI schema, exact where the framework's own is not."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import parlour
from parlour.record import Record
from parlour.server.http import messages
from parlour.server.http.admin import ADMIN
from parlour.server.http.records import Moment
from parlour.server.http.server_info import House
from parlour.server.http.tables import SECRET
from parlour.server.json_schema import Parts, as_sent, game_parts, schemas_of, with_references
from parlour.server.protocol import TableInfo

REQUESTS = (
    messages.NewTable,
    messages.BranchRequest,
    messages.ReportRequest,
    messages.MuteRequest,
    messages.JoinRequest,
    messages.BotRequest,
    messages.ProgramRequest,
    messages.SeedRequest,
    messages.SeatRequest,
    messages.PaceRequest,
    messages.PauseRequest,
    messages.SecretRequest,
    messages.HandOverRequest,
    messages.RedeemRequest,
    messages.SubscriptionRequest,
    messages.ScheduleRequest,
    messages.CodeRequest,
    messages.PlayRequest,
    messages.ChallengeRequest,
)
RESPONSES = (
    messages.Seated,
    messages.Changed,
    messages.CardInfo,
    messages.RuleInfo,
    messages.TableNow,
    messages.RecordInfo,
    messages.RecordAbout,
    messages.Chapter,
    messages.AnalysisProgress,
    messages.HandOver,
    messages.HandOverStatus,
    messages.NoticeMeans,
    messages.SubscriptionInfo,
    messages.Reported,
    messages.RoomOverview,
    messages.Privacy,
    messages.Days,
    messages.DailyDealInfo,
    messages.ChallengeInfo,
    messages.Comparison,
    messages.Problem,
    TableInfo,
    House,
    Moment,
)


class ExactPlugin(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, exact(openapi_schema))


def exact(description: dict[str, Any]) -> dict[str, Any]:
    """Return the framework's schema, with our own component schemas."""
    components = description["components"]
    schemas = {**components["schemas"], **_parts()}
    return {**description, "components": {**components, "schemas": schemas}}


@cache
def _parts() -> Parts:
    _, requests = schemas_of(*REQUESTS)
    _, records = schemas_of(Record)
    _, responses = schemas_of(*RESPONSES)
    parts = {**game_parts(), **as_sent(responses), **records, **requests}
    renamed: Parts = with_references(parts, lambda name: f"#/components/schemas/{name}")
    return renamed


def config() -> OpenAPIConfig:
    scheme = SecurityScheme(
        "http",
        scheme="bearer",
        description="The secret of a seat, of a host without a seat, or of a browser.",
    )
    operator = SecurityScheme("http", scheme="bearer", description="The token of the operator.")
    return OpenAPIConfig(
        "Parlour",
        parlour.__version__,
        path="/api/schema",
        render_plugins=[ExactPlugin()],
        components=Components(security_schemes={SECRET: scheme, ADMIN: operator}),
        use_handler_docstrings=True,
    )
