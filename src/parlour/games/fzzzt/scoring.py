"""The end of the game: F-21 to F-26, with the exact best allocation (F-24).

A unit that makes w widgets needs w robots for each of its symbols. Free robots may serve any unit,
locked ones (allocated during the game) only their own. By Hall's theorem the numbers of widgets are
possible exactly if, for each set of symbols, the robots that show one of them cover the demand for
them. There are 15 such sets. What the free robots can still cover is kept in one lane of bits for
each set: seven lanes in one integer for the sets without oil, eight in another for those with oil,
so that two subtractions check and book a unit's demand on all lanes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.seats import leaders
from parlour.games.fzzzt.deck import Deck

if TYPE_CHECKING:
    from parlour.games.fzzzt.board import Board

LANE: Final = 7
LANE_MASK: Final = 63
#: Where the lane of all four symbols begins in the half with oil: it counts every robot.
ALL: Final = 49
#: After this many steps a search starts to remember where it has been.
PATIENCE: Final = 500
SIZES: Final = [symbols.bit_count() for symbols in range(16)]


def _dry(values: list[int]) -> int:
    """Pack sixteen numbers below 64 as lanes: those of the sets 1 to 7, without oil."""
    packed = 0
    for lane in range(7):
        packed |= values[lane + 1] << (lane * LANE)
    return packed


def _oily(values: list[int]) -> int:
    """Pack those of the sets 8 to 15, with oil."""
    packed = 0
    for lane in range(8):
        packed |= values[lane + 8] << (lane * LANE)
    return packed


def _robot(symbols: int) -> list[int]:
    """Return a one in each lane whose set the robot can serve."""
    return [1 if symbols & lane else 0 for lane in range(16)]


def _unit(symbols: int) -> list[int]:
    """Return the demand of one widget in each lane."""
    return [SIZES[symbols & lane] for lane in range(16)]


def _cut(unit: int, part: int) -> list[int]:
    """Return a one in each lane whose set shares exactly that part with the unit."""
    return [1 if unit & lane == part else 0 for lane in range(16)]


#: By set of symbols: its subsets, small ones first.
PARTS: Final = [[part for part in range(1, 16) if part & ~symbols == 0] for symbols in range(16)]
#: A set bit above each lane; subtracting more than the lane holds clears it.
DRY_GUARDS: Final = 0x1020408102040
OILY_GUARDS: Final = 0x81020408102040
DRY_COVERS: Final = [_dry(_robot(symbols)) for symbols in range(16)]
OILY_COVERS: Final = [_oily(_robot(symbols)) for symbols in range(16)]
DRY_DEMANDS: Final = [_dry(_unit(symbols)) for symbols in range(16)]
OILY_DEMANDS: Final = [_oily(_unit(symbols)) for symbols in range(16)]
DRY_LANES: Final = [[_dry(_cut(unit, part)) for part in range(16)] for unit in range(16)]
OILY_LANES: Final = [[_oily(_cut(unit, part)) for part in range(16)] for unit in range(16)]


def best_widgets(units: list[int], points: list[int], locked: list[list[int]], free: list[int]) -> list[int]:
    """Return the number of widgets of each unit that scores most (F-22 to F-24).

    Units and robots are given by their symbols; `locked` lists the robots of each unit.
    """
    return _Search(units, points, locked, free).widgets


def bonus_of(points: list[int], widgets: list[int]) -> int:
    """Sum the bonus: each widget scores its unit's points; a unit without one loses them (F-23)."""
    bonus = 0
    for unit in range(len(points)):
        bonus += points[unit] * widgets[unit] if widgets[unit] else -points[unit]
    return bonus


