"""Ratings of bots from the games they played, with their uncertainty."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from msgspec import Struct
from openskill.models import PlackettLuce

#: Standard deviations on each side of a 95% interval.
MARGIN = 1.96


class Rating(Struct, frozen=True):
    """The strength of a bot. Newcomers have 25 ± 16.3."""

    mean: float
    deviation: float

    @property
    def low(self) -> float:
        return self.mean - MARGIN * self.deviation

    @property
    def high(self) -> float:
        return self.mean + MARGIN * self.deviation


class Ratings:
    """The ratings of all entrants, updated game by game."""

    def __init__(self, entrants: int) -> None:
        # Bots do not get better or worse with time: no uncertainty is added (tau), and what is learned counts
        # in full (gamma). Without that, ratings would seem less certain than they are.
        self._model = PlackettLuce(tau=0.0, gamma=_full_weight)
        self._ratings: list[Any] = [self._model.rating() for _ in range(entrants)]

    def add(self, lineup: Sequence[int], places: Sequence[int]) -> None:
        """Add a game: the entrant at each seat, and the place that each seat has reached, from 1.

        An entrant with several seats counts once, by the mean of its places: its seats share a deal, and
        nothing is learned from a bot that plays against itself.
        """
        reached: dict[int, list[int]] = {}
        for entrant, place in zip(lineup, places, strict=True):
            reached.setdefault(entrant, []).append(place)
        teams = [[self._copy(self._ratings[entrant])] for entrant in reached]
        rated = self._model.rate(teams, ranks=[fmean(own) for own in reached.values()])
        for entrant, (rating,) in zip(reached, rated, strict=True):
            self._ratings[entrant] = rating

    def of(self, entrant: int) -> Rating:
        rating = self._ratings[entrant]
        return Rating(rating.mu, rating.sigma)

    def chances(self, lineup: Sequence[int]) -> list[float]:
        """Return for each seat the win probability that the ratings give it."""
        return self._model.predict_win([[self._copy(self._ratings[entrant])] for entrant in lineup])

    def _copy(self, rating: Any) -> Any:
        return self._model.rating(mu=rating.mu, sigma=rating.sigma)


def _full_weight(*_: Any, **__: Any) -> float:
    return 1.0
