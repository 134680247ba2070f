"""What clients and server say to each other: JSON, each message of a type, each field bounded.

`docs/protocol.md` tells the story; `schema_json.py` writes the same as JSON Schema.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from parlour.core.options import OptionValue

if TYPE_CHECKING:
    from parlour.core.message import Block, Message
    from parlour.core.view import View

#: Raised when a client of the last one could no longer follow.
PROTOCOL = 1
LONGEST_LINE = 300

TableId: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9]{6,32}$")]
Secret: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64)]
MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Version: TypeAlias = Annotated[int, Meta(ge=0, lt=2**53)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
PersonName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=30)]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
PlayerSeed: TypeAlias = Annotated[str, Meta(max_length=64)]
Language: TypeAlias = Literal["en", "de", "nl"]


def _described(name: str) -> Meta:
    """What depends on the game is described in the schema under this name."""
    return Meta(extra_json_schema={"$ref": f"#/$defs/{name}"})


if TYPE_CHECKING:
    SentView: TypeAlias = View
    SentMessage: TypeAlias = Message
    SentBlock: TypeAlias = Block
else:
    SentView = Annotated[Any, _described("GameView")]
    SentMessage = Annotated[Any, _described("Message")]
    SentBlock = Annotated[Any, _described("Block")]
#: Fields of a view with their values.
SentChanges: TypeAlias = Annotated[dict[str, Any], _described("GameViewChanges")]
SentEvent: TypeAlias = Annotated[Raw, _described("GameEvent")]


class _Asked(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Every request has an id of the client's choice, unique to its seat; the answer carries it."""

    id: MessageId


class Open(_Asked, frozen=True, tag="open"):
    """Sit down or watch: the first message. `version` is the last one seen, if the client was here before."""

    table: TableId
    secret: Secret | None = None
    version: Version | None = None
    #: Ask for sentences in this language beside the data.
    words: Language | None = None


class Move(_Asked, frozen=True, tag="move"):
    """Make one of the choices that were offered at that version, or any move as a player writes it."""

    version: Version
    move: MoveText


class Why(_Asked, frozen=True, tag="why"):
    """Why this move is not among the choices; nothing is played."""

    move: MoveText


class AskUndo(_Asked, frozen=True, tag="ask-undo"):
    """Ask the others to take back what the seat did last, and all that came after it."""


class AnswerUndo(_Asked, frozen=True, tag="answer-undo"):
    agree: bool


class Say(_Asked, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]


class SayPhrase(_Asked, frozen=True, tag="phrase"):
    """One of the quick phrases, which everybody reads in their own language."""

    phrase: Word


class Mute(_Asked, frozen=True, tag="mute"):
    """From now on nothing that these seats say is sent to this client."""

    seats: Annotated[list[SeatNumber], Meta(max_length=16)]


class Rest(_Asked, frozen=True, tag="rest"):
    """Let a bot play for the seat."""


class Return(_Asked, frozen=True, tag="return"):
    """Take the seat back from the bot."""


class Sync(_Asked, frozen=True, tag="sync"):
    """The whole table again; with a version also what happened since."""

    version: Version | None = None


class Ping(_Asked, frozen=True, tag="ping"):
    pass


ClientMessage: TypeAlias = (
    Open | Move | Why | AskUndo | AnswerUndo | Say | SayPhrase | Mute | Rest | Return | Sync | Ping
)


class Named(Struct, frozen=True):
    """What can be read of a message that is none of these."""

    id: MessageId


decode: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class NoClock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="none"):
    """Everybody thinks as long as they like."""


class MoveClock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="move"):
    """So many seconds for every decision."""

    seconds: Annotated[int, Meta(ge=1, le=7 * 86_400)]


