"""Turns: R-5, R-6 and R-26, and how the game goes on when a decision has been made."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.seats import NOBODY, next_seat
from parlour.games.frantic.actions import WISHES_OF
from parlour.games.frantic.attacks import draw_shares, hit, may_counter
from parlour.games.frantic.deck import NICE_TRY_KIND
from parlour.games.frantic.effects import take_effect
from parlour.games.frantic.hands import draw, lay
from parlour.games.frantic.matching import can_play
from parlour.games.frantic.news import LastCardGone, PileEmpty, TurnMissed, TurnPassed
from parlour.games.frantic.rounds import end_round
from parlour.games.frantic.steps import (
    NICE_TRY,
    PLAY,
    PLAY_ON,
    SHARES,
    TOGETHER,
    WINDOW,
    WISH,
    kind_of,
    seat_of,
    step,
)
from parlour.games.frantic.table import (
    GOING_ON,
    NO_BOMB,
    OUT,
    PILE_EMPTY,
    TIME_UP,
    Table,
)
from parlour.games.frantic.together import answered, ask_together


def go_on(table: Table) -> None:
    """Do what needs no decision, until somebody has to decide or the game is over."""
    while not table.over:
        if table.over_by != GOING_ON:
            end_round(table, table.over_by)
        elif not table.steps:
            _end_turn(table)
        elif _is_to_decide(table):
            return


def _is_to_decide(table: Table) -> bool:
    """Whether the step on top waits for somebody; if not, it is carried out."""
    packed: i64 = table.steps[-1]
    kind = kind_of(packed)
    bit: i64 = 1
    if kind == WINDOW:
        if not may_counter(table, seat_of(packed)):
            hit(table)
            return False
    elif kind == WISH:
        if not WISHES_OF[table.top]:
            table.steps.pop()
            return False
        table.asked = bit << table.layer
        return True
    elif kind == SHARES:
        table.steps.pop()
        draw_shares(table)
        return False
    elif TOGETHER >> kind & 1:
        return True
    table.asked = bit << seat_of(packed)
    return True


def play_card(table: Table, seat: i64, card: int) -> None:
    """R-5, R-17: the seat on turn plays a card."""
    table.steps.pop()
    lay(table, seat, card)
    take_effect(table, seat, card)


def draw_card(table: Table, seat: i64) -> None:
    """R-5: draw one, and then play a card or not."""
    table.steps.pop()
    draw(table, seat, 1, False)
    table.steps.append(step(PLAY_ON, seat))


def pass_turn(table: Table, seat: i64) -> None:
    """R-5: no card after drawing."""
    table.steps.pop()
    if table.listener is not None:
        table.listener(TurnPassed(None, seat))


def _end_turn(table: Table) -> None:
    """R-6, R-26: is somebody out? Is there nothing to draw? If not, the next one is on turn."""
    out: i64 = 0
    bit: i64 = 1
    for hand in table.hands:
        if not hand:
            out |= bit
        bit <<= 1
    if out:
        if table.listener is not None:
            for seat in table.order():
                # Nice Try has been told of all but its own player already.
                if out >> seat & 1 and (table.top != NICE_TRY_KIND or table.layer == seat):
                    table.listener(LastCardGone(None, seat))
        everybody: i64 = bit - 1
        if _nice_try_may_come(table) and out != everybody:
            ask_together(table, NICE_TRY, everybody & ~out)
            return
        table.over_by = OUT
    elif table.dry:
        table.over_by = PILE_EMPTY
    else:
        _next_turn(table)


def _nice_try_may_come(table: Table) -> bool:
    """Whether somebody could have Nice Try, as far as everybody can tell."""
    out = NICE_TRY_KIND in table.discard or NICE_TRY_KIND in table.under
    return table.deck.copies[NICE_TRY_KIND] > 0 and not out


def answer_last_card(table: Table, seat: i64, tries: bool) -> None:
    """R-26: everybody has answered before anybody sees an answer."""
    if tries:
        table.trier = seat
    if not answered(table, seat):
        return
    if table.trier == NOBODY:
        table.over_by = OUT
    else:
        _nice_try(table, table.trier)


def _nice_try(table: Table, trier: i64) -> None:
    """R-26: who had no cards draws three, in order of play; then comes the wish."""
    table.trier = NOBODY
    out = [seat for seat in table.order() if not table.hands[seat]]
    lay(table, trier, NICE_TRY_KIND)
    for seat in out:
        draw(table, seat, 3)
    table.steps.append(step(WISH, trier))


def next_on_turn(table: Table) -> i64:
    """Whom `_next_turn` will come to, as far as everybody can tell; nobody if the round ends before."""
    if table.over or table.dry:
        return NOBODY
    seat, skipped, turns = table.turn, table.skipped, table.bomb
    while turns != 0:
        turns -= 1
        seat = next_seat(seat, table.seats)
        bit: i64 = 1 << seat
        if not skipped & bit:
            return seat
        skipped &= ~bit
    return NOBODY


def _next_turn(table: Table) -> None:
    """R-5, R-18, E-18: a missed turn is a turn used."""
    while True:
        if table.bomb == 0:
            table.over_by = TIME_UP
            return
        if table.bomb != NO_BOMB:
            table.bomb -= 1
        seat = next_seat(table.turn, table.seats)
        table.turn = seat
        bit: i64 = 1 << seat
        if not table.skipped & bit:
            break
        table.skipped &= ~bit
        if table.listener is not None:
            table.listener(TurnMissed(None, seat))
    if not table.draw_pile and not can_play(table.hands[seat], table.top, table.wish):
        table.dry = True
        if table.listener is not None:
            table.listener(PileEmpty(None, seat))
        return
    table.steps.append(step(PLAY, seat))
