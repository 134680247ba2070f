"""What the games say about the bots."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import pytest

import parlour
from parlour.arena.ratings import Ratings
from parlour.arena.results import PlayedGame
from parlour.arena.run import Run
from parlour.arena.run_file import RunFile
from parlour.arena.summary import Summary, places, summarise
from parlour.arena.tournament import Tournament
from parlour.core.outcome import Outcome
from parlour.record import Record, Result
from tests.arena.tournaments import tournament


def finished(planned: Tournament, number: int, scores: list[int], winners: list[int]) -> PlayedGame:
    """Return a game with this result, without its moves."""
    each = planned.games_per_deal
    scheduled = list(planned.schedule(number // each))[number % each]
    record = Record.of(parlour.game(planned.game), planned.seats, 1)
    record.result = Result("end", "F-1", scores, winners)
    times = [[10.0 * (seat + 1)] for seat in range(planned.seats)]
    return PlayedGame(number, scheduled.deal, scheduled.lineup, record, times)


def summary_of(planned: Tournament, *results: tuple[list[int], list[int]]) -> Summary:
    games = [finished(planned, number, *result) for number, result in enumerate(results)]
    return summarise(planned, parlour.game(planned.game), games)


def test_shares_and_scores_are_means_over_deals() -> None:
    planned = tournament("easy,random", games=4)
    found = summary_of(planned, ([9, 3], [0]), ([5, 7], [1]), ([4, 4], [0, 1]), ([8, 2], [0]))
    easy, other = found.standings
    assert [easy.name, other.name] == ["easy", "random"]
    # Deal 1: 9–3 and 7–5, both won. Deal 2: a shared victory and a lost game.
    assert easy.wins.mean == pytest.approx((1 + 0.25) / 2)
    assert easy.wins.deals == 2
    assert easy.score.mean == pytest.approx((8 + 3) / 2)
    assert easy.scores == [9, 7, 4, 2]
    (pair,) = found.pairs
    assert pair.ahead.mean == pytest.approx((1 + 0.25) / 2)
    assert pair.difference.mean == pytest.approx((4 - 3) / 2)
    assert (found.games, found.deals) == (4, 2)


def test_in_frantic_fewer_points_are_better() -> None:
    planned = tournament("easy,random", game="frantic", games=2)
    found = summary_of(planned, ([10, 60], [0]), ([70, 30], [1]))
    (pair,) = found.pairs
    assert pair.ahead.mean == 1
    assert pair.difference.mean == 45
    assert found.standings[0].score.mean == 20


def test_a_winner_is_ahead_of_somebody_with_the_same_score() -> None:
    game = parlour.game("fzzzt")
    assert places(game, Outcome("end", "F-1", (5, 5, 3), (1,))) == [2, 1, 3]
    assert places(game, Outcome("end", "F-1", (5, 5, 3), (0, 1))) == [1, 1, 3]


def test_ratings_follow_the_results_and_become_surer() -> None:
    ratings = Ratings(2)
    new = ratings.of(0)
    for number in range(120):
        ratings.add((0, 1), (1, 2) if number % 4 else (2, 1))
    assert ratings.of(0).low > ratings.of(1).high
    assert ratings.of(0).deviation < new.deviation / 2


def test_ratings_are_as_certain_as_they_say() -> None:
    """The spread of many ratings is what each of them claims, and rather less."""
    rng = Random(1)
    differences, claims = [], []
    for _ in range(40):
        ratings = Ratings(2)
        for _ in range(150):
            ratings.add((0, 1), (1, 2) if rng.random() < 0.6 else (2, 1))
        differences.append(ratings.of(0).mean - ratings.of(1).mean)
        claims.append(sqrt(ratings.of(0).deviation ** 2 + ratings.of(1).deviation ** 2))
    assert 0.6 * fmean(claims) < stdev(differences) < 1.2 * fmean(claims)


def test_a_bot_at_several_seats_is_rated_once() -> None:
    several, single = Ratings(2), Ratings(2)
    several.add((0, 1, 1, 1), (1, 2, 3, 4))
    single.add((0, 1), (1, 2))
    assert several.of(0) == single.of(0)
    assert several.of(1) == single.of(1)


def test_a_bot_learns_nothing_from_itself() -> None:
    ratings = Ratings(3)
    ratings.add((0, 1, 1), (1, 2, 3))
    after = ratings.of(1)
    ratings = Ratings(3)
    ratings.add((0, 1, 1), (1, 3, 2))
    assert ratings.of(1) == after


def test_equal_results_leave_ratings_equal() -> None:
    ratings = Ratings(2)
    for _ in range(10):
        ratings.add((0, 1), (1, 1))
    assert ratings.of(0).mean == pytest.approx(ratings.of(1).mean)


def test_real_games_rank_the_bots(tmp_path: Path) -> None:
    planned = tournament("random,easy", games=40)
    run = Run(RunFile.create(tmp_path / "run.jsonl", planned))
    run.play()
    found = summarise(planned, parlour.game("fzzzt"), run.games())
    assert [standing.name for standing in found.standings] == ["easy", "random"]
    easy, other = found.standings
    assert easy.rating.low > other.rating.high
    assert easy.wins.low > other.wins.high
    assert easy.games == other.games == 40
    assert easy.times.decisions == sum(
        len(game.times[seat]) for game in run.games() for seat in range(2) if game.lineup[seat] == 1
    )
    assert 0 < easy.times.median <= easy.times.most <= easy.times.slowest
    reasons = [highlight.why for highlight in found.highlights]
    assert reasons.count("victory") == 3
    assert set(reasons) <= {"upset", "victory"}


def test_games_with_lost_decisions_are_told() -> None:
    planned = tournament("easy,random", games=2)
    found = summary_of(planned, ([9, 3], [0]), ([5, 7], [1]))
    assert not any(standing.faults for standing in found.standings)
