"""Measure whether `hard` keeps to its time on a busy machine.

    python -m bench deadlines             1,000 decisions in each game, beside a busy process on each core
    python -m bench deadlines --think 0.25 --decisions 200 --busy 0 fzzzt

Only decisions with a choice count. Exits with status 1 if one took more than 20 % over its time.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from statistics import quantiles
from time import perf_counter

import parlour
from parlour import Perspective, Rng
from parlour.bots.search import HardBot

SEATS = 4
SEED = 2024
#: How much longer than its time a decision may take.
MARGIN = 1.2


def spin() -> None:
    while True:
        pass


@contextmanager
def busy(count: int) -> Iterator[None]:
    """Keep this many processes busy."""
    processes = [get_context("spawn").Process(target=spin, daemon=True) for _ in range(count)]
    for process in processes:
        process.start()
    try:
        yield
    finally:
        for process in processes:
            process.kill()


def seconds(name: str, think: float, decisions: int) -> list[float]:
    """Return how long each decision of `hard` took. It decides for all seats."""
    game, bot = parlour.game(name), HardBot()
    bot.think = think
    found: list[float] = []
    number = 0
    while len(found) < decisions:
        state, rng = game.start(SEATS, number), Rng(SEED, number)
        number += 1
        while state.actors and len(found) < decisions:
            seat = state.actors[0]
            legal = state.legal(seat)
            if len(legal) == 1:
                state.apply(seat, legal[0])
                continue
            began = perf_counter()
            action = bot.choose(Perspective(state, seat, rng), rng)
            found.append(perf_counter() - began)
            state.apply(seat, action)
    return found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench deadlines")
    parser.add_argument("games", nargs="*", metavar="game", help="all if none is given")
    parser.add_argument("--think", type=float, default=1.0, help="seconds for a decision")
    parser.add_argument("--decisions", type=int, default=1000)
    parser.add_argument(
        "--busy", type=int, default=os.cpu_count(), help="processes that keep the machine busy"
    )
    given = parser.parse_args(arguments)
    if given.think <= 0 or given.decisions < 2 or given.busy < 0:
        parser.error("--think and --decisions must be positive, --busy not negative")
    games = given.games or parlour.game_names()
    if unknown := set(games) - set(parlour.game_names()):
        parser.error(f"there is no game {min(unknown)}")
    kept = True
    print("| game | decisions | 99 % took at most | the longest |\n|---|---:|---:|---:|", flush=True)
    with busy(given.busy):
        for name in games:
            found = seconds(name, given.think, given.decisions)
            kept = kept and max(found) <= MARGIN * given.think
            most, slowest = quantiles(found, n=100, method="inclusive")[-1], max(found)
            print(f"| {name} | {len(found):,} | {most:.3f} s | {slowest:.3f} s |", flush=True)
    return 0 if kept else 1
