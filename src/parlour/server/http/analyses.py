"""Analyses of finished games: ask for one, and follow how it gets on."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from litestar import get, post
from litestar.params import QueryParameter
from msgspec import Struct

from parlour.analysis import Step
from parlour.server.http.credentials import address_of
from parlour.server.http.messages.records import AnalysisProgress
from parlour.server.http.params import AnyRequest, RecordId, TheRoom
from parlour.server.http.problems import problems
from parlour.server.http.records import load_record
from parlour.server.room import Room

StepCursor: TypeAlias = Annotated[int, QueryParameter(ge=0, le=100_000)]

_read_step = msgspec.json.Decoder(Step).decode


class _Result(Struct):
    """The stored results of a finished analysis besides its steps."""

    final: list[float]
    deciding: list[int]


@post("/records/{record:str}/analysis", status_code=202, responses=problems(404, 409, 503), tags=["records"])
async def request_analysis(room: TheRoom, request: AnyRequest, record: RecordId) -> AnalysisProgress:
    """Ask for the analysis of a finished game, unless it is known or under way. Returns at once."""
    await load_record(room, record)
    await room.analyses.request(record, address_of(request))
    return await _progress(room, record, 0)


@get("/records/{record:str}/analysis", responses=problems(404, 409, 503), tags=["records"])
async def show_analysis(room: TheRoom, record: RecordId, after: StepCursor = 0) -> AnalysisProgress:
    """Return the progress and the results of the analysis, without the first `after` steps."""
    await load_record(room, record)
    return await _progress(room, record, after)


async def _progress(room: Room, record: str, after: int) -> AnalysisProgress:
    row, steps = await room.analyses.find(record, after)
    if row is None:
        return AnalysisProgress("none", 0, 0, [], [], [])
    result = msgspec.json.decode(row.result, type=_Result) if row.result else _Result([], [])
    return AnalysisProgress(
        row.status, row.worlds, row.total, list(map(_read_step, steps)), result.final, result.deciding
    )


HANDLERS = [request_analysis, show_analysis]
