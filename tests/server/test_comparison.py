"""Who may know the cards and the results of a deal that several people play."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from parlour import Record
from parlour.record import Result
from parlour.server import catalogue
from parlour.server.duplicates.challenges import Original
from parlour.server.duplicates.comparison import Caller, compare_daily, visible_results
from parlour.server.duplicates.daily import DailyDeal, Terms
from parlour.server.duplicates.days import end_of
from parlour.server.duplicates.ranking import ScoreCount
from parlour.server.duplicates.stored import Play, PlayResult, StoredDeal
from parlour.server.entries import Duplicate
from parlour.server.new_table import Deal

DAY = "2027-03-10"
TERMS = Terms(2, {}, "hard", 500)
DAILY = DailyDeal(StoredDeal(DAY, "fzzzt", "secret", msgspec.json.encode(TERMS), 0, 1, None))
#: Two people with 9 points, one with 5.
COUNTS = [ScoreCount(9, 9, 2), ScoreCount(5, 5, 1)]


def play(score: int | None, finished: int = 0, table: str = "own", is_counted: bool = False) -> Play:
    result = None if score is None else PlayResult(finished, score, score, 1, [score, 0])
    return Play(table, DAILY.id, table.title(), result, is_counted)


@pytest.mark.parametrize("caller", [None, play(None)])
def test_whoever_has_not_played_learns_only_how_many_have(caller: Play | None) -> None:
    found = compare_daily(DAILY, caller, COUNTS, is_over=False)
    assert (found.secret, found.players, list(found.scores)) == (None, 3, [])
    assert found.own is None or (found.own.percentile, found.own.record) == (None, None)


def test_whoever_has_played_knows_the_scores_but_not_the_secret() -> None:
    found = compare_daily(DAILY, play(9, end_of(DAY) - 1), COUNTS, is_over=False)
    assert (found.secret, list(found.scores)) == (None, COUNTS)
    assert found.own is not None
    # Among the others, one is as good and one is worse.
    assert (found.own.is_counted, found.own.percentile, found.own.record) == (True, 75, None)


def test_after_the_day_everybody_knows_everything() -> None:
    stranger = compare_daily(DAILY, None, COUNTS, is_over=True)
    assert (stranger.secret, list(stranger.scores), stranger.own) == ("secret", COUNTS, None)
    player = compare_daily(DAILY, play(5, is_counted=True), COUNTS, is_over=True)
    assert player.own is not None
    assert (player.own.is_counted, player.own.percentile, player.own.record) == (True, 0, "own-1")


@pytest.mark.parametrize("is_over", [False, True])
def test_whoever_finishes_after_the_day_does_not_count(is_over: bool) -> None:
    own = compare_daily(DAILY, play(9, end_of(DAY)), COUNTS, is_over).own
    assert own is not None
    # All others remain: two are as good, one is worse.
    assert (own.is_counted, own.percentile) == (False, 67)


def test_a_result_counts_only_if_it_was_there_when_the_day_was_over() -> None:
    early = play(9, end_of(DAY) - 1)
    for is_counted in (False, True):
        own = compare_daily(DAILY, replace(early, is_counted=is_counted), COUNTS, is_over=True).own
        assert own is not None
        assert own.is_counted is is_counted


def original(game: str = "fzzzt") -> Original:
    record = Record.of(catalogue.game(game), 2, 1, players=["human", "hard"])
    record.result = Result("played", "F-27", [7, 3], [0])
    deal = Deal(
        id="first-1/0",
        game=game,
        deck=None,
        seats=2,
        seat=0,
        options={},
        bots={1: "hard"},
        secret="",
        duplicate=Duplicate(table="first", number=1, seeds=["", ""], version=1, worlds=500),
    )
    return Original("first-1", record, ["Ada", "Bot"], 0, deal, None)


STRANGER = Caller(is_owner=False, is_first_player=False, play=None, is_compared=False)
TAKEN = [play(9, table="bob"), play(5, table="cy")]


@pytest.mark.parametrize("caller", [STRANGER, replace(STRANGER, play=play(None))])
def test_nobody_sees_results_before_the_cards(caller: Caller) -> None:
    assert visible_results(original(), TAKEN, caller, shows_records=True) == []


@pytest.mark.parametrize(
    "caller",
    [
        replace(STRANGER, is_owner=True),
        replace(STRANGER, is_first_player=True),
        replace(STRANGER, play=play(9, table="bob"), is_compared=True),
    ],
)
def test_whoever_knows_the_cards_sees_all_results(caller: Caller) -> None:
    found = visible_results(original(), TAKEN, caller, shows_records=True)
    assert [(result.name, result.score, result.record) for result in found] == [
        ("Bob", 9, "bob-1"),
        ("Ada", 7, "first-1"),
        ("Cy", 5, "cy-1"),
    ]
    assert [result.is_first for result in found] == [False, True, False]
    assert [result.is_own for result in found] == [caller.play is not None, False, False]


def test_where_few_points_win_the_fewest_come_first() -> None:
    found = visible_results(original("frantic"), TAKEN, replace(STRANGER, is_owner=True), shows_records=True)
    assert [result.score for result in found] == [5, 7, 9]


def test_records_stay_hidden_while_they_would_reveal_a_deal_of_the_day() -> None:
    found = visible_results(original(), TAKEN, replace(STRANGER, is_owner=True), shows_records=False)
    assert [result.record for result in found] == [None] * 3


@pytest.mark.parametrize(("is_compared", "names"), [(True, ["Bob", "Ada", "Own"]), (False, ["Bob", "Ada"])])
def test_those_who_are_not_among_the_best_see_themselves(is_compared: bool, names: list[str]) -> None:
    caller = replace(STRANGER, play=play(1), is_compared=is_compared)
    found = visible_results(original(), TAKEN[:1], caller, shows_records=True)
    assert [result.name for result in found] == names


def test_the_original_game_is_shown_once() -> None:
    found = visible_results(
        original(), [*TAKEN, play(7, table="first")], replace(STRANGER, is_owner=True), shows_records=True
    )
    assert [result.name for result in found] == ["Bob", "Ada", "Cy"]
