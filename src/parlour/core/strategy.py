"""Advice about good play, for bots and the search."""

from __future__ import annotations

from math import exp
from typing import Generic

from mypy_extensions import mypyc_attr

from parlour.core.notation import StateT
from parlour.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Guess(Generic[StateT]):
    """Judges from the others' past actions how plausible a world is, or makes it more plausible."""

    def adjust(self, world: StateT, rng: Rng) -> None:
        """Redraw some of what the seat does not know, so that plausible worlds are more frequent."""

    def plausibility(self, world: StateT) -> float:
        """Return a number from 0 to 1 in proportion to the likelihood of the others' past actions."""
        return 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy(Generic[StateT]):
    """Advice for playing a game. The defaults know nothing, and the search is sound with them.

    A strategy is asked millions of times about worlds that bots imagine. It may read everything in them.
    """

    def choose(self, state: StateT, seat: int, rng: Rng) -> int:
        """Return a sensible action of an actor, quickly. Playouts and, by default, `easy` follow it."""
        return state.random_action(seat, rng)

    def has_policy(self) -> bool:
        """Return whether `choose` knows more than chance; by default, whether it is overridden."""
        return type(self).choose is not Strategy.choose

    def candidates(self, state: StateT, seat: int) -> list[int]:
        """Return the legal actions worth comparing. Leave out those that are never better than another."""
        return state.legal(seat)

    def guess(self, state: StateT, seat: int) -> Guess[StateT] | None:
        """Return the judgement of worlds by the seat's past; None if all are equally likely.

        Only what the seat knows may count: its own cards and notes, and what lies open.
        """
        return None

    def stage(self, state: StateT) -> int:
        """Return a number that changes when a playout may stop, for example at the end of a round."""
        return 0

    def values(self, state: StateT) -> list[float]:
        """Return each seat's win probability, at the end of the game or of a stage.

        A shared victory counts in parts, so the values add up to one.
        """
        outcome = state.outcome
        if outcome is None:
            return [1.0 / state.seats] * state.seats
        return list(outcome.win_shares)


def chances(estimates: list[float], scale: float) -> list[float]:
    """Return win probabilities that grow with the estimates; a lead of `scale` is worth a factor of e."""
    most = max(estimates)
    shares = [exp((estimate - most) / scale) for estimate in estimates]
    total = sum(shares)
    return [share / total for share in shares]
