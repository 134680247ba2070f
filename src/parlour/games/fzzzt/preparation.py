"""The preparation of a round: F-5 to F-8."""

from __future__ import annotations

from parlour.core.memory import pack, private_note, public_note
from parlour.core.seats import SOLO, next_seat
from parlour.games.fzzzt import memory
from parlour.games.fzzzt.deck import BELT_LENGTH, HAND_SIZE
from parlour.games.fzzzt.news import BatchTurned, HandDealt, HandReceived, RoundStarted, SatOut
from parlour.games.fzzzt.table import BIDDING, Table


def start_round(table: Table) -> None:
    table.round += 1
    table.phase = BIDDING
    if table.listener is not None:
        table.listener(RoundStarted(None, table.round, table.chief))
    deal_hands(table)
    for _ in range(BELT_LENGTH):  # F-6
        table.belt.append(table.belt_deck.pop())
    table.belt.reverse()
    turn_up_batch(table)
    open_auction(table)


def deal_hands(table: Table) -> None:
    """Everybody shuffles their personal cards and deals themself six, the rest is the discard pile (F-5)."""
    for seat in range(table.seats):
        hand = table.discards[seat] + table.hands[seat]
        pile: list[int] = []
        if len(hand) > HAND_SIZE:
            pile = hand
            hand = table.rng.take(pile, HAND_SIZE)
        hand.sort()
        table.hands[seat] = hand
        table.discards[seat] = pile
        table.buried[seat] = len(pile)
        table.shown[seat] = 0
        table.memory.append(private_note(seat, memory.HAND_DEALT, seat, pack(hand)))
        if table.listener is not None:
            table.listener(HandDealt(None, seat, len(hand), len(table.discards[seat])))
            table.listener(HandReceived(seat, seat, table.deck.names(hand)))


def turn_up_batch(table: Table) -> None:
    """Turn up the next head of the belt and as many cards as its belt number says (F-7, F-8)."""
    belt = table.belt
    count = table.deck.belt[belt[-1]]
    if count > len(belt):
        count = len(belt)
    table.face_up = count
    for place in range(len(belt) - 1, len(belt) - 1 - count, -1):
        table.memory.append(public_note(memory.CARD_TURNED, 0, belt[place]))
    if table.listener is not None:
        batch = belt[len(belt) - count :]
        batch.reverse()
        table.listener(BatchTurned(None, table.deck.names(batch), len(belt) - count))


def open_auction(table: Table) -> None:
    """The Chief Mechanic bids first, or the next seat clockwise that has cards (F-9, F-15)."""
    seat = table.chief
    while not table.hands[seat]:
        seat = next_seat(seat, table.seats)
    table.turn = seat
    table.asked = SOLO[seat]
    if table.listener is not None:
        for other in range(table.seats):
            if not table.hands[other]:
                table.listener(SatOut(None, other))
