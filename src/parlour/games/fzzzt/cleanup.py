"""Clean-up: F-18 to F-20."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.memory import public_note
from parlour.core.piles import remove_card
from parlour.core.seats import SEATS_IN
from parlour.games.fzzzt import memory
from parlour.games.fzzzt.actions import ALLOCATE, LEAVE, robot_of
from parlour.games.fzzzt.board import CLEANING, OVER, Board
from parlour.games.fzzzt.deck import BELT_LENGTH
from parlour.games.fzzzt.events import CardsTaken, CleanUpStarted, GameEnded, RobotAllocated
from parlour.games.fzzzt.preparation import start_round


def end_round(board: Board) -> None:
    """Clean up, or end the game if the belt cannot be filled again (F-20)."""
    if len(board.belt_deck) < BELT_LENGTH:
        board.phase = OVER
        board.asked = ()
        if board.listener is not None:
            board.listener(GameEnded(None))
        return
    board.phase = CLEANING
    for seat in range(board.seats):  # F-18
        hand = board.hands[seat] + board.discards[seat]
        hand.sort()
        board.set_personal(seat, hand, [])
        board.shown[seat] = 0
    board.buried = vec[i64]([0] * board.seats)
    if board.listener is not None:
        board.listener(CleanUpStarted(None))
        for seat in range(board.seats):
            board.listener(CardsTaken(seat, seat, board.deck.names(board.hands[seat])))
    _ask_or_reveal(board)


def allocations(board: Board, seat: int, place: int = -1) -> list[int]:
    """Return the actions for its next unit, or the one at `place`: leave it or allocate a robot."""
    chosen = board.choices[seat]
    unit = board.units[seat][len(chosen) if place < 0 else place]
    fits = board.deck.fits[board.deck.symbols[unit]]
    actions = [LEAVE]
    hand = board.hands[seat]
    before: i64 = -1
    for card in hand:
        kind: i64 = card
        if kind != before and fits[kind]:
            used = chosen.count(card) if chosen else 0
            if used == 0 or used < hand.count(card):
                actions.append(ALLOCATE + card)
        before = kind
    return actions


def choose_allocation(board: Board, seat: int, action: int) -> None:
    """Decide on the next unit, face down until everybody is done."""
    chosen = [*board.choices[seat], robot_of(action)]
    board.choices[seat] = chosen
    if len(chosen) == len(board.units[seat]):
        _ask_or_reveal(board)


def _ask_or_reveal(board: Board) -> None:
    """Ask every seat with an undecided unit, even if no robot fits, so that asking gives nothing away."""
    asked: i64 = 0
    for seat in range(board.seats):
        if len(board.choices[seat]) < len(board.units[seat]):
            asked |= 1 << seat
    board.asked = SEATS_IN[asked]
    if asked:
        return
    for seat in range(board.seats):
        if board.choices[seat]:
            _allocate(board, seat)
    start_round(board)


def _allocate(board: Board, seat: int) -> None:
    """Allocate the robots that the seat has chosen."""
    hand = board.writable_hand(seat)
    allocated = board.allocated[seat][:]
    for slot, kind in enumerate(board.choices[seat]):
        if kind >= 0:
            remove_card(hand, kind)
            allocated[slot] = [*allocated[slot], kind]
            _note_allocation(board, seat, slot, kind)
    board.allocated = board.allocated[:]
    board.allocated[seat] = allocated
    board.choices[seat] = []


def _note_allocation(board: Board, seat: int, slot: int, kind: int) -> None:
    board.remember(public_note(memory.ROBOT_ALLOCATED, seat, memory.to_unit(slot, kind)))
    if board.listener is not None:
        unit = board.deck.codes[board.units[seat][slot]]
        board.listener(RobotAllocated(None, seat, unit, board.deck.codes[kind]))
