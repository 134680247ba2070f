"""Analyses in the data folder, step by step, so that one that was broken off goes on where it stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Self

import msgspec
from msgspec import Struct

from parlour import __version__
from parlour.analysis import Step


class Heading(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: what is analysed, how thoroughly and by which version."""

    record: str
    worlds: int
    seat: int | None
    version: str = __version__


_encode = msgspec.json.Encoder().encode
_read_heading = msgspec.json.Decoder(Heading).decode
_read_step = msgspec.json.Decoder(Step).decode


class AnalysisFile:
    """A line for each finished step."""

    def __init__(self, folder: Path, heading: Heading) -> None:
        seat = "all" if heading.seat is None else str(heading.seat + 1)
        self.path = folder / f"{heading.record[:24]}-{heading.worlds}-{seat}.jsonl"
        self.heading = heading
        self.steps: list[Step] = []

    @classmethod
    def open(cls, folder: Path, heading: Heading, fresh: bool) -> Self:
        """Read what was found before, unless it is to be done again."""
        folder.mkdir(parents=True, exist_ok=True)
        file = cls(folder, heading)
        if not fresh and file.path.exists():
            file._read()
        # Written anew: a line that was torn by a crash is dropped.
        lines = [_encode(heading), *map(_encode, file.steps)]
        file.path.write_bytes(b"".join(line + b"\n" for line in lines))
        return file

    def add(self, step: Step) -> None:
        """Keep a step that is finished."""
        self.steps.append(step)
        with self.path.open("ab") as file:
            file.write(_encode(step) + b"\n")

    def _read(self) -> None:
        lines = self.path.read_bytes().splitlines()
        try:
            if not lines or _read_heading(lines[0]) != self.heading:
                return
            for line in lines[1:]:
                self.steps.append(_read_step(line))
        except (msgspec.DecodeError, UnicodeDecodeError):
            return
