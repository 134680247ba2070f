"""What a seat is going to be asked, for those who gather answers that belong together.

It comes true unless others step in: after a Counterattack the attack and its wish are somebody else's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64

from parlour.core.seats import SEATS_IN
from parlour.games.frantic.actions import COLOUR, WISHES_OF
from parlour.games.frantic.attacks import FOUR, GIFT_SIZE, chooses_gift, gives, is_attack, targets_of, to_give
from parlour.games.frantic.deck import FANTASTIC_FOUR, SORT_OF
from parlour.games.frantic.effects import wish_text
from parlour.games.frantic.steps import (
    AIM,
    CHRISTMAS,
    GAMBLE,
    GIVE,
    MARKET,
    PARTY_CARD,
    PARTY_SEAT,
    RECESSION,
    VERBS,
    WISH,
    attack_of,
    count_of,
    kind_of,
)
from parlour.games.frantic.table import Table
from parlour.games.frantic.view import Ask, Question


def foreseen(table: Table, seat: int, cards: list[int]) -> dict[str, tuple[Question, ...]]:
    """By card: what the seat is asked once it has played it. Cards that ask for nothing are left out."""
    found: dict[str, tuple[Question, ...]] = {}
    for kind in cards:
        questions = _of_card(table, seat, kind)
        if questions:
            found[table.code(kind)] = tuple(questions)
    return found


def questions_now(table: Table, seat: int) -> tuple[Question, ...]:
    """What the seat is asked, and what follows from it; not where it may play a card or pass."""
    if not table.steps:  # in the middle of a move
        return ()
    ask = _ASKING.get(int(kind_of(table.steps[-1])))
    return () if ask is None else tuple(ask(table, seat))


def _of_card(table: Table, seat: int, kind: int) -> list[Question]:
    sort = SORT_OF[kind]
    if not is_attack(sort):
        return _WISHES[kind]
    rest = table.hands[seat][:]
    rest.remove(kind)
    return _attack(table, seat, sort, rest) + _WISHES[kind]


def _attack(table: Table, seat: int, sort: int, hand: list[int]) -> list[Question]:
    """R-18 to R-21, R-23, R-24: an attack by the seat with these cards in hand."""
    targets = SEATS_IN[targets_of(table, seat, sort, len(hand))]
    if not targets:
        return []
    if sort == FANTASTIC_FOUR:
        return [_seats("shares", AIM, targets, FOUR - len(table.shares))]
    questions = [_seats("target", AIM, targets)]
    if not gives(sort):
        return questions
    cards = to_give(hand, [])
    if chooses_gift(hand):
        questions.append(_cards(table, GIVE, GIFT_SIZE, cards))
    elif cards:
        questions.append(Question("cards", None, len(cards), table.names(cards)))
    return questions


def _aim(table: Table, seat: int) -> list[Question]:
    """A redirected share of a Fantastic Four goes to one player (R-25)."""
    packed: i64 = table.steps[-1]
    sort = attack_of(packed)
    hand = table.hands[seat]
    if count_of(packed):
        attack = [_seats("target", AIM, SEATS_IN[targets_of(table, seat, sort, len(hand))])]
    else:
        attack = _attack(table, seat, sort, hand)
    return attack + _WISHES[table.top]


def _give(table: Table, seat: int) -> list[Question]:
    left = to_give(table.hands[seat], table.offer)
    return [_cards(table, GIVE, GIFT_SIZE - len(table.offer), left), *_WISHES[table.top]]


def _wish(table: Table, seat: int) -> list[Question]:
    return _WISHES[table.top]


def _gamble(table: Table, seat: int) -> list[Question]:
    return [_cards(table, GAMBLE, 1, table.hands[seat])]


def _market(table: Table, seat: int) -> list[Question]:
    return [_cards(table, MARKET, 1, table.market)]


def _christmas(table: Table, seat: int) -> list[Question]:
    left = len(table.hands[seat]) - len(table.gifts[seat])
    return [_seats("gifts", CHRISTMAS, _others(table, seat), left)]


def _recession(table: Table, seat: int) -> list[Question]:
    return [_cards(table, RECESSION, count_of(table.steps[-1]), table.hands[seat])]


def _party_card(table: Table, seat: int) -> list[Question]:
    return [_cards(table, PARTY_CARD, 1, table.hands[seat]), *_party_seat(table, seat)]


def _party_seat(table: Table, seat: int) -> list[Question]:
    return [_seats("target", PARTY_SEAT, _others(table, seat))]


def _others(table: Table, seat: int) -> list[int]:
    return [other for other in range(table.seats) if other != seat]


def _seats(ask: Ask, step: int, seats: Sequence[int], count: int = 1) -> Question:
    """Nobody is asked for a lone seat."""
    verb = VERBS[step] if len(seats) > 1 else None
    return Question(ask, verb, count, tuple([str(seat + 1) for seat in seats]))


def _cards(table: Table, step: int, count: i64, cards: list[int]) -> Question:
    return Question("cards", VERBS[step], int(count), table.names(cards))


def _wishes(kind: int) -> list[Question]:
    wishes = tuple([wish_text(action - COLOUR) for action in WISHES_OF[kind]])
    return [Question("wish", VERBS[WISH], 1, wishes)] if wishes else []


#: By the kind of the card that wishes.
_WISHES: Final[list[list[Question]]] = [_wishes(kind) for kind in range(len(WISHES_OF))]

#: By the step that asks.
_ASKING: Final[dict[int, Callable[[Table, int], list[Question]]]] = {
    AIM: _aim,
    GIVE: _give,
    WISH: _wish,
    GAMBLE: _gamble,
    MARKET: _market,
    CHRISTMAS: _christmas,
    RECESSION: _recession,
    PARTY_CARD: _party_card,
    PARTY_SEAT: _party_seat,
}
