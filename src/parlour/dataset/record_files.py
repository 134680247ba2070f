"""Files with records: a single one, a record in each line, or the games of a tournament."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Struct

from parlour.arena.run_file import FORMAT, read_game
from parlour.core.errors import BadRecord, ParlourError
from parlour.dataset.new_files import new_file
from parlour.record import LARGEST_FILE, Record

#: The endings of files with one record, and with a record in each line.
ONE, LINES = ".json", ".jsonl"


class _Heading(Struct):
    format: str


def find_files(paths: Iterable[Path]) -> list[Path]:
    """Return the files, in order, and those of folders by name. Raise `BadRecord` if a folder has none."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            found = sorted(file for file in path.iterdir() if file.suffix in (ONE, LINES))
            if not found:
                raise _at(BadRecord("no-records"), str(path))
            files += found
        else:
            files.append(path)
    return files


def count_records(file: Path) -> int:
    """Return the number of records in a file, without checking them."""
    if file.suffix != LINES:
        return 1
    with file.open("rb") as lines:
        return sum(1 for _ in lines) - _is_tournament(lines)


def read_records(file: Path) -> Iterator[tuple[str, Record]]:
    """Yield the records of a file, which are not replayed, each with the place where it is.

    Raise `BadRecord` if one is invalid, and `OSError` if the file cannot be read.
    """
    if file.suffix != LINES:
        try:
            record = Record.read(file, check=False)
        except ParlourError as error:
            raise _at(error, str(file)) from None
        yield str(file), record
        return
    with file.open("rb") as lines:
        is_tournament = _is_tournament(lines)
        # The numbers of the games of a tournament: one that was interrupted may have some of them twice.
        seen: set[int] = set()
        for number, line in enumerate(_lines(lines), 1):
            where = f"{file}:{number}"
            try:
                if len(line) > LARGEST_FILE:
                    raise BadRecord("record-too-large", most=LARGEST_FILE)
                if not is_tournament:
                    yield where, Record.load(line)
                elif number > 1 and line.endswith(b"\n"):  # a crash may have torn the last line
                    game = read_game(line, number)
                    if game.number not in seen:
                        seen.add(game.number)
                        game.record.seal()
                        yield where, game.record
            except ParlourError as error:
                raise _at(error, where) from None


@contextmanager
def new_record_file(path: Path) -> Iterator[RecordFile]:
    """Write records to a new file, one in each line. Raise `BadOption` or `OSError` if that is impossible."""
    with new_file(path) as file:
        yield RecordFile(file)


class RecordFile:
    """A file with a record in each line that is being written."""

    def __init__(self, file: BinaryIO) -> None:
        self.games = 0
        self._file = file

    def add(self, record: Record) -> None:
        self._file.write(record.dump_line() + b"\n")
        self.games += 1


def _lines(file: BinaryIO) -> Iterator[bytes]:
    """Yield the lines. One that is longer than any record is cut off, and ends the file."""
    while line := file.readline(LARGEST_FILE + 2):
        yield line
        if len(line) > LARGEST_FILE + 1:
            return


def _is_tournament(file: BinaryIO) -> bool:
    """Return whether the file is one of the arena. It is read from its start afterwards."""
    file.seek(0)
    line = file.readline(LARGEST_FILE)
    file.seek(0)
    try:
        return msgspec.json.decode(line, type=_Heading).format == FORMAT
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False


def _at(error: ParlourError, where: str) -> ParlourError:
    error.where = where
    return error
