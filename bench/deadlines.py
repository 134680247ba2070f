"""Measure whether `hard` and `normal` keep to their time on a busy machine.

    python -m bench deadlines             1,000 decisions in each game, beside a busy process on each core
    python -m bench deadlines --think 0.25 --decisions 200 --busy 0 fzzzt

Only decisions with a choice count. `hard` has its time by the clock. `normal` tries a fixed number of worlds,
so its CPU time counts. Exits with status 1 if a decision took more than 20% over its time.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from statistics import quantiles
from time import perf_counter, process_time
from typing import NamedTuple

import parlour
from parlour import Perspective, Rng
from parlour.bots import Bot
from parlour.bots.search import HardBot, NormalBot

SEATS = 4
SEED = 2024
#: How much longer than its time a decision may take.
MARGIN = 1.2
#: Seconds that `normal` may take.
NORMAL = 0.2


class Durations(NamedTuple):
    """How many seconds decisions took, by the clock and in CPU time."""

    wall: list[float]
    cpu: list[float]


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


def measure(name: str, bot: Bot, decisions: int) -> Durations:
    """Return how long each decision of the bot took. It decides for all seats."""
    game = parlour.game(name)
    found = Durations([], [])
    number = 0
    while len(found.wall) < decisions:
        state, rng = game.start(SEATS, number), Rng(SEED, number)
        number += 1
        while state.actors and len(found.wall) < decisions:
            seat = state.actors[0]
            legal = state.legal(seat)
            if len(legal) == 1:
                state.apply(seat, legal[0])
                continue
            began, used = perf_counter(), process_time()
            action = bot.choose(Perspective(state, seat, rng), rng)
            found.cpu.append(process_time() - used)
            found.wall.append(perf_counter() - began)
            state.apply(seat, action)
    return found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench deadlines")
    parser.add_argument("games", nargs="*", metavar="game", help="all if none is given")
    parser.add_argument("--think", type=float, default=1.0, help="seconds for a decision of `hard`")
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
    hard = HardBot()
    hard.think = given.think
    kept = True
    print("| game | bot | p99 time | maximum | p99 CPU time | maximum |")
    print("|---|---|---:|---:|---:|---:|", flush=True)
    with busy(given.busy):
        for name in games:
            found = measure(name, hard, given.decisions)
            kept = kept and max(found.wall) <= MARGIN * given.think
            print(row(name, "hard", found), flush=True)
            found = measure(name, NormalBot(), given.decisions)
            kept = kept and max(found.cpu) <= MARGIN * NORMAL
            print(row(name, "normal", found), flush=True)
    return 0 if kept else 1


def row(name: str, bot: str, found: Durations) -> str:
    cells = [f"{seconds:.3f} s" for each in found for seconds in (percentile(each), max(each))]
    return f"| {' | '.join([name, f'`{bot}`', *cells])} |"


def percentile(seconds: list[float]) -> float:
    """Return what 99% took at most."""
    return quantiles(seconds, n=100, method="inclusive")[-1]
