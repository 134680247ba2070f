"""An auction: F-9 to F-17."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.memory import public_note
from parlour.games.fzzzt import memory
from parlour.games.fzzzt.actions import cards_of
from parlour.games.fzzzt.cleanup import end_round
from parlour.games.fzzzt.deck import UNIT
from parlour.games.fzzzt.events import AuctionWon, BidPlaced, BidsShown, ChiefMoved, HandsEmpty
from parlour.games.fzzzt.preparation import SOLO, deal_hands, open_auction, turn_up_batch
from parlour.games.fzzzt.table import Table


def place_bid(table: Table, seat: i64, mask: int) -> None:
    """Put cards face down; everybody sees how many (F-9)."""
    table.bids[seat] = mask
    if table.listener is not None:
        table.listener(BidPlaced(None, seat, mask.bit_count()))
    seats: i64 = table.seats
    chief: i64 = table.chief
    bidder = (seat + 1) % seats
    while bidder != chief:
        if table.hands[bidder]:
            table.turn = bidder
            table.asked = SOLO[bidder]
            return
        bidder = (bidder + 1) % seats
    _settle(table)


def bid_power(table: Table, seat: i64) -> i64:
    """The power of the seat's bid (F-10)."""
    power = table.deck.power
    mask: i64 = table.bids[seat]
    total: i64 = 0
    for card in table.hands[seat]:
        if mask & 1:
            kind: i64 = card
            total += power[kind]
        mask >>= 1
    return total


def _settle(table: Table) -> None:
    """Reveal the bids, give the head card to the winner and move on."""
    best: i64 = -1
    winner: i64 = -1
    runner_up: i64 = -1
    seats: i64 = table.seats
    seat: i64 = table.chief
    for _ in range(table.seats):
        if table.bids[seat]:
            power = bid_power(table, seat)
            if power > best:  # F-10; of equals the first from the Chief clockwise, F-11
                best = power
                winner = seat
                runner_up = -1
            elif power == best and runner_up < 0:
                runner_up = seat
        seat = (seat + 1) % seats
    _show_bids(table)
    _pay(table, winner)
    if runner_up >= 0:  # F-12
        table.chief = runner_up
        if table.listener is not None:
            table.listener(ChiefMoved(None, runner_up))
    if not table.belt:
        end_round(table)
        return
    if not _anybody_has_cards(table):  # F-16
        if table.listener is not None:
            table.listener(HandsEmpty(None))
        deal_hands(table)
    if table.face_up == 0:
        turn_up_batch(table)
    open_auction(table)


def _anybody_has_cards(table: Table) -> bool:
    for hand in table.hands:
        if hand:
            return True
    return False


def _show_bids(table: Table) -> None:
    """Everybody sees the bids, and from now on knows these cards in the losers' hands (F-10, F-14)."""
    seats: i64 = table.seats
    seat: i64 = table.chief
    for _ in range(table.seats):
        mask: i64 = table.bids[seat]
        if mask:
            table.shown[seat] = table.shown[seat] | mask
            bid = memory.pack(table.hands[seat], mask)
            table.memory.append(public_note(memory.code(memory.BID_SHOWN, seat, bid)))
        seat = (seat + 1) % seats
    if table.listener is not None:
        table.listener(
            BidsShown(
                None,
                tuple(
                    table.deck.names(cards_of(hand, mask))
                    for hand, mask in zip(table.hands, table.bids, strict=True)
                ),
                tuple(bid_power(table, seat) for seat in range(table.seats)),
            )
        )


def _pay(table: Table, winner: i64) -> None:
    """The winner's bid and a won robot, Upgrade or Fzzzt are discarded; a unit is laid open (F-13)."""
    pile = table.discards[winner][:]
    mask: i64 = table.bids[winner]
    shown: i64 = table.shown[winner]
    kept: list[int] = []
    kept_shown: i64 = 0
    place: i64 = 1
    for card in table.hands[winner]:
        if mask & 1:
            pile.append(card)
        else:
            kept.append(card)
            if shown & 1:
                kept_shown |= place
            place <<= 1
        mask >>= 1
        shown >>= 1
    table.hands[winner] = kept
    table.discards[winner] = pile
    table.shown[winner] = kept_shown
    won = table.belt.pop()
    table.face_up -= 1
    if table.deck.types[won] == UNIT:
        table.units[winner] = [*table.units[winner], won]
        table.allocated[winner] = [*table.allocated[winner], []]
    else:
        pile.append(won)
    table.bids = [0] * table.seats
    table.memory.append(public_note(memory.code(memory.AUCTION_WON, winner, won)))
    if table.listener is not None:
        table.listener(AuctionWon(None, winner, table.deck.codes[won]))
