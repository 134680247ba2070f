"""Small tournaments for the tests."""

from __future__ import annotations

from typing import Any

import parlour
from parlour.arena.entrants import read_entrant
from parlour.arena.tournament import Tournament


def tournament(bots: str, game: str = "fzzzt", seats: int = 2, games: int = 8, **fields: Any) -> Tournament:
    """Return a tournament of these bots, which are separated by commas."""
    entrants = [read_entrant(game, text) for text in bots.split(",")]
    return Tournament.of(parlour.game(game), entrants, seats, games, **{"seed": 7, **fields})
