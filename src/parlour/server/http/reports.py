"""Reports of chat to the operator, and how long the server keeps which data."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from parlour.server.durations import DAY_MS
from parlour.server.errors import Denied
from parlour.server.http.credentials import address_of, sent_key
from parlour.server.http.messages.moderation import Privacy, Reported, ReportRequest
from parlour.server.http.params import AnyRequest, TableId, TheRoom
from parlour.server.http.problems import problems
from parlour.server.moderation.moderator import ACTIONS_KEPT, DECIDED_KEPT, LONGEST_MUTE, REPORTS_KEPT


@post("/tables/{table:str}/reports", responses=problems(404, 408, 409, 413, 503), tags=["tables"])
async def report_line(
    room: TheRoom, table: TableId, request: AnyRequest, data: JSONBody[ReportRequest]
) -> Reported:
    """Report a line of chat to the operator, who sees it with the lines around it.

    A seat shows its secret; spectators may report, too.
    """
    if not room.settings.admin_token:
        raise Denied("no-reports")
    live = await room.tables.find(table)
    await live.sync_if_shared()
    key = sent_key(request)
    seat = None if key is None else live.table.seat_of(key)
    await room.moderator.report(live.table, data.line, data.reason, seat, address_of(request))
    return Reported(data.line)


@get("/privacy", responses=problems(), tags=["house"], sync_to_thread=False)
def show_privacy(room: TheRoom) -> Privacy:
    """Return how long this server keeps each kind of data, in days; 0 means indefinitely."""
    settings = room.settings
    return Privacy(
        tables=settings.keep_tables,
        records=settings.keep_records,
        reporting=settings.admin_token != "",
        reports=REPORTS_KEPT // DAY_MS,
        decided=DECIDED_KEPT // DAY_MS,
        mutes=LONGEST_MUTE // 24,
        actions=ACTIONS_KEPT // DAY_MS,
        mail=settings.smtp is not None,
        contact=settings.contact,
    )


HANDLERS = [report_line, show_privacy]
