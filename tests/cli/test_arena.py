"""`parlour arena`: tables, files, questions, interruptions, and bad input."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal

SMALL = ("arena", "fzzzt", "--bots", "easy,random", "--games", "6", "--workers", "1", "--lang", "en")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_it_shows_standings_and_writes_report_and_tables(terminal: Terminal, folder: Path) -> None:
    answer = terminal(*SMALL)
    assert answer.code == 0, answer.err
    assert "Fzzzt! with 2 seats: 6 games of 3 deals, seed 0" in answer.out
    for text in ("Standings, with 95% intervals", "Head to head", "easy", "random"):
        assert text in answer.out
    assert "The report is in arena-fzzzt.html, all games are in arena-fzzzt.jsonl." in answer.out
    assert sorted(path.name for path in folder.iterdir()) == [
        "arena-fzzzt.csv",
        "arena-fzzzt.html",
        "arena-fzzzt.json",
        "arena-fzzzt.jsonl",
        "arena-fzzzt.pairs.csv",
    ]
    names = [row["name"] for row in csv.DictReader((folder / "arena-fzzzt.csv").read_text().splitlines())]
    assert sorted(names) == ["easy", "random"]
    assert json.loads((folder / "arena-fzzzt.json").read_text())["games"] == 6


@pytest.mark.parametrize(
    ("language", "title"), [("de", "Tabelle mit 95-%-Intervallen"), ("nl", "Stand met 95%-intervallen")]
)
def test_it_speaks_all_languages(terminal: Terminal, folder: Path, language: str, title: str) -> None:
    answer = terminal(*SMALL[:-1], language)
    assert title in answer.out
    assert f'lang="{language}"' in (folder / "arena-fzzzt.html").read_text()


def test_a_question_ends_the_run(terminal: Terminal) -> None:
    answer = terminal(*SMALL, "--games", "400", "--until", "EASY > random")
    assert "deals: easy is better than random." in answer.out


def test_a_question_may_stay_open(terminal: Terminal) -> None:
    answer = terminal(*SMALL, "--until", "random>easy")
    assert "Not settled after 3 deals whether random is better than easy." in answer.out


def test_lost_decisions_are_shown(terminal: Terminal, folder: Path) -> None:
    (folder / "silly.py").write_text(
        "class Silly:\n    def choose(self, perspective, rng):\n        return 10**6\n"
    )
    answer = terminal(*SMALL[:2], "--bots", "random", "--bot", "silly:Silly", *SMALL[4:])
    assert answer.code == 0, answer.err
    assert "Silly lost " in answer.out
    assert "its move was illegal" in answer.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--bots", "easy"), "Name two to 20 different bots"),
        (("--bots", "easy,nobody"), "nobody"),
        (("--bot", "no_such_module:Bot"), "The bot no_such_module:Bot cannot be loaded"),
        (("--bot", "cmd:"), "cmd: is not a bot"),
        (("--bot", "my bot=easy"), "my bot cannot be the name of a bot"),
        (("--bot", "cmd:no-such-program"), "There is no program no-such-program"),
        (("--out", "run.html"), "run.html must end with .jsonl"),
        (("--bot", "easy=hard"), "Two different bots are called easy"),
        (("--games", "0"), "0 is not valid for --games"),
        (("--seats", "9"), "9 is not a possible number of seats"),
        (("--until", "easy>nobody"), "easy>nobody is not a question about the bots (easy, random)"),
        (("--until", "easy"), "easy is not a question about the bots"),
        (("--until", "easy>easy"), "is not a question about the bots"),
        (("--time", "0"), "0 is not valid for --time"),
        (("--memory", "1"), "1 is not valid for --memory"),
        (("--workers", "0"), "0 is not valid for --workers"),
        (("--engine", "steam"), "steam is not valid for the option --engine; allowed: local, ray."),
        (("--address", "localhost:1"), "--address does not apply to the engine local"),
        (("--engine", "ray", "--workers", "2"), "--workers does not apply to the engine ray"),
        (("--resume",), "arena-fzzzt.jsonl"),
        (("--out", "/proc/nowhere/run.jsonl"), "/proc/nowhere"),
    ],
)
def test_bad_input_is_answered_in_one_sentence(
    terminal: Terminal, arguments: tuple[str, ...], sentence: str, folder: Path
) -> None:
    answer = terminal(*SMALL, *arguments)
    assert answer.code == 2
    assert sentence in answer.err
    assert len(answer.err.strip().splitlines()) == 1
    assert not list(folder.iterdir())


def test_a_run_is_neither_overwritten_nor_mixed_with_another(terminal: Terminal, folder: Path) -> None:
    terminal(*SMALL)
    before = (folder / "arena-fzzzt.jsonl").read_bytes()
    again = terminal(*SMALL)
    assert (again.code, "Continue it with --resume" in again.err) == (2, True)
    other = terminal(*SMALL, "--seed", "3", "--resume")
    assert (other.code, "another tournament" in other.err) == (2, True)
    same = terminal(*SMALL, "--resume")
    assert same.code == 0
    assert (folder / "arena-fzzzt.jsonl").read_bytes() == before
    more = terminal(*SMALL, "--games", "10", "--resume")
    assert "10 games of 5 deals" in more.out
    games = (folder / "arena-fzzzt.jsonl").read_bytes().split(b"\n", 1)[1]
    assert games.startswith(before.split(b"\n", 1)[1])


def test_a_file_of_something_else_is_refused(terminal: Terminal, folder: Path) -> None:
    (folder / "arena-fzzzt.jsonl").write_text("hello\n")
    answer = terminal(*SMALL, "--resume")
    assert answer.code == 2
    assert "This is not an arena file" in answer.err


def test_ctrl_c_keeps_what_was_played(folder: Path) -> None:
    command = [sys.executable, "-m", "parlour", *SMALL, "--games", "4000", "--workers", "2"]
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    path = folder / "arena-fzzzt.jsonl"
    while not path.exists() or path.read_bytes().count(b"\n") < 5:
        assert process.poll() is None
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    _, error = process.communicate(timeout=60)
    assert process.returncode == 130
    assert (folder / "arena-fzzzt.html").exists()
    assert "Run the command again with --resume to continue." in error
    assert "Traceback" not in error
