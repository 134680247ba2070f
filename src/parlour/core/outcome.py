"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """Why the game ended, by which rule, the score of each seat and who won."""

    reason: str
    rule: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
