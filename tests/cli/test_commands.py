from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

import parlour
from parlour.engine import is_compiled
from parlour.record import Move, Record
from tests.cli.terminal import Terminal
from tests.records import random_record

GAME = parlour.game("fzzzt")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    random_record(["human", "easy", "random"])[0].save(path)
    return path


def test_simulate_shows_a_table_that_does_not_depend_on_the_workers(terminal: Terminal) -> None:
    def figures(workers: str) -> list[str]:
        answer = terminal("simulate", "fzzzt", "--games", "40", "--seats", "4", "--workers", workers)
        assert answer.code == 0
        return [line for line in answer.out.splitlines() if "moves per second" not in line]

    alone = figures("1")
    assert alone[0] == "40 games of fzzzt with 4 seats, seed 0"
    assert len([line for line in alone if " random " in line]) == 4
    assert figures("2") == alone


def test_simulate_takes_a_list_of_bots(terminal: Terminal) -> None:
    answer = terminal("simulate", "fzzzt", "--games", "3", "--seats", "2", "--bots", "easy,random")
    assert re.search(r"1 +easy", answer.out)
    assert re.search(r"2 +random", answer.out)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--games", "0"), "0 is not valid for --games"),
        (("--games", "many"), "many is not valid for --games"),
        (("--workers", "0"), "0 is not valid for --workers"),
        (("--workers", "1.5"), "1.5 is not valid for --workers"),
        (("--seats", "9"), "9 is not a possible number of seats"),
        (("--bots", "easy,easy,easy"), "3 bots were named for 4 seats"),
        (("--think", "0.001"), "0.001 is not valid for --think; it must be seconds from 0.01 to 60"),
        (("--worlds", "0"), "0 is not valid for --worlds"),
        (("--worlds", "5", "--think", "1"), "--think and --worlds exclude each other: give one of them."),
        (("--seed", "zero"), "zero is not a seed"),
        (("--seed", "9" * 5000), "is not a seed"),
        (("--games", "9" * 5000), "is not valid for --games"),
        (("--seats", "9" * 5000), "is not a possible number of seats"),
    ],
)
def test_simulate_refuses_what_does_not_fit(
    arguments: tuple[str, ...], sentence: str, terminal: Terminal
) -> None:
    assert sentence in terminal.refused("simulate", "fzzzt", *arguments)


def test_replay_steps_jumps_and_changes_viewer(record: Path, terminal: Terminal) -> None:
    typed = "\nn\nb\n10\nviewer 2\nspectator\nopen\nlast\nfirst\nbogus\n9999\nviewer 7\nq\n"
    answer = terminal("replay", str(record), typed=typed)
    total = len(Record.read(record).moves)
    assert answer.code == 0
    prompts = re.findall(rf"(\d+)/{total} > ", answer.out)
    assert prompts == ["0", "1", "2", "1", "10", "10", "10", "10", str(total), "0", "0", "0", "0"]
    assert f"There is no move 9999; the record has {total}." in answer.out
    assert "7 is not a viewer" in answer.out
    assert "wins." in answer.out or "share the victory" in answer.out


def test_replay_as_a_seat_saw_it_hides_the_rest(record: Path, terminal: Terminal) -> None:
    first = Record.read(record).moves[0]
    cards = first.text.removeprefix("bid ")
    own = terminal("replay", str(record), "--at", "1", "--viewer", str(first.seat + 1)).out
    other = terminal("replay", str(record), "--at", "1", "--viewer", str((first.seat + 1) % 3 + 1)).out
    spectator = terminal("replay", str(record), "--at", "1", "--viewer", "spectator").out
    seen = terminal("replay", str(record), "--at", "1").out
    assert first.text in own
    assert first.text in seen
    assert first.text not in other
    assert first.text not in spectator
    assert "Your cards" in other
    assert "Your cards" not in spectator
    assert f"bid {cards.replace('+', ', ')}" in seen
    assert terminal("replay", str(record), "--at", "1", "--eyes", "spectator").out == spectator


@pytest.mark.parametrize(
    "arguments", [("--at", "9999"), ("--at", "-1"), ("--viewer", "0"), ("--viewer", "4"), ("--viewer", "god")]
)
def test_replay_refuses_places_and_viewers_that_are_not_there(
    arguments: tuple[str, str], record: Path, terminal: Terminal
) -> None:
    terminal.refused("replay", str(record), *arguments)


def test_rules_are_read_whole_or_one_by_one(terminal: Terminal) -> None:
    whole = terminal("rules", "fzzzt").out
    assert all(f"{number}: " in whole for number in GAME.rules)
    assert whole.index("Have the most points") < whole.index("2. Everybody bids") < whole.index("F-1: ")
    one = terminal("rules", "fzzzt", "F-11").out
    assert one == terminal("rules", "fzzzt", "f11").out == terminal("rules", "fzzzt", "11").out
    assert one.startswith("F-11: If several players tie")
    assert "There is no rule F-27." in terminal.refused("rules", "fzzzt", "F-27")


def test_the_deck_is_listed_and_printed(terminal: Terminal, tmp_path: Path) -> None:
    listed = terminal("deck", "fzzzt").out
    assert len(listed.splitlines()) == len(GAME.cards())
    path = tmp_path / "mine.toml"
    path.write_text(terminal("deck", "fzzzt", "--toml").out, encoding="utf-8")
    assert "is a valid deck" in terminal("deck", "fzzzt", "--check", str(path)).out
    changed = path.read_text("utf-8").replace('"N", "B", "C", "O", "NB"', '"B", "C", "O", "NB"')
    path.write_text(changed, encoding="utf-8")
    sentence = terminal.refused("deck", "fzzzt", "--check", str(path))
    assert sentence == f"{path}: Cards of the sort “robot 1”: the deck file has 11, but the game needs 12."


