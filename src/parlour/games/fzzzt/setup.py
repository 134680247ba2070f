"""Set-up: F-1 to F-4."""

from __future__ import annotations

from parlour.core.memory import public_note
from parlour.games.fzzzt import memory
from parlour.games.fzzzt.board import Board
from parlour.games.fzzzt.events import MechanicTaken
from parlour.games.fzzzt.preparation import start_round


def set_up(board: Board) -> None:
    """Deal the Mechanics, hand out their robots and start the first round."""
    board.clear()
    seats = board.seats
    deck = board.deck
    numbers = list(range(1, seats + 1))  # F-1
    board.rng.shuffle(numbers)
    board.mechanics = numbers
    board.chief = numbers.index(1)  # F-2
    for seat in range(seats):
        number = numbers[seat]
        starters = deck.starters[number - 1]
        board.discards[seat] = [deck.mechanics[number - 1], *starters]  # F-3
        board.remember(public_note(memory.MECHANIC_TAKEN, seat, number))
        if board.listener is not None:
            board.listener(MechanicTaken(None, seat, number, deck.names(starters)))
    board.belt_deck = deck.belt_decks[seats][:]  # F-4
    board.rng.shuffle(board.belt_deck)
    start_round(board)
