"""`parlour serve`: help, error messages, the address and the shutdown."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from threading import Timer

import pexpect
import pytest

from parlour.cli.serve import room_address
from parlour.languages import LANGUAGES
from tests.cli.terminal import Terminal

COMMAND = [sys.executable, "-m", "parlour", "serve", "--port", "0"]
PATIENCE = 180
OPTIONS = """
    host port database workers allowed-host origin proxy page bot-workers bot-seconds pace
    analyses analysis-worlds message-size messages connections tables requests log-level
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_every_option_within_80_columns(terminal: Terminal, language: str) -> None:
    shown = terminal.help("serve", language)
    for option in OPTIONS.split():
        assert re.search(rf"--{option} +[A-Z]+ +\S+ \S+", shown), option
    assert "/home/ada/parlour/parlour.db" in shown
    assert "postgresql://" in shown


def test_the_database_may_come_from_the_environment(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_DATABASE", "oracle://cards")
    assert "oracle" not in terminal("serve", "--help").out
    answer = terminal("serve")
    assert answer.code == 2
    assert answer.err == terminal("serve", "--database", "oracle://cards").err != ""


def test_help_of_all_commands_names_the_room_in_a_line(terminal: Terminal) -> None:
    assert re.search(
        r"serve +Open the room on the network, for browsers and bots\. +│", terminal("--help").out
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--port", "http"), "http is not valid for --port; it must be a whole number from 0 to 65535."),
        (("--port", "65536"), "65536 is not valid for --port"),
        (("--page", "attic"), "attic is not the folder of a web client: it has no index.html."),
        (("--workers", "0"), "0 is not valid for --workers"),
        (("--workers", "2"), "More than one process requires PostgreSQL"),
        (("--think", "90"), "90 is not valid for --think; it must be seconds from 0.01 to 60"),
        (("--pace", "quick"), "quick is not valid for --pace; it must be seconds from 0 to 30"),
        (("--bot-seconds", "0"), "0 is not valid for --bot-seconds; it must be seconds from 0.1 to 600"),
        (("--messages", "-1"), "-1 is not valid for --messages"),
        (("--log-level", "loud"), "loud is not valid for the option --log-level; allowed: debug, info"),
        (("--origin", "parlour.example/"), "is not valid for the option --origin"),
        (("--allowed-host", "https://parlour.example"), "is not valid for the option --allowed-host"),
        (("--allowed-host", "a*.example"), "is not valid for the option --allowed-host"),
        (("--proxy", "my-proxy"), "my-proxy is not valid for the option --proxy"),
        (("--host", "203.0.113.7"), "This machine has no address 203.0.113.7 to listen on."),
        (("--host", "nowhere.invalid"), "This machine has no address nowhere.invalid"),
        (("--host", ""), "This machine has no address"),
        (("--database", "parlour.db"), "That is not a database URL"),
        (("--database", "sqlite:///:memory:"), "That is not a database URL"),
        (("--database", "postgresql://ada:geheim@localhost"), "That is not a database URL"),
        (("--database", "mysql://ada:geheim@localhost/parlour"), "That is not a database URL"),
        (("--database", "postgresql://ada:geheim@[::1/parlour"), "That is not a database URL"),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(
    terminal: Terminal, arguments: tuple[str, str], sentence: str
) -> None:
    refusal = terminal.refused("serve", *arguments)
    assert sentence in refusal
    assert "geheim" not in refusal


def test_a_port_that_is_taken_is_refused(terminal: Terminal) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert f"Port {port} is already in use" in terminal.refused("serve", "--port", port)


def test_a_folder_that_cannot_be_made_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    refusal = terminal.refused("serve", "--database", f"sqlite:///{file}/parlour.db")
    assert refusal.startswith(f"{file} cannot be used: ")


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("127.0.0.1", "http://localhost:8000"),
        ("::1", "http://localhost:8000"),
        ("192.168.1.5", "http://192.168.1.5:8000"),
        ("2001:db8::5", "http://[2001:db8::5]:8000"),
    ],
)
def test_the_address_is_one_that_can_be_clicked(address: str, shown: str) -> None:
    assert room_address(address, 8000) == shown


def test_a_room_that_all_can_reach_tells_an_address_for_all() -> None:
    assert re.fullmatch(r"http://(localhost|\d+\.\d+\.\d+\.\d+):80", room_address("0.0.0.0", 80))
    assert "0.0.0.0" not in room_address("0.0.0.0", 80)


def test_it_says_where_it_is_when_it_is_open_and_good_bye_when_it_is_stopped(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("A page")
    run = subprocess.Popen(
        [*COMMAND, "--lang", "de", "--page", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=os.environ | {"XDG_DATA_HOME": str(tmp_path)},
    )
    assert run.stdout is not None
    impatient = Timer(PATIENCE, run.kill)
    impatient.start()
    open_line = run.stdout.readline()
    impatient.cancel()
    found = re.fullmatch(r"Der Salon ist offen: (http://localhost:\d+) – Strg-C schließt ihn\.\n", open_line)
    assert found, open_line
    with urllib.request.urlopen(found[1], timeout=PATIENCE) as answer:
        assert answer.read() == b"A page"
    run.send_signal(signal.SIGTERM)
    out, err = run.communicate(timeout=PATIENCE)
    assert run.returncode == 0
    assert out == "Der Salon ist geschlossen. Auf Wiedersehen!\n"
    assert set(levels_of_ours(err)) <= {"info"}
    assert (tmp_path / "parlour" / "parlour.db").exists()


def levels_of_ours(log: str) -> list[str]:
    """Return the log levels without granian's. One of its threads may warn during the shutdown."""
    lines = [json.loads(line) for line in log.splitlines()]
    return [line["level"] for line in lines if line["name"] != "_granian"]


def test_a_room_for_others_warns_that_any_name_will_do(tmp_path: Path) -> None:
    names: list[list[str]] = [[], ["--allowed-host", "parlour.example"]]
    arguments = ["--host", "0.0.0.0", "--log-level", "warning", "--lang", "en"]
    for given, warned in zip(names, (True, False), strict=True):
        run = subprocess.Popen(
            [*COMMAND, *arguments, *given],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"XDG_DATA_HOME": str(tmp_path)},
        )
        assert run.stdout is not None
        assert run.stdout.readline().startswith("The room is open at ")
        run.send_signal(signal.SIGTERM)
        _, err = run.communicate(timeout=PATIENCE)
        assert levels_of_ours(err) == ["warning"] * warned
        assert ("--allowed-host" in err) == warned


def test_ctrl_c_closes_the_room_quietly(tmp_path: Path) -> None:
    arguments = ["--database", f"sqlite:///{tmp_path / 'room.db'}", "--log-level", "warning", "--lang", "en"]
    child = pexpect.spawn(COMMAND[0], [*COMMAND[1:], *arguments], encoding="utf-8", timeout=PATIENCE)
    child.expect(r"The room is open at http://localhost:\d+")
    child.sendintr()
    child.expect("The room is closed. Good-bye!")
    child.expect(pexpect.EOF)
    assert (child.before or "").strip() == ""
    child.close()
    assert child.exitstatus == 0
