"""The views of Fzzzt!."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.core.view import OpenView, OwnView, View, view_class
from parlour.games.fzzzt.board import PhaseName
from parlour.games.fzzzt.score_sheet import ScoreSheet


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitView:
    """A Production Unit and the robots that are allocated to it for good."""

    card: str
    robots: tuple[str, ...]
    #: The widgets that these robots make by themselves, and the symbols that the next one lacks.
    widgets: int
    missing: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerView:
    """The public part of a player: the hand, the discard pile and the bid as numbers of cards."""

    seat: int
    mechanic: int
    hand: int
    discard: int
    bid: int
    units: tuple[UnitView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionView:
    """The last auction: the card, who won it, the bid of each seat, and who tied for the highest."""

    card: str
    winner: int
    bids: tuple[tuple[str, ...], ...]
    #: Including the winner; empty without a tie.
    tied: tuple[int, ...]


@view_class
class FzzztOpen(OpenView):
    """The half of a view that is the same for everybody."""

    phase: PhaseName
    round: int
    #: The number of rounds in a game.
    rounds: int
    #: The number of the auction in the round, from 1.
    auction: int
    chief: int
    #: The face-up cards, head first.
    belt: tuple[str, ...]
    face_down: int
    belt_deck: int
    players: tuple[PlayerView, ...]
    #: Whether only one player can bid, so that any bid wins the head.
    uncontested: bool
    last: AuctionView | None
    #: Only when the game is over.
    sheets: tuple[ScoreSheet, ...]
    winners: tuple[int, ...]


@view_class
class FzzztOwn(OwnView):
    """The half of a view that is private to the seat."""

    #: The seat's own cards, its face-down bid, and its decisions in this clean-up (None is `leave`).
    hand: tuple[str, ...]
    bid: tuple[str, ...]
    choices: tuple[str | None, ...]
    #: In the clean-up, for each undecided unit of the seat: its cards that fit.
    offers: tuple[tuple[str, ...], ...]


@view_class
class FzzztView(FzzztOwn, FzzztOpen, View):
    """The game as a seat sees it."""
