"""What happens at a board of FLAUTZ!, told to whoever may know it."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.core.events import Event, Revelation


@dataclass(frozen=True, slots=True)
class ApprenticeDealt(Revelation):
    seat: int
    colour: str


@dataclass(frozen=True, slots=True)
class MatchStarted(Revelation):
    match: int
    #: Who begins.
    seat: int
    air: tuple[str, ...]
    ground: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HandDealt(Revelation):
    """For the seat itself."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """The crystal came to this field of the arena."""

    round: int
    field: str


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    seat: int
    place: str
    card: str


@dataclass(frozen=True, slots=True)
class CardPut(Event):
    seat: int
    place: str
    card: str


@dataclass(frozen=True, slots=True)
class Focused(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CardReplaced(Revelation):
    """The old card went to the discard pile, the fresh one came from the draw pile."""

    seat: int
    place: str
    old: str
    fresh: str


@dataclass(frozen=True, slots=True)
class PileReshuffled(Revelation):
    cards: int


@dataclass(frozen=True, slots=True)
class Called(Event):
    seat: int
    cards: tuple[str, ...]
    #: Whether nobody called before, and who has still a turn.
    first: bool
    last: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StraightLaid(Revelation):
    seat: int
    cards: tuple[str, ...]
    royal: bool


@dataclass(frozen=True, slots=True)
class SpellScored(Revelation):
    """A hand that counts at the end of a match, and the points of its best spell."""

    seat: int
    cards: tuple[str, ...]
    points: int
    royal: bool


@dataclass(frozen=True, slots=True)
class MatchEnded(Revelation):
    reason: str
    #: By seat: the points, and the crystals won.
    points: tuple[int, ...]
    crystals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winners: tuple[int, ...]
