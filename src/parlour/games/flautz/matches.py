"""Matches and their prizes: Z-1 to Z-3, Z-14, Z-17, Z-18 and Z-20 to Z-23."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.memory import pack, private_note, public_note
from parlour.core.piles import deal
from parlour.core.seats import leaders, next_seat, order_from
from parlour.games.flautz import memory
from parlour.games.flautz.arena import FIELDS
from parlour.games.flautz.board import OVER, REASONS, ROYAL, STRAIGHT, Board
from parlour.games.flautz.deck import COLOUR_OF, HAND_SIZE, PLACES, ROW
from parlour.games.flautz.events import (
    GameEnded,
    HandDealt,
    MatchEnded,
    MatchStarted,
    RoundStarted,
    SpellScored,
    StraightLaid,
)
from parlour.games.flautz.spells import best_worth, is_flautz, is_straight, points_of

MOST_MATCHES: Final = 20
#: The crystals that win the game (Z-21); the points for each crystal at the end (Z-22).
GOAL: Final = 3
CRYSTAL_POINTS: Final = 10
#: The crystals that a straight and a royal FLAUTZ! win, the marker included (Z-17, Z-18).
STRAIGHT_CRYSTALS: Final = 2
ROYAL_CRYSTALS: Final = 3


def start_match(board: Board) -> None:
    """Z-2: five cards each, three in each row, and the crystal on the first field."""
    board.clear_match()
    board.match += 1
    pile = board.deck.cards[:]
    board.rng.shuffle(pile)
    board.hands = [deal(pile, HAND_SIZE) for _ in range(board.seats)]
    board.display = [pile.pop() for _ in range(PLACES)]
    board.draw_pile = pile
    open_match(board)


def open_match(board: Board) -> None:
    """Everybody looks at the deal; a straight FLAUTZ! is laid open at once (Z-17)."""
    board.remember(public_note(memory.MATCH, board.start, board.match))
    board.remember(public_note(memory.LAID_OUT, 0, pack(board.display)))
    for seat in range(board.seats):
        hand = board.hands[seat]
        board.remember(private_note(seat, memory.HAND_DEALT, seat, pack(hand)))
        note_flautz(board, seat)
    if board.listener is not None:
        _emit_start(board)
    for seat in order_from(board.start, board.seats):
        if is_straight(board.hands[seat]):
            lay_straight(board, seat)
            return


def _emit_start(board: Board) -> None:
    assert board.listener is not None
    rows = board.deck.names(board.display)
    board.listener(MatchStarted(None, board.match, board.start, rows[:ROW], rows[ROW:]))
    for seat in range(board.seats):
        board.listener(HandDealt(seat, seat, board.deck.names(board.hands[seat])))
    board.listener(RoundStarted(None, board.round, FIELDS[board.field]))


def note_flautz(board: Board, seat: i64) -> None:
    """Keep track of whether the hand of the seat is a FLAUTZ! (Z-15)."""
    bit: i64 = 1
    bit <<= seat
    if is_flautz(board.hands[seat]):
        board.flautz |= bit
    else:
        board.flautz &= ~bit


def lay_straight(board: Board, seat: i64) -> None:
    """Z-17, Z-18: a straight FLAUTZ! is laid open and ends the match at once."""
    hand = board.hands[seat]
    colour: i64 = COLOUR_OF[hand[0]]
    royal = colour == board.apprentices[seat]
    board.remember(public_note(memory.SHOWN, seat, pack(hand)))
    if board.listener is not None:
        board.listener(StraightLaid(None, seat, board.deck.names(hand), royal))
    end_match(board, ROYAL if royal else STRAIGHT, seat)


def end_match(board: Board, reason: i64, seat: i64) -> None:
    """Score, hand out crystals, and start the next match unless the game is over."""
    worths = worths_at_end(board, reason, seat)
    board.last_reason = reason
    board.last_seat = seat
    board.last_worths = worths
    board.last_hands = [hand if worth else [] for hand, worth in zip(board.hands, worths, strict=True)]
    if board.matches:
        board.points = [before + points_of(worth) for before, worth in zip(board.points, worths, strict=True)]
    board.last_gains = _hand_out(board, prizes(worths, reason, seat))
    board.remember(public_note(memory.ENDED, board.start, reason))
    for scorer in range(board.seats):
        if worths[scorer]:
            board.remember(public_note(memory.SHOWN, scorer, pack(board.hands[scorer])))
    if board.listener is not None:
        _emit_end(board)
    if _is_over(board):
        board.step = OVER
        if board.listener is not None:
            board.listener(GameEnded(None, winners(board)))
    else:
        board.start = next_seat(board.start, board.seats)  # Z-1
        start_match(board)


def worths_at_end(board: Board, reason: i64, seat: i64) -> list[int]:
    """Return the worth of each seat's spell; 0 if the hand does not count (Z-14, Z-18)."""
    worths: list[int] = []
    for other in range(board.seats):
        counts = other == seat if reason == ROYAL else not board.is_focused(other)
        worths.append(best_worth(board.hands[other]) if counts else 0)
    return worths


def prizes(worths: list[int], reason: i64, seat: i64) -> list[int]:
    """Z-17, Z-18, Z-20: the crystals that each seat wins, if the supply lasts."""
    won = [0] * len(worths)
    if reason == STRAIGHT or reason == ROYAL:
        won[seat] = STRAIGHT_CRYSTALS if reason == STRAIGHT else ROYAL_CRYSTALS
        return won
    best = max(worths)
    return [1 if worth and worth == best else 0 for worth in worths]


def _hand_out(board: Board, won: list[int]) -> list[int]:
    """Z-23: in turn order, while the supply lasts."""
    crystals = board.crystals[:]
    for winner in order_from(board.start, board.seats):
        won[winner] = min(won[winner], int(board.supply))
        board.supply -= won[winner]
        crystals[winner] += won[winner]
    board.crystals = crystals
    return won


def _emit_end(board: Board) -> None:
    assert board.listener is not None
    points = [int(points_of(worth)) for worth in board.last_worths]
    royal = board.last_reason == ROYAL
    for seat, hand in enumerate(board.last_hands):
        if hand:
            board.listener(SpellScored(None, seat, board.deck.names(hand), points[seat], royal))
    reason, gains = REASONS[board.last_reason], tuple(board.last_gains)
    board.listener(MatchEnded(None, reason, tuple(points), gains, tuple(standings(board))))


def _is_over(board: Board) -> bool:
    if board.matches:
        return board.match == board.matches
    return max(board.crystals) >= GOAL


def standings(board: Board) -> list[int]:
    """Return the points with those for crystals (Z-22), or the crystals (Z-21)."""
    return totals(board) if board.matches else board.crystals


def totals(board: Board) -> list[int]:
    """Z-22: the points of each seat, including those for its crystals."""
    return [
        points + CRYSTAL_POINTS * crystals
        for points, crystals in zip(board.points, board.crystals, strict=True)
    ]


def winners(board: Board) -> tuple[int, ...]:
    """Z-21, Z-22: who won, ties broken."""
    if board.matches:
        points = totals(board)
        return leaders([(points[seat], board.crystals[seat]) for seat in range(board.seats)])
    return leaders([(board.crystals[seat], board.last_worths[seat]) for seat in range(board.seats)])
