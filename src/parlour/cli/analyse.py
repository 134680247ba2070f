"""`parlour analyse`: what the players could have done, knowing only what they knew."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import typer

from parlour.analysis import WORLDS, Analysis, Step, assemble, choices_of, step_of, steps_of
from parlour.cli import arguments
from parlour.cli.analysis_file import AnalysisFile, Heading
from parlour.cli.progress import progress_bar
from parlour.cli.screen import Screen
from parlour.core.errors import BadOption
from parlour.core.message import Argument, Grid, Message, Seat
from parlour.languages import Speaker
from parlour.record import Record

LEAST_WORLDS = 5
MOST_WORLDS = 100_000
#: The fewest columns of a curve unless the terminal is very narrow, its levels from 0 to 1, and the length of
#: the bar of a certain victory.
COLUMNS = 10
LEVELS = "▁▂▃▄▅▆▇█"
BAR = 20


def add_to(app: typer.Typer, screen: Screen) -> None:
    say = screen.speaker.say

    @app.command(help=say("help-analyse"))
    def analyse(
        file: Path = typer.Argument(..., help=say("help-replay-file"), metavar="FILE"),
        worlds: str = typer.Option(str(WORLDS), help=say("help-analyse-worlds"), metavar="N"),
        seat: str | None = typer.Option(None, help=say("help-analyse-seat"), metavar="N"),
        move: str | None = typer.Option(None, help=say("help-analyse-move"), metavar="N"),
        json: bool = typer.Option(False, "--json", help=say("help-analyse-json")),
        fresh: bool = typer.Option(False, "--fresh", help=say("help-analyse-fresh")),
    ) -> None:
        record = arguments.read_record(screen, file)
        count = arguments.read_integer("--worlds", worlds, LEAST_WORLDS, MOST_WORLDS)
        whose = None if seat is None else arguments.read_integer("--seat", seat, 1, record.seats) - 1
        number = None if move is None else arguments.read_integer("--move", move, 1, len(record.moves))
        heading = Heading(record.digest, count, whose)
        folder = arguments.data_folder() / "analyses"
        choices = choices_of(record)
        if number is not None and not _is_choice(number, whose, choices):
            raise BadOption("analyse-no-choice", number=number)
        kept = AnalysisFile.open(folder, heading, choices, fresh)
        found: Analysis | Step
        if number is None:
            _run(screen, record, kept, len(choices))
            found = assemble(record, count, kept.steps)
        else:
            known = next((step for step in kept.steps if step.number == number), None)
            found = known or step_of(record, number, count)
        if json:
            print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
        elif isinstance(found, Step):
            _Report(screen, record).show_decision(found)
        else:
            _Report(screen, record).show(found)


def _is_choice(number: int, seat: int | None, choices: list[tuple[int, int]]) -> bool:
    """Return whether the move had an alternative, and was made by the seat if there is one."""
    return any(number == each and seat in (None, mover) for each, mover in choices)


def _run(screen: Screen, record: Record, kept: AnalysisFile, total: int) -> None:
    """Analyse the steps that are missing. What is done is kept, however this ends."""
    heading = kept.heading
    bar = progress_bar()
    try:
        with bar:
            task = bar.add_task("", total=total, completed=len(kept.steps))
            for step in steps_of(record, heading.worlds, heading.seat, len(kept.steps)):
                kept.add(step)
                bar.advance(task)
    except KeyboardInterrupt:
        if sys.stderr is not None:
            speaker = Speaker(screen.language)
            print(speaker.say("analyse-stopped", done=len(kept.steps), total=total), file=sys.stderr)
        raise


class _Report:
    """An analysis in words, curves and tables."""

    def __init__(self, screen: Screen, record: Record) -> None:
        self.screen = screen
        self.record = record
        self.game = record.find_game()
        self.speaker = screen.record_speaker(record, self.game)

    def show(self, analysis: Analysis) -> None:
        """Show what decided the game, and which moves gave something away."""
        title = self.speaker.title(self.game)
        steps = analysis.steps
        self._say("analyse-title", game=title, decisions=len(steps), worlds=analysis.worlds)
        if not steps:
            return
        self._show_curves(analysis)
        self._say("analyse-curves-note")
        self._show_deciding(analysis)
        marked = [step for step in steps if step.decision is not None and step.decision.marked]
        if marked:
            heads = ("move", "player", "played", "chance", "best", "chance", "loss")
            self._table("marks", heads, [self._mark(step) for step in marked])
            self._say("analyse-marks-note")
        else:
            self._say("analyse-no-marks")

    def show_decision(self, step: Step) -> None:
        """Show all choices of one move."""
        decision = step.decision
        assert decision is not None
        rows: list[tuple[Argument, ...]] = []
        # The best of many choices is often only the luckiest one.
        is_clear = decision.interval[0] > 0
        for place, choice in enumerate(decision.choices):
            if place == decision.played:
                sign = "played" if is_clear else "as-good"
            else:
                sign = "best" if is_clear and place == 0 else "other"
            rows.append(
                (
                    self.speaker.move(choice.move),
                    _percent(choice.chance),
                    _margin(choice.error),
                    "█" * round(BAR * choice.chance),
                    Message(f"analyse-{sign}"),
                )
            )
        heads = ("choice", "chance", "margin", "bar", "sign")
        self._table("decision", heads, rows, number=step.number, name=Seat(step.seat))
        self._say("analyse-knowing", name=Seat(step.seat))

    def _show_curves(self, analysis: Analysis) -> None:
        points = [*(step.chances for step in analysis.steps), analysis.final]
        curves = [[point[seat] for point in points] for seat in range(self.record.seats)]

        def rows(width: int) -> list[tuple[Argument, ...]]:
            return [
                (Seat(seat), _percent(chances[0]), _sparkline(chances, width), _percent(chances[-1]))
                for seat, chances in enumerate(curves)
            ]

        heads = ("player", "start", "curve", "end")
        least = min(COLUMNS, self.screen.console.width // 8)
        width = least + self.screen.free_width(_grid(heads, rows(least)), self.speaker)
        self._table("curves", heads, rows(width))

    def _show_deciding(self, analysis: Analysis) -> None:
        rows: list[tuple[Argument, ...]] = []
        for place in analysis.deciding:
            step = analysis.steps[place]
            last = place + 1 == len(analysis.steps)
            after = analysis.final if last else analysis.steps[place + 1].chances
            changes = [round(abs(new - old), 2) for old, new in zip(step.chances, after, strict=True)]
            most = max(changes)
            seat = step.seat if changes[step.seat] == most else changes.index(most)
            move = self.record.moves[step.number - 1].text
            change = (_percent(step.chances[seat]), _percent(after[seat]))
            rows.append((step.number, Seat(step.seat), self.speaker.move(move), Seat(seat), *change))
        self._table("deciding", ("move", "player", "played", "whose", "before", "after"), rows)

    def _say(self, key: str, **args: Argument) -> None:
        self.screen.say(Message(key, args), self.speaker)

    def _table(
        self, key: str, heads: tuple[str, ...], rows: list[tuple[Argument, ...]], **args: Argument
    ) -> None:
        self.screen.write("")
        self.screen.show([Message(f"analyse-{key}", args), _grid(heads, rows)], self.speaker)

    def _mark(self, step: Step) -> tuple[Argument, ...]:
        decision = step.decision
        assert decision is not None
        played, best = decision.choices[decision.played], decision.choices[0]
        low, high = (100 * bound for bound in decision.interval)
        return (
            step.number,
            Seat(step.seat),
            self.speaker.move(played.move),
            _percent(played.chance),
            self.speaker.move(best.move),
            _percent(best.chance),
            Message("analyse-loss", {"loss": 100 * decision.loss, "low": low, "high": high}),
        )


def _grid(heads: tuple[str, ...], rows: list[tuple[Argument, ...]]) -> Grid:
    return Grid(tuple(Message(f"analyse-head-{head}") for head in heads), tuple(rows))


def _percent(chance: float) -> Message:
    return Message("analyse-percent", {"value": 100 * chance})


def _margin(error: float) -> Message:
    return Message("analyse-margin", {"value": 196 * error})


def _sparkline(chances: list[float], most: int) -> str:
    """Return a curve with a column for each chance, or for the last of several if there are too many."""
    width = min(most, len(chances))
    columns = [chances[(place + 1) * len(chances) // width - 1] for place in range(width)]
    return "".join(LEVELS[min(int(chance * len(LEVELS)), len(LEVELS) - 1)] for chance in columns)
