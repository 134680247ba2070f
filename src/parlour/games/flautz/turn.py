"""A turn: Z-3 to Z-8, Z-15 and Z-16."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.memory import pack, public_note
from parlour.core.piles import insert_card, remove_card
from parlour.core.seats import NOBODY, next_seat
from parlour.games.flautz import memory
from parlour.games.flautz.arena import FIELDS, PLACE_NAMES
from parlour.games.flautz.board import ARENA, CALLED, EMPTY, PUTTING, REPLACING, TAKING, TAKING_NOW, Board
from parlour.games.flautz.events import (
    Called,
    CardPut,
    CardReplaced,
    CardTaken,
    Focused,
    PileReshuffled,
    RoundStarted,
)
from parlour.games.flautz.matches import end_match, lay_straight, note_flautz
from parlour.games.flautz.spells import is_straight


def take(board: Board, place: i64) -> None:
    """Z-4: take the card; one from the hand must fill its place."""
    kind: i64 = board.display[place]
    board.display[place] = EMPTY
    board.taken = kind
    board.place = place
    board.step = PUTTING
    board.remember(public_note(memory.TOOK, board.turn, memory.at_place(place, kind)))
    if board.listener is not None:
        board.listener(CardTaken(None, board.turn, PLACE_NAMES[place], board.deck.codes[kind]))


def put(board: Board, card: int, calls: bool) -> None:
    """Z-5: fill the empty place. A straight FLAUTZ! is laid open at once (Z-17), others if called."""
    seat = board.turn
    place = board.place
    hand = board.writable_hand(seat)
    remove_card(hand, card)
    insert_card(hand, board.taken)
    board.display[place] = card
    board.taken = EMPTY
    board.place = EMPTY
    board.step = TAKING
    board.remember(public_note(memory.PUT, seat, memory.at_place(place, card)))
    if board.listener is not None:
        board.listener(CardPut(None, seat, PLACE_NAMES[place], board.deck.codes[card]))
    if is_straight(hand):
        lay_straight(board, seat)
        return
    note_flautz(board, seat)
    if calls:
        call(board)
    else:
        end_turn(board)


def focus(board: Board) -> None:
    """Z-6."""
    seat = board.turn
    bit: i64 = 1
    board.focused |= bit << seat
    board.remember(public_note(memory.FOCUSED, seat, 0))
    if board.listener is not None:
        board.listener(Focused(None, seat))
    end_turn(board)


def can_focus(board: Board) -> bool:
    """Z-8: only if there is a card left to draw."""
    return bool(board.draw_pile) or bool(board.discard)


def replace(board: Board, place: i64) -> None:
    """Z-7: discard the card and draw a fresh one. The player is no longer focused and must swap now."""
    seat = board.turn
    old = board.display[place]
    board.display[place] = EMPTY
    board.discard = [*board.discard, old]
    board.remember(public_note(memory.DISCARDED, seat, memory.at_place(place, old)))
    if not board.draw_pile:
        reshuffle(board)
    fresh = board.writable_draw_pile().pop()
    board.display[place] = fresh
    board.remember(public_note(memory.DREW, seat, memory.at_place(place, fresh)))
    bit: i64 = 1
    board.focused &= ~(bit << seat)
    board.step = TAKING_NOW
    if board.listener is not None:
        codes = board.deck.codes
        board.listener(CardReplaced(None, seat, PLACE_NAMES[place], codes[old], codes[fresh]))


def reshuffle(board: Board) -> None:
    """Z-8: the discard pile becomes the draw pile."""
    pile = board.discard[:]
    board.rng.shuffle(pile)
    board.draw_pile = pile
    board.discard = []
    board.recycled = True
    board.remember(public_note(memory.RESHUFFLED, 0, len(board.draw_pile)))
    if board.listener is not None:
        board.listener(PileReshuffled(None, len(board.draw_pile)))


def call(board: Board) -> None:
    """Z-15, Z-16: lay the hand open; after the first call everybody else has one last turn."""
    seat = board.turn
    first = board.caller == NOBODY
    if first:
        board.caller = seat
    bit: i64 = 1
    board.open |= bit << seat
    hand = board.hands[seat]
    board.remember(public_note(memory.CALLED, seat, pack(hand)))
    if board.listener is not None:
        board.listener(Called(None, seat, board.deck.names(hand), first, last_turns(board)))
    end_turn(board)


def last_turns(board: Board) -> tuple[int, ...]:
    """Return the seats that still have a turn before the match ends, by a call or the arena (Z-3, Z-16)."""
    seats: list[int] = []
    seat = turn_after(board, board.turn)
    while seat != NOBODY:
        seats.append(seat)
        seat = turn_after(board, seat)
    return tuple(seats)


def turn_after(board: Board, seat: i64) -> i64:
    """Return the seat on turn after this one; NOBODY if the match ends then."""
    seat = next_seat(seat, board.seats)
    last = board.round == len(board.arena)
    return NOBODY if seat == board.caller or (last and seat == board.start) else seat


def end_turn(board: Board) -> None:
    """Go on with the next player, the next round (Z-3) or the end of the match."""
    seat = next_seat(board.turn, board.seats)
    if seat == board.caller:
        end_match(board, CALLED, seat)
        return
    if seat == board.start:
        if board.round == len(board.arena):
            end_match(board, ARENA, NOBODY)
            return
        board.round += 1
        if board.listener is not None:
            board.listener(RoundStarted(None, board.round, FIELDS[board.field]))
    board.turn = seat
    board.step = REPLACING if board.focused >> seat & 1 else TAKING
