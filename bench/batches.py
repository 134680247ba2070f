"""Measure what more rows and more processes are worth to a batch.

    python -m bench batches
    python -m bench batches --passes 1 --seconds 0.2

Passes of all lines alternate, and the median of each counts. Unlike in other benchmarks, nothing is pinned
to one core: two processes need two.
"""

from __future__ import annotations

import argparse
from itertools import product
from statistics import median

import parlour
from bench import research

SEATS = 4
ROWS = (64, 256, 1024)
PROCESSES = (1, 2)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench batches", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--passes", type=int, default=5, choices=range(1, 101), metavar="1-100")
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds per benchmark and pass")
    options = parser.parse_args(arguments)
    if not 0 < options.seconds <= 600:
        parser.error("--seconds must be greater than 0 and at most 600")
    lines = list(product(parlour.game_names(), ROWS, PROCESSES))
    figures: dict[tuple[str, int, int], list[float]] = {line: [] for line in lines}
    for _ in range(options.passes):
        for name, rows, processes in lines:
            game = parlour.game(name)
            speed = research.batch(game, SEATS, options.seconds, rows=rows, processes=processes)
            figures[name, rows, processes].append(speed)
    print("| game | rows | one process | two processes |\n|---|---:|---:|---:|")
    for name, rows in product(parlour.game_names(), ROWS):
        speeds = [median(figures[name, rows, processes]) for processes in PROCESSES]
        print(f"| {name} | {rows:,} | {' | '.join(f'{speed:,.0f} moves/s' for speed in speeds)} |")
    return 0
