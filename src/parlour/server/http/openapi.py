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
from parlour.server.http.credentials import ADMIN, SECRET
from parlour.server.http.messages import (
    duplicates,
    games,
    hand_overs,
    moderation,
    notices,
    records,
    tables,
)
from parlour.server.http.problems import Problem
from parlour.server.json_schema import Parts, as_sent, game_parts, schemas_of, with_references
from parlour.server.protocol import TableInfo

REQUESTS = (
    tables.NewTable,
    tables.BranchRequest,
    moderation.ReportRequest,
    moderation.MuteRequest,
    tables.JoinRequest,
    tables.BotRequest,
    tables.ProgramRequest,
    tables.SeedRequest,
    tables.SeatRequest,
    tables.PaceRequest,
    tables.PauseRequest,
    tables.SecretRequest,
    hand_overs.HandOverRequest,
    hand_overs.RedeemRequest,
    notices.SubscriptionRequest,
    notices.ScheduleRequest,
    notices.CodeRequest,
    duplicates.PlayRequest,
    duplicates.ChallengeRequest,
)
RESPONSES = (
    tables.Seated,
    tables.Changed,
    games.CardInfo,
    games.RuleInfo,
    tables.TableNow,
    records.RecordInfo,
    records.RecordAbout,
    records.Chapter,
    records.AnalysisProgress,
    hand_overs.HandOver,
    hand_overs.HandOverStatus,
    notices.NoticeMeans,
    notices.SubscriptionInfo,
    moderation.Reported,
    moderation.RoomOverview,
    moderation.Privacy,
    duplicates.Days,
    duplicates.DayDeals,
    duplicates.DailyDealInfo,
    duplicates.ChallengeInfo,
    duplicates.Comparison,
    Problem,
    TableInfo,
    games.House,
    records.Moment,
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
    _, played = schemas_of(Record)
    _, responses = schemas_of(*RESPONSES)
    parts = {**game_parts(), **as_sent(responses), **played, **requests}
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
