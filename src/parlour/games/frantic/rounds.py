"""Rounds: R-2 to R-4 and R-6 to R-10."""

from __future__ import annotations

from typing import Final

from parlour.core.memory import public_note
from parlour.core.piles import deal
from parlour.core.seats import leaders, next_seat
from parlour.games.frantic import memory
from parlour.games.frantic.deck import FUCK_YOU_KIND, HAND_SIZE, POINTS_OF
from parlour.games.frantic.effects import take_effect
from parlour.games.frantic.hands import put_on_top, see_new_hands, show
from parlour.games.frantic.news import (
    GameEnded,
    RoundEnded,
    RoundStarted,
    StartCardBuried,
    StartCardTurned,
)
from parlour.games.frantic.table import DOOMSDAY, NO_BOMB, OUT, REASONS, TIME_UP, Table
from parlour.games.frantic.view import RoundView

DOOMSDAY_POINTS: Final = 50
BOMB_POINTS: Final = 10


def start_round(table: Table) -> None:
    """R-2, R-3: shuffle both piles, deal seven each and turn up the first card."""
    table.clear_round()
    table.round += 1
    table.round_at = len(table.memory)
    table.memory.append(public_note(memory.ROUND, table.dealer, table.round))
    if table.listener is not None:
        table.listener(RoundStarted(None, table.round, table.dealer))
    pile = table.deck.cards[:]
    table.rng.shuffle(pile)
    table.event_pile = table.deck.events[:]
    table.rng.shuffle(table.event_pile)
    table.draw_pile = pile
    table.hands = [deal(pile, HAND_SIZE) for _ in range(table.seats)]
    see_new_hands(table)
    turn_up_first(table)


def turn_up_first(table: Table) -> None:
    """R-3: the first card is played by the dealer; "Fuck You" goes under the pile and the next is turned."""
    pile = table.draw_pile
    card = pile.pop()
    if card == FUCK_YOU_KIND:
        pile.insert(0, card)
        table.memory.append(public_note(memory.BURIED, 0, 0))
        if table.listener is not None:
            table.listener(StartCardBuried(None, table.code(card)))
        card = pile.pop()
    put_on_top(table, table.dealer, card)
    table.memory.append(public_note(memory.FIRST, table.dealer, card))
    if table.listener is not None:
        table.listener(StartCardTurned(None, table.dealer, table.code(card)))
    take_effect(table, table.dealer, card)


def end_round(table: Table, reason: int) -> None:
    """R-7 to R-9: count, and either the game is over or the next round begins."""
    points = round_points(table, reason)
    counted = reason != DOOMSDAY
    table.last_reason = reason
    table.last_points = points
    table.last_seen = None
    table.last_hands = [hand[:] if counted else [] for hand in table.hands]
    table.points = [before + new for before, new in zip(table.points, points, strict=True)]
    table.memory.append(public_note(memory.ENDED, 0, reason))
    if counted:
        for seat in range(table.seats):
            show(table, seat, table.hands[seat])
    if table.listener is not None:
        last = last_round(table)
        table.listener(
            RoundEnded(
                None,
                last.reason,
                last.counted,
                last.out,
                last.in_time,
                last.hands,
                last.points,
                tuple(table.points),
            )
        )
    table.steps = []
    table.asked = 0
    table.dealer = next_dealer(table, points)
    if max(table.points) >= table.limit:
        table.over = True
        if table.listener is not None:
            table.listener(GameEnded(None, winners(table)))
    else:
        start_round(table)


def round_points(table: Table, reason: int) -> list[int]:
    """R-7, E-3 and E-18."""
    if reason == DOOMSDAY:
        return [DOOMSDAY_POINTS] * table.seats
    points = [sum([POINTS_OF[card] for card in hand]) for hand in table.hands]
    if reason == TIME_UP:
        return [2 * value for value in points]
    if reason == OUT and table.bomb != NO_BOMB:
        return [
            value + BOMB_POINTS if hand else value - BOMB_POINTS
            for value, hand in zip(points, table.hands, strict=True)
        ]
    return points


def last_round(table: Table) -> RoundView:
    """The round that was over last, once there is one."""
    if table.last_seen is None:
        counted = table.last_reason != DOOMSDAY
        points = tuple(table.last_points)
        out = tuple([seat for seat, hand in enumerate(table.last_hands) if counted and not hand])
        # The bomb is gone; but nothing else makes less than nothing of an empty hand (E-18).
        in_time = any([points[seat] < 0 for seat in out])
        hands = tuple([table.names(hand) for hand in table.last_hands])
        table.last_seen = RoundView(REASONS[table.last_reason], counted, out, in_time, hands, points)
    return table.last_seen


def next_dealer(table: Table, points: list[int]) -> int:
    """R-8: the highest of the round; of equals the first in order of play after the last dealer."""
    most = max(points)
    seat = next_seat(table.dealer, table.seats)
    while points[seat] != most:
        seat = next_seat(seat, table.seats)
    return seat


def winners(table: Table) -> tuple[int, ...]:
    """R-9: the fewest points win; equals share the victory."""
    return leaders([(-points,) for points in table.points])
