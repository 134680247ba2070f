"""Finished games and their analyses."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from parlour.analysis import Step
from parlour.core.options import OptionValue
from parlour.record import Branch
from parlour.server.protocol import SentEvent, SentView, Words


class RecordInfo(Struct, frozen=True):
    id: str
    game: str
    #: Milliseconds since 1970.
    finished: int
    #: By seat.
    names: list[str]
    #: By seat: `human`, `program` or the name of a bot; empty for old records.
    players: list[str]


class RecordAbout(Struct, frozen=True):
    """Details of a finished game."""

    id: str
    game: str
    #: Milliseconds since 1970; the start is missing in old records.
    started: int | None
    finished: int
    #: By seat.
    names: list[str]
    #: By seat: `human`, `program` or the name of a bot.
    players: list[str]
    options: dict[str, OptionValue]
    #: Whether a custom deck was used.
    own_deck: bool
    moves: int
    scores: list[int]
    winners: list[int]
    #: Whether others play the same deal: that of a day, or that of another game in a challenge.
    deal: Literal["own", "daily", "challenge"]
    #: The day, if it is a deal of the day.
    day: str | None
    #: The moment of another game at which this one began; null if it was dealt.
    branch: Branch | None = None


class Chapter(Struct, frozen=True):
    """The number of a round or match, from 1, and the score of each seat after it."""

    chapter: int
    scores: list[int]


class Moment(Struct, frozen=True):
    """A finished game after a given number of moves."""

    number: int
    #: The number of moves in the game.
    moves: int
    #: The move that led here: its seat and text.
    move: tuple[int, str] | None
    view: SentView
    events: list[SentEvent]
    over: bool
    words: Words | UnsetType = UNSET
    #: All hands by seat, if requested.
    hands: list[list[str]] | UnsetType = UNSET


class AnalysisProgress(Struct, frozen=True):
    """The progress and the results of an analysis."""

    #: `none`: nobody has asked for it.
    status: Literal["none", "waiting", "running", "done", "failed"]
    #: In how many possible deals each choice is tried.
    worlds: int
    #: The number of steps the analysis will have; 0 while it is unknown.
    total: int
    #: The steps that are known, without the first ones if the caller has them.
    steps: list[Step]
    #: By seat, the share of the win; empty until the analysis is done.
    final: list[float]
    #: The indices in `steps` of those that decided the game; empty until the analysis is done.
    deciding: list[int]
