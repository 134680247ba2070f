"""Rounds: R-2 to R-4 and R-6 to R-10."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.memory import public_note
from parlour.core.piles import deal
from parlour.core.seats import leaders, next_seat
from parlour.games.frantic import memory
from parlour.games.frantic.board import DOOMSDAY, NO_BOMB, OUT, REASONS, TIME_UP, Board
from parlour.games.frantic.deck import FUCK_YOU_KIND, HAND_SIZE, POINTS_OF
from parlour.games.frantic.effects import take_effect
from parlour.games.frantic.events import (
    GameEnded,
    RoundEnded,
    RoundStarted,
    StartCardBuried,
    StartCardTurned,
)
from parlour.games.frantic.hands import put_on_top, see_new_hands, show

DOOMSDAY_POINTS: Final = 50
BOMB_POINTS: Final = 10


def start_round(board: Board) -> None:
    """R-2, R-3: shuffle both piles, deal seven each and turn up the first card."""
    board.clear_round()
    board.round += 1
    board.round_at = len(board.past) + len(board.recent)
    board.remember(public_note(memory.ROUND, board.dealer, board.round))
    if board.listener is not None:
        board.listener(RoundStarted(None, board.round, board.dealer))
    pile = board.deck.cards[:]
    board.rng.shuffle(pile)
    board.event_pile = board.deck.event_cards[:]
    board.rng.shuffle(board.event_pile)
    board.draw_pile = pile
    board.hands = [deal(pile, HAND_SIZE) for _ in range(board.seats)]
    see_new_hands(board)
    turn_up_first(board)


def turn_up_first(board: Board) -> None:
    """R-3: the first card is played by the dealer; "Fuck You" goes under the pile and the next is turned."""
    pile = board.writable_draw_pile()
    card = pile.pop()
    if card == FUCK_YOU_KIND:
        pile.insert(0, card)
        board.remember(public_note(memory.BURIED, 0, 0))
        if board.listener is not None:
            board.listener(StartCardBuried(None, board.code(card)))
        card = pile.pop()
    put_on_top(board, board.dealer, card)
    board.remember(public_note(memory.FIRST, board.dealer, card))
    if board.listener is not None:
        board.listener(StartCardTurned(None, board.dealer, board.code(card)))
    take_effect(board, board.dealer, card)


def end_round(board: Board, reason: int) -> None:
    """R-7 to R-9: count, and either the game is over or the next round begins."""
    points = round_points(board, reason)
    counted = reason != DOOMSDAY
    board.last_reason = reason
    board.last_points = tuple(points)
    board.last_hands = tuple([tuple(hand) if counted else () for hand in board.hands])
    board.points = [before + new for before, new in zip(board.points, points, strict=True)]
    board.remember(public_note(memory.ENDED, 0, reason))
    if counted:
        for seat in range(board.seats):
            show(board, seat, board.hands[seat])
    if board.listener is not None:
        hands = tuple([board.names(hand) if counted else () for hand in board.hands])
        out, in_time = who_was_out(reason, board.last_hands, board.last_points)
        totals = tuple(board.points)
        board.listener(
            RoundEnded(None, REASONS[reason], counted, out, in_time, hands, board.last_points, totals)
        )
    board.steps = vec[i64]()
    board.asked = 0
    board.dealer = next_dealer(board, points)
    if max(board.points) >= board.limit:
        board.over = True
        if board.listener is not None:
            board.listener(GameEnded(None, winners(board)))
    else:
        start_round(board)


def round_points(board: Board, reason: int) -> list[int]:
    """R-7, E-3 and E-18."""
    if reason == DOOMSDAY:
        return [DOOMSDAY_POINTS] * board.seats
    points = [sum([POINTS_OF[card] for card in hand]) for hand in board.hands]
    if reason == TIME_UP:
        return [2 * value for value in points]
    if reason == OUT and board.bomb != NO_BOMB:
        return [
            value + BOMB_POINTS if hand else value - BOMB_POINTS
            for value, hand in zip(points, board.hands, strict=True)
        ]
    return points


def who_was_out(
    reason: int, hands: tuple[tuple[int, ...], ...], points: tuple[int, ...]
) -> tuple[tuple[int, ...], bool]:
    """Return the seats without cards at the end of a round, and whether they beat a Time Bomb."""
    out = tuple([seat for seat, hand in enumerate(hands) if reason != DOOMSDAY and not hand])
    # Only a bomb turns an empty hand into negative points (E-18).
    return out, any([points[seat] < 0 for seat in out])


def next_dealer(board: Board, points: list[int]) -> int:
    """R-8: the player with most points in the round; if several, the first after the dealer."""
    most = max(points)
    seat = next_seat(board.dealer, board.seats)
    while points[seat] != most:
        seat = next_seat(seat, board.seats)
    return seat


def winners(board: Board) -> tuple[int, ...]:
    """R-9: the fewest points win; players with equal points share the victory."""
    return leaders([(-points,) for points in board.points])
