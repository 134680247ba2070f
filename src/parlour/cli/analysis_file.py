"""Analyses in the data folder, step by step, so that an interrupted one continues where it stopped."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import takewhile
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
#: The errors that reading a damaged line raises.
_DAMAGED = (msgspec.DecodeError, UnicodeDecodeError)


class AnalysisFile:
    """A line for each finished step.

    Several processes may analyse the same record: their steps are equal, so it does not matter who adds one.
    """

    def __init__(self, folder: Path, heading: Heading) -> None:
        seat = "all" if heading.seat is None else str(heading.seat + 1)
        self.path = folder / f"{heading.record[:24]}-{heading.worlds}-{seat}.jsonl"
        self.heading = heading
        self.steps: list[Step] = []
        #: Whether the file has nothing but these steps, so that others can be added at its end.
        self._is_sound = False

    @classmethod
    def open(
        cls, folder: Path, heading: Heading, choices: Sequence[tuple[int, int]], fresh: bool = False
    ) -> Self:
        """Read what was found before, unless it is to be done again.

        `choices` are the numbers and seats of all steps. What follows a missing one is dropped.
        """
        folder.mkdir(parents=True, exist_ok=True)
        file = cls(folder, heading)
        if not fresh and file.path.exists():
            file._read(choices)
        return file

    def add(self, step: Step) -> None:
        """Keep a step that is finished."""
        self.steps.append(step)
        if self._is_sound:
            with self.path.open("ab") as file:
                file.write(_encode(step) + b"\n")
        else:
            self._replace()
            self._is_sound = True

    def _replace(self) -> None:
        """Write the whole file anew, at once."""
        part = self.path.with_name(f".{self.path.name}.{os.getpid()}.part")
        try:
            part.write_bytes(b"".join(_encode(line) + b"\n" for line in (self.heading, *self.steps)))
            part.replace(self.path)
        except BaseException:
            part.unlink(missing_ok=True)
            raise

    def _read(self, choices: Sequence[tuple[int, int]]) -> None:
        text = self.path.read_bytes()
        heading, *lines = text.splitlines() or [b""]
        try:
            if _read_heading(heading) != self.heading:
                return
        except _DAMAGED:
            return
        found: dict[tuple[int, int], Step] = {}
        self._is_sound = text.endswith(b"\n")
        for line in lines:
            try:
                step = _read_step(line)
            except _DAMAGED:
                self._is_sound = False
                continue
            found[step.number, step.seat] = step
        self.steps = [found[choice] for choice in takewhile(found.__contains__, choices)]
        if len(self.steps) < len(found):
            self._is_sound = False
