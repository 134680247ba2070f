"""Analyses in the data folder, step by step, so that one that was broken off goes on where it stopped."""

from __future__ import annotations

import os
from collections.abc import Sequence
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
    """A line for each finished step.

    Every new step replaces the whole file at once, so several processes may analyse the same record.
    """

    def __init__(self, folder: Path, heading: Heading) -> None:
        seat = "all" if heading.seat is None else str(heading.seat + 1)
        self.path = folder / f"{heading.record[:24]}-{heading.worlds}-{seat}.jsonl"
        self.heading = heading
        self.steps: list[Step] = []
        self._lines = [_encode(heading)]

    @classmethod
    def open(
        cls, folder: Path, heading: Heading, choices: Sequence[tuple[int, int]], fresh: bool = False
    ) -> Self:
        """Read what was found before, unless it is to be done again.

        `choices` are the numbers and seats of all steps. What follows a missing or damaged one is dropped.
        """
        folder.mkdir(parents=True, exist_ok=True)
        file = cls(folder, heading)
        if not fresh and file.path.exists():
            file._read(choices)
        return file

    def add(self, step: Step) -> None:
        """Keep a step that is finished."""
        self._append(step)
        part = self.path.with_name(f".{self.path.name}.{os.getpid()}.part")
        try:
            part.write_bytes(b"".join(line + b"\n" for line in self._lines))
            part.replace(self.path)
        except BaseException:
            part.unlink(missing_ok=True)
            raise

    def _append(self, step: Step) -> None:
        self.steps.append(step)
        self._lines.append(_encode(step))

    def _read(self, choices: Sequence[tuple[int, int]]) -> None:
        lines = self.path.read_bytes().splitlines()
        try:
            if not lines or _read_heading(lines[0]) != self.heading:
                return
            for line, choice in zip(lines[1:], choices, strict=False):
                step = _read_step(line)
                if (step.number, step.seat) != choice:
                    return
                self._append(step)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return
