"""Games with a promise about their deal, for tests that need one."""

from __future__ import annotations

from parlour import fair
from parlour.fair import Fair
from parlour.record import Record
from tests.played import played

SECRET = "ab" * 32


def promise(seeds: list[str]) -> Fair:
    """What a server reveals after the third game at a table whose seats added these seeds."""
    return Fair(table="k3x9qa", number=3, commitment=fair.commitment(SECRET), secret=SECRET, seeds=seeds)


def fairly_played(seeds: list[str], moves: int | None = None) -> Record:
    """A game of Fzzzt! that was dealt as promised, to its end or for so many moves."""
    revealed = promise(seeds)
    record, _ = played(["human"] * len(seeds), revealed.deal_seed, moves)
    record.fair = revealed
    return record
