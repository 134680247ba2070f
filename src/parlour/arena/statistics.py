"""Honest intervals: games of the same deal are one observation, since they share its cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log, sqrt
from statistics import NormalDist, fmean, stdev

CONFIDENCE = 0.95
#: The error that a sequential test may make.
ERROR = 1 - CONFIDENCE
#: A sequential test asks first after this many deals: its intervals are too narrow for fewer.
FIRST_TEST = 16
#: The number of deals at which the sequential interval is narrowest compared with a fixed one.
TUNED_FOR = 100
#: Rule of three: even if all results are equal, the interval allows for this many opposite ones.
RULE_OF_THREE = 3.0

#: The smallest margin at TUNED_FOR deals.
_PRECISION = (-2 * log(ERROR) + log(-2 * log(ERROR) + 1)) / TUNED_FOR
_QUANTILE = NormalDist().inv_cdf(1 - ERROR / 2)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over deals with the bounds of its interval."""

    mean: float
    low: float
    high: float
    deals: int


def estimate(values: Sequence[float], least: float = -inf, most: float = inf) -> Estimate:
    """Estimate the mean with a 95% interval. The values, one for each deal, lie within these bounds."""
    count = len(values)
    if not count:
        return Estimate(0.0, least, most, 0)
    mean = fmean(values)
    if count == 1:
        return Estimate(mean, least, most, 1)
    deviation = stdev(values)
    if least == -inf or most == inf:
        margin = t_quantile(count - 1) * deviation / sqrt(count)
        return Estimate(mean, mean - margin, mean + margin, count)
    # Equal results are no proof: three in as many deals could still have come out the other way.
    scope = most - least
    margin = t_quantile(count - 1) * max(deviation, scope * sqrt(RULE_OF_THREE) / count) / sqrt(count)
    spare = scope * RULE_OF_THREE / count
    low = mean - max(margin, spare if mean == most else 0.0)
    high = mean + max(margin, spare if mean == least else 0.0)
    return Estimate(mean, max(least, low), min(most, high), count)


class SequentialTest:
    """Whether the mean is above or below a value, asked after every deal until it is settled.

    A fixed interval would err more and more often if one stopped at the first that settles the question. This
    is the asymptotic confidence sequence of Waudby-Smith et al., a normal mixture.
    """

    def __init__(self, value: float) -> None:
        self._value = value
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0
        #: Whether the mean is above the value, once that is settled.
        self.answer: bool | None = None

    def add(self, observed: float) -> None:
        """Add an observation. Once it is settled, the answer stays."""
        self.count += 1
        distance = observed - self.mean
        self.mean += distance / self.count
        self._squares += distance * (observed - self.mean)
        if self.answer is None and abs(self.mean - self._value) > self.margin:
            self.answer = self.mean > self._value

    @property
    def margin(self) -> float:
        """The margin of error of the mean, however often and whenever one asks."""
        count = self.count
        if count < FIRST_TEST:
            return inf
        # Equal observations are no proof: see RULE_OF_THREE.
        variance = max(self._squares / (count - 1), RULE_OF_THREE / count**2)
        scale = count * _PRECISION + 1
        return sqrt(variance * 2 * scale / (count * count * _PRECISION) * log(sqrt(scale) / ERROR))


def t_quantile(freedom: int) -> float:
    """Return the bound of Student's distribution for a 95% interval."""
    exact = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776}
    if freedom in exact:
        return exact[freedom]
    z, n = _QUANTILE, float(freedom)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )
