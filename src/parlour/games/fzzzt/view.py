"""What a seat sees of a table of Fzzzt!, built up from what is open and what is its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from parlour.core.memory import AUDIENCE_BITS, AUDIENCE_MASK, payload_of, seat_of, tag_of, unpack
from parlour.core.view import View
from parlour.games.fzzzt import memory
from parlour.games.fzzzt.actions import cards_of
from parlour.games.fzzzt.deck import BELT_LENGTH
from parlour.games.fzzzt.report import ScoreSheet, score_sheets
from parlour.games.fzzzt.table import BIDDING, OVER, PHASES

if TYPE_CHECKING:
    from parlour.games.fzzzt.table import Table


@dataclass(frozen=True, slots=True)
class UnitView:
    """A Production Unit and the robots that are allocated to it for good."""

    card: str
    robots: tuple[str, ...]


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
    """The last auction: the card, who won it, and the bid of each seat."""

    card: str
    winner: int
    bids: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class FzzztView(View):
    phase: str
    round: int
    #: Which of the round's auctions this is, from 1.
    auction: int
    chief: int
    #: The face-up cards, the head first.
    belt: tuple[str, ...]
    face_down: int
    belt_deck: int
    players: tuple[PlayerView, ...]
    last: AuctionView | None
    #: The seat's own cards, those in its face-down bid, and its decisions in this clean-up (None: left).
    hand: tuple[str, ...]
    bid: tuple[str, ...]
    choices: tuple[str | None, ...]
    #: When the game is over.
    sheets: tuple[ScoreSheet, ...]
    winners: tuple[int, ...]


def view_of(table: Table, seat: int | None) -> FzzztView:
    deck = table.deck
    face_up = table.belt[len(table.belt) - table.face_up :]
    face_up.reverse()
    own_hand: tuple[str, ...] = ()
    own_bid: tuple[str, ...] = ()
    own_choices: tuple[str | None, ...] = ()
    if seat is not None:
        hand = table.hands[seat]
        own_hand = deck.names(cards_of(hand, ~table.bids[seat]))
        own_bid = deck.names(cards_of(hand, table.bids[seat]))
        own_choices = tuple(None if kind < 0 else deck.codes[kind] for kind in table.choices[seat])
    outcome = table.outcome
    return FzzztView(
        seat=seat,
        actors=table.actors,
        phase=PHASES[table.phase],
        round=table.round,
        auction=BELT_LENGTH - len(table.belt) + 1 if table.phase == BIDDING else BELT_LENGTH,
        chief=table.chief,
        belt=deck.names(face_up),
        face_down=len(table.belt) - table.face_up,
        belt_deck=len(table.belt_deck),
        players=tuple(_player(table, other) for other in range(table.seats)),
        last=_last_auction(table),
        hand=own_hand,
        bid=own_bid,
        choices=own_choices,
        sheets=score_sheets(table) if table.phase == OVER else (),
        winners=outcome.winners if outcome else (),
    )


def _player(table: Table, seat: int) -> PlayerView:
    names = table.deck.names
    return PlayerView(
        seat=seat,
        mechanic=table.mechanics[seat],
        hand=len(table.hands[seat]) - table.bids[seat].bit_count(),
        discard=len(table.discards[seat]),
        bid=table.bids[seat].bit_count(),
        units=tuple(
            UnitView(table.deck.codes[unit], names(robots))
            for unit, robots in zip(table.units[seat], table.allocated[seat], strict=True)
        ),
    )


def _last_auction(table: Table) -> AuctionView | None:
    """The latest auction in everybody's memory, looked for from its end."""
    won: int | None = None
    bids: list[tuple[str, ...]] = [()] * table.seats
    for note in reversed(table.memory):
        if note & AUDIENCE_MASK:
            continue
        code = note >> AUDIENCE_BITS
        if won is None:
            won = code if tag_of(code) == memory.AUCTION_WON else None
        elif tag_of(code) == memory.BID_SHOWN:
            bids[seat_of(code)] = table.deck.names(unpack(payload_of(code)))
        else:
            break
    if won is None:
        return None
    return AuctionView(
        card=table.deck.codes[payload_of(won)],
        winner=seat_of(won),
        bids=tuple(bids),
    )
