"""`parlour arena`: find out which bot is better."""

from __future__ import annotations

import os
import sys
from math import isfinite
from pathlib import Path

import typer

from parlour.arena.entrants import read_entrant
from parlour.arena.exports import write_csv, write_json, write_pairs_csv
from parlour.arena.report import write_report
from parlour.arena.run import Run
from parlour.arena.run_file import RunFile
from parlour.arena.statistics import Estimate
from parlour.arena.summary import Summary, summarise
from parlour.arena.tournament import Limits, Question, Tournament
from parlour.cli import arguments
from parlour.cli.progress import progress_bar
from parlour.cli.screen import Screen
from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.core.message import Argument, Grid, Message
from parlour.languages import Speaker
from parlour.workers import Workers

MOST_GAMES = 10_000_000
#: The ending of the file for the games.
ENDING = ".jsonl"
#: Bounds of what a bot that is not part of Parlour may use: seconds for a decision, and megabytes.
SECONDS = (0.01, 600.0)
MEMORY = (16, 1_000_000)


def add_to(app: typer.Typer, screen: Screen) -> None:
    say = screen.speaker.say

    @app.command("arena", help=say("help-arena-command"))
    def command(
        game: str = typer.Argument(..., help=say("help-game"), metavar="GAME"),
        bots: str = typer.Option("", help=say("help-arena-bots"), metavar="NAMES"),
        bot: list[str] = typer.Option([], help=say("help-arena-bot"), metavar="BOT"),
        seats: str | None = typer.Option(None, help=say("help-seats"), metavar="N"),
        games: str = typer.Option("400", help=say("help-arena-games"), metavar="N"),
        until: str | None = typer.Option(None, help=say("help-arena-until"), metavar="A>B"),
        seed: str = typer.Option("0", help=say("help-seed"), metavar="N"),
        think: str | None = typer.Option(None, help=say("help-think"), metavar="SECONDS"),
        worlds: str | None = typer.Option(None, help=say("help-worlds"), metavar="N"),
        time: str = typer.Option("5", help=say("help-arena-time"), metavar="SECONDS"),
        memory: str = typer.Option("1024", help=say("help-arena-memory"), metavar="MB"),
        option: list[str] = typer.Option([], help=say("help-option"), metavar="NAME=VALUE"),
        deck: Path | None = typer.Option(None, help=say("help-deck"), metavar="FILE"),
        arena: Path | None = typer.Option(None, help=say("help-arena"), metavar="FILE"),
        out: Path | None = typer.Option(None, help=say("help-arena-out"), metavar="FILE"),
        resume: bool = typer.Option(False, "--resume", help=say("help-arena-resume")),
        workers: str | None = typer.Option(None, help=say("help-arena-workers"), metavar="N"),
        engine: str = typer.Option("local", help=say("help-engine"), metavar="local|ray"),
        address: str | None = typer.Option(None, help=say("help-address"), metavar="HOST:PORT"),
    ) -> None:
        found = arguments.read_game(screen, game, deck)
        count = arguments.read_seats(found, str(found.least_seats) if seats is None else seats)
        arguments.warn_of_models(screen)
        entrants = [read_entrant(found.name, text) for text in [*_split(bots), *bot]]
        seconds, number = arguments.read_effort(think, worlds)
        tournament = Tournament.of(
            found,
            entrants,
            count,
            arguments.read_integer("--games", games, 1, MOST_GAMES),
            seed=arguments.read_seed(seed),
            options=arguments.read_options(found, option, {"arena": arena}),
            think=seconds,
            worlds=number,
            limits=Limits(
                seconds=arguments.read_seconds("--time", time, *SECONDS),
                memory=arguments.read_integer("--memory", memory, *MEMORY),
            ),
            until=None if until is None else _read_question(until, [entrant.name for entrant in entrants]),
        )
        where = arguments.read_workers(engine, address, workers, default=os.cpu_count() or 1)
        path = Path(f"arena-{found.name}.jsonl") if out is None else _read_path(out)
        run = Run(_open(path, tournament, resume))
        try:
            _play(screen, run, where)
        finally:
            if run.games():
                summary = summarise(tournament, found, run.games())
                _show(screen, found, summary)
                _write(screen, path, summary, run)