@pytest.mark.parametrize(
    "content", [b"\xff\xfe\x00", b"= broken", b"name = 3", b"#" * 200_000, b"name = " + b"[" * 90_000]
)
def test_a_deck_file_that_is_none_is_refused(content: bytes, terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_bytes(content)
    for command in (("deck", "fzzzt", "--check"), ("play", "fzzzt", "--deck")):
        sentence = terminal.refused(*command, str(path))
        assert sentence.startswith(f"{path}: ")
        assert " file " in sentence


def test_another_printing_can_be_played_and_resumed_without_its_file(
    terminal: Terminal, tmp_path: Path
) -> None:
    deck, kept = tmp_path / "deck.toml", tmp_path / "game.json"
    source = terminal("deck", "fzzzt", "--toml").out
    deck.write_text(source.replace("points = 13", "points = 20"), encoding="utf-8")
    options = ["--deck", str(deck), "--seats", "2", "--seed", "2", "--record", str(kept)]
    terminal("play", "fzzzt", *options, typed="M1\nM2\n")
    deck.unlink()
    answer = terminal("play", "--resume", str(kept), typed="? NBCO20\nquit\n")
    assert "20 points for each widget" in answer.out


def test_version_tells_whether_the_engine_is_compiled(terminal: Terminal) -> None:
    compiled = "yes" if is_compiled() else "no"
    assert f"parlour {parlour.__version__} · compiled: {compiled}" in terminal("version").out


@pytest.mark.parametrize(("language", "word"), [("en", "Usage"), ("de", "Aufruf"), ("nl", "Gebruik")])
def test_help_is_in_the_language_asked_for(language: str, word: str, terminal: Terminal) -> None:
    for arguments in ([], ["--help"], ["play", "--help"], ["simulate", "--help"]):
        answer = terminal(*arguments, "--lang", language)
        assert answer.code == 0
        assert word in answer.out
        assert ("Show this message" in answer.out) is False


@pytest.mark.parametrize(
    ("language", "usage"),
    [
        ("en", "parlour rules [OPTIONS] GAME [RULE]"),
        ("de", "parlour rules [OPTIONEN] SPIEL [REGEL]"),
        ("nl", "parlour rules [OPTIES] SPEL [SPELREGEL]"),
    ],
)
def test_help_names_values_in_words_of_the_language(language: str, usage: str, terminal: Terminal) -> None:
    assert usage in terminal.help("rules", language)
    for command in ("rules", "analyse", "verify"):
        shown = terminal.help(command, language)
        assert "<" not in shown, "a flag or an argument has a type"


def test_errors_speak_the_language_too(terminal: Terminal) -> None:
    sentence = terminal.refused("play", "fzzzt", "--seats", "9", "--lang", "de")
    assert sentence == "9 ist keine zulässige Anzahl von Sitzplätzen; möglich sind 2 bis 4. (F-1)"


def test_an_unknown_command_is_refused(terminal: Terminal) -> None:
    assert "No such command" in terminal.refused("dance")


def test_a_closed_pipe_is_no_drama() -> None:
    command = f"{sys.executable} -c 'from parlour.cli import main; main()' rules fzzzt | head -1"
    run = subprocess.run(["bash", "-c", command], capture_output=True, text=True, env=os.environ, check=True)
    assert run.stdout == "Fzzzt!\n"
    assert run.stderr == ""


def test_what_a_record_says_cannot_play_tricks_on_the_terminal(record: Path, terminal: Terminal) -> None:
    kept = Record.read(record)
    kept.players[0] = "\x1b[2J"
    kept.save(record)
    assert "\x1b" not in terminal("replay", str(record)).out
    kept.moves[0] = Move(0, "\x1b[2J")
    kept.save(record)
    assert "\x1b" not in terminal.refused("replay", str(record))


def test_a_screen_without_unicode_and_keys_without_sense_are_no_drama() -> None:
    run = subprocess.run(
        [sys.executable, "-c", "from parlour.cli import main; main()", "play", "fzzzt", "--seed", "1"],
        input=b"\xff\xfe\x00\n\x1b[A\nquit\n",
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert run.returncode == 0
    assert b"Traceback" not in run.stderr
    assert b"Round 1 of 5" in run.stdout


@pytest.mark.parametrize("stream", ["<&-", ">&-", "2>&-"])
@pytest.mark.parametrize(
    "command",
    [
        "version",
        "simulate fzzzt --games 2",
        pytest.param("play fzzzt --seed 1", marks=pytest.mark.long),
        pytest.param("play fzzzt --seats 9", marks=pytest.mark.long),
    ],
)
def test_closed_streams_are_no_drama(stream: str, command: str) -> None:
    line = f"{sys.executable} -c 'from parlour.cli import main; main()' {command} {stream}"
    run = subprocess.run(
        ["bash", "-c", line], capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False
    )
    assert run.returncode == (2 if "--seats 9" in command else 0)
    assert "Traceback" not in run.stderr


def test_ctrl_c_ends_a_simulation_quietly() -> None:
    child = pexpect.spawn(
        sys.executable,
        [
            "-c",
            "from parlour.cli import main; main()",
            "simulate",
            "fzzzt",
            "--games",
            "9999999",
            "--workers",
            "2",
        ],
        encoding="utf-8",
        timeout=180,
    )
    child.expect("/9999999")
    child.sendintr()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    assert "Traceback" not in (child.before or "")
