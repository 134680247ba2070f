"""The exact best allocation of robots (F-22 to F-24).

A unit that makes w widgets needs w robots for each of its symbols. Free robots may serve any unit,
locked ones (allocated during the game) only their own. By Hall's theorem the numbers of widgets are
possible exactly if, for each set of symbols, the robots that show one of them cover the demand for
them. There are 15 such sets. What the free robots can still cover is kept in one lane of bits for
each set: seven lanes in one integer for the sets without oil, eight in another for those with oil,
so that two subtractions check and book a unit's demand on all lanes.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

LANE: Final = 7
LANE_MASK: Final = 63
#: The first set of symbols with oil.
OIL: Final = 8
#: The offset of the lane of all four symbols in the half with oil: it counts every robot.
ALL: Final = 49
#: A set bit above each lane; subtracting more than the lane holds clears it.
DRY_GUARDS: Final = 0x1020408102040
OILY_GUARDS: Final = 0x81020408102040
#: After this many steps a search computes a bound, and later it starts to remember where it has been.
BOUND_AFTER: Final = 40
REMEMBER_AFTER: Final = 500
#: Less than any bonus.
WORST: Final = -1_000_000


def _dry(values: list[int]) -> int:
    """Pack sixteen numbers below 64 as lanes: those of the sets 1 to 7, without oil."""
    return sum([values[lane + 1] << (lane * LANE) for lane in range(7)])


def _oily(values: list[int]) -> int:
    """Pack those of the sets 8 to 15, with oil."""
    return sum([values[lane + OIL] << (lane * LANE) for lane in range(8)])


def _robot(symbols: int) -> list[int]:
    """Return a one in each lane whose set the robot can serve."""
    return [1 if symbols & lane else 0 for lane in range(16)]


def _unit(symbols: int) -> list[int]:
    """Return the demand of one widget in each lane."""
    return [(symbols & lane).bit_count() for lane in range(16)]


def _cut(unit: int, part: int) -> list[int]:
    """Return a one in each lane whose set shares exactly that part with the unit."""
    return [1 if unit & lane == part else 0 for lane in range(16)]


#: By set of symbols.
SIZES: Final = vec[i64]([symbols.bit_count() for symbols in range(16)])
DRY_COVERS: Final = vec[i64]([_dry(_robot(symbols)) for symbols in range(16)])
OILY_COVERS: Final = vec[i64]([_oily(_robot(symbols)) for symbols in range(16)])
DRY_DEMANDS: Final = vec[i64]([_dry(_unit(symbols)) for symbols in range(16)])
OILY_DEMANDS: Final = vec[i64]([_oily(_unit(symbols)) for symbols in range(16)])
#: Its subsets, small ones first.
PARTS: Final = [[part for part in range(1, 16) if part & ~symbols == 0] for symbols in range(16)]
#: By set and part of it: the set is in the high four bits of the index.
DRY_LANES: Final = vec[i64]([_dry(_cut(at >> 4, at & 15)) for at in range(256)])
OILY_LANES: Final = vec[i64]([_oily(_cut(at >> 4, at & 15)) for at in range(256)])


class Unit:
    """A unit, and what the robots cover that are locked to it."""

    def __init__(self, symbols: i64, points: i64) -> None:
        self.symbols = symbols
        self.points = points
        self.dry_locked: i64 = 0
        self.oily_locked: i64 = 0
        #: The number of widgets with a place for all of them: the most that show the same symbol.
        self.enough: i64 = 0
        #: The most widgets that all robots allow if they serve this unit alone.
        self.most: i64 = 0
        #: The number of widgets that is being tried, and the best one so far.
        self.picked: i64 = 0
        self.widgets: i64 = 0

    def lock(self, robot: i64) -> None:
        """Add a locked robot with these symbols."""
        self.dry_locked += DRY_COVERS[robot & self.symbols]
        self.oily_locked += OILY_COVERS[robot & self.symbols]
        symbol: i64 = 1
        while symbol <= OIL:
            covered = self._covered(symbol)
            if covered > self.enough:
                self.enough = covered
            symbol <<= 1

    def yields_more(self, other: Unit) -> bool:
        """Return whether a widget scores more points per robot than one of the other unit."""
        return self.points * SIZES[other.symbols] > other.points * SIZES[self.symbols]

    def value(self, widgets: i64) -> i64:
        """Return the bonus: each widget scores the unit's points; without one they are lost (F-23)."""
        return self.points * widgets if widgets else -self.points

    def demand(self, widgets: i64) -> tuple[i64, i64]:
        """Return the demand of this many widgets for free robots, in all lanes."""
        if widgets >= self.enough:
            dry = DRY_DEMANDS[self.symbols] * widgets - self.dry_locked
            oily = OILY_DEMANDS[self.symbols] * widgets - self.oily_locked
            return dry, oily
        if widgets:
            return self._shortage(widgets)
        return 0, 0

    def _covered(self, symbols: i64) -> i64:
        """Return the number of locked robots that show one of the symbols."""
        if symbols < OIL:
            return self.dry_locked >> (symbols - 1) * LANE & LANE_MASK
        return self.oily_locked >> (symbols - OIL) * LANE & LANE_MASK

    def _shortage(self, widgets: i64) -> tuple[i64, i64]:
        """Return the demand of so few widgets that some of the locked robots may be idle.

        For a set of symbols this is the largest shortage of any of its subsets.
        """
        most = [0] * 16
        dry: i64 = 0
        oily: i64 = 0
        for part in PARTS[self.symbols]:
            short: i64 = SIZES[part] * widgets - self._covered(part)
            for smaller in PARTS[part]:
                below: i64 = most[smaller]
                if below > short:
                    short = below
            most[part] = short
            dry += DRY_LANES[self.symbols << 4 | part] * short
            oily += OILY_LANES[self.symbols << 4 | part] * short
        return dry, oily


