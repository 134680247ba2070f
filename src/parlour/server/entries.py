"""The entries of a table's log, which are numbered from 1."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from parlour.core.options import OptionValue
from parlour.record import Branch
from parlour.server.protocol import Pace, TimeControl, WhenLate

#: The author of a move: the seat's holder, a bot, a bot after a time-out, or the end of a window.
By: TypeAlias = Literal["seat", "bot", "clock", "window"]


class _Entry(Struct, frozen=True, tag_field="t", omit_defaults=True, kw_only=True):
    #: Milliseconds since 1970.
    at: int
    #: The request and its seat; they make requests idempotent.
    seat: int | None = None
    id: str | None = None


class Sat(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="sat"):
    """Somebody takes the seat; `key` is the hash of its secret, empty for built-in bots."""

    seat: int
    holder: Literal["person", "bot", "program"]
    name: str
    key: str = ""
    bot: str | None = None
    #: The seat's seed for the next deal.
    seed: str = ""


class Duplicate(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A deal that others have played too: what it is derived from, besides its secret. See `fair.Fair`."""

    table: str
    number: int
    seeds: list[str]
    version: int
    #: In how many worlds bots that think compare their choices: the same moves get the same answers.
    worlds: int
    #: The day whose deal it is, such as 2026-11-18; None if it is that of another game.
    day: str | None = None


class Created(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="created"):
    game: str
    seats: int
    options: dict[str, OptionValue]
    deck: str | None = None
    public: bool
    #: The bot that stands in for players; None is the usual one.
    stand_in: str | None = None
    clock: TimeControl
    window: float
    delay: int
    grace: float
    #: The hash of the host's secret.
    host: str
    #: The secret of the first deal: see `parlour.fair`.
    secret: str
    #: The seed of the first game, if it is a lesson.
    lesson: int | None = None
    #: Whether the games may be studied without names. Nothing changes it, so all who join know it.
    study: bool = False
    #: The consequence of a missed deadline; nothing changes this either.
    late: WhenLate = "bot"
    #: The origin of the first game in another one, and the position that it begins with, in which
    #: everything is drawn anew that the seat of the branch did not know.
    branch: Branch | None = None
    position: dict[str, Any] | None = None
    #: The deal, if it is not one of its own. There is only one game at such a table.
    duplicate: Duplicate | None = None
    #: The host and the bots that hold seats from the start.
    seated: list[Sat] = []


class SeatChanged(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="moved"):
    """A player takes another seat, which is open or has a bot; the bot takes theirs."""

    seat: int
    to: int


class Seeded(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="seeded"):
    """The seat adds its own seed to the next deal."""

    seed: str


class Left(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="left"):
    """The holder leaves; during a game, the bot takes over."""

    seat: int
    bot: str | None = None
    removed: bool = False


class Rekeyed(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="rekeyed"):
    """The seat, or a host without one, gets another secret, whose hash is `key`.

    Of the push subscriptions of the seat only that with the digest `keep` stays.
    """

    key: str
    keep: str = ""


class Started(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="started"):
    """The deal, with the version of the game's rules and that of `parlour.fair`."""

    rules: int
    deal: int = 1


class Played(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="played"):
    """One move, or all answers of a window, in the game's notation."""

    moves: list[tuple[int, str]]
    by: By = "seat"
    #: The requests that were answered in a window: seat and id.
    answers: list[tuple[int, str]] = []


class UndoAsked(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="undo-asked"):
    """`waiting` have to agree; if nobody has to, the undo is carried out."""

    to: int
    waiting: list[int]


class UndoAnswered(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="undo-answered"):
    agree: bool


class Paused(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="paused"):
    on: bool


class Paced(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="paced"):
    """The host has set the pace for everybody, or left it to the slowest person present (None)."""

    pace: Pace | None


class Rested(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="rested"):
    """A bot plays for the seat until its holder returns."""

    seat: int
    bot: str
    why: Literal["absence", "wish"]


class Returned(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="returned"):
    seat: int


class Agreed(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="agreed"):
    """The seat agrees that a bot plays for another, whose time is up."""

    seat: int
    absentee: int


class Woken(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="woken"):
    """The server was down; running clocks restart."""


class Said(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="said"):
    text: str | None = None
    phrase: str | None = None
    #: Stands for the address that it was sent from; only a report shows it, and only to the operator.
    sender: str = ""


class Rematch(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="again"):
    """A rematch, with a new secret for its deal."""

    secret: str
    #: The version of the game's rules, if it is dealt at once, and that of `parlour.fair`.
    rules: int | None = None
    deal: int = 1


class Ready(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="ready"):
    """After a game: the seat is ready for another, or no longer."""

    on: bool


class Closed(_Entry, frozen=True, kw_only=True, omit_defaults=True, tag="closed"):
    """The operator has closed the table. Nothing can happen there any more."""


Entry: TypeAlias = (
    Created
    | Sat
    | SeatChanged
    | Seeded
    | Left
    | Rekeyed
    | Started
    | Played
    | UndoAsked
    | UndoAnswered
    | Paused
    | Paced
    | Rested
    | Returned
    | Agreed
    | Woken
    | Said
    | Rematch
    | Ready
    | Closed
)

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_encoder = msgspec.json.Encoder()
encode = _encoder.encode


def decode(body: bytes | str) -> Entry:
    return _decoder.decode(body)
