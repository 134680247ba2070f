"""Attacks and counterattacks: R-18 to R-21 and R-23 to R-25.

An attack is aimed, cards to give are set aside, the target may counter, and only then does it hit. A
countered attack gets a new target, and so on. What is left to do lies on the board's stack of steps.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from parlour.core.memory import public_note
from parlour.core.seats import NOBODY, SEATS_IN
from parlour.games.frantic import memory
from parlour.games.frantic.board import Board
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
from parlour.games.frantic.events import (
    AttackAimed,
    AttackCountered,
    AttackLapsed,
    SharesAimed,
    SkipTaken,
)
from parlour.games.frantic.hands import blind, draw, hand_over, lay, pick_up, set_out
from parlour.games.frantic.steps import (
    AIM,
    GIVE,
    SHARES,
    WINDOW,
    WISH,
    attack_of,
    count_of,
    other_of,
    owner_of,
    pack_step,
)

GIFT_SIZE: Final = 2
FOUR: Final = 4


def attack(board: Board, seat: i64, sort: i64) -> None:
    """Start the attack of a card just played; below it waits the wish of the last card laid."""
    board.push_step(pack_step(WISH, seat))
    _aim(board, seat, sort, 0)


def _aim(board: Board, seat: i64, sort: i64, share: i64, redirects: i64 = NOBODY) -> None:
    """Ask for the target if there is a choice. Everybody can tell who can be chosen."""
    targets = SEATS_IN[targets_of(board, seat, sort, len(board.hands[seat]))]
    if not targets:
        if board.listener is not None:
            board.listener(AttackLapsed(None, SORTS[sort], seat))
        return
    board.push_step(pack_step(AIM, seat, sort, 0, share, redirects))
    if len(targets) == 1:
        take_aim(board, targets[0])


def is_attack(sort: i64) -> bool:
    return gives(sort) or sort == SKIP or sort == FANTASTIC_FOUR or sort == EQUALITY


def gives(sort: i64) -> bool:
    """Return whether cards of the attacker go to the target."""
    return sort == GIFT or sort == EXCHANGE


def targets_of(board: Board, seat: i64, sort: i64, size: i64) -> i64:
    """Return the seats that the attacker, with `size` cards in hand, may target with this card, as bits."""
    seats: i64 = board.seats
    own: i64 = 1 << seat
    others: i64 = ((1 << seats) - 1) & ~own
    if sort == SKIP:
        return others & ~board.skipped
    if sort == EQUALITY:
        bit: i64 = 1
        for hand in board.hands:
            if len(hand) >= size:
                others &= ~bit
            bit <<= 1
    return others


def take_aim(board: Board, target: i64) -> None:
    """Let the seat of the step on top attack the target."""
    packed: i64 = board.pop_step()
    seat = owner_of(packed)
    sort = attack_of(packed)
    share = count_of(packed)
    if sort == FANTASTIC_FOUR and share == 0:
        _share_out(board, seat, target)
        return
    board.remember(public_note(memory.AIMED, seat, memory.attack_on(target, sort)))
    if board.listener is not None:
        board.listener(AttackAimed(None, SORTS[sort], seat, target))
    if sort == FANTASTIC_FOUR:
        board.shares = board.shares[:]
        for place in range(FOUR):
            if share >> place & 1:
                board.shares[place] = target
    elif gives(sort):
        if chooses_gift(board.hands[seat]):
            board.push_step(pack_step(GIVE, seat, sort, target))
            return
        _give_all(board, seat)
    board.push_step(pack_step(WINDOW, target, sort, seat, share))


def _share_out(board: Board, seat: i64, target: i64) -> None:
    """R-23: a target for each of the four cards, in the order in which they will be drawn."""
    shares = board.shares + [target] * (FOUR if board.seats == 2 else 1)
    board.shares = shares
    if len(shares) < FOUR:
        board.push_step(pack_step(AIM, seat, FANTASTIC_FOUR))
        return
    for other in shares:
        board.remember(public_note(memory.AIMED, seat, memory.attack_on(other, FANTASTIC_FOUR)))
    if board.listener is not None:
        board.listener(SharesAimed(None, seat, tuple(shares)))
    board.push_step(pack_step(SHARES, seat))
    target = seat
    for _ in range(board.seats - 1):
        target = target - 1 if target > 0 else board.seats - 1
        share: i64 = 0
        for place in range(FOUR):
            if shares[place] == target:
                share |= 1 << place
        if share:  # the last in order of play lies lowest
            board.push_step(pack_step(WINDOW, target, FANTASTIC_FOUR, seat, share))


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


def _give_all(board: Board, seat: i64) -> None:
    """Set aside all that can be given. Everybody can tell whether "Fuck You" stays."""
    hand = board.hands[seat]
    board.offer = to_give(hand, [])
    board.remember(public_note(memory.KEPT, seat, len(hand) - len(board.offer)))


def set_aside(board: Board, card: int) -> None:
    """Set one more card aside to give; the target may counter once there are enough."""
    board.offer = [*board.offer, card]
    if len(board.offer) == GIFT_SIZE:
        packed: i64 = board.pop_step()
        board.offer.sort()
        board.push_step(pack_step(WINDOW, other_of(packed), attack_of(packed), owner_of(packed)))


def may_counter(board: Board, seat: i64) -> bool:
    """Return whether the seat could have a Counterattack, as far as everybody can tell."""
    return len(board.hands[seat]) > 0 and board.counterattacks_out < board.deck.counterattacks


def counter(board: Board) -> None:
    """R-25: the target on top lays a Counterattack and is now the attacker."""
    packed: i64 = board.pop_step()
    seat = owner_of(packed)
    sort = attack_of(packed)
    lay(board, seat, COUNTERATTACK_KIND)
    board.offer = []
    if board.listener is not None:
        board.listener(AttackCountered(None, SORTS[sort], seat, other_of(packed)))
    _aim(board, seat, sort, count_of(packed), other_of(packed))


def hit(board: Board) -> None:
    """Carry out the attack on top, which is not countered."""
    packed: i64 = board.pop_step()
    _HITS[attack_of(packed)](board, other_of(packed), owner_of(packed))


def _skip(board: Board, attacker: i64, target: i64) -> None:
    """R-18"""
    bit: i64 = 1 << target
    board.skipped |= bit
    if board.listener is not None:
        board.listener(SkipTaken(None, target))


def _gift(board: Board, attacker: i64, target: i64) -> None:
    """R-19"""
    given = board.offer
    board.offer = []
    set_out(board, attacker, target, given)
    pick_up(board, attacker, target, given)


def _exchange(board: Board, attacker: i64, target: i64) -> None:
    """R-20: two are taken before the target picks up the others."""
    given = board.offer
    board.offer = []
    set_out(board, attacker, target, given)
    hand_over(board, target, attacker, blind(board, target, GIFT_SIZE))
    pick_up(board, attacker, target, given)


def _equality(board: Board, attacker: i64, target: i64) -> None:
    """R-24"""
    draw(board, target, len(board.hands[attacker]) - len(board.hands[target]))


def _share(board: Board, attacker: i64, target: i64) -> None:
    """R-23: nobody draws before all targets have passed or countered."""


def draw_shares(board: Board) -> None:
    """R-23: the four cards, in the order that was chosen."""
    shares = board.shares
    board.shares = []
    drawn = 0
    for place in range(FOUR):
        if place + 1 == FOUR or shares[place + 1] != shares[place]:
            draw(board, shares[place], place + 1 - drawn)
            drawn = place + 1


#: By the sort of the attacking card.
_HITS: Final[dict[int, Callable[[Board, i64, i64], None]]] = {
    SKIP: _skip,
    GIFT: _gift,
    EXCHANGE: _exchange,
    EQUALITY: _equality,
    FANTASTIC_FOUR: _share,
}
