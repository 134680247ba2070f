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
