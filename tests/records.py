"""Records of random games."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

import parlour
from parlour import Rng, State, fair
from parlour.fair import Fair
from parlour.record import Record

SECRET = "ab" * 32


def random_record(
    players: list[str], seed: int = 11, moves: int | None = None, deal: Fair | UnsetType = UNSET
) -> tuple[Record, State]:
    """Play a random game of Fzzzt! to its end, or for a number of moves."""
    record = Record.of(parlour.game("fzzzt"), len(players), seed, players=players, fair=deal)
    state = record.start()
    rng = Rng(seed)
    while state.actors and (moves is None or len(record.moves) < moves):
        seat = state.actors[-1]
        record.do(state, seat, state.random_action(seat, rng))
    return record, state


def fair_deal(seeds: list[str], version: Literal[1, 2] = 2) -> Fair:
    """Return what a server reveals after the third game at a table whose seats added these seeds."""
    return Fair(
        version=version,
        table="k3x9qa",
        number=3,
        commitment=fair.commitment(SECRET),
        secret=SECRET,
        seeds=seeds,
    )


def fair_record(seeds: list[str], moves: int | None = None, version: Literal[1, 2] = 2) -> Record:
    """Play a random game of Fzzzt! with a fair deal to its end, or for a number of moves."""
    deal = fair_deal(seeds, version)
    record, _ = random_record(["human"] * len(seeds), deal.deal_seed, moves, deal)
    return record