class WidgetSearch:
    """A depth-first search over the units, most points per robot first, most widgets first, with a bound.

    First add the free robots, then the units.
    """

    def __init__(self) -> None:
        #: The symbols that the free robots cover.
        self.dry: i64 = DRY_GUARDS
        self.oily: i64 = OILY_GUARDS
        #: In the order in which they were added, and in which they are searched.
        self.units: list[Unit] = []
        self.order: list[Unit] = []
        #: The rows of a table, and how long they are.
        self.bounds = vec[i64]()
        self.width: i64 = 0
        self.visits: i64 = 0
        self.seen: dict[tuple[i64, i64, i64], int] = {}
        self.best: i64 = WORST

    def add_robot(self, symbols: i64) -> None:
        """Add a free robot with these symbols."""
        self.dry += DRY_COVERS[symbols]
        self.oily += OILY_COVERS[symbols]

    def add_unit(self, unit: Unit) -> None:
        """Add a unit with its locked robots."""
        while self._allows(unit, unit.most + 1):
            unit.most += 1
        place = len(self.order)
        while place > 0 and unit.yields_more(self.order[place - 1]):
            place -= 1
        self.order.insert(place, unit)
        self.units.append(unit)

    def run(self) -> i64:
        """Find the best numbers of widgets and return their bonus."""
        self._visit(0, self.dry, self.oily, 0)
        return self.best

    def widgets(self) -> list[int]:
        """Return the number of widgets of each unit that `run` has found."""
        return [unit.widgets for unit in self.units]

    def _allows(self, unit: Unit, widgets: i64) -> bool:
        dry, oily = unit.demand(widgets)
        return (self.dry - dry) & DRY_GUARDS == DRY_GUARDS and (self.oily - oily) & OILY_GUARDS == OILY_GUARDS

    def _bound(self) -> None:
        """Compute the most points from each place and number of free robots on if symbols did not matter.

        The row of the last place comes first.
        """
        self.width = width = (self.oily >> ALL & LANE_MASK) + 1
        bounds = vec[i64]([0] * width)
        later: i64 = 0
        for unit in reversed(self.order):
            row = later + width
            for _ in range(width):
                bounds = append(bounds, WORST)
            for widgets in range(unit.most + 1):
                left = used = unit.demand(widgets)[1] >> ALL
                while left < width:
                    value = unit.value(widgets) + bounds[later + left - used]
                    if value > bounds[row + left]:
                        bounds[row + left] = value
                    left += 1
            later = row
        self.bounds = bounds

    def _visit(self, place: i64, dry: i64, oily: i64, value: i64) -> None:
        left: i64 = len(self.order) - place
        if left == 0:
            self._keep(value)
            return
        self.visits += 1
        if self.visits > BOUND_AFTER and self._is_hopeless(left, dry, oily, value):
            return
        unit = self.order[place]
        widgets = unit.most
        while widgets >= 0:
            dry_demand, oily_demand = unit.demand(widgets)
            dry_left = dry - dry_demand
            oily_left = oily - oily_demand
            if dry_left & DRY_GUARDS == DRY_GUARDS and oily_left & OILY_GUARDS == OILY_GUARDS:
                unit.picked = widgets
                self._visit(place + 1, dry_left, oily_left, value + unit.value(widgets))
                if left == 1:
                    return
            widgets -= 1

    def _keep(self, bonus: i64) -> None:
        """Keep the numbers of widgets that are being tried if they are better."""
        if bonus > self.best:
            self.best = bonus
            for unit in self.order:
                unit.widgets = unit.picked

    def _is_hopeless(self, left: i64, dry: i64, oily: i64, value: i64) -> bool:
        """Return whether the last units can add too little, or had the same robots for more points before."""
        if not self.bounds:
            self._bound()
        if value + self.bounds[left * self.width + (oily >> ALL & LANE_MASK)] <= self.best:
            return True
        if self.visits <= REMEMBER_AFTER:
            return False
        key = (left, dry, oily)
        before = self.seen.get(key)
        if before is not None and before >= value:
            return True
        self.seen[key] = value
        return False
