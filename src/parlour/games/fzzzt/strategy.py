"""How to play Fzzzt! sensibly: what cards are worth, and which bids and allocations follow from that."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.core.strategy import Strategy
from parlour.games.fzzzt.actions import ALLOCATE, BIDS_OF, LEAVE, twins_of
from parlour.games.fzzzt.board import BIDDING, Board
from parlour.games.fzzzt.cleanup import allocations
from parlour.games.fzzzt.deck import HAND_SIZE, ROUNDS, UNIT, UPGRADE
from parlour.games.fzzzt.scoring import SIZES, current_scores, ranking, robot_count
from parlour.games.fzzzt.state import FzzztState

#: The assumed worth of a face-down card.
AVERAGE_WORTH: Final = 3.5
#: Robots up to this power are better allocated than kept in hand.
WEAK: Final = 1
#: How much of the value of a finished game is the victory; the rest is the lead in points.
VICTORY: Final = 0.7
LEAD: Final = 10.0


class FzzztStrategy(Strategy):
    """Bids what a card is worth to the seat, and allocates weak robots."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, FzzztState)
        if state.phase == BIDDING:
            return _bid(state, seat)
        return _allocation(state, seat)

    def candidates(self, state: State, seat: int) -> list[int]:
        """Return one bid of each power, weak ones first: bids of equal power win and lose alike."""
        assert isinstance(state, FzzztState)
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

    def values(self, state: State) -> list[float]:
        assert isinstance(state, FzzztState)
        scores = current_scores(state)
        robots: list[int] = []
        for seat in range(state.seats):
            count = robot_count(state.deck, state.hands[seat]) + robot_count(state.deck, state.discards[seat])
            for own in state.allocated[seat]:
                count += len(own)
            robots.append(count)
        winners = ranking(scores, robots)
        most = max(scores)
        shares = [exp((score - most) / LEAD) for score in scores]
        total = sum(shares)
        values = [(1.0 - VICTORY) * share / total for share in shares]
        for seat in winners:
            values[seat] += VICTORY / len(winners)
        return values


def bid_powers(power: list[int], hand: list[int]) -> list[int]:
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
    later = P[6] * (len(board.belt) - board.face_up)
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


#: Tunable.
P: Final[list[float]] = [2.0, 0.59, 0.12, 1.26, 0.92, 0.23, 4.48, 0.16, 0.43, 0.2]


class Needs:
    """What a seat can use: how often its robots show each symbol, and what its units still lack."""

    def __init__(self, board: Board, seat: i64) -> None:
        self.deck = board.deck
        self.units = board.units[seat]
        #: How much of the game is left, from 1 to 0.
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
        if deck.types[kind] == UNIT:
            return self._unit_worth(own, float(points))
        worth = float(points) + time * P[2] * float(deck.power[kind])
        if not deck.robot[kind]:
            return worth
        if own & self.useful:
            #: Late in the game only the symbols that a unit lacks make widgets.
            best = 0.0
            for unit in self.units:
                wanted: i64 = deck.symbols[unit]
                if wanted & own:
                    each = float(deck.points[unit]) / float(SIZES[wanted])
                    if own & self._rarest(wanted):
                        each *= P[1] + P[8] * (1.0 - time) * float(SIZES[wanted] - 1)
                    else:
                        each *= P[4] * time + P[9] * 0.3
                    if each > best:
                        best = each
            worth += best
        else:
            worth += P[0] * time
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
            made *= P[5] / (P[5] + float(len(self.units)))
        size = float(SIZES[own])
        worth = points * made if made >= 1.0 else points * (2.0 * made - 1.0)
        hope = points * self.time * P[7] * (2.0 if not self.units else 1.0)
        return worth + hope + P[3] * float(fresh) * (points / size - 2.0 if made >= 1.0 else 0.0)

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
            if deck.types[card] != UPGRADE and deck.power[card] <= WEAK:
                return action
    return LEAVE
