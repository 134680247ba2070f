"""Finished games: list them, fetch one, look at any moment of it through anybody's eyes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TypeAlias

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromQuery
from litestar.response import Response
from msgspec import UNSET, Raw, Struct, UnsetType

from parlour.core.events import Event
from parlour.core.game import Game
from parlour.core.options import FAMILY
from parlour.core.play import play
from parlour.core.state import State
from parlour.languages import Speaker
from parlour.record import Record
from parlour.server import wire
from parlour.server.errors import NotFound
from parlour.server.http.given import BeforeRecord, MoveNumber, OfGame, RecordId, TheRoom, ThroughEyesOf
from parlour.server.http.messages import RecordInfo
from parlour.server.http.problems import problems
from parlour.server.protocol import Language, SentEvent, SentView, Words
from parlour.server.room import Room
from parlour.server.spoken import speak

MOST_LISTED = 50
#: Whoever looks at a game looks at many of its moments: so many games are kept at hand.
AT_HAND = 8
#: A moment is at most so many moves from a state that is kept.
STEP = 50


class Moment(Struct, frozen=True):
    """A finished game after so many of its moves."""

    number: int
    #: How many moves the game has.
    moves: int
    #: The move that led here: its seat and text.
    move: tuple[int, str] | None
    view: SentView
    events: list[SentEvent]
    over: bool
    words: Words | UnsetType = UNSET


class Replay:
    """A finished game of which some states are kept, so that any other is near one of them."""

    def __init__(self, body: bytes) -> None:
        self.record = Record.load(body)
        self._kept = [
            state.clone() for number, state in enumerate(self.record.states()) if number % STEP == 0
        ]

    def after(self, number: int) -> tuple[State, list[Event]]:
        """The state after so many moves, and what was heard at the last of them."""
        heard: list[Event] = []
        if not number:
            return self.record.start(heard.append), heard
        # The last move is heard, so it is always played.
        nearest = (number - 1) // STEP
        state = self._kept[nearest].clone()
        for at in range(nearest * STEP, number):
            if at == number - 1:
                state.listener = heard.append
            move = self.record.moves[at]
            play(state, move.seat, state.game.parse(state, move.text, move.seat))
        return state, heard


class Library:
    """The games that were looked at last."""

    def __init__(self) -> None:
        self._at_hand: OrderedDict[str, Replay] = OrderedDict()
        self._reading = asyncio.Lock()

    async def find(self, record: str, body: bytes) -> Replay:
        if record not in self._at_hand:
            # One at a time, and beside the room: a long game takes a while.
            async with self._reading:
                if record not in self._at_hand:
                    self._at_hand[record] = await asyncio.to_thread(Replay, body)
        self._at_hand.move_to_end(record)
        replay = self._at_hand[record]
        while len(self._at_hand) > AT_HAND:
            self._at_hand.popitem(last=False)
        return replay


TheLibrary: TypeAlias = NamedDependency[Library]


@get("/records", responses=problems(503), tags=["records"])
async def list_records(
    room: TheRoom,
    game: OfGame = None,
    before: BeforeRecord = None,
) -> list[RecordInfo]:
    """Games of public tables, the latest first; `before`, the last of a list, goes on where it ended."""
    return [
        RecordInfo(row.id, row.game, row.finished, msgspec.json.decode(row.names))
        for row in await room.store.records(game, before, MOST_LISTED)
    ]


@get("/records/{record:str}", responses=problems(404, 503), tags=["records"])
async def fetch_record(room: TheRoom, record: RecordId) -> Response[Record]:
    """The record as a file, for `parlour replay` and `parlour verify`."""
    return Response(
        Raw(await _kept(room, record)),  # type: ignore[arg-type]
        media_type="application/json",
        headers={"content-disposition": f'inline; filename="{record}.json"'},
    )


@get("/records/{record:str}/moments/{number:int}", responses=problems(404, 503), tags=["records"])
async def show_moment(
    room: TheRoom,
    library: TheLibrary,
    record: RecordId,
    number: MoveNumber,
    seat: ThroughEyesOf = None,
    words: FromQuery[Language | None] = None,
) -> Moment:
    """The game after so many moves, as a seat or a spectator saw it, also in words if wished for."""
    replay = await library.find(record, await _kept(room, record))
    kept = replay.record
    if number > len(kept.moves) or (seat is not None and seat >= kept.seats):
        raise NotFound("no-such-moment", number=number, most=len(kept.moves))
    state, heard = replay.after(number)
    told = [(event, wire.event(state.game, event)) for event in heard]
    view = state.view(seat)
    over = not state.actors
    spoken: Words | UnsetType = UNSET
    if words is not None:
        audible = [event for event in heard if event.heard_by(seat)]
        spoken = speak(state.game, _voice(kept, state.game, words), audible, view, over)
    return Moment(
        number=number,
        moves=len(kept.moves),
        move=(kept.moves[number - 1].seat, kept.moves[number - 1].text) if number else None,
        view=view,
        events=wire.heard(told, seat),
        over=over,
        words=spoken,
    )


def _voice(record: Record, game: Game, language: str) -> Speaker:
    """Whoever sat there is called by the seat, and by what kind of player it was."""
    plain = Speaker(language)
    names = [
        plain.say("replay-player", number=number, name=player)
        for number, player in enumerate(record.players, 1)
    ]
    return Speaker(language, game, names, family=record.options.get(FAMILY) is True)


async def _kept(room: Room, record: str) -> bytes:
    body = await room.store.record(record)
    if body is None:
        raise NotFound("no-such-record", record=record)
    return body


HANDLERS = [list_records, fetch_record, show_moment]
