"""Set-up: F-1 to F-4."""

from __future__ import annotations

from parlour.core.memory import public_note
from parlour.games.fzzzt import memory
from parlour.games.fzzzt.news import MechanicTaken
from parlour.games.fzzzt.preparation import start_round
from parlour.games.fzzzt.table import Table


def set_up(table: Table) -> None:
    """Deal the Mechanics, hand out their robots and start the first round."""
    table.clear()
    seats = table.seats
    deck = table.deck
    numbers = list(range(1, seats + 1))  # F-1
    table.rng.shuffle(numbers)
    table.mechanics = numbers
    table.chief = numbers.index(1)  # F-2
    for seat in range(seats):
        number = numbers[seat]
        starters = deck.starters[number - 1]
        table.discards[seat] = [deck.mechanics[number - 1], *starters]  # F-3
        table.memory.append(public_note(memory.MECHANIC_TAKEN, seat, number))
        if table.listener is not None:
            table.listener(MechanicTaken(None, seat, number, deck.names(starters)))
    table.belt_deck = deck.belt_decks[seats][:]  # F-4
    table.rng.shuffle(table.belt_deck)
    start_round(table)
