"""What-if tables: play on from a moment of a finished game, with hidden cards drawn anew."""

from __future__ import annotations

import secrets

import msgspec
from litestar import post
from litestar.params import JSONBody

from parlour import fair
from parlour.record import Branch
from parlour.server import new_table
from parlour.server.access import hash_secret
from parlour.server.bot_catalogue import check_bot
from parlour.server.entries import Created
from parlour.server.errors import NotFound
from parlour.server.http.credentials import address_of
from parlour.server.http.messages.tables import BranchRequest, Seated
from parlour.server.http.params import AnyRequest, RecordId, TheRoom
from parlour.server.http.problems import name_game, problems
from parlour.server.http.records import TheReplays, load_record
from parlour.server.player_names import visible_name


@post("/records/{record:str}/branches", responses=problems(404, 408, 409, 413, 503), tags=["records"])
async def open_branch(
    room: TheRoom,
    replays: TheReplays,
    record: RecordId,
    request: AnyRequest,
    data: JSONBody[BranchRequest],
) -> Seated:
    """Open a table that plays on from a moment of the game. The caller gets the seat, bots all others.

    Everything that the seat did not know at that moment is drawn anew.
    """
    replay = await replays.find(record, await load_record(room, record))
    played = replay.record
    name_game(request, played.game)
    if data.move > len(played.moves):
        raise NotFound("no-such-moment", number=data.move, most=len(played.moves))
    row = await room.store.record_info(record)
    secret = data.secret or secrets.token_urlsafe(24)
    state, _ = replay.state_after(data.move)

    def branch_off(now: int) -> Created:
        return new_table.open_branch(
            now,
            new_table.Host(visible_name(data.name), hash_secret(secret)),
            state,
            Branch(record, data.move, data.seat),
            check_bot,
            secret=fair.new_secret(),
            options=played.options,
            deck=played.deck_source,
            bots={int(seat): bot for seat, bot in data.bots.items()},
            names=[] if row is None else msgspec.json.decode(row.names),
        )

    live = await room.tables.open(branch_off, address_of(request), start=True)
    return Seated(live.table.id, live.table.host_seat(), secret, live.table.info())


HANDLERS = [open_branch]
