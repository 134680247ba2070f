"""What a seat sees of a board of Fzzzt!, built up from what is open and what is its own."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.core.view import View
from parlour.games.fzzzt.score_sheet import ScoreSheet


@dataclass(frozen=True, slots=True)
class UnitView:
    """A Production Unit and the robots that are allocated to it for good."""

    card: str
    robots: tuple[str, ...]
    #: What these robots make by themselves, and which symbols the next widget still lacks.
    widgets: int
    missing: str


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody sees of a player; hand, discard pile and bid are numbers of cards."""

    seat: int
    mechanic: int
    hand: int
    discard: int
    bid: int
    units: tuple[UnitView, ...]


@dataclass(frozen=True, slots=True)
class AuctionView:
    """The last auction: the card, who won it, the bid of each seat, and who tied for the highest."""

    card: str
    winner: int
    bids: tuple[tuple[str, ...], ...]
    #: The winner among them; empty without a tie.
    tied: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FzzztView(View):
    phase: str
    round: int
    #: How many there are in a game.
    rounds: int
    #: Which of the round's auctions this is, from 1.
    auction: int
    chief: int
    #: The face-up cards, the head first.
    belt: tuple[str, ...]
    face_down: int
    belt_deck: int
    players: tuple[PlayerView, ...]
    #: Whether nobody else can bid for the head: any bid wins it.
    uncontested: bool
    last: AuctionView | None
    #: The seat's own cards, those in its face-down bid, and its decisions in this clean-up (None: left).
    hand: tuple[str, ...]
    bid: tuple[str, ...]
    choices: tuple[str | None, ...]
    #: In the clean-up, for each unit that the seat has not decided on: those of its cards that fit.
    offers: tuple[tuple[str, ...], ...]
    #: When the game is over.
    sheets: tuple[ScoreSheet, ...]
    winners: tuple[int, ...]
