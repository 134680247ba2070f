"""Where the charts of a report put their values."""

from __future__ import annotations

import pytest

from parlour.arena.report.scales import EDGE, bins_for, linear_scale, logarithmic_scale, round_step


@pytest.mark.parametrize(
    ("least", "step"), [(0.7, 1), (1, 1), (1.1, 2), (3, 5), (7, 10), (0.03, 0.05), (230, 500), (0, 1)]
)
def test_steps_are_round(least: float, step: float) -> None:
    assert round_step(least) == pytest.approx(step)


def test_a_linear_scale_has_round_ends_and_all_values() -> None:
    scale = linear_scale([3.2, 47.9])
    assert scale.ticks == (0, 10, 20, 30, 40, 50)
    assert scale.at(0) == EDGE
    assert scale.at(25) == 50
    assert scale.at(50) == 100 - EDGE
    assert scale.at(1000) == 100 - EDGE


def test_equal_values_have_a_scale_too() -> None:
    assert linear_scale([5, 5]).ticks == (5, 6)
    assert logarithmic_scale([10, 10]).ticks == (10, 100)


def test_a_logarithmic_scale_has_powers_of_ten() -> None:
    scale = logarithmic_scale([0.2, 30])
    assert scale.ticks == (0.1, 1, 10, 100)
    assert scale.at(1) - scale.at(0.1) == pytest.approx(scale.at(100) - scale.at(10))


def test_no_time_at_all_has_a_place() -> None:
    scale = logarithmic_scale([0, 30_000])
    assert scale.at(0) == EDGE
    assert len(scale.ticks) <= 6


def test_scores_are_counted_in_ranges() -> None:
    scores = [-18, 0, 3, 41, 84]
    bins = bins_for(scores)
    assert (bins.first, bins.width) == (-20, 5)
    counts = bins.count_in(scores)
    assert sum(counts) == len(scores)
    assert [bins.bounds(place) for place, count in enumerate(counts) if count] == [
        (-20, -16),
        (0, 4),
        (40, 44),
        (80, 84),
    ]
    assert bins.ticks == [-20, 0, 20, 40, 60, 80]


def test_few_scores_have_a_bar_each() -> None:
    bins = bins_for([0, 1, 3])
    assert (bins.first, bins.width, bins.count) == (0, 1, 4)
    assert bins.ticks == [0, 1, 2, 3]
    left, right = bins.at(0 - 0.5), bins.at(0 + 0.5)
    assert bins.at(0) == pytest.approx((left + right) / 2)
