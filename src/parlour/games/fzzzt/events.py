"""The events of Fzzzt!, for clients to show and tell. Cards are codes."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.core.events import CardCode, Event, Revelation, SeatNumber


@dataclass(frozen=True, slots=True)
class MechanicTaken(Revelation):
    seat: SeatNumber
    number: int
    starters: tuple[CardCode, ...]


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    round: int
    chief: SeatNumber
    #: By seat: the score if the game ended now.
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandDealt(Revelation):
    """The public part of a deal: the numbers of cards."""

    seat: SeatNumber
    hand: int
    discard: int


@dataclass(frozen=True, slots=True)
class HandReceived(Revelation):
    """The private part of a deal, for the seat alone."""

    seat: SeatNumber
    cards: tuple[CardCode, ...]


@dataclass(frozen=True, slots=True)
class BatchTurned(Revelation):
    cards: tuple[CardCode, ...]
    face_down: int


@dataclass(frozen=True, slots=True)
class SatOut(Event):
    """The seat has no cards to bid in this auction."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class BidPlaced(Event):
    seat: SeatNumber
    count: int


@dataclass(frozen=True, slots=True)
class BidsShown(Revelation):
    """The bid of each seat and its power; a seat without cards has none."""

    bids: tuple[tuple[str, ...], ...]
    powers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AuctionWon(Event):
    seat: SeatNumber
    card: CardCode
    #: By seat: the score if the game ended now.
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChiefMoved(Event):
    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class HandsEmpty(Event):
    """All hands ran out before the belt did."""


@dataclass(frozen=True, slots=True)
class CleanUpStarted(Event):
    pass


@dataclass(frozen=True, slots=True)
class CardsTaken(Revelation):
    """The seat picked up all its personal cards."""

    seat: SeatNumber
    cards: tuple[CardCode, ...]


@dataclass(frozen=True, slots=True)
class RobotAllocated(Revelation):
    seat: SeatNumber
    unit: CardCode
    robot: CardCode


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    pass
