"""Count what a seat sees between two of its decisions: the table of docs/research/notes.md.

    python -m bench notes
    python -m bench notes --decisions 10000

All players choose uniformly at random. The same number of decisions gives the same table on every machine.
"""

from __future__ import annotations

import argparse

import numpy as np
from numpy.typing import NDArray

import parlour
from parlour import Batch, Game

SEED = 2024
#: Games side by side.
GAMES = 64
#: Notes of a seat: far more than there ever are between two decisions.
NOTES = 1000
QUANTILES = (0.5, 0.99, 0.999, 1.0)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench notes", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=1_000_000, help="for each line of the table")
    options = parser.parse_args(arguments)
    print("| game | seats | half of the time | 99% | 99.9% | most |\n|---|---:|---:|---:|---:|---:|")
    for name in parlour.game_names():
        game = parlour.game(name)
        for seats in range(game.least_seats, game.most_seats + 1):
            counts = np.quantile(note_counts(game, seats, options.decisions), QUANTILES, method="higher")
            figures = " | ".join(str(count) for count in counts)
            print(f"| {name} | {seats} | {figures} |", flush=True)
    return 0


def note_counts(game: Game, seats: int, decisions: int) -> NDArray[np.int64]:
    """Return how many notes the next player had at each of this many decisions."""
    generator = np.random.default_rng(SEED)
    counts = np.zeros((max(1, decisions // GAMES), GAMES), np.int64)
    with Batch(game, seats, GAMES, SEED, observe=False, notes=NOTES) as batch:
        for row in counts:
            row[:] = batch.note_count
            batch.step(batch.random_actions(generator))
    return counts.ravel()
