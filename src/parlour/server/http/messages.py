"""What is asked and answered over HTTP."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from parlour.core.options import OptionValue
from parlour.server.protocol import (
    Clock,
    NoClock,
    PersonName,
    PlayerSeed,
    SeatNumber,
    TableInfo,
    Version,
    Word,
)

#: Seconds: how long windows stay open, and how long people may be away before a bot stands in.
WINDOW = 4.0
GRACE = 60.0

#: A secret that a client brings: at least 16 random bytes, written as `secrets.token_urlsafe` does.
OwnSecret: TypeAlias = Annotated[str, Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
#: The number of a seat where JSON wants a word.
SeatKey: TypeAlias = Annotated[str, Meta(pattern="^(0|[1-9][0-9]?)$")]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be opened. `bots` names a bot for each seat that is not to be waited for."""

    game: Word
    seats: Annotated[int, Meta(ge=1, le=16)]
    #: Of the host; who does not sit down only watches.
    name: PersonName
    sit: bool = True
    options: dict[Word, OptionValue] = {}
    deck: Annotated[str, Meta(max_length=60_000)] | None = None
    public: bool = False
    bots: Annotated[dict[SeatKey, Word], Meta(max_length=16)] = {}
    clock: Clock = NoClock()
    #: Seconds; 0: everybody who is asked answers by hand.
    window: Annotated[float, Meta(ge=0, le=30)] = WINDOW
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    #: Seconds; 0 is never.
    grace: Annotated[float, Meta(ge=0, le=86_400)] = GRACE
    seed: PlayerSeed = ""
    #: Deal at once, if no seat is left open.
    start: bool = False
    #: A first game that explains itself: dealt as the game has it, against bots, at the seats it needs.
    lesson: bool = False
    #: The host's; the server makes one otherwise.
    secret: OwnSecret | None = None


class Joining(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A seat is wished for; with a secret of one's own the same can be asked again, and is done once."""

    name: PersonName
    seat: SeatNumber | None = None
    seed: PlayerSeed = ""
    secret: OwnSecret | None = None


class Filling(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The bot that takes the seat."""

    bot: Word


class Inviting(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A program takes the seat, under this name."""

    name: PersonName


class Seeding(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    seed: PlayerSeed


class Pausing(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    on: bool


class Seated(Struct, frozen=True):
    """The seat and its secret: whoever has it holds the seat, so keep it. A host who watches has no seat."""

    table: str
    seat: int | None
    secret: str
    info: TableInfo


class Changed(Struct, frozen=True):
    version: Version
    info: TableInfo


class TableNow(TableInfo, frozen=True, kw_only=True):
    """A table at this moment."""

    #: The seats that are to decide. Where spectators see late, only players are told.
    asked: list[int]


class OptionInfo(Struct, frozen=True):
    name: str
    default: OptionValue
    choices: list[str]
    least: int | None
    most: int | None
    items: list[str]


class GameInfo(Struct, frozen=True):
    name: str
    #: What it is called, and what it is about in a sentence: empty if the game has no words for that.
    title: str
    about: str
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    bots: list[str]
    rules: list[str]
    #: Whether there is a first game that explains itself.
    lesson: bool


class RuleInfo(Struct, frozen=True):
    """A rule by its number; the text is empty if the game has no words for it."""

    number: str
    text: str


class CardInfo(Struct, frozen=True):
    """A card of a deck: how it is written, how many there are, and what is printed on it."""

    code: str
    copies: int
    #: As the game names them: a sort, a colour, points and the like.
    facts: dict[str, str | int]


class RecordInfo(Struct, frozen=True):
    id: str
    game: str
    #: Milliseconds since 1970.
    finished: int
    names: list[str]


class RecordAbout(Struct, frozen=True):
    """What a replay shows around the table."""

    id: str
    game: str
    #: Milliseconds since 1970.
    finished: int
    #: By seat; bots have none.
    names: list[str]
    #: By seat: `human`, `program` or the name of a bot.
    players: list[str]
    options: dict[str, OptionValue]
    #: Whether it was played with another deck than the game's own.
    own_deck: bool
    moves: int
    scores: list[int]
    winners: list[int]


class Chapter(Struct, frozen=True):
    """A round, a match or the like, from 1, and the score of each seat after it."""

    chapter: int
    scores: list[int]


class Problem(Struct, frozen=True):
    """Why not: a code, the rule it rests on, its parameters, and a sentence."""

    code: str
    rule: str | None
    params: dict[str, str | int]
    sentence: str
