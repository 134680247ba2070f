"""`parlour dataset`: turn records into a table with a row for each decision."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import typer

from parlour.cli import arguments
from parlour.cli.progress import progress_bar
from parlour.cli.screen import Screen
from parlour.cli.simulate import DATASET, dataset_written
from parlour.core.errors import BadOption, BadRecord
from parlour.dataset import Converter, ParquetFile, count_records, find_files, new_dataset, read_records
from parlour.extras import require
from parlour.record import Record


def add_to(app: typer.Typer, screen: Screen) -> None:
    say = screen.speaker.say

    @app.command("dataset", help=say("help-dataset"))
    def command(
        files: list[Path] = typer.Argument(..., help=say("help-dataset-files"), metavar="FILE"),
        out: Path = typer.Option(..., help=say("help-dataset-out"), metavar="FILE"),
    ) -> None:
        if out.suffix != DATASET:
            raise BadOption("bad-out-name", file=str(out), endings=DATASET)
        require("pyarrow")
        found = find_files(files)
        records = chain.from_iterable(map(read_records, found))
        first = next(records, None)
        if first is None:
            raise BadRecord("no-records")
        with arguments.naming_file(first[0]):
            converter = Converter(first[1])
        total = sum(map(count_records, found))
        with new_dataset(out, converter.kind) as dataset:
            _convert(chain([first], records), converter, dataset, total)
        screen.say(dataset_written(out, dataset.games, dataset.rows))


def _convert(
    records: Iterator[tuple[str, Record]], converter: Converter, dataset: ParquetFile, total: int
) -> None:
    with progress_bar() as bar:
        task = bar.add_task("", total=total)
        for where, record in records:
            with arguments.naming_file(where):
                dataset.add(converter.convert(record))
            bar.advance(task)
