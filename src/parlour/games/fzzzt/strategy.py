"""A sensible strategy for Fzzzt!: the value of cards, and the bids and allocations that follow."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.rng import Rng
from parlour.core.strategy import Strategy, chances
from parlour.games.fzzzt.actions import ALLOCATE, BIDS_OF, LEAVE, twins_of
from parlour.games.fzzzt.board import BIDDING, Board
from parlour.games.fzzzt.cleanup import allocations
from parlour.games.fzzzt.deck import HAND_SIZE, ROUNDS, UNIT, UPGRADE
from parlour.games.fzzzt.scoring import standings
from parlour.games.fzzzt.state import FzzztState
from parlour.games.fzzzt.widgets import SIZES

#: The assumed worth of a face-down card.
FACE_DOWN: Final = 6.5
#: Robots up to this power are better allocated than kept in hand.
WEAK: Final = 1
#: The value of a point of power while the whole game lies ahead.
POWER: Final = 0.15
#: The value of a robot that fits no unit while the whole game lies ahead.
UNUSED: Final = 9.7
#: The part of a widget's points per robot that a robot with the rarest symbol of a unit brings, and what it
#: brings in addition at the end of the game for each further symbol of the unit.
RAREST: Final = 0.68
COMPLETES: Final = 0.85
#: The part that any other robot brings, at the beginning and at the end of the game.
SPARE_EARLY: Final = 1.04
SPARE_LATE: Final = 0.05
#: The possible earnings of a unit in time; twice as much if it is the first.
HOPE: Final = 0.2
#: The share that the units of a seat leave over for another one.
SHARED: Final = 0.11
#: The gain from each robot that fits no unit but this one.
FRESH: Final = 0.82
#: By round: what points, robots, power, average power, units and their points add to the final score.
WEIGHTS: Final[list[list[float]]] = [
    [],
    [0.12, 6.17, -0.83, 17.65, -0.90, 0.56],
    [0.35, 4.34, -0.47, 14.20, -1.33, 0.40],
    [0.41, 3.43, -0.15, 8.36, -1.05, 0.22],
    [0.57, 2.25, -0.03, 4.30, -0.70, 0.11],
]
#: By round: how much these estimates are off.
LEADS: Final = [0.0, 9.4, 8.3, 7.2, 5.9]


class FzzztStrategy(Strategy[FzzztState]):
    """Bids what a card is worth to the seat, and allocates weak robots."""

    def choose(self, state: FzzztState, seat: int, rng: Rng) -> int:
        if state.phase == BIDDING:
            return _bid(state, seat)
        return _allocation(state, seat)

    def candidates(self, state: FzzztState, seat: int) -> list[int]:
        """Return one bid of each power, weak ones first: bids of equal power win and lose alike."""
        if state.phase != BIDDING:
            return allocations(state, seat)
        hand = state.hands[seat]
        powers = bid_powers(state.deck.power, hand)
        best = [0] * (powers[-1] + 1)
        for mask in BIDS_OF[len(hand)][twins_of(hand)]:
            power = powers[mask]
            if best[power] == 0 or mask.bit_count() < best[power].bit_count():
                best[power] = mask
        return [mask for mask in best if mask]

    def stage(self, state: FzzztState) -> int:
        """A round ends with its clean-up. From there on, the next round counts."""
        return state.round if state.phase == BIDDING else state.round + 1

    def values(self, state: FzzztState) -> list[float]:
        outcome = state.outcome
        if outcome is not None:
            return list(outcome.win_shares)
        scores = standings(state)
        weights = WEIGHTS[state.round]
        estimates = [_estimate(state, seat, scores[seat], weights) for seat in range(state.seats)]
        return chances(estimates, LEADS[state.round])


def _estimate(board: Board, seat: i64, score: int, weights: list[float]) -> float:
    """Estimate the final score, up to a constant, from what the seat has at the end of a round."""
    deck = board.deck
    power: i64 = 0
    robots: i64 = 0
    cards: i64 = 0
    for pile in (board.hands[seat], board.discards[seat]):
        for card in pile:
            kind: i64 = card
            power += deck.power[kind]
            cards += 1
            if deck.robot[kind]:
                robots += 1
    for own in board.allocated[seat]:
        robots += len(own)
    points: i64 = 0
    for unit in board.units[seat]:
        points += deck.points[unit]
    return (
        weights[0] * score
        + weights[1] * float(robots)
        + weights[2] * float(power)
        + weights[3] * float(power) / float(cards)
        + weights[4] * len(board.units[seat])
        + weights[5] * float(points)
    )


def bid_powers(power: vec[i64], hand: list[int]) -> list[int]:
    """Return the power of each set of places in the hand."""
    powers = [0]
    for card in hand:
        more: i64 = power[card]
        at: i64 = 0
        size: i64 = len(powers)
        while at < size:
            powers.append(powers[at] + more)
            at += 1
    return powers


def _bid(board: Board, seat: i64) -> int:
    """Return the cheapest bid that offers the head card's share of the power left for this round."""
    hand = board.hands[seat]
    bids = BIDS_OF[len(hand)][twins_of(hand)]
    powers = bid_powers(board.deck.power, hand)
    needs = Needs(board, seat)
    head = needs.worth(board.belt[-1])
    if head <= 0 or not _rivals(board, seat):
        return _cheapest(bids, powers)
    later = FACE_DOWN * (len(board.belt) - board.face_up)
    size = len(board.belt)
    for place in range(size - board.face_up, size - 1):
        worth = needs.worth(board.belt[place])
        if worth > 0:
            later += worth
    # Nobody wins every auction, so the seat saves for its share of the later cards only.
    offer = head / (head + later / board.seats) * powers[-1]
    best: i64 = 0
    least: i64 = 1_000_000
    for mask in bids:
        price: i64 = powers[mask]
        if float(price) >= offer and price * 8 + mask.bit_count() < least:
            least = price * 8 + mask.bit_count()
            best = mask
    return best if best else len(powers) - 1