def _split(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


def _read_question(text: str, names: list[str]) -> Question:
    """Parse a question such as `hard>normal`."""
    known = {name.casefold(): name for name in names}
    better, _, worse = (known.get(part.strip().casefold()) for part in text.partition(">"))
    if better is None or worse is None or better == worse:
        raise BadOption("bad-question", question=text, known=", ".join(dict.fromkeys(names)))
    return Question(better, worse)


def _read_path(path: Path) -> Path:
    """Check the file for the games: the report and the tables get the same name with other endings."""
    if path.suffix != ENDING:
        raise BadOption("bad-run-name", file=str(path), ending=ENDING)
    return path


def _open(path: Path, tournament: Tournament, resume: bool) -> RunFile:
    """Begin a new file, or go on with one of the same tournament."""
    if not resume:
        if path.exists():
            raise BadOption("run-exists", file=str(path))
        return RunFile.create(path, tournament)
    with arguments.naming_file(path):
        file = RunFile.read(path)
    if file.is_part_of(tournament):
        file.extend(tournament)
    elif file.tournament != tournament:
        raise BadOption("run-differs", file=str(path))
    return file


def _play(screen: Screen, run: Run, workers: Workers) -> None:
    """Play all games. What is played is kept, however this ends."""
    total = run.file.tournament.deals
    try:
        with progress_bar() as bar:
            task = bar.add_task("", total=total, completed=len(run.file.deals()))
            run.play(workers, lambda: bar.advance(task))
    except KeyboardInterrupt:
        if sys.stderr is not None:
            done = len(run.file.deals())
            print(Speaker(screen.language).say("arena-stopped", done=done, total=total), file=sys.stderr)
        raise


def _show(screen: Screen, game: Game, summary: Summary) -> None:
    tournament = summary.tournament
    screen.say(
        "arena-title",
        game=screen.speaker.title(game),
        seats=tournament.seats,
        games=summary.games,
        deals=summary.deals,
        seed=str(tournament.seed),
    )
    columns = ("bot", "rating", "wins", "score", "time")
    rows: list[tuple[Argument, ...]] = [
        (
            standing.name,
            _number(standing.rating.mean, standing.rating.high),
            _percent(standing.wins),
            _number(standing.score.mean, standing.score.high),
            Message("arena-milliseconds", {"value": standing.times.median}),
        )
        for standing in summary.standings
    ]
    screen.show([Message("arena-standings"), _grid(columns, rows)], screen.speaker)
    screen.say("arena-fair-share", value=100 / tournament.seats)
    pairs: list[tuple[Argument, ...]] = [
        (
            pair.one,
            pair.other,
            _percent(pair.ahead),
            _number(pair.difference.mean, pair.difference.high),
        )
        for pair in summary.pairs
    ]
    screen.show(
        [Message("arena-pairs"), _grid(("bot", "rival", "ahead", "difference"), pairs)], screen.speaker
    )
    _show_verdict(screen, summary)
    for standing in summary.standings:
        for kind, count in standing.faults.items():
            screen.say("arena-faults", name=standing.name, kind=kind, count=count)


def _show_verdict(screen: Screen, summary: Summary) -> None:
    verdict = summary.verdict
    if verdict is not None:
        answer = {True: "yes", False: "no", None: "open"}[verdict.answer]
        question = verdict.question
        screen.say(
            "arena-verdict", answer=answer, better=question.better, worse=question.worse, deals=verdict.deals
        )


def _write(screen: Screen, path: Path, summary: Summary, run: Run) -> None:
    """Write the report and the tables beside the file of the run."""
    page = path.with_suffix(".html")
    write_report(page, summary, run.games(), summary.tournament.command, screen.language)
    write_json(path.with_suffix(".json"), summary)
    write_csv(path.with_suffix(".csv"), summary)
    write_pairs_csv(path.with_suffix(".pairs.csv"), summary)
    screen.say("arena-written", report=str(page), file=str(path))


def _grid(columns: tuple[str, ...], rows: list[tuple[Argument, ...]]) -> Grid:
    return Grid(tuple(Message(f"arena-{name}") for name in columns), tuple(rows))


def _percent(estimate: Estimate) -> Message:
    return Message(
        "arena-percent",
        {"value": 100 * estimate.mean, "low": 100 * estimate.low, "high": 100 * estimate.high},
    )


def _number(mean: float, high: float) -> Message:
    """Return a mean with the margin of its symmetric interval, which one deal does not have."""
    margin = high - mean
    return Message("arena-number", {"value": mean, "margin": margin if isfinite(margin) else "none"})
