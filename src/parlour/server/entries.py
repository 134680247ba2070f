"""The log of a table: everything that ever happened at it, one numbered entry after another."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from parlour.core.options import OptionValue
from parlour.server.protocol import Clock

#: Who made a move: whoever holds the seat, a bot of the house, or a bot because the time was up.
By: TypeAlias = Literal["seat", "bot", "clock", "window"]


class _Entry(Struct, frozen=True, tag_field="t", omit_defaults=True, kw_only=True):
    #: When, in milliseconds since 1970.
    at: int
    #: The request that led to it, and whose: a repeated one is answered, not carried out again.
    seat: int | None = None
    id: str | None = None


class Sat(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="sat"):
    """The seat is held from now on; `key` is the hash of its secret, which bots of the house need not."""

    seat: int
    holder: Literal["person", "bot", "program"]
    name: str
    key: str = ""
    bot: str | None = None
    #: What it adds to the next deal.
    seed: str = ""


class Created(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="created"):
    game: str
    seats: int
    options: dict[str, OptionValue]
    deck: str | None = None
    public: bool
    clock: Clock
    window: float
    delay: int
    grace: float
    #: The hash of the host's secret.
    host: str
    #: The secret of the first deal: see `parlour.fair`.
    secret: str
    #: The seed that the first game is dealt with, if it is a lesson.
    lesson: int | None = None
    #: Who holds seats from the start: the host, and bots.
    seated: list[Sat] = []


class Seeded(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="seeded"):
    """The seat adds a seed of its own to the next deal."""

    seed: str


class Left(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="left"):
    """The seat is open again; in a game that is going on, that bot plays on."""

    seat: int
    bot: str | None = None
    removed: bool = False


class Started(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="started"):
    """The deal; by which version of the game's rules, as records have it."""

    rules: int


class Played(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="played"):
    """One move, or all answers of a window, as the seats would write them."""

    moves: list[tuple[int, str]]
    by: By = "seat"
    #: The requests of a window: the seat and the id of each.
    answers: list[tuple[int, str]] = []


class UndoAsked(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="undo-asked"):
    """Those who have to agree; if nobody has, it is done."""

    to: int
    waiting: list[int]


class UndoAnswered(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="undo-answered"):
    agree: bool


class Paused(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="paused"):
    on: bool


class Rested(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="rested"):
    """A bot plays for the seat until it returns."""

    seat: int
    bot: str
    why: Literal["absence", "wish"]


class Returned(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="returned"):
    seat: int


class Woken(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="woken"):
    """The server was away; whoever was thinking thinks from now on."""


class Said(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="said"):
    text: str | None = None
    phrase: str | None = None


class Again(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="again"):
    """Another game at this table, with a new secret for its deal."""

    secret: str


Entry: TypeAlias = (
    Created
    | Sat
    | Seeded
    | Left
    | Started
    | Played
    | UndoAsked
    | UndoAnswered
    | Paused
    | Rested
    | Returned
    | Woken
    | Said
    | Again
)

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_encoder = msgspec.json.Encoder()
encode = _encoder.encode


def decode(body: bytes | str) -> Entry:
    return _decoder.decode(body)
