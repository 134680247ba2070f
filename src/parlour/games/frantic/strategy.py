"""A sensible strategy for FRANTIC: shed expensive cards, keep wild ones, and attack the leader."""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from parlour.core.rng import Rng
from parlour.core.strategy import Guess, Strategy, chances
from parlour.games.frantic.actions import COLOUR, DRAW, FIRST_NUMBER_WISH, PASS, SEAT
from parlour.games.frantic.board import Board
from parlour.games.frantic.deck import (
    COLOUR_OF,
    COUNTERATTACK_KIND,
    FUCK_YOU_KIND,
    NICE_TRY_KIND,
    NUMBER_OF,
    POINTS_OF,
    SKIP,
    SORT_OF,
    WILD_KINDS,
)
from parlour.games.frantic.guess import FranticGuess
from parlour.games.frantic.state import FranticState
from parlour.games.frantic.steps import (
    ASKS_FOR_SEAT,
    GAMBLE,
    MARKET,
    NICE_TRY,
    PLAYS,
    WINDOW,
    WISH,
    attack_of,
    step_of,
)

#: By sort: how much the seat wants to play such a card, while nobody is short of cards and if somebody is.
CALM: Final = [10, 30, 70, 50, 90, 50, -90, -90, -190, -90, -170, 1040]
URGENT: Final = [20, 0, 50, 50, 50, 50, 40, 50, 0, 120, -80, 980]
#: The addition for a point on the card, and for each card of the same colour in the hand.
PER_POINT_CALM: Final = 16
PER_POINT_URGENT: Final = 10
COMPANY: Final = 10
#: Drawing is better than a card that is wanted less than this, with more than `MANY` cards.
DRAWING: Final = 10
MANY: Final = 4
#: A player with this few cards may go out soon.
SHORT: Final = 1
#: The points by which the leader in points grows in a round, and by how much rounds differ by chance.
GROWTH: Final = 25.0
SPREAD: Final = 16.0
#: The least number of rounds to assume while the game goes on.
LAST: Final = 0.5


class FranticStrategy(Strategy[FranticState]):
    """Plays by rules of thumb. Playouts stop at the end of the round, whose points decide."""

    def choose(self, state: FranticState, seat: int, rng: Rng) -> int:
        packed: i64 = state.steps[-1]
        step = step_of(packed)
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if PLAYS >> step & 1:
            return _play(state, seat, legal)
        if ASKS_FOR_SEAT >> step & 1:
            return _target(state, legal)
        if step == WISH:
            return _wish(state.hands[seat], legal)
        if step == WINDOW:
            harmless = attack_of(packed) == SKIP and len(state.hands[seat]) > MANY
            return PASS if harmless else legal[0]
        if step == NICE_TRY:
            return legal[0]
        if step == MARKET or (step == GAMBLE and state.seats == 2):
            return _lightest(legal)
        return _heaviest(legal)

    def guess(self, state: FranticState, seat: int) -> Guess[FranticState] | None:
        guess = FranticGuess(state, seat)
        return None if guess.is_empty() else guess

    def stage(self, state: FranticState) -> int:
        return state.round

    def values(self, state: FranticState) -> list[float]:
        """Estimate the chances from the points alone: the fewer rounds are left, the more a lead counts."""
        outcome = state.outcome
        if outcome is not None:
            return list(outcome.win_shares)
        points = state.points
        rounds = (float(state.limit) - max(points)) / GROWTH
        scale = SPREAD * sqrt(rounds if rounds > LAST else LAST)
        return chances([-float(own) for own in points], scale)


def _play(board: Board, seat: i64, legal: list[int]) -> int:
    """Choose the best card to play; draw or pass if all playable cards are better kept."""
    hand = board.hands[seat]
    size: i64 = len(hand)
    fewest: i64 = 1000
    for other in range(board.seats):
        if other != seat and len(board.hands[other]) < fewest:
            fewest = len(board.hands[other])
    urgent = fewest <= SHORT or size <= SHORT
    last: i64 = legal[-1]
    most: i64 = DRAWING if size > MANY and not urgent and last >= DRAW else -10_000
    best: i64 = last
    wanted = URGENT if urgent else CALM
    per_point: i64 = PER_POINT_URGENT if urgent else PER_POINT_CALM
    per_card: i64 = 0 if urgent else COMPANY
    companies = [0, 0, 0, 0, 0]
    for card in hand:
        companies[COLOUR_OF[card]] += 1
    for action in legal:
        kind: i64 = action
        if kind >= SEAT:
            break
        worth: i64 = wanted[SORT_OF[kind]] + per_point * POINTS_OF[kind]
        if kind < WILD_KINDS:
            worth += per_card * companies[COLOUR_OF[kind]]
        if worth > most:
            most = worth
            best = kind
    return best


def _is_emergency(kind: i64) -> bool:
    return kind == COUNTERATTACK_KIND or kind == NICE_TRY_KIND


def _target(board: Board, legal: list[int]) -> int:
    """Return the leader: the player with the fewest cards, then the fewest points."""
    best: i64 = legal[0]
    least: i64 = 1 << 60
    for action in legal:
        seat: i64 = action - SEAT
        size: i64 = len(board.hands[seat])
        rank = size * 1_000_000 + board.points[seat]
        if rank < least:
            least = rank
            best = action
    return best


def _wish(hand: list[int], legal: list[int]) -> int:
    """Return the colour or number that the hand has most of; among equals the one with more points."""
    gains = [0] * 14
    for card in hand:
        points: i64 = POINTS_OF[card] + 10
        colour: i64 = COLOUR_OF[card]
        number: i64 = NUMBER_OF[card]
        if colour >= 0:
            gains[colour] += points
        if number:
            gains[FIRST_NUMBER_WISH - 1 + number] += points
    best: i64 = legal[0]
    most: i64 = -1
    for action in legal:
        gain: i64 = gains[action - COLOUR]
        if gain > most:
            most = gain
            best = action
    return best


def _burden(kind: i64) -> i64:
    """Return the cost of the card in the hand; cards that fit anything are worth their points."""
    if kind == FUCK_YOU_KIND or kind < WILD_KINDS:
        return POINTS_OF[kind]
    return -1 if _is_emergency(kind) else 0


def _lightest(cards: list[int]) -> int:
    best: i64 = cards[0]
    for card in cards:
        if _burden(card) < _burden(best):
            best = card
    return best


def _heaviest(cards: list[int]) -> int:
    best: i64 = cards[0]
    for card in cards:
        if _burden(card) > _burden(best):
            best = card
    return best
