"""The coming questions of a seat, so that clients can collect answers that belong together.

It comes true unless others step in: after a Counterattack, somebody else attacks and wishes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64

from parlour.core.seats import SEATS_IN
from parlour.games.frantic import steps
from parlour.games.frantic.actions import COLOUR, WISH_NAMES, WISHES_OF
from parlour.games.frantic.attacks import FOUR, GIFT_SIZE, chooses_gift, gives, is_attack, targets_of, to_give
from parlour.games.frantic.board import Board
from parlour.games.frantic.deck import FANTASTIC_FOUR, SORT_OF
from parlour.games.frantic.steps import attack_of, count_of, step_of
from parlour.games.frantic.view import Ask, Question


def foreseen(board: Board, seat: int, cards: list[int]) -> dict[str, tuple[Question, ...]]:
    """Return the questions that follow each card of the seat. Cards that ask for nothing are left out."""
    found: dict[str, tuple[Question, ...]] = {}
    for kind in cards:
        questions = _of_card(board, seat, kind)
        if questions:
            found[board.code(kind)] = tuple(questions)
    return found


def questions_now(board: Board, seat: int) -> tuple[Question, ...]:
    """Return the present and next questions of the seat; none if it may play a card or pass."""
    if not board.steps:  # in the middle of a move
        return ()
    ask = _ASKING.get(int(step_of(board.steps[-1])))
    return () if ask is None else tuple(ask(board, seat))


def _of_card(board: Board, seat: int, kind: int) -> list[Question]:
    sort = SORT_OF[kind]
    if not is_attack(sort):
        return _WISHES[kind]
    rest = board.hands[seat][:]
    rest.remove(kind)
    return _attack(board, seat, sort, rest) + _WISHES[kind]


def _attack(board: Board, seat: int, sort: int, hand: list[int]) -> list[Question]:
    """R-18 to R-21, R-23, R-24: an attack by the seat with these cards in hand."""
    targets = SEATS_IN[targets_of(board, seat, sort, len(hand))]
    if not targets:
        return []
    if sort == FANTASTIC_FOUR:
        return [_seats("shares", steps.AIM, targets, FOUR - len(board.shares))]
    questions = [_seats("target", steps.AIM, targets)]
    if not gives(sort):
        return questions
    cards = to_give(hand, [])
    if chooses_gift(hand):
        questions.append(_cards(board, steps.GIVE, GIFT_SIZE, cards))
    elif cards:
        questions.append(Question(ask="cards", verb=None, count=len(cards), among=board.names(cards)))
    return questions


def _aim(board: Board, seat: int) -> list[Question]:
    """Ask for the target; a redirected share of a Fantastic Four goes to one player (R-25)."""
    packed: i64 = board.steps[-1]
    sort = attack_of(packed)
    hand = board.hands[seat]
    if count_of(packed):
        attack = [_seats("target", steps.AIM, SEATS_IN[targets_of(board, seat, sort, len(hand))])]
    else:
        attack = _attack(board, seat, sort, hand)
    return attack + _WISHES[board.top]


def _give(board: Board, seat: int) -> list[Question]:
    left = to_give(board.hands[seat], board.offer)
    return [_cards(board, steps.GIVE, GIFT_SIZE - len(board.offer), left), *_WISHES[board.top]]


def _wish(board: Board, seat: int) -> list[Question]:
    return _WISHES[board.top]


def _gamble(board: Board, seat: int) -> list[Question]:
    return [_cards(board, steps.GAMBLE, 1, board.hands[seat])]


def _market(board: Board, seat: int) -> list[Question]:
    return [_cards(board, steps.MARKET, 1, board.market)]


def _christmas(board: Board, seat: int) -> list[Question]:
    left = len(board.hands[seat]) - len(board.gifts[seat])
    return [_seats("gifts", steps.CHRISTMAS, _others(board, seat), left)]


def _recession(board: Board, seat: int) -> list[Question]:
    return [_cards(board, steps.RECESSION, count_of(board.steps[-1]), board.hands[seat])]


def _party_card(board: Board, seat: int) -> list[Question]:
    return [_cards(board, steps.PARTY_CARD, 1, board.hands[seat]), *_party_seat(board, seat)]


def _party_seat(board: Board, seat: int) -> list[Question]:
    return [_seats("target", steps.PARTY_SEAT, _others(board, seat))]


def _others(board: Board, seat: int) -> list[int]:
    return [other for other in range(board.seats) if other != seat]


def _seats(ask: Ask, step: int, seats: Sequence[int], count: int = 1) -> Question:
    """Ask for a seat; if there is only one, nobody is asked."""
    verb = steps.VERBS[step] if len(seats) > 1 else None
    return Question(ask=ask, verb=verb, count=count, among=tuple([str(seat + 1) for seat in seats]))


def _cards(board: Board, step: int, count: i64, cards: list[int]) -> Question:
    return Question(ask="cards", verb=steps.VERBS[step], count=int(count), among=board.names(cards))


def _wishes(kind: int) -> list[Question]:
    wishes = tuple([WISH_NAMES[action - COLOUR] for action in WISHES_OF[kind]])
    if not wishes:
        return []
    return [Question(ask="wish", verb=steps.VERBS[steps.WISH], count=1, among=wishes)]


#: By the kind of the card that wishes.
_WISHES: Final[list[list[Question]]] = [_wishes(kind) for kind in range(len(WISHES_OF))]

#: By the step that asks.
_ASKING: Final[dict[int, Callable[[Board, int], list[Question]]]] = {
    steps.AIM: _aim,
    steps.GIVE: _give,
    steps.WISH: _wish,
    steps.GAMBLE: _gamble,
    steps.MARKET: _market,
    steps.CHRISTMAS: _christmas,
    steps.RECESSION: _recession,
    steps.PARTY_CARD: _party_card,
    steps.PARTY_SEAT: _party_seat,
}
