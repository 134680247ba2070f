"""Play the tournaments of docs/bots.toml, and publish them: reports, and the tables of docs/bots.md.

    make bots                                 or: python scripts/publish_bots.py --workers 4

A tournament that was interrupted is continued. `--tables` writes the tables again from what was played.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

import parlour
from parlour.arena.entrants import read_entrant
from parlour.arena.exports import write_csv, write_json, write_pairs_csv
from parlour.arena.report import write_report
from parlour.arena.run import Run
from parlour.arena.run_file import RunFile
from parlour.arena.statistics import Estimate
from parlour.arena.summary import Summary, summarise
from parlour.arena.tournament import Tournament
from parlour.cli.progress import progress_bar
from parlour.languages import Speaker
from parlour.workers import LocalWorkers

ROOT = Path(__file__).parents[1]
PLAN = ROOT / "docs" / "bots.toml"
PAGE = ROOT / "docs" / "bots.md"
REPORTS = ROOT / "docs" / "reports"
#: All games, with their records: too large for the repository.
GAMES = ROOT / "build" / "bots"
MARKS = "<!-- tables: {} -->"
BEGIN, END = MARKS.format("begin"), MARKS.format("end")


class Contest(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: int
    #: Each is played from every seat, by every combination of bots.
    deals: int
    seed: int
    #: Worlds per decision of bots that take their time, so that the games are the same on every machine.
    worlds: int


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    bots: list[str]
    tournament: list[Contest]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--tables", action="store_true", help="play nothing, only write tables and reports")
    options = parser.parse_args()
    plan = msgspec.toml.decode(PLAN.read_bytes(), type=Plan)
    summaries = []
    for contest in plan.tournament:
        run = open_run(plan, contest)
        if not options.tables:
            play(run, options.workers)
        if run.games():
            summaries.append(publish(run))
    write_tables(summaries)


def open_run(plan: Plan, contest: Contest) -> Run:
    """Continue what was played of this contest."""
    tournament = tournament_of(plan, contest)
    path = GAMES / f"{name_of(tournament)}.jsonl"
    if not path.exists():
        return Run(RunFile.create(path, tournament))
    file = RunFile.read(path)
    if file.tournament != tournament:
        sys.exit(f"{PLAN.name} has changed: delete {path} to play this tournament again.")
    return Run(file)


def tournament_of(plan: Plan, contest: Contest) -> Tournament:
    game = parlour.game(contest.game)
    bots = [read_entrant(contest.game, text) for text in plan.bots]
    one = Tournament.of(game, bots, contest.seats, 1, seed=contest.seed, worlds=contest.worlds)
    return msgspec.structs.replace(one, deals=contest.deals)


def play(run: Run, workers: int) -> None:
    print(run.file.tournament.command, flush=True)
    with progress_bar() as bar:
        task = bar.add_task("", total=run.file.tournament.deals, completed=len(run.file.deals()))
        run.play(LocalWorkers(workers), lambda: bar.advance(task))


def publish(run: Run) -> Summary:
    tournament, games = run.file.tournament, run.games()
    summary = summarise(tournament, run.game, games)
    path = REPORTS / f"{name_of(tournament)}.html"
    write_report(path, summary, games, tournament.command, "en")
    write_csv(path.with_suffix(".csv"), summary)
    write_pairs_csv(path.with_suffix(".pairs.csv"), summary)
    write_json(path.with_suffix(".json"), summary)
    return summary


def write_tables(summaries: list[Summary]) -> None:
    """Replace the tables of the page."""
    text = PAGE.read_text("utf-8")
    tables = "\n".join(line for summary in summaries for line in table(summary))
    inside = re.compile(f"{re.escape(BEGIN)}.*{re.escape(END)}", re.DOTALL)
    PAGE.write_text(inside.sub(lambda _: f"{BEGIN}\n\n{tables}\n{END}", text), "utf-8")


def table(summary: Summary) -> Iterator[str]:
    tournament = summary.tournament
    game = parlour.game(tournament.game)
    title = Speaker("en", game).title(game)
    name = name_of(tournament)
    yield (
        f"**{title}**, {tournament.seats} seats, {summary.games:,} games of {summary.deals:,} deals "
        f"([report](reports/{name}.html), [figures](reports/{name}.csv)):\n"
    )
    yield "| bot | rating | wins | score | median time of a decision |"
    yield "|---|---:|---:|---:|---:|"
    for standing in summary.standings:
        rating = standing.rating
        yield (
            f"| `{standing.name}` | {rating.mean:.1f} ({rating.low:.1f} to {rating.high:.1f}) "
            f"| {percent(standing.wins)} | {standing.score.mean:.1f} | {standing.times.median:.2g} ms |"
        )
    yield ""


def percent(found: Estimate) -> str:
    return f"{found.mean:.1%} ({found.low:.1%} to {found.high:.1%})"


def name_of(tournament: Tournament | Contest) -> str:
    return f"{tournament.game}-{tournament.seats}"


if __name__ == "__main__":
    main()
