"""The events of Fzzzt! in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.core.events import Event
from parlour.core.message import Message, Seat
from parlour.games.fzzzt import events
from parlour.games.fzzzt.deck import Deck
from parlour.games.fzzzt.words import card, cards


def tell(deck: Deck, event: Event) -> Message | None:
    """The event in words; None for those that a line nearby already tells."""
    teller = _TELLERS.get(type(event))
    return teller(deck, event) if teller else None


def _mechanic_taken(deck: Deck, event: events.MechanicTaken) -> Message:
    starters = cards(deck, event.starters)
    return Message("told-mechanic", {"name": Seat(event.seat), "number": event.number, "cards": starters})


def _round_started(deck: Deck, event: events.RoundStarted) -> Message:
    return Message("told-round", {"round": event.round, "name": Seat(event.chief)})


def _hand_received(deck: Deck, event: events.HandReceived) -> Message:
    return Message("told-hand", {"name": Seat(event.seat), "cards": cards(deck, event.cards)})


def _batch_turned(deck: Deck, event: events.BatchTurned) -> Message:
    return Message("told-batch", {"cards": cards(deck, event.cards), "hidden": event.face_down})


def _sat_out(deck: Deck, event: events.SatOut) -> Message:
    return Message("told-sat-out", {"name": Seat(event.seat)})


def _bid_placed(deck: Deck, event: events.BidPlaced) -> Message:
    return Message("told-bid", {"name": Seat(event.seat), "count": event.count})


def _bids_shown(deck: Deck, event: events.BidsShown) -> Message:
    return Message(
        "told-bids",
        {
            "bids": tuple(
                Message(
                    "told-one-bid",
                    {"name": Seat(seat), "cards": cards(deck, bid), "power": event.powers[seat]},
                )
                for seat, bid in enumerate(event.bids)
                if bid
            )
        },
    )


def _auction_won(deck: Deck, event: events.AuctionWon) -> Message:
    return Message("told-won", {"name": Seat(event.seat), "card": card(deck, event.card)})


def _chief_moved(deck: Deck, event: events.ChiefMoved) -> Message:
    return Message("told-chief", {"name": Seat(event.seat)})


def _hands_empty(deck: Deck, event: events.HandsEmpty) -> Message:
    return Message("told-hands-empty")


def _cleanup_started(deck: Deck, event: events.CleanUpStarted) -> Message:
    return Message("told-clean-up")


def _robot_allocated(deck: Deck, event: events.RobotAllocated) -> Message:
    return Message(
        "told-allocated",
        {"name": Seat(event.seat), "robot": card(deck, event.robot), "unit": card(deck, event.unit)},
    )


def _game_ended(deck: Deck, event: events.GameEnded) -> Message:
    return Message("told-end")


_TELLERS: dict[type[Event], Callable[[Deck, Any], Message]] = {
    events.MechanicTaken: _mechanic_taken,
    events.RoundStarted: _round_started,
    events.HandReceived: _hand_received,
    events.BatchTurned: _batch_turned,
    events.SatOut: _sat_out,
    events.BidPlaced: _bid_placed,
    events.BidsShown: _bids_shown,
    events.AuctionWon: _auction_won,
    events.ChiefMoved: _chief_moved,
    events.HandsEmpty: _hands_empty,
    events.CleanUpStarted: _cleanup_started,
    events.RobotAllocated: _robot_allocated,
    events.GameEnded: _game_ended,
}
