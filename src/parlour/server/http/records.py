"""Finished games: list them, fetch a record, view any moment from any seat."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromQuery
from litestar.response import Response
from msgspec import UNSET, Raw, UnsetType

from parlour.core.errors import BadRecord
from parlour.core.options import FAMILY
from parlour.core.state import State
from parlour.event_messages import encode_event
from parlour.record import Branch, Record
from parlour.server import wire
from parlour.server.duplicates.daily import is_daily, parse_deal_id
from parlour.server.errors import NotFound
from parlour.server.http.messages.records import Chapter, Moment, RecordAbout, RecordInfo
from parlour.server.http.params import (
    GameFilter,
    MoveNumber,
    RecordCursor,
    RecordId,
    RecordIds,
    TheRoom,
    ViewerSeat,
)
from parlour.server.http.problems import problems
from parlour.server.ids import table_of_record
from parlour.server.protocol import Language, SentEvent, Words
from parlour.server.replays import Replay, ReplayCache
from parlour.server.room import Room
from parlour.server.sentences import speaker_for, table_words

MOST_LISTED = 50

TheReplays: TypeAlias = NamedDependency[ReplayCache]


@get("/records", responses=problems(503), tags=["records"])
async def list_records(
    room: TheRoom,
    game: GameFilter = None,
    before: RecordCursor = None,
) -> list[RecordInfo]:
    """List finished games of public tables, newest first; `before` pages from the last id."""
    return [
        RecordInfo(
            row.id,
            row.game,
            row.finished,
            msgspec.json.decode(row.names),
            [] if row.players is None else msgspec.json.decode(row.players),
        )
        for row in await room.store.list_records(game, before, MOST_LISTED)
    ]


@get("/records/kept", responses=problems(503), tags=["records"])
async def list_kept(room: TheRoom, id: RecordIds) -> list[str]:
    """Return those of the records that the server still has."""
    return await room.store.kept_records(id)


@get("/records/{record:str}", responses=problems(404, 409, 503), tags=["records"])
async def fetch_record(room: TheRoom, record: RecordId) -> Response[Record]:
    """Return the record as a file for `parlour replay` and `parlour verify`."""
    return Response(
        Raw(await load_record(room, record)),  # type: ignore[arg-type]
        media_type="application/json",
        headers={"content-disposition": f'inline; filename="{record}.json"'},
    )


@get("/records/{record:str}/moments/{number:int}", responses=problems(404, 409, 503), tags=["records"])
async def show_moment(
    room: TheRoom,
    replays: TheReplays,
    record: RecordId,
    number: MoveNumber,
    seat: ViewerSeat = None,
    words: FromQuery[Language | None] = None,
    open: FromQuery[bool] = False,
) -> Moment:
    """Return the game after a number of moves, as a seat or a spectator saw it."""
    replay = await replays.find(record, await load_record(room, record))
    played = replay.record
    if number > len(played.moves) or (seat is not None and seat >= played.seats):
        raise NotFound("no-such-moment", number=number, most=len(played.moves))
    state, events = replay.state_after(number)
    encoded = [(event, encode_event(state.game, event)) for event in events]
    view = state.view(seat)
    over = not state.actors
    sentences: Words | UnsetType = UNSET
    if words is not None:
        visible = [event for event in events if event.is_visible_to(seat)]
        row = await room.store.record_info(record)
        names = [""] * played.seats if row is None else msgspec.json.decode(row.names)
        speaker = speaker_for(state.game, names, words, played.options.get(FAMILY) is True)
        sentences = table_words(state.game, speaker, visible, view, over)
    return Moment(
        number=number,
        moves=len(played.moves),
        move=(played.moves[number - 1].seat, played.moves[number - 1].text) if number else None,
        view=view,
        events=wire.visible_events(encoded, seat),
        over=over,
        words=sentences,
        hands=_hands(state) if open else UNSET,
    )


def _hands(state: State) -> list[list[str]]:
    """Return the hand of each seat; empty in games without hands."""
    views = [state.view(seat) for seat in range(state.seats)]
    return [[str(card) for card in getattr(view, "hand", None) or ()] for view in views]


@get("/records/{record:str}/info", responses=problems(404, 409, 503), tags=["records"])
async def show_details(room: TheRoom, replays: TheReplays, record: RecordId) -> RecordAbout:
    """Return the players, options, number of moves and result."""
    row = await room.store.record_info(record)
    replay = await replays.find(record, await load_record(room, record))
    played = replay.record
    if row is None or played.result is None:
        raise NotFound("no-such-record", record=record)
    daily = None if played.fair is UNSET else parse_deal_id(played.fair.table)
    return RecordAbout(
        id=record,
        game=played.game,
        started=row.started,
        finished=row.finished,
        names=msgspec.json.decode(row.names),
        players=played.players,
        options=played.options,
        own_deck=played.deck_source is not None,
        moves=len(played.moves),
        scores=played.result.scores,
        winners=played.result.winners,
        deal=_deal_of(played, record),
        day=None if daily is None else daily.day,
        branch=None if played.branch is UNSET else played.branch,
    )


def _deal_of(played: Record, id: str) -> Literal["own", "daily", "challenge"]:
    """Return for which table the deal was made: the proof names it."""
    if played.fair is UNSET or played.fair.table == table_of_record(id):
        return "own"
    return "daily" if is_daily(played.fair.table) else "challenge"


@get("/records/{record:str}/scores", responses=problems(404, 409, 503), tags=["records"])
async def show_scores(room: TheRoom, replays: TheReplays, record: RecordId) -> list[Chapter]:
    """Return the scores after each round or match."""
    replay = await replays.find(record, await load_record(room, record))
    return [Chapter(number, scores) for number, scores in sorted(replay.chapters.items())]


@get("/records/{record:str}/story", responses=problems(404, 409, 503), tags=["records"])
async def show_story(
    room: TheRoom, replays: TheReplays, record: RecordId, seat: ViewerSeat = None
) -> list[list[SentEvent]]:
    """Return the events that a seat or a spectator saw: those of the deal, then those of each move.

    In a game that branches off from another one, the first are those of the other game until then.
    """
    replay = await replays.find(record, await load_record(room, record))
    first, *others = _visible_events(replay, seat)
    branch = replay.record.branch
    past = [] if branch is UNSET else await events_before(room, replays, branch, seat)
    return [past + first, *others]


def _visible_events(replay: Replay, seat: int | None) -> list[list[SentEvent]]:
    game = replay.record.find_game()
    return [
        wire.visible_events([(event, encode_event(game, event)) for event in events], seat)
        for events in replay.story
    ]


async def events_before(
    room: Room, replays: ReplayCache, branch: Branch, seat: int | None
) -> list[SentEvent]:
    """Return the events before a game branched off, for a seat or a spectator of the branch.

    Only the seat of the branch saw more of the other game than everybody did. Everything else is hidden: the
    cards of others were drawn anew. If the other record is deleted, or too old to be read, there is nothing.
    """
    viewer = seat if seat == branch.seat else None
    body = await room.store.record(branch.record)
    if body is None:
        return []
    try:
        replay = await replays.find(branch.record, body)
    except BadRecord:
        return []
    told = [event for events in _visible_events(replay, viewer)[: branch.move + 1] for event in events]
    before = replay.record.branch
    return told if before is UNSET else await events_before(room, replays, before, viewer) + told


async def load_record(room: Room, record: str) -> bytes:
    """Return the stored record.

    Raise `NotFound` if there is none, `Denied` if it would reveal the deal of a day that is not over.
    """
    body = await room.store.record(record)
    if body is None:
        raise NotFound("no-such-record", record=record)
    await room.daily.check_record(record)
    return body


HANDLERS = [list_records, list_kept, fetch_record, show_moment, show_details, show_scores, show_story]
