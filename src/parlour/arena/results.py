"""The results of one game of a tournament."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from parlour.arena.tournament import Lineup
from parlour.record import Record

#: Why a bot lost a decision: it ended, raised an error, took too long, answered something else than a move,
#: chose an illegal move, used too much memory or too many processes, or had lost too many in this game.
FaultKind: TypeAlias = Literal[
    "crash", "error", "time", "garbage", "illegal", "memory", "processes", "excluded"
]
#: The maximum length of the reason.
LONGEST_DETAIL = 300


class Fault(Struct, frozen=True):
    """A decision that a bot has lost. It was made at random."""

    #: The number of the move, from 1.
    move: int
    seat: int
    kind: FaultKind
    detail: str = ""


class PlayedGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game of a tournament, with its whole record."""

    number: int
    deal: int
    lineup: Lineup
    record: Record
    #: The milliseconds that each decision took, by seat. Moves without a choice are not counted.
    times: list[list[float]]
    faults: list[Fault] = []


class BotFailed(Exception):
    """A bot has lost a decision."""

    def __init__(self, kind: FaultKind, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.kind: FaultKind = kind
        self.detail = detail[:LONGEST_DETAIL]
