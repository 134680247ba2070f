"""Set-up: F-1 to F-4."""

from __future__ import annotations

from parlour.core.memory import public_note
from parlour.games.fzzzt import memory
from parlour.games.fzzzt.events import MechanicTaken
from parlour.games.fzzzt.preparation import start_round
from parlour.games.fzzzt.table import Table


def set_up(table: Table) -> None:
    """Deal the Mechanics, hand out their robots and start the first round."""
    seats = table.seats
    deck = table.deck
    numbers = list(range(1, seats + 1))  # F-1
    table.rng.shuffle(numbers)
    table.mechanics = numbers
    table.chief = numbers.index(1)  # F-2
    belt_deck = deck.belt_decks[seats][:]
    for seat in range(seats):
        number = numbers[seat]
        starters = deck.starters[number - 1]
        table.hands.append([])
        table.discards.append([deck.mechanics[number - 1], *starters])  # F-3
        table.buried.append(0)
        table.shown.append(0)
        table.bids.append(0)
        table.units.append([])
        table.allocated.append([])
        table.choices.append([])
        table.memory.append(public_note(memory.code(memory.MECHANIC_TAKEN, seat, number)))
        if table.listener is not None:
            table.listener(MechanicTaken(None, seat, number, deck.names(starters)))
    table.rng.shuffle(belt_deck)  # F-4
    table.belt_deck = belt_deck
    start_round(table)
