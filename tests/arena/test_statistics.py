"""Intervals and the sequential test: they err as rarely as they say."""

from __future__ import annotations

from random import Random

import pytest

from parlour.arena.statistics import SequentialTest, estimate, t_quantile

TRIALS = 400


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (100, 1.984)],
)
def test_the_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert t_quantile(freedom) == pytest.approx(quantile, abs=0.02)


def test_intervals_contain_the_true_mean_as_often_as_they_say() -> None:
    rng = Random(1)
    hits = 0
    for _ in range(TRIALS):
        found = estimate([rng.gauss(3, 2) for _ in range(12)])
        hits += found.low <= 3 <= found.high
    assert hits / TRIALS == pytest.approx(0.95, abs=0.03)


def test_equal_results_are_no_certainty() -> None:
    always = estimate([1.0] * 30, 0, 1)
    assert (always.mean, always.high) == (1, 1)
    assert always.low == pytest.approx(0.9)
    never = estimate([0.0] * 30, 0, 1)
    assert (never.mean, never.low) == (0, 0)
    assert never.high == pytest.approx(0.1)


def test_equal_ties_are_no_certainty_either() -> None:
    found = estimate([0.5] * 30, 0, 1)
    assert found.mean == 0.5
    assert 0.45 < found.low < 0.5 < found.high < 0.55


def test_one_deal_says_nothing() -> None:
    found = estimate([1.0], 0, 1)
    assert (found.low, found.high) == (0, 1)


def outcome(rng: Random, mean: float, deals: int) -> bool | None:
    """Return the answer of a test whether the mean is above a half, of games with this mean."""
    test = SequentialTest(0.5)
    while test.count < deals and test.answer is None:
        test.add(sum(rng.random() < mean for _ in range(2)) / 2)
    return test.answer


def test_equal_bots_are_rarely_told_apart_however_often_one_asks() -> None:
    rng = Random(2)
    wrong = sum(outcome(rng, 0.5, 400) is not None for _ in range(TRIALS))
    assert wrong / TRIALS <= 0.06


def test_a_better_bot_is_found_and_never_the_worse() -> None:
    rng = Random(3)
    answers = [outcome(rng, 0.65, 400) for _ in range(100)]
    assert answers.count(True) >= 95
    assert False not in answers
    assert outcome(rng, 0.3, 400) is False


def test_the_answer_stays() -> None:
    test = SequentialTest(0.5)
    for _ in range(30):
        test.add(1.0)
    assert test.answer is True
    for _ in range(300):
        test.add(0.0)
    assert test.answer is True


def test_a_few_deals_settle_nothing() -> None:
    test = SequentialTest(0.5)
    for _ in range(10):
        test.add(1.0)
    assert test.answer is None
