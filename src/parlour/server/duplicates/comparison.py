"""The visibility of a deal that several people play, and the comparison of their results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.server import catalogue
from parlour.server.duplicates.challenges import Original
from parlour.server.duplicates.daily import DailyDeal
from parlour.server.duplicates.days import end_of
from parlour.server.duplicates.ranking import ScoreCount, percentile, without
from parlour.server.duplicates.stored import Play, PlayResult
from parlour.server.ids import table_of_record


@dataclass(frozen=True, slots=True)
class OwnStanding:
    """The game of the caller beside those of others."""

    play: Play
    is_counted: bool
    percentile: int | None
    #: The record, once it may be seen.
    record: str | None


@dataclass(frozen=True, slots=True)
class DailyComparison:
    """The part of a deal of the day that the caller may know."""

    secret: str | None
    players: int
    scores: Sequence[ScoreCount]
    own: OwnStanding | None


def compare_daily(
    deal: DailyDeal, play: Play | None, counts: Sequence[ScoreCount], is_over: bool
) -> DailyComparison:
    """Compare the game of the caller, if there is one, with these results of others.

    The secret and the record are known once the day is over, the scores also to those who have played.
    """
    result = None if play is None else play.result
    return DailyComparison(
        secret=deal.secret if is_over else None,
        players=sum(one.count for one in counts),
        scores=counts if is_over or result is not None else (),
        own=None if play is None else _standing(deal, play, counts, is_over),
    )


def _standing(deal: DailyDeal, play: Play, counts: Sequence[ScoreCount], is_over: bool) -> OwnStanding:
    result = play.result
    if result is None:
        return OwnStanding(play, False, None, None)
    # Whoever finishes later may know the cards, even if the clock says that the day is not over.
    is_counted = play.is_counted if is_over else result.finished < end_of(deal.day)
    others = without(counts, result.score) if is_counted else counts
    record = play.record_id if is_over else None
    return OwnStanding(play, is_counted, percentile(result.utility, others), record)


@dataclass(frozen=True, slots=True)
class Caller:
    """The relation of a caller to a challenge."""

    is_owner: bool
    #: Whether the cards come from a game of the caller, who offered them first.
    is_first_player: bool
    #: The caller's table with these cards, and whether that game is compared with others of the challenge.
    play: Play | None
    is_compared: bool

    @property
    def has_finished(self) -> bool:
        return self.play is not None and self.play.result is not None

    @property
    def knows_cards(self) -> bool:
        """Whether the results reveal nothing of the cards: only then they may be seen."""
        return self.is_owner or self.is_first_player or self.has_finished


@dataclass(frozen=True, slots=True)
class ComparedResult:
    """A result with the cards of a challenge."""

    name: str
    score: int
    place: int
    scores: list[int]
    #: The record, once it may be seen.
    record: str | None
    #: Whether this is the game that the challenge is about, and whether it is the caller's.
    is_first: bool
    is_own: bool


def visible_results(
    original: Original, taken: Sequence[Play], caller: Caller, shows_records: bool
) -> list[ComparedResult]:
    """Return what the caller may know of these games and the original one, the best first.

    If only the best are listed, the caller's own game is added.
    """
    if not caller.knows_cards:
        return []
    table = None if caller.play is None else caller.play.table_id
    plays = list(taken)
    if caller.play is not None and caller.is_compared and all(play.table_id != table for play in plays):
        plays.append(caller.play)
    found = [
        ComparedResult(
            name=original.names[original.seat],
            score=original.scores[original.seat],
            place=original.place,
            scores=original.scores,
            record=original.id if shows_records else None,
            is_first=True,
            is_own=table_of_record(original.id) == table,
        ),
        *(
            _compared(play, play.result, table, shows_records)
            for play in plays
            if play.result is not None and play.record_id != original.id
        ),
    ]
    fewest_win = catalogue.game(original.deal.game).fewest_win
    return sorted(found, key=lambda result: result.score if fewest_win else -result.score)


def _compared(play: Play, result: PlayResult, table: str | None, shows_records: bool) -> ComparedResult:
    return ComparedResult(
        name=play.name,
        score=result.score,
        place=result.place,
        scores=result.scores,
        record=play.record_id if shows_records else None,
        is_first=False,
        is_own=play.table_id == table,
    )
