"""How to play FLAUTZ! sensibly: keep the best spell and the cards that may improve it."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from parlour.core.piles import distinct, swapped
from parlour.core.rng import Rng
from parlour.core.seats import NOBODY
from parlour.core.state import State
from parlour.core.strategy import Strategy
from parlour.games.flautz.actions import CALL, FOCUS, PUT, PUT_AND_CALL, REPLACE
from parlour.games.flautz.arena import ALLOWED
from parlour.games.flautz.board import PUTTING, REPLACING, TAKING, Board
from parlour.games.flautz.matches import GOAL, totals
from parlour.games.flautz.prospects import prospects
from parlour.games.flautz.spells import best_worth, is_flautz, is_straight
from parlour.games.flautz.state import FlautzState
from parlour.games.flautz.turn import can_focus

#: What a straight FLAUTZ! is worth: it wins the match and an extra crystal.
STRAIGHT: Final = 60.0
#: Points by which matches differ by chance, in games of a fixed number of matches.
SPREAD: Final = 9.0


class FlautzStrategy(Strategy):
    """Swaps for the best hand. Playouts stop at the end of the match, whose crystals decide."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, FlautzState)
        step = state.step
        if step == PUTTING:
            return _put(state, seat)
        if step == REPLACING:
            return REPLACE + _worst_place(state, seat)
        if step == TAKING and state.flautz >> seat & 1 and not _is_beaten(state, seat):
            return CALL
        return _take(state, seat)

    def stage(self, state: State) -> int:
        assert isinstance(state, FlautzState)
        return state.match

    def values(self, state: State) -> list[float]:
        assert isinstance(state, FlautzState)
        outcome = state.outcome
        if outcome is not None:
            return list(outcome.win_shares)
        if state.matches:
            return _by_points(state)
        return by_crystals(tuple(state.crystals))


#: By crystals: the chances of a race to three, each match being anybody's.
_CHANCES: Final[dict[tuple[int, ...], list[float]]] = {}


def by_crystals(crystals: tuple[int, ...]) -> list[float]:
    """Return the chances of a race to three crystals if each match is anybody's."""
    known = _CHANCES.get(crystals)
    if known is not None:
        return known
    seats = len(crystals)
    chances = [0.0] * seats
    for winner in range(seats):
        if crystals[winner] + 1 >= GOAL:
            chances[winner] += 1.0 / seats
            continue
        after = list(crystals)
        after[winner] += 1
        later = by_crystals(tuple(after))
        for seat in range(seats):
            chances[seat] += later[seat] / seats
    _CHANCES[crystals] = chances
    return chances


def _by_points(board: Board) -> list[float]:
    """Estimate the chances from the points: the fewer matches are left, the more a lead counts."""
    points = totals(board)
    left = float(board.matches - board.match) + 0.5
    most = max(points)
    shares = [exp((own - most) / (SPREAD * left**0.5)) for own in points]
    total = sum(shares)
    return [share / total for share in shares]


def turns_left(board: Board) -> i64:
    """Return the number of turns that the player on turn has after this one."""
    if board.caller != NOBODY:
        return 0
    return len(board.arena) - board.round


def _value(cards: list[int], turns: i64) -> float:
    """Return what a hand is worth with that many turns left, in points."""
    return STRAIGHT if is_straight(cards) else prospects(cards, turns)


def _best_put(hand: list[int], card: int, turns: i64) -> tuple[float, int]:
    """Return the value of the best hand with this card, and what to put down for it."""
    best = -1.0
    put = hand[0]
    for old in distinct(hand):
        value = _value(swapped(hand, old, card), turns)
        if value > best:
            best = value
            put = old
    return best, put


def _put(board: Board, seat: i64) -> int:
    hand = board.hands[seat]
    _, put = _best_put(hand, board.taken, turns_left(board))
    after = swapped(hand, put, board.taken)
    if is_flautz(after) and not is_straight(after) and best_worth(after) >= _open_worth(board):
        return PUT_AND_CALL + put
    return PUT + put


def _take(board: Board, seat: i64) -> int:
    hand = board.hands[seat]
    turns = turns_left(board)
    best = -1.0
    place: i64 = -1
    for at in ALLOWED[board.field]:
        # The plan that counts uses five of the six cards.
        value = prospects([*hand, board.display[at]], turns)
        if value > best:
            best = value
            place = at
    if turns > 0 and board.step == TAKING and can_focus(board):
        best, _ = _best_put(hand, board.display[place], turns)
        if best < prospects(hand, turns) + P[0]:
            return FOCUS
    return place


def _worst_place(board: Board, seat: i64) -> int:
    """Return the displayed card that helps least."""
    hand = board.hands[seat]
    turns = turns_left(board)
    worst = 1e9
    place: i64 = 0
    for at in ALLOWED[board.field]:
        value = prospects([*hand, board.display[at]], turns)
        if value < worst:
            worst = value
            place = at
    return place


def _open_worth(board: Board) -> i64:
    """Return the worth of the best hand that was called."""
    best: i64 = 0
    for other in range(board.seats):
        if board.is_open(other):
            worth = best_worth(board.hands[other])
            if worth > best:
                best = worth
    return best


P: Final[list[float]] = [0.3]


def _is_beaten(board: Board, seat: i64) -> bool:
    """Return whether an open hand is better, but a swap can beat it."""
    best = _open_worth(board)
    hand = board.hands[seat]
    if best_worth(hand) >= best:
        return False
    for at in ALLOWED[board.field]:
        for put in distinct(hand):
            if best_worth(swapped(hand, put, board.display[at])) > best:
                return True
    return False
