"""Turns: R-5, R-6 and R-26, and how the game goes on when a decision has been made."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.seats import NOBODY, next_seat
from parlour.games.frantic.actions import WISHES_OF
from parlour.games.frantic.attacks import draw_shares, hit, may_counter
from parlour.games.frantic.board import (
    GOING_ON,
    NO_BOMB,
    OUT,
    PILE_EMPTY,
    TIME_UP,
    Board,
)
from parlour.games.frantic.deck import NICE_TRY_KIND
from parlour.games.frantic.effects import take_effect
from parlour.games.frantic.events import LastCardGone, PileEmpty, TurnMissed, TurnPassed, TurnStarted
from parlour.games.frantic.hands import draw, lay
from parlour.games.frantic.matching import can_play
from parlour.games.frantic.rounds import end_round
from parlour.games.frantic.simultaneous import answered, ask_simultaneously
from parlour.games.frantic.steps import (
    NICE_TRY,
    PLAY,
    PLAY_ON,
    SHARES,
    TOGETHER,
    WINDOW,
    WISH,
    owner_of,
    pack_step,
    step_of,
)


def go_on(board: Board) -> None:
    """Do what needs no decision, until somebody has to decide or the game is over."""
    while not board.over:
        if board.over_by != GOING_ON:
            end_round(board, board.over_by)
        elif len(board.steps) == 0:
            _end_turn(board)
        elif _is_to_decide(board):
            return


def _is_to_decide(board: Board) -> bool:
    """Return whether the step on top waits for somebody; if not, it is carried out."""
    packed: i64 = board.steps[-1]
    step = step_of(packed)
    bit: i64 = 1
    if step == WINDOW:
        if not may_counter(board, owner_of(packed)):
            hit(board)
            return False
    elif step == WISH:
        if not WISHES_OF[board.top]:
            board.pop_step()
            return False
        board.asked = bit << board.layer
        return True
    elif step == SHARES:
        board.pop_step()
        draw_shares(board)
        return False
    elif TOGETHER >> step & 1:
        return True
    board.asked = bit << owner_of(packed)
    return True


def play_card(board: Board, seat: i64, card: int) -> None:
    """R-5, R-17: the seat on turn plays a card."""
    board.pop_step()
    lay(board, seat, card)
    take_effect(board, seat, card)


def draw_card(board: Board, seat: i64) -> None:
    """R-5: draw one, and then play a card or not."""
    draw(board, seat, 1, False)
    board.steps[-1] = pack_step(PLAY_ON, seat)


def pass_turn(board: Board, seat: i64) -> None:
    """R-5: no card after drawing."""
    board.pop_step()
    if board.listener is not None:
        board.listener(TurnPassed(None, seat))


def _end_turn(board: Board) -> None:
    """R-6, R-26: the round ends if somebody is out or has nothing to draw; otherwise the next turn begins."""
    out: i64 = 0
    bit: i64 = 1
    for hand in board.hands:
        if not hand:
            out |= bit
        bit <<= 1
    if out:
        if board.listener is not None:
            for seat in board.order():
                # Before a Nice Try, all but its player have been named already.
                if out >> seat & 1 and (board.top != NICE_TRY_KIND or board.layer == seat):
                    board.listener(LastCardGone(None, seat))
        everybody: i64 = bit - 1
        if _nice_try_may_come(board) and out != everybody:
            ask_simultaneously(board, NICE_TRY, everybody & ~out)
            return
        board.over_by = OUT
    elif board.dry:
        board.over_by = PILE_EMPTY
    else:
        _next_turn(board)


def _nice_try_may_come(board: Board) -> bool:
    """Return whether somebody could have Nice Try, by public knowledge."""
    out = NICE_TRY_KIND in board.discard or NICE_TRY_KIND in board.under
    return board.deck.copies[NICE_TRY_KIND] > 0 and not out


def answer_last_card(board: Board, seat: i64, tries: bool) -> None:
    """R-26: nobody sees an answer before everybody has answered."""
    if tries:
        board.trier = seat
    if not answered(board, seat):
        return
    if board.trier == NOBODY:
        board.over_by = OUT
    else:
        _nice_try(board, board.trier)


def _nice_try(board: Board, trier: i64) -> None:
    """R-26: players without cards draw three, in order of play; then comes the wish."""
    board.trier = NOBODY
    out = [seat for seat in board.order() if not board.hands[seat]]
    lay(board, trier, NICE_TRY_KIND)
    for seat in out:
        draw(board, seat, 3)
    board.push_step(pack_step(WISH, trier))


def next_on_turn(board: Board) -> i64:
    """Return the next seat on turn, as far as everybody can tell; NOBODY if the round ends first."""
    if board.over or board.dry:
        return NOBODY
    seat, skipped, turns = board.turn, board.skipped, board.bomb
    while turns != 0:
        turns -= 1
        seat = next_seat(seat, board.seats)
        bit: i64 = 1 << seat
        if not skipped & bit:
            return seat
        skipped &= ~bit
    return NOBODY


def _next_turn(board: Board) -> None:
    """R-5, R-18, E-18: a missed turn is a turn used."""
    while True:
        if board.bomb == 0:
            board.over_by = TIME_UP
            return
        if board.bomb != NO_BOMB:
            board.bomb -= 1
        seat = next_seat(board.turn, board.seats)
        board.turn = seat
        bit: i64 = 1 << seat
        if not board.skipped & bit:
            break
        board.skipped &= ~bit
        if board.listener is not None:
            board.listener(TurnMissed(None, seat))
    if not board.draw_pile and not can_play(board.hands[seat], board.top, board.wish):
        board.dry = True
        if board.listener is not None:
            board.listener(PileEmpty(None, seat))
        return
    board.push_step(pack_step(PLAY, seat))
    if board.listener is not None:
        board.listener(TurnStarted(None, seat))
