"""The messages between clients and server: JSON, typed, with every field bounded.

`docs/protocol.md` describes the protocol; `socket_schema.py` generates its JSON Schema.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from parlour.core.options import OptionValue
from parlour.event_messages import MESSAGE
from parlour.record import Branch
from parlour.server.durations import DAY_SECONDS

if TYPE_CHECKING:
    from parlour.core.message import Block, Message
    from parlour.core.view import View

#: Incremented when a change breaks existing clients.
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
#: The pace of a table.
Pace: TypeAlias = Literal["slow", "normal", "fast", "instant"]
#: Why the server closes a connection; `signed-out`: the seat has got another secret, `closed`: the operator
#: has closed the table.
CloseReason: TypeAlias = Literal["restart", "removed", "signed-out", "closed", "slow", "flood", "silent"]


def _described(name: str) -> Meta:
    """Refer to a game-specific definition of the schema."""
    return Meta(extra_json_schema={"$ref": f"#/$defs/{name}"})


if TYPE_CHECKING:
    SentView: TypeAlias = View
    SentMessage: TypeAlias = Message
    SentBlock: TypeAlias = Block
else:
    SentView = Annotated[Any, _described("GameView")]
    SentMessage = MESSAGE
    SentBlock = Annotated[Any, _described("Block")]
#: Fields of a view with their values.
SentChanges: TypeAlias = Annotated[dict[str, Any], _described("GameViewChanges")]
SentEvent: TypeAlias = Annotated[Raw, _described("GameEvent")]


class _Asked(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Every request has an id chosen by the client, unique to its seat; the response repeats it."""

    id: MessageId


class Open(_Asked, frozen=True, tag="open"):
    """Open a table to play or watch: the first message. `version` is the last version seen, if any."""

    table: TableId
    secret: Secret | None = None
    version: Version | None = None
    #: Request sentences in this language in addition to the data.
    words: Language | None = None


class Move(_Asked, frozen=True, tag="move"):
    """Make one of the choices offered at that version, or any move in notation."""

    version: Version
    move: MoveText


class Why(_Asked, frozen=True, tag="why"):
    """Ask whether a move is legal, and if not, why; nothing is played."""

    move: MoveText


class Hint(_Asked, frozen=True, tag="hint"):
    """Ask what a `hard` bot would do in this seat, which is asked at that version; nothing is played."""

    version: Version


class AskUndo(_Asked, frozen=True, tag="ask-undo"):
    """Ask the others to take back the seat's last move and everything after it."""


class AnswerUndo(_Asked, frozen=True, tag="answer-undo"):
    agree: bool


class Say(_Asked, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]


class SayPhrase(_Asked, frozen=True, tag="phrase"):
    """Send a quick phrase, which everybody reads in their own language."""

    phrase: Word


class Mute(_Asked, frozen=True, tag="mute"):
    """Mute these seats for this connection; replaces the previous list."""

    seats: Annotated[list[SeatNumber], Meta(max_length=16)]


class SetPace(_Asked, frozen=True, tag="pace"):
    """Announce the pace at which this connection shows changes, and that it acknowledges them with `seen`.

    Bots and windows wait for it then.
    """

    pace: Pace


class Seen(_Asked, frozen=True, tag="seen"):
    """Acknowledge that everything up to this version has been shown."""

    version: Version


class Rest(_Asked, frozen=True, tag="rest"):
    """Let a bot play for the seat."""


class Return(_Asked, frozen=True, tag="return"):
    """Take the seat back from the bot."""


class Agree(_Asked, frozen=True, tag="agree"):
    """Agree that a bot plays for a seat whose time is up; it does when all others have agreed."""

    seat: SeatNumber


class Ready(_Asked, frozen=True, tag="ready"):
    """Say after a game whether the seat wants another; it is dealt when everybody does."""

    on: bool


class Sync(_Asked, frozen=True, tag="sync"):
    """Request the whole table and, with a version, the events since."""

    version: Version | None = None


class Ping(_Asked, frozen=True, tag="ping"):
    pass


ClientMessage: TypeAlias = (
    Open
    | Move
    | Why
    | Hint
    | AskUndo
    | AnswerUndo
    | Say
    | SayPhrase
    | Mute
    | SetPace
    | Seen
    | Rest
    | Return
    | Agree
    | Ready
    | Sync
    | Ping
)


