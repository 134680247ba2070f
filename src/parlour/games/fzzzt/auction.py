"""An auction: F-9 to F-17."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.memory import packed_with, public_note
from parlour.core.seats import NOBODY, SOLO
from parlour.games.fzzzt import memory
from parlour.games.fzzzt.actions import cards_of
from parlour.games.fzzzt.cleanup import end_round
from parlour.games.fzzzt.deck import UNIT
from parlour.games.fzzzt.news import AuctionWon, BidPlaced, BidsShown, ChiefMoved, HandsEmpty
from parlour.games.fzzzt.preparation import deal_hands, open_auction, turn_up_batch
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


def _settle(table: Table) -> None:
    """Reveal the bids, give the head card to the winner and move on."""
    best: i64 = -1
    winner: i64 = NOBODY
    runner_up: i64 = NOBODY
    seats: i64 = table.seats
    seat: i64 = table.chief
    for _ in range(table.seats):
        if table.bids[seat]:
            power = _reveal(table, seat)
            if power > best:  # F-10; of equals the first from the Chief clockwise, F-11
                best = power
                winner = seat
                runner_up = NOBODY
            elif power == best and runner_up == NOBODY:
                runner_up = seat
        seat = (seat + 1) % seats
    if table.listener is not None:
        table.listener(_bids_shown(table))
    _pay(table, winner)
    if runner_up != NOBODY:  # F-12
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


def _reveal(table: Table, seat: i64) -> i64:
    """Everybody sees the seat's bid and remembers it; returns its power (F-10)."""
    power = table.deck.power
    places: i64 = table.bids[seat]
    shown: i64 = table.shown[seat]
    table.shown[seat] = shown | places
    total: i64 = 0
    bid: i64 = 0
    for card in table.hands[seat]:
        if places & 1:
            kind: i64 = card
            total += power[kind]
            bid = packed_with(bid, kind)
        places >>= 1
    table.memory.append(public_note(memory.BID_SHOWN, seat, bid))
    return total


def _bids_shown(table: Table) -> BidsShown:
    bids = [cards_of(hand, mask) for hand, mask in zip(table.hands, table.bids, strict=True)]
    power = table.deck.power
    return BidsShown(
        None,
        tuple([table.deck.names(bid) for bid in bids]),
        tuple([sum([power[card] for card in bid]) for bid in bids]),
    )


def _anybody_has_cards(table: Table) -> bool:
    for hand in table.hands:
        if hand:
            return True
    return False


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
    table.memory.append(public_note(memory.AUCTION_WON, winner, won))
    if table.listener is not None:
        table.listener(AuctionWon(None, winner, table.deck.codes[won]))
