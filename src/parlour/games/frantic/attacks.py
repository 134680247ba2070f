"""Attacks and counterattacks: R-18 to R-21 and R-23 to R-25.

An attack is aimed, cards to give are set aside, the target may counter, and only then does it hit. Who
counters aims it anew, and so on. What is left to do lies on the table's stack of steps.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from parlour.core.memory import public_note
from parlour.core.seats import SEATS_IN
from parlour.games.frantic import memory
from parlour.games.frantic.deck import (
    COUNTERATTACK_KIND,
    EQUALITY,
    EXCHANGE,
    FANTASTIC_FOUR,
    FUCK_YOU_KIND,
    GIFT,
    SKIP,
    SORTS,
)
from parlour.games.frantic.hands import blind, draw, hand_over, lay, pick_up, set_out
from parlour.games.frantic.news import (
    AttackAimed,
    AttackCountered,
    AttackLapsed,
    SharesAimed,
    SkipTaken,
)
from parlour.games.frantic.steps import (
    AIM,
    GIVE,
    SHARES,
    WINDOW,
    WISH,
    attack_of,
    count_of,
    other_of,
    seat_of,
    step,
)
from parlour.games.frantic.table import Table

GIFT_SIZE: Final = 2
FOUR: Final = 4


def attack(table: Table, seat: i64, sort: i64) -> None:
    """The seat has played an attacking card; below the attack waits the wish of the last card laid."""
    table.steps.append(step(WISH, seat))
    _aim(table, seat, sort, 0)


def _aim(table: Table, seat: i64, sort: i64, share: i64) -> None:
    """Ask whom, where there is a choice. Who can be chosen is plain to everybody."""
    targets = SEATS_IN[targets_of(table, seat, sort, len(table.hands[seat]))]
    if not targets:
        if table.listener is not None:
            table.listener(AttackLapsed(None, SORTS[sort], seat))
        return
    table.steps.append(step(AIM, seat, sort, 0, share))
    if len(targets) == 1:
        take_aim(table, targets[0])


def is_attack(sort: i64) -> bool:
    return gives(sort) or sort == SKIP or sort == FANTASTIC_FOUR or sort == EQUALITY


def gives(sort: i64) -> bool:
    """Whether cards of the attacker go to the target."""
    return sort == GIFT or sort == EXCHANGE


def targets_of(table: Table, seat: i64, sort: i64, size: i64) -> i64:
    """Whom the seat, with so many cards left in hand, may attack with such a card, as bits."""
    seats: i64 = table.seats
    own: i64 = 1 << seat
    others: i64 = ((1 << seats) - 1) & ~own
    if sort == SKIP:
        return others & ~table.skipped
    if sort == EQUALITY:
        bit: i64 = 1
        for hand in table.hands:
            if len(hand) >= size:
                others &= ~bit
            bit <<= 1
    return others


def take_aim(table: Table, target: i64) -> None:
    """The seat of the step on top attacks the target."""
    packed: i64 = table.steps.pop()
    seat = seat_of(packed)
    sort = attack_of(packed)
    share = count_of(packed)
    if sort == FANTASTIC_FOUR and share == 0:
        _share_out(table, seat, target)
        return
    table.memory.append(public_note(memory.AIMED, seat, sort << 3 | target))
    if table.listener is not None:
        table.listener(AttackAimed(None, SORTS[sort], seat, target))
    if sort == FANTASTIC_FOUR:
        for place in range(FOUR):
            if share >> place & 1:
                table.shares[place] = target
    elif gives(sort):
        if chooses_gift(table.hands[seat]):
            table.steps.append(step(GIVE, seat, sort, target))
            return
        _give_all(table, seat)
    table.steps.append(step(WINDOW, target, sort, seat, share))


def _share_out(table: Table, seat: i64, target: i64) -> None:
    """R-23: a target for each of the four cards, in the order in which they will be drawn."""
    shares = table.shares
    shares.append(target)
    if table.seats == 2:
        shares.extend([target] * (FOUR - 1))
    if len(shares) < FOUR:
        table.steps.append(step(AIM, seat, FANTASTIC_FOUR))
        return
    for other in shares:
        table.memory.append(public_note(memory.AIMED, seat, FANTASTIC_FOUR << 3 | other))
    if table.listener is not None:
        table.listener(SharesAimed(None, seat, tuple(shares)))
    table.steps.append(step(SHARES, seat))
    target = seat
    for _ in range(table.seats - 1):
        target = target - 1 if target > 0 else table.seats - 1
        share: i64 = 0
        for place in range(FOUR):
            if shares[place] == target:
                share |= 1 << place
        if share:  # the last in order of play lies lowest
            table.steps.append(step(WINDOW, target, FANTASTIC_FOUR, seat, share))


def chooses_gift(hand: list[int]) -> bool:
    """R-19, R-20: with two cards or fewer there is no choice."""
    return len(hand) > GIFT_SIZE


def to_give(hand: list[int], offer: list[int]) -> list[int]:
    """R-21: the cards of the hand that are not set aside already, without "Fuck You"."""
    rest = hand[:]
    for card in offer:
        rest.remove(card)
    if rest and rest[-1] == FUCK_YOU_KIND:
        rest.pop()
    return rest


def _give_all(table: Table, seat: i64) -> None:
    """All that can be given; where "Fuck You" stays, everybody can tell."""
    hand = table.hands[seat]
    table.offer = to_give(hand, [])
    table.memory.append(public_note(memory.KEPT, seat, len(hand) - len(table.offer)))


def set_aside(table: Table, card: int) -> None:
    """One more card to give; the target may counter once there are enough."""
    table.offer.append(card)
    if len(table.offer) == GIFT_SIZE:
        packed: i64 = table.steps.pop()
        table.offer.sort()
        table.steps.append(step(WINDOW, other_of(packed), attack_of(packed), seat_of(packed)))


def may_counter(table: Table, seat: i64) -> bool:
    """Whether the seat could have a Counterattack, as far as everybody can tell."""
    return len(table.hands[seat]) > 0 and table.counterattacks_out < table.deck.counterattacks


def counter(table: Table) -> None:
    """R-25: the target on top lays a Counterattack and is now the attacker."""
    packed: i64 = table.steps.pop()
    seat = seat_of(packed)
    sort = attack_of(packed)
    lay(table, seat, COUNTERATTACK_KIND)
    table.offer = []
    if table.listener is not None:
        table.listener(AttackCountered(None, SORTS[sort], seat, other_of(packed)))
    _aim(table, seat, sort, count_of(packed))


def hit(table: Table) -> None:
    """The attack on top is not countered."""
    packed: i64 = table.steps.pop()
    _HITS[attack_of(packed)](table, other_of(packed), seat_of(packed))


def _skip(table: Table, attacker: i64, target: i64) -> None:
    """R-18"""
    bit: i64 = 1 << target
    table.skipped |= bit
    if table.listener is not None:
        table.listener(SkipTaken(None, target))


def _gift(table: Table, attacker: i64, target: i64) -> None:
    """R-19"""
    given = table.offer
    table.offer = []
    set_out(table, attacker, target, given)
    pick_up(table, attacker, target, given)


def _exchange(table: Table, attacker: i64, target: i64) -> None:
    """R-20: two are taken before the target picks up the others."""
    given = table.offer
    table.offer = []
    set_out(table, attacker, target, given)
    hand_over(table, target, attacker, blind(table, target, GIFT_SIZE))
    pick_up(table, attacker, target, given)


def _equality(table: Table, attacker: i64, target: i64) -> None:
    """R-24"""
    draw(table, target, len(table.hands[attacker]) - len(table.hands[target]))


def _share(table: Table, attacker: i64, target: i64) -> None:
    """Nobody draws before all targets of a Fantastic Four have had their say."""


def draw_shares(table: Table) -> None:
    """R-23: the four cards, in the order that was chosen."""
    shares = table.shares
    table.shares = []
    drawn = 0
    for place in range(FOUR):
        if place + 1 == FOUR or shares[place + 1] != shares[place]:
            draw(table, shares[place], place + 1 - drawn)
            drawn = place + 1


#: By the sort of the attacking card.
_HITS: Final[dict[int, Callable[[Table, i64, i64], None]]] = {
    SKIP: _skip,
    GIFT: _gift,
    EXCHANGE: _exchange,
    EQUALITY: _equality,
    FANTASTIC_FOUR: _share,
}