class Named(Struct, frozen=True):
    """The readable part of an invalid message."""

    id: MessageId


decode: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class NoClock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="none"):
    """No time limit."""


class MoveClock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="move"):
    """Seconds per decision."""

    seconds: Annotated[int, Meta(ge=1, le=7 * DAY_SECONDS)]


class GameClock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="game"):
    """Seconds for the whole game, and an increment per decision."""

    seconds: Annotated[int, Meta(ge=30, le=7 * DAY_SECONDS)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


TimeControl: TypeAlias = NoClock | MoveClock | GameClock


def is_slow(clock: TimeControl) -> bool:
    """Return whether the clock counts in days: people come back for their turns."""
    return isinstance(clock, MoveClock) and clock.seconds >= DAY_SECONDS


#: The consequence of a missed deadline: a bot decides, or the game waits.
WhenLate: TypeAlias = Literal["bot", "wait"]
Status: TypeAlias = Literal["waiting", "playing", "over"]
#: The holder of a seat: nobody yet, a person, a built-in bot, or an external program.
Holder: TypeAlias = Literal["open", "person", "bot", "program"]


class SeatInfo(Struct, frozen=True):
    holder: Holder
    name: str = ""
    #: The bot that plays: the seat's own, or the stand-in while the seat rests.
    bot: str | None = None
    #: Why a bot stands in: the player is absent, or asked for it.
    rests: Literal["absence", "wish"] | None = None


class UndoInfo(Struct, frozen=True):
    """A request to take back moves: who asked, how many moves, and which seats have yet to agree."""

    seat: int
    moves: int
    waiting: list[int]


class VoteInfo(Struct, frozen=True):
    """A seat whose time is up, and the seats that have agreed to let a bot play for it."""

    seat: int
    agreed: list[int]


class DuplicateInfo(Struct, frozen=True):
    """The deal of a table that others play too: there is one game, without undo, hints or stand-ins."""

    #: The day whose deal it is, such as `2026-11-18`; null if it is that of another game.
    day: str | None


class TableInfo(Struct, frozen=True):
    """The public state of a table."""

    id: str
    game: str
    options: dict[str, OptionValue]
    public: bool
    status: Status
    paused: bool
    seats: list[SeatInfo]
    #: The seat of the host; null if the host only watches.
    host: int | None
    clock: TimeControl
    #: The duration of a window for out-of-turn cards, in seconds.
    window: float
    #: Seconds by which spectators lag behind.
    delay: int
    #: The pace that the host has set; null follows the slowest person present.
    pace: Pace | None
    #: The number of the game at this table, from 1, and the commitment to its deal.
    number: int
    commitment: str
    #: By seat: whether it added a seed to the deal.
    seeded: list[bool]
    undo: UndoInfo | None = None
    #: The record of the last finished game.
    record: str | None = None
    #: Whether this game is a lesson, with a fixed deal and no commitment.
    lesson: bool = False
    #: By seat: whether it is ready for the next game. Bots and programs always are.
    ready: list[bool] = []
    #: A short code for the table, to be said aloud; null unless it waits for players.
    code: str | None = None
    #: The bot that plays for those who leave, are absent or rest.
    stand_in: str = "easy"
    #: Whether the games at this table may be studied without names.
    study: bool = False
    #: The consequence of a missed deadline. Nothing changes it, so all who join know it.
    late: WhenLate = "bot"
    #: If the game waits: the seats for which others have agreed to let a bot play.
    votes: list[VoteInfo] = []
    #: The moment of another game at which this one began, with hidden cards drawn anew; null if it was dealt.
    branch: Branch | None = None
    #: If others play the same deal: which one it is.
    duplicate: DuplicateInfo | None = None


class Choice(Struct, frozen=True, array_like=True):
    """A legal move: in notation, and as its number in the action space of the game."""

    move: str
    action: int


class Ticking(Struct, frozen=True):
    """The clock of a seat: milliseconds left (null: no limit) and whether it is running."""

    left: int | None
    runs: bool


class Line(Struct, frozen=True):
    """A chat message: a text, or the key of a quick phrase."""

    seat: int
    text: str | None = None
    phrase: str | None = None
    #: The name of the speaker at that time: seats change hands.
    name: str = ""
    #: The version of the table at which it was said, by which it can be reported; 0 if that is not known.
    number: int = 0


class Missed(Struct, frozen=True):
    version: int
    events: list[SentEvent]


#: A sentence, or a grid: rows of cells, headings first.
SpokenBlock: TypeAlias = str | list[list[str]]


class Words(Struct, frozen=True):
    """Sentences for clients without language files: events and, after a change, the table."""

    told: list[str] = []
    table: list[SpokenBlock] | UnsetType = UNSET
    #: The table as messages with cards marked up, for clients with language files.
    blocks: list[SentBlock] | UnsetType = UNSET
    ask: str | UnsetType | None = UNSET
    #: The choices, in order, as a player at this table would name them.
    choices: list[str] | UnsetType = UNSET


class Whole(Struct, frozen=True, tag="table", tag_field="type"):
    """The whole table as this seat sees it; the response to `open` and `sync`."""

    version: int
    seat: int | None
    protocol: int
    info: TableInfo
    #: The view of this seat; null before the first game.
    view: SentView | None
    choices: list[Choice]
    ask: SentMessage | None
    clocks: list[Ticking]
    #: Milliseconds until the open window closes, counted from `window` if that message is still to come.
    window: int | None
    here: list[bool]
    lines: list[Line]
    missed: list[Missed]
    #: The id of the request this responds to.
    answers: MessageId | None = None
    words: Words | UnsetType = UNSET
    #: Whether the seat's last move could still be taken back; left out if not.
    undoable: bool | UnsetType = UNSET


class Update(Struct, frozen=True, tag="update", tag_field="type"):
    """One version of the table: its visible events and the fields that changed."""

    version: int
    events: list[SentEvent] | UnsetType = UNSET
    view: SentChanges | UnsetType = UNSET
    #: A new view that replaces the old one: a game began, or moves were taken back.
    fresh: SentView | UnsetType | None = UNSET
    choices: list[Choice] | UnsetType = UNSET
    ask: SentMessage | UnsetType | None = UNSET
    clocks: list[Ticking] | UnsetType = UNSET
    window: int | UnsetType | None = UNSET
    info: TableInfo | UnsetType = UNSET
    #: The seat of this client, when seats have changed places.
    seat: int | UnsetType = UNSET
    line: Line | UnsetType = UNSET
    answers: MessageId | UnsetType = UNSET
    words: Words | UnsetType = UNSET
    undoable: bool | UnsetType = UNSET


class Presence(Struct, frozen=True, tag="presence", tag_field="type"):
    """By seat: whether its holder is connected."""

    here: list[bool]


class WindowBegins(Struct, frozen=True, tag="window", tag_field="type"):
    """Everybody has seen what the window is about: its time begins to run, `left` milliseconds."""

    left: int


class Done(Struct, frozen=True, tag="done", tag_field="type"):
    """The request has been committed, now or earlier, as this version."""

    id: MessageId
    version: int


class Held(Struct, frozen=True, tag="held", tag_field="type"):
    """The answer was received and takes effect when the window closes; `done` or `refused` follows."""

    id: MessageId


class Refused(Struct, frozen=True, tag="refused", tag_field="type"):
    """A refusal: nothing has changed. Includes a sentence if the client requested words."""

    id: MessageId | None
    code: str
    rule: str | None
    params: dict[str, str | int]
    sentence: str | None = None


class Allowed(Struct, frozen=True, tag="allowed", tag_field="type"):
    """The response to `why`: the move is legal."""

    id: MessageId


class Hinted(Struct, frozen=True, tag="hinted", tag_field="type"):
    """The response to `hint`: one of the choices of the seat."""

    id: MessageId
    version: int
    move: str


class Pong(Struct, frozen=True, tag="pong", tag_field="type"):
    id: MessageId


class Closing(Struct, frozen=True, tag="closing", tag_field="type"):
    """The server is about to close this connection, for example to `restart`."""

    reason: CloseReason


ServerMessage: TypeAlias = (
    Whole | Update | Presence | WindowBegins | Done | Held | Refused | Allowed | Hinted | Pong | Closing
)
_encoder = msgspec.json.Encoder()
encode = _encoder.encode
