"""Matches and their prizes: Z-1 to Z-3, Z-14 and Z-17 to Z-23."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.memory import pack, private_note, public_note
from parlour.core.outcome import Outcome
from parlour.core.piles import deal
from parlour.core.seats import leaders, next_seat, order_from
from parlour.games.flautz import memory
from parlour.games.flautz.arena import FIELDS
from parlour.games.flautz.deck import COLOUR_OF, COLOURS, HAND_SIZE, PLACES, ROW
from parlour.games.flautz.news import (
    ApprenticeDealt,
    GameEnded,
    HandDealt,
    MatchEnded,
    MatchStarted,
    RoundStarted,
    SpellScored,
    StraightLaid,
)
from parlour.games.flautz.spells import best_worth, is_flautz, is_straight, points_of
from parlour.games.flautz.table import OVER, REASONS, ROYAL, STRAIGHT, Table

MOST_MATCHES: Final = 20
#: So many crystals win (Z-21), or are worth so much in the end (Z-22).
GOAL: Final = 3
CRYSTAL_POINTS: Final = 10
#: What a straight and a royal FLAUTZ! bring, the marker included (Z-17, Z-18).
STRAIGHT_CRYSTALS: Final = 2
ROYAL_CRYSTALS: Final = 3


def set_up(table: Table) -> None:
    """Z-1: apprentices at random, and somebody begins."""
    colours = list(range(len(COLOURS)))
    table.apprentices = table.rng.take(colours, table.seats)
    for seat, colour in enumerate(table.apprentices):
        table.memory.append(public_note(memory.APPRENTICE, seat, colour))
        if table.listener is not None:
            table.listener(ApprenticeDealt(None, seat, COLOURS[colour]))
    table.start = table.rng.below(table.seats)
    start_match(table)


def start_match(table: Table) -> None:
    """Z-2: five cards each, three in either row, and the crystal on the first field."""
    table.clear_match()
    table.match += 1
    pile = table.deck.cards[:]
    table.rng.shuffle(pile)
    table.hands = [deal(pile, HAND_SIZE) for _ in range(table.seats)]
    table.display = [pile.pop() for _ in range(PLACES)]
    table.draw_pile = pile
    open_match(table)


def open_match(table: Table) -> None:
    """Everybody looks at what was dealt; a straight FLAUTZ! shows at once (Z-17)."""
    table.memory.append(public_note(memory.MATCH, table.start, table.match))
    table.memory.append(public_note(memory.LAID_OUT, 0, pack(table.display)))
    for seat in range(table.seats):
        hand = table.hands[seat]
        table.memory.append(private_note(seat, memory.DEALT, seat, pack(hand)))
        note_flautz(table, seat)
    if table.listener is not None:
        _tell_of_start(table)
    for seat in order_from(table.start, table.seats):
        if is_straight(table.hands[seat]):
            lay_straight(table, seat)
            return


def _tell_of_start(table: Table) -> None:
    assert table.listener is not None
    rows = table.deck.names(table.display)
    table.listener(MatchStarted(None, table.match, table.start, rows[:ROW], rows[ROW:]))
    for seat in range(table.seats):
        table.listener(HandDealt(seat, seat, table.deck.names(table.hands[seat])))
    table.listener(RoundStarted(None, table.round, FIELDS[table.field]))


def note_flautz(table: Table, seat: i64) -> None:
    """Whether the hand of the seat is a FLAUTZ! now (Z-15)."""
    bit: i64 = 1
    bit <<= seat
    if is_flautz(table.hands[seat]):
        table.flautz |= bit
    else:
        table.flautz &= ~bit


def lay_straight(table: Table, seat: i64) -> None:
    """Z-17, Z-18: it is laid open at once and ends the match on the spot."""
    hand = table.hands[seat]
    colour: i64 = COLOUR_OF[hand[0]]
    royal = colour == table.apprentices[seat]
    table.memory.append(public_note(memory.SHOWN, seat, pack(hand)))
    if table.listener is not None:
        table.listener(StraightLaid(None, seat, table.deck.names(hand), royal))
    end_match(table, ROYAL if royal else STRAIGHT, seat)


def end_match(table: Table, reason: i64, seat: i64) -> None:
    """Score, hand out crystals, and begin the next match unless the game is over."""
    worths = worths_at_end(table, reason, seat)
    table.last_reason = reason
    table.last_seat = seat
    table.last_worths = worths
    table.last_hands = [hand if worth else [] for hand, worth in zip(table.hands, worths, strict=True)]
    if table.matches:
        table.points = [before + points_of(worth) for before, worth in zip(table.points, worths, strict=True)]
    table.last_gains = _hand_out(table, prizes(worths, reason, seat))
    table.memory.append(public_note(memory.ENDED, table.start, reason))
    for scorer in range(table.seats):
        if worths[scorer]:
            table.memory.append(public_note(memory.SHOWN, scorer, pack(table.hands[scorer])))
    if table.listener is not None:
        _tell_of_end(table)
    if _is_over(table):
        table.step = OVER
        if table.listener is not None:
            table.listener(GameEnded(None, final_outcome(table).winners))
    else:
        table.start = next_seat(table.start, table.seats)
        start_match(table)


def worths_at_end(table: Table, reason: i64, seat: i64) -> list[int]:
    """What every spell is worth; nothing if it does not count (Z-14, Z-18)."""
    worths: list[int] = []
    for other in range(table.seats):
        counts = other == seat if reason == ROYAL else not table.is_focused(other)
        worths.append(best_worth(table.hands[other]) if counts else 0)
    return worths


def prizes(worths: list[int], reason: i64, seat: i64) -> list[int]:
    """Z-17, Z-18, Z-20: the crystals that each seat wins, if there are enough."""
    won = [0] * len(worths)
    if reason == STRAIGHT or reason == ROYAL:
        won[seat] = STRAIGHT_CRYSTALS if reason == STRAIGHT else ROYAL_CRYSTALS
        return won
    best = max(worths)
    return [1 if worth and worth == best else 0 for worth in worths]


def _hand_out(table: Table, won: list[int]) -> list[int]:
    """Z-23: in turn order, as long as there are crystals."""
    for winner in order_from(table.start, table.seats):
        won[winner] = min(won[winner], int(table.supply))
        table.supply -= won[winner]
        table.crystals[winner] += won[winner]
    return won


def _tell_of_end(table: Table) -> None:
    assert table.listener is not None
    points = [int(points_of(worth)) for worth in table.last_worths]
    royal = table.last_reason == ROYAL
    for seat, hand in enumerate(table.last_hands):
        if hand:
            table.listener(SpellScored(None, seat, table.deck.names(hand), points[seat], royal))
    table.listener(MatchEnded(None, REASONS[table.last_reason], tuple(points), tuple(table.last_gains)))


def _is_over(table: Table) -> bool:
    if table.matches:
        return table.match == table.matches
    return max(table.crystals) >= GOAL


def totals(table: Table) -> list[int]:
    """Z-22: the points of each seat with those for its crystals."""
    return [
        points + CRYSTAL_POINTS * crystals
        for points, crystals in zip(table.points, table.crystals, strict=True)
    ]


def final_outcome(table: Table) -> Outcome:
    """Z-21, Z-22: who won, and who of equals."""
    if table.matches:
        scores = totals(table)
        winners = leaders([(scores[seat], table.crystals[seat]) for seat in range(table.seats)])
        return Outcome("last-match", "Z-22", tuple(scores), winners)
    winners = leaders([(table.crystals[seat], table.last_worths[seat]) for seat in range(table.seats)])
    return Outcome("three-crystals", "Z-21", tuple(table.crystals), winners)