class GameClock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="game"):
    """So many seconds for all decisions of a game, and some more for each."""

    seconds: Annotated[int, Meta(ge=30, le=7 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


Clock: TypeAlias = NoClock | MoveClock | GameClock
Status: TypeAlias = Literal["waiting", "playing", "over"]
#: Who holds a seat: nobody yet, a person, a bot of the house, or a program that connects by itself.
Holder: TypeAlias = Literal["open", "person", "bot", "program"]


class SeatInfo(Struct, frozen=True):
    holder: Holder
    name: str = ""
    #: The bot that plays: the seat's own, or the one that stands in for whoever rests.
    bot: str | None = None
    #: Why a bot stands in: the person is away, or wished it.
    rests: Literal["absence", "wish"] | None = None


class UndoInfo(Struct, frozen=True):
    """The seat asks to take back the last moves, so many of them; those seats have still to agree."""

    seat: int
    moves: int
    waiting: list[int]


class TableInfo(Struct, frozen=True):
    """What everybody may know of a table."""

    id: str
    game: str
    options: dict[str, OptionValue]
    public: bool
    status: Status
    paused: bool
    seats: list[SeatInfo]
    #: The seat of the host; None if the host only watches.
    host: int | None
    clock: Clock
    #: How long a window for out-of-turn cards stays open, in seconds.
    window: float
    #: How many seconds late spectators see what happens.
    delay: int
    #: Which game at this table this is, from 1, and the server's promise about its deal.
    number: int
    commitment: str
    #: By seat: whether it added a seed of its own to the deal.
    seeded: list[bool]
    undo: UndoInfo | None = None
    #: The game that ended last, to be fetched and replayed.
    record: str | None = None
    #: Whether this game is a lesson: its deal is always the same, and no promise is made about it.
    lesson: bool = False


class Choice(Struct, frozen=True, array_like=True):
    """A legal move: as a player writes it, and its number in the action space of the game."""

    move: str
    action: int


class Ticking(Struct, frozen=True):
    """The clock of a seat: milliseconds left (None: no limit) and whether it runs."""

    left: int | None
    runs: bool


class Line(Struct, frozen=True):
    """Something that was said: a text, or a quick phrase by its key."""

    seat: int
    text: str | None = None
    phrase: str | None = None


class Missed(Struct, frozen=True):
    version: int
    events: list[SentEvent]


#: A sentence, or a grid: rows of cells, the first row with their heads.
SpokenBlock: TypeAlias = str | list[list[str]]


class Words(Struct, frozen=True):
    """What clients without language files show: what happened and, when play went on, how things stand."""

    told: list[str] = []
    table: list[SpokenBlock] | UnsetType = UNSET
    #: The table once more, for those that have the files: in it, cards are still cards.
    blocks: list[SentBlock] | UnsetType = UNSET
    ask: str | UnsetType | None = UNSET
    #: The choices, in their order, as a player at this table would call them.
    choices: list[str] | UnsetType = UNSET


class Whole(Struct, frozen=True, tag="table", tag_field="type"):
    """The table as the client may see it; sent when it opens, and when it asks."""

    version: int
    seat: int | None
    protocol: int
    info: TableInfo
    #: The game's view of this seat; None before the first game.
    view: SentView | None
    choices: list[Choice]
    ask: SentMessage | None
    clocks: list[Ticking]
    #: Milliseconds until the open window closes.
    window: int | None
    here: list[bool]
    lines: list[Line]
    missed: list[Missed]
    #: The request that this answers.
    answers: MessageId | None = None
    words: Words | UnsetType = UNSET


class Update(Struct, frozen=True, tag="update", tag_field="type"):
    """What one version brought: the events that this client may hear, and the fields that changed."""

    version: int
    events: list[SentEvent] | UnsetType = UNSET
    view: SentChanges | UnsetType = UNSET
    #: A new view in place of the old one: another game, or moves taken back.
    fresh: SentView | UnsetType | None = UNSET
    choices: list[Choice] | UnsetType = UNSET
    ask: SentMessage | UnsetType | None = UNSET
    clocks: list[Ticking] | UnsetType = UNSET
    window: int | UnsetType | None = UNSET
    info: TableInfo | UnsetType = UNSET
    line: Line | UnsetType = UNSET
    answers: MessageId | UnsetType = UNSET
    words: Words | UnsetType = UNSET


class Presence(Struct, frozen=True, tag="presence", tag_field="type"):
    """By seat: whether whoever holds it is connected."""

    here: list[bool]


class Done(Struct, frozen=True, tag="done", tag_field="type"):
    """The request was carried out, or had been before; the version it led to."""

    id: MessageId
    version: int


class Held(Struct, frozen=True, tag="held", tag_field="type"):
    """The answer counts when the window closes; only then is it done, or refused if it came too late."""

    id: MessageId


class Refused(Struct, frozen=True, tag="refused", tag_field="type"):
    """Nothing has changed; why, by which rule, and a sentence if the client asked for words."""

    id: MessageId | None
    code: str
    rule: str | None
    params: dict[str, str | int]
    sentence: str | None = None


class Allowed(Struct, frozen=True, tag="allowed", tag_field="type"):
    """The answer to `why`: the move is legal."""

    id: MessageId


class Pong(Struct, frozen=True, tag="pong", tag_field="type"):
    id: MessageId


class Closing(Struct, frozen=True, tag="closing", tag_field="type"):
    """The server lets go of this connection: `restart` (come back soon), `removed` (the seat is gone), …"""

    reason: Literal["restart", "removed", "slow", "flood", "silent"]


ServerMessage: TypeAlias = Whole | Update | Presence | Done | Held | Refused | Allowed | Pong | Closing
_encoder = msgspec.json.Encoder()
encode = _encoder.encode
