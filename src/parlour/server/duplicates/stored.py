"""The stored rows of deals that several people play."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.server.ids import record_id


@dataclass(frozen=True, slots=True)
class StoredDeal:
    """The deal of a day."""

    day: str
    game: str
    secret: str
    #: As JSON: see `Terms`.
    terms: bytes
    made: int
    #: The time its day began for a process; 0 if that was a mistake of the clock.
    opened: int | None
    revealed: int | None


@dataclass(frozen=True, slots=True)
class PlayResult:
    """The result of a play of a deal. More utility is better."""

    finished: int
    score: int
    utility: int
    #: The place among those at the table, and the scores of all of them.
    place: int
    scores: list[int]


@dataclass(frozen=True, slots=True)
class Play:
    """A table with a deal that others play too."""

    table_id: str
    deal: str
    name: str
    #: None until the game is over.
    result: PlayResult | None
    #: Whether it was over when the deal of a day was revealed.
    is_counted: bool

    @property
    def record_id(self) -> str:
        """The record of the only game at the table."""
        return record_id(self.table_id, 1)


@dataclass(frozen=True, slots=True)
class Challenge:
    """A link by which others can play the deal of a finished game from the same seat."""

    id: str
    record_id: str
    seat: int
    #: The hash of a secret of the browser that made it.
    owner: str
