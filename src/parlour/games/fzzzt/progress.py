"""The progress of the robots allocated to a unit by themselves (F-22)."""

from __future__ import annotations

from parlour.core.view import cached
from parlour.games.fzzzt.assignment import assign
from parlour.games.fzzzt.deck import SYMBOLS, symbol_text


@cached(4096)
def progress(unit: int, robots: tuple[int, ...]) -> tuple[int, str]:
    """Return the widgets that these robots make alone, and the symbols that the next one lacks.

    Unit and robots are given by their symbols.
    """
    shown = [symbol for symbol in range(len(SYMBOLS)) if unit >> symbol & 1]
    widgets = 0
    while True:
        places = shown * (widgets + 1)
        taken = assign([[at for at, robot in enumerate(robots) if robot >> symbol & 1] for symbol in places])
        if len(taken) < len(places):
            break
        widgets += 1
    missing = [1 << symbol for at, symbol in enumerate(shown) if widgets * len(shown) + at not in taken]
    return widgets, symbol_text(sum(missing))
