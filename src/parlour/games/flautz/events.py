"""The events of FLAUTZ!, for clients to show and tell. Cards are codes."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.core.events import CardCode, Event, Revelation, SeatNumber
from parlour.games.flautz.board import ReasonName


@dataclass(frozen=True, slots=True)
class ApprenticeDealt(Revelation):
    seat: SeatNumber
    colour: str


@dataclass(frozen=True, slots=True)
class MatchStarted(Revelation):
    match: int
    #: The starting seat.
    seat: SeatNumber
    air: tuple[CardCode, ...]
    ground: tuple[CardCode, ...]


@dataclass(frozen=True, slots=True)
class HandDealt(Revelation):
    """The private part of a deal, for the seat alone."""

    seat: SeatNumber
    cards: tuple[CardCode, ...]


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """The crystal moved to this field of the arena."""

    round: int
    field: str


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    seat: SeatNumber
    place: str
    card: CardCode


@dataclass(frozen=True, slots=True)
class CardPut(Event):
    seat: SeatNumber
    place: str
    card: CardCode


@dataclass(frozen=True, slots=True)
class Focused(Event):
    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class CardReplaced(Revelation):
    """The old card went to the discard pile; the fresh one came from the draw pile."""

    seat: SeatNumber
    place: str
    old: CardCode
    fresh: CardCode


@dataclass(frozen=True, slots=True)
class PileReshuffled(Revelation):
    cards: int


@dataclass(frozen=True, slots=True)
class Called(Event):
    seat: SeatNumber
    cards: tuple[CardCode, ...]
    #: Whether this is the first call, and who still has a turn.
    first: bool
    last: tuple[SeatNumber, ...]


@dataclass(frozen=True, slots=True)
class StraightLaid(Revelation):
    seat: SeatNumber
    cards: tuple[CardCode, ...]
    royal: bool


@dataclass(frozen=True, slots=True)
class SpellScored(Revelation):
    """A hand that counts at the end of a match, and the points of its best spell."""

    seat: SeatNumber
    cards: tuple[CardCode, ...]
    points: int
    royal: bool


@dataclass(frozen=True, slots=True)
class MatchEnded(Revelation):
    reason: ReasonName
    #: By seat: the points and the crystals won.
    points: tuple[int, ...]
    crystals: tuple[int, ...]
    #: By seat: what counts towards winning the game, after this match.
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winners: tuple[SeatNumber, ...]
