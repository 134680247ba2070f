"""Measure what the arena costs and what more workers are worth, on this machine and with Ray.

    python -m bench workers               needs two idle cores, and Ray: pip install "parlour[ray]"
    python -m bench workers --game frantic --passes 5 --seconds 10

All contenders play the same deals. The clock starts when the workers are busy. Passes alternate, and medians
count. The arena, which keeps records, is compared with `simulate` by the CPU time of a move. Exits with
status 1 if a target is missed, or if other programs used too much CPU time.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from functools import partial
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from statistics import median
from time import monotonic, process_time, sleep

import parlour
from bench.server import OTHERS, Ratio
from parlour.arena.entrants import read_entrant
from parlour.arena.referee import Referee
from parlour.arena.run_file import encode_game
from parlour.arena.tournament import Tournament
from parlour.engine import is_compiled
from parlour.ray_workers import RayWorkers
from parlour.simulation import Plan, simulate
from parlour.workers import LocalWorkers, Workers

SEATS = 4
#: How often the arena is compared with `simulate`, and in how many games each time.
OVERHEAD_PASSES, OVERHEAD_GAMES = 6, 400
#: Seconds until all workers are busy.
WARM_UP = 4.0

ONE, TWO = "one worker", "two workers"
RAY_ONE, RAY_TWO = "Ray, one node of one CPU", "Ray, two nodes of one CPU"


@contextmanager
def cluster(nodes: int) -> Iterator[Workers]:
    """Provide a Ray cluster of nodes with one CPU each."""
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        for _ in range(nodes - 1):
            cluster.add_node(num_cpus=1)
        yield RayWorkers(cluster.address)
    finally:
        cluster.shutdown()


CONTENDERS: dict[str, Callable[[], AbstractContextManager[Workers]]] = {
    ONE: lambda: nullcontext(LocalWorkers(1)),
    TWO: lambda: nullcontext(LocalWorkers(2)),
    RAY_ONE: partial(cluster, 1),
    RAY_TWO: partial(cluster, 2),
}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench workers", description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="fzzzt", choices=parlour.game_names())
    parser.add_argument("--passes", type=int, default=3, choices=range(1, 101), metavar="1-100")
    parser.add_argument("--seconds", type=float, default=10.0, help="seconds to measure, per pass")
    options = parser.parse_args(arguments)
    names = [name for name in CONTENDERS if name in (ONE, TWO) or find_spec("ray")]
    figures: dict[str, list[float]] = {name: [] for name in names}
    others: list[float] = []
    for number in range(options.passes):
        for name in names if number % 2 == 0 else reversed(names):
            if sys.stderr.isatty():
                print(f"pass {number + 1}: {name}", file=sys.stderr)
            others.append(busy_cores())
            with CONTENDERS[name]() as workers:
                figures[name].append(measure(workers, options.game, options.seconds))
    overheads = [overhead(options.game, number) for number in range(OVERHEAD_PASSES)]
    is_disturbed = median(others) > OTHERS
    if is_disturbed:
        print("Other programs used too much CPU time: these figures are not valid.\n")
    return max(report(options.game, figures, overheads), int(is_disturbed))


def busy_cores() -> float:
    """Return how many cores are busy while nothing is measured. Zero if the system does not say."""
    if not Path("/proc/stat").exists():
        return 0.0
    before, began = _idle_seconds(), monotonic()
    sleep(1)
    return (os.cpu_count() or 1) - (_idle_seconds() - before) / (monotonic() - began)


def _idle_seconds() -> float:
    """Return the idle time of all cores together, including waiting for disks."""
    fields = Path("/proc/stat").read_text().splitlines()[0].split()
    return (int(fields[4]) + int(fields[5])) / os.sysconf("SC_CLK_TCK")


def measure(workers: Workers, game: str, seconds: float) -> float:
    """Return the games per second of a tournament between two bots `easy`."""
    entrants = [read_entrant(game, text) for text in ("easy", "rival=easy")]
    tournament = Tournament.of(parlour.game(game), entrants, SEATS, 1, seed=1)
    with closing(workers.run(partial(Referee, tournament), count())) as results:
        began = monotonic()
        while monotonic() - began < WARM_UP:
            next(results)
        began, games = monotonic(), 0
        while (spent := monotonic() - began) < seconds:
            games += len(next(results))
        return games / spent


def overhead(game: str, number: int) -> float:
    """Return the CPU time of a move in the arena, compared with `simulate`, with bots `easy` for two."""
    entrants = [read_entrant(game, text) for text in ("easy", "rival=easy")]
    tournament = Tournament.of(parlour.game(game), entrants, 2, OVERHEAD_GAMES, seed=number)
    plan = Plan(game=game, seats=2, games=OVERHEAD_GAMES, seed=number, bots=("easy", "easy"))

    def arena() -> float:
        moves, began, referee = 0, process_time(), Referee(tournament)
        for deal in range(tournament.deals):
            for played in referee(deal):
                encode_game(played)
                moves += len(played.record.moves)
        return (process_time() - began) / moves

    def simulated() -> float:
        began = process_time()
        moves = simulate(plan).moves
        return (process_time() - began) / moves

    # The one or the other comes first.
    if number % 2:
        return arena() / simulated()
    return 1 / (simulated() / arena())


def report(game: str, figures: dict[str, list[float]], overheads: list[float]) -> int:
    compiled = "compiled" if is_compiled() else "interpreted"
    python = sys.version.split()[0]
    print(f"Parlour {parlour.__version__}, {compiled}, Python {python}, {game}, {SEATS} seats\n")
    print("| workers | games/s | lowest | highest |\n|---|---:|---:|---:|")
    for name, passes in figures.items():
        print(f"| {name} | {median(passes):,.1f} | {min(passes):,.1f} | {max(passes):,.1f} |")
    print("\n| ratio | | target |\n|---|---:|---:|")
    missed = False
    paces = {name: median(passes) for name, passes in figures.items()}
    for ratio in ratios(paces, median(overheads)):
        missed |= ratio.is_missed
        print(f"| {ratio.name} | {ratio.value:.2f} × | {ratio.wanted} |")
    if missed:
        print("\nA target was missed.")
    return 1 if missed else 0


def ratios(pace: dict[str, float], overhead: float) -> Iterator[Ratio]:
    yield Ratio("CPU time of a move in the arena compared with simulate", overhead, most=1.05)
    yield Ratio("two workers compared with one", pace[TWO] / pace[ONE], least=1.8)
    if RAY_TWO in pace:
        yield Ratio("Ray on two nodes compared with one", pace[RAY_TWO] / pace[RAY_ONE], least=1.6)
        yield Ratio("Ray on one node compared with one worker", pace[RAY_ONE] / pace[ONE])
