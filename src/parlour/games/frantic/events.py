"""The events of FRANTIC, for clients to show and tell. Cards are codes."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.core.events import CardCode, Event, Revelation, SeatNumber
from parlour.games.frantic.board import ReasonName


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    round: int
    dealer: SeatNumber


@dataclass(frozen=True, slots=True)
class HandReceived(Revelation):
    """A new hand, which only its seat sees: dealt, passed on, swapped or picked up."""

    seat: SeatNumber
    cards: tuple[CardCode, ...]


@dataclass(frozen=True, slots=True)
class StartCardTurned(Revelation):
    """The first card of the round, which counts as played by the dealer."""

    dealer: SeatNumber
    card: CardCode


@dataclass(frozen=True, slots=True)
class StartCardBuried(Revelation):
    """ "Fuck You" was turned up first and went under the pile."""

    card: CardCode


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """`left` is how many cards the seat still has."""

    seat: SeatNumber
    card: CardCode
    left: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(Revelation):
    """The public part of a draw: how many cards, and whether by an effect or on the seat's own turn."""

    seat: SeatNumber
    count: int
    effect: bool

    def is_visible_to(self, seat: int | None) -> bool:
        """Exclude the seat itself, which sees more (`CardsSeen`)."""
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class CardsSeen(Revelation):
    """The private part of a draw, for the seat that draws."""

    seat: SeatNumber
    cards: tuple[CardCode, ...]
    effect: bool


@dataclass(frozen=True, slots=True)
class PileEmpty(Revelation):
    """The seat has to draw, and there is nothing left."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """The seat has drawn and plays no card."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class TurnMissed(Event):
    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class SecondChanceMissed(Event):
    """The seat has no card to play on its 2nd Chance."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class AttackAimed(Event):
    attack: str
    seat: SeatNumber
    target: SeatNumber


@dataclass(frozen=True, slots=True)
class SharesAimed(Event):
    """A Fantastic Four: who is to draw each of the four cards, in order."""

    seat: SeatNumber
    shares: tuple[SeatNumber, ...]


@dataclass(frozen=True, slots=True)
class AttackCountered(Event):
    attack: str
    seat: SeatNumber
    attacker: SeatNumber


@dataclass(frozen=True, slots=True)
class AttackLapsed(Event):
    """There is nobody left for the seat to attack."""

    attack: str
    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class SkipTaken(Event):
    """The seat will miss its next turn."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class CardsGiven(Revelation):
    """The public part of a hand-over of cards."""

    giver: SeatNumber
    taker: SeatNumber
    count: int

    def is_visible_to(self, seat: int | None) -> bool:
        """Exclude giver and taker, who see more (`CardsHanded`)."""
        return self.count == 0 or seat not in (self.giver, self.taker)


@dataclass(frozen=True, slots=True)
class CardsHanded(Revelation):
    """The private part of a hand-over of cards, for giver and taker."""

    giver: SeatNumber
    taker: SeatNumber
    cards: tuple[CardCode, ...]


@dataclass(frozen=True, slots=True)
class WishMade(Event):
    """A colour, or a number."""

    seat: SeatNumber
    wish: str


@dataclass(frozen=True, slots=True)
class EventTurned(Revelation):
    seat: SeatNumber
    event: str


@dataclass(frozen=True, slots=True)
class EventsShuffled(Revelation):
    """The pile of events was used up."""


@dataclass(frozen=True, slots=True)
class NothingHappened(Revelation):
    """The event affects nobody."""

    event: str


@dataclass(frozen=True, slots=True)
class ColourStruck(Event):
    """The colour whose cards Vandalism puts down."""

    colour: str


@dataclass(frozen=True, slots=True)
class CardsPutDown(Revelation):
    seat: SeatNumber
    cards: tuple[CardCode, ...]


@dataclass(frozen=True, slots=True)
class HandsPassedOn(Revelation):
    """By seat: who has its hand now."""

    takers: tuple[SeatNumber, ...]


@dataclass(frozen=True, slots=True)
class HandsSwapped(Revelation):
    seat: SeatNumber
    other: SeatNumber


@dataclass(frozen=True, slots=True)
class HandsMixed(Revelation):
    """All hands were shuffled together and dealt out again."""

    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChoiceMade(Event):
    """The seat has decided; the others see its choice once all have decided."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class LaidCardsShown(Revelation):
    """The card of each seat (None: it had none), and who takes them all."""

    cards: tuple[str | None, ...]
    taker: SeatNumber


@dataclass(frozen=True, slots=True)
class MarketOpened(Revelation):
    cards: tuple[CardCode, ...]


@dataclass(frozen=True, slots=True)
class MarketTaken(Event):
    seat: SeatNumber
    card: CardCode


@dataclass(frozen=True, slots=True)
class HandsShown(Revelation):
    """All hands lie open."""

    hands: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class HandsTakenUp(Event):
    """Everybody has agreed to go on."""


@dataclass(frozen=True, slots=True)
class BombSet(Event):
    """Each seat has this many turns left."""

    turns: int


@dataclass(frozen=True, slots=True)
class LastCardGone(Event):
    """The seat has no cards left, after all effects of the turn."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class RoundEnded(Revelation):
    """Why the round ended, and the points. If hands do not count, none are shown and nobody is out."""

    reason: ReasonName
    counted: bool
    #: The seats that had no cards left.
    out: tuple[SeatNumber, ...]
    #: Whether somebody beat a Time Bomb: ten points less for them, ten more for the others.
    in_time: bool
    hands: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winners: tuple[SeatNumber, ...]