def _rivals(board: Board, seat: i64) -> bool:
    for other in range(board.seats):
        if other != seat and board.hands[other]:
            return True
    return False


def _cheapest(bids: list[int], powers: list[int]) -> int:
    """Return the weakest bid, of equal ones the one that gets rid of most cards."""
    best: i64 = bids[0]
    least: i64 = 1_000_000
    for mask in bids:
        price: i64 = powers[mask] * 8 - mask.bit_count()
        if price < least:
            least = price
            best = mask
    return best


class Needs:
    """The needs of a seat: how often its robots show each symbol, and what its units still lack."""

    def __init__(self, board: Board, seat: i64) -> None:
        self.deck = board.deck
        self.units = board.units[seat]
        #: The part of the game that is left, from 1 to 0.
        self.time = (float(ROUNDS - board.round) + len(board.belt) / 8.0) / ROUNDS
        #: By symbol, ten bits each: how many robots show it.
        self.counts: i64 = 0
        self._count(board.hands[seat])
        self._count(board.discards[seat])
        for robots in board.allocated[seat]:
            self._count(robots)
        #: The symbols that some unit shows.
        self.useful: i64 = 0
        for unit in self.units:
            self.useful |= board.deck.symbols[unit]

    def _count(self, cards: list[int]) -> None:
        symbols = self.deck.symbols
        robot = self.deck.robot
        counts: i64 = 0
        for card in cards:
            kind: i64 = card
            if robot[kind]:
                counts += SPREAD_OUT[symbols[kind]]
        self.counts += counts

    def worth(self, kind: i64) -> float:
        """Estimate what winning the card is worth, in points at the end."""
        deck = self.deck
        points: i64 = deck.points[kind]
        own: i64 = deck.symbols[kind]
        time = self.time
        if deck.sorts[kind] == UNIT:
            return self._unit_worth(own, float(points))
        worth = float(points) + time * POWER * float(deck.power[kind])
        if not deck.robot[kind]:
            return worth
        if own & self.useful:
            # Late in the game only the symbols that a unit lacks make widgets.
            best = 0.0
            for unit in self.units:
                wanted: i64 = deck.symbols[unit]
                if wanted & own:
                    each = float(deck.points[unit]) / float(SIZES[wanted])
                    if own & self._rarest(wanted):
                        each *= RAREST + COMPLETES * (1.0 - time) * float(SIZES[wanted] - 1)
                    else:
                        each *= SPARE_EARLY * time + SPARE_LATE
                    if each > best:
                        best = each
            worth += best
        else:
            worth += UNUSED * time
        return worth

    def _unit_worth(self, own: i64, points: float) -> float:
        counts = self.counts
        least: i64 = 99
        fresh: i64 = 0
        for symbol in range(4):
            if own >> symbol & 1:
                count = counts >> (symbol * 10) & 1023
                if count < least:
                    least = count
                if not self.useful >> symbol & 1:
                    fresh += count
        made = float(least)
        if self.units:
            made *= SHARED / (SHARED + float(len(self.units)))
        size = float(SIZES[own])
        worth = points * made if made >= 1.0 else points * (2.0 * made - 1.0)
        hope = points * self.time * HOPE * (1.0 if self.units else 2.0)
        return worth + hope + FRESH * float(fresh) * (points / size - 2.0 if made >= 1.0 else 0.0)

    def _rarest(self, symbols: i64) -> i64:
        """Return the rarest of the symbols, as bits."""
        counts = self.counts
        least: i64 = 99
        rarest: i64 = 0
        bit: i64 = 1
        while bit < 16:
            if symbols & bit:
                count = counts & 1023
                if count < least:
                    least = count
                    rarest = bit
                elif count == least:
                    rarest |= bit
            counts >>= 10
            bit <<= 1
        return rarest


#: By set of symbols: a one in each symbol's ten bits.
SPREAD_OUT: Final = [
    sum([1 << (10 * symbol) for symbol in range(4) if symbols >> symbol & 1]) for symbols in range(16)
]


def _allocation(board: Board, seat: i64) -> int:
    """Allocate a weak robot while the hand stays full; otherwise leave."""
    hand = board.hands[seat]
    chosen: i64 = 0
    for kind in board.choices[seat]:
        if kind >= 0:
            chosen += 1
    if len(hand) - chosen <= HAND_SIZE:
        return LEAVE
    deck = board.deck
    for action in allocations(board, seat):
        if action != LEAVE:
            card = action - ALLOCATE
            if deck.sorts[card] != UPGRADE and deck.power[card] <= WEAK:
                return action
    return LEAVE
