"""A turn: Z-3 to Z-8, Z-15 and Z-16."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.memory import pack, public_note
from parlour.core.piles import take_up
from parlour.core.seats import NOBODY, next_seat
from parlour.games.flautz import memory
from parlour.games.flautz.arena import FIELDS, PLACE_NAMES
from parlour.games.flautz.matches import end_match, lay_straight, note_flautz
from parlour.games.flautz.news import (
    Called,
    CardPut,
    CardReplaced,
    CardTaken,
    Focused,
    PileReshuffled,
    RoundStarted,
)
from parlour.games.flautz.spells import is_straight
from parlour.games.flautz.table import ARENA, CALLED, EMPTY, PUTTING, REPLACING, TAKING, TAKING_NOW, Table


def take(table: Table, place: i64) -> None:
    """Z-4: the card comes to the hand; one of the others has to take its place."""
    kind: i64 = table.display[place]
    table.display[place] = EMPTY
    table.taken = kind
    table.place = place
    table.step = PUTTING
    table.memory.append(public_note(memory.TOOK, table.turn, memory.at_place(place, kind)))
    if table.listener is not None:
        table.listener(CardTaken(None, table.turn, PLACE_NAMES[place], table.deck.codes[kind]))


def put(table: Table, card: int, calls: bool) -> None:
    """Z-5: fill the emptied place. A straight FLAUTZ! shows at once (Z-17), any other if it is called."""
    seat = table.turn
    place = table.place
    hand = table.hands[seat]
    hand.remove(card)
    take_up(hand, table.taken)
    table.display[place] = card
    table.taken = EMPTY
    table.place = EMPTY
    table.step = TAKING
    table.memory.append(public_note(memory.PUT, seat, memory.at_place(place, card)))
    if table.listener is not None:
        table.listener(CardPut(None, seat, PLACE_NAMES[place], table.deck.codes[card]))
    if is_straight(hand):
        lay_straight(table, seat)
        return
    note_flautz(table, seat)
    if calls:
        call(table)
    else:
        end_turn(table)


def focus(table: Table) -> None:
    """Z-6."""
    seat = table.turn
    bit: i64 = 1
    table.focused |= bit << seat
    table.memory.append(public_note(memory.FOCUSED, seat, 0))
    if table.listener is not None:
        table.listener(Focused(None, seat))
    end_turn(table)


def can_focus(table: Table) -> bool:
    """Z-8: there must be a card to come."""
    return bool(table.draw_pile) or bool(table.discard)


def replace(table: Table, place: i64) -> None:
    """Z-7: the old card is discarded, a fresh one comes; then one is no longer focused, and must swap."""
    seat = table.turn
    old = table.display[place]
    table.display[place] = EMPTY
    table.discard.append(old)
    table.memory.append(public_note(memory.DISCARDED, seat, memory.at_place(place, old)))
    if not table.draw_pile:
        reshuffle(table)
    fresh = table.draw_pile.pop()
    table.display[place] = fresh
    table.memory.append(public_note(memory.DREW, seat, memory.at_place(place, fresh)))
    bit: i64 = 1
    table.focused &= ~(bit << seat)
    table.step = TAKING_NOW
    if table.listener is not None:
        codes = table.deck.codes
        table.listener(CardReplaced(None, seat, PLACE_NAMES[place], codes[old], codes[fresh]))


def reshuffle(table: Table) -> None:
    """Z-8: the discard pile becomes the draw pile."""
    table.draw_pile = table.discard
    table.discard = []
    table.rng.shuffle(table.draw_pile)
    table.recycled = True
    table.memory.append(public_note(memory.RESHUFFLED, 0, len(table.draw_pile)))
    if table.listener is not None:
        table.listener(PileReshuffled(None, len(table.draw_pile)))


def call(table: Table) -> None:
    """Z-15, Z-16: the hand lies open; the first call lets everybody else have one last turn."""
    seat = table.turn
    first = table.caller == NOBODY
    if first:
        table.caller = seat
    bit: i64 = 1
    table.open |= bit << seat
    hand = table.hands[seat]
    table.memory.append(public_note(memory.CALLED, seat, pack(hand)))
    if table.listener is not None:
        table.listener(Called(None, seat, table.deck.names(hand), first, last_turns(table)))
    end_turn(table)


def last_turns(table: Table) -> tuple[int, ...]:
    """Who has still a turn before the match ends: up to the caller or the end of the arena (Z-3, Z-16)."""
    seats: list[int] = []
    seat = turn_after(table, table.turn)
    while seat != NOBODY:
        seats.append(seat)
        seat = turn_after(table, seat)
    return tuple(seats)


def turn_after(table: Table, seat: i64) -> i64:
    """Whose turn comes after the seat's in this round; nobody's if the match ends then."""
    seat = next_seat(seat, table.seats)
    last = table.round == len(table.arena)
    return NOBODY if seat == table.caller or (last and seat == table.start) else seat


def end_turn(table: Table) -> None:
    """The next player, the next round (Z-3), or the end of the match."""
    seat = next_seat(table.turn, table.seats)
    if seat == table.caller:
        end_match(table, CALLED, seat)
        return
    if seat == table.start:
        if table.round == len(table.arena):
            end_match(table, ARENA, NOBODY)
            return
        table.round += 1
        if table.listener is not None:
            table.listener(RoundStarted(None, table.round, FIELDS[table.field]))
    table.turn = seat
    table.step = REPLACING if table.focused >> seat & 1 else TAKING
