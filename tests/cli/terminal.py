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

    def help(self, command: str, language: str) -> str:
        """Return the help of the command for a user called Ada, and check that it fits into 80 columns."""
        self._monkeypatch.setenv("COLUMNS", "80")
        self._monkeypatch.setenv("XDG_DATA_HOME", "/home/ada")
        shown = self(command, "--help", "--lang", language).out
        assert f"help-{command}" not in shown
        assert "…" not in shown, "something was cut"
        assert max(map(len, shown.splitlines())) <= 80
        return shown
