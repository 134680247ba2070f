"""Runs the command line interface in tests."""

from __future__ import annotations

import io
from dataclasses import dataclass

import pytest

from parlour.cli import run


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str


class Terminal:
    """Runs commands in this process, with `typed` as standard input."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, *arguments: str, typed: str = "") -> Answer:
        self._monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run(list(arguments))
        out, err = self._capsys.readouterr()
        return Answer(code, out, err)

    def refused(self, *arguments: str, typed: str = "") -> str:
        """Check that the command fails with a one-line error message, and return it."""
        answer = self(*arguments, typed=typed)
        assert answer.code == 2, answer
        assert answer.err.count("\n") == 1, answer.err
        assert "Traceback" not in answer.err
        return answer.err.strip()
