"""Deals that several people play: those of the day, challenges, and how the results compare."""

from __future__ import annotations

from msgspec import Struct

from parlour.core.options import OptionValue
from parlour.server.http.messages.tables import OwnSecret
from parlour.server.protocol import PersonName, SeatNumber


class PlayRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A request to play a deal that others play too."""

    name: PersonName
    #: A secret of the browser, always the same. With it, the same deal leads to the same table.
    browser: OwnSecret


class ChallengeRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The caller’s seat, whose cards others may have, and the secret of the browser that offers them."""

    seat: SeatNumber
    browser: OwnSecret


class OwnPlay(Struct, frozen=True):
    """The caller's own game of a deal, in progress or over."""

    table: str
    over: bool
    #: Once the game is over: the score, the place among those at the table, and the percentage of the other
    #: people who did worse (equal scores count half); null if there are none.
    score: int | None
    place: int | None
    percentile: int | None
    #: Whether the result is part of the distribution: it is if the game ended on its day.
    counted: bool
    #: Whether the game has no result and can get none: its table is closed or deleted.
    gone: bool
    #: The record, once it may be seen.
    record: str | None


class ScoreGroup(Struct, frozen=True):
    """A score, and how many people have it."""

    score: int
    people: int


class DailyDealInfo(Struct, frozen=True):
    """The deal of a day, against bots that answer the same moves in the same way."""

    #: Such as `2026-11-18`, in UTC.
    day: str
    game: str
    seats: int
    options: dict[str, OptionValue]
    bot: str
    #: The hash of its secret, and when it was published, in milliseconds since 1970.
    commitment: str
    made: int
    #: Whether it was published after the day had begun.
    late: bool
    #: Whether it is the deal of today, which can be begun.
    open: bool
    #: Whether its secret is known: its day is over, and the server is certain that it is.
    over: bool
    secret: str | None
    #: The number of people who have played it to its end, on its day.
    players: int
    #: Their scores, the best first: for those who have played it, and when it is over for all.
    scores: list[ScoreGroup]
    #: Whether the lowest score wins.
    fewest_win: bool
    #: The record of the best game, once it is over; that of a bot if no person was as good on the day.
    best: str | None
    best_by_bot: bool
    mine: OwnPlay | None


class DailyCommitment(Struct, frozen=True):
    """The commitment to a deal of tomorrow."""

    day: str
    game: str
    commitment: str
    made: int


class Days(Struct, frozen=True):
    """The deals of today and yesterday, and the commitments to those of tomorrow."""

    day: str
    #: The milliseconds until the day ends.
    left: int
    today: list[DailyDealInfo]
    yesterday: list[DailyDealInfo]
    tomorrow: list[DailyCommitment]


class DayDeals(Struct, frozen=True):
    """The deals of today or of an earlier day."""

    day: str
    #: The days with deals before and after it; null if there is none, or it has not begun.
    previous: str | None
    next: str | None
    deals: list[DailyDealInfo]


class DuplicateResult(Struct, frozen=True):
    """A result with the cards of a challenge."""

    name: str
    score: int
    #: The place among those at the table, and the scores of all of them by seat.
    place: int
    scores: list[int]
    #: The record, once it may be seen.
    record: str | None
    #: Whether this is the game that the challenge is about, and whether it is the caller’s.
    first: bool
    mine: bool


class ChallengeInfo(Struct, frozen=True):
    """An invitation to play the cards of a finished game."""

    id: str
    game: str
    options: dict[str, OptionValue]
    #: Whether a custom deck was used.
    own_deck: bool
    #: The name of the inviter, and the seat from which everybody plays.
    name: str
    seat: int
    #: By seat: the name of a bot, or `human`.
    players: list[str]
    #: The seats where a bot plays in place of somebody else.
    replaced: list[int]
    fewest_win: bool
    #: The day, if it is a deal of the day.
    day: str | None
    #: Whether the caller has made the challenge.
    own: bool
    #: Whether the cards come from a game of the caller, who offered them first.
    known: bool
    #: The table where the caller plays these cards; whether that game is over, cannot go on because the table
    #: is closed or deleted, and is part of this comparison.
    table: str | None
    over: bool
    gone: bool
    compared: bool
    #: The best first: for whoever has made the challenge or has played these cards; empty for all others.
    results: list[DuplicateResult]


class Comparison(Struct, frozen=True):
    """The results of others on the deal of a table."""

    daily: DailyDealInfo | None
    challenges: list[ChallengeInfo]
