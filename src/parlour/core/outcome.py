"""The outcome of a game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """Why and by which rule a game ended, the score of each seat, and the winners."""

    reason: str
    rule: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def win_shares(self) -> tuple[float, ...]:
        """Each seat's part of the victory: 1 for a single winner, equal parts if it is shared."""
        share = 1 / len(self.winners)
        return tuple([share if seat in self.winners else 0.0 for seat in range(len(self.scores))])
