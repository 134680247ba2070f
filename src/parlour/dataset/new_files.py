"""Files and folders that appear under their name only when they are complete."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from parlour.core.errors import BadOption


@contextmanager
def new_file(path: Path) -> Iterator[BinaryIO]:
    """Open a file beside its place, and move it there at the end. After an error, nothing is left of it.

    Raise `BadOption` if the file exists, and `OSError` if it cannot be written.
    """
    with _part_of(path) as part, part.open("wb") as file:
        yield file
        file.flush()
        os.fsync(file.fileno())


@contextmanager
def new_folder(path: Path) -> Iterator[Path]:
    """Make a folder beside its place, and move it there at the end. After an error, nothing is left of it.

    Raise `BadOption` if the folder exists, and `OSError` if it cannot be made.
    """
    with _part_of(path) as part:
        part.mkdir()
        yield part


@contextmanager
def _part_of(path: Path) -> Iterator[Path]:
    if path.exists():
        raise BadOption("out-exists", file=str(path))
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        yield part
        os.replace(part, path)
    except BaseException as error:
        if part.is_dir():
            shutil.rmtree(part)
        else:
            part.unlink(missing_ok=True)
        if isinstance(error, OSError) and error.filename in (None, str(part)):
            raise OSError(error.errno, error.strerror, str(path)) from error
        raise
