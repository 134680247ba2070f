"""The scales of charts: where a value is, in per cent of the width, and which values are labelled."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, floor, log10

#: Per cent of the width left free at both ends, for dots and labels.
EDGE = 3.0
#: Per cent of the width left free at the right of a histogram, for the labels of its height.
RIGHT = 14.0
MOST_TICKS = 8
MOST_BINS = 25
#: The shortest time that can be told from none, in milliseconds.
SHORTEST = 0.001


@dataclass(frozen=True, slots=True)
class Scale:
    low: float
    high: float
    ticks: tuple[float, ...]
    logarithmic: bool = False

    def at(self, value: float) -> float:
        """Return the place of a value. Values beyond the ends are at the ends."""
        low, high, here = self.low, self.high, min(max(value, self.low), self.high)
        if self.logarithmic:
            low, high, here = log10(low), log10(high), log10(here)
        return EDGE + (100 - 2 * EDGE) * (here - low) / (high - low)


def linear_scale(values: Iterable[float], ticks: int = MOST_TICKS) -> Scale:
    """Return a scale with round ends that has all the values, and about this many ticks."""
    given = list(values)
    low, high = min(given), max(given)
    step = round_step((high - low) / (ticks - 1))
    first, last = floor(low / step), ceil(high / step)
    last = max(last, first + 1)
    places = tuple(step * number for number in range(first, last + 1))
    return Scale(places[0], places[-1], places)


def logarithmic_scale(values: Iterable[float]) -> Scale:
    """Return a scale of whole powers of ten."""
    given = [max(value, SHORTEST) for value in values]
    first, last = floor(log10(min(given))), ceil(log10(max(given)))
    last = max(last, first + 1)
    step = 1 + (last - first) // MOST_TICKS
    ticks = tuple(10.0**power for power in range(first, last + 1, step))
    return Scale(10.0**first, 10.0**last, ticks, logarithmic=True)


@dataclass(frozen=True, slots=True)
class Bins:
    """Equal ranges of whole scores."""

    first: int
    width: int
    count: int

    def count_in(self, scores: Iterable[int]) -> list[int]:
        """Return how many of the scores are in each range."""
        counts = [0] * self.count
        for score in scores:
            counts[(score - self.first) // self.width] += 1
        return counts

    def bounds(self, number: int) -> tuple[int, int]:
        """Return the lowest and the highest score of a range."""
        low = self.first + number * self.width
        return low, low + self.width - 1

    def at(self, score: float) -> float:
        """Return the place of a score. A whole score is in the middle of its own part."""
        return (100 - RIGHT) * (score + 0.5 - self.first) / (self.width * self.count)

    @property
    def ticks(self) -> list[int]:
        last = self.first + self.width * self.count - 1
        step = max(1, int(round_step((last - self.first) / (MOST_TICKS - 1))))
        return list(range(-(-self.first // step) * step, last + 1, step))


def bins_for(scores: Iterable[int]) -> Bins:
    """Return ranges of round width for all the scores."""
    given = list(scores)
    low, high = min(given), max(given)
    width = max(1, int(round_step((high - low + 1) / MOST_BINS)))
    first = low // width * width
    return Bins(first, width, (high - first) // width + 1)


def round_step(least: float) -> float:
    """Return the smallest 1, 2 or 5 times a power of ten that is not below `least`."""
    if least <= 0:
        return 1.0
    power = 10.0 ** floor(log10(least))
    # The tolerance is for quotients such as 0.30000000000000004 / 0.1.
    return next(factor * power for factor in (1.0, 2.0, 5.0, 10.0) if factor * power >= least * (1 - 1e-9))
