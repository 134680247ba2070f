"""The page about hosting, and the files it hands out, fit the server."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from parlour.cli import build
from parlour.cli.screen import Screen
from tests.paths import ROOT
from tests.server.pages import blocks, commands, page
from tests.server.running import Server

PAGE = page("hosting.md")
DEPLOY = ROOT / "deploy"


def serve_command() -> Any:
    """`parlour serve` as the command line knows it."""
    return typer.main.get_command(build(Screen("en"))).commands["serve"]  # type: ignore[attr-defined]


def uses_of_serve() -> Iterator[list[str]]:
    """What comes after `parlour serve`, wherever the page and its files run it."""
    for words in [words for block in blocks(PAGE, "sh") for words in commands(block.text)]:
        if "serve" in words:
            yield words[words.index("serve") + 1 :]
        elif words[:2] == ["podman", "run"]:
            yield words[words.index("parlour") + 1 :]
    unit = (DEPLOY / "parlour.service").read_text("utf-8")
    started = re.search(r"^ExecStart=((?:.*\\\n)*.*)$", unit, flags=re.M)
    assert started is not None
    yield next(commands(started[1]))[2:]
    entry = re.search(r"^ENTRYPOINT (.*)$", (DEPLOY / "Containerfile").read_text("utf-8"), flags=re.M)
    added = re.search(r"^ +command: (.*)$", (DEPLOY / "compose.yaml").read_text("utf-8"), flags=re.M)
    assert entry is not None
    assert added is not None
    yield [*json.loads(entry[1])[2:], *json.loads(added[1])]


def test_the_server_understands_how_it_is_started() -> None:
    """An option that there is not, or no longer, would be an error."""
    command = serve_command()
    given = [command.make_context("serve", list(arguments)).params for arguments in uses_of_serve()]
    assert len(given) >= 7
    assert {one["workers"] for one in given} == {"1", "4"}


def test_every_option_is_explained() -> None:
    options = {name for option in serve_command().params for name in option.opts} - {"--help"}
    explained = set(re.findall(r"`(--[a-z-]+)`", PAGE.partition("## All options")[2]))
    assert explained == options


def test_the_defaults_are_those_of_the_command() -> None:
    usual = {option.opts[0]: option.default for option in serve_command().params}
    rows = re.findall(r"^\| `(--[a-z-]+)` \| ([\d.,]+)", PAGE, flags=re.M)
    assert len(rows) == 11
    assert {name: value.replace(",", "") for name, value in rows} == {name: usual[name] for name, _ in rows}


def test_every_figure_is_explained(server: Server) -> None:
    figures = server.get("/metrics").body
    ours = set(re.findall(r"^# TYPE (parlour_\w+) ", figures, flags=re.M))
    explained = set(re.findall(r"`(parlour_\w+)(?:\{\w+\})?`", PAGE))
    assert {name for name in ours if not name.endswith("_created")} == explained


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "parlour.service").read_text("utf-8")
    unit = tmp_path / "parlour.service"
    unit.write_text(text.replace("/opt/parlour/bin/parlour", "/bin/true"), "utf-8")
    found = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (found.returncode, found.stderr) == (0, "")
