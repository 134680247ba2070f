"""`parlour simulate`: let bots play many games, and summarise the results."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from pathlib import Path
from time import perf_counter

import typer

from parlour.cli import arguments
from parlour.cli.progress import progress_bar
from parlour.cli.screen import Screen
from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.core.message import Argument, Grid, Message
from parlour.core.options import resolve_options
from parlour.dataset import Decisions, Kind, new_dataset, new_record_file
from parlour.simulation import Plan, SeatTally, Tally, simulate
from parlour.workers import Workers

MOST_GAMES = 100_000_000
#: The endings of files for decisions and for records.
DATASET, RECORDS = ".parquet", ".jsonl"


def add_to(app: typer.Typer, screen: Screen) -> None:
    say = screen.speaker.say

    @app.command("simulate", help=say("help-simulate"))
    def command(
        game: str = typer.Argument(..., help=say("help-game"), metavar="GAME"),
        games: str = typer.Option("1000", help=say("help-games"), metavar="N"),
        seats: str | None = typer.Option(None, help=say("help-seats"), metavar="N"),
        bots: str = typer.Option("random", help=say("help-bots"), metavar="NAMES"),
        think: str | None = typer.Option(None, help=say("help-think"), metavar="SECONDS"),
        worlds: str | None = typer.Option(None, help=say("help-worlds"), metavar="N"),
        seed: str = typer.Option("0", help=say("help-seed"), metavar="N"),
        workers: str | None = typer.Option(None, help=say("help-workers"), metavar="N"),
        engine: str = typer.Option("local", help=say("help-engine"), metavar="local|ray"),
        address: str | None = typer.Option(None, help=say("help-address"), metavar="HOST:PORT"),
        option: list[str] = typer.Option([], help=say("help-option"), metavar="NAME=VALUE"),
        deck: Path | None = typer.Option(None, help=say("help-deck"), metavar="FILE"),
        arena: Path | None = typer.Option(None, help=say("help-arena"), metavar="FILE"),
        out: Path | None = typer.Option(None, help=say("help-simulate-out"), metavar="FILE"),
    ) -> None:
        found = arguments.read_game(screen, game, deck)
        count = arguments.read_seats(found, str(found.most_seats) if seats is None else seats)
        seconds, number = arguments.read_effort(think, worlds)
        plan = Plan(
            game=found.name,
            seats=count,
            games=arguments.read_integer("--games", games, 1, MOST_GAMES),
            seed=arguments.read_seed(seed),
            bots=tuple(arguments.read_bots(screen, found, count, bots, count)),
            options=arguments.read_options(found, option, {"arena": arena}),
            deck=found.deck_source,
            think=seconds,
            worlds=number,
        )
        where = arguments.read_workers(engine, address, workers, default=1)
        began = perf_counter()
        tally, written = _play(plan, where, found, out)
        _report(screen, plan, tally, perf_counter() - began)
        if written is not None:
            screen.say(written)


def _play(plan: Plan, workers: Workers, game: Game, out: Path | None) -> tuple[Tally, Message | None]:
    """Play all games. With a file, also return what was written to it."""
    if out is None:
        return _with_progress(plan, workers), None
    if out.suffix == DATASET:
        kind = Kind(game, plan.seats, resolve_options(game.options, plan.options))
        with new_dataset(out, kind) as dataset:
            tally = _with_progress(plan, workers, dataset.add, observe=True)
        return tally, dataset_written(out, dataset.games, dataset.rows)
    if out.suffix == RECORDS:
        with new_record_file(out) as records:
            tally = _with_progress(plan, workers, lambda played: records.add(played.record))
        return tally, Message("records-written", {"games": records.games, "file": str(out)})
    raise BadOption("bad-out-name", file=str(out), endings=f"{DATASET}, {RECORDS}")


def dataset_written(file: Path, games: int, rows: int) -> Message:
    """Return the message about a dataset that is complete."""
    return Message("dataset-written", {"file": str(file), "games": games, "rows": rows})


def _with_progress(
    plan: Plan,
    workers: Workers,
    keep: Callable[[Decisions], object] | None = None,
    observe: bool = False,
) -> Tally:
    with progress_bar() as bar:
        task = bar.add_task("", total=plan.games)
        return simulate(plan, workers, lambda done: bar.advance(task, done), keep, observe)


def _report(screen: Screen, plan: Plan, tally: Tally, seconds: float) -> None:
    screen.say("simulate-title", game=plan.game, games=tally.games, seats=plan.seats, seed=str(plan.seed))
    columns = ("seat", "bot", "wins", "shared", "mean", "spread", "lowest", "highest")
    grid = Grid(
        tuple(Message(f"simulate-{name}") for name in columns),
        tuple(_row(seat, plan.bots[seat], line, tally.games) for seat, line in enumerate(tally.seats)),
    )
    screen.show([Message("simulate-scores"), grid], screen.speaker)
    screen.say(
        "simulate-length",
        mean=tally.moves / tally.games,
        shortest=tally.shortest or 0,
        longest=tally.longest,
    )
    screen.say("simulate-speed", moves=tally.moves / seconds, seconds=seconds)


def _row(seat: int, bot: str, line: SeatTally, games: int) -> tuple[Argument, ...]:
    mean = line.score / games
    spread = sqrt(max(0.0, line.squares / games - mean * mean))
    return (
        seat + 1,
        bot,
        Message("simulate-percent", {"value": 100 * line.wins / games}),
        Message("simulate-percent", {"value": 100 * line.shared / games}),
        Message("simulate-number", {"value": mean}),
        Message("simulate-number", {"value": spread}),
        line.lowest or 0,
        line.highest or 0,
    )
