"""The preparation of a round: F-5 to F-8."""

from __future__ import annotations

from parlour.core.memory import pack, private_note, public_note
from parlour.core.seats import SOLO, next_seat
from parlour.games.fzzzt import memory
from parlour.games.fzzzt.board import BIDDING, Board
from parlour.games.fzzzt.deck import BELT_LENGTH, HAND_SIZE
from parlour.games.fzzzt.events import BatchTurned, HandDealt, HandReceived, RoundStarted, SatOut
from parlour.games.fzzzt.scoring import standings


def start_round(board: Board) -> None:
    board.round += 1
    board.phase = BIDDING
    if board.listener is not None:
        board.listener(RoundStarted(None, board.round, board.chief, tuple(standings(board))))
    deal_hands(board)
    left = len(board.belt_deck) - BELT_LENGTH  # F-6
    board.belt = board.belt_deck[left:]
    board.belt_deck = board.belt_deck[:left]
    turn_up_batch(board)
    open_auction(board)


def deal_hands(board: Board) -> None:
    """Deal six of their personal cards to each player; the rest is the discard pile (F-5)."""
    board.buried = board.buried[:]  # copies share it
    for seat in range(board.seats):
        hand = board.discards[seat] + board.hands[seat]
        pile: list[int] = []
        if len(hand) > HAND_SIZE:
            pile = hand
            hand = board.rng.take(pile, HAND_SIZE)
        hand.sort()
        board.set_personal(seat, hand, pile)
        board.buried[seat] = len(pile)
        board.shown[seat] = 0
        board.remember(private_note(seat, memory.HAND_DEALT, seat, pack(hand)))
        if board.listener is not None:
            board.listener(HandDealt(None, seat, len(hand), len(board.discards[seat])))
            board.listener(HandReceived(seat, seat, board.deck.names(hand)))


def turn_up_batch(board: Board) -> None:
    """Turn up as many cards as the belt number of the next head says (F-7, F-8)."""
    belt = board.belt
    count = board.deck.belt[belt[-1]]
    if count > len(belt):
        count = len(belt)
    board.face_up = count
    for place in range(len(belt) - 1, len(belt) - 1 - count, -1):
        board.remember(public_note(memory.CARD_TURNED, 0, belt[place]))
    if board.listener is not None:
        batch = belt[len(belt) - count :]
        batch.reverse()
        board.listener(BatchTurned(None, board.deck.names(batch), len(belt) - count))


def open_auction(board: Board) -> None:
    """Ask the Chief Mechanic to bid, or the next seat clockwise that has cards (F-9, F-15)."""
    seat = board.chief
    while not board.hands[seat]:
        seat = next_seat(seat, board.seats)
    board.turn = seat
    board.asked = SOLO[seat]
    if board.listener is not None:
        for other in range(board.seats):
            if not board.hands[other]:
                board.listener(SatOut(None, other))
