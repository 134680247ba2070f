"""Compare Parlour's engine with RLCard, OpenSpiel, pgx and PettingZoo: one run, one pinned core, ratios.

    make bench                            or: python -m bench --passes 5 --seconds 2
    make bench ARGS="--check"             exit with status 1 if a target is missed
    make bench ARGS="--only research"     observations, batches and environments alone

Passes of all contenders alternate, and the median of each counts, because a shared machine is noisy.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median

import parlour
from bench import engine, research, spells
from parlour.engine import is_compiled
from parlour.games.flautz.spell_layout import lay_out
from parlour.games.flautz.spells import best_worth

SEATS = 4


@dataclass
class Line:
    """One benchmark, measured once per pass."""

    name: str
    unit: str
    measure: Callable[[float], float]
    figures: list[float] = field(default_factory=list)

    @property
    def figure(self) -> float:
        return median(self.figures)


@dataclass(frozen=True)
class Target:
    """The least speed of a game relative to a peer."""

    ours: str
    peer: str
    least: dict[str, float] = field(default_factory=dict)


def in_each_game(least: float) -> dict[str, float]:
    return dict.fromkeys(parlour.game_names(), least)


TARGETS = (
    Target("{game} from Python", "RLCard uno, Game.step", {"flautz": 5, "fzzzt": 5}),
    Target("{game} in-engine playouts", "RLCard uno, Game.step", {"flautz": 5, "frantic": 5, "fzzzt": 5}),
    Target("{game} from Python", "OpenSpiel crazy_eights from Python", {"flautz": 1, "fzzzt": 1}),
    Target("{game} from Python", "OpenSpiel crazy_eights from Python, leanest loop"),
    Target("{game} in-engine playouts", "OpenSpiel crazy_eights from Python", {"flautz": 1, "frantic": 1}),
    Target("{game} in-engine playouts", "OpenSpiel crazy_eights in C++", {"flautz": 0.5, "fzzzt": 0.5}),
    Target("{game} in-engine playouts", "OpenSpiel crazy_eights in C++, decisions only", in_each_game(1.2)),
    Target("{game} clones", "OpenSpiel crazy_eights clones", in_each_game(1)),
    Target("{game} resamples", "OpenSpiel hearts resamples"),
    Target("{game} prepared worlds", "OpenSpiel hearts resamples", in_each_game(2)),
    Target("{game} tree search", "OpenSpiel ISMCTS, oh_hell", in_each_game(1)),
    Target("{game} tree search", "OpenSpiel ISMCTS, euchre", in_each_game(1)),
    Target("{game} with observation and mask", "OpenSpiel crazy_eights, Observer and mask", in_each_game(3)),
    Target("{game} batch of 64", "pgx sparrow_mahjong, best batch", in_each_game(8)),
    Target("{game} batch of 64", "{game} batch of 64, no observations", in_each_game(0.5)),
    Target("{game} in PettingZoo", "PettingZoo leduc_holdem_v4", in_each_game(4)),
)


def own_lines() -> list[Line]:
    lines = []
    for name in parlour.game_names():
        game = parlour.game(name)
        lines += [
            Line(f"{name} in-engine playouts", "moves/s", lambda s, g=game: engine.inside(g, SEATS, s).moves),  # type: ignore[misc]
            Line(f"{name} whole games", "games/s", lambda s, g=game: engine.inside(g, SEATS, s).games),  # type: ignore[misc]
            Line(f"{name} from Python", "moves/s", lambda s, g=game: engine.from_python(g, SEATS, s)),  # type: ignore[misc]
            Line(f"{name} clones", "clones/s", lambda s, g=game: engine.clones(g, SEATS, s)),  # type: ignore[misc]
            Line(f"{name} resamples", "worlds/s", lambda s, g=game: engine.resamples(g, SEATS, s)),  # type: ignore[misc]
            Line(f"{name} prepared worlds", "worlds/s", lambda s, g=game: engine.prepared(g, SEATS, s)),  # type: ignore[misc]
            Line(f"{name} tree search", "moves/s", lambda s, g=game: engine.search_moves(g, SEATS, s)),  # type: ignore[misc]
        ]
    return [
        *lines,
        Line("flautz best spell, score only", "hands/s", lambda s: spells.per_second(best_worth, s)),
        Line("flautz best spell, laid out", "hands/s", lambda s: spells.per_second(lay_out, s)),
    ]


def research_lines() -> list[Line]:
    """What researchers use, and its peers."""
    from bench import research_peers

    lines = []
    for name in parlour.game_names():
        game = parlour.game(name)
        lines += [
            Line(
                f"{name} with observation and mask",
                "moves/s",
                lambda s, g=game: research.observed(g, SEATS, s),  # type: ignore[misc]
            ),
            Line(f"{name} batch of 64", "moves/s", lambda s, g=game: research.batch(g, SEATS, s)),  # type: ignore[misc]
            Line(
                f"{name} batch of 64, no observations",
                "moves/s",
                lambda s, g=game: research.batch(g, SEATS, s, observe=False),  # type: ignore[misc]
            ),
            Line(
                f"{name} in PettingZoo",
                "moves/s",
                lambda s, n=name: research.environment(research.pettingzoo(n, SEATS), s),  # type: ignore[misc]
            ),
        ]
    return [
        *lines,
        Line("OpenSpiel crazy_eights, Observer and mask", "moves/s", research_peers.open_spiel_observed),
        Line("pgx sparrow_mahjong, best batch", "moves/s", research_peers.pgx_sparrow_mahjong),
        Line(
            "PettingZoo leduc_holdem_v4",
            "moves/s",
            lambda s: research.environment(research_peers.leduc, s),
        ),
    ]


def peer_lines() -> list[Line]:
    """Chance moves of OpenSpiel count as moves, which flatters it; `decisions only` leaves them out."""
    from bench import peers

    return [
        Line("RLCard uno, Game.step", "moves/s", peers.rlcard_uno),
        Line("OpenSpiel crazy_eights from Python", "moves/s", lambda s: peers.open_spiel_python(s).moves),
        Line(
            "OpenSpiel crazy_eights from Python, leanest loop",
            "moves/s",
            lambda s: peers.open_spiel_python_fastest(s).moves,
        ),
        Line("OpenSpiel crazy_eights in C++", "moves/s", lambda s: peers.open_spiel_inside(s).moves),
        Line(
            "OpenSpiel crazy_eights in C++, decisions only",
            "moves/s",
            lambda s: peers.open_spiel_inside(s).decisions,
        ),
        Line("OpenSpiel crazy_eights clones", "clones/s", peers.open_spiel_clones),
        Line("OpenSpiel hearts resamples", "worlds/s", peers.open_spiel_resamples),
        Line(
            "OpenSpiel ISMCTS, oh_hell",
            "moves/s",
            lambda s: peers.open_spiel_search(f"oh_hell(players={SEATS})", s),
        ),
        Line("OpenSpiel ISMCTS, euchre", "moves/s", lambda s: peers.open_spiel_search("euchre", s)),
    ]


PARTS = {"engine": lambda: own_lines() + peer_lines(), "research": research_lines}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__.partition("\n")[0])
    parser.add_argument("--passes", type=int, default=5, choices=range(1, 101), metavar="1-100")
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds per benchmark and pass")
    parser.add_argument("--only", choices=tuple(PARTS), help="measure one part alone")
    parser.add_argument("--check", action="store_true", help="exit with status 1 if a target is missed")
    options = parser.parse_args(arguments)
    if not 0 < options.seconds <= 600:
        parser.error("--seconds must be greater than 0 and at most 600")
    pin()
    parts = PARTS if options.only is None else {options.only: PARTS[options.only]}
    lines = [line for part in parts.values() for line in part()]
    gc.freeze()
    for number in range(options.passes):
        for line in lines:
            if sys.stderr.isatty():
                print(f"\rpass {number + 1} of {options.passes}: {line.name:60}", end="", file=sys.stderr)
            line.figures.append(line.measure(options.seconds))
    if sys.stderr.isatty():
        print(f"\r{'':80}\r", end="", file=sys.stderr)
    return report(lines, options.check)


def pin() -> None:
    """Pin the process to one core, so that no contender benefits from the others."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def report(lines: list[Line], check: bool) -> int:
    compiled = "compiled" if is_compiled() else "interpreted"
    python = sys.version.split()[0]
    print(f"Parlour {parlour.__version__}, {compiled}, Python {python}, {SEATS} seats, one core\n")
    print("| benchmark | median | lowest | highest |\n|---|---:|---:|---:|")
    for line in lines:
        low, high = min(line.figures), max(line.figures)
        print(f"| {line.name} | {line.figure:,.0f} {line.unit} | {low:,.0f} | {high:,.0f} |")
    print("\n| Parlour | compared with | ratio | target |\n|---|---|---:|---:|")
    by_name = {line.name: line for line in lines}
    missed = False
    for name in parlour.game_names():
        for target in TARGETS:
            if target.ours.format(game=name) not in by_name:
                continue
            ours = by_name[target.ours.format(game=name)].figure
            peer = target.peer.format(game=name)
            ratio = ours / by_name[peer].figure
            least = target.least.get(name)
            wanted = "" if least is None else f"{least:g} ×"
            missed |= least is not None and ratio < least
            print(f"| {target.ours.format(game=name)} | {peer} | {ratio:.2f} × | {wanted} |")
    for name in parlour.game_names():
        if f"{name} whole games" not in by_name:
            continue
        length = by_name[f"{name} in-engine playouts"].figure / by_name[f"{name} whole games"].figure
        spent = engine.where_time_goes(parlour.game(name), SEATS)
        parts = ", ".join(f"{label} {share:.0%}" for label, share in spent.items())
        print(f"\n{name}: {length:,.0f} moves per game; time spent on {parts}")
    if missed:
        print("\nA target was missed.")
    return 1 if check and missed else 0
