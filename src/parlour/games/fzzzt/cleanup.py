"""Clean-up: F-18 to F-20."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.memory import public_note
from parlour.games.fzzzt import memory
from parlour.games.fzzzt.actions import ALLOCATE, LEAVE, robot_of
from parlour.games.fzzzt.deck import BELT_LENGTH
from parlour.games.fzzzt.news import CardsTaken, CleanUpStarted, GameEnded, RobotAllocated
from parlour.games.fzzzt.preparation import start_round
from parlour.games.fzzzt.table import CLEANING, OVER, Table


def end_round(table: Table) -> None:
    """The belt is empty: clean up, or end the game if it cannot be filled again (F-20)."""
    if len(table.belt_deck) < BELT_LENGTH:
        table.phase = OVER
        table.asked = ()
        if table.listener is not None:
            table.listener(GameEnded(None))
        return
    table.phase = CLEANING
    for seat in range(table.seats):  # F-18
        hand = table.hands[seat] + table.discards[seat]
        hand.sort()
        table.hands[seat] = hand
        table.discards[seat] = []
        table.buried[seat] = 0
        table.shown[seat] = 0
    if table.listener is not None:
        table.listener(CleanUpStarted(None))
        for seat in range(table.seats):
            table.listener(CardsTaken(seat, seat, table.deck.names(table.hands[seat])))
    _ask_or_reveal(table)


def allocations(table: Table, seat: int, place: int = -1) -> list[int]:
    """What the seat may do with its next unit, or that one: nothing, or give it a robot that fits (F-19)."""
    chosen = table.choices[seat]
    unit = table.units[seat][len(chosen) if place < 0 else place]
    fits = table.deck.fits[table.deck.symbols[unit]]
    actions = [LEAVE]
    hand = table.hands[seat]
    before: i64 = -1
    for card in hand:
        kind: i64 = card
        if kind != before and fits[kind] and (not chosen or chosen.count(card) < hand.count(card)):
            actions.append(ALLOCATE + card)
        before = kind
    return actions


def choose_allocation(table: Table, seat: int, action: int) -> None:
    """Decide on the next unit, face down until everybody has decided on all of theirs."""
    table.choices[seat] = [*table.choices[seat], robot_of(action)]
    if len(table.choices[seat]) == len(table.units[seat]):
        _ask_or_reveal(table)


def _ask_or_reveal(table: Table) -> None:
    """Ask every seat with an undecided unit, whatever it holds, so that asking tells nothing."""
    table.asked = tuple(
        [seat for seat in range(table.seats) if len(table.choices[seat]) < len(table.units[seat])]
    )
    if table.asked:
        return
    for seat in range(table.seats):
        if table.choices[seat]:
            _allocate(table, seat)
    start_round(table)


def _allocate(table: Table, seat: int) -> None:
    """Lay down the robots that the seat decided on."""
    hand = table.hands[seat][:]
    allocated = table.allocated[seat][:]
    for slot, kind in enumerate(table.choices[seat]):
        if kind >= 0:
            hand.remove(kind)
            allocated[slot] = [*allocated[slot], kind]
            _note_allocation(table, seat, slot, kind)
    table.hands[seat] = hand
    table.allocated[seat] = allocated
    table.choices[seat] = []


def _note_allocation(table: Table, seat: int, slot: int, kind: int) -> None:
    table.memory.append(public_note(memory.ROBOT_ALLOCATED, seat, slot << 6 | kind))
    if table.listener is not None:
        unit = table.deck.codes[table.units[seat][slot]]
        table.listener(RobotAllocated(None, seat, unit, table.deck.codes[kind]))