class _Search:
    """A depth-first search over the units, most points per robot first, most widgets first, with a bound.

    `dry`, `oily` and `values` hold, for the units in that order, what 0, 1, 2, … widgets demand and
    score, as far as the robots allow; `starts` says where each unit's part begins.
    """

    def __init__(self, units: list[int], points: list[int], locked: list[list[int]], free: list[int]) -> None:
        dry: i64 = DRY_GUARDS
        oily: i64 = OILY_GUARDS
        for robot in free:
            dry += DRY_COVERS[robot]
            oily += OILY_COVERS[robot]
        self.robots: i64 = len(free)
        self.order = _by_yield(units, points)
        self.starts: list[int] = [0]
        self.dry: list[int] = []
        self.oily: list[int] = []
        self.values: list[int] = []
        for unit in self.order:
            self._add(units[unit], points[unit], locked[unit], dry, oily)
            self.starts.append(len(self.values))
        self.bounds: list[int] = []
        if len(units) > 2:
            self._bound()
        self.visits: i64 = 0
        self.seen: dict[tuple[i64, i64, i64], int] = {}
        self.best: i64 = -1_000_000
        self.picked = [0] * len(units)
        self.widgets = [0] * len(units)
        self._visit(0, dry, oily, 0)

    def _add(self, unit: int, points: int, locked: list[int], dry: i64, oily: i64) -> None:
        """Add every number of widgets that the robots allow for this unit alone."""
        dry_locked: i64 = 0
        oily_locked: i64 = 0
        for robot in locked:
            dry_locked += DRY_COVERS[robot & unit]
            oily_locked += OILY_COVERS[robot & unit]
        self.dry.append(0)
        self.oily.append(0)
        self.values.append(-points)
        made: i64 = 1
        while True:
            if made >= len(locked):  # no symbol can have too many of them
                dry_demand: i64 = DRY_DEMANDS[unit] * made - dry_locked
                oily_demand: i64 = OILY_DEMANDS[unit] * made - oily_locked
            else:
                dry_demand, oily_demand = _shortage(unit, locked, made)
            if (dry - dry_demand) & DRY_GUARDS != DRY_GUARDS or (
                oily - oily_demand
            ) & OILY_GUARDS != OILY_GUARDS:
                return
            self.dry.append(dry_demand)
            self.oily.append(oily_demand)
            self.values.append(points * made)
            made += 1

    def _bound(self) -> None:
        """Compute the most points from each place and number of free robots on if symbols did not matter.

        The row of the last place comes first.
        """
        width = self.robots + 1
        for _ in range(width):
            self.bounds.append(0)
        later: i64 = 0
        for place in range(len(self.order) - 1, -1, -1):
            start: i64 = self.starts[place]
            end: i64 = self.starts[place + 1]
            left: i64 = 0
            while left < width:
                best: i64 = -1_000_000
                at = start
                while at < end:
                    demand: i64 = self.oily[at]
                    used = demand >> ALL
                    if used > left:
                        break
                    value: i64 = self.values[at] + self.bounds[later + left - used]
                    if value > best:
                        best = value
                    at += 1
                self.bounds.append(best)
                left += 1
            later += width

    def _visit(self, place: i64, dry: i64, oily: i64, value: i64) -> None:
        count: i64 = len(self.order)
        if self.bounds:
            row = (count - place) * (self.robots + 1)
            if value + self.bounds[row + (oily >> ALL & LANE_MASK)] <= self.best:
                return
        if place == count:
            if value <= self.best:
                return
            self.best = value
            for seen in range(len(self.order)):
                self.widgets[self.order[seen]] = self.picked[seen]
            return
        self.visits += 1
        if self.visits > PATIENCE and self._seen_better(place, dry, oily, value):
            return
        start: i64 = self.starts[place]
        at: i64 = self.starts[place + 1] - 1
        while at >= start:
            dry_left = dry - self.dry[at]
            oily_left = oily - self.oily[at]
            if dry_left & DRY_GUARDS == DRY_GUARDS and oily_left & OILY_GUARDS == OILY_GUARDS:
                self.picked[place] = at - start
                self._visit(place + 1, dry_left, oily_left, value + self.values[at])
                if place == count - 1:
                    return
            at -= 1

    def _seen_better(self, place: i64, dry: i64, oily: i64, value: i64) -> bool:
        """Return whether the same robots were left at this place before, with at least as many points."""
        left = (place, dry, oily)
        before = self.seen.get(left)
        if before is not None and before >= value:
            return True
        self.seen[left] = value
        return False


def _by_yield(units: list[int], points: list[int]) -> list[int]:
    """Return the units, most points per robot first."""
    order: list[int] = []
    for unit in range(len(units)):
        at = len(order)
        while (
            at > 0 and points[unit] * SIZES[units[order[at - 1]]] > points[order[at - 1]] * SIZES[units[unit]]
        ):
            at -= 1
        order.insert(at, unit)
    return order


def _shortage(unit: int, locked: list[int], made: i64) -> tuple[i64, i64]:
    """Return what the widgets of a unit with locked robots demand of free ones, in all lanes.

    For a set of symbols this is the largest shortage of any of its subsets that the locked robots leave.
    """
    most = [0] * 16
    dry: i64 = 0
    oily: i64 = 0
    for part in PARTS[unit]:
        short: i64 = SIZES[part] * made
        for robot in locked:
            if robot & part:
                short -= 1
        for smaller in PARTS[part]:
            below: i64 = most[smaller]
            if below > short:
                short = below
        most[part] = short
        dry += DRY_LANES[unit][part] * short
        oily += OILY_LANES[unit][part] * short
    return dry, oily


def basic_score(deck: Deck, cards: list[int]) -> int:
    """Return the points of robots, Upgrades and Fzzzt cards (F-21); units and Mechanics count 0."""
    score: i64 = 0
    for card in cards:
        kind: i64 = card
        score += deck.basic[kind]
    return score


def robot_count(deck: Deck, cards: list[int]) -> int:
    """Return the number of robots and Upgrades, for ties (F-25)."""
    count: i64 = 0
    for card in cards:
        if deck.robot[card]:
            count += 1
    return count


def final_score(deck: Deck, cards: list[int], units: list[int], allocated: list[list[int]]) -> int:
    """Return the basic score and bonus of a seat with these personal cards, units and allocated robots."""
    score = basic_score(deck, cards)
    for robots in allocated:
        score += basic_score(deck, robots)
    if not units:
        return score
    points = [deck.points[unit] for unit in units]
    return score + bonus_of(points, widgets_of(deck, cards, units, allocated))


def widgets_of(deck: Deck, cards: list[int], units: list[int], allocated: list[list[int]]) -> list[int]:
    """Return the best number of widgets for each of the seat's units."""
    symbols = deck.symbols
    return best_widgets(
        [symbols[unit] for unit in units],
        [deck.points[unit] for unit in units],
        [[symbols[robot] for robot in robots] for robots in allocated],
        [symbols[card] for card in cards if deck.robot[card]],
    )


def current_scores(board: Board) -> list[int]:
    """Return the score of each seat if the game ended now (F-21 to F-24)."""
    return [
        final_score(board.deck, board.personal(seat), board.units[seat], board.allocated[seat])
        for seat in range(board.seats)
    ]


def ranking(scores: list[int], robots: list[int]) -> tuple[int, ...]:
    """Return the winners: most points, then fewest robots; ties remain (F-25)."""
    return leaders([(scores[seat], -robots[seat]) for seat in range(len(scores))])
