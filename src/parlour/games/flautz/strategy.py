"""A sensible strategy for FLAUTZ!: keep the best spell and the cards that may improve it."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from parlour.core.piles import distinct, swapped
from parlour.core.rng import Rng
from parlour.core.strategy import Guess, Strategy, chances
from parlour.games.flautz.actions import CALL, FOCUS, PUT, PUT_AND_CALL, REPLACE
from parlour.games.flautz.arena import ALLOWED
from parlour.games.flautz.board import PUTTING, REPLACING, TAKING, Board
from parlour.games.flautz.guess import FlautzGuess
from parlour.games.flautz.matches import GOAL, totals
from parlour.games.flautz.outlook import PATIENCE, Outlook, outlook_of, turns_left
from parlour.games.flautz.spells import best_worth, is_flautz, is_straight, points_of, size_of
from parlour.games.flautz.state import FlautzState
from parlour.games.flautz.turn import can_focus

#: The points to expect of a hidden hand in the first round, and how they grow.
SPELL: Final = 11.0
GROWTH: Final = 1.1
#: The spread of the points of spells at the end of a match.
DEVIATION: Final = 2.2
#: Points by which matches differ by chance, in games of a fixed number of matches.
SPREAD: Final = 9.0


class FlautzStrategy(Strategy[FlautzState]):
    """Swaps for the best hand. Playouts stop at the end of the match, whose crystals decide."""

    def choose(self, state: FlautzState, seat: int, rng: Rng) -> int:
        return _decide(state, seat, outlook_of(state, seat))

    def guess(self, state: FlautzState, seat: int) -> Guess[FlautzState] | None:
        guess = FlautzGuess(state, seat)
        return None if guess.is_empty() else guess

    def stage(self, state: FlautzState) -> int:
        return state.match

    def values(self, state: FlautzState) -> list[float]:
        outcome = state.outcome
        if outcome is not None:
            return list(outcome.win_shares)
        if state.matches:
            return _by_points(state)
        return by_crystals(tuple(state.crystals))


def chance_to_win_match(worth: i64, turns: i64, rivals: i64) -> float:
    """Return the probability that a spell of this worth beats those of all rivals after this many turns."""
    if worth == 0:
        return 0.0
    lead = float(points_of(worth)) + 0.2 * float(size_of(worth)) - SPELL - GROWTH * float(turns - 1)
    chance: float = (1.0 + exp(-lead / DEVIATION)) ** -rivals
    return chance


#: By crystals: the chances of a race to three, each match being anybody's.
_CHANCES: Final[dict[tuple[int, ...], list[float]]] = {}


def by_crystals(crystals: tuple[int, ...]) -> list[float]:
    """Return the chances of a race to three crystals if each match is anybody's."""
    known = _CHANCES.get(crystals)
    if known is not None:
        return known
    seats = len(crystals)
    found = [0.0] * seats
    for winner in range(seats):
        if crystals[winner] + 1 >= GOAL:
            found[winner] += 1.0 / seats
            continue
        after = list(crystals)
        after[winner] += 1
        later = by_crystals(tuple(after))
        for seat in range(seats):
            found[seat] += later[seat] / seats
    _CHANCES[crystals] = found
    return found


def _by_points(board: Board) -> list[float]:
    """Estimate the chances from the points: the fewer matches are left, the more a lead counts."""
    points = totals(board)
    left = float(board.matches - board.match) + 0.5
    return chances([float(own) for own in points], SPREAD * sqrt(left))


def _decide(board: Board, seat: i64, outlook: Outlook) -> int:
    step = board.step
    if step == PUTTING:
        return _put(board, seat, outlook)
    if step == REPLACING:
        return REPLACE + _worst_place(board, seat, outlook)
    if step == TAKING and board.flautz >> seat & 1 and _wants_to_call(board, seat):
        return CALL
    return _take(board, seat, outlook)


def _put(board: Board, seat: i64, outlook: Outlook) -> int:
    hand = board.hands[seat]
    _, put = outlook.best_put(hand, board.taken)
    after = swapped(hand, put, board.taken)
    if is_flautz(after) and not is_straight(after):
        worth = best_worth(after)
        if worth >= _open_worth(board) and _pays_to_call(board, worth):
            return PUT_AND_CALL + put
    return PUT + put


def _take(board: Board, seat: i64, outlook: Outlook) -> int:
    hand = board.hands[seat]
    best = -1.0
    place: i64 = -1
    for at in ALLOWED[board.field]:
        # A spell uses at most five of the six cards.
        value = outlook.value([*hand, board.display[at]])
        if value > best:
            best = value
            place = at
    if board.step == TAKING and turns_left(board) > 0 and can_focus(board):
        best, _ = outlook.best_put(hand, board.display[place])
        if best < outlook.value(hand) + PATIENCE:
            return FOCUS
    return place


def _worst_place(board: Board, seat: i64, outlook: Outlook) -> int:
    """Return the displayed card that helps least."""
    hand = board.hands[seat]
    worst = 1e9
    place: i64 = 0
    for at in ALLOWED[board.field]:
        value = outlook.value([*hand, board.display[at]])
        if value < worst:
            worst = value
            place = at
    return place


def _wants_to_call(board: Board, seat: i64) -> bool:
    return _pays_to_call(board, best_worth(board.hands[seat])) and not _is_beaten(board, seat)


def _pays_to_call(board: Board, worth: i64) -> bool:
    """Return whether the spell probably wins after one more turn of all others, or this is the last turn."""
    if turns_left(board) == 0:
        return True
    return chance_to_win_match(worth, board.round + 1, board.seats - 1) > 0.5


def _open_worth(board: Board) -> i64:
    """Return the worth of the best hand that was called."""
    best: i64 = 0
    for other in range(board.seats):
        if board.is_open(other):
            worth = best_worth(board.hands[other])
            if worth > best:
                best = worth
    return best


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
