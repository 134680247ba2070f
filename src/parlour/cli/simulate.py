"""`parlour simulate`: let bots play many games, and summarise the results."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from time import perf_counter

import typer

from parlour.cli import arguments
from parlour.cli.progress import progress_bar
from parlour.cli.screen import Screen
from parlour.core.message import Argument, Grid, Message
from parlour.simulation import Plan, SeatTally, Tally, simulate
from parlour.workers import Workers

MOST_GAMES = 100_000_000


def add_to(app: typer.Typer, screen: Screen) -> None:
    say = screen.speaker.say

    @app.command("simulate", help=say("help-simulate"))
    def command(
        game: str = typer.Argument(..., help=say("help-game")),
        games: str = typer.Option("1000", help=say("help-games"), metavar="N"),
        seats: str | None = typer.Option(None, help=say("help-seats"), metavar="N"),
        bots: str = typer.Option("random", help=say("help-bots"), metavar="NAMES"),
        think: str | None = typer.Option(None, help=say("help-think"), metavar="SECONDS"),
        seed: str = typer.Option("0", help=say("help-seed"), metavar="N"),
        workers: str | None = typer.Option(None, help=say("help-workers"), metavar="N"),
        engine: str = typer.Option("local", help=say("help-engine"), metavar="local|ray"),
        address: str | None = typer.Option(None, help=say("help-address"), metavar="HOST:PORT"),
        option: list[str] = typer.Option([], help=say("help-option"), metavar="NAME=VALUE"),
        deck: Path | None = typer.Option(None, help=say("help-deck"), metavar="FILE"),
        arena: Path | None = typer.Option(None, help=say("help-arena"), metavar="FILE"),
    ) -> None:
        found = arguments.read_game(screen, game, deck)
        count = arguments.read_seats(found, str(found.most_seats) if seats is None else seats)
        plan = Plan(
            game=found.name,
            seats=count,
            games=arguments.read_integer("--games", games, 1, MOST_GAMES),
            seed=arguments.read_seed(seed),
            bots=tuple(arguments.read_bots(found, bots, count)),
            options=arguments.read_options(found, option, {"arena": arena}),
            deck=found.deck_source,
            think=None if think is None else arguments.read_think(think),
        )
        where = arguments.read_workers(engine, address, workers, default=1)
        began = perf_counter()
        tally = _with_progress(plan, where)
        _report(screen, plan, tally, perf_counter() - began)


def _with_progress(plan: Plan, workers: Workers) -> Tally:
    with progress_bar() as bar:
        task = bar.add_task("", total=plan.games)
        return simulate(plan, workers, lambda done: bar.advance(task, done))


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
