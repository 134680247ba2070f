"""Records of random games, for tests that need one."""

from __future__ import annotations

import parlour
from parlour import Rng, State
from parlour.record import Record


def played(players: list[str], seed: int = 11, moves: int | None = None) -> tuple[Record, State]:
    """A game of Fzzzt! with these players, to its end or for so many moves."""
    record = Record.of(parlour.game("fzzzt"), len(players), seed, players=players)
    state = record.start()
    rng = Rng(seed)
    while state.actors and (moves is None or len(record.moves) < moves):
        seat = state.actors[-1]
        record.do(state, seat, state.random_action(seat, rng))
    return record, state
