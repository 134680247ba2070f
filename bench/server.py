"""Compare Parlour's server with boardgame.io: throughput, latency, memory.

    make bench-server                     or: python -m bench server --tables 50 200 --passes 1

Each server is one process on 127.0.0.1, and the load generator (`bench/load`, in Node.js) another: tables
for two, each in a closed loop, one move at a time. Passes of both alternate, and medians count. Exits with
status 1 if a target is missed, anything fails, or other programs used too much CPU time.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from types import FrameType

import msgspec
from msgspec import Struct

import parlour
from parlour.engine import is_compiled

LOAD = Path(__file__).parent / "load"
OURS = "parlour"
PEER = "boardgame.io"
#: Number of tables for the comparison, and up to which the cost per table should stay constant.
USUAL, MANY = 200, 1000
#: Timeouts in seconds: starting a server, opening tables, stopping a server.
STARTING, OPENING, ENDING = 30.0, 120.0, 10.0
#: If the load generator uses more than this share of a core, it may be the bottleneck.
BUSY = 0.9
#: How much of a core other programs may use, unless this much of a core is idle.
OTHERS, SPARE = 0.25, 0.5


class Failed(Exception):
    """A server or the load generator failed; contains their output."""


class Cpu(Struct, frozen=True):
    """CPU seconds during the measurement: server, load generator, all programs, and idle."""

    server: float
    load: float
    all: float
    idle: float


class Memory(Struct, frozen=True):
    """Memory of the server in bytes: before opening tables, with all seats taken, and after play."""

    before: int
    seated: int
    played: int


class Figures(Struct, frozen=True):
    """The output of `load/main.mjs`; p50 and p99 latency in milliseconds."""

    moves: int
    seconds: float
    p50: float
    p99: float
    games: int
    errors: dict[str, int]
    cpu: Cpu
    memory: Memory


@dataclass(frozen=True)
class Server:
    """How to start a server: its command for a port and a folder."""

    name: str
    command: Callable[[int, Path], list[str]]


@dataclass(frozen=True)
class Size:
    """All passes of a server with a number of tables."""

    tables: int
    passes: list[Figures]

    def median(self, figure: Callable[[Figures], float]) -> float:
        return median(figure(one) for one in self.passes)

    @property
    def pace(self) -> float:
        return self.median(lambda one: one.moves / one.seconds)

    @property
    def p50(self) -> float:
        return self.median(lambda one: one.p50)

    @property
    def p99(self) -> float:
        return self.median(lambda one: one.p99)

    @property
    def seated(self) -> float:
        """Memory per open table, in kB."""
        return self.median(lambda one: (one.memory.seated - one.memory.before) / self.tables / 1000)

    @property
    def played(self) -> float:
        """Memory per table after play, in kB."""
        return self.median(lambda one: (one.memory.played - one.memory.before) / self.tables / 1000)

    @property
    def cpu(self) -> float:
        """CPU time of the server per move, in microseconds."""
        return self.median(lambda one: one.cpu.server / max(one.moves, 1) * 1e6)

    @property
    def busy(self) -> float:
        """The share of a core used by the load generator."""
        return self.median(lambda one: one.cpu.load / one.seconds)

    @property
    def others(self) -> float:
        """The share of a core used by unrelated programs."""
        return self.median(lambda one: (one.cpu.all - one.cpu.server - one.cpu.load) / one.seconds)

    @property
    def is_disturbed(self) -> bool:
        """Whether other programs used so much CPU time that the figures are meaningless."""
        return self.others > OTHERS and self.median(lambda one: one.cpu.idle / one.seconds) < SPARE


@dataclass(frozen=True)
class Ratio:
    name: str
    value: float
    least: float | None = None
    most: float | None = None
    goal: str = ""

    @property
    def wanted(self) -> str:
        bound = f"≥ {self.least:g} ×" if self.least is not None else ""
        bound = f"≤ {self.most:g} ×" if self.most is not None else bound
        return f"{bound}, goal {self.goal}" if self.goal else bound

    @property
    def is_missed(self) -> bool:
        # Written so that NaN misses its target.
        enough = self.least is None or self.value >= self.least
        return not (enough and (self.most is None or self.value <= self.most))


def our_server(port: int, folder: Path) -> list[str]:
    unlimited = ("--connections", "0", "--tables", "0", "--messages", "0", "--requests", "0")
    database = f"sqlite:///{folder / 'load.db'}"
    return [sys.executable, "-m", "parlour", "serve", "--port", str(port), "--database", database, *unlimited]


def peer_server(port: int, folder: Path) -> list[str]:
    return [node(), str(LOAD / "boardgameio-server.mjs"), str(port)]


SERVERS = (Server(OURS, our_server), Server(PEER, peer_server))


def main(arguments: list[str] | None = None) -> int:
    options = read(arguments)
    signal.signal(signal.SIGTERM, _leave)
    servers = [server for server in SERVERS if options.only in (None, server.name)]
    passes: dict[tuple[str, int], list[Figures]] = {}
    try:
        for number in range(options.passes):
            for tables in options.tables:
                for server in servers if number % 2 == 0 else reversed(servers):
                    if sys.stderr.isatty():
                        print(f"pass {number + 1}: {server.name}, {tables} tables", file=sys.stderr)
                    passes.setdefault((server.name, tables), []).append(measure(server, tables, options))
    except Failed as failure:
        print(failure, file=sys.stderr)
        return 1
    sizes = {key: Size(key[1], figures) for key, figures in sorted(passes.items())}
    return report(sizes, options)


def read(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench server", description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[50, USUAL, MANY])
    parser.add_argument("--passes", type=int, default=3, choices=range(1, 101), metavar="1-100")
    parser.add_argument("--seconds", type=float, default=10.0, help="seconds to measure, per server and pass")
    parser.add_argument("--warm-up", type=float, default=3.0, help="seconds of play before measuring")
    parser.add_argument(
        "--game", default="frantic", choices=parlour.game_names(), help="the game that Parlour plays"
    )
    parser.add_argument("--options", help="options of that game, as JSON")
    parser.add_argument("--only", choices=[server.name for server in SERVERS])
    options = parser.parse_args(arguments)
    if not 0 < options.seconds <= 600 or not 0 <= options.warm_up <= 600:
        parser.error("--seconds and --warm-up must be at most 600")
    if not all(0 < tables <= 100_000 for tables in options.tables):
        parser.error("--tables must be from 1 to 100000")
    if options.options is None:
        options.options = '{"limit": "long"}' if options.game == "frantic" else "{}"
    return options


def measure(server: Server, tables: int, options: argparse.Namespace) -> Figures:
    """One pass: start a fresh server, open the tables, play, and stop the server."""
    with TemporaryDirectory() as folder, running(server, Path(folder)) as (url, process):
        command = [node(), str(LOAD / "main.mjs"), "--server", server.name, "--url", url]
        command += ["--pid", str(process), "--tables", str(tables), "--seconds", str(options.seconds)]
        command += ["--warm-up", str(options.warm_up), "--game", options.game, "--options", options.options]
        longest = options.seconds + options.warm_up + OPENING
        try:
            load = subprocess.run(command, capture_output=True, timeout=longest, check=False)
        except subprocess.TimeoutExpired:
            raise Failed(f"{server.name}, {tables} tables: timed out after {longest:.0f} s") from None
        if load.returncode:
            raise Failed(f"{server.name}, {tables} tables: {load.stderr.decode()}\n{last_words(folder)}")
        return msgspec.json.decode(load.stdout, type=Figures)


@contextmanager
def running(server: Server, folder: Path) -> Iterator[tuple[str, int]]:
    """Run the server; yields its URL and process id."""
    port = free_port()
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            server.command(port, folder),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            env=os.environ | {"NODE_ENV": "production"},
            start_new_session=True,
        )
    try:
        await_answer(server, port, process, folder)
        yield f"http://127.0.0.1:{port}", process.pid
    finally:
        stop(process)


def await_answer(server: Server, port: int, process: subprocess.Popen[bytes], folder: Path) -> None:
    end = monotonic() + STARTING
    while monotonic() < end and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), STARTING).close()
        except ConnectionRefusedError:
            sleep(0.05)
        else:
            return
    raise Failed(f"{server.name} did not start\n{last_words(folder)}")


def stop(process: subprocess.Popen[bytes]) -> None:
    """Stop the server and its children, gracefully at first."""
    for sign in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(process.pid, sign)
            process.wait(ENDING)
        except ProcessLookupError:
            break
        except subprocess.TimeoutExpired:
            continue


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def last_words(folder: str | Path) -> str:
    return (Path(folder) / "log").read_text(errors="replace")[-2000:]


def node() -> str:
    found = shutil.which("node")
    if found is None:
        raise Failed("The load generator needs Node.js 20 or newer.")
    return found


def report(sizes: dict[tuple[str, int], Size], options: argparse.Namespace) -> int:
    compiled = "compiled" if is_compiled() else "interpreted"
    python = sys.version.split()[0]
    print(f"Parlour {parlour.__version__}, {compiled}, Python {python}, {options.game}\n")
    print("| server | tables | moves/s | p50 | p99 | memory/table | after play | CPU/move | load | others |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|")
    for (name, tables), size in sizes.items():
        print(
            f"| {name} | {tables:,} | {size.pace:,.0f} | {size.p50:,.1f} ms | {size.p99:,.1f} ms "
            f"| {size.seated:,.0f} kB | {size.played:,.0f} kB | {size.cpu:,.0f} µs "
            f"| {size.busy:.0%} | {size.others:.0%} |"
        )
    missed = False
    if compared := list(ratios(sizes)):
        print("\n| ratio | | target |\n|---|---:|---:|")
    for ratio in compared:
        missed |= ratio.is_missed
        print(f"| {ratio.name} | {ratio.value:.2f} × | {ratio.wanted} |")
    if missed:
        print("\nA target was missed.")
    if any(size.busy > BUSY for size in sizes.values()):
        print("\nThe load generator used almost a whole core and may have been the bottleneck.")
    disturbed = any(size.is_disturbed for size in sizes.values())
    if disturbed:
        print("\nOther programs used too much CPU time: these figures are not valid.")
    wrong = list(failures(sizes))
    for line in wrong:
        print(f"\n{line}")
    return 1 if missed or disturbed or wrong else 0


def ratios(sizes: dict[tuple[str, int], Size]) -> Iterator[Ratio]:
    """The ratios for which there are figures."""
    for tables in sorted({tables for _, tables in sizes}):
        ours, peer = sizes.get((OURS, tables)), sizes.get((PEER, tables))
        if ours and peer:
            beside = f"{tables:,} tables, compared with {PEER}"
            pace, p99 = over(ours.pace, peer.pace), over(ours.p99, peer.p99)
            if tables == USUAL:
                yield Ratio(f"moves/s, {beside}", pace, least=2, goal="4 ×")
                yield Ratio(f"p99, {beside}", p99, most=0.5)
            else:
                yield Ratio(f"moves/s, {beside}", pace)
                yield Ratio(f"p99, {beside}", p99)
    for name in (OURS, PEER):
        usual, many = sizes.get((name, USUAL)), sizes.get((name, MANY))
        if usual and many:
            mine = name == OURS
            beside = f"{MANY:,} tables compared with {USUAL}"
            yield Ratio(f"moves/s of {name}, {beside}", over(many.pace, usual.pace), 0.8 if mine else None)
            memory = over(many.seated, usual.seated)
            yield Ratio(f"memory per table of {name}, {beside}", memory, most=1.25 if mine else None)


def over(one: float, other: float) -> float:
    return one / other if other > 0 else float("nan")


def failures(sizes: dict[tuple[str, int], Size]) -> Iterator[str]:
    for (name, tables), size in sizes.items():
        for figures in size.passes:
            for what, times in figures.errors.items():
                yield f"{name}, {tables} tables: {what} ({times} ×)"


def _leave(sign: int, frame: FrameType | None) -> None:
    """Exit on SIGTERM, stopping the servers on the way out."""
    sys.exit(128 + sign)


if __name__ == "__main__":
    sys.exit(main())
