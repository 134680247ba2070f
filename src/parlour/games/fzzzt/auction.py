"""An auction: F-9 to F-17."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.memory import packed_with, public_note
from parlour.core.piles import move_cards
from parlour.core.seats import NOBODY, SOLO, next_seat
from parlour.games.fzzzt import memory
from parlour.games.fzzzt.actions import cards_of, without_places
from parlour.games.fzzzt.board import Board
from parlour.games.fzzzt.cleanup import end_round
from parlour.games.fzzzt.deck import UNIT
from parlour.games.fzzzt.events import AuctionWon, BidPlaced, BidsShown, ChiefMoved, HandsEmpty
from parlour.games.fzzzt.preparation import deal_hands, open_auction, turn_up_batch
from parlour.games.fzzzt.scoring import standings


def place_bid(board: Board, seat: i64, mask: int) -> None:
    """Lay a bid face down; everybody sees the number of cards (F-9)."""
    board.bids[seat] = mask
    if board.listener is not None:
        board.listener(BidPlaced(None, seat, mask.bit_count()))
    seats: i64 = board.seats
    chief: i64 = board.chief
    bidder = next_seat(seat, seats)
    while bidder != chief:
        if board.hands[bidder]:
            board.turn = bidder
            board.asked = SOLO[bidder]
            return
        bidder = next_seat(bidder, seats)
    _settle(board)


def _settle(board: Board) -> None:
    """Reveal the bids, give the head card to the winner and move on."""
    best: i64 = -1
    winner: i64 = NOBODY
    runner_up: i64 = NOBODY
    seats: i64 = board.seats
    seat: i64 = board.chief
    asked: i64 = 0
    while asked < seats:
        asked += 1
        if board.bids[seat]:
            power = _reveal(board, seat)
            if power > best:  # F-10; ties go to the first clockwise from the Chief, F-11
                best = power
                winner = seat
                runner_up = NOBODY
            elif power == best and runner_up == NOBODY:
                runner_up = seat
        seat = next_seat(seat, seats)
    if board.listener is not None:
        board.listener(_bids_shown(board))
    _pay(board, winner)
    if runner_up != NOBODY:  # F-12
        board.chief = runner_up
        if board.listener is not None:
            board.listener(ChiefMoved(None, runner_up))
    if not board.belt:
        end_round(board)
        return
    if not _anybody_has_cards(board):  # F-16
        if board.listener is not None:
            board.listener(HandsEmpty(None))
        deal_hands(board)
    if board.face_up == 0:
        turn_up_batch(board)
    open_auction(board)


def _reveal(board: Board, seat: i64) -> i64:
    """Show the bid of the seat to everybody and return its power (F-10)."""
    power = board.deck.power
    places = board.bids[seat]
    board.shown[seat] |= places
    total: i64 = 0
    bid: i64 = 0
    for card in board.hands[seat]:
        if places & 1:
            total += power[card]
            bid = packed_with(bid, card)
        places >>= 1
    board.remember(public_note(memory.BID_SHOWN, seat, bid))
    return total


def _bids_shown(board: Board) -> BidsShown:
    bids = [cards_of(hand, mask) for hand, mask in zip(board.hands, board.bids, strict=True)]
    power = board.deck.power
    return BidsShown(
        None,
        tuple([board.deck.names(bid) for bid in bids]),
        tuple([sum([power[card] for card in bid]) for bid in bids]),
    )


def _anybody_has_cards(board: Board) -> bool:
    for hand in board.hands:
        if hand:
            return True
    return False


def _pay(board: Board, winner: i64) -> None:
    """Discard the winner's bid, and the card won unless it is a unit, which is laid open (F-13)."""
    pile = board.writable_discards(winner)
    bid = board.bids[winner]
    board.set_hand(winner, move_cards(board.hands[winner], bid, pile))
    board.shown[winner] = without_places(board.shown[winner], bid)
    won = board.belt.pop()
    board.face_up -= 1
    if board.deck.sorts[won] == UNIT:
        board.units = board.units[:]
        board.units[winner] = [*board.units[winner], won]
        board.allocated = board.allocated[:]
        board.allocated[winner] = [*board.allocated[winner], []]
    else:
        pile.append(won)
    for seat in range(board.seats):
        board.bids[seat] = 0
    board.remember(public_note(memory.AUCTION_WON, winner, won))
    if board.listener is not None:
        board.listener(AuctionWon(None, winner, board.deck.codes[won], tuple(standings(board))))
