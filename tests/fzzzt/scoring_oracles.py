"""Oracles for the score of a holding of Fzzzt!, with other algorithms than the engine.

A robot is the string of its symbols ("NB"). A unit has symbols, points and the robots locked to it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ortools.sat.python import cp_model


@dataclass(frozen=True, slots=True)
class Unit:
    symbols: str
    points: int
    locked: tuple[str, ...] = ()

    def bonus(self, widgets: int) -> int:
        return self.points * widgets if widgets > 0 else -self.points


@dataclass(frozen=True, slots=True)
class Holding:
    units: tuple[Unit, ...]
    free: tuple[str, ...] = ()


def holding(units: str, free: str) -> Holding:
    """`holding("O3 NBC9:N+NB", "N B NBCO")`: the Advanced unit has two locked robots."""
    return Holding(tuple(_unit(text) for text in units.split()), tuple(free.split()))


def worth(own: Holding, widgets: Sequence[Sequence[str]]) -> int:
    """Return the bonus of an explicit allocation, with the widgets of each unit, as in `"N+BC+NBCO"`.

    The robots of a widget are in the order of the unit's symbols. Locked ones are used first.
    Raise `AssertionError` if a robot lacks its symbol or is not available.
    """
    free = Counter(own.free)
    bonus = 0
    for unit, made in zip(own.units, widgets, strict=True):
        locked = Counter(unit.locked)
        for widget in made:
            for symbol, robot in zip(unit.symbols, widget.split("+"), strict=True):
                assert symbol in robot, f"{robot} does not show {symbol}"
                stock = locked if locked[robot] else free
                stock[robot] -= 1
                assert stock[robot] >= 0, f"there is no {robot} left"
        bonus += unit.bonus(len(made))
    return bonus


def try_everything(own: Holding) -> int:
    """Return the best bonus by brute force: each robot as each symbol of each unit, or unused.

    Allocations with the same number of robots for each symbol are tried once.
    """
    places = [(at, symbol) for at, unit in enumerate(own.units) for symbol in unit.symbols]
    ways = {(0,) * len(places)}
    for robot, home in _robots(own):
        fitting = [
            place for place, (at, symbol) in enumerate(places) if symbol in robot and home in (None, at)
        ]
        ways |= {_one_more(way, place) for way in ways for place in fitting}
    return max(_bonus_of_way(own, dict(zip(places, way, strict=True))) for way in ways)


def solve(own: Holding) -> int:
    """Return the best bonus as an integer program, solved by CP-SAT."""
    model = cp_model.CpModel()
    at_work: dict[tuple[int, str], list[cp_model.IntVar]] = {
        (at, symbol): [] for at, unit in enumerate(own.units) for symbol in unit.symbols
    }
    for (robot, home), copies in Counter(_robots(own)).items():
        jobs = {
            (at, symbol): model.new_int_var(0, copies, f"{robot} of {home} as {symbol} at {at}")
            for at, symbol in at_work
            if symbol in robot and home in (None, at)
        }
        model.add(sum(jobs.values()) <= copies)
        for place, job in jobs.items():
            at_work[place].append(job)
    bonus: list[cp_model.LinearExpr] = []
    everybody = len(_robots(own))
    for at, unit in enumerate(own.units):
        widgets = model.new_int_var(0, everybody, f"widgets of {at}")
        idle = model.new_bool_var(f"no widget at {at}")
        for symbol in unit.symbols:
            model.add(sum(at_work[at, symbol]) >= widgets)
        model.add(widgets + idle >= 1)
        bonus.append(unit.points * widgets - unit.points * idle)
    model.maximize(sum(bonus))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = 1
    status = solver.solve(model)
    assert status == cp_model.OPTIMAL, solver.status_name(status)
    return round(solver.objective_value)


def _unit(text: str) -> Unit:
    card, _, locked = text.partition(":")
    symbols = card.rstrip("0123456789")
    return Unit(symbols, int(card[len(symbols) :]), tuple(locked.split("+")) if locked else ())


def _robots(own: Holding) -> list[tuple[str, int | None]]:
    """Return every robot with the only unit that it may serve, if it is locked."""
    robots: list[tuple[str, int | None]] = [(robot, None) for robot in own.free]
    robots += [(robot, at) for at, unit in enumerate(own.units) for robot in unit.locked]
    return robots


def _one_more(way: tuple[int, ...], place: int) -> tuple[int, ...]:
    return (*way[:place], way[place] + 1, *way[place + 1 :])


def _bonus_of_way(own: Holding, robots: dict[tuple[int, str], int]) -> int:
    return sum(
        unit.bonus(min(robots[at, symbol] for symbol in unit.symbols)) for at, unit in enumerate(own.units)
    )
